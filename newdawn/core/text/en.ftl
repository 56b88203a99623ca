### Words that are no game's.

# The name of this language.
language = English

## The command line: ids begin with `ui-`

# The board. Signs such as ↑ and ☢ stand beside the words.
ui-board-setup = Setup
ui-board-day = Day { $day } of 6
ui-board-algae = { $state ->
        [yes] Algae: ready
        [none] Algae: –
       *[no] Algae: taken
    }
ui-board-prey = Endurance { $endurance } ({ $count } left)
ui-board-meat = Meat { $values }
ui-board-no-prey = No game left
ui-board-prey-below = below: { $seen }
ui-board-search = Search tiles: { $count }
ui-board-search-known = in order: { $seen }
ui-board-cans = { $count ->
        [one] { $count } can
       *[other] { $count } cans
    }
ui-board-event = { $cost } → { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ui-board-points = survival points: { $points }
ui-board-legend = The places form a ring; a hero walks one or two steps. Heroes: { $standing } activated, { $stuck } could not move, no sign: still to move. Forest, Mine, Fairgrounds: the game on top, its Meat for the 1st/2nd/3rd/later catch of that kind, [yours next]. Cities: what is left to find. Ship: strength, cans, ☺ survivor. Convoy: an open event’s price → points, ✓ overcome, ? still hidden, ☢ radiation at night.

# A shelter.
ui-shelter-room = Room
ui-shelter-survivors = Survivors
ui-shelter-upkeep = Feed
ui-shelter-unbuilt = not built
ui-shelter-used = used
ui-shelter-works = works
ui-shelter-rows = { $count } water
ui-shelter-airlock = Airlock, { $count } of { $most }
ui-shelter-permanent = permanent water { $count }
ui-shelter-gauge = Radioactivity { $points }
ui-shelter-due = Tonight: { $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    } for rooms, { $water } water for the airlock
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
ui-short-algae = algae
ui-short-empty = empty
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
ui-hint-room = { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, feed { $upkeep }
ui-hint-cost = { $count ->
        [one] costs { $count } Material
       *[other] costs { $count } Materials
    }
ui-hint-endurance = Endurance { $endurance }
ui-hint-hunt = gives { $meat } Meat ({ $values })
ui-hint-pressure = presses { $targets }
ui-hint-exposed = exposed to { $attackers }
ui-hint-exposed-later = could be exposed to { $attackers }
ui-hint-legend = presses ●2: puts that player under 2 points of pressure. exposed to ●2: as things stand, that player’s next hero could do it to yours. could be exposed to ●2: only once a hero of that player has left that place.

# Asking.
ui-question = { $player }: { $question }
ui-you = you
ui-prompt = 1–{ $count }, a move, or ? for help:
ui-prompt-only = Enter for “{ $words }”, ? for help:
ui-prompt-done = Enter to go on, ? for help:
ui-prompt-enter = 1–{ $count }, ? for help, Enter for “{ $words }”:
ui-answer-needed = Choose one of the { $count } moves: type its number.
ui-no-such-number = There is no such number; the moves have 1 to { $count }.
ui-no-choice = There is only one move here: Enter plays it.
ui-no-such-move = “{ $text }” is neither a move nor a command. Type ? for help.
ui-no-such-move-but = “{ $text }” is neither a move nor a command. Did you mean “{ $near }”?
ui-no-such-player = “{ $text }” does not play here; { $players } do.
ui-why-what = Ask with a move, in the notation at the right of the list: why move 5 cargo
ui-why-possible = That is possible now.
ui-why-not = Not possible: { $move }. { $reason }
ui-log-empty = Nothing has happened yet.
ui-table-hidden = Type board for the whole table.

# What the commands are called; several names with a comma between them. The first is shown.
ui-command-board = board
ui-command-score = score
ui-command-log = log
ui-command-why = why
ui-command-rules = rules
ui-command-undo = undo
ui-command-save = save
ui-command-quit = quit
ui-command-help = help

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
ui-help-quit = leave the table; the game stays saved
ui-help-help = this help
ui-rules-terms = rules and one of these words, or the name of a room, a tile, an event or a leader: { $terms }
ui-rules-unknown = Nothing is known about “{ $text }”. Type rules alone for a list.
ui-rules-event = To overcome it at night: { $cost }, for { $points ->
        [one] { $points } survival point
       *[other] { $points } survival points
    }.
ui-rules-feed = What a room with at least one survivor costs each night, in supplies. The airlock costs one Water for each row in use. Whatever is not paid costs a survivor.
ui-rules-prey = Meat for the 1st/2nd/3rd/later catch, by Endurance: { $values }.
ui-rules-token = { $group ->
        [supplies] A supply: it feeds survivors.
        [materials] A material: it builds rooms and repairs equipment.
       *[munitions] For hunting and for defence against pressure; neither a supply nor a material.
    } Found here: { $places }.
ui-rules-place = One for each action point: { $token }.
ui-rules-door = The door costs one Microchip for a visit.
ui-rules-ship = A hero takes the slot of its strength, if nobody stands there, and gets its canned goods; the survivor there may join. The first hero of the day takes the first player token.

# The words of the notation.
ui-verb-done = nothing more here; pass
ui-verb-discard = put a drawn room back
ui-verb-build = build the room on a space of your shelter, 1 to 7
ui-verb-settle = bring a survivor into a room, 1 to 7, or the airlock
ui-verb-lead = keep this leader
ui-verb-draw = draw a search tile of a city, at the start
ui-verb-return = put a search tile back, at the start
ui-verb-place = place a hero by its strength, at the start
ui-verb-move = walk a hero to a place and activate it
ui-verb-hook = walk a hero to the Cargo Ship, one slot higher with the Grappling Hook
ui-verb-stay = leave all heroes that cannot move where they are
ui-verb-bat = swing the Baseball Bat at a player, counted by seat
ui-verb-tribute = hand a token over after pressure
ui-verb-take = take a token of the place for one action point
ui-verb-algae = harvest the algae of the Military Base for one action point
ui-verb-unlock = open the Dam’s door
ui-verb-search = draw a search tile for one action point
ui-verb-salvage = take an equipment tile of the city, broken, for one action point
ui-verb-hunt = hunt a wild game tile: 1 is the one on top
ui-verb-strike = end the hunt: pay the Endurance that is left with action points
ui-verb-use = use an equipment tile
ui-verb-room = use the room on a space of your shelter, 1 to 7
ui-verb-look = look through the search pile of a city
ui-verb-pay = spend a token
ui-verb-lose = lose a survivor of a room, 1 to 7, or of the airlock
ui-verb-overcome = overcome an event: pay its price and win its points
ui-verb-waive = let a discount cover a token
ui-verb-repair = repair an equipment tile: pay its price
ui-verb-destroy = discard an equipment tile for the materials of its price

# Taking back.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-others = Others have decided since your last move: it cannot be taken back.
ui-undo-revealed = Your last move revealed something that was hidden: it cannot be taken back.

# Several people at one keyboard.
ui-pass-screen = Secret choices: please pass the screen to { $player }.
ui-pass-screen-uncleared = This screen cannot be cleared: what was shown before can still be read further up.
ui-pass-screen-prompt = { "[" }Enter] when nobody else is looking:

# Saving and leaving.
ui-save-where = Where to? Type save and the name of a file.
ui-saved = The game is saved. To go on: { $command }
ui-saved-end = The game is saved. To see it again: { $command }
ui-not-kept = The game is not being saved: { $reason }
ui-saving-to = The game is saved to { $file } after every move.
ui-quit-prompt = A file to save the game to, or Enter to leave without saving:
ui-quit-unsaved = Left without saving.
ui-quit-unplayed = Left before the first move.

# The end.
ui-won = { $players } wins with { $points } points.
ui-won-tied = { $players } wins: several have { $points } points, and the tie-break decides: more supplies, then more materials and munitions.
ui-won-shared = { $players } share the win: { $points } points, and the same supplies, materials and munitions.

# Starting.
ui-welcome = { $game }: { $players } players. ? for help at any time, quit to leave.
ui-intro-aim = Lead your tribe through six days; the most survival points at the end win.
ui-intro-course = By day your four heroes gather, hunt and search; by night your shelter must eat.
ui-intro-new = New here? Type rules for the words of the game, ? for all commands.
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
ui-replay-short = There are only { $count } moves.

# Simulations and figures.
ui-sim-games = games
ui-sim-summary = { $games } games of { $game }, { $decisions } decisions in { $seconds } s: { $decisionrate } decisions and { $gamerate } games a second
ui-sim-seat = seat
ui-sim-player = player
ui-sim-wins = wins
ui-sim-share = share
ui-sim-points = points
ui-components-summary = { $count } figures: { $kinds }. Digest { $digest }.
ui-components-correct = To correct a figure: copy { $path }, change the copy, and add --components and its name, as in: newdawn play { $game } --components my.toml
ui-components-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-components-rooms = { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
ui-components-slot = { $count ->
        [one] slot { $slot }: { $count } can
       *[other] slot { $slot }: { $count } cans
    }
