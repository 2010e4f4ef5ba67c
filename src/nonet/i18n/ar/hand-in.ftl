# التسليم: ما يعطيه التلميذ معلمه في رابط، والصفحة التي تجمعه. تقوله الصفحات والبرامج.

hand-in-heading = تسليم
hand-in-lead = أعط معلمك رابطًا أو رمزًا فيه اسمك وأوقاتك وتلميحاتك، وأين أخذت مساعدة، والترتيب الذي ملأت به الخلايا. لا يُرسل شيء من هنا.
hand-in-name = اسمك كما يعرفه معلمك
hand-in-make = أنشئ رابطي
hand-in-link = رابطك
hand-in-copy = نسخ الرابط
hand-in-copied = نُسخ الرابط.
hand-in-share = مشاركة
hand-in-code = رمز QR لرابطك
hand-in-code-short = لا يشمل الرمز ترتيب الخلايا، حتى تستطيع الكاميرا قراءته. أما الرابط فيشمله.
hand-in-seal = في الرابط مجموع اختباري يكشف الأخطاء، كحرف ناقص. ولا يثبت من حل الألغاز.
hand-in-offer = تسليم
hand-in-none = حل لغزًا من هذه الورقة أولًا.
collect-title = التسليمات
collect-lead = الصق ما يسلّمه تلاميذك أو افتحه أو امسحه. يبقى في هذا المتصفح، ولا يُرسل شيء.
collect-offer = جمع تسليمات صف دراسي
collect-count = { $pupils ->
    [zero] لا تلاميذ: { $sheets }، { $puzzles }
    [one] تلميذ واحد: { $sheets }، { $puzzles }
    [two] تلميذان: { $sheets }، { $puzzles }
    [few] { $pupils } تلاميذ: { $sheets }، { $puzzles }
    [many] { $pupils } تلميذًا: { $sheets }، { $puzzles }
   *[other] { $pupils } تلميذ: { $sheets }، { $puzzles }
}
collect-sheets = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
collect-puzzles = { $count ->
    [zero] لا ألغاز
    [one] لغز واحد في المجموع
    [two] لغزان في المجموع
    [few] { $count } ألغاز في المجموع
    [many] { $count } لغزًا في المجموع
   *[other] { $count } لغز في المجموع
}
collect-paste = لصق روابط
collect-open = فتح ملف
collect-scan = مسح بالكاميرا
collect-paste-heading = روابط
collect-paste-help = رابط أو عدة روابط. ويُتجاهل أي نص آخر.
collect-paste-do = جمع
collect-scan-heading = مسح بالكاميرا
collect-scan-help = وجّه الكاميرا إلى كل رمز. تبقى مفتوحة حتى تغلقها.
collect-scan-refused = لا يمكن استعمال الكاميرا هنا. اسمح بها لهذه الصفحة، أو الصق الروابط.
collect-close = إغلاق
collect-none = لا تسليمات بعد
collect-none-more = بعد حل ألغاز ورقة على شاشة، يضغط كل تلميذ «تسليم» ويعطيك الرابط أو يريك الرمز.
collect-tab-pupils = التلاميذ
collect-tab-puzzles = الألغاز
collect-tab-techniques = التقنيات
collect-tabs = الجدول
collect-csv = الجدول بصيغة CSV
collect-pupil = التلميذ
collect-sheet = الورقة
collect-solved = محلول
collect-time = الوقت
collect-hints = التلميحات
collect-help = أُخذت المساعدة عند
collect-next = الورقة التالية
collect-puzzle = اللغز
collect-technique = التقنية
collect-seconds = الثواني
collect-handed = سُلّم
collect-middle-time = الوقت المعتاد
collect-asked = من أخذوا مساعدة
collect-of = { $count } من { $all }
collect-no-hints = بلا
collect-no-help = بلا مساعدة
collect-help-unknown = غير معروف
collect-merged = { $count ->
    [zero] لم يُدمج شيء
    [one] دُمج تسليم واحد
    [two] دُمج تسليمان
    [few] دُمجت { $count } تسليمات
    [many] دُمج { $count } تسليمًا
   *[other] دُمج { $count } تسليم
}
collect-page = { $page } من { $pages }
collect-shown = { $shown ->
    [zero] لا أحد من { $count }
    [one] { $shown } من { $count }
    [two] { $shown } من { $count }
    [few] { $shown } من { $count }
    [many] { $shown } من { $count }
   *[other] { $shown } من { $count }
}
collect-before = الصفحة السابقة
collect-after = الصفحة التالية
collect-missing = تقنيات للمراجعة
collect-missing-lead = التلاميذ الذين أخذوا مساعدة عند كل تقنية
collect-missing-none = لم يأخذ أحد مساعدة.
collect-sheets-next = الأوراق التالية
collect-sheets-rule = مستوى أعلى: حُلت كلها بتلميح واحد على الأكثر. مستوى أدنى: حُل نصفها أو أقل.
collect-easier = أسهل
collect-same = المستوى نفسه
collect-harder = أصعب
collect-up-to = حتى { $technique }
collect-pupils = { $count ->
    [zero] لا تلاميذ
    [one] تلميذ واحد
    [two] تلميذان
    [few] { $count } تلاميذ
    [many] { $count } تلميذًا
   *[other] { $count } تلميذ
}
collect-print = طباعة الأوراق التالية
collect-making = جارٍ إعداد الألغاز …
collect-print-failed = تعذر إعداد الألغاز على هذا الجهاز.
collect-stays = كل هذا يبقى في هذا المتصفح. يكشف المجموع الاختباري للتسليم أخطاء الكتابة والمسح، ولا يثبت من حل الألغاز.
collect-forget = حذف كل التسليمات
collect-forget-sure = ستُحذف كل التسليمات في هذا المتصفح نهائيًا.
collect-forget-keep = الاحتفاظ بها
collect-without-scripts = فعّل JavaScript لتجمع التسليمات في هذا المتصفح.
collect-added = { $count ->
    [zero] لم يُضف أي تسليم.
    [one] أُضيف تسليم واحد.
    [two] أُضيف تسليمان.
    [few] أُضيفت { $count } تسليمات.
    [many] أُضيف { $count } تسليمًا.
   *[other] أُضيف { $count } تسليم.
}
collect-known = { $count ->
    [zero] لم يكن شيء منها هنا.
    [one] كان واحد منها هنا من قبل.
    [two] كان اثنان منها هنا من قبل.
    [few] كان { $count } منها هنا من قبل.
    [many] كان { $count } منها هنا من قبل.
   *[other] كان { $count } منها هنا من قبل.
}
collect-added-name = أُضيف { $name }.
collect-refused = { $count ->
    [zero] لا شيء ({ $numbers }): { $why }
    [one] رقم { $numbers }: { $why }
    [two] الرقمان { $numbers }: { $why }
    [few] الأرقام { $numbers }: { $why }
    [many] الأرقام { $numbers }: { $why }
   *[other] الأرقام { $numbers }: { $why }
}
collect-fault-none = ليس هذا تسليمًا. رابط التسليم يحوي hand-in#h ثم حروفًا وأرقامًا.
collect-fault-cut = آخر الرابط ناقص. اطلب الرابط كله.
collect-fault-changed = عُدّل الرابط. اطلبه مرة أخرى.
collect-fault-newer = الرابط من إصدار أحدث من هذا الموقع. أعد تحميل هذه الصفحة.
collect-fault-huge = الرابط أطول من أن يكون تسليمًا.
collect-fault-impossible = في الرابط بيانات غير ممكنة، كخلية مُلئت مرتين.
collect-fault-picture = ليس في هذه الصورة رمز يمكن قراءته.
collect-fault-file = هذا الملف أكبر من أن يحوي تسليمات.
collect-fault-kept = لم يبق في هذا المتصفح متسع لتسليمات أخرى.
