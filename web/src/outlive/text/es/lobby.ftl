### What is said of the game on the first page.

lobby-facts-outlive = De 2 a 4 jugadores · una hora más o menos · desde 14 años
lobby-about-outlive = Seis días hasta que el Convoy venga a por el mejor clan. De día, tus cuatro héroes recogen, cazan y buscan entre las ruinas; de noche, alimentas, proteges y amplías tu refugio bajo tierra.
