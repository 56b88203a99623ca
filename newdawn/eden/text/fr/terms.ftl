### Les questions, les étapes, les scores et les termes des règles.

## Ce qu'un joueur doit décider

decision-nothing = Les autres décident.
decision-choose-token = Avec quel jeton survivant commencez-vous ?
decision-keep-mission = Quelle mission gardez-vous ?
decision-take-die = Quel dé prenez-vous ?
decision-after-first-die = Utilisez-vous un pouvoir avec votre premier dé ?
decision-swap-with = Avec quel dé change-t-il de place ?
decision-flip-event = Quel événement retournez-vous face cachée ?
decision-choose-in-city = Que prenez-vous au Centre ?
decision-choose-at-station = Quel jeton survivant prenez-vous à la Gare ?
decision-announce = Ajoutez-vous des jokers à votre force ?
decision-claim = Quel aménagement prenez-vous ?
decision-new-buildings = Placez-vous un nouvel aménagement ?
decision-feed = Nourrissez-vous votre population ?

## Les étapes de la partie

stage-prelude = Prélude : jetons survivant
stage-choosing = Prélude : missions
stage-gathering = Rassembler des survivants
stage-announcing = Acquérir des aménagements : annoncer sa force
stage-claiming = Acquérir des aménagements : prendre
stage-event = Résoudre l’événement
stage-feeding = Nourrir sa population
stage-ending = Fin de la partie
stage-over = Partie terminée

## D'où viennent les points de victoire

part-events = Événements surmontés
part-feeding = Population nourrie
part-missions = Missions accomplies
part-powers = Pouvoirs
part-binoculars = Jumelles
part-total = Total

## Les termes des règles

term-victory-points = points de victoire
    .text = Le joueur qui en a le plus à la fin de l’hiver gagne ; à égalité, celui qui a le plus de survivants.
term-refuge = refuge
    .text = Tout ce qu’un joueur a bâti : les aménagements avec leurs survivants et leur équipement, et les jetons. Tout le monde peut le voir.
term-season = saison
    .text = Une des quatre manches : rassembler des survivants, acquérir des aménagements, résoudre l’événement et nourrir sa population, préparer la saison suivante.
term-prelude = prélude
    .text = { $dealt ->
        [one] Avant le printemps, chacun prend un jeton survivant, dans le sens inverse des aiguilles d’une montre, et garde { $dealt } mission.
       *[other] Avant le printemps, chacun prend un jeton survivant, dans le sens inverse des aiguilles d’une montre, et garde { $kept ->
            [one] une mission
           *[other] { $kept } missions
        } sur { $dealt }.
    }
term-first-player = premier joueur
    .text = Il commence la saison. Après la première saison, c’est celui qui avait les Jumelles.
term-location = lieu
    .text = La Tour, le Pont, le Restaurant, le Centre ou la Gare. En y prenant un dé, on effectue aussi l’action du lieu.
term-survivor = survivant
    .text = Un bricoleur, combattant, guérisseur, sage, fermier ou fainéant, imprimé sur un aménagement ou montré par un jeton d’un refuge. Les dés ne font pas partie de la population.
term-die = dé
    .text = Il montre un métier ou un joker. À tour de rôle, chaque joueur en prend un, jusqu’au dernier ; une fois les aménagements de son type attribués, il est défaussé.
term-survivor-token = jeton survivant
    .text = Il compte comme un dé pour la force. Une fois utilisé, il est retourné et vit dans le refuge pour de bon ; un joker qui n’a pas été utilisé reste pour les saisons suivantes.
term-wild = joker
    .text = Un dé ou un jeton qui peut s’ajouter à la force dans tout type où son propriétaire a un autre dé ou jeton.
term-slacker = fainéant
    .text = Un survivant sans métier, imprimé sur une carte, ou ce que devient un jeton joker une fois utilisé. Lui aussi doit être nourri.
term-strength = force
    .text = Le nombre de dés et de jetons d’un type que possède un joueur, avec les jokers qu’il y ajoute. Le plus fort choisit en premier, et il faut au moins 1 pour prendre une carte.
term-building = aménagement
    .text = Une carte d’un des cinq types, avec des survivants, de l’équipement, des conserves ou un pouvoir. Les types sont attribués dans l’ordre, des bricoleurs aux fermiers.
term-power = pouvoir
    .text = L’effet d’un aménagement bricoleur. Deux cartes au même pouvoir comptent deux fois.
term-end-card = carte FIN
    .text = Un des six aménagements bricoleur du bas de la pioche : ils sortent en général en hiver.
term-equipment = équipement
    .text = Les balles pour les combattants, les gélules pour les guérisseurs, les livres pour les sages. On le garde jusqu’à la fin de la partie.
term-equipped-survivor = survivant équipé
    .text = Un combattant avec une balle, un guérisseur avec une gélule ou un sage avec un livre, où qu’ils soient dans le refuge. À chacun son propre équipement.
term-event = événement
    .text = Trois tuiles sont posées chaque saison ; les visites à la Tour en laissent une visible. Chaque joueur qui a les survivants équipés demandés en marque les points.
term-heroine = Héroïne
    .text = Elle va au premier joueur qui visite la Tour pendant la saison. Pour l’événement de cette saison, elle compte comme un survivant équipé de n’importe quel type.
term-bat = Batte
    .text = Elle départage les égalités de force en faveur de son détenteur, puis du joueur suivant dans le sens horaire. On la remet en place à la fin de la saison.
term-binoculars = Jumelles
    .text = Leur détenteur annonce sa force en premier et commence la saison suivante. À la fin de l’hiver, elles valent { printed-points }.
term-mission = mission
    .text = Une carte du Pont : une mission secrète ou un nouvel aménagement. Personne d’autre ne la voit avant qu’elle soit placée ou que la partie se termine.
term-secret-mission = mission secrète
    .text = Elle rapporte ses points en fin de partie si sa condition est remplie.
term-new-building = nouvel aménagement
    .text = Une mission que son propriétaire peut placer dans son refuge à tout moment, dès que les survivants demandés y vivent ; ils y restent. Elle compte comme un aménagement.
term-population = population
    .text = Tous les survivants d’un refuge, fainéants compris. Plus ils sont nombreux, plus il faut de fermiers pour les nourrir, et plus cela rapporte.
term-can = conserve
    .count = { $count ->
        [one] { $count } conserve
       *[other] { $count } conserves
    }
    .text = Elle nourrit à la place d’un fermier manquant. Les conserves non dépensées sont gardées.
