### Las reglas a mano: las fichas de regla y la página de todas las reglas.

## La ficha de una regla

rules-figures = Cifras
rules-rulings = Aclaraciones
rules-ruling = Aclaración { $number }
rules-related = Véase también
rules-back = Volver
rules-all = Todas las reglas
rules-by-players = con 2 / 3 / 4 jugadores

## De dónde viene una cifra o una decisión

rules-sources = De dónde viene esto
rules-source-rulebook = reglamento
rules-source-public = publicado
rules-source-inferred = deducido
rules-source-designed = inventado
rules-source-decided-here = decidido aquí
rules-source-box = de una caja
rules-source-text-rulebook = Lo dice el reglamento, o lo exige uno de sus ejemplos.
rules-source-text-public = Leído en imágenes, tablas o reseñas que otros publicaron.
rules-source-text-inferred = Se deduce de lo que se sabe.
rules-source-text-designed = Inventado para esta mesa, porque el valor impreso no se conoce o nadie lo dice.
rules-source-text-decided-here = Nadie lo dice; esta mesa lo juega como lo acordarían unos jugadores.
rules-source-text-box = Corregido por alguien que tiene la caja.

## Qué son las cifras

rules-figure-stock = Se repone al amanecer hasta
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
rules-figure-dice = Dados por estación
rules-figure-events-shown = Eventos boca arriba
rules-figure-missions-drawn = Misiones robadas
rules-figure-missions-kept = Misiones conservadas
rules-figure-tokens-shown = Fichas por estación
rules-figure-binoculars-points = Prismáticos al final
rules-figure-tokens = Fichas en la caja
rules-figure-cards = Cartas que lo tienen
rules-figure-survivors = Supervivientes
rules-figure-equipment = Equipo
rules-figure-power = Poder
rules-figure-end = Al fondo del mazo
rules-figure-requires = Supervivientes equipados
rules-figure-at-least = Al menos
rules-figure-needs = Pide en tu refugio
rules-figure-dice-in-box = Dados en la caja
rules-figure-seasons = Estaciones
rules-figure-missions-dealt = Misiones repartidas
rules-figure-buildings-shown = Cartas visibles de cada tipo
rules-figure-tinkerers-removed = Otras cartas de manitas que salen de la partida
rules-figure-zone = Población { $range }

## Qué se hace en los lugares de Outlive

rules-place-forest = Recolectar madera, una por punto de acción. Una vez por activación, cazar la primera presa.
rules-place-mine = Recolectar metal, uno por punto de acción. Una vez por activación, cazar la primera presa.
rules-place-fairgrounds = Recolectar microchips, uno por punto de acción. Una vez por activación, cazar la primera presa.
rules-place-base = Recolectar munición, una por punto de acción. Una dosis de algas al día cuesta un punto de acción y baja una casilla el medidor de radioactividad.
rules-place-dam = Un microchip, o la tarjeta de acceso, abre la puerta para esta visita; después, recolectar agua, una por punto de acción.
rules-place-cargo = Cada héroe necesita el espacio libre de su fuerza, y recibe sus latas sin puntos de acción. Un superviviente puede acompañarlo. El primer héroe del día toma la ficha de primer jugador.
rules-place-blackwood = Por cada punto de acción, recoger un equipo roto que no tengas, o robar la primera baldosa de búsqueda.
rules-place-peak = Por cada punto de acción, recoger un equipo roto que no tengas, o robar la primera baldosa de búsqueda.

## La página de todas las reglas

rules-title = { $game }: reglas
rules-unofficial = Una mesa no oficial, hecha por aficionados. El reglamento no se reproduce aquí, y vale la pena tenerlo.
rules-to-the-hall = Al inicio
rules-search = Buscar en las reglas
rules-found = { $count ->
        [0] No se ha encontrado nada
        [one] { $count } entrada
       *[other] { $count } entradas
    }
rules-contents = Índice
rules-section-flow = Cómo es una partida
rules-section-term = Términos
rules-section-place = Lugares
rules-section-token = Fichas
rules-section-leader = Líderes
rules-section-room = Habitaciones
rules-section-equipment = Equipo
rules-section-event = Eventos
rules-section-game = Presas
rules-section-location = Lugares
rules-section-survivor = Supervivientes
rules-section-power = Poderes
rules-section-mission = Misiones
rules-section-building = Edificios
rules-section-rulings = Aclaraciones
rules-section-sources = De dónde viene esto

## Cómo es una partida de Outlive

rules-flow-outlive-start = Antes del primer día
rules-flow-outlive-start-1 = Guía a tu clan durante seis días. Gana quien tenga más Puntos de Supervivencia cuando llegue el Convoy.
rules-flow-outlive-start-2 = En secreto, devuelve algunas de las habitaciones robadas, construye una gratis, coloca a los primeros supervivientes en ella o en la esclusa, y quédate con un líder.
rules-flow-outlive-start-3 = El líder dice dónde empiezan tus cuatro héroes; tú dices cuál va a cada lugar.
rules-flow-outlive-dawn = Amanecer
rules-flow-outlive-dawn-1 = Se reponen los lugares, se barajan las baldosas de búsqueda y hay equipo nuevo en las ciudades.
rules-flow-outlive-day = Día
rules-flow-outlive-day-1 = Se descubre el evento del día. Golpean todos los eventos que nadie ha resuelto.
rules-flow-outlive-day-2 = Por turnos, cada uno mueve un héroe inactivo uno o dos pasos por los caminos, hasta que todos se hayan movido. Dos héroes de un clan nunca paran en el mismo lugar.
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

## Cómo es una partida de Paris: New Eden

rules-flow-eden-start = Antes de la primavera
rules-flow-eden-start-1 = Cuatro estaciones para levantar tu refugio. Gana quien tenga más puntos de victoria al final del invierno.
rules-flow-eden-start-2 = En el preludio cada uno toma una ficha de superviviente y se queda con una misión.
rules-flow-eden-gather = 1. Reunir supervivientes
rules-flow-eden-gather-1 = Por turnos, cada uno toma un dado de un lugar y hace lo que dice ese lugar, hasta que no quedan dados.
rules-flow-eden-gather-2 = Los dados muestran quién te ayudará: son la fuerza para los edificios de su tipo.
rules-flow-eden-build = 2. Adquirir edificios
rules-flow-eden-build-1 = Tipo por tipo, de manitas a granjeros, cada uno anuncia su fuerza, con comodines si quiere, pero no desde 0.
rules-flow-eden-build-2 = El más fuerte reclama el primer edificio, y así sucesivamente; el Bate gana los empates. Después se gastan los dados y las fichas pasan al refugio.
rules-flow-eden-feed = 3. Evento y comida
rules-flow-eden-feed-1 = Quien tiene los supervivientes equipados que pide el último evento boca arriba gana sus puntos; la Heroína ayuda.
rules-flow-eden-feed-2 = Granjeros y latas alimentan a la población. Quien alimenta a todos gana puntos: cuanto mayor la población, más.
rules-flow-eden-next = 4. La estación siguiente
rules-flow-eden-next-1 = Se tiran de nuevo los dados; llegan fichas, equipo, eventos y edificios nuevos. Empieza quien tenía los Prismáticos.
rules-flow-eden-end = El final
rules-flow-eden-end-1 = Tras el invierno se muestran todas las misiones. Cuenta eventos, comida, misiones, poderes y los Prismáticos.
