### El tablero sencillo: un juego que aquí no tiene tablero propio.

plain-common = Sobre la mesa
plain-none = nada
plain-yes = sí
plain-no = no
plain-hidden = { $count ->
        [one] { $count } oculto
       *[other] { $count } ocultos
    }
