### Le score et la fin de la partie.

score = Score
score-table = En chiffres
score-scored = Déjà marqués
score-now = Si on s’arrêtait là
score-secret = ? remplace des points encore cachés.
score-winner = gagnant
end-winners = { $count ->
        [one] Victoire : { $players }
       *[other] Victoire partagée : { $players }
    }
end-you-won = Vous avez gagné
end-no-winner = Personne n’a gagné
end-played = La partie a été jouée jusqu’au bout.
end-resigned = La partie s’est terminée par abandon.
end-agreed = Les joueurs ont décidé d’arrêter la partie.
end-rematch = Rejouer
end-to-rematch = Vers la partie suivante
end-save = Enregistrer dans un fichier
end-share = Copier le lien
end-copied = Lien vers cette partie copié.
end-sources = D’où viennent les points
end-course = Le déroulement de la partie
end-turns = Les tournants
course-about = Points de tous les joueurs après chaque coup. Les mêmes nombres sont dans le tableau ci-dessous.
course-table = En tableau
turn-move = Coup { $number }
turn-lead = { $player } prend la tête, { $points } contre { $next }.
turn-swing = { $player } : { $change } ({ $part })
turn-none = Aucun grand retournement.
fairness = Le mélange était-il honnête ?
fairness-about = Avant le début, le serveur s’est engagé sur sa part de la graine en publiant cette empreinte. Avec les parts des joueurs, elle donne la graine de toute la partie.
fairness-commitment = Publié avant le début
fairness-share = La part du serveur, publiée à la fin
fairness-nonces = Les parts des joueurs
fairness-verify = Enregistrez la partie dans un fichier et vérifiez tout vous-même :
