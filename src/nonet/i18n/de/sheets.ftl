# Was auf Blättern und in Büchern gedruckt steht.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Lösung
sheet-answers = Lösungen
sheet-of = { $number } von { $total }
sheet-name = Name
sheet-date = Datum
sheet-time = Zeit
sheet-notes = Notizen
sheet-instruction = Fülle jede Zeile, jede Spalte und jeden 3×3-Block mit den Ziffern 1 bis 9.
sheet-answer-on = Lösung auf Seite { $page }
sheet-puzzle-on = Rätsel auf Seite { $page }
sheet-page = Seite { $page } von { $pages }
sheet-rating = ER { $er }
sheet-rating-least = ER { $er } oder mehr
sheet-hints = Tipps
sheet-hint-later = Mit { $count } Ziffern auf dem Brett: { $hint }
sheet-path = Lösungsweg von Sudoku { $number }
sheet-no-path = Keine Technik findet einen nächsten Schritt.
sheet-cell-names = r4c7 ist Zeile 4, Spalte 7.
sheet-play = Dieses Rätsel online spielen
sheet-scan = Code scannen oder anklicken
sheet-play-link = Sudoku { $number } online spielen
sheet-again = Dieses Blatt online öffnen, zum Spielen oder mit Lösungen
sheet-play-all = Diese Rätsel online spielen
sheet-again-picture = QR-Code: dieses Blatt online öffnen
sheet-given-digit = { $digit } vorgegeben
sheet-given = Vorgegeben
sheet-filled = Ausgefüllt
sheet-bold-given = Fette Ziffern sind vorgegeben.
sheet-range = Rätsel { $first } bis { $last }
sheet-code-picture = QR-Code: Sudoku { $number } online spielen
sheet-logo-picture = Logo
sheet-label-beginner = Anfänger
sheet-label-easy = Leicht
sheet-label-medium = Mittel
sheet-label-hard = Schwer
sheet-label-expert = Experte
sheet-title = { $answers ->
    [with] { $count ->
        [one] { $name }: { $count } Sudoku mit Lösung
       *[other] { $name }: { $count } Sudokus mit Lösungen
    }
   *[without] { $count ->
        [one] { $name }: { $count } Sudoku
       *[other] { $name }: { $count } Sudokus
    }
}

# Klassensätze: Blätter, die ein Buchstabe und Punkte unterscheiden, und ein Lösungsblatt für die Lehrkraft.
sheet-letter = Blatt { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [one] { $count } Form vorgegeben
       *[other] { $count } Formen vorgegeben
    }
   *[digits] { $count ->
        [one] { $count } Ziffer vorgegeben
       *[other] { $count } Ziffern vorgegeben
    }
}
sheet-before = Bevor du anfängst
sheet-before-tip = Such eine Zeile, eine Spalte oder einen Block, wo fast alles steht. Welche Ziffern fehlen, und wohin passt jede?
sheet-first-step = Mein erster Schritt, und warum:
sheet-done = Wenn du fertig bist
sheet-done-tip = { $marks ->
    [shapes] Prüfe eine Zeile, eine Spalte und einen Block. Überall kommt jede Form einmal vor.
   *[digits] Prüfe eine Zeile, eine Spalte und einen Block. Überall stehen 1 bis { $side }, jede Ziffer einmal.
}
sheet-hardest-step = Der schwerste Schritt, und wie ich ihn gefunden habe:
sheet-key = Lösungsblatt
sheet-key-levels = Für die Lehrkraft. Ein Satz, drei Stufen; nur die Punkte unterscheiden die Blätter.
sheet-key-symbols = Für die Lehrkraft. Ein Satz, drei Stufen. Buchstaben und Zeichen haben keine Rangfolge; nur dieses Blatt verrät die Stufen.
sheet-key-versions = Für die Lehrkraft. Die Blätter sehen verschieden aus und sind gleich schwer.
sheet-pupils = Wer bekommt es:
sheet-means-beginner = Es lässt sich mit Einern allein lösen: Bei jedem Schritt hat eine Zelle oder eine Ziffer nur eine Möglichkeit.
sheet-means-easy = Durchweg Einer, aber man muss sie über Blöcke hinweg suchen.
sheet-means-medium = Braucht Notizen: eine Ziffer, die in einem Block an eine Linie gebunden ist, oder ein Paar.
sheet-means-hard = Braucht Muster über mehrere Zeilen und Spalten, etwa einen X-Wing.
sheet-means-expert = Braucht Schlussketten, etwa einen XY-Wing.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] Vier Ziffern in Blöcken von 2 × 2.
    [6] Sechs Ziffern in Blöcken, drei breit und zwei hoch.
   *[9] Neun Ziffern in Blöcken von 3 × 3.
}
sheet-means-narrow = { $count ->
    [0] Durchweg Einer, und bei jedem Schritt lassen sich mehrere Zellen füllen.
    [one] Durchweg Einer. Bei { $steps } Schritt lässt sich nur eine Zelle füllen.
   *[other] Durchweg Einer. Bei { $steps } Schritten lässt sich nur eine Zelle füllen.
}
sheet-unique = Jedes Rätsel hat genau eine Lösung.

