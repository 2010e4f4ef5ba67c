# The pages that play a kind of variant.

variant-play-making = Criando um sudoku…
variant-play-failed = Este aparelho não conseguiu criar um sudoku. Escolha outro nível ou recarregue a página.
variant-play-others = Variantes
variant-play-combinations = Combinações
