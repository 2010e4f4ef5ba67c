# 開発者のページと、その手紙。

developers-title-welcome = 開発者
developers-title-sign-in = サインイン
developers-title-sent = サインイン
developers-title-confirm = 確認
developers-title-changed = アドレスの変更
developers-title-refusal = できません
developers-title-keys = キー
developers-title-new-key = 新しいキー
developers-title-connect = プログラムを接続
developers-title-not-connected = プログラムを接続
developers-title-unfit = できません
developers-title-usage = 利用状況
developers-title-sessions = セッション
developers-title-account = アカウント
developers-title-administration = 管理
developers-title-administered = アカウント
developers-title-audit = 監査ログ
developers-title-again = サインイン
developers-title-journal = アクティビティ
developers-nav = 開発者のページ
developers-sign-out = サインアウト
developers-suspended = このアカウントは停止されています。キーとダウンロードのリンクは使えず、変更も削除もできません。異議があれば { $contact } にご連絡ください。
developers-back = 続ける
developers-copy = コピー
developers-email = メールアドレス
developers-openapi = OpenAPI定義
developers-terms = 利用条件
developers-welcome-heading = キーなしでAPIを試せます。
developers-welcome-lead = ブラウザーの中で動き、APIと同じ結果を返します。
developers-welcome-get = キーを入手
developers-welcome-try = APIを試す
developers-welcome-answered = このページで{ $ms }ミリ秒で答えました
developers-welcome-shown = APIの応答
developers-welcome-refused = エラー：{ $code }
developers-welcome-missing = このブラウザーではエンジンが動きません。キーがあれば、APIを使えます。
developers-welcome-difficulty = 難しさ
developers-welcome-explain = 次の一手を説明
developers-welcome-another = 別の盤面
developers-welcome-generate = 問題を作る
developers-welcome-check = 盤面を確かめる
developers-welcome-copy = このリクエストをコピー：
developers-welcome-answer = 応答
developers-welcome-keys = 行を指すか矢印キーを使うと、その意味が読めます。
developers-welcome-docs-more = すべてのエンドポイントと項目
developers-welcome-price = 料金
developers-welcome-price-more = 無料、プランなし
developers-welcome-limits = 上限
developers-welcome-limits-more = 毎分{ $limit }リクエスト
developers-welcome-terms-more = クレジットが必要
developers-welcome-key-lead = 必要なのはメールアドレスだけ、パスワードはありません。キーは無料です。
developers-welcome-first = アドレスを入力し、届いたリンクを開きます。
developers-welcome-second = 「キーを作る」を押します。
developers-welcome-third = キーと一緒に表示される行をターミナルに貼り付けます。
developers-welcome-agents = エージェントから使う
developers-welcome-begin = サインイン・登録
developers-sign-in-heading = サインイン・登録
developers-sign-in-lead = リンクを送ります。一度だけ、15分間有効です。最初のリンクでアカウントが作られます。
developers-sign-in-send = リンクを送る
developers-sign-in-with = { $name }で続ける
developers-sent-heading = メールを確かめてください
developers-sent-lead = { $email } にリンクを送りました。一度だけ、15分間有効です。
developers-sent-again = もう一度送る
developers-sent-wrong = 別のアドレス
developers-sent-after = 一分たつと新しいリンクを送れます。どれかを使うまでは、前のリンクも使えます。
developers-again-heading = もう一度サインイン
developers-again-lead = この操作には、10分以内のサインインが必要です。何も変更していません。サインインしてからもう一度お試しください。
developers-sent-shown = サインインのリンク
developers-sent-shown-why = メールサーバーが設定されておらず、このページはこのコンピューターでしか見られないので、ここに表示します。
developers-sent-open = リンクを開く
developers-confirm-sign-in-heading = サインイン
developers-confirm-sign-in-lead = { $email } としてサインインします。
developers-confirm-sign-in-button = サインイン
developers-confirm-change-heading = アドレスの変更
developers-confirm-change-lead = アカウントのアドレスが { $email } になります。
developers-confirm-change-button = 変更を確認
developers-changed-half-heading = 一方のアドレスで確認しました
developers-changed-half-lead = もう一方のアドレスでも確認すると、アドレスが { $email } になります。
developers-changed-done-heading = アドレスを変更しました
developers-changed-done-lead = これからは { $email } でサインインします。
developers-refusal-heading = できませんでした
developers-refusal-INVALID_FORM = フォームを読み取れませんでした。もう一度お試しください。
developers-refusal-INVALID_EMAIL = メールアドレスではありません。name@example.com のような形です。
developers-wrong-email-spelling = このアドレスには、別の文字や点に見えるものがあります。{ $suggestion } のはずです。
developers-wrong-email-domain = @の後には、example.com のようなドメイン名が必要です。
developers-wrong-email-unserved = @の前にこのような文字のあるアドレスには送れません。別のアドレスを使ってください。
developers-refusal-INVALID_KEY_NAME = 名前は、表示できる1〜100文字です。
developers-refusal-CROSS_SITE = このサイトのページからのリクエストではないので、拒否しました。
developers-refusal-ACCOUNT_SUSPENDED = このアカウントは停止されているので、変更できません。
developers-refusal-EMAIL_UNVERIFIED = 提供元がメールアドレスを確認していません。そこで確認するか、リンクでサインインしてください。
developers-refusal-KEY_NOT_FOUND = このキーはありません。
developers-refusal-ACCOUNT_NOT_FOUND = そのようなアカウントはありません。
developers-refusal-ACCOUNT_EXISTS = このアドレスは、このアカウントには使えません。
developers-refusal-OWN_ACCOUNT = 自分のアカウントは停止できません。
developers-refusal-LINK_EXPIRED = このリンクは使われたか、期限が切れています。新しいリンクを送ってください。
developers-refusal-RATE_LIMITED = 短い間のリクエストが多すぎます。しばらくお待ちください。
developers-refusal-LETTER_LIMIT = このアドレスには少し前にメールを送りました。迷惑メールも含めて確かめるか、後でもう一度お試しください。届いたリンクはまだ使えます。
developers-refusal-PROVIDER_ERROR = 提供元で本人確認ができませんでした。もう一度お試しください。
developers-refusal-MAIL_ERROR = メールを送れませんでした。後でもう一度お試しください。
developers-refusal-MAIL_MISSING = ここではメールが設定されていません。サービスの運営者にサインインのリンクを求めてください。nonet accounts sign-in-link EMAIL で作れます。
developers-refusal-UNAVAILABLE = 今データベースに接続できないので、変更されていないかもしれません。少したってからもう一度お試しください。
developers-refusal-INTERNAL_ERROR = こちらの側でエラーが起きました。
developers-keys-heading = APIキー
developers-keys-lead = キーは、リクエストごとに Authorization ヘッダーに入れます。サーバーに置いてください。
developers-keys-name = 名前
developers-keys-first = 最初のキー
developers-keys-key = キー
developers-keys-made = 作成
developers-keys-used = 最後の使用
developers-keys-uses = リクエスト、7日間
developers-keys-uses-picture = { $count ->
   *[other] { $days }日間に{ $count }リクエスト
}
developers-keys-made-on = { $day }作成
developers-keys-rotate-do = 交換
developers-keys-rotate-named = { $name }を交換
developers-keys-expires = 期限
developers-keys-state = 状態
developers-keys-never = なし
developers-keys-after = { $days }日後
developers-keys-make = キーを作る
developers-keys-revoke = 無効にする
developers-keys-revoke-named = { $name }を無効にする
developers-keys-revoked = 無効
developers-keys-expired = 期限切れ
developers-keys-rotate = 途切れずにキーを替えるには、名前から開いて交換してください。
developers-new-key-heading = 新しいキー：{ $name }
developers-new-key-lead = 今コピーしてください。表示はこの一度だけで、保存もしません。
developers-new-key-try = 試す
developers-new-key-kept = 保存しました
developers-usage-heading = 利用状況
developers-usage-quota = この一分間の残りは、{ $limit }リクエスト中{ $remaining }リクエストです。{ $reset }秒以内に元に戻ります。
developers-usage-caption = { $count ->
   *[other] { $first }から{ $last }：{ $count }リクエスト、一日最大{ $most }
}
developers-usage-picture = { $count ->
   *[other] 日ごとの{ $count }リクエストの棒グラフ。下の表に同じ数があります
}
developers-usage-table = 同じものを表で
developers-usage-day = 日
developers-usage-endpoint = エンドポイント
developers-usage-outcome = 結果
developers-usage-requests = リクエスト
developers-usage-delay = 数は数秒で反映されます。一日は協定世界時（UTC）の午前0時に始まります。
developers-outcome-ok = 成功
developers-outcome-refused = 拒否
developers-outcome-limited = 上限超過（429）
developers-outcome-failed = 失敗
developers-sessions-heading = サインインしているところ
developers-sessions-lead = セッションは、使わなければ7日で、長くても30日で終わります。
developers-sessions-browser = ブラウザー
developers-sessions-begun = サインイン
developers-sessions-seen = 最後の使用
developers-sessions-end = 終わる
developers-sessions-this = このブラウザー
developers-sessions-unknown = 不明
developers-sessions-end-all = すべてサインアウト
developers-account-heading = アカウント
developers-account-lead = { $email }、{ $date }から
developers-account-change-heading = アドレスを変更
developers-account-change-text = 両方のアドレスにリンクを送ります。両方で確認が必要です。
developers-account-change-new = 新しいメールアドレス
developers-account-change-send = 両方に送る
developers-account-change-waiting = { $email } への変更は、両方のアドレスでの確認を待っています。
developers-account-change-link = { $email } のリンク
developers-account-change-cancel = 変更をやめる
developers-account-export-heading = データを持ち出す
developers-account-export-text = アカウントについて保存されているすべてを、一つのJSONファイルで。
developers-account-export-button = アカウントを書き出す
developers-account-delete-heading = アカウントを削除
developers-account-delete-text = キーとダウンロードのリンクはすぐに使えなくなります。元に戻せません。
developers-account-delete-type = メールアドレスを入力
developers-account-delete-button = アカウントを削除
developers-account-delete-wrong = アカウントのアドレスではありません。
developers-administration-search = アドレスの一部
developers-administration-find = 検索
developers-administration-accounts = アカウント
developers-administration-account = アカウント
developers-administration-since = 開始
developers-administration-state = 状態
developers-administration-usage = すべてのリクエスト
developers-administration-suspend = 停止
developers-administration-restore = 再開
developers-state-active = 有効
developers-state-suspended = 停止中
developers-audit-time = 時刻
developers-audit-by = だれが
developers-audit-action = 操作
developers-audit-account = アカウント
developers-audit-detail = 詳細
developers-audit-request = リクエスト
developers-audit-address = アドレス
developers-audit-older = 前の記録
developers-journal-heading = アカウントのアクティビティ
developers-journal-lead = アカウントに起きたすべてのこと、新しい順。IPアドレスは30日後に削除されます。
developers-deed-make-account = アカウント作成
developers-deed-sign-up = 登録
developers-deed-sign-in = サインイン
developers-deed-sign-out = サインアウト
developers-deed-end-session = セッション終了
developers-deed-connect = プログラム接続
developers-deed-end-connection = 接続終了
developers-deed-end-all-sessions = 全セッション終了
developers-deed-make-sign-in-link = サインインのリンク作成
developers-deed-make-key = キー作成
developers-deed-revoke-key = キー無効化
developers-deed-export = 書き出し
developers-deed-begin-change-of-address = アドレス変更開始
developers-deed-cancel-change-of-address = アドレス変更中止
developers-deed-change-address = アドレス変更
developers-deed-join-identity = サインイン方法の追加
developers-deed-delete-account = アカウント削除
developers-deed-look-at-account = アカウント閲覧
developers-deed-suspend = 停止
developers-deed-restore = 再開
developers-deed-limit = 上限の設定
developers-deed-promote = 管理者にする
developers-deed-demote = 管理者から外す
letter-sign-in-subject = { $name }にサインイン
letter-sign-in-text =
    次のリンクを開くと、{ $name }にサインインします。一度だけ、15分間有効です：

    { $link }

    心当たりがなければ、このメールは無視してください。
