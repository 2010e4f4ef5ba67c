# Ciò che si stampa sui fogli e nei libri.

sheet-sudoku = Sudoku
sheet-puzzle = Sudoku
sheet-answer = Soluzione
sheet-answers = Soluzioni
# Dopo il numero di un sudoku, che è più grande.
sheet-of = { $number } di { $total }
sheet-name = Nome
sheet-date = Data
sheet-time = Tempo
sheet-notes = Note
sheet-instruction = Riempi righe, colonne e riquadri 3×3 con i numeri da 1 a 9.
sheet-answer-on = Soluzione a pagina { $page }
sheet-puzzle-on = Sudoku a pagina { $page }
sheet-page = Pagina { $page } di { $pages }
sheet-rating = ER { $er }
sheet-rating-least = ER { $er } o più
sheet-hints = Suggerimenti
sheet-hint-later = Con { $count } numeri sulla griglia: { $hint }
sheet-path = Percorso risolutivo del sudoku { $number }
sheet-no-path = Nessuna tecnica trova un passo successivo.
sheet-cell-names = r4c7 è riga 4, colonna 7.
sheet-play = Gioca a questo sudoku online
sheet-scan = Scansiona o clicca il codice
sheet-play-link = Gioca al sudoku { $number } online
sheet-again = Apri questo foglio online, da giocare o con le soluzioni
sheet-play-all = Gioca a questi sudoku online
sheet-again-picture = Codice QR: apri questo foglio online
sheet-given-digit = indizio { $digit }
sheet-given = Indizio
sheet-filled = Scritto
sheet-bold-given = I numeri in grassetto sono indizi.
sheet-range = Sudoku da { $first } a { $last }
sheet-code-picture = Codice QR: gioca al sudoku { $number } online
sheet-logo-picture = Logo
sheet-label-beginner = Principiante
sheet-label-easy = Facile
sheet-label-medium = Medio
sheet-label-hard = Difficile
sheet-label-expert = Esperto
sheet-title = { $answers ->
    [with] { $count ->
        [one] { $name }: { $count } sudoku con soluzione
       *[other] { $name }: { $count } sudoku con soluzioni
    }
   *[without] { $count ->
        [one] { $name }: { $count } sudoku
       *[other] { $name }: { $count } sudoku
    }
}

# Serie per la classe: fogli distinti da una lettera e da puntini, e una chiave di correzione per l’insegnante.
sheet-letter = Foglio { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [one] { $count } forma data
       *[other] { $count } forme date
    }
   *[digits] { $count ->
        [one] { $count } indizio
       *[other] { $count } indizi
    }
}
sheet-before = Prima di iniziare
sheet-before-tip = Trova una riga, una colonna o un riquadro quasi pieno. Quali numeri mancano, e dove può stare ciascuno?
sheet-first-step = Il mio primo passo, e perché:
sheet-done = Quando hai finito
sheet-done-tip = { $marks ->
    [shapes] Controlla una riga, una colonna e un riquadro. Ciascuno ha ogni forma una volta.
   *[digits] Controlla una riga, una colonna e un riquadro. Ciascuno va da 1 a { $side }, ogni numero una volta.
}
sheet-hardest-step = Il passo più difficile, e come l’ho trovato:
sheet-key = Chiave di correzione
sheet-key-levels = Per l’insegnante. Una serie, tre livelli; solo i puntini distinguono i fogli.
sheet-key-symbols = Per l’insegnante. Una serie, tre livelli. Lettere e simboli non hanno ordine; solo questa chiave di correzione dice i livelli.
sheet-key-versions = Per l’insegnante. I fogli sono diversi all’aspetto e ugualmente difficili.
sheet-pupils = Alunni:
sheet-means-beginner = Bastano i singoli: a ogni passo una casella o un numero ha un solo posto.
sheet-means-easy = Solo singoli, ma vanno cercati da un riquadro all’altro.
sheet-means-medium = Richiede note: un numero bloccato su una linea di un riquadro, o una coppia.
sheet-means-hard = Richiede schemi su più righe e colonne, come un X-Wing.
sheet-means-expert = Richiede catene di ragionamento, come un XY-Wing.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] Quattro numeri in riquadri di 2 × 2.
    [6] Sei numeri in riquadri larghi tre caselle e alti due.
   *[9] Nove numeri in riquadri di 3 × 3.
}
sheet-means-narrow = { $count ->
    [0] Solo singoli, e a ogni passo si possono riempire più caselle.
    [one] Solo singoli. In { $steps } passo si può riempire una sola casella.
   *[other] Solo singoli. In { $steps } passi si può riempire una sola casella.
}
sheet-unique = Ogni sudoku ha esattamente una soluzione.

