# صفحات لوحات 4x4 و6x6 للأطفال: كلمات قصيرة بلا مصطلحات.

small-size = { $size }×{ $size }
small-title = سودوكو { $size }×{ $size } للأطفال
small-description = سودوكو صغيرة للأطفال: { $size } صفوف، أرقام أو أشكال، وتلميحات بكلمات سهلة.
small-to-go = { $count ->
    [zero] لم تبق خانة
    [one] بقيت خانة واحدة
    [two] بقيت خانتان
    [few] بقيت { $count } خانات
    [many] بقيت { $count } خانة
   *[other] بقيت { $count } خانة
}
small-rule = { $marks ->
    [shapes] في كل صف وكل عمود وكل قسم بإطار سميك يوجد كل شكل مرة واحدة.
   *[digits] في كل صف وكل عمود وكل قسم بإطار سميك يوجد كل رقم مرة واحدة.
}
small-marks = أرقام أو أشكال
small-marks-digits = أرقام
small-marks-shapes = أشكال
small-marks-both = هذه وتلك
small-pad = العلامات
small-cell-given = { $mark }، من البداية، الصف { $row } العمود { $column }
small-cell-entry = { $mark }، الصف { $row } العمود { $column }
small-cell-empty = فارغة، الصف { $row } العمود { $column }
small-cell-twice = مرتين في صف أو عمود أو قسم
small-cell-wrong = ليست صحيحة بعد
small-choose = المس خانة فارغة أولًا.
small-given = هذه كانت هنا من البداية.
small-nothing-to-undo = ليس هناك ما تتراجع عنه.
small-nothing-to-redo = ليس هناك ما تعيده.
small-trouble = المساعدة غير متاحة الآن. حاول بعد دقيقة.
small-no-hints = لا تلميحات أخرى لهذا اللغز.
small-not-kept = لا يستطيع هذا المتصفح حفظ خاناتك.
small-another = لغز آخر للأطفال
small-levels = مستويات { $size }×{ $size }
small-print = اطبع هذا
small-for-children = للأطفال
small-for-children-text = لوحات صغيرة 4×4 و6×6، بأرقام أو أشكال.
