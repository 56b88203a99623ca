### From the first page into a game.

## The first page

lobby-page-title = { $count ->
        [0] Newdawn
       *[other] Newdawn: { $games }
    }
lobby-welcome = What would you like to play?
lobby-welcome-about = Board games with friends or against bots. No account needed.
lobby-preparing = First start: the rules and the bots are being compiled for this machine ({ $percent } % done). You can already play; the bots will think faster once it is done.
lobby-guest = Guest
lobby-facts = { $least } to { $most } players
lobby-credits = A game by { $designers }, illustrated by { $illustrators }{ $published ->
        [0] { "" }
       *[other] , published by { $publishers }
    }.
lobby-play-bots = Play against bots
lobby-play-friends = Play with friends
lobby-learn = Guided first game
lobby-more-choices = More choices
lobby-rules = Rules
lobby-start = Start
lobby-back = Back
lobby-fan-made = Newdawn is an unofficial, fan-made table. The games belong to their authors and publishers.

## Against bots

lobby-opponents = Opponents
lobby-opponents-count = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-opponents-about = A game for { $players } players, including you.
lobby-level = Level of the bots
lobby-level-easy = Easy
    .about = Often settles for a merely decent move: for a first game.
lobby-level-medium = Medium
    .about = Plays the move that looks best right now, at once.
lobby-level-hard = Hard
    .about = Thinks ahead for a moment before each move.
lobby-level-expert = Expert
    .about = Thinks ahead for up to two seconds before each move, and forgives little.

## A new table

lobby-setup-title = { $game }: new table
lobby-players = Players
lobby-players-about = You and the others: people or bots.
lobby-seats = Seats
lobby-seat-who = Who plays seat { $number }
lobby-seat-name = Name on seat { $number }
lobby-seat-name-example = Name
lobby-seat-me = You
    .about = You play here, under this name.
lobby-seat-here = Another person here
    .about = Also plays on this device: you pass it around, and secrets stay covered.
lobby-seat-open = Open seat
    .about = For whoever follows the link or finds the table in the list.
lobby-seat-easy = Bot: easy
    .about = { lobby-level-easy.about }
lobby-seat-medium = Bot: medium
    .about = { lobby-level-medium.about }
lobby-seat-hard = Bot: hard
    .about = { lobby-level-hard.about }
lobby-seat-expert = Bot: expert
    .about = { lobby-level-expert.about }
lobby-clock = Clock
lobby-clock-none = No clock
    .about = Everybody takes as long as they need.
lobby-clock-minute = A minute a move
    .about = 60 seconds for each decision. A bot takes over for anybody who runs out of time.
lobby-clock-bank = Half an hour each
    .about = 30 minutes for the whole game, plus 10 seconds after each decision. A bot takes over for anybody who runs out of time.
lobby-clock-day = A day a move
    .about = For games alongside daily life: 24 hours for each decision. You can close the page in the meantime.
lobby-pace = Bots move
lobby-pace-calm = Like people
    .about = With short pauses, so that you can follow what happens.
lobby-pace-quick = Quickly
    .about = With very short pauses.
lobby-pace-none = At once
    .about = Without any pause. The log shows what happened.
lobby-public = Show the table in the list
lobby-public-on = Everybody on this server sees the table, can take an open seat, and can watch.
lobby-public-off = Only people with the link can find the table.
lobby-hints = Advice from a bot
lobby-hints-about = Players may ask a bot what it would play.
lobby-open-table = Open the table
lobby-open-table-about = The link to share comes next. When all seats are taken, you start the game.

## Lists of tables

lobby-list-mine = Your tables
    .empty = No tables yet. The first one is two clicks away.
lobby-list-waiting = Tables to join
    .empty = No public table has an open seat at the moment.
lobby-list-playing = Games to watch
    .empty = No public game is in progress at the moment.
lobby-list-finished = Finished games
    .empty = No public game has finished here yet.
lobby-list-all = Show all { $count }
lobby-your-turn = Your turn
lobby-stage-waiting = waiting for players
lobby-stage-ready = ready to start
lobby-stage-playing = in play
lobby-stage-finished = finished
lobby-stage-frozen = stopped
lobby-go-on = Continue
lobby-join = Join
lobby-watch = Watch
lobby-look = Result
lobby-replay = Replay
lobby-won = won
lobby-import = Open a saved game
lobby-import-about = A file saved here or elsewhere becomes a table: a finished game to look at, an unfinished one to continue.
lobby-import-choose = Choose a file

## The waiting room

lobby-waiting-join = Sit down
lobby-waiting-join-about = Take the first open seat, choose one below, or just watch.
lobby-waiting-sit = Sit here
lobby-waiting-sit-another = Seat somebody else here
lobby-waiting-stand = Get up
lobby-waiting-you = you
lobby-waiting-here = on this device
lobby-waiting-present = is here
lobby-waiting-absent = not connected
lobby-waiting-watchers = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
lobby-waiting-start = Start the game
lobby-waiting-ready = All seats are taken.
lobby-waiting-host = All seats are taken. The host starts the game.
lobby-waiting-free = { $count ->
        [one] { $count } seat is still open: wait for somebody, or let a bot sit there.
       *[other] { $count } seats are still open: wait for people, or let bots sit there.
    }
lobby-share = Invite others
lobby-share-about = Send this link. Whoever opens it can sit down or watch.
lobby-share-link = The link to this table
lobby-share-copy = Copy
lobby-share-copied = Copied
lobby-share-local = This link works on this machine only. For others on your network, start the server with --host 0.0.0.0, and put this machine’s name or address in the link.
lobby-fair = Nobody can stack the deck
lobby-fair-about = The server has already fixed its part of the shuffle and shows a seal of it (SHA-256). The players’ parts are added to it; after the game, everything is published and can be checked.
lobby-terms-move = { $unit ->
        [hours] { $hours } h for each decision
       *[minutes] { $minutes } min for each decision
    }
lobby-terms-bank = { $minutes } min each, +{ $increment } s
lobby-terms-public = in the public list
lobby-terms-private = by link only
lobby-terms-hints = bots may be asked for advice
lobby-terms-no-hints = without advice

## Wrong addresses

lobby-nowhere = This link leads nowhere
lobby-nowhere-table = Part of it was cut off. Ask for it again, or copy all of it: its last part has 22 characters.
lobby-nowhere-page = There is no page at this address.
