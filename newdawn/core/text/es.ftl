### Words that are no game's.

# The name of this language.
language = Español

## The command line: ids begin with `ui-`

# El tablero. Signos como ↑ y ☢ acompañan a las palabras.
ui-board-setup = Preparación
ui-board-day = Día { $day } de 6
ui-board-algae = { $state ->
        [yes] Alga: disponible
       *[no] Alga: recogida
    }
ui-board-prey = Resist. { $endurance } (quedan { $count })
ui-board-no-prey = No queda caza
ui-board-prey-below = debajo: { $seen }
ui-board-search = Búsqueda: { $count }
ui-board-search-known = en orden: { $seen }
ui-board-cans = { $count ->
        [one] { $count } lata
       *[other] { $count } latas
    }
ui-board-points = puntos de supervivencia: { $points }
ui-board-legend = Los lugares forman un anillo; un héroe da uno o dos pasos. Héroes: { $standing } activado, { $stuck } no pudo moverse, sin signo: por mover. Bosque, mina, feria: la resistencia del animal de arriba. Carguero: fuerza, latas, ☺ superviviente. Convoy: ✓ resuelto, ? aún oculto, ☢ radiación nocturna.

# Un refugio.
ui-shelter-room = Habitación
ui-shelter-survivors = Supervivientes
ui-shelter-upkeep = Coste
ui-shelter-unbuilt = sin construir
ui-shelter-used = usada
ui-shelter-works = activa
ui-shelter-rows = { $count } agua
ui-shelter-airlock = Esclusa, { $count } de { $most }
ui-shelter-permanent = agua permanente { $count }
ui-shelter-gauge = Radioactividad { $points }
ui-shelter-due = Esta noche: { $supplies } materias primas (habitaciones), { $water } agua (esclusa)
ui-shelter-equipment = Equipo (✓ arreglado, ○ usado, ✗ roto: coste del arreglo):
ui-shelter-caught = Caza obtenida, por resistencia: { $tiles }

# Todos los jugadores juntos: títulos estrechos.
ui-standings-points = PS
ui-standings-survivors = sup.
ui-standings-rooms = habit.
ui-standings-equipment = equip.
ui-standings-legend = ① primer jugador. habit.: llenas/construidas. equip.: arreglados/todos.
ui-short-meat = carne
ui-short-water = agua
ui-short-canned = latas
ui-short-wood = mad.
ui-short-metal = met.
ui-short-microchip = chip
ui-short-munition = mun.
ui-score-supplies = Desempate: materias primas
ui-score-goods = después: materiales y munición

# De qué se trata.
ui-setup-leaders = Tus dos líderes, de los que conservarás uno:
ui-now-acting = { $hero } { $place }, { $points ->
        [one] queda { $points } punto de acción.
       *[other] quedan { $points } puntos de acción.
    }
ui-now-hunting = Al animal le queda { $endurance } de resistencia.
ui-now-waiting = Un superviviente espera ser acogido.
ui-now-pressure = { $attacker } presiona a { $defender }: { $points ->
        [one] queda { $points } punto.
       *[other] quedan { $points } puntos.
    }
ui-now-paying = Por pagar: { $count }.
ui-now-losing = { $cause ->
        [hunger] No hay bastante comida o agua. Por perder: { $count }.
        [radiation] La radiación mata. Por perder: { $count }.
       *[event] Es un evento. Por perder: { $count }.
    }
ui-now-settling = Por alojar: { $count }.
ui-now-discarding = Por devolver: { $count }.
ui-hint-room = { $places } plazas, coste { $upkeep }
ui-hint-pressure = presiona a { $targets }
ui-hint-exposed = expuesto a { $attackers }
ui-hint-legend = presiona a ●2: 2 puntos de presión para ese jugador. expuesto a ●2: el próximo héroe de ese jugador podría hacérselo al tuyo.

