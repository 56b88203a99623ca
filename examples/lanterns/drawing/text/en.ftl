### River Lanterns on the terminal: ids begin with `ui-lanterns-`.

ui-lanterns-intro-aim = Six nights on the river: light lanterns and let wishes come true. Whoever has the most points at the end wins.
ui-lanterns-intro-course = Each night the dice are rolled, and everybody takes two of them, one at a time.
ui-lanterns-night = Night { $night } of { $nights }
ui-lanterns-over = The festival is over
ui-lanterns-dice = Dice:
ui-lanterns-points = pts
ui-lanterns-hand = hand
ui-lanterns-granted = granted:
ui-lanterns-tie = Tie-break: wishes granted
ui-lanterns-hint-legend = ✓: a wish in hand that could then be granted. −1: one that would lack 1 lantern.
ui-lanterns-won-tied = { $players } wins: several have { $points } points, and the tie-break decides: more wishes granted.
ui-lanterns-won-shared = { $players } share the win: { $points } points, and the same number of wishes granted.
ui-lanterns-legend = ① began the night. pts: points if the game ended now. hand: wishes in hand, each of which costs a point at the end.
