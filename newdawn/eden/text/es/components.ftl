### Los elementos de la caja. Formas: `.at`, `.from`, etc. son el nombre tal como lo pide la frase, `.text` es la regla en
### una o dos frases. Las cifras vienen del archivo de componentes.

## Los jugadores, según su color

seat-white = Blanco
    .of = de Blanco
seat-orange = Naranja
    .of = de Naranja
seat-pink = Rosa
    .of = de Rosa
seat-turquoise = Turquesa
    .of = de Turquesa

## Las estaciones del año

season-spring = Primavera
    .the = la primavera
    .subject = La primavera
    .event = evento de primavera
season-summer = Verano
    .the = el verano
    .subject = El verano
    .event = evento de verano
season-autumn = Otoño
    .the = el otoño
    .subject = El otoño
    .event = evento de otoño
season-winter = Invierno
    .the = el invierno
    .subject = El invierno
    .event = evento de invierno

## Los lugares

location-tower = Torre
    .the = la Torre
    .at = en la Torre
    .to = a la Torre
    .from = de la Torre
    .text = Pon boca abajo uno de los eventos. El primero que viene aquí en cada estación se lleva además a la Heroína.
location-bridge = Puente
    .the = el Puente
    .at = en el Puente
    .to = al Puente
    .from = del Puente
    .text = { $drawn ->
        [one] Roba { $drawn } misión
       *[other] Roba { $drawn } misiones
    } y quédate con { $kept }; las demás van bajo el mazo.
location-restaurant = Restaurante
    .the = el Restaurante
    .at = en el Restaurante
    .to = al Restaurante
    .from = del Restaurante
    .text = Toma { amount-cans }.
location-city-center = Centro
    .the = el Centro
    .at = en el Centro
    .to = al Centro
    .from = del Centro
    .text = Toma una de las fichas de equipo que hay allí, el Bate o los Prismáticos.
location-train-station = Estación de tren
    .the = la Estación de tren
    .at = en la Estación de tren
    .to = a la Estación de tren
    .from = de la Estación de tren
    .text = Toma una de las fichas de superviviente que hay allí y ponla en tu tablero.

## Los supervivientes: `.noun` es la palabra tal como la pide el número

survivor-tinkerer = manitas
    .many = manitas
    .noun = { $count ->
        [one] manitas
       *[other] manitas
    }
    .count = { $count } { survivor-tinkerer.noun }
    .building = edificio de manitas
    .buildings = edificios de manitas
    .text = Los edificios de manitas tienen poderes.
survivor-brawler = luchador
    .many = luchadores
    .noun = { $count ->
        [one] luchador
       *[other] luchadores
    }
    .count = { $count } { survivor-brawler.noun }
    .building = edificio de luchadores
    .buildings = edificios de luchadores
    .text = Con una bala cada uno, los luchadores ayudan a superar eventos.
survivor-healer = sanador
    .many = sanadores
    .noun = { $count ->
        [one] sanador
       *[other] sanadores
    }
    .count = { $count } { survivor-healer.noun }
    .building = edificio de sanadores
    .buildings = edificios de sanadores
    .text = Con una cápsula cada uno, los sanadores ayudan a superar eventos.
survivor-sage = sabio
    .many = sabios
    .noun = { $count ->
        [one] sabio
       *[other] sabios
    }
    .count = { $count } { survivor-sage.noun }
    .building = edificio de sabios
    .buildings = edificios de sabios
    .text = Con un libro cada uno, los sabios ayudan a superar eventos.
survivor-farmer = granjero
    .many = granjeros
    .noun = { $count ->
        [one] granjero
       *[other] granjeros
    }
    .count = { $count } { survivor-farmer.noun }
    .building = edificio de granjeros
    .buildings = edificios de granjeros
    .text = Los granjeros alimentan a tu población al final de cada estación.
survivor-slacker = vago
    .many = vagos
    .noun = { $count ->
        [one] vago
       *[other] vagos
    }
    .count = { $count } { survivor-slacker.noun }
    .text = Los vagos no tienen oficio, pero comen: forman parte de la población.

## Las caras de los dados y los lados blancos de las fichas de superviviente

face-tinkerer = manitas
    .die = dado de manitas
    .token = ficha de manitas