letter-change-old-subject = { $name }のアドレス変更の確認
letter-change-old-text =
    { $name }のアカウントにサインインしている人が、メールアドレスを変えようとしています。ご本人であれば、一時間以内に次のリンクを開いてください：

    { $link }

    心当たりがなければ、サインインしてすべてのセッションを終わらせてください。
letter-change-new-subject = { $name }の新しいアドレスの確認
letter-change-new-text =
    このアドレスが、{ $name }のアカウントの新しいアドレスとして入力されました。一時間以内に次のリンクを開いて確認してください：

    { $link }

    心当たりがなければ、このメールは無視してください。
developers-title-docs = ドキュメント
developers-title-document = ドキュメント
developers-title-embed = 埋め込み
developers-title-try = 試す
developers-docs-markdown = このページをMarkdownで
developers-try-lead = キーを使ってリクエストを送ります。ほかのリクエストと同じように数えられ、キーはこのページにだけ残ります。
developers-try-elsewhere = このページからリクエストを送れるのは、APIとサイトのオリジンが同じときだけです。APIは { $origin } にあるので、ブラウザーが応答を隠します。サーバーのプログラムには関係ありません。
developers-try-without-scripts = このページから送るにはJavaScriptが必要です。クイックスタートに別の方法があります。
developers-try-body = 本文
developers-try-send = 送る
developers-try-answer = 応答
developers-audit-command-line = コマンドライン
developers-audit-deleted = 削除されたアカウント{ $id }
developers-audit-administrator = 管理者
audit-sign-in = { $way ->
    [link] リンクで
    [passkey] パスキーで
    [recovery-code] 回復コードで
   *[provider] { $provider }で
}
audit-session = セッション{ $id }
audit-key = キー{ $id }（{ $name }）
audit-ended-key = キー{ $id }（{ $name }）：{ $why ->
    [code-twice] コードが二度使われました
    [refresh-token-twice] リフレッシュトークンが二度使われました
   *[program] プログラムの求めで
}
audit-name = { $name }
audit-program = { $name }（{ $client }）、{ $scope }
audit-prose = { $text }
developers-docs-reference = リファレンス
reference-group-making = 作成
reference-group-judging = 判定
reference-group-playing = プレイ
reference-group-publishing = 公開
developers-docs-errors = エラー
developers-docs-changelog = APIの変更履歴
letter-new-key-subject = { $name }のアカウントの新しいキー
letter-new-key-text =
    { $name }のアカウントに、キー「{ $key }」（{ $shown }）が作られました。

    心当たりがなければ、キーを無効にし、すべてサインアウトしてください：{ $link }
