# Gra obok najprostszej drogi i kurs, który wynika z wielu; mówią to strony i ich skrypty.

review-heading = Twoje ruchy i najprostsza droga
review-lead = Na co poszedł czas i które techniki umknęły.
review-offer = Na co poszedł czas
review-solved = Rozwiązane w czasie { $time }
review-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
review-wrong = { $count ->
    [one] { $count } błędna cyfra
    [few] { $count } błędne cyfry
    [many] { $count } błędnych cyfr
   *[other] { $count } błędnych cyfr
}
review-game = Wróć do łamigłówki
review-none = Ta przeglądarka nie ma rozwiązanej gry w tę łamigłówkę.
review-without-scripts = Włącz JavaScript, by przejrzeć grę w tej przeglądarce.
review-working = Szukam najprostszej drogi…
review-failed = Silnik nie działa w tej przeglądarce, więc nie ma drogi do porównania.
review-time = Na co poszedł czas
review-untimed = Ta przeglądarka nie ma czasów wpisania cyfr. Drogę i tak można zobaczyć.
review-before-each = { $count ->
    [one] Czas przed { $count } cyfrą
    [few] Czas przed każdą z { $count } cyfr
    [many] Czas przed każdą z { $count } cyfr
   *[other] Czas przed każdą z { $count } cyfr
}
review-moment = Cyfra
review-number = Cyfra { $number } z { $count }
review-pause = { $time } przed tą cyfrą
review-stood = { $name }: możliwe od { $time }.
review-legend = Najprostszy krok w tej chwili
review-single = singiel
review-asked = z pomocą
review-kept = Obliczone w tej przeglądarce, nigdzie indziej nie zapisane
review-longest = Najdłużej
review-unseen = Umknęło
review-soon = Szybko znalezione
review-hardest = Możliwe
review-first = Wcześniej: { $names }.
review-lesson = Przeczytaj lekcję
review-practise = Poćwicz teraz
review-making = Szukam pozycji…
review-others = Trzy pozycje z różnych łamigłówek
review-images = Trzy pozycje tego samego rodzaju
review-find = Znajdź
course-heading = Twoje postępy
course-lead = Co znajdujesz szybko, co umyka i czego uczyć się dalej.
course-offer = Twoje postępy
course-span = Okres
course-span-weeks = Ostatnie cztery tygodnie
course-span-all = Wszystkie gry
course-games = { $count ->
    [one] Z { $count } rozwiązanej gry.
    [few] Z { $count } rozwiązanych gier.
    [many] Z { $count } rozwiązanych gier.
   *[other] Z { $count } rozwiązanych gier.
}
course-kept = Obliczone w tej przeglądarce, nic nie jest wysyłane.
course-without-scripts = Włącz JavaScript, by zobaczyć swoje postępy w tej przeglądarce.
course-working = Przeglądam twoje gry…
course-lessons = Ucz się w tej kolejności
course-quick = Znajdujesz szybko
course-quick-rule = Z typowym czasem szukania każdej
course-missed = Często umyka
course-missed-rule = Co trzeci raz lub częściej potrzebna była pomoc albo o wiele dłuższa pauza niż zwykle.
course-none = Jeszcze nic.
course-times = { $count ->
    [one] pojawiła się { $count } raz
    [few] pojawiła się { $count } razy
    [many] pojawiła się { $count } razy
   *[other] pojawiła się { $count } razy
}
course-missed-times = pominięta: { $count }
course-faster = szybciej niż przedtem
course-slower = wolniej niż przedtem
course-why-game = { $count ->
    [0] Umknęła ci w jednej z ostatnich gier.
    [one] Umknęła ci w jednej grze w tym tygodniu.
    [few] Umknęła ci { $count } razy w grach z tego tygodnia.
    [many] Umknęła ci { $count } razy w grach z tego tygodnia.
   *[other] Umknęła ci { $count } razy w grach z tego tygodnia.
}
course-why-practice = Umknęła ci w ćwiczeniu, więc wraca.
course-why-needed = Umknęła ci technika, która się na niej opiera: { $name }.
course-why-week = Pora ją dziś powtórzyć: umknęła ci co najmniej tydzień temu.
course-why-next = Dla ciebie nowa i następna co do trudności.
course-why-begun = { $count ->
    [one] Znajdź ją jeszcze raz bez pomocy, a będzie opanowana.
    [few] Znajdź ją jeszcze { $count } razy bez pomocy, a będzie opanowana.
    [many] Znajdź ją jeszcze { $count } razy bez pomocy, a będzie opanowana.
   *[other] Znajdź ją jeszcze { $count } razy bez pomocy, a będzie opanowana.
}
course-why-oldest = Dziś nie ma nic do powtórzenia, więc odśwież tę technikę.
course-why-solve = Teraz rozwiąż łamigłówkę tego poziomu: jej techniki są już opanowane.
course-learned = znalezione bez pomocy: { $unaided } z { $enough }
course-practise = Ćwicz
course-read = Lekcja
course-play = Potem zagraj: { $level }
