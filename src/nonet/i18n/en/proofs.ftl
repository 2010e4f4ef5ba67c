# What is said of a step that somebody claims: what follows, or which part is weak, and why.

proof-follows = It holds: { $what }.
proof-place-lemma = Deduction { $number }
proof-place-premise = Premise { $number }
proof-place-cover = Cover { $number }
proof-place-link = Link { $number }
proof-place-notation = Character { $number }
proof-weak = { $place }: { $why }
weak-absent-candidate = The board does not have { $candidates }.
weak-settled = This is settled already: the cell is filled, or the house has its digit.
weak-no-solution = No solution satisfies this.
weak-not-strong = { $count ->
    [0] Both ends can be wrong: no house, cell or set of cells links them strongly.
    [one] Both ends can be wrong: { $candidates } can hold instead.
   *[other] Both ends can be wrong: { $candidates } can hold instead.
}
weak-not-weak = Both ends can be right: { $candidates } do not exclude each other.
weak-not-deadly = These digits could not trade places, so the pattern is not deadly.
weak-uncovered = No cover set contains { $candidates }, and there is no fin there.
weak-does-not-follow = This does not follow from the premises.
weak-unjoined = The previous link is of the same kind, so the chain breaks here.
weak-nothing-follows = Nothing new follows from these premises.
weak-too-much-work = Proving this takes more work than one request allows.
weak-unreadable = The notation is not readable from here on.
weak-overlooked = It would hold without { $candidates }, which the board still has.
proof-holds = It holds.
proof-place-arrow = The arrow from { $from } to { $to }
