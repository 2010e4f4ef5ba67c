# O que se diz a quem estuda um tabuleiro na página de jogo. Os scripts o compõem no navegador.

study-heading = Estudar este tabuleiro
study-close = Fechar
study-working = Procurando…
study-prove = Conferir minha dedução
study-prove-more = Confere as setas e marcas que você desenhou. Se não houver nenhuma, confere as notas que você retirou por último.
study-own = Sua dedução
study-nothing = Antes, desenhe setas ou marcas, ou tire notas.
study-no-step = Nenhum passo isolado até a faixa difícil mostra isso.
study-arrow-holds = De { $digit } em { $cell } a { $other } em { $place }: vale.
study-arrow-fails = De { $digit } em { $cell } a { $other } em { $place }: não vale.
study-arrow-open = De { $digit } em { $cell } a { $other } em { $place }: não foi alcançada.
study-where = Mostrar só onde
study-tier-singles = Únicos
study-tier-medium = Média
study-tier-hard = Difícil
study-tier-expert = Especialista
study-up-to = Dica até uma faixa
study-none-up-to = { $tier ->
    [singles] Não há nenhum único aqui. O próximo passo é mais difícil.
    [medium] Não há nenhum passo até a faixa média aqui. O próximo é mais difícil.
    [hard] Não há nenhum passo até a faixa difícil aqui. O próximo é mais difícil.
   *[expert] Não há nenhum passo até a faixa especialista aqui. O próximo é mais difícil.
}
study-parts = O que estudar
study-part-deduction = Dedução
study-part-steps = Todos os passos
study-part-rating = Avaliação
study-stop = Parar
study-steps = Achar todos os passos
study-steps-more = Todos os passos possíveis neste tabuleiro, primeiro os mais fáceis. Escolha um para vê-lo no tabuleiro.
study-steps-list = Passos, primeiro os mais fáceis
study-certificate = Copiar certificado
study-certified = Passo provado, certificado copiado. Confira-o com nonet prove ou com /prove da API.
study-looked = { $count ->
    [one] { $count } passo até agora; { $tried } de { $all } técnicas testadas
   *[other] { $count } passos até agora; { $tried } de { $all } técnicas testadas
}
study-found = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}
study-full = { $count ->
    [one] O passo mais fácil entre muitos
   *[other] Os { $count } passos mais fáceis entre muitos
}
study-also = { $count ->
    [one] também: { $name }
   *[other] também: { $name } e outras
}
study-places = { $cell } é { $digit }
study-rules-out = { $count ->
    [one] elimina { $digit } em { $cell }
   *[other] elimina { $count } candidatos
}
study-trace = Avaliar passo a passo
study-trace-more = Mostra cada passo da avaliação, como o Sudoku Explainer resolveria o sudoku. Revela a solução.
study-trace-list = Passos da avaliação, em ordem
study-rated = { $count ->
    [one] { $count } passo avaliado até agora
   *[other] { $count } passos avaliados até agora
}
study-rating = { $count ->
    [one] ER { $er }: o mais difícil de { $count } passo
   *[other] ER { $er }: o mais difícil de { $count } passos
}
