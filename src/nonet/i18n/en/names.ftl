# Names of cells, houses, digits and candidates, and how things are listed. `r1c2` is what players everywhere write.

# One sentence after another.
text-next = { $before } { $next }
list-inner = { $before }, { $next }
list-last = { $before } and { $next }
list-or = { $before } or { $next }
list-group = { $before }; { $next }
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
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
cell-name = row { $row }, column { $column }
cell-short = r{ $row }c{ $column }
house-row = row { $number }
house-column = column { $number }
house-lines-row = { $count ->
    [one] row { $numbers }
   *[other] rows { $numbers }
}
house-lines-column = { $count ->
    [one] column { $numbers }
   *[other] columns { $numbers }
}
house-box-1 = the top left box
house-box-2 = the top middle box
house-box-3 = the top right box
house-box-4 = the middle left box
house-box-5 = the centre box
house-box-6 = the middle right box
house-box-7 = the bottom left box
house-box-8 = the bottom middle box
house-box-9 = the bottom right box
digit-article-1 = a 1
digit-article-2 = a 2
digit-article-3 = a 3
digit-article-4 = a 4
digit-article-5 = a 5
digit-article-6 = a 6
digit-article-7 = a 7
digit-article-8 = an 8
digit-article-9 = a 9
candidates = { $digits } in { $cells }
held = { $digits } in { $house }
is = { $cell } is { $digit }
is-group = one of { $cells } is { $digit }
is-not = { $cell } is not { $digit }
is-not-pair = neither { $first } nor { $second } is { $digit }
is-not-group = none of { $cells } is { $digit }
place-grid = the whole grid
