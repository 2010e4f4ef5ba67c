# The pages that play a kind of variant.

variant-play-making = 問題を作っています…
variant-play-failed = この端末では問題を作れませんでした。別のレベルを選ぶか、ページを再読み込みしてください。
variant-play-others = バリエーション
variant-play-combinations = 組み合わせ
