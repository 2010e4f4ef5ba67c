# この言語について。フォルダー名がアドレスに使われるタグになる。`ja` は `/ja/`。

language-name = 日本語
language-direction = ltr
language-locale = ja-JP
