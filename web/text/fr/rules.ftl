### Les règles sous la main : les cartes de règle, et la page de toutes les règles.

## La carte d’une règle

rules-figures = Chiffres
rules-rulings = Points éclaircis
rules-ruling = Point { $number }
rules-related = Voir aussi
rules-back = Retour
rules-all = Toutes les règles
rules-by-players = à { $counts } joueurs

## D’où vient un chiffre ou une décision

rules-sources = D’où cela vient
rules-source-rulebook = livret
rules-source-public = publié
rules-source-inferred = déduit
rules-source-designed = inventé
rules-source-decided-here = décidé ici
rules-source-box = d’une boîte
rules-source-text-rulebook = Le livret de règles le dit, ou un de ses exemples l’impose.
rules-source-text-public = Lu sur des images, des tableaux ou des critiques publiés par d’autres.
rules-source-text-inferred = Découle de ce que l’on sait.
rules-source-text-designed = Inventé pour cette table, parce que la valeur imprimée n’est pas connue ou que personne ne le dit.
rules-source-text-decided-here = Personne ne le dit ; cette table joue comme des joueurs en conviendraient.
rules-source-text-box = Corrigé par quelqu’un qui a la boîte.

## La page de toutes les règles

rules-title = { $game } : règles
rules-to-the-lobby = Vers l’accueil
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Rien trouvé
        [one] { $count } entrée
       *[other] { $count } entrées
    }
rules-contents = Sommaire
rules-section-flow = Déroulement d’une partie
rules-section-term = Termes
rules-section-rulings = Points éclaircis
rules-section-sources = D’où cela vient
