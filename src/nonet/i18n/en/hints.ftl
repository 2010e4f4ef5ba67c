# Where to look for a hint, what an analysis found, and what is wrong on a board.

look-house = Look at { $place }.
look-digit = Look at where { $digit } can go in { $place }.
look-candidates = Look at the candidates in { $place }.
look-links = Look at the candidates in { $place }, and at what would follow from them.
analysis-complete = The puzzle has no empty cell: it is already complete.
analysis-naked = { $count ->
    [one] { $count } naked single
   *[other] { $count } naked singles
}
analysis-hidden = { $count ->
    [one] { $count } hidden single
   *[other] { $count } hidden singles
}
analysis-solved = Singles alone solve this puzzle: { $naked } and { $hidden }.
analysis-beyond = { $count ->
    [one] Singles give { $naked } and { $hidden }. Then { $count } cell needs techniques beyond singles.
   *[other] Singles give { $naked } and { $hidden }. Then { $count } cells need techniques beyond singles.
}
mistake-given = { $count ->
    [one] { $count } given of the puzzle changed: { $cells }.
   *[other] { $count } givens of the puzzle changed: { $cells }.
}
mistake-entry = { $count ->
    [one] { $count } entry does not fit the solution: { $cells }.
   *[other] { $count } entries do not fit the solution: { $cells }.
}
mistake-conflict = Equal digits share a row, column or box: { $cells }.
mistake-notes = { $count ->
    [one] The notes of { $cells } lack a digit that belongs there.
   *[other] The notes of { $cells } each lack a digit that belongs there.
}
check-complete = The puzzle is solved.
check-right = { $count ->
    [one] All right so far. { $count } cell to go.
   *[other] All right so far. { $count } cells to go.
}
hint-looking = Looking for the simplest step: { $tried } of { $count } techniques tried …
hint-unsupported = None of the techniques here leads on from this board.
answer-complete = The board is complete: every cell holds the right digit.
answer-unsupported = The board has no mistake, but no naked or hidden single is left on it.
