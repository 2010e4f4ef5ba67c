# Nombres de celdas, unidades, números y candidatos, y cómo se enumera. `r1c2` se escribe igual en todas partes.
# Las unidades llevan artículo, y todas son femeninas: «en la fila 4», «de la caja central».

# Una frase tras otra.
text-next = { $before } { $next }
list-inner = { $before }, { $next }
list-last = { $before } y { $next }
list-or = { $before } o bien { $next }
list-group = { $before }; { $next }
number-2 = dos
number-3 = tres
number-4 = cuatro
number-5 = cinco
number-6 = seis
number-7 = siete
number-8 = ocho
number-9 = nueve
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
cell-name = la fila { $row }, columna { $column }
cell-short = r{ $row }c{ $column }
house-row = la fila { $number }
house-column = la columna { $number }
house-lines-row = { $count ->
    [one] la fila { $numbers }
   *[other] las filas { $numbers }
}
house-lines-column = { $count ->
    [one] la columna { $numbers }
   *[other] las columnas { $numbers }
}
house-box-1 = la caja superior izquierda
house-box-2 = la caja superior central
house-box-3 = la caja superior derecha
house-box-4 = la caja central izquierda
house-box-5 = la caja del centro
house-box-6 = la caja central derecha
house-box-7 = la caja inferior izquierda
house-box-8 = la caja inferior central
house-box-9 = la caja inferior derecha
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
held = { $digits } en { $house }
is = { $cell } es { $digit }
    .fuera = { $cell } fuera { $digit }
    .va = el { $digit } va en { $cell }
is-group = una de las celdas { $cells } es { $digit }
is-not = { $cell } no es { $digit }
is-not-pair = ni { $first } ni { $second } son { $digit }
is-not-group = ninguna de las celdas { $cells } es { $digit }
place-grid = toda la cuadrícula
