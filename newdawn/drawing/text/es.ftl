### Words that are no game's. What the terminal says of a game lies in the game's own folder, drawing/text.

# The name of this language.
language = Español

## The command line: ids begin with `ui-`

# Las preguntas.
ui-question = { $player }. { $question }
ui-you = tú
ui-prompt = 1–{ $count }, una jugada, o ? para la ayuda:
ui-prompt-only = Intro para «{ $words }», ? para la ayuda:
ui-prompt-done = Intro para continuar, ? para la ayuda:
ui-prompt-enter = 1–{ $count }, ? para la ayuda, Intro para «{ $words }»:
ui-answer-needed = Elige una de las { $count } jugadas: escribe su número.
ui-no-such-number = No existe ese número; las jugadas van de 1 a { $count }.
ui-no-choice = Aquí solo hay una jugada: Intro la juega.
ui-no-such-move = «{ $text }» no es ni una jugada ni una orden. Escribe ? para la ayuda.
ui-no-such-move-but = «{ $text }» no es ni una jugada ni una orden. ¿Querías decir «{ $near }»?
ui-not-theirs = { $player } no puede hacer eso ahora.
ui-no-such-player = «{ $text }» no juega aquí; juegan { $players }.
ui-why-what = Indica una jugada, en la notación a la derecha de la lista: por qué { $example }
ui-why-possible = Eso es posible ahora.
ui-why-not = No es posible: { $move }. { $reason }
ui-log-empty = Todavía no ha pasado nada.
ui-table-hidden = Escribe tablero para ver toda la mesa.

# Los nombres de las órdenes; varios se separan con una coma. Se muestra el primero.
ui-command-board = tablero
ui-command-score = puntos
ui-command-log = registro, diario
ui-command-why = por qué, porque
ui-command-hint = consejo, pista
ui-command-explain = explicar, explica
ui-command-rules = reglas
ui-command-undo = deshacer
ui-command-save = guardar
ui-command-quit = salir
ui-command-help = ayuda

# La ayuda.
ui-help-intro = Elige una jugada por su número, o escribe:
ui-help-notation = una jugada en la notación a la derecha de la lista
ui-help-score = los puntos de todos hasta ahora, por origen
ui-help-log = los últimos sucesos
ui-help-why = por qué una jugada no es posible ahora
ui-help-hint = lo que un bot fuerte jugaría en tu lugar
ui-help-explain = por qué los bots eligieron sus últimas jugadas; con un número o un color, las últimas de ese jugador
ui-help-undo = deshacer tu última jugada, si nada se ha revelado y nadie más ha decidido desde entonces
ui-help-save = guardar la partida en un archivo
ui-help-quit = dejar la mesa; la partida queda guardada
ui-help-help = esta ayuda
ui-rules-unknown = No se sabe nada de «{ $text }». Escribe solo reglas para ver una lista.

# Bots.
ui-thinking = { $player } está pensando…
ui-bot-lost-move = El bot { $bot } ha perdido esta jugada y en su lugar se ha hecho una al azar: { $fault }
ui-hint-intro = En tu lugar, un bot fuerte pensaría así:
ui-explain-about = { $player }: { $words }
ui-explain-nothing = Ningún bot ha tenido elección desde que te sentaste.
ui-explain-nothing-of = { $player } no ha tenido elección desde que te sentaste.
ui-explain-person = { $player } no es un bot.
ui-explain-secret = esta elección es secreta, o revelaría un secreto. Se explica después del final.
ui-explain-rethought = Sabía algo que tú no sabes. Bots como él, con lo que tú sabes, pensarían así:
ui-explain-lost = Esta jugada se perdió y en su lugar se hizo una al azar: { $fault }
ui-explain-mute = Este bot no dice por qué.
ui-explain-visits = pruebas
ui-explain-share = gana
ui-explain-legend = gana: la parte de la victoria que se espera; después, los puntos finales de cada uno.
ui-explain-legend-search = pruebas: cuántas veces volvió la búsqueda a una jugada. gana: la parte de la victoria que se espera; después, los puntos finales de cada uno.
ui-explain-effort = { $simulations ->
        [one] { $simulations } simulación en { $seconds } s.
       *[other] { $simulations } simulaciones en { $seconds } s.
    }
ui-look-back = explicar (o explicar 2) para saber por qué los bots eligieron así, Intro para salir:

# Deshacer.
ui-undone = Jugada deshecha.
ui-undo-nothing = No hay nada que deshacer.
ui-undo-others = Otros han decidido desde tu última jugada: ya no se puede deshacer.
ui-undo-revealed = Tu última jugada reveló algo oculto: ya no se puede deshacer.

# Varias personas ante un teclado.
ui-pass-screen = Elecciones secretas: pasa la pantalla a { $player }.
ui-pass-screen-uncleared = Esta pantalla no se puede borrar: lo anterior aún puede leerse más arriba.
ui-pass-screen-prompt = { "[" }Intro] cuando nadie más mire:

