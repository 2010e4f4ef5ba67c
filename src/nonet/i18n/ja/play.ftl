# プレイページのスクリプトが表示する言葉。ブラウザーで組み立てる。

play-cell-given = { $digit }、最初からの数字、{ $row }行{ $column }列
play-cell-entry = { $digit }、{ $row }行{ $column }列
play-cell-empty = 空き、{ $row }行{ $column }列
play-cell-corner = 隅のメモ{ $digits }
play-cell-centre = 中央のメモ{ $digits }
play-cell-conflict = 同じ行・列・ブロックに重複
play-cell-wrong = 合いません
play-colour-1 = 黄
play-colour-2 = 緑
play-colour-3 = 青
play-colour-4 = 赤
play-colour-5 = 紫
play-colour-6 = オレンジ
play-colour-7 = 青緑
play-colour-8 = 茶
play-colour-9 = 灰
play-cell-on = 正しい印{ $digits }
play-cell-off = 誤りの印{ $digits }
play-cell-out = ヒントで消える{ $digits }
play-do-place = 入れる
play-do-rule-out = { $count ->
   *[other] 候補を{ $count }個消す
}
play-set = { $count ->
   *[other] { $count }マス：{ $digits }
}
play-to-go = { $count ->
   *[other] 残り{ $count }マス
}
play-left = 残り{ $count }
play-tool-digit = 数字
play-tool-corner = 隅のメモ
play-tool-centre = 中央のメモ
play-tool-colour = 色
play-tool-draw = 候補に描く
play-hint-step = ヒント{ $step }/{ $count }。
play-said-no-hints = この問題のヒントはもうありません。
play-read-row = 行
play-read-column = 列
play-read-box = ブロック
play-read-empty = 空き
play-read-notes = メモ{ $notes }
play-working-step = いちばん簡単な一手を探しています…
play-working-puzzle = { $tried ->
   *[other] 問題を作っています：{ $tried }個の盤面を試しました…
}
play-said-stopped = 止めました。
play-said-undone = 元に戻しました。
play-said-redone = やり直しました。
play-said-nothing-to-undo = 元に戻すものがありません。
play-said-nothing-to-redo = やり直すものがありません。
play-said-noted = メモをすべて埋めました。
play-said-full = すべて埋まりましたが、誤りがあります。「確認」を押すと場所がわかります。
play-said-not-right = すべて埋まりましたが、誤りがあります。
play-said-given = これは最初からの数字です。
play-said-held = { $digit }を入れるマスを押してください。
play-said-arrow-from = { $cell }の{ $digit }から矢印。
play-said-arrow = { $place }の{ $other }から{ $cell }の{ $digit }へ矢印。
play-said-no-note = { $digit }は同じ行・列・ブロックにもうあります。
play-said-tidied = { $count ->
   *[other] メモを片づけました：{ $count }マスの{ $digit }を隠しました。
}
play-tip-draw = 候補を押すと正しい印、もう一度押すと誤りの印が付きます。候補から候補へドラッグすると矢印になります。
play-said-many = { $count ->
   *[other] { $count }マスを変えました。
}
play-said-restored = おかえりなさい。盤面は前のままです。
play-said-restarted = 最初の盤面に戻しました。
play-said-solved = { $time }で完成。お見事！
play-said-paused = 一時停止しました。
play-said-resumed = 再開しました。
play-said-starred = 星を付けました。「マイゲーム」にあります。
play-said-unstarred = 星を外しました。
play-move-of = { $count }手中{ $at }手目
play-mark-away = しおり「{ $name }」を外す
play-trial = { $count ->
   *[other] もしも：ここまで{ $count }手
}
play-said-right-so-far = ここまですべて正解です。
play-said-last-right = { $count ->
   *[other] 最後に正しかった盤面（{ $count }手前）に戻りました。
}
play-said-copied = リンクをコピーしました。
play-said-not-kept = このブラウザーは盤面を保存できません。終わるまでページを開いておいてください。
play-trouble-offline = 接続がありません。続けて遊べますが、確認とヒントにはサーバーが必要です。
play-trouble-throttled = リクエストが多すぎます。一分ほど待ってからもう一度どうぞ。
play-trouble-device = 確認とヒントを読み込めませんでした。続けて遊び、もう一度お試しください。
play-trouble-failed = サーバーが応答できませんでした。もう一度お試しください。
play-continue = 続きから
play-begun = { $count ->
   *[other] 途中のゲーム：{ $kind }、{ $time }、残り{ $count }マス。
}
play-level-none = 自分の問題
play-level-beginner = 入門
play-level-easy = 初級
play-level-medium = 中級
play-level-hard = 上級
play-level-expert = 達人
play-level-extreme = 超難問
play-heading = 数独
play-title = { $count ->
   *[other] 数独、最初の数字{ $count }個
}
play-givens = { $count ->
   *[other] 最初の数字{ $count }個
}
play-streak = { $count ->
   *[other] { $count }日連続
}
play-longest = { $count ->
   *[other] 最長：{ $count }日。
}
play-day-solved = 5問中{ $count }問完成
play-result = { $hints ->
    [0] ヒントなしで、{ $time }で完成
   *[other] ヒント{ $hints }回で、{ $time }で完成
}
play-again = { $level ->
    [beginner] 入門をもう一問
   *[easy] 初級をもう一問
    [medium] 中級をもう一問
    [hard] 上級をもう一問
    [expert] 達人をもう一問
    [extreme] 超難問をもう一問
}
play-plot = { $count ->
   *[other] 解いた順に並べた{ $count }問のタイム
}
play-forgotten = すべて削除しました。
play-import-foreign = このサイトから書き出したファイルではありません。
play-import-damaged = 書き出したファイルが壊れているか、途中で切れています。もう一度書き出して、新しいファイルを選んでください。
play-imported = { $count ->
   *[other] { $count }問を取り込みました。
}
play-unreadable = { $count ->
   *[other] ファイルのうち{ $count }件は読み取れませんでした。
}
play-practice-rate = { $seen }回のうち{ $unaided }回、一度で助けなしに見つけました。このブラウザーに保存されています。
practice-cell = { $row }行{ $column }列
practice-none = まだ印がありません。
practice-found = 正解です。すべて見つけました。
practice-part = ここまで正解です。まだあります。
practice-wrong = このテクニックからは導かれない印があります。
practice-looking = 盤面を探しています…
play-ghost = 同じ時点での相手のゲーム。相手は{ $time }で完成しました
play-ghost-to-go = { $count ->
    [0] 相手は完成
   *[other] 相手の残り{ $count }
}
play-ghost-done = 相手のゲームは{ $time }で完成しました。
play-ghost-before = 相手はこの問題を{ $time }で完成しました。時計の横の小さな盤面に、同じ時点で相手が埋めたマスが表示されます。数字は見えません。始めると時計が動きます。
play-ghost-start = 競争を始める
play-ghost-refused = このリンクには、競争できる完成したゲームがありません。このまま遊べます。
play-ghost-beaten = { $time }で完成。相手のゲームより{ $by }早く解けました。
play-ghost-behind = { $time }で完成。相手のゲームより{ $by }遅れました。
play-ghost-even = { $time }で完成。相手のゲームと同じタイムです。
