# ヒントでどこを見るか、分析の結果、盤面の誤り。

look-house = { $place }を見てみましょう。
look-digit = { $place }で{ $digit }がどこに入るかを見てみましょう。
look-candidates = { $place }の候補を見てみましょう。
look-links = { $place }の候補と、そこから何が導かれるかを見てみましょう。
analysis-complete = 空きマスがありません。もう完成しています。
analysis-naked = { $count ->
   *[other] ネイキッドシングル{ $count }個
}
analysis-hidden = { $count ->
   *[other] ヒドゥンシングル{ $count }個
}
analysis-solved = この問題はシングルだけで解けます：{ $naked }、{ $hidden }。
analysis-beyond = { $count ->
   *[other] シングルで{ $naked }、{ $hidden }が決まります。残り{ $count }マスには、シングル以外のテクニックが必要です。
}
mistake-given = { $count ->
   *[other] 最初からの数字が{ $count }個変わっています：{ $cells }。
}
mistake-entry = { $count ->
   *[other] 解答と合わない数字が{ $count }個あります：{ $cells }。
}
mistake-conflict = 行・列・ブロックに同じ数字が二つあります：{ $cells }。
mistake-notes = { $count ->
   *[other] { $cells }のメモに、入るはずの数字がありません。
}
check-complete = 完成です。
check-right = { $count ->
   *[other] ここまですべて正解です。残り{ $count }マス。
}
hint-looking = いちばん簡単な一手を探しています：{ $count }個のテクニックのうち{ $tried }個を試しました…
hint-unsupported = 次の一手を見つけるテクニックがありません。
answer-complete = 盤面は完成しています。すべてのマスに正しい数字が入っています。
