# The pages that play a kind of variant.

variant-play-making = Tworzę zagadkę…
variant-play-failed = To urządzenie nie zdołało utworzyć zagadki. Wybierz inny poziom albo odśwież stronę.
variant-play-others = Warianty
variant-play-combinations = Kombinacje
