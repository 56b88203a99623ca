### What is said of the game on the first page.

lobby-about-eden = One year in a Paris that has turned green. Take dice from five locations, be the strongest to claim buildings, overcome the events of the season and feed your people.
