### What the table server says. Seats have the numbers that clients use: 0 is the first.

## Refusals: what is wrong, and what would be right

# Tables and links.
refusal-no-such-table = There is no such table here. Check the link: its last part has 22 characters.
refusal-unreadable-table = This table cannot be opened. Its log is safe; whoever runs the server can find the reason in the server’s log.
refusal-table-frozen = This table was played under other rules, and its moves do not fit the current ones. It can be read and exported, but not continued.
refusal-not-started = The game has not started yet.
refusal-already-started = The game has already started: seats can no longer be changed like that.
refusal-game-over = The game is over.
refusal-not-over = The game is not over yet: a rematch can be set up once it ends.
refusal-wrong-count = { $game } cannot be played by { $count }: it takes { $counts } players.
refusal-no-such-option = { $count ->
        [0] { $game } has no option “{ $option }”: it has no options.
       *[other] { $game } has no option “{ $option }”. It has: { $options }.
    }
refusal-no-such-game = There is no game “{ $game }” here. There are: { $games }.
refusal-bad-cursor = “before” must be the “next” of the previous list.

# Who may do what.
refusal-unknown-token = This token does not hold a seat at this table. Sit down first, or leave the token out to watch.
refusal-token-needed = This needs the token of a seat, in the header “Authorization: Bearer …” or in the socket’s watch message.
refusal-not-a-bearer = The header must read “Authorization: Bearer …”, with the token of your seat.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-which-seat = Your token holds the seats { $seats }: say which one you mean, with “seat”.
refusal-seat-only = Only players can do that. You are watching.
refusal-host-only = Only the host of this table can do that.
refusal-foreign-origin = Pages from other sites may not use this server. Whoever runs it can allow them.
refusal-foreign-host = This server does not answer to the name “{ $host }”. Open it by its IP address, or have whoever runs it add the option “{ $option }”.

# Sitting down and getting up.
refusal-no-such-seat = There is no seat { $seat }: the seats are numbered 0 to { $most }.
refusal-seat-taken = Seat { $seat } is taken by { $name }. Please choose another one.
refusal-name-taken = Somebody at this table is already called { $name }. Please choose another name.
refusal-name-alike = “{ $name }” looks too much like { $other }, a name that is taken at this table. Please choose another name.
refusal-bad-name = A name has 1 to { $most } characters, all of them visible.
refusal-own-seat = Seat { $seat } is your own. Get up first; then a bot can sit there.
refusal-open-seats = { $count ->
        [one] { $count } seat is still open: wait for somebody, or put a bot there.
       *[other] { $count } seats are still open: wait for people, or put bots there.
    }

# Bots.
refusal-no-such-bot = There is no bot “{ $bot }”. There are: { $bots }.
refusal-bad-bot-budget = “{ $budget }” is not a thinking time for the bot { $bot }. Write, for example: { $bot }:2s
refusal-bot-too-slow = The bot “{ $bot }” would think for { $seconds } seconds, but this server allows { $most }.
refusal-bot-plays = The bot “{ $bot }” is playing this seat now. Its owner can come back and play on.
refusal-not-waited-for = The game is not waiting for { $name } in seat { $seat }.
refusal-clock-decides = There is a clock at this table: when somebody’s time runs out, a bot takes over automatically.
refusal-still-there = { $name } in seat { $seat } is still connected.
refusal-presence-unknown = The server is still finding out who is connected. Please try again in a few seconds.
refusal-not-absent-yet = { $seconds ->
        [one] The game has not waited long for { $name } in seat { $seat }: a bot can take over in { $seconds } second.
       *[other] The game has not waited long for { $name } in seat { $seat }: a bot can take over in { $seconds } seconds.
    }
refusal-not-away = You are not away: you are playing your seat yourself.
refusal-you-resigned = You have resigned: a bot is playing your seat to the end.
refusal-no-time-left = Your time for this game is used up: the bot plays to the end.
refusal-decision-over = Your time for this decision is over, so the bot “{ $bot }” makes it. You can come back after its move.

