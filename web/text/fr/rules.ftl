### Les règles sous la main : les cartes de règle, et la page de toutes les règles.

## La carte d’une règle

rules-figures = Chiffres
rules-rulings = Précisions
rules-ruling = Précision { $number }
rules-related = Voir aussi
rules-back = Retour
rules-all = Toutes les règles
rules-by-players = à { $counts } joueurs

## D’où vient un chiffre ou une décision

rules-sources = Origine
rules-source-rulebook = livret
rules-source-public = publié
rules-source-inferred = déduit
rules-source-designed = inventé
rules-source-decided-here = décidé ici
rules-source-box = d’une boîte
rules-source-text-rulebook = Le livret de règles le dit, ou un de ses exemples l’impose.
rules-source-text-public = Lu sur des images, des tableaux ou des critiques publiés par d’autres.
rules-source-text-inferred = Découle de ce que l’on sait.
rules-source-text-designed = Inventé pour cette table, parce que la valeur imprimée est inconnue ou qu’aucune source ne la donne.
rules-source-text-decided-here = Aucune source ne le dit ; nous jouons comme des joueurs en conviendraient autour d’une table.
rules-source-text-box = Corrigé par le propriétaire d’une boîte.

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
rules-section-rulings = Précisions
rules-section-sources = Origine des valeurs
