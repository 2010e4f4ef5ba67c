# لعبة بجانب أبسط مسار، والمقرر الناتج عن ألعاب كثيرة. تقوله الصفحات وبرامجها.

review-heading = نقلاتك وأبسط مسار
review-lead = أين ذهب وقتك، وأي تقنيات فاتتك.
review-offer = أين ذهب الوقت
review-solved = حُل في { $time }
review-hints = { $count ->
    [zero] بلا تلميح
    [one] تلميح واحد
    [two] تلميحان
    [few] { $count } تلميحات
    [many] { $count } تلميحًا
   *[other] { $count } تلميح
}
review-wrong = { $count ->
    [zero] بلا رقم خطأ
    [one] رقم خطأ واحد
    [two] رقمان خطأ
    [few] { $count } أرقام خطأ
    [many] { $count } رقمًا خطأ
   *[other] { $count } رقم خطأ
}
review-game = عودة إلى اللغز
review-none = ليس في هذا المتصفح لعبة محلولة لهذا اللغز.
review-without-scripts = فعّل JavaScript لمراجعة لعبتك في هذا المتصفح.
review-working = جارٍ البحث عن أبسط مسار…
review-failed = المحرك لا يعمل في هذا المتصفح، فليس هناك مسار للمقارنة.
review-time = أين ذهب وقتك
review-untimed = ليس في هذا المتصفح أوقات أرقامك. ومع ذلك يمكنك رؤية المسار.
review-before-each = { $count ->
    [zero] لا أرقام
    [one] وقتك قبل رقم واحد
    [two] وقتك قبل كل من رقمين
    [few] وقتك قبل كل من { $count } أرقام
    [many] وقتك قبل كل من { $count } رقمًا
   *[other] وقتك قبل كل من { $count } رقم
}
review-moment = رقم
review-number = الرقم { $number } من { $count }
review-pause = { $time } قبل هذا الرقم
review-stood = { $name }: متاحة منذ { $time }.
review-legend = أبسط خطوة في تلك اللحظة
review-single = مفرد
review-asked = بمساعدة
review-kept = حُسب في هذا المتصفح، ولا يُحفظ في غيره
review-longest = الأطول
review-unseen = فاتتك
review-soon = وُجدت سريعًا
review-hardest = متاحة
review-first = قبله: { $names }.
review-lesson = اقرأ الدرس
review-practise = تدرب عليها الآن
review-making = جارٍ البحث عن أوضاع…
review-others = ثلاثة أوضاع من ألغاز مختلفة
review-images = ثلاثة أوضاع من النوع نفسه
review-find = جدها
course-heading = تقدمك
course-lead = ما تجده سريعًا، وما يفوتك، وما تتعلمه بعد ذلك.
course-offer = تقدمك
course-span = المدة
course-span-weeks = آخر أربعة أسابيع
course-span-all = كل الألعاب
course-games = { $count ->
    [zero] لم تُراجَع أي لعبة بعد.
    [one] من لعبة محلولة واحدة.
    [two] من لعبتين محلولتين.
    [few] من { $count } ألعاب محلولة.
    [many] من { $count } لعبة محلولة.
   *[other] من { $count } لعبة محلولة.
}
course-kept = حُسب في هذا المتصفح، ولا يُرسل شيء.
course-without-scripts = فعّل JavaScript لترى تقدمك في هذا المتصفح.
course-working = جارٍ مراجعة ألعابك…
course-lessons = تعلّم بهذا الترتيب
course-quick = تجده سريعًا
course-quick-rule = مع وقتك المعتاد لإيجاد كل منها
course-missed = يفوتك كثيرًا
course-missed-rule = في ثلث المرات على الأقل أخذت مساعدة، أو أطلت أكثر بكثير من المعتاد.
course-none = لا شيء بعد.
course-times = { $count ->
    [zero] لم تظهر
    [one] ظهرت مرة
    [two] ظهرت مرتين
    [few] ظهرت { $count } مرات
    [many] ظهرت { $count } مرة
   *[other] ظهرت { $count } مرة
}
course-missed-times = فاتتك { $count }
course-faster = أسرع من قبل
course-slower = أبطأ من قبل
course-why-game = { $count ->
    [zero] فاتتك في إحدى ألعابك الأخيرة.
    [one] فاتتك مرة في ألعابك هذا الأسبوع.
    [two] فاتتك مرتين في ألعابك هذا الأسبوع.
    [few] فاتتك { $count } مرات في ألعابك هذا الأسبوع.
    [many] فاتتك { $count } مرة في ألعابك هذا الأسبوع.
   *[other] فاتتك { $count } مرة في ألعابك هذا الأسبوع.
}
course-why-practice = فاتتك في التدريب، لذلك تعود.
course-why-needed = فاتتك تقنية مبنية عليها: { $name }.
course-why-week = حان وقتها اليوم من جديد: فاتتك قبل أسبوع أو أكثر.
course-why-next = جديدة عليك، وهي التالية في الصعوبة.
course-why-begun = { $count ->
    [zero] جدها مرة أخرى بلا مساعدة لتتقنها.
    [one] جدها مرة أخرى بلا مساعدة لتتقنها.
    [two] جدها مرتين أخريين بلا مساعدة لتتقنها.
    [few] جدها { $count } مرات أخرى بلا مساعدة لتتقنها.
    [many] جدها { $count } مرة أخرى بلا مساعدة لتتقنها.
   *[other] جدها { $count } مرة أخرى بلا مساعدة لتتقنها.
}
course-why-oldest = لا شيء للمراجعة اليوم، فثبّت هذه التقنية.
course-why-solve = حل الآن لغزًا من هذا المستوى، فقد أتقنت تقنياته.
course-learned = وُجدت { $unaided } من { $enough } بلا مساعدة
course-practise = تدرب
course-read = الدرس
course-play = ثم العب: { $level }