# Playing.
refusal-illegal-move = “{ $move }” is not accepted. { $reason }
refusal-illegal-step = Step { $step }, “{ $move }”, cannot be made: { $reason }
refusal-no-such-move = “{ $move }” is not a move of this game. The moves you can play come with the state of the table, under “moves”.
refusal-stale-version = The table has changed in the meantime (it is at version { $version }; you saw { $seen }). Look again and choose again.
refusal-future-version = You cannot have seen version { $seen }: the table is at version { $version }.
refusal-undo-nothing = You have no move to take back.
refusal-undo-others = Others have decided since your last move: it cannot be taken back.
refusal-undo-revealed = Your last move revealed something that was hidden: it cannot be taken back.
refusal-undo-bot = A bot made your last move while you were away: it cannot be taken back.
refusal-undo-late = Your time for that decision is over: it cannot be taken back.
refusal-undo-enough = { $count ->
        [one] You have taken this move back { $count } time while others were already deciding: now it stands.
       *[other] You have taken this move back { $count } times while others were already deciding: now it stands.
    }
refusal-already-agreed = You have already agreed to end the game.
refusal-not-agreed = You have not agreed to end the game: there is nothing to withdraw.
refusal-no-hints = Asking a bot for advice is not allowed at this table.
refusal-not-your-turn = You have nothing to decide now.
refusal-hint-pending = A bot is still thinking about your last question. Wait for its answer.
refusal-hints-waiting = Too many questions to bots are waiting for an answer already (the limit is { $most }). Ask again in a moment.
refusal-no-advice = The bot did not find an answer. Please ask again.
refusal-id-reused = Another command has already used this id. Every command needs a random id of its own.

# Talking.
refusal-bad-chat = There is nothing to read in this message.
refusal-too-much-chat = Your seat has written { $most } messages at this table. It cannot write more.
refusal-too-often = { $kind ->
        [renamed] The name of this seat has been changed { $most } times. It cannot be changed again.
        [undone] You have taken moves back { $most } times in this game. You cannot take back more.
        [handed-over] You have handed your seat over { $most } times in this game. You cannot do it again.
        [came-back] You have come back { $most } times in this game. The bot plays on.
        [end-proposed] You have proposed { $most } times to end this game. You cannot propose it again.
        [paced] You have changed the pace of the bots { $most } times. It stays as it is.
       *[sat] This seat has changed hands { $most } times. It cannot change hands again: set up another table.
    }

# Replays and files.
refusal-replay-own-eyes = While a game is in progress, you can only see it through your own eyes. Once it ends, everything is open.
refusal-no-such-step = There is no step { $step }: the steps are numbered 0 to { $most }.
refusal-export-after-end = A game can be exported once it is over.
refusal-bad-file = This file cannot be imported: { $reason }

# Messages that do not fit.
refusal-not-json = This is not JSON: the mistake is on line { $line }, at character { $column }.
refusal-empty-body = The body is empty: it must be JSON.
refusal-not-json-type = The body must be JSON, and say so: “Content-Type: application/json”.
refusal-too-deep = This JSON is nested more than { $most } levels deep.
refusal-packed-body = The body must not be compressed.
refusal-binary-message = Messages on a socket are JSON as text, not as bytes.
refusal-nothing-watched = Nothing is being watched on channel { $channel }. Send “watch” first.
refusal-missing = “{ $where }” is missing.
refusal-unknown-key = “{ $where }” is not known here. Known keys: { $known }.
refusal-twice = “{ $where }” is given more than once.
refusal-not-one-of = “{ $where }” must be one of: { $choices }.
refusal-not-a-whole-number = “{ $where }” must be a whole number from { $lowest } to { $highest }.
refusal-not-a-number = “{ $where }” must be a number from { $lowest } to { $highest }.
refusal-not-a-match = { $form ->
        [id] “{ $where }” must have 22 to 64 letters, digits, - or _, such as the output of openssl rand -hex 16
        [token] “{ $where }” must be a token as the server gave it: 22 to 64 letters, digits, - or _, such as ldcETRvXVgRU_kyijdtwpw
        [table] “{ $where }” must be a table as its link names it: 22 letters, digits, - or _, such as BJqAc7UoKU5pB9ZsoF5F6w
        [bot] “{ $where }” must be a bot in lower case, with or without a thinking time, such as medium or hard:2s
        [nonce] “{ $where }” must have at most 64 characters: letters without accents, digits, spaces and common symbols, such as “four dice: 3 1 6 2”.
        [game] “{ $where }” must be a game as the server lists it, in lower case
       *[cursor] “{ $where }” must be the “next” of the previous list, such as 1794768366285.BJqAc7UoKU5pB9ZsoF5F6w
    }
