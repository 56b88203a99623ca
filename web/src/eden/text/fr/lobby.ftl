### What is said of the game on the first page.

lobby-about-eden = Une année dans un Paris rendu à la nature. Prenez des dés dans cinq lieux, soyez le plus fort pour obtenir les aménagements, surmontez les événements de la saison et nourrissez votre population.
