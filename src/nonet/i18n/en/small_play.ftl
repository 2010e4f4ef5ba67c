# The pages of grids of 4x4 and 6x6 for children: short words, no terms.

small-size = { $size }×{ $size }
small-title = Sudoku { $size }×{ $size } for children
small-description = A little Sudoku for children: { $size } rows, numbers or shapes, and hints in simple words.
small-to-go = { $count ->
    [one] 1 cell to go
   *[other] { $count } cells to go
}
small-rule = { $marks ->
    [shapes] Each row, each column and each thick box has every shape once.
   *[digits] Each row, each column and each thick box has every number once.
}
small-marks = Numbers or shapes
small-marks-digits = Numbers
small-marks-shapes = Shapes
small-marks-both = Both in turn
small-pad = Marks
small-cell-given = { $mark }, from the start, row { $row } column { $column }
small-cell-entry = { $mark }, row { $row } column { $column }
small-cell-empty = empty, row { $row } column { $column }
small-cell-twice = twice in a row, a column or a box
small-cell-wrong = not right yet
small-choose = Tap an empty cell first.
small-given = This one was there from the start.
small-nothing-to-undo = There is nothing to undo.
small-nothing-to-redo = There is nothing to redo.
small-trouble = Help is not available right now. Try again in a minute.
small-no-hints = There are no more hints for this one.
small-not-kept = This browser cannot save your cells.
small-another = Another one for children
small-levels = Levels of { $size }×{ $size }
small-print = Print this
small-for-children = For children
small-for-children-text = Small grids of 4×4 and 6×6, with numbers or shapes.
