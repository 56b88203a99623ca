### The rules at hand.

rules-unofficial = Une table non officielle, faite par des passionnés. Le livret de règles n’est pas reproduit ici ; il mérite d’être acheté.

## The chapters of the rules

rules-section-place = Zones
rules-section-token = Jetons
rules-section-leader = Leaders
rules-section-room = Salles
rules-section-equipment = Équipement
rules-section-event = Événements
rules-section-game = Gibier

## What the figures are

rules-figure-stock = Recharge à l’aube
rules-figure-door = La filtration s’active pour
rules-figure-stack = Gibier pour toute la partie
rules-figure-slot = Place { $number }
rules-figure-pile = Tuiles fouille à l’aube
rules-figure-search = Tuiles fouille d’une ville
rules-figure-equipment-shown = Équipements visibles
rules-figure-endurance = Force du gibier
rules-figure-meat = Prises 1, 2, 3, 4 et suivantes
rules-figure-tiles = Tuiles dans la boîte
rules-figure-age = Âge
rules-figure-goods = Reçoit au départ
rules-figure-searches = Tuiles fouille piochées
rules-figure-searches-dropped = Tuiles fouille rendues
rules-figure-broken = Équipement cassé
rules-figure-start = Départ des héros
rules-figure-places = Survivants pour la remplir
rules-figure-upkeep = Entretien par nuit, en denrées
rules-figure-amount = Nombre dans sa règle
rules-figure-most = Survivants au plus
rules-figure-materials = Matériaux épargnés
rules-figure-munitions = Ou munitions épargnées
rules-figure-supplies = Ou denrées épargnées
rules-figure-copies = Exemplaires dans la boîte
rules-activation = Activation : { $when }
rules-figure-cost = Réparation
rules-figure-where = S’utilise à
rules-figure-gain = Donne
rules-figure-pair = Complète son symbole avec
rules-figure-overcome = Pour le résoudre
rules-figure-points = Points
rules-figure-removes = Retire chaque jour
rules-figure-event-strength = Force de tous les héros
rules-figure-event-squares = Cases sur la jauge
rules-figure-event-supplies = Denrées perdues
rules-figure-event-tokens = Matériaux ou munitions perdus
rules-figure-event-survivors = Survivants perdus
rules-figure-event-meat = Viande en moins par prise
rules-figure-event-endurance = Force en plus
rules-figure-strength = Force
rules-figure-steps = Zones au plus
rules-figure-full-rooms = Salles remplies et leurs points
rules-figure-airlock-rows = Places par ligne ; chaque ligne occupée coûte 1 eau
rules-figure-room-cost = Matériaux au choix pour en construire une
rules-figure-rooms-drawn = Salles avancées piochées au départ
rules-figure-rooms-kept = Dont gardées
rules-figure-water-kept = Eau gardée au plus
rules-figure-first-survivors = Au départ
rules-figure-survivors-in-box = Jetons survivant dans la boîte
rules-figure-tokens-in-box = Jetons de chaque sorte dans la boîte
rules-figure-leaders-drawn = Leaders au choix
rules-figure-days = Jours
rules-figure-gauge = Cases, de la meilleure à la pire
rules-figure-gauge-start = Départ
rules-figure-by-day = Jours 1 à 6

## What one does at the places

rules-place-forest = Récupérez du bois, un par point d’action. Une fois par activation, chassez le gibier du dessus.
rules-place-mine = Récupérez du métal, un par point d’action. Une fois par activation, chassez le gibier du dessus.
rules-place-fairgrounds = Récupérez des puces, une par point d’action. Une fois par activation, chassez le gibier du dessus.
rules-place-base = Récupérez des munitions, une par point d’action. L’algue, une par jour, coûte un point d’action et fait baisser la jauge de radioactivité d’une case.
rules-place-dam = Payez { $door ->
        [one] une puce
       *[other] { $door } puces
    }, ou utilisez la carte d’accès, pour activer le système de filtration le temps de la visite ; récupérez ensuite de l’eau, une par point d’action.
