# Was denen gesagt wird, die auf der Spielseite ein Brett studieren. Skripte setzen es im Browser zusammen.

study-heading = Dieses Brett studieren
study-close = Schließen
study-working = Wird gesucht …
study-prove = Meinen Schluss prüfen
study-prove-more = Prüft die Pfeile und Zeichen, die du gezeichnet hast. Ohne sie prüft es die Notizen, die du zuletzt entfernt hast.
study-own = Dein Schluss
study-nothing = Zeichne erst Pfeile oder Markierungen, oder streiche Notizen.
study-no-step = Kein einzelner Schritt bis zum Rang schwer zeigt das.
study-arrow-holds = Von { $digit } in { $cell } zu { $other } in { $place }: gilt.
study-arrow-fails = Von { $digit } in { $cell } zu { $other } in { $place }: gilt nicht.
study-arrow-open = Von { $digit } in { $cell } zu { $other } in { $place }: nicht erreicht.
study-where = Nur zeigen, wo
study-tier-singles = Einer
study-tier-medium = Mittel
study-tier-hard = Schwer
study-tier-expert = Experte
study-up-to = Tipp bis zu einem Rang
study-none-up-to = { $tier ->
    [singles] Hier gibt es keinen Einer. Der nächste Schritt ist schwerer.
    [medium] Hier gibt es keinen Schritt bis zum Rang mittel. Der nächste ist schwerer.
    [hard] Hier gibt es keinen Schritt bis zum Rang schwer. Der nächste ist schwerer.
   *[expert] Hier gibt es keinen Schritt bis zum Rang Experte. Der nächste ist schwerer.
}
study-parts = Was zu studieren ist
study-part-deduction = Schluss
study-part-steps = Alle Schritte
study-part-rating = Wertung
study-stop = Anhalten
study-steps = Alle Schritte suchen
study-steps-more = Alle Schritte, die auf diesem Brett möglich sind, die leichtesten zuerst. Wähle einen, um ihn auf dem Brett zu sehen.
study-steps-list = Schritte, die leichtesten zuerst
study-certificate = Zertifikat kopieren
study-certified = Schritt bewiesen, Zertifikat kopiert. Prüfen lässt es sich mit nonet prove oder mit /prove der API.
study-looked = { $count ->
    [one] { $count } Schritt bisher; { $tried } von { $all } Techniken versucht
   *[other] { $count } Schritte bisher; { $tried } von { $all } Techniken versucht
}
study-found = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
study-full = { $count ->
    [one] Der leichteste Schritt von vielen
   *[other] Die { $count } leichtesten Schritte von vielen
}
study-also = { $count ->
    [one] auch: { $name }
   *[other] auch: { $name } und andere
}
study-places = { $digit } in { $cell }
study-rules-out = { $count ->
    [one] schließt { $digit } in { $cell } aus
   *[other] schließt { $count } Kandidaten aus
}
study-trace = Schritt für Schritt werten
study-trace-more = Zeigt jeden Schritt der Wertung, wie der Sudoku Explainer das Rätsel lösen würde. Das verrät die Lösung.
study-trace-list = Schritte der Wertung, der Reihe nach
study-rated = { $count ->
    [one] { $count } Schritt bisher gewertet
   *[other] { $count } Schritte bisher gewertet
}
study-rating = { $count ->
    [one] ER { $er }: der schwerste von { $count } Schritt
   *[other] ER { $er }: der schwerste von { $count } Schritten
}
