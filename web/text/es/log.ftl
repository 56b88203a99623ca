### El registro, los mensajes y el resumen.

log = Registro
log-filter = Qué muestra el registro
log-filter-all = Todo
log-filter-you = Tú
log-filter-chat = Chat
log-your-turn = Te toca
log-against = Contra ti:
log-earlier = Antes
log-latest = Ir al final
log-none = Todavía no ha pasado nada.
chat-say = Escribe un mensaje
chat-send = Enviar
chat-none = Nadie ha dicho nada todavía.
chat-unread = (nuevo)
recap = Mientras tanto
recap-since = Desde tu último turno
recap-none = Nadie más ha hecho nada desde tu último turno.
recap-again = Verlo otra vez en el tablero
recap-count = { $count ->
        [one] ha pasado { $count } cosa.
       *[other] han pasado { $count } cosas.
    }
recap-against = { $count ->
        [one] { $count } contra ti.
       *[other] { $count } contra ti.
    }