letter-new-connection-subject = { $name }のアカウントにプログラムが接続されました
letter-new-connection-text =
    プログラム「{ $program }」が、このアカウントとして{ $name }のツールを使うことを許可しました。

    心当たりがなければ、接続を終わらせ、すべてサインアウトしてください：{ $link }
letter-new-browser-subject = 新しいブラウザーで{ $name }にサインインしました
letter-new-browser-text =
    { $name }のアカウントに、これまで使われていないブラウザー（{ $agent }、{ $address } から）でサインインがありました。

    心当たりがなければ、サインインしてそのセッションを終わらせてください：{ $link }
letter-identity-joined-subject = { $name }の新しいサインイン方法
letter-identity-joined-text =
    これからは、{ $issuer } で{ $name }のアカウントにサインインできます。

    心当たりがなければ、アカウントのページでこの方法を外し、何が起きたか確かめてください：{ $link }
letter-identity-removed-subject = { $name }のサインイン方法が外されました
letter-identity-removed-text =
    { $issuer } では、{ $name }のアカウントにもうサインインできません。

    心当たりがなければ、何が起きたか確かめてください：{ $link }
letter-address-changed-subject = { $name }のアカウントのアドレスが変わりました
letter-address-changed-text =
    { $name }のアカウントのアドレスが、{ $old } から { $new } に変わりました。ほかのところではすべてサインアウトしました。

    心当たりがなければ、{ $contact } にご連絡ください。