# Fogli di esercizi.
sheet-find = Trovala: { $name }
sheet-found-heading = { $title }: risposte
sheet-answers-behind = Le risposte sono sul retro.
sheet-places-of = Sono scritti solo i candidati del numero { $digit }.
sheet-all-candidates = Sono scritti tutti i candidati.
sheet-task-lost = Cancella
sheet-task-placed = Scrivi
sheet-mark-pattern = parte dello schema
sheet-mark-first = primo colore
sheet-mark-second = secondo colore
sheet-mark-third = primo colore dell’altro grappolo
sheet-mark-fourth = secondo colore dell’altro grappolo
sheet-mark-on = vero, se si legge la catena dall’inizio
sheet-mark-off = falso, se si legge la catena dall’inizio
sheet-mark-fin = candidato in più
sheet-mark-frame = dove guardare
sheet-mark-strong = collegamento forte
sheet-mark-weak = collegamento debole
sheet-mark-lost = eliminato
sheet-mark-placed = da scrivere

# Strisce per giornali.
sheet-yesterday = Soluzioni di ieri

# Libri.
sheet-play-short = Gioca online
book-cover-blurb = Non serve mai tirare a indovinare. Basta vedere perché.
book-cover-puzzles = { $chapters ->
    [one] { $count ->
        [one] sudoku, con la soluzione in fondo
       *[other] sudoku, con le soluzioni in fondo
    }
   *[other] sudoku in { $chapters } capitoli, con le soluzioni in fondo
}
book-cover-hints = { $count ->
    [one] suggerimento per ogni sudoku, in fondo
   *[other] suggerimenti per ogni sudoku, in fondo: uno dice dove guardare, il successivo dice di più
}
book-cover-techniques = { $count ->
    [one] tecnica, mostrata su una griglia prima che serva per la prima volta
   *[other] tecniche, ciascuna mostrata su una griglia prima che serva per la prima volta
}
book-cover-solution = soluzione per ogni sudoku, trovata con la sola logica
book-hints-1 = Primi suggerimenti
book-hints-2 = Secondi suggerimenti
book-index = Tecniche
book-on-page = pagina { $page }
book-ramp = Quanto è difficile ogni sudoku, secondo la valutazione del suo passo più difficile (ER).
book-contents = Indice
book-begun = Inizio
book-done = Fine
book-how-to = Come si gioca
book-how-rule = Ogni riga, ogni colonna e ogni riquadro di nove caselle ha ogni numero da 1 a 9 esattamente una volta. Ogni sudoku ha esattamente una soluzione.
book-how-scan = Comincia da ciò che è quasi pieno.
book-how-scan-more = Una riga con una o due caselle vuote dice spesso subito quale numero manca, e dove va.
book-how-look = Segui un numero.
book-how-look-more = Guarda dove sta un numero in due riquadri affiancati: nel terzo gli restano poche caselle, spesso una sola.
book-how-note = Annota ciò che è possibile.
book-how-note-more = Quando nessun numero si può mettere, annota in piccolo che cosa può stare in una casella. Due caselle di una zona con gli stessi due numeri li tolgono a tutte le altre.
book-how-check = Controlla con le soluzioni.
book-how-check-more = La soluzione di ogni sudoku è in fondo al libro. I numeri in grassetto sono indizi, quelli chiari sono quelli che trovi tu.
