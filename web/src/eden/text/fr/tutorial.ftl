### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-eden-welcome = Une année, quatre saisons. Rassemblez des survivants, prenez des aménagements pour votre refuge, surmontez des événements et nourrissez votre population. Le joueur qui a le plus de points de victoire après l’hiver gagne. Votre adversaire est un robot facile.
    .title = Bienvenue à Paris
tutorial-eden-choose-token = Chaque joueur commence avec un jeton survivant. Au printemps, il compte comme un dé de son métier, puis vit dans votre refuge. Les aménagements bricoleur ont des pouvoirs, les fermiers nourrissent, et les combattants, guérisseurs et sages équipés surmontent les événements.
    .title = Le premier survivant
tutorial-eden-keep-mission = Gardez { $kept ->
        [one] une
       *[other] { $kept }
    } de ces missions. Une mission rapporte à la fin si sa condition est remplie, et personne d’autre ne la voit. Prenez celle qui demande ce que vous réuniriez de toute façon. Un nouvel aménagement ne rapporte aucun point : placez-le quand ses habitants vivent chez vous ; il donne des survivants équipés ou des conserves.
    .title = Une mission
tutorial-eden-take-die = À tour de rôle, chaque joueur prend un dé, jusqu’au dernier. Sa face vous renforce dans ce métier ; le lieu où il se trouve vous offre un effet immédiat. Regardez les deux.
    .title = Prenez un dé
tutorial-eden-train-station = Chaque dé pris ici rapporte aussi un jeton survivant. Il sert avec vos dés quand les aménagements de son type sont attribués ; un joker peut attendre une autre saison.
    .title = La Gare
tutorial-eden-city-center = L’équipement est à vous pour toute la partie : balles pour les combattants, gélules pour les guérisseurs, livres pour les sages. Ou prenez la Batte, qui départage les égalités en votre faveur, ou les Jumelles, avec lesquelles vous commencez la saison suivante.
    .title = Le Centre
tutorial-eden-restaurant = Une conserve par visite. Elle nourrit à la place d’un fermier manquant, et se garde.
    .title = Le Restaurant
tutorial-eden-tower = Retournez un événement face cachée, et laissez celui qui vous convient. Le premier joueur à venir ici reçoit l’Héroïne : pour l’événement de la saison, elle est un survivant équipé de n’importe quel type.
    .title = La Tour
tutorial-eden-bridge = Piochez des missions et gardez celle qui vous convient. Plus tôt vous avez une mission, plus vous avez de temps pour la remplir.
    .title = Le Pont
tutorial-eden-flip-event = Retournez un événement que les autres pourraient surmonter, mais pas vous. Celui qui reste visible compte pour tous.
    .title = Quel événement écarter ?
tutorial-eden-choose-in-city = Prenez l’équipement des survivants que vous avez ou aurez : sans lui, ils ne comptent pas pour les événements. La Batte départage les égalités en votre faveur, les Jumelles vous font commencer la saison suivante ; elles sont rendues à la fin de celle-ci.
    .title = Quelque chose au Centre
tutorial-eden-choose-at-station = Un jeton du même métier que vos dés vous rend fort dans un type. Un jeton joker s’ajoute à tout type où vous avez un dé ou un jeton, mais devient ensuite un fainéant.
    .title = Un jeton survivant
tutorial-eden-power = Certains pouvoirs des aménagements bricoleur agissent autour de votre premier dé d’une saison. Utilisez-les s’ils vous apportent un meilleur dé ; sinon, continuez.
    .title = Un pouvoir
tutorial-eden-strength = Place aux aménagements, type par type, des bricoleurs aux fermiers. La force est le nombre de vos dés et jetons du type. Le plus fort choisit en premier ; une force de 1 suffit s’il reste une carte.
    .title = Qui est le plus fort ?
tutorial-eden-announce = Un joker peut rejoindre, une seule fois, tout type où vous avez un autre dé ou jeton. Ajoutez-le là où choisir en premier donne une carte nettement meilleure. Les dés joker qui restent après les fermiers sont perdus.
    .title = Ajouter des jokers ?
tutorial-eden-claim = Les survivants comptent pour les missions, les événements et la nourriture ; l’équipement les prépare aux événements ; les cartes bricoleur ont des pouvoirs. Les fainéants n’ont pas de métier, mais comptent dans la population. Choisissez ce qui complète votre refuge.
    .title = Prenez un aménagement
tutorial-eden-claimed = Tout ce que montre la carte est à vous pour toute la partie. Les dés du type sont maintenant défaussés, et vos jetons de ce type vivent dans votre refuge.
    .title = Votre refuge grandit
tutorial-eden-new-buildings = Si les habitants que demande un de vos nouveaux aménagements vivent dans votre refuge, placez-le : il ne coûte rien, et ils restent. La question est posée à tous ceux qui pourraient en avoir un, pour ne rien révéler ; si vous n’en avez pas, continuez.
    .title = Un nouvel aménagement
tutorial-eden-event = Chaque joueur qui a assez de survivants équipés marque les points de l’événement : un combattant avec une balle, un guérisseur avec une gélule, un sage avec un livre, à chacun le sien. S’il vous en manque, vous ne perdez rien.
    .title = L’événement de la saison
tutorial-eden-feed = Plus il y a de monde, plus il faut de fermiers, et plus cela rapporte. Une conserve remplace un fermier manquant. Nourrir vaut presque toujours la peine : sinon, vous ne marquez rien ici.
    .title = Nourrissez votre population
tutorial-eden-summer = Voici de nouveaux dés, événements et aménagements ; votre refuge reste. Vous savez tout maintenant : équipez vos survivants pour les événements, gagnez des fermiers, et pensez à vos missions.
    .title = La deuxième saison
tutorial-eden-winter = Après l’hiver, toutes les missions sont révélées. Ce qui n’aide que plus tard ne vaut plus rien : prenez ce qui rapporte des points. Les Jumelles en rapportent aussi.
    .title = La dernière saison
