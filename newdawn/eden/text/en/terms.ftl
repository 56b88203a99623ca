### Questions, stages, scores and the terms of the rules.

## What a player is asked

decision-nothing = The others are deciding.
decision-choose-token = Which survivor token do you begin with?
decision-keep-mission = Which mission do you keep?
decision-take-die = Which die do you take?
decision-after-first-die = Do you use a power with your first die?
decision-swap-with = Which die does it change places with?
decision-flip-event = Which event do you turn face down?
decision-choose-in-city = What do you take at the City Center?
decision-choose-at-station = Which survivor token do you take at the Train Station?
decision-announce = Do you add wilds to your strength?
decision-claim = Which building do you claim?
decision-new-buildings = Do you place a New Building?
decision-feed = Do you feed your people?

## Stages of the game

stage-prelude = Prelude: survivor tokens
stage-choosing = Prelude: missions
stage-gathering = Gather survivors
stage-announcing = Acquire buildings: announce strength
stage-claiming = Acquire buildings: claim
stage-event = Resolve the event
stage-feeding = Feed your people
stage-ending = End of the game
stage-over = Game over

## Where victory points come from

part-events = Events overcome
part-feeding = People fed
part-missions = Missions fulfilled
part-powers = Powers
part-binoculars = Binoculars
part-total = Total

## Terms of the rules

term-victory-points = victory points
    .text = Whoever has the most at the end of winter wins; if tied, whoever has more survivors.
term-refuge = refuge
    .text = Everything that a player has built up: buildings with their survivors and equipment, and tokens. Everybody can see it.
term-season = season
    .text = One of the four rounds: gather survivors, acquire buildings, resolve the event and feed your people, prepare the next season.
term-prelude = prelude
    .text = { $dealt ->
        [one] Before spring everybody takes a survivor token, counter-clockwise, and keeps { $dealt } mission.
       *[other] Before spring everybody takes a survivor token, counter-clockwise, and keeps { $kept ->
            [one] one
           *[other] { $kept }
        } of { $dealt } missions.
    }
term-first-player = first player
    .text = Begins the season. After the first season it is whoever had the Binoculars.
term-location = location
    .text = The Tower, the Bridge, the Restaurant, the City Center or the Train Station. A player who takes a die there also performs its action.
term-survivor = survivor
    .text = A tinkerer, brawler, healer, sage, farmer or slacker, printed on a building or shown by a token in a refuge. Dice are not part of the population.
term-die = die
    .text = Shows a type of survivor or a wild. In turn everybody takes one, until all are taken; after the buildings of its type are claimed, it is gone.
term-survivor-token = survivor token
    .text = Counts like a die for strength. Once used, it turns over and lives in the refuge for good; a wild one that was not used stays for later seasons.
term-wild = wild
    .text = A die or a token that can be added to the strength in any type in which its owner has another die or token.
term-slacker = slacker
    .text = A survivor of none of the five types, printed on a card, or what a wild token turns into once used. Slackers must be fed, too.
term-strength = strength
    .text = How many dice and tokens of a type a player has, with the wilds added to them. The strongest claims first, and it takes at least 1 to claim.
term-building = building
    .text = A card of one of five types, with survivors, equipment, Cans or a power on it. The types are given out from tinkerers to farmers.
term-power = power
    .text = An ability on a tinkerer building. Two cards with the same power count twice.
term-end-card = END card
    .text = One of the six tinkerer buildings at the bottom of their deck: they usually come out in winter.
term-equipment = equipment
    .text = Bullets for brawlers, capsules for healers, books for sages. It is kept to the end of the game.
term-equipped-survivor = equipped survivor
    .text = A brawler with a bullet, a healer with a capsule or a sage with a book, wherever in the refuge they are. Each needs a piece of equipment of their own.
term-event = event
    .text = Three tiles are laid out each season; visits to the Tower leave one face up. Everybody with the equipped survivors that it asks for scores its points.
term-heroine = Heroine
    .text = Goes to the first player to visit the Tower in a season. For that season’s event, she is one equipped survivor of any type.
term-bat = Bat
    .text = Wins ties in strength for its holder, then for the next player clockwise. It goes back at the end of the season.
term-binoculars = Binoculars
    .text = Their holder announces strength first and begins the next season. At the end of winter they are worth { printed-points }.
term-mission = mission
    .text = A card from the Bridge: a Secret Mission or a New Building. Nobody else sees it until it is placed or the game ends.
term-secret-mission = Secret Mission
    .text = Scores its points at the end of the game if its condition is met.
term-new-building = New Building
    .text = A mission that its owner may place in the refuge at any moment once the survivors that it asks for live there; they stay. It counts as a building.
term-population = population
    .text = All survivors of a refuge, slackers included. The more there are, the more farmers it takes to feed them, and the more points feeding them gives.
term-can = Can
    .count = { $count ->
        [one] { $count } Can
       *[other] { $count } Cans
    }
    .text = Feeds in place of a missing farmer. Cans that are not spent are kept.
