# Qué pudo fallar donde se descartó, o se escribió, un número que no se debía.

slip-eliminated = Se quitó el { $digit } de { $cell } como por { $pattern }, pero { $overlooked }.
slip-written-house = Se escribió el { $digit } en { $cell } como si fuera un único oculto en { $house }, pero { $overlooked }.
slip-written-cell = Se escribió el { $digit } en { $cell } como si fuera el único número que quedaba ahí, pero hay otro.
slip-overlooked = en { $cells } también hay lugar para { $digits }
slip-pattern-locked = candidatos bloqueados en { $houses }
slip-pattern-naked-pair = un par desnudo en { $cells }
slip-pattern-hidden-pair = un par oculto en { $cells }
slip-pattern-naked-triple = un trío desnudo en { $cells }
slip-pattern-hidden-triple = un trío oculto en { $cells }
slip-pattern-x-wing = un X-Wing de { $houses }
slip-pattern-swordfish = un Swordfish de { $houses }
slip-pattern-skyscraper = un Skyscraper de { $houses }
slip-pattern-two-string-kite = un 2-String Kite de { $houses }
slip-pattern-xy-wing = un XY-Wing de { $cells }
