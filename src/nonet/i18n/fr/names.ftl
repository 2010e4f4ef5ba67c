# Noms des cases, des zones, des chiffres et des candidats, et manière d’énumérer. Tous les joueurs écrivent `r1c2`.
# Une zone porte son article, et a une forme avec « de » : « la ligne 4 », « du bloc 2 ».

# Une phrase après l’autre.
text-next = { $before } { $next }
list-inner = { $before }, { $next }
list-last = { $before } et { $next }
list-or = { $before } ou { $next }
list-group = { $before } ; { $next }
number-2 = deux
number-3 = trois
number-4 = quatre
number-5 = cinq
number-6 = six
number-7 = sept
number-8 = huit
number-9 = neuf
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
cell-name = ligne { $row }, colonne { $column }
cell-short = r{ $row }c{ $column }
house-row = la ligne { $number }
    .de = de la ligne { $number }
house-column = la colonne { $number }
    .de = de la colonne { $number }
house-lines-row = { $count ->
    [one] la ligne { $numbers }
   *[other] les lignes { $numbers }
}
    .de = { $count ->
        [one] de la ligne { $numbers }
       *[other] des lignes { $numbers }
    }
house-lines-column = { $count ->
    [one] la colonne { $numbers }
   *[other] les colonnes { $numbers }
}
    .de = { $count ->
        [one] de la colonne { $numbers }
       *[other] des colonnes { $numbers }
    }
house-box-1 = le bloc 1
    .de = du bloc 1
house-box-2 = le bloc 2
    .de = du bloc 2
house-box-3 = le bloc 3
    .de = du bloc 3
house-box-4 = le bloc 4
    .de = du bloc 4
house-box-5 = le bloc 5
    .de = du bloc 5
house-box-6 = le bloc 6
    .de = du bloc 6
house-box-7 = le bloc 7
    .de = du bloc 7
house-box-8 = le bloc 8
    .de = du bloc 8
house-box-9 = le bloc 9
    .de = du bloc 9
digit-article-1 = un 1
digit-article-2 = un 2
digit-article-3 = un 3
digit-article-4 = un 4
digit-article-5 = un 5
digit-article-6 = un 6
digit-article-7 = un 7
digit-article-8 = un 8
digit-article-9 = un 9
candidates = { $digits } en { $cells }
held = { $digits } dans { $house }
# Ce qu’une chaîne affirme : après « il s’ensuit », après « supposons », après « si » au conditionnel, et ce qui s’inscrit.
is = { $cell } vaut { $digit }
    .que = que { $cell } vaut { $digit }
    .suppose = que { $cell } vaille { $digit }
    .valait = { $cell } valait { $digit }
    .en = { $digit } en { $cell }
is-group = l’une des cases { $cells } vaut { $digit }
    .que = que l’une des cases { $cells } vaut { $digit }
    .suppose = que l’une des cases { $cells } vaille { $digit }
is-not = { $cell } ne vaut pas { $digit }
    .que = que { $cell } ne vaut pas { $digit }
    .suppose = que { $cell } ne vaille pas { $digit }
is-not-pair = ni { $first } ni { $second } ne valent { $digit }
    .que = que ni { $first } ni { $second } ne valent { $digit }
    .suppose = que ni { $first } ni { $second } ne vaillent { $digit }
is-not-group = aucune des cases { $cells } ne vaut { $digit }
    .que = qu’aucune des cases { $cells } ne vaut { $digit }
    .suppose = qu’aucune des cases { $cells } ne vaille { $digit }
place-grid = toute la grille
    .de = de toute la grille
