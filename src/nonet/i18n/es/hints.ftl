# Dónde buscar una pista, qué halló un análisis y qué está mal en un tablero.

look-house = Mira { $place }.
look-digit = Mira dónde puede ir el { $digit } en { $place }.
look-candidates = Mira los candidatos de { $place }.
look-links = Mira los candidatos de { $place } y lo que se deduciría de ellos.
analysis-complete = El sudoku no tiene ninguna celda vacía: ya está completo.
analysis-naked = { $count ->
    [one] { $count } único desnudo
   *[other] { $count } únicos desnudos
}
analysis-hidden = { $count ->
    [one] { $count } único oculto
   *[other] { $count } únicos ocultos
}
analysis-solved = Este sudoku se resuelve solo con únicos: { $naked } y { $hidden }.
analysis-beyond = { $count ->
    [one] Los únicos dan { $naked } y { $hidden }. Después, { $count } celda necesita otras técnicas.
   *[other] Los únicos dan { $naked } y { $hidden }. Después, { $count } celdas necesitan otras técnicas.
}
mistake-given = { $count ->
    [one] Ha cambiado { $count } número inicial del sudoku: { $cells }.
   *[other] Han cambiado { $count } números iniciales del sudoku: { $cells }.
}
mistake-entry = { $count ->
    [one] { $count } número escrito no coincide con la solución: { $cells }.
   *[other] { $count } números escritos no coinciden con la solución: { $cells }.
}
mistake-conflict = El mismo número está dos veces en una fila, columna o caja: { $cells }.
mistake-notes = { $count ->
    [one] En las notas de { $cells } falta un número que va ahí.
   *[other] En las notas de cada una de estas celdas falta un número que va ahí: { $cells }.
}
check-complete = El sudoku está resuelto.
check-right = { $count ->
    [one] Hasta aquí, todo bien. Falta { $count } celda.
   *[other] Hasta aquí, todo bien. Faltan { $count } celdas.
}
hint-looking = Buscando el paso más sencillo: { $tried } de { $count } técnicas probadas…
hint-unsupported = Ninguna técnica encuentra un paso siguiente.
answer-complete = El tablero está completo: cada celda tiene el número correcto.
