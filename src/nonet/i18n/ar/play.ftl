# ما تقوله برامج صفحة اللعب، وتصوغه في المتصفح.

play-cell-given = { $digit }، معطى، الصف { $row } العمود { $column }
play-cell-entry = { $digit }، الصف { $row } العمود { $column }
play-cell-empty = فارغة، الصف { $row } العمود { $column }
play-cell-corner = ملاحظات الأركان { $digits }
play-cell-centre = ملاحظات الوسط { $digits }
play-cell-conflict = مكرر في صف أو عمود أو مربع
play-cell-wrong = لا يوافق الحل
play-colour-1 = أصفر
play-colour-2 = أخضر
play-colour-3 = أزرق
play-colour-4 = أحمر
play-colour-5 = بنفسجي
play-colour-6 = برتقالي
play-colour-7 = فيروزي
play-colour-8 = بني
play-colour-9 = رمادي
play-cell-on = معلّم صحيحًا { $digits }
play-cell-off = معلّم خطأً { $digits }
play-cell-out = التلميح يستبعد { $digits }
play-do-place = كتابة الرقم
play-do-rule-out = { $count ->
    [zero] لا شيء يُستبعد
    [one] استبعاد مرشح واحد
    [two] استبعاد مرشحين
    [few] استبعاد { $count } مرشحات
    [many] استبعاد { $count } مرشحًا
   *[other] استبعاد { $count } مرشح
}
play-set = { $count ->
    [zero] لا خلايا: { $digits }
    [one] خلية واحدة: { $digits }
    [two] خليتان: { $digits }
    [few] { $count } خلايا: { $digits }
    [many] { $count } خلية: { $digits }
   *[other] { $count } خلية: { $digits }
}
play-to-go = { $count ->
    [zero] لم تبق خلية
    [one] بقيت خلية واحدة
    [two] بقيت خليتان
    [few] بقيت { $count } خلايا
    [many] بقيت { $count } خلية
   *[other] بقيت { $count } خلية
}
play-left = بقي { $count }
play-tool-digit = رقم
play-tool-corner = ملاحظات الأركان
play-tool-centre = ملاحظات الوسط
play-tool-colour = ألوان
play-tool-draw = رسم على المرشحات
play-hint-step = تلميح { $step } من { $count }.
play-said-no-hints = لم تبق لك تلميحات لهذا اللغز.
play-read-row = الصف
play-read-column = العمود
play-read-box = المربع
play-read-empty = فارغة
play-read-notes = ملاحظات { $notes }
play-working-step = جارٍ البحث عن أبسط خطوة …
play-working-puzzle = { $tried ->
    [zero] جارٍ إعداد لغز …
    [one] جارٍ إعداد لغز: جُرّبت لوحة واحدة …
    [two] جارٍ إعداد لغز: جُرّبت لوحتان …
    [few] جارٍ إعداد لغز: جُرّبت { $tried } لوحات …
    [many] جارٍ إعداد لغز: جُرّبت { $tried } لوحة …
   *[other] جارٍ إعداد لغز: جُرّبت { $tried } لوحة …
}
play-said-stopped = توقف البحث.
play-said-undone = تم التراجع.
play-said-redone = تمت الإعادة.
play-said-nothing-to-undo = ليس هناك ما يُتراجع عنه.
play-said-nothing-to-redo = ليس هناك ما يُعاد.
play-said-noted = كُتبت كل الملاحظات.
play-said-full = امتلأت اللوحة، لكن فيها أخطاء. اضغط «تحقق» لترى أين.
play-said-not-right = امتلأت اللوحة، لكن فيها أخطاء.
play-said-given = هذا الرقم من المعطيات.
play-said-held = اضغط الآن خلايا الرقم { $digit }.
play-said-arrow-from = سهم من { $digit } في { $cell }.
play-said-arrow = سهم من { $other } في { $place } إلى { $digit } في { $cell }.
play-said-no-note = الرقم { $digit } موجود في الصف أو العمود أو المربع.
play-said-tidied = { $count ->
    [zero] رُتبت الملاحظات.
    [one] رُتبت الملاحظات: أُخفي { $digit } في خلية واحدة.
    [two] رُتبت الملاحظات: أُخفي { $digit } في خليتين.
    [few] رُتبت الملاحظات: أُخفي { $digit } في { $count } خلايا.
    [many] رُتبت الملاحظات: أُخفي { $digit } في { $count } خلية.
   *[other] رُتبت الملاحظات: أُخفي { $digit } في { $count } خلية.
}
play-tip-draw = اضغط مرشحًا لتعليمه صحيحًا، ومرة أخرى لتعليمه خطأ. اسحب من مرشح إلى آخر لترسم سهمًا.
play-said-many = { $count ->
    [zero] لم تتغير أي خلية.
    [one] تغيرت خلية واحدة.
    [two] تغيرت خليتان.
    [few] تغيرت { $count } خلايا.
    [many] تغيرت { $count } خلية.
   *[other] تغيرت { $count } خلية.
}
play-said-restored = أهلًا بعودتك. لوحتك كما تركتها.
play-said-restarted = عادت اللوحة إلى معطياتها.
play-said-solved = تم الحل في { $time }. أحسنت!
play-said-paused = اللعبة متوقفة.
play-said-resumed = استؤنفت اللعبة.
play-said-starred = وُضعت النجمة. تجدها في «ألعابي».
play-said-unstarred = أُزيلت النجمة.
play-move-of = النقلة { $at } من { $count }
play-mark-away = إزالة العلامة { $name }
play-trial = { $count ->
    [zero] ماذا لو: لا نقلات بعد
    [one] ماذا لو: نقلة واحدة حتى الآن
    [two] ماذا لو: نقلتان حتى الآن
    [few] ماذا لو: { $count } نقلات حتى الآن
    [many] ماذا لو: { $count } نقلة حتى الآن
   *[other] ماذا لو: { $count } نقلة حتى الآن
}
play-said-right-so-far = كل شيء صحيح حتى الآن.
play-said-last-right = { $count ->
    [zero] هذه اللوحة هي آخر لوحة صحيحة.
    [one] العودة إلى آخر لوحة صحيحة، قبل نقلة واحدة.
    [two] العودة إلى آخر لوحة صحيحة، قبل نقلتين.
    [few] العودة إلى آخر لوحة صحيحة، قبل { $count } نقلات.
    [many] العودة إلى آخر لوحة صحيحة، قبل { $count } نقلة.
   *[other] العودة إلى آخر لوحة صحيحة، قبل { $count } نقلة.
}
play-said-copied = نُسخ الرابط.
play-said-not-kept = لا يستطيع هذا المتصفح حفظ لوحتك. أبق الصفحة مفتوحة حتى تنتهي.
play-trouble-offline = لا اتصال بالشبكة. يمكنك متابعة اللعب، أما التحقق والتلميح فيحتاجان إلى الخادم.
play-trouble-throttled = طلبات كثيرة جدًا. انتظر دقيقة ثم حاول من جديد.
play-trouble-device = لم يُحمَّل التحقق والتلميح. يمكنك متابعة اللعب والمحاولة من جديد.
play-trouble-failed = تعذر على الخادم أن يجيب. حاول من جديد.
play-continue = متابعة
play-begun = { $count ->
    [zero] قيد اللعب: { $kind }، { $time }، لم تبق خلية.
    [one] قيد اللعب: { $kind }، { $time }، بقيت خلية واحدة.
    [two] قيد اللعب: { $kind }، { $time }، بقيت خليتان.
    [few] قيد اللعب: { $kind }، { $time }، بقيت { $count } خلايا.
    [many] قيد اللعب: { $kind }، { $time }، بقيت { $count } خلية.
   *[other] قيد اللعب: { $kind }، { $time }، بقيت { $count } خلية.
}
play-level-none = لغزك
play-level-beginner = مبتدئ
play-level-easy = سهل
play-level-medium = متوسط
play-level-hard = صعب
play-level-expert = خبير
play-level-extreme = أقصى
play-heading = سودوكو
play-title = { $count ->
    [zero] سودوكو بلا معطيات
    [one] سودوكو، معطى واحد
    [two] سودوكو، معطيان
    [few] سودوكو، { $count } معطيات
    [many] سودوكو، { $count } معطى
   *[other] سودوكو، { $count } معطى
}
play-givens = { $count ->
    [zero] بلا معطيات
    [one] معطى واحد
    [two] معطيان
    [few] { $count } معطيات
    [many] { $count } معطى
   *[other] { $count } معطى
}
play-streak = { $count ->
    [zero] لا أيام متتالية
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $count } أيام متتالية
    [many] { $count } يومًا متتاليًا
   *[other] { $count } يوم متتالٍ
}
play-longest = { $count ->
    [zero] الأطول: لا يوم.
    [one] الأطول: يوم واحد.
    [two] الأطول: يومان.
    [few] الأطول: { $count } أيام.
    [many] الأطول: { $count } يومًا.
   *[other] الأطول: { $count } يوم.
}
play-day-solved = حُل { $count } من 5
play-result = { $hints ->
    [zero] حُل في { $time } بلا تلميح
    [one] حُل في { $time } مع تلميح واحد
    [two] حُل في { $time } مع تلميحين
    [few] حُل في { $time } مع { $hints } تلميحات
    [many] حُل في { $time } مع { $hints } تلميحًا
   *[other] حُل في { $time } مع { $hints } تلميح
}
play-again = { $level ->
    [beginner] لغز آخر للمبتدئين
   *[easy] لغز سهل آخر
    [medium] لغز متوسط آخر
    [hard] لغز صعب آخر
    [expert] لغز آخر للخبراء
    [extreme] لغز آخر من المستوى الأقصى
}
play-plot = { $count ->
    [zero] لا أوقات بعد
    [one] وقت لغز واحد
    [two] وقتا لغزين، بترتيب حلهما
    [few] أوقات { $count } ألغاز، بترتيب حلها
    [many] أوقات { $count } لغزًا، بترتيب حلها
   *[other] أوقات { $count } لغز، بترتيب حلها
}
play-forgotten = حُذف كل شيء.
play-import-foreign = ليس هذا الملف مما صُدّر من هذا الموقع.
play-import-damaged = هذا الملف المصدّر تالف أو غير كامل. صدّر من جديد واختر الملف الجديد.
play-imported = { $count ->
    [zero] لم يُستورد أي لغز.
    [one] استُورد لغز واحد.
    [two] استُورد لغزان.
    [few] استُورد { $count } ألغاز.
    [many] استُورد { $count } لغزًا.
   *[other] استُورد { $count } لغز.
}
play-unreadable = { $count ->
    [zero] قُرئ كل ما في الملف.
    [one] تعذرت قراءة مدخل واحد من الملف.
    [two] تعذرت قراءة مدخلين من الملف.
    [few] تعذرت قراءة { $count } مدخلات من الملف.
    [many] تعذرت قراءة { $count } مدخلًا من الملف.
   *[other] تعذرت قراءة { $count } مدخل من الملف.
}
play-practice-rate = وجدت { $unaided } من { $seen } من أول محاولة وبلا مساعدة. محفوظ في هذا المتصفح.
practice-cell = الصف { $row } العمود { $column }
practice-none = لم تعلّم شيئًا بعد.
practice-found = صحيح. وجدت كل شيء.
practice-part = صحيح حتى الآن، وبقي غيره.
practice-wrong = بعض ما علّمته لا يترتب على هذه التقنية.
practice-looking = جارٍ البحث عن وضع…
play-ghost = اللعبة الأخرى عند هذا الوقت، وقد استغرقت { $time }
play-ghost-to-go = { $count ->
    [0] الأخرى انتهت
   *[other] الأخرى { $count }
}
play-ghost-done = انتهت اللعبة الأخرى: { $time }.
play-ghost-before = حل لاعب آخر هذا اللغز في { $time }. تبيّن اللوحة الصغيرة بجانب الساعة الخلايا التي ملأها حتى تلك اللحظة، من غير أي رقم. تبدأ ساعتك حين تبدأ.
play-ghost-start = ابدأ السباق
play-ghost-refused = ليس في الرابط لعبة كاملة لتسابقها. ومع ذلك يمكنك اللعب.
play-ghost-beaten = حُل في { $time }، أسرع من اللعبة الأخرى بمقدار { $by }.
play-ghost-behind = حُل في { $time }، أبطأ من اللعبة الأخرى بمقدار { $by }.
play-ghost-even = حُل في { $time }، في وقت اللعبة الأخرى نفسه.
