# Ciò che si chiede ai modelli linguistici nelle palestre, e perché una parte della loro risposta non conta.

gym-ask-blanks = Riempi quante più caselle vuote puoi di questo sudoku. Un numero sbagliato costa il doppio di quanto rende uno giusto, e gli indizi ricopiati non rendono nulla. Rispondi con la griglia, o con voci rRcC=D: riga R, colonna C, numero D.
gym-ask-exact = Risolvi questo sudoku. Conta solo la soluzione intera. Rispondi con la griglia, o con voci rRcC=D: riga R, colonna C, numero D.
gym-ask-steps = Risolvi questo sudoku passo per passo. Scrivi una deduzione per riga: la sua tecnica, i numeri e le caselle che la mostrano, e che cosa ne segue, per esempio naked-pair 37 r1c12 => rRcC<>3, o hidden-single => rRcC=7, con riga R e colonna C. Una catena si può scrivere in notazione Eureka. Una deduzione che non vale costa ciò che sostiene.
gym-too-long = Il testo ha più di { $most } caratteri.
gym-no-answer = Qui non c’è né una griglia né una voce come r4c5=7.
gym-cells = { $count ->
    [one] La griglia ha { $count } casella; ne servono 81.
   *[other] La griglia ha { $count } caselle; ne servono 81.
}
gym-changed-given = L’indizio { $given } in { $cell } è stato cambiato in { $found }: la risposta è dunque di un altro sudoku.
gym-removed-given = L’indizio { $given } in { $cell } manca: la risposta è dunque di un altro sudoku.
gym-no-steps = Qui non c’è nessuna deduzione come hidden-single => r4c5=7.
gym-too-many-steps = Si giudicano solo le prime { $most } deduzioni.
gym-no-technique = La riga { $line } non nomina una tecnica.
gym-no-conclusion = La riga { $line } non dice che cosa segue.
gym-no-pattern = La riga { $line } non nomina le caselle e i numeri della sua tecnica: { $technique }.
gym-beyond = La riga { $line } richiede tutte le sue prove: caselle e numeri non bastano a mostrare questa tecnica ({ $technique }).
gym-no-data = La riga { $line } non è un passo in JSON: { $fault }.
gym-nothing-new = La riga { $line } non conclude nulla di nuovo.
gym-other-pattern = Riga { $line }: { $technique } non lo mostra con queste caselle e questi numeri.
gym-by-cases = La riga { $line } è stata dimostrata solo caso per caso, e questa non è una catena.
gym-weak = La riga { $line } non vale. { $why }
