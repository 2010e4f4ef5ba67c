# Por qué una cuadrícula no es un sudoku: lo dicen el servidor y la propia página de importar.

import-no-grid = La línea { $line } no es un sudoku que podamos leer. Un sudoku son 81 caracteres, uno por celda, o nueve filas de nueve: números, y puntos para las celdas vacías.
import-cells = { $count ->
    [one] La línea { $line } tiene { $count } celda. Un sudoku entero tiene 81, y una de sus filas tiene 9.
   *[other] La línea { $line } tiene { $count } celdas. Un sudoku entero tiene 81, y una de sus filas tiene 9.
}
import-picture = Una imagen no se puede leer. Introduce el sudoku a mano, o tráelo como texto.
import-undecided = Estas celdas pueden variar: { $cells }. { $cell } podría ser { $first } o bien { $second }.
import-clash = Estos números iniciales no pueden ser todos correctos: { $cells }.
refusal-422-multiple = Un sudoku tiene exactamente una solución. Esta cuadrícula tiene más de una.
refusal-422-unsolvable = Un sudoku tiene exactamente una solución. Esta cuadrícula no tiene ninguna.
refusal-422-invalid = Un número está dos veces en una fila, columna o caja, así que esta cuadrícula no tiene solución.
refusal-422-unknown = No hemos podido averiguar en un tiempo razonable si esta cuadrícula tiene exactamente una solución.
