### Le guide d'une première partie : un titre et quelques phrases pour tout ce qui arrive pour la première fois.

tutorial-guide = Guide
tutorial-got-it = Compris
tutorial-skip = Passer le guide
tutorial-bring-back = Réafficher le guide
tutorial-fold = Replier le guide
tutorial-unfold = Déplier le guide
tutorial-more = Les règles à ce sujet :

tutorial-controls = Tout ce qui a un contour pointillé peut être choisi : sur le plateau, ou dans la liste en bas. { $by ->
        [finger] Choisissez quelque chose pour voir ce que cela ferait, avant de confirmer.
       *[pointer] Survolez un choix pour voir ce qu’il ferait.
    } Vous pouvez annuler un coup tant que rien n’est révélé et que personne d’autre n’a décidé. { $by ->
        [finger] Touchez le reste
       *[pointer] Cliquez sur le reste
    } pour en lire la règle.
    .title = Comment jouer ici
tutorial-over = Vous connaissez maintenant le jeu. Le résultat montre d’où vient chaque point, et « Revoir » montre chaque coup. La prochaine fois : trois joueurs, ou un robot plus fort.
    .title = Voilà, c’est tout
