# Ce qui est imprimé sur les feuilles et dans les livres.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Solution
sheet-answers = Solutions
# Après le numéro d’une grille, qui est plus grand.
sheet-of = { $number } sur { $total }
sheet-name = Nom
sheet-date = Date
sheet-time = Temps
sheet-notes = Notes
sheet-instruction = Remplir lignes, colonnes et blocs 3×3 avec les chiffres 1 à 9.
sheet-answer-on = Solution page { $page }
sheet-puzzle-on = Grille page { $page }
sheet-page = Page { $page } sur { $pages }
sheet-rating = ER { $er }
sheet-rating-least = ER { $er } ou plus
sheet-hints = Indices
sheet-hint-later = Avec { $count } chiffres sur la grille : { $hint }
sheet-path = Chemin de résolution du sudoku { $number }
sheet-no-path = Aucune technique ne trouve d’étape suivante.
sheet-cell-names = r4c7 : ligne 4, colonne 7.
sheet-play = Jouer cette grille en ligne
sheet-scan = Scanner le code ou cliquer dessus
sheet-play-link = Jouer le sudoku { $number } en ligne
sheet-again = Ouvrir cette feuille en ligne, à jouer ou avec son corrigé
sheet-play-all = Jouer ces grilles en ligne
sheet-again-picture = QR code : ouvrir cette feuille en ligne
sheet-given-digit = { $digit } donné
sheet-given = Donné
sheet-filled = Inscrit
sheet-bold-given = Les chiffres gras sont donnés.
sheet-range = Grilles { $first } à { $last }
sheet-code-picture = QR code : jouer le sudoku { $number } en ligne
sheet-logo-picture = Logo
sheet-label-beginner = Débutant
sheet-label-easy = Facile
sheet-label-medium = Moyen
sheet-label-hard = Difficile
sheet-label-expert = Expert
sheet-title = { $answers ->
    [with] { $count ->
        [one] { $name } : { $count } sudoku avec solution
       *[other] { $name } : { $count } sudokus avec solutions
    }
   *[without] { $count ->
        [one] { $name } : { $count } sudoku
       *[other] { $name } : { $count } sudokus
    }
}

# Jeux de classe : des feuilles que distinguent une lettre et des points, et un corrigé pour l’enseignant.
sheet-letter = Feuille { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [one] { $count } forme donnée
       *[other] { $count } formes données
    }
   *[digits] { $count ->
        [one] { $count } chiffre donné
       *[other] { $count } chiffres donnés
    }
}
sheet-before = Avant de commencer
sheet-before-tip = Trouver une ligne, une colonne ou un bloc presque plein. Quels chiffres manquent, et où chacun peut-il aller ?
sheet-first-step = Ma première étape, et pourquoi :
sheet-done = Une fois fini
sheet-done-tip = { $marks ->
    [shapes] Vérifier une ligne, une colonne et un bloc. Chacun contient chaque forme une fois.
   *[digits] Vérifier une ligne, une colonne et un bloc. Chacun contient les chiffres de 1 à { $side }, une fois chacun.
}
sheet-hardest-step = L’étape la plus difficile, et comment je l’ai trouvée :
sheet-key = Corrigé
sheet-key-levels = Pour l’enseignant. Un jeu, trois niveaux ; seuls les points distinguent les feuilles.
sheet-key-symbols = Pour l’enseignant. Un jeu, trois niveaux. Lettres et symboles n’ont pas d’ordre ; seul ce corrigé indique les niveaux.
sheet-key-versions = Pour l’enseignant. Les feuilles diffèrent d’aspect et sont de même difficulté.
sheet-pupils = Élèves :
sheet-means-beginner = Des singletons suffisent : à chaque étape, une case ou un chiffre n’a plus qu’une possibilité.
sheet-means-easy = Rien que des singletons, mais il faut les chercher d’un bloc à l’autre.
sheet-means-medium = Demande des notes : un chiffre verrouillé sur une rangée d’un bloc, ou une paire.
sheet-means-hard = Demande des motifs sur plusieurs lignes et colonnes, comme un X-Wing.
sheet-means-expert = Demande des chaînes de raisonnement, comme un XY-Wing.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] Quatre chiffres dans des blocs de 2 × 2.
    [6] Six chiffres dans des blocs larges de trois cases et hauts de deux.
   *[9] Neuf chiffres dans des blocs de 3 × 3.
}
sheet-means-narrow = { $count ->
    [0] Rien que des singletons, et à chaque étape plusieurs cases peuvent être remplies.
    [one] Rien que des singletons. À { $steps } étape, une seule case peut être remplie.
   *[other] Rien que des singletons. À { $steps } étapes, une seule case peut être remplie.
}
sheet-unique = Chaque grille a exactement une solution.

