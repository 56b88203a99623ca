### What a player can choose. A form is named after the decision in which the move means something special.

move-done = Done
    .bat = Do not swing the Baseball Bat
    .defend = Stop defending
    .act = End this hero’s turn
    .overcome = Pass
    .discount = Do not use a discount
    .recruit = Recruit nobody else
    .build = Finish with the rooms
    .repair = Finish repairing
    .repair-discount = Do not use a discount
move-discard = Put back “{ $room }”
move-build = Build { $slot-label }
    .first-room = Build { $slot-label } for free
move-settle = Bring a survivor { $where-into }
    .build = Move a survivor from the airlock { $where-into }
move-lead = Choose { $leader-card }
move-draw = Draw a search tile { $city-at }
move-return = Put back the search tile { $tile }
move-place = Place the hero of strength { $strength } { $place-at }
move-move = Move { $hero } { $place-to }
    .move-hero = Move { $hero } { $origin-from } { $place-to }
move-hook = Move { $hero } to a higher slot of the Cargo Ship with the Grappling Hook
    .move-hero = Move { $hero } { $origin-from } to a higher slot of the Cargo Ship with the Grappling Hook
move-stay = Leave all your remaining heroes where they are
move-bat = Swing the Baseball Bat at { $seat }
move-tribute = Tribute: { $token-count }
move-take = Scavenge a token here
    .act = Scavenge { $token-count } ({ $left } left)
move-algae = Harvest the algae
move-unlock = Activate the Dam’s filtration system for { $cost }
move-search = Draw a search tile
    .act = Search { $place-the }
move-salvage = Salvage { $equipment-the } ({ $equipment-effect })
move-hunt = Hunt wild game number { $position } of the stack
    .act = Hunt { $game }
move-strike = Strike with action points
    .hunt = { $endurance ->
        [one] Strike: spend { $endurance } action point
       *[other] Strike: spend { $endurance } action points
    }
move-use = Use { $equipment-the } ({ $equipment-effect })
move-room = Use { $slot-label }
move-look = Look through the search pile { $city-of }
move-pay = Spend { $token-count }
    .lose-supply = Lose { $token-count }
    .lose-tokens = Lose { $token-count }
    .defend = Fend off 1 point of pressure for { $token-count }
    .hunt = Wear the wild game down for { $token-count }
    .feed = Feed { $token-count } to the rooms
    .recruit = Recruit a survivor for { $token-count }
    .pay-room = Pay { $token-count } for the room
move-lose = Lose a survivor { $where-from }
move-overcome = Overcome { $event }: pay { $cost } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-waive = Save { $token-count } with the discount
move-repair = Repair { $equipment-the }: { $cost }
move-destroy = Destroy { $equipment-the } for { $cost }
