# Co mówią skrypty strony gry. Składają to w przeglądarce.

play-cell-given = { $digit }, startowa, wiersz { $row } kolumna { $column }
play-cell-entry = { $digit }, wiersz { $row } kolumna { $column }
play-cell-empty = puste, wiersz { $row } kolumna { $column }
play-cell-corner = notatki w rogu { $digits }
play-cell-centre = notatki na środku { $digits }
play-cell-conflict = powtarza się w wierszu, kolumnie lub bloku
play-cell-wrong = nie pasuje
play-colour-1 = żółty
play-colour-2 = zielony
play-colour-3 = niebieski
play-colour-4 = czerwony
play-colour-5 = fioletowy
play-colour-6 = pomarańczowy
play-colour-7 = turkusowy
play-colour-8 = brązowy
play-colour-9 = szary
play-cell-on = oznaczone jako prawda { $digits }
play-cell-off = oznaczone jako fałsz { $digits }
play-cell-out = podpowiedź wyklucza { $digits }
play-do-place = Wpisz
play-do-rule-out = { $count ->
    [one] Wyklucz { $count } kandydata
    [few] Wyklucz { $count } kandydatów
    [many] Wyklucz { $count } kandydatów
   *[other] Wyklucz { $count } kandydatów
}
play-set = { $count ->
    [one] { $count } pole: { $digits }
    [few] { $count } pola: { $digits }
    [many] { $count } pól: { $digits }
   *[other] { $count } pól: { $digits }
}
play-to-go = { $count ->
    [one] zostało { $count } pole
    [few] zostały { $count } pola
    [many] zostało { $count } pól
   *[other] zostało { $count } pól
}
play-left = jeszcze { $count }
play-tool-digit = Cyfra
play-tool-corner = Notatki w rogu
play-tool-centre = Notatki na środku
play-tool-colour = Kolory
play-tool-draw = Rysowanie po kandydatach
play-hint-step = Podpowiedź { $step } z { $count }.
play-said-no-hints = Nie masz już podpowiedzi do tej łamigłówki.
play-read-row = Wiersz
play-read-column = Kolumna
play-read-box = Blok
play-read-empty = puste
play-read-notes = notatki { $notes }
play-working-step = Szukam najprostszego kroku …
play-working-puzzle = { $tried ->
    [one] Układam łamigłówkę: wypróbowano { $tried } planszę …
    [few] Układam łamigłówkę: wypróbowano { $tried } plansze …
    [many] Układam łamigłówkę: wypróbowano { $tried } plansz …
   *[other] Układam łamigłówkę: wypróbowano { $tried } plansz …
}
play-said-stopped = Zatrzymano.
play-said-undone = Cofnięto.
play-said-redone = Ponowiono.
play-said-nothing-to-undo = Nie ma czego cofnąć.
play-said-nothing-to-redo = Nie ma czego ponowić.
play-said-noted = Wpisano wszystkie notatki.
play-said-full = Plansza jest pełna, ale ma błędy. Naciśnij „Sprawdź”, by zobaczyć gdzie.
play-said-not-right = Plansza jest pełna, ale ma błędy.
play-said-given = To cyfra startowa.
play-said-held = Teraz naciskaj pola dla cyfry { $digit }.
play-said-arrow-from = Strzałka od { $digit } w { $cell }.
play-said-arrow = Strzałka od { $other } w { $place } do { $digit } w { $cell }.
play-said-no-note = Cyfra { $digit } jest już w wierszu, kolumnie lub bloku.
play-said-tidied = { $count ->
    [one] Uporządkowano notatki: cyfra { $digit } jest ukryta w { $count } polu.
    [few] Uporządkowano notatki: cyfra { $digit } jest ukryta w { $count } polach.
    [many] Uporządkowano notatki: cyfra { $digit } jest ukryta w { $count } polach.
   *[other] Uporządkowano notatki: cyfra { $digit } jest ukryta w { $count } pola.
}
play-tip-draw = Naciśnij kandydata, aby oznaczyć go jako prawdę, a jeszcze raz, aby oznaczyć jako fałsz. Przeciągnij od jednego kandydata do drugiego, a powstanie strzałka.
play-said-many = { $count ->
    [one] Zmieniono { $count } pole.
    [few] Zmieniono { $count } pola.
    [many] Zmieniono { $count } pól.
   *[other] Zmieniono { $count } pól.
}
play-said-restored = Witaj z powrotem. Plansza jest taka jak ostatnio.
play-said-restarted = Na planszy są znów tylko cyfry startowe.
play-said-solved = Rozwiązane w czasie { $time }. Brawo!
play-said-paused = Wstrzymano.
play-said-resumed = Wznowiono.
play-said-starred = Dodano gwiazdkę. Gra jest w „Moich grach”.
play-said-unstarred = Usunięto gwiazdkę.
play-move-of = Ruch { $at } z { $count }
play-mark-away = Usuń zakładkę { $name }
play-trial = { $count ->
    [one] Co jeśli: na razie { $count } ruch
    [few] Co jeśli: na razie { $count } ruchy
    [many] Co jeśli: na razie { $count } ruchów
   *[other] Co jeśli: na razie { $count } ruchów
}
play-said-right-so-far = Na razie wszystko się zgadza.
play-said-last-right = { $count ->
    [one] Powrót do ostatniej poprawnej planszy, { $count } ruch wstecz.
    [few] Powrót do ostatniej poprawnej planszy, { $count } ruchy wstecz.
    [many] Powrót do ostatniej poprawnej planszy, { $count } ruchów wstecz.
   *[other] Powrót do ostatniej poprawnej planszy, { $count } ruchów wstecz.
}
play-said-copied = Skopiowano link.
play-said-not-kept = Ta przeglądarka nie może zapisać planszy. Nie zamykaj strony, zanim nie skończysz.
play-trouble-offline = Brak połączenia. Możesz grać dalej; „Sprawdź” i „Podpowiedź” potrzebują serwera.
play-trouble-throttled = Za dużo żądań. Odczekaj minutę i spróbuj ponownie.
play-trouble-device = „Sprawdź” i „Podpowiedź” się nie wczytały. Możesz grać dalej i spróbować ponownie.
play-trouble-failed = Serwer nie mógł odpowiedzieć. Spróbuj ponownie.
play-continue = Kontynuuj
play-begun = { $count ->
    [one] W toku: { $kind }, { $time }, zostało { $count } pole.
    [few] W toku: { $kind }, { $time }, zostały { $count } pola.
    [many] W toku: { $kind }, { $time }, zostało { $count } pól.
   *[other] W toku: { $kind }, { $time }, zostało { $count } pól.
}
play-level-none = własna
play-level-beginner = początkujący
play-level-easy = łatwy
play-level-medium = średni
play-level-hard = trudny
play-level-expert = ekspert
play-level-extreme = ekstremalny
play-heading = Sudoku
play-title = { $count ->
    [one] Sudoku, { $count } cyfra startowa
    [few] Sudoku, { $count } cyfry startowe
    [many] Sudoku, { $count } cyfr startowych
   *[other] Sudoku, { $count } cyfr startowych
}
play-givens = { $count ->
    [one] { $count } startowa
    [few] { $count } startowe
    [many] { $count } startowych
   *[other] { $count } startowych
}
play-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
play-longest = { $count ->
    [one] Najdłużej: { $count } dzień.
    [few] Najdłużej: { $count } dni.
    [many] Najdłużej: { $count } dni.
   *[other] Najdłużej: { $count } dni.
}
play-day-solved = rozwiązane: { $count } z 5
play-result = { $hints ->
    [0] Rozwiązane w czasie { $time } bez podpowiedzi
    [one] Rozwiązane w czasie { $time } z { $hints } podpowiedzią
    [few] Rozwiązane w czasie { $time } z { $hints } podpowiedziami
    [many] Rozwiązane w czasie { $time } z { $hints } podpowiedziami
   *[other] Rozwiązane w czasie { $time } z { $hints } podpowiedziami
}
play-again = { $level ->
    [beginner] Następna dla początkujących
   *[easy] Następna łatwa
    [medium] Następna średnia
    [hard] Następna trudna
    [expert] Następna dla ekspertów
    [extreme] Następna ekstremalna
}
play-plot = { $count ->
    [one] Czas { $count } łamigłówki
    [few] Czasy { $count } łamigłówek, w kolejności rozwiązania
    [many] Czasy { $count } łamigłówek, w kolejności rozwiązania
   *[other] Czasy { $count } łamigłówek, w kolejności rozwiązania
}
play-forgotten = Usunięto wszystko.
play-import-foreign = Ten plik nie jest eksportem z tej witryny.
play-import-damaged = Ten eksport jest uszkodzony lub niepełny. Wyeksportuj jeszcze raz i wybierz nowy plik.
play-imported = { $count ->
    [one] Zaimportowano { $count } łamigłówkę.
    [few] Zaimportowano { $count } łamigłówki.
    [many] Zaimportowano { $count } łamigłówek.
   *[other] Zaimportowano { $count } łamigłówek.
}
play-unreadable = { $count ->
    [one] Nie udało się odczytać { $count } wpisu z pliku.
    [few] Nie udało się odczytać { $count } wpisów z pliku.
    [many] Nie udało się odczytać { $count } wpisów z pliku.
   *[other] Nie udało się odczytać { $count } wpisu z pliku.
}
play-practice-rate = Znalezione za pierwszym razem, bez pomocy: { $unaided } z { $seen }. Zapisane w tej przeglądarce.
practice-cell = wiersz { $row } kolumna { $column }
practice-none = Nic jeszcze nie jest zaznaczone.
practice-found = Dobrze. Wszystko znalezione.
practice-part = Na razie dobrze; jest coś jeszcze.
practice-wrong = Coś z zaznaczonego nie wynika z tej techniki.
practice-looking = Szukam pozycji…
play-ghost = Druga gra o tym czasie; zajęła { $time }
play-ghost-to-go = { $count ->
    [0] druga gotowa
   *[other] druga { $count }
}
play-ghost-done = Druga gra jest skończona: { $time }.
play-ghost-before = Ktoś rozwiązał tę łamigłówkę w czasie { $time }. Mała plansza obok zegara pokazuje, które pola były wtedy wypełnione, nigdy cyfry. Twój zegar ruszy, gdy zaczniesz.
play-ghost-start = Rozpocznij wyścig
play-ghost-refused = Link nie zawiera pełnej gry, z którą można się ścigać. Mimo to możesz grać.
play-ghost-beaten = Rozwiązane w czasie { $time }, o { $by } szybciej niż w drugiej grze.
play-ghost-behind = Rozwiązane w czasie { $time }, o { $by } wolniej niż w drugiej grze.
play-ghost-even = Rozwiązane w czasie { $time }, tak samo jak w drugiej grze.
