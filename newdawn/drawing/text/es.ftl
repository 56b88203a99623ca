### Words that are no game's, and what the terminal says of each game.

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
ui-command-log = diario
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
ui-explain-secret = esta elección es secreta, o delataría un secreto. Se explica después del final.
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
ui-won = { $players } gana con { $points } puntos.

# El comienzo.
ui-welcome = { $game }: { $players } jugadores. ? para la ayuda en todo momento, salir para dejar la mesa.
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
ui-verify-fairness = La semilla es limpia: el servidor estaba atado a su parte antes del comienzo, por el compromiso { $commitment }
ui-verify-fairness-fails = La semilla no es limpia: { $reason }
ui-verify-no-commitment = Nadie estaba atado a la semilla: esta partida no tiene compromiso, como las de la terminal.
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

## Outlive on the terminal: ids begin with `ui-outlive-`

# El tablero. Signos como ↑ y ☢ acompañan a las palabras.
ui-outlive-board-setup = Preparación
ui-outlive-board-day = Día { $day } de 6
ui-outlive-board-algae = { $state ->
        [yes] Algas: disponibles
        [none] Algas: –
       *[no] Algas: recogidas
    }
ui-outlive-board-prey = Resist. { $endurance } (resto: { $count })
ui-outlive-board-meat = Carne { $values }
ui-outlive-board-no-prey = No queda caza
ui-outlive-board-prey-below = debajo: { $seen }
ui-outlive-board-search = Búsqueda: { $count }
ui-outlive-board-search-known = en orden: { $seen }
ui-outlive-board-cans = { $count ->
        [one] { $count } lata
       *[other] { $count } latas
    }
ui-outlive-board-event = { $cost } → { $points } PS
ui-outlive-board-points = puntos de supervivencia: { $points }
ui-outlive-board-legend = Los lugares forman un anillo; un héroe da uno o dos pasos. Héroes: { $standing } activado, { $stuck } no pudo moverse, sin signo: por mover. Bosque, Mina, Feria: la presa de arriba, su carne por la 1.ª/2.ª/3.ª captura y las siguientes de esa clase, [tu próxima]. Ciudades: lo que queda por encontrar. Carguero: fuerza, latas, ☺ superviviente. Convoy: el precio de un evento en juego → puntos, ✓ resuelto, ? aún oculto, ☢ radiación nocturna.

# Un refugio.
ui-outlive-shelter-room = Habitación
ui-outlive-shelter-survivors = Supervivientes
ui-outlive-shelter-upkeep = Alimentar
ui-outlive-shelter-unbuilt = sin construir
ui-outlive-shelter-used = usada
ui-outlive-shelter-works = activa
ui-outlive-shelter-rows = { $count } agua
ui-outlive-shelter-airlock = Esclusa, { $count } de { $most }
ui-outlive-shelter-permanent = agua permanente { $count }
ui-outlive-shelter-gauge = Radioactividad { $points }
ui-outlive-shelter-due = Esta noche: { $supplies ->
        [one] { $supplies } materia prima
       *[other] { $supplies } materias primas
    } (habitaciones), { $water } agua (esclusa)
ui-outlive-shelter-equipment = Equipo (✓ arreglado, ○ usado, ✗ roto: coste del arreglo):
ui-outlive-shelter-caught = Caza obtenida, por resistencia: { $tiles }

# Todos los jugadores juntos: títulos estrechos.
ui-outlive-standings-points = PS
ui-outlive-standings-survivors = sup.
ui-outlive-standings-rooms = habit.
ui-outlive-standings-equipment = equip.
ui-outlive-standings-legend = ① primer jugador. habit.: llenas/construidas. equip.: arreglados/todos.
ui-outlive-short-meat = carne
ui-outlive-short-water = agua
ui-outlive-short-canned = latas
ui-outlive-short-wood = mad.
ui-outlive-short-metal = met.
ui-outlive-short-microchip = chip
ui-outlive-short-munition = mun.
ui-outlive-short-algae = algas
ui-outlive-short-empty = vacío
ui-outlive-score-supplies = Desempate: materias primas
ui-outlive-score-goods = después: materiales y munición

# De qué se trata.
ui-outlive-setup-leaders = Tus dos líderes, de los que conservarás uno:
ui-outlive-now-acting = { $hero } { $place }, { $points ->
        [one] queda { $points } punto de acción.
       *[other] quedan { $points } puntos de acción.
    }
