### Lo que ha pasado, para el registro. `$seat` y `$defender` son jugadores.

log-leader-revealed = El líder { $seat-of } es { $leader }.
log-room-revealed = { $built ->
        [0] { $seat } tiene «{ $room }» en el espacio { $slot-number }.
       *[1] { $seat } tiene «{ $room }» en el espacio { $slot-number }, ya construida.
    }
log-equipment-given = { $seat } recibe un equipo inicial, roto: { $equipment }.
log-first-player = { $seat } tiene el líder de más edad y empieza.
log-hero-placed = { $seat } coloca al { $hero } { $place-at }.
log-dawn = Amanece el día { $day }.
log-place-refilled = Se reponen { $token-count } { $place-at }.
log-equipment-shown = Nuevo equipo { $city-at }: { $equipment }.
log-equipment-reshuffled = { $count ->
        [one] El equipo descartado forma la nueva pila.
       *[other] Los { $count } equipos descartados se barajan en una nueva pila.
    }
log-tile-set-aside = Se aparta una loseta de búsqueda { $city-at }: { $tile }.
log-event-flipped = Evento del día { $day }: { $event }.
log-event-applied = Se aplica el evento «{ $event }».
log-event-shrugged-off = El evento «{ $event }» no afecta a { $seat }.
log-place-reduced = { $count ->
        [0] No hay { $token } que perder { $place-at }.
       *[other] { $token-count } menos { $place-at }.
    }
log-hero-moved = { $seat } mueve al { $hero } { $origin-from } { $place-to }.
log-heroes-stay = { $count ->
        [one] { $seat } deja { $count } héroe donde está.
       *[other] { $seat } deja { $count } héroes donde están.
    }
log-cargo-boarded = { $count ->
        [one] El { $hero } { $seat-of } ocupa el espacio { $strength } del Carguero, con { $count } lata.
       *[other] El { $hero } { $seat-of } ocupa el espacio { $strength } del Carguero, con { $count } latas.
    }
log-token-taken = { $seat } obtiene la ficha de primer jugador.
log-pressure-applied = { $count ->
        [one] { $seat } presiona a { $defender } con { $count } punto.
       *[other] { $seat } presiona a { $defender } con { $count } puntos.
    }
log-pressure-reduced = { $count ->
        [one] { $defender } rechaza { $count } punto de presión.
       *[other] { $defender } rechaza { $count } puntos de presión.
    }
log-tribute-given = { $defender } entrega { $token-count } a { $seat }.
log-collected = { $seat } recolecta { $token-count } { $place-at }.
log-gained = { $seat } gana { $token-count } ({ $source }).
log-spent = { $seat } devuelve { $token-count } a la reserva ({ $source }).
log-permanent-spent = { $seat } usa agua permanente ({ $source }).
log-algae-harvested = { $seat } recoge las algas marinas en la Base militar.
log-gauge-moved = El medidor de radioactividad { $seat-of } pasa de { $before } a { $square } ({ $source }).
log-search-drawn = { $seat } busca { $city-at } y encuentra { $tile-found }.
log-salvaged = { $seat } recoge { $equipment-the } { $city-at }.
log-hunt-begun = { $position ->
        [1] { $seat } sale a cazar { $game-a } { $place-at }.
       *[other] { $seat } sale a cazar { $game-a } { $place-at }, n.º { $position } de la pila.
    }
log-game-caught = { $seat } caza { $game-a } { $place-at }, que da { $count } de carne.
log-pile-looked-through = { $seat } mira la pila de búsqueda { $city-of }.
log-pile-seen = Loseta de búsqueda n.º { $position } { $city-at }: { $tile }.
log-stack-looked-through = { $seat } mira las presas { $place-of }.
log-stack-seen = N.º { $position } de la pila { $place-at }: { $game }.
log-equipment-used = { $seat } usa { $equipment-the }.
log-room-used = { $seat } usa «{ $room }» (habitación { $slot-number }).
log-survivor-joined = Un superviviente se une a { $seat } { $where-in } ({ $source }).
log-survivor-declined = { $seat } no acoge al superviviente.
log-survivor-moved = { $seat } mueve un superviviente de la esclusa { $slot-into }.
log-survivor-lost = { $seat } pierde un superviviente { $where-from } ({ $source }).
log-night = Cae la noche del día { $day }.
log-event-overcome = { $seat } resuelve «{ $event }».
log-passed = { $seat } pasa.
log-radiation = { $level ->
        [one] { $seat } afronta { $level } punto de radiación; la esclusa absorbe { $absorbed }.
       *[other] { $seat } afronta { $level } puntos de radiación; la esclusa absorbe { $absorbed }.
    }
log-room-built = { $seat } construye «{ $room }» (habitación { $slot-number }).
log-equipment-drawn = { $seat } roba un equipo roto: { $equipment }.
log-equipment-discarded = { $seat } roba un equipo repetido y lo descarta: { $equipment }.
log-equipment-destroyed = { $seat } destruye { $equipment-the }.
log-equipment-repaired = { $seat } arregla { $equipment-the }.
log-upkeep = { $meat ->
        [0] { $water ->
            [0] { $seat } limpia su refugio y no tiene nada que tirar.
           *[other] { $seat } limpia su refugio y tira { $water } de agua.
        }
       *[other] { $water ->
            [0] { $seat } limpia su refugio y tira { $meat } de carne.
           *[other] { $seat } limpia su refugio y tira { $meat } de carne y { $water } de agua.
        }
    }
log-tile-returned = { $seat } devuelve la loseta de búsqueda «{ $tile }».
log-door-opened = { $seat } activa el purificador de la Presa.
log-hunger = { $count ->
        [one] A { $seat } le falta { $count } materia prima: se perderá un superviviente.
       *[other] A { $seat } le faltan { $count } materias primas: se perderán otros tantos supervivientes.
    }
log-tally = { $survivors ->
        [one] { $seat } termina el día con { $survivors } superviviente, la radioactividad en { $square } y una puntuación de { $points }.
       *[other] { $seat } termina el día con { $survivors } supervivientes, la radioactividad en { $square } y una puntuación de { $points }.
    }
log-game-over = Llega el Convoy: la partida ha terminado.

## What a change of tokens, survivors or radioactivity comes from

source-leader = recursos iniciales
source-feeding = alimentación
source-hunger = hambre
source-radiation = radiación
source-recruiting = reclutamiento
source-building = construcción de una habitación
source-repairing = arreglo
source-destroying = equipo destruido
source-overcoming = evento resuelto
source-upkeep = limpieza del refugio
source-hunting = cacería
source-defending = defensa
source-pressure = presión
source-door = purificador de la Presa
source-searching = búsqueda
source-ship = Carguero
source-algae = algas marinas
source-room = habitación «{ $room }»
