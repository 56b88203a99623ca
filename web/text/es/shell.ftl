### Las barras alrededor del tablero: decisiones, barra superior, teclado, planes, conexión.

## La barra de acciones

shell-actions = Tu decisión
shell-choices = Lo que puedes hacer
shell-out-of-turn = Puedes hacerlo ahora, fuera de turno
shell-points-left = { $count ->
        [one] queda { $count } punto
       *[other] quedan { $count } puntos
    }
shell-widen = { $what }: mostrar de nuevo todas las opciones
shell-pointed = este lugar
shell-you-have = Tienes { $count }
shell-open-group = { $title }: mostrar las opciones una a una
shell-back-from-group = Salir de { $title }
shell-why-not = ¿Por qué no? ({ $count })
shell-scroll-back = Opciones anteriores
shell-scroll-on = Más opciones
shell-sheet-up = Mostrar las opciones
shell-sheet-down = Mostrar el tablero

# What a move would do.
shell-after = Después de esto
shell-now = Ahora
shell-becomes = pasa a
shell-score = Puntos
shell-unchanged = { $points }, sin cambios
shell-unknown = aún no se sabe
shell-points = { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

# Steps.
shell-undo = Deshacer
shell-restart = Reiniciar turno
shell-confirm = Confirmar
shell-sending = Enviando…
shell-choose-first = Elige algo primero
shell-nothing-to-undo = { $why ->
        [undo-others] Otros han decidido desde tu última jugada: ya no se puede deshacer.
        [undo-revealed] Tu última jugada reveló algo que estaba oculto: ya no se puede deshacer.
        [undo-bot] Un bot hizo tu última jugada mientras no estabas: ya no se puede deshacer.
       *[undo-nothing] No tienes ninguna jugada que deshacer.
    }
shell-ends = La partida termina
shell-then = { $count ->
        [one] luego le toca a { $names }
       *[other] luego deciden: { $names }
    }
shell-goes-on = Después sigues tú
shell-leaves-by-itself = En un momento. Toca para parar
shell-still = { $count ->
        [one] { $names } aún decide
       *[other] { $names } aún deciden
    }
shell-no-undo = { $what ->
        [others] Sin vuelta atrás: deciden los demás
       *[something] Sin vuelta atrás: revela algo
    }

# What is composed before it is played.
shell-composed = Tu turno hasta ahora
shell-leave-out = { $by ->
        [you] { $what }: quitarlo, con todo lo que sigue
       *[game] Hecho por ti: { $what }. Quitarlo y decidir tú
    }
shell-fewer = Una vez menos: { $what }
shell-all-of = { $count } veces: { $what }

# Hints.
shell-hint = Consejo
shell-hint-thinking = Un bot está pensando…
shell-hint-waiting = En espera, { $before } antes que tú…
shell-rank = N.º { $rank }
shell-advised = Opción n.º { $rank } de un bot
shell-advised-share = Opción n.º { $rank } de un bot, { $percent } % de victoria

# How fast bots play and things move.
shell-pace = Ritmo
shell-pace-of = { $speed ->
        [slow] Lento
        [normal] Normal
        [fast] Rápido
       *[none] Al instante
    }
shell-pace-held-up = Alguien prefiere un ritmo más lento.

## Waiting and planning

shell-waiting-for = { $count ->
        [0] La partida sigue…
       *[other] Esperando a { $names }
    }
shell-spectator = Estás viendo la partida.
shell-you-resigned = Has abandonado: un bot juega en tu lugar hasta el final.
shell-bot-plays-for-you = Un bot juega por ti.
shell-come-back = Recuperar mi asiento
shell-absent = { $name } no está.
shell-replace = Que juegue un bot
shell-plan = Planear con antelación
shell-planning = ¿Qué planeas?
shell-plan-done = Terminar el plan
shell-plan-list = Tu plan
shell-unplan = Quitar del plan: { $move }
shell-as-planned = Según lo planeado
shell-plan-lost = Ya no es posible: { $move }.
shell-time-left = Tiempo restante: { $time }
shell-days-hours = { $days } d { $hours } h
shell-seat-away = ausente, juega un bot
shell-seat-offline = no está
shell-seat-resigned = ha abandonado
shell-your-turn = Te toca
shell-your-turn-question = Te toca: { $question }

# Several people on one device.
shell-eyes-of = Ves la mesa como { $name }
shell-pass-to = Pasar a { $name }
shell-hand-device = Pasa el dispositivo a { $name }
shell-hand-device-about = Lo que { $name } puede ver aparece al pulsar el botón.
shell-here-i-am = Soy { $name }: mostrar mi lado
shell-not-yet = Todavía no

## After the game

shell-won = { $me ->
        [yes] { $count ->
            [one] Has ganado
           *[other] Victoria compartida: { $names }
        }
       *[no] { $count ->
            [one] { $names } ha ganado
           *[other] Han ganado: { $names }
        }
    }
shell-no-winner = Nadie ha ganado
shell-stopped = La partida se ha detenido
shell-ended-played = La partida se ha jugado hasta el final.
shell-ended-resigned = La partida ha terminado por abandono.
shell-ended-agreed = Los jugadores han acordado terminar la partida.
shell-result = Resultado
shell-rematch = Revancha
shell-to-rematch = A la siguiente partida
shell-replay = Repetición
shell-export = Exportar
shell-open-up = Aceptar descubrirlo todo

## The top bar

shell-to-lobby = Al inicio
shell-to-table = A la mesa
shell-tools = Herramientas
shell-rules = Reglas
shell-boards = Tableros
shell-board-of = Tablero: { $name }
shell-you = { $name } (tú)
shell-log = Registro y chat
shell-menu = Menú
shell-language = Idioma: { $name }
shell-languages = Idioma
shell-settings = Ajustes
shell-keys = Teclado
shell-sound-on = Activar el sonido
shell-sound-off = Quitar el sonido
shell-replay-so-far = La partida hasta ahora
shell-hand-over = Que un bot juegue por mí
shell-propose-end = { $agreed ->
        [0] Proponer terminar la partida
       *[other] Aceptar terminar la partida
    }
shell-end-proposed = { $count ->
        [one] { $names } propone terminar la partida ahora.
       *[other] { $names } proponen terminar la partida ahora.
    }
shell-propose-end-sure = ¿Terminar la partida ahora? Termina cuando todos están de acuerdo.
shell-withdraw-end = Seguir jugando
shell-resign = Abandonar
shell-resign-sure = ¿Abandonar esta partida? Un bot jugará en tu lugar hasta el final.
shell-play-on = Seguir jugando

shell-order = Orden
shell-turn-order = Orden de turno
shell-decides = { $name } decide

shell-status-connecting = Conectando…
shell-status-reconnecting = Reconectando…
shell-status-offline = Sin conexión
shell-unsent = { $count ->
        [one] { $count } jugada sin enviar
       *[other] { $count } jugadas sin enviar
    }

## The keyboard

shell-keys-about = Las teclas no hacen nada mientras escribes o hay un diálogo abierto.
shell-keys-rules = El clic derecho, una pulsación larga o la tecla de menú abre la regla de lo que hay en el tablero.
shell-key-choose = Elegir
shell-key-confirm = Confirmar, o pulsar lo que tiene el foco
shell-key-walk = Recorrer las opciones; en el tablero, ir al siguiente lugar
shell-key-clear = Borrar lo elegido
shell-key-undo = Deshacer
shell-key-restart = Reiniciar el turno
shell-key-hint = Pedir consejo
shell-key-plan = Planear con antelación
shell-key-boards = Todos los tableros
shell-key-score = Puntos
shell-key-log = Registro y chat
shell-key-map = Esta lista