ui-outlive-now-hunting = Resistencia restante de la presa: { $endurance }.
ui-outlive-now-waiting = Un superviviente espera ser acogido.
ui-outlive-now-pressure = { $attacker } presiona a { $defender }: { $points ->
        [one] queda { $points } punto.
       *[other] quedan { $points } puntos.
    }
ui-outlive-now-paying = Por pagar: { $count }.
ui-outlive-now-losing = { $cause ->
        [hunger] No hay bastante comida o agua. Por perder: { $count }.
        [radiation] La radiación mata. Por perder: { $count }.
       *[event] Es un evento. Por perder: { $count }.
    }
ui-outlive-now-settling = Por alojar: { $count }.
ui-outlive-now-discarding = Por devolver: { $count }.
ui-outlive-hint-room = { $places ->
        [one] { $places } plaza
       *[other] { $places } plazas
    }, alimentar { $upkeep }
ui-outlive-hint-cost = { $count ->
        [one] cuesta { $count } material
       *[other] cuesta { $count } materiales
    }
ui-outlive-hint-endurance = resistencia { $endurance }
ui-outlive-hint-hunt = da { $meat } de carne ({ $values })
ui-outlive-hint-pressure = presiona a { $targets }
ui-outlive-hint-exposed = expuesto a { $attackers }
ui-outlive-hint-exposed-later = quizá expuesto a { $attackers }
ui-outlive-hint-legend = presiona a ●2: 2 puntos de presión para ese jugador. expuesto a ●2: tal como están las cosas, el próximo héroe de ese jugador podría hacérselo al tuyo. quizá expuesto a ●2: solo cuando se haya ido un héroe de ese jugador que está allí.

# La ayuda.
ui-outlive-help-board = de nuevo toda la mesa; con un número o un color, el refugio de ese jugador
ui-outlive-help-rules = qué significa un término, una habitación, una baldosa o un evento
ui-outlive-rules-terms = reglas y una de estas palabras, o el nombre de una habitación, una baldosa, un evento o un líder: { $terms }
ui-outlive-rules-event = Para resolverlo de noche: { $cost }, por { $points ->
        [one] { $points } Punto de Supervivencia
       *[other] { $points } Puntos de Supervivencia
    }.
ui-outlive-rules-feed = Lo que cuesta cada noche, en materias primas, una habitación donde vive al menos un superviviente. La esclusa cuesta un agua por cada fila ocupada. Lo que no se paga cuesta un superviviente.
ui-outlive-rules-prey = Carne por la 1.ª/2.ª/3.ª captura y las siguientes, según la resistencia: { $values }.
ui-outlive-rules-token = { $group ->
        [supplies] Una materia prima: alimenta a los supervivientes.
        [materials] Un material: construye habitaciones y arregla el equipo.
       *[munitions] Para la caza y la defensa contra la presión; ni materia prima ni material.
    } Se encuentra aquí: { $places }.
ui-outlive-rules-place = Una ficha por punto de acción: { $token }.
ui-outlive-rules-door = La puerta cuesta un microchip por visita.
ui-outlive-rules-ship = Un héroe ocupa el espacio de su fuerza, si nadie está allí, y recibe sus latas; el superviviente de allí puede unirse. El primer héroe del día toma la ficha de primer jugador.

