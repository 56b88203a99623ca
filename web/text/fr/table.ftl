### La table elle-même.

loading = Chargement…
to-the-lobby = Vers l’accueil
board = Plateau
seat-open = place libre
bot-name = Robot { $level }
name-of = de { $name }
# French drops the e before a vowel.
name-of-vowel = d’{ $name }
hint-none = Le robot n’a pas de conseil pour l’instant.
server-unreachable = Le serveur est injoignable.
server-failed = Quelque chose a échoué sur le serveur.
title-table = { $turn ->
        [mine] ● À vous
       *[others] Newdawn
    } – { $game }
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
close = Fermer
