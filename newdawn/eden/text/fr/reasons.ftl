### Pourquoi un coup n'est pas possible. Le lecteur est le joueur qui veut le jouer.

reason-not-your-decision = Ce n’est pas à vous de décider maintenant.
reason-not-now = Ce n’est pas possible maintenant. La question est : { $decision }
reason-token-not-there = Il n’y a pas de { $face-token } à prendre.
reason-mission-not-drawn = Vous n’avez pas pioché cette mission : { $mission-card }.
reason-must-keep-mission = Vous devez d’abord garder une mission.
reason-mission-not-held = Vous n’avez pas cette carte en main : { $mission-card }.
reason-needs-survivors = Il faut { $survivor-count } dans votre refuge.
reason-no-such-die = Il n’y a pas de { $face-die } { $location-at }.
reason-same-location = Il faut un autre lieu que { $location-the }.
reason-same-face = Les deux dés montrent la même face ({ $face }) : les échanger ne change rien.
reason-nothing-to-swap-with = Aucun autre lieu n’a de dé à échanger avec le { $face-die } { $location-from }.
reason-needs-power = Vous n’avez pas le pouvoir « { $power } ».
reason-power-used = Vous avez déjà utilisé le pouvoir « { $power } » cette saison.
reason-event-not-shown = Cet événement n’est pas sur le plateau : { $event-card }.
reason-event-flipped = Cet événement est déjà face cachée : { $event-card }.
reason-equipment-not-there = Il n’y a pas de { $equipment } au Centre.
reason-bat-taken = La Batte est déjà prise par { $seat }.
reason-binoculars-taken = Les Jumelles sont déjà prises par { $seat }.
reason-no-wild-die = Vous n’avez pas d’autre dé joker à ajouter.
reason-no-wild-token = Vous n’avez pas d’autre jeton joker à ajouter.
reason-other-type = C’est le tour des { $profession-buildings }.
reason-not-shown = Cette carte n’est pas visible sur la table : { $building }.
reason-must-claim = Vous devez prendre une carte : il en reste de visibles.
reason-deck-empty = La pioche des { $profession-buildings } est vide.
reason-needs-cans = { $count ->
        [one] Il faut { $count } conserve, et vous en avez { $available }.
       *[other] Il faut { $count } conserves, et vous en avez { $available }.
    }
reason-farmers-feed-all = Vos fermiers nourrissent tout le monde : cela ne coûte rien et ne se refuse pas.
