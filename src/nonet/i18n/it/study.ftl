# Ciò che si dice a chi studia una griglia sulla pagina di gioco. Gli script lo compongono nel browser.

study-heading = Studia questa griglia
study-close = Chiudi
study-working = Si cerca…
study-prove = Verifica la mia deduzione
study-prove-more = Controlla le frecce e i segni che hai disegnato. Se non ce ne sono, controlla le note che hai tolto per ultime.
study-own = La tua deduzione
study-nothing = Prima disegna frecce o segni, oppure togli delle note.
study-no-step = Nessun singolo passo fino al grado difficile lo mostra.
study-arrow-holds = Da { $digit } in { $cell } a { $other } in { $place }: vale.
study-arrow-fails = Da { $digit } in { $cell } a { $other } in { $place }: non vale.
study-arrow-open = Da { $digit } in { $cell } a { $other } in { $place }: non raggiunta.
study-where = Mostra solo dove
study-tier-singles = Singoli
study-tier-medium = Medio
study-tier-hard = Difficile
study-tier-expert = Esperto
study-up-to = Suggerimento fino a un grado
study-none-up-to = { $tier ->
    [singles] Qui non c’è alcun singolo. Il prossimo passo è più difficile.
    [medium] Qui non c’è alcun passo fino al grado medio. Il prossimo è più difficile.
    [hard] Qui non c’è alcun passo fino al grado difficile. Il prossimo è più difficile.
   *[expert] Qui non c’è alcun passo fino al grado esperto. Il prossimo è più difficile.
}
study-parts = Che cosa vuoi studiare
study-part-deduction = Deduzione
study-part-steps = Tutti i passi
study-part-rating = Valutazione
study-certificate = Copia il certificato
study-certified = Passo dimostrato, certificato copiato. Controllalo con nonet prove o con /prove dell’API.
study-stop = Ferma
study-steps = Trova tutti i passi
study-steps-more = Tutti i passi possibili su questa griglia, dal più facile. Scegline uno per vederlo sulla griglia.
study-steps-list = Passi, dal più facile
study-looked = { $count ->
    [one] { $count } passo finora; tecniche provate: { $tried } su { $all }
   *[other] { $count } passi finora; tecniche provate: { $tried } su { $all }
}
study-found = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
study-full = { $count ->
    [one] Il passo più facile di molti
   *[other] { $count } passi, i più facili di molti
}
study-also = { $count ->
    [one] anche: { $name }
   *[other] anche: { $name } e altre
}
study-places = { $cell } è { $digit }
study-rules-out = { $count ->
    [one] elimina { $digit } in { $cell }
   *[other] elimina { $count } candidati
}
study-trace = Valuta passo per passo
study-trace-more = Mostra ogni passo della valutazione, come Sudoku Explainer risolverebbe il sudoku. Rivela la soluzione.
study-trace-list = Passi della valutazione, in ordine
study-rated = { $count ->
    [one] { $count } passo valutato finora
   *[other] { $count } passi valutati finora
}
study-rating = { $count ->
    [one] ER { $er }: il più difficile di { $count } passo
   *[other] ER { $er }: il più difficile di { $count } passi
}
