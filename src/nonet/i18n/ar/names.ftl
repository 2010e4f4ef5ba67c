# أسماء الخلايا والوحدات والأرقام والمرشحات، وكيف تُسرد الأشياء. يكتب اللاعبون ‎`r1c2` في كل مكان.
# الوحدات معرفة بأل وفي صيغة الجر، فيسبقها حرف جر أو مضاف. والأقوال جمل اسمية، تصلح بعد «أن» و«فإن» و«لأن»؛ وصيغتها ‎`.if` جملة فعلية تصلح بعد «إن» و«لو».

# جملة بعد جملة. العلامة الخفية تحفظ اتجاه القائمة من اليمين إلى اليسار.
text-next = { $before } ‏{ $next }
list-inner = { $before }،‏ { $next }
    .and = { $before } و{ $next }
    .or = { $before } أو { $next }
list-last = { $before } و{ $next }
list-or = { $before } أو { $next }
list-group = { $before }؛ و{ $next }
number-2 = اثنان
    .cells = خليتان
    .forcells = لخليتين
    .thecells = للخليتين
    .digits = رقمان
    .fordigits = لرقمين
    .thedigits = للرقمين
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منهما شيء
    .reserved = فالخليتان محجوزتان لهما، ولا يمكن أن تحويا غيرهما
    .needing = فهاتان وحدتان تحتاجان إليه، ووحدتان تعطيانه
number-3 = ثلاثة
    .cells = ثلاث خلايا
    .forcells = لثلاث خلايا
    .thecells = للخلايا
    .digits = ثلاثة أرقام
    .fordigits = لثلاثة أرقام
    .thedigits = للأرقام
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منها شيء
    .reserved = فهذه الخلايا محجوزة لها، ولا يمكن أن تحوي غيرها
    .needing = فهذه ثلاث وحدات تحتاج إليه، وثلاث تعطيه
number-4 = أربعة
    .cells = أربع خلايا
    .forcells = لأربع خلايا
    .thecells = للخلايا
    .digits = أربعة أرقام
    .fordigits = لأربعة أرقام
    .thedigits = للأرقام
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منها شيء
    .reserved = فهذه الخلايا محجوزة لها، ولا يمكن أن تحوي غيرها
    .needing = فهذه أربع وحدات تحتاج إليه، وأربع تعطيه
number-5 = خمسة
    .cells = خمس خلايا
    .forcells = لخمس خلايا
    .thecells = للخلايا
    .digits = خمسة أرقام
    .fordigits = لخمسة أرقام
    .thedigits = للأرقام
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منها شيء
    .reserved = فهذه الخلايا محجوزة لها، ولا يمكن أن تحوي غيرها
    .needing = فهذه خمس وحدات تحتاج إليه، وخمس تعطيه
number-6 = ستة
    .cells = ست خلايا
    .forcells = لست خلايا
    .thecells = للخلايا
    .digits = ستة أرقام
    .fordigits = لستة أرقام
    .thedigits = للأرقام
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منها شيء
    .reserved = فهذه الخلايا محجوزة لها، ولا يمكن أن تحوي غيرها
    .needing = فهذه ست وحدات تحتاج إليه، وست تعطيه
number-7 = سبعة
    .cells = سبع خلايا
    .forcells = لسبع خلايا
    .thecells = للخلايا
    .digits = سبعة أرقام
    .fordigits = لسبعة أرقام
    .thedigits = للأرقام
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منها شيء
    .reserved = فهذه الخلايا محجوزة لها، ولا يمكن أن تحوي غيرها
    .needing = فهذه سبع وحدات تحتاج إليه، وسبع تعطيه
number-8 = ثمانية
    .cells = ثماني خلايا
    .forcells = لثماني خلايا
    .thecells = للخلايا
    .digits = ثمانية أرقام
    .fordigits = لثمانية أرقام
    .thedigits = للأرقام
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منها شيء
    .reserved = فهذه الخلايا محجوزة لها، ولا يمكن أن تحوي غيرها
    .needing = فهذه ثماني وحدات تحتاج إليه، وثمانٍ تعطيه
number-9 = تسعة
    .cells = تسع خلايا
    .forcells = لتسع خلايا
    .thecells = للخلايا
    .digits = تسعة أرقام
    .fordigits = لتسعة أرقام
    .thedigits = للأرقام
    .taken = تأخذ كل خلية رقمًا، فلا يبقى منها شيء
    .reserved = فهذه الخلايا محجوزة لها، ولا يمكن أن تحوي غيرها
    .needing = فهذه تسع وحدات تحتاج إليه، وتسع تعطيه
letter-1 = A
letter-2 = B
letter-3 = C
letter-4 = D
letter-5 = E
letter-6 = F
letter-7 = G
letter-8 = H
letter-9 = I
letter-10 = J
letter-11 = K
letter-12 = L
letter-13 = M
letter-14 = N
letter-15 = O
letter-16 = P
letter-17 = Q
letter-18 = R
letter-19 = S
letter-20 = T
letter-21 = U
letter-22 = V
letter-23 = W
letter-24 = X
letter-25 = Y
letter-26 = Z
cell-name = الصف { $row }، العمود { $column }
cell-short = r{ $row }c{ $column }
house-row = الصف { $number }
house-column = العمود { $number }
house-lines-row = { $count ->
    [zero] الصفوف { $numbers }
    [one] الصف { $numbers }
    [two] الصفين { $numbers }
    [few] الصفوف { $numbers }
    [many] الصفوف { $numbers }
   *[other] الصفوف { $numbers }
}
house-lines-column = { $count ->
    [zero] الأعمدة { $numbers }
    [one] العمود { $numbers }
    [two] العمودين { $numbers }
    [few] الأعمدة { $numbers }
    [many] الأعمدة { $numbers }
   *[other] الأعمدة { $numbers }
}
house-box-1 = المربع العلوي الأيسر
house-box-2 = المربع العلوي الأوسط
house-box-3 = المربع العلوي الأيمن
house-box-4 = المربع الأوسط الأيسر
house-box-5 = المربع المركزي
house-box-6 = المربع الأوسط الأيمن
house-box-7 = المربع السفلي الأيسر
house-box-8 = المربع السفلي الأوسط
house-box-9 = المربع السفلي الأيمن
digit-article-1 = الرقم 1
digit-article-2 = الرقم 2
digit-article-3 = الرقم 3
digit-article-4 = الرقم 4
digit-article-5 = الرقم 5
digit-article-6 = الرقم 6
digit-article-7 = الرقم 7
digit-article-8 = الرقم 8
digit-article-9 = الرقم 9
candidates = { $digits } في { $cells }
held = { $digits } في { $house }
is = الرقم { $digit } في { $cell }
    .if = كان الرقم { $digit } في { $cell }
is-group = الرقم { $digit } في إحدى { $cells }
    .if = كان الرقم { $digit } في إحدى { $cells }
is-not = الرقم { $digit } ليس في { $cell }
    .if = لم يكن الرقم { $digit } في { $cell }
is-not-pair = الرقم { $digit } ليس في { $first } ولا في { $second }
    .if = لم يكن الرقم { $digit } في { $first } ولا في { $second }
is-not-group = الرقم { $digit } ليس في أي من { $cells }
    .if = لم يكن الرقم { $digit } في أي من { $cells }
place-grid = اللوحة كلها
