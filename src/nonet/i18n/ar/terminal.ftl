# ما تقوله الدفاتر والطرفية عن النتائج.

notebook-full = مكتملة
notebook-score = { $label }، النقاط { $score }
notebook-unsolved = { $label }، فوق كل التقنيات
notebook-singles = { $count ->
    [zero] بلا مفردات
    [one] مفرد واحد
    [two] مفردان
    [few] { $count } مفردات
    [many] { $count } مفردًا
   *[other] { $count } مفرد
}
terminal-notes = ملاحظات
terminal-hint = تلميح
terminal-carry-out = تنفيذ
terminal-check = تحقق
terminal-fill = ملء الملاحظات
terminal-undo = تراجع
terminal-pause = إيقاف مؤقت
terminal-quit = خروج
terminal-keys = الأسهم للحركة، والأرقام للكتابة، ومفتاح التراجع للمحو.
terminal-noting = الأرقام الآن ملاحظات.
terminal-writing = الأرقام الآن تُكتب.
terminal-valid = { $count ->
    [zero] لا خطأ، ولم تبق خلية.
    [one] لا خطأ، وبقيت خلية واحدة.
    [two] لا خطأ، وبقيت خليتان.
    [few] لا خطأ، وبقيت { $count } خلايا.
    [many] لا خطأ، وبقيت { $count } خلية.
   *[other] لا خطأ، وبقيت { $count } خلية.
}
terminal-no-step = لا تجد أي تقنية خطوة تالية.
terminal-hint-first = اضغط «تلميح» حتى تظهر الخطوة كلها.
terminal-paused = توقف مؤقت. اضغط p للمتابعة.
terminal-covered = ( متوقفة )
terminal-solved = حُل في { $time }.
