# ما يقال لمن يدرس لوحة في صفحة اللعب، وتصوغه البرامج في المتصفح.

study-heading = دراسة هذه اللوحة
study-close = إغلاق
study-working = جارٍ البحث …
study-prove = فحص استنتاجي
study-prove-more = يتحقق من الأسهم والعلامات التي رسمتها. وإن لم ترسم شيئًا، تحقق من الملاحظات التي حذفتها آخر مرة.
study-own = استنتاجك
study-nothing = ارسم أسهمًا أو علامات أولًا، أو احذف ملاحظات.
study-no-step = ليس في الدرجات حتى «صعب» خطوة واحدة تُظهر هذا.
study-arrow-holds = من { $digit } في { $cell } إلى { $other } في { $place }: يصح.
study-arrow-fails = من { $digit } في { $cell } إلى { $other } في { $place }: لا يصح.
study-arrow-open = من { $digit } في { $cell } إلى { $other } في { $place }: لم يُبلغ.
study-where = أظهر أين فقط
study-tier-singles = مفردات
study-tier-medium = متوسط
study-tier-hard = صعب
study-tier-expert = خبير
study-up-to = تلميح حتى درجة
study-none-up-to = { $tier ->
    [singles] لا مفرد هنا. الخطوة التالية أصعب.
    [medium] لا خطوة هنا حتى «متوسط». التالية أصعب.
    [hard] لا خطوة هنا حتى «صعب». التالية أصعب.
   *[expert] لا خطوة هنا حتى «خبير». التالية أصعب.
}
study-parts = ماذا تدرس
study-part-deduction = استنتاج
study-part-steps = كل الخطوات
study-part-rating = تقدير
study-stop = إيقاف
study-steps = البحث عن كل الخطوات
study-steps-more = كل الخطوات الممكنة على هذه اللوحة، وأسهلها أولًا. اختر واحدة لتراها على اللوحة.
study-steps-list = الخطوات، أسهلها أولًا
study-looked = { $count ->
    [zero] لا خطوات بعد؛ جُرّبت { $tried } من { $all } تقنية
    [one] خطوة واحدة حتى الآن؛ جُرّبت { $tried } من { $all } تقنية
    [two] خطوتان حتى الآن؛ جُرّبت { $tried } من { $all } تقنية
    [few] { $count } خطوات حتى الآن؛ جُرّبت { $tried } من { $all } تقنية
    [many] { $count } خطوة حتى الآن؛ جُرّبت { $tried } من { $all } تقنية
   *[other] { $count } خطوة حتى الآن؛ جُرّبت { $tried } من { $all } تقنية
}
study-found = { $count ->
    [zero] لا خطوات
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $count } خطوات
    [many] { $count } خطوة
   *[other] { $count } خطوة
}
study-full = { $count ->
    [zero] لا خطوات
    [one] أسهل خطوة من كثير
    [two] أسهل خطوتين من كثير
    [few] أسهل { $count } خطوات من كثير
    [many] أسهل { $count } خطوة من كثير
   *[other] أسهل { $count } خطوة من كثير
}
study-also = { $count ->
    [zero] لا غيرها: { $name }
    [one] وأيضًا: { $name }
    [two] وأيضًا: { $name } وغيرها
    [few] وأيضًا: { $name } وغيرها
    [many] وأيضًا: { $name } وغيرها
   *[other] وأيضًا: { $name } وغيرها
}
study-places = { $digit } في { $cell }
study-rules-out = { $count ->
    [zero] لا يُستبعد { $digit } من { $cell }
    [one] يُستبعد { $digit } من { $cell }
    [two] يُستبعد مرشحان
    [few] تُستبعد { $count } مرشحات
    [many] يُستبعد { $count } مرشحًا
   *[other] يُستبعد { $count } مرشح
}
study-certificate = نسخ الشهادة
study-certified = أُثبتت الخطوة ونُسخت شهادتها. تحقق منها بالأمر nonet prove أو بالمسار /prove في الواجهة البرمجية.
study-trace = التقدير خطوة خطوة
study-trace-more = يعرض كل خطوة من التقدير، كما يحل Sudoku Explainer اللغز. وهو يكشف الحل.
study-trace-list = خطوات التقدير بترتيبها
study-rated = { $count ->
    [zero] لم تُقدَّر خطوة بعد
    [one] قُدّرت خطوة واحدة حتى الآن
    [two] قُدّرت خطوتان حتى الآن
    [few] قُدّرت { $count } خطوات حتى الآن
    [many] قُدّرت { $count } خطوة حتى الآن
   *[other] قُدّرت { $count } خطوة حتى الآن
}
study-rating = { $count ->
    [zero] ‏ER { $er }: لا خطوات
    [one] ‏ER { $er }: أصعب خطوة، وهي الوحيدة
    [two] ‏ER { $er }: أصعب خطوتين
    [few] ‏ER { $er }: أصعب { $count } خطوات
    [many] ‏ER { $er }: أصعب { $count } خطوة
   *[other] ‏ER { $er }: أصعب { $count } خطوة
}
