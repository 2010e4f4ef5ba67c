# Gdzie szukać podpowiedzi, co wykazała analiza i co jest na planszy nie tak.

look-house = Rozejrzyj się w { $place-loc }.
look-digit = Sprawdź, gdzie cyfra { $digit } pasuje w { $place-loc }.
look-candidates = Przyjrzyj się kandydatom w { $place-loc }.
look-links = Przyjrzyj się kandydatom w { $place-loc } i temu, co by z nich wynikało.
analysis-complete = Łamigłówka nie ma pustych pól: jest już kompletna.
analysis-naked = { $count ->
    [one] { $count } odkryty singiel
    [few] { $count } odkryte single
    [many] { $count } odkrytych singli
   *[other] { $count } odkrytych singli
}
analysis-hidden = { $count ->
    [one] { $count } ukryty singiel
    [few] { $count } ukryte single
    [many] { $count } ukrytych singli
   *[other] { $count } ukrytych singli
}
analysis-solved = Tę łamigłówkę rozwiązują same single: { $naked } i { $hidden }.
analysis-beyond = { $count ->
    [one] Singlami da się wpisać: { $naked } i { $hidden }. Potem { $count } pole wymaga innych technik.
    [few] Singlami da się wpisać: { $naked } i { $hidden }. Potem { $count } pola wymagają innych technik.
    [many] Singlami da się wpisać: { $naked } i { $hidden }. Potem { $count } pól wymaga innych technik.
   *[other] Singlami da się wpisać: { $naked } i { $hidden }. Potem { $count } pól wymaga innych technik.
}
mistake-given = { $count ->
    [one] Zmieniono { $count } cyfrę startową łamigłówki: { $cells }.
    [few] Zmieniono { $count } cyfry startowe łamigłówki: { $cells }.
    [many] Zmieniono { $count } cyfr startowych łamigłówki: { $cells }.
   *[other] Zmieniono { $count } cyfr startowych łamigłówki: { $cells }.
}
mistake-entry = { $count ->
    [one] { $count } wpis nie zgadza się z rozwiązaniem: { $cells }.
    [few] { $count } wpisy nie zgadzają się z rozwiązaniem: { $cells }.
    [many] { $count } wpisów nie zgadza się z rozwiązaniem: { $cells }.
   *[other] { $count } wpisów nie zgadza się z rozwiązaniem: { $cells }.
}
mistake-conflict = Ta sama cyfra powtarza się w wierszu, kolumnie lub bloku: { $cells }.
mistake-notes = { $count ->
    [one] W notatkach pola { $cells } brakuje cyfry, która tam należy.
    [few] W notatkach każdego z pól { $cells } brakuje cyfry, która tam należy.
    [many] W notatkach każdego z pól { $cells } brakuje cyfry, która tam należy.
   *[other] W notatkach każdego z pól { $cells } brakuje cyfry, która tam należy.
}
check-complete = Łamigłówka jest rozwiązana.
check-right = { $count ->
    [one] Na razie wszystko się zgadza. Zostało { $count } pole.
    [few] Na razie wszystko się zgadza. Zostały { $count } pola.
    [many] Na razie wszystko się zgadza. Zostało { $count } pól.
   *[other] Na razie wszystko się zgadza. Zostało { $count } pól.
}
hint-looking = Szukam najprostszego kroku (wypróbowane techniki: { $tried } z { $count }) …
hint-unsupported = Żadna technika nie znajduje następnego kroku.
answer-complete = Plansza jest kompletna: w każdym polu stoi właściwa cyfra.
