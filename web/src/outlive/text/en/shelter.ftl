### Outlive: shelters, rivals, setup.

## A shelter

shelter-yours = Your shelter
shelter-of = Shelter of { $name }
shelter-broken = Broken
shelter-repaired = Repaired
shelter-stores = Supply Depot and Warehouses
shelter-store-then = { $token }: { $count } { $change }
shelter-first-player = holds the first player token
shelter-immune = immune to events
shelter-score = { $total ->
        [one] { $total } survival point
       *[other] { $total } survival points
    }
shelter-heroes = Heroes
shelter-equipment = Equipment
shelter-no-equipment = No equipment yet
shelter-pair-repair = Pair: repair { $tile }
shelter-pair-find = Pair: find { $tile }
shelter-caught = { $count ->
        [0] No wild game caught
       *[other] Wild game caught, by Endurance:{ " " }
    }
shelter-tonight = Tonight { $have } of { $need }
shelter-split = rooms { $rest }/{ $rooms }, airlock { $water }/{ $rows }
shelter-tomorrow = Tomorrow { $count }
shelter-hunger = { $count ->
        [one] { $count } survivor will be lost to hunger
       *[other] { $count } survivors will be lost to hunger
    }
shelter-water-tonight = { $has }/{ $count } tonight
shelter-absorbs = absorbs { $count }
shelter-airlock-label = Airlock: { $here ->
        [one] { $here } survivor
       *[other] { $here } survivors
    }{ $water ->
        [none] { "" }
       *[other] , { $water } Water tonight
    }, absorbs { $absorbs }
shelter-gauge-label = Radioactivity gauge: { $gauge }
shelter-lacks = { $count ->
        [0] you can repair it
        [one] { $count } material missing
       *[other] { $count } materials missing
    }
shelter-tile-label = { $tile }, { $state }. { $effect }. Repair: { $cost }

## Rooms

shelter-no-room = not chosen yet
shelter-status-active = active
shelter-status-used = used
shelter-status-built = built
shelter-status-rubble = not built
shelter-status-unknown = not known yet
shelter-room-label = { $room }. { $when }. { $status }. { $built ->
        [yes] { $here } of { $places } survivors, maintenance cost { $upkeep }
       *[no] Room for { $places }, maintenance cost { $upkeep }, costs { $cost } materials
    }
shelter-room-room-construction = Build a room for { $amount } less
shelter-room-draw-and-repair = Draw { $amount }, repair for { $amount } less
shelter-room-overcome-event = Overcome event for less
shelter-room-hunting-two = Hunt: +{ $amount } Meat
shelter-room-hunting-one = Hunt: +{ $amount } Meat
shelter-room-cargo-one = Ship: +{ $amount } Canned Goods
shelter-room-cargo-two = Ship: +{ $amount } Canned Goods, taken slot too
shelter-room-four-munitions = { $amount } Munitions
shelter-room-permanent-water = { $amount } permanent Water
shelter-room-event-immunity = Immune to events
shelter-room-destroy-equipment = Take a tile apart
shelter-room-gauge-down = Gauge −{ $amount }
shelter-room-airlock-absorbs = Airlock absorbs +{ $amount }
shelter-room-add-survivor = +{ $amount } survivor
shelter-room-city-search = City: search +{ $amount }
shelter-room-draw-equipment = Draw { $amount } tiles
shelter-room-look-through-pile = Look through a pile
shelter-room-hero-immunity = Hero 3 immune
shelter-room-free-repair = 1 free repair
shelter-room-choice-of-tribute = Choose tribute
shelter-room-empty-cupboard = Cupboard: { $amount } Wood, { $amount } Metal
shelter-room-repair-two = Repair for { $amount } less

## Rivals

rivals = Other players
rivals-you = You
rivals-open = { $name }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }. Open the whole board
rivals-hero = { $hero } { $place }, { $state }
rivals-rooms-built = Rooms built
rivals-deciding = deciding

## Setup

setup = Setup
setup-rooms = { $count ->
        [one] Put back { $count } more advanced room
       *[other] Put back { $count } advanced rooms
    }
setup-room-label = { $room }. { $when }. Room for { $places }, maintenance cost { $upkeep }
setup-put-back = put back
setup-leader = Choose your leader
setup-oldest = The oldest leader goes first.
setup-trade = { $trade }, { $age } years old
setup-searches = { $searches } search tiles, { $dropped } put back
setup-searching = { $leader } searches the cities
setup-search-left = { $count ->
        [one] { $count } search tile to draw, in either city
       *[other] { $count } search tiles to draw, in either city
    }
setup-return = { $dropped ->
        [one] One tile goes back
       *[other] { $dropped } tiles go back
    }, the others are kept
setup-secret = Rooms and leaders are being chosen in secret.
setup-ready = ready
