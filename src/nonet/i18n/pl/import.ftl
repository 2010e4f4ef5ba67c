# Dlaczego plansza nie jest łamigłówką: mówi to serwer i sama strona importu.

import-place = Wiersz { $line }, kolumna { $column }: „{ $found }”.
import-no-grid = Nie udało się tu odczytać łamigłówki. Łamigłówka to 81 znaków, po jednym na pole, albo dziewięć wierszy po dziewięć: cyfry, a dla pustych pól kropki.
import-cells = { $count ->
    [one] Ten wiersz ma { $count } pole. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
    [few] Ten wiersz ma { $count } pola. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
    [many] Ten wiersz ma { $count } pól. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
   *[other] Ten wiersz ma { $count } pól. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
}
import-rows = { $count ->
    [one] Plansza, która tam się kończy, ma { $count } wiersz. Cała plansza ma ich 9.
    [few] Plansza, która tam się kończy, ma { $count } wiersze. Cała plansza ma ich 9.
    [many] Plansza, która tam się kończy, ma { $count } wierszy. Cała plansza ma ich 9.
   *[other] Plansza, która tam się kończy, ma { $count } wierszy. Cała plansza ma ich 9.
}
import-ambiguous = Ten wiersz może należeć do łamigłówki albo być ramką lub numerami kolumn. Zapisz łamigłówkę jako 81 znaków w jednym wierszu, z kropkami dla pustych pól.
import-link = Ten link do { $site } nie zawiera łamigłówki. Otwórz link, skopiuj 81 cyfr i wklej je tutaj.
import-picture = Obrazów nie da się odczytać. Wpisz łamigłówkę ręcznie albo wklej ją jako tekst.
import-found = { $count ->
    [one] Znaleziono { $count } łamigłówkę.
    [few] Znaleziono { $count } łamigłówki.
    [many] Znaleziono { $count } łamigłówek.
   *[other] Znaleziono { $count } łamigłówki.
}
import-skipped = { $count ->
    [one] Wiersz { $lines } nie zawiera łamigłówki i zostaje pominięty.
    [few] { $count } wiersze nie zawierają łamigłówki i zostają pominięte: { $lines }.
    [many] { $count } wierszy nie zawiera łamigłówki i zostaje pominiętych: { $lines }.
   *[other] { $count } wiersza nie zawiera łamigłówki i zostaje pominięte: { $lines }.
}
import-undecided = Te pola można wypełnić różnie: { $cells }. W { $cell } może być { $first } lub { $second }.
import-clash = Te cyfry startowe nie mogą być wszystkie poprawne: { $cells }.
refusal-422-multiple = Sudoku ma dokładnie jedno rozwiązanie. Ta plansza ma więcej.
refusal-422-unsolvable = Sudoku ma dokładnie jedno rozwiązanie. Ta plansza nie ma żadnego.
refusal-422-invalid = Cyfra powtarza się w wierszu, kolumnie lub bloku, więc ta plansza nie ma rozwiązania.
refusal-422-unknown = Ustalenie, czy ta plansza ma dokładnie jedno rozwiązanie, trwałoby zbyt długo.
