### Words that belong to no single game, and what the terminal says about each game.

# The name of this language.
language = English

## The command line: ids begin with `ui-`

# Asking.
ui-question = { $player }: { $question }
ui-you = you
ui-prompt = 1–{ $count }, a move, or ? for help:
ui-prompt-only = Enter for “{ $words }”, ? for help:
ui-prompt-done = Enter to go on, ? for help:
ui-prompt-enter = 1–{ $count }, ? for help, Enter for “{ $words }”:
ui-answer-needed = Choose one of the { $count } moves: type its number.
ui-no-such-number = There is no such number; the moves are numbered 1 to { $count }.
ui-no-choice = There is only one move here: Enter plays it.
ui-no-such-move = “{ $text }” is neither a move nor a command. Type ? for help.
ui-no-such-move-but = “{ $text }” is neither a move nor a command. Did you mean “{ $near }”?
ui-not-theirs = { $player } cannot do that now.
ui-no-such-player = “{ $text }” is not playing here; { $players } are.
ui-why-what = Ask about a move, in the notation on the right of the list: why { $example }
ui-why-possible = That is possible now.
ui-why-not = Not possible: { $move }. { $reason }
ui-log-empty = Nothing has happened yet.
ui-table-hidden = Type board for the whole table.

# What the commands are called; several names with a comma between them. The first is shown.
ui-command-board = board
ui-command-score = score
ui-command-log = log
ui-command-why = why
ui-command-hint = hint, advice
ui-command-explain = explain
ui-command-rules = rules
ui-command-undo = undo
ui-command-save = save
ui-command-quit = quit
ui-command-help = help

# Help.
ui-help-intro = Choose a move by its number, or type one of these:
ui-help-notation = a move in the notation on the right of the list
ui-help-score = everybody’s points so far, by source
ui-help-log = the latest events
ui-help-why = why a move is not possible now
ui-help-hint = what a strong bot would play in your place
ui-help-explain = why the bots chose their last moves; with a number or a colour, that player’s last ones
ui-help-undo = take your last move back, if nothing was revealed and nobody else has decided since
ui-help-save = save the game to a file
ui-help-quit = leave the table; the game stays saved
ui-help-help = this help
ui-rules-unknown = Nothing is known about “{ $text }”. Type rules alone for a list.

# Bots.
ui-thinking = { $player } is thinking …
ui-bot-lost-move = The bot { $bot } lost this move, and a random one was played instead: { $fault }
ui-hint-intro = How a strong bot in your place sees it:
ui-explain-about = { $player }: { $words }
ui-explain-nothing = No bot has had a choice since you sat down.
ui-explain-nothing-of = { $player } has had no choice since you sat down.
ui-explain-person = { $player } is not a bot.
ui-explain-secret = this choice is secret, or would give a secret away. It will be explained after the end.
ui-explain-rethought = It knew something that you do not. How bots of its kind see it with what you know:
ui-explain-lost = This move was lost, and a random one was played instead: { $fault }
ui-explain-mute = This bot does not say why.
ui-explain-visits = tries
ui-explain-share = win
ui-explain-legend = win: the expected share of the win, then everybody’s final points.
ui-explain-legend-search = tries: how often the search came back to a move. win: the expected share of the win, then everybody’s final points.
ui-explain-effort = { $simulations ->
        [one] { $simulations } simulation in { $seconds } s.
       *[other] { $simulations } simulations in { $seconds } s.
    }
ui-look-back = explain (or explain 2) for why the bots chose as they did, Enter to leave:

# Taking back.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-others = Others have decided since your last move: it cannot be taken back.
ui-undo-revealed = Your last move revealed something that was hidden: it cannot be taken back.

# Several people at one keyboard.
ui-pass-screen = Secret choices: please pass the screen to { $player }.
ui-pass-screen-uncleared = This screen cannot be cleared: what was shown before can still be read by scrolling up.
ui-pass-screen-prompt = { "[" }Enter] when nobody else is looking:

