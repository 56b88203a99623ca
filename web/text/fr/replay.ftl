### Les parties revues coup par coup.

replay = Revoir la partie
replay-start = Le début de la partie
replay-start-about = La position avant le premier coup.
replay-step = Coup { $number } sur { $count }
replay-slider = Coup
replay-controls = Coups
replay-first = Au début
replay-turn-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-turn-forward = Un tour en avant
replay-last = Au dernier coup
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-everything = tout le monde
replay-eyes-spectator = les spectateurs
replay-copy = Copier le lien
replay-copied = Lien vers ce coup copié.
replay-back-to-game = Retour à la partie
replay-your-turn = Retour : à vous
