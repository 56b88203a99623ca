### Los elementos de la caja. Formas: `.at`, `.to`, `.from`, etc. son el nombre tal como lo pide la frase, `.text` es la
### regla en una o dos frases. Las cifras vienen del archivo de componentes.

## Los jugadores, según su color

seat-orange = Naranja
    .of = de Naranja
seat-beige = Beige
    .of = de Beige
seat-purple = Violeta
    .of = de Violeta
seat-blue = Azul
    .of = de Azul

## Las localizaciones

place-forest = Bosque
    .the = el Bosque
    .at = en el Bosque
    .to = al Bosque
    .from = del Bosque
    .of = del Bosque
place-dam = Presa
    .the = la Presa
    .at = en la Presa
    .to = a la Presa
    .from = de la Presa
    .of = de la Presa
place-base = Base militar
    .the = la Base militar
    .at = en la Base militar
    .to = a la Base militar
    .from = de la Base militar
    .of = de la Base militar
place-peak = Silent Peak
    .the = Silent Peak
    .at = en Silent Peak
    .to = a Silent Peak
    .from = de Silent Peak
    .of = de Silent Peak
place-mine = Mina
    .the = la Mina
    .at = en la Mina
    .to = a la Mina
    .from = de la Mina
    .of = de la Mina
place-cargo = Carguero
    .the = el Carguero
    .at = en el Carguero
    .to = al Carguero
    .from = del Carguero
    .of = del Carguero
place-fairgrounds = Feria
    .the = la Feria
    .at = en la Feria
    .to = a la Feria
    .from = de la Feria
    .of = de la Feria
place-blackwood = Blackwood City
    .the = Blackwood City
    .at = en Blackwood City
    .to = a Blackwood City
    .from = de Blackwood City
    .of = de Blackwood City

## Las fichas

token-meat = carne
    .count = { $count } de carne
    .of = de carne
token-water = agua
    .count = { $count } de agua
    .of = de agua
token-canned = comida enlatada
    .count = { $count ->
        [one] { $count } lata
       *[other] { $count } latas
    }
    .of = de comida enlatada
token-wood = madera
    .count = { $count } de madera
    .of = de madera
token-metal = metal
    .count = { $count } de metal
    .of = de metal
token-microchip = microchips
    .count = { $count ->
        [one] { $count } microchip
       *[other] { $count } microchips
    }
    .of = de microchips
token-munition = proyectiles
    .count = { $count ->
        [one] { $count } proyectil
       *[other] { $count } proyectiles
    }
    .of = de proyectiles
# El agua que una habitación produce cada día. Nunca se cuenta con las fichas.
token-permanent = agua permanente
    .count = { $count } de agua permanente
    .of = de agua permanente

## Los héroes: una letra distingue a los dos de fuerza 3

hero-3a = héroe 3a
    .the = el héroe 3a
    .subject = El héroe 3a
hero-3b = héroe 3b
    .the = el héroe 3b
    .subject = El héroe 3b
hero-4 = héroe 4
    .the = el héroe 4
    .subject = El héroe 4
hero-5 = héroe 5
    .the = el héroe 5
    .subject = El héroe 5

## Las presas

game-endurance-3 = presa de resistencia { $endurance }
    .a = una presa de resistencia { $endurance }
game-endurance-4 = presa de resistencia { $endurance }
    .a = una presa de resistencia { $endurance }
game-endurance-5 = presa de resistencia { $endurance }
    .a = una presa de resistencia { $endurance }
game-endurance-6 = presa de resistencia { $endurance }
    .a = una presa de resistencia { $endurance }
game-endurance-7 = presa de resistencia { $endurance }
    .a = una presa de resistencia { $endurance }

## Las losetas de búsqueda

tile-water = agua
    .found = 1 de agua
tile-canned = comida enlatada
    .found = 1 lata
tile-wood = madera
    .found = 1 de madera
tile-metal = metal
    .found = 1 de metal
tile-microchip = microchip
    .found = 1 microchip
tile-munition = proyectil
    .found = 1 proyectil
tile-algae = píldoras de algas
    .found = píldoras de algas
tile-empty = estante vacío
    .found = un estante vacío

## Los líderes

leader-jacob = Jacob Rowlett
    .trade = minero
    .card = Jacob Rowlett (minero, { $age } años): { $goods }
leader-kooper = Kooper Froste
    .trade = leñador
    .card = Kooper Froste (leñador, { $age } años): { $goods }
leader-wilson = Wilson Frye
    .trade = cazador
    .card = Wilson Frye (cazador, { $age } años): { $goods }
leader-grayson = Grayson Pigott
    .trade = luchador
    .card = Grayson Pigott (luchador, { $age } años): { $goods }
leader-solen = Solen Livrich
    .trade = merodeadora
    .card = Solen Livrich (merodeadora, { $age } años): { $goods }
