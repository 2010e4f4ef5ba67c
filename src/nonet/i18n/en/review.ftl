# A game beside the simplest path, and the course that follows from many; pages and their scripts say these.

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
course-heading = Your course
course-lead = What you find quickly, what you miss, and what to learn next.
course-offer = What you find, what you miss, and your course
course-span = Time
course-span-weeks = Last four weeks
course-span-all = All games
course-games = { $count ->
    [0] No game has been looked at yet.
    [one] From { $count } solved game.
   *[other] From { $count } solved games.
}
course-kept = Worked out in this browser, and nothing is sent.
course-without-scripts = A script in this browser looks at your games. Allow scripts to see your course here.
course-working = Looking at your games…
course-lessons = Learn in this order
course-quick = You find quickly
course-quick-rule = With the middle time that you look for each
course-missed = You miss
course-missed-rule = One time in three or more you took help, or far longer than your usual pause.
course-none = Nothing yet.
course-times = { $count ->
    [one] There { $count } time
   *[other] There { $count } times
}
course-missed-times = missed { $count }
course-faster = faster than before
course-slower = slower than before
course-why-missed = { $count ->
    [one] Missed the one time that it was there, after { $time }.
   *[other] Missed { $missed } of { $count } times; your middle time is { $time }.
}
course-why-next = New to you, and next in difficulty.
course-learned = { $unaided } of { $enough } found without help
course-practise = Practise
course-read = Lesson
course-play = Then play: { $level }
