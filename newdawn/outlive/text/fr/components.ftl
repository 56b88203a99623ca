### Les éléments de la boîte. Formes : `.at`, `.to`, `.from`, etc. donnent le nom tel que la phrase le demande, `.text`
### donne la règle en une ou deux phrases. Les chiffres viennent du fichier de composants.

## Les joueurs, d'après leurs couleurs

seat-orange = Orange
    .of = d’Orange
seat-beige = Beige
    .of = de Beige
seat-purple = Violet
    .of = de Violet
seat-blue = Bleu
    .of = de Bleu

## Les zones

place-forest = forêt
    .the = la forêt
    .at = à la forêt
    .to = à la forêt
    .from = de la forêt
    .of = de la forêt
place-dam = barrage
    .the = le barrage
    .at = au barrage
    .to = au barrage
    .from = du barrage
    .of = du barrage
place-base = base militaire
    .the = la base militaire
    .at = à la base militaire
    .to = à la base militaire
    .from = de la base militaire
    .of = de la base militaire
place-peak = Silent Peak
    .the = Silent Peak
    .at = à Silent Peak
    .to = à Silent Peak
    .from = de Silent Peak
    .of = de Silent Peak
place-mine = mine
    .the = la mine
    .at = à la mine
    .to = à la mine
    .from = de la mine
    .of = de la mine
place-cargo = cargo
    .the = le cargo
    .at = au cargo
    .to = au cargo
    .from = du cargo
    .of = du cargo
place-fairgrounds = fête foraine
    .the = la fête foraine
    .at = à la fête foraine
    .to = à la fête foraine
    .from = de la fête foraine
    .of = de la fête foraine
place-blackwood = Blackwood City
    .the = Blackwood City
    .at = à Blackwood City
    .to = à Blackwood City
    .from = de Blackwood City
    .of = de Blackwood City

## Les jetons

token-meat = viande
    .count = { $count ->
        [one] { $count } viande
       *[other] { $count } viandes
    }
    .of = de viande
token-water = eau
    .count = { $count ->
        [one] { $count } eau
       *[other] { $count } eaux
    }
    .of = d’eau
token-canned = conserves
    .count = { $count ->
        [one] { $count } conserve
       *[other] { $count } conserves
    }
    .of = de conserves
token-wood = bois
    .count = { $count } bois
    .of = de bois
token-metal = métal
    .count = { $count ->
        [one] { $count } métal
       *[other] { $count } métaux
    }
    .of = de métal
token-microchip = puces
    .count = { $count ->
        [one] { $count } puce
       *[other] { $count } puces
    }
    .of = de puces
token-munition = munitions
    .count = { $count ->
        [one] { $count } munition
       *[other] { $count } munitions
    }
    .of = de munitions
# L'eau qu'une salle produit chaque jour. Elle n'est jamais comptée avec les jetons.
token-permanent = eau permanente
    .count = { $count ->
        [one] { $count } eau permanente
       *[other] { $count } eaux permanentes
    }
    .of = d’eau permanente

## Les héros : une lettre distingue les deux de force 3

hero-3a = héros 3a
    .the = le héros 3a
    .subject = Le héros 3a
hero-3b = héros 3b
    .the = le héros 3b
    .subject = Le héros 3b
hero-4 = héros 4
    .the = le héros 4
    .subject = Le héros 4
hero-5 = héros 5
    .the = le héros 5
    .subject = Le héros 5

## Le gibier

game-endurance-3 = gibier de force { $endurance }
    .a = un gibier de force { $endurance }
game-endurance-4 = gibier de force { $endurance }
    .a = un gibier de force { $endurance }
game-endurance-5 = gibier de force { $endurance }
    .a = un gibier de force { $endurance }
game-endurance-6 = gibier de force { $endurance }
    .a = un gibier de force { $endurance }
game-endurance-7 = gibier de force { $endurance }
    .a = un gibier de force { $endurance }

## Les tuiles fouille

tile-water = eau
    .found = 1 eau