letter-deleted-subject = { $name }のアカウントが削除されました
letter-deleted-text =
    { $name }のアカウントが、キーと保存されていたすべてのものとともに削除されました。

    心当たりがなければ、{ $contact } にご連絡ください。
letter-suspended-subject = { $name }のアカウントが停止されました
letter-suspended-text =
    { $name }のアカウントは停止されています。キーとダウンロードのリンクは使えず、変更も削除もできません。サインインとデータの書き出しはできます。

    異議があれば、{ $contact } にご連絡ください。
letter-restored-subject = { $name }のアカウントが再開されました
letter-restored-text =
    { $name }のアカウントの停止が解かれました。有効なキーはまた使えます。
letter-join-subject = { $name }の別のサインイン方法の確認
letter-join-text =
    { $issuer } で、このメールのアドレスを使ってサインインした人がいます。ご本人であれば、15分以内に次のリンクを開いて、{ $name }のアカウントのサインイン方法に加えてください：

    { $link }

    心当たりがなければ、何もしないでください。だれもサインインしていません。
developers-title-join-sent = サインイン
developers-title-sure = よろしいですか
developers-join-sent-heading = まずメールで確認してください
developers-join-sent-lead = このアドレスのアカウントがもうあります。{ $email } へのメールで、この提供元によるサインインを認めるか尋ねています。確認は一度だけです。
developers-join-sent-shown = メールサーバーが設定されておらず、このページはこのコンピューターでしか見られないので、リンクをここに表示します。
developers-confirm-join-heading = 別のサインイン方法
developers-confirm-join-lead = これからは、この提供元でも { $email } のアカウントにサインインできます。
developers-confirm-join-button = 加えてサインイン
developers-identities-heading = ほかの提供元でのサインイン
developers-identities-none = ありません。リンクでサインインします。
developers-identities-provider = 提供元
developers-identities-since = 開始
developers-identities-remove = 外す
developers-identities-remove-named = { $name }を外す
developers-sure-back = 戻る
developers-sure-revoke-heading = { $name }を無効にしますか
developers-sure-revoke-lead = このキー（{ $shown }）を使うプログラムは、次のリクエストから拒否されます。元に戻せません。
developers-sure-revoke-button = キーを無効にする
developers-sure-suspend-heading = { $name }を停止しますか
developers-sure-suspend-lead = アカウントのキーとダウンロードのリンクは、次のリクエストからすべて拒否され、持ち主にメールで知らせます。
developers-sure-suspend-button = アカウントを停止
developers-deed-remove-identity = サインイン方法の削除
developers-refusal-KEY_LIMIT = このアカウントのキーは上限に達しています。要らないキーを無効にしてください。
developers-refusal-INVALID_KEY_EXPIRY = キーの期限は、30日、90日、365日後か、なしです。
developers-refusal-ADMINISTRATOR_IDENTITY = 管理者はリンクでサインインします。提供元は使えません。
developers-refusal-IDENTITY_NOT_FOUND = そのようなサインイン方法はありません。
developers-deed-revoke-leaked-key = 漏れたキーの無効化
letter-leaked-subject = { $name }のアカウントのキーが漏れ、無効にしました
letter-leaked-text =
    { $name }のアカウントのキー「{ $key }」（{ $shown }）が見つかり、知らせがありました。キーは無効にしました。これからのリクエストは拒否されます。

    新しいキーを作り、前のキーが保存されていたところを確かめてください：{ $link }
