# What the scripts of the play page say. They render it in the browser.

play-cell-given = { $digit }, given, row { $row } column { $column }
play-cell-entry = { $digit }, row { $row } column { $column }
play-cell-empty = empty, row { $row } column { $column }
play-cell-corner = corner notes { $digits }
play-cell-centre = centre notes { $digits }
play-cell-conflict = occurs twice in a row, column or box
play-cell-wrong = does not fit
play-colour-1 = yellow
play-colour-2 = green
play-colour-3 = blue
play-colour-4 = red
play-colour-5 = purple
play-colour-6 = orange
play-colour-7 = teal
play-colour-8 = brown
play-colour-9 = grey
play-cell-on = marked as true { $digits }
play-cell-off = marked as false { $digits }
play-cell-out = the hint eliminates { $digits }
play-do-place = Fill it in
play-do-rule-out = { $count ->
    [one] Eliminate { $count } candidate
   *[other] Eliminate { $count } candidates
}
play-set = { $count ->
    [one] { $count } cell: { $digits }
   *[other] { $count } cells: { $digits }
}
play-to-go = { $count ->
    [one] { $count } cell to go
   *[other] { $count } cells to go
}
play-left = { $count } left
play-tool-digit = Digit
play-tool-corner = Corner notes
play-tool-centre = Centre notes
play-tool-colour = Colours
play-tool-draw = Draw on candidates
play-hint-step = Hint { $step } of { $count }.
play-said-no-hints = You have no hints left for this puzzle.
play-read-row = Row
play-read-column = Column
play-read-box = Box
play-read-empty = empty
play-read-notes = notes { $notes }
play-working-step = Looking for the simplest step …
play-working-puzzle = { $tried ->
    [one] Making a puzzle: { $tried } grid tried …
   *[other] Making a puzzle: { $tried } grids tried …
}
play-said-stopped = Stopped.
play-said-undone = Undone.
play-said-redone = Redone.
play-said-nothing-to-undo = There is nothing to undo.
play-said-nothing-to-redo = There is nothing to redo.
play-said-noted = All notes are filled in.
play-said-full = The board is full but has mistakes. Press Check to see where.
play-said-not-right = The board is full but has mistakes.
play-said-given = This digit is a given.
play-said-held = Now press the cells for { $digit }.
play-said-arrow-from = Arrow from { $digit } in { $cell }.
play-said-arrow = Arrow from { $other } in { $place } to { $digit } in { $cell }.
play-said-no-note = { $digit } is already in the row, column or box.
play-said-tidied = { $count ->
    [one] Tidied notes: { $digit } is hidden in { $count } cell.
   *[other] Tidied notes: { $digit } is hidden in { $count } cells.
}
play-tip-draw = Press a candidate to mark it as true, and again for false. Drag from one candidate to another for an arrow.
play-said-many = { $count ->
    [one] { $count } cell changed.
   *[other] { $count } cells changed.
}
play-said-restored = Welcome back. Your board is as you left it.
play-said-restarted = Only the givens are left on the board.
play-said-solved = Solved in { $time }. Well done!
play-said-paused = Paused.
play-said-resumed = Resumed.
play-said-starred = Starred. Find it in My games.
play-said-unstarred = Star removed.
play-move-of = Move { $at } of { $count }
play-mark-away = Remove bookmark { $name }
play-trial = { $count ->
    [one] What if: { $count } move so far
   *[other] What if: { $count } moves so far
}
play-said-right-so-far = Correct so far.
play-said-last-right = { $count ->
    [one] Back to the last correct position, { $count } move ago.
   *[other] Back to the last correct position, { $count } moves ago.
}
play-said-copied = Link copied.
play-said-not-kept = This browser cannot save your board. Keep the page open until you finish.
play-trouble-offline = No connection. You can keep playing; Check and Hint need the server.
play-trouble-throttled = Too many requests. Please wait a minute, then try again.
play-trouble-device = Check and Hint did not load. You can keep playing and try again.
play-trouble-failed = The server could not answer. Please try again.
play-continue = Continue
play-begun = { $count ->
    [one] In progress: { $kind }, { $time }, { $count } cell to go.
   *[other] In progress: { $kind }, { $time }, { $count } cells to go.
}
play-level-none = your own puzzle
play-level-beginner = beginner
play-level-easy = easy
play-level-medium = medium
play-level-hard = hard
play-level-expert = expert
play-level-extreme = extreme
play-heading = Sudoku
play-title = { $count ->
    [one] Sudoku, { $count } given
   *[other] Sudoku, { $count } givens
}
play-givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
play-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
play-longest = { $count ->
    [one] Longest: { $count } day.
   *[other] Longest: { $count } days.
}
play-day-solved = { $count } of 5 solved
play-result = { $hints ->
    [0] Solved in { $time } without a hint
    [one] Solved in { $time } with { $hints } hint
   *[other] Solved in { $time } with { $hints } hints
}
play-again = { $level ->
    [beginner] Another for beginners
   *[easy] Another easy one
    [medium] Another medium one
    [hard] Another hard one
    [expert] Another expert one
    [extreme] Another extreme one
}
play-plot = { $count ->
    [one] The time of { $count } puzzle
   *[other] The times of { $count } puzzles, in the order you solved them
}
play-forgotten = Everything was deleted.
play-import-foreign = This file is not an export from this site.
play-import-damaged = This export is damaged or incomplete. Export it again and choose the new file.
play-imported = { $count ->
    [one] { $count } puzzle was imported.
   *[other] { $count } puzzles were imported.
}
play-unreadable = { $count ->
    [one] { $count } entry of the file could not be read.
   *[other] { $count } entries of the file could not be read.
}
play-practice-rate = Found { $unaided } of { $seen } at the first try, without help. Stored in this browser.
practice-cell = row { $row } column { $column }
practice-none = Nothing is marked yet.
practice-found = Correct. You found everything.
practice-part = Correct so far; there is more.
practice-wrong = Something you marked does not follow from this technique.
practice-looking = Looking for a position…
play-ghost = The other game at this point; it took { $time }
play-ghost-to-go = { $count ->
    [0] other done
   *[other] other { $count }
}
play-ghost-done = The other game is done: { $time }.
play-ghost-before = Another player solved this puzzle in { $time }. The small grid beside the clock shows which cells they had filled by then, never a digit. Your clock starts when you do.
play-ghost-start = Start the race
play-ghost-refused = The link has no complete game to race against. You can still play.
play-ghost-beaten = Solved in { $time }, { $by } faster than the other game.
play-ghost-behind = Solved in { $time }, { $by } slower than the other game.
play-ghost-even = Solved in { $time }, the same time as the other game.
