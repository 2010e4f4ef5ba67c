# Ce que les notebooks et le terminal disent des résultats.

notebook-full = pleine
notebook-score = { $label }, score { $score }
notebook-unsolved = { $label }, au-delà de toutes les techniques
notebook-singles = { $count ->
    [one] { $count } singleton
   *[other] { $count } singletons
}
terminal-notes = Notes
terminal-hint = Indice
terminal-carry-out = Appliquer
terminal-check = Vérifier
terminal-fill = Remplir les notes
terminal-undo = Annuler
terminal-pause = Pause
terminal-quit = Quitter
terminal-keys = Les flèches déplacent, les chiffres inscrivent, retour arrière efface.
terminal-noting = Les chiffres sont maintenant inscrits comme notes.
terminal-writing = Les chiffres sont maintenant inscrits dans les cases.
terminal-valid = { $count ->
    [one] Aucune erreur ; il reste { $count } case.
   *[other] Aucune erreur ; il reste { $count } cases.
}
terminal-no-step = Aucune technique ne trouve d’étape suivante.
terminal-hint-first = Appuyez sur Indice jusqu’à ce qu’il montre toute l’étape.
terminal-paused = En pause. Appuyez sur p pour continuer.
terminal-covered = ( en pause )
terminal-solved = Résolue en { $time }.
