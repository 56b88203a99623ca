### River Lanterns en español.

## Jugadas

move-done = No conceder más deseos
move-take = Tomar { $face-die }
move-grant = Conceder el deseo: { $wish-card }

## Por qué una jugada no es posible

reason-not-your-decision = No es tu turno.
reason-not-now = Eso no es posible ahora. La pregunta es: { $decision }
reason-no-such-die = No hay ningún { $face-of } en la mesa.
reason-wish-not-held = No tienes este deseo: { $wish }.
reason-needs-lanterns = Hacen falta { $colour-count }.

## Qué ha pasado

log-night = Comienza la noche { $night }.
log-die-rolled = Sale un dado: { $face }.
log-die-taken = { $seat } toma { $face-die }.
log-die-drifted = Un dado se aleja río abajo: { $face }.
log-lantern-lit = { $seat } enciende { $colour-a }.
log-wish-drawn = { $seat } roba un deseo.
log-wish-seen = { $seat } roba el deseo: { $wish-card }.
log-nothing-drawn = { $seat } no roba nada: la mano está llena o el mazo está vacío.
log-wind-rose = { $seat } levanta el viento: los dados se tiran otra vez.
log-wish-granted = { $points ->
        [one] { $seat } concede el deseo: { $wish }, por { $points } punto.
       *[other] { $seat } concede el deseo: { $wish }, por { $points } puntos.
    }
log-wish-left = { $seat } aún tiene en la mano el deseo: { $wish }.
log-game-over = La fiesta ha terminado.

## Preguntas

decision-nothing = Los demás deciden.
decision-take-die = ¿Qué dado tomas?
decision-grant-wish = ¿Concedes un deseo?

## Puntos

part-wishes = Deseos concedidos
part-lanterns = Farolillos restantes
part-in-hand = Deseos en la mano
part-total = Total

## Jugadores

seat-crimson = Carmesí
seat-amber = Ámbar
seat-jade = Verde
seat-azure = Azul
seat-violet = Violeta

## Farolillos

colour-red = rojo
    .a = un farolillo rojo
    .count = { $count ->
        [one] { $count } farolillo rojo
       *[other] { $count } farolillos rojos
    }
colour-gold = oro
    .a = un farolillo dorado
    .count = { $count ->
        [one] { $count } farolillo dorado
       *[other] { $count } farolillos dorados
    }
colour-green = verde
    .a = un farolillo verde
    .count = { $count ->
        [one] { $count } farolillo verde
       *[other] { $count } farolillos verdes
    }
colour-blue = azul
    .a = un farolillo azul
    .count = { $count ->
        [one] { $count } farolillo azul
       *[other] { $count } farolillos azules
    }

## Dados

face-red = rojo
    .die = el dado rojo
    .of = dado rojo
face-gold = oro
    .die = el dado dorado
    .of = dado dorado
face-green = verde
    .die = el dado verde
    .of = dado verde
face-blue = azul
    .die = el dado azul
    .of = dado azul
face-moon = luna
    .die = el dado de la luna
    .of = dado de la luna
face-wind = viento
    .die = el dado del viento
    .of = dado del viento

## Deseos

wish-health = salud
    .card = { wish-health } ({ $lanterns }; { wish-points })
wish-love = amor
    .card = { wish-love } ({ $lanterns }; { wish-points })
wish-harvest = buena cosecha
    .card = { wish-harvest } ({ $lanterns }; { wish-points })
wish-rain = lluvia
    .card = { wish-rain } ({ $lanterns }; { wish-points })
wish-spring = primavera temprana
    .card = { wish-spring } ({ $lanterns }; { wish-points })
wish-journey = buen viaje
    .card = { wish-journey } ({ $lanterns }; { wish-points })
wish-friendship = amistad
    .card = { wish-friendship } ({ $lanterns }; { wish-points })
wish-courage = valor
    .card = { wish-courage } ({ $lanterns }; { wish-points })
wish-wisdom = sabiduría
    .card = { wish-wisdom } ({ $lanterns }; { wish-points })
wish-peace = paz
    .card = { wish-peace } ({ $lanterns }; { wish-points })
wish-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Términos

term-lantern = farolillo
    .text = Un dado de color enciende un farolillo de ese color en tu barca. Los farolillos conceden deseos; al final, { $count } de ellos valen un punto.
term-wish = deseo
    .text = Una carta secreta. Después de tomar un dado puedes mostrarla y dejar que se alejen sus farolillos, por sus puntos. Al final, cada deseo en la mano cuesta { wish-points }.
term-moon = luna
    .text = Un dado de la luna roba un deseo. Nadie tiene más de { $most }.
term-wind = viento
    .text = Un dado del viento hace tirar otra vez los dados que quedan. Quien lo tomó por última vez comienza la noche siguiente.
term-night = noche
    .text = Cada una de las { $nights } noches comienza con una tirada de dados. Cada jugador toma { $dice }, de uno en uno.

## De qué consta una posición

key-turns = turnos jugados
key-first-player = primer jugador
key-dice = dados sobre la mesa
key-deck = mazo
key-lanterns = farolillos en la barca
key-hand = deseos en mano
key-granted = deseos concedidos

## Opciones de la partida

option-full-moon = Luna llena
    .about = Cada jugador recibe un deseo más.
