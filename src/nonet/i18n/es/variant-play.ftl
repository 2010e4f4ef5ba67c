# The pages that play a kind of variant.

variant-play-making = Creando un sudoku…
variant-play-failed = Este dispositivo no pudo crear un sudoku. Elige otro nivel o vuelve a cargar la página.
variant-play-others = Variantes
variant-play-combinations = Combinaciones
