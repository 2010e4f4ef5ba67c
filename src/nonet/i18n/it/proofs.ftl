# Ciò che si dice di un passo che qualcuno sostiene: che cosa ne segue, o quale parte è debole, e perché.

proof-follows = È giusto: { $what }.
proof-place-lemma = Deduzione { $number }
proof-place-premise = Premessa { $number }
proof-place-cover = Copertura { $number }
proof-place-link = Collegamento { $number }
proof-place-notation = Carattere { $number }
proof-weak = { $place }: { $why }
weak-absent-candidate = La griglia non ha { $candidates }.
weak-settled = È già deciso: la casella è piena, o la zona ha il suo numero.
weak-no-solution = Nessuna soluzione lo soddisfa.
weak-not-strong = { $count ->
    [0] Entrambi gli estremi possono essere falsi: nessuna zona, casella o insieme di caselle li collega in modo forte.
    [one] Entrambi gli estremi possono essere falsi: al loro posto può valere { $candidates }.
   *[other] Entrambi gli estremi possono essere falsi: al loro posto possono valere { $candidates }.
}
weak-not-weak = Entrambi gli estremi possono essere veri: { $candidates } non si escludono a vicenda.
weak-not-deadly = Questi numeri non potrebbero scambiarsi di posto, perciò lo schema non è mortale.
weak-uncovered = Nessuna copertura contiene { $candidates }, e lì non c’è una pinna.
weak-does-not-follow = Non segue dalle premesse.
weak-unjoined = Il legame precedente è dello stesso tipo, perciò la catena si interrompe qui.
weak-nothing-follows = Da queste premesse non segue niente di nuovo.
weak-too-much-work = Dimostrarlo richiede più lavoro di quanto sia concesso a una richiesta.
weak-unreadable = Da qui in poi la notazione non è leggibile.
weak-overlooked = Varrebbe senza { $candidates }, che la griglia ha ancora.
proof-holds = È giusto.
proof-place-arrow = La freccia da { $from } a { $to }
