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
terminal-carry-out = Faire
terminal-check = Vérifier
terminal-fill = Remplir les notes
terminal-undo = Annuler
terminal-pause = Pause
terminal-quit = Quitter
terminal-keys = Les flèches déplacent, les chiffres inscrivent, retour arrière efface.
terminal-noting = Les chiffres sont maintenant des notes.
terminal-writing = Les chiffres sont maintenant inscrits.
terminal-valid = { $count ->
    [one] Rien n’est faux ; il reste { $count } case.
   *[other] Rien n’est faux ; il reste { $count } cases.
}
terminal-no-step = Aucune technique ne trouve d’étape suivante.
terminal-hint-first = Demandez d’abord un indice, jusqu’à ce qu’il montre toute l’étape.
terminal-paused = Le chronomètre est arrêté. Appuyez sur p pour continuer.
terminal-covered = ( en pause )
terminal-solved = Résolue en { $time }.
