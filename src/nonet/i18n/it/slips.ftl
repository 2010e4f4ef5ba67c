# Che cosa può essere andato storto dove un numero è stato eliminato, o scritto, a torto.

slip-eliminated = { $digit } è stato eliminato in { $cell } come per { $pattern }, ma qualcosa è sfuggito: { $overlooked }.
slip-written-house = { $digit } è stato scritto in { $cell } come se fosse un singolo nascosto { $house-in }, ma qualcosa è sfuggito: { $overlooked }.
slip-written-cell = { $digit } è stato scritto in { $cell } come l’unico numero rimasto lì, ma ce n’è un altro.
slip-overlooked = possibile anche { $digits } in { $cells }
slip-pattern-locked = candidati bloccati { $houses-in }
slip-pattern-naked-pair = una coppia nuda in { $cells }
slip-pattern-hidden-pair = una coppia nascosta in { $cells }
slip-pattern-naked-triple = una tripla nuda in { $cells }
slip-pattern-hidden-triple = una tripla nascosta in { $cells }
slip-pattern-x-wing = un X-Wing { $houses-in }
slip-pattern-swordfish = uno swordfish { $houses-in }
slip-pattern-skyscraper = uno skyscraper { $houses-in }
slip-pattern-two-string-kite = un aquilone { $houses-in }
slip-pattern-xy-wing = un XY-Wing in { $cells }
