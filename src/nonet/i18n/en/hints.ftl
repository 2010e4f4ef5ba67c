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
mistake-conflict = The same digit is twice in a row, column or box: { $cells }.
mistake-notes = { $count ->
    [one] The notes of { $cells } are missing the correct digit.
   *[other] The notes of { $cells } are each missing the correct digit.
}
check-complete = The puzzle is solved.
check-right = { $count ->
    [one] Correct so far. { $count } cell to go.
   *[other] Correct so far. { $count } cells to go.
}
hint-looking = Looking for the simplest step: { $tried } of { $count } techniques tried …
hint-unsupported = No technique finds a next step.
answer-complete = The board is complete: every cell holds the right digit.
