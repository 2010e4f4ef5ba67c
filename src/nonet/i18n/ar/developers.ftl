# صفحات قسم المطورين ورسائله.

developers-title-welcome = المطورون
developers-title-sign-in = تسجيل الدخول
developers-title-sent = تسجيل الدخول
developers-title-confirm = تأكيد
developers-title-changed = تغيير العنوان
developers-title-refusal = غير ممكن
developers-title-keys = المفاتيح
developers-title-new-key = مفتاح جديد
developers-title-connect = ربط برنامج
developers-title-not-connected = ربط برنامج
developers-title-unfit = غير ممكن
developers-title-usage = الاستخدام
developers-title-sessions = الجلسات
developers-title-account = الحساب
developers-title-administration = الإدارة
developers-title-administered = الحساب
developers-title-audit = سجل التدقيق
developers-title-again = تسجيل الدخول
developers-title-journal = النشاط
developers-nav = قسم المطورين
developers-sign-out = تسجيل الخروج
developers-suspended = هذا الحساب معلّق. لم تعد مفاتيحه وروابط تنزيله تعمل، ولا يمكن تغييره ولا حذفه. للاعتراض اكتب إلى { $contact }.
developers-back = متابعة
developers-copy = نسخ
developers-email = البريد الإلكتروني
developers-openapi = وصف OpenAPI
developers-terms = شروط الاستخدام
developers-welcome-heading = جرّب الواجهة البرمجية بلا مفتاح.
developers-welcome-lead = تعمل في متصفحك وتعيد ما تعيده الواجهة البرمجية.
developers-welcome-get = احصل على مفتاح
developers-welcome-try = جرّب الواجهة البرمجية
developers-welcome-answered = أُجيب في هذه الصفحة خلال { $ms } ms
developers-welcome-shown = رد من الواجهة البرمجية
developers-welcome-refused = خطأ: { $code }
developers-welcome-missing = المحرك لا يعمل في هذا المتصفح. وبمفتاح يمكنك استعمال الواجهة البرمجية.
developers-welcome-difficulty = الصعوبة
developers-welcome-explain = شرح الخطوة التالية
developers-welcome-another = وضع آخر
developers-welcome-generate = توليد لغز
developers-welcome-check = فحص اللوحة
developers-welcome-copy = نسخ هذا الطلب بصيغة
developers-welcome-answer = الرد
developers-welcome-keys = أشر إلى سطر، أو استعمل مفاتيح الأسهم، لتقرأ معناه.
developers-welcome-docs-more = كل مسار وكل حقل
developers-welcome-price = الأسعار
developers-welcome-price-more = مجاني، وبلا باقات
developers-welcome-limits = الحدود
developers-welcome-limits-more = عدد الطلبات في الدقيقة: { $limit }
developers-welcome-terms-more = ذكر المصدر مطلوب
developers-welcome-key-lead = كل ما تحتاج إليه بريد إلكتروني، بلا كلمة مرور. والمفتاح مجاني.
developers-welcome-first = أدخل بريدك، وافتح الرابط الذي نرسله إليك.
developers-welcome-second = اضغط «إنشاء مفتاح».
developers-welcome-third = الصق السطر الذي يأتي مع المفتاح في طرفية.
developers-welcome-agents = استعملها من وكيل
developers-welcome-begin = تسجيل الدخول أو إنشاء حساب
developers-sign-in-heading = تسجيل الدخول أو إنشاء حساب
developers-sign-in-lead = نرسل إليك رابطًا. يعمل مرة واحدة، خلال 15 دقيقة. وأول رابط ينشئ حسابك.
developers-sign-in-send = أرسل إليّ رابطًا
developers-sign-in-with = المتابعة عبر { $name }
developers-sent-heading = راجع بريدك
developers-sent-lead = الرابط في طريقه إلى { $email }. يعمل مرة واحدة، خلال 15 دقيقة.
developers-sent-again = إرساله مرة أخرى
developers-sent-wrong = عنوان آخر
developers-sent-after = يمكنك طلب رابط جديد بعد دقيقة. والروابط السابقة تبقى صالحة حتى يُستعمل أحدها.
developers-again-heading = تسجيل الدخول مرة أخرى
developers-again-lead = هذا الإجراء يحتاج إلى تسجيل دخول خلال الدقائق العشر الأخيرة. لم يتغير شيء. سجّل الدخول ثم حاول من جديد.
developers-sent-shown = رابطك
developers-sent-shown-why = لم يُعدّ خادم بريد، ولا يرى هذه الصفحة إلا هذا الجهاز، فها هو الرابط.
developers-sent-open = افتح الرابط
developers-confirm-sign-in-heading = تسجيل الدخول
developers-confirm-sign-in-lead = أنت على وشك تسجيل الدخول بالبريد { $email }.
developers-confirm-sign-in-button = تسجيل الدخول
developers-confirm-change-heading = تغيير العنوان
developers-confirm-change-lead = سيصير عنوان الحساب { $email }.
developers-confirm-change-button = تأكيد التغيير
developers-changed-half-heading = جاء التأكيد من عنوان واحد
developers-changed-half-lead = يصير العنوان { $email } حالما يؤكده العنوان الآخر أيضًا.
developers-changed-done-heading = تغير العنوان
developers-changed-done-lead = من الآن تسجل الدخول بالبريد { $email }.
developers-refusal-heading = لم ينجح ذلك
developers-refusal-INVALID_FORM = تعذرت قراءة النموذج. حاول من جديد.
developers-refusal-INVALID_EMAIL = ليس هذا بريدًا إلكترونيًا. شكله name@example.com.
developers-wrong-email-spelling = في هذا العنوان حرف أو نقطة تشبه غيرها. ينبغي أن يكون { $suggestion }.
developers-wrong-email-domain = بعد العلامة @ ننتظر اسم نطاق، مثل example.com.
developers-wrong-email-unserved = لا يستطيع خادم بريدنا الإرسال إلى عناوين فيها مثل هذه الحروف قبل العلامة @. استعمل عنوانًا آخر.
developers-refusal-INVALID_KEY_NAME = الاسم من 1 إلى 100 حرف قابل للطباعة.
developers-refusal-CROSS_SITE = لم يأت هذا الطلب من إحدى صفحاتنا، فرُفض.
developers-refusal-ACCOUNT_SUSPENDED = هذا الحساب معلّق، فلا يمكن تغييره.
developers-refusal-EMAIL_UNVERIFIED = لم يتحقق المزوّد من بريدك الإلكتروني. تحقق منه هناك، أو سجّل الدخول برابط.
developers-refusal-KEY_NOT_FOUND = هذا المفتاح غير موجود.
developers-refusal-ACCOUNT_NOT_FOUND = هذا الحساب غير موجود.
developers-refusal-ACCOUNT_EXISTS = لا يمكن استعمال هذا العنوان لحسابك.
developers-refusal-OWN_ACCOUNT = لا يمكنك تعليق حسابك.
developers-refusal-LINK_EXPIRED = استُعمل هذا الرابط أو انتهت صلاحيته. اطلب رابطًا جديدًا.
developers-refusal-RATE_LIMITED = جاءت طلبات كثيرة في وقت قصير. انتظر قليلًا.
developers-refusal-LETTER_LIMIT = أرسلنا إلى هذا العنوان رسالة قبل قليل. راجع صندوق البريد، ومعه مجلد الرسائل غير المرغوب فيها، أو حاول لاحقًا. والرابط الذي وصلك لا يزال صالحًا.
developers-refusal-PROVIDER_ERROR = لم يؤكد المزوّد هويتك. حاول من جديد.
developers-refusal-MAIL_ERROR = تعذر إرسال الرسالة. حاول لاحقًا.
developers-refusal-MAIL_MISSING = لم يُعدّ البريد هنا. اطلب من مشغّلي هذه الخدمة رابط دخول: ينشئه الأمر nonet accounts sign-in-link EMAIL.
developers-refusal-UNAVAILABLE = لا نستطيع الآن الوصول إلى قاعدة بياناتنا، فربما لم يتم تغييرك. حاول من جديد بعد لحظة.
developers-refusal-INTERNAL_ERROR = حدث خطأ من جهتنا.
developers-keys-heading = مفاتيح الواجهة البرمجية
developers-keys-lead = يوضع المفتاح في ترويسة Authorization من كل طلب. احفظه على خادمك.
developers-keys-name = الاسم
developers-keys-first = مفتاحي الأول
developers-keys-key = المفتاح
developers-keys-made = أُنشئ
developers-keys-used = آخر استعمال
developers-keys-uses = الطلبات، 7 أيام
developers-keys-uses-picture = { $count ->
    [zero] لا طلبات خلال { $days } أيام
    [one] طلب واحد خلال { $days } أيام
    [two] طلبان خلال { $days } أيام
    [few] { $count } طلبات خلال { $days } أيام
    [many] { $count } طلبًا خلال { $days } أيام
   *[other] { $count } طلب خلال { $days } أيام
}
developers-keys-made-on = أُنشئ في { $day }
developers-keys-rotate-do = تبديل
developers-keys-rotate-named = تبديل { $name }
developers-keys-expires = تنتهي صلاحيته
developers-keys-state = الحالة
developers-keys-never = أبدًا
developers-keys-after = { $days ->
    [zero] فورًا
    [one] بعد يوم واحد
    [two] بعد يومين
    [few] بعد { $days } أيام
    [many] بعد { $days } يومًا
   *[other] بعد { $days } يوم
}
developers-keys-make = إنشاء مفتاح
developers-keys-revoke = إلغاء
developers-keys-revoke-named = إلغاء { $name }
developers-keys-revoked = ملغى
developers-keys-expired = منتهي الصلاحية
developers-keys-rotate = لاستبدال مفتاح بلا انقطاع، افتحه باسمه وبدّله.
developers-new-key-heading = مفتاحك الجديد: { $name }
developers-new-key-lead = انسخه الآن. لا يُعرض إلا هذه المرة، ولا نحفظه.
developers-new-key-try = جرّبه
developers-new-key-kept = لقد حفظته
developers-usage-heading = الاستخدام
developers-usage-quota = بقي من طلبات هذه الدقيقة { $remaining } من { $limit }. ويعود العدد { $reset ->
    [zero] الآن.
    [one] خلال ثانية واحدة.
    [two] خلال ثانيتين.
    [few] خلال { $reset } ثوانٍ.
    [many] خلال { $reset } ثانية.
   *[other] خلال { $reset } ثانية.
}
developers-usage-caption = { $count ->
    [zero] من { $first } إلى { $last }: لا طلبات، بحد أقصى { $most } في اليوم
    [one] من { $first } إلى { $last }: طلب واحد، بحد أقصى { $most } في اليوم
    [two] من { $first } إلى { $last }: طلبان، بحد أقصى { $most } في اليوم
    [few] من { $first } إلى { $last }: { $count } طلبات، بحد أقصى { $most } في اليوم
    [many] من { $first } إلى { $last }: { $count } طلبًا، بحد أقصى { $most } في اليوم
   *[other] من { $first } إلى { $last }: { $count } طلب، بحد أقصى { $most } في اليوم
}
developers-usage-picture = { $count ->
    [zero] مخطط أعمدة بلا طلبات؛ وفي الجدول أدناه الأعداد نفسها
    [one] مخطط أعمدة بحسب اليوم: طلب واحد؛ وفي الجدول أدناه الأعداد نفسها
    [two] مخطط أعمدة بحسب اليوم: طلبان؛ وفي الجدول أدناه الأعداد نفسها
    [few] مخطط أعمدة بحسب اليوم: { $count } طلبات؛ وفي الجدول أدناه الأعداد نفسها
    [many] مخطط أعمدة بحسب اليوم: { $count } طلبًا؛ وفي الجدول أدناه الأعداد نفسها
   *[other] مخطط أعمدة بحسب اليوم: { $count } طلب؛ وفي الجدول أدناه الأعداد نفسها
}
developers-usage-table = الشيء نفسه في جدول
developers-usage-day = اليوم
developers-usage-endpoint = نقطة الوصول
developers-usage-outcome = النتيجة
developers-usage-requests = الطلبات
developers-usage-delay = تظهر الأعداد خلال ثوانٍ قليلة. وتبدأ الأيام عند منتصف الليل بتوقيت UTC.
developers-outcome-ok = ناجح
developers-outcome-refused = مرفوض
developers-outcome-limited = فوق الحد (429)
developers-outcome-failed = فشل
developers-sessions-heading = أين سجلت الدخول
developers-sessions-lead = تنتهي الجلسة بعد 7 أيام بلا استعمال، وبعد 30 يومًا على الأكثر.
developers-sessions-browser = المتصفح
developers-sessions-begun = سُجل الدخول
developers-sessions-seen = آخر ظهور
developers-sessions-end = إنهاء
developers-sessions-this = هذا المتصفح
developers-sessions-unknown = غير معروف
developers-sessions-end-all = تسجيل الخروج من كل مكان
developers-account-heading = حسابك
developers-account-lead = { $email }، منذ { $date }
developers-account-change-heading = تغيير العنوان
developers-account-change-text = نرسل رابطًا إلى العنوانين، ولا بد من تأكيدهما معًا.
developers-account-change-new = البريد الإلكتروني الجديد
developers-account-change-send = إرسال الرابطين
developers-account-change-waiting = التغيير إلى { $email } ينتظر تأكيد العنوانين معًا.
developers-account-change-link = الرابط إلى { $email }
developers-account-change-cancel = إلغاء التغيير
developers-account-export-heading = خذ بياناتك معك
developers-account-export-text = كل ما حُفظ عن الحساب، في ملف JSON واحد.
developers-account-export-button = تصدير الحساب
developers-account-delete-heading = حذف الحساب
developers-account-delete-text = تتوقف مفاتيحه وروابط تنزيله فورًا. ولا رجعة في هذا.
developers-account-delete-type = اكتب بريدك الإلكتروني
developers-account-delete-button = حذف الحساب
developers-account-delete-wrong = ليس هذا عنوان الحساب.
developers-administration-search = جزء من عنوان
developers-administration-find = بحث
developers-administration-accounts = الحسابات
developers-administration-account = الحساب
developers-administration-since = منذ
developers-administration-state = الحالة
developers-administration-usage = كل الطلبات
developers-administration-suspend = تعليق
developers-administration-restore = استعادة
developers-state-active = نشط
developers-state-suspended = معلّق
developers-audit-time = الوقت
developers-audit-by = من
developers-audit-action = الإجراء
developers-audit-account = الحساب
developers-audit-detail = التفصيل
developers-audit-request = الطلب
developers-audit-address = العنوان
developers-audit-older = مدخلات أقدم
developers-journal-heading = نشاط الحساب
developers-journal-lead = كل ما جرى على حسابك، وأحدثه أولًا. تُحذف عناوين IP بعد 30 يومًا.
developers-deed-make-account = إنشاء حساب
developers-deed-sign-up = تسجيل
developers-deed-sign-in = دخول
developers-deed-sign-out = خروج
developers-deed-end-session = إنهاء جلسة
developers-deed-connect = ربط برنامج
developers-deed-end-connection = إنهاء ربط
developers-deed-end-all-sessions = إنهاء كل الجلسات
developers-deed-make-sign-in-link = إنشاء رابط دخول
developers-deed-make-key = إنشاء مفتاح
developers-deed-revoke-key = إلغاء مفتاح
developers-deed-export = تصدير
developers-deed-begin-change-of-address = بدء تغيير العنوان
developers-deed-cancel-change-of-address = إلغاء تغيير العنوان
developers-deed-change-address = تغيير العنوان
developers-deed-join-identity = إضافة هوية
developers-deed-delete-account = حذف حساب
developers-deed-look-at-account = الاطلاع على حساب
developers-deed-suspend = تعليق
developers-deed-restore = استعادة
developers-deed-limit = وضع حدود
developers-deed-promote = ترقية إلى الإدارة
developers-deed-demote = إعفاء من الإدارة
letter-sign-in-subject = تسجيل الدخول إلى { $name }
letter-sign-in-text =
    افتح هذا الرابط لتسجيل الدخول إلى { $name }. يعمل مرة واحدة، خلال 15 دقيقة:

    { $link }

    إن لم تطلبه فتجاهل هذه الرسالة.
