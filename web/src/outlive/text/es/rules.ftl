### The rules at hand.

rules-unofficial = Una mesa no oficial, hecha por aficionados. El reglamento no se reproduce aquí, y merece la pena tenerlo.

## The chapters of the rules

rules-section-place = Localizaciones
rules-section-token = Fichas
rules-section-leader = Líderes
rules-section-room = Habitaciones
rules-section-equipment = Equipo
rules-section-event = Eventos
rules-section-game = Presas

## What the figures are

rules-figure-stock = Se repone al amanecer hasta
rules-figure-door = El purificador se activa por
rules-figure-stack = Presas para toda la partida
rules-figure-slot = Espacio { $number }
rules-figure-pile = Losetas de búsqueda al amanecer
rules-figure-search = Losetas de búsqueda de una ciudad
rules-figure-equipment-shown = Equipos a la vista
rules-figure-endurance = Resistencia
rules-figure-meat = Capturas 1, 2, 3, 4 y siguientes
rules-figure-tiles = Losetas en la caja
rules-figure-age = Edad
rules-figure-goods = Empieza con
rules-figure-searches = Losetas de búsqueda robadas
rules-figure-searches-dropped = Losetas de búsqueda devueltas
rules-figure-broken = Equipo roto
rules-figure-start = Inicio de los héroes
rules-figure-places = Supervivientes que la llenan
rules-figure-upkeep = Coste de mantenimiento por noche
rules-figure-amount = Número en su regla
rules-figure-most = Supervivientes como máximo
rules-figure-materials = Materiales ahorrados
rules-figure-munitions = O proyectiles ahorrados
rules-figure-supplies = O materias primas ahorradas
rules-figure-copies = Copias en la caja
rules-activation = Activación: { $when }
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
rules-figure-event-tokens = Materiales o proyectiles perdidos
rules-figure-event-survivors = Supervivientes perdidos
rules-figure-event-meat = Carne de menos por captura
rules-figure-event-endurance = Resistencia de más
rules-figure-strength = Fuerza
rules-figure-steps = Localizaciones como máximo
rules-figure-full-rooms = Habitaciones completas y sus puntos
rules-figure-airlock-rows = Espacios por fila; cada fila ocupada cuesta 1 de agua
rules-figure-room-cost = Materiales cualesquiera para construir una
rules-figure-rooms-drawn = Habitaciones avanzadas robadas al empezar
rules-figure-rooms-kept = De ellas conservadas
rules-figure-water-kept = Agua conservada como máximo
rules-figure-first-survivors = Al empezar
rules-figure-survivors-in-box = Fichas de superviviente en la caja
rules-figure-tokens-in-box = Fichas de cada tipo en la caja
rules-figure-leaders-drawn = Líderes para elegir
rules-figure-days = Días
rules-figure-gauge = Casillas, de la mejor a la peor
rules-figure-gauge-start = Inicio
rules-figure-by-day = Días 1 a 6

## What one does at the places

rules-place-forest = Recolecta madera, una por punto de acción. Una vez por activación, caza la primera presa.
rules-place-mine = Recolecta metal, uno por punto de acción. Una vez por activación, caza la primera presa.
rules-place-fairgrounds = Recolecta microchips, uno por punto de acción. Una vez por activación, caza la primera presa.
rules-place-base = Recolecta proyectiles, uno por punto de acción. Una dosis de algas marinas al día cuesta un punto de acción y baja una casilla el medidor de radioactividad.
rules-place-dam = Gasta { $door ->
        [one] un microchip
       *[other] { $door } microchips
    }, o usa la tarjeta de acceso, para activar el purificador en esta visita; después, recolecta agua, una por punto de acción.
rules-place-cargo = Cada héroe ocupa el espacio libre de su fuerza y recibe sus latas sin gastar puntos de acción. El superviviente puede ir con él. El primer héroe del día obtiene la ficha de primer jugador.
rules-place-blackwood = Por cada punto de acción, recoge un equipo roto que no tengas, o roba la primera loseta de búsqueda.
rules-place-peak = Por cada punto de acción, recoge un equipo roto que no tengas, o roba la primera loseta de búsqueda.

## How a game goes

rules-flow-outlive-story = El mundo actual
rules-flow-outlive-story-1 = 2079. La guerra por la última agua limpia ha acabado con las naciones. Quedan unas 30 000 personas, y cuatro clanes resisten en refugios bajo tierra.
rules-flow-outlive-story-2 = Solo hay una esperanza: el Convoy, que recorre las tierras arrasadas y se lleva a los más aptos a colonias ocultas bajo el mar. Dentro de seis días pasará por aquí, y solo tiene sitio para un clan.
rules-flow-outlive-start = Preparativos
rules-flow-outlive-start-1 = Guía a tu clan durante seis días. Gana el que más Puntos de Supervivencia tenga cuando llegue el Convoy.
rules-flow-outlive-start-2 = Un refugio tiene tres habitaciones comunes. En secreto, roba seis habitaciones avanzadas y quédate con cuatro, construye gratis una de las siete, instala a los primeros supervivientes en ella o en la esclusa, y elige un líder.
rules-flow-outlive-start-3 = El líder indica dónde empiezan tus cuatro héroes; tú decides cuál va a cada localización.
rules-flow-outlive-dawn = Amanecer
rules-flow-outlive-dawn-1 = Se aprovisionan las localizaciones, se barajan las losetas de búsqueda y llega equipo nuevo a las ciudades.
rules-flow-outlive-day = Día
rules-flow-outlive-day-1 = Se revela el evento del día. Se aplican todos los eventos que nadie ha resuelto.
rules-flow-outlive-day-2 = Por turnos, cada jugador mueve un héroe inactivo hasta { $steps } { $steps ->
        [one] localización
       *[other] localizaciones
    } por los caminos, hasta que todos se hayan movido. Puede pasar por donde hay otros héroes tuyos, pero dos héroes de un clan nunca se detienen en la misma localización.
rules-flow-outlive-day-3 = El héroe que llega presiona a cada héroe activo más débil. Los proyectiles reducen la presión; cada punto restante cuesta un tributo.
rules-flow-outlive-day-4 = Después actúa: recolecta, caza, busca o recoge equipo con tantos puntos de acción como su fuerza.
rules-flow-outlive-night = Noche
rules-flow-outlive-night-1 = Resolver eventos: por orden de turno, paga el coste de una carta; la carta y sus puntos son tuyos.
rules-flow-outlive-night-2 = Alimentar a los supervivientes: una de agua por cada fila ocupada de la esclusa, y el coste de mantenimiento de cada habitación ocupada, en materias primas. Cada ficha que falta cuesta un superviviente.
rules-flow-outlive-night-3 = Controlar la radioactividad: cada superviviente de la esclusa absorbe un punto; el resto mueve el medidor.
rules-flow-outlive-night-4 = Reclutar supervivientes: uno en la esclusa por cada materia prima. La segunda fila se ocupa cuando la primera está completa.
rules-flow-outlive-night-5 = Construir habitaciones con materiales, instalar supervivientes de la esclusa y usar los efectos de las habitaciones completas.
rules-flow-outlive-night-6 = Arreglar equipo con materiales.
rules-flow-outlive-night-7 = Limpiar el refugio: la carne se pierde, se conserva poca agua, y las habitaciones y el equipo vuelven a estar disponibles.
rules-flow-outlive-end = Final del juego
rules-flow-outlive-end-1 = Tras la sexta noche, suma los puntos de los eventos resueltos, de las habitaciones completas y del medidor de radioactividad; además, 1 punto por cada superviviente, 1 por cada equipo arreglado y 1 por cada pareja de símbolos.
