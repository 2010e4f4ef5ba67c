# 難しさの意味。

grade-full = 空きマスがないので、難しさはありません。
grade-beyond = ここにあるテクニックでは最後まで解けないので、難しさがわかりません。超難問として扱います。
grade-choice = 選んだテクニックでは、この数独は解けません。
answer-unsupported = 盤面は正しいですが、ネイキッドシングルもヒドゥンシングルも残っていません。
grade-stopped = この数独の評価に時間がかかりすぎました。今のところ超難問として扱います。
grade-needs = この問題に必要な、いちばん難しいテクニックは{ $technique }、段階は{ $tier }です。
grade-labelled = { $needs }難しさは「{ $label }」です。
grade-extreme = { $needs }難しさは「超難問」です。
grade-path = { $grade }解き方の中でいちばん難しい一手：{ $technique }。

# 文の中での段階と難しさ。
tier-singles = シングル
tier-medium = 中級
tier-hard = 上級
tier-expert = 達人
tier-extreme = 超難問
