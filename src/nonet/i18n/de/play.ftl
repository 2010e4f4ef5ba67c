# Was die Skripte der Spielseite sagen. Sie setzen es im Browser zusammen.

play-cell-given = { $digit }, vorgegeben, Zeile { $row } Spalte { $column }
play-cell-entry = { $digit }, Zeile { $row } Spalte { $column }
play-cell-empty = leer, Zeile { $row } Spalte { $column }
play-cell-corner = Eckennotizen { $digits }
play-cell-centre = Mittennotizen { $digits }
play-cell-conflict = kommt in einer Zeile, einer Spalte oder einem Block zweimal vor
play-cell-wrong = passt nicht
play-colour-1 = Gelb
play-colour-2 = Grün
play-colour-3 = Blau
play-colour-4 = Rot
play-colour-5 = Violett
play-colour-6 = Orange
play-colour-7 = Türkis
play-colour-8 = Braun
play-colour-9 = Grau
play-cell-on = als wahr markiert { $digits }
play-cell-off = als falsch markiert { $digits }
play-cell-out = der Tipp schließt { $digits } aus
play-do-place = Eintragen
play-do-rule-out = { $count ->
    [one] { $count } Kandidaten streichen
   *[other] { $count } Kandidaten streichen
}
play-set = { $count ->
    [one] { $count } Zelle: { $digits }
   *[other] { $count } Zellen: { $digits }
}
play-to-go = { $count ->
    [one] noch { $count } Zelle
   *[other] noch { $count } Zellen
}
play-left = noch { $count }
play-tool-digit = Ziffer
play-tool-corner = Eckennotizen
play-tool-centre = Mittennotizen
play-tool-colour = Farben
play-tool-draw = Auf Kandidaten zeichnen
play-hint-step = Tipp { $step } von { $count }.
play-said-no-hints = Du hast für dieses Rätsel keine Tipps mehr.
play-read-row = Zeile
play-read-column = Spalte
play-read-box = Block
play-read-empty = leer
play-read-notes = Notizen { $notes }
play-working-step = Der einfachste Schritt wird gesucht …
play-working-puzzle = { $tried ->
    [one] Ein Rätsel entsteht: { $tried } Gitter versucht …
   *[other] Ein Rätsel entsteht: { $tried } Gitter versucht …
}
play-said-stopped = Angehalten.
play-said-undone = Zurückgenommen.
play-said-redone = Wiederholt.
play-said-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-said-nothing-to-redo = Es gibt nichts zu wiederholen.
play-said-noted = Alle Notizen sind eingetragen.
play-said-full = Das Brett ist voll, hat aber Fehler. Drück „Prüfen“, um sie zu sehen.
play-said-not-right = Das Brett ist voll, hat aber Fehler.
play-said-given = Diese Ziffer ist vorgegeben.
play-said-held = Drücke jetzt die Zellen für die { $digit }.
play-said-arrow-from = Pfeil von { $digit } in { $cell }.
play-said-arrow = Pfeil von { $other } in { $place } zu { $digit } in { $cell }.
play-said-no-note = Die { $digit } steht schon in der Zeile, der Spalte oder dem Block.
play-said-tidied = { $count ->
    [one] Notizen aufgeräumt: { $digit } ist in { $count } Zelle verborgen.
   *[other] Notizen aufgeräumt: { $digit } ist in { $count } Zellen verborgen.
}
play-tip-draw = Drücke einen Kandidaten, um ihn als wahr zu markieren, und noch einmal für falsch. Zieh von einem Kandidaten zu einem anderen für einen Pfeil.
play-said-many = { $count ->
    [one] { $count } Zelle geändert.
   *[other] { $count } Zellen geändert.
}
play-said-restored = Willkommen zurück. Dein Brett ist so, wie du es verlassen hast.
play-said-restarted = Das Brett hat wieder nur seine Vorgaben.
play-said-solved = Gelöst in { $time }. Gut gemacht!
play-said-paused = Pause.
play-said-resumed = Weiter.
play-said-starred = Mit Stern. Du findest es in „Meine Spiele“.
play-said-unstarred = Stern entfernt.
play-move-of = Zug { $at } von { $count }
play-mark-away = Lesezeichen { $name } entfernen
play-trial = { $count ->
    [one] Was wäre, wenn: { $count } Zug bisher
   *[other] Was wäre, wenn: { $count } Züge bisher
}
play-said-right-so-far = Bis hierher stimmt alles.
play-said-last-right = { $count ->
    [one] Zurück zum letzten richtigen Brett, { $count } Zug vorher.
   *[other] Zurück zum letzten richtigen Brett, { $count } Züge vorher.
}
play-said-copied = Link kopiert.
play-said-not-kept = Dieser Browser kann dein Brett nicht speichern. Lass die Seite offen, bis du fertig bist.
play-trouble-offline = Keine Verbindung. Du kannst weiterspielen; „Prüfen“ und „Tipp“ brauchen den Server.
play-trouble-throttled = Zu viele Anfragen. Warte bitte eine Minute, und versuch es noch einmal.
play-trouble-device = „Prüfen“ und „Tipp“ wurden nicht geladen. Du kannst weiterspielen und es noch einmal versuchen.
play-trouble-failed = Der Server konnte nicht antworten. Versuch es bitte noch einmal.
play-continue = Weiterspielen
play-begun = { $count ->
    [one] Angefangen: { $kind }, { $time }, noch { $count } Zelle.
   *[other] Angefangen: { $kind }, { $time }, noch { $count } Zellen.
}
play-level-none = eigenes Rätsel
play-level-beginner = Anfänger
play-level-easy = leicht
play-level-medium = mittel
play-level-hard = schwer
play-level-expert = Experte
play-level-extreme = extrem
play-heading = Sudoku
play-title = { $count ->
    [one] Sudoku, { $count } Vorgabe
   *[other] Sudoku, { $count } Vorgaben
}
play-givens = { $count ->
    [one] { $count } Vorgabe
   *[other] { $count } Vorgaben
}
play-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
play-longest = { $count ->
    [one] Am längsten: { $count } Tag.
   *[other] Am längsten: { $count } Tage.
}
play-day-solved = { $count } von 5 gelöst
play-result = { $hints ->
    [0] Gelöst in { $time } ohne Tipp
    [one] Gelöst in { $time } mit { $hints } Tipp
   *[other] Gelöst in { $time } mit { $hints } Tipps
}
play-again = { $level ->
    [beginner] Noch eins für Anfänger
   *[easy] Noch ein leichtes
    [medium] Noch ein mittleres
    [hard] Noch ein schweres
    [expert] Noch eins für Experten
    [extreme] Noch ein extremes
}
play-plot = { $count ->
    [one] Die Zeit von { $count } Rätsel
   *[other] Die Zeiten von { $count } Rätseln, in der Reihenfolge, in der sie gelöst wurden
}
play-forgotten = Alles ist gelöscht.
play-import-foreign = Diese Datei ist kein Export dieser Website.
play-import-damaged = Dieser Export ist beschädigt oder unvollständig. Exportiere noch einmal und wähle die neue Datei.
play-imported = { $count ->
    [one] { $count } Rätsel wurde importiert.
   *[other] { $count } Rätsel wurden importiert.
}
play-unreadable = { $count ->
    [one] { $count } Eintrag der Datei war nicht lesbar.
   *[other] { $count } Einträge der Datei waren nicht lesbar.
}
play-practice-rate = { $unaided } von { $seen } beim ersten Versuch und ohne Hilfe gefunden. In diesem Browser gespeichert.
practice-cell = Zeile { $row } Spalte { $column }
practice-none = Noch ist nichts markiert.
practice-found = Richtig. Du hast alles gefunden.
practice-part = Bis hierher richtig; es gibt noch mehr.
practice-wrong = Etwas, das du markiert hast, folgt nicht aus dieser Technik.
practice-looking = Eine Stellung wird gesucht …
play-ghost = Das andere Spiel zu dieser Zeit; es brauchte { $time }
play-ghost-to-go = { $count ->
    [0] anderes fertig
   *[other] anderes { $count }
}
play-ghost-done = Das andere Spiel ist fertig: { $time }.
play-ghost-before = Jemand hat dieses Rätsel in { $time } gelöst. Das kleine Gitter neben der Uhr zeigt, welche Zellen dort zur selben Zeit ausgefüllt waren, nie eine Ziffer. Deine Uhr läuft, sobald du beginnst.
play-ghost-start = Wettspiel beginnen
play-ghost-refused = Der Link enthält kein vollständiges Spiel zum Wettspielen. Du kannst trotzdem spielen.
play-ghost-beaten = Gelöst in { $time }, { $by } schneller als das andere Spiel.
play-ghost-behind = Gelöst in { $time }, { $by } langsamer als das andere Spiel.
play-ghost-even = Gelöst in { $time }, genauso schnell wie das andere Spiel.
