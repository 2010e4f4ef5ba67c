# Nomi di caselle, zone, numeri e candidati, e come si elenca. Tutti i giocatori scrivono `r1c2`.
# Una zona ha l’articolo, e le forme con «in» e con «di»: «la riga 4», «nella riga 4», «del riquadro 2».

# Una frase dopo l’altra.
text-next = { $before } { $next }
list-inner = { $before }, { $next }
list-last = { $before } e { $next }
list-or = { $before } o { $next }
list-group = { $before }; { $next }
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
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
cell-name = riga { $row }, colonna { $column }
cell-short = r{ $row }c{ $column }
house-row = la riga { $number }
    .in = nella riga { $number }
    .di = della riga { $number }
house-column = la colonna { $number }
    .in = nella colonna { $number }
    .di = della colonna { $number }
house-lines-row = { $count ->
    [one] la riga { $numbers }
   *[other] le righe { $numbers }
}
    .in = { $count ->
        [one] nella riga { $numbers }
       *[other] nelle righe { $numbers }
    }
    .di = { $count ->
        [one] della riga { $numbers }
       *[other] delle righe { $numbers }
    }
house-lines-column = { $count ->
    [one] la colonna { $numbers }
   *[other] le colonne { $numbers }
}
    .in = { $count ->
        [one] nella colonna { $numbers }
       *[other] nelle colonne { $numbers }
    }
    .di = { $count ->
        [one] della colonna { $numbers }
       *[other] delle colonne { $numbers }
    }
house-box-1 = il riquadro 1
    .in = nel riquadro 1
    .di = del riquadro 1
house-box-2 = il riquadro 2
    .in = nel riquadro 2
    .di = del riquadro 2
house-box-3 = il riquadro 3
    .in = nel riquadro 3
    .di = del riquadro 3
house-box-4 = il riquadro 4
    .in = nel riquadro 4
    .di = del riquadro 4
house-box-5 = il riquadro 5
    .in = nel riquadro 5
    .di = del riquadro 5
house-box-6 = il riquadro 6
    .in = nel riquadro 6
    .di = del riquadro 6
house-box-7 = il riquadro 7
    .in = nel riquadro 7
    .di = del riquadro 7
house-box-8 = il riquadro 8
    .in = nel riquadro 8
    .di = del riquadro 8
house-box-9 = il riquadro 9
    .in = nel riquadro 9
    .di = del riquadro 9
digit-article-1 = un 1
digit-article-2 = un 2
digit-article-3 = un 3
digit-article-4 = un 4
digit-article-5 = un 5
digit-article-6 = un 6
digit-article-7 = un 7
digit-article-8 = un 8
digit-article-9 = un 9
candidates = { $digits } in { $cells }
held = { $digits } { $house-in }
# Ciò che una catena afferma: dopo «ne segue che», dopo «supponiamo che», dopo «se» al condizionale, e ciò che si scrive.
is = { $cell } è { $digit }
    .sia = { $cell } sia { $digit }
    .fosse = { $cell } fosse { $digit }
    .in = { $digit } in { $cell }
is-group = una delle caselle { $cells } è { $digit }
    .sia = una delle caselle { $cells } sia { $digit }
is-not = { $cell } non è { $digit }
    .sia = { $cell } non sia { $digit }
is-not-pair = né { $first } né { $second } sono { $digit }
    .sia = né { $first } né { $second } siano { $digit }
is-not-group = nessuna delle caselle { $cells } è { $digit }
    .sia = nessuna delle caselle { $cells } sia { $digit }
place-grid = tutta la griglia
    .in = in tutta la griglia
    .di = di tutta la griglia
