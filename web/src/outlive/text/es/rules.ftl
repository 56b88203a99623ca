### The rules at hand.

rules-unofficial = Una mesa no oficial, hecha por aficionados. El reglamento no se reproduce aquí, y vale la pena tenerlo.

## The chapters of the rules

rules-section-place = Lugares
rules-section-token = Fichas
rules-section-leader = Líderes
rules-section-room = Habitaciones
rules-section-equipment = Equipo
rules-section-event = Eventos
rules-section-game = Presas

## What the figures are

rules-figure-stock = Se repone al amanecer hasta
rules-figure-door = La puerta se abre por
rules-figure-stack = Presas para toda la partida
rules-figure-slot = Espacio { $number }
rules-figure-pile = Baldosas de búsqueda al amanecer
rules-figure-search = Baldosas de búsqueda de una ciudad
rules-figure-equipment-shown = Equipo a la vista
rules-figure-endurance = Resistencia
rules-figure-meat = Capturas 1, 2, 3, 4 y siguientes
rules-figure-tiles = Baldosas en la caja
rules-figure-age = Edad
rules-figure-goods = Empieza con
rules-figure-searches = Baldosas de búsqueda robadas
rules-figure-searches-dropped = Baldosas de búsqueda devueltas
rules-figure-broken = Equipo roto
rules-figure-start = Inicio de los héroes
rules-figure-places = Supervivientes que la llenan
rules-figure-upkeep = Materias primas por noche
rules-figure-amount = Número en su regla
rules-figure-most = Supervivientes como máximo
rules-figure-materials = Materiales ahorrados
rules-figure-munitions = O munición ahorrada
rules-figure-supplies = O materias primas ahorradas
rules-figure-copies = Copias en la caja
rules-figure-cost = Reparación
rules-figure-where = Se usa en
rules-figure-gain = Da
rules-figure-pair = Completa su símbolo con
rules-figure-overcome = Para resolverlo
rules-figure-points = Puntos
rules-figure-removes = Quita cada día
rules-figure-event-strength = Fuerza de todos los héroes
rules-figure-event-squares = Casillas en el medidor
rules-figure-event-supplies = Materias primas perdidas
rules-figure-event-tokens = Materiales o munición perdidos
rules-figure-event-survivors = Supervivientes perdidos
rules-figure-event-meat = Carne de menos por captura
rules-figure-event-endurance = Resistencia de más
rules-figure-strength = Fuerza
rules-figure-steps = Pasos como máximo
rules-figure-full-rooms = Habitaciones completas y sus puntos
rules-figure-airlock-rows = Espacios por fila; cada fila ocupada bebe 1 de agua
rules-figure-room-cost = Materiales cualesquiera para construir una
rules-figure-rooms-drawn = Habitaciones avanzadas robadas al empezar
rules-figure-rooms-kept = De ellas conservadas
rules-figure-water-kept = Agua conservada como máximo
rules-figure-first-survivors = Al empezar
rules-figure-leaders-drawn = Líderes para elegir
rules-figure-days = Días
rules-figure-gauge = Casillas, de la mejor a la peor
rules-figure-gauge-start = Inicio
rules-figure-by-day = Días 1 a 6

## What one does at the places

rules-place-forest = Recolectar madera, una por punto de acción. Una vez por activación, cazar la primera presa.
rules-place-mine = Recolectar metal, uno por punto de acción. Una vez por activación, cazar la primera presa.
rules-place-fairgrounds = Recolectar microchips, uno por punto de acción. Una vez por activación, cazar la primera presa.
rules-place-base = Recolectar munición, una por punto de acción. Una dosis de algas al día cuesta un punto de acción y baja una casilla el medidor de radioactividad.
rules-place-dam = Pagar { $door ->
        [one] un microchip
       *[other] { $door } microchips
    }, o usar la tarjeta de acceso, para abrir la puerta en esta visita; después, recolectar agua, una por punto de acción.
rules-place-cargo = Cada héroe necesita el espacio libre de su fuerza, y recibe sus latas sin puntos de acción. Un superviviente puede acompañarlo. El primer héroe del día toma la ficha de primer jugador.
rules-place-blackwood = Por cada punto de acción, recoger un equipo roto que no tengas, o robar la primera baldosa de búsqueda.
rules-place-peak = Por cada punto de acción, recoger un equipo roto que no tengas, o robar la primera baldosa de búsqueda.

## How a game goes

rules-flow-outlive-start = Antes del primer día
rules-flow-outlive-start-1 = Guía a tu clan durante seis días. Gana quien tenga más Puntos de Supervivencia cuando llegue el Convoy.
rules-flow-outlive-start-2 = En secreto, devuelve algunas de las habitaciones robadas, construye una gratis, coloca a los primeros supervivientes en ella o en la esclusa, y quédate con un líder.
rules-flow-outlive-start-3 = El líder dice dónde empiezan tus cuatro héroes; tú dices cuál va a cada lugar.
rules-flow-outlive-dawn = Amanecer
rules-flow-outlive-dawn-1 = Se reponen los lugares, se barajan las baldosas de búsqueda y hay equipo nuevo en las ciudades.
rules-flow-outlive-day = Día
rules-flow-outlive-day-1 = Se descubre el evento del día. Golpean todos los eventos que nadie ha resuelto.
rules-flow-outlive-day-2 = Por turnos, cada uno mueve un héroe inactivo hasta { $steps } { $steps ->
        [one] paso
       *[other] pasos
    } por los caminos, hasta que todos se hayan movido. Dos héroes de un clan nunca paran en el mismo lugar.
rules-flow-outlive-day-3 = El héroe que llega presiona a cada héroe activo más débil. La munición rechaza la presión; cada punto restante cuesta un tributo.
rules-flow-outlive-day-4 = Después actúa: recolecta, caza o busca con tantos puntos de acción como su fuerza.
rules-flow-outlive-night = Noche
rules-flow-outlive-night-1 = Por orden de turno, resuelve eventos: la carta y sus puntos son tuyos.
rules-flow-outlive-night-2 = Alimenta a los supervivientes: agua por cada fila ocupada de la esclusa, materias primas por cada habitación ocupada. Lo que falta cuesta supervivientes.
rules-flow-outlive-night-3 = La esclusa absorbe la radiación; el resto mueve el medidor de radioactividad.
rules-flow-outlive-night-4 = Recluta: un superviviente en la esclusa por cada materia prima.
rules-flow-outlive-night-5 = Construye habitaciones con materiales, instala supervivientes y usa las habitaciones completas.
rules-flow-outlive-night-6 = Arregla equipo con materiales.
rules-flow-outlive-night-7 = Limpia: la carne se pierde, se conserva poca agua, y habitaciones y equipo vuelven a estar listos.
rules-flow-outlive-end = El final
rules-flow-outlive-end-1 = Tras la sexta noche, cuenta eventos resueltos, habitaciones completas, el medidor de radioactividad, supervivientes, equipo arreglado y parejas de símbolos.