refusal-not-a-text = “{ $where }” must be a text of { $fewest } to { $most } characters.
refusal-not-a-list = “{ $where }” must be a list of { $fewest } to { $most } members.
refusal-not-true-or-false = “{ $where }” must be true or false.
refusal-not-an-object = “{ $where }” must be an object: names and values in braces.
refusal-no-object = The body (on a socket: the message) must be an object: names and values in braces.
refusal-no-such-page = There is nothing at this address.
refusal-client-not-built = The pages of this server have not been built. “make play” builds them, and so does installing the package.
refusal-wrong-method = This address does not take that method. It takes: { $allowed }.
refusal-bad-request = The server does not understand this request.

# Limits.
refusal-too-large = This is too large: the limit is { $most } bytes.
refusal-too-slow = The request did not arrive within { $seconds } seconds.
refusal-too-many-files = Too many files from your address are arriving at once: { $most } bytes are allowed in all. Wait { $seconds } s.
refusal-files-full = Too many files are arriving at this server at once. Please try again in { $seconds } s.
refusal-too-many-requests = Too many requests from your address: { $rate } per second are allowed, { $burst } at once. Wait { $seconds } s.
refusal-too-many-tables = Too many new tables from your address: { $most } per hour are allowed. Wait { $seconds } s.
refusal-too-many-seats = Too many seats taken from your address: { $most } per hour are allowed. Wait { $seconds } s.
refusal-too-many-commands = Too many commands from this seat: { $rate } per second are allowed, { $burst } at once. Wait { $seconds } s.
refusal-too-many-notes = Slow down: besides moves, { $rate } actions per minute are allowed at a table, { $burst } at once. Wait { $seconds } s.
refusal-too-many-messages = Too many messages on this connection: { $rate } per second are allowed, { $burst } at once. Wait { $seconds } s.
refusal-too-many-sockets = Too many connections from your address: the limit is { $most }. Close some of them.
refusal-too-many-watches = A socket can watch { $most } tables. Unwatch one of them first, or open another socket.
refusal-too-many-questions = A socket can have { $most } questions open at once. Wait for an answer.
refusal-too-many-mistakes = Too many messages could not be read. The socket is closed.
refusal-server-full = The server is full: it has { $most } connections. Please try again later.

# Trouble here.
refusal-storage-away = The server cannot reach its database at the moment. Nothing has changed; please try again in { $seconds } s.
refusal-storage-unsure = The server lost its database for a moment. Send the same command with the same id again in { $seconds } s: it will be done only once.
refusal-draining = The server is about to restart. Please try again in a few seconds.
refusal-busy = Too many people are changing this table at once. Please try again.
refusal-internal = Something went wrong in the server; nothing has changed. The reason is in its log.
refusal-unexpected = Something went wrong in the server. The reason is in its log under { $incident }.

## Notices of a table

notice-migrated = This table was started under version { $from_rules } of the rules. All its { $moves } moves are also legal under version { $rules }, so play continues.
notice-frozen =
    { $move ->
        [0] This table cannot be continued: it does not fit the current rules.
       *[other] This table cannot be continued: from move { $move } on it does not fit the current rules.
    } It can still be read and exported. If everybody agrees to end it, everything in it becomes open to all.

## The log of a table

entry-created = The table has been set up.
entry-sat = { $player } sits down.
entry-stood = Seat { $seat } is free again.
entry-renamed = { $seat } is now called { $name }.
entry-seat-set = A bot takes seat { $seat }: { $bot }.
entry-seat-opened = Seat { $seat } is free.
entry-started = The game begins.
entry-moved = { $player } has decided.
entry-undone = { $player } takes back { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }.
entry-handed-over = { $player } leaves the seat to a bot: { $bot }.
entry-replaced = A bot plays on for { $player }, who is absent: { $bot }.
entry-timed-out = { $player } has run out of time. A bot plays on: { $bot }.
entry-came-back = { $player } is back.
entry-resigned = { $player } resigns.
entry-end-proposed = { $player } agrees to end the game now.
entry-end-withdrawn = { $player } wants to play on.
entry-paced = { $player } wishes bots to play { $pace ->
        [0] without pauses
        [0.5] fast
        [1] at the usual pace
       *[other] slowly
    }.
entry-chatted = { $player }: { $text }
entry-rematched = A rematch has been set up.
entry-migrated = The table continues under newer rules.
