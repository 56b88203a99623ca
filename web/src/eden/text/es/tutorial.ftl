### The guide of a first game: a title and a few sentences for each thing that happens for the first time.

tutorial-eden-welcome = Un año, cuatro estaciones. Reúne supervivientes, consigue edificios para tu refugio, supera eventos y alimenta a tu población. Gana el jugador que más puntos de victoria tenga tras el invierno. Tu rival es un bot fácil.
    .title = Bienvenida a París
tutorial-eden-choose-token = Todos empiezan con una ficha de superviviente. Cuenta como un dado de su oficio en primavera y luego vive en tu refugio. Los edificios de manitas tienen poderes, los granjeros alimentan, y luchadores, sanadores y sabios equipados superan eventos.
    .title = El primer superviviente
tutorial-eden-keep-mission = Quédate con { $kept ->
        [one] una
       *[other] { $kept }
    } de estas misiones. Una misión da puntos al final si se cumple, y nadie más la ve. Elige la que pida lo que reunirías de todos modos. Un nuevo edificio no da puntos: colócalo cuando su gente viva contigo; da supervivientes equipados o latas.
    .title = Una misión
tutorial-eden-take-die = Por turnos, cada jugador toma un dado, hasta que no queda ninguno. Su cara te hace más fuerte en ese oficio; el lugar donde está te da un efecto inmediato. Mira las dos cosas.
    .title = Toma un dado
tutorial-eden-train-station = Cada dado que tomas aquí trae también una ficha de superviviente. Se usa con tus dados cuando se reparten los edificios de su tipo; un comodín puede esperar a otra estación.
    .title = La Estación de tren
tutorial-eden-city-center = El equipo es tuyo para siempre: balas para los luchadores, cápsulas para los sanadores, libros para los sabios. O toma el Bate, que gana los empates, o los Prismáticos, con los que empiezas la estación siguiente.
    .title = El Centro
tutorial-eden-restaurant = Una lata por visita. Alimenta en lugar de un granjero que te falte, y no se estropea.
    .title = El Restaurante
tutorial-eden-tower = Pon un evento boca abajo y deja el que te conviene. El primero que llega recibe a la Heroína: para el evento de esta estación es un superviviente equipado de cualquier tipo.
    .title = La Torre
tutorial-eden-bridge = Roba misiones y quédate con lo que te convenga. Cuanto antes tengas una misión, más tiempo tienes para cumplirla.
    .title = El Puente
tutorial-eden-flip-event = Pon boca abajo un evento que los demás podrían superar y tú no. El que queda a la vista cuenta para todos.
    .title = ¿Qué evento se va?
tutorial-eden-choose-in-city = Toma el equipo de los supervivientes que tienes o tendrás: sin él no cuentan para los eventos. El Bate gana los empates y con los Prismáticos empiezas la estación siguiente; se devuelven al final de esta.
    .title = Algo del Centro
tutorial-eden-choose-at-station = Una ficha del oficio de tus dados te hace fuerte en un tipo. Una ficha comodín vale para cualquier tipo del que tengas un dado o una ficha, pero se convierte en vago.
    .title = Una ficha de superviviente
tutorial-eden-power = Algunos poderes de los edificios de manitas actúan en torno a tu primer dado de una estación. Úsalos si te dan un dado mejor; si no, sigue.
    .title = Un poder
tutorial-eden-strength = Llega el turno de los edificios, tipo por tipo, de los manitas a los granjeros. La fuerza es el número de tus dados y fichas del tipo. El más fuerte elige primero; con fuerza 1 basta si queda una carta.
    .title = ¿Quién es el más fuerte?
tutorial-eden-announce = Un comodín puede unirse, una sola vez, a cualquier tipo del que tengas otro dado u otra ficha. Úsalo donde elegir primero te dé una carta claramente mejor. Los dados comodín que quedan tras los granjeros se pierden.
    .title = ¿Añadir comodines?
tutorial-eden-claim = Los supervivientes cuentan para misiones, eventos y comida; el equipo los prepara para los eventos; las cartas de manitas tienen poderes. Los vagos no tienen oficio, pero cuentan como población. Elige lo que vaya con lo que tienes.
    .title = Toma un edificio
tutorial-eden-claimed = Todo lo que muestra la carta es tuyo para siempre. Los dados de ese tipo ya están gastados, y tus fichas del tipo viven ahora en el refugio.
    .title = Tu refugio crece
tutorial-eden-new-buildings = Si tienes un nuevo edificio y la gente que pide vive en tu refugio, colócalo: no cuesta nada, y la gente se queda. Se pregunta a todos los que podrían tener uno, para no revelar nada; si no tienes, sigue.
    .title = Un nuevo edificio
tutorial-eden-event = Cada jugador con bastantes supervivientes equipados gana los puntos del evento: un luchador con una bala, un sanador con una cápsula, un sabio con un libro, cada cual con lo suyo. Si te falta alguno, no pierdes nada.
    .title = El evento de la estación
tutorial-eden-feed = Cuanta más gente, más granjeros hacen falta, y más puntos da. Una lata sustituye a un granjero que falte. Alimentar casi siempre compensa: si no alimentas, aquí no ganas nada.
    .title = Alimenta a tu población
tutorial-eden-summer = Hay nuevos dados, eventos y edificios; tu refugio se queda. Ya lo sabes todo: equipa a tu gente para los eventos, consigue granjeros y piensa en tus misiones.
    .title = La segunda estación
tutorial-eden-winter = Tras el invierno se revelan todas las misiones. Lo que solo ayuda más tarde ya no vale nada: toma lo que dé puntos. Los Prismáticos también los dan.
    .title = La última estación
