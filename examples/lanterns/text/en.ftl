### River Lanterns in English.

## Moves

move-done = Grant no more wishes
move-take = Take the { $face-die }
move-grant = Grant the wish for { $wish-card }

## Why a move is not possible

reason-not-your-decision = It is not your turn.
reason-not-now = That is not possible now. The question is: { $decision }
reason-no-such-die = There is no { $face-of } on the table.
reason-wish-not-held = You do not hold the wish for { $wish }.
reason-needs-lanterns = That takes { $colour-count }.

## What happened

log-night = Night { $night } begins.
log-die-rolled = A { $face-die } is rolled.
log-die-taken = { $seat } takes the { $face-die }.
log-die-drifted = The { $face-die } drifts away.
log-lantern-lit = { $seat } lights { $colour-a }.
log-wish-drawn = { $seat } draws a wish.
log-wish-seen = { $seat } draws the wish for { $wish-card }.
log-nothing-drawn = { $seat } draws nothing: the hand is full, or the deck is empty.
log-wind-rose = { $seat } lets the wind rise: the dice are rolled again.
log-wish-granted = { $points ->
        [one] { $seat } grants the wish for { $wish }, for { $points } point.
       *[other] { $seat } grants the wish for { $wish }, for { $points } points.
    }
log-wish-left = { $seat } still holds the wish for { $wish }.
log-game-over = The festival is over.

## Questions

decision-nothing = The others are deciding.
decision-take-die = Which die do you take?
decision-grant-wish = Do you grant a wish?

## Points

part-wishes = Wishes granted
part-lanterns = Lanterns left
part-in-hand = Wishes in hand
part-total = Total

## Players

seat-crimson = Crimson
seat-amber = Amber
seat-jade = Jade
seat-azure = Azure
seat-violet = Violet

## Lanterns

colour-red = red
    .a = a red lantern
    .count = { $count ->
        [one] { $count } red lantern
       *[other] { $count } red lanterns
    }
colour-gold = gold
    .a = a golden lantern
    .count = { $count ->
        [one] { $count } golden lantern
       *[other] { $count } golden lanterns
    }
colour-green = green
    .a = a green lantern
    .count = { $count ->
        [one] { $count } green lantern
       *[other] { $count } green lanterns
    }
colour-blue = blue
    .a = a blue lantern
    .count = { $count ->
        [one] { $count } blue lantern
       *[other] { $count } blue lanterns
    }

## Dice

face-red = red
    .die = red die
    .of = red die
face-gold = gold
    .die = golden die
    .of = golden die
face-green = green
    .die = green die
    .of = green die
face-blue = blue
    .die = blue die
    .of = blue die
face-moon = moon
    .die = die with the moon
    .of = die with the moon
face-wind = wind
    .die = die with the wind
    .of = die with the wind

## Wishes

wish-health = health
    .card = { wish-health } ({ $lanterns }; { wish-points })
wish-love = love
    .card = { wish-love } ({ $lanterns }; { wish-points })
wish-harvest = a good harvest
    .card = { wish-harvest } ({ $lanterns }; { wish-points })
wish-rain = rain
    .card = { wish-rain } ({ $lanterns }; { wish-points })
wish-spring = an early spring
    .card = { wish-spring } ({ $lanterns }; { wish-points })
wish-journey = a safe journey
    .card = { wish-journey } ({ $lanterns }; { wish-points })
wish-friendship = friendship
    .card = { wish-friendship } ({ $lanterns }; { wish-points })
wish-courage = courage
    .card = { wish-courage } ({ $lanterns }; { wish-points })
wish-wisdom = wisdom
    .card = { wish-wisdom } ({ $lanterns }; { wish-points })
wish-peace = peace
    .card = { wish-peace } ({ $lanterns }; { wish-points })
wish-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Terms

term-lantern = lantern
    .text = A die with a colour lights a lantern of that colour on your boat. Lanterns grant wishes; at the end, { $count } of them are worth a point.
term-wish = wish
    .text = A secret card. After taking a die you may show it and let its lanterns float away, for its points. At the end, each wish in hand costs { wish-points }.
term-moon = moon
    .text = A die with the moon draws a wish. Nobody holds more than { $most }.
term-wind = wind
    .text = A die with the wind rolls the dice that are left again. Whoever took it last begins the next night.
term-night = night
    .text = Each of the { $nights } nights begins with a roll of the dice. Each player takes { $dice } of them, one at a time.

## What a position consists of

key-turns = turns taken
key-first-player = first player
key-dice = dice on the table
key-deck = deck
key-lanterns = lanterns on the boat
key-hand = wishes in hand
key-granted = wishes granted

## What a table may agree on

option-full-moon = Full moon
    .about = Everybody is dealt one more wish.
