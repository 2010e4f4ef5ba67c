# Was Notebooks und das Terminal von Ergebnissen sagen.

notebook-full = voll
notebook-score = { $label }, { $score } Punkte
notebook-unsolved = { $label }, jenseits aller Techniken
notebook-singles = { $count ->
    [one] { $count } Einer
   *[other] { $count } Einer
}
terminal-notes = Notizen
terminal-hint = Tipp
terminal-carry-out = Ausführen
terminal-check = Prüfen
terminal-fill = Notizen füllen
terminal-undo = Zurück
terminal-pause = Pause
terminal-quit = Beenden
terminal-keys = Pfeile bewegen, Ziffern schreiben, die Rücktaste löscht.
terminal-noting = Ziffern werden jetzt als Notizen eingetragen.
terminal-writing = Ziffern werden jetzt in Zellen eingetragen.
terminal-valid = { $count ->
    [one] Nichts ist falsch; { $count } Zelle bleibt.
   *[other] Nichts ist falsch; { $count } Zellen bleiben.
}
terminal-no-step = Keine Technik findet einen nächsten Schritt.
terminal-hint-first = Drück „Tipp“, bis der ganze Schritt zu sehen ist.
terminal-paused = Pause. Weiter mit p.
terminal-covered = ( Pause )
terminal-solved = Gelöst in { $time }.
