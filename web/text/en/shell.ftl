### The bars around the board: decisions, top bar, keyboard, planning, connection.

## The action bar

shell-actions = Your decision
shell-choices = What you can do
shell-out-of-turn = You may do this now, out of turn
shell-points-left = { $count ->
        [one] { $count } point left
       *[other] { $count } points left
    }
shell-widen = { $what }: show all choices again
shell-pointed = this spot
shell-you-have = You have { $count }
shell-open-group = { $title }: show its choices one by one
shell-back-from-group = Back from { $title }
shell-why-not = Why not … ({ $count })
shell-scroll-back = Earlier choices
shell-scroll-on = More choices
shell-sheet-up = Show the choices
shell-sheet-down = Show the board

# What a move would do.
shell-after = After this
shell-now = Now
shell-becomes = becomes
shell-score = Score
shell-unchanged = { $points }, unchanged
shell-unknown = not known yet
shell-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }

# Steps.
shell-undo = Undo
shell-restart = Restart turn
shell-confirm = Confirm
shell-sending = Sending …
shell-choose-first = Choose something first
shell-nothing-to-undo = { $why ->
        [undo-others] Others have decided since your last move: it stands.
        [undo-revealed] Your last move revealed something that was hidden: it stands.
        [undo-bot] A bot made your last move while you were away: it stands.
       *[undo-nothing] You have no move to take back.
    }
shell-ends = The game ends
shell-then = { $count ->
        [one] then it is { $names }’s turn
       *[other] then { $names } decide
    }
shell-goes-on = Then you go on
shell-leaves-by-itself = In a moment. Tap to hold
shell-still = { $count ->
        [one] { $names } is still deciding
       *[other] { $names } are still deciding
    }
shell-no-undo = { $what ->
        [others] No undo: others decide next
       *[something] No undo: it reveals something
    }

# What is composed before it is played.
shell-composed = Your turn so far
shell-leave-out = { $by ->
        [you] { $what }: take it out, with all that follows
       *[game] Done for you: { $what }. Take it out and decide yourself
    }
shell-fewer = Once less: { $what }
shell-all-of = { $count } times: { $what }

# Hints.
shell-hint = Hint
shell-hint-thinking = A bot is thinking …
shell-hint-waiting = Waiting for a bot, { $before } before you …
shell-rank = No. { $rank }
shell-advised = A bot’s choice { $rank }
shell-advised-share = A bot’s choice { $rank }, { $percent } % to win

# How fast bots play and things move.
shell-pace = Pace
shell-pace-of = { $speed ->
        [slow] Slow
        [normal] Normal
        [fast] Fast
       *[none] At once
    }
shell-pace-held-up = Somebody else wishes for a slower pace.

## Waiting and planning

shell-waiting-for = { $count ->
        [0] The game continues …
       *[other] Waiting for { $names }
    }
shell-spectator = You are watching.
shell-you-resigned = You have resigned: a bot is playing your seat to the end.
shell-bot-plays-for-you = A bot is playing for you.
shell-come-back = Take my seat back
shell-absent = { $name } is absent.
shell-replace = Let a bot step in
shell-plan = Plan ahead
shell-planning = What do you plan?
shell-plan-done = Finish planning
shell-plan-list = Your plan
shell-unplan = Remove from the plan: { $move }
shell-as-planned = As planned
shell-plan-lost = No longer possible: { $move }.
shell-time-left = Time left: { $time }
shell-days-hours = { $days } d { $hours } h
shell-seat-away = away, a bot is playing
shell-seat-offline = not here
shell-seat-resigned = resigned
shell-your-turn = It is your turn
shell-your-turn-question = Your turn: { $question }

# Several people on one device.
shell-eyes-of = You see the table as { $name }
shell-pass-to = Pass to { $name }
shell-hand-device = Pass the device to { $name }
shell-hand-device-about = What { $name } may see appears once the button is pressed.
shell-here-i-am = I am { $name }: show my side
shell-not-yet = Not yet

## After the game

shell-won = { $me ->
        [yes] { $count ->
            [one] You have won
           *[other] You share the win: { $names }
        }
       *[no] { $count ->
            [one] { $names } has won
           *[other] { $names } have won together
        }
    }
shell-no-winner = Nobody has won
shell-stopped = The game has stopped
shell-ended-played = The game was played to its end.
shell-ended-resigned = The game ended because players resigned.
shell-ended-agreed = The players agreed to end the game.
shell-result = Result
shell-rematch = Rematch
shell-to-rematch = To the next game
shell-replay = Replay
shell-export = Export
shell-open-up = Agree to open everything

## The top bar

shell-to-lobby = To the lobby
shell-to-table = To the table
shell-tools = Tools
shell-rules = Rules
shell-boards = Boards
shell-board-of = Board: { $name }
shell-you = { $name } (you)
shell-log = Log and chat
shell-menu = Menu
shell-language = Language: { $name }
shell-languages = Language
shell-settings = Settings
shell-keys = Keyboard
shell-sound-on = Turn sound on
shell-sound-off = Turn sound off
shell-replay-so-far = The game so far
shell-hand-over = Let a bot play for me
shell-propose-end = { $agreed ->
        [0] Propose to end the game
       *[other] Agree to end the game
    }
shell-end-proposed = { $count ->
        [one] { $names } proposes to end the game now.
       *[other] { $names } propose to end the game now.
    }
shell-propose-end-sure = End the game now? It ends when everybody agrees.
shell-withdraw-end = Play on after all
shell-resign = Resign
shell-resign-sure = Give up this game? A bot will play your seat to the end.
shell-play-on = Play on

shell-order = Order
shell-turn-order = Turn order
shell-decides = { $name } decides

shell-status-connecting = Connecting …
shell-status-reconnecting = Reconnecting …
shell-status-offline = Offline
shell-unsent = { $count ->
        [one] { $count } move not sent yet
       *[other] { $count } moves not sent yet
    }

## The keyboard

shell-keys-about = Keys do nothing while you are typing or while a dialog is open.
shell-keys-rules = Right-click, long-press or the menu key opens the rule for anything on the board.
shell-key-choose = Choose
shell-key-confirm = Confirm, or press whatever has the focus
shell-key-walk = Go through the choices; on the board, to the next spot
shell-key-clear = Clear what was chosen
shell-key-undo = Undo
shell-key-restart = Restart the turn
shell-key-hint = Ask for a hint
shell-key-plan = Plan ahead
shell-key-boards = All boards
shell-key-score = Score
shell-key-log = Log and chat
shell-key-map = This map
