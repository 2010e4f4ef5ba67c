# Consegna: ciò che un alunno dà all’insegnante in un link, e la pagina che lo raccoglie. Lo dicono le pagine e gli script.

hand-in-heading = Consegna
hand-in-lead = Dai al tuo insegnante un link o un codice con il tuo nome, i tempi e i suggerimenti, dove hai chiesto aiuto, e l’ordine in cui hai riempito le caselle. Da qui non viene inviato nulla.
hand-in-name = Il tuo nome, come ti conosce l’insegnante
hand-in-make = Crea il mio link
hand-in-link = Il tuo link
hand-in-copy = Copia il link
hand-in-copied = Link copiato.
hand-in-share = Condividi
hand-in-code = Codice QR del tuo link
hand-in-code-short = Il codice lascia fuori l’ordine delle caselle, perché una fotocamera possa leggerlo. Il link contiene tutto.
hand-in-seal = Un sigillo sul link rivela le sviste, come una lettera mancante. Non mostra chi ha risolto i sudoku.
hand-in-offer = Consegna
hand-in-none = Prima risolvi un sudoku di questo foglio.
collect-title = Consegne
collect-lead = Incolla, apri o scansiona ciò che i tuoi alunni consegnano. Resta in questo browser, e non viene inviato nulla.
collect-offer = Raccogli le consegne di una classe
collect-count = { $pupils ->
    [one] { $pupils } alunno: { $sheets }, { $puzzles }
   *[other] { $pupils } alunni: { $sheets }, { $puzzles }
}
collect-sheets = { $count ->
    [one] { $count } foglio
   *[other] { $count } fogli
}
collect-puzzles = { $count ->
    [one] { $count } sudoku in tutto
   *[other] { $count } sudoku in tutto
}
collect-paste = Incolla i link
collect-open = Apri un file
collect-scan = Scansiona con la fotocamera
collect-paste-heading = Link
collect-paste-help = Uno o più, con qualsiasi cosa in mezzo.
collect-paste-do = Raccogli
collect-scan-heading = Scansiona con la fotocamera
collect-scan-help = Inquadra ogni codice. La fotocamera resta aperta finché non la chiudi.
collect-scan-refused = Qui la fotocamera non si può usare. Consentila per questa pagina, o incolla i link.
collect-close = Chiudi
collect-none = Ancora nessuna consegna
collect-none-more = Risolti sullo schermo i sudoku di un foglio, ogni alunno preme Consegna e ti dà il link o mostra il codice.
collect-tab-pupils = Alunni
collect-tab-puzzles = Sudoku
collect-tab-techniques = Tecniche
collect-tabs = Tabella
collect-csv = Tabella in CSV
collect-pupil = Alunno
collect-sheet = Foglio
collect-solved = Risolti
collect-time = Tempo
collect-hints = Suggerimenti
collect-help = Aiuto chiesto per
collect-next = Prossimo foglio
collect-puzzle = Sudoku
collect-technique = Tecnica
collect-seconds = Secondi
collect-handed = Consegnato
collect-middle-time = Tempo mediano
collect-asked = Alunni che hanno chiesto aiuto
collect-of = { $count } su { $all }
collect-no-hints = nessuno
collect-no-help = senza aiuto
collect-help-unknown = non noto
collect-merged = { $count ->
    [one] { $count } unita
   *[other] { $count } unite
}
collect-page = { $page } di { $pages }
collect-shown = { $shown ->
    [one] { $shown } alunno su { $count }
   *[other] { $shown } alunni su { $count }
}
collect-before = Pagina precedente
collect-after = Pagina successiva
collect-missing = Che cosa è mancato
collect-missing-lead = Alunni che hanno chiesto aiuto per ogni tecnica
collect-missing-none = Nessuno ha chiesto aiuto.
collect-sheets-next = Prossimi fogli
collect-sheets-rule = Un gradino in su: tutti risolti, al massimo un suggerimento. Un gradino in giù: risolti metà o meno.
collect-easier = più facile
collect-same = altrettanto difficile
collect-harder = più difficile
collect-up-to = fino a: { $technique }
collect-pupils = { $count ->
    [one] { $count } alunno
   *[other] { $count } alunni
}
collect-print = Stampa i prossimi fogli
collect-making = Si creano i sudoku…
collect-print-failed = Non è stato possibile creare i sudoku su questo dispositivo.
collect-stays = Resta tutto in questo browser. Il sigillo di una consegna rivela le sviste della mano o della fotocamera. Non può mostrare chi teneva la matita.
collect-forget = Elimina tutte le consegne
collect-forget-sure = Tutte le consegne in questo browser saranno eliminate per sempre.
collect-forget-keep = Conservale
collect-without-scripts = Le consegne le legge uno script in questo browser. Consenti gli script per raccoglierle qui.
collect-added = { $count ->
    [one] { $count } consegna aggiunta.
   *[other] { $count } consegne aggiunte.
}
collect-known = { $count ->
    [one] { $count } c’era già.
   *[other] { $count } c’erano già.
}
collect-added-name = La consegna di { $name } è stata aggiunta.
collect-refused = { $count ->
    [one] Numero { $numbers }: { $why }
   *[other] Numeri { $numbers }: { $why }
}
collect-fault-none = Non c’è nessuna consegna. Il suo link contiene hand-in#h e una fila di lettere e cifre.
collect-fault-cut = Manca la fine del link. Chiedi il link intero.
collect-fault-changed = Il link è cambiato lungo la strada. Chiedilo ancora una volta.
collect-fault-newer = Il link viene da una versione più recente di questo sito. Ricarica questa pagina.
collect-fault-huge = Il link è troppo lungo per essere una consegna.
collect-fault-impossible = Il link dice cose impossibili, come una casella riempita due volte.
collect-fault-picture = In questa immagine non c’è un codice leggibile.
collect-fault-file = Questo file è troppo grande per contenere consegne.
collect-fault-kept = Questo browser non ha posto per altre consegne.