letter-change-old-subject = تأكيد تغيير عنوانك لدى { $name }
letter-change-old-text =
    شخص سجل الدخول إلى حسابك لدى { $name } يريد تغيير بريده الإلكتروني. إن كنت أنت فافتح هذا الرابط خلال ساعة:

    { $link }

    إن لم تكن أنت فسجّل الدخول وأنهِ كل الجلسات.
letter-change-new-subject = تأكيد عنوانك الجديد لدى { $name }
letter-change-new-text =
    أُدخل هذا العنوان عنوانًا جديدًا لحساب لدى { $name }. افتح هذا الرابط خلال ساعة لتأكيده:

    { $link }

    إن لم تطلب ذلك فتجاهل هذه الرسالة.
developers-title-docs = الوثائق
developers-title-document = الوثائق
developers-title-embed = التضمين
developers-title-try = جرّبها
developers-docs-markdown = هذه الصفحة بصيغة Markdown
developers-try-lead = أرسل طلبًا بأحد مفاتيحك. يُحسب كأي طلب آخر، ويبقى المفتاح في هذه الصفحة.
developers-try-elsewhere = لا يمكن إرسال الطلبات من هذه الصفحة إلا إذا كان للواجهة البرمجية أصل الموقع نفسه. وهي في { $origin }، فتحجب المتصفحات ردودها عن هذه الصفحة. أما البرامج على خادم فلا يشملها ذلك.
developers-try-without-scripts = إرسال الطلبات من هذه الصفحة يحتاج إلى JavaScript. والبداية السريعة تبيّن طريقة أخرى.
developers-try-body = النص
developers-try-send = إرسال
developers-try-answer = الرد
developers-audit-command-line = سطر الأوامر
developers-audit-deleted = حساب محذوف { $id }
developers-audit-administrator = مدير
audit-sign-in = { $way ->
    [link] برابط
    [passkey] بمفتاح مرور
    [recovery-code] برمز استرداد
   *[provider] عبر { $provider }
}
audit-session = الجلسة { $id }
audit-key = المفتاح { $id } ({ $name })
audit-ended-key = المفتاح { $id } ({ $name }): { $why ->
    [code-twice] استُعمل رمز مرتين
    [refresh-token-twice] استُعمل رمز تجديد مرتين
   *[program] بطلب من برنامجه
}
audit-name = { $name }
audit-program = { $name } ({ $client })، { $scope }
audit-prose = { $text }
developers-docs-reference = المرجع
reference-group-making = الإنشاء
reference-group-judging = التقييم
reference-group-playing = اللعب
reference-group-publishing = النشر
developers-docs-errors = الأخطاء
developers-docs-changelog = سجل تغييرات الواجهة البرمجية
letter-new-key-subject = مفتاح جديد لحسابك لدى { $name }
letter-new-key-text =
    أُنشئ المفتاح «{ $key }» ({ $shown }) لحسابك لدى { $name }.

    إن لم تكن أنت فألغه وسجّل الخروج من كل مكان: { $link }
