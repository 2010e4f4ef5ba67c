# Pourquoi une grille n’est pas un sudoku : dit par le serveur, et par la page d’importation elle-même.

import-no-grid = La ligne { $line } n’est pas une grille que nous pouvons lire. Une grille, c’est 81 caractères, un par case, ou neuf lignes de neuf : des chiffres, et des points pour les cases vides.
import-cells = { $count ->
    [one] La ligne { $line } a { $count } case. Une grille entière en a 81, et l’une de ses lignes 9.
   *[other] La ligne { $line } a { $count } cases. Une grille entière en a 81, et l’une de ses lignes 9.
}
import-picture = Une image ne peut pas être lue. Saisissez la grille à la main, ou apportez-la sous forme de texte.
import-undecided = Ces cases peuvent différer : { $cells }. { $cell } pourrait valoir { $first } ou { $second }.
import-clash = Ces chiffres donnés ne peuvent pas être tous justes : { $cells }.
refusal-422-multiple = Un sudoku a exactement une solution. Cette grille en a plusieurs.
refusal-422-unsolvable = Un sudoku a exactement une solution. Cette grille n’en a aucune.
refusal-422-invalid = Un chiffre figure deux fois sur une ligne, une colonne ou dans un bloc : cette grille n’a donc pas de solution.
refusal-422-unknown = Nous n’avons pas pu établir en un temps raisonnable si cette grille a exactement une solution.
