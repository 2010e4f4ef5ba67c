# Che cosa significa una classificazione.

grade-full = Il sudoku non ha caselle vuote: non c’è niente da classificare.
grade-beyond = Le nostre tecniche non hanno risolto questo sudoku fino in fondo, perciò non si sa che cosa richieda. Vale come estremo.
grade-choice = Le tecniche scelte non risolvono questo sudoku.
grade-stopped = Il tempo per questo sudoku è finito prima che se ne conoscesse il livello. Fino ad allora vale come estremo.
grade-needs = La tecnica più difficile che questo sudoku richiede: { $technique } (grado: { $tier }).
grade-labelled = { $needs } Il livello è quindi: { $label }.
grade-extreme = { $needs } Il livello è quindi: estremo.
grade-path = { $grade } Il passo più difficile del suo percorso: { $technique }.

# Gradi e livelli dentro una frase.
tier-singles = singoli
tier-medium = medio
tier-hard = difficile
tier-expert = esperto
tier-extreme = estremo