letter-new-connection-subject = رُبط برنامج بحسابك لدى { $name }
letter-new-connection-text =
    سمحت للبرنامج «{ $program }» باستعمال أدوات { $name } نيابة عنك.

    إن لم تكن أنت فأنهِ الربط وسجّل الخروج من كل مكان: { $link }
letter-new-browser-subject = دخول متصفح جديد إلى { $name }
letter-new-browser-text =
    سُجل الدخول إلى حسابك لدى { $name } بمتصفح لم يُستعمل من قبل ({ $agent }، من { $address }).

    إن لم تكن أنت فسجّل الدخول وأنهِ تلك الجلسة: { $link }
letter-identity-joined-subject = طريقة أخرى لتسجيل الدخول إلى { $name }
letter-identity-joined-text =
    من الآن يمكنك تسجيل الدخول إلى حسابك لدى { $name } بهويتك لدى { $issuer }.

    إن لم تكن أنت فأزل هذه الطريقة من صفحة حسابك، وانظر ماذا جرى: { $link }
letter-identity-removed-subject = أُزيلت طريقة لتسجيل الدخول إلى { $name }
letter-identity-removed-text =
    لم يعد يمكنك تسجيل الدخول إلى حسابك لدى { $name } بهويتك لدى { $issuer }.

    إن لم تكن أنت فانظر ماذا جرى: { $link }
