# Entregar: o que um aluno dá a quem ensina em um link, e a página que o reúne. Dizem as páginas e os scripts.

hand-in-heading = Entregar
hand-in-lead = Dê a quem dá as suas aulas um link ou um código com o seu nome, seus tempos e dicas, onde você pediu ajuda e a ordem em que preencheu as células. Nada é enviado daqui.
hand-in-name = Seu nome, como quem dá as aulas conhece você
hand-in-make = Criar meu link
hand-in-link = Seu link
hand-in-copy = Copiar o link
hand-in-copied = Link copiado.
hand-in-share = Compartilhar
hand-in-code = Código QR do seu link
hand-in-code-short = O código deixa de fora a ordem das células, para que uma câmera possa lê-lo. O link a inclui.
hand-in-seal = Uma soma de verificação no link revela erros, como uma letra que falta. Ela não prova quem resolveu os sudokus.
hand-in-offer = Entregar
hand-in-none = Antes, resolva um sudoku desta folha.
collect-title = Entregas
collect-lead = Cole, abra ou escaneie o que seus alunos entregam. Fica neste navegador, e nada é enviado.
collect-offer = Reunir as entregas de uma turma
collect-count = { $pupils ->
    [one] { $pupils } aluno: { $sheets }, { $puzzles }
   *[other] { $pupils } alunos: { $sheets }, { $puzzles }
}
collect-sheets = { $count ->
    [one] { $count } folha
   *[other] { $count } folhas
}
collect-puzzles = { $count ->
    [one] { $count } sudoku ao todo
   *[other] { $count } sudokus ao todo
}
collect-paste = Colar links
collect-open = Abrir um arquivo
collect-scan = Escanear com a câmera
collect-paste-heading = Links
collect-paste-help = Um link ou vários. Qualquer outro texto é ignorado.
collect-paste-do = Reunir
collect-scan-heading = Escanear com a câmera
collect-scan-help = Aponte a câmera para cada código. Ela fica ligada até você fechar.
collect-scan-refused = A câmera não pode ser usada aqui. Permita-a para esta página, ou cole os links.
collect-close = Fechar
collect-none = Ainda não há entregas
collect-none-more = Depois que os sudokus de uma folha são resolvidos na tela, cada aluno toca em Entregar e lhe dá o link ou mostra o código.
collect-tab-pupils = Alunos
collect-tab-puzzles = Sudokus
collect-tab-techniques = Técnicas
collect-tabs = Tabela
collect-csv = Tabela como CSV
collect-pupil = Aluno
collect-sheet = Folha
collect-solved = Resolvidos
collect-time = Tempo
collect-hints = Dicas
collect-help = Pediu ajuda em
collect-next = Próxima folha
collect-puzzle = Sudoku
collect-technique = Técnica
collect-seconds = Segundos
collect-handed = Entregue
collect-middle-time = Tempo habitual
collect-asked = Alunos que pediram ajuda
collect-of = { $count } de { $all }
collect-no-hints = nenhuma
collect-no-help = não pediu ajuda
collect-help-unknown = desconhecido
collect-merged = { $count ->
    [one] { $count } unida
   *[other] { $count } unidas
}
collect-page = { $page } de { $pages }
collect-shown = { $shown ->
    [one] { $shown } de { $count } alunos
   *[other] { $shown } de { $count } alunos
}
collect-before = Página anterior
collect-after = Próxima página
collect-missing = Técnicas para revisar
collect-missing-lead = Alunos que pediram ajuda em cada técnica
collect-missing-none = Ninguém pediu ajuda.
collect-sheets-next = Próximas folhas
collect-sheets-rule = Um nível acima: todos resolvidos, no máximo uma dica. Um nível abaixo: metade ou menos resolvidos.
collect-easier = mais fácil
collect-same = mesmo nível
collect-harder = mais difícil
collect-up-to = até { $technique }
collect-pupils = { $count ->
    [one] { $count } aluno
   *[other] { $count } alunos
}
collect-print = Imprimir as próximas folhas
collect-making = Criando os sudokus…
collect-print-failed = Os sudokus não puderam ser criados neste dispositivo.
collect-stays = Tudo fica neste navegador. A soma de verificação de uma entrega revela erros de digitação e de leitura. Ela não pode provar quem resolveu os sudokus.
collect-forget = Apagar todas as entregas
collect-forget-sure = Todas as entregas deste navegador serão apagadas definitivamente.
collect-forget-keep = Manter
collect-without-scripts = Ative o JavaScript para reunir entregas neste navegador.
collect-added = { $count ->
    [one] { $count } entrega foi adicionada.
   *[other] { $count } entregas foram adicionadas.
}
collect-known = { $count ->
    [one] { $count } já estava aqui.
   *[other] { $count } já estavam aqui.
}
collect-added-name = Entrega adicionada: { $name }.
collect-refused = { $count ->
    [one] Número { $numbers }: { $why }
   *[other] Números { $numbers }: { $why }
}
collect-fault-none = Isto não é uma entrega. O link dela contém hand-in#h, seguido de letras e números.
collect-fault-cut = Falta o fim do link. Peça o link inteiro.
collect-fault-changed = O link foi alterado. Peça-o de novo.
collect-fault-newer = O link é de uma versão posterior deste site. Carregue esta página de novo.
collect-fault-huge = O link é longo demais para ser uma entrega.
collect-fault-impossible = O link contém dados impossíveis, como uma célula preenchida duas vezes.
collect-fault-picture = Não há código legível nesta imagem.
collect-fault-file = Este arquivo é grande demais para conter entregas.
collect-fault-kept = Este navegador não tem espaço para mais entregas.
