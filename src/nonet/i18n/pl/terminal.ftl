# Co o wynikach mówią notatniki i terminal.

notebook-full = pełna
notebook-score = { $label }, punkty: { $score }
notebook-unsolved = { $label }, ponad wszystkie techniki
notebook-singles = { $count ->
    [one] { $count } singiel
    [few] { $count } single
    [many] { $count } singli
   *[other] { $count } singli
}
terminal-notes = Notatki
terminal-hint = Podpowiedź
terminal-carry-out = Wykonaj
terminal-check = Sprawdź
terminal-fill = Wpisz notatki
terminal-undo = Cofnij
terminal-pause = Pauza
terminal-quit = Zakończ
terminal-keys = Strzałki przesuwają, cyfry wpisują, backspace usuwa.
terminal-noting = Cyfry są teraz notatkami.
terminal-writing = Cyfry są teraz wpisywane.
terminal-valid = { $count ->
    [one] Nie ma błędów; zostało { $count } pole.
    [few] Nie ma błędów; zostały { $count } pola.
    [many] Nie ma błędów; zostało { $count } pól.
   *[other] Nie ma błędów; zostało { $count } pól.
}
terminal-no-step = Żadna technika nie znajduje następnego kroku.
terminal-hint-first = Naciskaj „Podpowiedź”, aż pokaże cały krok.
terminal-paused = Pauza. Naciśnij p, by grać dalej.
terminal-covered = ( pauza )
terminal-solved = Rozwiązane w czasie { $time }.
