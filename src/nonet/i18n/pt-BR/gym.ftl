# O que se pede aos modelos de linguagem nas academias, e por que não conta uma parte da resposta deles.

gym-ask-blanks = Preencha tantas células vazias deste sudoku quantas puder. Um número errado custa o dobro do que um certo ganha, e pistas copiadas não ganham nada. Responda com a grade, ou com entradas rRcC=D: linha R, coluna C, número D.
gym-ask-exact = Resolva este sudoku. Só conta a solução inteira. Responda com a grade, ou com entradas rRcC=D: linha R, coluna C, número D.
gym-ask-steps = Resolva este sudoku passo a passo. Escreva uma dedução por linha: sua técnica, os números e as células que a mostram e o que decorre, como naked-pair 37 r1c12 => rRcC<>3, ou hidden-single => rRcC=7, com linha R e coluna C. Uma cadeia pode ser escrita em notação Eureka. Uma dedução que não vale custa o que afirma.
gym-too-long = O texto tem mais de { $most } caracteres.
gym-no-answer = Aqui não há nem uma grade nem uma entrada como r4c5=7.
gym-cells = { $count ->
    [one] A grade tem { $count } célula; eram esperadas 81.
   *[other] A grade tem { $count } células; eram esperadas 81.
}
gym-changed-given = A pista { $given } { $cell-de } foi trocada por { $found }, então a resposta é de outro sudoku.
gym-removed-given = Falta a pista { $given } { $cell-de }, então a resposta é de outro sudoku.
gym-no-steps = Aqui não há nenhuma dedução como hidden-single => r4c5=7.
gym-too-many-steps = Só as primeiras { $most } deduções são julgadas.
gym-no-technique = A linha { $line } não nomeia nenhuma técnica.
gym-no-conclusion = A linha { $line } não diz o que decorre.
gym-no-pattern = A linha { $line } não nomeia as células e os números da sua técnica, { $technique }.
gym-beyond = A linha { $line } precisa de toda a sua prova: com células e números não se pode mostrar { $technique }.
gym-no-data = A linha { $line } não é um passo em JSON: { $fault }.
gym-nothing-new = A linha { $line } não conclui nada de novo.
gym-other-pattern = Linha { $line }: { $technique } não mostra isso com essas células e números.
gym-by-cases = A linha { $line } só foi provada caso a caso, o que não é uma cadeia.
gym-weak = A linha { $line } não vale. { $why }
