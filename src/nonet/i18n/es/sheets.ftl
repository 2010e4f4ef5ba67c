# Lo que se imprime en hojas y libros.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Solución
sheet-answers = Soluciones
# Tras el número de un sudoku, que es más grande.
sheet-of = { $number } de { $total }
sheet-name = Nombre
sheet-date = Fecha
sheet-time = Tiempo
sheet-notes = Notas
sheet-instruction = Llena cada fila, cada columna y cada caja de 3×3 con los números del 1 al 9.
sheet-answer-on = Solución en la página { $page }
sheet-puzzle-on = Sudoku en la página { $page }
sheet-page = Página { $page } de { $pages }
sheet-rating = ER { $er }
sheet-rating-least = ER { $er } o más
sheet-hints = Pistas
sheet-hint-later = Con { $count } números en el tablero: { $hint }
sheet-path = Camino de resolución del sudoku { $number }
sheet-no-path = Ninguna técnica encuentra un paso siguiente.
sheet-cell-names = r4c7 es la fila 4, columna 7.
sheet-play = Jugar a este sudoku en línea
sheet-scan = Escanea el código o haz clic en él
sheet-play-link = Jugar al sudoku { $number } en línea
sheet-again = Abrir esta hoja en línea, para jugar o con sus soluciones
sheet-play-all = Jugar a estos sudokus en línea
sheet-again-picture = Código QR: abrir esta hoja en línea
sheet-given-digit = { $digit } inicial
sheet-given = Inicial
sheet-filled = Escrito
sheet-bold-given = Los números en negrita son los iniciales.
sheet-range = Sudokus del { $first } al { $last }
sheet-code-picture = Código QR: jugar al sudoku { $number } en línea
sheet-logo-picture = Logotipo
sheet-label-beginner = Principiante
sheet-label-easy = Fácil
sheet-label-medium = Medio
sheet-label-hard = Difícil
sheet-label-expert = Experto
sheet-title = { $answers ->
    [with] { $count ->
        [one] { $name }: { $count } sudoku con solución
       *[other] { $name }: { $count } sudokus con soluciones
    }
   *[without] { $count ->
        [one] { $name }: { $count } sudoku
       *[other] { $name }: { $count } sudokus
    }
}

# Juegos para una clase: hojas que se distinguen por una letra y puntos, y un solucionario para el docente.
sheet-letter = Hoja { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [one] { $count } figura inicial
       *[other] { $count } figuras iniciales
    }
   *[digits] { $count ->
        [one] { $count } número inicial
       *[other] { $count } números iniciales
    }
}
sheet-before = Antes de empezar
sheet-before-tip = Busca una fila, columna o caja casi llena. ¿Qué números faltan y dónde puede ir cada uno?
sheet-first-step = Mi primer paso, y por qué:
sheet-done = Cuando termines
sheet-done-tip = { $marks ->
    [shapes] Comprueba una fila, una columna y una caja. Cada una tiene todas las figuras una vez.
   *[digits] Comprueba una fila, una columna y una caja. Cada una tiene del 1 al { $side }, cada número una vez.
}
sheet-hardest-step = El paso más difícil, y cómo lo encontré:
sheet-key = Solucionario
sheet-key-levels = Para el docente. Un juego, tres niveles; las hojas solo se distinguen por los puntos.
sheet-key-symbols = Para el docente. Un juego, tres niveles. Las letras y los símbolos no tienen orden; solo este solucionario indica los niveles.
sheet-key-versions = Para el docente. Las hojas parecen distintas y son igual de difíciles.
sheet-pupils = Estudiantes:
sheet-means-beginner = Se resuelve solo con únicos: en cada paso, a alguna celda o a algún número le queda un solo lugar.
sheet-means-easy = Solo únicos, pero hay que buscarlos entre varias cajas.
sheet-means-medium = Necesita notas: un número bloqueado en una línea de una caja, o un par.
sheet-means-hard = Necesita patrones en varias filas y columnas, como un X-Wing.
sheet-means-expert = Necesita cadenas de razonamiento, como un XY-Wing.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] Cuatro números en cajas de 2 × 2.
    [6] Seis números en cajas de tres de ancho y dos de alto.
   *[9] Nueve números en cajas de 3 × 3.
}
sheet-means-narrow = { $count ->
    [0] Solo únicos, y en cada paso se pueden llenar varias celdas.
    [one] Solo únicos. En { $steps } paso solo se puede llenar una celda.
   *[other] Solo únicos. En { $steps } pasos solo se puede llenar una celda.
}
sheet-unique = Cada sudoku tiene exactamente una solución.

