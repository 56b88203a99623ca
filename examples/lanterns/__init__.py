"""River Lanterns: a small game of dice and secret wishes, and the smallest example of a game for Newdawn.

The rules, all twelve of them. Files and functions follow their order.

1. Two to five players. Each is dealt three wishes and keeps them secret; with the option `full_moon`, four.
2. The festival lasts six nights. Chance decides who begins the first one.
3. A night begins with a roll of the dice: two for each player, and one more.
4. In turn, clockwise, each player takes one die, twice. The last die drifts away.
5. A die with a colour lights a lantern of that colour on the player's boat.
6. A die with the moon draws a wish. Nobody holds more than five: a full hand draws nothing, and so does an empty deck.
7. A die with the wind rolls the dice that are left again, and whoever took it begins the next night. If nobody takes
   the wind, the player to the left of the first player begins it.
8. After taking a die a player may grant wishes: the card is shown, the lanterns on it float away.
9. Everybody with a wish and lanterns enough for the cheapest card is asked, or the question would tell who can.
10. A wish that is granted scores the points on it.
11. After the last night all hands are shown. Each wish in hand costs a point; three lanterns on a boat are worth one.
12. The most points win; then the most wishes granted; then the win is shared.
"""
