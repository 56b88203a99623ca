### Las reglas a mano: las fichas de regla y la página de todas las reglas.

## La ficha de una regla

rules-figures = Cifras
rules-rulings = Aclaraciones
rules-ruling = Aclaración { $number }
rules-related = Véase también
rules-back = Volver
rules-all = Todas las reglas
rules-by-players = con { $counts } jugadores

## De dónde viene una cifra o una decisión

rules-sources = De dónde viene
rules-source-rulebook = reglamento
rules-source-public = publicado
rules-source-inferred = deducido
rules-source-designed = inventado
rules-source-decided-here = decidido aquí
rules-source-box = de una caja
rules-source-text-rulebook = Lo dice el reglamento, o lo exige uno de sus ejemplos.
rules-source-text-public = Leído en imágenes, tablas o reseñas que otros publicaron.
rules-source-text-inferred = Se deduce de lo que se sabe.
rules-source-text-designed = Inventado para esta mesa, porque el valor impreso no se conoce o ninguna fuente lo da.
rules-source-text-decided-here = Ninguna fuente lo dice; lo jugamos como lo acordaría un grupo alrededor de la mesa.
rules-source-text-box = Corregido por el dueño de una caja.

## La página de todas las reglas

rules-title = { $game }: reglas
rules-to-the-lobby = A la página de inicio
rules-search = Buscar en las reglas
rules-found = { $count ->
        [0] No se ha encontrado nada
        [one] { $count } entrada
       *[other] { $count } entradas
    }
rules-contents = Índice
rules-section-flow = Cómo se juega
rules-section-term = Términos
rules-section-rulings = Aclaraciones
rules-section-sources = De dónde viene