letter-address-changed-subject = تغير عنوان حسابك لدى { $name }
letter-address-changed-text =
    تغير عنوان حسابك لدى { $name } من { $old } إلى { $new }. وسُجل خروج الحساب من كل مكان آخر.

    إن لم تكن أنت فاكتب إلى { $contact }.
letter-deleted-subject = حُذف حسابك لدى { $name }
letter-deleted-text =
    حُذف حسابك لدى { $name }، ومعه مفاتيحه وكل ما حُفظ عنه.

    إن لم تكن أنت فاكتب إلى { $contact }.
letter-suspended-subject = حسابك لدى { $name } معلّق
letter-suspended-text =
    حسابك لدى { $name } معلّق: لم تعد مفاتيحه وروابط تنزيله تعمل، ولا يمكن تغييره ولا حذفه. ويمكنك مع ذلك تسجيل الدخول وتصدير بياناتك.

    للاعتراض اكتب إلى { $contact }.
letter-restored-subject = استُعيد حسابك لدى { $name }
letter-restored-text =
    لم يعد حسابك لدى { $name } معلّقًا. ومفاتيحه الصالحة تعمل من جديد.
letter-join-subject = تأكيد طريقة أخرى لتسجيل الدخول إلى { $name }
letter-join-text =
    سجل شخص الدخول لدى { $issuer } بعنوانك. إن كنت أنت فافتح هذا الرابط خلال 15 دقيقة لإضافة ذلك طريقة أخرى لتسجيل الدخول إلى حسابك لدى { $name }:

    { $link }

    إن لم تكن أنت فلا تفعل شيئًا: لم يسجل أحد الدخول.
