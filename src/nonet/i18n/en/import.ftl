# Why a grid is no puzzle: said by the server, and by the import page itself.

import-place = Line { $line }, column { $column }: “{ $found }”.
import-no-grid = We could not read a puzzle here. A puzzle is 81 characters, one for each cell, or nine rows of nine: digits, and dots for empty cells.
import-cells = { $count ->
    [one] This line has { $count } cell. A whole puzzle has 81, and one of its rows has 9.
   *[other] This line has { $count } cells. A whole puzzle has 81, and one of its rows has 9.
}
import-rows = { $count ->
    [one] The grid that ends there has { $count } row. A whole grid has 9.
   *[other] The grid that ends there has { $count } rows. A whole grid has 9.
}
import-ambiguous = This line could be a row of the puzzle, or a border or the numbers of the columns. Write the puzzle as 81 characters on one line, with dots for empty cells.
import-link = This link to { $site } does not contain its puzzle. Open the link, copy the 81 digits, and paste them here.
import-picture = Pictures cannot be read. Enter the puzzle by hand, or paste it as text.
import-found = { $count ->
    [one] { $count } puzzle found.
   *[other] { $count } puzzles found.
}
import-skipped = { $count ->
    [one] Line { $lines } has no puzzle and was skipped.
   *[other] { $count } lines have no puzzle and were skipped: { $lines }.
}
import-undecided = These cells can differ: { $cells }. { $cell } could be { $first } or { $second }.
import-clash = These givens cannot all be right: { $cells }.
refusal-422-multiple = A Sudoku has exactly one solution. This grid has more than one.
refusal-422-unsolvable = A Sudoku has exactly one solution. This grid has none.
refusal-422-invalid = A digit occurs twice in a row, column or box, so this grid has no solution.
refusal-422-unknown = It would take too long to find out whether this grid has exactly one solution.
