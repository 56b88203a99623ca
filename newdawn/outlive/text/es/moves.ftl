### Lo que un jugador puede elegir. Una forma lleva el nombre de la decisión en la que la jugada tiene un sentido propio.

move-done = Terminar
    .bat = No usar el bate de béisbol
    .defend = No defenderse más
    .act = Terminar el turno de este héroe
    .overcome = Pasar
    .discount = Renunciar al descuento
    .recruit = No reclutar a nadie más
    .build = Terminar con las habitaciones
    .repair = Terminar con los arreglos
    .repair-discount = Renunciar al descuento
move-discard = Devolver «{ $room }»
move-build = Construir { $slot-label }
    .first-room = Construir { $slot-label } gratis
move-settle = Llevar un superviviente { $where-into }
    .build = Mover un superviviente de la esclusa { $where-into }
move-lead = Elegir a { $leader-card }
move-draw = Robar una loseta de búsqueda { $city-at }
move-return = Devolver la loseta de búsqueda «{ $tile }»
move-place = Colocar al héroe de fuerza { $strength } { $place-at }
move-move = Mover al { $hero } { $place-to }
    .move-hero = Mover al { $hero } { $origin-from } { $place-to }
move-hook = Mover al { $hero } al Carguero, a un espacio más alto con la ballesta de garfio
    .move-hero = Mover al { $hero } { $origin-from } al Carguero, a un espacio más alto con la ballesta de garfio
move-stay = Dejar donde están todos tus héroes restantes
move-bat = Usar el bate de béisbol contra { $seat }
move-tribute = Tributo: { $token-count }
move-take = Tomar una ficha de aquí
    .act = Tomar { $token-count } (resto: { $left })
move-algae = Recoger las algas marinas
move-unlock = Activar el purificador de la Presa por { $cost }
move-search = Robar una loseta de búsqueda
    .act = Buscar { $place-at }
move-salvage = Recoger { $equipment-the } ({ $equipment-effect })
move-hunt = Cazar la presa n.º { $position } de la pila
    .act = Cazar { $game-a }
move-strike = Golpear con puntos de acción
    .hunt = { $endurance ->
        [one] Golpear: gastar { $endurance } punto de acción
       *[other] Golpear: gastar { $endurance } puntos de acción
    }
move-use = Usar { $equipment-the } ({ $equipment-effect })
move-room = Usar { $slot-label }
move-look = Mirar la pila de búsqueda { $city-of }
move-pay = Gastar { $token-count }
    .lose-supply = Perder { $token-count }
    .lose-tokens = Perder { $token-count }
    .defend = Rechazar 1 punto de presión por { $token-count }
    .hunt = Debilitar a la presa por { $token-count }
    .feed = Alimentar las habitaciones con { $token-count }
    .recruit = Reclutar un superviviente por { $token-count }
    .pay-room = Pagar { $token-count } por la habitación
move-lose = Perder un superviviente { $where-from }
move-overcome = Resolver «{ $event }»: pagar { $cost } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
move-waive = Ahorrar { $token-count } con el descuento
move-repair = Arreglar { $equipment-the }: { $cost }
move-destroy = Destruir { $equipment-the } por { $cost }
