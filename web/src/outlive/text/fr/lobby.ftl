### What is said of the game on the first page.

lobby-facts-outlive = 2 à 4 joueurs · environ une heure · dès 14 ans
lobby-about-outlive = Plus que six jours avant que le convoi ne vienne chercher le meilleur clan. Le jour, vos quatre héros récoltent, chassent et fouillent les ruines ; la nuit, vous nourrissez, protégez et agrandissez votre abri souterrain.