# Saving and leaving.
ui-save-where = Where to? Type save and the name of a file.
ui-saved = The game is saved. To continue: { $command }
ui-saved-end = The game is saved. To see it again: { $command }
ui-not-kept = The game is not being saved: { $reason }
ui-saving-to = The game is saved to { $file } after every move.
ui-quit-prompt = A file to save the game to, or Enter to leave without saving:
ui-quit-unsaved = Left without saving.
ui-quit-unplayed = Left before the first move.

# The end.
ui-won = { $players } wins with { $points } points.

# Starting.
ui-welcome = { $game }: { $players } players. ? for help at any time, quit to leave.
ui-intro-new = New here? Type rules for the terms of the game, ? for all commands.
ui-compiling-meanwhile = First start: the rules run interpreted while a second process compiles them for the next time.
ui-serving-meanwhile = First start: a second process is compiling the rules. They run interpreted until it is done, then switch over automatically.
ui-going-on = Continuing the saved game after move { $count }.
ui-compile-begins = { $part ->
        [bots] Compiling the bots of { $game } for this machine. This is done once and takes a few minutes …
        [envs] Compiling the environments of { $game } for this machine. This is done once …
       *[rules] Compiling the rules of { $game } for this machine. This is done once and takes a few minutes …
    }
ui-compile-waits = Another process is compiling { $game }. Waiting for it …
ui-compile-functions = { $count } functions compiled, { $seconds } s
ui-compile-done = Compiled in { $seconds } s.
ui-compile-warm = { $game } is compiled.

# The server.
ui-open-at = Newdawn is open at { $address }
ui-open-nearby = For others in your network: { $address }
ui-open-until = Ctrl-C closes it. All tables are kept.
ui-open-already = Newdawn is already open at { $address }
ui-open-closed = Closed. All tables are kept: { $command } opens them again.
ui-backed-up = { $tables ->
        [one] { $tables } table of { $database } is backed up to { $file }.
       *[other] { $tables } tables of { $database } are backed up to { $file }.
    }
ui-restored = { $tables ->
        [one] { $tables } table of { $file } is restored to { $database }.
       *[other] { $tables } tables of { $file } are restored to { $database }.
    }

# Checking a saved game.
ui-verify-moves = { $count ->
        [one] { $count } move was played again, and is legal.
       *[other] { $count } moves were played again, and all are legal.
    }
ui-verify-moves-fails = The game was not played like this: { $reason }
ui-verify-result = The result is what the rules say.
ui-verify-no-result = The game has no result: it was not played to its end.
ui-verify-resigned = The points are right; the game ended because players resigned.
ui-verify-agreed = The points are right; the game ended because all players agreed to end it.
ui-verify-fairness = The seed is fair: the server committed to its share before the start, with the commitment { $commitment }
ui-verify-fairness-fails = The seed is not fair: { $reason }
ui-verify-no-commitment = Nobody committed to the seed: this game has no commitment, as is always so for games in the terminal.
ui-verify-sealed-fails = The game is not over, and its file is sealed: nothing can be checked before the end.

# Positions and saved games.
ui-show-asked = { $player } decides: { $question }
ui-show-out-of-turn = { $player } could also do this now, out of turn:
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