face-brawler = luchador
    .die = dado de luchador
    .token = ficha de luchador
face-healer = sanador
    .die = dado de sanador
    .token = ficha de sanador
face-sage = sabio
    .die = dado de sabio
    .token = ficha de sabio
face-farmer = granjero
    .die = dado de granjero
    .token = ficha de granjero
face-wild = comodín
    .die = dado comodín
    .token = ficha comodín

# Lo que se puede añadir a la fuerza.
wild-die = dado comodín
    .a = un dado comodín
wild-token = ficha comodín
    .a = una ficha comodín

## El equipo

equipment-bullet = bala
    .a = una bala
    .many = balas
    .noun = { $count ->
        [one] bala
       *[other] balas
    }
    .count = { $count } { equipment-bullet.noun }
    .text = Equipa a un luchador.
equipment-capsule = cápsula
    .a = una cápsula
    .many = cápsulas
    .noun = { $count ->
        [one] cápsula
       *[other] cápsulas
    }
    .count = { $count } { equipment-capsule.noun }
    .text = Equipa a un sanador.
equipment-book = libro
    .a = un libro
    .many = libros
    .noun = { $count ->
        [one] libro
       *[other] libros
    }
    .count = { $count } { equipment-book.noun }
    .text = Equipa a un sabio.

## Las cantidades impresas