# Las palabras de la notación.
ui-outlive-verb-done = nada más aquí; pasar
ui-outlive-verb-discard = devolver una habitación robada
ui-outlive-verb-build = construir la habitación de un espacio de tu refugio, 1 a 7
ui-outlive-verb-settle = llevar a un superviviente a una habitación, 1 a 7, o a la esclusa (airlock)
ui-outlive-verb-lead = quedarte con este líder
ui-outlive-verb-draw = robar una baldosa de búsqueda de una ciudad, al comienzo
ui-outlive-verb-return = devolver una baldosa de búsqueda, al comienzo
ui-outlive-verb-place = colocar a un héroe según su fuerza, al comienzo
ui-outlive-verb-move = mover a un héroe a un lugar y activarlo
ui-outlive-verb-hook = mover a un héroe al Carguero, un espacio más arriba con la ballesta de garfio
ui-outlive-verb-stay = dejar donde están a todos los héroes que no pueden moverse
ui-outlive-verb-bat = golpear con el bate de béisbol a un jugador, contado por su asiento
ui-outlive-verb-tribute = entregar una ficha tras la presión
ui-outlive-verb-take = tomar una ficha del lugar por un punto de acción
ui-outlive-verb-algae = recoger las algas de la Base militar por un punto de acción
ui-outlive-verb-unlock = abrir la puerta de la Presa
ui-outlive-verb-search = robar una baldosa de búsqueda por un punto de acción
ui-outlive-verb-salvage = tomar un equipo de la ciudad, roto, por un punto de acción
ui-outlive-verb-hunt = cazar una presa: 1 es la de arriba
ui-outlive-verb-strike = acabar la caza: pagar la resistencia restante con puntos de acción
ui-outlive-verb-use = usar un equipo
ui-outlive-verb-room = usar la habitación de un espacio de tu refugio, 1 a 7
ui-outlive-verb-look = mirar la pila de búsqueda de una ciudad
ui-outlive-verb-pay = gastar una ficha
ui-outlive-verb-lose = perder a un superviviente de una habitación, 1 a 7, o de la esclusa (airlock)
ui-outlive-verb-overcome = resolver un evento: pagar su precio y ganar sus puntos
ui-outlive-verb-waive = dejar que un descuento cubra una ficha
ui-outlive-verb-repair = arreglar un equipo: pagar su precio
ui-outlive-verb-destroy = descartar un equipo a cambio de los materiales de su precio

# El final.
ui-outlive-won-tied = { $players } gana: varios tienen { $points } puntos, y desempatan las materias primas, después los materiales y la munición.
ui-outlive-won-shared = { $players } comparten la victoria: { $points } puntos, y las mismas materias primas, materiales y munición.

# El comienzo.
ui-outlive-intro-aim = Guía a tu clan durante seis días; gana quien tenga más puntos al final.
ui-outlive-intro-course = De día tus héroes recogen, cazan y buscan; de noche hay que alimentar el refugio.

# Simulaciones y cifras.
ui-outlive-components-rooms = { $count ->
        [one] { $count } habitación
       *[other] { $count } habitaciones
    }
ui-outlive-components-slot = { $count ->
        [one] espacio { $slot }: { $count } lata
       *[other] espacio { $slot }: { $count } latas
    }

## Paris: New Eden on the terminal: ids begin with `ui-eden-`

# El tablero. Las letras son supervivientes (T B H S F z) y equipo (b h s), las mismas en todos los idiomas.
ui-eden-board-dice = Dados
ui-eden-board-tokens = Fichas
ui-eden-board-next = Después:
ui-eden-board-aside = Preludio:
ui-eden-board-missions = { $count ->
        [one] Mazo: { $count } misión
       *[other] Mazo: { $count } misiones
    }
ui-eden-board-taken = Dados tomados, de { $each }: { $taken }
ui-eden-buildings = Edificios
ui-eden-victory-points = puntos de victoria: { $points }
ui-eden-board-legend = B b es un luchador equipado. Eventos: 2B/H → 3 pide 2 luchadores o sanadores equipados, por 3 puntos; ▲✓ lo superaría, a ●1 le falta 1. Edificios: lo que muestra cada uno; +9? siguen en el mazo; a la derecha la fuerza de cada jugador, 2–4 con los comodines que podrían sumarse. Después: la ficha de arriba de cada pila de las próximas estaciones del año.

