### Words that belong to no single game. What the terminal says about a game is in the game's folder, drawing/text.

# The name of this language.
language = English

## The command line: ids begin with `ui-`

# Asking.
ui-question = { $player }: { $question }
ui-you = you
ui-prompt = 1–{ $count }, a move, or ? for help:
ui-prompt-only = Enter for “{ $words }”, ? for help:
ui-prompt-done = Enter to continue, ? for help:
ui-prompt-enter = 1–{ $count }, ? for help, Enter for “{ $words }”:
ui-answer-needed = Choose one of the { $count } moves: type its number.
ui-no-such-number = There is no such number; the moves are numbered 1 to { $count }.
ui-no-choice = There is only one move here: Enter plays it.
ui-no-such-move = “{ $text }” is neither a move nor a command. Type ? for help.
ui-no-such-move-but = “{ $text }” is neither a move nor a command. Did you mean “{ $near }”?
ui-not-theirs = { $player } cannot do that now.
ui-no-such-player = “{ $text }” is not playing here; { $players } are.
ui-why-what = Ask about a move, in the notation on the right of the list: why { $example }
ui-why-possible = That is possible now.
ui-why-not = Not possible: { $move }. { $reason }
ui-log-empty = Nothing has happened yet.
ui-table-hidden = Type board for the whole table.

# What the commands are called; several names with a comma between them. The first is shown.
ui-command-board = board
ui-command-score = score
ui-command-log = log
ui-command-why = why
ui-command-hint = hint, advice
ui-command-explain = explain
ui-command-rules = rules
ui-command-undo = undo
ui-command-save = save
ui-command-quit = quit
ui-command-help = help

# Help.
ui-help-intro = Choose a move by its number, or type one of these:
ui-help-notation = a move in the notation on the right of the list
ui-help-score = everybody’s points so far, by source
ui-help-log = the latest events
ui-help-why = why a move is not possible now
ui-help-hint = what a strong bot would play in your place
ui-help-explain = why the bots chose their last moves; with a number or a colour, that player’s last ones
ui-help-undo = take your last move back, if nothing was revealed and nobody else has decided since
ui-help-save = save the game to a file
ui-help-quit = leave the table; the game stays saved
ui-help-help = this help
ui-rules-unknown = Nothing is known about “{ $text }”. Type rules alone for a list.

# Bots.
ui-thinking = { $player } is thinking …
ui-bot-lost-move = The bot { $bot } lost this move, and a random one was played instead: { $fault }
ui-hint-intro = How a strong bot in your place sees it:
ui-explain-about = { $player }: { $words }
ui-explain-nothing = No bot has had a choice since you sat down.
ui-explain-nothing-of = { $player } has had no choice since you sat down.
ui-explain-person = { $player } is not a bot.
ui-explain-secret = this choice is secret, or would give a secret away. It will be explained after the end.
ui-explain-rethought = It knew something that you do not. How bots of its kind see it with what you know:
ui-explain-lost = This move was lost, and a random one was played instead: { $fault }
ui-explain-mute = This bot does not say why.
ui-explain-visits = tries
ui-explain-share = win
ui-explain-legend = win: the expected share of the win, then everybody’s final points.
ui-explain-legend-search = tries: how often the search came back to a move. win: the expected share of the win, then everybody’s final points.
ui-explain-effort = { $simulations ->
        [one] { $simulations } simulation in { $seconds } s.
       *[other] { $simulations } simulations in { $seconds } s.
    }
ui-look-back = explain (or explain 2) for why the bots chose as they did, Enter to leave:

# Taking back.
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-others = Others have decided since your last move: it cannot be taken back.
ui-undo-revealed = Your last move revealed something that was hidden: it cannot be taken back.

# Several people at one keyboard.
ui-pass-screen = Secret choices: please pass the screen to { $player }.
ui-pass-screen-uncleared = This screen cannot be cleared: what was shown before can still be read by scrolling up.
ui-pass-screen-prompt = { "[" }Enter] when nobody else is looking:

