### Questions, étapes, scores, états et termes des règles.

## Ce qui est demandé au joueur

decision-nothing = Les autres décident.
decision-discard-room = Quelle salle rendez-vous ?
decision-first-room = Quelle salle construisez-vous gratuitement ?
decision-first-survivors = Où s’installe le prochain survivant ?
decision-leader = Quel leader gardez-vous ?
decision-search-city = Dans quelle ville piochez-vous la prochaine tuile fouille ?
decision-return-tile = Quelle tuile fouille rendez-vous ?
decision-place-heroes = Où commence chaque héros ?
decision-lose-supply = Les rats sont là : quelle denrée perdez-vous ?
decision-lose-tokens = Le clan ennemi est là : que cédez-vous ?
decision-lose-survivor = Vous perdez un survivant : d’où vient-il ?
decision-move-hero = Quel héros déplacez-vous, et où ?
decision-bat = Utilisez-vous la batte de baseball, et contre qui ?
decision-defend = Vous êtes sous pression : comment vous défendez-vous ?
decision-tribute = Quel jeton est donné en tribut ?
decision-act = Que fait votre héros ?
decision-hunt = Comment venez-vous à bout du gibier ?
decision-overcome = Quel événement résolvez-vous ?
decision-discount = Que vous épargne la réduction ?
decision-feed = Avec quoi nourrissez-vous les salles ?
decision-recruit = Recrutez-vous un survivant, et pour quelle denrée ?
decision-build = Que faites-vous dans votre abri ?
decision-pay-room = Que payez-vous pour la salle ?
decision-destroy = Quel équipement détruisez-vous ?
decision-repair = Quel équipement réparez-vous ?
decision-repair-discount = Quelle salle aide à la réparation ?
decision-waive = Quel matériau la réduction vous épargne-t-elle ?

## Les étapes de la partie

stage-choosing = Mise en place : salles et leaders
stage-searching = Mise en place : tuiles fouille
stage-placing = Mise en place : héros
stage-dawn = Aube
stage-event = Jour : événements
stage-moving = Jour : déplacement
stage-pressure = Jour : pression
stage-acting = Jour : collecte
stage-overcoming = Nuit : résolution des événements
stage-shelter = Nuit : dans les abris
stage-over = Fin de partie

## D'où viennent les points de survie

part-events = Événements résolus
part-rooms = Salles remplies
part-radioactivity = Radioactivité
part-survivors = Survivants
part-equipment = Équipements réparés
part-pairs = Symboles reconstitués
part-total = Total

## L'état d'un héros, et d'un équipement

hero-state-idle = couché
hero-state-activated = debout
hero-state-spent = resté sur place
equipment-state-none = non possédé
equipment-state-broken = cassé
equipment-state-repaired = réparé
equipment-state-used = utilisé

## Les termes des règles

term-survival-points = points de survie
    .text = Le clan qui en a le plus à l’arrivée du convoi gagne. Ils viennent des événements résolus, des salles remplies et de la jauge de radioactivité ; s’y ajoute 1 point par survivant, par équipement réparé et par symbole reconstitué.
term-shelter = abri
    .text = Le plateau de chaque joueur : sept salles, le sas, les réserves et la jauge de radioactivité.
term-room = salle
    .text = Chaque abri compte trois salles communes et quatre salles avancées. Une fois construite et entièrement occupée, une salle donne son bonus.
term-airlock = sas
    .text = Les recrues y arrivent, et chaque survivant qui s’y trouve absorbe un point de radioactivité. La première ligne se remplit avant la seconde. Ce n’est pas une salle.
term-survivor = survivant
    .text = Vit dans le sas ou dans une salle. Une fois dans une salle, un survivant y reste.
term-hero = héros
    .text = Chaque joueur en a quatre, de force 3, 3, 4 et 5. Un héros couché attend son tour, un héros debout a déjà agi.
term-strength = force
    .text = Le chiffre inscrit sur un héros : ses points d’action, sa place au cargo et son poids dans la pression.
term-action-points = points d’action
    .text = Un héros en reçoit autant que sa force en arrivant dans une zone.
term-leader = leader
    .text = Donne les zones de départ, les ressources et l’équipement cassé d’un clan. Le leader le plus âgé commence.
term-supplies = denrées
    .text = Viande, eau et conserves : elles nourrissent les survivants.
term-materials = matériaux
    .text = Bois, métal et puces : ils servent à construire les salles et à réparer les équipements.
term-munitions = munitions
    .text = Pour la chasse et la défense contre la pression. Elles ne sont ni denrées ni matériaux.
term-reserve = réserve
    .text = Tous les jetons qui ne sont ni dans une zone ni dans un abri. Elle ne s’épuise jamais.
term-pressure = pression
    .text = Un héros qui arrive met la pression à chaque héros debout plus faible, à hauteur de la différence de force.
term-tribute = tribut
    .text = Une denrée ou un matériau pour chaque point de pression qui n’a pas été repoussé.
term-wild-game = gibier
    .text = Il se trouve à la forêt, à la mine et à la fête foraine. Chaque prise du même type rapporte plus de viande, jusqu’à la quatrième ; ensuite, toujours autant.
term-endurance = force du gibier
    .text = Ce que coûte une chasse, en points d’action et en munitions ; au moins un point d’action.
term-city = ville
    .text = Blackwood City ou Silent Peak : des équipements à récupérer et des tuiles fouille à piocher.
term-search-tile = tuile fouille
    .text = Donne un jeton, des algo-capsules ou… un placard vide.
term-equipment = équipement
    .text = Récupéré cassé ; une fois réparé, il sert une fois par manche. Personne ne possède deux fois le même.
term-algae = algue
    .text = Elle fait baisser d’une case la radioactivité d’un abri. La base militaire en offre une par jour.
term-radiation = niveau de radioactivité
    .text = Il augmente vers la fin. Chaque point que le sas n’absorbe pas fait monter la jauge.
term-gauge = jauge de radioactivité
    .text = Elle montre les points que la radioactivité rapporte ou coûte à la fin. Au-delà de la dernière case, des survivants meurent.
term-event = événement
    .text = Un de plus chaque jour. Il s’applique tous les jours jusqu’à ce que quelqu’un le résolve.
term-convoy = convoi
    .text = Le plateau des six jours et de leurs événements. Après la sixième nuit, le convoi arrive.
term-first-player-token = jeton 1er joueur
    .text = Il revient au premier joueur arrivé au cargo dans la journée, qui commence dès la nuit.
term-upkeep = nettoyage de l’abri
    .text = À la fin de la nuit, la viande est perdue et l’eau gardée est limitée à { $kept }.
term-dawn = aube
    .text = Les zones sont rechargées.
term-day = jour
    .text = Les événements s’appliquent, puis les héros se déplacent et agissent, l’un après l’autre.
term-night = nuit
    .text = Les événements sont résolus ; puis tous nourrissent, ventilent, recrutent, construisent, réparent et nettoient.

## Options de la partie

option-placing-in-turn = Placer les héros un par un, dans l’ordre du tour
    .about = Chaque joueur place un héros à son tour, et le dernier est le mieux informé. Sinon, tous les héros se placent en même temps, sans voir ceux des autres.
