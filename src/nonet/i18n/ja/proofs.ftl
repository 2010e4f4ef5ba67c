# 示された一手について：何が導かれるか、またはどこがなぜ弱いか。

proof-follows = 成り立ちます：{ $what }。
proof-place-lemma = 推論{ $number }
proof-place-premise = 前提{ $number }
proof-place-cover = 覆い{ $number }
proof-place-link = リンク{ $number }
proof-place-notation = { $number }文字目
proof-weak = { $place }：{ $why }
weak-absent-candidate = 盤面に{ $candidates }はありません。
weak-settled = もう決まっています。マスが埋まっているか、そこに数字が入っています。
weak-no-solution = これを満たす解はありません。
weak-not-strong = { $count ->
    [0] 両端とも誤りのことがあります。強いリンクで結ぶ行・列・ブロックも、マスも、マスの組もありません。
   *[other] 両端とも誤りのことがあります。代わりに{ $candidates }が成り立つことがあります。
}
weak-not-weak = 両端とも正しいことがあります。{ $candidates }は互いに両立します。
weak-not-deadly = これらの数字は入れ替えられないので、致命的な形ではありません。
weak-uncovered = { $candidates }を覆うものがなく、ヒレでもありません。
weak-does-not-follow = 前提からは導かれません。
weak-unjoined = 前のリンクと種類が同じなので、連鎖がここで切れます。
weak-nothing-follows = これらの前提から、新しく導かれることはありません。
weak-too-much-work = これを証明するには、一回のリクエストで許される以上の計算が必要です。
weak-unreadable = ここから先の記法が読めません。
weak-overlooked = 盤面に残っている{ $candidates }がなければ成り立ちます。
proof-holds = 成り立ちます。
proof-place-arrow = { $from }から{ $to }への矢印
