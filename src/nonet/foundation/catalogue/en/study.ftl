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
