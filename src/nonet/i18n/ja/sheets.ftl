# プリントと本に印刷される言葉。

sheet-sudoku = 数独
sheet-puzzle = 数独
sheet-answer = 解答
sheet-answers = 解答
sheet-of = { $number }（全{ $total }問）
sheet-name = 名前
sheet-date = 日付
sheet-time = 時間
sheet-notes = メモ
sheet-instruction = どの行・列・3×3のブロックにも、1から9の数字を一つずつ入れましょう。
sheet-answer-on = 解答は{ $page }ページ
sheet-puzzle-on = 問題は{ $page }ページ
sheet-page = { $page }/{ $pages }ページ
sheet-rating = ER { $er }
sheet-rating-least = ER { $er }以上
sheet-hints = ヒント
sheet-hint-later = 数字が{ $count }個入ったところで：{ $hint }
sheet-path = 数独{ $number }の解き方
sheet-no-path = 次の一手を見つけるテクニックがありません。
sheet-cell-names = r4c7は4行7列のことです。
sheet-play = この問題を画面で解く
sheet-scan = 読み取るかクリック
sheet-play-link = 数独{ $number }を画面で解く
sheet-again = このプリントをオンラインで開く（解くか、解答を見る）
sheet-play-all = これらの問題を画面で解く
sheet-again-picture = QRコード：このプリントをオンラインで開く
sheet-given-digit = 最初からの{ $digit }
sheet-given = 最初からの数字
sheet-filled = 書き入れた数字
sheet-bold-given = 太い数字は最初からの数字です。
sheet-range = 問題{ $first }〜{ $last }
sheet-code-picture = QRコード：数独{ $number }を画面で解く
sheet-logo-picture = ロゴ
sheet-label-beginner = 入門
sheet-label-easy = 初級
sheet-label-medium = 中級
sheet-label-hard = 上級
sheet-label-expert = 達人
sheet-title = { $answers ->
    [with] { $count ->
       *[other] { $name }：数独{ $count }問、解答付き
    }
   *[without] { $count ->
       *[other] { $name }：数独{ $count }問
    }
}

# クラス用：文字と点で区別するプリントと、先生用の解答。
sheet-letter = プリント{ $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
       *[other] 最初の形{ $count }個
    }
   *[digits] { $count ->
       *[other] 最初の数字{ $count }個
    }
}
sheet-before = 始める前に
sheet-before-tip = ほとんど埋まっている行・列・ブロックを探しましょう。足りない数字はどれで、どこに入りますか。
sheet-first-step = 最初の一手と、その理由：
sheet-done = 終わったら
sheet-done-tip = { $marks ->
    [shapes] 行・列・ブロックを一つずつ確かめましょう。どれにも、どの形も一つずつあります。
   *[digits] 行・列・ブロックを一つずつ確かめましょう。どれにも1から{ $side }が一つずつあります。
}
sheet-hardest-step = いちばん難しかった一手と、その見つけ方：
sheet-key = 解答
sheet-key-levels = 先生用。一組に三つの難しさ。プリントを区別するのは点だけです。
sheet-key-symbols = 先生用。一組に三つの難しさ。文字と記号に順序はなく、難しさがわかるのはこの解答だけです。
sheet-key-versions = 先生用。見た目は違いますが、難しさは同じです。
sheet-pupils = 生徒：
sheet-means-beginner = シングルだけで解けます。どの一手でも、候補が一つだけのマスか、入るマスが一つだけの数字があります。
sheet-means-easy = すべてシングルですが、ブロックをまたいで探す必要があります。
sheet-means-medium = メモが必要です。ブロックの一列に決まる数字や、2国同盟など。
sheet-means-hard = X-ウイングなど、いくつもの行と列にわたる形が必要です。
sheet-means-expert = XY-ウイングなど、推論の連鎖が必要です。
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] 2 × 2のブロックに四つの数字。
    [6] 横三つ、縦二つのブロックに六つの数字。
   *[9] 3 × 3のブロックに九つの数字。
}
sheet-means-narrow = { $count ->
    [0] すべてシングルで、どの一手でもいくつかのマスを埋められます。
   *[other] すべてシングルです。{ $steps }手では、埋められるマスが一つだけです。
}
sheet-unique = どの問題も、解は一つだけです。

# 練習用プリント。
sheet-find = 見つけよう：{ $name }
sheet-found-heading = { $title }：解答
sheet-answers-behind = 解答は裏にあります。
sheet-places-of = 数字{ $digit }の入るマスだけが書き込まれています。
sheet-all-candidates = すべての候補が書き込まれています。
sheet-task-lost = 消す
sheet-task-placed = 入れる
sheet-mark-pattern = 形の一部
sheet-mark-first = 一つ目の色
sheet-mark-second = 二つ目の色
sheet-mark-third = 別の組の一つ目の色
sheet-mark-fourth = 別の組の二つ目の色
sheet-mark-on = 連鎖を始めから読むと正しい
sheet-mark-off = 連鎖を始めから読むと誤り
sheet-mark-fin = 余分な候補
sheet-mark-frame = 見るところ
sheet-mark-strong = 強いリンク
sheet-mark-weak = 弱いリンク
sheet-mark-lost = 消える
sheet-mark-placed = 入る

# 新聞用。
sheet-yesterday = 昨日の解答

# 本。
sheet-play-short = オンラインで解く
book-cover-blurb = 当てずっぽうはいりません。理由が見えればいいのです。
book-cover-puzzles = { $chapters ->
    [1] { $count ->
       *[other] 数独の問題。解答は巻末に
    }
   *[other] 数独の問題、全{ $chapters }章。解答は巻末に
}
book-cover-hints = { $count ->
   *[other] 問題ごとのヒント、巻末に
}
book-cover-techniques = { $count ->
   *[other] テクニック、初めて必要になる前に盤面で紹介
}
book-cover-solution = どの問題も解は一つ、人が見つけられる解き方で
book-hints-1 = ヒントその一
book-hints-2 = ヒントその二
book-index = テクニック
book-on-page = { $page }ページ
book-ramp = 問題の難しさ。いちばん難しい一手の評価（ER）。
book-contents = 目次
book-begun = 開始
book-done = 完成
book-how-to = 遊び方
book-how-rule = どの行にも、どの列にも、九マスのどのブロックにも、1から9の数字が一つずつ入ります。どの問題も、解は一つだけです。
book-how-scan = ほとんど埋まっているところから。
book-how-scan-more = 空きマスが一つか二つの行なら、足りない数字とその場所がすぐにわかります。
book-how-look = 一つの数字を追う。
book-how-look-more = 並んだ二つのブロックにある数字を見ましょう。三つ目のブロックで入るマスは少なく、一つだけのこともよくあります。
book-how-note = 入りうる数字を書く。
book-how-note-more = 入る数字が見つからなければ、マスに入りうる数字を小さく書きます。同じ二つの数字だけの二つのマスがあれば、その行・列・ブロックのほかのマスには入りません。
book-how-check = 解答で確かめる。
book-how-check-more = 解答は巻末にあります。太い数字は最初からの数字、細い数字は見つける数字です。
