# What language models are asked in the gyms, and why a part of their answer does not count.

gym-ask-blanks = Fill in as many empty cells of this Sudoku as you can. A wrong digit costs twice what a right one earns, and copied givens earn nothing. Answer with the grid, or with entries rRcC=D: row R, column C, digit D.
gym-ask-exact = Solve this Sudoku. Only the whole solution counts. Answer with the grid, or with entries rRcC=D: row R, column C, digit D.
gym-ask-steps = Solve this Sudoku step by step. Write one deduction a line: its technique, the digits and cells that show it, and what follows, such as naked-pair 37 r1c12 => rRcC<>3, or hidden-single => rRcC=7, with row R and column C. A chain may be written in Eureka notation. A deduction that does not hold costs what it claims.
gym-too-long = The text has more than { $most } characters.
gym-no-answer = Here is neither a grid nor an entry such as r4c5=7.
gym-cells = { $count ->
    [one] The grid has { $count } cell; expected 81.
   *[other] The grid has { $count } cells; expected 81.
}
gym-changed-given = The given { $given } in { $cell } was changed to { $found }, so the answer is for another puzzle.
gym-removed-given = The given { $given } in { $cell } is missing, so the answer is for another puzzle.
gym-no-steps = The answer contains no deduction such as hidden-single => r4c5=7.
gym-too-many-steps = Only the first { $most } deductions are judged.
gym-no-technique = Line { $line } does not name a technique.
gym-no-conclusion = Line { $line } does not say what follows.
gym-no-pattern = Line { $line } does not name the cells and digits of its { $technique }.
gym-beyond = Line { $line } needs its whole evidence: a { $technique } cannot be shown by cells and digits.
gym-no-data = Line { $line } is not a step as JSON: { $fault }.
gym-nothing-new = Line { $line } concludes nothing new.
gym-other-pattern = Line { $line }: { $technique } does not show this with these cells and digits.
gym-by-cases = Line { $line } was proved only case by case, so it isn’t a chain.
gym-weak = Line { $line } does not hold. { $why }