tile-canned = conserve
    .found = 1 conserve
tile-wood = bois
    .found = 1 bois
tile-metal = métal
    .found = 1 métal
tile-microchip = puce
    .found = 1 puce
tile-munition = munition
    .found = 1 munition
tile-algae = algo-capsules
    .found = des algo-capsules
tile-empty = placard vide
    .found = un placard vide

## Les leaders

leader-jacob = Jacob Rowlett
    .trade = mineur
    .card = Jacob Rowlett (mineur, { $age } ans) : { $goods }
leader-kooper = Kooper Froste
    .trade = bûcheron
    .card = Kooper Froste (bûcheron, { $age } ans) : { $goods }
leader-wilson = Wilson Frye
    .trade = chasseur
    .card = Wilson Frye (chasseur, { $age } ans) : { $goods }
leader-grayson = Grayson Pigott
    .trade = bagarreur
    .card = Grayson Pigott (bagarreur, { $age } ans) : { $goods }
leader-solen = Solen Livrich
    .trade = rôdeuse
    .card = Solen Livrich (rôdeuse, { $age } ans) : { $goods }
leader-liza = Liza Valentine
    .trade = soldate
    .card = Liza Valentine (soldate, { $age } ans) : { $goods }
leader-mary = Mary Koolpepper
    .trade = policière
    .card = Mary Koolpepper (policière, { $age } ans) : { $goods }
leader-lily-rose = Lily-Rose Wely
    .trade = geek
    .card = Lily-Rose Wely (geek, { $age } ans) : { $goods }
leader-swifty = Swifty Bingham
    .trade = ingénieur
    .card = Swifty Bingham (ingénieur, { $age } ans) : { $goods }
leader-erin = Erin McCarthy
    .trade = sourcière
    .card = Erin McCarthy (sourcière, { $age } ans) : { $goods }

# Ce que Mary Koolpepper reçoit à la place de jetons.
leader-searches = { $searches } tuiles fouille (dont { $dropped } à rendre)

## Les salles : ce qui y est imprimé

saved-materials = { $materials ->
        [one] { $materials } matériau
       *[other] { $materials } matériaux
    }
saved-munitions = { $munitions ->
        [one] { $munitions } munition
       *[other] { $munitions } munitions
    }
saved-supplies = { $supplies ->
        [one] { $supplies } denrée
       *[other] { $supplies } denrées
    }

room-room-construction = Construction d’une salle : −{ $amount } { $amount ->
        [one] matériau
       *[other] matériaux
    }
    .when = Nuit, étape 5
    .brief = Nuit 5/7
    .text = Construisez une salle pour { $amount } { $amount ->
        [one] matériau
       *[other] matériaux
    } de moins. Une fois par manche.
room-draw-and-repair = Piochez 1 équipement. Réparation : −{ $amount } matériau
    .when = Nuit, étape 6
    .brief = Nuit 6/7
    .text = Piochez une tuile équipement ; si vous l’avez déjà, elle est remplacée. Vous pouvez ensuite réparer un équipement pour { $amount } matériau de moins. Une fois par manche.
room-overcome-event = Résoudre un événement : −{ saved-materials }, −{ saved-munitions } ou −{ saved-supplies }
    .when = Nuit, étape 1
    .brief = Nuit 1/7
    .text = Résolvez un événement pour { saved-materials }, { saved-munitions } ou { saved-supplies } de moins. Une fois par manche.
room-hunting-two = Chasse : +{ $gain-count }
    .when = Jour
    .brief = Jour
    .text = Gagnez { $gain-count } de plus quand vous tuez un gibier. Une fois par manche.
room-hunting-one = Chasse : +{ $gain-count }
    .when = Jour
    .brief = Jour
    .text = Gagnez { $gain-count } de plus quand vous tuez un gibier. Une fois par manche.
room-cargo-one = Cargo : +{ $gain-count }
    .when = Jour
    .brief = Jour
    .text = Gagnez { $gain-count } de plus quand vous allez au cargo. Une fois par manche.
