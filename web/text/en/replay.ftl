### Replays.

replay = Replay
replay-start = The start of the game
replay-start-about = The position before the first move.
replay-step = Move { $number } of { $count }
replay-slider = Move
replay-controls = Steps
replay-first = To the start
replay-turn-back = One turn back
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-turn-forward = One turn forward
replay-last = To the last move
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-everything = everybody
replay-eyes-spectator = spectators
replay-copy = Copy link
replay-copied = Link to this move copied.
replay-back-to-game = Back to the game
replay-your-turn = Back: it is your turn