leader-liza = Liza Valentine
    .trade = soldado
    .card = Liza Valentine (soldado, { $age } años): { $goods }
leader-mary = Mary Koolpepper
    .trade = policía
    .card = Mary Koolpepper (policía, { $age } años): { $goods }
leader-lily-rose = Lily-Rose Wely
    .trade = friki
    .card = Lily-Rose Wely (friki, { $age } años): { $goods }
leader-swifty = Swifty Bingham
    .trade = ingeniero
    .card = Swifty Bingham (ingeniero, { $age } años): { $goods }
leader-erin = Erin McCarthy
    .trade = zahorí
    .card = Erin McCarthy (zahorí, { $age } años): { $goods }

# Lo que recibe Mary Koolpepper en lugar de fichas.
leader-searches = { $searches } losetas de búsqueda ({ $dropped } se devuelve)

## Las habitaciones: lo que está impreso en ellas

saved-materials = { $materials ->
        [one] { $materials } material
       *[other] { $materials } materiales
    }
saved-munitions = { $munitions ->
        [one] { $munitions } proyectil
       *[other] { $munitions } proyectiles
    }
saved-supplies = { $supplies ->
        [one] { $supplies } materia prima
       *[other] { $supplies } materias primas
    }
room-room-construction = Construcción de habitaciones: −{ $amount } { $amount ->
        [one] material
       *[other] materiales
    }
    .when = Noche, paso 5
    .brief = Noche 5/7
    .text = Construye una habitación por { $amount } { $amount ->
        [one] material
       *[other] materiales
    } menos. Una vez por turno.
room-draw-and-repair = Roba 1 loseta de equipo. Arreglar equipo: −{ $amount } material
    .when = Noche, paso 6
    .brief = Noche 6/7
    .text = Roba una loseta de equipo; si ya la tienes, se cambia por otra. Después puedes arreglar un equipo por { $amount } material menos. Una vez por turno.
room-overcome-event = Resolver eventos: −{ saved-materials }, −{ saved-munitions } o −{ saved-supplies }
    .when = Noche, paso 1
    .brief = Noche 1/7
    .text = Resuelve un evento por { saved-materials }, { saved-munitions } o { saved-supplies } menos. Una vez por turno.
room-hunting-two = Cacería: +{ $gain-count }
    .when = Día
    .brief = Día
    .text = Gana { $gain-count } más cuando caces una presa. Una vez por turno.
room-hunting-one = Cacería: +{ $gain-count }
    .when = Día
    .brief = Día
    .text = Gana { $gain-count } más cuando caces una presa. Una vez por turno.
room-cargo-one = Carguero: +{ $gain-count }
    .when = Día
    .brief = Día
    .text = Gana { $gain-count } más cuando vayas al Carguero. Una vez por turno.
room-cargo-two = Carguero: +{ $gain-count }. Espacios siempre disponibles
    .when = Día
    .brief = Día
    .text = Gana { $gain-count } más cuando vayas al Carguero. Tu héroe puede ir allí aunque su espacio esté ocupado. Una vez por turno.
room-four-munitions = { $gain-count }
    .when = Noche, paso 5
    .brief = Noche 5/7
    .text = Toma { $gain-count } de la reserva. Una vez por turno.
room-permanent-water = { $gain-count }
    .when = En todo momento
    .brief = Siempre
    .text = Tu refugio dispone de { $amount } de agua cada turno, sin ficha. La que no gastes se pierde.
room-event-immunity = Inmunidad a cualquier evento (excepto escasez)
    .when = En todo momento
    .brief = Siempre
    .text = Ningún evento afecta a tu clan, salvo los de escasez: «Incendio forestal», «Derrumbe», «Ladrones», «Nómadas» y «Escasez general».
room-destroy-equipment = Destruye 1 equipo para obtener sus materiales
    .when = Noche, paso 5
    .brief = Noche 5/7
    .text = Descarta uno de tus equipos, roto o arreglado, y gana los materiales de su coste de reparación. Una vez por turno.
room-gauge-down = Reduce el nivel del medidor de radioactividad en { $amount }
    .when = Noche, paso 5
    .brief = Noche 5/7
    .text = Tu medidor de radioactividad baja { $amount } casilla. Una vez por turno.
room-airlock-absorbs = Esclusa: { $amount } { $amount ->
        [one] ventilación permanente
       *[other] ventilaciones permanentes
    }
    .when = Noche, paso 3
    .brief = Noche 3/7
    .text = Tu esclusa absorbe { $amount } más de radiación, como si siempre hubiera un superviviente en ella. Una vez por turno.
room-add-survivor = Gana { $amount } superviviente cada turno en esta habitación (máx. { $most })
    .when = Noche, paso 5
    .brief = Noche 5/7
    .text = Añade { $amount } superviviente de la reserva a esta habitación, que puede albergar hasta { $most }. Una vez por turno.
