# Co się mówi tym, którzy badają planszę na stronie gry. Skrypty składają to w przeglądarce.

study-heading = Zbadaj tę planszę
study-close = Zamknij
study-working = Szukam …
study-prove = Sprawdź moje wnioskowanie
study-prove-more = Sprawdza narysowane strzałki i znaki. Jeśli ich nie ma, sprawdza ostatnio usunięte notatki.
study-own = Twoje wnioskowanie
study-nothing = Najpierw narysuj strzałki lub znaki albo usuń notatki.
study-no-step = Nie pokazuje tego żaden pojedynczy krok do stopnia „trudny”.
study-arrow-holds = Od { $digit } w { $cell } do { $other } w { $place }: słusznie.
study-arrow-fails = Od { $digit } w { $cell } do { $other } w { $place }: niesłusznie.
study-arrow-open = Od { $digit } w { $cell } do { $other } w { $place }: nie dotarto.
study-where = Pokaż tylko gdzie
study-tier-singles = Single
study-tier-medium = Średni
study-tier-hard = Trudny
study-tier-expert = Ekspert
study-up-to = Podpowiedź do stopnia
study-none-up-to = { $tier ->
    [singles] Nie ma tu żadnego singla. Następny krok jest trudniejszy.
    [medium] Nie ma tu kroku do stopnia „średni”. Następny jest trudniejszy.
    [hard] Nie ma tu kroku do stopnia „trudny”. Następny jest trudniejszy.
   *[expert] Nie ma tu kroku do stopnia „ekspert”. Następny jest trudniejszy.
}
study-parts = Co zbadać
study-part-deduction = Wnioskowanie
study-part-steps = Wszystkie kroki
study-part-rating = Trudność
study-stop = Zatrzymaj
study-steps = Znajdź wszystkie kroki
study-steps-more = Wszystkie kroki możliwe na tej planszy, od najłatwiejszego. Wybierz jeden, by zobaczyć go na planszy.
study-steps-list = Kroki, od najłatwiejszego
study-certificate = Kopiuj certyfikat
study-certified = Krok udowodniony, certyfikat skopiowany. Sprawdź go przez nonet prove albo /prove w API.
study-looked = { $count ->
    [one] Na razie { $count } krok; wypróbowane techniki: { $tried } z { $all }
    [few] Na razie { $count } kroki; wypróbowane techniki: { $tried } z { $all }
    [many] Na razie { $count } kroków; wypróbowane techniki: { $tried } z { $all }
   *[other] Na razie { $count } kroków; wypróbowane techniki: { $tried } z { $all }
}
study-found = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
    [many] { $count } kroków
   *[other] { $count } kroków
}
study-full = { $count ->
    [one] Najłatwiejszy krok z wielu
    [few] { $count } najłatwiejsze kroki z wielu
    [many] { $count } najłatwiejszych kroków z wielu
   *[other] { $count } najłatwiejszych kroków z wielu
}
study-also = { $count ->
    [one] także: { $name }
    [few] także: { $name } i inne
    [many] także: { $name } i inne
   *[other] także: { $name } i inne
}
study-places = { $digit } w { $cell }
study-rules-out = { $count ->
    [one] wyklucza { $digit } w { $cell }
    [few] wyklucza { $count } kandydatów
    [many] wyklucza { $count } kandydatów
   *[other] wyklucza { $count } kandydatów
}
study-trace = Oceń trudność krok po kroku
study-trace-more = Pokazuje każdy krok oceny, tak jak rozwiązałby łamigłówkę Sudoku Explainer. Zdradza rozwiązanie.
study-trace-list = Kroki oceny po kolei
study-rated = { $count ->
    [one] Na razie oceniono { $count } krok
    [few] Na razie oceniono { $count } kroki
    [many] Na razie oceniono { $count } kroków
   *[other] Na razie oceniono { $count } kroków
}
study-rating = { $count ->
    [one] ER { $er }: najtrudniejszy z { $count } kroku
    [few] ER { $er }: najtrudniejszy z { $count } kroków
    [many] ER { $er }: najtrudniejszy z { $count } kroków
   *[other] ER { $er }: najtrudniejszy z { $count } kroków
}
