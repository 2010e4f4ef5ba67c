# Was zu einem Schritt gesagt wird, den jemand behauptet: was folgt, oder welcher Teil schwach ist, und warum.

proof-follows = Der Schluss stimmt: { $what }.
proof-place-lemma = Schluss { $number }
proof-place-premise = Voraussetzung { $number }
proof-place-cover = Überdeckung { $number }
proof-place-link = Link { $number }
proof-place-notation = Zeichen { $number }
proof-weak = { $place }: { $why }
weak-absent-candidate = Auf dem Brett gibt es das nicht: { $candidates }.
weak-settled = Das ist schon entschieden: Die Zelle ist gefüllt, oder das Haus hat seine Ziffer.
weak-no-solution = Keine Lösung erfüllt das.
weak-not-strong = { $count ->
    [0] Beide Enden können falsch sein: Kein Haus, keine Zelle und keine Menge von Zellen verbindet sie stark.
    [one] Beide Enden können falsch sein: Stattdessen kann { $candidates } gelten.
   *[other] Beide Enden können falsch sein: Stattdessen können { $candidates } gelten.
}
weak-not-weak = Beide Enden können stimmen: { $candidates } schließen einander nicht aus.
weak-not-deadly = Diese Ziffern könnten ihre Plätze nicht tauschen, also ist das Muster kein Deadly Pattern.
weak-uncovered = Keine Überdeckung enthält { $candidates }, und keine Finne ist dort.
weak-does-not-follow = Das folgt nicht aus den Voraussetzungen.
weak-unjoined = Der Link davor ist von derselben Art, also bricht die Kette hier ab.
weak-nothing-follows = Aus diesen Voraussetzungen folgt nichts Neues.
weak-too-much-work = Das zu beweisen braucht mehr Arbeit, als eine Anfrage erlaubt.
weak-unreadable = Von hier an ist die Notation nicht zu lesen.
weak-overlooked = Ohne { $candidates } würde der Schluss stimmen, aber das steht noch auf dem Brett.
proof-holds = Der Schluss stimmt.
proof-place-arrow = Der Pfeil von { $from } zu { $to }
