# What is said to those who study a board on the play page. Scripts render it in the browser.

study-heading = Study this board
study-close = Close
study-working = Looking …
study-prove = Check my deduction
study-prove-more = Checks the arrows and marks that you drew. Without any, it checks the notes that you removed last.
study-own = Your deduction
study-nothing = Draw arrows or marks first, or remove notes.
study-no-step = No single step up to the hard tier shows this.
study-arrow-holds = From { $digit } in { $cell } to { $other } in { $place }: holds.
study-arrow-fails = From { $digit } in { $cell } to { $other } in { $place }: does not hold.
study-arrow-open = From { $digit } in { $cell } to { $other } in { $place }: not reached.
study-where = Only show me where
study-tier-singles = Singles
study-tier-medium = Medium
study-tier-hard = Hard
study-tier-expert = Expert
study-up-to = Hint up to a tier
study-none-up-to = { $tier ->
    [singles] There is no single here. The next step is harder.
    [medium] There is no step up to medium here. The next one is harder.
    [hard] There is no step up to hard here. The next one is harder.
   *[expert] There is no step up to expert here. The next one is harder.
}
study-parts = What to study
study-part-deduction = Deduction
study-part-steps = All steps
study-part-rating = Rating
study-stop = Stop
study-steps = Find all steps
study-steps-more = All steps available on this board, easiest first. Choose one to see it on the board.
study-steps-list = Steps, easiest first
study-certificate = Copy certificate
study-certified = Step proved, certificate copied. Check it with nonet prove or the API’s /prove.
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
    [one] eliminates { $digit } from { $cell }
   *[other] eliminates { $count } candidates
}
study-trace = Rate step by step
study-trace-more = Shows each step of the rating, as the Sudoku Explainer would solve the puzzle. This reveals the solution.
study-trace-list = Steps of the rating, in order
study-rated = { $count ->
    [one] { $count } step rated so far
   *[other] { $count } steps rated so far
}
study-rating = { $count ->
    [one] Rated ER { $er }: the hardest of { $count } step
   *[other] Rated ER { $er }: the hardest of { $count } steps
}