# Übungsblätter.
sheet-find = Finde es: { $name }
sheet-found-heading = { $title }: Lösungen
sheet-answers-behind = Die Lösungen stehen auf der Rückseite.
sheet-places-of = Nur die Kandidaten der Ziffer { $digit } sind eingetragen.
sheet-all-candidates = Alle Kandidaten sind eingetragen.
sheet-task-lost = Streiche
sheet-task-placed = Schreibe
sheet-mark-pattern = Teil des Musters
sheet-mark-first = erste Farbe
sheet-mark-second = zweite Farbe
sheet-mark-third = erste Farbe des anderen Clusters
sheet-mark-fourth = zweite Farbe des anderen Clusters
sheet-mark-on = wahr, wenn man die Kette vom Anfang an liest
sheet-mark-off = falsch, wenn man die Kette vom Anfang an liest
sheet-mark-fin = weiterer Kandidat
sheet-mark-frame = wo zu suchen ist
sheet-mark-strong = starker Link
sheet-mark-weak = schwacher Link
sheet-mark-lost = fällt weg
sheet-mark-placed = zu schreiben

# Streifen für Zeitungen.
sheet-yesterday = Lösungen von gestern

# Bücher.
sheet-play-short = Online spielen
book-cover-blurb = Du musst nie raten. Du musst nur sehen, warum.
book-cover-puzzles = { $chapters ->
    [one] { $count ->
        [one] Rätsel, mit seiner Lösung am Ende
       *[other] Rätsel, mit ihren Lösungen am Ende
    }
   *[other] Rätsel in { $chapters } Kapiteln, mit ihren Lösungen am Ende
}
book-cover-hints = { $count ->
    [one] Tipp zu jedem Rätsel, am Ende
   *[other] Tipps zu jedem Rätsel, am Ende: einer sagt, wo man hinsieht, der nächste sagt mehr
}
book-cover-techniques = { $count ->
    [one] Technik, auf einem Brett gezeigt, bevor man sie zum ersten Mal braucht
   *[other] Techniken, jede auf einem Brett gezeigt, bevor man sie zum ersten Mal braucht
}
book-cover-solution = Lösung für jedes Rätsel, allein durch Logik gefunden
book-hints-1 = Erste Tipps
book-hints-2 = Zweite Tipps
book-index = Techniken
book-on-page = Seite { $page }
book-ramp = Wie schwer jedes Rätsel ist, nach der Wertung seines schwersten Schritts (ER).
book-contents = Inhalt
book-begun = Begonnen
book-done = Fertig
book-how-to = So geht es
book-how-rule = In jeder Zeile, jeder Spalte und jedem Block aus neun Zellen kommt jede Ziffer von 1 bis 9 genau einmal vor. Jedes Rätsel hat genau eine Lösung.
book-how-scan = Beginne, wo fast alles steht.
book-how-scan-more = Eine Zeile mit einer oder zwei leeren Zellen verrät oft sofort, welche Ziffer fehlt und wohin sie gehört.
book-how-look = Verfolge eine Ziffer.
book-how-look-more = Sieh nach, wo eine Ziffer in zwei Blöcken nebeneinander steht: Im dritten bleiben für sie nur wenige Zellen, oft nur eine.
book-how-note = Schreib auf, was möglich ist.
book-how-note-more = Lässt sich keine Ziffer setzen, notiere klein, was in eine Zelle passt. Zwei Zellen eines Hauses mit denselben zwei Ziffern halten diese von allen anderen fern.
book-how-check = Vergleiche mit den Lösungen.
book-how-check-more = Die Lösung zu jedem Rätsel steht am Ende des Buches. Fette Ziffern sind vorgegeben, dünne findest du selbst.
