# Ce que disent les scripts de la page de jeu. Ils le composent dans le navigateur.

play-cell-given = { $digit }, donné, ligne { $row } colonne { $column }
play-cell-entry = { $digit }, ligne { $row } colonne { $column }
play-cell-empty = vide, ligne { $row } colonne { $column }
play-cell-corner = notes en coin { $digits }
play-cell-centre = notes au centre { $digits }
play-cell-conflict = figure deux fois sur une ligne, une colonne ou dans un bloc
play-cell-wrong = ne convient pas
play-colour-1 = jaune
play-colour-2 = vert
play-colour-3 = bleu
play-colour-4 = rouge
play-colour-5 = violet
play-colour-6 = orange
play-colour-7 = turquoise
play-colour-8 = brun
play-colour-9 = gris
play-cell-on = marqué vrai { $digits }
play-cell-off = marqué faux { $digits }
play-cell-out = l’indice élimine { $digits }
play-do-place = Inscrire ce chiffre
play-do-rule-out = { $count ->
    [one] Éliminer { $count } candidat
   *[other] Éliminer { $count } candidats
}
play-set = { $count ->
    [one] { $count } case : { $digits }
   *[other] { $count } cases : { $digits }
}
play-to-go = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
play-left = encore { $count }
play-tool-digit = Chiffre
play-tool-corner = Notes en coin
play-tool-centre = Notes au centre
play-tool-colour = Couleurs
play-tool-draw = Dessiner sur les candidats
play-hint-step = Indice { $step } sur { $count }.
play-said-no-hints = Il ne vous reste aucun indice pour cette grille.
play-read-row = Ligne
play-read-column = Colonne
play-read-box = Bloc
play-read-empty = vide
play-read-notes = notes { $notes }
play-working-step = Recherche de l’étape la plus simple…
play-working-puzzle = { $tried ->
    [one] Création d’une grille : { $tried } essai…
   *[other] Création d’une grille : { $tried } essais…
}
play-said-stopped = Arrêté.
play-said-undone = Annulé.
play-said-redone = Rétabli.
play-said-nothing-to-undo = Il n’y a rien à annuler.
play-said-nothing-to-redo = Il n’y a rien à rétablir.
play-said-noted = Toutes les notes sont inscrites.
play-said-full = La grille est pleine, mais elle a des erreurs. Appuyez sur Vérifier pour les voir.
play-said-not-right = La grille est pleine, mais elle a des erreurs.
play-said-given = Ce chiffre est donné.
play-said-held = Touchez maintenant les cases pour le { $digit }.
play-said-arrow-from = Flèche depuis { $digit } en { $cell }.
play-said-arrow = Flèche de { $other } en { $place } à { $digit } en { $cell }.
play-said-no-note = Le { $digit } est déjà sur la ligne, la colonne ou dans le bloc.
play-said-tidied = { $count ->
    [one] Notes mises en ordre : le { $digit } est masqué dans { $count } case.
   *[other] Notes mises en ordre : le { $digit } est masqué dans { $count } cases.
}
play-tip-draw = Touchez un candidat pour le marquer comme vrai, et encore une fois pour faux. Glissez d’un candidat à un autre pour une flèche.
play-said-many = { $count ->
    [one] { $count } case changée.
   *[other] { $count } cases changées.
}
play-said-restored = Vous revoilà. La grille est comme vous l’avez laissée.
play-said-restarted = La grille est revenue à ses chiffres donnés.
play-said-solved = Résolue en { $time }. Bravo !
play-said-paused = En pause.
play-said-resumed = La partie reprend.
play-said-starred = Étoile ajoutée. La grille est dans Mes parties.
play-said-unstarred = Étoile retirée.
play-move-of = Coup { $at } sur { $count }
play-mark-away = Retirer le signet { $name }
play-trial = { $count ->
    [one] Et si : { $count } coup jusqu’ici
   *[other] Et si : { $count } coups jusqu’ici
}
play-said-right-so-far = Tout est juste jusqu’ici.
play-said-last-right = { $count ->
    [one] Retour à la dernière grille juste, { $count } coup en arrière.
   *[other] Retour à la dernière grille juste, { $count } coups en arrière.
}
play-said-copied = Lien copié.
play-said-not-kept = Ce navigateur ne peut pas conserver votre grille. Gardez la page ouverte jusqu’à la fin.
play-trouble-offline = Pas de connexion. Vous pouvez continuer à jouer ; Vérifier et Indice ont besoin du serveur.
play-trouble-throttled = Trop de requêtes. Attendez une minute, puis réessayez.
play-trouble-device = Vérifier et Indice n’ont pas été chargés. Vous pouvez continuer à jouer et réessayer.
play-trouble-failed = Le serveur n’a pas pu répondre. Réessayez.
play-continue = Continuer
play-begun = { $count ->
    [one] En cours : { $kind }, { $time }, il reste { $count } case.
   *[other] En cours : { $kind }, { $time }, il reste { $count } cases.
}
play-level-none = votre grille
play-level-beginner = débutant
play-level-easy = facile
play-level-medium = moyen
play-level-hard = difficile
play-level-expert = expert
play-level-extreme = extrême
play-heading = Sudoku
play-title = { $count ->
    [one] Sudoku, { $count } chiffre donné
   *[other] Sudoku, { $count } chiffres donnés
}
play-givens = { $count ->
    [one] { $count } donné
   *[other] { $count } donnés
}
play-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
play-longest = { $count ->
    [one] Record : { $count } jour.
   *[other] Record : { $count } jours.
}
play-day-solved = { $count ->
    [one] { $count } résolue sur 5
   *[other] { $count } résolues sur 5
}
play-result = { $hints ->
    [0] Résolu en { $time } sans indice
    [one] Résolu en { $time } avec { $hints } indice
   *[other] Résolu en { $time } avec { $hints } indices
}
play-again = { $level ->
    [beginner] Une autre pour débutants
   *[easy] Une autre facile
    [medium] Une autre moyenne
    [hard] Une autre difficile
    [expert] Une autre pour experts
    [extreme] Une autre extrême
}
play-plot = { $count ->
    [one] Le temps de { $count } grille
   *[other] Les temps de { $count } grilles, dans l’ordre où elles ont été résolues
}
play-forgotten = Tout a été supprimé.
play-import-foreign = Ce fichier n’est pas un export de ce site.
play-import-damaged = Cet export est endommagé ou incomplet. Exportez à nouveau et choisissez le nouveau fichier.
play-imported = { $count ->
    [one] { $count } grille a été importée.
   *[other] { $count } grilles ont été importées.
}
play-unreadable = { $count ->
    [one] { $count } élément du fichier est illisible.
   *[other] { $count } éléments du fichier sont illisibles.
}
play-practice-rate = Trouvé du premier coup et sans aide : { $unaided } sur { $seen }. Conservé dans ce navigateur.
practice-cell = ligne { $row } colonne { $column }
practice-none = Rien n’est encore marqué.
practice-found = Juste. Vous avez tout trouvé.
practice-part = Juste jusqu’ici ; il y en a d’autres.
practice-wrong = Quelque chose que vous avez marqué ne découle pas de cette technique.
practice-looking = Recherche d’une position…
play-ghost = L’autre partie au même moment ; elle a duré { $time }
play-ghost-to-go = { $count ->
    [0] l’autre a fini
   *[other] l’autre { $count }
}
play-ghost-done = L’autre partie est finie : { $time }.
play-ghost-before = Quelqu’un a résolu cette grille en { $time }. La petite grille à côté du chronomètre montre les cases remplies au même moment, jamais un chiffre. Votre temps part quand vous commencez.
play-ghost-start = Commencer la course
play-ghost-refused = Le lien ne contient pas de partie complète contre laquelle jouer. Vous pouvez jouer quand même.
play-ghost-beaten = Résolue en { $time }, { $by } de moins que l’autre partie.
play-ghost-behind = Résolue en { $time }, { $by } de plus que l’autre partie.
play-ghost-even = Résolue en { $time }, comme l’autre partie.
