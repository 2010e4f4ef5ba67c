# The card of a corpus that was made, and the report of one that was audited.

corpora-split = Split
corpora-band = Band
corpora-rows = Puzzles
corpora-column = Column
corpora-not-known = not known
corpora-er-from = ER { $low }
corpora-plot-labels = Puzzles of each label
corpora-plot-techniques = Puzzles by the hardest technique that they need
corpora-plot-er = Puzzles by their ER, in whole numbers
corpora-card-about = { $count ->
    [one] One Sudoku puzzle, with exactly one solution.
   *[other] { $count } Sudoku puzzles, each with exactly one solution. No two of them are images of each other: none becomes another by relabelling digits, exchanging rows and columns, or shuffling bands, stacks or the lines within them.
}
corpora-card-splits = Splits
corpora-card-holds = Which puzzles
corpora-card-share = { $share } % of those that no other split names, by the SHA-256 of the id
corpora-card-of-bands = bands: { $bands }
corpora-card-of-techniques = whatever needs one of: { $techniques }
corpora-card-classes = A puzzle's id is that of its whole class, so that all its images belong to the same split. Shares do not depend on the seed: corpora with the same shares do not leak into each other's test sets.
corpora-card-bands = Bands
corpora-card-wished = Asked for
corpora-card-columns = Columns
corpora-card-type = Type
corpora-card-meaning = What it holds
corpora-is-id = The same short name for all images of the puzzle: minlex_id of the library.
corpora-is-band = The band of the recipe that the puzzle was made for.
corpora-is-puzzle = 81 characters, row by row, with - for an empty cell.
corpora-is-reference = How the puzzle was made: the same engine makes it again from this line.
corpora-is-solution = The only solution.
corpora-is-label = How hard the puzzle is for a person, from beginner to extreme.
corpora-is-score = The sum of what the ladder's rounds cost; the higher, the harder.
corpora-is-technique = The hardest technique that the puzzle needs on the ladder.
corpora-is-er = The rating of the hardest step, by the scale of the Sudoku Explainer.
corpora-is-ep = The rating of the hardest step up to the first digit.
corpora-is-ed = The rating of the first step.
corpora-is-nodes = The guesses that an exact search took to prove the solution the only one.
corpora-is-clues = The number of givens.
corpora-is-path = The steps of a solution, in order: technique, rating, digits placed, candidates removed. Cells count from 0, row by row.
corpora-is-words = The same steps in words.
corpora-card-made = How it was made
corpora-card-how = By Nonet, engine { $engine }, and pyarrow { $arrow }, from { $recipe } alone: the same versions make the same bytes again, on one core or on many machines. The hash of each file is in manifest.json.
corpora-sealed = The { $count } puzzles of { $name } are not made yet, by anybody. They follow from 32 random bytes and from recipe.toml. The SHA-256 of both, one after the other, is below: who reveals the bytes later cannot choose others. Then nonet corpus reveal makes the corpus, and nonet corpus verify proves that it is the one promised here.
corpora-plot-clues = Puzzles by their number of clues
corpora-audit-title = Audit of Sudoku corpora
corpora-audit-clean = Nothing is wrong: each row is a puzzle with exactly one solution, and none repeats another.
corpora-audit-found = Some rows are not what a corpus should hold. Rows count from 1, without a header.
corpora-audit-read = { $count ->
    [one] One row was read, with its grid in the column { $column }.
   *[other] { $count } rows were read, with their grids in the column { $column }.
}
corpora-audit-sampled = Labels, techniques and ratings are those of { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}, drawn at random from those with exactly one solution. The clues are those of all rows.
corpora-audit-between = { $later } beside { $earlier }
corpora-audit-what = What was looked for
corpora-audit-count = Rows
corpora-audit-rows = The first of them
corpora-audit-pair = { $row } (as { $other })
corpora-found-malformed = no grid
corpora-found-multiple = several solutions
corpora-found-unsolvable = no solution
corpora-found-invalid = a digit twice in a row, column or box
corpora-found-unknown = too many guesses to know
corpora-found-wrong-solution = the given solution is wrong
corpora-found-no-solution = no grid where the solution should be
corpora-found-duplicate = the same grid as an earlier row
corpora-found-image = an image of the grid of an earlier row
corpora-shared-duplicate = the same grid as a row of the earlier file
corpora-shared-image = an image of a grid of the earlier file
