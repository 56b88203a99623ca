### Pourquoi un coup n'est pas possible. Le lecteur est le joueur qui veut le jouer.

reason-not-your-decision = Ce n’est pas à vous de décider.
reason-not-now = Ce n’est pas possible maintenant. La question est : { $decision }
reason-room-not-drawn = Vous n’avez pas pioché « { $room } ».
reason-leader-not-drawn = Vous n’avez pas pioché { $leader }.
reason-no-room-there = Il n’y a pas de salle à l’emplacement { $slot-number }.
reason-already-built = { $slot-subject } est déjà construite.
reason-not-built = { $slot-subject } n’est pas construite.
reason-no-space = Il n’y a plus de place { $where-in }.
reason-pile-empty = La pile de tuiles fouille { $city-of } est vide.
reason-tile-not-drawn = Vous n’avez pas pioché la tuile fouille « { $tile } ».
reason-not-a-leader-place = Votre leader ne permet pas de commencer { $place-at }.
reason-place-taken-by-own-hero = Vous avez déjà un héros { $place-at }.
reason-hero-on-board = { $hero-subject } est déjà sur le plateau.
reason-hero-not-idle = { $hero-subject } a déjà agi aujourd’hui.
reason-must-leave = Le héros doit quitter { $place-the }.
reason-too-far = Il y a plus { $count ->
    [one] d’une zone
   *[other] de { $count } zones
} jusqu’{ $place-to }.
reason-slot-taken = La place { $strength } du cargo est prise par { $seat }.
reason-no-such-slot = Le cargo n’a pas de place { $strength }.
reason-needs-equipment = Vous ne possédez pas { $equipment-the }.
reason-equipment-broken = { $equipment-subject } : équipement cassé, à réparer pendant la nuit.
reason-equipment-used = { $equipment-subject } : équipement déjà utilisé cette manche.
reason-a-hero-can-move = Un de vos héros peut se déplacer : il le doit.
reason-not-a-target = { $seat } n’a ici aucun héros plus faible à mettre sous pression.
reason-nothing-to-give = Il n’y a pas { $token-of } à donner.
reason-needs-token = Il vous faut { $token-count }.
reason-no-points = Ce héros n’a plus de points d’action.
reason-nothing-left-here = Il ne reste plus rien { $place-at }.
reason-nothing-to-take-here = Il n’y a pas de jetons à prendre { $place-at }.
reason-door-locked = Le système de filtration du barrage est éteint : activez-le avec une puce ou la carte d’accès.
reason-door-open = Le système de filtration est déjà activé.
reason-only-at = Ce n’est possible qu’{ $place-at }.
reason-only-at-cities = Ce n’est possible que dans une ville.
reason-only-at-hunting-grounds = Ce n’est possible qu’à la forêt, à la mine ou à la fête foraine.
reason-algae-taken = L’algue a déjà été récoltée aujourd’hui.
reason-not-shown-here = { $equipment-subject } : cet équipement n’est pas ici.
reason-already-owned = Vous possédez déjà { $equipment-the }.
reason-already-hunted = Ce héros a déjà chassé.
reason-no-such-prey = Il n’y a pas de gibier nº { $position } ici.
reason-only-top-prey = Sans le capteur thermique, seul le gibier du dessus peut être chassé.
reason-prey-too-strong = Le gibier a une force de { $endurance }, et vous ne pouvez réunir que { $available }.
reason-needs-a-point = Le dernier point de force du gibier se paie avec un point d’action.
reason-needs-points = { $count ->
        [one] Il faut { $count } point d’action ; le héros en a { $available }.
       *[other] Il faut { $count } points d’action ; le héros en a { $available }.
    }
reason-collect-first = Récupérez d’abord au moins { $token-count } ici.
reason-search-first = Piochez d’abord au moins une tuile fouille ici.
reason-equipment-not-here = { $equipment-subject } : sans effet ici.
reason-equipment-works-by-itself = { $equipment-subject } : cet équipement agit de lui-même, ou vous est proposé le moment venu.
reason-room-not-full = { $slot-subject } n’est pas entièrement occupée.
reason-room-used = { $slot-subject } a déjà été utilisée.
reason-room-not-now = { $slot-subject } ne sert à rien maintenant.
reason-room-works-by-itself = { $slot-subject } agit d’elle-même, ou vous est proposée le moment venu.
reason-gauge-at-best = Votre jauge de radioactivité est déjà sur sa meilleure case.
reason-room-at-most = { $slot-subject } a atteint sa limite de { $count }.
reason-no-cupboard = Vous n’avez pas trouvé de placard vide ici depuis que cette salle est remplie.
reason-hunt-first = Tuez d’abord un gibier.
reason-no-survivor-waiting = Aucun survivant n’attend de vous rejoindre.
reason-no-survivor-there = Il n’y a pas de survivant { $where-in }.
reason-not-accepted = Ce jeton ne convient pas ici : { $token }.
reason-event-not-open = « { $event } » n’est pas un événement en cours.
reason-cannot-afford = Il vous manque { $token-count }.
reason-cannot-build = { $count ->
        [one] Il vous manque { $count } matériau.
       *[other] Il vous manque { $count } matériaux.
    }
reason-not-due = Le coût ne comprend pas { $token-of }.
reason-no-discount-for = La réduction ne couvre pas ce jeton : { $token }.
reason-must-use-discount = Vous ne pouvez pas payer sans la réduction.
reason-must-pay = { $count ->
        [one] Il vous reste { $count } jeton à payer.
       *[other] Il vous reste { $count } jetons à payer.
    }
reason-owns-no-equipment = Vous ne possédez aucun équipement.
reason-no-equipment-left = Il ne reste aucun équipement que vous ne possédiez déjà.
reason-hero-too-strong = { $hero-subject } est trop fort : la salle ne protège qu’un héros de force 3.
reason-already-known = Vous avez déjà regardé la pile de tuiles fouille { $city-of }.
reason-equipment-works = { $equipment-subject } : cet équipement n’est pas cassé.
