# Cuadrículas de 4x4 y 6x6 para niños: palabras cortas, sin términos. Una marca es un número o el nombre de una figura.
# Los lugares llevan artículo.

small-row = la fila { $row }
small-column = la columna { $column }
small-square = la casilla de la fila { $row }, columna { $column }
small-box-4-0 = la caja de arriba a la izquierda
small-box-4-1 = la caja de arriba a la derecha
small-box-4-2 = la caja de abajo a la izquierda
small-box-4-3 = la caja de abajo a la derecha
small-box-6-0 = la caja de arriba a la izquierda
small-box-6-1 = la caja de arriba a la derecha
small-box-6-2 = la caja del medio a la izquierda
small-box-6-3 = la caja del medio a la derecha
small-box-6-4 = la caja de abajo a la izquierda
small-box-6-5 = la caja de abajo a la derecha
small-shape-1 = círculo
small-shape-2 = cuadrado
small-shape-3 = triángulo
small-shape-4 = corazón
small-shape-5 = estrella
small-shape-6 = luna
small-shape-7 = gota
small-shape-8 = cruz

# Una pista en tres pasos: dónde mirar, qué preguntar y qué va ahí.
small-look = Mira { $place }.
small-ask-last-cell = En { $place } solo hay una casilla vacía. { $marks ->
    [shapes] ¿Qué figura
   *[digits] ¿Qué número
} falta?
small-ask-place-in-box = En { $place } falta: { $mark }. ¿Dónde puede ir?
small-ask-place-in-line = En { $place } falta: { $mark }. ¿Dónde puede ir?
small-ask-only-digit = Desde { $place }, mira por la fila, por la columna y por toda la caja. { $marks ->
    [shapes] ¿Qué figura
   *[digits] ¿Qué número
} no has visto?
small-tell-last-cell = En { $place } solo hay una casilla vacía. Falta: { $mark }. Va ahí.
small-tell-place-in-box = En { $place }, las demás casillas están llenas o ya ven lo mismo en su fila o columna. Por eso aquí va: { $mark }.
small-tell-place-in-line = En { $place }, las demás casillas están llenas o ya ven lo mismo en su línea o su caja. Por eso aquí va: { $mark }.
small-tell-only-digit = Todo lo demás ya está en la fila, la columna o la caja de { $place }. Solo queda: { $mark }.
small-no-single = Aún no hay ninguna casilla segura. Prueba con una.
sheet-instruction-small = { $marks ->
    [shapes] En cada fila, cada columna y cada caja de borde grueso va cada figura una vez. Dibuja las figuras.
    [both] En cada fila, cada columna y cada caja de borde grueso va cada número o cada figura una vez.
   *[digits] En cada fila, cada columna y cada caja de borde grueso va cada número una vez.
}
# Qué clase de paso es, en un camino de resolución.
small-kind-last-cell = Última casilla vacía
small-kind-place-in-box = Único lugar en la caja
small-kind-place-in-line = Único lugar en la línea
small-kind-only-digit = Solo cabe uno
small-right = Hasta aquí, todo bien.
small-done = ¡Resuelto! ¡Muy bien!
small-wrong = { $count ->
    [one] Una casilla aún no está bien.
   *[other] { $count } casillas aún no están bien.
} Busca { $marks ->
    [shapes] la misma figura
   *[digits] el mismo número
} dos veces en una fila, una columna o una caja.
