# Grids of 4x4 and 6x6 for children: short words, no terms. A mark is a digit or the name of a shape.

small-row = row { $row }
small-column = column { $column }
small-square = the cell in row { $row }, column { $column }
small-box-4-0 = the box at the top left
small-box-4-1 = the box at the top right
small-box-4-2 = the box at the bottom left
small-box-4-3 = the box at the bottom right
small-box-6-0 = the box at the top left
small-box-6-1 = the box at the top right
small-box-6-2 = the box in the middle on the left
small-box-6-3 = the box in the middle on the right
small-box-6-4 = the box at the bottom left
small-box-6-5 = the box at the bottom right
small-shape-1 = circle
small-shape-2 = square
small-shape-3 = triangle
small-shape-4 = heart
small-shape-5 = star
small-shape-6 = moon
small-shape-7 = drop
small-shape-8 = cross

# A hint in three steps: where to look, what to ask, and what goes there.
small-look = Look at { $place }.
small-ask-last-cell = Only one cell of { $place } is empty. { $marks ->
    [shapes] Which shape
   *[digits] Which number
} is missing?
small-ask-place-in-box = Find the { $mark } for { $place }. Where can it go?
small-ask-place-in-line = Find the { $mark } for { $place }. Where can it go?
small-ask-only-digit = Look along the row, along the column and around the box of { $place }. { $marks ->
    [shapes] Which shape
   *[digits] Which number
} have you not seen?
small-tell-last-cell = Only one cell of { $place } is empty, and the { $mark } is missing. It goes there.
small-tell-place-in-box = In { $place }, every other cell is full or has a { $mark } in its row or column. So the { $mark } goes here.
small-tell-place-in-line = In { $place }, every other cell is full or has a { $mark } in its line or its box. So the { $mark } goes here.
small-tell-only-digit = All the others are already in the row, the column or the box of { $place }. Only the { $mark } is left.
small-no-single = No cell is certain yet. Try one.
sheet-instruction-small = { $marks ->
    [shapes] Each row, each column and each thick box has every shape once. Draw the shapes.
    [both] Each row, each column and each thick box has every number or every shape once.
   *[digits] Each row, each column and each thick box has every number once.
}
# What kind of step it is, in a solving path.
small-kind-last-cell = Last empty cell
small-kind-place-in-box = Only place in the box
small-kind-place-in-line = Only place in the line
small-kind-only-digit = Only one fits
small-right = Correct so far.
small-done = Solved! Well done!
small-wrong = { $count ->
    [one] One cell is not right yet.
   *[other] { $count } cells are not right yet.
} Look for the same { $marks ->
    [shapes] shape
   *[digits] number
} twice in a row, a column or a box.
