# ما يُطبع على الأوراق وفي الكتب.

sheet-sudoku = سودوكو
sheet-puzzle = سودوكو
sheet-answer = الحل
sheet-answers = الحلول
# بعد رقم اللغز، وهو أكبر.
sheet-of = { $number } من { $total }
sheet-name = الاسم
sheet-date = التاريخ
sheet-time = الوقت
sheet-notes = ملاحظات
sheet-instruction = املأ كل صف وعمود ومربع 3×3 بالأرقام من 1 إلى 9.
sheet-answer-on = الحل في الصفحة { $page }
sheet-puzzle-on = اللغز في الصفحة { $page }
sheet-page = صفحة { $page } من { $pages }
sheet-rating = ‏ER { $er }
sheet-rating-least = ‏ER { $er } فأكثر
sheet-hints = تلميحات
sheet-hint-later = حين يكون على اللوحة { $count } من الأرقام: { $hint }
sheet-path = مسار حل السودوكو { $number }
sheet-no-path = لا تجد أي تقنية خطوة تالية.
sheet-cell-names = ‏r4c7 هي الصف 4، العمود 7.
sheet-play = العب هذا اللغز على الإنترنت
sheet-scan = امسح الرمز أو انقره
sheet-play-link = العب السودوكو { $number } على الإنترنت
sheet-again = فتح هذه الورقة على الإنترنت، للعب أو مع حلولها
sheet-play-all = العب هذه الألغاز على الإنترنت
sheet-again-picture = رمز QR: فتح هذه الورقة على الإنترنت
sheet-given-digit = المعطى { $digit }
sheet-given = معطى
sheet-filled = مكتوب
sheet-bold-given = الأرقام العريضة معطيات.
sheet-range = الألغاز من { $first } إلى { $last }
sheet-code-picture = رمز QR: العب السودوكو { $number } على الإنترنت
sheet-logo-picture = شعار
sheet-label-beginner = مبتدئ
sheet-label-easy = سهل
sheet-label-medium = متوسط
sheet-label-hard = صعب
sheet-label-expert = خبير
sheet-title = { $answers ->
    [with] { $count ->
        [zero] { $name }: سودوكو
        [one] { $name }: لغز سودوكو واحد مع حله
        [two] { $name }: لغزا سودوكو مع حليهما
        [few] { $name }: { $count } ألغاز سودوكو مع حلولها
        [many] { $name }: { $count } لغز سودوكو مع حلولها
       *[other] { $name }: { $count } لغز سودوكو مع حلولها
    }
   *[without] { $count ->
        [zero] { $name }: سودوكو
        [one] { $name }: لغز سودوكو واحد
        [two] { $name }: لغزا سودوكو
        [few] { $name }: { $count } ألغاز سودوكو
        [many] { $name }: { $count } لغز سودوكو
       *[other] { $name }: { $count } لغز سودوكو
    }
}