# Un refugio.
ui-eden-refuge-survivors = Supervivientes, { $count } (zona { $zone }):
ui-eden-refuge-equipment = Equipo
ui-eden-refuge-equipped = equipados
ui-eden-refuge-buildings = Edificios, { $count }:
ui-eden-refuge-powers = Poderes:
ui-eden-refuge-missions = Misiones en mano: { $count }
ui-eden-refuge-drawn = Misiones robadas, para elegir:
ui-eden-feeding-by-farmers = Para alimentar: { $needed ->
        [one] { $needed } granjero
       *[other] { $needed } granjeros
    } ({ $farmers } aquí) → { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-eden-feeding-by-cans = Para alimentar: { $needed ->
        [one] { $needed } granjero
       *[other] { $needed } granjeros
    } ({ $farmers } aquí) y { $cans ->
        [one] { $cans } lata
       *[other] { $cans } latas
    } de { $held } → { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-eden-feeding-short = Para alimentar: { $needed ->
        [one] { $needed } granjero
       *[other] { $needed } granjeros
    } ({ $farmers } aquí) y { $cans ->
        [one] { $cans } lata
       *[other] { $cans } latas
    } ({ $held } aquí): imposible, sin { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
ui-eden-mission-at-least = { $count } de { $least }
ui-eden-mission-compared = { $mine } contra { $theirs }
ui-eden-mission-holder = los tiene { $seat }
ui-eden-mission-nobody = no los tiene nadie
ui-eden-mission-ready = se puede colocar
ui-eden-mission-lacks = por reunir: { $survivors }

# Todos los jugadores juntos: títulos estrechos.
ui-eden-standings-points = PV
ui-eden-standings-cans = latas
ui-eden-standings-missions = mis.
ui-eden-standings-population = pob.
ui-eden-standings-feeding = alim.
ui-eden-standings-legend = ① primer jugador. PV: los de eventos y alimentación; misiones, poderes y Prismáticos cuentan al final. mis.: misiones en mano. pob.: todos los supervivientes. alim.: ✓3 se puede alimentar, por 3 puntos; ✓3 −2 con 2 latas; ✗ −1 falta 1 lata.
ui-eden-score-survivors = Desempate: supervivientes
ui-eden-population-track = Supervivientes → granjeros necesarios (puntos): { $zones }.

# De qué se trata.
ui-eden-now-keeping = Por elegir: { $count }.
ui-eden-now-taking = Dado { $number } de { $each }.
ui-eden-now-acquiring = { $buildings }: tu fuerza { $strength }, los demás { $others }.
ui-eden-group-swap = Intercambiar: { $location }
ui-eden-offer-tower = poner boca abajo uno de { $count } eventos{ $heroine ->
        [yes] {" "}y tomar a la Heroína
       *[no] {""}
    }
ui-eden-offer-bridge = { $drawn ->
        [one] robar { $drawn } misión, quedarte con { $kept }
       *[other] robar { $drawn } misiones, quedarte con { $kept }
    }
ui-eden-hint-event = evento { $before } → { $after }
ui-eden-hint-feeding = alim. { $before } → { $after }
ui-eden-hint-legend = H 1 → 2 · ●3: tu fuerza en edificios de sanadores pasaría de 1 a 2, y ● tiene 3. Un nuevo edificio se coloca en cualquier momento; en el turno de otra persona ante este teclado, escribe tu nombre o tu color y su jugada.

# La ayuda.
ui-eden-help-board = de nuevo toda la mesa; con un número o un color, el refugio de ese jugador
ui-eden-help-rules = qué significa un término, una letra, un lugar, un poder o una carta
ui-eden-rules-terms = reglas y una de estas palabras, o una letra, un lugar, un poder o una carta en notación: { $terms }

# Las palabras de la notación.
ui-eden-verb-done = nada más; anunciar; no alimentar
ui-eden-verb-recruit = tomar una ficha de superviviente, en el preludio o en la Estación de tren
ui-eden-verb-keep = quedarte con una de las misiones robadas
ui-eden-verb-take = tomar de un lugar un dado con esta cara
ui-eden-verb-swap = el poder que intercambia dos dados: el primero
ui-eden-verb-with = el poder que intercambia dos dados: el otro
ui-eden-verb-flip = Torre: poner un evento boca abajo
ui-eden-verb-equip = Centro: tomar equipo
ui-eden-verb-bat = Centro: tomar el Bate
ui-eden-verb-binoculars = Centro: tomar los Prismáticos
ui-eden-verb-add = añadir a tu fuerza un dado comodín (die) o una ficha comodín (token)
ui-eden-verb-claim = reclamar un edificio boca arriba
ui-eden-verb-draw = el poder que reclama la primera carta del mazo
ui-eden-verb-place = colocar un nuevo edificio, en cualquier momento
ui-eden-verb-feed = alimentar a tu población, con latas si faltan granjeros

# El final.
ui-eden-won-tied = { $players } gana: varios tienen { $points } puntos, y desempata el número de supervivientes.
ui-eden-won-shared = { $players } comparten la victoria: { $points } puntos, y los mismos supervivientes.

# El comienzo.
ui-eden-intro-aim = Tienes un año para levantar un refugio en París; gana quien tenga más puntos de victoria.
ui-eden-intro-course = Cada estación: toma dados, reclama edificios, supera el evento, alimenta.
