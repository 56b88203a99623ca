### Outlive: refugios, rivales, preparativos.

## Un refugio

shelter-yours = Tu refugio
shelter-of = Refugio de { $name }
shelter-broken = Rotos
shelter-repaired = Arreglados
shelter-stores = Almacenes
shelter-store-then = { $token }: { $count } { $change }
shelter-first-player = tiene la ficha de primer jugador
shelter-immune = inmune a los eventos
shelter-score = { $total ->
        [one] { $total } Punto de Supervivencia
       *[other] { $total } Puntos de Supervivencia
    }
shelter-heroes = Héroes
shelter-equipment = Equipo
shelter-no-equipment = Aún sin equipo
shelter-pair-repair = Pareja: arregla { $tile }
shelter-pair-find = Pareja: encuentra { $tile }
shelter-caught = { $count ->
        [0] Ninguna presa cazada
       *[other] Presas cazadas, por resistencia:{ " " }
    }
shelter-tonight = Noche: { $have } de { $need }
shelter-split = habitaciones { $rest }/{ $rooms }, esclusa { $water }/{ $rows }
shelter-tomorrow = Mañana { $count }
shelter-hunger = { $count ->
        [one] { $count } superviviente morirá de hambre
       *[other] { $count } supervivientes morirán de hambre
    }
shelter-water-tonight = { $has }/{ $count } esta noche
shelter-absorbs = absorbe { $count }
shelter-airlock-label = Esclusa: { $here ->
        [one] { $here } superviviente
       *[other] { $here } supervivientes
    }{ $water ->
        [none] { "" }
       *[other] , { $water } de agua esta noche
    }, absorbe { $absorbs }
shelter-gauge-label = Medidor de radioactividad: { $gauge }
shelter-lacks = { $count ->
        [0] puedes arreglarlo
        [one] falta { $count } material
       *[other] faltan { $count } materiales
    }
shelter-tile-label = { $tile }, { $state }. { $effect }. Arreglo: { $cost }

## Habitaciones

shelter-no-room = aún sin elegir
shelter-status-active = activa
shelter-status-used = usada
shelter-status-built = construida
shelter-status-rubble = sin construir
shelter-status-unknown = aún desconocida
shelter-room-label = { $room }. { $when }. { $status }. { $built ->
        [yes] { $here } de { $places } supervivientes, coste de mantenimiento { $upkeep }
       *[no] { $places } espacios, coste de mantenimiento { $upkeep }, cuesta { $cost } materiales
    }
shelter-room-room-construction = Construye por { $amount } menos
shelter-room-draw-and-repair = Roba { $amount }, arregla por { $amount } menos
shelter-room-overcome-event = Resuelve por menos
shelter-room-hunting-two = Cacería: +{ $amount } carne
shelter-room-hunting-one = Cacería: +{ $amount } carne
shelter-room-cargo-one = Carguero: +{ $amount } lata
shelter-room-cargo-two = Carguero: +{ $amount }, aun ocupado
shelter-room-four-munitions = { $amount } proyectiles
shelter-room-permanent-water = { $amount } agua permanente
shelter-room-event-immunity = Inmune a eventos
shelter-room-destroy-equipment = Desmonta 1 equipo
shelter-room-gauge-down = Medidor −{ $amount }
shelter-room-airlock-absorbs = Ventilación +{ $amount }
shelter-room-add-survivor = +{ $amount } superviviente por turno
shelter-room-city-search = Ciudad: busca +{ $amount }
shelter-room-draw-equipment = Roba { $amount } losetas
shelter-room-look-through-pile = Mira una pila
shelter-room-hero-immunity = Héroe n.º 3 inmune
shelter-room-free-repair = 1 reparación automática
shelter-room-choice-of-tribute = Elige el tributo
shelter-room-empty-cupboard = Estante: { $amount } madera, { $amount } metal
shelter-room-repair-two = Arregla por { $amount } menos

## Rivales

rivals = Otros jugadores
rivals-you = Tú
rivals-open = { $name }, { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }. Abrir el tablero entero
rivals-hero = { $hero } { $place }, { $state }
rivals-rooms-built = Habitaciones construidas
rivals-deciding = decidiendo

## Preparativos

setup = Preparativos
setup-rooms = { $count ->
        [one] Devuelve { $count } habitación avanzada más
       *[other] Devuelve { $count } habitaciones avanzadas
    }
setup-room-label = { $room }. { $when }. { $places } espacios, coste de mantenimiento { $upkeep }
setup-put-back = devuelta
setup-leader = Elige a tu líder
setup-oldest = Empieza el líder de más edad.
setup-trade = { $trade }, { $age } años
setup-searches = { $searches } losetas de búsqueda, devuelve { $dropped }
setup-searching = { $leader } busca en las ciudades
setup-search-left = { $count ->
        [one] Queda { $count } loseta de búsqueda por robar, en cualquiera de las ciudades
       *[other] Quedan { $count } losetas de búsqueda por robar, en cualquiera de las ciudades
    }
setup-return = { $dropped ->
        [one] Una loseta se devuelve
       *[other] { $dropped } losetas se devuelven
    }, las demás te las quedas
setup-secret = Las habitaciones y los líderes se eligen en secreto.
setup-ready = listo
