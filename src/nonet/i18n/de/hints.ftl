# Wo ein Tipp zu suchen ist, was eine Analyse fand, und was auf einem Brett falsch ist.

look-house = Sieh dich in { $place } um.
look-digit = Sieh nach, wohin die { $digit } in { $place } passt.
look-candidates = Sieh dir die Kandidaten in { $place } an.
look-links = Sieh dir an, welche Kandidaten in { $place } stehen und was aus ihnen folgen würde.
analysis-complete = Das Rätsel hat keine leere Zelle: Es ist schon vollständig.
analysis-naked = { $count ->
    [one] { $count } nackter Einer
   *[other] { $count } nackte Einer
}
analysis-hidden = { $count ->
    [one] { $count } versteckter Einer
   *[other] { $count } versteckte Einer
}
analysis-solved = Mit Einern allein ist dieses Rätsel zu lösen: { $naked } und { $hidden }.
analysis-beyond = { $count ->
    [one] Mit Einern gefunden: { $naked } und { $hidden }. Danach braucht { $count } Zelle andere Techniken.
   *[other] Mit Einern gefunden: { $naked } und { $hidden }. Danach brauchen { $count } Zellen andere Techniken.
}
mistake-given = { $count ->
    [one] { $count } Vorgabe des Rätsels ist verändert: { $cells }.
   *[other] { $count } Vorgaben des Rätsels sind verändert: { $cells }.
}
mistake-entry = { $count ->
    [one] { $count } Eintrag passt nicht zur Lösung: { $cells }.
   *[other] { $count } Einträge passen nicht zur Lösung: { $cells }.
}
mistake-conflict = Dieselbe Ziffer steht zweimal in einer Zeile, einer Spalte oder einem Block: { $cells }.
mistake-notes = { $count ->
    [one] In den Notizen von { $cells } fehlt eine Ziffer, die dorthin gehört.
   *[other] In den Notizen von { $cells } fehlt jeweils eine Ziffer, die dorthin gehört.
}
check-complete = Das Rätsel ist gelöst.
check-right = { $count ->
    [one] Bis hierher stimmt alles. Noch { $count } Zelle.
   *[other] Bis hierher stimmt alles. Noch { $count } Zellen.
}
hint-looking = Der einfachste Schritt wird gesucht: { $tried } von { $count } Techniken versucht …
hint-unsupported = Keine Technik findet einen nächsten Schritt.
answer-complete = Das Brett ist vollständig: In jeder Zelle steht die richtige Ziffer.
