### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-outlive-welcome = En seis días llega el Convoy y se lleva al mejor clan. Deciden los Puntos de Supervivencia: por supervivientes, habitaciones completas, eventos resueltos, equipo arreglado y poca radioactividad. Tu rival es un bot fácil.
    .title = Entre las ruinas
tutorial-outlive-discard-room = Has robado seis habitaciones avanzadas y devuelves dos. El efecto de una habitación funciona cuando está construida y llena de supervivientes. Las buenas dan comida, protegen de la radiación o ahorran materiales; un coste de mantenimiento bajo (los cubiertos) vale mucho.
    .title = Quédate con cuatro
tutorial-outlive-first-room = Ahora construyes una de tus siete habitaciones. Si tus supervivientes la llenan, funciona desde el primer día. Fíjate en su coste de mantenimiento: se paga ya esta noche.
    .title = La primera habitación es gratis
tutorial-outlive-first-survivors = Llena la habitación para que funcione. Los que se quedan en la esclusa absorben un punto de radiación cada noche, y más tarde pueden pasar a otra habitación. De una habitación ya no sale nadie.
    .title = Tu gente se instala
tutorial-outlive-leader = Tu líder decide dónde empiezan tus cuatro héroes, qué tienes en los almacenes y qué equipo roto recibes. Empieza el líder de más edad. Tener comida para la primera noche siempre es buena idea.
    .title = Elige un líder
tutorial-outlive-search-tiles = Tu líder busca en las ciudades antes del primer día. Roba de una u otra; al final devuelves lo que no te quedas. Un estante vacío no vale nada.
    .title = Losetas de búsqueda
tutorial-outlive-place-heroes = El primer día cada héroe tiene que dejar su localización y avanzar hasta { $steps } { $steps ->
        [one] localización
       *[other] localizaciones
    } por el anillo. Pon al más fuerte donde alcance lo que más te interesa: tiene más puntos de acción.
    .title = Dónde empiezan los héroes
tutorial-outlive-day = De día todos los héroes se mueven y actúan, uno tras otro, alternando con los de tu rival. De noche alimentas y amplías el refugio. Pregúntate cada mañana: ¿qué comerá mi gente esta noche?
    .title = Un día y una noche
tutorial-outlive-event = Cada mañana se revela un evento más. Se aplica todos los días hasta que alguien lo resuelve de noche pagando su coste, y se queda con sus puntos.
    .title = El evento del día
tutorial-outlive-move = Elige un héroe tumbado y una localización donde no tengas otro, a { $steps } de distancia como mucho. Su número son sus puntos de acción allí: manda a los fuertes donde haya más que recolectar.
    .title = Mueve un héroe
tutorial-outlive-pressure = El héroe que llega presiona a cada héroe activo más débil: la presión es la diferencia de fuerza. Eso cuesta recursos, o proyectiles para reducirla. Compara los números antes de ir: ¿quién puede llegar todavía después de ti?
    .title = Cuidado con la presión
tutorial-outlive-gather = Con cada punto de acción recolectas aquí una ficha. Repártelos como quieras: por ejemplo, caza primero y recolecta con el resto. La madera, el metal y los microchips sirven para construir y arreglar.
    .title = Gasta puntos de acción
tutorial-outlive-dam = El agua mantiene la esclusa y las habitaciones. Antes gasta { $door ->
        [one] un microchip
       *[other] { $door } microchips
    } para activar el purificador, una vez por visita. Tras la noche solo conservas { $water } de agua: toma la que necesites hoy.
    .title = En la Presa
tutorial-outlive-base = Los proyectiles abaratan la caza y reducen la presión. Las algas marinas bajan tu radioactividad una casilla: una dosis al día, por un punto de acción.
    .title = En la Base militar
tutorial-outlive-city = Por un punto de acción, recoge un equipo: está roto, y se arregla de noche. O roba una loseta de búsqueda: una ficha, píldoras de algas o un estante vacío. Dos mitades arregladas de un símbolo dan un Punto de Supervivencia más.
    .title = En una ciudad