# Tournaments.
ui-arena-rounded = { $games } games are played instead of { $asked }, so that on every seed everyone sits in every seat.
ui-arena-found = { $path } already holds { $count } of the games.
ui-arena-ray-started = No Ray cluster is running: starting one on this machine for this run.
ui-arena-worker-lost = The process that was playing game { $number } has died; the game will be played again.
ui-arena-stopped = Stopped. Games saved in { $path }: { $count }. To continue: { $command }
ui-arena-stopped-unsaved = Stopped. Games played, but not saved: { $count }. With --save FILE they would have been saved.
ui-arena-summary = { $games } games of { $game } with { $players } players; { $played } of them played now, in { $seconds } s
ui-arena-seats = Wins by seat, starting with the first: { $rates }
ui-arena-bot = bot
ui-arena-games = games
ui-arena-wins = wins
ui-arena-rate = win rate
ui-arena-interval = 95 % interval
ui-arena-line = even: { $rate }
ui-arena-above = above
ui-arena-below = below
ui-arena-level = no difference
ui-arena-points = points
ui-arena-mu = mu
ui-arena-sigma = sigma
ui-arena-ordinal = mu − 3 sigma
ui-arena-pace = ms a decision
ui-arena-simulations = simulations a second
ui-arena-lost-moves = lost moves
ui-arena-ratings = Ratings (Plackett-Luce): mu is the strength, sigma the doubt about it. The anchor { $bot } stays at { $mu }.
ui-arena-cross = How often the bot in the row finished ahead of the one in the column; a tie counts half:
ui-arena-reports = Moves that bots have lost:
ui-arena-report = game { $game }, seed { $seed }: { $text }
ui-arena-more-reports = … and { $count } more; --json has them all.

# Balance reports.
ui-balance-clock = { $bot } thinks by the clock: the same command will play different games. A number of simulations, such as { $example }, avoids that.
ui-balance-summary = { $games } games of { $game } with { $bot } in all seats, in { $seconds } s
ui-balance-players = players
ui-balance-games = games
ui-balance-points = points of a seat
ui-balance-best = of the best
ui-balance-shared = shared wins
ui-balance-none = No designed or inferred figure looks out of line.
ui-balance-named = { $count ->
        [one] { $count } thing with designed or inferred figures looks out of line:
       *[other] { $count } things with designed or inferred figures look out of line:
    }
ui-balance-more = … and { $count } more on the page.
ui-balance-lost = Moves that bots have lost: { $count }
ui-balance-page = The page: { $path }
ui-balance-data = The data: { $paths }

## Outlive on the terminal: ids begin with `ui-outlive-`

# The board. Signs such as ↑ and ☢ stand beside the words.
ui-outlive-board-setup = Setup
ui-outlive-board-day = Day { $day } of 6
ui-outlive-board-algae = { $state ->
        [yes] Algae: ready
        [none] Algae: –
       *[no] Algae: taken
    }
ui-outlive-board-prey = Endurance { $endurance } ({ $count } left)
ui-outlive-board-meat = Meat { $values }
ui-outlive-board-no-prey = No game left
ui-outlive-board-prey-below = below: { $seen }
ui-outlive-board-search = Search tiles: { $count }
ui-outlive-board-search-known = in order: { $seen }
ui-outlive-board-cans = { $count ->
        [one] { $count } can
       *[other] { $count } cans
    }