developers-title-join-sent = تسجيل الدخول
developers-title-sure = هل أنت متأكد؟
developers-join-sent-heading = أكّد بالبريد أولًا
developers-join-sent-lead = هناك حساب بهذا العنوان من قبل. ورسالة إلى { $email } تسأل هل يُسمح لهذا المزوّد بإدخالك إليه، ولا تحتاج إلى التأكيد إلا مرة واحدة.
developers-join-sent-shown = لم يُعدّ خادم بريد، ولا يرى هذه الصفحة إلا هذا الجهاز، فها هو الرابط.
developers-confirm-join-heading = طريقة أخرى لتسجيل الدخول
developers-confirm-join-lead = من الآن يمكنك أيضًا تسجيل الدخول إلى الحساب { $email } عبر هذا المزوّد.
developers-confirm-join-button = إضافتها وتسجيل الدخول
developers-identities-heading = تسجيل الدخول عبر مزوّدين آخرين
developers-identities-none = لا مزوّد. تسجل الدخول برابط.
developers-identities-provider = المزوّد
developers-identities-since = منذ
developers-identities-remove = إزالة
developers-identities-remove-named = إزالة { $name }
developers-sure-back = رجوع
developers-sure-revoke-heading = إلغاء { $name }؟
developers-sure-revoke-lead = البرامج التي تستعمل هذا المفتاح ({ $shown }) تُرفض ابتداءً من طلبها التالي. ولا رجعة في هذا.
developers-sure-revoke-button = إلغاء المفتاح
developers-sure-suspend-heading = تعليق { $name }؟
developers-sure-suspend-lead = تُرفض كل مفاتيح الحساب وروابط تنزيله ابتداءً من الطلب التالي، ويُخبر صاحبه بالبريد.
developers-sure-suspend-button = تعليق الحساب
developers-deed-remove-identity = إزالة هوية
developers-refusal-KEY_LIMIT = بلغ هذا الحساب حده من المفاتيح. ألغِ مفتاحًا لم تعد تحتاج إليه.
developers-refusal-INVALID_KEY_EXPIRY = تنتهي صلاحية المفتاح بعد 30 أو 90 أو 365 يومًا، أو لا تنتهي أبدًا.
developers-refusal-ADMINISTRATOR_IDENTITY = يسجل المديرون الدخول برابط، لا عبر مزوّد.
developers-refusal-IDENTITY_NOT_FOUND = ليس لك مثل هذه الطريقة لتسجيل الدخول.
developers-deed-revoke-leaked-key = إلغاء مفتاح مسرّب
letter-leaked-subject = تسرّب مفتاح لحسابك لدى { $name } وأُلغي
letter-leaked-text =
    عثر شخص على المفتاح «{ $key }» ({ $shown }) لحسابك لدى { $name } وأبلغنا عنه. وقد ألغيناه: تُرفض الطلبات به من الآن.

    أنشئ مفتاحًا جديدًا، وتحقق من المكان الذي حُفظ فيه القديم: { $link }
