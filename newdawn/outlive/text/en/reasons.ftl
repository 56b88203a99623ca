### Why a move is not possible. The reader is the player who wants to make it.

reason-not-your-decision = It is not your turn to decide.
reason-not-now = That is not possible now. The question is: { $decision }
reason-room-not-drawn = You did not draw “{ $room }”.
reason-leader-not-drawn = You did not draw { $leader }.
reason-no-room-there = There is no room on space { $slot-number }.
reason-already-built = { $slot-subject } is already built.
reason-not-built = { $slot-subject } is not built.
reason-no-space = There is no free space { $where-in }.
reason-pile-empty = The search pile { $city-of } is empty.
reason-tile-not-drawn = You did not draw the search tile { $tile }.
reason-not-a-leader-place = Your leader does not start { $place-at }.
reason-place-taken-by-own-hero = You already have a hero { $place-at }.
reason-hero-on-board = { $hero-subject } is already on the board.
reason-hero-not-idle = { $hero-subject } has already acted today.
reason-must-leave = The hero must leave { $place-the }.
reason-too-far = It is more than { $count ->
    [one] one step
   *[other] { $count } steps
} { $place-to }.
reason-slot-taken = Slot { $strength } of the Cargo Ship is taken by { $seat }.
reason-no-such-slot = The Cargo Ship has no slot { $strength }.
reason-needs-equipment = You do not own { $equipment-the }.
reason-equipment-broken = { $equipment-subject } is broken: repair it at night.
reason-equipment-used = { $equipment-subject } was already used this round.
reason-a-hero-can-move = One of your heroes can move, so it must.
reason-not-a-target = { $seat } has no weaker hero here to put under pressure.
reason-nothing-to-give = No { $token } to hand over.
reason-needs-token = You need { $token-count }.
reason-no-points = This hero has no action points left.
reason-nothing-left-here = There is nothing left { $place-at }.
reason-nothing-to-take-here = There are no tokens to scavenge { $place-at }.
reason-door-locked = The Dam’s filtration system is off: activate it with a Microchip or the Access Card.
reason-door-open = The filtration system is already on.
reason-only-at = That is only possible { $place-at }.
reason-only-at-cities = That is only possible in a city.
reason-only-at-hunting-grounds = That is only possible at the Forest, the Mine or the Fairgrounds.
reason-algae-taken = The algae were already harvested today.
reason-not-shown-here = { $equipment-subject } is not on offer here.
reason-already-owned = You already own { $equipment-the }.
reason-already-hunted = This hero has already hunted.
reason-no-such-prey = There is no wild game number { $position } here.
reason-only-top-prey = Only the top wild game can be hunted without the Thermal Sensor.
reason-prey-too-strong = The wild game has Endurance { $endurance }, and you can muster only { $available }.
reason-needs-a-point = The last point of Endurance must be paid with an action point.
reason-needs-points = { $count ->
        [one] That takes { $count } action point, and the hero has { $available }.
       *[other] That takes { $count } action points, and the hero has { $available }.
    }
reason-collect-first = Scavenge at least { $token-count } here first.
reason-search-first = Draw at least one search tile here first.
reason-equipment-not-here = { $equipment-subject } does not help here.
reason-equipment-works-by-itself = { $equipment-subject } works by itself, or is offered when its time comes.
reason-room-not-full = { $slot-subject } is not full of survivors.
reason-room-used = { $slot-subject } was already used.
reason-room-not-now = { $slot-subject } does not help now.
reason-room-works-by-itself = { $slot-subject } works by itself, or is offered when its time comes.
reason-gauge-at-best = Your radioactivity gauge is already at its best square.
reason-room-at-most = { $slot-subject } has reached its limit of { $count }.
reason-no-cupboard = You have found no empty cupboard here since this room was full.
reason-hunt-first = Catch wild game first.
reason-no-survivor-waiting = No survivor is waiting to join you.
reason-no-survivor-there = There is no survivor { $where-in }.
reason-not-accepted = You cannot pay with { $token } here.
reason-event-not-open = { $event } is not an open event.
reason-cannot-afford = You lack { $token-count }.
reason-cannot-build = { $count ->
        [one] You lack { $count } material.
       *[other] You lack { $count } materials.
    }
reason-not-due = The cost does not include { $token }.
reason-no-discount-for = The discount does not cover { $token }.
reason-must-use-discount = You cannot pay without the discount.
reason-must-pay = { $count ->
        [one] You still have { $count } token to pay.
       *[other] You still have { $count } tokens to pay.
    }
reason-owns-no-equipment = You do not own any equipment.
reason-no-equipment-left = There is no equipment left that you do not own.
reason-hero-too-strong = { $hero-subject } is too strong: the room only guards a hero of strength 3.
reason-already-known = You have already looked through the search pile { $city-of }.
reason-equipment-works = { $equipment-subject } is not broken.
