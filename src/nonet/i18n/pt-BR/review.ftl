# Um jogo ao lado do caminho mais simples, e o curso que sai de muitos; dizem as páginas e seus scripts.

review-heading = Suas jogadas ao lado do caminho mais simples
review-lead = Para onde foi o seu tempo, e que técnica estava ali sem você ver.
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
review-none = Este navegador não guarda nenhum jogo resolvido deste sudoku.
review-without-scripts = Um script deste navegador olha o seu jogo. Permita os scripts para vê-lo aqui.
review-working = Procurando o caminho mais simples…
review-failed = O motor não funciona neste navegador, então não há caminho para comparar.
review-time = Para onde foi o seu tempo
review-untimed = Este navegador não anotou quando você escreveu cada número. O caminho está aqui mesmo assim.
review-before-each = { $count ->
    [one] Seu tempo antes de { $count } número
   *[other] Seu tempo antes de cada um de { $count } números
}
review-moment = Número
review-number = Número { $number } de { $count }
review-pause = { $time } antes deste número
review-stood = { $name }: estava ali desde { $time }.
review-legend = O passo mais simples naquele momento
review-single = único
review-asked = com ajuda
review-kept = Calculado neste navegador, sem ficar guardado em outro lugar
review-longest = As pausas mais longas
review-unseen = Ficou sem ser vista
review-soon = Vista logo
review-hardest = Estava ali
review-first = Antes: { $names }.
review-lesson = Ler a lição
review-practise = Praticar agora
review-making = Procurando posições…
review-others = Três posições, cada uma de outro sudoku
review-images = Três posições do mesmo tipo
review-find = Ache
course-heading = Seu curso
course-lead = O que você acha rápido, o que deixa passar e o que aprender agora.
course-offer = O que você acha, o que deixa passar, e o seu curso
course-span = Período
course-span-weeks = Últimas quatro semanas
course-span-all = Todos os jogos
course-games = { $count ->
    [0] Nenhum jogo foi olhado ainda.
    [one] A partir de { $count } jogo resolvido.
   *[other] A partir de { $count } jogos resolvidos.
}
course-kept = Calculado neste navegador, e nada é enviado.
course-without-scripts = Um script deste navegador olha os seus jogos. Permita os scripts para ver aqui o seu curso.
course-working = Olhando os seus jogos…
course-lessons = Aprenda nesta ordem
course-quick = Você acha rápido
course-quick-rule = Com o tempo mediano que você leva para achar cada uma
course-missed = Você deixa passar
course-missed-rule = Uma vez em cada três ou mais, você pediu ajuda ou levou muito mais que a sua pausa habitual.
course-none = Nada por enquanto.
course-times = { $count ->
    [one] Apareceu { $count } vez
   *[other] Apareceu { $count } vezes
}
course-missed-times = deixou passar: { $count }
course-faster = mais rápido que antes
course-slower = mais devagar que antes
course-why-missed = { $count ->
    [one] Você a deixou passar na única vez em que apareceu, depois de { $time }.
   *[other] Você a deixou passar { $missed } de { $count } vezes; seu tempo mediano é { $time }.
}
course-why-next = Nova para você, e a próxima em dificuldade.
course-learned = { $unaided } de { $enough } achadas sem ajuda
course-practise = Praticar
course-read = Lição
course-play = Depois jogue: { $level }
