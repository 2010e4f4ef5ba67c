# Ce qui est demandé aux modèles de langage dans les gyms, et pourquoi une partie de leur réponse ne compte pas.

gym-ask-blanks = Remplissez autant de cases vides de ce sudoku que vous le pouvez. Un chiffre faux coûte le double de ce que rapporte un chiffre juste, et recopier les chiffres donnés ne rapporte rien. Répondez par la grille, ou par des saisies rRcC=D : ligne R, colonne C, chiffre D.
gym-ask-exact = Résolvez ce sudoku. Seule la solution entière compte. Répondez par la grille, ou par des saisies rRcC=D : ligne R, colonne C, chiffre D.
gym-ask-steps = Résolvez ce sudoku étape par étape. Écrivez une déduction par ligne : sa technique, les chiffres et les cases qui la montrent, et ce qui en découle, par exemple naked-pair 37 r1c12 => rRcC<>3, ou hidden-single => rRcC=7, avec la ligne R et la colonne C. Une chaîne peut s’écrire en notation Eureka. Une déduction fausse coûte ce qu’elle affirme.
gym-too-long = Le texte a plus de { $most } caractères.
gym-no-answer = Il n’y a ici ni grille ni saisie comme r4c5=7.
gym-cells = { $count ->
    [one] La grille a { $count } case au lieu de 81.
   *[other] La grille a { $count } cases au lieu de 81.
}
gym-changed-given = Le chiffre donné { $given } en { $cell } a été changé en { $found } : la réponse est donc celle d’une autre grille.
gym-removed-given = Le chiffre donné { $given } en { $cell } manque : la réponse est donc celle d’une autre grille.
gym-no-steps = Il n’y a ici aucune déduction comme hidden-single => r4c5=7.
gym-too-many-steps = Seules les { $most } premières déductions sont jugées.
gym-no-technique = La ligne { $line } ne nomme pas de technique.
gym-no-conclusion = La ligne { $line } ne dit pas ce qui découle.
gym-no-pattern = La ligne { $line } ne nomme pas les cases et les chiffres de sa technique : { $technique }.
gym-beyond = La ligne { $line } demande toutes ses preuves : des cases et des chiffres ne suffisent pas à montrer cette technique ({ $technique }).
gym-no-data = La ligne { $line } n’est pas une étape en JSON : { $fault }.
gym-nothing-new = La ligne { $line } ne conclut rien de nouveau.
gym-other-pattern = Ligne { $line } : { $technique } ne montre pas cela avec ces cases et ces chiffres.
gym-by-cases = La ligne { $line } n’a été prouvée que cas par cas, ce qui n’est pas une chaîne.
gym-weak = La ligne { $line } est fausse. { $why }