rules-place-cargo = Chaque héros prend la place de sa force, si elle est libre, et reçoit ses conserves sans dépenser de points d’action. Le survivant peut le suivre. Le premier héros du jour prend le jeton 1er joueur.
rules-place-blackwood = Par point d’action, récupérez un équipement cassé que vous n’avez pas, ou piochez la tuile fouille du dessus.
rules-place-peak = Par point d’action, récupérez un équipement cassé que vous n’avez pas, ou piochez la tuile fouille du dessus.

## How a game goes

rules-flow-outlive-story = Le monde d’aujourd’hui
rules-flow-outlive-story-1 = 2079. La guerre pour les dernières eaux pures a eu raison des nations. Il reste environ 30 000 êtres humains, et quatre clans tiennent bon dans des abris souterrains.
rules-flow-outlive-story-2 = Un seul espoir : le convoi, qui parcourt les terres dévastées et emmène les plus dignes vers des colonies cachées sous la mer. Dans six jours il passera ici, avec de la place pour un seul clan.
rules-flow-outlive-start = Mise en place
rules-flow-outlive-start-1 = Menez votre clan pendant six jours. Celui qui a le plus de points de survie à l’arrivée du convoi gagne.
rules-flow-outlive-start-2 = Un abri a trois salles communes. En secret, piochez six salles avancées et gardez-en quatre, construisez gratuitement une des sept salles, placez-y vos premiers survivants, ou dans le sas, et choisissez un leader.
rules-flow-outlive-start-3 = Votre leader indique où commencent vos quatre héros ; vous décidez lequel va où.
rules-flow-outlive-dawn = Aube
rules-flow-outlive-dawn-1 = Les zones sont rechargées, les tuiles fouille mélangées, et de nouveaux équipements arrivent dans les villes.
rules-flow-outlive-day = Jour
rules-flow-outlive-day-1 = L’événement du jour est révélé. Tous les événements que personne n’a résolus s’appliquent.
rules-flow-outlive-day-2 = À tour de rôle, chaque joueur déplace un héros couché de { $steps } { $steps ->
        [one] zone
       *[other] zones
    } au plus en suivant les routes, jusqu’à ce que tous aient bougé. Il peut traverser une zone où se trouve un autre de ses héros, mais jamais s’y arrêter.
rules-flow-outlive-day-3 = Un héros qui arrive met la pression à chaque héros debout plus faible. Les munitions la repoussent ; chaque point restant coûte un tribut.
rules-flow-outlive-day-4 = Puis il agit : il récupère, chasse ou fouille avec autant de points d’action que sa force.
rules-flow-outlive-night = Nuit
rules-flow-outlive-night-1 = Résoudre des événements, dans l’ordre du tour : payez le coût d’une carte ; elle est à vous, avec ses points.
rules-flow-outlive-night-2 = Nourrir les survivants : une eau par ligne occupée du sas, et l’entretien de chaque salle occupée, en denrées. Chaque jeton qui manque coûte un survivant.
rules-flow-outlive-night-3 = Gérer la radioactivité : chaque survivant du sas en absorbe un point ; le reste fait monter la jauge.
rules-flow-outlive-night-4 = Recruter : un survivant dans le sas par denrée. La première ligne du sas se remplit avant la seconde.
rules-flow-outlive-night-5 = Construire des salles avec des matériaux, y installer des survivants du sas, et utiliser le bonus des salles remplies.
rules-flow-outlive-night-6 = Réparer des équipements avec des matériaux.
rules-flow-outlive-night-7 = Nettoyer l’abri : la viande est perdue, on garde peu d’eau, et salles et équipements sont de nouveau disponibles.
rules-flow-outlive-end = Fin de partie
rules-flow-outlive-end-1 = Après la sixième nuit, comptez les points des événements résolus, des salles remplies et de la jauge de radioactivité, puis 1 point par survivant, 1 par équipement réparé et 1 par symbole reconstitué.