# Feuilles d’exercices.
sheet-find = À trouver : { $name }
sheet-found-heading = { $title } : réponses
sheet-answers-behind = Les réponses sont au verso.
sheet-places-of = Seuls les candidats du chiffre { $digit } sont inscrits.
sheet-all-candidates = Tous les candidats sont inscrits.
sheet-task-lost = Rayer
sheet-task-placed = Inscrire
sheet-mark-pattern = fait partie du motif
sheet-mark-first = première couleur
sheet-mark-second = deuxième couleur
sheet-mark-third = première couleur de l’autre grappe
sheet-mark-fourth = deuxième couleur de l’autre grappe
sheet-mark-on = vrai, si on lit la chaîne depuis son début
sheet-mark-off = faux, si on lit la chaîne depuis son début
sheet-mark-fin = candidat de plus
sheet-mark-frame = où regarder
sheet-mark-strong = lien fort
sheet-mark-weak = lien faible
sheet-mark-lost = éliminé
sheet-mark-placed = à inscrire

# Bandes pour journaux.
sheet-yesterday = Solutions d’hier

# Livres.
sheet-play-short = Jouer en ligne
book-cover-blurb = Ne jamais deviner. Seulement voir pourquoi.
book-cover-puzzles = { $chapters ->
    [one] { $count ->
        [one] grille, avec sa solution à la fin
       *[other] grilles, avec leurs solutions à la fin
    }
   *[other] grilles en { $chapters } chapitres, avec leurs solutions à la fin
}
book-cover-hints = { $count ->
    [one] indice pour chaque grille, à la fin
   *[other] indices pour chaque grille, à la fin : l’un dit où regarder, le suivant en dit plus
}
book-cover-techniques = { $count ->
    [one] technique, montrée sur une grille avant qu’elle ne serve pour la première fois
   *[other] techniques, chacune montrée sur une grille avant qu’elle ne serve pour la première fois
}
book-cover-solution = solution pour chaque grille, trouvée par la seule logique
book-hints-1 = Premiers indices
book-hints-2 = Deuxièmes indices
book-index = Techniques
book-on-page = page { $page }
book-ramp = La difficulté de chaque grille, d’après la cote de son étape la plus difficile (ER).
book-contents = Sommaire
book-begun = Début
book-done = Fin
book-how-to = Comment jouer
book-how-rule = Chaque ligne, chaque colonne et chaque bloc de neuf cases contient chaque chiffre de 1 à 9 exactement une fois. Chaque grille a exactement une solution.
book-how-scan = Commencez par ce qui est presque plein.
book-how-scan-more = Une ligne où il ne reste qu’une ou deux cases vides dit souvent aussitôt quel chiffre manque, et où il va.
book-how-look = Suivez un chiffre.
book-how-look-more = Regardez où un chiffre se trouve dans deux blocs côte à côte : dans le troisième, il ne lui reste que peu de cases, souvent une seule.
book-how-note = Notez ce qui est possible.
book-how-note-more = Quand aucun chiffre ne peut être placé, notez en petit ce qui va dans une case. Deux cases d’une zone avec les deux mêmes chiffres les interdisent à toutes les autres.
book-how-check = Vérifiez avec les solutions.
book-how-check-more = La solution de chaque grille est à la fin du livre. Les chiffres gras sont donnés, les clairs sont ceux que vous trouvez.
