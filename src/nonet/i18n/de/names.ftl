# Namen von Zellen, Häusern, Ziffern und Kandidaten, und wie aufgezählt wird. `r1c2` schreiben Spieler überall.
# Häuser stehen im Dativ: Was sie aufnimmt, stellt „in“, „von“ oder „bei“ davor.

# Ein Satz nach dem anderen.
text-next = { $before } { $next }
list-inner = { $before }, { $next }
list-last = { $before } und { $next }
list-or = { $before } oder { $next }
list-group = { $before }; { $next }
number-2 = zwei
number-3 = drei
number-4 = vier
number-5 = fünf
number-6 = sechs
number-7 = sieben
number-8 = acht
number-9 = neun
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
cell-name = Zeile { $row }, Spalte { $column }
cell-short = r{ $row }c{ $column }
house-row = Zeile { $number }
house-column = Spalte { $number }
house-lines-row = { $count ->
    [one] Zeile { $numbers }
   *[other] den Zeilen { $numbers }
}
house-lines-column = { $count ->
    [one] Spalte { $numbers }
   *[other] den Spalten { $numbers }
}
house-box-1 = Block 1
house-box-2 = Block 2
house-box-3 = Block 3
house-box-4 = Block 4
house-box-5 = Block 5
house-box-6 = Block 6
house-box-7 = Block 7
house-box-8 = Block 8
house-box-9 = Block 9
digit-article-1 = eine 1
digit-article-2 = eine 2
digit-article-3 = eine 3
digit-article-4 = eine 4
digit-article-5 = eine 5
digit-article-6 = eine 6
digit-article-7 = eine 7
digit-article-8 = eine 8
digit-article-9 = eine 9
candidates = { $digits } in { $cells }
held = { $digits } in { $house }
# Aussagen ohne Verb, damit sie nach „wenn“, „dann“ und „also“ gleich lauten.
is = { $digit } in { $cell }
is-group = { $digit } in einer der Zellen { $cells }
is-not = keine { $digit } in { $cell }
is-not-pair = keine { $digit } in { $first } und keine in { $second }
is-not-group = keine { $digit } in { $cells }
place-grid = dem ganzen Gitter
