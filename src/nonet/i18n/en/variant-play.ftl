# The pages that play a kind of variant.

variant-play-making = Making a puzzle …
variant-play-failed = This device could not make a puzzle. Choose another level, or reload the page.
variant-play-others = Variants
variant-play-combinations = Combinations
