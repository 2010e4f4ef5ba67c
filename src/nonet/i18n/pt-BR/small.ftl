# Grades de 4x4 e 6x6 para crianças: palavras curtas, sem termos. Uma marca é um número ou o nome de uma figura.
# Os lugares levam artigo e têm as formas `.em`, `.inicio` e `.de`.

small-row = a linha { $row }
    .em = na linha { $row }
    .inicio = Na linha { $row }
    .de = da linha { $row }
small-column = a coluna { $column }
    .em = na coluna { $column }
    .inicio = Na coluna { $column }
    .de = da coluna { $column }
small-square = o quadradinho da linha { $row }, coluna { $column }
    .em = no quadradinho da linha { $row }, coluna { $column }
    .inicio = No quadradinho da linha { $row }, coluna { $column }
    .de = do quadradinho da linha { $row }, coluna { $column }
small-box-4-0 = o bloco de cima à esquerda
    .em = no bloco de cima à esquerda
    .inicio = No bloco de cima à esquerda
    .de = do bloco de cima à esquerda
small-box-4-1 = o bloco de cima à direita
    .em = no bloco de cima à direita
    .inicio = No bloco de cima à direita
    .de = do bloco de cima à direita
small-box-4-2 = o bloco de baixo à esquerda
    .em = no bloco de baixo à esquerda
    .inicio = No bloco de baixo à esquerda
    .de = do bloco de baixo à esquerda
small-box-4-3 = o bloco de baixo à direita
    .em = no bloco de baixo à direita
    .inicio = No bloco de baixo à direita
    .de = do bloco de baixo à direita
small-box-6-0 = o bloco de cima à esquerda
    .em = no bloco de cima à esquerda
    .inicio = No bloco de cima à esquerda
    .de = do bloco de cima à esquerda
small-box-6-1 = o bloco de cima à direita
    .em = no bloco de cima à direita
    .inicio = No bloco de cima à direita
    .de = do bloco de cima à direita
small-box-6-2 = o bloco do meio à esquerda
    .em = no bloco do meio à esquerda
    .inicio = No bloco do meio à esquerda
    .de = do bloco do meio à esquerda
small-box-6-3 = o bloco do meio à direita
    .em = no bloco do meio à direita
    .inicio = No bloco do meio à direita
    .de = do bloco do meio à direita
small-box-6-4 = o bloco de baixo à esquerda
    .em = no bloco de baixo à esquerda
    .inicio = No bloco de baixo à esquerda
    .de = do bloco de baixo à esquerda
small-box-6-5 = o bloco de baixo à direita
    .em = no bloco de baixo à direita
    .inicio = No bloco de baixo à direita
    .de = do bloco de baixo à direita
small-shape-1 = círculo
small-shape-2 = quadrado
small-shape-3 = triângulo
small-shape-4 = coração
small-shape-5 = estrela
small-shape-6 = lua
small-shape-7 = gota
small-shape-8 = cruz

# Uma dica em três passos: onde olhar, o que perguntar e o que fica ali.
small-look = Olhe { $place }.
small-ask-last-cell = { $place-inicio } só um quadradinho está vazio. { $marks ->
    [shapes] Que figura
   *[digits] Que número
} falta?
small-ask-place-in-box = { $place-inicio } falta: { $mark }. Onde pode ficar?
small-ask-place-in-line = { $place-inicio } falta: { $mark }. Onde pode ficar?
small-ask-only-digit = Olhe a linha, a coluna e o bloco todo { $place-de }. { $marks ->
    [shapes] Que figura
   *[digits] Que número
} você não viu?
small-tell-last-cell = { $place-inicio } só um quadradinho está vazio. Falta: { $mark }. Fica ali.
small-tell-place-in-box = { $place-inicio }, os outros quadradinhos estão cheios ou já veem o mesmo na sua linha ou coluna. Por isso, aqui fica: { $mark }.
small-tell-place-in-line = { $place-inicio }, os outros quadradinhos estão cheios ou já veem o mesmo na sua fileira ou no seu bloco. Por isso, aqui fica: { $mark }.
small-tell-only-digit = Todo o resto já está na linha, na coluna ou no bloco { $place-de }. Só resta: { $mark }.
small-no-single = Nenhum quadradinho é certo ainda. Experimente um.
sheet-instruction-small = { $marks ->
    [shapes] Em cada linha, cada coluna e cada bloco de borda grossa, cada figura aparece uma vez. Desenhe as figuras.
    [both] Em cada linha, cada coluna e cada bloco de borda grossa, cada número ou cada figura aparece uma vez.
   *[digits] Em cada linha, cada coluna e cada bloco de borda grossa, cada número aparece uma vez.
}
# Que tipo de passo é, em um caminho de resolução.
small-kind-last-cell = Último quadradinho vazio
small-kind-place-in-box = Único lugar no bloco
small-kind-place-in-line = Único lugar na fileira
small-kind-only-digit = Só cabe um
small-right = Até aqui, tudo certo.
small-done = Resolvido! Muito bem!
small-wrong = { $count ->
    [one] Um quadradinho ainda não está certo.
   *[other] { $count } quadradinhos ainda não estão certos.
} Procure { $marks ->
    [shapes] a mesma figura
   *[digits] o mesmo número
} duas vezes em uma linha, uma coluna ou um bloco.
