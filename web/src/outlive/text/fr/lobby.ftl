### What is said of the game on the first page.

hall-facts-outlive = 2 à 4 joueurs · environ une heure · dès 14 ans
hall-about-outlive = Six jours avant que le convoi ne vienne chercher le meilleur clan. Le jour, vos quatre héros récoltent, chassent et fouillent les ruines ; la nuit, vous nourrissez, protégez et agrandissez votre abri souterrain.
hall-option-simultaneous-placing = Placer les héros en secret, tous en même temps
    .about = Au début, chacun place ses héros sans voir les autres. Sinon, cela se fait l’un après l’autre, et le dernier en voit le plus.