ui-outlive-board-event = { $cost } → { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ui-outlive-board-points = survival points: { $points }
ui-outlive-board-legend = The places form a ring; a hero walks one or two steps. Heroes: { $standing } activated, { $stuck } could not move, no sign: still to move. Forest, Mine, Fairgrounds: the game on top, its Meat for the 1st/2nd/3rd/later catch of that kind, [yours next]. Cities: what is left to find. Ship: strength, cans, ☺ survivor. Convoy: an open event’s price → points, ✓ overcome, ? still hidden, ☢ radiation at night.

# A shelter.
ui-outlive-shelter-room = Room
ui-outlive-shelter-survivors = Survivors
ui-outlive-shelter-upkeep = Feed
ui-outlive-shelter-unbuilt = not built
ui-outlive-shelter-used = used
ui-outlive-shelter-works = works
ui-outlive-shelter-rows = { $count } water
ui-outlive-shelter-airlock = Airlock, { $count } of { $most }
ui-outlive-shelter-permanent = permanent water { $count }
ui-outlive-shelter-gauge = Radioactivity { $points }
ui-outlive-shelter-due = Tonight: { $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    } for rooms, { $water } water for the airlock
ui-outlive-shelter-equipment = Equipment (✓ works, ○ used, ✗ broken: repair cost):
ui-outlive-shelter-caught = Game caught, by endurance: { $tiles }

# All players side by side: narrow headings.
ui-outlive-standings-points = pts
ui-outlive-standings-survivors = surv
ui-outlive-standings-rooms = rooms
ui-outlive-standings-equipment = equip
ui-outlive-standings-legend = ① first player. rooms: full/built. equip: working/owned.
ui-outlive-short-meat = meat
ui-outlive-short-water = water
ui-outlive-short-canned = cans
ui-outlive-short-wood = wood
ui-outlive-short-metal = metal
ui-outlive-short-microchip = chips
ui-outlive-short-munition = muni
ui-outlive-short-algae = algae
ui-outlive-short-empty = empty
ui-outlive-score-supplies = Tie-break: supplies
ui-outlive-score-goods = then: materials and munitions

# What a decision is about.
ui-outlive-setup-leaders = Your two leaders, one of whom you will keep:
ui-outlive-now-acting = { $hero } { $place }, { $points ->
        [one] { $points } action point left.
       *[other] { $points } action points left.
    }
ui-outlive-now-hunting = The prey has { $endurance } endurance left.
ui-outlive-now-waiting = A survivor is waiting to be taken in.
ui-outlive-now-pressure = { $attacker } puts { $defender } under pressure: { $points ->
        [one] { $points } point left.
       *[other] { $points } points left.
    }
ui-outlive-now-paying = Still due: { $count }.
ui-outlive-now-losing = { $cause ->
        [hunger] There is not enough to eat or drink. To lose: { $count }.
        [radiation] The radioactivity kills. To lose: { $count }.
       *[event] It is an event. To lose: { $count }.
    }
ui-outlive-now-settling = Still to settle: { $count }.
ui-outlive-now-discarding = Still to put back: { $count }.
ui-outlive-hint-room = { $places ->
        [one] { $places } place
       *[other] { $places } places
    }, feed { $upkeep }
ui-outlive-hint-cost = { $count ->
        [one] costs { $count } Material
       *[other] costs { $count } Materials
    }
ui-outlive-hint-endurance = Endurance { $endurance }
ui-outlive-hint-hunt = gives { $meat } Meat ({ $values })
ui-outlive-hint-pressure = presses { $targets }
ui-outlive-hint-exposed = exposed to { $attackers }
ui-outlive-hint-exposed-later = could be exposed to { $attackers }
ui-outlive-hint-legend = presses ●2: puts that player under 2 points of pressure. exposed to ●2: as things stand, that player’s next hero could do it to yours. could be exposed to ●2: only once a hero of that player has left that place.

# Help.
ui-outlive-help-board = the whole table again; with a number or a colour, that player’s shelter
ui-outlive-help-rules = what a term, a room, a tile or an event means
ui-outlive-rules-terms = rules and one of these words, or the name of a room, a tile, an event or a leader: { $terms }
ui-outlive-rules-event = To overcome it at night: { $cost }, for { $points ->
        [one] { $points } survival point
       *[other] { $points } survival points
    }.
ui-outlive-rules-feed = What a room with at least one survivor costs each night, in supplies. The airlock costs one Water for each row in use. Whatever is not paid costs a survivor.
ui-outlive-rules-prey = Meat for the 1st/2nd/3rd/later catch, by Endurance: { $values }.
ui-outlive-rules-token = { $group ->
        [supplies] A supply: it feeds survivors.
        [materials] A material: it builds rooms and repairs equipment.
       *[munitions] For hunting and for defence against pressure; neither a supply nor a material.
    } Found here: { $places }.
ui-outlive-rules-place = One for each action point: { $token }.
ui-outlive-rules-door = The door costs one Microchip for a visit.
ui-outlive-rules-ship = A hero takes the slot of its strength, if nobody stands there, and gets its canned goods; the survivor there may join. The first hero of the day takes the first player token.

# The words of the notation.
ui-outlive-verb-done = nothing more here; pass
ui-outlive-verb-discard = put back a drawn room
ui-outlive-verb-build = build the room on a space of your shelter, 1 to 7
ui-outlive-verb-settle = bring a survivor into a room, 1 to 7, or the airlock
ui-outlive-verb-lead = keep this leader
ui-outlive-verb-draw = draw a search tile from a city, at the start
ui-outlive-verb-return = put back a search tile, at the start
ui-outlive-verb-place = place a hero by its strength, at the start
ui-outlive-verb-move = walk a hero to a place and activate it
ui-outlive-verb-hook = walk a hero to the Cargo Ship, one slot higher with the Grappling Hook
ui-outlive-verb-stay = leave all heroes that cannot move where they are
ui-outlive-verb-bat = swing the Baseball Bat at a player, counted by seat
ui-outlive-verb-tribute = hand over a token after pressure
ui-outlive-verb-take = take a token from the place for one action point
ui-outlive-verb-algae = harvest the algae of the Military Base for one action point
ui-outlive-verb-unlock = open the Dam’s door
ui-outlive-verb-search = draw a search tile for one action point
ui-outlive-verb-salvage = take an equipment tile from the city, broken, for one action point
ui-outlive-verb-hunt = hunt a wild game tile: 1 is the one on top
ui-outlive-verb-strike = end the hunt: pay the remaining Endurance with action points
ui-outlive-verb-use = use an equipment tile
ui-outlive-verb-room = use the room on a space of your shelter, 1 to 7
ui-outlive-verb-look = look through the search pile of a city
ui-outlive-verb-pay = spend a token
ui-outlive-verb-lose = lose a survivor from a room, 1 to 7, or from the airlock
ui-outlive-verb-overcome = overcome an event: pay its price and win its points
ui-outlive-verb-waive = let a discount cover a token
ui-outlive-verb-repair = repair an equipment tile: pay its price
ui-outlive-verb-destroy = discard an equipment tile for the materials of its price

# The end.
ui-outlive-won-tied = { $players } wins: several have { $points } points, and the tie-break decides: more supplies, then more materials and munitions.
ui-outlive-won-shared = { $players } share the win: { $points } points, and the same supplies, materials and munitions.

# Starting.
ui-outlive-intro-aim = Lead your tribe through six days; the most survival points at the end win.
ui-outlive-intro-course = By day your four heroes gather, hunt and search; by night your shelter must eat.

# Simulations and figures.
ui-outlive-components-rooms = { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
ui-outlive-components-slot = { $count ->
        [one] slot { $slot }: { $count } can
       *[other] slot { $slot }: { $count } cans
    }

## Paris: New Eden on the terminal: ids begin with `ui-eden-`

# The board. Letters stand for survivors (T B H S F z) and equipment (b h s); they are the same in all languages.
ui-eden-board-dice = Dice
ui-eden-board-tokens = Tokens
ui-eden-board-next = Then:
ui-eden-board-aside = Prelude:
ui-eden-board-missions = { $count ->
        [one] Deck: { $count } mission
       *[other] Deck: { $count } missions
    }
ui-eden-board-taken = Dice taken, of { $each }: { $taken }
ui-eden-buildings = Buildings
ui-eden-victory-points = victory points: { $points }
ui-eden-board-legend = B b is an equipped brawler. Events: 2B/H → 3 takes 2 equipped brawlers or healers, for 3 points; ▲✓ would overcome it, ●1 is 1 short. Buildings: what is printed on each; +9? are still in the deck; on the right everybody’s strength, 2–4 with the wilds that could join it. Then: the token on top of each stack for the seasons to come.

# A refuge.
ui-eden-refuge-survivors = Survivors, { $count } (zone { $zone }):
ui-eden-refuge-equipment = Equipment
ui-eden-refuge-equipped = equipped
ui-eden-refuge-buildings = Buildings, { $count }:
ui-eden-refuge-powers = Powers:
ui-eden-refuge-missions = Missions in hand: { $count }
ui-eden-refuge-drawn = Missions drawn, to choose from:
ui-eden-feeding-by-farmers = Feeding takes { $needed ->
        [one] { $needed } farmer
       *[other] { $needed } farmers
    } ({ $farmers } here) → { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ui-eden-feeding-by-cans = Feeding takes { $needed ->
        [one] { $needed } farmer
       *[other] { $needed } farmers
    } ({ $farmers } here) and { $cans ->
        [one] { $cans } Can
       *[other] { $cans } Cans
    } of { $held } → { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ui-eden-feeding-short = Feeding takes { $needed ->
        [one] { $needed } farmer
       *[other] { $needed } farmers
    } ({ $farmers } here) and { $cans ->
        [one] { $cans } Can
       *[other] { $cans } Cans
    } ({ $held } here): not possible, no { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ui-eden-mission-at-least = { $count } of { $least }
ui-eden-mission-compared = { $mine } against { $theirs }
ui-eden-mission-holder = with { $seat }
ui-eden-mission-nobody = with nobody
ui-eden-mission-ready = can be placed
ui-eden-mission-lacks = lacks { $survivors }

# All players side by side: narrow headings.
ui-eden-standings-points = pts
ui-eden-standings-cans = cans
ui-eden-standings-missions = miss
ui-eden-standings-population = pop
ui-eden-standings-feeding = feed
ui-eden-standings-legend = ① first player. pts: points for events and feeding; missions, powers and Binoculars count at the end. miss: missions in hand. pop: all survivors. feed: ✓3 can be fed, for 3 points; ✓3 −2 with 2 Cans; ✗ −1 is one Can short.
ui-eden-score-survivors = Tie-break: survivors
ui-eden-population-track = Survivors → farmers needed (points): { $zones }.

# What a decision is about.
ui-eden-now-keeping = To keep: { $count }.
ui-eden-now-taking = Die { $number } of { $each }.
ui-eden-now-acquiring = { $buildings }: your strength { $strength }, the others { $others }.
ui-eden-group-swap = Swap: { $location }
ui-eden-offer-tower = turn one of { $count } events face down{ $heroine ->
        [yes] {" "}and take the Heroine
       *[no] {""}
    }
ui-eden-offer-bridge = { $drawn ->
        [one] draw { $drawn } mission, keep { $kept }
       *[other] draw { $drawn } missions, keep { $kept }
    }
ui-eden-hint-event = event { $before } → { $after }
ui-eden-hint-feeding = feed { $before } → { $after }
ui-eden-hint-legend = H 1 → 2 · ●3: your strength in healer buildings would grow from 1 to 2, and ● has 3. A New Building can be placed at any moment; while another person at this keyboard is being asked, type your name or colour and its move.

# Help.
ui-eden-help-board = the whole table again; with a number or a colour, that player’s refuge
ui-eden-help-rules = what a term, a letter, a location, a power or a card means
ui-eden-rules-terms = rules and one of these words, or a letter, a location, a power or a card in notation: { $terms }

# The words of the notation.
ui-eden-verb-done = nothing more; announce; do not feed
ui-eden-verb-recruit = take a survivor token, in the prelude or at the Train Station
ui-eden-verb-keep = keep one of the missions drawn
ui-eden-verb-take = take a die with this face from a location
ui-eden-verb-swap = the power that swaps two dice: the first of them
ui-eden-verb-with = the power that swaps two dice: the other one
ui-eden-verb-flip = Tower: turn an event face down
ui-eden-verb-equip = City Center: take equipment
ui-eden-verb-bat = City Center: take the Bat
ui-eden-verb-binoculars = City Center: take the Binoculars
ui-eden-verb-add = add a wild die or a wild token to your strength: die or token
ui-eden-verb-claim = claim a building that is face up
ui-eden-verb-draw = the power that claims the first card of the deck
ui-eden-verb-place = place a New Building, at any moment
ui-eden-verb-feed = feed your people, with Cans where farmers are missing

# The end.
ui-eden-won-tied = { $players } wins: several have { $points } points, and the tie-break decides: more survivors.
ui-eden-won-shared = { $players } share the win: { $points } points, and the same number of survivors.

# Starting.
ui-eden-intro-aim = You have one year to build a refuge in Paris; the most victory points win.
ui-eden-intro-course = Each season: take dice, claim buildings, overcome an event, feed your people.
