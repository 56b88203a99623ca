### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-outlive-welcome = En seis días llega el Convoy y se lleva al mejor clan. Deciden los Puntos de Supervivencia: por supervivientes, habitaciones completas, eventos resueltos, equipo arreglado y poca radioactividad. Tu rival es un bot fácil.
    .title = Entre las ruinas
tutorial-outlive-discard-room = Has robado seis habitaciones y devuelves dos. Una habitación funciona cuando está construida y llena de supervivientes. Las buenas dan comida, protegen de la radiación o ahorran materiales; un mantenimiento bajo (los cubiertos) vale mucho.
    .title = Quédate con cuatro
tutorial-outlive-first-room = Ahora se construye una de tus siete habitaciones. Si tus supervivientes la llenan, funciona desde el primer día. Mira el mantenimiento, que se paga ya la primera noche.
    .title = La primera es gratis
tutorial-outlive-first-survivors = Llena la habitación para que funcione. Quien se queda en la esclusa absorbe un punto de radiación cada noche, y más tarde puede pasar a otra habitación. De una habitación ya no sale nadie.
    .title = Llega tu gente
tutorial-outlive-leader = El líder decide dónde empiezan tus cuatro héroes, qué tienes en el almacén y qué equipo roto. Empieza el líder de más edad. Comida para la primera noche nunca está mal.
    .title = Elige un líder
tutorial-outlive-search-tiles = Tu líder busca en las ciudades antes del primer día. Roba de una u otra; al final devuelves lo que no te quedas. Un estante vacío no vale nada.
    .title = Baldosas de búsqueda
tutorial-outlive-place-heroes = El primer día cada héroe tiene que dejar su lugar, hasta { $steps } { $steps ->
        [one] paso
       *[other] pasos
    } por el anillo. Pon al más fuerte donde alcance lo que más quieres: tiene más puntos de acción.
    .title = Dónde empiezan los héroes
tutorial-outlive-day = De día todos los héroes se mueven y actúan, uno tras otro, por turnos con tu rival. De noche alimentas y amplías el refugio. Pregúntate cada mañana: ¿qué comerá mi gente esta noche?
    .title = Un día y una noche
tutorial-outlive-event = Cada mañana se descubre un evento más. Se aplica todos los días hasta que alguien lo resuelve de noche por su precio, y se queda con sus puntos.
    .title = El evento del día
tutorial-outlive-move = Elige un héroe tumbado y un lugar a { $steps } { $steps ->
        [one] paso
       *[other] pasos
    } como mucho donde no haya ninguno de los tuyos. Su número son sus puntos de acción allí: manda a los fuertes donde haya más que tomar.
    .title = Mueve un héroe
tutorial-outlive-pressure = El héroe que llega presiona a cada héroe activo más débil, por la diferencia. Eso cuesta bienes, o munición para rechazar la presión. Compara los números antes de ir: ¿quién puede llegar todavía después de ti?
    .title = Cuidado con la presión
tutorial-outlive-gather = Cada punto de acción toma aquí una ficha. Repártelos como quieras: primero cazar, y recolectar con el resto. Madera, metal y microchips sirven para construir y arreglar.
    .title = Gasta puntos de acción
tutorial-outlive-dam = El agua alimenta la esclusa y las habitaciones. Antes, hay que pagar { $door ->
        [one] un microchip
       *[other] { $door } microchips
    } para abrir la puerta, una vez por visita. Tras la noche, el agua se limita a { $water }: toma la que necesites hoy.
    .title = En la Presa
tutorial-outlive-base = La munición abarata la caza y rechaza la presión. Las algas bajan tu radioactividad una casilla: una dosis al día, por un punto de acción.
    .title = En la Base militar
tutorial-outlive-city = Por un punto de acción toma un equipo: está roto, y se arregla de noche. O roba una baldosa de búsqueda: una ficha, algas o un estante vacío. Dos mitades arregladas de un símbolo dan un Punto de Supervivencia más.
    .title = En una ciudad
