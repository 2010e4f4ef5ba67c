# 提出：生徒が先生にリンクで渡すものと、それを集めるページ。ページとスクリプトが表示する。

hand-in-heading = 提出
hand-in-lead = 名前、タイム、ヒントの数、助けを借りたところ、マスを埋めた順番を、リンクかコードで先生に渡します。ここからは何も送られません。
hand-in-name = 先生にわかる名前
hand-in-make = リンクを作る
hand-in-link = 提出用のリンク
hand-in-copy = リンクをコピー
hand-in-copied = リンクをコピーしました。
hand-in-share = 共有
hand-in-code = リンクのQRコード
hand-in-code-short = カメラで読めるように、コードではマスの順番を省いています。リンクには入っています。
hand-in-seal = リンクのチェックサムで、文字の抜けなどの間違いがわかります。だれが解いたかは証明できません。
hand-in-offer = 提出
hand-in-none = まず、このプリントの問題を一つ解いてください。
collect-title = 提出物
collect-lead = 生徒が提出したものを貼り付けるか、開くか、読み取ってください。このブラウザーに残り、何も送られません。
collect-offer = クラスの提出物を集める
collect-count = { $pupils ->
   *[other] 生徒{ $pupils }人：{ $sheets }、{ $puzzles }
}
collect-sheets = { $count ->
   *[other] プリント{ $count }枚
}
collect-puzzles = { $count ->
   *[other] 合計{ $count }問
}
collect-paste = リンクを貼り付け
collect-open = ファイルを開く
collect-scan = カメラで読み取る
collect-paste-heading = リンク
collect-paste-help = リンクは一つでもいくつでも。ほかの文字は無視します。
collect-paste-do = 集める
collect-scan-heading = カメラで読み取る
collect-scan-help = コードに一つずつカメラを向けてください。閉じるまでカメラは動いています。
collect-scan-refused = ここではカメラを使えません。このページに許可するか、リンクを貼り付けてください。
collect-close = 閉じる
collect-none = まだ提出がありません
collect-none-more = 画面でプリントの問題を解くと、生徒は「提出」を押し、リンクを渡すかコードを見せます。
collect-tab-pupils = 生徒
collect-tab-puzzles = 問題
collect-tab-techniques = テクニック
collect-tabs = 表
collect-csv = 表をCSVで
collect-pupil = 生徒
collect-sheet = プリント
collect-solved = 完成
collect-time = 時間
collect-hints = ヒント
collect-help = 助けを借りたところ
collect-next = 次のプリント
collect-puzzle = 問題
collect-technique = テクニック
collect-seconds = 秒
collect-handed = 提出済み
collect-middle-time = 普段の時間
collect-asked = 助けを借りた生徒
collect-of = { $all }のうち{ $count }
collect-no-hints = なし
collect-no-help = 助けなし
collect-help-unknown = 不明
collect-merged = { $count }件をまとめました
collect-page = { $page }/{ $pages }
collect-shown = { $shown ->
   *[other] 生徒{ $count }人のうち{ $shown }人
}
collect-before = 前のページ
collect-after = 次のページ
collect-missing = 復習するテクニック
collect-missing-lead = テクニックごとに助けを借りた生徒
collect-missing-none = だれも助けを借りませんでした。
collect-sheets-next = 次のプリント
collect-sheets-rule = 全問を解き、ヒントが一回以下なら一段上へ。半分以下なら一段下へ。
collect-easier = やさしく
collect-same = 同じ難しさ
collect-harder = 難しく
collect-up-to = { $technique }まで
collect-pupils = { $count ->
   *[other] 生徒{ $count }人
}
collect-print = 次のプリントを印刷
collect-making = 問題を作っています…
collect-print-failed = この端末では問題を作れませんでした。
collect-stays = すべてこのブラウザーに残ります。提出物のチェックサムで、入力や読み取りの間違いがわかります。だれが解いたかは証明できません。
collect-forget = 提出物をすべて削除
collect-forget-sure = このブラウザーにある提出物をすべて完全に削除します。
collect-forget-keep = 残す
collect-without-scripts = このブラウザーで提出物を集めるには、JavaScriptを有効にしてください。
collect-added = { $count ->
   *[other] 提出物を{ $count }件加えました。
}
collect-known = { $count ->
   *[other] { $count }件はもうありました。
}
collect-added-name = { $name }さんを加えました。
collect-refused = { $count ->
   *[other] { $numbers }番：{ $why }
}
collect-fault-none = これは提出物ではありません。提出物のリンクには hand-in#h があり、文字と数字が続きます。
collect-fault-cut = リンクの終わりが欠けています。リンク全体をもらってください。
collect-fault-changed = リンクが変更されています。もう一度もらってください。
collect-fault-newer = リンクは、このサイトの新しい版のものです。ページを読み込み直してください。
collect-fault-huge = 提出物としては長すぎるリンクです。
collect-fault-impossible = 同じマスを二度埋めるなど、ありえないデータが入っています。
collect-fault-picture = この画像に読めるコードがありません。
collect-fault-file = 提出物としては大きすぎるファイルです。
collect-fault-kept = このブラウザーには、これ以上の提出物を保存する場所がありません。
