# Warum ein Gitter kein Rätsel ist: vom Server gesagt und von der Seite des Imports selbst.

import-no-grid = Zeile { $line } ist kein Rätsel, das wir lesen können. Ein Rätsel sind 81 Zeichen, eines für jede Zelle, oder neun Zeilen zu neun: Ziffern, und Punkte für leere Zellen.
import-cells = { $count ->
    [one] Zeile { $line } hat { $count } Zelle. Ein ganzes Rätsel hat 81, und eine seiner Zeilen hat 9.
   *[other] Zeile { $line } hat { $count } Zellen. Ein ganzes Rätsel hat 81, und eine seiner Zeilen hat 9.
}
import-picture = Ein Bild kann nicht gelesen werden. Gib das Rätsel von Hand ein, oder füge es als Text ein.
import-undecided = Diese Zellen können verschieden ausfallen: { $cells }. In { $cell } kann { $first } oder { $second } stehen.
import-clash = Diese Vorgaben können nicht alle stimmen: { $cells }.
refusal-422-multiple = Ein Sudoku hat genau eine Lösung. Dieses Gitter hat mehr als eine.
refusal-422-unsolvable = Ein Sudoku hat genau eine Lösung. Dieses Gitter hat keine.
refusal-422-invalid = Eine Ziffer kommt in einer Zeile, einer Spalte oder einem Block zweimal vor, also hat dieses Gitter keine Lösung.
refusal-422-unknown = Wir konnten nicht in vernünftiger Zeit herausfinden, ob dieses Gitter genau eine Lösung hat.
