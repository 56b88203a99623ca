### Ce qui s'est passé, pour le journal. `$seat` est un joueur.

log-season = { $season-subject } commence.
log-first-player = { $seat } commence la saison.
log-die-rolled = Un { $face-die } est lancé { $location-at }.
log-event-shown = Nouvel événement : { $event-card }.
log-building-shown = Nouvel aménagement : { $building-card }.
log-building-discarded = Aménagement défaussé : { $building-card }.
log-token-discarded = Un { $face-token } retourne dans la boîte.
log-tokens-returned = La Batte, les Jumelles et l’Héroïne retournent sur le plateau.
log-token-arrived = Un { $face-token } arrive à la Gare.
log-equipment-arrived = Nouvel équipement au Centre : { $equipment }.
log-token-taken = { $seat } prend un { $face-token }.
log-missions-drawn = { $count ->
        [one] { $seat } pioche { $count } mission.
       *[other] { $seat } pioche { $count } missions.
    }
log-mission-seen = { $seat } pioche la mission : { $mission-card }.
log-mission-kept = { $seat } garde la mission : { $mission-card }.
log-missions-kept = { $count ->
        [one] { $seat } garde { $count } mission.
       *[other] { $seat } garde { $count } missions.
    }
log-die-taken = { $seat } prend un { $face-die } { $location-at }.
log-power-used = { $seat } utilise un pouvoir : { $power }.
log-dice-swapped = Le { $given-die } { $origin-from } et le { $face-die } { $location-from } changent de place.
log-heroine-taken = { $seat } prend l’Héroïne.
log-event-flipped = { $seat } retourne face cachée un événement : { $event-card }.
log-cans-gained = { $count ->
        [one] { $seat } prend { $count } conserve.
       *[other] { $seat } prend { $count } conserves.
    }
log-equipment-taken = { $seat } prend { $equipment-a }.
log-bat-taken = { $seat } prend la Batte.
log-binoculars-taken = { $seat } prend les Jumelles.
log-strength-announced = { $wilds ->
        [0] { $seat } annonce une force de { $strength } pour les { $profession-buildings }.
        [one] { $seat } annonce une force de { $strength } pour les { $profession-buildings }, avec { $wilds } joker.
       *[other] { $seat } annonce une force de { $strength } pour les { $profession-buildings }, avec { $wilds } jokers.
    }
log-building-claimed = { $seat } prend un { $building-card }.
log-no-building-left = Il ne reste pas d’{ $profession-building } pour { $seat }.
log-building-declined = { $seat } ne prend pas d’{ $profession-building }.
log-dice-spent = { $seat } défausse des dés : { $count } × { $face }.
log-token-settled = Un { $survivor } rejoint le refuge { $seat-of }.
log-new-building-placed = { $seat } place le { $mission-card }.
log-event-overcome = { $seat } surmonte l’événement ({ $event }) : { printed-points }.
log-event-not-overcome = { $seat } ne surmonte pas l’événement ({ $event }) ; présents : { $has }, manquants : { $lacking }.
log-people-fed = { $cans ->
        [0] { $seat } nourrit { population-count } : { printed-points }.
        [one] { $seat } nourrit { population-count } avec l’aide de { $cans } conserve : { printed-points }.
       *[other] { $seat } nourrit { population-count } avec l’aide de { $cans } conserves : { printed-points }.
    }
log-people-hungry = { $cans ->
        [one] { $seat } ne nourrit pas { population-count } : il aurait fallu { $cans } conserve.
       *[other] { $seat } ne nourrit pas { population-count } : il aurait fallu { $cans } conserves.
    }
log-tally = { $points ->
        [one] { $seat } finit { $season-the } avec { $points } point.
       *[other] { $seat } finit { $season-the } avec { $points } points.
    }
log-mission-revealed = { $points ->
        [0] { $seat } révèle la mission : { $mission-card }. Elle a échoué.
       *[other] { $seat } révèle la mission : { $mission-card }. Elle est réussie.
    }
log-game-over = L’hiver est fini, et la partie avec lui.
