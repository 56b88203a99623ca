### De la primera página a una partida.

## La primera página

lobby-page-title = { $count ->
        [0] Newdawn
       *[other] Newdawn: { $games }
    }
lobby-welcome = ¿A qué quieres jugar?
lobby-welcome-about = Juegos de mesa con amigos o contra bots. Sin necesidad de crear una cuenta.
lobby-preparing = Primer inicio: se están compilando las reglas y los bots para este equipo ({ $percent } %). Ya puedes jugar; los bots pensarán más rápido cuando termine.
lobby-guest = Invitado
lobby-facts = De { $least } a { $most } jugadores
lobby-credits = Un juego de { $designers }, ilustrado por { $illustrators }{ $published ->
        [0] { "" }
       *[other] , publicado por { $publishers }
    }.
lobby-play-bots = Jugar contra bots
lobby-play-friends = Jugar con amigos
lobby-learn = Primera partida guiada
lobby-more-choices = Más opciones
lobby-rules = Reglas
lobby-start = Empezar
lobby-back = Atrás
lobby-fan-made = Newdawn es una mesa no oficial, hecha por aficionados. Los juegos pertenecen a sus autores y editores.

## Contra bots

lobby-opponents = Rivales
lobby-opponents-count = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
lobby-opponents-about = Una partida de { $players } jugadores, contando contigo.
lobby-level = Nivel de los bots
lobby-level-easy = Fácil
    .about = Muchas veces se conforma con una jugada pasable: para una primera partida.
lobby-level-medium = Medio
    .about = Hace al instante la jugada que mejor le parece.
lobby-level-hard = Difícil
    .about = Piensa un momento antes de cada jugada.
lobby-level-expert = Experto
    .about = Piensa hasta dos segundos antes de cada jugada, y perdona poco.

## Una mesa nueva

lobby-setup-title = { $game }: mesa nueva
lobby-players = Jugadores
lobby-players-about = Tú y los demás: personas o bots.
lobby-seats = Asientos
lobby-seat-who = Quién juega en el asiento { $number }
lobby-seat-name = Nombre en el asiento { $number }
lobby-seat-name-example = Nombre
lobby-seat-me = Tú
    .about = Aquí juegas tú, con este nombre.
lobby-seat-here = Otra persona aquí
    .about = También juega en este dispositivo: os lo pasáis, y lo secreto queda tapado.
lobby-seat-open = Asiento libre
    .about = Para quien siga el enlace o encuentre la mesa en la lista.
lobby-seat-easy = Bot: fácil
    .about = { lobby-level-easy.about }
lobby-seat-medium = Bot: medio
    .about = { lobby-level-medium.about }
lobby-seat-hard = Bot: difícil
    .about = { lobby-level-hard.about }
lobby-seat-expert = Bot: experto
    .about = { lobby-level-expert.about }
lobby-clock = Reloj
lobby-clock-none = Sin reloj
    .about = Cada jugador se toma el tiempo que necesita.
lobby-clock-minute = Un minuto por jugada
    .about = 60 segundos para cada decisión. Si a alguien se le acaba el tiempo, lo sustituye un bot.
lobby-clock-bank = Media hora por jugador
    .about = 30 minutos para toda la partida, más 10 segundos tras cada decisión. Si a alguien se le acaba el tiempo, lo sustituye un bot.
lobby-clock-day = Un día por jugada
    .about = Para jugar poco a poco: 24 horas para cada decisión. Mientras tanto se puede cerrar la página.
lobby-pace = Los bots juegan
lobby-pace-calm = Como personas
    .about = Con pausas breves, para que puedas seguir lo que ocurre.
lobby-pace-quick = Deprisa
    .about = Con pausas muy breves.
lobby-pace-none = Al instante
    .about = Sin ninguna pausa. El registro cuenta lo que ha pasado.
