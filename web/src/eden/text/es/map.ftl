### El mapa y los edificios de Paris: New Eden.

eden-map-die = { $die } { $location }
eden-map-events = Eventos de la estación
eden-map-event-closed = { $event }, cerrado
eden-map-closed = cerrado
eden-map-taken = tomado
eden-map-taken-by = { $thing }: en manos de { $name } esta estación
eden-map-none = Ya no quedan { $thing }
eden-map-coming = próximas
eden-map-coming-token = { $season }: { $token }
eden-map-draw = roba { $drawn }, conserva { $kept }
eden-map-missions = { $count ->
        [one] { $count } misión en el mazo
       *[other] { $count } misiones en el mazo
    }
eden-map-cans = { $count ->
        [one] { $count } lata con cada dado
       *[other] { $count } latas con cada dado
    }
eden-map-prelude = Los supervivientes del preludio

## Los edificios

eden-map-buildings = Edificios
eden-map-buildings-order = se reparten de izquierda a derecha; elige primero el más fuerte
eden-map-given-now = se reparten ahora: { $buildings }
eden-map-deck = { $count ->
        [one] Mazo de { $buildings }: { $count } carta
       *[other] Mazo de { $buildings }: { $count } cartas
    }
eden-map-strength = { $name }: fuerza { $strength }{ $card ->
        [no] , sin carta
       *[yes] { "" }
    }

# Los poderes, tan cortos como pide una carta.
eden-map-power-can-with-first-die = 1.er dado: +{ $amount }
eden-map-power-swap-dice = cambia 2 dados
eden-map-power-second-die = segundo dado
eden-map-power-keep-more-missions = conserva +{ $amount }
eden-map-power-draw-more-missions = roba +{ $amount }
eden-map-power-top-of-the-deck = primera del mazo
eden-map-power-cans = +{ $amount }
eden-map-power-equipment-of-each-type = +{ $amount } de cada uno
eden-map-power-unsuccessful-missions = misión fallida: +{ $amount }
eden-map-power-points-for-tinkerers = cada manitas: +{ $amount }
eden-map-power-points = +{ $amount }

## La pantalla

eden-map-parts = Partes de la mesa
eden-map-tab-map = París
eden-map-tab-buildings = Edificios
eden-map-tab-refuge = Refugio
eden-map-watching = En pantalla:
