### Por qué una jugada no es posible. El lector es el jugador que quiere hacerla.

reason-not-your-decision = Ahora no te toca decidir.
reason-not-now = Eso no es posible ahora. La pregunta es: { $decision }
reason-room-not-drawn = No has robado «{ $room }».
reason-leader-not-drawn = No has robado a { $leader }.
reason-no-room-there = No hay ninguna habitación en el espacio { $slot-number }.
reason-already-built = { $slot-subject } ya está construida.
reason-not-built = { $slot-subject } no está construida.
reason-no-space = No queda sitio { $where-in }.
reason-pile-empty = La pila de búsqueda { $city-of } está vacía.
reason-tile-not-drawn = No has robado la loseta de búsqueda «{ $tile }».
reason-not-a-leader-place = Tu líder no empieza { $place-at }.
reason-place-taken-by-own-hero = Ya tienes un héroe { $place-at }.
reason-hero-on-board = { $hero-subject } ya está en el tablero.
reason-hero-not-idle = { $hero-subject } ya ha actuado hoy.
reason-must-leave = El héroe tiene que salir { $place-from }.
reason-too-far = Hay más de { $count ->
    [one] una localización
   *[other] { $count } localizaciones
} hasta { $place-the }.
reason-slot-taken = El espacio { $strength } del Carguero está ocupado por { $seat }.
reason-no-such-slot = El Carguero no tiene espacio { $strength }.
reason-needs-equipment = No tienes { $equipment-the }.
reason-equipment-broken = { $equipment-subject }: equipo roto; se arregla de noche.
reason-equipment-used = { $equipment-subject }: equipo ya usado este turno.
reason-a-hero-can-move = Uno de tus héroes puede moverse, así que debe hacerlo.
reason-not-a-target = { $seat } no tiene aquí ningún héroe más débil al que presionar.
reason-nothing-to-give = No hay { $token } que entregar.
reason-needs-token = Necesitas { $token-count }.
reason-no-points = A este héroe no le quedan puntos de acción.
reason-nothing-left-here = Ya no queda nada { $place-at }.
reason-nothing-to-take-here = No hay fichas que tomar { $place-at }.
reason-door-locked = El purificador de la Presa está apagado: actívalo con un microchip o con la tarjeta de acceso.
reason-door-open = El purificador ya está activado.
reason-only-at = Eso solo es posible { $place-at }.
reason-only-at-cities = Eso solo es posible en una ciudad.
reason-only-at-hunting-grounds = Eso solo es posible en el Bosque, la Mina o la Feria.
reason-algae-taken = Las algas marinas ya se han recogido hoy.
reason-not-shown-here = { $equipment-subject }: este equipo no está aquí.
reason-already-owned = Ya tienes { $equipment-the }.
reason-already-hunted = Este héroe ya ha cazado.
reason-no-such-prey = Aquí no hay ninguna presa n.º { $position }.
reason-only-top-prey = Sin el sensor termal solo se puede cazar la primera presa.
reason-prey-too-strong = La presa tiene resistencia { $endurance } y solo puedes reunir { $available }.
reason-needs-a-point = El último punto de resistencia se paga con un punto de acción.
reason-needs-points = { $count ->
        [one] Hace falta { $count } punto de acción y el héroe tiene { $available }.
       *[other] Hacen falta { $count } puntos de acción y el héroe tiene { $available }.
    }
reason-collect-first = Recolecta primero al menos { $token-count } aquí.
reason-search-first = Roba primero al menos una loseta de búsqueda aquí.
reason-equipment-not-here = { $equipment-subject }: este equipo no sirve aquí.
reason-equipment-works-by-itself = { $equipment-subject }: este equipo actúa solo, o se te ofrece en su momento.
reason-room-not-full = { $slot-subject } no está llena de supervivientes.
reason-room-used = { $slot-subject } ya se ha usado.
reason-room-not-now = { $slot-subject } no sirve ahora.
reason-room-works-by-itself = { $slot-subject } actúa sola, o se te ofrece en su momento.
reason-gauge-at-best = Tu medidor de radioactividad ya está en su mejor casilla.
reason-room-at-most = { $slot-subject } ha llegado a su límite de { $count }.
reason-no-cupboard = No has encontrado ningún estante vacío aquí desde que esta habitación está completa.
reason-hunt-first = Caza primero una presa.
reason-no-survivor-waiting = Ningún superviviente espera para unirse a ti.
reason-no-survivor-there = No hay ningún superviviente { $where-in }.
reason-not-accepted = Aquí no puedes pagar con { $token }.
reason-event-not-open = «{ $event }» no es un evento activo.
reason-cannot-afford = Necesitas { $token-count } más.
reason-cannot-build = { $count ->
        [one] Te falta { $count } material.
       *[other] Te faltan { $count } materiales.
    }
reason-not-due = El coste no incluye { $token }.
reason-no-discount-for = El descuento no vale para { $token }.
reason-must-use-discount = No puedes pagar sin el descuento.
reason-must-pay = { $count ->
        [one] Te queda { $count } ficha por pagar.
       *[other] Te quedan { $count } fichas por pagar.
    }
reason-owns-no-equipment = No tienes ningún equipo.
reason-no-equipment-left = No queda ningún equipo que no tengas ya.
reason-hero-too-strong = { $hero-subject } es demasiado fuerte: la habitación solo protege a un héroe de fuerza 3.
reason-already-known = Ya has mirado la pila de búsqueda { $city-of }.
reason-equipment-works = { $equipment-subject }: este equipo no está roto.
