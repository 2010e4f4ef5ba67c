# What is said to those who study a board on the play page. Scripts render it in the browser.

study-heading = Study this board
study-close = Close
study-working = Looking …
study-prove = Check my deduction
study-prove-more = Judges the arrows and marks that you drew. If nothing is drawn, it judges the notes that you took away last.
study-own = Your deduction
study-nothing = Draw arrows or marks first, or take notes away.
study-no-step = No single step of the tiers up to hard shows this.
study-arrow-holds = From { $digit } in { $cell } to { $other } in { $place }: holds.
study-arrow-fails = From { $digit } in { $cell } to { $other } in { $place }: does not hold.
study-arrow-open = From { $digit } in { $cell } to { $other } in { $place }: not reached.
study-where = Only tell me where
study-tier-singles = Singles
study-tier-medium = Medium
study-tier-hard = Hard
study-tier-expert = Expert
study-up-to = A hint up to a tier
study-none-up-to = { $tier ->
    [singles] No single leads on from here. The next step is harder.
    [medium] No step up to medium leads on from here. The next one is harder.
    [hard] No step up to hard leads on from here. The next one is harder.
   *[expert] No step up to expert leads on from here. The next one is harder.
}
study-parts = What to study
study-part-deduction = Deduction
study-part-steps = All steps
study-part-rating = Rating
study-stop = Stop
study-steps = Find all steps
study-steps-more = All steps that lead on from this board, the easiest first. Choose one to see it on the board.
study-steps-list = Steps, the easiest first
study-certificate = Copy its certificate
study-certified = The step is proved. Its certificate is copied: nonet prove and /prove of the API judge it too.
study-looked = { $count ->
    [one] { $count } step so far; { $tried } of { $all } techniques tried
   *[other] { $count } steps so far; { $tried } of { $all } techniques tried
}
study-found = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
study-full = { $count ->
    [one] The easiest step of many
   *[other] The { $count } easiest steps of many
}
study-also = { $count ->
    [one] also: { $name }
   *[other] also: { $name } and others
}
study-places = { $cell } is { $digit }
study-rules-out = { $count ->
    [one] rules out { $digit } in { $cell }
   *[other] rules out { $count } candidates
}
study-trace = Rate it step by step
study-trace-more = Shows each step of the rating, as the Sudoku Explainer would solve the puzzle. It tells the solution.
study-trace-list = Steps of the rating, in order
study-rated = { $count ->
    [one] { $count } step rated so far
   *[other] { $count } steps rated so far
}
study-rating = { $count ->
    [one] ER { $er }: the hardest of { $count } step
   *[other] ER { $er }: the hardest of { $count } steps
}
