### Paris: New Eden on the terminal: ids begin with `ui-eden-`.

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
ui-eden-intro-aim = You have one year to build a refuge in Paris; whoever has the most victory points at the end wins.
ui-eden-intro-course = Each season: take dice, claim buildings, overcome an event, feed your people.
