### Paris: New Eden on the terminal: ids begin with `ui-eden-`.

# Le plateau. Des lettres désignent les survivants (T B H S F z) et l’équipement (b h s), les mêmes en toutes langues.
ui-eden-board-dice = Dés
ui-eden-board-tokens = Jetons
ui-eden-board-next = Ensuite :
ui-eden-board-aside = Prélude :
ui-eden-board-missions = { $count ->
        [one] Pioche : { $count } mission
       *[other] Pioche : { $count } missions
    }
ui-eden-board-taken = Dés pris, sur { $each } : { $taken }
ui-eden-buildings = Aménagements
ui-eden-victory-points = points de victoire : { $points }
ui-eden-board-legend = B b est un combattant équipé. Événements : 2B/H → 3 demande 2 combattants ou guérisseurs équipés, pour 3 points ; ▲✓ le surmonterait, à ●1 il en manque 1. Aménagements : ce qui est imprimé sur chacun ; +9? sont encore dans la pioche ; à droite la force de chacun, 2–4 avec les jokers qui pourraient s’y ajouter. Ensuite : le jeton du dessus de chaque pile des saisons suivantes.

# Un refuge.
ui-eden-refuge-survivors = Survivants, { $count } (zone { $zone }) :
ui-eden-refuge-equipment = Équipement
ui-eden-refuge-equipped = équipés
ui-eden-refuge-buildings = Aménagements, { $count } :
ui-eden-refuge-powers = Pouvoirs :
ui-eden-refuge-missions = Missions en main : { $count }
ui-eden-refuge-drawn = Missions piochées, au choix :
ui-eden-feeding-by-farmers = Pour nourrir : { $needed ->
        [one] { $needed } fermier
       *[other] { $needed } fermiers
    } ({ $farmers } ici) → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-eden-feeding-by-cans = Pour nourrir : { $needed ->
        [one] { $needed } fermier
       *[other] { $needed } fermiers
    } ({ $farmers } ici) et { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    } sur { $held } → { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-eden-feeding-short = Pour nourrir : { $needed ->
        [one] { $needed } fermier
       *[other] { $needed } fermiers
    } ({ $farmers } ici) et { $cans ->
        [one] { $cans } conserve
       *[other] { $cans } conserves
    } ({ $held } ici) : impossible, sans { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-eden-mission-at-least = { $count } sur { $least }
ui-eden-mission-compared = { $mine } contre { $theirs }
ui-eden-mission-holder = chez { $seat }
ui-eden-mission-nobody = chez personne
ui-eden-mission-ready = peut être placé
ui-eden-mission-lacks = il manque { $survivors }

# Tous les joueurs côte à côte : titres étroits.
ui-eden-standings-points = PV
ui-eden-standings-cans = cons.
ui-eden-standings-missions = mis.
ui-eden-standings-population = pop.
ui-eden-standings-feeding = nourr.
ui-eden-standings-legend = ① premier joueur. PV : ceux des événements et de la population nourrie ; missions, pouvoirs et Jumelles comptent à la fin. mis. : missions en main. pop. : tous les survivants. nourr. : ✓3 peut être nourri, pour 3 points ; ✓3 −2 avec 2 conserves ; ✗ −1 il manque 1 conserve.
ui-eden-score-survivors = Égalité : survivants
ui-eden-population-track = Survivants → fermiers nécessaires (points) : { $zones }.

# De quoi il s'agit.
ui-eden-now-keeping = À garder : { $count }.
ui-eden-now-taking = Dé { $number } sur { $each }.
ui-eden-now-acquiring = { $buildings } : votre force { $strength }, les autres { $others }.
ui-eden-group-swap = Échanger : { $location }
ui-eden-offer-tower = retourner un des { $count } événements{ $heroine ->
        [yes] {" "}et prendre l’Héroïne
       *[no] {""}
    }
ui-eden-offer-bridge = { $drawn ->
        [one] piocher { $drawn } mission, en garder { $kept }
       *[other] piocher { $drawn } missions, en garder { $kept }
    }
ui-eden-hint-event = événement { $before } → { $after }
ui-eden-hint-feeding = nourr. { $before } → { $after }
ui-eden-hint-legend = H 1 → 2 · ●3 : votre force pour les aménagements guérisseur passerait de 1 à 2, et ● a 3. Un nouvel aménagement se place à tout moment ; au tour d’une autre personne à ce clavier, tapez votre nom ou votre couleur, puis son coup.

# L'aide.
ui-eden-help-board = de nouveau toute la table ; avec un numéro ou une couleur, le refuge de ce joueur
ui-eden-help-rules = ce que signifie un terme, une lettre, un lieu, un pouvoir ou une carte
ui-eden-rules-terms = règles suivi d’un de ces mots, ou d’une lettre, d’un lieu, d’un pouvoir ou d’une carte en notation : { $terms }

# Les mots de la notation.
ui-eden-verb-done = rien de plus ; annoncer ; ne pas nourrir
ui-eden-verb-recruit = prendre un jeton survivant, au prélude ou à la Gare
ui-eden-verb-keep = garder une des missions piochées
ui-eden-verb-take = prendre dans un lieu un dé qui montre cette face
ui-eden-verb-swap = le pouvoir qui échange deux dés : le premier
ui-eden-verb-with = le pouvoir qui échange deux dés : l’autre
ui-eden-verb-flip = Tour : retourner face cachée un événement
ui-eden-verb-equip = Centre : prendre un équipement
ui-eden-verb-bat = Centre : prendre la Batte
ui-eden-verb-binoculars = Centre : prendre les Jumelles
ui-eden-verb-add = ajouter à votre force un dé joker (die) ou un jeton joker (token)
ui-eden-verb-claim = prendre un aménagement face visible
ui-eden-verb-draw = le pouvoir qui prend la première carte de la pioche
ui-eden-verb-place = placer un nouvel aménagement, à tout moment
ui-eden-verb-feed = nourrir votre population, avec des conserves s’il manque des fermiers

# La fin.
ui-eden-won-tied = { $players } gagne : plusieurs ont { $points } points, et l’égalité se départage par le nombre de survivants.
ui-eden-won-shared = { $players } partagent la victoire : { $points } points, et le même nombre de survivants.

# Le départ.
ui-eden-intro-aim = Vous avez un an pour bâtir un refuge à Paris ; le joueur qui a le plus de points de victoire l’emporte.
ui-eden-intro-course = Chaque saison : prenez des dés, acquérez des aménagements, surmontez l’événement, nourrissez votre population.
