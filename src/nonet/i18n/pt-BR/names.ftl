# Nomes de células, unidades, números e candidatos, e como se enumera. `r1c2` se escreve igual em toda parte.
# As unidades levam artigo e têm três formas: `.em` (“na linha 4”, “no bloco central”), `.inicio` (o mesmo no começo de uma frase) e `.de` (“da linha 4”).

# Uma frase depois da outra.
text-next = { $before } { $next }
list-inner = { $before }, { $next }
list-last = { $before } e { $next }
list-or = { $before } ou { $next }
list-group = { $before }; { $next }
number-2 = dois
    .feminine = duas
number-3 = três
number-4 = quatro
number-5 = cinco
number-6 = seis
number-7 = sete
number-8 = oito
number-9 = nove
letter-1 = A
letter-2 = B
letter-3 = C
letter-4 = D
letter-5 = E
letter-6 = F
letter-7 = G
letter-8 = H
letter-9 = I
letter-10 = J
letter-11 = K
letter-12 = L
letter-13 = M
letter-14 = N
letter-15 = O
letter-16 = P
letter-17 = Q
letter-18 = R
letter-19 = S
letter-20 = T
letter-21 = U
letter-22 = V
letter-23 = W
letter-24 = X
letter-25 = Y
letter-26 = Z
cell-name = a célula da linha { $row }, coluna { $column }
    .em = na linha { $row }, coluna { $column }
    .inicio = Na linha { $row }, coluna { $column }
    .de = da linha { $row }, coluna { $column }
cell-short = r{ $row }c{ $column }
    .em = em r{ $row }c{ $column }
    .inicio = Em r{ $row }c{ $column }
    .de = de r{ $row }c{ $column }
house-row = a linha { $number }
    .em = na linha { $number }
    .inicio = Na linha { $number }
    .de = da linha { $number }
house-column = a coluna { $number }
    .em = na coluna { $number }
    .inicio = Na coluna { $number }
    .de = da coluna { $number }
house-lines-row = { $count ->
    [one] a linha { $numbers }
   *[other] as linhas { $numbers }
}
    .em = { $count ->
        [one] na linha { $numbers }
       *[other] nas linhas { $numbers }
    }
    .inicio = { $count ->
        [one] Na linha { $numbers }
       *[other] Nas linhas { $numbers }
    }
    .de = { $count ->
        [one] da linha { $numbers }
       *[other] das linhas { $numbers }
    }
house-lines-column = { $count ->
    [one] a coluna { $numbers }
   *[other] as colunas { $numbers }
}
    .em = { $count ->
        [one] na coluna { $numbers }
       *[other] nas colunas { $numbers }
    }
    .inicio = { $count ->
        [one] Na coluna { $numbers }
       *[other] Nas colunas { $numbers }
    }
    .de = { $count ->
        [one] da coluna { $numbers }
       *[other] das colunas { $numbers }
    }
house-box-1 = o bloco superior esquerdo
    .em = no bloco superior esquerdo
    .inicio = No bloco superior esquerdo
    .de = do bloco superior esquerdo
house-box-2 = o bloco superior central
    .em = no bloco superior central
    .inicio = No bloco superior central
    .de = do bloco superior central
house-box-3 = o bloco superior direito
    .em = no bloco superior direito
    .inicio = No bloco superior direito
    .de = do bloco superior direito
house-box-4 = o bloco central esquerdo
    .em = no bloco central esquerdo
    .inicio = No bloco central esquerdo
    .de = do bloco central esquerdo
house-box-5 = o bloco do centro
    .em = no bloco do centro
    .inicio = No bloco do centro
    .de = do bloco do centro
house-box-6 = o bloco central direito
    .em = no bloco central direito
    .inicio = No bloco central direito
    .de = do bloco central direito
house-box-7 = o bloco inferior esquerdo
    .em = no bloco inferior esquerdo
    .inicio = No bloco inferior esquerdo
    .de = do bloco inferior esquerdo
house-box-8 = o bloco inferior central
    .em = no bloco inferior central
    .inicio = No bloco inferior central
    .de = do bloco inferior central
house-box-9 = o bloco inferior direito
    .em = no bloco inferior direito
    .inicio = No bloco inferior direito
    .de = do bloco inferior direito
digit-article-1 = um 1
digit-article-2 = um 2
digit-article-3 = um 3
digit-article-4 = um 4
digit-article-5 = um 5
digit-article-6 = um 6
digit-article-7 = um 7
digit-article-8 = um 8
digit-article-9 = um 9
candidates = { $digits } em { $cells }
held = { $digits } { $house-em }
# Afirmações: depois de “suponha que” e de “se” o verbo muda; `.fica` é o que se escreve.
is = { $cell } é { $digit }
    .fica = o { $digit } fica { $cell-em }
    .seja = { $cell } seja { $digit }
    .for = { $cell } for { $digit }
is-group = uma das células { $cells } é { $digit }
    .seja = uma das células { $cells } seja { $digit }
    .for = uma das células { $cells } for { $digit }
is-not = { $cell } não é { $digit }
    .seja = { $cell } não seja { $digit }
    .for = { $cell } não for { $digit }
is-not-pair = nem { $first } nem { $second } é { $digit }
    .seja = nem { $first } nem { $second } seja { $digit }
    .for = nem { $first } nem { $second } for { $digit }
is-not-group = nenhuma das células { $cells } é { $digit }
    .seja = nenhuma das células { $cells } seja { $digit }
    .for = nenhuma das células { $cells } for { $digit }
place-grid = a grade inteira
    .em = na grade inteira
    .inicio = Na grade inteira
    .de = da grade inteira
