### River Lanterns en la terminal: los identificadores comienzan con `ui-lanterns-`.

ui-lanterns-intro-aim = Seis noches en el río: enciende farolillos y concede deseos. Gana quien tenga más puntos.
ui-lanterns-intro-course = Cada noche se tiran los dados, y cada uno toma dos, de uno en uno.
ui-lanterns-night = Noche { $night } de { $nights }
ui-lanterns-over = La fiesta ha terminado
ui-lanterns-dice = Dados:
ui-lanterns-points = ptos
ui-lanterns-hand = mano
ui-lanterns-granted = concedidos:
ui-lanterns-tie = Desempate: deseos concedidos
ui-lanterns-hint-legend = ✓: un deseo en la mano que entonces podría concederse. −1: le faltaría 1 farolillo.
ui-lanterns-won-tied = { $players } gana: varios tienen { $points } puntos, y deciden más deseos concedidos.
ui-lanterns-won-shared = { $players } comparten la victoria: { $points } puntos y los mismos deseos concedidos.
ui-lanterns-legend = ① comenzó la noche. ptos: puntos si la partida acabara ahora. mano: deseos en la mano; cada uno cuesta un punto al final.
