### What happened, for the log. `$seat` is a player.

log-season = { $season-subject } begins.
log-first-player = { $seat } is the first player of the season.
log-die-rolled = A { $face-die } is rolled { $location-at }.
log-event-shown = New event: { $event-card }.
log-building-shown = New { $building-card }.
log-building-discarded = A { $building-card } is discarded.
log-token-discarded = A { $face-token } goes back to the box.
log-tokens-returned = The Bat, the Binoculars and the Heroine return to the board.
log-token-arrived = A { $face-token } arrives at the Train Station.
log-equipment-arrived = New equipment at the City Center: { $equipment }.
log-token-taken = { $seat } takes a { $face-token }.
log-missions-drawn = { $count ->
        [one] { $seat } draws { $count } mission.
       *[other] { $seat } draws { $count } missions.
    }
log-mission-seen = { $seat } draws the mission: { $mission-card }.
log-mission-kept = { $seat } keeps the mission: { $mission-card }.
log-missions-kept = { $count ->
        [one] { $seat } keeps { $count } mission.
       *[other] { $seat } keeps { $count } missions.
    }
log-die-taken = { $seat } takes a { $face-die } { $location-from }.
log-power-used = { $seat } uses a power: { $power }.
log-dice-swapped = The { $given-die } { $origin-at } and the { $face-die } { $location-at } change places.
log-heroine-taken = { $seat } takes the Heroine.
log-event-flipped = { $seat } turns an event face down: { $event-card }.
log-cans-gained = { $count ->
        [one] { $seat } takes { $count } Can.
       *[other] { $seat } takes { $count } Cans.
    }
log-equipment-taken = { $seat } takes { $equipment-a }.
log-bat-taken = { $seat } takes the Bat.
log-binoculars-taken = { $seat } takes the Binoculars.
log-strength-announced = { $wilds ->
        [0] { $seat } announces strength { $strength } for the { $profession-buildings }.
        [one] { $seat } announces strength { $strength } for the { $profession-buildings }, with { $wilds } wild.
       *[other] { $seat } announces strength { $strength } for the { $profession-buildings }, with { $wilds } wilds.
    }
log-building-claimed = { $seat } claims a { $building-card }.
log-no-building-left = No { $profession-building } is left for { $seat }.
log-building-declined = { $seat } takes no { $profession-building }.
log-dice-spent = { $seat } discards dice: { $count } × { $face }.
log-token-settled = A { $survivor } joins { $seat-of } refuge.
log-new-building-placed = { $seat } places the { $mission-card }.
log-event-overcome = { $seat } overcomes the event ({ $event }): { printed-points }.
log-event-not-overcome = { $seat } does not overcome the event ({ $event }): { $has } there, { $lacking } missing.
log-people-fed = { $cans ->
        [0] { $seat } feeds { population-count }: { printed-points }.
        [one] { $seat } feeds { population-count } with the help of { $cans } Can: { printed-points }.
       *[other] { $seat } feeds { population-count } with the help of { $cans } Cans: { printed-points }.
    }
log-people-hungry = { $cans ->
        [one] { $seat } does not feed { population-count }: that would have taken { $cans } Can.
       *[other] { $seat } does not feed { population-count }: that would have taken { $cans } Cans.
    }
log-tally = { $points ->
        [one] { $seat } ends { $season-the } with { $points } point.
       *[other] { $seat } ends { $season-the } with { $points } points.
    }
log-mission-revealed = { $points ->
        [0] { $seat } reveals the mission: { $mission-card }. It fails.
       *[other] { $seat } reveals the mission: { $mission-card }. It succeeds.
    }
log-game-over = Winter is over, and with it the game.
