### Por qué una jugada no es posible. El lector es el jugador que quiere hacerla.

reason-not-your-decision = Ahora no te toca decidir.
reason-not-now = Eso no es posible ahora. La pregunta es: { $decision }
reason-token-not-there = No hay ninguna { $face-token } que tomar.
reason-mission-not-drawn = No has robado esta misión: { $mission-card }.
reason-must-keep-mission = Primero debes quedarte con una misión.
reason-mission-not-held = No tienes esta carta en la mano: { $mission-card }.
reason-needs-survivors = Para eso, en tu refugio debe haber { $survivor-count }.
reason-no-such-die = No hay ningún { $face-die } { $location-at }.
reason-same-location = Tiene que ser otro lugar que no sea { $location-the }.
reason-same-face = Los dos dados muestran la misma cara ({ $face }): intercambiarlos no cambia nada.
reason-nothing-to-swap-with = Ningún otro lugar tiene un dado que intercambiar con el { $face-die } { $location-from }.
reason-needs-power = No tienes el poder «{ $power }».
reason-power-used = Ya has usado el poder «{ $power }» en esta estación.
reason-event-not-shown = Este evento no está en el tablero: { $event-card }.
reason-event-flipped = Este evento ya está boca abajo: { $event-card }.
reason-equipment-not-there = No hay { $equipment-many } en el Centro.
reason-bat-taken = { $seat } ya ha tomado el Bate.
reason-binoculars-taken = { $seat } ya ha tomado los Prismáticos.
reason-no-wild-die = No tienes ningún otro dado comodín que añadir.
reason-no-wild-token = No tienes ninguna otra ficha comodín que añadir.
reason-other-type = Es el turno de los { $profession-buildings }.
reason-not-shown = Esta carta no está a la vista: { $building }.
reason-must-claim = Debes tomar una carta: quedan cartas visibles.
reason-deck-empty = El mazo de { $profession-buildings } está vacío.
reason-needs-cans = { $count ->
        [one] Hace falta { $count } lata, y tienes { $available }.
       *[other] Hacen falta { $count } latas, y tienes { $available }.
    }
reason-farmers-feed-all = Tus granjeros alimentan a todos: no cuesta nada y no se puede rechazar.
