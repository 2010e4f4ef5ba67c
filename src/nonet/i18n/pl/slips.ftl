# Co mogło pójść nie tak, gdy wykluczono lub wpisano cyfrę, a nie powinno się było.

slip-eliminated = Cyfrę { $digit } usunięto z { $cell }, jakby był tam wzór: { $pattern }, ale { $overlooked }.
slip-written-house = Cyfrę { $digit } wpisano w { $cell } jako ukrytego singla w { $house-loc }, ale { $overlooked }.
slip-written-cell = Cyfrę { $digit } wpisano w { $cell } jak ostatnią, która tam została, ale jest jeszcze inna.
slip-overlooked = także w { $cells } może być { $digits }
slip-pattern-locked = zablokowani kandydaci w { $houses-loc }
slip-pattern-naked-pair = odkryta para w { $cells }
slip-pattern-hidden-pair = ukryta para w { $cells }
slip-pattern-naked-triple = odkryta trójka w { $cells }
slip-pattern-hidden-triple = ukryta trójka w { $cells }
slip-pattern-x-wing = X-Wing w { $houses-loc }
slip-pattern-swordfish = Swordfish w { $houses-loc }
slip-pattern-skyscraper = Skyscraper w { $houses-loc }
slip-pattern-two-string-kite = latawiec na dwóch sznurkach w { $houses-loc }
slip-pattern-xy-wing = XY-Wing w { $cells }
