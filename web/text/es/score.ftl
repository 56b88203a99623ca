### La puntuación y el final de la partida.

score = Puntuación
score-table = En números
score-scored = Ya anotados
score-now = Si acabara ahora
score-secret = ? son puntos que siguen ocultos.
score-winner = ganador
end-winners = { $count ->
        [one] Gana { $players }
       *[other] Victoria compartida: { $players }
    }
end-you-won = Has ganado
end-no-winner = Nadie ha ganado
end-played = La partida se jugó hasta el final.
end-resigned = La partida terminó por abandono.
end-agreed = Los jugadores acordaron terminar la partida.
end-rematch = Jugar otra vez
end-to-rematch = A la siguiente partida
end-save = Guardar en un archivo
end-share = Copiar el enlace
end-copied = Enlace a esta partida copiado.
end-sources = De dónde vienen los puntos
end-course = Cómo fue la partida
end-turns = Momentos decisivos
course-about = Puntos de todos los jugadores después de cada jugada. Los mismos números están en la tabla de abajo.
course-table = En una tabla
turn-move = Jugada { $number }
turn-lead = { $player } se pone en cabeza, { $points } a { $next }.
turn-swing = { $player }: { $change } ({ $part })
turn-none = No hubo grandes vuelcos.
fairness = ¿Se barajó limpiamente?
fairness-about = Antes de empezar, el servidor se comprometió con su parte de la semilla publicando este resumen. Con las partes de los jugadores da la semilla de toda la partida.
fairness-commitment = Publicado antes de empezar
fairness-share = La parte del servidor, publicada al final
fairness-nonces = Las partes de los jugadores
fairness-verify = Guarda la partida en un archivo y compruébalo todo:
