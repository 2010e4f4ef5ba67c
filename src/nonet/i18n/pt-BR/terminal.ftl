# O que os cadernos e o terminal dizem dos resultados.

notebook-full = completo
notebook-score = { $label }, { $score } pontos
notebook-unsolved = { $label }, além de todas as técnicas
notebook-singles = { $count ->
    [one] { $count } único
   *[other] { $count } únicos
}
terminal-notes = Notas
terminal-hint = Dica
terminal-carry-out = Fazer
terminal-check = Conferir
terminal-fill = Preencher notas
terminal-undo = Desfazer
terminal-pause = Pausa
terminal-quit = Sair
terminal-keys = As setas movem, os números escrevem, Backspace apaga.
terminal-noting = Os números agora são notas.
terminal-writing = Os números agora são escritos.
terminal-valid = { $count ->
    [one] Não há erros; resta { $count } célula.
   *[other] Não há erros; restam { $count } células.
}
terminal-no-step = Nenhuma técnica acha um próximo passo.
terminal-hint-first = Aperte Dica até aparecer o passo inteiro.
terminal-paused = Em pausa. Aperte p para continuar.
terminal-covered = ( em pausa )
terminal-solved = Resolvido em { $time }.
