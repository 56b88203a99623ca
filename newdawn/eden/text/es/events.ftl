### Lo que ha pasado, para el registro. `$seat` es un jugador.

log-season = Empieza { $season-the }.
log-first-player = { $seat } empieza la estación.
log-die-rolled = Se lanza un { $face-die } { $location-at }.
log-event-shown = Nuevo evento: { $event-card }.
log-building-shown = Se descubre un { $building-card }.
log-building-discarded = Se descarta un { $building-card }.
log-token-discarded = Una { $face-token } vuelve a la caja.
log-tokens-returned = El Bate, los Prismáticos y la Heroína vuelven al tablero.
log-token-arrived = Llega una { $face-token } a la Estación de tren.
log-equipment-arrived = Nuevo equipo en el Centro: { $equipment }.
log-token-taken = { $seat } toma una { $face-token }.
log-missions-drawn = { $count ->
        [one] { $seat } roba { $count } misión.
       *[other] { $seat } roba { $count } misiones.
    }
log-mission-seen = { $seat } roba la misión: { $mission-card }.
log-mission-kept = { $seat } se queda con la misión: { $mission-card }.
log-missions-kept = { $count ->
        [one] { $seat } se queda con { $count } misión.
       *[other] { $seat } se queda con { $count } misiones.
    }
log-die-taken = { $seat } toma un { $face-die } { $location-from }.
log-power-used = { $seat } usa un poder: { $power }.
log-dice-swapped = El { $given-die } { $origin-from } y el { $face-die } { $location-from } cambian de sitio.
log-heroine-taken = { $seat } se lleva a la Heroína.
log-event-flipped = { $seat } pone boca abajo un evento: { $event-card }.
log-cans-gained = { $count ->
        [one] { $seat } toma { $count } lata.
       *[other] { $seat } toma { $count } latas.
    }
log-equipment-taken = { $seat } toma { $equipment-a }.
log-bat-taken = { $seat } toma el Bate.
log-binoculars-taken = { $seat } toma los Prismáticos.
log-strength-announced = { $wilds ->
        [0] { $seat } anuncia fuerza { $strength } para los { $profession-buildings }.
        [one] { $seat } anuncia fuerza { $strength } para los { $profession-buildings }, con { $wilds } comodín.
       *[other] { $seat } anuncia fuerza { $strength } para los { $profession-buildings }, con { $wilds } comodines.
    }
log-building-claimed = { $seat } toma un { $building-card }.
log-no-building-left = No queda ningún { $profession-building } para { $seat }.
log-building-declined = { $seat } no toma ningún { $profession-building }.
log-dice-spent = { $seat } descarta dados: { $count } × { $face }.
log-token-settled = Un { $survivor } se une al refugio { $seat-of }.
log-new-building-placed = { $seat } coloca el { $mission-card }.
log-event-overcome = { $seat } supera el evento ({ $event }): { printed-points }.
log-event-not-overcome = { $seat } no supera el evento ({ $event }); presentes: { $has }, faltan: { $lacking }.
log-people-fed = { $cans ->
        [0] { $seat } alimenta a { population-count }: { printed-points }.
        [one] { $seat } alimenta a { population-count } con la ayuda de { $cans } lata: { printed-points }.
       *[other] { $seat } alimenta a { population-count } con la ayuda de { $cans } latas: { printed-points }.
    }
log-people-hungry = { $cans ->
        [one] { $seat } no alimenta a { population-count }: habría hecho falta { $cans } lata.
       *[other] { $seat } no alimenta a { population-count }: habrían hecho falta { $cans } latas.
    }
log-tally = { $points ->
        [one] { $seat } termina { $season-the } con { $points } punto.
       *[other] { $seat } termina { $season-the } con { $points } puntos.
    }
log-mission-revealed = { $points ->
        [0] { $seat } revela la misión: { $mission-card }. No se ha cumplido.
       *[other] { $seat } revela la misión: { $mission-card }. Se ha cumplido.
    }
log-game-over = Se acaba el invierno, y con él la partida.
