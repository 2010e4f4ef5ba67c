# أين يُبحث عن التلميح، وما وجده التحليل، وما الخطأ على اللوحة.

look-house = انظر إلى { $place }.
look-digit = انظر أين يمكن أن يكون الرقم { $digit } في { $place }.
look-candidates = انظر إلى المرشحات في { $place }.
look-links = انظر إلى المرشحات في { $place }، وإلى ما يترتب عليها.
analysis-complete = ليس في اللغز خلية فارغة: إنه مكتمل.
analysis-naked = { $count ->
    [zero] لا مفردات ظاهرة
    [one] مفرد ظاهر واحد
    [two] مفردان ظاهران
    [few] { $count } مفردات ظاهرة
    [many] { $count } مفردًا ظاهرًا
   *[other] { $count } مفرد ظاهر
}
analysis-hidden = { $count ->
    [zero] لا مفردات مخفية
    [one] مفرد مخفي واحد
    [two] مفردان مخفيان
    [few] { $count } مفردات مخفية
    [many] { $count } مفردًا مخفيًا
   *[other] { $count } مفرد مخفي
}
analysis-solved = المفردات وحدها تحل هذا اللغز: { $naked }، { $hidden }.
analysis-beyond = { $count ->
    [zero] تعطي المفردات: { $naked }، { $hidden }. ثم لا تبقى خلية تحتاج إلى غيرها.
    [one] تعطي المفردات: { $naked }، { $hidden }. ثم تحتاج خلية واحدة إلى تقنيات أخرى.
    [two] تعطي المفردات: { $naked }، { $hidden }. ثم تحتاج خليتان إلى تقنيات أخرى.
    [few] تعطي المفردات: { $naked }، { $hidden }. ثم تحتاج { $count } خلايا إلى تقنيات أخرى.
    [many] تعطي المفردات: { $naked }، { $hidden }. ثم تحتاج { $count } خلية إلى تقنيات أخرى.
   *[other] تعطي المفردات: { $naked }، { $hidden }. ثم تحتاج { $count } خلية إلى تقنيات أخرى.
}
mistake-given = { $count ->
    [zero] لم يتغير أي معطى من اللغز: { $cells }.
    [one] تغير معطى واحد من اللغز: { $cells }.
    [two] تغير معطيان من اللغز: { $cells }.
    [few] تغيرت { $count } معطيات من اللغز: { $cells }.
    [many] تغير { $count } معطى من اللغز: { $cells }.
   *[other] تغير { $count } معطى من اللغز: { $cells }.
}
mistake-entry = { $count ->
    [zero] ما كُتب كله يوافق الحل: { $cells }.
    [one] رقم واحد لا يوافق الحل: { $cells }.
    [two] رقمان لا يوافقان الحل: { $cells }.
    [few] { $count } أرقام لا توافق الحل: { $cells }.
    [many] { $count } رقمًا لا توافق الحل: { $cells }.
   *[other] { $count } رقم لا توافق الحل: { $cells }.
}
mistake-conflict = رقم مكرر في صف أو عمود أو مربع: { $cells }.
mistake-notes = { $count ->
    [zero] ينقص ملاحظات كل من { $cells } رقم مكانه هناك.
    [one] ينقص ملاحظات { $cells } رقم مكانه هناك.
    [two] ينقص ملاحظات كل من { $cells } رقم مكانه هناك.
    [few] ينقص ملاحظات كل من { $cells } رقم مكانه هناك.
    [many] ينقص ملاحظات كل من { $cells } رقم مكانه هناك.
   *[other] ينقص ملاحظات كل من { $cells } رقم مكانه هناك.
}
check-complete = حُل اللغز.
check-right = { $count ->
    [zero] كل شيء صحيح حتى الآن. لم تبق خلية.
    [one] كل شيء صحيح حتى الآن. بقيت خلية واحدة.
    [two] كل شيء صحيح حتى الآن. بقيت خليتان.
    [few] كل شيء صحيح حتى الآن. بقيت { $count } خلايا.
    [many] كل شيء صحيح حتى الآن. بقيت { $count } خلية.
   *[other] كل شيء صحيح حتى الآن. بقيت { $count } خلية.
}
hint-looking = جارٍ البحث عن أبسط خطوة: جُرّبت { $tried } من { $count } تقنية …
hint-unsupported = لا تجد أي تقنية خطوة تالية.
answer-complete = اللوحة مكتملة: في كل خلية الرقم الصحيح.