developers-deed-change-key = تغيير مفتاح
developers-deed-rotate-key = تبديل مفتاح
developers-title-key = المفتاح
developers-key-change-heading = تغيير هذا المفتاح
developers-key-change-button = حفظ التغييرات
developers-key-rotate-heading = تبديل هذا المفتاح
developers-key-rotate-text = يحل مفتاح جديد محل هذا، بالاسم والصلاحيات نفسها. ويبقى هذا صالحًا مدة، حتى تنتقل برامجك إلى الجديد.
developers-key-rotate-overlap = ينتهي المفتاح القديم
developers-key-rotate-after = { $hours ->
    [0] فورًا
    [1] بعد ساعة
    [24] بعد يوم
    [168] بعد أسبوع
    [720] بعد 30 يومًا
   *[other] بعد { $hours } ساعة
}
developers-key-rotate-button = تبديل المفتاح
developers-key-scope = الصلاحيات
developers-key-scope-all = كل شيء
developers-key-scope-content = المحتوى: إعداد الألغاز وفحصها وتقديرها
developers-key-scope-publish = النشر والطباعة
developers-key-scope-read = القراءة: فحص الألغاز وتقديرها
developers-key-addresses = عناوين IP المسموح بها (كلها إن تُرك فارغًا)
developers-refusal-UNKNOWN_PROGRAM = لا نعرف البرنامج الذي أرسلك إلى هنا: فهو غير مسجل، أو تعذرت قراءة الصفحة التي تصفه. لم يُسمح بشيء. ابدأ من جديد في البرنامج.
developers-refusal-FOREIGN_REDIRECT = يريد البرنامج أن يرسلك إلى عنوان لم يسجله. وبهذه الطريقة يمكن أن يُسرق الوصول، فلم يُسمح بشيء.
developers-refusal-CONSENT_EXPIRED = انتهت صلاحية طلب هذا البرنامج، أو لم يُقدَّم في هذا المتصفح. ابدأ من جديد في البرنامج.
developers-connect-heading = ربط { $program }؟
developers-connect-lead = يريد { $program } أن يستعمل أدوات هذه الخدمة نيابة عنك. وقد سجلت الدخول بالبريد { $email }.
developers-connect-back = ستُعاد إلى { $host }. إن لم تأت من هناك فلا تسمح بهذا.
developers-connect-here = يعمل على جهازك، فاسمه غير متحقق منه.
developers-connect-document = يصف البرنامج نفسه في { $address }.
developers-connect-scope = الصلاحيات
developers-connect-allow = سماح
developers-connect-deny = عدم السماح
developers-connect-end = تُحسب طلباته من طلباتك. ويمكنك فصله في أي وقت من صفحة مفاتيحك.
developers-not-connected-heading = لم يُربط { $program }
developers-not-connected-lead = لم تسمح به، فلا صلاحية له، ولم يُخبر بشيء.
developers-not-connected-back = قد ينتظر جوابك عند { $host } برنامج بدأته بنفسك. لا تذهب إليه إلا إن كنت تعرفه.
developers-not-connected-tell = إخباره عند { $host }
developers-unfit-lead = قدّم البرنامج الذي أرسلك إلى هنا طلبًا غير صالح. لم يُسمح بشيء، ولم تُعَد إليه.
developers-unfit-detail = يستطيع مطوروه إصلاح هذا:
developers-connections-heading = البرامج المربوطة
developers-connections-lead = سمحت لهذه البرامج باستعمال الأدوات نيابة عنك. والبرنامج الذي تفصله يفقد صلاحيته ابتداءً من طلبه التالي.
developers-connections-program = البرنامج
developers-connections-end = إنهاء
developers-connections-end-named = إنهاء ربط { $name }
developers-refusal-INVALID_KEY_REACH = شكل العناوين 203.0.113.7 أو 2001:db8::/48، تفصل بينها فواصل، وهي 20 على الأكثر.
developers-title-requests = الطلبات
developers-requests-heading = الأيام السبعة الأخيرة
developers-requests-lead = طلباتك، وأحدثها أولًا، بعد ثوانٍ قليلة من كل رد. ولا تُحفظ نصوصها أبدًا.
developers-requests-status = الحالة
developers-requests-key = المفتاح
developers-requests-every = كل المفاتيح
developers-requests-show = عرض
developers-requests-took = المدة
developers-requests-ms = { $ms } ms
developers-requests-download = تنزيل بصيغة CSV
developers-title-recovery = تسجيل الدخول
developers-title-recovery-codes = رموز الاسترداد
developers-passkey-sign-in = تسجيل الدخول بمفتاح مرور
developers-passkey-none = لم يُجب أي مفتاح مرور. حاول من جديد، أو سجّل الدخول بطريقة أخرى.
developers-passkey-not-made = لم يُنشأ مفتاح مرور. حاول من جديد، وبعد عشر دقائق سجّل الدخول مرة أخرى أولًا.
developers-passkey-first = جهازي
developers-passkey-add = إضافة مفتاح مرور
developers-passkeys-heading = مفاتيح المرور
developers-passkeys-text = يبقى مفتاح المرور على جهازك، أو في مدير كلمات المرور، ويدخلك ببصمة أو وجه أو رمز. ومن يستطيع قراءة بريدك لا يملكه.
developers-passkeys-scripts = إنشاء مفتاح مرور يحتاج إلى JavaScript.
developers-passkeys-nowhere = لا تنشئ المتصفحات مفاتيح مرور إلا لمواقع لها اسم مضيف وhttps، أو على localhost. وليس لهذا الموقع شيء منهما، فتسجل الدخول برابط.
developers-codes-heading = رموز الاسترداد
developers-codes-text = { $count ->
    [zero] إن فقدت كل مفاتيح المرور، أدخلك واحد من عشرة رموز. وليس لك منها شيء بعد.
    [one] إن فقدت كل مفاتيح المرور، أدخلك رمز مرة واحدة. بقي رمز واحد.
    [two] إن فقدت كل مفاتيح المرور، أدخلك رمز مرة واحدة. بقي رمزان.
    [few] إن فقدت كل مفاتيح المرور، أدخلك رمز مرة واحدة. بقيت { $count } رموز.
    [many] إن فقدت كل مفاتيح المرور، أدخلك رمز مرة واحدة. بقي { $count } رمزًا.
   *[other] إن فقدت كل مفاتيح المرور، أدخلك رمز مرة واحدة. بقي { $count } رمز.
}
developers-codes-make = إنشاء عشرة رموز جديدة
developers-codes-new-heading = رموز الاسترداد الخاصة بك
developers-codes-new-lead = اطبعها أو اكتبها الآن. لا تُعرض إلا هذه المرة، ولم تعد الرموز السابقة صالحة. كل رمز يدخلك مرة واحدة.
developers-codes-kept = لقد حفظتها
developers-recovery-link = تسجيل الدخول برمز استرداد
developers-recovery-heading = تسجيل الدخول برمز استرداد
developers-recovery-lead = لمن ليس معه شيء من مفاتيح مروره. كل رمز يعمل مرة واحدة.
developers-recovery-code = رمز الاسترداد
developers-recovery-button = تسجيل الدخول
developers-refusal-PASSKEY_REFUSED = ليس مفتاح المرور هذا لهذا الموقع، أو انتهت صلاحية الطلب. حاول من جديد.
developers-refusal-PASSKEY_LIMIT = للحساب 10 مفاتيح مرور على الأكثر. أزل مفتاحًا لم تعد تحتاج إليه.
developers-refusal-PASSKEY_NOT_FOUND = ليس لحسابك مفتاح المرور هذا.
developers-refusal-PASSKEY_REQUIRED = يسجل المديرون الدخول بمفتاح مرور. أنشئ واحدًا في صفحة حسابك، وسجّل الدخول به. وإن لم تكن معك أجهزتك فاستعمل رمز استرداد.
developers-refusal-RECOVERY_CODE_REFUSED = ليس هذا رمزًا لهذا العنوان، أو استُعمل من قبل.
developers-deed-add-passkey = إضافة مفتاح مرور
developers-deed-remove-passkey = إزالة مفتاح مرور
developers-deed-forget-passkeys = حذف مفاتيح المرور
developers-deed-make-recovery-codes = إنشاء رموز استرداد
letter-passkey-added-subject = مفتاح مرور جديد لحسابك لدى { $name }
letter-passkey-added-text =
    من الآن يمكن لمفتاح المرور «{ $key }» تسجيل الدخول إلى حسابك لدى { $name }.

    إن لم تكن أنت فأزله وسجّل الخروج من كل مكان: { $link }
