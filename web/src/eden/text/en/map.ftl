### The map and the buildings of Paris: New Eden.

eden-map-die = { $die } { $location }
eden-map-events = Events of the season
eden-map-event-closed = { $event }, closed
eden-map-closed = closed
eden-map-taken = taken
eden-map-taken-by = { $thing }: with { $name } this season
eden-map-none = No { $thing } left
eden-map-coming = next
eden-map-coming-token = { $season }: { $token }
eden-map-draw = draw { $drawn }, keep { $kept }
eden-map-missions = { $count ->
        [one] { $count } mission in the deck
       *[other] { $count } missions in the deck
    }
eden-map-cans = { $count ->
        [one] { $count } Can with each die
       *[other] { $count } Cans with each die
    }
eden-map-prelude = Survivors for the prelude

## Buildings

eden-map-buildings = Buildings
eden-map-buildings-order = given out left to right after gathering, strongest first
eden-map-given-now = now given out: { $buildings }
eden-map-deck = { $count ->
        [one] Deck of { $buildings }: { $count } card
       *[other] Deck of { $buildings }: { $count } cards
    }
eden-map-strength = { $name }: strength { $strength }{ $card ->
        [no] , no card
       *[yes] { "" }
    }

# Powers, as short as a card asks for.
eden-map-power-can-with-first-die = first die: +{ $amount }
eden-map-power-swap-dice = swap 2 dice
eden-map-power-second-die = second die
eden-map-power-keep-more-missions = keep { $amount } more
eden-map-power-draw-more-missions = draw { $amount } more
eden-map-power-top-of-the-deck = top of deck
eden-map-power-cans = +{ $amount }
eden-map-power-equipment-of-each-type = +{ $amount } of each
eden-map-power-unsuccessful-missions = each failure: +{ $amount }
eden-map-power-points-for-tinkerers = each tinkerer: +{ $amount }
eden-map-power-points = +{ $amount }

## The screen

eden-map-parts = Parts of the table
eden-map-tab-map = Paris
eden-map-tab-buildings = Buildings
eden-map-tab-refuge = Refuge
eden-map-watching = Shown:
