### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-outlive-welcome = In six days Convoy arrives and takes the best tribe with it. Survival points decide: for survivors, full rooms, events overcome, repaired equipment and low radioactivity. Your opponent is an easy bot.
    .title = Welcome to the ruins
tutorial-outlive-discard-room = You drew six advanced rooms and put two back. A room works once it is built and full of survivors. Good rooms bring food, keep radiation away or save materials; a small maintenance cost (the cutlery) is worth a lot.
    .title = Keep four rooms
tutorial-outlive-first-room = One of your seven rooms is built now. If your survivors fill it, it works from the first day. Mind its maintenance cost: it is already due tonight.
    .title = The first room is free
tutorial-outlive-first-survivors = Fill the room so that it works. Whoever stays in the airlock absorbs a point of radiation each night and can move into another room later. Nobody ever moves out of a room again.
    .title = Your people move in
tutorial-outlive-leader = Your leader determines where your four heroes start, what is in your Supply Depot, and which broken equipment you own. The oldest leader goes first. Food for the first night is always a good choice.
    .title = Choose a leader
tutorial-outlive-search-tiles = Your leader searches the cities before the first day. Draw from either city; what you do not keep goes back at the end. An empty cupboard is worth nothing.
    .title = Search tiles
tutorial-outlive-place-heroes = On the first day each hero must leave its location, by up to { $steps } { $steps ->
        [one] step
       *[other] steps
    } along the ring. Put the strongest where it can reach what you want most: it has the most action points.
    .title = Where the heroes start
tutorial-outlive-day = By day all heroes move and act, one after another, in turn with your opponent. By night you feed and enlarge your shelter. So ask each morning: what do my people eat tonight?
    .title = A day and a night
tutorial-outlive-event = Each morning one more event is turned up. It strikes every day until somebody overcomes it at night by paying its price, and keeps its points.
    .title = The event of the day
tutorial-outlive-move = Choose a hero that is lying down, and a location up to { $steps } { $steps ->
        [one] step
       *[other] steps
    } away where you have no other hero. The hero’s number is its action points there: send the strong ones where there is the most to take.
    .title = Move a hero
tutorial-outlive-pressure = A hero that arrives puts pressure on every weaker one that has acted there, by the difference between their numbers. That costs resources, or Munitions to fend it off. So compare the numbers before you go: who can still come after you?
    .title = Mind the pressure
tutorial-outlive-gather = Each action point takes one token here. Split them as you like: hunt first, then scavenge with the rest. Wood, Metal and Microchips build rooms and repair equipment.
    .title = Spend action points
tutorial-outlive-dam = Water feeds the airlock and the rooms. First { $door ->
        [one] a Microchip
       *[other] { $door } Microchips
    } must activate the filtration system, once per visit. After the night at most { $water } Water is kept: take what you need tonight.
    .title = At the Dam
tutorial-outlive-base = Munitions make hunting cheaper and keep pressure away. The algae lower your radioactivity by one square: one dose a day, for an action point.
    .title = At the Military Base
tutorial-outlive-city = For an action point, take a piece of equipment: it is broken, and can be repaired at night. Or draw a search tile: a token, Algae Capsules, or an empty cupboard. Two halves of one symbol, both repaired, give one more survival point.
    .title = In a city
tutorial-outlive-cargo = No action points here. The hero takes the slot with its number: Canned Goods, which never spoil, and a survivor who may come along. The first hero here each day also takes the first player token.
    .title = On the Cargo Ship
tutorial-outlive-hunt = Wild game gives the most food. Its endurance is paid with action points and Munitions together, at least one point. Each catch of the same kind gives more Meat, up to the fourth. But Meat spoils after the night: hunt for tonight.
    .title = The first hunt
tutorial-outlive-hunt-pay = Munitions save action points, which you can still use to scavenge here. The rest is paid with points.
    .title = Bring it down
tutorial-outlive-defend = A stronger hero came to where yours stands: the difference between their numbers is the pressure. Each Munition takes one point off. For every point that is left you hand over one supply or material. Munitions themselves are never taken.
    .title = You are under pressure
tutorial-outlive-tribute = A stronger hero came to where yours stands: the difference between their numbers is the pressure. Give what you need least. Meat that nobody will eat tonight would spoil anyway.
    .title = Tribute
tutorial-outlive-lose = Give up what helps least: of your resources, whatever you do not need tonight. A survivor in a full room keeps it working, one in the airlock shields you. The cheapest losses are in rooms that are not full.
    .title = A loss
tutorial-outlive-night = In this order: overcome events, feed, radiation, recruit, build, repair, shelter upkeep. You are asked only where there is something to decide.
    .title = Night falls
tutorial-outlive-overcome = Pay the price, and the card is yours: it gives points at the end and no longer strikes. But what you spend here will be missing for food and rooms.
    .title = Overcome an event
tutorial-outlive-feed = Each occupied room costs supplies for its maintenance, each occupied row of the airlock one Water. Each one that is missing costs a survivor. Use Meat first, because it spoils tonight, and keep the Canned Goods.
    .title = Feed your people
tutorial-outlive-radiation = Every night brings radiation, more towards the end. Each survivor in the airlock absorbs a point. Every other point moves the tracer up your gauge, and its square gives or costs points at the end. Algae move it back down.
    .title = Radiation
tutorial-outlive-recruit = Each supply brings a survivor into the airlock: a point at the end, a shield against radiation, and someone to fill a room. They shield you from tomorrow on, but each occupied row of the airlock then needs one Water a night.
    .title = Recruit
tutorial-outlive-build = A room costs { $materials ->
        [one] one material
       *[other] { $materials } materials
    } of any kind. Move people from the airlock into built rooms: a full room works, and the more rooms are full, the more they score. When you are done, finish.
    .title = Build and move in
tutorial-outlive-repair = A tile costs the materials on it, and works once a round from now on. It also gives a point, and one more if two halves of one symbol come together.
    .title = Repair equipment
tutorial-outlive-upkeep = Meat has spoiled, and at most { $water } Water is kept. Canned Goods, materials and Munitions stay. So bring home by day what the night will need.
    .title = What the morning finds
tutorial-outlive-second-day = You have now played a whole day. Watch three things: food for the night, materials for a room or a repair, and the gauge. The score beside each name shows who is ahead.
    .title = The second day
tutorial-outlive-last-day = After tonight, Convoy arrives. What is left in your shelter then only breaks ties: fill rooms, recruit, repair, overcome events.
    .title = The last day