letter-passkey-removed-subject = أُزيل مفتاح مرور من حسابك لدى { $name }
letter-passkey-removed-text =
    لم يعد يمكن لمفتاح المرور «{ $key }» تسجيل الدخول إلى حسابك لدى { $name }.

    إن لم تكن أنت فانظر ماذا جرى: { $link }
letter-recovery-code-used-subject = استُعمل رمز استرداد للدخول إلى { $name }
letter-recovery-code-used-text =
    سُجل الدخول إلى حسابك لدى { $name } بأحد رموز استرداده.

    إن لم تكن أنت فأنشئ رموزًا جديدة، وأزل مفاتيح المرور التي لا تعرفها، وسجّل الخروج من كل مكان: { $link }
developers-title-reference = المرجع
developers-title-endpoint = المرجع
developers-description = سودوكو متحقق منها عبر واجهة برمجية بصيغة JSON: ألغاز لها حل واحد بالضبط، وفحوص وتقييمات وتلميحات وأوراق. مجانًا، بمفتاح.
developers-copied = نُسخ
shelf-docs = الوثائق
shelf-start = البداية
shelf-guides = الأدلة
shelf-search = بحث
shelf-search-none = لم يُعثر على شيء
developers-try-method = الطريقة
developers-try-path = المسار
developers-try-headers = المفتاح والترويسات
developers-try-own-key = مفتاح أُنشئ لك، صالح عشر دقائق
developers-try-more-headers = ترويسات أخرى، واحدة في كل سطر
developers-try-strangers = ما دمت قد سجلت الدخول فلا تحتاج هنا إلى مفتاح.
developers-try-quick-start = البداية السريعة
developers-try-curl = نسخ بصيغة curl
developers-try-time = خلال { $ms } ms
developers-try-lost = لم يأت رد. تحقق من اتصالك، وأرسله مرة أخرى.
developers-try-board = اللوحة { $number }
developers-try-more = في الرد لوحات أخرى.
developers-try-page = الورقة
developers-try-open = فتح ملف PDF
developers-try-answer-headers = ترويسات الرد
developers-mend-heading = النص المصحح
developers-mend-use = استعماله
developers-deed-make-trial-key = إنشاء مفتاح للتجربة
developers-title-request = الطلب
developers-request-heading = تفاصيل الطلب
developers-request-wrong = ما كان الخطأ
developers-request-kept = تُحفظ أسماء الحقول وقيمها المنتظرة يومًا واحدًا. أما البيانات التي أرسلتها فلا تُحفظ أبدًا.
developers-request-code = صفحة رمز الخطأ تشرح ماذا تفعل.
developers-request-good = نجح الطلب.
developers-request-look-up = معرّف الطلب
developers-request-explain = شرح
developers-mend-paste = الصق النص الذي أرسلته. يبقى في هذه الصفحة.
developers-mend-nothing = ليس فيه ما يمكن تصحيحه بيقين.
developers-usage-by = المخطط
developers-usage-by-outcome = بحسب النتيجة، 30 يومًا
developers-usage-by-key = بحسب المفتاح، 7 أيام
developers-usage-parts = بحسب المفتاح ونقطة الوصول والرمز، 7 أيام
developers-usage-one-by-one = كل طلب في الأيام السبعة الأخيرة
developers-outcome-others = مفاتيح أخرى
developers-administration-order = الترتيب
developers-administration-requests = الطلبات في 30 يومًا
developers-administration-before = الحسابات السابقة
developers-administration-next = الحسابات التالية
developers-standing-every = الكل
developers-standing-active = نشطة
developers-standing-suspended = معلّقة
developers-standing-administrator = المديرون
developers-order-address = بحسب العنوان
developers-order-newest = الأحدث أولًا
developers-order-requests = الأكثر طلبات أولًا
developers-title-status = الحالة
status-lead = حالة الخدمة الآن وفي الأيام السبعة الأخيرة، بقياساتها هي.
status-good = الخدمة تقبل الطلبات.
status-bad = لا تستطيع الخدمة الوصول إلى قاعدة بياناتها: تفشل الطلبات حاليًا بالرمز 503.
status-days = الأيام السبعة الأخيرة
status-day = اليوم
status-requests = الطلبات
status-served = بلا خطأ في الخادم (5xx)
status-fast = خلال 100 ms
status-slow = خلال ثانية
status-share = { $share } %
status-none = لم تكن هناك طلبات في الأيام السبعة الأخيرة.
status-how = تُعد طلبات الحسابات كلها، من أول بايت فيها حتى الرد. وتبدأ الأيام عند منتصف الليل بتوقيت UTC. المحرك { $version }.
status-counted = آخر عد: { $time }.

