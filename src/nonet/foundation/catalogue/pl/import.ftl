# Dlaczego plansza nie jest łamigłówką: mówi to serwer i sama strona importu.

import-no-grid = Wiersz { $line } nie jest łamigłówką, którą umiemy odczytać. Łamigłówka to 81 znaków, po jednym na pole, albo dziewięć wierszy po dziewięć: cyfry, a dla pustych pól kropki.
import-cells = { $count ->
    [one] Wiersz { $line } ma { $count } pole. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
    [few] Wiersz { $line } ma { $count } pola. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
    [many] Wiersz { $line } ma { $count } pól. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
   *[other] Wiersz { $line } ma { $count } pól. Cała łamigłówka ma ich 81, a każdy jej wiersz ma 9.
}
import-picture = Obrazu nie da się odczytać. Wpisz łamigłówkę ręcznie albo podaj ją jako tekst.
import-undecided = Te pola można wypełnić różnie: { $cells }. W { $cell } może być { $first } lub { $second }.
import-clash = Te cyfry startowe nie mogą być wszystkie poprawne: { $cells }.
refusal-422-multiple = Sudoku ma dokładnie jedno rozwiązanie. Ta plansza ma więcej.
refusal-422-unsolvable = Sudoku ma dokładnie jedno rozwiązanie. Ta plansza nie ma żadnego.
refusal-422-invalid = Cyfra powtarza się w wierszu, kolumnie lub bloku, więc ta plansza nie ma rozwiązania.
refusal-422-unknown = Nie udało się w rozsądnym czasie ustalić, czy ta plansza ma dokładnie jedno rozwiązanie.
