# Ciò che i notebook e il terminale dicono dei risultati.

notebook-full = piena
notebook-score = { $label }, punti { $score }
notebook-unsolved = { $label }, oltre tutte le tecniche
notebook-singles = { $count ->
    [one] { $count } singolo
   *[other] { $count } singoli
}
terminal-notes = Note
terminal-hint = Suggerimento
terminal-carry-out = Esegui
terminal-check = Controlla
terminal-fill = Riempi le note
terminal-undo = Annulla
terminal-pause = Pausa
terminal-quit = Esci
terminal-keys = Le frecce muovono, le cifre scrivono, backspace cancella.
terminal-noting = Ora le cifre sono note.
terminal-writing = Ora le cifre vengono scritte.
terminal-valid = { $count ->
    [one] Nessun errore; resta { $count } casella.
   *[other] Nessun errore; restano { $count } caselle.
}
terminal-no-step = Nessuna tecnica trova un prossimo passo.
terminal-hint-first = Premi Suggerimento finché non mostra tutto il passo.
terminal-paused = In pausa. Premi p per continuare.
terminal-covered = ( in pausa )
terminal-solved = Risolto in { $time }.
