# Où chercher pour un indice, ce qu’une analyse a trouvé, et ce qui ne va pas sur une grille.

look-house = Regardez { $place }.
look-digit = Cherchez où peut aller le { $digit } dans { $place }.
look-candidates = Regardez les candidats dans { $place }.
look-links = Regardez les candidats dans { $place }, et ce qui en découlerait.
analysis-complete = La grille n’a pas de case vide : elle est déjà complète.
analysis-naked = { $count ->
    [one] { $count } singleton nu
   *[other] { $count } singletons nus
}
analysis-hidden = { $count ->
    [one] { $count } singleton caché
   *[other] { $count } singletons cachés
}
analysis-solved = Des singletons suffisent à résoudre cette grille : { $naked } et { $hidden }.
analysis-beyond = { $count ->
    [one] Les singletons donnent { $naked } et { $hidden }. Ensuite, { $count } case demande d’autres techniques.
   *[other] Les singletons donnent { $naked } et { $hidden }. Ensuite, { $count } cases demandent d’autres techniques.
}
mistake-given = { $count ->
    [one] { $count } chiffre donné a été changé : { $cells }.
   *[other] { $count } chiffres donnés ont été changés : { $cells }.
}
mistake-entry = { $count ->
    [one] { $count } chiffre ne correspond pas à la solution : { $cells }.
   *[other] { $count } chiffres ne correspondent pas à la solution : { $cells }.
}
mistake-conflict = Le même chiffre figure deux fois sur une ligne, une colonne ou dans un bloc : { $cells }.
mistake-notes = { $count ->
    [one] Il manque aux notes de { $cells } un chiffre qui y a sa place.
   *[other] Il manque aux notes de { $cells } chaque fois un chiffre qui y a sa place.
}
check-complete = La grille est résolue.
check-right = { $count ->
    [one] Tout est juste jusqu’ici. Encore { $count } case.
   *[other] Tout est juste jusqu’ici. Encore { $count } cases.
}
hint-looking = Recherche de l’étape la plus simple (techniques essayées : { $tried } sur { $count })…
hint-unsupported = Aucune technique ne trouve d’étape suivante.
answer-complete = La grille est complète : chaque case contient le bon chiffre.
