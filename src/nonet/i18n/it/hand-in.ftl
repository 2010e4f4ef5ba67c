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
hand-in-code-short = Il codice tralascia l’ordine delle caselle, perché una fotocamera possa leggerlo. Il link lo contiene.
hand-in-seal = Una somma di controllo nel link rivela gli errori, come una lettera mancante. Non dimostra chi ha risolto i sudoku.
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
collect-paste-help = Un link o più. Ogni altro testo viene ignorato.
collect-paste-do = Raccogli
collect-scan-heading = Scansiona con la fotocamera
collect-scan-help = Inquadra ogni codice con la fotocamera. Resta accesa finché non la chiudi.
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
collect-middle-time = Tempo abituale
collect-asked = Alunni che hanno chiesto aiuto
collect-of = { $count } su { $all }
collect-no-hints = nessuno
collect-no-help = senza aiuto
collect-help-unknown = sconosciuto
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
collect-missing = Tecniche da ripassare
collect-missing-lead = Alunni che hanno chiesto aiuto per ogni tecnica
collect-missing-none = Nessuno ha chiesto aiuto.
collect-sheets-next = Prossimi fogli
collect-sheets-rule = Un gradino in su: tutti risolti, al massimo un suggerimento. Un gradino in giù: risolti metà o meno.
collect-easier = più facile
collect-same = stesso livello
collect-harder = più difficile
collect-up-to = fino a: { $technique }
collect-pupils = { $count ->
    [one] { $count } alunno
   *[other] { $count } alunni
}
collect-print = Stampa i prossimi fogli
collect-making = Si creano i sudoku…
collect-print-failed = Non è stato possibile creare i sudoku su questo dispositivo.
collect-stays = Tutto resta in questo browser. La somma di controllo di una consegna rivela gli errori di battitura e di scansione. Non può dimostrare chi ha risolto i sudoku.
collect-forget = Elimina tutte le consegne
collect-forget-sure = Tutte le consegne in questo browser saranno eliminate definitivamente.
collect-forget-keep = Conservale
collect-without-scripts = Attiva JavaScript per raccogliere le consegne in questo browser.
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
collect-fault-none = Questa non è una consegna. Il suo link contiene hand-in#h, seguito da lettere e cifre.
collect-fault-cut = Manca la fine del link. Chiedi il link intero.
collect-fault-changed = Il link è stato modificato. Chiedilo di nuovo.
collect-fault-newer = Il link viene da una versione più recente di questo sito. Ricarica questa pagina.
collect-fault-huge = Il link è troppo lungo per essere una consegna.
collect-fault-impossible = Il link contiene dati impossibili, come una casella riempita due volte.
collect-fault-picture = In questa immagine non c’è alcun codice leggibile.
collect-fault-file = Questo file è troppo grande per contenere consegne.
collect-fault-kept = Questo browser non ha posto per altre consegne.
