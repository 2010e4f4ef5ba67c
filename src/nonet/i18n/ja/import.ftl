# 盤面が問題になっていない理由。サーバーと取り込みページが表示する。

import-place = { $line }行目の{ $column }文字目：「{ $found }」。
import-no-grid = ここからは問題を読み取れませんでした。問題は一マス一文字の81文字、または一行9文字の9行です。数字と、空きマスの点で書きます。
import-cells = { $count ->
   *[other] この行は{ $count }マスです。問題全体は81マス、その一行は9マスです。
}
import-rows = { $count ->
   *[other] そこで終わる盤面は{ $count }行です。盤面全体は9行です。
}
import-ambiguous = この行は、問題の行とも、枠線や列の番号とも読めます。問題を81文字で一行に書き、空きマスは点にしてください。
import-link = この{ $site }へのリンクには問題が入っていません。リンクを開いて81個の数字をコピーし、ここに貼り付けてください。
import-picture = 画像は読めません。手で入力するか、テキストで貼り付けてください。
import-found = { $count ->
   *[other] 問題が{ $count }個見つかりました。
}
import-skipped = { $count ->
   *[other] 問題のない行は読みません（{ $count }行：{ $lines }）。
}
import-undecided = 次のマスの数字は一つに決まりません：{ $cells }。{ $cell }は{ $first }でも{ $second }でもかまいません。
import-clash = 次のマスの数字は同時に成り立ちません：{ $cells }。
refusal-422-multiple = 数独の解は一つだけです。この盤面には二つ以上あります。
refusal-422-unsolvable = 数独の解は一つだけです。この盤面には解がありません。
refusal-422-invalid = 同じ行・列・ブロックに同じ数字があるので、この盤面には解がありません。
refusal-422-unknown = この盤面の解が一つだけかどうかを確かめるには、時間がかかりすぎます。
