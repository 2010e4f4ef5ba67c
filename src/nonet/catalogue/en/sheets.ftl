# What is printed on sheets and in books.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Answer
sheet-answers = Answers
sheet-of = of { $total }
sheet-name = Name
sheet-date = Date
sheet-time = Time
sheet-notes = Notes
sheet-instruction = Fill every row, column and 3×3 box with the digits 1 to 9.
sheet-answer-on = Answer on page { $page }
sheet-puzzle-on = Puzzle on page { $page }
sheet-page = Page { $page } of { $pages }
sheet-play = Play this puzzle online
sheet-scan = Scan or click the code
sheet-play-link = Play Sudoku { $number } online
sheet-given-digit = given { $digit }
sheet-given = Given
sheet-filled = Filled in
sheet-bold-given = Bold digits are given.
sheet-range = Puzzles { $first } to { $last }
sheet-code-picture = QR code: play Sudoku { $number } online
sheet-logo-picture = Logo
sheet-label-beginner = Beginner
sheet-label-easy = Easy
sheet-label-medium = Medium
sheet-label-hard = Hard
sheet-label-expert = Expert
sheet-title = { $answers ->
    [with] { $count ->
        [one] { $name }: { $count } Sudoku puzzle with answer
       *[other] { $name }: { $count } Sudoku puzzles with answers
    }
   *[without] { $count ->
        [one] { $name }: { $count } Sudoku puzzle
       *[other] { $name }: { $count } Sudoku puzzles
    }
}
