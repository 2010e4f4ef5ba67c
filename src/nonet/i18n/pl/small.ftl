# Plansze 4x4 i 6x6 dla dzieci: krótkie słowa, bez terminów. Znak to cyfra albo nazwa kształtu; gen to dopełniacz.

small-row = wiersz { $row }
    .loc = wierszu { $row }
    .gen = wiersza { $row }
small-column = kolumna { $column }
    .loc = kolumnie { $column }
    .gen = kolumny { $column }
small-square = kratka w wierszu { $row }, kolumnie { $column }
    .loc = kratce w wierszu { $row }, kolumnie { $column }
    .gen = kratki w wierszu { $row }, kolumnie { $column }
small-box-4-0 = lewa górna ramka
    .loc = lewej górnej ramce
    .gen = lewej górnej ramki
small-box-4-1 = prawa górna ramka
    .loc = prawej górnej ramce
    .gen = prawej górnej ramki
small-box-4-2 = lewa dolna ramka
    .loc = lewej dolnej ramce
    .gen = lewej dolnej ramki
small-box-4-3 = prawa dolna ramka
    .loc = prawej dolnej ramce
    .gen = prawej dolnej ramki
small-box-6-0 = lewa górna ramka
    .loc = lewej górnej ramce
    .gen = lewej górnej ramki
small-box-6-1 = prawa górna ramka
    .loc = prawej górnej ramce
    .gen = prawej górnej ramki
small-box-6-2 = lewa środkowa ramka
    .loc = lewej środkowej ramce
    .gen = lewej środkowej ramki
small-box-6-3 = prawa środkowa ramka
    .loc = prawej środkowej ramce
    .gen = prawej środkowej ramki
small-box-6-4 = lewa dolna ramka
    .loc = lewej dolnej ramce
    .gen = lewej dolnej ramki
small-box-6-5 = prawa dolna ramka
    .loc = prawej dolnej ramce
    .gen = prawej dolnej ramki
small-shape-1 = kółko
    .gen = kółka
small-shape-2 = kwadrat
    .gen = kwadratu
small-shape-3 = trójkąt
    .gen = trójkąta
small-shape-4 = serce
    .gen = serca
small-shape-5 = gwiazda
    .gen = gwiazdy
small-shape-6 = księżyc
    .gen = księżyca
small-shape-7 = kropla
    .gen = kropli
small-shape-8 = krzyżyk
    .gen = krzyżyka

# Podpowiedź w trzech krokach: gdzie patrzeć, o co zapytać i co tam pasuje.
small-look = Popatrz tu: { $place }.
small-ask-last-cell = W { $place-loc } pusta jest tylko jedna kratka. { $marks ->
    [shapes] Jakiego kształtu brakuje?
   *[digits] Jakiej cyfry brakuje?
}
small-ask-place-in-box = Poszukaj miejsca dla { $mark-gen } w { $place-loc }. Gdzie pasuje?
small-ask-place-in-line = Poszukaj miejsca dla { $mark-gen } w { $place-loc }. Gdzie pasuje?
small-ask-only-digit = Popatrz wzdłuż wiersza, wzdłuż kolumny i po ramce { $place-gen }. { $marks ->
    [shapes] Jakiego kształtu tam nie ma?
   *[digits] Jakiej cyfry tam nie ma?
}
small-tell-last-cell = W { $place-loc } pusta jest tylko jedna kratka i brakuje { $mark-gen }. Tu jest to miejsce.
small-tell-place-in-box = W { $place-loc } każda inna kratka jest pełna albo { $mark } jest już w jej wierszu lub kolumnie. Tu więc pasuje { $mark }.
small-tell-place-in-line = W { $place-loc } każda inna kratka jest pełna albo { $mark } jest już w jej linii lub ramce. Tu więc pasuje { $mark }.
small-tell-only-digit = Wszystko inne jest już w wierszu, kolumnie lub ramce { $place-gen }. Zostaje tylko { $mark }.
small-no-single = Żadna kratka nie jest jeszcze pewna. Spróbuj którejś.
sheet-instruction-small = { $marks ->
    [shapes] W każdym wierszu, każdej kolumnie i każdej grubej ramce każdy kształt jest raz. Narysuj kształty.
    [both] W każdym wierszu, każdej kolumnie i każdej grubej ramce każda cyfra lub każdy kształt jest raz.
   *[digits] W każdym wierszu, każdej kolumnie i każdej grubej ramce każda cyfra jest raz.
}
# Jaki to krok, w drodze do rozwiązania.
small-kind-last-cell = Ostatnia pusta kratka
small-kind-place-in-box = Jedyne miejsce w ramce
small-kind-place-in-line = Jedyne miejsce w linii
small-kind-only-digit = Pasuje tylko jedno
small-right = Na razie wszystko dobrze.
small-done = Rozwiązane! Brawo!
small-wrong = { $count ->
    [one] Jedna kratka nie jest jeszcze dobra.
    [few] { $count } kratki nie są jeszcze dobre.
    [many] { $count } kratek nie jest jeszcze dobrych.
   *[other] { $count } kratek nie jest jeszcze dobrych.
} { $marks ->
    [shapes] Poszukaj kształtu, który jest dwa razy w wierszu, kolumnie lub ramce.
   *[digits] Poszukaj cyfry, która jest dwa razy w wierszu, kolumnie lub ramce.
}
