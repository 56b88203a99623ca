### El tablero de Outlive: el anillo de localizaciones y el Convoy.

ring = El anillo de localizaciones
ring-shelter = Refugio
ring-whose-shelter = Refugio que se muestra
ring-to-place = Por colocar:
ring-taken = ocupado
ring-today = −{ $count } hoy
ring-rule = La regla
ring-look = { $place }: ver de cerca
ring-stock = { $place }, { $token }: { $count } de { $full }
ring-pile = Losetas de búsqueda, { $place }: { $count } de { $full }
ring-pile-known = Lo que has visto en la pila, desde arriba
ring-aside = Losetas de búsqueda apartadas
ring-filter-costs = Purificador: { $count }
ring-filter-open = Purificador activado
ring-filter-locked = Purificador de la Presa: se activa con { $token }
ring-algae-there = Algas marinas: baja el medidor de radioactividad
ring-algae-taken = Algas marinas: ya se han recogido hoy
ring-game = Presa de resistencia { $endurance }, próxima captura: { $meat } de carne, { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
ring-game-none = No quedan presas
ring-game-in-stack = Número { $position } de la pila: { $endurance ->
        [0] desconocido
       *[other] resistencia { $endurance }
    }
ring-berth = Espacio { $strength }: { $taken ->
        [yes] ocupado por { $names }
        [shared] ocupado por { $names }, pero abierto a tus héroes
       *[no] { $cans ->
            [one] { $cans } lata
           *[other] { $cans } latas
        }, { $survivors ->
            [0] ningún superviviente
            [one] { $survivors } superviviente
           *[other] { $survivors } supervivientes
        }
    }
ring-first-player-token = Ficha de primer jugador
ring-hero = { $hero }, { $name }: { $state }
ring-acts = actúa con fuerza { $strength }
ring-pressure = Presión { $count }
ring-threat = podría venir y presionar

convoy = Convoy
convoy-radiation = radiación
convoy-face-down = boca abajo
convoy-open = Abrir el Convoy
convoy-day = Día { $day }, radiación { $radiation }: { $state ->
        [hidden] boca abajo
        [overcome] { $event }, resuelto por { $name } por { $points } puntos
       *[open] { $event }, { $points } puntos. { $text }
    }
convoy-lacks = { $count ->
        [0] puedes resolverlo
        [one] te falta { $count } ficha
       *[other] te faltan { $count } fichas
    }
