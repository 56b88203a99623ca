### What a player can choose. A form is named after the decision in which the move means something special.

move-done = Done
    .keep-mission = Keep no other mission
    .after-first-die = End your turn
    .announce = Announce strength { $strength }
    .claim = Take no card
    .new-buildings = Place no New Building now
    .feed = Do not feed your people
move-recruit = Take the { $face-token }
move-keep = Keep the mission: { $mission-card }
move-take = Take the { $face-die } { $location-from }
    .after-first-die = Take a further die: the { $face-die } { $location-from }
move-swap = Swap the { $face-die } { $location-at } with another die
move-with = Swap with the { $face-die } { $location-at }
    .swap-with = Swap the { $given-die } { $origin-at } with the { $face-die } { $location-at }
move-flip = Flip the event: { $event-card }
move-equip = Take { $equipment-a }
move-bat = Take the Bat: wins ties
move-binoculars = Take the Binoculars: announce first, { printed-points } after winter
move-add = Add { $wild-a }
    .announce = Add { $wild-a } for strength { $strength }
move-claim = Claim a { $building-card }
move-draw = Take the first card of the deck
    .claim = Take the first card of the deck of { $profession-buildings }
move-place = Place the { $mission-placed }
move-feed = Feed your people
    .feed = { $cans ->
        [0] Feed your { population-count } for { printed-points }
        [one] Feed your { population-count } for { printed-points }: spend { $cans } Can
       *[other] Feed your { population-count } for { printed-points }: spend { $cans } Cans
    }
