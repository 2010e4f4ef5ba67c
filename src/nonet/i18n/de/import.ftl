# Warum ein Gitter kein Rätsel ist: vom Server gesagt und von der Seite des Imports selbst.

import-place = Zeile { $line }, Spalte { $column }: „{ $found }“.
import-no-grid = Hier konnten wir kein Rätsel lesen. Ein Rätsel sind 81 Zeichen, eines für jede Zelle, oder neun Zeilen zu neun: Ziffern, und Punkte für leere Zellen.
import-cells = { $count ->
    [one] Diese Zeile hat { $count } Zelle. Ein ganzes Rätsel hat 81, und eine seiner Zeilen hat 9.
   *[other] Diese Zeile hat { $count } Zellen. Ein ganzes Rätsel hat 81, und eine seiner Zeilen hat 9.
}
import-rows = { $count ->
    [one] Das Gitter, das dort endet, hat { $count } Zeile. Ein ganzes Gitter hat 9.
   *[other] Das Gitter, das dort endet, hat { $count } Zeilen. Ein ganzes Gitter hat 9.
}
import-ambiguous = Diese Zeile könnte zum Rätsel gehören, oder ein Rand oder die Nummern der Spalten sein. Schreib das Rätsel als 81 Zeichen in eine Zeile, mit Punkten für leere Zellen.
import-link = Dieser Link zu { $site } enthält sein Rätsel nicht. Öffne den Link, kopiere die 81 Ziffern, und füge sie hier ein.
import-picture = Bilder können nicht gelesen werden. Gib das Rätsel von Hand ein, oder füge es als Text ein.
import-found = { $count ->
    [one] { $count } Rätsel gefunden.
   *[other] { $count } Rätsel gefunden.
}
import-skipped = { $count ->
    [one] Zeile { $lines } enthält kein Rätsel und wird ausgelassen.
   *[other] { $count } Zeilen enthalten kein Rätsel und werden ausgelassen: { $lines }.
}
import-undecided = Diese Zellen können verschieden ausfallen: { $cells }. In { $cell } kann { $first } oder { $second } stehen.
import-clash = Diese Vorgaben können nicht alle stimmen: { $cells }.
refusal-422-multiple = Ein Sudoku hat genau eine Lösung. Dieses Gitter hat mehr als eine.
refusal-422-unsolvable = Ein Sudoku hat genau eine Lösung. Dieses Gitter hat keine.
refusal-422-invalid = Eine Ziffer kommt in einer Zeile, einer Spalte oder einem Block zweimal vor, also hat dieses Gitter keine Lösung.
refusal-422-unknown = Es würde zu lange dauern, herauszufinden, ob dieses Gitter genau eine Lösung hat.
