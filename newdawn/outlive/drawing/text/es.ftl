### Outlive on the terminal: ids begin with `ui-outlive-`.

# El tablero. Signos como ↑ y ☢ acompañan a las palabras.
ui-outlive-board-setup = Preparativos
ui-outlive-board-day = Día { $day } de { $days }
ui-outlive-board-algae = { $state ->
        [yes] Algas marinas: disponibles
        [none] Algas marinas: –
       *[no] Algas marinas: recogidas
    }
ui-outlive-board-prey = Resist. { $endurance } (resto: { $count })
ui-outlive-board-meat = Carne { $values }
ui-outlive-board-no-prey = No quedan presas
ui-outlive-board-prey-below = debajo: { $seen }
ui-outlive-board-search = Búsqueda: { $count }
ui-outlive-board-search-known = en orden: { $seen }
ui-outlive-board-cans = { $count ->
        [one] { $count } lata
       *[other] { $count } latas
    }
ui-outlive-board-event = { $cost } → { $points } PS
ui-outlive-board-points = Puntos de Supervivencia: { $points }
ui-outlive-board-legend = Las localizaciones forman un anillo; un héroe avanza hasta { $steps } { $steps ->
        [one] localización
       *[other] localizaciones
    }. Héroes: { $standing } activo, { $stuck } no pudo moverse, sin signo: por mover. Bosque, Mina, Feria: la presa de arriba, su carne por la 1.ª/2.ª/3.ª captura y las siguientes de ese tipo, [tu próxima]. Ciudades: lo que queda por encontrar. Carguero: fuerza, latas, ☺ superviviente. Convoy: el coste de un evento activo → puntos, ✓ resuelto, ? aún oculto, ☢ radiación nocturna.

# Un refugio.
ui-outlive-shelter-room = Habitación
ui-outlive-shelter-survivors = Supervivientes
ui-outlive-shelter-upkeep = Coste
ui-outlive-shelter-unbuilt = sin construir
ui-outlive-shelter-used = usada
ui-outlive-shelter-works = activa
ui-outlive-shelter-rows = { $count } agua
ui-outlive-shelter-airlock = Esclusa, { $count } de { $most }
ui-outlive-shelter-permanent = agua permanente { $count }
ui-outlive-shelter-gauge = Radioactividad { $points }
ui-outlive-shelter-due = Esta noche: { $have } de { $need ->
        [one] { $need } materia prima
       *[other] { $need } materias primas
    } (agua para la esclusa: { $rows })
ui-outlive-shelter-hunger = { $count ->
        [one] { $count } superviviente morirá de hambre
       *[other] { $count } supervivientes morirán de hambre
    }
ui-outlive-shelter-equipment = Equipo (✓ arreglado, ○ usado, ✗ roto: coste del arreglo):
ui-outlive-shelter-caught = Presas cazadas, por resistencia: { $tiles }

# Todos los jugadores juntos: títulos estrechos.
ui-outlive-standings-points = PS
ui-outlive-standings-survivors = sup.
ui-outlive-standings-rooms = habit.
ui-outlive-standings-equipment = equip.
ui-outlive-standings-legend = ① primer jugador. habit.: completas/construidas. equip.: arreglados/todos.
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
        [one] queda { $points } punto de acción de { $all }.
       *[other] quedan { $points } puntos de acción de { $all }.
    }
ui-outlive-now-hunting = Resistencia restante de la presa: { $endurance }.
ui-outlive-now-waiting = Un superviviente espera ser acogido.
ui-outlive-now-pressure = { $attacker } presiona a { $defender }: { $points ->
        [one] queda { $points } punto.
       *[other] quedan { $points } puntos.
    }
ui-outlive-now-paying = Por pagar: { $count }.
ui-outlive-now-losing = { $cause ->
        [hunger] Falta comida o agua. Por perder: { $count }.
        [radiation] La radiación mata. Por perder: { $count }.
       *[event] Un evento golpea al refugio. Por perder: { $count }.
    }
ui-outlive-now-settling = Por alojar: { $count }.
ui-outlive-now-discarding = Por devolver: { $count }.
ui-outlive-hint-room = { $places ->
        [one] { $places } espacio
       *[other] { $places } espacios
    }, mantenimiento { $upkeep }
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
ui-outlive-help-rules = qué significa un término, una habitación, una loseta o un evento
ui-outlive-rules-terms = reglas y una de estas palabras, o el nombre de una habitación, una loseta, un evento o un líder: { $terms }
ui-outlive-rules-event = Para resolverlo de noche: { $cost }, por { $points ->
        [one] { $points } Punto de Supervivencia
       *[other] { $points } Puntos de Supervivencia
    }.
