# ノートブックと端末で、結果について表示する言葉。

notebook-full = 完成
notebook-score = { $label }、{ $score }点
notebook-unsolved = { $label }、どのテクニックでも解けません
notebook-singles = { $count ->
   *[other] シングル{ $count }個
}
terminal-notes = メモ
terminal-hint = ヒント
terminal-carry-out = 実行
terminal-check = 確認
terminal-fill = メモを埋める
terminal-undo = 元に戻す
terminal-pause = 一時停止
terminal-quit = 終了
terminal-keys = 矢印で移動、数字で入力、Backspaceで消去。
terminal-noting = 数字はメモになります。
terminal-writing = 数字はマスに入ります。
terminal-valid = { $count ->
   *[other] 誤りはありません。残り{ $count }マス。
}
terminal-no-step = 次の一手が見つかるテクニックはありません。
terminal-hint-first = 一手の全体が表示されるまで、ヒントを押してください。
terminal-paused = 一時停止中です。pで再開します。
terminal-covered = （一時停止）
terminal-solved = { $time }で完成しました。