developers-deed-change-key = キー変更
developers-deed-rotate-key = キー交換
developers-title-key = キー
developers-key-change-heading = このキーを変更
developers-key-change-button = 変更を保存
developers-key-rotate-heading = このキーを交換
developers-key-rotate-text = 名前と権限が同じ新しいキーに替わります。プログラムを切り替えられるように、このキーもしばらく使えます。
developers-key-rotate-overlap = 前のキーの期限
developers-key-rotate-after = { $hours ->
    [0] すぐに
    [1] 一時間後
    [24] 一日後
    [168] 一週間後
    [720] 30日後
   *[other] { $hours }時間後
}
developers-key-rotate-button = キーを交換
developers-key-scope = 権限
developers-key-scope-all = すべて
developers-key-scope-content = content：問題の作成、確認、評価
developers-key-scope-publish = 公開と印刷
developers-key-scope-read = read：問題の確認と評価
developers-key-addresses = 許可するIPアドレス（空ならすべて）
developers-refusal-UNKNOWN_PROGRAM = リンク元のプログラムがわかりません。登録されていないか、その説明のページが読めませんでした。何も許可していません。プログラムからやり直してください。
developers-refusal-FOREIGN_REDIRECT = プログラムが、登録していないアドレスへ移動させようとしています。権限が盗まれることがあるので、何も許可していません。
developers-refusal-CONSENT_EXPIRED = このプログラムのリクエストは期限が切れたか、このブラウザーで作られたものではありません。プログラムからやり直してください。
developers-connect-heading = { $program }を接続しますか
developers-connect-lead = { $program }が、このアカウントとしてこのサービスのツールを使おうとしています。{ $email } としてサインインしています。
developers-connect-back = { $host } に戻ります。そこから来たのでなければ、許可しないでください。
developers-connect-here = お使いのコンピューターで動いているので、その名前は確認されていません。
developers-connect-document = プログラムの説明は { $address } にあります。
developers-connect-scope = 権限
developers-connect-allow = 許可
developers-connect-deny = 許可しない
developers-connect-end = そのリクエストは、このアカウントのリクエストとして数えられます。キーのページでいつでも切断できます。
developers-not-connected-heading = { $program }は接続されませんでした
developers-not-connected-lead = 許可しなかったので、アクセスできず、通知もされていません。
developers-not-connected-back = 自分で始めたプログラムが、{ $host } で答えを待っているかもしれません。知っているところなら、そこへ進んでください。
developers-not-connected-tell = { $host } に知らせる
developers-unfit-lead = リンク元のプログラムのリクエストが正しくありません。何も許可せず、そこへ戻してもいません。
developers-unfit-detail = 開発者が直せます：
developers-connections-heading = 接続したプログラム
developers-connections-lead = このアカウントとしてツールを使うことを許可したプログラムです。切断すると、次のリクエストから拒否されます。
developers-connections-program = プログラム
developers-connections-end = 切断
developers-connections-end-named = { $name }を切断
developers-refusal-INVALID_KEY_REACH = アドレスは 203.0.113.7 や 2001:db8::/48 のように書き、コンマで区切って20個までです。
developers-title-requests = リクエスト
developers-requests-heading = この七日間
developers-requests-lead = 新しい順に、応答から数秒後に表示されます。本文は保存されません。
developers-requests-status = 状態
developers-requests-key = キー
developers-requests-every = すべてのキー
developers-requests-show = 表示
developers-requests-took = 時間
developers-requests-ms = { $ms }ミリ秒
developers-requests-download = CSVでダウンロード
developers-title-recovery = サインイン
developers-title-recovery-codes = 回復コード
developers-passkey-sign-in = パスキーでサインイン
developers-passkey-none = パスキーの応答がありません。もう一度試すか、別の方法でサインインしてください。
developers-passkey-not-made = パスキーを作れませんでした。もう一度お試しください。10分たっていたら、先にサインインし直してください。
developers-passkey-first = この端末
developers-passkey-add = パスキーを加える
developers-passkeys-heading = パスキー
developers-passkeys-text = パスキーは端末かパスワードマネージャーに置かれ、指紋や顔やコードでサインインします。メールを読める人も、それは持っていません。
developers-passkeys-scripts = パスキーを作るにはJavaScriptが必要です。
developers-passkeys-nowhere = ブラウザーがパスキーを作れるのは、ホスト名とhttpsのあるサイトか、localhostだけです。ここにはどちらもないので、リンクでサインインします。
developers-codes-heading = 回復コード
developers-codes-text = { $count ->
    [0] パスキーをすべて失ったとき、十個のコードの一つでサインインできます。まだありません。
   *[other] パスキーをすべて失ったとき、一つのコードで一度サインインできます。残り{ $count }個です。
}
developers-codes-make = 新しいコードを十個作る
developers-codes-new-heading = 回復コード
developers-codes-new-lead = 今印刷するか、書き留めてください。表示はこの一度だけで、前のコードはもう使えません。どれも一度サインインできます。
developers-codes-kept = 保存しました
developers-recovery-link = 回復コードでサインイン
developers-recovery-heading = 回復コードでサインイン
developers-recovery-lead = パスキーが手元にないとき。どのコードも一度使えます。
developers-recovery-code = 回復コード
developers-recovery-button = サインイン
developers-refusal-PASSKEY_REFUSED = このサイトのパスキーではないか、リクエストの期限が切れています。もう一度お試しください。
developers-refusal-PASSKEY_LIMIT = 一つのアカウントのパスキーは10個までです。要らないものを外してください。
developers-refusal-PASSKEY_NOT_FOUND = そのようなパスキーはありません。
developers-refusal-PASSKEY_REQUIRED = 管理者はパスキーでサインインします。アカウントのページで作り、それでサインインしてください。端末がなければ、回復コードを使ってください。
developers-refusal-RECOVERY_CODE_REFUSED = このアドレスのコードではないか、もう使われています。
developers-deed-add-passkey = パスキー追加
developers-deed-remove-passkey = パスキー削除
developers-deed-forget-passkeys = パスキー全削除
developers-deed-make-recovery-codes = 回復コード作成
letter-passkey-added-subject = { $name }のアカウントの新しいパスキー
letter-passkey-added-text =
    これからは、パスキー「{ $key }」で{ $name }のアカウントにサインインできます。

    心当たりがなければ、外してすべてサインアウトしてください：{ $link }
