# Co drukuje się na arkuszach i w książkach.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Rozwiązanie
sheet-answers = Rozwiązania
# Po numerze łamigłówki, który jest większy.
sheet-of = { $number } z { $total }
sheet-name = Imię
sheet-date = Data
sheet-time = Czas
sheet-notes = Notatki
sheet-instruction = Wypełnij każdy wiersz, kolumnę i blok 3×3 cyframi od 1 do 9.
sheet-answer-on = Rozwiązanie na stronie { $page }
sheet-puzzle-on = Łamigłówka na stronie { $page }
sheet-page = Strona { $page } z { $pages }
sheet-rating = ER { $er }
sheet-rating-least = ER { $er } lub więcej
sheet-hints = Podpowiedzi
sheet-hint-later = { $count ->
    [one] Gdy na planszy jest { $count } cyfra: { $hint }
    [few] Gdy na planszy są { $count } cyfry: { $hint }
    [many] Gdy na planszy jest { $count } cyfr: { $hint }
   *[other] Gdy na planszy jest { $count } cyfr: { $hint }
}
sheet-path = Droga do rozwiązania sudoku { $number }
sheet-no-path = Żadna technika nie znajduje następnego kroku.
sheet-cell-names = r4c7 to wiersz 4, kolumna 7.
sheet-play = Zagraj w tę łamigłówkę online
sheet-scan = Zeskanuj lub kliknij kod
sheet-play-link = Zagraj w sudoku { $number } online
sheet-again = Otwórz ten arkusz online, do gry lub z kluczem
sheet-play-all = Zagraj w te łamigłówki online
sheet-again-picture = Kod QR: otwórz ten arkusz online
sheet-given-digit = startowa { $digit }
sheet-given = Startowa
sheet-filled = Wpisana
sheet-bold-given = Grube cyfry są startowe.
sheet-range = Łamigłówki od { $first } do { $last }
sheet-code-picture = Kod QR: zagraj w sudoku { $number } online
sheet-logo-picture = Logo
sheet-label-beginner = Początkujący
sheet-label-easy = Łatwy
sheet-label-medium = Średni
sheet-label-hard = Trudny
sheet-label-expert = Ekspert
sheet-title = { $answers ->
    [with] { $count ->
        [one] { $name }: { $count } łamigłówka sudoku z rozwiązaniem
        [few] { $name }: { $count } łamigłówki sudoku z rozwiązaniami
        [many] { $name }: { $count } łamigłówek sudoku z rozwiązaniami
       *[other] { $name }: { $count } łamigłówki sudoku z rozwiązaniami
    }
   *[without] { $count ->
        [one] { $name }: { $count } łamigłówka sudoku
        [few] { $name }: { $count } łamigłówki sudoku
        [many] { $name }: { $count } łamigłówek sudoku
       *[other] { $name }: { $count } łamigłówki sudoku
    }
}

# Zestawy dla klasy: arkusze, które różnią się literą i kropkami, i jeden klucz dla nauczyciela.
sheet-letter = Arkusz { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [one] { $count } kształt na start
        [few] { $count } kształty na start
        [many] { $count } kształtów na start
       *[other] { $count } kształtu na start
    }
   *[digits] { $count ->
        [one] { $count } cyfra na start
        [few] { $count } cyfry na start
        [many] { $count } cyfr na start
       *[other] { $count } cyfry na start
    }
}
sheet-before = Zanim zaczniesz
sheet-before-tip = Znajdź wiersz, kolumnę lub blok prawie pełny. Jakich cyfr brakuje i gdzie każda może stać?
sheet-first-step = Mój pierwszy krok i dlaczego:
sheet-done = Gdy skończysz
sheet-done-tip = { $marks ->
    [shapes] Sprawdź jeden wiersz, jedną kolumnę i jeden blok. W każdym z nich każdy kształt jest raz.
   *[digits] Sprawdź jeden wiersz, jedną kolumnę i jeden blok. W każdym są cyfry od 1 do { $side }, każda raz.
}
sheet-hardest-step = Najtrudniejszy krok i jak udało się go znaleźć:
sheet-key = Klucz odpowiedzi
sheet-key-levels = Dla nauczyciela. Jeden zestaw, trzy poziomy; arkusze odróżniają tylko kropki.
sheet-key-symbols = Dla nauczyciela. Jeden zestaw, trzy poziomy. Litery i symbole nie mają kolejności; poziomy zdradza tylko ten klucz.
sheet-key-versions = Dla nauczyciela. Arkusze wyglądają różnie i są równie trudne.
sheet-pupils = Uczniowie:
sheet-means-beginner = Rozwiązują ją same single: w każdym kroku jakieś pole ma jedną cyfrę albo jakaś cyfra jedno miejsce.
sheet-means-easy = Same single, ale trzeba ich szukać po kilku blokach.
sheet-means-medium = Wymaga notatek: cyfra zamknięta w jednej linii bloku albo para.
sheet-means-hard = Wymaga wzorów w kilku wierszach i kolumnach, takich jak X-Wing.
sheet-means-expert = Wymaga łańcuchów wnioskowań, takich jak XY-Wing.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] Cztery cyfry w blokach 2 × 2.
    [6] Sześć cyfr w blokach szerokich na trzy pola i wysokich na dwa.
   *[9] Dziewięć cyfr w blokach 3 × 3.
}
sheet-means-narrow = { $count ->
    [0] Same single, a w każdym kroku można wypełnić kilka pól.
    [one] Same single. Kroki, w których można wypełnić tylko jedno pole: { $steps }.
    [few] Same single. Kroki, w których można wypełnić tylko jedno pole: { $steps }.
    [many] Same single. Kroki, w których można wypełnić tylko jedno pole: { $steps }.
   *[other] Same single. Kroki, w których można wypełnić tylko jedno pole: { $steps }.
}
sheet-unique = Każda łamigłówka ma dokładnie jedno rozwiązanie.

