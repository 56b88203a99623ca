### La mesa misma.

loading = Cargando…
to-the-lobby = Al inicio
board = Tablero
seat-open = asiento libre
bot-name = Bot { $level }
name-of = de { $name }
# French drops the e before a vowel.
name-of-vowel = de { $name }
hint-none = El bot no tiene consejo ahora.
server-unreachable = No se puede contactar con el servidor.
server-failed = Algo ha fallado en el servidor.
title-table = { $turn ->
        [mine] ● Te toca
       *[others] Newdawn
    } – { $game }
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
close = Cerrar
