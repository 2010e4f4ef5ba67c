# Por que uma grade não é um sudoku: dizem o servidor e a própria página de importação.

import-place = Linha { $line }, coluna { $column }: “{ $found }”.
import-no-grid = Não conseguimos ler um sudoku aqui. Um sudoku são 81 caracteres, um por célula, ou nove linhas de nove: números, e pontos para as células vazias.
import-cells = { $count ->
    [one] Esta linha tem { $count } célula. Um sudoku inteiro tem 81, e uma de suas linhas tem 9.
   *[other] Esta linha tem { $count } células. Um sudoku inteiro tem 81, e uma de suas linhas tem 9.
}
import-rows = { $count ->
    [one] A grade que termina ali tem { $count } linha. Uma grade inteira tem 9.
   *[other] A grade que termina ali tem { $count } linhas. Uma grade inteira tem 9.
}
import-ambiguous = Esta linha pode ser uma linha do sudoku, ou uma borda ou os números das colunas. Escreva o sudoku como 81 caracteres em uma linha, com pontos para as células vazias.
import-link = Este link para { $site } não contém o sudoku. Abra o link, copie os 81 números e cole-os aqui.
import-picture = Imagens não podem ser lidas. Digite o sudoku à mão ou cole-o como texto.
import-found = { $count ->
    [one] { $count } sudoku encontrado.
   *[other] { $count } sudokus encontrados.
}
import-skipped = { $count ->
    [one] A linha { $lines } não contém sudoku e é ignorada.
   *[other] { $count } linhas não contêm sudoku e são ignoradas: { $lines }.
}
import-undecided = Estas células podem variar: { $cells }. { $cell } poderia ser { $first } ou { $second }.
import-clash = Estas pistas não podem estar todas certas: { $cells }.
refusal-422-multiple = Um sudoku tem exatamente uma solução. Esta grade tem mais de uma.
refusal-422-unsolvable = Um sudoku tem exatamente uma solução. Esta grade não tem nenhuma.
refusal-422-invalid = Um número está duas vezes em uma linha, coluna ou bloco, então esta grade não tem solução.
refusal-422-unknown = Levaria tempo demais para descobrir se esta grade tem exatamente uma solução.
