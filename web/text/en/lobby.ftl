### From the first page into a game.

## The first page

hall-page-title = { $count ->
        [0] Newdawn
       *[other] Newdawn: { $games }
    }
hall-welcome = { $count ->
        [2] Two worlds after the end
       *[other] Worlds after the end
    }
hall-welcome-about = Board games with friends or against bots. No account needed.
hall-preparing = First start: the rules are being compiled for this machine, { $percent } % done. You can play already; the bots will think faster afterwards.
hall-guest = Guest
hall-facts = { $least } to { $most } players
hall-play-bots = Play against bots
hall-play-friends = Play with friends
hall-learn = Guided first game
hall-more-choices = More choices
hall-rules = Rules
hall-start = Start
hall-back = Back
hall-fan-made = Newdawn is an unofficial, fan-made table. The games belong to their authors and publishers.

## Against bots

hall-opponents = Opponents
hall-opponents-count = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
hall-opponents-about = A game for { $players } players, including you.
hall-level = Level of the bots
hall-level-easy = Easy
    .about = Often settles for a merely decent move: for a first game.
hall-level-medium = Medium
    .about = Plays the move that looks best right now, at once.
hall-level-hard = Hard
    .about = Thinks ahead for a moment before each move.
hall-level-expert = Expert
    .about = Thinks ahead for up to two seconds before each move, and forgives little.

## A new table

hall-setup-title = { $game }: new table
hall-players = Players
hall-players-about = You, and others with you: people or bots.
hall-seats = Seats
hall-seat-who = Who plays seat { $number }
hall-seat-name = Name on seat { $number }
hall-seat-name-example = Name
hall-seat-me = You
    .about = You play here, under this name.
hall-seat-here = Another person here
    .about = Also plays on this device: you pass it on, and what is secret stays covered.
hall-seat-open = Open seat
    .about = For whoever follows the link or finds the table in the list.
hall-seat-easy = Bot: easy
    .about = { hall-level-easy.about }
hall-seat-medium = Bot: medium
    .about = { hall-level-medium.about }
hall-seat-hard = Bot: hard
    .about = { hall-level-hard.about }
hall-seat-expert = Bot: expert
    .about = { hall-level-expert.about }
hall-clock = Clock
hall-clock-none = No clock
    .about = Everybody takes as long as they need.
hall-clock-minute = A minute a move
    .about = 60 seconds for each decision. A bot takes over for anybody who runs out of time.
hall-clock-bank = Half an hour each
    .about = 30 minutes for the whole game, plus 10 seconds after each decision. A bot takes over for anybody who runs out of time.
hall-clock-day = A day a move
    .about = For games alongside daily life: 24 hours for each decision. You can close the page in the meantime.
hall-pace = Bots move
hall-pace-calm = Like people
    .about = With short pauses, so that you can follow what happens.
hall-pace-quick = Quickly
    .about = With very short pauses.
hall-pace-none = At once
    .about = Without any pause. The log shows what happened.
hall-public = Show the table in the list
hall-public-on = Everybody on this server sees the table, can take an open seat, and can watch.
hall-public-off = Only people with the link can find the table.
hall-hints = Advice from a bot
hall-hints-about = Players may ask a bot what it would play.
hall-open-table = Open the table
hall-open-table-about = The link to share comes next. When all seats are taken, you start the game.

## Lists of tables

hall-list-mine = Your tables
    .empty = No tables yet. The first one is two clicks away.
hall-list-waiting = Tables to join
    .empty = No public table has an open seat at the moment.
hall-list-playing = Games to watch
    .empty = No public game is in progress at the moment.
hall-list-finished = Finished games
    .empty = No public game has finished here yet.
hall-list-all = Show all { $count }
hall-your-turn = Your turn
hall-stage-waiting = waiting for players
hall-stage-ready = ready to start
hall-stage-playing = in play
hall-stage-finished = finished
hall-stage-frozen = stopped
hall-go-on = Continue
hall-join = Join
hall-watch = Watch
hall-look = Result
hall-replay = Replay
hall-won = won
hall-import = Open a saved game
hall-import-about = A file saved here or elsewhere becomes a table: a finished game to look at, an unfinished one to continue.
hall-import-choose = Choose a file

## The waiting room

hall-waiting-join = Sit down
hall-waiting-join-about = Take the first open seat, choose one below, or just watch.
hall-waiting-sit = Sit here
hall-waiting-sit-another = Seat somebody else here
hall-waiting-stand = Get up
hall-waiting-you = you
hall-waiting-here = on this device
hall-waiting-present = is here
hall-waiting-absent = not connected
hall-waiting-watchers = { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
hall-waiting-start = Start the game
hall-waiting-ready = All seats are taken.
hall-waiting-host = All seats are taken. The host starts the game.
hall-waiting-free = { $count ->
        [one] { $count } seat is still open: wait for somebody, or let a bot sit there.
       *[other] { $count } seats are still open: wait for people, or let bots sit there.
    }
hall-share = Invite others
hall-share-about = Send this link. Whoever opens it can sit down or watch.
hall-share-link = The link to this table
hall-share-copy = Copy
hall-share-copied = Copied
hall-share-local = This link works on this machine only. For others on your network, start the server with --host 0.0.0.0, and put this machine’s name or address in the link.
hall-fair = Nobody can stack the deck
hall-fair-about = The server has already fixed its part of the shuffle and shows a seal of it (SHA-256). The players’ parts are added to it; after the game everything is published and can be checked.
hall-terms-move = { $unit ->
        [hours] { $hours } h for each decision
       *[minutes] { $minutes } min for each decision
    }
hall-terms-bank = { $minutes } min each, +{ $increment } s
hall-terms-public = in the public list
hall-terms-private = by link only
hall-terms-hints = bots may be asked for advice
hall-terms-no-hints = without advice

## Wrong addresses

hall-nowhere = This link leads nowhere
hall-nowhere-table = It is incomplete: part of it was cut off. Ask for it again, or copy all of it: its last part has 22 characters.
hall-nowhere-page = There is no page at this address.
