### River Lanterns au terminal : les identifiants commencent par `ui-lanterns-`.

ui-lanterns-intro-aim = Six nuits sur la rivière : allumez des lanternes et exaucez des vœux. Le plus de points gagne.
ui-lanterns-intro-course = Chaque nuit, les dés sont lancés et chacun en prend deux, un à la fois.
ui-lanterns-night = Nuit { $night } sur { $nights }
ui-lanterns-over = La fête est finie
ui-lanterns-dice = Dés :
ui-lanterns-points = pts
ui-lanterns-hand = main
ui-lanterns-granted = exaucés :
ui-lanterns-tie = Égalité : vœux exaucés
ui-lanterns-hint-legend = ✓ : un vœu en main qui pourrait alors être exaucé. −1 : il y manquerait 1 lanterne.
ui-lanterns-won-tied = { $players } gagne : plusieurs ont { $points } points, et le plus de vœux exaucés départage.
ui-lanterns-won-shared = { $players } partagent la victoire : { $points } points, et autant de vœux exaucés.
ui-lanterns-legend = ① a commencé la nuit. pts : points si la partie finissait maintenant. main : vœux en main, dont chacun coûte un point à la fin.