lobby-public = Mostrar la mesa en la lista
lobby-public-on = Cualquiera en este servidor ve la mesa, puede ocupar un asiento libre y puede mirar.
lobby-public-off = Solo quien tiene el enlace encuentra la mesa.
lobby-hints = Consejos de un bot
lobby-hints-about = Los jugadores pueden preguntar a un bot qué jugaría.
lobby-open-table = Abrir la mesa
lobby-open-table-about = Después viene el enlace para compartir. Cuando todos los asientos estén ocupados, inicias la partida.

## Listas de mesas

lobby-list-mine = Tus mesas
    .empty = Aún no hay mesas. La primera está a dos clics.
lobby-list-waiting = Mesas a las que unirse
    .empty = Ahora mismo ninguna mesa pública tiene asientos libres.
lobby-list-playing = Partidas para ver
    .empty = Ahora mismo no hay ninguna partida pública en juego.
lobby-list-finished = Partidas terminadas
    .empty = Aquí aún no ha terminado ninguna partida pública.
lobby-list-all = Mostrar las { $count }
lobby-your-turn = Te toca
lobby-stage-waiting = esperando jugadores
lobby-stage-ready = lista para empezar
lobby-stage-playing = en juego
lobby-stage-finished = terminada
lobby-stage-frozen = detenida
lobby-go-on = Seguir
lobby-join = Unirse
lobby-watch = Ver
lobby-look = Resultado
lobby-replay = Repetición
lobby-won = ha ganado
lobby-import = Abrir una partida guardada
lobby-import-about = Un archivo guardado aquí o en otro sitio se convierte en una mesa: una partida terminada, para verla; una sin terminar, para seguirla.
lobby-import-choose = Elegir un archivo

## La sala de espera

lobby-waiting-join = Sentarse
lobby-waiting-join-about = Ocupa el primer asiento libre, elige uno abajo, o simplemente mira.
lobby-waiting-sit = Sentarse aquí
lobby-waiting-sit-another = Sentar aquí a otra persona
lobby-waiting-stand = Levantarse
lobby-waiting-you = tú
lobby-waiting-here = en este dispositivo
lobby-waiting-present = está aquí
lobby-waiting-absent = sin conexión
lobby-waiting-watchers = { $count ->
        [one] { $count } persona está mirando
       *[other] { $count } personas están mirando
    }
lobby-waiting-start = Empezar la partida
lobby-waiting-ready = Todos los asientos están ocupados.
lobby-waiting-host = Todos los asientos están ocupados. El anfitrión inicia la partida.
lobby-waiting-free = { $count ->
        [one] Queda { $count } asiento libre: espera a alguien, o pon un bot.
       *[other] Quedan { $count } asientos libres: espera a más gente, o pon bots.
    }
lobby-share = Invitar a otros
lobby-share-about = Envía este enlace. Cualquiera que lo abra puede sentarse o mirar.
lobby-share-link = El enlace a esta mesa
lobby-share-copy = Copiar
lobby-share-copied = Copiado
lobby-share-local = Este enlace solo funciona en este equipo. Para otros de tu red, inicia el servidor con --host 0.0.0.0 y pon en el enlace el nombre o la dirección de este equipo.
lobby-fair = Nadie puede hacer trampas al barajar
lobby-fair-about = El servidor ya ha fijado su parte del barajado y muestra su sello (SHA-256). Las partes de los jugadores se añaden después; al terminar, todo se publica y se puede comprobar.
lobby-terms-move = { $unit ->
        [hours] { $hours } h por decisión
       *[minutes] { $minutes } min por decisión
    }
lobby-terms-bank = { $minutes } min por jugador, +{ $increment } s
lobby-terms-public = en la lista pública
lobby-terms-private = solo con el enlace
lobby-terms-hints = se puede pedir consejo a un bot
lobby-terms-no-hints = sin consejos

## Direcciones equivocadas

lobby-nowhere = Este enlace no lleva a ninguna parte
lobby-nowhere-table = Está incompleto: le falta una parte. Pídelo otra vez o cópialo entero: su última parte tiene 22 caracteres.
lobby-nowhere-page = No hay ninguna página en esta dirección.
