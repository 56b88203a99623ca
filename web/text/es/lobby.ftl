### De la primera página a una partida.

## La primera página

hall-page-title = { $count ->
        [0] Newdawn
       *[other] Newdawn: { $games }
    }
hall-welcome = { $count ->
        [2] Dos mundos después del fin
       *[other] Mundos después del fin
    }
hall-welcome-about = Juegos de mesa con amigos o contra bots. No hace falta ninguna cuenta.
hall-preparing = Primer inicio: se están compilando las reglas para este equipo ({ $percent } %). Ya puedes jugar; los bots pensarán más rápido cuando termine.
hall-guest = Invitado
hall-facts = De { $least } a { $most } jugadores
hall-play-bots = Jugar contra bots
hall-play-friends = Jugar con amigos
hall-learn = Primera partida guiada
hall-more-choices = Más opciones
hall-rules = Reglas
hall-start = Empezar
hall-back = Atrás
hall-fan-made = Newdawn es una mesa no oficial, hecha por aficionados. Los juegos pertenecen a sus autores y editores.

## Contra bots

hall-opponents = Rivales
hall-opponents-count = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
hall-opponents-about = Una partida de { $players } jugadores, contando contigo.
hall-level = Nivel de los bots
hall-level-easy = Fácil
    .about = Muchas veces se contenta con una jugada que no está mal: para una primera partida.
hall-level-medium = Medio
    .about = Hace al momento la jugada que parece mejor.
hall-level-hard = Difícil
    .about = Piensa un momento antes de cada jugada.
hall-level-expert = Experto
    .about = Piensa hasta dos segundos antes de cada jugada, y perdona poco.

## Una mesa nueva

hall-setup-title = { $game }: mesa nueva
hall-players = Jugadores
hall-players-about = Tú, y otros contigo: personas o bots.
hall-seats = Asientos
hall-seat-who = Quién juega en el asiento { $number }
hall-seat-name = Nombre en el asiento { $number }
hall-seat-name-example = Nombre
hall-seat-me = Tú
    .about = Aquí juegas tú, con este nombre.
hall-seat-here = Otra persona aquí
    .about = Juega también en este dispositivo: os lo pasáis, y lo secreto queda tapado.
hall-seat-open = Asiento libre
    .about = Para quien venga por el enlace, o encuentre la mesa en la lista.
hall-seat-easy = Bot: fácil
    .about = { hall-level-easy.about }
hall-seat-medium = Bot: medio
    .about = { hall-level-medium.about }
hall-seat-hard = Bot: difícil
    .about = { hall-level-hard.about }
hall-seat-expert = Bot: experto
    .about = { hall-level-expert.about }
hall-clock = Reloj
hall-clock-none = Sin reloj
    .about = Cada uno se toma el tiempo que necesita.
hall-clock-minute = Un minuto por jugada
    .about = 60 segundos para cada decisión. A quien se le acaba el tiempo lo sustituye un bot.
hall-clock-bank = Media hora por jugador
    .about = 30 minutos para toda la partida, y 10 segundos más tras cada decisión. A quien se le acaba el tiempo lo sustituye un bot.
hall-clock-day = Un día por jugada
    .about = Para jugar poco a poco: 24 horas para cada decisión. Mientras tanto se puede cerrar la página.
hall-pace = Los bots juegan
hall-pace-calm = Como personas
    .about = Con pausas breves, para que puedas seguir lo que ocurre.
hall-pace-quick = Deprisa
    .about = Con pausas muy breves.
hall-pace-none = Al instante
    .about = Sin ninguna pausa. El registro cuenta lo que ha pasado.
hall-public = Mostrar la mesa en la lista
hall-public-on = Todos en este servidor ven la mesa, pueden ocupar un asiento libre y pueden mirar.
hall-public-off = Solo quien tiene el enlace encuentra la mesa.
hall-hints = Consejos de un bot
hall-hints-about = Los jugadores pueden preguntar a un bot qué jugaría.
hall-open-table = Abrir la mesa
hall-open-table-about = Después viene el enlace para compartir. Cuando todos los asientos estén ocupados, inicias la partida.

## Listas de mesas

hall-list-mine = Tus mesas
    .empty = Aún no hay mesas. La primera está a dos clics.
hall-list-waiting = Mesas para unirse
    .empty = Ahora mismo ninguna mesa pública tiene asientos libres.
hall-list-playing = Partidas para mirar
    .empty = Ahora mismo no hay ninguna partida pública en juego.
hall-list-finished = Partidas terminadas
    .empty = Aquí aún no ha terminado ninguna partida pública.
hall-list-all = Mostrar las { $count }
hall-your-turn = Te toca
hall-stage-waiting = espera jugadores
hall-stage-ready = lista para empezar
hall-stage-playing = en juego
hall-stage-finished = terminada
hall-stage-frozen = detenida
hall-go-on = Seguir
hall-join = Unirse
hall-watch = Mirar
hall-look = Resultado
hall-replay = Repetición
hall-won = ha ganado
hall-import = Abrir una partida guardada
hall-import-about = Un archivo guardado aquí o en otro sitio se convierte en una mesa: una partida terminada para verla, una sin terminar para seguirla.
hall-import-choose = Elegir un archivo

## La sala de espera

hall-waiting-join = Sentarse
hall-waiting-join-about = Ocupa el primer asiento libre, elige uno abajo, o simplemente mira.
hall-waiting-sit = Sentarse aquí
hall-waiting-sit-another = Sentar aquí a otra persona
hall-waiting-stand = Levantarse
hall-waiting-you = tú
hall-waiting-here = en este dispositivo
hall-waiting-present = está aquí
hall-waiting-absent = sin conexión
hall-waiting-watchers = { $count ->
        [one] { $count } persona está mirando
       *[other] { $count } personas están mirando
    }
hall-waiting-start = Empezar la partida
hall-waiting-ready = Todos los asientos están ocupados.
hall-waiting-host = Todos los asientos están ocupados. La partida la inicia quien creó la mesa.
hall-waiting-free = { $count ->
        [one] Queda { $count } asiento libre: espera a alguien, o pon un bot.
       *[other] Quedan { $count } asientos libres: espera a más gente, o pon bots.
    }
hall-share = Invitar a otros
hall-share-about = Envía este enlace. Quien lo abra puede sentarse o mirar.
hall-share-link = El enlace a esta mesa
hall-share-copy = Copiar
hall-share-copied = Copiado
hall-share-local = Este enlace solo funciona en esta máquina. Para otros de tu red, hay que arrancar el servidor con --host 0.0.0.0, y el enlace debe llevar el nombre o el número de esta máquina.
hall-fair = Nadie puede amañar las cartas
hall-fair-about = El servidor ya ha fijado su parte de la mezcla, y muestra su sello (SHA-256). Las partes de los jugadores se añaden después; al terminar se publica todo, y se puede comprobar.
hall-terms-move = { $unit ->
        [hours] { $hours } h por decisión
       *[minutes] { $minutes } min por decisión
    }
hall-terms-bank = { $minutes } min por jugador, +{ $increment } s
hall-terms-public = en la lista pública
hall-terms-private = solo con el enlace
hall-terms-hints = se puede pedir consejo a un bot
hall-terms-no-hints = sin consejos

## Direcciones equivocadas

hall-nowhere = Este enlace no lleva a ninguna parte
hall-nowhere-table = Está incompleto: le falta una parte. Pídelo otra vez o cópialo entero: su última parte tiene 22 caracteres.
hall-nowhere-page = No hay ninguna página en esta dirección.
