### What the bars around the board say of this game.

course-day = Día { $day }
shell-hero-at = { $hero } { $place }
shell-owed = { $what ->
        [survivors] { $left ->
            [one] { $left } superviviente por perder
           *[other] { $left } supervivientes por perder
        }
        [supplies] Quedan por dar { $left } de { $total } materias primas
        [materials] Quedan por pagar { $left } de { $total } materiales
        [pressure] Quedan { $left } de { $total } puntos de presión
        [endurance] Quedan { $left } de { $total } de resistencia
       *[tokens] Quedan por dar { $left } de { $total } fichas
    }
shell-group-place = Héroe de fuerza { $strength }
shell-group-pay = Gastar
shell-group-tribute = Tributo
shell-group-waive = Ahorrar
shell-group-discard = Devolver
shell-group-build = Construir
shell-group-settle = El superviviente vive en
shell-group-lose = Perder un superviviente de
shell-survivors = Supervivientes
shell-gauge = Medidor de radioactividad
shell-food = Esta noche
shell-food-of = { $has } de { $needs }
shell-pressure-on = Presión sobre
shell-pressure-on-you = Presión de
shell-exposed = Expuesto a
shell-exposed-later = Más tarde, expuesto a
shell-exposed-by = { $strength }, presión { $pressure }
shell-pressure = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
shell-day = Día { $day } de { $days }
shell-part-of-day = Parte del día
shell-dawn = Amanecer
shell-day-part = Día
shell-night = Noche
shell-no-undo-tile = Sin vuelta atrás: revela una loseta
shell-no-undo-animal = Sin vuelta atrás: revela una presa
shell-no-undo-equipment = Sin vuelta atrás: revela equipo
shell-no-undo-event = Sin vuelta atrás: revela un evento
turning-day = Día { $day }: { $event }
turning-event-wildfire = El Bosque pierde { $count } de madera.
turning-event-cave-in = La Mina pierde { $count } de metal.
turning-event-thieves = La Feria pierde { $count } microchips.
turning-event-nomads = Cada ciudad pierde { $count } losetas de búsqueda.
turning-event-lean-times = El Bosque, la Mina y la Feria pierden { $count } fichas cada uno.
turning-older = Sigue en vigor: { $event }. { $text }
turning-immune = Tu clan es inmune a lo que afecta a los clanes.
turning-heroes = Tus héroes hoy: { $heroes }.
turning-hero = el { $from } actúa con { $to }
turning-night = Día y noche { $day }
turning-overcome = Eventos resueltos
turning-built = Habitaciones construidas
