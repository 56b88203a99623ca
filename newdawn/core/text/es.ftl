### Words that are no game's.

# The name of this language.
language = Español

## The command line: ids begin with `ui-`

# El tablero. Signos como ↑ y ☢ acompañan a las palabras.
ui-board-setup = Preparación
ui-board-day = Día { $day } de 6
ui-board-algae = { $state ->
        [yes] Alga: disponible
        [none] Alga: –
       *[no] Alga: recogida
    }
ui-board-prey = Resist. { $endurance } (quedan { $count })
ui-board-meat = Carne { $values }
ui-board-no-prey = No queda caza
ui-board-prey-below = debajo: { $seen }
ui-board-search = Búsqueda: { $count }
ui-board-search-known = en orden: { $seen }
ui-board-cans = { $count ->
        [one] { $count } lata
       *[other] { $count } latas
    }
ui-board-event = { $cost } → { $points } PS
ui-board-points = puntos de supervivencia: { $points }
ui-board-legend = Los lugares forman un anillo; un héroe da uno o dos pasos. Héroes: { $standing } activado, { $stuck } no pudo moverse, sin signo: por mover. Bosque, mina, feria: la presa de arriba, su carne por la 1.ª/2.ª/3.ª captura y las siguientes de esa clase, [tu próxima]. Ciudades: lo que queda por encontrar. Carguero: fuerza, latas, ☺ superviviente. Convoy: el precio de un evento en juego → puntos, ✓ resuelto, ? aún oculto, ☢ radiación nocturna.

# Un refugio.
ui-shelter-room = Habitación
ui-shelter-survivors = Supervivientes
ui-shelter-upkeep = Alimentar
ui-shelter-unbuilt = sin construir
ui-shelter-used = usada
ui-shelter-works = activa
ui-shelter-rows = { $count } agua
ui-shelter-airlock = Esclusa, { $count } de { $most }
ui-shelter-permanent = agua permanente { $count }
ui-shelter-gauge = Radioactividad { $points }
ui-shelter-due = Esta noche: { $supplies ->
        [one] { $supplies } materia prima
       *[other] { $supplies } materias primas
    } (habitaciones), { $water } agua (esclusa)
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
ui-short-algae = alga
ui-short-empty = vacío
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
ui-hint-room = { $places ->
        [one] { $places } plaza
       *[other] { $places } plazas
    }, alimentar { $upkeep }
ui-hint-cost = { $count ->
        [one] cuesta { $count } material
       *[other] cuesta { $count } materiales
    }
ui-hint-endurance = resistencia { $endurance }
ui-hint-hunt = da { $meat } de carne ({ $values })
ui-hint-pressure = presiona a { $targets }
ui-hint-exposed = expuesto a { $attackers }
ui-hint-exposed-later = quizá expuesto a { $attackers }
ui-hint-legend = presiona a ●2: 2 puntos de presión para ese jugador. expuesto a ●2: tal como están las cosas, el próximo héroe de ese jugador podría hacérselo al tuyo. quizá expuesto a ●2: solo cuando se haya ido un héroe de ese jugador que está allí.

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
ui-no-such-player = «{ $text }» no juega aquí; juegan { $players }.
ui-why-what = Indica una jugada, en la notación a la derecha de la lista: por qué move 5 cargo
ui-why-possible = Eso es posible ahora.
ui-why-not = No es posible: { $move }. { $reason }
ui-log-empty = Todavía no ha pasado nada.
ui-table-hidden = Escribe tablero para ver toda la mesa.

# Los nombres de las órdenes; varios se separan con una coma. Se muestra el primero.
ui-command-board = tablero
ui-command-score = puntos
ui-command-log = diario
ui-command-why = por qué, porque
ui-command-rules = reglas
ui-command-undo = deshacer
ui-command-save = guardar
ui-command-quit = salir
ui-command-help = ayuda

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
ui-help-quit = dejar la mesa; la partida queda guardada
ui-help-help = esta ayuda
ui-rules-terms = reglas y una de estas palabras, o el nombre de una habitación, una baldosa, un evento o un líder: { $terms }
ui-rules-unknown = No se sabe nada de «{ $text }». Escribe solo reglas para ver una lista.
ui-rules-event = Para resolverlo de noche: { $cost }, por { $points ->
        [one] { $points } Punto de Supervivencia
       *[other] { $points } Puntos de Supervivencia
    }.
