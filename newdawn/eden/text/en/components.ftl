### The things of the box. Forms: `.at`, `.from` and the like are the name as a sentence needs it, `.text` is the rule in
### one or two sentences. Figures come from the component file.

## Players, named after their colours

seat-white = White
    .of = White’s
seat-orange = Orange
    .of = Orange’s
seat-pink = Pink
    .of = Pink’s
seat-turquoise = Turquoise
    .of = Turquoise’s

## Seasons

season-spring = Spring
    .the = spring
    .subject = Spring
    .event = Spring event
season-summer = Summer
    .the = summer
    .subject = Summer
    .event = Summer event
season-autumn = Autumn
    .the = autumn
    .subject = Autumn
    .event = Autumn event
season-winter = Winter
    .the = winter
    .subject = Winter
    .event = Winter event

## Locations

location-tower = Tower
    .the = the Tower
    .at = at the Tower
    .to = to the Tower
    .from = from the Tower
    .text = Turn one of the events face down. The first player to come here in a season also takes the Heroine.
location-bridge = Bridge
    .the = the Bridge
    .at = at the Bridge
    .to = to the Bridge
    .from = from the Bridge
    .text = { $drawn ->
        [one] Draw { $drawn } mission
       *[other] Draw { $drawn } missions
    } and keep { $kept }; the others go under the deck.
location-restaurant = Restaurant
    .the = the Restaurant
    .at = at the Restaurant
    .to = to the Restaurant
    .from = from the Restaurant
    .text = Take { amount-cans }.
location-city-center = City Center
    .the = the City Center
    .at = at the City Center
    .to = to the City Center
    .from = from the City Center
    .text = Take one of the equipment tokens there, the Bat or the Binoculars.
location-train-station = Train Station
    .the = the Train Station
    .at = at the Train Station
    .to = to the Train Station
    .from = from the Train Station
    .text = Take one of the survivor tokens there onto your player board.

## Survivors: `.noun` is the word as a count asks for it

survivor-tinkerer = tinkerer
    .many = tinkerers
    .noun = { $count ->
        [one] tinkerer
       *[other] tinkerers
    }
    .count = { $count } { survivor-tinkerer.noun }
    .building = tinkerer building
    .buildings = tinkerer buildings
    .text = Tinkerer buildings have powers.
survivor-brawler = brawler
    .many = brawlers
    .noun = { $count ->
        [one] brawler
       *[other] brawlers
    }
    .count = { $count } { survivor-brawler.noun }
    .building = brawler building
    .buildings = brawler buildings
    .text = With a bullet each, brawlers help to overcome events.
survivor-healer = healer
    .many = healers
    .noun = { $count ->
        [one] healer
       *[other] healers
    }
    .count = { $count } { survivor-healer.noun }
    .building = healer building
    .buildings = healer buildings
    .text = With a capsule each, healers help to overcome events.
survivor-sage = sage
    .many = sages
    .noun = { $count ->
        [one] sage
       *[other] sages
    }
    .count = { $count } { survivor-sage.noun }
    .building = sage building
    .buildings = sage buildings
    .text = With a book each, sages help to overcome events.
survivor-farmer = farmer
    .many = farmers
    .noun = { $count ->
        [one] farmer
       *[other] farmers
    }
    .count = { $count } { survivor-farmer.noun }
    .building = farmer building
    .buildings = farmer buildings
    .text = Farmers feed your people at the end of every season.
survivor-slacker = slacker
    .many = slackers
    .noun = { $count ->
        [one] slacker
       *[other] slackers
    }
    .count = { $count } { survivor-slacker.noun }
    .text = Slackers are of none of the five types, but they eat: they belong to the population.

## The faces of dice, and the white sides of survivor tokens

face-tinkerer = tinkerer
    .die = tinkerer die
    .token = tinkerer token
face-brawler = brawler
    .die = brawler die
    .token = brawler token
face-healer = healer
    .die = healer die
    .token = healer token
face-sage = sage
    .die = sage die
    .token = sage token
face-farmer = farmer
    .die = farmer die
    .token = farmer token
face-wild = wild
    .die = wild die
    .token = wild token

# What can be added to the strength.
wild-die = wild die
    .a = a wild die
wild-token = wild token
    .a = a wild token

## Equipment

equipment-bullet = bullet
    .a = a bullet
    .many = bullets
    .noun = { $count ->
        [one] bullet
       *[other] bullets
    }
    .count = { $count } { equipment-bullet.noun }
    .text = Equips a brawler.
equipment-capsule = capsule
    .a = a capsule
    .many = capsules
    .noun = { $count ->
        [one] capsule
       *[other] capsules
    }
    .count = { $count } { equipment-capsule.noun }
    .text = Equips a healer.
equipment-book = book
    .a = a book
    .many = books
    .noun = { $count ->
        [one] book
       *[other] books
    }
    .count = { $count } { equipment-book.noun }
    .text = Equips a sage.

## Amounts that are printed on things

printed-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
amount-points = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
amount-cans = { $amount ->
        [one] { $amount } Can
       *[other] { $amount } Cans
    }
population-count = { $population ->
        [one] { $population } survivor
       *[other] { $population } survivors
    }
amount-missions = { $amount ->
        [one] { $amount } more mission
       *[other] { $amount } more missions
    }

## Powers of tinkerer buildings

power-can-with-first-die = { amount-cans } with the first die
    .text = With your first die of the season you also take { amount-cans }.
