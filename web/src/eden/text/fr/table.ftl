### What the bars around the board say of this game.

shell-group-swap = { $location } : échanger un dé
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
shell-event-food = Événement et nourriture
shell-next-season = Préparer
shell-no-undo-event = Sans retour : révèle un événement
shell-no-undo-mission = Sans retour : pioche des missions
shell-no-undo-building = Sans retour : révèle un aménagement