letter-passkey-removed-subject = { $name }のアカウントのパスキーが外されました
letter-passkey-removed-text =
    パスキー「{ $key }」では、{ $name }のアカウントにもうサインインできません。

    心当たりがなければ、何が起きたか確かめてください：{ $link }
letter-recovery-code-used-subject = 回復コードで{ $name }にサインインしました
letter-recovery-code-used-text =
    { $name }のアカウントに、回復コードの一つでサインインがありました。

    心当たりがなければ、新しいコードを作り、知らないパスキーを外し、すべてサインアウトしてください：{ $link }
developers-title-reference = リファレンス
developers-title-endpoint = リファレンス
developers-description = JSON APIによる、確かめられた数独。解が一つだけの問題、確認、評価、ヒント、プリント。キーがあれば無料です。
developers-copied = コピーしました
shelf-docs = ドキュメント
shelf-start = はじめに
shelf-guides = ガイド
shelf-search = 検索
shelf-search-none = 見つかりません
developers-try-method = メソッド
developers-try-path = パス
developers-try-headers = キーとヘッダー
developers-try-own-key = 試すために作られた、10分間有効なキー
developers-try-more-headers = ほかのヘッダー、一行に一つ
developers-try-strangers = サインインしている間、ここではキーが要りません。
developers-try-quick-start = クイックスタート
developers-try-curl = コピー（curl）
developers-try-time = { $ms }ミリ秒
developers-try-lost = 応答がありません。接続を確かめて、もう一度送ってください。
developers-try-board = 盤面{ $number }
developers-try-more = 応答にはほかにも盤面があります。
developers-try-page = プリント
developers-try-open = PDFを開く
developers-try-answer-headers = 応答のヘッダー
developers-mend-heading = 直した本文
developers-mend-use = 使う
developers-deed-make-trial-key = 試すためのキー作成
developers-title-request = リクエスト
developers-request-heading = リクエストの詳細
developers-request-wrong = 誤っていたこと
developers-request-kept = 項目の名前と、期待される値は一日保存されます。送ったデータは保存されません。
developers-request-code = どうすればよいかは、エラーコードのページにあります。
developers-request-good = リクエストは成功しました。
developers-request-look-up = リクエストID
developers-request-explain = 説明
developers-mend-paste = 送った本文を貼り付けてください。このページの外には出ません。
developers-mend-nothing = 確かに直せるところはありませんでした。
developers-usage-by = グラフ
developers-usage-by-outcome = 結果ごと、30日間
developers-usage-by-key = キーごと、7日間
developers-usage-parts = キー、エンドポイント、コードごと、7日間
developers-usage-one-by-one = この七日間のリクエストを一つずつ
developers-outcome-others = ほかのキー
developers-administration-order = 順序
developers-administration-requests = 30日間のリクエスト
developers-administration-before = 前のアカウント
developers-administration-next = 次のアカウント
developers-standing-every = すべて
developers-standing-active = 有効
developers-standing-suspended = 停止中
developers-standing-administrator = 管理者
developers-order-address = アドレス順
developers-order-newest = 新しい順
developers-order-requests = リクエストの多い順
developers-title-status = 状態
status-lead = サービス自身の測定による、今とこの七日間の状態です。
status-good = サービスはリクエストを受け付けています。
status-bad = サービスがデータベースに接続できません。今はリクエストが503で失敗します。
status-days = この七日間
status-day = 日
status-requests = リクエスト
status-served = サーバーエラー（5xx）なし
status-fast = 100ミリ秒以内
status-slow = 一秒以内
status-share = { $share } %
status-none = この七日間にリクエストはありませんでした。
status-how = すべてのアカウントのリクエストを、最初のバイトから応答まで数えます。一日は協定世界時（UTC）の午前0時に始まります。エンジン{ $version }。
status-counted = 最後の集計：{ $time }。

