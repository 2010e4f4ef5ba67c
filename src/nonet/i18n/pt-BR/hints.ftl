# Onde procurar uma dica, o que uma análise achou e o que está errado em um tabuleiro.

look-house = Olhe { $place }.
look-digit = Veja onde o { $digit } pode ficar { $place-em }.
look-candidates = Olhe os candidatos { $place-de }.
look-links = Olhe os candidatos { $place-de } e o que decorreria deles.
analysis-complete = O sudoku não tem célula vazia: já está completo.
analysis-naked = { $count ->
    [one] { $count } único nu
   *[other] { $count } únicos nus
}
analysis-hidden = { $count ->
    [one] { $count } único oculto
   *[other] { $count } únicos ocultos
}
analysis-solved = Este sudoku se resolve só com únicos: { $naked } e { $hidden }.
analysis-beyond = { $count ->
    [one] Os únicos dão { $naked } e { $hidden }. Depois, { $count } célula precisa de outras técnicas.
   *[other] Os únicos dão { $naked } e { $hidden }. Depois, { $count } células precisam de outras técnicas.
}
mistake-given = { $count ->
    [one] { $count } pista do sudoku foi alterada: { $cells }.
   *[other] { $count } pistas do sudoku foram alteradas: { $cells }.
}
mistake-entry = { $count ->
    [one] { $count } número escrito não bate com a solução: { $cells }.
   *[other] { $count } números escritos não batem com a solução: { $cells }.
}
mistake-conflict = O mesmo número está duas vezes em uma linha, coluna ou bloco: { $cells }.
mistake-notes = { $count ->
    [one] Nas notas de { $cells } falta um número que fica ali.
   *[other] Nas notas de cada uma destas células falta um número que fica ali: { $cells }.
}
check-complete = O sudoku está resolvido.
check-right = { $count ->
    [one] Até aqui, tudo certo. Falta { $count } célula.
   *[other] Até aqui, tudo certo. Faltam { $count } células.
}
hint-looking = Procurando o passo mais simples: { $tried } de { $count } técnicas testadas…
hint-unsupported = Nenhuma técnica acha um próximo passo.
answer-complete = O tabuleiro está completo: cada célula tem o número certo.
