# The pages that play a kind of variant.

variant-play-making = Creo un sudoku…
variant-play-failed = Questo dispositivo non è riuscito a creare un sudoku. Scegli un altro livello o ricarica la pagina.
variant-play-others = Varianti
variant-play-combinations = Combinazioni