# مجموعات الصف: أوراق تتميز بحرف ونقاط، ومفتاح واحد للمعلم.
sheet-letter = الورقة { $letter }
sheet-givens = { $marks ->
    [shapes] { $count ->
        [zero] بلا أشكال معطاة
        [one] شكل واحد معطى
        [two] شكلان معطيان
        [few] { $count } أشكال معطاة
        [many] { $count } شكلًا معطى
       *[other] { $count } شكل معطى
    }
   *[digits] { $count ->
        [zero] بلا أرقام معطاة
        [one] رقم واحد معطى
        [two] رقمان معطيان
        [few] { $count } أرقام معطاة
        [many] { $count } رقمًا معطى
       *[other] { $count } رقم معطى
    }
}
sheet-before = قبل أن تبدأ
sheet-before-tip = جد صفًا أو عمودًا أو مربعًا يكاد يمتلئ. أي الأرقام تنقصه، وأين يمكن أن يكون كل منها؟
sheet-first-step = خطوتي الأولى، ولماذا:
sheet-done = حين تنتهي
sheet-done-tip = { $marks ->
    [shapes] راجع صفًا واحدًا وعمودًا واحدًا وقسمًا واحدًا. في كل منها كل شكل مرة واحدة.
   *[digits] راجع صفًا واحدًا وعمودًا واحدًا ومربعًا واحدًا. في كل منها الأرقام من 1 إلى { $side }، كل رقم مرة واحدة.
}
sheet-hardest-step = أصعب خطوة، وكيف وجدتها:
sheet-key = مفتاح الحلول
sheet-key-levels = للمعلم. مجموعة واحدة بثلاثة مستويات، والنقاط وحدها تميز الأوراق.
sheet-key-symbols = للمعلم. مجموعة واحدة بثلاثة مستويات. لا ترتيب للحروف والرموز، وهذا المفتاح وحده يبيّن المستويات.
sheet-key-versions = للمعلم. تبدو الأوراق مختلفة، وهي متساوية الصعوبة.
sheet-pupils = التلاميذ:
sheet-means-beginner = تحله المفردات وحدها: في كل خطوة خلية أو رقم لم يبق له إلا موضع واحد.
sheet-means-easy = مفردات في كل خطواته، لكن لا بد من البحث عنها عبر المربعات.
sheet-means-medium = يحتاج إلى ملاحظات: رقم محصور في خط واحد من مربع، أو زوج.
sheet-means-hard = يحتاج إلى أنماط عبر عدة صفوف وأعمدة، مثل جناح X.
sheet-means-expert = يحتاج إلى سلاسل استدلال، مثل جناح XY.
sheet-size = { $side } × { $side }
sheet-means-size = { $side ->
    [4] أربعة أرقام في مربعات 2 × 2.
    [6] ستة أرقام في مربعات عرضها ثلاث خلايا وارتفاعها خليتان.
   *[9] تسعة أرقام في مربعات 3 × 3.
}
sheet-means-narrow = { $count ->
    [zero] مفردات في كل خطواته، وفي كل خطوة يمكن ملء عدة خلايا.
    [one] مفردات في كل خطواته. وفي خطوة واحدة ({ $steps }) لا يمكن إلا ملء خلية واحدة.
    [two] مفردات في كل خطواته. وفي بعضها ({ $steps }) لا يمكن إلا ملء خلية واحدة.
    [few] مفردات في كل خطواته. وفي بعضها ({ $steps }) لا يمكن إلا ملء خلية واحدة.
    [many] مفردات في كل خطواته. وفي بعضها ({ $steps }) لا يمكن إلا ملء خلية واحدة.
   *[other] مفردات في كل خطواته. وفي بعضها ({ $steps }) لا يمكن إلا ملء خلية واحدة.
}
sheet-unique = لكل لغز حل واحد بالضبط.

# أوراق التدريب.
sheet-find = جدها: { $name }
sheet-found-heading = { $title }: الحلول
sheet-answers-behind = الحلول على ظهر الورقة.
sheet-places-of = لم تُكتب إلا مرشحات الرقم { $digit }.
sheet-all-candidates = كُتبت كل المرشحات.
sheet-task-lost = اشطب
sheet-task-placed = اكتب
sheet-mark-pattern = جزء من النمط
sheet-mark-first = اللون الأول
sheet-mark-second = اللون الثاني
sheet-mark-third = اللون الأول من العنقود الآخر
sheet-mark-fourth = اللون الثاني من العنقود الآخر
sheet-mark-on = صحيح، إذا قُرئت السلسلة من بدايتها
sheet-mark-off = خطأ، إذا قُرئت السلسلة من بدايتها
sheet-mark-fin = مرشح زائد
sheet-mark-frame = أين تنظر
sheet-mark-strong = رابطة قوية
sheet-mark-weak = رابطة ضعيفة
sheet-mark-lost = مستبعد
sheet-mark-placed = يُكتب هنا

