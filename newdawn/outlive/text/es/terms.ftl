### Preguntas, etapas, puntuaciones, estados y términos de las reglas.

## Lo que se pregunta al jugador

decision-nothing = Los demás están decidiendo.
decision-discard-room = ¿Qué habitación devuelves?
decision-first-room = ¿Qué habitación construyes gratis?
decision-first-survivors = ¿Dónde se instala el próximo superviviente?
decision-leader = ¿Con qué líder te quedas?
decision-search-city = ¿De qué ciudad robas la próxima loseta de búsqueda?
decision-return-tile = ¿Qué loseta de búsqueda devuelves?
decision-place-heroes = ¿Dónde empieza cada héroe?
decision-lose-supply = Han llegado las ratas: ¿qué materia prima pierdes?
decision-lose-tokens = Ha llegado el clan enemigo: ¿qué entregas?
decision-lose-survivor = Pierdes un superviviente: ¿de dónde?
decision-move-hero = ¿Qué héroe mueves, y adónde?
decision-bat = ¿Usas el bate de béisbol, y contra quién?
decision-defend = Te están presionando: ¿cómo te defiendes?
decision-tribute = ¿Qué ficha se entrega como tributo?
decision-act = ¿Qué hace tu héroe?
decision-hunt = ¿Cómo acabas con la presa?
decision-overcome = ¿Qué evento resuelves?
decision-discount = ¿Qué te ahorra el descuento?
decision-feed = ¿Con qué alimentas las habitaciones?
decision-recruit = ¿Reclutas un superviviente, y por qué materia prima?
decision-build = ¿Qué haces en tu refugio?
decision-pay-room = ¿Qué pagas por la habitación?
decision-destroy = ¿Qué equipo destruyes?
decision-repair = ¿Qué equipo arreglas?
decision-repair-discount = ¿Qué habitación ayuda en la reparación?
decision-waive = ¿Qué material te ahorra el descuento?

## Las etapas de la partida

stage-choosing = Preparativos: habitaciones y líderes
stage-searching = Preparativos: losetas de búsqueda
stage-placing = Preparativos: héroes
stage-dawn = Amanecer
stage-event = Día: eventos
stage-moving = Día: desplazamiento
stage-pressure = Día: presión
stage-acting = Día: acciones
stage-overcoming = Noche: resolver eventos
stage-shelter = Noche: en los refugios
stage-over = Fin de la partida

## De dónde vienen los Puntos de Supervivencia

part-events = Eventos resueltos
part-rooms = Habitaciones completas
part-radioactivity = Radioactividad
part-survivors = Supervivientes
part-equipment = Equipos arreglados
part-pairs = Parejas de símbolos
part-total = Total

## El estado de un héroe, y de un equipo

hero-state-idle = inactivo
hero-state-activated = activo
hero-state-spent = inmóvil
equipment-state-none = sin poseer
equipment-state-broken = roto
equipment-state-repaired = arreglado
equipment-state-used = usado

## Los términos de las reglas

term-survival-points = Puntos de Supervivencia
    .text = Gana el clan que más tenga cuando llegue el Convoy. Dan puntos los eventos resueltos, las habitaciones completas y el medidor de radioactividad; además, 1 cada superviviente, 1 cada equipo arreglado y 1 cada pareja de símbolos.
term-shelter = refugio
    .text = El tablero de cada jugador: siete habitaciones, la esclusa, los almacenes y el medidor de radioactividad.
term-room = habitación
    .text = Cada refugio tiene tres habitaciones comunes y cuatro avanzadas. El efecto de una habitación funciona cuando está construida y totalmente ocupada.
term-airlock = esclusa
    .text = Aquí llegan los supervivientes reclutados, y cada uno que permanece en ella absorbe un punto de radiación. La segunda fila se ocupa cuando la primera está completa. No cuenta como habitación.
term-survivor = superviviente
    .text = Vive en la esclusa o en una habitación. Una vez en una habitación, se queda en ella.
term-hero = héroe
    .text = Cada jugador tiene cuatro, de fuerza 3, 3, 4 y 5. El que está tumbado está inactivo; el que está de pie ya ha actuado.
term-strength = fuerza
    .text = El número de un héroe: sus puntos de acción, su espacio en el Carguero y su fuerza al presionar.
term-action-points = puntos de acción
    .text = El héroe que llega a una localización tiene tantos como su fuerza.
term-leader = líder
    .text = Da las localizaciones de inicio, los recursos y el equipo roto de un clan. Empieza el líder de más edad.
term-supplies = materias primas
    .text = Carne, agua y comida enlatada: alimentan a los supervivientes.
term-materials = materiales
    .text = Madera, metal y microchips: sirven para construir habitaciones y arreglar equipo.
term-munitions = munición
    .text = Los proyectiles, para cazar y para defenderse de la presión. No es materia prima ni material.
term-reserve = reserva
    .text = Todas las fichas que no están en una localización ni en un refugio. Nunca se agota.
term-pressure = presión
    .text = El héroe que llega presiona a cada héroe activo más débil, por la diferencia de fuerza.
term-tribute = tributo
    .text = Una materia prima o un material por cada punto de presión que no se haya rechazado.
term-wild-game = presa
    .text = Hay presas en el Bosque, la Mina y la Feria. Cada captura del mismo tipo da más carne, hasta la cuarta; después, siempre lo mismo.
term-endurance = resistencia
    .text = Lo que cuesta una cacería, en puntos de acción y munición; al menos un punto de acción.
term-city = ciudad
    .text = Blackwood City o Silent Peak: equipo que recoger y losetas de búsqueda que robar.
term-search-tile = loseta de búsqueda
    .text = Da una ficha, píldoras de algas o solo un estante vacío.
term-equipment = equipo
    .text = Se recoge roto; una vez arreglado, se usa una vez por turno. Nadie tiene dos veces el mismo.
term-algae = algas marinas
    .text = Bajan una casilla la radioactividad de un refugio. En la Base militar crece una dosis al día.
term-radiation = radiación
    .text = Cada noche hay radiación, más hacia el final. Cada punto que la esclusa no absorbe hace subir el medidor de radioactividad.
term-gauge = medidor de radioactividad
    .text = Muestra los puntos que la radioactividad da o quita al final. Más allá de su última casilla se pierden supervivientes.
term-event = evento
    .text = Uno más cada día. Se aplica todos los días hasta que alguien lo resuelve.
term-convoy = Convoy
    .text = El tablero de los seis días y sus eventos. Tras la sexta noche llega el Convoy.
term-first-player-token = ficha de primer jugador
    .text = La obtiene quien envía el primer héroe al Carguero; empieza desde esa noche.
term-upkeep = limpieza del refugio
    .text = Al final de la noche se pierde la carne y el agua se limita a { $kept }.
term-dawn = amanecer
    .text = Se aprovisiona el tablero: cada localización vuelve a su valor.
term-day = día
    .text = Se aplican los eventos; después los héroes se mueven y actúan, uno tras otro.
term-night = noche
    .text = Se resuelven los eventos; después todos alimentan, ventilan, reclutan, construyen, arreglan y limpian.

## Opciones de la partida

option-placing-in-turn = Colocar los héroes de uno en uno, por orden de turno
    .about = Cada jugador coloca un héroe por turno, y el último es quien más ve. De lo contrario, todos se colocan a la vez, sin ver los de los demás.
