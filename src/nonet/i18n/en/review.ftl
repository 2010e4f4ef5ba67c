# A game beside the simplest path, and the course that follows from many; pages and their scripts say these.

review-heading = Your moves and the simplest path
review-lead = Where your time went, and which techniques you missed.
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
review-none = This browser has no solved game of this puzzle.
review-without-scripts = Enable JavaScript to review your game in this browser.
review-working = Looking for the simplest path…
review-failed = The engine does not run in this browser, so there is no path to compare with.
review-time = Where your time went
review-untimed = This browser has no times for your digits. You can still see the path.
review-before-each = { $count ->
    [one] Your time before { $count } digit
   *[other] Your time before each of { $count } digits
}
review-moment = Digit
review-number = Digit { $number } of { $count }
review-pause = { $time } before this digit
review-stood = { $name }: available from { $time }.
review-legend = The simplest step at that moment
review-single = single
review-asked = help taken
review-kept = Computed in this browser, stored nowhere else
review-longest = Longest
review-unseen = Missed
review-soon = Found quickly
review-hardest = Available
review-first = Before it: { $names }.
review-lesson = Read the lesson
review-practise = Practise now
review-making = Looking for positions…
review-others = Three positions from different puzzles
review-images = Three positions of the same kind
review-find = Find it
course-heading = Your progress
course-lead = What you find quickly, what you miss, and what to learn next.
course-offer = Your progress
course-span = Time
course-span-weeks = Last four weeks
course-span-all = All games
course-games = { $count ->
    [0] No games reviewed yet.
    [one] Based on { $count } solved game.
   *[other] Based on { $count } solved games.
}
course-kept = Computed in this browser; nothing is sent.
course-without-scripts = Enable JavaScript to see your progress in this browser.
course-working = Reviewing your games…
course-lessons = Learn in this order
course-quick = Found quickly
course-quick-rule = With your typical time to find each
course-missed = Often missed
course-missed-rule = At least one time in three, you took help or far longer than usual.
course-none = Nothing yet.
course-times = { $count ->
    [one] came up { $count } time
   *[other] came up { $count } times
}
course-missed-times = missed { $count }
course-faster = faster than before
course-slower = slower than before
course-why-game = { $count ->
    [0] You missed it in one of your recent games.
    [one] You missed it in a game this week.
   *[other] You missed it { $count } times in your games this week.
}
course-why-practice = You missed it in practice, so it returns.
course-why-needed = You missed { $name }, which builds on it.
course-why-week = Due again today: you missed it at least a week ago.
course-why-next = New to you, and next in difficulty.
course-why-begun = { $count ->
    [one] Find it once more without help to master it.
   *[other] Find it { $count } more times without help to master it.
}
course-why-oldest = Nothing is due today, so keep this one fresh.
course-why-solve = Now solve a puzzle of this level: you have mastered its techniques.
course-learned = { $unaided } of { $enough } found without help
course-practise = Practise
course-read = Lesson
course-play = Then play: { $level }
