# Abgeben: was jemand aus der Klasse der Lehrkraft in einem Link gibt, und die Seite, die es sammelt. Seiten und Skripte sagen es.

hand-in-heading = Abgeben
hand-in-lead = Gib deiner Lehrkraft einen Link oder einen Code mit deinem Namen, deinen Zeiten und Tipps, wo du Hilfe geholt hast und in welcher Reihenfolge du die Zellen gefüllt hast. Von hier wird nichts gesendet.
hand-in-name = Dein Name, wie deine Lehrkraft ihn kennt
hand-in-make = Meinen Link erstellen
hand-in-link = Dein Link
hand-in-copy = Link kopieren
hand-in-copied = Link kopiert.
hand-in-share = Teilen
hand-in-code = QR-Code deines Links
hand-in-code-short = Der Code lässt die Reihenfolge der Zellen weg, damit eine Kamera ihn lesen kann. Im Link ist sie enthalten.
hand-in-seal = Eine Prüfsumme im Link zeigt Fehler, etwa einen fehlenden Buchstaben. Sie beweist nicht, wer die Rätsel gelöst hat.
hand-in-offer = Abgeben
hand-in-none = Löse zuerst ein Rätsel dieses Blatts.
collect-title = Abgaben
collect-lead = Füge ein, öffne oder scanne, was deine Klasse abgibt. Es bleibt in diesem Browser, und nichts wird gesendet.
collect-offer = Abgaben einer Klasse sammeln
collect-count = { $pupils ->
    [one] { $pupils } Person: { $sheets }, { $puzzles }
   *[other] { $pupils } Personen: { $sheets }, { $puzzles }
}
collect-sheets = { $count ->
    [one] { $count } Blatt
   *[other] { $count } Blätter
}
collect-puzzles = { $count ->
    [one] zusammen { $count } Rätsel
   *[other] zusammen { $count } Rätsel
}
collect-paste = Links einfügen
collect-open = Eine Datei öffnen
collect-scan = Mit der Kamera scannen
collect-paste-heading = Links
collect-paste-help = Ein Link oder mehrere. Anderer Text wird ignoriert.
collect-paste-do = Sammeln
collect-scan-heading = Mit der Kamera scannen
collect-scan-help = Richte die Kamera auf jeden Code. Sie bleibt an, bis du schließt.
collect-scan-refused = Die Kamera lässt sich hier nicht benutzen. Erlaube sie für diese Seite, oder füge die Links ein.
collect-close = Schließen
collect-none = Noch keine Abgaben
collect-none-more = Wer die Rätsel eines Blatts am Bildschirm gelöst hat, drückt „Abgeben“ und gibt dir den Link oder zeigt den Code.
collect-tab-pupils = Personen
collect-tab-puzzles = Rätsel
collect-tab-techniques = Techniken
collect-tabs = Tabelle
collect-csv = Tabelle als CSV
collect-pupil = Name
collect-sheet = Blatt
collect-solved = Gelöst
collect-time = Zeit
collect-hints = Tipps
collect-help = Hilfe geholt bei
collect-next = Nächstes Blatt
collect-puzzle = Rätsel
collect-technique = Technik
collect-seconds = Sekunden
collect-handed = Abgegeben
collect-middle-time = Übliche Zeit
collect-asked = Wer Hilfe holte
collect-of = { $count } von { $all }
collect-no-hints = keine
collect-no-help = keine Hilfe geholt
collect-help-unknown = unbekannt
collect-merged = { $count } zusammengeführt
collect-page = { $page } von { $pages }
collect-shown = { $shown ->
    [one] { $shown } von { $count } Personen
   *[other] { $shown } von { $count } Personen
}
collect-before = Vorige Seite
collect-after = Nächste Seite
collect-missing = Techniken zum Wiederholen
collect-missing-lead = Wer bei welcher Technik Hilfe holte
collect-missing-none = Niemand hat Hilfe geholt.
collect-sheets-next = Nächste Blätter
collect-sheets-rule = Eine Stufe höher: alles gelöst, höchstens ein Tipp. Eine Stufe tiefer: die Hälfte gelöst oder weniger.
collect-easier = leichter
collect-same = gleiche Stufe
collect-harder = schwerer
collect-up-to = bis { $technique }
collect-pupils = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
collect-print = Die nächsten Blätter drucken
collect-making = Die Rätsel entstehen …
collect-print-failed = Die Rätsel ließen sich auf diesem Gerät nicht erzeugen.
collect-stays = Alles bleibt in diesem Browser. Die Prüfsumme einer Abgabe zeigt Tipp- und Scanfehler. Sie kann nicht beweisen, wer die Rätsel gelöst hat.
collect-forget = Alle Abgaben löschen
collect-forget-sure = Alle Abgaben in diesem Browser werden endgültig gelöscht.
collect-forget-keep = Behalten
collect-without-scripts = Aktiviere JavaScript, um Abgaben in diesem Browser zu sammeln.
collect-added = { $count ->
    [one] { $count } Abgabe kam dazu.
   *[other] { $count } Abgaben kamen dazu.
}
collect-known = { $count ->
    [one] { $count } war schon da.
   *[other] { $count } waren schon da.
}
collect-added-name = { $name } kam dazu.
collect-refused = { $count ->
    [one] Nummer { $numbers }: { $why }
   *[other] Nummern { $numbers }: { $why }
}
collect-fault-none = Das ist keine Abgabe. Ihr Link enthält hand-in#h und danach Buchstaben und Ziffern.
collect-fault-cut = Das Ende des Links fehlt. Lass dir den ganzen Link geben.
collect-fault-changed = Der Link wurde verändert. Lass ihn dir noch einmal geben.
collect-fault-newer = Der Link stammt von einer neueren Version dieser Seite. Lade diese Seite neu.
collect-fault-huge = Der Link ist zu lang für eine Abgabe.
collect-fault-impossible = Der Link enthält unmögliche Angaben, etwa eine Zelle, die zweimal gefüllt wurde.
collect-fault-picture = In diesem Bild ist kein lesbarer Code.
collect-fault-file = Diese Datei ist zu groß für Abgaben.
collect-fault-kept = Dieser Browser hat keinen Platz für weitere Abgaben.
