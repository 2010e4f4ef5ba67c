# What may have gone wrong where a digit was ruled out, or written, that should not be.

slip-eliminated = You removed { $digit } from { $cell }, apparently using { $pattern }, but { $overlooked } too.
slip-written-house = You entered { $digit } in { $cell }, apparently as a hidden single in { $house }, but { $overlooked } too.
slip-written-cell = You entered { $digit } in { $cell }, apparently as the only digit left there, but there is another.
slip-overlooked = { $cells } can hold { $digits }
slip-pattern-locked = locked candidates in { $houses }
slip-pattern-naked-pair = a naked pair in { $cells }
slip-pattern-hidden-pair = a hidden pair in { $cells }
slip-pattern-naked-triple = a naked triple in { $cells }
slip-pattern-hidden-triple = a hidden triple in { $cells }
slip-pattern-x-wing = an X-wing of { $houses }
slip-pattern-swordfish = a swordfish of { $houses }
slip-pattern-skyscraper = a skyscraper of { $houses }
slip-pattern-two-string-kite = a two-string kite of { $houses }
slip-pattern-xy-wing = an XY-wing of { $cells }
