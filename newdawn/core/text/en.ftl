### Words that are no game's.

# The name of this language.
language = English

## The command line: ids begin with `ui-`

# The board. Signs such as ↑ and ☢ stand beside the words.
ui-board-setup = Setup
ui-board-day = Day { $day } of 6
ui-board-algae = { $state ->
        [yes] Algae: ready
       *[no] Algae: taken
    }
ui-board-prey = Endurance { $endurance } ({ $count } left)
ui-board-no-prey = No game left
ui-board-prey-below = below: { $seen }
ui-board-search = Search tiles: { $count }
ui-board-search-known = in order: { $seen }
ui-board-cans = { $count ->
        [one] { $count } can
       *[other] { $count } cans
    }
ui-board-points = survival points: { $points }
ui-board-legend = The places form a ring; a hero walks one or two steps. Heroes: { $standing } activated, { $stuck } could not move, no sign: still to move. Forest, Mine, Fairgrounds: the Endurance of the game on top. Ship: strength, cans, ☺ survivor. Convoy: ✓ overcome, ? still hidden, ☢ radiation at night.

# A shelter.
ui-shelter-room = Room
ui-shelter-survivors = Survivors
ui-shelter-upkeep = Upkeep
ui-shelter-unbuilt = not built
ui-shelter-used = used
ui-shelter-works = works
ui-shelter-rows = { $count } water
ui-shelter-airlock = Airlock, { $count } of { $most }
ui-shelter-permanent = permanent water { $count }
ui-shelter-gauge = Radioactivity { $points }
ui-shelter-due = Tonight: { $supplies } supplies for rooms, { $water } water for the airlock
ui-shelter-equipment = Equipment (✓ works, ○ used, ✗ broken: repair cost):
ui-shelter-caught = Game caught, by endurance: { $tiles }

# All players side by side: narrow headings.
ui-standings-points = pts
ui-standings-survivors = surv
ui-standings-rooms = rooms
ui-standings-equipment = equip
ui-standings-legend = ① first player. rooms: full/built. equip: working/owned.
ui-short-meat = meat
ui-short-water = water
ui-short-canned = cans
ui-short-wood = wood
ui-short-metal = metal
ui-short-microchip = chips
ui-short-munition = muni
ui-score-supplies = Tie-break: supplies
ui-score-goods = then: materials and munitions

# What a decision is about.
ui-setup-leaders = Your two leaders, one of whom you will keep:
ui-now-acting = { $hero } { $place }, { $points ->
        [one] { $points } action point left.
       *[other] { $points } action points left.
    }
ui-now-hunting = The prey has { $endurance } endurance left.
ui-now-waiting = A survivor waits to be taken in.
ui-now-pressure = { $attacker } puts { $defender } under pressure: { $points ->
        [one] { $points } point left.
       *[other] { $points } points left.
    }
ui-now-paying = Still due: { $count }.
ui-now-losing = { $cause ->
        [hunger] There is not enough to eat or drink. To lose: { $count }.
        [radiation] The radioactivity kills. To lose: { $count }.
       *[event] It is an event. To lose: { $count }.
    }
ui-now-settling = Still to settle: { $count }.
ui-now-discarding = Still to put back: { $count }.
ui-hint-room = { $places } places, upkeep { $upkeep }
ui-hint-pressure = presses { $targets }
ui-hint-exposed = exposed to { $attackers }
ui-hint-legend = presses ●2: puts that player under 2 points of pressure. exposed to ●2: that player’s next hero could do it to yours.

# Asking.
ui-question = { $player }: { $question }
ui-you = you
ui-prompt = 1–{ $count }, a move, or ? for help:
ui-prompt-only = Enter for “{ $words }”, ? for help:
ui-prompt-enter = 1–{ $count }, ? for help, Enter for “{ $words }”:
ui-answer-needed = Choose one of the { $count } moves: type its number.
ui-no-such-number = There is no such number; the moves have 1 to { $count }.
ui-no-such-move = “{ $text }” is neither a move nor a command. Type ? for help.
ui-no-such-move-but = “{ $text }” is neither a move nor a command. Did you mean “{ $near }”?
ui-no-such-player = “{ $text }” does not play here; { $players } do.
ui-why-what = Ask with a move, in the notation at the right of the list: why move 5 cargo
ui-why-possible = That is possible now.
ui-why-not = Not possible: { $move }. { $reason }

# Help.
ui-help-intro = Choose a move by its number, or type one of these:
ui-help-notation = a move in the notation at the right of the list
ui-help-board = the whole table again; with a number or a colour, that player’s shelter
ui-help-score = everybody’s points so far, by source
ui-help-log = the latest events
ui-help-why = why a move is not possible now
ui-help-rules = what a term, a room, a tile or an event means
ui-help-undo = take your last move back, if nothing was revealed and nobody else has decided since
ui-help-save = save the game to a file
ui-help-quit = leave the table
ui-rules-terms = rules and one of these words, or the name of a room, a tile, an event or a leader: { $terms }
ui-rules-unknown = Nothing is known about “{ $text }”. Type rules alone for a list.

# Taking back.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-others = Others have decided since your last move: it cannot be taken back.
ui-undo-revealed = Your last move revealed something that was hidden: it cannot be taken back.

# Several people at one keyboard.
ui-pass-screen = Secret choices: please pass the screen to { $player }.
ui-pass-screen-prompt = { "[" }Enter] when nobody else is looking:

# Saving and leaving.
ui-save-where = Where to? Type save and the name of a file.
ui-saved = The game is saved. To go on: { $command }
ui-saved-end = The game is saved. To see it again: { $command }
ui-quit-prompt = A file to save the game to, or Enter to leave without saving:
ui-quit-unsaved = Left without saving.

# The end.
ui-won = { $players } wins with { $points } points.
ui-won-tied = { $players } wins: several have { $points } points, and the tie-break decides: more supplies, then more materials and munitions.
ui-won-shared = { $players } share the win: { $points } points, and the same supplies, materials and munitions.

# Starting.
ui-welcome = { $game }: { $players } players. ? for help at any time, quit to leave.
ui-compiling-meanwhile = First start: the rules run interpreted while a second process compiles them for the next time.
ui-going-on = Going on with the saved game after move { $count }.
ui-compile-begins = Compiling { $game } for this machine. This is done once and takes some minutes …
ui-compile-waits = Another process is compiling { $game }. Waiting for it …
ui-compile-functions = { $count } functions compiled, { $seconds } s
ui-compile-done = Compiled in { $seconds } s.
ui-compile-warm = { $game } is compiled.

# Positions and saved games.
ui-show-asked = { $player } decides: { $question }
ui-show-over = The game is over.
ui-replay-title = { $game }: { $players } players, { $count } moves
ui-replay-move = Move { $number }: { $player } – { $words }
ui-replay-open = The game is not finished; this is where it stands.
ui-replay-checked = All { $count } moves are legal.

# Simulations and figures.
ui-sim-games = games
ui-sim-summary = { $games } games of { $game }, { $decisions } decisions in { $seconds } s: { $decisionrate } decisions and { $gamerate } games a second
ui-sim-seat = seat
ui-sim-player = player
ui-sim-wins = wins
ui-sim-share = share
ui-sim-points = points
ui-components-summary = { $count } figures: { $kinds }. Digest { $digest }.
