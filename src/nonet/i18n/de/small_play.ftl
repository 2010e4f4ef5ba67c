# Die Seiten der Gitter von 4x4 und 6x6 für Kinder: kurze Wörter, keine Fachwörter.

small-size = { $size }×{ $size }
small-title = Sudoku { $size }×{ $size } für Kinder
small-description = Ein kleines Sudoku für Kinder: { $size } Zeilen, Zahlen oder Formen, und Tipps in einfachen Worten.
small-to-go = { $count ->
    [one] noch 1 Kästchen
   *[other] noch { $count } Kästchen
}
small-rule = { $marks ->
    [shapes] In jeder Zeile, jeder Spalte und jedem dick umrandeten Block kommt jede Form einmal vor.
   *[digits] In jeder Zeile, jeder Spalte und jedem dick umrandeten Block kommt jede Zahl einmal vor.
}
small-marks = Zahlen oder Formen
small-marks-digits = Zahlen
small-marks-shapes = Formen
small-marks-both = Abwechselnd
small-pad = Zeichen
small-cell-given = { $mark }, von Anfang an, Zeile { $row } Spalte { $column }
small-cell-entry = { $mark }, Zeile { $row } Spalte { $column }
small-cell-empty = leer, Zeile { $row } Spalte { $column }
small-cell-twice = zweimal in einer Zeile, einer Spalte oder einem Block
small-cell-wrong = stimmt noch nicht
small-choose = Tippe zuerst auf ein leeres Kästchen.
small-given = Das stand von Anfang an hier.
small-nothing-to-undo = Es gibt nichts zurückzunehmen.
small-nothing-to-redo = Es gibt nichts zu wiederholen.
small-trouble = Gerade gibt es keine Hilfe. Versuch es in einer Minute noch einmal.
small-no-hints = Für dieses gibt es keine Tipps mehr.
small-not-kept = Dieser Browser kann deine Kästchen nicht speichern.
small-another = Noch eins für Kinder
small-levels = Stufen von { $size }×{ $size }
small-print = Das drucken
small-for-children = Für Kinder
small-for-children-text = Kleine Gitter von 4×4 und 6×6, mit Zahlen oder Formen.
