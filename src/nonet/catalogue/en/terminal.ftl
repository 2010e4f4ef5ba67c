# What notebooks and the terminal say of results.

notebook-full = full
notebook-score = { $label }, score { $score }
notebook-unsolved = { $label }, beyond all techniques
notebook-singles = { $count ->
    [one] { $count } single
   *[other] { $count } singles
}
