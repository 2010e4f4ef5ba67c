# What a grade means.

grade-full = The puzzle has no empty cell: there is nothing to grade.
grade-beyond = The techniques here do not solve this puzzle completely, so its difficulty is unknown. It counts as extreme.
grade-choice = The selected techniques do not solve this puzzle.
answer-unsupported = The board is correct, but has no naked or hidden single left.
grade-stopped = Grading this puzzle took too long. For now it counts as extreme.
grade-needs = The hardest technique that this puzzle needs is: { $technique } (tier { $tier }).
grade-labelled = { $needs } That makes it { $label }.
grade-extreme = { $needs } That makes it extreme.
grade-path = { $grade } The hardest step of its path is: { $technique }.

# Tiers and labels within a sentence.
tier-singles = singles
tier-medium = medium
tier-hard = hard
tier-expert = expert
tier-extreme = extreme
