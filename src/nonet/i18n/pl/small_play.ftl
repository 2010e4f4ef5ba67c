# Strony plansz 4x4 i 6x6 dla dzieci: krótkie słowa, bez terminów.

small-size = { $size }×{ $size }
small-title = Sudoku { $size }×{ $size } dla dzieci
small-description = Małe sudoku dla dzieci: wierszy jest { $size }, są cyfry lub kształty i podpowiedzi prostymi słowami.
small-to-go = { $count ->
    [one] została 1 kratka
    [few] zostały { $count } kratki
    [many] zostało { $count } kratek
   *[other] zostało { $count } kratek
}
small-rule = { $marks ->
    [shapes] W każdym wierszu, każdej kolumnie i każdej grubej ramce każdy kształt jest raz.
   *[digits] W każdym wierszu, każdej kolumnie i każdej grubej ramce każda cyfra jest raz.
}
small-marks = Cyfry lub kształty
small-marks-digits = Cyfry
small-marks-shapes = Kształty
small-marks-both = Na zmianę
small-pad = Znaki
small-cell-given = { $mark }, od początku, wiersz { $row } kolumna { $column }
small-cell-entry = { $mark }, wiersz { $row } kolumna { $column }
small-cell-empty = pusta, wiersz { $row } kolumna { $column }
small-cell-twice = dwa razy w wierszu, kolumnie lub ramce
small-cell-wrong = jeszcze niedobrze
small-choose = Najpierw dotknij pustej kratki.
small-given = To było tu od początku.
small-nothing-to-undo = Nie ma czego cofnąć.
small-nothing-to-redo = Nie ma czego ponowić.
small-trouble = Pomoc jest teraz niedostępna. Spróbuj za minutę.
small-no-hints = Do tej nie ma już podpowiedzi.
small-not-kept = Ta przeglądarka nie może zapisać twoich kratek.
small-another = Następna dla dzieci
small-levels = Poziomy { $size }×{ $size }
small-print = Drukuj
small-for-children = Dla dzieci
small-for-children-text = Małe plansze 4×4 i 6×6, z cyframi lub kształtami.
