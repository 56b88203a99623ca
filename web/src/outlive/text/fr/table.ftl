### What the bars around the board say of this game.

course-day = Jour { $day }
shell-hero-at = { $hero } { $place }
shell-owed = { $what ->
        [survivors] { $left ->
            [one] { $left } survivant à perdre
           *[other] { $left } survivants à perdre
        }
        [supplies] Denrées à donner : encore { $left } sur { $total }
        [materials] Matériaux à payer : encore { $left } sur { $total }
        [pressure] Pression : encore { $left } sur { $total }
        [endurance] Force du gibier : encore { $left } sur { $total }
       *[tokens] Jetons à donner : encore { $left } sur { $total }
    }
shell-group-place = Héros de force { $strength }
shell-group-pay = Dépenser
shell-group-tribute = Tribut
shell-group-waive = Économiser
shell-group-discard = Rendre
shell-group-build = Construire
shell-group-settle = Loger le survivant
shell-group-lose = Perdre un survivant
shell-survivors = Survivants
shell-gauge = Jauge de radioactivité
shell-food = Ce soir
shell-food-of = { $has } sur { $needs }
shell-pressure-on = Pression sur
shell-pressure-on-you = Pression de
shell-exposed = Exposé à
shell-exposed-later = Plus tard exposé à
shell-exposed-by = { $strength }, pression { $pressure }
shell-pressure = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
shell-day = Jour { $day } sur { $days }
shell-part-of-day = Moment du jour
shell-dawn = Aube
shell-day-part = Jour
shell-night = Nuit
shell-no-undo-tile = Sans retour : révèle une tuile
shell-no-undo-animal = Sans retour : révèle un gibier
shell-no-undo-equipment = Sans retour : révèle un équipement
shell-no-undo-event = Sans retour : révèle un événement
turning-day = Jour { $day } : { $event }
turning-event-wildfire = La forêt perd { $count } bois.
turning-event-cave-in = La mine perd { $count } métaux.
turning-event-thieves = La fête foraine perd { $count } puces.
turning-event-nomads = Chaque ville perd { $count } tuiles fouille.
turning-event-lean-times = La forêt, la mine et la fête foraine perdent chacune { $count } jetons.
turning-older = Toujours en vigueur : { $event }. { $text }
turning-immune = Votre clan est immunisé contre ce qui frappe les clans.
turning-heroes = Vos héros aujourd’hui : { $heroes }.
turning-hero = le { $from } agit avec { $to }
turning-night = Jour et nuit { $day }
turning-overcome = Événements résolus
turning-built = Salles construites