# Guardar y salir.
ui-save-where = ¿Dónde? Escribe guardar y el nombre de un archivo.
ui-saved = La partida está guardada. Para continuar: { $command }
ui-saved-end = La partida está guardada. Para verla de nuevo: { $command }
ui-not-kept = La partida no se está guardando: { $reason }
ui-saving-to = La partida se guarda en { $file } después de cada jugada.
ui-quit-prompt = Un archivo donde guardar la partida, o Intro para salir sin guardar:
ui-quit-unsaved = Has salido sin guardar.
ui-quit-unplayed = Has salido antes de la primera jugada.

# El final.
ui-score-scored = Ya anotados
ui-score-now = Si acabara ahora
ui-won = { $players } gana con { $points } puntos.

# El comienzo.
ui-welcome = { $game }: { $players } jugadores. ? para la ayuda en todo momento, salir para dejar la mesa.
ui-credits = Un juego de { $designers }, ilustrado por { $illustrators }{ $published ->
        [0] { "" }
       *[other] , publicado por { $publishers }
    }.
ui-intro-new = ¿Primera vez? Escribe reglas para las palabras del juego, ? para las órdenes.
ui-compiling-meanwhile = Primer inicio: las reglas se interpretan mientras un segundo proceso las compila para la próxima vez.
ui-serving-meanwhile = Primer inicio: un segundo proceso compila las reglas. Hasta entonces se interpretan; el cambio se hace solo.
ui-going-on = La partida guardada continúa tras la jugada { $count }.
ui-compile-begins = { $part ->
        [bots] Compilando los bots de { $game } para este equipo. Se hace una sola vez y tarda unos minutos…
        [envs] Compilando los entornos de { $game } para este equipo. Se hace una sola vez…
       *[rules] Compilando las reglas de { $game } para este equipo. Se hace una sola vez y tarda unos minutos…
    }
ui-compile-waits = Otro proceso está compilando { $game }. Esperando…
ui-compile-functions = { $count } funciones compiladas, { $seconds } s
ui-compile-done = Compilado en { $seconds } s.
ui-compile-warm = { $game } está compilado.

# El servidor.
ui-open-at = Newdawn está abierto en { $address }
ui-open-nearby = Para otros en tu red: { $address }
ui-open-until = Ctrl-C lo cierra. Todas las mesas se conservan.
ui-open-already = Newdawn ya está abierto en { $address }
ui-open-closed = Cerrado. Todas las mesas se conservan: { $command } las abre de nuevo.
ui-backed-up = { $tables ->
        [one] { $tables } mesa de { $database } se ha copiado en { $file }.
       *[other] { $tables } mesas de { $database } se han copiado en { $file }.
    }
ui-restored = { $tables ->
        [one] { $tables } mesa de { $file } se ha restaurado en { $database }.
       *[other] { $tables } mesas de { $file } se han restaurado en { $database }.
    }

# Comprobar una partida guardada.
ui-verify-moves = { $count ->
        [one] Se ha vuelto a jugar { $count } jugada, y es legal.
       *[other] Se han vuelto a jugar { $count } jugadas, y todas son legales.
    }
ui-verify-moves-fails = La partida no se jugó así: { $reason }
ui-verify-result = El resultado es el que dicen las reglas.
ui-verify-no-result = La partida no tiene resultado: no se jugó hasta el final.
ui-verify-resigned = Los puntos son correctos; la partida terminó por abandono.
ui-verify-agreed = Los puntos son correctos; la partida terminó porque todos quisieron terminarla.
ui-verify-fairness = La semilla es limpia: el servidor se comprometió con su parte antes del comienzo, con el compromiso { $commitment }
ui-verify-fairness-fails = La semilla no es limpia: { $reason }
ui-verify-no-commitment = Nadie se comprometió con la semilla: esta partida no tiene compromiso, como las de la terminal.
ui-verify-sealed-fails = La partida no ha terminado y su archivo está sellado: nada se puede comprobar antes del final.

# Posiciones y partidas guardadas.
ui-show-asked = { $player } decide: { $question }
ui-show-out-of-turn = { $player } también podría hacer esto ahora, fuera de su turno:
ui-show-over = La partida ha terminado.
ui-replay-title = { $game }: { $players } jugadores, { $count } jugadas
ui-replay-move = Jugada { $number }: { $player } – { $words }
ui-replay-open = La partida no ha terminado; así está.
ui-replay-checked = Las { $count } jugadas son todas válidas.
ui-replay-short = Solo hay { $count } jugadas.

# Simulaciones y cifras.
ui-sim-games = partidas
ui-sim-summary = { $games } partidas de { $game }, { $decisions } decisiones en { $seconds } s: { $decisionrate } decisiones y { $gamerate } partidas por segundo
ui-sim-seat = asiento
ui-sim-player = jugador
ui-sim-wins = victorias
ui-sim-share = parte
ui-sim-points = puntos
ui-components-summary = { $count } cifras: { $kinds }. Huella { $digest }.
ui-components-correct = Para corregir una cifra: copia { $path }, cambia la copia y añade --components y su nombre, por ejemplo: newdawn play { $game } --components my.toml
ui-components-players = { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }

