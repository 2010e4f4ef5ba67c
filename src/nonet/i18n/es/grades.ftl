# Qué significa una calificación.

grade-full = El sudoku no tiene ninguna celda vacía: no hay nada que calificar.
grade-beyond = Nuestras técnicas no resuelven este sudoku por completo, así que su dificultad no se conoce. Cuenta como extremo.
grade-choice = Las técnicas elegidas no resuelven este sudoku.
answer-unsupported = El tablero es correcto, pero ya no le queda ningún único desnudo ni oculto.
grade-stopped = Calificar este sudoku ha llevado demasiado tiempo. Por ahora cuenta como extremo.
grade-needs = La técnica más difícil que este sudoku necesita es: { $technique } (rango: { $tier }).
grade-labelled = { $needs } Por eso es de nivel { $label }.
grade-extreme = { $needs } Por eso es extremo.
grade-path = { $grade } El paso más difícil de su camino es: { $technique }.

# Rangos y niveles dentro de una frase.
tier-singles = únicos
tier-medium = medio
tier-hard = difícil
tier-expert = experto
tier-extreme = extremo
