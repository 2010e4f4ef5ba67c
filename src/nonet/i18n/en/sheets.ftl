# What is printed on sheets and in books.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Answer
sheet-answers = Answers
# After the number of a puzzle, which is larger: “/ { $total }” will do.
sheet-of = { $number } of { $total }
sheet-name = Name
sheet-date = Date
sheet-time = Time
sheet-notes = Notes
sheet-instruction = Fill every row, column and 3×3 box with the digits 1 to 9.
sheet-answer-on = Answer on page { $page }
sheet-puzzle-on = Puzzle on page { $page }
sheet-page = Page { $page } of { $pages }
sheet-rating = ER { $er }
sheet-rating-least = ER { $er } or more
sheet-hints = Hints
sheet-hint-later = With { $count } digits on the board: { $hint }
sheet-path = Solving path of Sudoku { $number }
sheet-no-path = No technique finds a next step.
sheet-cell-names = r4c7 is row 4, column 7.
sheet-play = Play this puzzle online
sheet-scan = Scan or click the code
sheet-play-link = Play Sudoku { $number } online
sheet-again = Open this sheet online, to play or with its answer key
sheet-play-all = Play these puzzles online
sheet-again-picture = QR code: open this sheet online
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

# Class sets: sheets that are told apart by a letter and dots, and one key for the teacher.
sheet-letter = Sheet { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [one] { $count } shape given
       *[other] { $count } shapes given
    }
   *[digits] { $count ->
        [one] { $count } digit given
       *[other] { $count } digits given
    }
}
sheet-before = Before you start
sheet-before-tip = Find a row, column or box that is nearly full. Which digits are missing, and where can each go?
sheet-first-step = My first step, and why:
sheet-done = When you are done
sheet-done-tip = { $marks ->
    [shapes] Check one row, one column and one box. Each has every shape once.
   *[digits] Check one row, one column and one box. Each has 1 to { $side }, each digit once.
}
sheet-hardest-step = The hardest step, and how I found it:
sheet-key = Answer key
sheet-key-levels = For the teacher: one set, three levels. Only the dots distinguish the sheets.
sheet-key-symbols = For the teacher: one set, three levels. Letters and symbols have no order; only this key shows the levels.
sheet-key-versions = For the teacher: the sheets look different and are equally hard.
sheet-pupils = Pupils:
sheet-means-beginner = Needs only singles: at each step, some cell or digit has one place left.
sheet-means-easy = Needs only singles, but you have to search across boxes.
sheet-means-medium = Needs notes: a digit locked into one line of a box, or a pair.
sheet-means-hard = Needs patterns over several rows and columns, such as an X-wing.
sheet-means-expert = Needs chains of reasoning, such as an XY-wing.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] Four digits in boxes of 2 × 2.
    [6] Six digits in boxes three wide and two high.
   *[9] Nine digits in boxes of 3 × 3.
}
sheet-means-narrow = { $count ->
    [0] Singles throughout, and at every step several cells can be filled.
    [one] Singles throughout. At { $steps } step only one cell can be filled.
   *[other] Singles throughout. At { $steps } steps only one cell can be filled.
}
sheet-unique = Each puzzle has exactly one solution.

# Practice sheets.
sheet-find = Find it: { $name }
sheet-found-heading = { $title }: answers
sheet-answers-behind = The answers are on the back.
sheet-places-of = Only the candidates for the digit { $digit } are shown.
sheet-all-candidates = All candidates are shown.
sheet-task-lost = Cross out
sheet-task-placed = Write in
sheet-mark-pattern = part of the pattern
sheet-mark-first = first colour
sheet-mark-second = second colour
sheet-mark-third = first colour of the other cluster
sheet-mark-fourth = second colour of the other cluster
sheet-mark-on = true, if the chain is read from its start
sheet-mark-off = false, if the chain is read from its start
sheet-mark-fin = extra candidate
sheet-mark-frame = where to look
sheet-mark-strong = strong link
sheet-mark-weak = weak link
sheet-mark-lost = eliminated
sheet-mark-placed = to be written in

# Strips for newspapers.
sheet-yesterday = Yesterday’s answers

# Books.
sheet-play-short = Play online
book-cover-blurb = You never have to guess. You only have to see why.
book-cover-puzzles = { $chapters ->
    [one] { $count ->
        [one] puzzle, with its answer at the back
       *[other] puzzles, with their answers at the back
    }
   *[other] puzzles in { $chapters } chapters, with their answers at the back
}
book-cover-hints = { $count ->
    [one] hint for every puzzle, at the back
   *[other] hints for every puzzle, at the back: one says where to look, the next says more
}
book-cover-techniques = { $count ->
    [one] technique, shown on a board before you first need it
   *[other] techniques, each shown on a board before you first need it
}
book-cover-solution = solution to each puzzle, found by logic alone
book-hints-1 = First hints
book-hints-2 = Second hints
book-index = Techniques
book-on-page = page { $page }
book-ramp = How hard each puzzle is, by the rating of its hardest step (ER).
book-contents = Contents
book-begun = Started
book-done = Done
book-how-to = How to play
book-how-rule = Every row, every column and every box of nine cells has each digit from 1 to 9 exactly once. Each puzzle has exactly one solution.
book-how-scan = Start with what is nearly full.
book-how-scan-more = A row with one or two empty cells often shows at once which digit is missing, and where it goes.
book-how-look = Follow one digit.
book-how-look-more = Look where a digit stands in two boxes side by side: in the third there are only a few cells left for it, often just one.
book-how-note = Write down what is possible.
book-how-note-more = When you cannot place a digit, write the possible digits in the cells in small figures. If two cells of a row, column or box have the same two digits, no other cell there can have them.
book-how-check = Check with the answers.
book-how-check-more = The answer to each puzzle is at the end of the book. Bold digits are given, light ones are those that you find.
