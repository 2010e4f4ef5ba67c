# Ce qui est dit à qui étudie une grille sur la page de jeu. Les scripts le composent dans le navigateur.

study-heading = Étudier cette grille
study-close = Fermer
study-working = Recherche…
study-prove = Vérifier ma déduction
study-prove-more = Vérifie les flèches et les marques que vous avez dessinées. S’il n’y en a pas, vérifie les notes que vous avez ôtées en dernier.
study-own = Votre déduction
study-nothing = Dessinez d’abord des flèches ou des marques, ou ôtez des notes.
study-no-step = Aucune étape seule jusqu’au rang difficile ne montre cela.
study-arrow-holds = De { $digit } en { $cell } à { $other } en { $place } : juste.
study-arrow-fails = De { $digit } en { $cell } à { $other } en { $place } : faux.
study-arrow-open = De { $digit } en { $cell } à { $other } en { $place } : pas atteint.
study-where = Montrer seulement où
study-tier-singles = Singletons
study-tier-medium = Moyen
study-tier-hard = Difficile
study-tier-expert = Expert
study-up-to = Indice jusqu’à un rang
study-none-up-to = { $tier ->
    [singles] Il n’y a pas de singleton ici. L’étape suivante est plus difficile.
    [medium] Il n’y a pas d’étape jusqu’au rang moyen ici. La suivante est plus difficile.
    [hard] Il n’y a pas d’étape jusqu’au rang difficile ici. La suivante est plus difficile.
   *[expert] Il n’y a pas d’étape jusqu’au rang expert ici. La suivante est plus difficile.
}
study-parts = À étudier
study-part-deduction = Déduction
study-part-steps = Étapes
study-part-rating = Cote
study-certificate = Copier le certificat
study-certified = Étape prouvée, certificat copié. Vérifiez-le avec nonet prove ou /prove de l’API.
study-stop = Arrêter
study-steps = Trouver toutes les étapes
study-steps-more = Toutes les étapes possibles sur cette grille, la plus facile d’abord. Choisissez-en une pour la voir sur la grille.
study-steps-list = Étapes, la plus facile d’abord
study-looked = { $count ->
    [one] { $count } étape jusqu’ici ; techniques essayées : { $tried } sur { $all }
   *[other] { $count } étapes jusqu’ici ; techniques essayées : { $tried } sur { $all }
}
study-found = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
study-full = { $count ->
    [one] L’étape la plus facile parmi beaucoup
   *[other] Les { $count } étapes les plus faciles parmi beaucoup
}
study-also = { $count ->
    [one] aussi : { $name }
   *[other] aussi : { $name } et d’autres
}
study-places = { $cell } vaut { $digit }
study-rules-out = { $count ->
    [one] élimine { $digit } en { $cell }
   *[other] élimine { $count } candidats
}
study-trace = Établir la cote étape par étape
study-trace-more = Montre chaque étape de la cote, comme Sudoku Explainer résoudrait la grille. Cela dévoile la solution.
study-trace-list = Étapes de la cote, dans l’ordre
study-rated = { $count ->
    [one] { $count } étape cotée jusqu’ici
   *[other] { $count } étapes cotées jusqu’ici
}
study-rating = { $count ->
    [one] ER { $er } : la plus difficile de { $count } étape
   *[other] ER { $er } : la plus difficile de { $count } étapes
}
