# Pourquoi une grille n’est pas un sudoku : dit par le serveur, et par la page d’importation elle-même.

import-place = Ligne { $line }, colonne { $column } : « { $found } ».
import-no-grid = Nous n’avons pas pu lire de grille ici. Une grille compte 81 caractères, un par case, ou neuf lignes de neuf : des chiffres, et des points pour les cases vides.
import-cells = { $count ->
    [one] Cette ligne a { $count } case. Une grille entière en a 81, et l’une de ses lignes 9.
   *[other] Cette ligne a { $count } cases. Une grille entière en a 81, et l’une de ses lignes 9.
}
import-rows = { $count ->
    [one] La grille qui s’y termine a { $count } ligne. Une grille entière en a 9.
   *[other] La grille qui s’y termine a { $count } lignes. Une grille entière en a 9.
}
import-ambiguous = Cette ligne peut faire partie de la grille, ou être une bordure ou les numéros des colonnes. Écrivez la grille en 81 caractères sur une ligne, avec des points pour les cases vides.
import-link = Ce lien vers { $site } ne contient pas sa grille. Ouvrez le lien, copiez les 81 chiffres et collez-les ici.
import-picture = Les images ne peuvent pas être lues. Saisissez la grille à la main, ou collez-la en texte.
import-found = { $count ->
    [one] { $count } grille trouvée.
   *[other] { $count } grilles trouvées.
}
import-skipped = { $count ->
    [one] La ligne { $lines } ne contient pas de grille et est ignorée.
   *[other] { $count } lignes ne contiennent pas de grille et sont ignorées : { $lines }.
}
import-undecided = Ces cases peuvent différer : { $cells }. { $cell } pourrait valoir { $first } ou { $second }.
import-clash = Ces chiffres donnés ne peuvent pas être tous justes : { $cells }.
refusal-422-multiple = Un sudoku a exactement une solution. Cette grille en a plusieurs.
refusal-422-unsolvable = Un sudoku a exactement une solution. Cette grille n’en a aucune.
refusal-422-invalid = Un chiffre figure deux fois sur une ligne, une colonne ou dans un bloc : cette grille n’a donc pas de solution.
refusal-422-unknown = Il faudrait trop de temps pour savoir si cette grille a exactement une solution.
