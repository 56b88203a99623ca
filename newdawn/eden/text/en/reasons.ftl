### Why a move is not possible. The reader is the player who wants to make it.

reason-not-your-decision = It is not your turn to decide.
reason-not-now = That is not possible now. The question is: { $decision }
reason-token-not-there = There is no { $face-token } to take.
reason-mission-not-drawn = You did not draw this mission: { $mission-card }.
reason-must-keep-mission = You must keep a mission first.
reason-mission-not-held = You do not hold this card: { $mission-card }.
reason-needs-survivors = That takes { $survivor-count } in your refuge.
reason-no-such-die = There is no { $face-die } { $location-at }.
reason-same-location = It must be a location other than { $location-the }.
reason-same-face = Both dice show the same face ({ $face }): swapping them would change nothing.
reason-nothing-to-swap-with = No other location has a die to swap with the { $face-die } { $location-at }.
reason-needs-power = You do not have the power “{ $power }”.
reason-power-used = You have already used the power “{ $power }” this season.
reason-event-not-shown = This event is not on the board: { $event-card }.
reason-event-flipped = This event is already face down: { $event-card }.
reason-equipment-not-there = There is no { $equipment } at the City Center.
reason-bat-taken = { $seat } has already taken the Bat.
reason-binoculars-taken = { $seat } has already taken the Binoculars.
reason-no-wild-die = You have no other wild die to add.
reason-no-wild-token = You have no other wild token to add.
reason-other-type = It is the turn of the { $profession-buildings }.
reason-not-shown = This card is not face up: { $building }.
reason-must-claim = You must take a card: some lie face up.
reason-deck-empty = The deck of { $profession-buildings } is empty.
reason-needs-cans = { $count ->
        [one] That takes { $count } Can, and you have { $available }.
       *[other] That takes { $count } Cans, and you have { $available }.
    }
reason-farmers-feed-all = Your farmers feed everybody: that costs nothing, and cannot be declined.
