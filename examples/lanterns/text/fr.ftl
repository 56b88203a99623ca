### River Lanterns en français.

## Coups

move-done = Ne plus exaucer de vœu
move-take = Prendre { $face-die }
move-grant = Exaucer le vœu : { $wish-card }

## Pourquoi un coup n’est pas possible

reason-not-your-decision = Ce n’est pas à vous de jouer.
reason-not-now = Ce n’est pas possible maintenant. La question est : { $decision }
reason-no-such-die = Il n’y a pas { $face-of } sur la table.
reason-wish-not-held = Vous n’avez pas ce vœu : { $wish }.
reason-needs-lanterns = Il faut { $colour-count }.

## Ce qui s’est passé

log-night = La nuit { $night } commence.
log-die-rolled = Dé lancé : { $face }.
log-die-taken = { $seat } prend { $face-die }.
log-die-drifted = Un dé s’en va au fil de l’eau : { $face }.
log-lantern-lit = { $seat } allume { $colour-a }.
log-wish-drawn = { $seat } pioche un vœu.
log-wish-seen = { $seat } pioche le vœu : { $wish-card }.
log-nothing-drawn = { $seat } ne pioche rien : la main est pleine, ou la pioche est vide.
log-wind-rose = { $seat } fait lever le vent : les dés sont relancés.
log-wish-granted = { $points ->
        [one] { $seat } exauce le vœu : { $wish }, pour { $points } point.
       *[other] { $seat } exauce le vœu : { $wish }, pour { $points } points.
    }
log-wish-left = { $seat } a encore en main le vœu : { $wish }.
log-game-over = La fête est finie.

## Questions

decision-nothing = Les autres décident.
decision-take-die = Quel dé prenez-vous ?
decision-grant-wish = Exaucez-vous un vœu ?

## Points

part-wishes = Vœux exaucés
part-lanterns = Lanternes restantes
part-in-hand = Vœux en main
part-total = Total

## Joueurs

seat-crimson = Cramoisi
seat-amber = Ambre
seat-jade = Jade
seat-azure = Azur
seat-violet = Violet

## Lanternes

colour-red = rouge
    .a = une lanterne rouge
    .count = { $count ->
        [one] { $count } lanterne rouge
       *[other] { $count } lanternes rouges
    }
colour-gold = or
    .a = une lanterne dorée
    .count = { $count ->
        [one] { $count } lanterne dorée
       *[other] { $count } lanternes dorées
    }
colour-green = vert
    .a = une lanterne verte
    .count = { $count ->
        [one] { $count } lanterne verte
       *[other] { $count } lanternes vertes
    }
colour-blue = bleu
    .a = une lanterne bleue
    .count = { $count ->
        [one] { $count } lanterne bleue
       *[other] { $count } lanternes bleues
    }

## Dés

face-red = rouge
    .die = le dé rouge
    .of = de dé rouge
face-gold = or
    .die = le dé doré
    .of = de dé doré
face-green = vert
    .die = le dé vert
    .of = de dé vert
face-blue = bleu
    .die = le dé bleu
    .of = de dé bleu
face-moon = lune
    .die = le dé de la lune
    .of = de dé de la lune
face-wind = vent
    .die = le dé du vent
    .of = de dé du vent

## Vœux

wish-health = santé
    .card = { wish-health } ({ $lanterns } ; { wish-points })
wish-love = amour
    .card = { wish-love } ({ $lanterns } ; { wish-points })
wish-harvest = bonne récolte
    .card = { wish-harvest } ({ $lanterns } ; { wish-points })
wish-rain = pluie
    .card = { wish-rain } ({ $lanterns } ; { wish-points })
wish-spring = printemps précoce
    .card = { wish-spring } ({ $lanterns } ; { wish-points })
wish-journey = bon voyage
    .card = { wish-journey } ({ $lanterns } ; { wish-points })
wish-friendship = amitié
    .card = { wish-friendship } ({ $lanterns } ; { wish-points })
wish-courage = courage
    .card = { wish-courage } ({ $lanterns } ; { wish-points })
wish-wisdom = sagesse
    .card = { wish-wisdom } ({ $lanterns } ; { wish-points })
wish-peace = paix
    .card = { wish-peace } ({ $lanterns } ; { wish-points })
wish-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Termes

term-lantern = lanterne
    .text = Un dé de couleur allume une lanterne de cette couleur sur votre bateau. Les lanternes exaucent les vœux ; à la fin, { $count } d’entre elles valent un point.
term-wish = vœu
    .text = Une carte secrète. Après avoir pris un dé, vous pouvez la montrer et laisser partir ses lanternes, pour ses points. À la fin, chaque vœu en main coûte { wish-points }.
term-moon = lune
    .text = Un dé de la lune fait piocher un vœu. Personne n’en a plus de { $most } en main.
term-wind = vent
    .text = Un dé du vent fait relancer les dés qui restent. Le dernier à l’avoir pris commence la nuit suivante.
term-night = nuit
    .text = Chacune des { $nights } nuits commence par un lancer de dés. Chaque joueur en prend { $dice }, un à la fois.

## De quoi se compose une position

key-turns = tours joués
key-first-player = premier joueur
key-dice = dés sur la table
key-deck = pioche
key-lanterns = lanternes sur le bateau
key-hand = vœux en main
key-granted = vœux exaucés

## Options de la partie

option-full-moon = Pleine lune
    .about = Chaque joueur reçoit un vœu de plus.