tutorial-outlive-cargo = Aquí no se gastan puntos de acción. El héroe ocupa el espacio de su número: comida enlatada, que no se pierde, y un superviviente que puede venir contigo. El primero del día obtiene también la ficha de primer jugador.
    .title = En el Carguero
tutorial-outlive-hunt = La caza es lo que más comida da. La resistencia de la presa se paga con puntos de acción y proyectiles, al menos un punto. Cada captura del mismo tipo da más carne, hasta la cuarta. Pero la carne se pierde tras la noche: caza para hoy.
    .title = La primera cacería
tutorial-outlive-hunt-pay = Los proyectiles ahorran puntos de acción, que aún sirven para recolectar aquí. El resto se paga con puntos.
    .title = Acaba con ella
tutorial-outlive-defend = Un héroe más fuerte ha llegado donde está el tuyo: la presión es la diferencia de fuerza. Cada proyectil quita un punto. Por cada punto que queda entregas una materia prima o un material. Los proyectiles nunca se entregan.
    .title = Te están presionando
tutorial-outlive-tribute = Un héroe más fuerte ha llegado donde está el tuyo: la presión es la diferencia de fuerza. Da lo que menos necesites. La carne que nadie va a comer esta noche se perdería de todos modos.
    .title = Tributo
tutorial-outlive-lose = Renuncia a lo que menos te ayuda: de los recursos, lo que no necesites esta noche. Un superviviente en una habitación completa la mantiene en marcha; uno en la esclusa te protege. Lo que menos cuesta es perderlos en habitaciones incompletas.
    .title = Una pérdida
tutorial-outlive-night = Por este orden: resolver eventos, alimentar, radiación, reclutar, construir, arreglar, limpiar. Solo se te pregunta cuando hay algo que decidir.
    .title = Cae la noche
tutorial-outlive-overcome = Paga el coste y la carta es tuya: da puntos al final y deja de aplicarse. Pero lo que gastes aquí faltará para la comida y las habitaciones.
    .title = Resuelve un evento
tutorial-outlive-feed = Cada habitación ocupada tiene un coste de mantenimiento en materias primas, y cada fila ocupada de la esclusa cuesta una de agua. Cada ficha que falta cuesta un superviviente. Usa antes la carne, que se pierde hoy, y guarda la comida enlatada.
    .title = Alimenta a los tuyos
tutorial-outlive-radiation = Cada noche trae radiación, más hacia el final. Cada superviviente de la esclusa absorbe un punto. Los demás hacen subir el marcador de tu medidor, cuya casilla da o quita puntos al final. Las algas lo vuelven a bajar.
    .title = Radiación
tutorial-outlive-recruit = Cada materia prima trae un superviviente a la esclusa: un punto al final, un escudo contra la radiación y alguien para llenar una habitación. Protege desde mañana, pero cada fila ocupada de la esclusa cuesta entonces una de agua por noche.
    .title = Recluta
tutorial-outlive-build = Una habitación cuesta { $materials ->
        [one] un material cualquiera
       *[other] { $materials } materiales cualesquiera
    }. Lleva a los supervivientes de la esclusa a habitaciones construidas: una habitación completa funciona, y cuantas más tengas, más puntos dan. Cuando hayas acabado, termina.
    .title = Construye y ocupa
tutorial-outlive-repair = Arreglar un equipo cuesta los materiales que indica; desde entonces se usa una vez por turno. Además da un punto, y otro más si completas un símbolo con sus dos mitades.
    .title = Arregla equipo
tutorial-outlive-upkeep = La carne se ha perdido, y solo conservas { $water } de agua. La comida enlatada, los materiales y los proyectiles se quedan. Trae de día lo que vayas a necesitar de noche.
    .title = Lo que queda por la mañana
tutorial-outlive-second-day = Ya has jugado un día entero. Vigila tres cosas: comida para la noche, materiales para construir o arreglar, y el medidor. La puntuación junto a cada nombre muestra quién va por delante.
    .title = El segundo día
tutorial-outlive-last-day = Esta noche llega el Convoy. Lo que quede en los almacenes solo sirve para desempatar: llena habitaciones, recluta, arregla, resuelve eventos.
    .title = El último día
