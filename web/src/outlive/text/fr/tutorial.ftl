### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-outlive-welcome = Dans six jours, le convoi arrive et emmène le meilleur clan. Les points de survie décident : survivants, salles remplies, événements résolus, équipements réparés et faible radioactivité. Votre adversaire est un robot facile.
    .title = Bienvenue dans les ruines
tutorial-outlive-discard-room = Vous avez pioché six salles avancées ; rendez-en deux. Une salle donne son bonus dès qu’elle est construite et remplie de survivants. Les bonnes salles nourrissent, protègent de la radioactivité ou font économiser des matériaux ; un entretien bas (les couverts) est précieux.
    .title = Gardez quatre salles
tutorial-outlive-first-room = Construisez maintenant une de vos sept salles. Si vos survivants la remplissent, son bonus sert dès le premier jour. Attention à l’entretien, à payer dès ce soir.
    .title = La première salle est gratuite
tutorial-outlive-first-survivors = Remplissez la salle pour obtenir son bonus. Les survivants qui restent dans le sas absorbent chacun un point de radioactivité par nuit, et pourront rejoindre une autre salle. On ne ressort jamais d’une salle.
    .title = Vos survivants s’installent
tutorial-outlive-leader = Votre leader décide où commencent vos quatre héros, ce que vous avez en réserve et quel équipement cassé vous recevez. Le leader le plus âgé commence. De quoi manger la première nuit, c’est toujours un bon choix.
    .title = Choisissez un leader
tutorial-outlive-search-tiles = Votre leader fouille les villes avant le premier jour. Piochez dans l’une ou l’autre ; à la fin, ce que vous ne gardez pas est rendu. Un placard vide ne vaut rien.
    .title = Tuiles fouille
tutorial-outlive-place-heroes = Le premier jour, chaque héros doit quitter sa zone, de { $steps } { $steps ->
        [one] zone
       *[other] zones
    } au plus le long de l’anneau. Placez le plus fort à portée de ce qui vous intéresse le plus : il a le plus de points d’action.
    .title = Où commencent les héros
tutorial-outlive-day = Le jour, tous les héros se déplacent et agissent, l’un après l’autre, en alternance avec ceux de l’adversaire. La nuit, vous nourrissez et agrandissez votre abri. Chaque matin, demandez-vous : que mangera mon clan ce soir ?
    .title = Un jour et une nuit
tutorial-outlive-event = Chaque matin, un nouvel événement est révélé. Il s’applique tous les jours jusqu’à ce qu’un joueur le résolve, la nuit, en payant son coût, et en garde les points.
    .title = L’événement du jour
tutorial-outlive-move = Choisissez un héros couché, puis une zone à { $steps } { $steps ->
        [one] zone
       *[other] zones
    } au plus où vous n’avez pas d’autre héros. Son chiffre donne ses points d’action : envoyez les plus forts là où il y a le plus à prendre.
    .title = Déplacez un héros
tutorial-outlive-pressure = Un héros qui arrive met la pression à chaque héros debout plus faible, à hauteur de la différence. Cela coûte des ressources, ou des munitions pour la repousser. Comparez donc les chiffres avant d’y aller : qui peut encore venir après vous ?
    .title = Attention à la pression
tutorial-outlive-gather = Chaque point d’action permet de prendre un jeton ici. Répartissez-les à votre gré : chassez d’abord, puis récupérez avec le reste. Bois, métal et puces servent à construire et à réparer.
    .title = Dépensez vos points d’action
tutorial-outlive-dam = L’eau sert au sas et aux salles. Il faut d’abord { $door ->
        [one] une puce
       *[other] { $door } puces
    } pour activer le système de filtration, une fois par visite. Après la nuit, l’eau gardée est limitée à { $water } : prenez ce qu’il faut pour ce soir.
    .title = Au barrage
tutorial-outlive-base = Les munitions facilitent la chasse et repoussent la pression. L’algue fait baisser votre radioactivité d’une case : une par jour, pour un point d’action.
    .title = À la base militaire
tutorial-outlive-city = Pour un point d’action, récupérez un équipement : il est cassé, et se répare la nuit. Ou piochez une tuile fouille : un jeton, des algo-capsules ou un placard vide. Les deux moitiés d’un symbole, réparées, donnent un point de survie de plus.
    .title = Dans une ville