# Torneos.
ui-arena-rounded = Se juegan { $games } partidas en vez de { $asked }, para que con cada semilla todos ocupen cada asiento.
ui-arena-found = { $path } ya contiene { $count } de las partidas.
ui-arena-ray-started = No hay ningún clúster de Ray en marcha: se inicia uno en este equipo, para esta vez.
ui-arena-worker-lost = El proceso que jugaba la partida { $number } ha terminado; se juega de nuevo.
ui-arena-stopped = Detenido. Partidas guardadas en { $path }: { $count }. Para continuar: { $command }
ui-arena-stopped-unsaved = Detenido. Partidas jugadas, pero no guardadas: { $count }. Con --save FILE se guardarían.
ui-arena-summary = { $games } partidas de { $game } con { $players } jugadores; { $played } de ellas jugadas ahora, en { $seconds } s
ui-arena-seats = Victorias por asiento, desde el primero: { $rates }
ui-arena-bot = el bot
ui-arena-games = partidas
ui-arena-wins = victorias
ui-arena-rate = proporción
ui-arena-interval = intervalo al 95 %
ui-arena-line = igualdad: { $rate }
ui-arena-above = por encima
ui-arena-below = por debajo
ui-arena-level = sin diferencia
ui-arena-points = puntos
ui-arena-mu = µ
ui-arena-sigma = σ
ui-arena-ordinal = µ − 3 σ
ui-arena-pace = ms por decisión
ui-arena-simulations = simulaciones por segundo
ui-arena-lost-moves = jugadas perdidas
ui-arena-ratings = Clasificación (Plackett-Luce): µ es la fuerza, σ la duda sobre ella. El ancla { $bot } se queda en { $mu }.
ui-arena-cross = Con qué frecuencia el bot de la fila acabó por delante del de la columna; un empate cuenta la mitad:
ui-arena-reports = Jugadas que los bots han perdido:
ui-arena-report = partida { $game }, semilla { $seed }: { $text }
ui-arena-more-reports =… y { $count } más; --json las da todas.

# Informes de equilibrio.
ui-balance-clock = { $bot } piensa con reloj: la misma orden jugará otras partidas. Con un número de simulaciones, como { $example }, son las mismas.
ui-balance-summary = { $games } partidas de { $game } con { $bot } en todos los asientos, en { $seconds } s
ui-balance-players = jugadores
ui-balance-games = partidas
ui-balance-points = puntos de un asiento
ui-balance-best = del mejor
ui-balance-shared = victorias compartidas
ui-balance-none = Ningún valor inventado o deducido parece desviarse.
ui-balance-named = { $count ->
        [one] { $count } elemento con valores inventados o deducidos parece desviarse:
       *[other] { $count } elementos con valores inventados o deducidos parecen desviarse:
    }
ui-balance-more =… y { $count } más en la página.
ui-balance-lost = Jugadas que han perdido los bots: { $count }
ui-balance-page = La página: { $path }
ui-balance-data = Los datos: { $paths }

# Calibración.
ui-calibrate-summary = Lo que los bots dicen de las posiciones de { $game }, comparado con lo que ocurrió:
ui-calibrate-players = números de jugadores

# Entrenamiento.
ui-train-play = Ronda { $number }: partidas
ui-train-fit = Ronda { $number }: aprendizaje
ui-train-stopped = Detenido. Lo que está hecho queda en { $path }. Para continuar: { $command }
ui-train-there = La ronda { $number } ya estaba: { $path }
ui-train-round = Ronda { $number }: { $games } partidas jugadas y aprovechadas en { $seconds } s.
ui-train-kept-out = En partidas que se dejaron aparte:
ui-train-players = jugadores
ui-train-positions = posiciones
ui-train-surprise = sorpresa ante el ganador
ui-train-points-off = error en puntos
ui-train-calibration = error de calibración
ui-train-trial = { $players } jugadores: anticipando una sola decisión, el nuevo juez, solo frente a los pesos, gana el { $rate } % ({ $low } a { $high }) de { $games } partidas; a igual fuerza sería el { $even } %.
ui-train-kept = El juez: { $path }

## What the terminal says of a game that has no words of its own for it

ui-plain-intro-aim = Gana el jugador que más puntos tenga al final.
ui-plain-intro-course = En cada decisión se muestran todas las jugadas posibles.
ui-plain-help-board = toda la mesa otra vez; con un número o un color, lo que tiene ese jugador
ui-plain-help-rules = qué significa una palabra del juego
ui-plain-rules-terms = reglas y una de estas palabras: { $terms }
ui-plain-hint-legend = A la derecha está la notación de cada jugada: también se puede escribir.
ui-plain-won-tied = { $players } gana: varios tienen { $points } puntos, y decide el desempate.
ui-plain-won-shared = { $players } comparten la victoria con { $points } puntos.
ui-plain-legend = La mesa se muestra como la nombra un documento de posición; ? es lo que no puedes ver.
ui-plain-points = ptos