# 一つのアカウントの上限。{ $requests } と { $keys } は数、またはすべてのアカウントと同じなら "-"。
developers-title-limits = アカウントの上限
developers-limits-heading = 上限
developers-limits-text = この上限は、このアカウントだけのものです。空にすると標準になります。
developers-limits-requests = 毎分のリクエスト
developers-limits-keys = 同時に持てるキー
developers-limits-change = 上限を変更
developers-limits-sure = { $name }の上限を変更しますか
developers-limits-sure-lead = 次のリクエストから有効です。今あるキーは有効なままです。持ち主は利用状況のページで上限を見られます。
developers-limits-from-to = 今まで{ $before }、これから{ $after }
developers-limits-button = 上限を変更
developers-usage-own-limits = このアカウントには独自の上限があります：毎分{ $limit }リクエスト、同時に{ $keys }キー。
audit-limits = 毎分のリクエスト：{ $requests }、キー：{ $keys }
developers-refusal-INVALID_LIMIT = 上限は数です。毎分1〜100000リクエスト、1〜1000キー。空にすると標準になります。

builder-heading = ページに盤面を埋め込む
builder-lead = クッキーもアカウントもいりません。埋め込むページにこのサイトのスクリプトは入りません。
builder-puzzle = 問題
builder-puzzle-daily = 毎日の問題
builder-puzzle-puzzle = 一つの問題
builder-puzzle-collection = 問題集
builder-level = 難しさ
builder-name = このサイトでのリンク、または81文字
builder-unknown = 解が一つだけの問題や問題集ではありません。
builder-help = ヒントで教える範囲
builder-help-none = なし
builder-help-where = 場所まで
builder-help-technique = テクニックまで
builder-help-step = 一手の全体
builder-theme = 明るさ
builder-theme-page = ページに合わせる
builder-theme-light = 明るい
builder-theme-dark = 暗い
builder-colour = 色
builder-colour-blue = 青
builder-colour-ink = 墨
builder-colour-green = 緑
builder-colour-own = カスタム
builder-colour-choose = カスタムの色
builder-show = この盤面を表示
builder-code = コード
builder-copy = コピー
builder-code-iframe = どのページでも使えます。
builder-code-element = イベントとスタイルのあるカスタム要素です。パッケージ nonet-engine をクローンから作り、自分で配信します。
builder-code-react = React 19 での同じカスタム要素です。
builder-code-wordpress = このアドレスを一行だけに貼り付けます。oEmbed に対応したほかのプログラムでも使えます。
builder-preview = ほかのサイトでの見本
builder-width = 幅
