# Dove cercare un suggerimento, che cosa ha trovato un’analisi, e che cosa non va su una griglia.

look-house = Guarda { $place }.
look-digit = Cerca dove può stare il numero { $digit } { $place-in }.
look-candidates = Guarda i candidati { $place-in }.
look-links = Guarda i candidati { $place-in }, e che cosa ne seguirebbe.
analysis-complete = Il sudoku non ha caselle vuote: è già completo.
analysis-naked = { $count ->
    [one] { $count } singolo nudo
   *[other] { $count } singoli nudi
}
analysis-hidden = { $count ->
    [one] { $count } singolo nascosto
   *[other] { $count } singoli nascosti
}
analysis-solved = Per questo sudoku bastano i singoli: { $naked } e { $hidden }.
analysis-beyond = { $count ->
    [one] I singoli danno { $naked } e { $hidden }. Poi { $count } casella richiede altre tecniche.
   *[other] I singoli danno { $naked } e { $hidden }. Poi { $count } caselle richiedono altre tecniche.
}
mistake-given = { $count ->
    [one] { $count } indizio del sudoku è cambiato: { $cells }.
   *[other] { $count } indizi del sudoku sono cambiati: { $cells }.
}
mistake-entry = { $count ->
    [one] { $count } numero non corrisponde alla soluzione: { $cells }.
   *[other] { $count } numeri non corrispondono alla soluzione: { $cells }.
}
mistake-conflict = Lo stesso numero è due volte in una riga, in una colonna o in un riquadro: { $cells }.
mistake-notes = { $count ->
    [one] Nelle note di { $cells } manca un numero che deve esserci.
   *[other] Nelle note di ciascuna di queste caselle manca un numero che deve esserci: { $cells }.
}
check-complete = Il sudoku è risolto.
check-right = { $count ->
    [one] Finora è tutto giusto. Manca { $count } casella.
   *[other] Finora è tutto giusto. Mancano { $count } caselle.
}
hint-looking = Si cerca il passo più semplice: tecniche provate: { $tried } su { $count }…
hint-unsupported = Nessuna tecnica trova un passo successivo.
answer-complete = La griglia è completa: ogni casella contiene il numero giusto.
