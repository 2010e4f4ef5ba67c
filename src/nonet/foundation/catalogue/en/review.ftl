# A game beside the simplest path; its page and its script say these.

review-heading = Your moves beside the simplest path
review-lead = Where your time went, and which technique stood there unseen.
review-offer = Where your time went
review-solved = Solved in { $time }
review-hints = { $count ->
    [0] no hint
    [one] { $count } hint
   *[other] { $count } hints
}
review-wrong = { $count ->
    [0] no wrong digit
    [one] { $count } wrong digit
   *[other] { $count } wrong digits
}
review-game = Back to the puzzle
review-none = This browser keeps no solved game of this puzzle.
review-without-scripts = A script in this browser looks at your game. Allow scripts to see it here.
review-working = Looking for the simplest path…
review-failed = The engine does not run in this browser, so there is no path to compare with.
review-time = Where your time went
review-untimed = This browser has not noted when you entered each digit. The path is here all the same.
review-before-each = { $count ->
    [one] Your time before { $count } digit
   *[other] Your time before each of { $count } digits
}
review-moment = Digit
review-number = Digit { $number } of { $count }
review-pause = { $time } before this digit
review-stood = { $name }: there from { $time } on.
review-legend = The simplest step at that moment
review-single = single
review-asked = help taken
review-kept = Worked out in this browser, kept nowhere else
review-longest = The longest
review-unseen = Stood unseen
review-soon = Seen soon
review-hardest = Stood there
review-first = Before it: { $names }.
review-lesson = Read the lesson
review-practise = Practise it now
review-making = Looking for positions…
review-others = Three positions, each from another puzzle
review-images = Three positions of the same kind
review-find = Find it
