# What notebooks and the terminal say of results.

notebook-full = full
notebook-score = { $label }, score { $score }
notebook-unsolved = { $label }, beyond all techniques
notebook-singles = { $count ->
    [one] { $count } single
   *[other] { $count } singles
}
terminal-notes = Notes
terminal-hint = Hint
terminal-carry-out = Apply
terminal-check = Check
terminal-fill = Fill notes
terminal-undo = Undo
terminal-pause = Pause
terminal-quit = Quit
terminal-keys = Arrows move, digits write, backspace erases.
terminal-noting = Digits are now entered as notes.
terminal-writing = Digits are now entered in cells.
terminal-valid = { $count ->
    [one] No mistakes; { $count } cell to go.
   *[other] No mistakes; { $count } cells to go.
}
terminal-no-step = No technique finds a next step.
terminal-hint-first = Press Hint until it shows the whole step.
terminal-paused = Paused. Press p to continue.
terminal-covered = ( paused )
terminal-solved = Solved in { $time }.
