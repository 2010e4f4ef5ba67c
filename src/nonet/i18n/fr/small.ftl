# Grilles 4x4 et 6x6 pour enfants : des mots courts, pas de termes. Une marque est un chiffre ou le nom d’une forme. On y dit « tu ».

small-row = la ligne { $row }
    .de = de la ligne { $row }
small-column = la colonne { $column }
    .de = de la colonne { $column }
small-square = la case de la ligne { $row }, colonne { $column }
    .de = de la case ligne { $row }, colonne { $column }
small-box-4-0 = le bloc en haut à gauche
    .de = du bloc en haut à gauche
small-box-4-1 = le bloc en haut à droite
    .de = du bloc en haut à droite
small-box-4-2 = le bloc en bas à gauche
    .de = du bloc en bas à gauche
small-box-4-3 = le bloc en bas à droite
    .de = du bloc en bas à droite
small-box-6-0 = le bloc en haut à gauche
    .de = du bloc en haut à gauche
small-box-6-1 = le bloc en haut à droite
    .de = du bloc en haut à droite
small-box-6-2 = le bloc du milieu à gauche
    .de = du bloc du milieu à gauche
small-box-6-3 = le bloc du milieu à droite
    .de = du bloc du milieu à droite
small-box-6-4 = le bloc en bas à gauche
    .de = du bloc en bas à gauche
small-box-6-5 = le bloc en bas à droite
    .de = du bloc en bas à droite
small-shape-1 = rond
small-shape-2 = carré
small-shape-3 = triangle
small-shape-4 = cœur
small-shape-5 = étoile
small-shape-6 = lune
small-shape-7 = goutte
small-shape-8 = croix

# Un indice en trois étapes : où regarder, que se demander, et ce qui va là.
small-look = Regarde { $place }.
small-ask-last-cell = Une seule case { $place-de } est vide. { $marks ->
    [shapes] Quelle forme
   *[digits] Quel chiffre
} manque ?
small-ask-place-in-box = Dans { $place }, il manque encore : { $mark }. Où est sa place ?
small-ask-place-in-line = Dans { $place }, il manque encore : { $mark }. Où est sa place ?
small-ask-only-digit = Suis la ligne et la colonne { $place-de }, et fais le tour de son bloc. { $marks ->
    [shapes] Quelle forme
   *[digits] Quel chiffre
} n’as-tu pas vu ?
small-tell-last-cell = Une seule case { $place-de } est vide, et il manque : { $mark }. Voilà ce qui va là.
small-tell-place-in-box = Dans { $place }, toute autre case est pleine ou a déjà cette marque sur sa ligne ou sa colonne. Ici va donc : { $mark }.
small-tell-place-in-line = Dans { $place }, toute autre case est pleine ou a déjà cette marque sur sa rangée ou dans son bloc. Ici va donc : { $mark }.
small-tell-only-digit = Tout le reste est déjà sur la ligne, la colonne ou dans le bloc { $place-de }. Il ne reste que : { $mark }.
small-no-single = Aucune case n’est encore sûre. Essaie-en une.
sheet-instruction-small = { $marks ->
    [shapes] Chaque ligne, chaque colonne et chaque bloc au trait épais contient chaque forme une fois. Dessine les formes.
    [both] Chaque ligne, chaque colonne et chaque bloc au trait épais contient chaque chiffre ou chaque forme une fois.
   *[digits] Chaque ligne, chaque colonne et chaque bloc au trait épais contient chaque chiffre une fois.
}
# De quelle sorte d’étape il s’agit, dans un chemin de résolution.
small-kind-last-cell = Dernière case vide
small-kind-place-in-box = Seule place du bloc
small-kind-place-in-line = Seule place de la rangée
small-kind-only-digit = Un seul choix possible
small-right = Tout est juste jusqu’ici.
small-done = Résolu ! Bravo !
small-wrong = { $count ->
    [one] Une case n’est pas encore juste.
   *[other] { $count } cases ne sont pas encore justes.
} Cherche { $marks ->
    [shapes] une forme qui est
   *[digits] un chiffre qui est
} deux fois sur une ligne, une colonne ou dans un bloc.
