# ماذا يعني التقييم.

grade-full = ليس في اللغز خلية فارغة، فليس هناك ما يُقيَّم.
grade-beyond = لا تحل التقنيات هنا هذا اللغز بالكامل، فصعوبته غير معروفة. ويُعد من المستوى الأقصى.
grade-choice = التقنيات المختارة لا تحل هذا اللغز.
answer-unsupported = اللوحة صحيحة، لكن لم يبق عليها مفرد ظاهر ولا مخفي.
grade-stopped = استغرق تقييم هذا اللغز وقتًا طويلًا جدًا. ويُعد مؤقتًا من المستوى الأقصى.
grade-needs = أصعب تقنية يحتاج إليها هذا اللغز: { $technique } (الدرجة: { $tier }).
grade-labelled = { $needs } فمستواه: { $label }.
grade-extreme = { $needs } فمستواه: أقصى.
grade-path = { $grade } وأصعب خطوة في مساره: { $technique }.

# الدرجات والمستويات داخل الجملة.
tier-singles = المفردات
tier-medium = متوسط
tier-hard = صعب
tier-expert = خبير
tier-extreme = أقصى
