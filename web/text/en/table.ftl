### The table itself.

loading = Loading …
to-the-lobby = To the lobby
board = Board
seat-open = open seat
bot-name = { $level } bot
name-of = { $name }’s
# French drops the e before a vowel.
name-of-vowel = { $name }’s
hint-none = The bot has no advice now.
server-unreachable = The server cannot be reached.
server-failed = Something went wrong on the server.
title-table = { $turn ->
        [mine] ● Your turn
       *[others] Newdawn
    } – { $game }
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
close = Close
