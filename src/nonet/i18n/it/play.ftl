# Ciò che dicono gli script della pagina di gioco. Lo compongono nel browser.

play-cell-given = { $digit }, indizio, riga { $row } colonna { $column }
play-cell-entry = { $digit }, riga { $row } colonna { $column }
play-cell-empty = vuota, riga { $row } colonna { $column }
play-cell-corner = note d’angolo { $digits }
play-cell-centre = note al centro { $digits }
play-cell-conflict = compare due volte in una riga, in una colonna o in un riquadro
play-cell-wrong = non va bene
play-colour-1 = giallo
play-colour-2 = verde
play-colour-3 = blu
play-colour-4 = rosso
play-colour-5 = viola
play-colour-6 = arancione
play-colour-7 = turchese
play-colour-8 = marrone
play-colour-9 = grigio
play-cell-on = segnato come vero { $digits }
play-cell-off = segnato come falso { $digits }
play-cell-out = il suggerimento elimina { $digits }
play-do-place = Scrivilo
play-do-rule-out = { $count ->
    [one] Elimina { $count } candidato
   *[other] Elimina { $count } candidati
}
play-set = { $count ->
    [one] { $count } casella: { $digits }
   *[other] { $count } caselle: { $digits }
}
play-to-go = { $count ->
    [one] manca { $count } casella
   *[other] mancano { $count } caselle
}
play-left = ancora { $count }
play-tool-digit = Numero
play-tool-corner = Note d’angolo
play-tool-centre = Note al centro
play-tool-colour = Colori
play-tool-draw = Disegna sui candidati
play-hint-step = Suggerimento { $step } di { $count }.
play-said-no-hints = Non hai più suggerimenti per questo sudoku.
play-read-row = Riga
play-read-column = Colonna
play-read-box = Riquadro
play-read-empty = vuota
play-read-notes = note { $notes }
play-working-step = Si cerca il passo più semplice…
play-working-puzzle = { $tried ->
    [one] Si crea un sudoku: { $tried } tentativo…
   *[other] Si crea un sudoku: { $tried } tentativi…
}
play-said-stopped = Interrotto.
play-said-undone = Annullato.
play-said-redone = Ripetuto.
play-said-nothing-to-undo = Non c’è niente da annullare.
play-said-nothing-to-redo = Non c’è niente da ripetere.
play-said-noted = Tutte le note sono scritte.
play-said-full = La griglia è piena ma ha degli errori. Premi Controlla per vedere dove.
play-said-not-right = La griglia è piena ma ha degli errori.
play-said-given = Questo numero è un indizio.
play-said-held = Ora tocca le caselle per il numero { $digit }.
play-said-arrow-from = Freccia da { $digit } in { $cell }.
play-said-arrow = Freccia da { $other } in { $place } a { $digit } in { $cell }.
play-said-no-note = { $digit } è già nella riga, nella colonna o nel riquadro.
play-said-tidied = { $count ->
    [one] Note in ordine: il { $digit } è nascosto in { $count } casella.
   *[other] Note in ordine: il { $digit } è nascosto in { $count } caselle.
}
play-tip-draw = Tocca un candidato per segnarlo come vero, e di nuovo per segnarlo come falso. Trascina da un candidato a un altro per una freccia.
play-said-many = { $count ->
    [one] { $count } casella cambiata.
   *[other] { $count } caselle cambiate.
}
play-said-restored = Rieccoti. La griglia è come l’hai lasciata.
play-said-restarted = La griglia è tornata ai suoi indizi.
play-said-solved = Risolto in { $time }. Ottimo!
play-said-paused = In pausa.
play-said-resumed = Si riprende.
play-said-starred = Stella aggiunta. Lo trovi in Le mie partite.
play-said-unstarred = Stella tolta.
play-move-of = Mossa { $at } di { $count }
play-mark-away = Togli il segnalibro { $name }
play-trial = { $count ->
    [one] E se: { $count } mossa finora
   *[other] E se: { $count } mosse finora
}
play-said-right-so-far = Finora è tutto giusto.
play-said-last-right = { $count ->
    [one] Di nuovo all’ultima griglia giusta, { $count } mossa indietro.
   *[other] Di nuovo all’ultima griglia giusta, { $count } mosse indietro.
}
play-said-copied = Link copiato.
play-said-not-kept = Questo browser non può salvare la tua griglia. Tieni aperta la pagina finché non hai finito.
play-trouble-offline = Nessuna connessione. Puoi continuare a giocare; Controlla e Suggerimento hanno bisogno del server.
play-trouble-throttled = Troppe richieste. Aspetta un minuto, poi riprova.
play-trouble-device = Controlla e Suggerimento non si sono caricati. Puoi continuare a giocare e riprovare.
play-trouble-failed = Il server non ha potuto rispondere. Riprova.
play-continue = Continua
play-begun = { $count ->
    [one] In corso: { $kind }, { $time }, manca { $count } casella.
   *[other] In corso: { $kind }, { $time }, mancano { $count } caselle.
}
play-level-none = sudoku tuo
play-level-beginner = principiante
play-level-easy = facile
play-level-medium = medio
play-level-hard = difficile
play-level-expert = esperto
play-level-extreme = estremo
play-heading = Sudoku
play-title = { $count ->
    [one] Sudoku, { $count } indizio
   *[other] Sudoku, { $count } indizi
}
play-givens = { $count ->
    [one] { $count } indizio
   *[other] { $count } indizi
}
play-streak = { $count ->
    [one] { $count } giorno di fila
   *[other] { $count } giorni di fila
}
play-longest = { $count ->
    [one] Record: { $count } giorno.
   *[other] Record: { $count } giorni.
}
play-day-solved = { $count ->
    [one] { $count } risolto su 5
   *[other] { $count } risolti su 5
}
play-result = { $hints ->
    [0] Risolto in { $time } senza suggerimenti
    [one] Risolto in { $time } con { $hints } suggerimento
   *[other] Risolto in { $time } con { $hints } suggerimenti
}
play-again = { $level ->
    [beginner] Un altro per principianti
   *[easy] Un altro facile
    [medium] Un altro medio
    [hard] Un altro difficile
    [expert] Un altro per esperti
    [extreme] Un altro estremo
}
play-plot = { $count ->
    [one] Il tempo di { $count } sudoku
   *[other] I tempi di { $count } sudoku, nell’ordine in cui sono stati risolti
}
play-forgotten = Tutto è stato eliminato.
play-import-foreign = Questo file non è un’esportazione di questo sito.
play-import-damaged = Questa esportazione è danneggiata o incompleta. Esporta di nuovo e scegli il file nuovo.
play-imported = { $count ->
    [one] { $count } sudoku è stato importato.
   *[other] { $count } sudoku sono stati importati.
}
play-unreadable = { $count ->
    [one] { $count } voce del file non è leggibile.
   *[other] { $count } voci del file non sono leggibili.
}
play-practice-rate = Trovati al primo tentativo e senza aiuto: { $unaided } su { $seen }. Conservato in questo browser.
practice-cell = riga { $row } colonna { $column }
practice-none = Non è ancora segnato nulla.
practice-found = Giusto. Hai trovato tutto.
practice-part = Giusto finora; ce n’è ancora.
practice-wrong = Qualcosa che hai segnato non segue da questa tecnica.
practice-looking = Si cerca una posizione…
play-ghost = L’altra partita a questo punto; è durata { $time }
play-ghost-to-go = { $count ->
    [0] l’altra ha finito
   *[other] l’altra { $count }
}
play-ghost-done = L’altra partita è finita: { $time }.
play-ghost-before = Qualcuno ha risolto questo sudoku in { $time }. La piccola griglia accanto all’orologio mostra le caselle riempite a quel punto, mai un numero. Il tuo tempo parte quando cominci.
play-ghost-start = Comincia la gara
play-ghost-refused = Il link non ha una partita completa contro cui giocare. Puoi giocare lo stesso.
play-ghost-beaten = Risolto in { $time }, { $by } in meno dell’altra partita.
play-ghost-behind = Risolto in { $time }, { $by } in più dell’altra partita.
play-ghost-even = Risolto in { $time }, lo stesso tempo dell’altra partita.
