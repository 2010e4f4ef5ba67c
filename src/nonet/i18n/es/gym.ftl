# Qué se pide a los modelos de lenguaje en los gimnasios, y por qué no cuenta una parte de su respuesta.

gym-ask-blanks = Llena tantas celdas vacías de este sudoku como puedas. Un número incorrecto cuesta el doble de lo que gana uno correcto, y los números iniciales copiados no ganan nada. Responde con la cuadrícula, o con entradas rRcC=D: fila R, columna C, número D.
gym-ask-exact = Resuelve este sudoku. Solo cuenta la solución entera. Responde con la cuadrícula, o con entradas rRcC=D: fila R, columna C, número D.
gym-ask-steps = Resuelve este sudoku paso a paso. Escribe una deducción por línea: su técnica, los números y celdas que la demuestran y lo que se deduce, como naked-pair 37 r1c12 => rRcC<>3, o hidden-single => rRcC=7, con fila R y columna C. Una cadena puede escribirse en notación Eureka. Una deducción que no es válida cuesta lo que afirma.
gym-too-long = El texto tiene más de { $most } caracteres.
gym-no-answer = Aquí no hay ni una cuadrícula ni una entrada como r4c5=7.
gym-cells = { $count ->
    [one] La cuadrícula tiene { $count } celda; se esperaban 81.
   *[other] La cuadrícula tiene { $count } celdas; se esperaban 81.
}
gym-changed-given = El número inicial { $given } de { $cell } se cambió por { $found }, así que la respuesta es de otro sudoku.
gym-removed-given = Falta el número inicial { $given } de { $cell }, así que la respuesta es de otro sudoku.
gym-no-steps = Aquí no hay ninguna deducción como hidden-single => r4c5=7.
gym-too-many-steps = Solo se juzgan las primeras { $most } deducciones.
gym-no-technique = La línea { $line } no nombra ninguna técnica.
gym-no-conclusion = La línea { $line } no dice qué se deduce.
gym-no-pattern = La línea { $line } no nombra las celdas y los números de su técnica, { $technique }.
gym-beyond = La línea { $line } necesita toda su prueba: con celdas y números no se puede demostrar { $technique }.
gym-no-data = La línea { $line } no es un paso en JSON: { $fault }.
gym-nothing-new = La línea { $line } no concluye nada nuevo.
gym-other-pattern = Línea { $line }: { $technique } no demuestra esto con estas celdas y números.
gym-by-cases = La línea { $line } se demostró solo caso por caso, y eso no es una cadena.
gym-weak = La línea { $line } no es válida. { $why }