# حدود حساب واحد. { $requests } و{ $keys } عددان، أو "-" لما لكل الحسابات.
developers-title-limits = حدود حساب
developers-limits-heading = الحدود
developers-limits-text = هذه الحدود لهذا الحساب وحده. اترك الحقل فارغًا للقيمة الافتراضية.
developers-limits-requests = الطلبات في الدقيقة
developers-limits-keys = المفاتيح في وقت واحد
developers-limits-change = تغيير الحدود
developers-limits-sure = تغيير حدود { $name }؟
developers-limits-sure-lead = تسري ابتداءً من الطلب التالي. وتبقى المفاتيح الحالية صالحة. ويرى صاحب الحساب الحدود في صفحة الاستخدام.
developers-limits-from-to = { $before } حتى الآن، ثم { $after } من الآن
developers-limits-button = تغيير الحدود
developers-usage-own-limits = لهذا الحساب حدوده الخاصة: عدد الطلبات في الدقيقة { $limit }، وعدد المفاتيح في وقت واحد { $keys }.
audit-limits = الطلبات في الدقيقة: { $requests }، المفاتيح: { $keys }
developers-refusal-INVALID_LIMIT = الحدود أعداد: من 1 إلى 100000 طلب في الدقيقة، ومن 1 إلى 1000 مفتاح. والحقل الفارغ يعني القيمة الافتراضية.

builder-heading = لوحة على صفحتك
builder-lead = لا ملفات ارتباط ولا حساب، ولا برامج نصية لنا في صفحتك.
builder-puzzle = اللغز
builder-puzzle-daily = لغز اليوم
builder-puzzle-puzzle = لغز واحد
builder-puzzle-collection = مجموعة
builder-level = المستوى
builder-name = رابطه في هذا الموقع، أو أحرفه وعددها 81
builder-unknown = ليس هذا لغزًا أو مجموعة لكل منها حل واحد بالضبط.
builder-help = أقصى ما يُظهره التلميح
builder-help-none = لا شيء
builder-help-where = أين
builder-help-technique = التقنية
builder-help-step = الخطوة كلها
builder-theme = فاتح أو داكن
builder-theme-page = كالصفحة
builder-theme-light = فاتح
builder-theme-dark = داكن
builder-colour = اللون
builder-colour-blue = أزرق
builder-colour-ink = حبري
builder-colour-green = أخضر
builder-colour-own = مخصص
builder-colour-choose = لون مخصص
builder-show = عرض هذه اللوحة
builder-code = الشيفرة
builder-copy = نسخ
builder-code-iframe = يعمل في أي صفحة.
builder-code-element = عنصر مخصص بأحداث وأنماط من الحزمة nonet-engine، تبنيها من نسخة المصدر وتستضيفها بنفسك.
builder-code-react = العنصر المخصص نفسه في React 19.
builder-code-wordpress = الصق هذا العنوان في سطر مستقل. وتقبله أيضًا برامج أخرى تدعم oEmbed.
builder-preview = معاينة في موقع آخر
builder-width = العرض
