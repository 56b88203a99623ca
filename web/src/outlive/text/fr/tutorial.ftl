### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-outlive-welcome = Dans six jours, le convoi arrive et emmène le meilleur clan. Les points de survie décident : survivants, salles remplies, événements résolus, équipements réparés et peu de radioactivité. Votre adversaire est un robot facile.
    .title = Bienvenue dans les ruines
tutorial-outlive-discard-room = Vous avez pioché six salles et en rendez deux. Une salle agit dès qu’elle est construite et remplie de survivants. Les bonnes salles nourrissent, protègent des radiations ou épargnent des matériaux ; un entretien bas (les couverts) vaut beaucoup.
    .title = Garder quatre salles
tutorial-outlive-first-room = Une de vos sept salles est construite maintenant. Si vos survivants la remplissent, elle agit dès le premier jour. Regardez l’entretien, dû dès la première nuit.
    .title = La première salle est gratuite
tutorial-outlive-first-survivors = Remplissez la salle pour qu’elle agisse. Qui reste dans le sas absorbe un point de radioactivité chaque nuit, et pourra rejoindre une autre salle. D’une salle, personne ne repart.
    .title = Vos survivants s’installent
tutorial-outlive-leader = Le leader dit où commencent vos quatre héros, ce que vous avez en réserve, et quel équipement cassé. Le leader le plus âgé commence. De quoi manger la première nuit n’est jamais un mauvais choix.
    .title = Choisir un leader
tutorial-outlive-search-tiles = Votre leader fouille les villes avant le premier jour. Piochez dans l’une ou l’autre ; à la fin, ce que vous ne gardez pas est rendu. Un placard vide ne vaut rien.
    .title = Tuiles fouille
tutorial-outlive-place-heroes = Le premier jour, chaque héros doit quitter son lieu, de { $steps } pas au plus le long de l’anneau. Placez le plus fort là d’où il atteint ce que vous voulez le plus : il a le plus de points d’action.
    .title = Où commencent les héros
tutorial-outlive-day = Le jour, tous les héros se déplacent et agissent, l’un après l’autre, en alternance avec l’adversaire. La nuit, vous nourrissez et agrandissez l’abri. Chaque matin, demandez-vous : que mangeront les miens ce soir ?
    .title = Un jour et une nuit
tutorial-outlive-event = Chaque matin, un événement de plus est retourné. Il frappe tous les jours jusqu’à ce que quelqu’un le résolve, la nuit, pour son prix, et en garde les points.
    .title = L’événement du jour
tutorial-outlive-move = Choisissez un héros couché et un lieu à { $steps } pas au plus où aucun des vôtres ne se trouve. Son chiffre donne ses points d’action : envoyez les forts là où il y a le plus à prendre.
    .title = Déplacer un héros
tutorial-outlive-pressure = Un héros qui arrive met la pression à chaque héros debout plus faible, à hauteur de la différence. Cela coûte des biens, ou des munitions pour la repousser. Comparez donc les chiffres avant d’y aller : qui peut encore venir après vous ?
    .title = Attention à la pression
tutorial-outlive-gather = Chaque point d’action prend un jeton ici. Partagez-les à votre gré : chasser d’abord, puis récupérer avec le reste. Bois, métal et puces servent à construire et à réparer.
    .title = Dépenser des points d’action
tutorial-outlive-dam = L’eau nourrit le sas et les salles. D’abord, il faut { $door ->
        [one] une puce
       *[other] { $door } puces
    } pour ouvrir la porte, une fois par visite. Après la nuit, l’eau gardée se limite à { $water } : prenez ce qu’il faut pour ce soir.
    .title = Au barrage
tutorial-outlive-base = Les munitions rendent la chasse moins chère et repoussent la pression. L’algue baisse votre radioactivité d’une case : une dose par jour, pour un point d’action.
    .title = À la base militaire
tutorial-outlive-city = Pour un point d’action, prenez un équipement : il est cassé, et se répare la nuit. Ou piochez une tuile fouille : un jeton, des algo-capsules ou un placard vide. Deux moitiés d’un symbole, réparées, donnent un point de survie de plus.
    .title = Dans une ville
