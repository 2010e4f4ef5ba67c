# O que pode ter falhado onde se descartou, ou se escreveu, um número que não se devia.

slip-eliminated = O { $digit } foi tirado { $cell-de } como por { $pattern }, mas { $overlooked }.
slip-written-house = O { $digit } foi escrito { $cell-em } como se fosse um único oculto { $house-em }, mas { $overlooked }.
slip-written-cell = O { $digit } foi escrito { $cell-em } como se fosse o único número que restava ali, mas há outro.
slip-overlooked = em { $cells } também há lugar para { $digits }
slip-pattern-locked = candidatos bloqueados { $houses-em }
slip-pattern-naked-pair = um par nu em { $cells }
slip-pattern-hidden-pair = um par oculto em { $cells }
slip-pattern-naked-triple = um trio nu em { $cells }
slip-pattern-hidden-triple = um trio oculto em { $cells }
slip-pattern-x-wing = um X-Wing { $houses-de }
slip-pattern-swordfish = um Swordfish { $houses-de }
slip-pattern-skyscraper = um Skyscraper { $houses-de }
slip-pattern-two-string-kite = um 2-String Kite { $houses-de }
slip-pattern-xy-wing = um XY-Wing de { $cells }
