# 子ども向けの4x4と6x6のページ：短い言葉で、専門用語は使わない。

small-size = { $size }×{ $size }
small-title = こども数独 { $size }×{ $size }
small-description = 子ども向けの小さな数独。{ $size }行、数字か形、やさしい言葉のヒント。
small-to-go = { $count ->
   *[other] あと{ $count }マス
}
small-rule = { $marks ->
    [shapes] どの行にも、どの列にも、太い線のブロックにも、どの形も一つずつ入ります。
   *[digits] どの行にも、どの列にも、太い線のブロックにも、どの数字も一つずつ入ります。
}
small-marks = 数字か形
small-marks-digits = 数字
small-marks-shapes = 形
small-marks-both = 交互に
small-pad = しるし
small-cell-given = { $mark }、はじめから、{ $row }行{ $column }列
small-cell-entry = { $mark }、{ $row }行{ $column }列
small-cell-empty = 空き、{ $row }行{ $column }列
small-cell-twice = 行・列・ブロックに二つある
small-cell-wrong = まだちがう
small-choose = まず空いているマスにさわってね。
small-given = これははじめからあったよ。
small-nothing-to-undo = もどすものがないよ。
small-nothing-to-redo = やり直すものがないよ。
small-trouble = 今はヒントが使えないよ。一分たったらもう一度ためしてね。
small-no-hints = この問題のヒントはもうないよ。
small-not-kept = このブラウザーでは、書いたものを保存できないよ。
small-another = もう一問
small-levels = { $size }×{ $size }のむずかしさ
small-print = 印刷する
small-for-children = こども用
small-for-children-text = 数字か形の、4×4と6×6の小さな盤面。
