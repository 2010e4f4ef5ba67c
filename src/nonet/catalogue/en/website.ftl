# The pages that everyone sees.

credit = Created with { $name }
languages-nav = This page in other languages
bar-home = { $name }, home page
bar-theme = Light or dark
board-name = Sudoku board
board-givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
rating-beginner = singles suffice
rating-beyond-singles = beyond singles
rating-complete = already complete
rating-er = ER { $er }
rating-at-least = ER { $er } or more
label-beginner = beginner
label-easy = easy
label-medium = medium
label-hard = hard
label-expert = expert
label-extreme = extreme
panel-tools = Tool
panel-pad = Digits
panel-actions = Actions
panel-erase = Erase
panel-undo = Undo
panel-redo = Redo
panel-check = Check
panel-hint = Hint
panel-more = More
panel-pause = Pause
panel-timer = Time
panel-resume = Resume
panel-paused = Paused
panel-lesson = About this technique
panel-digit = Digit
panel-corner = Corner
panel-centre = Centre
panel-colour = Colour
panel-close = Close
panel-without-scripts = Print this page and solve it on paper, or allow scripts to play here.
menu-heading = More
menu-notes = Fill in all notes
menu-share = Share link
menu-qr = QR code
menu-print = Print
menu-restart = Restart
menu-help = How to play
qr-heading = Play on another device
qr-picture = QR code of this puzzle's address
qr-text = Point a camera at this code.
confirm-heading = Start again?
confirm-text = Everything you put on the board is taken off. Undo brings it back.
confirm-yes = Start again
confirm-no = Keep playing
help-heading = How to play
help-rules = Fill every row, every column and every box with the digits 1 to 9, each once.
help-drag = Drag across cells to choose several. A digit then becomes a note in each of them.
help-notes = Notes that a digit rules out are hidden, and come back when the digit goes.
help-hints = Press Hint again to be told more: where to look, which technique, then all of it. Centre notes tell it what you have ruled out.
help-keys = Keys on the board
help-key-move = Move; with Shift or Ctrl choose more
help-key-digits = Enter; with Shift a corner note, with Ctrl a centre note
help-key-tools = Digit, corner, centre, colour; Space takes the next
help-key-erase = Erase
help-key-undo = Undo, redo
help-key-check = Check, hint
help-key-read = Read the row, column or box aloud
help-key-dismiss = Let go of everything chosen
help-key-leave = Leave the board
help-names-arrows = Arrows
help-names-digits = 1–9
help-names-delete = Delete
help-names-ctrl = Ctrl
help-names-enter = Enter
help-names-escape = Escape
help-names-tab = Tab
check-complete = The puzzle is solved.
check-right = { $count ->
    [one] All right so far. { $count } cell to go.
   *[other] All right so far. { $count } cells to go.
}
hint-unsupported = None of the techniques here leads on from this board.
puzzle-title = { $count ->
    [one] Sudoku, { $count } given
   *[other] Sudoku, { $count } givens
}
puzzle-heading = Sudoku
puzzle-description = Play this Sudoku in your browser: { $count } givens and exactly one solution, with notes, hints and full keyboard and screen reader support.
puzzle-picture = The Sudoku grid of this page with { $count } givens
collection-title = { $count ->
    [one] Sudoku collection, { $count } puzzle
   *[other] Sudoku collection, { $count } puzzles
}
collection-heading = Sudoku collection
collection-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
collection-description = { $count ->
    [one] { $count } Sudoku puzzle to play in your browser or to print, with exactly one solution.
   *[other] { $count } Sudoku puzzles to play in your browser or to print, each with exactly one solution.
}
collection-puzzle = Puzzle { $number }
collection-begun = Begun
collection-solved = Solved
collection-print = Print all
collection-place = Puzzle { $number } of { $count }
collection-previous = Previous puzzle
collection-next = Next puzzle
collection-all = All puzzles
home-title = { $name }: Sudoku, one puzzle a day and an API
home-description = Play the Sudoku of the day, and build with a free API: verified puzzles, uniqueness checks, explained hints, playable links and printable worksheets.
home-heading = Puzzle of the day
home-what-heading = Sudoku you can rely on
home-what-text = { $name } makes and checks Sudoku puzzles. Every puzzle it gives out has exactly one solution, proven by a full search.
home-play-heading = Made for everyone to play
home-play-text = By keyboard, mouse, finger or screen reader. Corner and centre notes, colours, unlimited undo and hints that explain. It works offline, loads nothing from anywhere else and asks for no account.
home-share-heading = A link is a puzzle
home-share-text = The address of a puzzle carries its grid. Send it, print it as a QR code, put twenty into a collection: it will always be the same puzzle.
home-developers-heading = Build with the free API
home-developers-text = Generate puzzles at five levels, check and analyze grids, validate boards, explain the next step, publish links and export worksheets.
home-developers-description = API description
home-developers-terms = Terms of use
terms-title = Terms of use
terms-lead = { $name } is free to use. In return, the credit stays with every puzzle you publish.
terms-online-heading = Online
terms-online-text = Wherever one of our puzzles can be seen online, show this link next to it, visible and working. It leads to { $url }, and every answer of the API holds it ready to paste:
terms-print-heading = In print
terms-print-text = On every published item that is printed, or made to be printed, print this line with the site's address. Our own worksheets have it on each page of puzzles and answers; leave it there:
terms-batches-heading = Batches
terms-batches-text = When the puzzles of a batch are separated, the credit travels with each of them. That is why each puzzle of an answer holds it too.
terms-keys-heading = Keys and solutions
terms-keys-text = Keep API keys and solutions on your server. Never put a key into a page, an app or an address. Published links are public: whoever has one can play the puzzle, without its solution.
terms-limits-heading = Fair use
terms-limits-text = Requests are limited per account and per client address. A refused request says how long to wait. Keys and accounts that harm the service may be suspended; their download links then stop working too.
terms-data-heading = Your data
terms-data-text = Stored are your e-mail address, your keys as hashes, your sessions, what was done to the account, and your requests by day; no puzzles. You can export all of it and delete the account at any time.
terms-warranty-heading = No warranty
terms-warranty-text = Only the beginner label is verified to be solvable by singles alone; other labels are no promise of how hard a puzzle feels. The service is provided as it is.
foot-terms = Terms
refusal-home = To the puzzle of the day
refusal-400-heading = We did not understand that
refusal-400-reason = The request is not one that this page can answer.
refusal-download-401-heading = This link opens nothing
refusal-download-401-reason = It may be cut off. Ask for it again where you found it.
refusal-download-403-heading = This link no longer works
refusal-download-403-reason = Links to PDFs work for 24 hours, and end with the key that made them. Whoever gave it to you can make a new one.
refusal-404-heading = There is nothing here
refusal-404-reason = The address may be cut off. A puzzle's address ends in v1- and 81 digits; every one of them counts.
refusal-405-heading = That does not work here
refusal-405-reason = This address answers in another way.
refusal-422-heading = This grid is not a proper puzzle
refusal-422-reason = A Sudoku has exactly one solution. This grid does not.
refusal-422-multiple = A Sudoku has exactly one solution. This grid has more than one.
refusal-422-unsolvable = A Sudoku has exactly one solution. This grid has none.
refusal-422-invalid = A digit stands twice in a row, column or box, so this grid has no solution.
refusal-422-unknown = We could not find out in reasonable time whether this grid has exactly one solution.
refusal-429-heading = One moment, please
refusal-429-reason = There were many requests from your address. Please try again in a minute.
refusal-500-heading = Something went wrong
refusal-500-reason = The fault is ours. Please try again in a moment.
refusal-503-heading = We are busy
refusal-503-reason = All our solvers are at work. Please try again in a moment.
manifest-name = { $name } Sudoku
print-title = Print Sudoku
print-heading = Make a sheet
print-lead = Choose, and get a PDF to print. Each puzzle has exactly one solution.
print-puzzles = Puzzles
print-new = New puzzles
print-own = My own puzzles
print-level = Level
print-count = How many
print-grids = Puzzles or links
print-grids-help = One puzzle a line, nine rows, or what another program has written. At most 40.
print-per-page = Puzzles on a page
print-answers = Answers
print-answers-none = None
print-answers-full = A page each
print-answers-4 = Four a page
print-answers-12 = Twelve a page
print-answers-below = Below, upside down
print-sheet-title = Title
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-more = On the sheet
print-blanks = Lines for a name
print-codes = QR codes to play
print-large = Large print
print-make = Make the PDF
print-foreign = Please send this form from this page.
print-not-unique = Puzzle { $number } has not exactly one solution.
foot-print = Print
