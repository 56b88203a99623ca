### La guía de una primera partida: un título y unas frases para todo lo que ocurre por primera vez.

tutorial-guide = Guía
tutorial-got-it = Entendido
tutorial-skip = Omitir la guía
tutorial-bring-back = Volver a mostrar la guía
tutorial-fold = Plegar la guía
tutorial-unfold = Desplegar la guía
tutorial-more = Las reglas sobre esto:

tutorial-controls = Lo que tiene un contorno de puntos se puede elegir: en el tablero o en la lista de abajo. { $by ->
        [finger] Elige algo para ver lo que haría antes de confirmar.
       *[pointer] Al señalar una opción ves lo que haría.
    } Una jugada se puede deshacer mientras no se revele nada ni decidan otros. { $by ->
        [finger] Toca
       *[pointer] Haz clic en
    } cualquier otra cosa y se explica.
    .title = Cómo se juega aquí
tutorial-over = Ya conoces el juego. El resultado muestra de dónde viene cada punto, y la repetición, cada jugada. La próxima vez: tres jugadores, o un bot más fuerte.
    .title = ¡Eso es todo!
