# Che cosa significa una classificazione.

grade-full = Il sudoku non ha caselle vuote: non c’è niente da classificare.
grade-beyond = Le nostre tecniche non risolvono del tutto questo sudoku, perciò la sua difficoltà non è nota. Vale come estremo.
grade-choice = Le tecniche scelte non risolvono questo sudoku.
answer-unsupported = La griglia è giusta, ma non vi resta alcun singolo nudo o nascosto.
grade-stopped = Valutare questo sudoku ha richiesto troppo tempo. Per ora vale come estremo.
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
