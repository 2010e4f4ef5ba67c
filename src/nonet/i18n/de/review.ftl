# Ein Spiel neben dem einfachsten Weg, und der Kurs, der aus vielen folgt; Seiten und ihre Skripte sagen das.

review-heading = Deine Züge und der einfachste Weg
review-lead = Wo deine Zeit blieb, und welche Techniken du übersehen hast.
review-offer = Wo deine Zeit blieb
review-solved = Gelöst in { $time }
review-hints = { $count ->
    [0] kein Tipp
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
review-wrong = { $count ->
    [0] keine falsche Ziffer
    [one] { $count } falsche Ziffer
   *[other] { $count } falsche Ziffern
}
review-game = Zurück zum Rätsel
review-none = Dieser Browser hat kein gelöstes Spiel dieses Rätsels gespeichert.
review-without-scripts = Aktiviere JavaScript, um dein Spiel in diesem Browser auszuwerten.
review-working = Der einfachste Weg wird gesucht …
review-failed = Die Engine läuft in diesem Browser nicht, also gibt es keinen Weg zum Vergleichen.
review-time = Wo deine Zeit blieb
review-untimed = Dieser Browser hat keine Zeiten für deine Ziffern. Den Weg kannst du trotzdem sehen.
review-before-each = { $count ->
    [one] Deine Zeit vor { $count } Ziffer
   *[other] Deine Zeit vor jeder von { $count } Ziffern
}
review-moment = Ziffer
review-number = Ziffer { $number } von { $count }
review-pause = { $time } vor dieser Ziffer
review-stood = { $name }: möglich ab { $time }.
review-legend = Der einfachste Schritt in diesem Augenblick
review-single = Einer
review-asked = Hilfe geholt
review-kept = In diesem Browser berechnet, sonst nirgends gespeichert
review-longest = Am längsten
review-unseen = Übersehen
review-soon = Schnell gefunden
review-hardest = Möglich
review-first = Davor: { $names }.
review-lesson = Die Lektion lesen
review-practise = Jetzt üben
review-making = Stellungen werden gesucht …
review-others = Drei Stellungen aus verschiedenen Rätseln
review-images = Drei Stellungen derselben Art
review-find = Finde es
course-heading = Dein Fortschritt
course-lead = Was du schnell findest, was du übersiehst, und was du als Nächstes lernst.
course-offer = Dein Fortschritt
course-span = Zeit
course-span-weeks = Letzte vier Wochen
course-span-all = Alle Spiele
course-games = { $count ->
    [0] Noch keine Spiele ausgewertet.
    [one] Aus { $count } gelösten Spiel.
   *[other] Aus { $count } gelösten Spielen.
}
course-kept = In diesem Browser berechnet; nichts wird gesendet.
course-without-scripts = Aktiviere JavaScript, um deinen Fortschritt in diesem Browser zu sehen.
course-working = Deine Spiele werden ausgewertet …
course-lessons = Lerne in dieser Reihenfolge
course-quick = Schnell gefunden
course-quick-rule = Mit der Zeit, die du meist brauchst
course-missed = Oft übersehen
course-missed-rule = In einem von drei Fällen oder öfter hast du Hilfe geholt oder viel länger gebraucht als sonst.
course-none = Noch nichts.
course-times = { $count ->
    [one] { $count }-mal vorgekommen
   *[other] { $count }-mal vorgekommen
}
course-missed-times = { $count }-mal übersehen
course-faster = schneller als früher
course-slower = langsamer als früher
course-why-game = { $count ->
    [0] In einem deiner letzten Spiele übersehen.
    [one] Diese Woche in einem Spiel übersehen.
   *[other] Diese Woche in deinen Spielen { $count }-mal übersehen.
}
course-why-practice = Beim Üben nicht gefunden, deshalb noch einmal.
course-why-needed = Darauf baut { $name } auf, und das hast du übersehen.
course-why-week = Heute wieder fällig: vor mindestens einer Woche übersehen.
course-why-next = Neu für dich, und als Nächstes an der Reihe.
course-why-begun = { $count ->
    [one] Finde die Technik noch einmal ohne Hilfe, dann ist sie gemeistert.
   *[other] Finde die Technik noch { $count }-mal ohne Hilfe, dann ist sie gemeistert.
}
course-why-oldest = Heute ist nichts fällig, also frische diese Technik auf.
course-why-solve = Löse jetzt ein Rätsel dieser Stufe: Seine Techniken hast du gemeistert.
course-learned = { $unaided } von { $enough } ohne Hilfe gefunden
course-practise = Üben
course-read = Lektion
course-play = Spiel dann: { $level }
