# Gitter von 4x4 und 6x6 für Kinder: kurze Wörter, keine Fachwörter. Ein Zeichen ist eine Ziffer oder der Name einer Form.
# Orte stehen im Dativ.

small-row = Zeile { $row }
small-column = Spalte { $column }
small-square = dem Kästchen in Zeile { $row }, Spalte { $column }
small-box-4-0 = dem Block oben links
small-box-4-1 = dem Block oben rechts
small-box-4-2 = dem Block unten links
small-box-4-3 = dem Block unten rechts
small-box-6-0 = dem Block oben links
small-box-6-1 = dem Block oben rechts
small-box-6-2 = dem Block in der Mitte links
small-box-6-3 = dem Block in der Mitte rechts
small-box-6-4 = dem Block unten links
small-box-6-5 = dem Block unten rechts
small-shape-1 = Kreis
small-shape-2 = Quadrat
small-shape-3 = Dreieck
small-shape-4 = Herz
small-shape-5 = Stern
small-shape-6 = Mond
small-shape-7 = Tropfen
small-shape-8 = Kreuz

# Ein Tipp in drei Schritten: wo zu suchen, was zu fragen ist, und was dorthin kommt.
small-look = Schau dich bei { $place } um.
small-ask-last-cell = In { $place } ist nur ein Kästchen leer. { $marks ->
    [shapes] Welche Form
   *[digits] Welche Zahl
} fehlt?
small-ask-place-in-box = In { $place } fehlt noch: { $mark }. Wohin gehört das?
small-ask-place-in-line = In { $place } fehlt noch: { $mark }. Wohin gehört das?
small-ask-only-digit = Schau von { $place } die Zeile und die Spalte entlang und im ganzen Block umher. { $marks ->
    [shapes] Welche Form
   *[digits] Welche Zahl
} hast du nicht gesehen?
small-tell-last-cell = In { $place } ist nur ein Kästchen leer. Es fehlt: { $mark }. Das gehört dorthin.
small-tell-place-in-box = In { $place } ist jedes andere Kästchen voll oder sieht dieses Zeichen schon in seiner Zeile oder Spalte. Hierhin gehört: { $mark }.
small-tell-place-in-line = In { $place } ist jedes andere Kästchen voll oder sieht dieses Zeichen schon in seiner Linie oder seinem Block. Hierhin gehört: { $mark }.
small-tell-only-digit = Alle anderen stehen schon in der Zeile, der Spalte oder dem Block von { $place }. Übrig ist nur: { $mark }.
small-no-single = Noch ist kein Kästchen sicher. Probier eins aus.
sheet-instruction-small = { $marks ->
    [shapes] In jeder Zeile, jeder Spalte und jedem dick umrandeten Block kommt jede Form einmal vor. Zeichne die Formen.
    [both] In jeder Zeile, jeder Spalte und jedem dick umrandeten Block kommt jede Zahl oder jede Form einmal vor.
   *[digits] In jeder Zeile, jeder Spalte und jedem dick umrandeten Block kommt jede Zahl einmal vor.
}
# Welche Art von Schritt es ist, in einem Lösungsweg.
small-kind-last-cell = Letztes leeres Kästchen
small-kind-place-in-box = Einziger Platz im Block
small-kind-place-in-line = Einziger Platz in der Linie
small-kind-only-digit = Nur eins passt
small-right = Bis hierher stimmt alles.
small-done = Gelöst! Gut gemacht!
small-wrong = { $count ->
    [one] Ein Kästchen stimmt noch nicht.
   *[other] { $count } Kästchen stimmen noch nicht.
} Suche { $marks ->
    [shapes] dieselbe Form
   *[digits] dieselbe Zahl
} zweimal in einer Zeile, einer Spalte oder einem Block.