tutorial-outlive-cargo = Pas de points d’action ici. Le héros prend la place qui porte son chiffre : des conserves, qui ne se perdent pas, et un survivant qui peut suivre. Le premier venu du jour prend aussi le jeton 1er joueur.
    .title = Au cargo
tutorial-outlive-hunt = Le gibier nourrit le mieux. Sa force se paie en points d’action et en munitions ensemble, au moins un point. Chaque prise du même type rapporte plus de viande. Mais la viande se perd après la nuit : chassez pour ce soir.
    .title = La première chasse
tutorial-outlive-hunt-pay = Les munitions épargnent des points d’action, qui peuvent encore servir à récupérer ici. Le reste se paie en points.
    .title = En venir à bout
tutorial-outlive-defend = Un héros plus fort est arrivé là où se tient le vôtre : la différence de leurs chiffres est la pression. Chaque munition retire un point. Pour chaque point qui reste, vous donnez une denrée ou un matériau. Les munitions elles-mêmes ne sont jamais prises.
    .title = Vous êtes sous pression
tutorial-outlive-tribute = Un héros plus fort est arrivé là où se tient le vôtre : la différence de leurs chiffres est la pression. Donnez ce dont vous avez le moins besoin. La viande que personne ne mangera ce soir serait perdue de toute façon.
    .title = Tribut
tutorial-outlive-lose = Cédez ce qui aide le moins : des biens, ce qui ne servira pas ce soir. Un survivant dans une salle remplie la fait agir, un autre dans le sas vous protège. Les pertes coûtent le moins dans les salles qui ne sont pas pleines.
    .title = Une perte
tutorial-outlive-night = Maintenant, dans l’ordre : résoudre des événements, nourrir, radioactivité, recruter, construire et installer, réparer, nettoyer. On ne vous demande que ce qu’il y a à décider.
    .title = La nuit tombe
tutorial-outlive-overcome = Payez le prix, et la carte est à vous : elle donne des points à la fin et ne frappe plus. Mais ce que vous dépensez ici manquera pour la nourriture et les salles.
    .title = Résoudre un événement
tutorial-outlive-feed = Chaque salle habitée demande son entretien en denrées, chaque rangée occupée du sas une eau. Chaque denrée qui manque coûte un survivant. Donnez d’abord la viande, qui se perd cette nuit, et gardez les conserves.
    .title = Nourrir les siens
tutorial-outlive-radiation = Chaque nuit apporte de la radioactivité, davantage vers la fin. Chaque survivant du sas absorbe un point. Chaque autre point fait monter le marqueur de votre jauge, dont la case rapporte ou coûte des points à la fin. L’algue le fait redescendre.
    .title = Radioactivité
tutorial-outlive-recruit = Chaque denrée amène un survivant dans le sas : un point à la fin, un bouclier contre la radioactivité, et quelqu’un pour remplir une salle. Il protège dès demain, mais chaque rangée occupée du sas demande alors une eau par nuit.
    .title = Recruter
tutorial-outlive-build = Une salle coûte { $materials ->
        [one] un matériau
       *[other] { $materials } matériaux
    } au choix. Installez les gens du sas dans les salles construites : une salle remplie agit, et plus il y en a, plus elles rapportent de points. Quand tout est fait, terminez.
    .title = Construire et installer
tutorial-outlive-repair = Un équipement coûte les matériaux indiqués et sert dès lors une fois par jour. Il rapporte aussi un point, et un de plus si deux moitiés d’un symbole se rejoignent.
    .title = Réparer
tutorial-outlive-upkeep = La viande est perdue, et l’eau gardée se limite à { $water }. Conserves, matériaux et munitions restent. Rapportez donc le jour ce dont la nuit aura besoin.
    .title = Ce que trouve le matin
tutorial-outlive-second-day = Vous connaissez maintenant un jour entier. Surveillez trois choses : de quoi manger la nuit, des matériaux pour une salle ou une réparation, et la jauge. Le score près de chaque nom dit qui mène.
    .title = Le deuxième jour
tutorial-outlive-last-day = Après cette nuit, le convoi est là. Ce qui reste en réserve ne sert plus qu’à départager : remplissez des salles, recrutez, réparez, résolvez des événements.
    .title = Le dernier jour
