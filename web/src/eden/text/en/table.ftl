### What the bars around the board say of this game.

shell-group-swap = Swap two dice
shell-group-flip = Turn an event face down
shell-group-recruit = Survivor token
shell-strength = { $strength } strong
shell-cans = Cans
shell-missions = Missions
shell-event = Event
shell-event-of = { $has } of { $needs }
shell-feeding = Food
shell-fed = fed, { $points }
shell-seasons = Seasons
shell-steps = Steps of the season
shell-gather = Gather
shell-build = Acquire
shell-event-food = Resolve and feed
shell-next-season = Prepare
shell-no-undo-event = No undo: it turns up an event
shell-no-undo-mission = No undo: missions are drawn
shell-no-undo-building = No undo: it turns up a building
turning-event = { $text } You have { $has } of { $asked }.
turning-season = { $count ->
        [one] Everybody takes { $count } die. { $name } goes first.
       *[other] Everybody takes { $count } dice. { $name } goes first.
    }
turning-lacked = { $has }, { $lacking } missing
turning-hungry = not fed
turning-fed = { $cans ->
        [0] { $points }
        [one] { $points }, { $cans } Can
       *[other] { $points }, { $cans } Cans
    }
shell-binoculars-kept = Binoculars, if you keep them to the end
