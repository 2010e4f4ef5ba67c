# O co pyta się modele językowe w salach ćwiczeń i dlaczego część odpowiedzi się nie liczy.

gym-ask-blanks = Wypełnij jak najwięcej pustych pól tego sudoku. Błędna cyfra kosztuje dwa razy tyle, ile daje właściwa, a przepisane cyfry startowe nie dają nic. Odpowiedz planszą albo wpisami rRcC=D: wiersz R, kolumna C, cyfra D.
gym-ask-exact = Rozwiąż to sudoku. Liczy się tylko całe rozwiązanie. Odpowiedz planszą albo wpisami rRcC=D: wiersz R, kolumna C, cyfra D.
gym-ask-steps = Rozwiąż to sudoku krok po kroku. Pisz jedno wnioskowanie w wierszu: jego technikę, cyfry i pola, które je pokazują, i to, co wynika, na przykład naked-pair 37 r1c12 => rRcC<>3 albo hidden-single => rRcC=7, z wierszem R i kolumną C. Łańcuch można zapisać w notacji Eureka. Niesłuszne wnioskowanie kosztuje tyle, ile obiecuje.
gym-too-long = Tekst ma więcej znaków niż { $most }.
gym-no-answer = Nie ma tu ani planszy, ani wpisu takiego jak r4c5=7.
gym-cells = { $count ->
    [one] Plansza ma { $count } pole; powinno ich być 81.
    [few] Plansza ma { $count } pola; powinno ich być 81.
    [many] Plansza ma { $count } pól; powinno ich być 81.
   *[other] Plansza ma { $count } pól; powinno ich być 81.
}
gym-changed-given = Cyfrę startową { $given } w { $cell } zmieniono na { $found }, więc to odpowiedź na inną łamigłówkę.
gym-removed-given = Brakuje cyfry startowej { $given } w { $cell }, więc to odpowiedź na inną łamigłówkę.
gym-no-steps = Nie ma tu wnioskowania takiego jak hidden-single => r4c5=7.
gym-too-many-steps = Ocenia się tylko pierwsze wnioskowania, najwyżej { $most }.
gym-no-technique = Wiersz { $line } nie podaje techniki.
gym-no-conclusion = Wiersz { $line } nie mówi, co wynika.
gym-no-pattern = Wiersz { $line } nie podaje pól i cyfr swojej techniki ({ $technique }).
gym-beyond = Wiersz { $line } wymaga całego uzasadnienia: pola i cyfry nie wystarczą dla tej techniki ({ $technique }).
gym-no-data = Wiersz { $line } nie jest krokiem w formacie JSON: { $fault }.
gym-nothing-new = Wiersz { $line } nie wnosi nic nowego.
gym-other-pattern = Wiersz { $line }: { $technique } nie pokazuje tego z tymi polami i cyframi.
gym-by-cases = Wiersz { $line } udowodniono tylko po przypadkach, a to nie łańcuch.
gym-weak = Wiersz { $line } jest niesłuszny. { $why }
