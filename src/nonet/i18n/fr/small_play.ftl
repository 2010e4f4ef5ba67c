# Les pages des grilles 4x4 et 6x6 pour enfants : des mots courts, pas de termes. On y dit « tu ».

small-size = { $size }×{ $size }
small-title = Sudoku { $size }×{ $size } pour enfants
small-description = Un petit sudoku pour enfants : { $size } lignes, des chiffres ou des formes, et des indices en mots simples.
small-to-go = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
small-rule = { $marks ->
    [shapes] Chaque ligne, chaque colonne et chaque bloc au trait épais contient chaque forme une fois.
   *[digits] Chaque ligne, chaque colonne et chaque bloc au trait épais contient chaque chiffre une fois.
}
small-marks = Chiffres ou formes
small-marks-digits = Chiffres
small-marks-shapes = Formes
small-marks-both = Les deux alternés
small-pad = Marques
small-cell-given = { $mark }, dès le début, ligne { $row } colonne { $column }
small-cell-entry = { $mark }, ligne { $row } colonne { $column }
small-cell-empty = vide, ligne { $row } colonne { $column }
small-cell-twice = deux fois sur une ligne, une colonne ou dans un bloc
small-cell-wrong = pas encore juste
small-choose = Touche d’abord une case vide.
small-given = Cette case était remplie dès le début.
small-nothing-to-undo = Il n’y a rien à annuler.
small-nothing-to-redo = Il n’y a rien à rétablir.
small-trouble = L’aide n’est pas disponible pour l’instant. Réessaie dans une minute.
small-no-hints = Il n’y a plus d’indice pour cette grille.
small-not-kept = Ce navigateur ne peut pas garder tes cases.
small-another = Une autre pour enfants
small-levels = Niveaux { $size }×{ $size }
small-print = Imprimer celle-ci
small-for-children = Pour les enfants
small-for-children-text = De petites grilles 4×4 et 6×6, avec des chiffres ou des formes.
