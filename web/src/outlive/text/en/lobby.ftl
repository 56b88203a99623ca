### What is said of the game on the first page.

lobby-about-outlive = Six days until Convoy comes for the best tribe. By day your four heroes scavenge, hunt and search the ruins; by night you feed, shield and build your shelter under the ground.
