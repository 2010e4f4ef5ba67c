# ما يقال عن خطوة يدّعيها أحد: ماذا يترتب، أو أي جزء ضعيف ولماذا.

proof-follows = يصح: { $what }.
proof-place-lemma = الاستنتاج { $number }
proof-place-premise = المقدمة { $number }
proof-place-cover = الغطاء { $number }
proof-place-link = الرابطة { $number }
proof-place-notation = الحرف { $number }
proof-weak = ‏{ $place }: { $why }
weak-absent-candidate = ليس على اللوحة { $candidates }.
weak-settled = هذا محسوم من قبل: فالخلية مملوءة، أو الوحدة فيها رقمها.
weak-no-solution = لا حل يوافق هذا.
weak-not-strong = { $count ->
    [zero] قد يكون الطرفان خطأ معًا: لا تربطهما وحدة ولا خلية ولا مجموعة خلايا ربطًا قويًا.
    [one] قد يكون الطرفان خطأ معًا: فقد يصح بدلًا منهما { $candidates }.
    [two] قد يكون الطرفان خطأ معًا: فقد يصح بدلًا منهما { $candidates }.
    [few] قد يكون الطرفان خطأ معًا: فقد يصح بدلًا منهما { $candidates }.
    [many] قد يكون الطرفان خطأ معًا: فقد يصح بدلًا منهما { $candidates }.
   *[other] قد يكون الطرفان خطأ معًا: فقد يصح بدلًا منهما { $candidates }.
}
weak-not-weak = قد يكون الطرفان صحيحين معًا: فهذه لا يستبعد بعضها بعضًا: { $candidates }.
weak-not-deadly = هذه الأرقام لا يمكن أن تتبادل أماكنها، فالنمط ليس قاتلًا.
weak-uncovered = لا غطاء يشمل { $candidates }، وليس هناك زعنفة.
weak-does-not-follow = لا يترتب هذا على المقدمات.
weak-unjoined = الرابطة السابقة من النوع نفسه، فتنقطع السلسلة هنا.
weak-nothing-follows = لا يترتب جديد على هذه المقدمات.
weak-too-much-work = إثبات هذا يحتاج إلى عمل أكثر مما يُسمح به لطلب واحد.
weak-unreadable = لا يمكن قراءة الترميز ابتداءً من هنا.
weak-overlooked = كان ليصح لولا { $candidates }، ولا يزال ذلك على اللوحة.
proof-holds = يصح.
proof-place-arrow = السهم من { $from } إلى { $to }