# Saving and leaving.
ui-save-where = Where to? Type save and a file name.
ui-saved = The game is saved. To continue: { $command }
ui-saved-end = The game is saved. To see it again: { $command }
ui-not-kept = The game is not being saved: { $reason }
ui-saving-to = The game is saved to { $file } after every move.
ui-quit-prompt = A file to save the game to, or Enter to leave without saving:
ui-quit-unsaved = Left without saving.
ui-quit-unplayed = Left before the first move.

# The end.
ui-score-scored = Scored so far
ui-score-now = If it ended now
ui-won = { $players } wins with { $points } points.

# Starting.
ui-welcome = { $game }: { $players } players. ? for help at any time, quit to leave.
ui-credits = A game by { $designers }, illustrated by { $illustrators }{ $published ->
        [0] { "" }
       *[other] , published by { $publishers }
    }.
ui-intro-new = New here? Type rules for the terms of the game, ? for all commands.
ui-compiling-meanwhile = First start: the rules run interpreted while a second process compiles them for next time.
ui-serving-meanwhile = First start: a second process is compiling the rules. They run interpreted until it is done, then switch over automatically.
ui-going-on = Continuing the saved game after move { $count }.
ui-compile-begins = { $part ->
        [bots] Compiling the bots of { $game } for this machine. This is done once and takes a few minutes …
        [envs] Compiling the environments of { $game } for this machine. This is done once …
       *[rules] Compiling the rules of { $game } for this machine. This is done once and takes a few minutes …
    }
ui-compile-waits = Another process is compiling { $game }. Waiting for it …
ui-compile-functions = { $count } functions compiled, { $seconds } s
ui-compile-done = Compiled in { $seconds } s.
ui-compile-warm = { $game } is compiled.

# The server.
ui-open-at = Newdawn is open at { $address }
ui-open-nearby = For others on your network: { $address }
ui-open-until = Ctrl-C closes it. All tables are kept.
ui-open-already = Newdawn is already open at { $address }
ui-open-closed = Closed. All tables are kept: { $command } opens them again.
ui-backed-up = { $tables ->
        [one] { $tables } table from { $database } has been backed up to { $file }.
       *[other] { $tables } tables from { $database } have been backed up to { $file }.
    }
ui-restored = { $tables ->
        [one] { $tables } table from { $file } has been restored to { $database }.
       *[other] { $tables } tables from { $file } have been restored to { $database }.
    }

# Checking a saved game.
ui-verify-moves = { $count ->
        [one] { $count } move was replayed and is legal.
       *[other] { $count } moves were replayed, and all are legal.
    }
ui-verify-moves-fails = The game was not played like this: { $reason }
ui-verify-result = The result is what the rules say.
ui-verify-no-result = The game has no result: it was not played to its end.
ui-verify-resigned = The points are right; the game ended because players resigned.
ui-verify-agreed = The points are right; the game ended because all players agreed to end it.
ui-verify-fairness = The seed is fair: the server committed to its share before the start, with the commitment { $commitment }
ui-verify-fairness-fails = The seed is not fair: { $reason }
ui-verify-no-commitment = Nobody committed to the seed: this game has no commitment, like all games in the terminal.
ui-verify-sealed-fails = The game is not over, and its file is sealed: nothing can be checked before the end.

# Positions and saved games.
ui-show-asked = { $player } decides: { $question }
ui-show-out-of-turn = { $player } could also do this now, out of turn:
ui-show-over = The game is over.
ui-replay-title = { $game }: { $players } players, { $count } moves
ui-replay-move = Move { $number }: { $player } – { $words }
ui-replay-open = The game is not finished; this is the current position.
ui-replay-checked = All { $count } moves are legal.
ui-replay-short = There are only { $count } moves.

# Simulations and figures.
ui-sim-games = games
ui-sim-summary = { $games } games of { $game }, { $decisions } decisions in { $seconds } s: { $decisionrate } decisions and { $gamerate } games a second
ui-sim-seat = seat
ui-sim-player = player
ui-sim-wins = wins
ui-sim-share = share
ui-sim-points = points
ui-components-summary = { $count } figures: { $kinds }. Digest { $digest }.
ui-components-correct = To correct a figure: copy { $path }, change the copy, and add --components and its name, as in: newdawn play { $game } --components my.toml
ui-components-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

