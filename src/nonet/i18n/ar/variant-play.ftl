# The pages that play a kind of variant.

variant-play-making = جارٍ إعداد لغز…
variant-play-failed = تعذّر على هذا الجهاز إعداد لغز. اختر مستوى آخر أو أعد تحميل الصفحة.
variant-play-others = أنواع أخرى
variant-play-combinations = التركيبات
