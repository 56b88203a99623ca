### What is said of the game on the first page.

lobby-facts-outlive = 2 to 4 players · about an hour · ages 14 and up
lobby-about-outlive = Six days until Convoy comes for the best tribe. By day your four heroes gather, hunt and search the ruins; by night you feed, shield and build your shelter under the ground.
lobby-option-simultaneous-placing = Place the heroes in secret, all at once
    .about = At the start everybody places their heroes without seeing the others’. Otherwise players take turns, and the last one sees the most.