room-city-search = Ciudad: +{ $amount } { $amount ->
        [one] loseta
       *[other] losetas
    } de búsqueda
    .when = Día
    .brief = Día
    .text = Tras una búsqueda en una ciudad, roba allí { $amount } { $amount ->
        [one] loseta
       *[other] losetas
    } de búsqueda más, gratis. Una vez por turno en cada ciudad.
room-draw-equipment = Roba { $amount } { $amount ->
        [one] loseta
       *[other] losetas
    } de equipo
    .when = Noche, paso 5
    .brief = Noche 5/7
    .text = Roba { $amount } { $amount ->
        [one] equipo roto
       *[other] equipos rotos
    }; si ya tienes alguno, se cambia por otro. Una vez por turno.
room-look-through-pile = Mira en secreto 1 pila de búsqueda
    .when = Día
    .brief = Día
    .text = En cualquier momento del día, también en el turno de los demás, mira en secreto la pila de búsqueda de una ciudad. El orden no cambia. Una vez por turno.
room-hero-immunity = Un héroe n.º 3 es inmune a la presión
    .when = Día
    .brief = Día
    .text = Anula toda la presión de un rival sobre uno de tus héroes n.º 3. Una vez por turno.
room-free-repair = Reparación automática de 1 equipo
    .when = Noche, paso 6
    .brief = Noche 6/7
    .text = Arregla un equipo sin pagar. Una vez por turno.
room-choice-of-tribute = Presión: elige los recursos robados
    .when = Día
    .brief = Día
    .text = Cuando presionas a un héroe, el tributo lo eliges tú, no la víctima. Sin límite.
room-empty-cupboard = Estante vacío: +{ $amount } de madera y +{ $amount } de metal (una vez por ciudad)
    .when = Día
    .brief = Día
    .text = Cuando encuentres un estante vacío, gana { $amount } de madera y { $amount } de metal. Una vez por turno en cada ciudad.
room-repair-two = Arreglar equipo: −{ $amount } { $amount ->
        [one] material
       *[other] materiales
    }
    .when = Noche, paso 6
    .brief = Noche 6/7
    .text = Arregla un equipo por { $amount } { $amount ->
        [one] material
       *[other] materiales
    } menos. Una vez por turno.

## Dónde vive un superviviente: una habitación conocida, una desconocida, la esclusa

slot-room = habitación { $number } ({ $room })
    .label = «{ $room }» (habitación { $number })
    .subject = La habitación { $number } ({ $room })
    .number = { $number }
    .in = en la habitación { $number } ({ $room })
    .into = a la habitación { $number } ({ $room })
    .from = de la habitación { $number } ({ $room })
slot-bare = habitación { $number }
    .label = la habitación { $number }
    .subject = La habitación { $number }
    .number = { $number }
    .in = en la habitación { $number }
    .into = a la habitación { $number }
    .from = de la habitación { $number }
slot-airlock = esclusa
    .subject = La esclusa
    .in = en la esclusa
    .into = a la esclusa
    .from = de la esclusa

## What tiles that give tokens have in common: where they do, and whether it comes out of what the place has

any-city = Ciudad
    .at = en una ciudad
places = { $first }, { $others }
    .at = { $first-at }, { $others-at }
tile-effect = { $where }: { $plus ->
        [yes] +{ $gain-count }
       *[no] { $gain-count }
    }
tile-text = { $plus ->
        [yes] Cuando recolectes fichas { $where-at }, toma de allí { $gain-count } más. Una vez por turno.
       *[no] Cuando uno de tus héroes actúe { $where-at }, toma { $gain-count } de la reserva. Una vez por turno.
    }

## El equipo: `.effect` es lo que está impreso en la loseta

equipment-bow = arco
    .the = el arco
    .subject = Arco
    .effect = { tile-effect }
    .text = { tile-text }
equipment-axe = hacha
    .the = el hacha
    .subject = Hacha
    .effect = { tile-effect }
    .text = { tile-text }
equipment-access-card = tarjeta de acceso
    .the = la tarjeta de acceso
    .subject = Tarjeta de acceso
    .effect = Presa: acceso libre
    .text = Recolecta agua en la Presa sin gastar el microchip que activa el purificador. Una vez por turno.
equipment-jerrycan = bidón
    .the = el bidón
    .subject = Bidón
    .effect = { tile-effect }
    .text = { tile-text }
equipment-crowbar = palanca
    .the = la palanca
    .subject = Palanca
    .effect = { tile-effect }
    .text = { tile-text }
equipment-ammo-box = kit de armamento
    .the = el kit de armamento
    .subject = Kit de armamento
    .effect = { tile-effect }
    .text = { tile-text }