ui-rules-feed = Lo que cuesta cada noche, en materias primas, una habitación donde vive al menos un superviviente. La esclusa cuesta un agua por cada fila ocupada. Lo que no se paga cuesta un superviviente.
ui-rules-prey = Carne por la 1.ª/2.ª/3.ª captura y las siguientes, según la resistencia: { $values }.
ui-rules-token = { $group ->
        [supplies] Una materia prima: alimenta a los supervivientes.
        [materials] Un material: construye habitaciones y arregla el equipo.
       *[munitions] Para la caza y la defensa contra la presión; ni materia prima ni material.
    } Se encuentra aquí: { $places }.
ui-rules-place = Una ficha por punto de acción: { $token }.
ui-rules-door = La puerta cuesta un microchip por visita.
ui-rules-ship = Un héroe ocupa el espacio de su fuerza, si nadie está allí, y recibe sus conservas; el superviviente de allí puede unirse. El primer héroe del día toma la ficha de primer jugador.

# Las palabras de la notación.
ui-verb-done = nada más aquí; pasar
ui-verb-discard = devolver una habitación robada
ui-verb-build = construir la habitación de un espacio de tu refugio, 1 a 7
ui-verb-settle = llevar a un superviviente a una habitación, 1 a 7, o a la esclusa (airlock)
ui-verb-lead = quedarte con este líder
ui-verb-draw = robar una baldosa de búsqueda de una ciudad, al comienzo
ui-verb-return = devolver una baldosa de búsqueda, al comienzo
ui-verb-place = colocar a un héroe según su fuerza, al comienzo
ui-verb-move = mover a un héroe a un lugar y activarlo
ui-verb-hook = mover a un héroe al carguero, un espacio más arriba con la ballesta de garfio
ui-verb-stay = dejar donde están a todos los héroes que no pueden moverse
ui-verb-bat = golpear con el bate de béisbol a un jugador, contado por su asiento
ui-verb-tribute = entregar una ficha tras la presión
ui-verb-take = tomar una ficha del lugar por un punto de acción
ui-verb-algae = recoger el alga de la base militar por un punto de acción
ui-verb-unlock = abrir la puerta de la presa
ui-verb-search = robar una baldosa de búsqueda por un punto de acción
ui-verb-salvage = tomar un equipo de la ciudad, roto, por un punto de acción
ui-verb-hunt = cazar una presa: 1 es la de arriba
ui-verb-strike = acabar la caza: pagar la resistencia restante con puntos de acción
ui-verb-use = usar un equipo
ui-verb-room = usar la habitación de un espacio de tu refugio, 1 a 7
ui-verb-look = mirar la pila de búsqueda de una ciudad
ui-verb-pay = gastar una ficha
ui-verb-lose = perder a un superviviente de una habitación, 1 a 7, o de la esclusa (airlock)
ui-verb-overcome = resolver un evento: pagar su precio y ganar sus puntos
ui-verb-waive = dejar que un descuento cubra una ficha
ui-verb-repair = arreglar un equipo: pagar su precio
ui-verb-destroy = descartar un equipo a cambio de los materiales de su precio

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
ui-won = { $players } gana con { $points } puntos.
ui-won-tied = { $players } gana: varios tienen { $points } puntos, y desempatan las materias primas, después los materiales y la munición.
ui-won-shared = { $players } comparten la victoria: { $points } puntos, y las mismas materias primas, materiales y munición.

# El comienzo.
ui-welcome = { $game }: { $players } jugadores. ? para la ayuda en todo momento, salir para dejar la mesa.
ui-intro-aim = Guía a tu tribu durante seis días; gana quien tenga más puntos al final.
ui-intro-course = De día tus héroes recogen, cazan y buscan; de noche tu refugio debe comer.
ui-intro-new = ¿Primera vez? Escribe reglas para las palabras del juego, ? para las órdenes.
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
ui-components-rooms = { $count ->
        [one] { $count } habitación
       *[other] { $count } habitaciones
    }
ui-components-slot = { $count ->
        [one] espacio { $slot }: { $count } lata
       *[other] espacio { $slot }: { $count } latas
    }
