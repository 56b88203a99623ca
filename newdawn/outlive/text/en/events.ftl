### What happened, for the log. `$seat` and `$defender` are players.

log-leader-revealed = { $seat } is led by { $leader }.
log-room-revealed = { $built ->
        [0] { $seat } has “{ $room }” on space { $slot-number }.
       *[1] { $seat } has “{ $room }” on space { $slot-number }, already built.
    }
log-equipment-given = { $seat } starts with { $equipment-the }, broken.
log-first-player = { $seat } has the oldest leader and goes first.
log-hero-placed = { $seat } places { $hero } { $place-at }.
log-dawn = Day { $day } dawns.
log-place-refilled = Replenished { $place-at }: { $token-count }.
log-equipment-shown = { $equipment } turns up { $city-at }.
log-equipment-reshuffled = { $count ->
        [one] The discarded equipment tile makes the new stack.
       *[other] The { $count } discarded equipment tiles are shuffled into a new stack.
    }
log-tile-set-aside = A search tile is set aside { $city-at }: { $tile }.
log-event-flipped = Event of day { $day }: { $event }.
log-event-applied = { $event } takes effect.
log-event-shrugged-off = { $seat } is immune to { $event }.
log-place-reduced = { $count ->
        [0] No { $token } to lose { $place-at }.
       *[other] { $token-count } less { $place-at }.
    }
log-hero-moved = { $seat } moves { $hero } { $origin-from } { $place-to }.
log-heroes-stay = { $count ->
        [one] { $seat } leaves { $count } hero where it is.
       *[other] { $seat } leaves { $count } heroes where they are.
    }
log-cargo-boarded = { $seat-of } { $hero } takes slot { $strength } of the Cargo Ship, worth { $count } Canned Goods.
log-token-taken = { $seat } takes the first player token.
log-pressure-applied = { $count ->
        [one] { $seat } puts { $defender } under pressure with { $count } point.
       *[other] { $seat } puts { $defender } under pressure with { $count } points.
    }
log-pressure-reduced = { $count ->
        [one] { $defender } fends off { $count } point of pressure.
       *[other] { $defender } fends off { $count } points of pressure.
    }
log-tribute-given = { $defender } hands over { $token-count } to { $seat }.
log-collected = { $seat } scavenges { $token-count } { $place-at }.
log-gained = { $seat } gains { $token-count } ({ $source }).
log-spent = { $seat } returns { $token-count } to the reserve ({ $source }).
log-permanent-spent = { $seat } uses permanent Water ({ $source }).
log-algae-harvested = { $seat } harvests the algae at the Military Base.
log-gauge-moved = { $seat-of } radioactivity gauge goes from { $before } to { $square } ({ $source }).
log-search-drawn = { $seat } searches { $city-the } and finds { $tile-found }.
log-salvaged = { $seat } salvages { $equipment-the } { $city-at }.
log-hunt-begun = { $position ->
        [1] { $seat } hunts { $game } { $place-at }.
       *[other] { $seat } hunts { $game } { $place-at }, number { $position } of the stack.
    }
log-game-caught = { $seat } catches { $game } { $place-at }, worth { $count } Meat.
log-pile-looked-through = { $seat } looks through the search pile { $city-of }.
log-pile-seen = Search tile number { $position } { $city-at }: { $tile }.
log-stack-looked-through = { $seat } looks through the wild game { $place-at }.
log-stack-seen = Number { $position } of the stack { $place-at }: { $game }.
log-equipment-used = { $seat } uses { $equipment-the }.
log-room-used = { $seat } uses “{ $room }” (space { $slot-number }).
log-survivor-joined = A survivor joins { $seat } { $where-in } ({ $source }).
log-survivor-declined = { $seat } does not take the survivor in.
log-survivor-moved = { $seat } moves a survivor from the airlock { $slot-into }.
log-survivor-lost = { $seat } loses a survivor { $where-from } ({ $source }).
log-night = Night falls on day { $day }.
log-event-overcome = { $seat } overcomes { $event }.
log-passed = { $seat } passes.
log-radiation = { $level ->
        [one] { $seat } faces { $level } point of radiation; { $absorbed } absorbed.
       *[other] { $seat } faces { $level } points of radiation; { $absorbed } absorbed.
    }
log-room-built = { $seat } builds “{ $room }” (space { $slot-number }).
log-equipment-drawn = { $seat } draws { $equipment-the }, broken.
log-equipment-discarded = { $seat } draws { $equipment-the } a second time and discards it.
log-equipment-destroyed = { $seat } destroys { $equipment-the }.
log-equipment-repaired = { $seat } repairs { $equipment-the }.
log-upkeep = { $meat ->
        [0] { $water ->
            [0] { $seat } cleans up the shelter; nothing is thrown away.
           *[other] { $seat } cleans up the shelter and throws away { $water } Water.
        }
       *[other] { $water ->
            [0] { $seat } cleans up the shelter and throws away { $meat } Meat.
           *[other] { $seat } cleans up the shelter and throws away { $meat } Meat and { $water } Water.
        }
    }
log-tile-returned = { $seat } puts back the search tile { $tile }.
log-door-opened = { $seat } activates the Dam’s filtration system.
log-hunger = { $count ->
        [one] { $seat } is short of { $count } supply: a survivor will be lost.
       *[other] { $seat } is short of { $count } supplies: that many survivors will be lost.
    }
log-tally = { $survivors ->
        [one] { $seat } ends the day with { $survivors } survivor, radioactivity at { $square } and a score of { $points }.
       *[other] { $seat } ends the day with { $survivors } survivors, radioactivity at { $square } and a score of { $points }.
    }
log-game-over = Convoy arrives: the game is over.

## What a change of tokens, survivors or radioactivity comes from

source-leader = starting resources
source-feeding = feeding
source-hunger = hunger
source-radiation = radiation
source-recruiting = recruiting
source-building = building a room
source-repairing = repair
source-destroying = destroyed equipment
source-overcoming = overcoming an event
source-upkeep = shelter upkeep
source-hunting = hunt
source-defending = defence
source-pressure = pressure
source-door = filtration system
source-searching = search
source-ship = Cargo Ship
source-algae = algae
source-room = room “{ $room }”
