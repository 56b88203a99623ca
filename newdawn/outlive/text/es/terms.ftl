### Preguntas, etapas, puntuaciones, estados y términos de las reglas.

## Lo que se pregunta al jugador

decision-nothing = Los demás están decidiendo.
decision-discard-room = ¿Cuál de las habitaciones robadas devuelves?
decision-first-room = ¿Qué habitación construyes gratis?
decision-first-survivors = ¿Dónde vive el próximo superviviente?
decision-leader = ¿Con qué líder te quedas?
decision-search-city = ¿De qué ciudad robas la próxima baldosa de búsqueda?
decision-return-tile = ¿Qué baldosa de búsqueda devuelves?
decision-place-heroes = ¿Qué héroe empieza dónde?
decision-lose-supply = Han llegado las ratas: ¿qué materia prima pierdes?
decision-lose-tokens = Ha llegado el clan enemigo: ¿qué entregas?
decision-lose-survivor = Pierdes un superviviente: ¿de dónde?
decision-move-hero = ¿Qué héroe va adónde?
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
stage-searching = Preparativos: baldosas de búsqueda
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
    .text = Gana quien más tenga cuando llegue el Convoy.
term-shelter = refugio
    .text = El tablero de cada jugador: siete habitaciones, la esclusa, los almacenes y el medidor de radioactividad.
term-room = habitación
    .text = Construida y llena de supervivientes, hace lo que está impreso en ella.
term-airlock = esclusa
    .text = Aquí llegan los reclutas, y cada superviviente en ella absorbe un punto de radiación. No es una habitación.
term-survivor = superviviente
    .text = Vive en la esclusa o en una habitación. Una vez en una habitación, se queda en ella.
term-hero = héroe
    .text = Cada jugador tiene cuatro, de fuerza 3, 3, 4 y 5. El que está tumbado está inactivo; el que está de pie ya ha actuado.
term-strength = fuerza
    .text = El número de un héroe: sus puntos de acción, su espacio en el Carguero y su peso al presionar.
term-action-points = puntos de acción
    .text = El héroe que llega a un lugar tiene tantos como su fuerza.
term-leader = líder
    .text = Da los lugares de inicio, los recursos y el equipo roto de un clan. Empieza el líder de más edad.
term-supplies = materias primas
    .text = Carne, agua y comida enlatada: alimentan a los supervivientes.
term-materials = materiales
    .text = Madera, metal y microchips: sirven para construir habitaciones y arreglar equipo.
term-munitions = munición
    .text = Para cazar y para defenderse de la presión. No es materia prima ni material.
term-reserve = reserva
    .text = Todas las fichas que no están en un lugar ni en un refugio. Nunca se agota.
term-pressure = presión
    .text = El héroe que llega presiona a cada héroe activo más débil, por la diferencia de fuerza.
term-tribute = tributo
    .text = Una materia prima o un material por cada punto de presión que no se haya rechazado.
term-wild-game = presa
    .text = Se encuentra en el Bosque, la Mina y la Feria. Cada captura más del mismo tipo da más carne.
term-endurance = resistencia
    .text = Lo que cuesta una cacería, en puntos de acción y munición; al menos un punto de acción.
term-city = ciudad
    .text = Blackwood City o Silent Peak: equipo que recoger y baldosas de búsqueda que robar.
term-search-tile = baldosa de búsqueda
    .text = Da una ficha, píldoras de algas o solo un estante vacío.
term-equipment = equipo
    .text = Se recoge roto, sirve una vez arreglado, y una vez por ronda. Nadie posee dos veces el mismo.
term-algae = algas
    .text = Bajan una casilla la radioactividad de un refugio. En la Base militar crece una dosis al día.
term-radiation = radiación
    .text = Crece día a día. Cada punto que la esclusa no absorbe hace subir el medidor de radioactividad.
term-gauge = medidor de radioactividad
    .text = Muestra los puntos que la radioactividad da o quita al final. Más allá de su última casilla se pierden supervivientes.
term-event = evento
    .text = Uno más cada día. Se aplica todos los días hasta que alguien lo resuelve.
term-convoy = Convoy
    .text = El tablero de los seis días y sus eventos. Tras la sexta noche llega el Convoy.
term-first-player-token = ficha de primer jugador
    .text = Es para el primer héroe que llega al Carguero; quien la tiene empieza desde la noche.
term-upkeep = limpieza del refugio
    .text = Al final de la noche se pierde la carne y el agua se limita a { $kept }.
term-dawn = amanecer
    .text = Se reponen los lugares.
term-day = día
    .text = Se aplican los eventos; después los héroes se mueven y actúan, uno tras otro.
term-night = noche
    .text = Se resuelven los eventos; después todos alimentan, ventilan, reclutan, construyen, arreglan y limpian.

## Opciones de la partida

option-simultaneous-placing = Colocar los héroes en secreto, todos a la vez
    .about = Al principio cada uno coloca sus héroes sin ver a los demás. Si no, se hace por turnos, y el último es quien más ve.
