# Um jogo ao lado do caminho mais simples, e o curso que sai de muitos; dizem as páginas e seus scripts.

review-heading = Suas jogadas e o caminho mais simples
review-lead = Para onde foi o seu tempo, e que técnicas você deixou passar.
review-offer = Para onde foi o seu tempo
review-solved = Resolvido em { $time }
review-hints = { $count ->
    [0] sem dicas
    [one] { $count } dica
   *[other] { $count } dicas
}
review-wrong = { $count ->
    [0] nenhum número errado
    [one] { $count } número errado
   *[other] { $count } números errados
}
review-game = Voltar ao sudoku
review-none = Este navegador não tem nenhum jogo resolvido deste sudoku.
review-without-scripts = Ative o JavaScript para analisar seu jogo neste navegador.
review-working = Procurando o caminho mais simples…
review-failed = O motor não funciona neste navegador, então não há caminho para comparar.
review-time = Para onde foi o seu tempo
review-untimed = Este navegador não tem os tempos dos seus números. Você pode ver o caminho mesmo assim.
review-before-each = { $count ->
    [one] Seu tempo antes de { $count } número
   *[other] Seu tempo antes de cada um de { $count } números
}
review-moment = Número
review-number = Número { $number } de { $count }
review-pause = { $time } antes deste número
review-stood = { $name }: disponível desde { $time }.
review-legend = O passo mais simples naquele momento
review-single = único
review-asked = com ajuda
review-kept = Calculado neste navegador, sem ficar guardado em outro lugar
review-longest = As pausas mais longas
review-unseen = Você deixou passar
review-soon = Achada rápido
review-hardest = Disponível
review-first = Antes: { $names }.
review-lesson = Ler a lição
review-practise = Praticar agora
review-making = Procurando posições…
review-others = Três posições de sudokus diferentes
review-images = Três posições do mesmo tipo
review-find = Ache
course-heading = Seu progresso
course-lead = O que você acha rápido, o que deixa passar e o que aprender agora.
course-offer = Seu progresso
course-span = Período
course-span-weeks = Últimas quatro semanas
course-span-all = Todos os jogos
course-games = { $count ->
    [0] Nenhum jogo foi analisado ainda.
    [one] A partir de { $count } jogo resolvido.
   *[other] A partir de { $count } jogos resolvidos.
}
course-kept = Calculado neste navegador, e nada é enviado.
course-without-scripts = Ative o JavaScript para ver seu progresso neste navegador.
course-working = Analisando os seus jogos…
course-lessons = Aprenda nesta ordem
course-quick = Você acha rápido
course-quick-rule = Com o seu tempo habitual para achar cada uma
course-missed = Você deixa passar
course-missed-rule = Pelo menos uma vez em cada três, você pediu ajuda ou levou muito mais que o habitual.
course-none = Nada por enquanto.
course-times = { $count ->
    [one] Apareceu { $count } vez
   *[other] Apareceu { $count } vezes
}
course-missed-times = deixou passar: { $count }
course-faster = mais rápido que antes
course-slower = mais devagar que antes
course-why-game = { $count ->
    [0] Você a deixou passar em um dos seus últimos jogos.
    [one] Você a deixou passar em um jogo esta semana.
   *[other] Você a deixou passar { $count } vezes nos seus jogos desta semana.
}
course-why-practice = Você a deixou passar em um exercício, por isso ela volta.
course-why-needed = Você deixou passar { $name }, que se apoia nela.
course-why-week = Para rever hoje: você a deixou passar há uma semana ou mais.
course-why-next = Nova para você, e a próxima em dificuldade.
course-why-begun = { $count ->
    [one] Ache-a mais uma vez sem ajuda para dominá-la.
   *[other] Ache-a mais { $count } vezes sem ajuda para dominá-la.
}
course-why-oldest = Nada a rever hoje, então mantenha esta em forma.
course-why-solve = Agora resolva um sudoku deste nível: você já domina as técnicas dele.
course-learned = { $unaided } de { $enough } achadas sem ajuda
course-practise = Praticar
course-read = Lição
course-play = Depois jogue: { $level }
