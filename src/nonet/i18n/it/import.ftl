# Perché una griglia non è un sudoku: lo dicono il server e la pagina di importazione stessa.

import-place = Riga { $line }, colonna { $column }: «{ $found }».
import-no-grid = Qui non siamo riusciti a leggere un sudoku. Un sudoku è fatto di 81 caratteri, uno per casella, o di nove righe da nove: cifre, e punti per le caselle vuote.
import-cells = { $count ->
    [one] Questa riga ha { $count } casella. Un sudoku intero ne ha 81, e una sua riga 9.
   *[other] Questa riga ha { $count } caselle. Un sudoku intero ne ha 81, e una sua riga 9.
}
import-rows = { $count ->
    [one] La griglia che finisce lì ha { $count } riga. Una griglia intera ne ha 9.
   *[other] La griglia che finisce lì ha { $count } righe. Una griglia intera ne ha 9.
}
import-ambiguous = Questa riga può far parte del sudoku, oppure essere un bordo o i numeri delle colonne. Scrivi il sudoku come 81 caratteri su una riga, con punti per le caselle vuote.
import-link = Questo link a { $site } non contiene il suo sudoku. Apri il link, copia le 81 cifre e incollale qui.
import-picture = Le immagini non si possono leggere. Scrivi il sudoku a mano, o incollalo come testo.
import-found = { $count ->
    [one] { $count } sudoku trovato.
   *[other] { $count } sudoku trovati.
}
import-skipped = { $count ->
    [one] La riga { $lines } non contiene sudoku e viene ignorata.
   *[other] { $count } righe non contengono sudoku e vengono ignorate: { $lines }.
}
import-undecided = Queste caselle possono variare: { $cells }. { $cell } potrebbe essere { $first } o { $second }.
import-clash = Questi indizi non possono essere tutti giusti: { $cells }.
refusal-422-multiple = Un sudoku ha esattamente una soluzione. Questa griglia ne ha più d’una.
refusal-422-unsolvable = Un sudoku ha esattamente una soluzione. Questa griglia non ne ha.
refusal-422-invalid = Un numero compare due volte in una riga, in una colonna o in un riquadro, perciò questa griglia non ha soluzione.
refusal-422-unknown = Ci vorrebbe troppo tempo per sapere se questa griglia ha esattamente una soluzione.
