# O que dizem os scripts da página de jogo. Eles o compõem no navegador.

play-cell-given = { $digit }, pista, linha { $row } coluna { $column }
play-cell-entry = { $digit }, linha { $row } coluna { $column }
play-cell-empty = vazia, linha { $row } coluna { $column }
play-cell-corner = notas de canto { $digits }
play-cell-centre = notas centrais { $digits }
play-cell-conflict = está duas vezes em uma linha, coluna ou bloco
play-cell-wrong = não encaixa
play-colour-1 = amarelo
play-colour-2 = verde
play-colour-3 = azul
play-colour-4 = vermelho
play-colour-5 = roxo
play-colour-6 = laranja
play-colour-7 = turquesa
play-colour-8 = marrom
play-colour-9 = cinza
play-cell-on = marcado como verdadeiro { $digits }
play-cell-off = marcado como falso { $digits }
play-cell-out = a dica elimina { $digits }
play-do-place = Escrever
play-do-rule-out = { $count ->
    [one] Eliminar { $count } candidato
   *[other] Eliminar { $count } candidatos
}
play-set = { $count ->
    [one] { $count } célula: { $digits }
   *[other] { $count } células: { $digits }
}
play-to-go = { $count ->
    [one] Falta { $count } célula
   *[other] Faltam { $count } células
}
play-left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
play-tool-digit = Número
play-tool-corner = Notas de canto
play-tool-centre = Notas centrais
play-tool-colour = Cores
play-tool-draw = Desenhar sobre candidatos
play-hint-step = Dica { $step } de { $count }.
play-said-no-hints = Você não tem mais dicas para este sudoku.
play-read-row = Linha
play-read-column = Coluna
play-read-box = Bloco
play-read-empty = vazia
play-read-notes = notas { $notes }
play-working-step = Procurando o passo mais simples…
play-working-puzzle = { $tried ->
    [one] Criando um sudoku: { $tried } grade testada…
   *[other] Criando um sudoku: { $tried } grades testadas…
}
play-said-stopped = Parado.
play-said-undone = Desfeito.
play-said-redone = Refeito.
play-said-nothing-to-undo = Não há nada para desfazer.
play-said-nothing-to-redo = Não há nada para refazer.
play-said-noted = Todas as notas estão preenchidas.
play-said-full = O tabuleiro está cheio, mas tem erros. Toque em Conferir para ver onde.
play-said-not-right = O tabuleiro está cheio, mas tem erros.
play-said-given = Este número é uma pista.
play-said-held = Agora toque nas células para o { $digit }.
play-said-arrow-from = Seta a partir de { $digit } em { $cell }.
play-said-arrow = Seta de { $other } em { $place } até { $digit } em { $cell }.
play-said-no-note = O { $digit } já está na linha, na coluna ou no bloco.
play-said-tidied = { $count ->
    [one] Notas arrumadas: o { $digit } fica escondido em { $count } célula.
   *[other] Notas arrumadas: o { $digit } fica escondido em { $count } células.
}
play-tip-draw = Toque em um candidato para marcá-lo como verdadeiro, e de novo para marcá-lo como falso. Arraste de um candidato a outro para uma seta.
play-said-many = { $count ->
    [one] { $count } célula mudou.
   *[other] { $count } células mudaram.
}
play-said-restored = Que bom ver você de novo. Seu tabuleiro está como você deixou.
play-said-restarted = O tabuleiro voltou a ter só as pistas.
play-said-solved = Resolvido em { $time }. Muito bem!
play-said-paused = Em pausa.
play-said-resumed = Retomado.
play-said-starred = Marcado com estrela. Está em Meus jogos.
play-said-unstarred = Estrela retirada.
play-move-of = Jogada { $at } de { $count }
play-mark-away = Remover o marcador { $name }
play-trial = { $count ->
    [one] E se…? Até agora, { $count } jogada
   *[other] E se…? Até agora, { $count } jogadas
}
play-said-right-so-far = Até aqui, tudo certo.
play-said-last-right = { $count ->
    [one] De volta ao último tabuleiro certo, { $count } jogada atrás.
   *[other] De volta ao último tabuleiro certo, { $count } jogadas atrás.
}
play-said-copied = Link copiado.
play-said-not-kept = Este navegador não consegue guardar seu tabuleiro. Deixe a página aberta até terminar.
play-trouble-offline = Sem conexão. Você pode continuar jogando; Conferir e Dica precisam do servidor.
play-trouble-throttled = Requisições demais. Espere um minuto e tente de novo.
play-trouble-device = Conferir e Dica não carregaram. Você pode continuar jogando e tentar de novo.
play-trouble-failed = O servidor não conseguiu responder. Tente de novo.
play-continue = Continuar
play-begun = { $count ->
    [one] Em andamento: { $kind }, { $time }, falta { $count } célula.
   *[other] Em andamento: { $kind }, { $time }, faltam { $count } células.
}
play-level-none = sudoku próprio
play-level-beginner = iniciante
play-level-easy = fácil
play-level-medium = médio
play-level-hard = difícil
play-level-expert = especialista
play-level-extreme = extremo
play-heading = Sudoku
play-title = { $count ->
    [one] Sudoku, { $count } pista
   *[other] Sudoku, { $count } pistas
}
play-givens = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
play-streak = { $count ->
    [one] { $count } dia seguido
   *[other] { $count } dias seguidos
}
play-longest = { $count ->
    [one] A sequência mais longa: { $count } dia.
   *[other] A sequência mais longa: { $count } dias.
}
play-day-solved = { $count ->
    [one] { $count } de 5 resolvido
   *[other] { $count } de 5 resolvidos
}
play-result = { $hints ->
    [0] Resolvido em { $time } sem dicas
    [one] Resolvido em { $time } com { $hints } dica
   *[other] Resolvido em { $time } com { $hints } dicas
}
play-again = { $level ->
    [beginner] Outro para iniciantes
   *[easy] Outro fácil
    [medium] Outro médio
    [hard] Outro difícil
    [expert] Outro especialista
    [extreme] Outro extremo
}
play-plot = { $count ->
    [one] O tempo de { $count } sudoku
   *[other] Os tempos de { $count } sudokus, na ordem em que foram resolvidos
}
play-forgotten = Tudo foi apagado.
play-import-foreign = Este arquivo não é uma exportação deste site.
play-import-damaged = Esta exportação está danificada ou incompleta. Exporte de novo e escolha o arquivo novo.
play-imported = { $count ->
    [one] { $count } sudoku foi importado.
   *[other] { $count } sudokus foram importados.
}
play-unreadable = { $count ->
    [one] { $count } item do arquivo não pôde ser lido.
   *[other] { $count } itens do arquivo não puderam ser lidos.
}
play-practice-rate = Você achou { $unaided } de { $seen } na primeira tentativa, sem ajuda. Fica guardado neste navegador.
practice-cell = linha { $row } coluna { $column }
practice-none = Ainda não há nada marcado.
practice-found = Certo. Você achou tudo.
practice-part = Certo até aqui; tem mais.
practice-wrong = Algo do que você marcou não decorre desta técnica.
practice-looking = Procurando uma posição…
play-ghost = O outro jogo a esta altura; levou { $time }
play-ghost-to-go = { $count ->
    [0] outro: pronto
   *[other] outro: { $count }
}
play-ghost-done = O outro jogo terminou: { $time }.
play-ghost-before = Alguém resolveu este sudoku em { $time }. A grade pequena ao lado do relógio mostra quais células já estavam preenchidas nesse momento, nunca um número. Seu relógio começa quando você começar.
play-ghost-start = Começar a corrida
play-ghost-refused = O link não tem um jogo completo para competir. Você pode jogar mesmo assim.
play-ghost-beaten = Resolvido em { $time }, { $by } mais rápido que o outro jogo.
play-ghost-behind = Resolvido em { $time }, { $by } mais lento que o outro jogo.
play-ghost-even = Resolvido em { $time }, o mesmo tempo do outro jogo.
