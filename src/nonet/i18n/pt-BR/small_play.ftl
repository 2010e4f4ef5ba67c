# As páginas das grades de 4x4 e 6x6 para crianças: palavras curtas, sem termos.

small-size = { $size }×{ $size }
small-title = Sudoku { $size }×{ $size } para crianças
small-description = Um sudoku pequeno para crianças: { $size } linhas, números ou figuras, e dicas com palavras simples.
small-to-go = { $count ->
    [one] Falta { $count } quadradinho
   *[other] Faltam { $count } quadradinhos
}
small-rule = { $marks ->
    [shapes] Em cada linha, cada coluna e cada bloco de borda grossa, cada figura aparece uma vez.
   *[digits] Em cada linha, cada coluna e cada bloco de borda grossa, cada número aparece uma vez.
}
small-marks = Números ou figuras
small-marks-digits = Números
small-marks-shapes = Figuras
small-marks-both = Alternados
small-pad = Marcas
small-cell-given = { $mark }, do começo, linha { $row } coluna { $column }
small-cell-entry = { $mark }, linha { $row } coluna { $column }
small-cell-empty = vazio, linha { $row } coluna { $column }
small-cell-twice = está duas vezes em uma linha, uma coluna ou um bloco
small-cell-wrong = ainda não está certo
small-choose = Toque primeiro em um quadradinho vazio.
small-given = Este já estava no começo.
small-nothing-to-undo = Não há nada para desfazer.
small-nothing-to-redo = Não há nada para refazer.
small-trouble = A ajuda não está disponível agora. Tente de novo em um minuto.
small-no-hints = Não há mais dicas para este.
small-not-kept = Este navegador não consegue guardar seus quadradinhos.
small-another = Outro para crianças
small-levels = Níveis de { $size }×{ $size }
small-print = Imprimir este
small-for-children = Para crianças
small-for-children-text = Grades pequenas de 4×4 e 6×6, com números ou figuras.
