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
terminal-carry-out = Do it
terminal-check = Check
terminal-fill = Fill notes
terminal-undo = Undo
terminal-pause = Pause
terminal-quit = Quit
terminal-keys = Arrows move, digits write, backspace erases.
terminal-noting = Digits are notes now.
terminal-writing = Digits are written now.
terminal-valid = { $count ->
    [one] Nothing is wrong; { $count } cell is left.
   *[other] Nothing is wrong; { $count } cells are left.
}
terminal-no-step = No technique finds a next step.
terminal-hint-first = Ask for a hint first, until it shows the whole step.
terminal-paused = The clock is stopped. Press p to go on.
terminal-covered = ( paused )
terminal-solved = Solved in { $time }.
