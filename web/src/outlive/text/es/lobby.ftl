### What is said of the game on the first page.

lobby-about-outlive = Faltan seis días para que el Convoy venga a por el mejor clan. De día, tus cuatro héroes recolectan, cazan y buscan entre las ruinas; de noche, alimentas, proteges y amplías tu refugio subterráneo.
