# ما الذي قد يكون اختل حين استُبعد رقم، أو كُتب، وما كان ينبغي ذلك.

slip-eliminated = حُذف { $digit } من { $cell } كأن هنا { $pattern }، لكن { $overlooked } أيضًا.
slip-written-house = كُتب { $digit } في { $cell } كأنه مفرد مخفي في { $house }، لكن { $overlooked } أيضًا.
slip-written-cell = كُتب { $digit } في { $cell } كأنه الرقم الوحيد الباقي فيها، لكن فيها رقمًا آخر.
slip-overlooked = { $cells } قد تحوي { $digits }
slip-pattern-locked = مرشحات محصورة في { $houses }
slip-pattern-naked-pair = زوجًا ظاهرًا في { $cells }
slip-pattern-hidden-pair = زوجًا مخفيًا في { $cells }
slip-pattern-naked-triple = ثلاثيًا ظاهرًا في { $cells }
slip-pattern-hidden-triple = ثلاثيًا مخفيًا في { $cells }
slip-pattern-x-wing = جناح X في { $houses }
slip-pattern-swordfish = سمكة السيف في { $houses }
slip-pattern-skyscraper = ناطحة سحاب في { $houses }
slip-pattern-two-string-kite = طائرة ورقية بخيطين في { $houses }
slip-pattern-xy-wing = جناح XY في { $cells }