power-swap-dice = swap of two dice
    .text = Before or after you take your first die of the season, you may swap two dice at different locations.
power-second-die = second die
    .text = After your first die of the season you may take a second one from another location. You take no more dice than the others: you finish one turn earlier.
power-keep-more-missions = keep { amount-missions }
    .text = At the Bridge you may keep { amount-missions }.
power-draw-more-missions = draw { amount-missions }
    .text = At the Bridge you draw { amount-missions }.
power-top-of-the-deck = top of the deck
    .text = When you claim a building, you may take the first card of its deck instead of one that is face up.
power-cans = { amount-cans }
    .text = Take { amount-cans } at once.
power-equipment-of-each-type = { $amount } equipment of each type
    .text = For events and missions you have { $amount } more equipment of each type.
power-unsuccessful-missions = { amount-points } per unsuccessful mission
    .text = At the end, each of your missions that is not fulfilled gives { amount-points }.
power-points-for-tinkerers = { amount-points } per tinkerer
    .text = At the end, each tinkerer in your refuge gives { amount-points }.
power-points = { amount-points }
    .text = At the end you gain { amount-points }.

## Building cards: they have no names, only a type and what is printed on them

building = { $kind-building } ({ $goods })
    .goods = { $goods }
    .card = { $kind-building }: { $goods }
building-power = power “{ $power }”
building-end = END

## Event tiles

event = { $requirement }
    .card = { $requirement } ({ printed-points })
    .name = { $season-event }
    .text = Overcoming it at the end of the season takes { $requirement } and gives { printed-points }.
event-clause = { $count } equipped { $kinds }

# Lists: the last two members.
joined-and = { $before } and { $last }
joined-or = { $before } or { $last }
joined-and-or = { $before } and/or { $last }

## Missions

mission-most-of-survivor = Most { $thing-many }
    .card = strictly most { $thing-many } – { printed-points }
    .text = More { $thing-many } in your refuge than in any other: { printed-points }. A tie gives nothing.
mission-pairs-of-survivor = { $pairs ->
        [one] { $pairs } pair of { $thing-many }
       *[other] { $pairs } pairs of { $thing-many }
    }
    .card = { $pairs ->
        [one] at least { $pairs } pair of { $thing-many } – { printed-points }
       *[other] at least { $pairs } pairs of { $thing-many } – { printed-points }
    }
    .text = At least { $least } { $thing-many } in your refuge: { printed-points }.
mission-most-of-equipment = Most { $thing-many }
    .card = strictly most { $thing-many } – { printed-points }
    .text = More { $thing-many } than anybody else: { printed-points }. A tie gives nothing.
mission-four-of-equipment = { $least } { $thing-many }
    .card = at least { $least } { $thing-many } – { printed-points }
    .text = At least { $least } { $thing-many }: { printed-points }.
mission-most-powers = Most powers
    .card = strictly most tinkerer powers – { printed-points }
    .text = More tinkerer powers than anybody else: { printed-points }. A tie gives nothing.
mission-two-powers = { $least } powers
    .card = at least { $least } tinkerer powers – { printed-points }
    .text = At least { $least } tinkerer powers: { printed-points }. Two of a kind count as two.
mission-most-equipment = Most equipment
    .card = strictly most equipment – { printed-points }
    .text = More equipment, of all types together, than anybody else: { printed-points }. A tie gives nothing.
mission-pairs-of-equipment = { $pairs ->
        [one] { $pairs } pair of each equipment
       *[other] { $pairs } pairs of each equipment
    }
    .card = { $pairs ->
        [one] at least { $pairs } pair of each type of equipment – { printed-points }
       *[other] at least { $pairs } pairs of each type of equipment – { printed-points }
    }
    .text = At least { $least } bullets, { $least } capsules and { $least } books: { printed-points }.
mission-pairs-of-survivors = { $pairs ->
        [one] { $pairs } pair of each type of survivor
       *[other] { $pairs } pairs of each type of survivor
    }
    .card = { $pairs ->
        [one] at least { $pairs } pair of each type of survivor – { printed-points }
       *[other] at least { $pairs } pairs of each type of survivor – { printed-points }
    }
    .text = At least { $least } survivors of each of the five types in your refuge: { printed-points }.
mission-ten-slackers = { $least } slackers
    .card = at least { $least } slackers – { printed-points }
    .text = At least { $least } slackers in your refuge: { printed-points }.
mission-fewest-slackers = Fewest slackers
    .card = fewest slackers, even if tied – { printed-points }
    .text = No refuge has fewer slackers than yours: { printed-points }. A tie is good enough.
mission-most-survivors = Most survivors
    .card = strictly most survivors – { printed-points }
    .text = More survivors in your refuge than in any other: { printed-points }. A tie gives nothing.
mission-binoculars = Binoculars
    .card = Binoculars at the end of the game – { printed-points }
    .text = You hold the Binoculars at the end of the game: { printed-points }, on top of their own.
mission-thirteen-buildings = { $least } buildings
    .card = at least { $least } buildings – { printed-points }
    .text = At least { $least } buildings in your refuge, New Buildings included: { printed-points }.
mission-new-building = New Building
    .card = New Building ({ $needs } → { $gains })
    .placed = New Building: { $needs } → { $gains }
    .text = It needs these survivors in your refuge: { $needs }. You may then place it there at any moment; it gives { $gains }.

# Survivors who come with their equipment.
goods-equipped = { $survivors } with { $equipment }
