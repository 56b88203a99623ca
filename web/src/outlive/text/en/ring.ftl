### The board of Outlive: the ring of locations and the convoy.

ring = The ring of locations
ring-shelter = Shelter
ring-whose-shelter = Whose shelter is shown
ring-to-place = To place:
ring-taken = taken
ring-today = −{ $count } today
ring-rule = The rule
ring-look = { $place }: look closer
ring-stock = { $place }, { $token }: { $count } of { $full }
ring-pile = Search tiles, { $place }: { $count } of { $full }
ring-pile-known = What you saw in the pile, from the top
ring-aside = Search tiles set aside
ring-filter-costs = Filtration: { $count }
ring-filter-open = Filtration on
ring-filter-locked = Dam’s filtration system: activated for { $token }
ring-algae-there = Algae: the radioactivity gauge goes down
ring-algae-taken = Algae: already harvested today
ring-game = Wild game of Endurance { $endurance }, next catch { $meat } Meat, { $count } left
ring-game-none = No wild game
ring-game-in-stack = Number { $position } of the stack: { $endurance ->
        [0] unknown
       *[other] Endurance { $endurance }
    }
ring-berth = Slot { $strength }: { $taken ->
        [yes] taken by { $names }
        [shared] taken by { $names }, but open to your heroes
       *[no] { $cans } Canned Goods, { $survivors ->
            [0] no survivor
            [one] { $survivors } survivor
           *[other] { $survivors } survivors
        }
    }
ring-first-player-token = First player token
ring-hero = { $hero }, { $name }: { $state }
ring-acts = acts with strength { $strength }
ring-pressure = Pressure { $count }
ring-threat = could come and exert pressure

convoy = Convoy
convoy-radiation = radiation
convoy-face-down = face down
convoy-open = Open the Convoy
convoy-day = Day { $day }, radiation { $radiation }: { $state ->
        [hidden] face down
        [overcome] { $event }, overcome by { $name } for { $points } points
       *[open] { $event }, { $points } points. { $text }
    }
convoy-lacks = { $count ->
        [0] you can overcome it
        [one] you lack { $count } token
       *[other] you lack { $count } tokens
    }