tutorial-outlive-cargo = Aquí no hay puntos de acción. El héroe ocupa el espacio de su número: comida enlatada, que no se pierde, y un superviviente que puede venir contigo. El primero del día toma también la ficha de primer jugador.
    .title = En el Carguero
tutorial-outlive-hunt = La caza es lo que más comida da. La resistencia se paga con puntos de acción y munición juntos, al menos un punto. Cada captura más del mismo tipo da más carne. Pero la carne se pierde tras la noche: caza para hoy.
    .title = La primera cacería
tutorial-outlive-hunt-pay = La munición ahorra puntos de acción, que aún sirven para recolectar aquí. El resto se paga con puntos.
    .title = Acaba con ella
tutorial-outlive-defend = Un héroe más fuerte ha llegado donde está el tuyo: la diferencia de sus números es la presión. Cada munición quita un punto. Por cada punto que queda entregas una materia prima o un material. La munición nunca se entrega.
    .title = Te están presionando
tutorial-outlive-tribute = Un héroe más fuerte ha llegado donde está el tuyo: la diferencia de sus números es la presión. Da lo que menos necesites. La carne que nadie va a comer esta noche se perdería de todos modos.
    .title = Tributo
tutorial-outlive-lose = Renuncia a lo que menos ayuda: de los bienes, lo que no necesites esta noche. Un superviviente en una habitación completa la mantiene en marcha, uno en la esclusa te protege. Lo que menos cuesta es perder en habitaciones que no están llenas.
    .title = Una pérdida
tutorial-outlive-night = Ahora, por este orden: resolver eventos, alimentar, radiación, reclutar, construir y alojar, arreglar, limpiar. Solo se te pregunta donde hay algo que decidir.
    .title = Cae la noche
tutorial-outlive-overcome = Paga el precio y la carta es tuya: da puntos al final y deja de aplicarse. Pero lo que gastas aquí falta para la comida y las habitaciones.
    .title = Resuelve un evento
tutorial-outlive-feed = Cada habitación con gente pide su mantenimiento en materias primas, cada fila ocupada de la esclusa una de agua. Cada una que falta cuesta un superviviente. Usa antes la carne, que se pierde hoy, y guarda la comida enlatada.
    .title = Alimenta a los tuyos
tutorial-outlive-radiation = Cada noche trae radiación, más hacia el final. Cada superviviente de la esclusa absorbe un punto. Los demás puntos suben el marcador de tu medidor, cuya casilla da o quita puntos al final. Las algas lo vuelven a bajar.
    .title = Radiación
tutorial-outlive-recruit = Cada materia prima trae un superviviente a la esclusa: un punto al final, un escudo contra la radiación y alguien para llenar una habitación. Desde mañana protege, pero cada fila ocupada de la esclusa pide entonces una de agua por noche.
    .title = Recluta
tutorial-outlive-build = Una habitación cuesta { $materials ->
        [one] un material cualquiera
       *[other] { $materials } materiales cualesquiera
    }. Aloja a la gente de la esclusa en habitaciones construidas: una llena funciona, y cuantas más haya llenas, más puntos dan. Cuando esté todo hecho, termina.
    .title = Construye y aloja
tutorial-outlive-repair = Un equipo cuesta los materiales que indica, y desde entonces sirve una vez al día. También da un punto, y otro más si se juntan dos mitades de un símbolo.
    .title = Arregla equipo
tutorial-outlive-upkeep = La carne se ha perdido, y el agua se limita a { $water }. La comida enlatada, los materiales y la munición se quedan. Trae de día lo que la noche vaya a necesitar.
    .title = Lo que encuentra la mañana
tutorial-outlive-second-day = Ya conoces un día entero. Vigila tres cosas: comida para la noche, materiales para una habitación o un arreglo, y el medidor. La puntuación junto a cada nombre dice quién va por delante.
    .title = El segundo día
tutorial-outlive-last-day = Tras esta noche llega el Convoy. Lo que quede en el almacén solo sirve para desempatar: llena habitaciones, recluta, arregla, resuelve eventos.
    .title = El último día