room-cargo-two = Cargo : +{ $gain-count }. Place toujours disponible
    .when = Jour
    .brief = Jour
    .text = Gagnez { $gain-count } de plus quand vous allez au cargo. Votre héros peut y prendre une place déjà occupée. Une fois par manche.
room-four-munitions = { $gain-count }
    .when = Nuit, étape 5
    .brief = Nuit 5/7
    .text = Prenez { $gain-count } dans la réserve. Une fois par manche.
room-permanent-water = { $gain-count }
    .when = À tout moment
    .brief = Toujours
    .text = Votre abri produit { $amount } { $amount ->
        [one] eau
       *[other] eaux
    } par manche, sans jeton. Si vous ne la dépensez pas, elle est perdue.
room-event-immunity = Immunité aux événements touchant votre clan
    .when = À tout moment
    .brief = Toujours
    .text = Aucun événement ne touche votre clan, sauf « Incendie de forêt », « Éboulement », « Voleurs », « Nomades » et « Pénurie générale ».
room-destroy-equipment = Détruisez 1 équipement et récupérez ses matériaux
    .when = Nuit, étape 5
    .brief = Nuit 5/7
    .text = Défaussez un de vos équipements, cassé ou réparé, et gagnez les matériaux de son coût de réparation. Une fois par manche.
room-gauge-down = Jauge de radioactivité : −{ $amount } niveau
    .when = Nuit, étape 5
    .brief = Nuit 5/7
    .text = Votre jauge de radioactivité baisse de { $amount } case. Une fois par manche.
room-airlock-absorbs = Sas : absorbe +{ $amount } { $amount ->
        [one] point
       *[other] points
    } de radioactivité
    .when = Nuit, étape 3
    .brief = Nuit 3/7
    .text = Votre sas absorbe { $amount } { $amount ->
        [one] point
       *[other] points
    } de radioactivité de plus, comme si un survivant s’y trouvait toujours.
room-add-survivor = Ajoutez { $amount } survivant dans cette salle (max. { $most })
    .when = Nuit, étape 5
    .brief = Nuit 5/7
    .text = Ajoutez { $amount } survivant de la réserve dans cette salle, qui peut en accueillir jusqu’à { $most }. Une fois par manche.
room-city-search = Ville : +{ $amount } { $amount ->
        [one] tuile
       *[other] tuiles
    } fouille
    .when = Jour
    .brief = Jour
    .text = Après une fouille dans une ville, piochez-y { $amount } { $amount ->
        [one] tuile
       *[other] tuiles
    } fouille de plus gratuitement. Une fois par manche dans chaque ville.
room-draw-equipment = Piochez { $amount } { $amount ->
        [one] équipement
       *[other] équipements
    }
    .when = Nuit, étape 5
    .brief = Nuit 5/7
    .text = Piochez { $amount } { $amount ->
        [one] équipement cassé
       *[other] équipements cassés
    } ; si vous en avez déjà un, il est remplacé. Une fois par manche.
room-look-through-pile = Regardez 1 pile de tuiles fouille
    .when = Jour
    .brief = Jour
    .text = À tout moment du jour, même pendant le tour des autres, regardez en secret la pile de tuiles fouille d’une ville. L’ordre ne change pas. Une fois par manche.
room-hero-immunity = 1 héros (force 3) est immunisé contre la pression
    .when = Jour
    .brief = Jour
    .text = Annulez toute la pression d’un adversaire sur un de vos héros de force 3. Une fois par manche.
room-free-repair = Réparez 1 équipement gratuitement
    .when = Nuit, étape 6
    .brief = Nuit 6/7
    .text = Réparez un équipement sans payer. Une fois par manche.
room-choice-of-tribute = Pression : choix du tribut
    .when = Jour
    .brief = Jour
    .text = Quand vous mettez la pression, c’est vous qui choisissez le tribut, et non la victime. Sans limite.
