### What the bars around the board say of this game.

course-day = Day { $day }
shell-hero-at = { $hero } { $place }
shell-owed = { $what ->
        [survivors] { $left ->
            [one] { $left } survivor to lose
           *[other] { $left } survivors to lose
        }
        [supplies] { $left } of { $total } supplies left to give
        [materials] { $left } of { $total } materials left to pay
        [pressure] { $left } of { $total } points of pressure left
        [endurance] { $left } of { $total } Endurance left
       *[tokens] { $left } of { $total } tokens left to give
    }
shell-group-place = Hero of strength { $strength }
shell-group-pay = Spend
shell-group-tribute = Tribute
shell-group-waive = Save
shell-group-discard = Put back
shell-group-build = Build
shell-group-settle = The survivor lives in
shell-group-lose = Lose a survivor from
shell-survivors = Survivors
shell-gauge = Radioactivity gauge
shell-food = Food tonight
shell-food-of = { $has } of { $needs }
shell-pressure-on = Pressure on
shell-pressure-on-you = Pressure from
shell-exposed = Exposed to
shell-exposed-later = Exposed later to
shell-exposed-by = { $strength }, pressure { $pressure }
shell-pressure = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shell-day = Day { $day } of { $days }
shell-part-of-day = Part of the day
shell-dawn = Dawn
shell-day-part = Day
shell-night = Night
shell-no-undo-tile = No undo: it turns up a tile
shell-no-undo-animal = No undo: it turns up an animal
shell-no-undo-equipment = No undo: it turns up equipment
shell-no-undo-event = No undo: it turns up an event
turning-day = Day { $day }: { $event }
turning-event-wildfire = The Forest loses { $count } Wood.
turning-event-cave-in = The Mine loses { $count } Metal.
turning-event-thieves = The Fairgrounds lose { $count } Microchips.
turning-event-nomads = Each city loses { $count } search tiles.
turning-event-lean-times = The Forest, the Mine and the Fairgrounds lose { $count } tokens each.
turning-older = Still in force: { $event }. { $text }
turning-immune = Your tribe is immune to what strikes tribes.
turning-heroes = Your heroes today: { $heroes }.
turning-hero = { $from } acts with { $to }
turning-night = Day and night { $day }
turning-overcome = Events overcome
turning-built = Rooms built