# أشرطة الصحف.
sheet-yesterday = حلول الأمس

# الكتب.
sheet-play-short = العبه على الإنترنت
book-cover-blurb = لا حاجة إلى التخمين أبدًا. يكفي أن ترى السبب.
book-cover-puzzles = { $count ->
    [zero] ألغاز
    [one] لغز
    [two] لغزان
    [few] ألغاز
    [many] لغزًا
   *[other] لغز
}{ $chapters ->
    [zero] {""}، وفي آخر الكتاب الحلول
    [one] {""}، وفي آخر الكتاب الحلول
    [two] {""} في فصلين، وفي آخر الكتاب الحلول
    [few] {""} في { $chapters } فصول، وفي آخر الكتاب الحلول
    [many] {""} في { $chapters } فصلًا، وفي آخر الكتاب الحلول
   *[other] {""} في { $chapters } فصل، وفي آخر الكتاب الحلول
}
book-cover-hints = { $count ->
    [zero] تلميح لكل لغز، في آخر الكتاب
    [one] تلميح لكل لغز، في آخر الكتاب
    [two] تلميحان لكل لغز، في آخر الكتاب: الأول يدل على الموضع، والثاني يزيد عليه
    [few] تلميحات لكل لغز، في آخر الكتاب: الأول يدل على الموضع، وما بعده يزيد عليه
    [many] تلميحًا لكل لغز، في آخر الكتاب: الأول يدل على الموضع، وما بعده يزيد عليه
   *[other] تلميح لكل لغز، في آخر الكتاب: الأول يدل على الموضع، وما بعده يزيد عليه
}
book-cover-techniques = { $count ->
    [zero] تقنية، تُعرض كل منها على لوحة قبل أن تلزم أول مرة
    [one] تقنية، تُعرض على لوحة قبل أن تلزم أول مرة
    [two] تقنيتان، تُعرض كل منهما على لوحة قبل أن تلزم أول مرة
    [few] تقنيات، تُعرض كل منها على لوحة قبل أن تلزم أول مرة
    [many] تقنية، تُعرض كل منها على لوحة قبل أن تلزم أول مرة
   *[other] تقنية، تُعرض كل منها على لوحة قبل أن تلزم أول مرة
}
book-cover-solution = حل لكل لغز، يوجد بالمنطق وحده
book-hints-1 = التلميحات الأولى
book-hints-2 = التلميحات الثانية
book-index = التقنيات
book-on-page = صفحة { $page }
book-ramp = صعوبة كل لغز، بحسب تقدير أصعب خطوة فيه (ER).
book-contents = المحتويات
book-begun = البداية
book-done = النهاية
book-how-to = كيف تلعب
book-how-rule = في كل صف وكل عمود وكل مربع من تسع خلايا يقع كل رقم من 1 إلى 9 مرة واحدة بالضبط. ولكل لغز حل واحد بالضبط.
book-how-scan = ابدأ بما يكاد يمتلئ.
book-how-scan-more = الصف الذي فيه خلية فارغة أو خليتان كثيرًا ما يدل فورًا على الرقم الناقص ومكانه.
book-how-look = تتبّع رقمًا واحدًا.
book-how-look-more = انظر أين يقع رقم في مربعين متجاورين: ففي الثالث لا تبقى له إلا خلايا قليلة، وكثيرًا ما تكون واحدة.
book-how-note = اكتب الممكن.
book-how-note-more = حين لا يمكن وضع أي رقم، اكتب بأرقام صغيرة ما يصلح في الخلية. وخليتان من وحدة واحدة فيهما الرقمان أنفسهما تمنعان هذين من سائر الخلايا.
book-how-check = راجع الحلول.
book-how-check-more = حل كل لغز في آخر الكتاب. الأرقام العريضة معطيات، والرفيعة هي التي تجدها.