room-empty-cupboard = Placard vide : +{ $amount } bois et +{ $amount } { $amount ->
        [one] métal
       *[other] métaux
    } (une fois par ville)
    .when = Jour
    .brief = Jour
    .text = Quand vous trouvez un placard vide, gagnez { $amount } bois et { $amount } { $amount ->
        [one] métal
       *[other] métaux
    }. Une fois par manche dans chaque ville.
room-repair-two = Réparation : −{ $amount } { $amount ->
        [one] matériau
       *[other] matériaux
    }
    .when = Nuit, étape 6
    .brief = Nuit 6/7
    .text = Réparez un équipement pour { $amount } { $amount ->
        [one] matériau
       *[other] matériaux
    } de moins. Une fois par manche.

## Où vit un survivant : une salle connue, une salle inconnue, le sas

slot-room = salle { $number } ({ $room })
    .label = « { $room } » (salle { $number })
    .subject = La salle { $number } ({ $room })
    .number = { $number }
    .in = dans la salle { $number } ({ $room })
    .into = dans la salle { $number } ({ $room })
    .from = de la salle { $number } ({ $room })
slot-bare = salle { $number }
    .label = la salle { $number }
    .subject = La salle { $number }
    .number = { $number }
    .in = dans la salle { $number }
    .into = dans la salle { $number }
    .from = de la salle { $number }
slot-airlock = sas
    .subject = Le sas
    .in = dans le sas
    .into = dans le sas
    .from = du sas

## What tiles that give tokens have in common: where they do, and whether it comes out of what the place has

any-city = ville
    .at = en ville
places = { $first }, { $others }
    .at = { $first-at }, { $others-at }
tile-effect = { $where } : { $plus ->
        [yes] +{ $gain-count }
       *[no] { $gain-count }
    }
tile-text = { $plus ->
        [yes] Quand vous récupérez des jetons { $where-at }, prenez-y { $gain-count } de plus. Une fois par manche.
       *[no] Quand un de vos héros agit { $where-at }, prenez { $gain-count } dans la réserve. Une fois par manche.
    }

## Les équipements : `.effect` est ce qui est imprimé sur la tuile

equipment-bow = arc
    .the = l’arc
    .subject = Arc
    .effect = { tile-effect }
    .text = { tile-text }
equipment-axe = hache
    .the = la hache
    .subject = Hache
    .effect = { tile-effect }
    .text = { tile-text }
equipment-access-card = carte d’accès
    .the = la carte d’accès
    .subject = Carte d’accès
    .effect = Barrage : accès libre
    .text = Récupérez de l’eau au barrage sans dépenser la puce. Une fois par manche.
equipment-jerrycan = jerrican
    .the = le jerrican
    .subject = Jerrican
    .effect = { tile-effect }
    .text = { tile-text }
equipment-crowbar = pied-de-biche
    .the = le pied-de-biche
    .subject = Pied-de-biche
    .effect = { tile-effect }
    .text = { tile-text }
equipment-ammo-box = caisse de munitions
    .the = la caisse de munitions
    .subject = Caisse de munitions
    .effect = { tile-effect }
    .text = { tile-text }
equipment-chainsaw = tronçonneuse
    .the = la tronçonneuse
    .subject = Tronçonneuse
    .effect = { tile-effect }
    .text = { tile-text }
equipment-flashlight = lampe torche
    .the = la lampe torche
    .subject = Lampe torche
    .effect = Ville : { $amount } survivant
    .text = En ville, prenez un survivant de la réserve pour votre sas ou pour une salle construite. Une fois par manche.
equipment-purifier = purificateur
    .the = le purificateur
    .subject = Purificateur
    .effect = { tile-effect }
    .text = { tile-text }
equipment-pickaxe = pioche
    .the = la pioche
    .subject = Pioche
    .effect = { tile-effect }
    .text = { tile-text }
equipment-grappling-hook = grappin
    .the = le grappin
    .subject = Grappin
    .effect = Cargo : position +{ $amount }
    .text = Au cargo, votre héros prend une place plus haute de { $amount } ; c’est le seul accès à la place 6. Une fois par manche.
