# Was schiefgegangen sein mag, wo eine Ziffer gestrichen oder geschrieben wurde, die es nicht sein sollte.

slip-eliminated = Du hast die { $digit } in { $cell } gestrichen, offenbar durch { $pattern }. Übersehen wurde: { $overlooked }.
slip-written-house = Du hast die { $digit } in { $cell } eingetragen, offenbar als versteckten Einer in { $house }. Übersehen wurde: { $overlooked }.
slip-written-cell = Du hast die { $digit } in { $cell } eingetragen, offenbar als einzige dort mögliche Ziffer, aber es gibt noch eine andere.
slip-overlooked = { $digits } in { $cells }
slip-pattern-locked = gebundene Kandidaten in { $houses }
slip-pattern-naked-pair = ein nacktes Paar in { $cells }
slip-pattern-hidden-pair = ein verstecktes Paar in { $cells }
slip-pattern-naked-triple = ein nacktes Tripel in { $cells }
slip-pattern-hidden-triple = ein verstecktes Tripel in { $cells }
slip-pattern-x-wing = einen X-Wing in { $houses }
slip-pattern-swordfish = einen Swordfish in { $houses }
slip-pattern-skyscraper = einen Skyscraper in { $houses }
slip-pattern-two-string-kite = einen 2-String Kite in { $houses }
slip-pattern-xy-wing = einen XY-Wing in { $cells }
