### Le plateau simple : un jeu qui n’a pas ici son propre plateau.

plain-common = Sur la table
plain-none = aucun
plain-yes = oui
plain-no = non
plain-hidden = { $count ->
        [one] { $count } caché
       *[other] { $count } cachés
    }
