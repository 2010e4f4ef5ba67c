# Nazwy pól, obszarów, cyfr i kandydatów, i sposób wyliczania. `r1c2` piszą gracze wszędzie.
# Obszary mają miejscownik (loc), dopełniacz (gen) i narzędnik (ins); zdania o nie proszą. Twierdzenia zaczynają się od „w”, więc pasują po „jeśli”, „to”, „że” i „więc”.

# Jedno zdanie po drugim.
text-next = { $before } { $next }
list-inner = { $before }, { $next }
list-last = { $before } i { $next }
list-or = { $before } lub { $next }
list-group = { $before }; { $next }
number-2 = dwa
    .cells = dwa pola
    .digits = dwie cyfry
    .houses = dwa obszary
    .needing = potrzebują jej dwa obszary, a dają ją dwa inne
number-3 = trzy
    .cells = trzy pola
    .digits = trzy cyfry
    .houses = trzy obszary
    .needing = potrzebują jej trzy obszary, a dają ją trzy inne
number-4 = cztery
    .cells = cztery pola
    .digits = cztery cyfry
    .houses = cztery obszary
    .needing = potrzebują jej cztery obszary, a dają ją cztery inne
number-5 = pięć
    .cells = pięć pól
    .digits = pięć cyfr
    .houses = pięć obszarów
    .needing = potrzebuje jej pięć obszarów, a daje ją pięć innych
number-6 = sześć
    .cells = sześć pól
    .digits = sześć cyfr
    .houses = sześć obszarów
    .needing = potrzebuje jej sześć obszarów, a daje ją sześć innych
number-7 = siedem
    .cells = siedem pól
    .digits = siedem cyfr
    .houses = siedem obszarów
    .needing = potrzebuje jej siedem obszarów, a daje ją siedem innych
number-8 = osiem
    .cells = osiem pól
    .digits = osiem cyfr
    .houses = osiem obszarów
    .needing = potrzebuje jej osiem obszarów, a daje ją osiem innych
number-9 = dziewięć
    .cells = dziewięć pól
    .digits = dziewięć cyfr
    .houses = dziewięć obszarów
    .needing = potrzebuje jej dziewięć obszarów, a daje ją dziewięć innych
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
cell-name = wiersz { $row }, kolumna { $column }
    .loc = wierszu { $row }, kolumnie { $column }
    .gen = wiersza { $row }, kolumny { $column }
cell-short = r{ $row }c{ $column }
house-row = wiersz { $number }
    .loc = wierszu { $number }
    .gen = wiersza { $number }
    .ins = wierszem { $number }
house-column = kolumna { $number }
    .loc = kolumnie { $number }
    .gen = kolumny { $number }
    .ins = kolumną { $number }
house-lines-row = { $count ->
    [one] wiersz { $numbers }
    [few] wiersze { $numbers }
    [many] wiersze { $numbers }
   *[other] wiersze { $numbers }
}
    .loc = { $count ->
        [one] wierszu { $numbers }
        [few] wierszach { $numbers }
        [many] wierszach { $numbers }
       *[other] wierszach { $numbers }
    }
    .gen = { $count ->
        [one] wiersza { $numbers }
        [few] wierszy { $numbers }
        [many] wierszy { $numbers }
       *[other] wierszy { $numbers }
    }
    .ins = { $count ->
        [one] wierszem { $numbers }
        [few] wierszami { $numbers }
        [many] wierszami { $numbers }
       *[other] wierszami { $numbers }
    }
house-lines-column = { $count ->
    [one] kolumna { $numbers }
    [few] kolumny { $numbers }
    [many] kolumny { $numbers }
   *[other] kolumny { $numbers }
}
    .loc = { $count ->
        [one] kolumnie { $numbers }
        [few] kolumnach { $numbers }
        [many] kolumnach { $numbers }
       *[other] kolumnach { $numbers }
    }
    .gen = { $count ->
        [one] kolumny { $numbers }
        [few] kolumn { $numbers }
        [many] kolumn { $numbers }
       *[other] kolumn { $numbers }
    }
    .ins = { $count ->
        [one] kolumną { $numbers }
        [few] kolumnami { $numbers }
        [many] kolumnami { $numbers }
       *[other] kolumnami { $numbers }
    }
house-box-1 = lewy górny blok
    .loc = lewym górnym bloku
    .gen = lewego górnego bloku
    .ins = lewym górnym blokiem
house-box-2 = środkowy górny blok
    .loc = środkowym górnym bloku
    .gen = środkowego górnego bloku
    .ins = środkowym górnym blokiem
house-box-3 = prawy górny blok
    .loc = prawym górnym bloku
    .gen = prawego górnego bloku
    .ins = prawym górnym blokiem
house-box-4 = lewy środkowy blok
    .loc = lewym środkowym bloku
    .gen = lewego środkowego bloku
    .ins = lewym środkowym blokiem
house-box-5 = środkowy blok
    .loc = środkowym bloku
    .gen = środkowego bloku
    .ins = środkowym blokiem
house-box-6 = prawy środkowy blok
    .loc = prawym środkowym bloku
    .gen = prawego środkowego bloku
    .ins = prawym środkowym blokiem
house-box-7 = lewy dolny blok
    .loc = lewym dolnym bloku
    .gen = lewego dolnego bloku
    .ins = lewym dolnym blokiem
house-box-8 = środkowy dolny blok
    .loc = środkowym dolnym bloku
    .gen = środkowego dolnego bloku
    .ins = środkowym dolnym blokiem
house-box-9 = prawy dolny blok
    .loc = prawym dolnym bloku
    .gen = prawego dolnego bloku
    .ins = prawym dolnym blokiem
digit-article-1 = cyfra 1
    .gen = cyfry 1
    .acc = cyfrę 1
digit-article-2 = cyfra 2
    .gen = cyfry 2
    .acc = cyfrę 2
digit-article-3 = cyfra 3
    .gen = cyfry 3
    .acc = cyfrę 3
digit-article-4 = cyfra 4
    .gen = cyfry 4
    .acc = cyfrę 4
digit-article-5 = cyfra 5
    .gen = cyfry 5
    .acc = cyfrę 5
digit-article-6 = cyfra 6
    .gen = cyfry 6
    .acc = cyfrę 6
digit-article-7 = cyfra 7
    .gen = cyfry 7
    .acc = cyfrę 7
digit-article-8 = cyfra 8
    .gen = cyfry 8
    .acc = cyfrę 8
digit-article-9 = cyfra 9
    .gen = cyfry 9
    .acc = cyfrę 9
candidates = { $digits } w { $cells-loc }
held = { $digits } w { $house-loc }
is = w { $cell-loc } jest { $digit }
is-group = w jednym z pól { $cells } jest { $digit }
is-not = w { $cell-loc } nie ma { $digit }
is-not-pair = ani w { $first }, ani w { $second } nie ma { $digit }
is-not-group = w żadnym z pól { $cells } nie ma { $digit }
place-grid = całe sudoku
    .loc = całym sudoku
    .gen = całego sudoku
