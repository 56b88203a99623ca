### The rules at hand.

rules-unofficial = Una mesa no oficial, hecha por aficionados. El reglamento no se reproduce aquí, y merece la pena tenerlo.

## The chapters of the rules

rules-section-equipment = Equipo
rules-section-event = Eventos
rules-section-location = Lugares
rules-section-survivor = Supervivientes
rules-section-power = Poderes
rules-section-mission = Misiones
rules-section-building = Edificios

## What the figures are

rules-figure-amount = Número en su regla
rules-figure-copies = Copias en la caja
rules-figure-gain = Da
rules-figure-points = Puntos
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

## How a game goes

rules-flow-eden-start = Antes de la primavera
rules-flow-eden-start-1 = Una catástrofe ha arrasado Europa, y la vegetación cubre París. Tienes cuatro estaciones para levantar tu refugio. Gana el jugador que más puntos de victoria tenga al final del invierno.
rules-flow-eden-start-2 = En el preludio, cada jugador toma una ficha de superviviente y se queda con { $kept ->
        [one] una misión
       *[other] { $kept } misiones
    }.
rules-flow-eden-gather = 1. Reunir supervivientes
rules-flow-eden-gather-1 = Por turnos, cada jugador toma un dado de un lugar y realiza la acción de ese lugar, hasta que no quedan dados.
rules-flow-eden-gather-2 = Los dados muestran quién te ayudará: son tu fuerza para los edificios de su tipo.
rules-flow-eden-build = 2. Adquirir edificios
rules-flow-eden-build-1 = Tipo por tipo, de los manitas a los granjeros, cada jugador anuncia su fuerza. Con al menos 1, puede añadir comodines.
rules-flow-eden-build-2 = El más fuerte elige el primer edificio, y así sucesivamente; el Bate gana los empates. Después se gastan los dados y las fichas pasan al refugio.
rules-flow-eden-feed = 3. Resolver el evento y alimentar a la población
rules-flow-eden-feed-1 = Cada jugador que tiene los supervivientes equipados que pide el último evento boca arriba gana sus puntos; la Heroína ayuda.
rules-flow-eden-feed-2 = Granjeros y latas alimentan a la población. Si alimentas a todos, ganas puntos: cuanto mayor la población, más.
rules-flow-eden-next = 4. Preparar la estación siguiente
rules-flow-eden-next-1 = Se tiran de nuevo los dados; llegan fichas, equipo, eventos y edificios nuevos. Empieza el jugador que tenía los Prismáticos.
rules-flow-eden-end = El final
rules-flow-eden-end-1 = Tras el invierno se revelan todas las misiones. Suma eventos, alimentación, misiones, poderes y los Prismáticos.