# Arkusze do ćwiczeń.
sheet-find = Znajdź: { $name }
sheet-found-heading = { $title }: odpowiedzi
sheet-answers-behind = Odpowiedzi są na odwrocie.
sheet-places-of = Wpisani są tylko kandydaci cyfry { $digit }.
sheet-all-candidates = Wpisani są wszyscy kandydaci.
sheet-task-lost = Skreśl
sheet-task-placed = Wpisz
sheet-mark-pattern = część wzoru
sheet-mark-first = pierwszy kolor
sheet-mark-second = drugi kolor
sheet-mark-third = pierwszy kolor drugiego klastra
sheet-mark-fourth = drugi kolor drugiego klastra
sheet-mark-on = prawda, jeśli czytać łańcuch od początku
sheet-mark-off = fałsz, jeśli czytać łańcuch od początku
sheet-mark-fin = dodatkowy kandydat
sheet-mark-frame = gdzie patrzeć
sheet-mark-strong = silne ogniwo
sheet-mark-weak = słabe ogniwo
sheet-mark-lost = wykluczony
sheet-mark-placed = do wpisania

# Paski do gazet.
sheet-yesterday = Rozwiązania z wczoraj

# Książki.
sheet-play-short = Zagraj online
book-cover-blurb = Nigdy nie trzeba zgadywać. Trzeba tylko zobaczyć dlaczego.
book-cover-puzzles = { $chapters ->
    [one] { $count ->
        [one] łamigłówka, z rozwiązaniem na końcu
        [few] łamigłówki, z rozwiązaniami na końcu
        [many] łamigłówek, z rozwiązaniami na końcu
       *[other] łamigłówki, z rozwiązaniami na końcu
    }
    [few] { $count ->
        [one] łamigłówka, z rozwiązaniem na końcu
        [few] łamigłówki w { $chapters } rozdziałach, z rozwiązaniami na końcu
        [many] łamigłówek w { $chapters } rozdziałach, z rozwiązaniami na końcu
       *[other] łamigłówki w { $chapters } rozdziałach, z rozwiązaniami na końcu
    }
    [many] { $count ->
        [one] łamigłówka, z rozwiązaniem na końcu
        [few] łamigłówki w { $chapters } rozdziałach, z rozwiązaniami na końcu
        [many] łamigłówek w { $chapters } rozdziałach, z rozwiązaniami na końcu
       *[other] łamigłówki w { $chapters } rozdziałach, z rozwiązaniami na końcu
    }
   *[other] { $count ->
        [one] łamigłówka, z rozwiązaniem na końcu
        [few] łamigłówki w { $chapters } rozdziałach, z rozwiązaniami na końcu
        [many] łamigłówek w { $chapters } rozdziałach, z rozwiązaniami na końcu
       *[other] łamigłówki w { $chapters } rozdziałach, z rozwiązaniami na końcu
    }
}
book-cover-hints = { $count ->
    [one] podpowiedź do każdego sudoku, na końcu
    [few] podpowiedzi do każdego sudoku, na końcu: jedna mówi, gdzie patrzeć, następna mówi więcej
    [many] podpowiedzi do każdego sudoku, na końcu: jedna mówi, gdzie patrzeć, następna mówi więcej
   *[other] podpowiedzi do każdego sudoku, na końcu: jedna mówi, gdzie patrzeć, następna mówi więcej
}
book-cover-techniques = { $count ->
    [one] technika, pokazana na planszy, zanim będzie pierwszy raz potrzebna
    [few] techniki, każda pokazana na planszy, zanim będzie pierwszy raz potrzebna
    [many] technik, każda pokazana na planszy, zanim będzie pierwszy raz potrzebna
   *[other] techniki, każda pokazana na planszy, zanim będzie pierwszy raz potrzebna
}
book-cover-solution = rozwiązanie każdej łamigłówki, znalezione samą logiką
book-hints-1 = Pierwsze podpowiedzi
book-hints-2 = Drugie podpowiedzi
book-index = Techniki
book-on-page = strona { $page }
book-ramp = Jak trudna jest każda łamigłówka, według oceny jej najtrudniejszego kroku (ER).
book-contents = Spis treści
book-begun = Początek
book-done = Koniec
book-how-to = Jak grać
book-how-rule = W każdym wierszu, każdej kolumnie i każdym bloku dziewięciu pól każda cyfra od 1 do 9 jest dokładnie raz. Każda łamigłówka ma dokładnie jedno rozwiązanie.
book-how-scan = Zacznij od tego, co prawie pełne.
book-how-scan-more = Wiersz z jednym lub dwoma pustymi polami często od razu mówi, jakiej cyfry brakuje i gdzie pasuje.
book-how-look = Śledź jedną cyfrę.
book-how-look-more = Spójrz, gdzie cyfra stoi w dwóch blokach obok siebie: w trzecim zostaje dla niej tylko kilka pól, często jedno.
book-how-note = Zapisuj, co możliwe.
book-how-note-more = Gdy żadnej cyfry nie da się wpisać, notuj małymi cyframi, co pasuje w polu. Dwa pola obszaru z tymi samymi dwiema cyframi nie dopuszczają ich do innych.
book-how-check = Sprawdź z rozwiązaniami.
book-how-check-more = Rozwiązanie każdej łamigłówki jest na końcu książki. Grube cyfry są startowe, cienkie są znalezione.
