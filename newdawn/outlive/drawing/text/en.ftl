### Outlive on the terminal: ids begin with `ui-outlive-`.

# The board. Signs such as ↑ and ☢ stand beside the words.
ui-outlive-board-setup = Setup
ui-outlive-board-day = Day { $day } of { $days }
ui-outlive-board-algae = { $state ->
        [yes] Algae: ready
        [none] Algae: –
       *[no] Algae: taken
    }
ui-outlive-board-prey = Endurance { $endurance } ({ $count } left)
ui-outlive-board-meat = Meat { $values }
ui-outlive-board-no-prey = No wild game left
ui-outlive-board-prey-below = below: { $seen }
ui-outlive-board-search = Search tiles: { $count }
ui-outlive-board-search-known = in order: { $seen }
ui-outlive-board-cans = { $count } Canned Goods
ui-outlive-board-event = { $cost } → { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
ui-outlive-board-points = survival points: { $points }
ui-outlive-board-legend = The locations form a ring; a hero walks up to { $steps } { $steps ->
        [one] location
       *[other] locations
    }. Heroes: { $standing } activated, { $stuck } could not move, no sign: still to move. Forest, Mine, Fairgrounds: the wild game on top, its Meat for the 1st/2nd/3rd/later catch of that kind, [yours next]. Cities: what is left to find. Ship: strength, Canned Goods, ☺ survivor. Convoy: an open event’s price → points, ✓ overcome, ? still hidden, ☢ radiation at night.

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
ui-outlive-shelter-due = Tonight: { $have } of { $need ->
        [one] { $need } supply
       *[other] { $need } supplies
    } (airlock: { $rows } water)
ui-outlive-shelter-hunger = { $count ->
        [one] { $count } survivor will be lost to hunger
       *[other] { $count } survivors will be lost to hunger
    }
ui-outlive-shelter-equipment = Equipment (✓ works, ○ used, ✗ broken: repair cost):
ui-outlive-shelter-caught = Wild game caught, by Endurance: { $tiles }

# All players side by side: narrow headings.
ui-outlive-standings-points = pts
ui-outlive-standings-survivors = surv
ui-outlive-standings-rooms = rooms
ui-outlive-standings-equipment = equip
ui-outlive-standings-legend = ① first player. rooms: full/built. equip: working/owned.
ui-outlive-short-meat = meat
ui-outlive-short-water = water
ui-outlive-short-canned = canned
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
ui-outlive-now-acting = { $hero } { $place }, { $points } of { $all ->
        [one] { $all } action point left.
       *[other] { $all } action points left.
    }
ui-outlive-now-hunting = The wild game has { $endurance } Endurance left.
ui-outlive-now-waiting = A survivor is waiting to be taken in.
ui-outlive-now-pressure = { $attacker } puts { $defender } under pressure: { $points ->
        [one] { $points } point left.
       *[other] { $points } points left.
    }
ui-outlive-now-paying = Still due: { $count }.
ui-outlive-now-losing = { $cause ->
        [hunger] There is not enough to eat or drink. To lose: { $count }.
        [radiation] Radioactivity kills. To lose: { $count }.
       *[event] An event takes its toll. To lose: { $count }.
    }
ui-outlive-now-settling = Still to settle: { $count }.
ui-outlive-now-discarding = Still to put back: { $count }.
ui-outlive-hint-room = { $places ->
        [one] { $places } space
       *[other] { $places } spaces
    }, maintenance { $upkeep }
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
ui-outlive-rules-feed = The maintenance cost: what a room with at least one survivor costs each night, in supplies. The airlock costs one Water for each row in use. Each token that is missing costs a survivor.
ui-outlive-rules-when = Activation: { $when }.
ui-outlive-rules-prey = Meat for the 1st/2nd/3rd/later catch, by Endurance: { $values }.
ui-outlive-rules-token = { $group ->
        [supplies] A supply: it feeds survivors.
        [materials] A material: it builds rooms and repairs equipment.
       *[munitions] For hunting and for defence against pressure; neither a supply nor a material.
    } Found here: { $places }.
ui-outlive-rules-place = One for each action point: { $token }.
ui-outlive-rules-door = The filtration system costs one Microchip for a visit.
ui-outlive-rules-ship = A hero takes the slot of its strength, if it is free, and gets its Canned Goods; the survivor there may join you. The first hero of the day takes the first player token.

# The words of the notation.
ui-outlive-verb-done = nothing more here; pass
ui-outlive-verb-discard = put back a drawn room
ui-outlive-verb-build = build the room on a space of your shelter, 1 to 7
ui-outlive-verb-settle = bring a survivor into a room, 1 to 7, or the airlock
ui-outlive-verb-lead = keep this leader
ui-outlive-verb-draw = draw a search tile from a city, at the start
ui-outlive-verb-return = put back a search tile, at the start
ui-outlive-verb-place = place a hero by its strength, at the start
ui-outlive-verb-move = walk a hero to a location and activate it
ui-outlive-verb-hook = walk a hero to the Cargo Ship, one slot higher with the Grappling Hook
ui-outlive-verb-stay = leave all heroes that cannot move where they are
ui-outlive-verb-bat = swing the Baseball Bat at a player, counted by seat
ui-outlive-verb-tribute = hand over a token after pressure
ui-outlive-verb-take = scavenge a token at the location for one action point
ui-outlive-verb-algae = harvest the algae of the Military Base for one action point
ui-outlive-verb-unlock = activate the Dam’s filtration system
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
ui-outlive-intro-aim = Lead your tribe through six days; whoever has the most survival points at the end wins.
ui-outlive-intro-course = By day your four heroes scavenge, hunt and search; by night your shelter must eat.

# Simulations and figures.
ui-outlive-components-rooms = { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
ui-outlive-components-slot = slot { $slot }: { $count } Canned Goods
