### The score, and the end of a game.

score = Score
score-table = In numbers
score-scored = Scored so far
score-now = If it ended now
score-secret = ? stands for points that are still hidden.
score-winner = won
end-winners = { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    }
end-you-won = You have won
end-no-winner = Nobody has won
end-played = The game was played to its end.
end-resigned = The game ended because players resigned.
end-agreed = The players agreed to end the game.
end-rematch = Play again
end-to-rematch = To the next game
end-save = Save as a file
end-share = Copy the link
end-copied = Link to this game copied.
end-sources = Where the points come from
end-course = How it went
end-turns = Turning points
course-about = Every player’s points after each move. The table below has the same numbers.
course-table = As a table
turn-move = Move { $number }
turn-lead = { $player } takes the lead, { $points } to { $next }.
turn-swing = { $player }: { $change } ({ $part })
turn-none = There were no big swings.
fairness = Was the shuffle fair?
fairness-about = Before the start, the server committed to its share of the seed by publishing this hash. Together with the players’ shares, it gives the seed of the whole game.
fairness-commitment = Published before the start
fairness-share = The server’s share, published at the end
fairness-nonces = The players’ shares
fairness-verify = Save the game as a file and check everything yourself:
