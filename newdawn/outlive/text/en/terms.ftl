### Questions, stages, scores, states and the terms of the rules.

## What a player is asked

decision-nothing = The others are deciding.
decision-discard-room = Which room do you put back?
decision-first-room = Which room do you build for free?
decision-first-survivors = Where does the next survivor live?
decision-leader = Which leader do you keep?
decision-search-city = From which city do you draw the next search tile?
decision-return-tile = Which search tile do you put back?
decision-place-heroes = Which hero starts where?
decision-lose-supply = The rats are here: which supply do you lose?
decision-lose-tokens = The enemy clan is here: what do you give up?
decision-lose-survivor = You lose a survivor: where from?
decision-move-hero = Which hero goes where?
decision-bat = Do you swing the Baseball Bat, and at whom?
decision-defend = You are under pressure: how do you defend yourself?
decision-tribute = Which token is handed over as tribute?
decision-act = What does your hero do?
decision-hunt = How do you bring the wild game down?
decision-overcome = Which event do you overcome?
decision-discount = What does the discount save you?
decision-feed = What do you feed to the rooms?
decision-recruit = Do you recruit a survivor, and for which supply?
decision-build = What do you do in your shelter?
decision-pay-room = What do you pay for the room?
decision-destroy = Which equipment do you destroy?
decision-repair = Which equipment do you repair?
decision-repair-discount = Which room helps with the repair?
decision-waive = Which material does the discount save you?

## Stages of the game

stage-choosing = Setup: rooms and leaders
stage-searching = Setup: search tiles
stage-placing = Setup: heroes
stage-dawn = Dawn
stage-event = Day: events
stage-moving = Day: movement
stage-pressure = Day: pressure
stage-acting = Day: actions
stage-overcoming = Night: overcoming events
stage-shelter = Night: in the shelters
stage-over = Game over

## Where survival points come from

part-events = Events overcome
part-rooms = Full rooms
part-radioactivity = Radioactivity
part-survivors = Survivors
part-equipment = Repaired equipment
part-pairs = Completed symbols
part-total = Total

## The state of a hero, and of an equipment tile

hero-state-idle = idle
hero-state-activated = activated
hero-state-spent = spent
equipment-state-none = not owned
equipment-state-broken = broken
equipment-state-repaired = repaired
equipment-state-used = used

## Terms of the rules

term-survival-points = survival points
    .text = Whoever has the most when Convoy arrives wins. They come from events overcome, full rooms and the radioactivity gauge; add 1 for each survivor, each repaired equipment tile and each completed symbol.
term-shelter = shelter
    .text = Each player’s board: seven rooms, the airlock, the Supply Depot, the Warehouses and the radioactivity gauge.
term-room = room
    .text = Each shelter has three standard and four advanced rooms. Once built and full of survivors, a room does what is printed on it.
term-airlock = airlock
    .text = Recruits arrive here, and each survivor in it absorbs one point of radiation. Its first row is filled before the second. It is not a room.
term-survivor = survivor
    .text = Lives in the airlock or in a room. Once in a room, a survivor stays there.
term-hero = hero
    .text = Each player has four, of strength 3, 3, 4 and 5. A hero that is lying down is idle; one that is standing has been activated.
term-strength = strength
    .text = A hero’s number: its action points, its slot on the Cargo Ship, and its weight under pressure.
term-action-points = action points
    .text = A hero that arrives at a location has as many as its strength.
term-leader = leader
    .text = Determines a tribe’s starting locations, resources and broken equipment. The oldest leader goes first.
term-supplies = supplies
    .text = Meat, Water and Canned Goods: they feed survivors.
term-materials = materials
    .text = Wood, Metal and Microchips: they build rooms and repair equipment.
term-munitions = munitions
    .text = For hunting and for defence against pressure. They are neither supplies nor materials.
term-reserve = reserve
    .text = All tokens that are neither at a location nor in a shelter. It never runs out.
term-pressure = pressure
    .text = A hero that arrives puts pressure on every weaker activated hero there, equal to the difference between their strengths.
term-tribute = tribute
    .text = One supply or material for each point of pressure that was not fended off.
term-wild-game = wild game
    .text = Lies at the Forest, the Mine and the Fairgrounds. Each catch of the same kind gives more Meat than the one before, up to the fourth; later ones give as much as the fourth.
term-endurance = Endurance
    .text = What a hunt costs, in action points and munitions; at least one action point.
term-city = city
    .text = Blackwood City or Silent Peak: equipment to salvage and search tiles to draw.
term-search-tile = search tile
    .text = Gives a token, Algae Capsules or just an empty cupboard.
term-equipment = equipment
    .text = Salvaged broken; once repaired, it works once a round. Nobody owns the same tile twice.
term-algae = algae
    .text = Lower the radioactivity of a shelter by one square. One dose a day grows at the Military Base.
term-radiation = radiation
    .text = Increases towards the end. Each point that the airlock does not absorb raises the radioactivity gauge.
term-gauge = radioactivity gauge
    .text = Shows the points that radioactivity gives or costs at the end. Past its last square, survivors die.
term-event = event
    .text = One more each day. It takes effect every day until somebody overcomes it.
term-convoy = Convoy
    .text = The board with the six days and their events. After the sixth night Convoy arrives.
term-first-player-token = first player token
    .text = Goes to the first hero on the Cargo Ship; its holder goes first from the night on.
term-upkeep = shelter upkeep
    .text = At the end of the night Meat spoils and at most { $kept } Water is kept.
term-dawn = dawn
    .text = The locations are replenished.
term-day = day
    .text = Events take effect, then the heroes move and act, one after another.
term-night = night
    .text = Events are overcome; then all players feed, ventilate, recruit, build, repair and clean up.

## What a table may agree on

option-placing-in-turn = Place the heroes one at a time, in turn order
    .about = At the start players take turns placing one hero each, and the last one sees the most. Otherwise all heroes are placed at the same time, without seeing the others’.