tutorial-outlive-cargo = Ici, pas de points d’action. Le héros prend la place qui porte son chiffre : des conserves, qui se gardent, et un survivant qui peut le suivre. Le premier héros du jour prend aussi le jeton 1er joueur.
    .title = Au cargo
tutorial-outlive-hunt = La chasse nourrit le mieux. La force du gibier se paie en points d’action et en munitions, dont au moins un point d’action. Chaque prise du même type rapporte plus de viande, jusqu’à la quatrième. Mais la viande est perdue après la nuit : chassez pour ce soir.
    .title = La première chasse
tutorial-outlive-hunt-pay = Les munitions économisent des points d’action, qui peuvent encore servir à récupérer ici. Le reste se paie en points d’action.
    .title = Le coup de grâce
tutorial-outlive-defend = Un héros plus fort est arrivé dans la zone du vôtre : la pression est la différence de leurs chiffres. Chaque munition retire un point. Pour chaque point restant, vous donnez une denrée ou un matériau. Les munitions, elles, ne sont jamais prises.
    .title = Vous êtes sous pression
tutorial-outlive-tribute = Un héros plus fort est arrivé dans la zone du vôtre : la pression est la différence de leurs chiffres. Donnez ce dont vous avez le moins besoin. La viande que personne ne mangera ce soir serait perdue de toute façon.
    .title = Le tribut
tutorial-outlive-lose = Cédez ce qui vous sert le moins : parmi vos ressources, ce dont vous n’aurez pas besoin ce soir. Un survivant dans une salle remplie en maintient le bonus, un autre dans le sas vous protège. Les pertes les moins graves sont dans les salles incomplètes.
    .title = Une perte
tutorial-outlive-night = Dans l’ordre : résoudre des événements, nourrir, radioactivité, recruter, construire, réparer, nettoyer. La question n’est posée que s’il y a quelque chose à décider.
    .title = La nuit tombe
tutorial-outlive-overcome = Payez le coût, et la carte est à vous : elle rapporte des points à la fin et ne s’applique plus. Mais ce que vous dépensez ici manquera pour la nourriture et les salles.
    .title = Résolvez un événement
tutorial-outlive-feed = Chaque salle occupée coûte son entretien en denrées, chaque ligne occupée du sas une eau. Chaque jeton qui manque coûte un survivant. Donnez d’abord la viande, perdue après la nuit, et gardez les conserves.
    .title = Nourrissez votre clan
tutorial-outlive-radiation = Chaque nuit apporte de la radioactivité, davantage vers la fin. Chaque survivant du sas en absorbe un point. Les autres points font monter le marqueur de votre jauge, dont la case rapporte ou coûte des points à la fin. L’algue le fait redescendre.
    .title = Radioactivité
tutorial-outlive-recruit = Chaque denrée amène un survivant dans le sas : un point à la fin, un bouclier contre la radioactivité, et de quoi remplir une salle. Il protège dès demain, mais chaque ligne occupée du sas coûte alors une eau par nuit.
    .title = Recrutez
tutorial-outlive-build = Une salle coûte { $materials ->
        [one] un matériau
       *[other] { $materials } matériaux
    } au choix. Installez les survivants du sas dans les salles construites : une salle remplie donne son bonus, et plus il y en a, plus elles rapportent de points. Quand vous avez fini, terminez.
    .title = Construisez et installez
tutorial-outlive-repair = Réparer un équipement coûte les matériaux indiqués ; il sert ensuite une fois par manche. Il rapporte aussi un point, et un de plus si les deux moitiés d’un symbole se rejoignent.
    .title = Réparez
tutorial-outlive-upkeep = La viande est perdue, et l’eau gardée est limitée à { $water }. Conserves, matériaux et munitions restent. Rapportez donc le jour ce dont vous aurez besoin la nuit.
    .title = Au matin
tutorial-outlive-second-day = Vous avez joué un jour entier. Surveillez trois choses : de quoi manger la nuit, des matériaux pour construire ou réparer, et la jauge. Le score à côté de chaque nom montre qui mène.
    .title = Le deuxième jour
tutorial-outlive-last-day = Après cette nuit, le convoi arrive. Ce qui reste en réserve ne sert plus qu’à départager : remplissez des salles, recrutez, réparez, résolvez des événements.
    .title = Le dernier jour
