# Le pagine delle griglie 4x4 e 6x6 per bambini: parole brevi, niente termini.

small-size = { $size }×{ $size }
small-title = Sudoku { $size }×{ $size } per bambini
small-description = Un piccolo sudoku per bambini: { $size } righe, numeri o forme, e suggerimenti in parole semplici.
small-to-go = { $count ->
    [one] manca 1 casella
   *[other] mancano { $count } caselle
}
small-rule = { $marks ->
    [shapes] Ogni riga, ogni colonna e ogni riquadro dal bordo spesso ha ogni forma una volta.
   *[digits] Ogni riga, ogni colonna e ogni riquadro dal bordo spesso ha ogni numero una volta.
}
small-marks = Numeri o forme
small-marks-digits = Numeri
small-marks-shapes = Forme
small-marks-both = A turno
small-pad = Segni
small-cell-given = { $mark }, dall’inizio, riga { $row } colonna { $column }
small-cell-entry = { $mark }, riga { $row } colonna { $column }
small-cell-empty = vuota, riga { $row } colonna { $column }
small-cell-twice = due volte in una riga, in una colonna o in un riquadro
small-cell-wrong = non ancora giusta
small-choose = Prima tocca una casella vuota.
small-given = Questa c’era dall’inizio.
small-nothing-to-undo = Non c’è niente da annullare.
small-nothing-to-redo = Non c’è niente da ripetere.
small-trouble = L’aiuto ora non è disponibile. Riprova tra un minuto.
small-no-hints = Per questo non ci sono più suggerimenti.
small-not-kept = Questo browser non può salvare le tue caselle.
small-another = Un altro per bambini
small-levels = Livelli di { $size }×{ $size }
small-print = Stampa questo
small-for-children = Per i bambini
small-for-children-text = Piccole griglie 4×4 e 6×6, con numeri o forme.
