### Las partidas jugada a jugada.

replay = Repetición
replay-start = El comienzo de la partida
replay-start-about = La posición inicial, antes de la primera jugada.
replay-step = Jugada { $number } de { $count }
replay-slider = Jugada
replay-controls = Jugadas
replay-first = Al comienzo
replay-turn-back = Retroceder un turno
replay-back = Retroceder una jugada
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Avanzar una jugada
replay-turn-forward = Avanzar un turno
replay-last = A la última jugada
replay-speed = Velocidad
replay-eyes = Visto por
replay-eyes-everything = todos
replay-eyes-spectator = espectadores
replay-copy = Copiar enlace
replay-copied = Enlace a esta jugada copiado.
replay-back-to-game = Volver a la partida
replay-your-turn = Volver: te toca
