# Was Sprachmodelle in den Gyms gefragt werden, und warum ein Teil ihrer Antwort nicht zählt.

gym-ask-blanks = Fülle so viele leere Zellen dieses Sudokus, wie du kannst. Eine falsche Ziffer kostet doppelt so viel, wie eine richtige bringt, und abgeschriebene Vorgaben bringen nichts. Antworte mit dem Gitter oder mit Einträgen rRcC=D: Zeile R, Spalte C, Ziffer D.
gym-ask-exact = Löse dieses Sudoku. Nur die ganze Lösung zählt. Antworte mit dem Gitter oder mit Einträgen rRcC=D: Zeile R, Spalte C, Ziffer D.
gym-ask-steps = Löse dieses Sudoku Schritt für Schritt. Schreib je Zeile einen Schluss: seine Technik, die Ziffern und Zellen, die ihn zeigen, und was folgt, etwa naked-pair 37 r1c12 => rRcC<>3 oder hidden-single => rRcC=7, mit Zeile R und Spalte C. Eine Kette darf in Eureka-Notation stehen. Ein Schluss, der nicht stimmt, kostet, was er behauptet.
gym-too-long = Der Text hat mehr als { $most } Zeichen.
gym-no-answer = Hier steht weder ein Gitter noch ein Eintrag wie r4c5=7.
gym-cells = { $count ->
    [one] Das Gitter hat { $count } Zelle; erwartet werden 81.
   *[other] Das Gitter hat { $count } Zellen; erwartet werden 81.
}
gym-changed-given = Die Vorgabe { $given } in { $cell } wurde in { $found } geändert, also gehört die Antwort zu einem anderen Rätsel.
gym-removed-given = Die Vorgabe { $given } in { $cell } fehlt, also gehört die Antwort zu einem anderen Rätsel.
gym-no-steps = Hier steht kein Schluss wie hidden-single => r4c5=7.
gym-too-many-steps = Nur die ersten { $most } Schlüsse werden beurteilt.
gym-no-technique = Zeile { $line } nennt keine Technik.
gym-no-conclusion = Zeile { $line } sagt nicht, was folgt.
gym-no-pattern = Zeile { $line } nennt die Zellen und Ziffern für { $technique } nicht.
gym-beyond = Zeile { $line } braucht den ganzen Beleg: { $technique } lässt sich mit Zellen und Ziffern nicht zeigen.
gym-no-data = Zeile { $line } ist kein Schritt als JSON: { $fault }.
gym-nothing-new = Zeile { $line } ergibt nichts Neues.
gym-other-pattern = Zeile { $line }: { $technique } zeigt das mit diesen Zellen und Ziffern nicht.
gym-by-cases = Zeile { $line } ließ sich nur Fall für Fall beweisen, und das ist keine Kette.
gym-weak = Zeile { $line } stimmt nicht. { $why }
