# Las páginas de las cuadrículas de 4x4 y 6x6 para niños: palabras cortas, sin términos.

small-size = { $size }×{ $size }
small-title = Sudoku { $size }×{ $size } para niños
small-description = Un sudoku pequeño para niños: { $size } filas, números o figuras, y pistas con palabras sencillas.
small-to-go = { $count ->
    [one] Falta 1 casilla
   *[other] Faltan { $count } casillas
}
small-rule = { $marks ->
    [shapes] En cada fila, cada columna y cada caja de borde grueso va cada figura una vez.
   *[digits] En cada fila, cada columna y cada caja de borde grueso va cada número una vez.
}
small-marks = Números o figuras
small-marks-digits = Números
small-marks-shapes = Figuras
small-marks-both = Se alternan
small-pad = Marcas
small-cell-given = { $mark }, del principio, fila { $row } columna { $column }
small-cell-entry = { $mark }, fila { $row } columna { $column }
small-cell-empty = vacía, fila { $row } columna { $column }
small-cell-twice = está dos veces en una fila, una columna o una caja
small-cell-wrong = aún no está bien
small-choose = Toca primero una casilla vacía.
small-given = Esta ya estaba al principio.
small-nothing-to-undo = No hay nada que deshacer.
small-nothing-to-redo = No hay nada que rehacer.
small-trouble = Ahora mismo la ayuda no está disponible. Prueba otra vez en un minuto.
small-no-hints = Ya no hay más pistas para este.
small-not-kept = Este navegador no puede guardar tus casillas.
small-another = Otro para niños
small-levels = Niveles de { $size }×{ $size }
small-print = Imprimir esto
small-for-children = Para niños
small-for-children-text = Cuadrículas pequeñas de 4×4 y 6×6, con números o figuras.
