# いちばん簡単な解き方と並べたゲームと、そこから決まるコース。ページとスクリプトが表示する。

review-heading = 実際の手と、いちばん簡単な解き方
review-lead = 時間のかかったところと、気づかなかったテクニック。
review-offer = 時間のかかったところ
review-solved = { $time }で完成
review-hints = { $count ->
    [0] ヒントなし
   *[other] ヒント{ $count }回
}
review-wrong = { $count ->
    [0] 誤りなし
   *[other] 誤り{ $count }個
}
review-game = 問題に戻る
review-none = このブラウザーには、この問題の完成したゲームがありません。
review-without-scripts = このブラウザーでゲームを振り返るには、JavaScriptを有効にしてください。
review-working = いちばん簡単な解き方を探しています…
review-failed = このブラウザーではエンジンが動かないので、比べる解き方がありません。
review-time = 時間のかかったところ
review-untimed = 数字を入れた時刻の記録がありません。解き方は見られます。
review-before-each = { $count ->
   *[other] { $count }個の数字それぞれを入れるまでの時間
}
review-moment = 数字
review-number = { $count }個中{ $number }個目の数字
review-pause = この数字まで{ $time }
review-stood = { $name }：{ $time }から使えました。
review-legend = その時点でいちばん簡単な一手
review-single = シングル
review-asked = 助けを借りた
review-kept = このブラウザーで計算し、ほかには保存しません
review-longest = 最長
review-unseen = 見落とし
review-soon = すぐに見つけた
review-hardest = 使えた手
review-first = その前：{ $names }。
review-lesson = レッスンを読む
review-practise = 今すぐ練習
review-making = 盤面を探しています…
review-others = 別々の問題から三つの盤面
review-images = 同じ種類の三つの盤面
review-find = 見つける
course-heading = 学習の進み
course-lead = すぐに見つけるもの、見落とすもの、次に学ぶもの。
course-offer = 学習の進み
course-span = 期間
course-span-weeks = 直近四週間
course-span-all = すべてのゲーム
course-games = { $count ->
    [0] まだゲームを調べていません。
   *[other] 完成した{ $count }ゲームから。
}
course-kept = このブラウザーで計算し、何も送りません。
course-without-scripts = このブラウザーで学習の進み具合を見るには、JavaScriptを有効にしてください。
course-working = ゲームを調べています…
course-lessons = この順に学ぶ
course-quick = すぐに見つけるもの
course-quick-rule = それぞれを見つけるまでの普段の時間
course-missed = よく見落とすもの
course-missed-rule = 三回に一回以上、助けを借りたか、いつもよりずっと長くかかりました。
course-none = まだありません。
course-times = { $count ->
   *[other] { $count }回出ました
}
course-missed-times = { $count }回見落とし
course-faster = 前より速い
course-slower = 前より遅い
course-why-game = { $count ->
    [0] 最近のゲームで見落としました。
   *[other] 今週のゲームで{ $count }回見落としました。
}
course-why-practice = 練習で見落としたので、もう一度出ます。
course-why-needed = 見落とした「{ $name }」の土台になります。
course-why-week = 見落としてから一週間たったので、今日もう一度です。
course-why-next = まだ学んでいない、次の難しさのものです。
course-why-begun = 助けなしであと{ $count }回見つければ、習得です。
course-why-oldest = 今日の復習はないので、これを思い出しておきましょう。
course-why-solve = この難しさのテクニックは習得したので、問題を解いてみましょう。
course-learned = { $enough }回中{ $unaided }回、助けなしで見つけました
course-practise = 練習
course-read = レッスン
course-play = 次に解く：{ $level }