# Hojas de práctica.
sheet-find = Encuentra: { $name }
sheet-found-heading = { $title }: las respuestas
sheet-answers-behind = Las respuestas están al dorso.
sheet-places-of = Solo están escritos los lugares del número { $digit }.
sheet-all-candidates = Están escritos todos los candidatos.
sheet-task-lost = Tacha
sheet-task-placed = Escribe
sheet-mark-pattern = parte del patrón
sheet-mark-first = primer color
sheet-mark-second = segundo color
sheet-mark-third = primer color de la otra agrupación
sheet-mark-fourth = segundo color de la otra agrupación
sheet-mark-on = verdadero, si la cadena se lee desde su inicio
sheet-mark-off = falso, si la cadena se lee desde su inicio
sheet-mark-fin = candidato de más
sheet-mark-frame = dónde mirar
sheet-mark-strong = enlace fuerte
sheet-mark-weak = enlace débil
sheet-mark-lost = eliminado
sheet-mark-placed = se escribe

# Tiras para periódicos.
sheet-yesterday = Soluciones de ayer

# Libros.
sheet-play-short = Jugar en línea
book-cover-blurb = Nunca tienes que adivinar. Solo tienes que ver por qué.
book-cover-puzzles = { $chapters ->
    [one] { $count ->
        [one] sudoku, con su solución al final
       *[other] sudokus, con sus soluciones al final
    }
   *[other] sudokus en { $chapters } capítulos, con sus soluciones al final
}
book-cover-hints = { $count ->
    [one] pista para cada sudoku, al final
   *[other] pistas para cada sudoku, al final: una dice dónde mirar, la siguiente dice más
}
book-cover-techniques = { $count ->
    [one] técnica, mostrada en un tablero antes de que haga falta por primera vez
   *[other] técnicas, cada una mostrada en un tablero antes de que haga falta por primera vez
}
book-cover-solution = solución para cada sudoku, y un camino hasta ella que una persona puede encontrar
book-hints-1 = Primeras pistas
book-hints-2 = Segundas pistas
book-index = Técnicas
book-on-page = página { $page }
book-ramp = La dificultad de cada sudoku, según la valoración de su paso más difícil (ER).
book-contents = Índice
book-begun = Empezado
book-done = Terminado
book-how-to = Cómo se juega
book-how-rule = Cada fila, cada columna y cada caja de nueve celdas contiene cada número del 1 al 9 exactamente una vez. Cada sudoku tiene exactamente una solución.
book-how-scan = Empieza por lo que está casi lleno.
book-how-scan-more = Una fila con una o dos celdas vacías suele decir enseguida qué número falta y dónde va.
book-how-look = Sigue un número.
book-how-look-more = Mira dónde está un número en dos cajas contiguas: en la tercera le quedan pocas celdas, a menudo solo una.
book-how-note = Anota lo que es posible.
book-how-note-more = Cuando no se pueda colocar ningún número, anota en pequeño los que caben en una celda. Dos celdas de una unidad con los mismos dos números se los quitan a todas las demás.
book-how-check = Comprueba con las soluciones.
book-how-check-more = La solución de cada sudoku está al final del libro. Los números en negrita son los iniciales; los finos son los que encuentras tú.