# Tournaments.
ui-arena-rounded = { $games } games are played instead of { $asked }, so that on every seed everyone sits in every seat.
ui-arena-found = { $path } already holds { $count } of the games.
ui-arena-ray-started = No Ray cluster is running: starting one on this machine for this run.
ui-arena-worker-lost = The process that was playing game { $number } has died; the game will be played again.
ui-arena-stopped = Stopped. Games saved in { $path }: { $count }. To continue: { $command }
ui-arena-stopped-unsaved = Stopped. Games played, but not saved: { $count }. With --save FILE they would have been saved.
ui-arena-summary = { $games } games of { $game } with { $players } players; { $played } of them played now, in { $seconds } s
ui-arena-seats = Wins by seat, starting with the first: { $rates }
ui-arena-bot = bot
ui-arena-games = games
ui-arena-wins = wins
ui-arena-rate = win rate
ui-arena-interval = 95 % interval
ui-arena-line = even: { $rate }
ui-arena-above = above
ui-arena-below = below
ui-arena-level = no difference
ui-arena-points = points
ui-arena-mu = mu
ui-arena-sigma = sigma
ui-arena-ordinal = mu − 3 sigma
ui-arena-pace = ms a decision
ui-arena-simulations = simulations a second
ui-arena-lost-moves = lost moves
ui-arena-ratings = Ratings (Plackett-Luce): mu is the strength, sigma its uncertainty. The anchor { $bot } stays at { $mu }.
ui-arena-cross = How often the bot in the row finished ahead of the one in the column; a tie counts half:
ui-arena-reports = Moves that bots have lost:
ui-arena-report = game { $game }, seed { $seed }: { $text }
ui-arena-more-reports = … and { $count } more; --json has them all.

# Balance reports.
ui-balance-clock = { $bot } thinks by the clock: the same command will play different games. A number of simulations, such as { $example }, avoids that.
ui-balance-summary = { $games } games of { $game } with { $bot } in all seats, in { $seconds } s
ui-balance-players = players
ui-balance-games = games
ui-balance-points = points of a seat
ui-balance-best = of the best
ui-balance-shared = shared wins
ui-balance-none = No designed or inferred figure looks out of line.
ui-balance-named = { $count ->
        [one] { $count } thing with designed or inferred figures looks out of line:
       *[other] { $count } things with designed or inferred figures look out of line:
    }
ui-balance-more = … and { $count } more on the page.
ui-balance-lost = Moves that bots have lost: { $count }
ui-balance-page = The page: { $path }
ui-balance-data = The data: { $paths }

# Calibration.
ui-calibrate-summary = What bots say of positions in { $game }, against what came of them:
ui-calibrate-players = numbers of players

# Training.
ui-train-play = Round { $number }: games
ui-train-fit = Round { $number }: learning
ui-train-stopped = Stopped. What was done is in { $path }. To continue: { $command }
ui-train-there = Round { $number } was there already: { $path }
ui-train-round = Round { $number }: { $games } games played and learned from in { $seconds } s.
ui-train-kept-out = On games that were kept out of it:
ui-train-players = players
ui-train-positions = positions
ui-train-surprise = surprise at the winner
ui-train-points-off = points off
ui-train-calibration = calibration error
ui-train-trial = { $players } players: looking one decision ahead, a seat with the new judge among seats with the weights alone wins { $rate } % ({ $low } to { $high }) of { $games } games; an even share would be { $even } %.
ui-train-kept = The judge: { $path }

## What the terminal says about a game that has no words of its own for it

ui-plain-intro-aim = Whoever has the most points at the end wins.
ui-plain-intro-course = Whenever you have to decide, all possible moves are listed.
ui-plain-help-board = the whole table again; with a number or a colour, what that player has
ui-plain-help-rules = what a word of the game means
ui-plain-rules-terms = rules and one of these words: { $terms }
ui-plain-hint-legend = The notation of each move is on the right: you can type it, too.
ui-plain-won-tied = { $players } wins: several have { $points } points, and the tie-break decides.
ui-plain-won-shared = { $players } share the win with { $points } points.
ui-plain-legend = The table is shown as a position document names it; ? is what you cannot see.
ui-plain-points = points
