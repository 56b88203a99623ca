### Paris: New Eden on the terminal: ids begin with `ui-eden-`.

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
ui-eden-mission-lacks = faltan: { $survivors }

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
ui-eden-verb-claim = tomar un edificio boca arriba
ui-eden-verb-draw = el poder que toma la primera carta del mazo
ui-eden-verb-place = colocar un nuevo edificio, en cualquier momento
ui-eden-verb-feed = alimentar a tu población, con latas si faltan granjeros

# El final.
ui-eden-won-tied = { $players } gana: varios tienen { $points } puntos, y desempata el número de supervivientes.
ui-eden-won-shared = { $players } comparten la victoria: { $points } puntos, y el mismo número de supervivientes.

# El comienzo.
ui-eden-intro-aim = Tienes un año para levantar un refugio en París; gana el jugador que más puntos de victoria tenga.
ui-eden-intro-course = Cada estación: toma dados, adquiere edificios, supera el evento, alimenta a tu población.
