# Una partita accanto al percorso più semplice, e il corso che ne viene da molte; lo dicono le pagine e i loro script.

review-heading = Le tue mosse e il percorso più semplice
review-lead = Dove è andato il tuo tempo, e quali tecniche ti sono sfuggite.
review-offer = Dove è andato il tuo tempo
review-solved = Risolto in { $time }
review-hints = { $count ->
    [0] nessun suggerimento
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
}
review-wrong = { $count ->
    [0] nessun numero sbagliato
    [one] { $count } numero sbagliato
   *[other] { $count } numeri sbagliati
}
review-game = Torna al sudoku
review-none = Questo browser non ha una partita risolta di questo sudoku.
review-without-scripts = Attiva JavaScript per esaminare la tua partita in questo browser.
review-working = Si cerca il percorso più semplice…
review-failed = Il motore non funziona in questo browser, perciò non c’è un percorso con cui confrontare.
review-time = Dove è andato il tuo tempo
review-untimed = Questo browser non ha i tempi dei tuoi numeri. Puoi vedere comunque il percorso.
review-before-each = { $count ->
    [one] Il tuo tempo prima di { $count } numero
   *[other] Il tuo tempo prima di ogni numero ({ $count } numeri)
}
review-moment = Numero
review-number = Numero { $number } di { $count }
review-pause = { $time } prima di questo numero
review-stood = { $name }: possibile da { $time }.
review-legend = Il passo più semplice in quel momento
review-single = singolo
review-asked = aiuto chiesto
review-kept = Calcolato in questo browser, conservato qui e non altrove
review-longest = Le pause più lunghe
review-unseen = Sfuggita
review-soon = Trovata in fretta
review-hardest = Possibile
review-first = Prima: { $names }.
review-lesson = Leggi la lezione
review-practise = Esercitati ora
review-making = Si cercano posizioni…
review-others = Tre posizioni di sudoku diversi
review-images = Tre posizioni dello stesso tipo
review-find = Trovala
course-heading = I tuoi progressi
course-lead = Che cosa trovi in fretta, che cosa ti sfugge, e che cosa imparare poi.
course-offer = I tuoi progressi
course-span = Periodo
course-span-weeks = Ultime quattro settimane
course-span-all = Tutte le partite
course-games = { $count ->
    [0] Nessuna partita è stata ancora esaminata.
    [one] Da { $count } partita risolta.
   *[other] Da { $count } partite risolte.
}
course-kept = Calcolato in questo browser; non viene inviato nulla.
course-without-scripts = Attiva JavaScript per vedere i tuoi progressi in questo browser.
course-working = Si esaminano le tue partite…
course-lessons = Impara in quest’ordine
course-quick = Trovi in fretta
course-quick-rule = Con il tuo tempo abituale per trovare ciascuna
course-missed = Ti sfuggono
course-missed-rule = Almeno una volta su tre hai chiesto aiuto, o ci hai messo molto più del solito.
course-none = Ancora niente.
course-times = { $count ->
    [one] comparsa { $count } volta
   *[other] comparsa { $count } volte
}
course-missed-times = { $count ->
    [one] sfuggita { $count } volta
   *[other] sfuggita { $count } volte
}
course-faster = più in fretta di prima
course-slower = più lentamente di prima
course-why-game = { $count ->
    [0] Ti è sfuggita in una delle ultime partite.
    [one] Ti è sfuggita in una partita questa settimana.
   *[other] Ti è sfuggita { $count } volte nelle partite di questa settimana.
}
course-why-practice = Ti è sfuggita in un esercizio, perciò ritorna.
course-why-needed = Ti è sfuggita una tecnica che si basa su questa: { $name }.
course-why-week = Oggi va ripassata: ti è sfuggita una settimana fa o più.
course-why-next = Nuova per te, e la prossima per difficoltà.
course-why-begun = { $count ->
    [one] Trovala ancora una volta senza aiuto per padroneggiarla.
   *[other] Trovala ancora { $count } volte senza aiuto per padroneggiarla.
}
course-why-oldest = Oggi non c’è nulla da ripassare: tieni in esercizio questa tecnica.
course-why-solve = Ora risolvi un sudoku di questo livello: ne padroneggi le tecniche.
course-learned = { $unaided } su { $enough } senza aiuto
course-practise = Esercitati
course-read = Lezione
course-play = Poi gioca: { $level }
