# ジムで言語モデルに尋ねることと、答えの一部が数えられない理由。

gym-ask-blanks = この数独の空きマスを、できるだけ多く埋めてください。誤った数字は、正しい数字で得られる点の二倍を失います。最初からの数字を写しても点になりません。盤面か、rRcC=D（R行C列に数字D）の形で答えてください。
gym-ask-exact = この数独を解いてください。解答全体だけが数えられます。盤面か、rRcC=D（R行C列に数字D）の形で答えてください。
gym-ask-steps = この数独を一手ずつ解いてください。一行に一つの推論を書きます。テクニック、それを示す数字とマス、導かれることを、naked-pair 37 r1c12 => rRcC<>3 や hidden-single => rRcC=7 のように、R行C列で書きます。連鎖はEureka記法でも書けます。成り立たない推論は、主張した分だけ失います。
gym-too-long = 文が{ $most }文字を超えています。
gym-no-answer = 盤面も、r4c5=7のような答えもありません。
gym-cells = { $count ->
   *[other] 盤面が{ $count }マスです。81マスが必要です。
}
gym-changed-given = { $cell }の最初からの数字{ $given }が{ $found }に変わっているので、別の問題の答えです。
gym-removed-given = { $cell }の最初からの数字{ $given }がないので、別の問題の答えです。
gym-no-steps = 推論がありません。例：hidden-single => r4c5=7。
gym-too-many-steps = 判定するのは最初の{ $most }個の推論だけです。
gym-no-technique = { $line }行目にテクニックの名前がありません。
gym-no-conclusion = { $line }行目に、導かれることがありません。
gym-no-pattern = { $line }行目に、{ $technique }のマスと数字がありません。
gym-beyond = { $line }行目には証拠全体が必要です。{ $technique }はマスと数字だけでは示せません。
gym-no-data = { $line }行目はJSONの一手ではありません：{ $fault }。
gym-nothing-new = { $line }行目から新しく導かれることはありません。
gym-other-pattern = { $line }行目：{ $technique }は、これらのマスと数字からそれを示しません。
gym-by-cases = { $line }行目は場合分けでしか証明できず、連鎖ではありません。
gym-weak = { $line }行目は成り立ちません。{ $why }
