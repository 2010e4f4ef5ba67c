# Ce que signifie une évaluation.

grade-full = La grille n’a pas de case vide : il n’y a rien à évaluer.
grade-beyond = Les techniques d’ici ne résolvent pas cette grille jusqu’au bout : sa difficulté est donc inconnue. Elle compte comme extrême.
grade-choice = Les techniques choisies ne résolvent pas cette grille.
answer-unsupported = La grille est juste, mais il n’y reste aucun singleton nu ou caché.
grade-stopped = L’évaluation de cette grille a pris trop de temps. Pour l’instant, elle compte comme extrême.
grade-needs = La technique la plus difficile que cette grille demande est : { $technique } (rang : { $tier }).
grade-labelled = { $needs } Cela donne le niveau : { $label }.
grade-extreme = { $needs } Cela donne le niveau : extrême.
grade-path = { $grade } L’étape la plus difficile de son chemin est : { $technique }.

# Rangs et niveaux à l’intérieur d’une phrase.
tier-singles = singletons
tier-medium = moyen
tier-hard = difficile
tier-expert = expert
tier-extreme = extrême
