# O que é impresso em folhas e livros.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Solução
sheet-answers = Soluções
# Depois do número de um sudoku, que é maior.
sheet-of = { $number } de { $total }
sheet-name = Nome
sheet-date = Data
sheet-time = Tempo
sheet-notes = Notas
sheet-instruction = Preencha cada linha, cada coluna e cada bloco de 3×3 com os números de 1 a 9.
sheet-answer-on = Solução na página { $page }
sheet-puzzle-on = Sudoku na página { $page }
sheet-page = Página { $page } de { $pages }
sheet-rating = ER { $er }
sheet-rating-least = ER { $er } ou mais
sheet-hints = Dicas
sheet-hint-later = Com { $count } números no tabuleiro: { $hint }
sheet-path = Caminho de resolução do sudoku { $number }
sheet-no-path = Nenhuma técnica acha um próximo passo.
sheet-cell-names = r4c7 é a linha 4, coluna 7.
sheet-play = Jogar este sudoku online
sheet-scan = Escaneie o código ou clique nele
sheet-play-link = Jogar o sudoku { $number } online
sheet-again = Abrir esta folha online, para jogar ou com as soluções
sheet-play-all = Jogar estes sudokus online
sheet-again-picture = Código QR: abrir esta folha online
sheet-given-digit = pista { $digit }
sheet-given = Pista
sheet-filled = Escrito
sheet-bold-given = Os números em negrito são as pistas.
sheet-range = Sudokus { $first } a { $last }
sheet-code-picture = Código QR: jogar o sudoku { $number } online
sheet-logo-picture = Logotipo
sheet-label-beginner = Iniciante
sheet-label-easy = Fácil
sheet-label-medium = Médio
sheet-label-hard = Difícil
sheet-label-expert = Especialista
sheet-title = { $answers ->
    [with] { $count ->
        [one] { $name }: { $count } sudoku com solução
       *[other] { $name }: { $count } sudokus com soluções
    }
   *[without] { $count ->
        [one] { $name }: { $count } sudoku
       *[other] { $name }: { $count } sudokus
    }
}

# Conjuntos para uma turma: folhas que se distinguem por uma letra e pontos, e um gabarito para quem ensina.
sheet-letter = Folha { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [one] { $count } figura dada
       *[other] { $count } figuras dadas
    }
   *[digits] { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
}
sheet-before = Antes de começar
sheet-before-tip = Procure uma linha, coluna ou bloco quase cheio. Que números faltam, e onde cada um pode ficar?
sheet-first-step = Meu primeiro passo, e por quê:
sheet-done = Quando terminar
sheet-done-tip = { $marks ->
    [shapes] Confira uma linha, uma coluna e um bloco. Cada um tem todas as figuras uma vez.
   *[digits] Confira uma linha, uma coluna e um bloco. Cada um tem de 1 a { $side }, cada número uma vez.
}
sheet-hardest-step = O passo mais difícil, e como o achei:
sheet-key = Gabarito
sheet-key-levels = Para quem ensina. Um conjunto, três níveis; só os pontos distinguem as folhas.
sheet-key-symbols = Para quem ensina. Um conjunto, três níveis. Letras e símbolos não têm ordem; só este gabarito diz os níveis.
sheet-key-versions = Para quem ensina. As folhas parecem diferentes e têm a mesma dificuldade.
sheet-pupils = Alunos:
sheet-means-beginner = Resolve-se só com únicos: em cada passo, resta um só lugar para alguma célula ou algum número.
sheet-means-easy = Só únicos, mas é preciso procurá-los entre vários blocos.
sheet-means-medium = Precisa de notas: um número bloqueado em uma linha ou coluna de um bloco, ou um par.
sheet-means-hard = Precisa de padrões em várias linhas e colunas, como um X-Wing.
sheet-means-expert = Precisa de cadeias de raciocínio, como um XY-Wing.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] Quatro números em blocos de 2 × 2.
    [6] Seis números em blocos de três de largura e dois de altura.
   *[9] Nove números em blocos de 3 × 3.
}
sheet-means-narrow = { $count ->
    [0] Só únicos, e em cada passo podem ser preenchidas várias células.
    [one] Só únicos. Em { $steps } passo só uma célula pode ser preenchida.
   *[other] Só únicos. Em { $steps } passos só uma célula pode ser preenchida.
}
sheet-unique = Cada sudoku tem exatamente uma solução.

# Folhas de prática.
sheet-find = Ache: { $name }
sheet-found-heading = { $title }: as respostas
sheet-answers-behind = As respostas estão no verso.
sheet-places-of = Só estão escritos os lugares do número { $digit }.
sheet-all-candidates = Todos os candidatos estão escritos.
sheet-task-lost = Risque
sheet-task-placed = Escreva
sheet-mark-pattern = parte do padrão
sheet-mark-first = primeira cor
sheet-mark-second = segunda cor
sheet-mark-third = primeira cor do outro agrupamento
sheet-mark-fourth = segunda cor do outro agrupamento
sheet-mark-on = verdadeiro, se a cadeia é lida a partir do começo
sheet-mark-off = falso, se a cadeia é lida a partir do começo
sheet-mark-fin = candidato a mais
sheet-mark-frame = onde olhar
sheet-mark-strong = elo forte
sheet-mark-weak = elo fraco
sheet-mark-lost = eliminado
sheet-mark-placed = a escrever

# Tiras para jornais.
sheet-yesterday = Soluções de ontem

# Livros.
sheet-play-short = Jogar online
book-cover-blurb = Você nunca precisa adivinhar. Só precisa ver por quê.
book-cover-puzzles = { $chapters ->
    [one] { $count ->
        [one] sudoku, com a solução no fim
       *[other] sudokus, com as soluções no fim
    }
   *[other] sudokus em { $chapters } capítulos, com as soluções no fim
}
book-cover-hints = { $count ->
    [one] dica para cada sudoku, no fim
   *[other] dicas para cada sudoku, no fim: uma diz onde olhar, a seguinte diz mais
}
book-cover-techniques = { $count ->
    [one] técnica, mostrada num tabuleiro antes de ser necessária pela primeira vez
   *[other] técnicas, cada uma mostrada num tabuleiro antes de ser necessária pela primeira vez
}
book-cover-solution = solução para cada sudoku, e um caminho até ela que uma pessoa pode achar
book-hints-1 = Primeiras dicas
book-hints-2 = Segundas dicas
book-index = Técnicas
book-on-page = página { $page }
book-ramp = A dificuldade de cada sudoku, pela avaliação do seu passo mais difícil (ER).
book-contents = Sumário
book-begun = Começado
book-done = Terminado
book-how-to = Como jogar
book-how-rule = Cada linha, cada coluna e cada bloco de nove células contém cada número de 1 a 9 exatamente uma vez. Cada sudoku tem exatamente uma solução.
book-how-scan = Comece pelo que está quase cheio.
book-how-scan-more = Uma linha com uma ou duas células vazias costuma dizer logo que número falta e onde ele fica.
book-how-look = Siga um número.
book-how-look-more = Veja onde um número está em dois blocos lado a lado: no terceiro só restam poucas células para ele, muitas vezes só uma.
book-how-note = Anote o que é possível.
book-how-note-more = Quando nenhum número puder ser colocado, anote em letra miúda os que cabem em uma célula. Duas células de uma unidade com os mesmos dois números os tiram de todas as outras.
book-how-check = Confira com as soluções.
book-how-check-more = A solução de cada sudoku está no fim do livro. Os números em negrito são as pistas; os finos são os que você acha.
