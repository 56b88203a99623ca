### What the bars around the board say of this game.

shell-group-swap = Intercambiar dos dados
shell-group-flip = Poner un evento boca abajo
shell-group-recruit = Ficha de superviviente
shell-strength = fuerza { $strength }
shell-cans = Latas
shell-missions = Misiones
shell-event = Evento
shell-event-of = { $has } de { $needs }
shell-feeding = Comida
shell-fed = alimentados, { $points }
shell-seasons = Estaciones
shell-steps = Pasos de la estación
shell-gather = Reunir
shell-build = Adquirir
shell-event-food = Resolver y alimentar
shell-next-season = Preparar
shell-no-undo-event = Sin vuelta atrás: revela un evento
shell-no-undo-mission = Sin vuelta atrás: se roban misiones
shell-no-undo-building = Sin vuelta atrás: revela un edificio
turning-event = { $text } Tienes { $has } de { $asked }.
turning-season = { $count ->
        [one] Cada uno toma { $count } dado. Empieza { $name }.
       *[other] Cada uno toma { $count } dados. Empieza { $name }.
    }
turning-lacked = { $has }, faltan { $lacking }
turning-hungry = sin alimentar
turning-fed = { $cans ->
        [0] { $points }
        [one] { $points }, { $cans } lata
       *[other] { $points }, { $cans } latas
    }
shell-binoculars-kept = Prismáticos, si los conservas hasta el final
