# プレイページで盤面を研究する人への言葉。スクリプトがブラウザーで組み立てる。

study-heading = この盤面を研究する
study-close = 閉じる
study-working = 調べています…
study-prove = 自分の推論を確かめる
study-prove-more = 描いた矢印と印を確かめます。何も描いていなければ、最後に消したメモを確かめます。
study-own = 自分の推論
study-nothing = まず矢印や印を描くか、メモを消してください。
study-no-step = 上級までの一手では示せません。
study-arrow-holds = { $cell }の{ $digit }から{ $place }の{ $other }へ：成り立ちます。
study-arrow-fails = { $cell }の{ $digit }から{ $place }の{ $other }へ：成り立ちません。
study-arrow-open = { $cell }の{ $digit }から{ $place }の{ $other }へ：まだ調べていません。
study-where = 場所だけ表示
study-tier-singles = シングル
study-tier-medium = 中級
study-tier-hard = 上級
study-tier-expert = 達人
study-up-to = 難しさを限ったヒント
study-none-up-to = { $tier ->
    [singles] ここにはシングルがありません。次の一手はもっと難しいものです。
    [medium] ここには中級までの一手がありません。次の一手はもっと難しいものです。
    [hard] ここには上級までの一手がありません。次の一手はもっと難しいものです。
   *[expert] ここには達人までの一手がありません。次の一手はもっと難しいものです。
}
study-parts = 研究すること
study-part-deduction = 推論
study-part-steps = すべての手
study-part-rating = 評価
study-stop = 止める
study-steps = すべての手を探す
study-steps-more = この盤面で使える手を、簡単な順にすべて並べます。選ぶと盤面に表示されます。
study-steps-list = 手、簡単な順
study-certificate = 証明書をコピー
study-certified = 一手を証明し、証明書をコピーしました。nonet prove と API の /prove で確かめられます。
study-looked = { $count ->
   *[other] ここまで{ $count }手、{ $all }個のテクニックのうち{ $tried }個
}
study-found = { $count ->
   *[other] { $count }手
}
study-full = { $count ->
   *[other] 多くの手のうち、簡単なほうから{ $count }手
}
study-also = { $count ->
    [1] ほかに{ $name }
   *[other] ほかに{ $name }など
}
study-places = { $cell }は{ $digit }
study-rules-out = { $count ->
    [1] { $cell }の{ $digit }を消す
   *[other] 候補を{ $count }個消す
}
study-trace = 一手ずつ評価する
study-trace-more = Sudoku Explainer が解く順に、評価の一手一手を表示します。解答がわかります。
study-trace-list = 評価の手順
study-rated = { $count ->
   *[other] ここまで{ $count }手を評価
}
study-rating = { $count ->
   *[other] ER { $er }：{ $count }手のうちいちばん難しい手
}