# Las preguntas.
ui-question = { $player }. { $question }
ui-you = tú
ui-prompt = 1–{ $count }, una jugada, o ? para la ayuda:
ui-prompt-only = Intro para «{ $words }», ? para la ayuda:
ui-prompt-enter = 1–{ $count }, ? para la ayuda, Intro para «{ $words }»:
ui-answer-needed = Elige una de las { $count } jugadas: escribe su número.
ui-no-such-number = No existe ese número; las jugadas van de 1 a { $count }.
ui-no-such-move = «{ $text }» no es ni una jugada ni una orden. Escribe ? para la ayuda.
ui-no-such-move-but = «{ $text }» no es ni una jugada ni una orden. ¿Querías decir «{ $near }»?
ui-no-such-player = «{ $text }» no juega aquí; juegan { $players }.
ui-why-what = Indica una jugada, en la notación a la derecha de la lista: why move 5 cargo
ui-why-possible = Eso es posible ahora.
ui-why-not = No es posible: { $move }. { $reason }

# La ayuda.
ui-help-intro = Elige una jugada por su número, o escribe:
ui-help-notation = una jugada en la notación a la derecha de la lista
ui-help-board = de nuevo toda la mesa; con un número o un color, el refugio de ese jugador
ui-help-score = los puntos de todos hasta ahora, por origen
ui-help-log = los últimos sucesos
ui-help-why = por qué una jugada no es posible ahora
ui-help-rules = qué significa un término, una habitación, una baldosa o un evento
ui-help-undo = deshacer tu última jugada, si nada se ha revelado y nadie más ha decidido desde entonces
ui-help-save = guardar la partida en un archivo
ui-help-quit = dejar la mesa
ui-rules-terms = rules y una de estas palabras, o el nombre de una habitación, una baldosa, un evento o un líder: { $terms }
ui-rules-unknown = No se sabe nada de «{ $text }». Escribe solo rules para ver una lista.

# Deshacer.
ui-undone = Jugada deshecha.
ui-undo-nothing = No hay nada que deshacer.
ui-undo-others = Otros han decidido desde tu última jugada: ya no se puede deshacer.
ui-undo-revealed = Tu última jugada reveló algo oculto: ya no se puede deshacer.

# Varias personas ante un teclado.
ui-pass-screen = Elecciones secretas: pasa la pantalla a { $player }.
ui-pass-screen-prompt = { "[" }Intro] cuando nadie más mire:

# Guardar y salir.
ui-save-where = ¿Dónde? Escribe save y el nombre de un archivo.
ui-saved = La partida está guardada. Para continuar: { $command }
ui-saved-end = La partida está guardada. Para verla de nuevo: { $command }
ui-quit-prompt = Un archivo donde guardar la partida, o Intro para salir sin guardar:
ui-quit-unsaved = Has salido sin guardar.

# El final.
ui-won = { $players } gana con { $points } puntos.
ui-won-tied = { $players } gana: varios tienen { $points } puntos, y desempatan las materias primas, después los materiales y la munición.
ui-won-shared = { $players } comparten la victoria: { $points } puntos, y las mismas materias primas, materiales y munición.

# El comienzo.
ui-welcome = { $game }: { $players } jugadores. ? para la ayuda en todo momento, quit para salir.
ui-compiling-meanwhile = Primer inicio: las reglas se interpretan mientras un segundo proceso las compila para la próxima vez.
ui-going-on = La partida guardada continúa tras la jugada { $count }.
ui-compile-begins = Compilando { $game } para este equipo. Se hace una sola vez y tarda unos minutos …
ui-compile-waits = Otro proceso está compilando { $game }. Esperando …
ui-compile-functions = { $count } funciones compiladas, { $seconds } s
ui-compile-done = Compilado en { $seconds } s.
ui-compile-warm = { $game } está compilado.

# Posiciones y partidas guardadas.
ui-show-asked = { $player } decide: { $question }
ui-show-over = La partida ha terminado.
ui-replay-title = { $game }: { $players } jugadores, { $count } jugadas
ui-replay-move = Jugada { $number }: { $player } – { $words }
ui-replay-open = La partida no ha terminado; así está.
ui-replay-checked = Las { $count } jugadas son todas válidas.

# Simulaciones y cifras.
ui-sim-games = partidas
ui-sim-summary = { $games } partidas de { $game }, { $decisions } decisiones en { $seconds } s: { $decisionrate } decisiones y { $gamerate } partidas por segundo
ui-sim-seat = asiento
ui-sim-player = jugador
ui-sim-wins = victorias
ui-sim-share = parte
ui-sim-points = puntos
ui-components-summary = { $count } cifras: { $kinds }. Huella { $digest }.
