# O que significa uma classificação.

grade-full = O sudoku não tem célula vazia: não há nada para classificar.
grade-beyond = As técnicas daqui não resolvem este sudoku por completo, então sua dificuldade não é conhecida. Conta como extremo.
grade-choice = As técnicas escolhidas não resolvem este sudoku.
answer-unsupported = O tabuleiro está certo, mas não resta nele nenhum único nu ou oculto.
grade-stopped = Classificar este sudoku levou tempo demais. Por enquanto, conta como extremo.
grade-needs = A técnica mais difícil de que este sudoku precisa é: { $technique } (faixa: { $tier }).
grade-labelled = { $needs } Por isso ele é de nível { $label }.
grade-extreme = { $needs } Por isso ele é extremo.
grade-path = { $grade } O passo mais difícil do seu caminho é: { $technique }.

# Faixas e níveis dentro de uma frase.
tier-singles = únicos
tier-medium = média
tier-hard = difícil
tier-expert = especialista
tier-extreme = extrema
