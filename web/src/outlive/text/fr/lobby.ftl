### What is said of the game on the first page.

lobby-about-outlive = Plus que six jours avant que le convoi ne vienne chercher le meilleur clan. Le jour, vos quatre héros récoltent, chassent et fouillent les ruines ; la nuit, vous nourrissez, protégez et agrandissez votre abri souterrain.
