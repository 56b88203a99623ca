### Las preguntas, las fases, las puntuaciones y los términos de las reglas.

## Lo que se le pregunta a un jugador

decision-nothing = Los demás están decidiendo.
decision-choose-token = ¿Con qué ficha de superviviente empiezas?
decision-keep-mission = ¿Con qué misión te quedas?
decision-take-die = ¿Qué dado tomas?
decision-after-first-die = ¿Usas un poder con tu primer dado?
decision-swap-with = ¿Con qué dado cambia de sitio?
decision-flip-event = ¿Qué evento pones boca abajo?
decision-choose-in-city = ¿Qué tomas en el Centro?
decision-choose-at-station = ¿Qué ficha de superviviente tomas en la Estación de tren?
decision-announce = ¿Añades comodines a tu fuerza?
decision-claim = ¿Qué edificio tomas?
decision-new-buildings = ¿Colocas un nuevo edificio?
decision-feed = ¿Alimentas a tu población?

## Las fases de la partida

stage-prelude = Preludio: fichas de superviviente
stage-choosing = Preludio: misiones
stage-gathering = Reunir supervivientes
stage-announcing = Adquirir edificios: anunciar la fuerza
stage-claiming = Adquirir edificios: tomar
stage-event = Resolver el evento
stage-feeding = Alimentar a la población
stage-ending = Final de la partida
stage-over = Partida terminada

## De dónde vienen los puntos de victoria

part-events = Eventos superados
part-feeding = Población alimentada
part-missions = Misiones cumplidas
part-powers = Poderes
part-binoculars = Prismáticos
part-total = Total

## Los términos de las reglas

term-victory-points = puntos de victoria
    .text = Gana el jugador que más tenga al final del invierno; en caso de empate, el que tenga más supervivientes.
term-refuge = refugio
    .text = Todo lo que un jugador ha levantado: los edificios con sus supervivientes y su equipo, y las fichas. Todos pueden verlo.
term-season = estación
    .text = Una de las cuatro rondas: reunir supervivientes, adquirir edificios, resolver el evento y alimentar a la población, preparar la estación siguiente.
term-prelude = preludio
    .text = { $dealt ->
        [one] Antes de la primavera, cada uno toma una ficha de superviviente, en sentido antihorario, y se queda con { $dealt } misión.
       *[other] Antes de la primavera, cada uno toma una ficha de superviviente, en sentido antihorario, y se queda con { $kept ->
            [one] una
           *[other] { $kept }
        } de { $dealt } misiones.
    }
term-first-player = primer jugador
    .text = Empieza la estación. Después de la primera, es el jugador que tenía los Prismáticos.
term-location = lugar
    .text = La Torre, el Puente, el Restaurante, el Centro o la Estación de tren. Al tomar allí un dado, el jugador realiza también su acción.
term-survivor = superviviente
    .text = Un manitas, luchador, sanador, sabio, granjero o vago, impreso en un edificio o mostrado por una ficha de un refugio. Los dados no forman parte de la población.
term-die = dado
    .text = Muestra un oficio o un comodín. Por turnos, cada jugador toma uno, hasta que no queda ninguno; una vez repartidos los edificios de su tipo, se descarta.
term-survivor-token = ficha de superviviente
    .text = Cuenta como un dado para la fuerza. Una vez usada, se le da la vuelta y vive para siempre en el refugio; un comodín que no se ha usado se guarda para estaciones posteriores.
term-wild = comodín
    .text = Un dado o una ficha que se puede añadir a la fuerza en cualquier tipo del que su dueño tenga otro dado u otra ficha.
term-slacker = vago
    .text = Un superviviente sin oficio, impreso en una carta, o lo que resulta de una ficha comodín una vez usada. También hay que alimentarlo.
term-strength = fuerza
    .text = Los dados y fichas de un tipo que tiene un jugador, más los comodines que les añade. El más fuerte elige primero, y hace falta al menos 1 para tomar un edificio.
term-building = edificio
    .text = Una carta de uno de los cinco tipos, con supervivientes, equipo, latas o un poder. Los tipos se reparten en orden, de los manitas a los granjeros.
term-power = poder
    .text = Un efecto de un edificio de manitas. Dos cartas con el mismo poder cuentan dos veces.
term-end-card = carta FIN
    .text = Uno de los seis edificios de manitas del fondo de su mazo: suelen salir en invierno.
term-equipment = equipo
    .text = Balas para los luchadores, cápsulas para los sanadores, libros para los sabios. Se conserva hasta el final de la partida.
term-equipped-survivor = superviviente equipado
    .text = Un luchador con una bala, un sanador con una cápsula o un sabio con un libro, estén donde estén en el refugio. Cada uno necesita su propio equipo.
term-event = evento
    .text = En cada estación hay tres losetas; las visitas a la Torre dejan una boca arriba. Cada jugador que tiene los supervivientes equipados que pide gana sus puntos.
term-heroine = Heroína
    .text = Para el primero que visita la Torre en cada estación. Para el evento de esa estación cuenta como un superviviente equipado de cualquier tipo.
term-bat = Bate
    .text = Resuelve los empates de fuerza a favor de su dueño, y después del siguiente jugador en sentido horario. Se devuelve al final de la estación.
term-binoculars = Prismáticos
    .text = Su dueño anuncia su fuerza primero y empieza la estación siguiente. Al final del invierno valen { printed-points }.
term-mission = misión
    .text = Una carta del Puente: una misión secreta o un nuevo edificio. Nadie más la ve hasta que se coloca o termina la partida.
term-secret-mission = misión secreta
    .text = Da sus puntos al final de la partida si se cumple su condición.
term-new-building = nuevo edificio
    .text = Una misión que su dueño puede colocar en su refugio en cualquier momento en cuanto vivan allí los supervivientes que pide; se quedan. Cuenta como un edificio.
term-population = población
    .text = Todos los supervivientes de un refugio, vagos incluidos. Cuantos más son, más granjeros hacen falta para alimentarlos, y más puntos da hacerlo.
term-can = lata
    .count = { $count ->
        [one] { $count } lata
       *[other] { $count } latas
    }
    .text = Alimenta en lugar de un granjero que te falte. Las latas que no se gastan se conservan.
