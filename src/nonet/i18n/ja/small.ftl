# 子ども向けの4x4と6x6：短い言葉で、専門用語は使わない。しるしは数字か、形の名前。

small-row = { $row }行目
small-column = { $column }列目
small-square = { $row }行{ $column }列のマス
small-box-4-0 = 左上のブロック
small-box-4-1 = 右上のブロック
small-box-4-2 = 左下のブロック
small-box-4-3 = 右下のブロック
small-box-6-0 = 左上のブロック
small-box-6-1 = 右上のブロック
small-box-6-2 = 左のまん中のブロック
small-box-6-3 = 右のまん中のブロック
small-box-6-4 = 左下のブロック
small-box-6-5 = 右下のブロック
small-shape-1 = まる
small-shape-2 = しかく
small-shape-3 = さんかく
small-shape-4 = ハート
small-shape-5 = ほし
small-shape-6 = つき
small-shape-7 = しずく
small-shape-8 = ばつ

# 三段のヒント：どこを見るか、何を考えるか、何が入るか。
small-look = { $place }を見てみよう。
small-ask-last-cell = { $place }の空いているマスは一つだけ。{ $marks ->
    [shapes] どの形
   *[digits] どの数字
}が足りないかな。
small-ask-place-in-box = { $place }の{ $mark }をさがそう。どこに入るかな。
small-ask-place-in-line = { $place }の{ $mark }をさがそう。どこに入るかな。
small-ask-only-digit = { $place }の行と列とブロックを見てみよう。まだ見ていないのは{ $marks ->
    [shapes] どの形
   *[digits] どの数字
}かな。
small-tell-last-cell = { $place }の空いているマスは一つだけで、{ $mark }が足りないね。ここに入るよ。
small-tell-place-in-box = { $place }のほかのマスは、うまっているか、同じ行や列に{ $mark }があるね。{ $mark }はここに入るよ。
small-tell-place-in-line = { $place }のほかのマスは、うまっているか、同じ行や列やブロックに{ $mark }があるね。{ $mark }はここに入るよ。
small-tell-only-digit = { $place }の行や列やブロックに、ほかのものはもうあるね。残っているのは{ $mark }だけ。
small-no-single = まだはっきりわかるマスはないよ。どれかためしてみよう。
sheet-instruction-small = { $marks ->
    [shapes] どの行にも、どの列にも、太い線のブロックにも、どの形も一つずつ入ります。形をかきましょう。
    [both] どの行にも、どの列にも、太い線のブロックにも、どの数字も、またはどの形も一つずつ入ります。
   *[digits] どの行にも、どの列にも、太い線のブロックにも、どの数字も一つずつ入ります。
}
# 解き方の中の手の種類。
small-kind-last-cell = 最後の空きマス
small-kind-place-in-box = ブロックの中でここだけ
small-kind-place-in-line = 行や列の中でここだけ
small-kind-only-digit = これしか入らない
small-right = ここまで全部あってるよ。
small-done = 完成！よくできました。
small-wrong = { $count ->
   *[other] まだ{ $count }マスちがうみたい。
}行や列やブロックに、同じ{ $marks ->
    [shapes] 形
   *[digits] 数字
}が二つないか見てみよう。
