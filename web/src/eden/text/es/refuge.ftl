### Paris: New Eden: tableros y refugios, los demás, el final de la estación, misiones, el plan de los comodines.

## Tableros

refuge-your-board = Tu tablero
refuge-board-of = Tablero de { $name }
refuge-dice-this-season = { $count ->
        [one] { $count } dado esta estación
       *[other] { $count } dados esta estación
    }
refuge-dice = Dados, { $count } de { $all }: { $dice }
refuge-tokens = Fichas de superviviente: { $tokens }
refuge-none = ninguno
refuge-wild-token = comodín: usar o guardar
refuge-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
refuge-strength = Fuerza de { $profession }: { $now }, luego { $then }; { $words }
refuge-needs-one = falta 1
refuge-given-out = repartido
refuge-no-building = sin edificio en este puesto
refuge-standing = { $place }.º{ $tie ->
        [tied] , empate
        [without] : sin carta
       *[alone] { "" }
    }

## Refugios

refuge-title = Refugio
refuge-your-refuge = Tu refugio
refuge-of = Refugio de { $name }
refuge-people = { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    }: { $needed ->
        [0] nadie a quien alimentar
        [one] { $needed } granjero o lata, { $points }
       *[other] { $needed } granjeros o latas, { $points }
    }
refuge-built = { $count ->
        [one] { $count } hecho
       *[other] { $count } hechos
    }
refuge-no-buildings = Aún sin edificios
refuge-powers = { $count ->
        [one] { $count } poder
       *[other] { $count } poderes
    }
refuge-hidden = { $count ->
        [one] { $count } oculta
       *[other] { $count } ocultas
    }

## Los demás

refuge-rivals = Los demás jugadores
refuge-you = Tú
refuge-open-board = { $name }, { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }{ $turn ->
        [acting] , decide ahora
       *[waiting] { "" }
    }: abrir el tablero

## Evento y comida

feed-title = Evento y comida
feed-title-missions = Evento, comida y misiones
feed-fed-title = comida
feed-progress = { $has } de { $asked } supervivientes equipados
feed-fed-spoken = { $name } puede alimentar a todos{ $cans ->
        [0] { "" }
        [one] { " " }con { $cans } lata
       *[other] { " " }con { $cans } latas
    } por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
feed-kept = sin alimentar
feed-kept-spoken = { $name } no alimenta a nadie
feed-short = { $cans ->
        [one] falta { $cans }
       *[other] faltan { $cans }
    }
feed-short-spoken = { $cans ->
        [one] A { $name } le falta { $cans } granjero o lata
       *[other] A { $name } le faltan { $cans } granjeros o latas
    }

## Misiones

mission-title = Misiones
mission-drawn = { $count ->
        [one] Robada: { $count } misión
       *[other] Robadas: { $count } misiones
    }
mission-hidden = { $count ->
        [one] { $count } misión oculta
       *[other] { $count } misiones ocultas
    }
mission-none = Sin misiones en la mano
mission-count = { $count ->
        [one] { $count } misión
       *[other] { $count } misiones
    }
mission-of = { $own } de { $least } ahora
mission-against = { $own } ahora, los demás { $rival }
mission-points = { $points } al final
mission-missing = { $count ->
        [one] falta { $count } superviviente
       *[other] faltan { $count } supervivientes
    }
mission-can-be-placed = Ya se puede colocar

## El plan de los comodines

plan-title = Planear comodines
plan-left = { $left ->
        [one] { $left } de { $all } comodines libre
       *[other] { $left } de { $all } comodines libres
    }
plan-private = Solo tú ves este plan. Ayuda cuando anuncias tu fuerza.
plan-less = Un comodín menos para los { $profession }
plan-more = Un comodín más para los { $profession }
plan-share = { $count ->
        [0] ningún comodín planeado
        [one] { $count } comodín planeado
       *[other] { $count } comodines planeados
    }
plan-announce = { $wilds ->
        [0] Plan: { $strength }, sin comodín
        [one] Plan: { $strength }, { $wilds } comodín
       *[other] Plan: { $strength }, { $wilds } comodines
    }
mission-revealed = Misiones reveladas
mission-failed = fallida
