# The pages that play a kind of variant.

variant-play-making = Création d’une grille…
variant-play-failed = Cet appareil n’a pas pu créer de grille. Choisissez un autre niveau ou rechargez la page.
variant-play-others = Variantes
variant-play-combinations = Combinaisons
