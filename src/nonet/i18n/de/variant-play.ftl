# The pages that play a kind of variant.

variant-play-making = Ein Rätsel wird erstellt …
variant-play-failed = Dieses Gerät konnte kein Rätsel erstellen. Wähle eine andere Stufe, oder lade die Seite neu.
variant-play-others = Varianten
variant-play-combinations = Kombinationen
