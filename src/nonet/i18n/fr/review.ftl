# Une partie à côté du chemin le plus simple, et le cours que beaucoup de parties dessinent ; les pages et leurs scripts le disent.

review-heading = Vos coups et le chemin le plus simple
review-lead = Où votre temps est passé, et les techniques que vous avez manquées.
review-offer = Où votre temps a passé
review-solved = Résolue en { $time }
review-hints = { $count ->
    [0] aucun indice
    [one] { $count } indice
   *[other] { $count } indices
}
review-wrong = { $count ->
    [0] aucun chiffre faux
    [one] { $count } chiffre faux
   *[other] { $count } chiffres faux
}
review-game = Retour à la grille
review-none = Ce navigateur ne conserve pas de partie résolue de cette grille.
review-without-scripts = Activez JavaScript pour examiner votre partie dans ce navigateur.
review-working = Recherche du chemin le plus simple…
review-failed = Le moteur ne fonctionne pas dans ce navigateur : il n’y a donc pas de chemin auquel comparer.
review-time = Où votre temps a passé
review-untimed = Ce navigateur n’a pas les temps de vos chiffres. Vous pouvez quand même voir le chemin.
review-before-each = { $count ->
    [one] Votre temps avant { $count } chiffre
   *[other] Votre temps avant chacun des { $count } chiffres
}
review-moment = Chiffre
review-number = Chiffre { $number } sur { $count }
review-pause = { $time } avant ce chiffre
review-stood = { $name } : possible à partir de { $time }.
review-legend = L’étape la plus simple à ce moment
review-single = singleton
review-asked = aide demandée
review-kept = Calculé dans ce navigateur, conservé nulle part ailleurs
review-longest = Le plus long
review-unseen = Manquées
review-soon = Trouvées vite
review-hardest = Possibles
review-first = Avant : { $names }.
review-lesson = Lire la leçon
review-practise = S’exercer maintenant
review-making = Recherche de positions…
review-others = Trois positions de grilles différentes
review-images = Trois positions du même genre
review-find = À trouver
course-heading = Vos progrès
course-lead = Ce que vous trouvez vite, ce qui vous échappe, et quoi apprendre ensuite.
course-offer = Vos progrès
course-span = Période
course-span-weeks = Quatre dernières semaines
course-span-all = Toutes les parties
course-games = { $count ->
    [0] Aucune partie n’a encore été examinée.
    [one] D’après { $count } partie résolue.
   *[other] D’après { $count } parties résolues.
}
course-kept = Calculé dans ce navigateur ; rien n’est envoyé.
course-without-scripts = Activez JavaScript pour voir vos progrès dans ce navigateur.
course-working = Examen de vos parties…
course-lessons = Apprenez dans cet ordre
course-quick = Trouvées vite
course-quick-rule = Avec votre temps habituel pour chacune
course-missed = Souvent manquées
course-missed-rule = Une fois sur trois ou plus, vous avez demandé de l’aide, ou mis beaucoup plus de temps que d’habitude.
course-none = Rien encore.
course-times = { $count ->
    [one] rencontrée { $count } fois
   *[other] rencontrée { $count } fois
}
course-missed-times = manquée { $count } fois
course-faster = plus vite qu’avant
course-slower = plus lentement qu’avant
course-why-game = { $count ->
    [0] Manquée dans une de vos dernières parties.
    [one] Manquée dans une partie cette semaine.
   *[other] Manquée { $count } fois dans vos parties cette semaine.
}
course-why-practice = Manquée lors d’un exercice, elle revient.
course-why-needed = Vous avez manqué { $name }, qui s’appuie dessus.
course-why-week = À revoir aujourd’hui : manquée il y a une semaine ou plus.
course-why-next = Nouvelle pour vous, et la prochaine en difficulté.
course-why-begun = { $count ->
    [one] Trouvez-la encore une fois sans aide pour la maîtriser.
   *[other] Trouvez-la encore { $count } fois sans aide pour la maîtriser.
}
course-why-oldest = Rien n’est à revoir aujourd’hui ; entretenez celle-ci.
course-why-solve = Résolvez maintenant une grille de ce niveau : vous en maîtrisez les techniques.
course-learned = { $unaided } sur { $enough } sans aide
course-practise = S’exercer
course-read = Leçon
course-play = Jouez ensuite : { $level }
