### Lo que un jugador puede elegir. Una forma lleva el nombre de la decisión en la que la jugada tiene un sentido propio.

move-done = Terminar
    .keep-mission = No quedarse con ninguna otra misión
    .after-first-die = Terminar tu turno
    .announce = Anunciar fuerza { $strength }
    .claim = No tomar ninguna carta
    .new-buildings = No colocar ahora ningún nuevo edificio
    .feed = No alimentar a tu población
move-recruit = Tomar la { $face-token }
move-keep = Quedarse con la misión: { $mission-card }
move-take = Tomar el { $face-die } { $location-from }
    .after-first-die = Tomar un dado más: el { $face-die } { $location-from }
move-swap = Intercambiar el { $face-die } { $location-from } con otro dado
move-with = Intercambiar con el { $face-die } { $location-from }
    .swap-with = Intercambiar el { $given-die } { $origin-from } con el { $face-die } { $location-from }
move-flip = Poner boca abajo el evento: { $event-card }
move-equip = Tomar { $equipment-a }
move-bat = Tomar el Bate: gana los empates
move-binoculars = Tomar los Prismáticos: anunciar primero, { printed-points } tras el invierno
move-add = Añadir { $wild-a }
    .announce = Añadir { $wild-a } para fuerza { $strength }
move-claim = Tomar un { $building-card }
move-draw = Tomar la primera carta del mazo
    .claim = Tomar la primera carta del mazo de { $profession-buildings }
move-place = Colocar el { $mission-placed }
move-feed = Alimentar a tu población
    .feed = { $cans ->
        [0] Alimentar a tu población ({ population-count }) por { printed-points }
        [one] Alimentar a tu población ({ population-count }) por { printed-points }: gastar { $cans } lata
       *[other] Alimentar a tu población ({ population-count }) por { printed-points }: gastar { $cans } latas
    }
