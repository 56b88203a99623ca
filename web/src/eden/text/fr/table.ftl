### What the bars around the board say of this game.

shell-group-swap = Échanger deux dés
shell-group-flip = Retourner un événement
shell-group-recruit = Jeton survivant
shell-strength = force { $strength }
shell-cans = Conserves
shell-missions = Missions
shell-event = Événement
shell-event-of = { $has } sur { $needs }
shell-feeding = Nourriture
shell-fed = nourris, { $points }
shell-seasons = Saisons
shell-steps = Étapes de la saison
shell-gather = Rassembler
shell-build = Acquérir
shell-event-food = Résoudre et nourrir
shell-next-season = Préparer
shell-no-undo-event = Sans retour : révèle un événement
shell-no-undo-mission = Sans retour : pioche des missions
shell-no-undo-building = Sans retour : révèle un aménagement
turning-event = { $text } Vous en avez { $has } sur { $asked }.
turning-season = { $count ->
        [one] Chacun prend { $count } dé. { $name } commence.
       *[other] Chacun prend { $count } dés. { $name } commence.
    }
turning-lacked = { $has }, manque { $lacking }
turning-hungry = non nourris
turning-fed = { $cans ->
        [0] { $points }
        [one] { $points }, { $cans } conserve
       *[other] { $points }, { $cans } conserves
    }
shell-binoculars-kept = Jumelles, si vous les gardez jusqu’à la fin
