### What is said of the game on the first page.

lobby-about-eden = Un año en un París invadido por la vegetación. Toma dados de cinco lugares, sé el más fuerte para elegir edificios, supera los eventos de la estación y alimenta a tu población.
