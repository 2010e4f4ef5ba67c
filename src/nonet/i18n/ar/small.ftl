# لوحات 4x4 و6x6 للأطفال: كلمات قصيرة بلا مصطلحات. العلامة رقم أو اسم شكل معرّف بأل.

small-row = الصف { $row }
small-column = العمود { $column }
small-square = الخانة في الصف { $row }، العمود { $column }
small-box-4-0 = القسم العلوي الأيسر
small-box-4-1 = القسم العلوي الأيمن
small-box-4-2 = القسم السفلي الأيسر
small-box-4-3 = القسم السفلي الأيمن
small-box-6-0 = القسم العلوي الأيسر
small-box-6-1 = القسم العلوي الأيمن
small-box-6-2 = القسم الأوسط الأيسر
small-box-6-3 = القسم الأوسط الأيمن
small-box-6-4 = القسم السفلي الأيسر
small-box-6-5 = القسم السفلي الأيمن
small-shape-1 = الدائرة
small-shape-2 = المربع
small-shape-3 = المثلث
small-shape-4 = القلب
small-shape-5 = النجمة
small-shape-6 = القمر
small-shape-7 = القطرة
small-shape-8 = الصليب

# تلميح في ثلاث خطوات: أين ننظر، وماذا نسأل، وماذا نكتب.
small-look = انظر إلى { $place }.
small-ask-last-cell = في { $place } خانة فارغة واحدة فقط. { $marks ->
    [shapes] ما الشكل الناقص؟
   *[digits] ما الرقم الناقص؟
}
small-ask-place-in-box = ابحث عن مكان { $mark } في { $place }. أين يمكن أن يكون؟
small-ask-place-in-line = ابحث عن مكان { $mark } في { $place }. أين يمكن أن يكون؟
small-ask-only-digit = انظر في صف { $place } وفي عمودها وفي قسمها. { $marks ->
    [shapes] ما الشكل الذي لم تره؟
   *[digits] ما الرقم الذي لم تره؟
}
small-tell-last-cell = في { $place } خانة فارغة واحدة فقط، والناقص هو { $mark }. مكانه هنا.
small-tell-place-in-box = في { $place } كل خانة أخرى ممتلئة، أو في صفها أو عمودها { $mark }. إذن هنا مكان { $mark }.
small-tell-place-in-line = في { $place } كل خانة أخرى ممتلئة، أو في خطها أو قسمها { $mark }. إذن هنا مكان { $mark }.
small-tell-only-digit = كل ما سواه موجود في صف { $place } أو عمودها أو قسمها. لم يبق إلا { $mark }.
small-no-single = لا خانة مؤكدة بعد. جرّب واحدة.
sheet-instruction-small = { $marks ->
    [shapes] في كل صف وكل عمود وكل قسم بإطار سميك يوجد كل شكل مرة واحدة. ارسم الأشكال.
    [both] في كل صف وكل عمود وكل قسم بإطار سميك يوجد كل رقم أو كل شكل مرة واحدة.
   *[digits] في كل صف وكل عمود وكل قسم بإطار سميك يوجد كل رقم مرة واحدة.
}
# نوع الخطوة في مسار الحل.
small-kind-last-cell = الخانة الفارغة الأخيرة
small-kind-place-in-box = المكان الوحيد في القسم
small-kind-place-in-line = المكان الوحيد في الخط
small-kind-only-digit = لا يصلح إلا واحد
small-right = كل شيء صحيح حتى الآن.
small-done = حُل اللغز! أحسنت!
small-wrong = { $count ->
    [zero] كل الخانات صحيحة.
    [one] خانة واحدة ليست صحيحة بعد.
    [two] خانتان ليستا صحيحتين بعد.
    [few] { $count } خانات ليست صحيحة بعد.
    [many] { $count } خانة ليست صحيحة بعد.
   *[other] { $count } خانة ليست صحيحة بعد.
} { $marks ->
    [shapes] ابحث عن شكل يتكرر في صف أو عمود أو قسم.
   *[digits] ابحث عن رقم يتكرر في صف أو عمود أو قسم.
}
