# لعبة بجانب أبسط مسار، والمقرر الناتج عن ألعاب كثيرة. تقوله الصفحات وبرامجها.

review-heading = نقلاتك بجانب أبسط مسار
review-lead = أين ذهب وقتك، وأي تقنية كانت هناك ولم تُر.
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
review-without-scripts = ينظر في لعبتك برنامج نصي في هذا المتصفح. اسمح بالبرامج النصية لتراها هنا.
review-working = جارٍ البحث عن أبسط مسار…
review-failed = المحرك لا يعمل في هذا المتصفح، فليس هناك مسار للمقارنة.
review-time = أين ذهب وقتك
review-untimed = لم يسجل هذا المتصفح متى كتبت كل رقم. والمسار هنا مع ذلك.
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
review-stood = { $name }: موجودة منذ { $time }.
review-legend = أبسط خطوة في تلك اللحظة
review-single = مفرد
review-asked = بمساعدة
review-kept = حُسب في هذا المتصفح، ولا يُحفظ في غيره
review-longest = الأطول
review-unseen = كانت هناك ولم تُر
review-soon = رُئيت سريعًا
review-hardest = كانت هناك
review-first = قبله: { $names }.
review-lesson = اقرأ الدرس
review-practise = تدرب عليها الآن
review-making = جارٍ البحث عن أوضاع…
review-others = ثلاثة أوضاع، كل منها من لغز آخر
review-images = ثلاثة أوضاع من النوع نفسه
review-find = جدها
course-heading = مقررك
course-lead = ما تجده سريعًا، وما يفوتك، وما تتعلمه بعد ذلك.
course-offer = ما تجده وما يفوتك ومقررك
course-span = المدة
course-span-weeks = آخر أربعة أسابيع
course-span-all = كل الألعاب
course-games = { $count ->
    [zero] لم يُنظر في أي لعبة بعد.
    [one] من لعبة محلولة واحدة.
    [two] من لعبتين محلولتين.
    [few] من { $count } ألعاب محلولة.
    [many] من { $count } لعبة محلولة.
   *[other] من { $count } لعبة محلولة.
}
course-kept = حُسب في هذا المتصفح، ولا يُرسل شيء.
course-without-scripts = ينظر في ألعابك برنامج نصي في هذا المتصفح. اسمح بالبرامج النصية لترى مقررك هنا.
course-working = جارٍ النظر في ألعابك…
course-lessons = تعلّم بهذا الترتيب
course-quick = تجده سريعًا
course-quick-rule = مع وسيط الوقت الذي تبحث فيه عن كل منها
course-missed = يفوتك
course-missed-rule = في ثلث المرات أو أكثر أخذت مساعدة، أو أطلت أكثر بكثير من وقفتك المعتادة.
course-none = لا شيء بعد.
course-times = { $count ->
    [zero] لم تكن هناك
    [one] كانت هناك مرة
    [two] كانت هناك مرتين
    [few] كانت هناك { $count } مرات
    [many] كانت هناك { $count } مرة
   *[other] كانت هناك { $count } مرة
}
course-missed-times = فاتتك { $count }
course-faster = أسرع من قبل
course-slower = أبطأ من قبل
course-why-missed = { $count ->
    [zero] فاتتك { $missed } من { $count }. ووسيط وقتك { $time }.
    [one] فاتتك في المرة الوحيدة التي كانت فيها، بعد { $time }.
    [two] فاتتك { $missed } من مرتين. ووسيط وقتك { $time }.
    [few] فاتتك { $missed } من { $count } مرات. ووسيط وقتك { $time }.
    [many] فاتتك { $missed } من { $count } مرة. ووسيط وقتك { $time }.
   *[other] فاتتك { $missed } من { $count } مرة. ووسيط وقتك { $time }.
}
course-why-next = جديدة عليك، وهي التالية في الصعوبة.
course-learned = وُجدت { $unaided } من { $enough } بلا مساعدة
course-practise = تدرب
course-read = الدرس
course-play = ثم العب: { $level }