printed-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
amount-points = { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
amount-cans = { $amount ->
        [one] { $amount } lata
       *[other] { $amount } latas
    }
population-count = { $population ->
        [one] { $population } superviviente
       *[other] { $population } supervivientes
    }
amount-missions = { $amount ->
        [one] { $amount } misión más
       *[other] { $amount } misiones más
    }

## Los poderes de los edificios de manitas

power-can-with-first-die = { amount-cans } con el primer dado
    .text = Con tu primer dado de la estación tomas además { amount-cans }.
power-swap-dice = intercambio de dos dados
    .text = Antes o después de tomar tu primer dado de la estación, puedes intercambiar dos dados de lugares distintos.
power-second-die = segundo dado
    .text = Después de tu primer dado de la estación puedes tomar un segundo en otro lugar. No tomas más dados que los demás: terminas un turno antes.
power-keep-more-missions = quedarse con { amount-missions }
    .text = En el Puente puedes quedarte con { amount-missions }.
power-draw-more-missions = robar { amount-missions }
    .text = En el Puente robas { amount-missions }.
power-top-of-the-deck = primera carta del mazo
    .text = Cuando tomas un edificio, puedes llevarte la primera carta de su mazo en lugar de una de las visibles.
power-cans = { amount-cans }
    .text = Toma { amount-cans } de inmediato.
power-equipment-of-each-type = { $amount ->
        [one] { $amount } equipo de cada tipo
       *[other] { $amount } equipos de cada tipo
    }
    .text = { $amount ->
        [one] Para eventos y misiones tienes { $amount } equipo más de cada tipo.
       *[other] Para eventos y misiones tienes { $amount } equipos más de cada tipo.
    }
power-unsuccessful-missions = { amount-points } por misión no cumplida
    .text = Al final, cada una de tus misiones no cumplidas da { amount-points }.
power-points-for-tinkerers = { amount-points } por manitas
    .text = Al final, cada manitas de tu refugio da { amount-points }.
power-points = { amount-points }
    .text = Al final ganas { amount-points }.

## Las cartas de edificio: no tienen nombre, solo un tipo y lo que está impreso en ellas

building = { $kind-building } ({ $goods })
    .goods = { $goods }
    .card = { $kind-building }: { $goods }
building-power = poder «{ $power }»
building-end = FIN

## Las losetas de evento

event = { $requirement }
    .card = { $requirement } ({ printed-points })
    .name = { $season-event }
    .text = Para superarlo al final de la estación necesitas { $requirement }; da { printed-points }.
event-clause = { $count ->
        [one] { $count } { $kinds } equipado
       *[other] { $count } { $kinds } equipados
    }

# Las listas: sus dos últimos miembros.
joined-and = { $before } y { $last }
joined-or = { $before } o { $last }
joined-and-or = { $before } y/o { $last }

## Las misiones

mission-most-of-survivor = Mayoría de { $thing-many }
    .card = más { $thing-many } que nadie, sin empate – { printed-points }
    .text = Más { $thing-many } en tu refugio que en cualquier otro: { printed-points }. Un empate no da nada.
mission-pairs-of-survivor = { $pairs ->
        [one] { $pairs } pareja de { $thing-many }
       *[other] { $pairs } parejas de { $thing-many }
    }
    .card = { $pairs ->
        [one] al menos { $pairs } pareja de { $thing-many } – { printed-points }
       *[other] al menos { $pairs } parejas de { $thing-many } – { printed-points }
    }
    .text = Al menos { $least } { $thing-many } en tu refugio: { printed-points }.
mission-most-of-equipment = Mayoría de { $thing-many }
    .card = más { $thing-many } que nadie, sin empate – { printed-points }
    .text = Más { $thing-many } que cualquier otro jugador: { printed-points }. Un empate no da nada.
mission-four-of-equipment = { $least } { $thing-many }
    .card = al menos { $least } { $thing-many } – { printed-points }
    .text = Al menos { $least } { $thing-many }: { printed-points }.
mission-most-powers = Mayoría de poderes
    .card = más poderes de manitas que nadie, sin empate – { printed-points }
    .text = Más poderes de manitas que cualquier otro jugador: { printed-points }. Un empate no da nada.
mission-two-powers = { $least } poderes
    .card = al menos { $least } poderes de manitas – { printed-points }
    .text = Al menos { $least } poderes de manitas: { printed-points }. Dos iguales cuentan como dos.
mission-most-equipment = Mayoría de equipo
    .card = más equipo que nadie, sin empate – { printed-points }
    .text = Más equipo, contando todos los tipos, que cualquier otro jugador: { printed-points }. Un empate no da nada.
mission-pairs-of-equipment = { $pairs ->
        [one] { $pairs } pareja de cada equipo
       *[other] { $pairs } parejas de cada equipo
    }
    .card = { $pairs ->
        [one] al menos { $pairs } pareja de cada tipo de equipo – { printed-points }
       *[other] al menos { $pairs } parejas de cada tipo de equipo – { printed-points }
    }
    .text = Al menos { $least } balas, { $least } cápsulas y { $least } libros: { printed-points }.
mission-pairs-of-survivors = { $pairs ->
        [one] { $pairs } pareja de cada oficio
       *[other] { $pairs } parejas de cada oficio
    }
    .card = { $pairs ->
        [one] al menos { $pairs } pareja de cada oficio – { printed-points }
       *[other] al menos { $pairs } parejas de cada oficio – { printed-points }
    }
    .text = Al menos { $least } supervivientes de cada uno de los cinco oficios en tu refugio: { printed-points }.
mission-ten-slackers = { $least } vagos
    .card = al menos { $least } vagos – { printed-points }
    .text = Al menos { $least } vagos en tu refugio: { printed-points }.
mission-fewest-slackers = Menos vagos que nadie
    .card = el menor número de vagos, aun con empate – { printed-points }
    .text = Ningún refugio tiene menos vagos que el tuyo: { printed-points }. Basta un empate.
mission-most-survivors = Mayoría de supervivientes
    .card = más supervivientes que nadie, sin empate – { printed-points }
    .text = Más supervivientes en tu refugio que en cualquier otro: { printed-points }. Un empate no da nada.
mission-binoculars = Prismáticos
    .card = los Prismáticos al final de la partida – { printed-points }
    .text = Tienes los Prismáticos al final de la partida: { printed-points }, además de los suyos.
mission-thirteen-buildings = { $least } edificios
    .card = al menos { $least } edificios – { printed-points }
    .text = Al menos { $least } edificios en tu refugio, nuevos edificios incluidos: { printed-points }.
mission-new-building = Nuevo edificio
    .card = nuevo edificio ({ $needs } → { $gains })
    .placed = nuevo edificio: { $needs } → { $gains }
    .text = Pide estos supervivientes en tu refugio: { $needs }. Entonces puedes colocarlo allí en cualquier momento, y da { $gains }.

# Supervivientes que vienen con su equipo.
goods-equipped = { $survivors } con { $equipment }
