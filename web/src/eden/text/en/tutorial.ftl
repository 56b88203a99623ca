### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-eden-welcome = One year, four seasons. Gather survivors, claim buildings for your refuge, overcome events and feed your people. Whoever has the most victory points after winter wins. Your opponent is an easy bot.
    .title = Welcome to Paris
tutorial-eden-choose-token = Everybody begins with a survivor token. It counts like a die of its type in spring, then lives in your refuge. Tinkerer buildings have powers, farmers feed, and equipped brawlers, healers and sages overcome events.
    .title = The first survivor
tutorial-eden-keep-mission = Keep { $kept ->
        [one] one
       *[other] { $kept }
    } of these missions. A mission scores at the end if its condition is met, and nobody else sees it. Take one that asks for what you would collect anyway. A New Building scores nothing: place it once its people live with you, and it gives equipped survivors or Cans.
    .title = A mission
tutorial-eden-take-die = In turn everybody takes a die, until all are taken. Its face makes you stronger in that type; its location does something for you at once. Look at both.
    .title = Take a die
tutorial-eden-train-station = A die here also brings a survivor token: two for one. It is used with your dice when the buildings of its type are given out; a wild one may wait for later seasons.
    .title = The Train Station
tutorial-eden-city-center = Equipment is yours for good: bullets for brawlers, capsules for healers, books for sages. Or take the Bat, which wins ties, or the Binoculars: you begin the next season.
    .title = The City Center
tutorial-eden-restaurant = One Can per visit. It feeds in place of a farmer you lack, and does not spoil.
    .title = The Restaurant
tutorial-eden-tower = Turn an event face down, and leave the one that suits you. The first player to come here gets the Heroine: for this season’s event she is an equipped survivor of any type.
    .title = The Tower
tutorial-eden-bridge = Draw missions and keep what suits you. The earlier you have a mission, the longer you can work on it.
    .title = The Bridge
tutorial-eden-flip-event = Turn down an event that the others could overcome and you could not. The one that stays face up counts for everybody.
    .title = Which event goes?
tutorial-eden-choose-in-city = Take the equipment for survivors that you have or will have: without it they do not count for events. The Bat wins ties, the Binoculars let you begin the next season; both go back at the end of this one.
    .title = Something from the City
tutorial-eden-choose-at-station = A token that matches your dice makes you strong in one type. A wild token fits any type in which you have a die or token, but then becomes a slacker.
    .title = A survivor token
tutorial-eden-power = Some powers of tinkerer buildings work around your first die of a season. Use them if they get you a better die; otherwise continue.
    .title = A power
tutorial-eden-strength = Now the buildings, type by type from tinkerers to farmers. Strength is the number of your dice and tokens of the type. The strongest claims first; a strength of 1 is enough if a card is left.
    .title = Who is the strongest?
tutorial-eden-announce = A wild can join any type in which you have another die or token, once. Use it where going first gets you a clearly better card. After the farmers, any wild dice left are lost.
    .title = Add wilds?
tutorial-eden-claim = Survivors count for missions, events and feeding; equipment makes them ready for events; tinkerer cards have powers. Slackers are of none of the five types, but count as population. Choose what goes with what you have.
    .title = Claim a building
tutorial-eden-claimed = Everything on the card is yours for good. The dice of its type are now spent, and your tokens of that type have moved into the refuge.
    .title = Your refuge grows
tutorial-eden-new-buildings = If you hold a New Building and its people live in your refuge, place it: it costs nothing, and they stay. Everybody who could have one is asked, so that the question gives nothing away; if you have none, continue.
    .title = A New Building
tutorial-eden-event = Everybody with enough equipped survivors scores the event: a brawler with a bullet, a healer with a capsule, a sage with a book, each with their own. A player who lacks some loses nothing.
    .title = The event of the season
tutorial-eden-feed = The more people, the more farmers they need, and the more points it gives. A Can takes the place of a missing farmer. Feeding nearly always pays: if you do not feed, you score nothing here.
    .title = Feed your people
tutorial-eden-summer = New dice, events and buildings are out; your refuge stays. You have now seen everything: match people with equipment for events, gain farmers, and think of your missions.
    .title = The second season
tutorial-eden-winter = After winter all missions are revealed. Whatever only helps later is worth nothing now: take what scores. The Binoculars are worth points, too.
    .title = The last season
