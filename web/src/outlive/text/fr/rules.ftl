### The rules at hand.

rules-unofficial = Une table non officielle, faite par des passionnés. Le livret de règles n’est pas reproduit ici, et il vaut la peine de l’avoir.

## The chapters of the rules

rules-section-place = Lieux
rules-section-token = Jetons
rules-section-leader = Leaders
rules-section-room = Salles
rules-section-equipment = Équipement
rules-section-event = Événements
rules-section-game = Gibier

## What the figures are

rules-figure-stock = Recharge à l’aube
rules-figure-door = La porte s’ouvre pour
rules-figure-stack = Gibier pour toute la partie
rules-figure-slot = Place { $number }
rules-figure-pile = Tuiles fouille à l’aube
rules-figure-search = Tuiles fouille d’une ville
rules-figure-equipment-shown = Équipements posés
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
rules-figure-upkeep = Denrées par nuit
rules-figure-amount = Nombre dans sa règle
rules-figure-most = Survivants au plus
rules-figure-materials = Matériaux épargnés
rules-figure-munitions = Ou munitions épargnées
rules-figure-supplies = Ou denrées épargnées
rules-figure-copies = Exemplaires dans la boîte
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
rules-figure-steps = Pas au plus
rules-figure-full-rooms = Salles remplies et leurs points
rules-figure-airlock-rows = Places par rangée ; chaque rangée occupée boit 1 eau
rules-figure-room-cost = Matériaux au choix pour en construire une
rules-figure-rooms-drawn = Salles avancées piochées au départ
rules-figure-rooms-kept = Dont gardées
rules-figure-water-kept = Eau gardée au plus
rules-figure-first-survivors = Au départ
rules-figure-leaders-drawn = Leaders au choix
rules-figure-days = Jours
rules-figure-gauge = Cases, de la meilleure à la pire
rules-figure-gauge-start = Départ
rules-figure-by-day = Jours 1 à 6

## What one does at the places

rules-place-forest = Récupérer du bois, un par point d’action. Une fois par activation, chasser le gibier du dessus.
rules-place-mine = Récupérer du métal, un par point d’action. Une fois par activation, chasser le gibier du dessus.
rules-place-fairgrounds = Récupérer des puces, une par point d’action. Une fois par activation, chasser le gibier du dessus.
rules-place-base = Récupérer des munitions, une par point d’action. Une dose d’algue par jour coûte un point d’action et baisse la jauge de radioactivité d’une case.
rules-place-dam = Payer { $door ->
        [one] une puce
       *[other] { $door } puces
    }, ou utiliser la carte d’accès, pour ouvrir la porte le temps de la visite ; ensuite, récupérer de l’eau, une par point d’action.
rules-place-cargo = Chaque héros prend la place libre de sa force, et reçoit ses conserves sans points d’action. Un survivant peut le suivre. Le premier héros du jour prend le jeton 1er joueur.
rules-place-blackwood = Par point d’action, récupérer un équipement cassé que vous ne possédez pas, ou piocher la tuile fouille du dessus.
rules-place-peak = Par point d’action, récupérer un équipement cassé que vous ne possédez pas, ou piocher la tuile fouille du dessus.

## How a game goes

rules-flow-outlive-start = Avant le premier jour
rules-flow-outlive-start-1 = Menez votre clan à travers six jours. Qui a le plus de points de survie à l’arrivée du convoi gagne.
rules-flow-outlive-start-2 = En secret, rendre quelques-unes des salles piochées, en construire une gratuitement, y placer les premiers survivants ou les mettre dans le sas, et garder un leader.
rules-flow-outlive-start-3 = Le leader dit où commencent les quatre héros ; vous dites lequel va où.
rules-flow-outlive-dawn = Aube
rules-flow-outlive-dawn-1 = Les lieux sont rechargés, les tuiles fouille mélangées, et de nouveaux équipements posés dans les villes.
rules-flow-outlive-day = Jour
rules-flow-outlive-day-1 = L’événement du jour est révélé. Chaque événement que personne n’a résolu frappe.
rules-flow-outlive-day-2 = À tour de rôle, chacun déplace un héros couché de { $steps } pas au plus sur les routes, jusqu’à ce que tous aient bougé. Deux héros d’un clan ne s’arrêtent jamais au même lieu.
rules-flow-outlive-day-3 = Un héros qui arrive met la pression à chaque héros debout plus faible. Les munitions la repoussent ; chaque point restant coûte un tribut.
rules-flow-outlive-day-4 = Puis il agit : il récupère, chasse ou fouille avec autant de points d’action que sa force.
rules-flow-outlive-night = Nuit
rules-flow-outlive-night-1 = Dans l’ordre du tour, résoudre des événements : la carte et ses points sont à vous.
rules-flow-outlive-night-2 = Nourrir les survivants : de l’eau par rangée occupée du sas, des denrées par salle occupée. Ce qui manque coûte des survivants.
rules-flow-outlive-night-3 = Le sas absorbe la radioactivité ; le reste fait monter la jauge de radioactivité.
rules-flow-outlive-night-4 = Recruter : un survivant dans le sas par denrée.
rules-flow-outlive-night-5 = Construire des salles avec des matériaux, y installer des survivants, et utiliser les salles remplies.
rules-flow-outlive-night-6 = Réparer des équipements avec des matériaux.
rules-flow-outlive-night-7 = Nettoyer : la viande se perd, peu d’eau est gardée, salles et équipements se rechargent.
rules-flow-outlive-end = La fin
rules-flow-outlive-end-1 = Après la sixième nuit, compter les événements résolus, les salles remplies, la jauge de radioactivité, les survivants, les équipements réparés et les symboles reconstitués.