equipment-chainsaw = motosierra
    .the = la motosierra
    .subject = Motosierra
    .effect = { tile-effect }
    .text = { tile-text }
equipment-flashlight = linterna
    .the = la linterna
    .subject = Linterna
    .effect = Ciudad: { $amount } superviviente
    .text = En una ciudad, toma un superviviente de la reserva para tu esclusa o para una habitación construida. Una vez por turno.
equipment-purifier = purificador
    .the = el purificador
    .subject = Purificador
    .effect = { tile-effect }
    .text = { tile-text }
equipment-pickaxe = pico
    .the = el pico
    .subject = Pico
    .effect = { tile-effect }
    .text = { tile-text }
equipment-grappling-hook = ballesta de garfio
    .the = la ballesta de garfio
    .subject = Ballesta de garfio
    .effect = Carguero: posición +{ $amount }
    .text = En el Carguero, tu héroe ocupa un espacio { $amount } puesto más alto; solo así se llega al espacio 6. Una vez por turno.
equipment-hacksaw = sierra
    .the = la sierra
    .subject = Sierra
    .effect = { tile-effect }
    .text = { tile-text }
equipment-metal-detector = detector de metal
    .the = el detector de metal
    .subject = Detector de metal
    .effect = { tile-effect }
    .text = { tile-text }
equipment-backpack = mochila
    .the = la mochila
    .subject = Mochila
    .effect = { tile-effect }
    .text = { tile-text }
equipment-bear-trap = trampa de oso
    .the = la trampa de oso
    .subject = Trampa de oso
    .effect = Cacería: +{ $amount }
    .text = Añade { $amount } a la fuerza de tu héroe en una cacería. Una vez por turno.
equipment-shotgun = escopeta
    .the = la escopeta
    .subject = Escopeta
    .effect = Cacería: +{ $amount }
    .text = Añade { $amount } a la fuerza de tu héroe en una cacería. Una vez por turno.
equipment-battle-gear = armadura
    .the = la armadura
    .subject = Armadura
    .effect = Presión: −{ $amount }
    .text = Reduce en { $amount } la presión sobre tu héroe. Una vez por turno.
equipment-baseball-bat = bate de béisbol
    .the = el bate de béisbol
    .subject = Bate de béisbol
    .effect = Presión aplicada: +{ $amount }
    .text = Añade { $amount } a la presión sobre un héroe más débil. Una vez por turno.
equipment-thermal-sensor = sensor termal
    .the = el sensor termal
    .subject = Sensor termal
    .effect = Elige tu presa
    .text = Mira en secreto la pila de presas de la localización y caza la que elijas. Una vez por turno.
equipment-exoskeleton = exoesqueleto
    .the = el exoesqueleto
    .subject = Exoesqueleto
    .effect = Movimiento ilimitado
    .text = Uno de tus héroes se desplaza tan lejos como quieras. Una vez por turno.

## Los eventos: `.text` da el efecto, con 2, 3 y 4 jugadores cuando depende de ello

event-wildfire = Incendio forestal
    .text = El Bosque pierde { $two }/{ $three }/{ $four } de madera con 2/3/4 jugadores.
event-cave-in = Derrumbe
    .text = La Mina pierde { $two }/{ $three }/{ $four } de metal con 2/3/4 jugadores.
event-thieves = Ladrones
    .text = La Feria pierde { $two }/{ $three }/{ $four } microchips con 2/3/4 jugadores.
event-nomads = Nómadas
    .text = Cada ciudad pierde { $two }/{ $three }/{ $four } losetas de búsqueda con 2/3/4 jugadores.
event-lean-times = Escasez general
    .text = El Bosque, la Mina y la Feria pierden { $two }/{ $three }/{ $four } fichas cada uno con 2/3/4 jugadores.
event-sandstorm = Tormenta de arena
    .text = Todos los héroes actúan con fuerza { $amount }, también en el Carguero. La presión no cambia.
event-radioactive-cloud = Nube radioactiva
    .text = La radioactividad de cada refugio sube { $amount } { $amount ->
        [one] casilla
       *[other] casillas
    }.
event-rat-infestation = Plaga de ratas
    .text = Cada refugio pierde { $amount } { $amount ->
        [one] materia prima
       *[other] materias primas
    } o, si no puede, un superviviente.
event-enemy-clan = Clan enemigo
    .text = Cada refugio pierde { $amount } { $amount ->
        [one] material o proyectil
       *[other] materiales o proyectiles
    } o, si no puede, un superviviente.
event-cold-snap = Glaciación
    .text = Cada refugio pierde { $amount } { $amount ->
        [one] superviviente
       *[other] supervivientes
    }.
event-epizootic = Enfermedad epizoótica
    .text = Las presas dan { $amount } de carne menos.
event-mutation = Mutación animal
    .text = La resistencia de las presas aumenta en { $amount }.