equipment-hacksaw = scie à métaux
    .the = la scie à métaux
    .subject = Scie à métaux
    .effect = { tile-effect }
    .text = { tile-text }
equipment-metal-detector = détecteur de métaux
    .the = le détecteur de métaux
    .subject = Détecteur de métaux
    .effect = { tile-effect }
    .text = { tile-text }
equipment-backpack = sac à dos
    .the = le sac à dos
    .subject = Sac à dos
    .effect = { tile-effect }
    .text = { tile-text }
equipment-bear-trap = piège à ours
    .the = le piège à ours
    .subject = Piège à ours
    .effect = Chasse : +{ $amount } en force
    .text = Ajoutez { $amount } à la force de votre héros pour une chasse. Une fois par manche.
equipment-shotgun = fusil à pompe
    .the = le fusil à pompe
    .subject = Fusil à pompe
    .effect = Chasse : +{ $amount } en force
    .text = Ajoutez { $amount } à la force de votre héros pour une chasse. Une fois par manche.
equipment-battle-gear = tenue de combat
    .the = la tenue de combat
    .subject = Tenue de combat
    .effect = Pression subie : −{ $amount }
    .text = Réduisez de { $amount } la pression exercée sur votre héros. Une fois par manche.
equipment-baseball-bat = batte de baseball
    .the = la batte de baseball
    .subject = Batte de baseball
    .effect = Pression exercée : +{ $amount }
    .text = Ajoutez { $amount } à la pression exercée sur un héros plus faible. Une fois par manche.
equipment-thermal-sensor = capteur thermique
    .the = le capteur thermique
    .subject = Capteur thermique
    .effect = Choisissez votre proie
    .text = Regardez en secret la pile de gibier de la zone et chassez la tuile de votre choix. Une fois par manche.
equipment-exoskeleton = exosquelette
    .the = l’exosquelette
    .subject = Exosquelette
    .effect = Déplacement illimité
    .text = Un de vos héros se déplace aussi loin que vous voulez. Une fois par manche.

## Les événements : `.text` donne l'effet, à 2, 3 et 4 joueurs quand il en dépend

event-wildfire = Incendie de forêt
    .text = La forêt perd { $two }/{ $three }/{ $four } bois à 2/3/4 joueurs.
event-cave-in = Éboulement
    .text = La mine perd { $two }/{ $three }/{ $four } métaux à 2/3/4 joueurs.
event-thieves = Voleurs
    .text = La fête foraine perd { $two }/{ $three }/{ $four } puces à 2/3/4 joueurs.
event-nomads = Nomades
    .text = Chaque ville perd { $two }/{ $three }/{ $four } tuiles fouille à 2/3/4 joueurs.
event-lean-times = Pénurie générale
    .text = La forêt, la mine et la fête foraine perdent chacune { $two }/{ $three }/{ $four } jetons à 2/3/4 joueurs.
event-sandstorm = Tempête de sable
    .text = Tous les héros agissent avec une force de { $amount }, au cargo aussi. La pression n’est pas touchée.
event-radioactive-cloud = Nuage radioactif
    .text = La radioactivité de chaque abri monte de { $amount } { $amount ->
        [one] case
       *[other] cases
    }.
event-rat-infestation = Invasion de rats
    .text = Chaque abri perd { $amount } { $amount ->
        [one] denrée
       *[other] denrées
    } ou, à défaut, un survivant.
event-enemy-clan = Clan ennemi
    .text = Chaque abri perd { $amount } { $amount ->
        [one] matériau ou munition
       *[other] matériaux ou munitions
    } ou, à défaut, un survivant.
event-cold-snap = Vague de froid
    .text = Chaque abri perd { $amount } { $amount ->
        [one] survivant
       *[other] survivants
    }.
event-epizootic = Épizootie
    .text = Le gibier rapporte { $amount } { $amount ->
        [one] viande
       *[other] viandes
    } de moins.
event-mutation = Mutation animale
    .text = La force du gibier augmente de { $amount }.
