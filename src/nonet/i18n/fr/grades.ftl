# Ce que signifie une évaluation.

grade-full = La grille n’a pas de case vide : il n’y a rien à évaluer.
grade-beyond = Les techniques d’ici n’ont pas résolu cette grille jusqu’au bout : on ne sait donc pas ce qu’elle demande. Elle compte comme extrême.
grade-choice = Les techniques choisies ne résolvent pas cette grille.
grade-stopped = Le temps accordé à cette grille s’est écoulé avant que son niveau soit connu. Jusque-là, elle compte comme extrême.
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
