# Por qué una cuadrícula no es un sudoku: lo dicen el servidor y la propia página de importar.

import-place = Línea { $line }, columna { $column }: «{ $found }».
import-no-grid = No hemos podido leer un sudoku aquí. Un sudoku son 81 caracteres, uno por celda, o nueve filas de nueve: números, y puntos para las celdas vacías.
import-cells = { $count ->
    [one] Esta línea tiene { $count } celda. Un sudoku entero tiene 81, y una de sus filas tiene 9.
   *[other] Esta línea tiene { $count } celdas. Un sudoku entero tiene 81, y una de sus filas tiene 9.
}
import-rows = { $count ->
    [one] La cuadrícula que acaba ahí tiene { $count } fila. Una entera tiene 9.
   *[other] La cuadrícula que acaba ahí tiene { $count } filas. Una entera tiene 9.
}
import-ambiguous = Esta línea puede ser una fila del sudoku, o bien un borde o los números de las columnas. Escribe el sudoku como 81 caracteres en una línea, con puntos para las celdas vacías.
import-link = Este enlace a { $site } no contiene su sudoku. Abre el enlace, copia los 81 números y pégalos aquí.
import-picture = Las imágenes no se pueden leer. Introduce el sudoku a mano o pégalo como texto.
import-found = { $count ->
    [one] { $count } sudoku encontrado.
   *[other] { $count } sudokus encontrados.
}
import-skipped = { $count ->
    [one] La línea { $lines } no contiene ningún sudoku y se omite.
   *[other] { $count } líneas no contienen ningún sudoku y se omiten: { $lines }.
}
import-undecided = Estas celdas pueden variar: { $cells }. { $cell } podría ser { $first } o bien { $second }.
import-clash = Estos números iniciales no pueden ser todos correctos: { $cells }.
refusal-422-multiple = Un sudoku tiene exactamente una solución. Esta cuadrícula tiene más de una.
refusal-422-unsolvable = Un sudoku tiene exactamente una solución. Esta cuadrícula no tiene ninguna.
refusal-422-invalid = Un número está dos veces en una fila, columna o caja, así que esta cuadrícula no tiene solución.
refusal-422-unknown = Se tardaría demasiado en averiguar si esta cuadrícula tiene exactamente una solución.
