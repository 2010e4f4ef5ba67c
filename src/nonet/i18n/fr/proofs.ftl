# Ce qui est dit d’une étape que quelqu’un affirme : ce qui en découle, ou quelle partie est faible, et pourquoi.

proof-follows = C’est juste : { $what }.
proof-place-lemma = Déduction { $number }
proof-place-premise = Prémisse { $number }
proof-place-cover = Couverture { $number }
proof-place-link = Lien { $number }
proof-place-notation = Caractère { $number }
proof-weak = { $place } : { $why }
weak-absent-candidate = La grille n’a pas { $candidates }.
weak-settled = C’est déjà décidé : la case est remplie, ou la zone a son chiffre.
weak-no-solution = Aucune solution ne satisfait cela.
weak-not-strong = { $count ->
    [0] Les deux bouts peuvent être faux : aucune zone, aucune case, aucun ensemble de cases ne les relie par un lien fort.
    [one] Les deux bouts peuvent être faux : { $candidates } peut être vrai à leur place.
   *[other] Les deux bouts peuvent être faux : { $candidates } peuvent être vrais à leur place.
}
weak-not-weak = Les deux bouts peuvent être vrais : { $candidates } ne s’excluent pas.
weak-not-deadly = Ces chiffres ne pourraient pas échanger leurs places : le motif n’est donc pas mortel.
weak-uncovered = Aucune couverture ne contient { $candidates }, et il n’y a pas là de nageoire.
weak-does-not-follow = Cela ne découle pas des prémisses.
weak-unjoined = Le lien précédent est de la même sorte, donc la chaîne s’interrompt ici.
weak-nothing-follows = Rien de nouveau ne découle de ces prémisses.
weak-too-much-work = Prouver cela demande plus de travail qu’une requête n’en permet.
weak-unreadable = La notation n’est plus lisible à partir d’ici.
weak-overlooked = Ce serait juste sans { $candidates }, que la grille a encore.
proof-holds = C’est juste.
proof-place-arrow = La flèche de { $from } à { $to }
