# Ce qui a pu mal tourner là où un chiffre a été éliminé, ou inscrit, à tort.

slip-eliminated = Vous avez éliminé le { $digit } en { $cell }, apparemment par { $pattern }, mais quelque chose a échappé : { $overlooked }.
slip-written-house = Vous avez inscrit le { $digit } en { $cell }, apparemment comme singleton caché dans { $house }, mais quelque chose a échappé : { $overlooked }.
slip-written-cell = Vous avez inscrit le { $digit } en { $cell }, apparemment comme le seul chiffre qui y reste, mais il y en a un autre.
slip-overlooked = encore { $digits } en { $cells }
slip-pattern-locked = des candidats verrouillés dans { $houses }
slip-pattern-naked-pair = une paire nue en { $cells }
slip-pattern-hidden-pair = une paire cachée en { $cells }
slip-pattern-naked-triple = un triplet nu en { $cells }
slip-pattern-hidden-triple = un triplet caché en { $cells }
slip-pattern-x-wing = un X-Wing dans { $houses }
slip-pattern-swordfish = un swordfish dans { $houses }
slip-pattern-skyscraper = un skyscraper dans { $houses }
slip-pattern-two-string-kite = un cerf-volant dans { $houses }
slip-pattern-xy-wing = un XY-Wing en { $cells }
