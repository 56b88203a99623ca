### Paris: New Eden: player boards and refuges, rivals, the end of the season, missions, the plan for wilds.

## Player boards

refuge-your-board = Your board
refuge-board-of = Board of { $name }
refuge-dice-this-season = { $count ->
        [one] { $count } die this season
       *[other] { $count } dice this season
    }
refuge-dice = Dice, { $count } of { $all }: { $dice }
refuge-tokens = Survivor tokens: { $tokens }
refuge-none = none
refuge-wild-token = wild token: use or keep
refuge-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
refuge-strength = Strength in { $profession }: { $now ->
        [0] none
       *[other] { $now }
    }, to become { $then }; { $words }
refuge-needs-one = needs 1
refuge-given-out = given out
refuge-no-building = no building left for it
refuge-standing = { $tie ->
        [tied] tied { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
        [without] { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }: no card
       *[alone] { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        }
    }

## Refuges

refuge-title = Refuge
refuge-your-refuge = Your refuge
refuge-of = Refuge of { $name }
refuge-people = { $people ->
        [one] { $people } person
       *[other] { $people } people
    }: { $needed ->
        [0] nobody to feed
        [one] { $needed } farmer or Can needed, { $points }
       *[other] { $needed } farmers or Cans needed, { $points }
    }
refuge-built = { $count } built
refuge-no-buildings = No buildings yet
refuge-powers = { $count ->
        [one] { $count } power
       *[other] { $count } powers
    }
refuge-hidden = { $count } hidden

## Rivals

refuge-rivals = The other players
refuge-you = You
refuge-open-board = { $name }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }{ $turn ->
        [acting] , deciding now
       *[waiting] { "" }
    }: open the board

## Event and food

feed-title = Event and food
feed-title-missions = Event, food and missions
feed-fed-title = fed
feed-progress = { $has } of { $asked } equipped survivors
feed-fed-spoken = { $name } can feed everybody{ $cans ->
        [0] { "" }
        [one] { " " }with { $cans } Can
       *[other] { " " }with { $cans } Cans
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
feed-kept = not fed
feed-kept-spoken = { $name } does not feed anybody
feed-short = short { $cans }
feed-short-spoken = { $cans ->
        [one] { $name } lacks { $cans } farmer or Can
       *[other] { $name } lacks { $cans } farmers or Cans
    }

## Missions

mission-title = Missions
mission-drawn = { $count ->
        [one] Drawn: { $count } mission
       *[other] Drawn: { $count } missions
    }
mission-hidden = { $count ->
        [one] { $count } hidden mission
       *[other] { $count } hidden missions
    }
mission-none = No missions in hand
mission-count = { $count ->
        [one] { $count } mission
       *[other] { $count } missions
    }
mission-of = { $own } of { $least } now
mission-against = { $own } now, the others { $rival }
mission-points = { $points } at the end
mission-missing = { $count ->
        [one] { $count } survivor missing
       *[other] { $count } survivors missing
    }
mission-can-be-placed = Can be placed now

## The plan for wilds

plan-title = Plan wilds
plan-left = { $left } of { $all } wilds are free
plan-private = Only you see this plan. It helps when you announce your strength.
plan-less = One wild less for the { $profession }
plan-more = One wild more for the { $profession }
plan-share = { $count ->
        [0] no wild planned
        [one] { $count } wild planned
       *[other] { $count } wilds planned
    }
plan-announce = { $wilds ->
        [0] As planned: { $strength }, no wild
        [one] As planned: { $strength }, { $wilds } wild
       *[other] As planned: { $strength }, { $wilds } wilds
    }
mission-revealed = Missions revealed
mission-failed = failed