ui-outlive-rules-feed = El coste de mantenimiento: lo que cuesta cada noche, en materias primas, una habitación con al menos un superviviente. La esclusa cuesta una de agua por cada fila ocupada. Cada ficha que falta cuesta un superviviente.
ui-outlive-rules-when = Activación: { $when }.
ui-outlive-rules-prey = Carne por la 1.ª/2.ª/3.ª captura y las siguientes, según la resistencia: { $values }.
ui-outlive-rules-token = { $group ->
        [supplies] Una materia prima: alimenta a los supervivientes.
        [materials] Un material: construye habitaciones y arregla el equipo.
       *[munitions] Para la caza y la defensa contra la presión; ni materia prima ni material.
    } Se encuentra aquí: { $places }.
ui-outlive-rules-place = Una ficha por punto de acción: { $token }.
ui-outlive-rules-door = Activar el purificador cuesta un microchip por visita.
ui-outlive-rules-ship = Un héroe ocupa el espacio de su fuerza, si está libre, y recibe sus latas; el superviviente que hay allí puede unirse. El primer héroe del día obtiene la ficha de primer jugador.

# Las palabras de la notación.
ui-outlive-verb-done = nada más aquí; pasar
ui-outlive-verb-discard = devolver una habitación robada
ui-outlive-verb-build = construir la habitación de un espacio de tu refugio, 1 a 7
ui-outlive-verb-settle = llevar un superviviente a una habitación, 1 a 7, o a la esclusa (airlock)
ui-outlive-verb-lead = quedarte con este líder
ui-outlive-verb-draw = robar una loseta de búsqueda de una ciudad, al comienzo
ui-outlive-verb-return = devolver una loseta de búsqueda, al comienzo
ui-outlive-verb-place = colocar un héroe según su fuerza, al comienzo
ui-outlive-verb-move = mover un héroe a una localización y activarlo
ui-outlive-verb-hook = mover un héroe al Carguero, un espacio más arriba con la ballesta de garfio
ui-outlive-verb-stay = dejar donde están todos los héroes que no pueden moverse
ui-outlive-verb-bat = golpear con el bate de béisbol a un jugador, contado por su asiento
ui-outlive-verb-tribute = entregar una ficha tras la presión
ui-outlive-verb-take = recolectar una ficha de la localización por un punto de acción
ui-outlive-verb-algae = recoger las algas marinas de la Base militar por un punto de acción
ui-outlive-verb-unlock = activar el purificador de la Presa
ui-outlive-verb-search = robar una loseta de búsqueda por un punto de acción
ui-outlive-verb-salvage = recoger un equipo de la ciudad, roto, por un punto de acción
ui-outlive-verb-hunt = cazar una presa: 1 es la de arriba
ui-outlive-verb-strike = acabar la cacería: pagar la resistencia restante con puntos de acción
ui-outlive-verb-use = usar un equipo
ui-outlive-verb-room = usar la habitación de un espacio de tu refugio, 1 a 7
ui-outlive-verb-look = mirar la pila de búsqueda de una ciudad
ui-outlive-verb-pay = gastar una ficha
ui-outlive-verb-lose = perder un superviviente de una habitación, 1 a 7, o de la esclusa (airlock)
ui-outlive-verb-overcome = resolver un evento: pagar su coste y ganar sus puntos
ui-outlive-verb-waive = dejar que un descuento cubra una ficha
ui-outlive-verb-repair = arreglar un equipo: pagar su coste
ui-outlive-verb-destroy = destruir un equipo para obtener los materiales de su coste

# El final.
ui-outlive-won-tied = { $players } gana: varios tienen { $points } puntos, y desempatan las materias primas, después los materiales y la munición.
ui-outlive-won-shared = { $players } comparten la victoria: { $points } puntos, y las mismas materias primas, materiales y munición.

# El comienzo.
ui-outlive-intro-aim = Guía a tu clan durante seis días; gana el que tenga más Puntos de Supervivencia.
ui-outlive-intro-course = De día tus héroes recolectan, cazan y buscan; de noche hay que alimentar el refugio.

# Simulaciones y cifras.
ui-outlive-components-rooms = { $count ->
        [one] { $count } habitación
       *[other] { $count } habitaciones
    }
ui-outlive-components-slot = { $count ->
        [one] espacio { $slot }: { $count } lata
       *[other] espacio { $slot }: { $count } latas
    }
