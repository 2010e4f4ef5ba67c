# El último paso de una pista: por qué el paso es correcto.

so-placed = Por tanto, { $what-va }.
so-lost = Esto elimina { $what }.
single-full-house = En { $house } solo queda una celda vacía, en { $cell }. El número que falta es el { $digit }.
single-hidden = En { $house }, el { $digit } solo cabe en { $cell }: todas las demás celdas vacías de ahí ya ven { $another }.
single-hidden-by-notes = En { $house }, el { $digit } solo cabe en { $cell }: todas las demás celdas vacías de ahí ya ven { $another }, o el { $digit } ya se eliminó en ellas.
single-naked = En { $cell }, solo queda el { $digit }. La celda ve { $seen }.
single-naked-by-notes = { $count ->
    [one] En { $cell }, solo queda el { $digit }. La celda ve { $seen }; antes ya se eliminó ahí { $out }.
   *[other] En { $cell }, solo queda el { $digit }. La celda ve { $seen }; antes ya se eliminaron ahí { $out }.
}
single-naked-by-notes-alone = En { $cell }, solo queda el { $digit }. Los demás, { $out }, ya se eliminaron ahí antes.
locked-candidates = En { $house }, el { $digit } solo cabe en { $cells }, que están también en { $other }. Así que el { $digit } de { $other } está en una de ellas, y ninguna otra celda de { $other } puede contenerlo.
subset-naked = En { $place }, las celdas { $cells } no tienen más candidatos que { $digits }: { $number } celdas para { $number } números. Cada una se queda con uno, y no sobra ninguno para las demás celdas de { $place }.
subset-hidden = En { $place }, los números { $digits } solo caben en { $cells }: { $number } números para { $number } celdas. Esas celdas hacen falta para ellos y no pueden contener nada más.
fish-basic = En { $base }, todos los candidatos del { $digit } están en { $cover }. Cada una de { $base }, los conjuntos base, necesita su propio { $digit }, y dos de ellas no pueden tenerlo en la misma línea perpendicular. Así que los conjuntos de cobertura, { $cover }, tienen el suyo en esos cruces, y ninguna otra celda de { $cover } puede contener el { $digit }.
fish-siamese = Dos peces comparten los conjuntos base { $base }.
fish-finned = { $count ->
    [one] En los conjuntos base, { $base }, todos los candidatos del { $digit } están en los conjuntos de cobertura, { $cover }, salvo la aleta { $fins }. Si la aleta es falsa, { $cover } tienen su { $digit } en esos cruces, y ninguna otra celda de { $cover } puede contenerlo. Si la aleta es verdadera, no puede contener el { $digit } ninguna celda que vea la aleta. Así que el { $digit } se elimina en ambos casos de las celdas de { $cover } que ven la aleta.
   *[other] En los conjuntos base, { $base }, todos los candidatos del { $digit } están en los conjuntos de cobertura, { $cover }, salvo las aletas { $fins }. Si todas las aletas son falsas, { $cover } tienen su { $digit } en esos cruces, y ninguna otra celda de { $cover } puede contenerlo. Si una aleta es verdadera, no puede contener el { $digit } ninguna celda que vea todas las aletas. Así que el { $digit } se elimina en ambos casos de las celdas de { $cover } que ven todas las aletas.
}
fish-sashimi = { $count ->
    [one] El pez se llama Sashimi porque, sin la aleta, a una de { $base } le queda un solo candidato o ninguno; el razonamiento es el mismo.
   *[other] El pez se llama Sashimi porque, sin las aletas, a una de { $base } le queda un solo candidato o ninguno; el razonamiento es el mismo.
}
fish-complex = Cada uno de los conjuntos base, { $base }, necesita { $another }, y todos sus candidatos están en los conjuntos de cobertura, { $cover }. Son { $number } unidades que necesitan { $another } y { $number } que dan uno, así que cada conjunto de cobertura ya tiene ahí su { $digit }: ninguna otra celda de ellos puede contenerlo.
fish-complex-finned = { $count ->
    [one] Cada uno de los conjuntos base, { $base }, necesita { $another }, y sus candidatos están en los conjuntos de cobertura, { $cover }, salvo la aleta { $fins }. Si la aleta es falsa, son { $number } unidades que necesitan { $another } y { $number } que dan uno, así que cada conjunto de cobertura ya tiene ahí su { $digit }: ninguna otra celda de ellos puede contenerlo. Si la aleta es verdadera, no puede contener el { $digit } ninguna celda que la vea. Así que el { $digit } se elimina en ambos casos de las celdas de { $cover } que ven la aleta.
   *[other] Cada uno de los conjuntos base, { $base }, necesita { $another }, y sus candidatos están en los conjuntos de cobertura, { $cover }, salvo las aletas { $fins }. Si todas las aletas son falsas, son { $number } unidades que necesitan { $another } y { $number } que dan uno, así que cada conjunto de cobertura ya tiene ahí su { $digit }: ninguna otra celda de ellos puede contenerlo. Si una aleta es verdadera, no puede contener el { $digit } ninguna celda que vea todas las aletas. Así que el { $digit } se elimina en ambos casos de las celdas de { $cover } que ven todas las aletas.
}
fish-twice = Un candidato que está en dos de los conjuntos base, { $base }, sirve a ambos, y está también en dos de los de cobertura, { $cover }, así que la cuenta cuadra ahí igualmente.
fish-inside = Un candidato que está en más conjuntos de cobertura ({ $cover }) que conjuntos base ({ $base }) se elimina como uno de fuera de la base: serviría a menos unidades de las que ocupa.
two-links = El { $digit } tiene dos enlaces fuertes: en { $first }, sus únicos candidatos son { $outer } y { $inner }; en { $second }, { $other_inner } y { $other_outer }. Como { $inner } y { $other_inner } comparten { $shared }, no pueden ser { $digit } las dos, así que lo es al menos una de las celdas { $outer } y { $other_outer }. Ninguna celda que vea ambas puede ser { $digit }.
empty-rectangle = En { $box }, todos los candidatos del { $digit }, { $cells }, están en { $line } o en { $across }. En { $house }, { $near } y { $far } forman un enlace fuerte. Si { $far } no es { $digit }, lo es { $near }; entonces ninguna otra celda de { $line } puede serlo, y { $box } tiene su { $digit } en { $across }. Así que el { $digit } está en { $far }, o en { $across } dentro de { $box }, y { $cell } ve ambas cosas.
wing-xy-wing = En el pivote, { $pivot }, va { $first } o bien { $second }. Si es { $first }, la pinza { $one } tiene que ser { $shared }; si es { $second }, la pinza { $other } tiene que ser { $shared }. En cualquier caso, una de las pinzas es { $shared }, así que ninguna celda que vea ambas puede ser { $shared }.
wing-xyz-wing = En el pivote, { $pivot }, va { $first }, { $second } o bien { $shared }. Si es { $first }, la pinza { $one } tiene que ser { $shared }; si es { $second }, la pinza { $other } tiene que ser { $shared }; si no, ahí mismo va { $shared }. En cualquier caso, una de las tres celdas es { $shared }, así que ninguna celda que vea las tres puede ser { $shared }.
wing-w-wing = En cada una de las celdas { $ends } va { $digits }. En { $house }, el { $bridge } tiene un enlace fuerte entre { $near } y { $far }; { $near } ve { $one }, y { $far } ve { $other }. Si tanto { $one } como { $other } fueran { $bridge }, { $house } no tendría candidato para { $another }. Así que al menos una de las dos es { $digit }, y ninguna celda que vea ambas puede ser { $digit }.
rectangle-deadly = Las celdas { $cells } están en dos filas, dos columnas y dos cajas. Si contuvieran solo { $digits }, serían un patrón mortal: esos dos números podrían intercambiarse en ellas sin afectar a nada más: el sudoku tendría dos soluciones. Pero solo tiene una.
rectangle-1 = Las otras tres no tienen otros candidatos, así que en { $roof } tiene que ir otra cosa.
rectangle-2 = Solo el { $extra } puede impedirlo, y entre ellas solo cabe en { $roof }. Así que una de estas es { $extra }, y no puede serlo ninguna celda que las vea todas.
rectangle-3 = Para impedirlo, una de las celdas { $roof } tiene que ser { $extra }. Sea cual sea, con { $cells } son { $number } celdas de { $house } para solo { $number } números, { $digits }. Ahí se gastan todos, y ninguna celda que vea todas estas puede contener ninguno de ellos.
rectangle-4 = En { $house }, el { $settled } tiene un enlace fuerte: solo cabe en { $roof }, así que una de ellas es { $settled }. Si la otra fuera { $lost }, las celdas serían un patrón mortal. Así que ninguna de las dos puede ser { $lost }.
rectangle-6 = En { $lines }, el { $digit } solo tiene candidatos en estas celdas. Si una de las celdas { $roof } fuera { $digit }, sus vecinas del rectángulo serían { $other }, y la celda opuesta tendría que ser también { $digit }: un patrón mortal. Así que ninguna de las celdas { $roof } puede ser { $digit }.
rectangle-hidden = Supón que { $cell } es { $lost }. Entonces, como en { $lines } el { $kept } no tiene más candidatos que estas celdas, { $neighbours } son ambas { $kept }, y { $opposite }, que no tiene otros candidatos, es { $lost }: un patrón mortal. Así que { $cell } no puede ser { $lost }.
rectangle-avoidable-1 = Las celdas { $cells } están en dos filas, dos columnas y dos cajas, y { $filled } se rellenaron, no son iniciales. Si { $cell } fuera { $digit }, las cuatro celdas contendrían solo { $digits }, un patrón mortal: los dos números podrían intercambiarse sin afectar a nada más: el sudoku tendría dos soluciones. Pero solo tiene una.
rectangle-avoidable-2 = Las celdas { $cells } están en dos filas, dos columnas y dos cajas, y { $filled } se rellenaron, no son iniciales. Si { $completing-fuera }, las cuatro celdas contendrían solo { $digits }, un patrón mortal: los dos números podrían intercambiarse sin afectar a nada más: el sudoku tendría dos soluciones. Pero solo tiene una. Así que una de las celdas { $open } tiene que ser { $extra }, el único otro candidato ahí, y no puede serlo ninguna celda que vea ambas.
bug = Todas las celdas vacías menos { $short } tienen exactamente dos candidatos. Si { $short } no fuera { $digit }, cada número tendría también exactamente dos candidatos, o ninguno, en cada fila, columna y caja. Un tablero así es un patrón mortal y nunca tiene exactamente una solución. Pero el sudoku la tiene. Así que en { $cell }, tiene que ir el { $digit }.
colours-group = { $letter } ({ $cells })
colours-one-cluster = Un par conjugado es un enlace fuerte: de los dos únicos candidatos del { $digit } en una unidad, uno es verdadero y el otro falso. Siguiendo los pares de unidad en unidad se forman dos grupos, { $groups }: todas las celdas de un grupo son { $digit }, y ninguna del otro.
colours-two-clusters = Un par conjugado es un enlace fuerte: de los dos únicos candidatos del { $digit } en una unidad, uno es verdadero y el otro falso. Siguiendo los pares de unidad en unidad se forman dos grupos, { $groups }, y en otra parte dos más, { $others }. En cada pareja, todas las celdas de un grupo son { $digit }, y ninguna del otro.
colours-sees = { $cell } ve { $one } de { $letter } y { $other } de { $other_letter }
colours-trap = Sea cual sea el correcto: { $seen }.
colours-wrap = En { $house }, el grupo { $letter } tiene tanto { $one } como { $other }, que no pueden ser { $digit } a la vez. Así que ninguna celda de { $letter } es { $digit }.
colours-multi-1 = Como { $one } de { $letter } ve { $other } de { $other_letter }, estos dos grupos no pueden ser verdaderos a la vez. Así que es verdadero { $opposite }, o { $other_opposite }, o ambos: { $seen }.
colours-multi-2 = En el grupo { $letter }, { $one } ve { $first } de { $first_letter }, y { $other } ve { $second } de { $second_letter }. Uno de los grupos { $first_letter } y { $second_letter } es verdadero, así que ninguna celda de { $letter } es { $digit }.
implication = Si { $premise }, entonces { $conclusion }: { $reason }.
because-one-digit = una celda contiene un solo número
because-same-house = { $count ->
    [one] ambas están en { $house }
   *[other] todas ellas están en { $house }
}
because-they-see = estas celdas se ven
because-last-candidate = no tiene otro candidato
because-last-candidate-left = no le queda otro candidato
because-last-place = { $house } no tiene otro candidato para el { $digit }
because-last-place-left = a { $house } no le queda otro candidato para el { $digit }
because-set = { $cells } tienen un candidato más que celdas, así que sin el { $digit } contienen todos los demás
because-set-then-cell = sin el { $digit }, { $cells } contienen todos sus otros candidatos, y a { $cell } solo le queda { $last }
because-cell-then-set = en ese caso, { $cell } es { $taken }, así que a { $cells } les falta ese número y contienen todos sus otros candidatos
chain-open = Supón que { $assumed }. Paso a paso se deduce entonces que { $end }. Así que { $start } o { $end }, y ninguna celda que vea ambas puede ser { $digit }.
chain-open-crossed = Supón que { $assumed }. Paso a paso se deduce entonces que { $end }. Así que { $start } o { $end }. Como { $start_cell } y { $end_cell } se ven, en ambos casos { $start_cell } no puede ser { $end_digit } ni { $end_cell } puede ser { $start_digit }.
chain-contradiction = Supón que { $assumed }. Paso a paso se deduce entonces que { $forced }. La suposición se contradice a sí misma, así que es falsa: { $forced }.
chain-loop = Supón que { $assumed }. Los pasos que siguen llevan de vuelta a donde empezaron, y valen también en el otro sentido: o todo en el bucle es como dicen, o todo es al revés.
chain-either = Así que { $one } o { $other }, lo que elimina { $what }.
chain-kept = En ambos casos, las celdas { $cells } contienen todos sus otros números, lo que elimina { $what }.
chain-remote-pair = Las celdas { $cells } no tienen más candidatos que { $one } y { $other }, y cada una ve la siguiente, así que los dos números se alternan. Cada una de las celdas { $ends } es { $digits }: si una es { $one }, la otra es { $other }. Ninguna celda que vea ambas puede ser { $one } ni { $other }.
chain-remote-pairs = Las celdas { $cells } no tienen más candidatos que { $one } y { $other }, y donde se ven, los dos números se alternan. Siguiéndolas de celda en celda se sabe en qué parejas una es { $one } y la otra es { $other }: { $seen }.
chain-sees-two = { $cell } ve { $cells }
als-sets = Toma los conjuntos casi bloqueados { $sets }.
als-set = { $letter } ({ $cells } con { $digits })
als-holds = al conjunto { $letter } le falta un solo número, y contiene todos los demás
als-ends = { $count ->
    [one] Así que { $one } o { $other } contiene el { $shared }: se elimina de las celdas que ven todos sus candidatos en ambos.
   *[other] Del mismo modo, { $one } o { $other } contiene { $shared }: cada uno se elimina de las celdas que ven todos sus candidatos en ambos.
}
als-common = Todos los candidatos del { $common } en { $one } ven todos los de { $other }, así que es un común restringido: solo uno de los dos puede contener el { $common }.
als-both = A un conjunto le falta como mucho un número. Así que uno contiene el { $first } y el otro el { $second }, y cada uno contiene todos sus otros números.
als-both-lost = El { $first } y el { $second } se eliminan de las celdas que ven todos sus candidatos en ambos conjuntos.
als-one-lost = También se elimina cualquier otro número de un conjunto de las celdas que ven todos sus candidatos en ese conjunto.
als-petal = { $letter } contiene entonces todos sus otros números, entre ellos { $shared }
als-blossom = { $count ->
    [one] El tallo, en { $stem }, es { $digits }, así que uno de los pétalos contiene el { $shared }: se elimina de las celdas que ven todos sus candidatos en todos ellos.
   *[other] El tallo, en { $stem }, es { $digits }, así que uno de los pétalos contiene { $shared }: cada uno se elimina de las celdas que ven todos sus candidatos en todos ellos.
}
sue-de-coq-cells = Donde se cruzan { $crossing }, { $core } tienen los candidatos { $core_digits }. Añade { $line_cells } en { $line }, con { $line_digits }, y { $box_cells } en { $box }, con { $box_digits }: { $number } celdas.
sue-de-coq-once = Ningún número cabe en las dos partes añadidas, así que ninguno de los números { $digits } puede estar dos veces en estas celdas. Hay exactamente tantos números como celdas, así que cada uno está ahí una vez.
sue-de-coq-twice = Ninguno de los números { $digits } puede estar dos veces en estas celdas, y { $twice } solo una vez en cada una de las partes añadidas. Eso alcanza justo para todas las celdas, así que cada uno de ellos está ahí.
sue-de-coq-bound = Los candidatos de { $box_digits } están todos en { $box }, así que ninguna otra celda de ella puede contenerlos; los de { $line_digits } están todos en { $line }, así que ninguna otra celda de ella puede contenerlos.
loop-deadly = Las celdas { $cells } forman un bucle: cada una ve la siguiente, y cada fila, columna y caja tiene dos de ellas o ninguna. Si contuvieran solo { $digits }, serían un patrón mortal: esos dos números podrían intercambiarse en todo el bucle sin afectar a nada más: el sudoku tendría dos soluciones. Pero solo tiene una.
loop-settled = En { $house }, el { $settled } tiene un enlace fuerte: solo cabe en { $roof }, así que una de ellas es { $settled }. Si la otra fuera { $lost }, las celdas serían un patrón mortal. Así que ninguna de las dos puede ser { $lost }.
bug-several = Casi todas las celdas vacías tienen exactamente dos candidatos. Sin unos pocos más, los tendrían todas, y cada número tendría exactamente dos candidatos, o ninguno, en cada fila, columna y caja. Un tablero así es un patrón mortal y nunca tiene exactamente una solución, pero el sudoku la tiene.
tridagon = Las celdas { $cells } son tres en cada una de cuatro cajas, en filas y columnas distintas dentro de cada caja. Supón que contuvieran solo { $digits }.
tridagon-parity = Leídas fila por fila, dos cajas contiguas tendrían entonces los números en órdenes que solo difieren en un giro de los tres en círculo; leídas columna por columna, lo mismo dos cajas una encima de otra. Pero un giro en círculo no cambia si un orden va hacia delante o hacia atrás, y con estas celdas lo cambia un número impar de las cuatro cajas. Así que los números no se pueden colocar.
guardians = { $count ->
    [one] Solo un guardián puede impedirlo: { $guardians }. Así que es verdadero, y los candidatos incompatibles con él son falsos.
   *[other] Solo los guardianes pueden impedirlo: { $guardians }. Al menos uno de ellos es verdadero, así que los candidatos incompatibles con todos ellos son falsos.
}
fireworks-burst = En { $lines }, los números { $digits } solo tienen candidatos en { $wings } y dentro de { $box }. Si uno de ellos no está ni en una ni en otra de las celdas { $wings }, está en ambas líneas dentro de { $box }, así que está en { $crossing }.
fireworks-full = Así que cada uno de estos números está en una de sus tres celdas. Son { $number } números para { $number } celdas, { $cells }, así que cada celda contiene uno de ellos, y solo uno de los que caben ahí.
exocet-base = Las celdas de la base, { $base }, contienen dos de los números { $digits }. Sean cuales sean, cada una de { $lines } necesita esos mismos números, y no los tiene ni en la línea ni en la caja de { $base }.
exocet-targets = Sin los objetivos { $targets }, ninguno de estos números puede estar en las tres a la vez. Así que cada uno de los dos números de { $base } está en una de las celdas { $targets }, y esas dos celdas no pueden contener nada más.
exocet-idle = { $count ->
    [one] El número { $digits } no es ninguno de los dos: no cabe en ninguna de las celdas { $targets }, o necesitaría las dos.
   *[other] Los números { $digits } no están entre los dos: cada uno de ellos no cabe en ninguna de las celdas { $targets }, o necesitaría las dos.
}
wing-wxyz-wing = Las celdas { $cells } tienen en total solo los números { $digits }. Cada uno de los números { $once } puede estar ahí una sola vez, porque sus candidatos ahí se ven. Llenan como mucho todas las celdas menos una, así que al menos una de las celdas { $places } es { $shared }, y ninguna celda que las vea todas puede ser { $shared }.
medusa-group = { $letter } ({ $candidates })
medusa-groups = Un par conjugado es un enlace fuerte, y también lo son los dos candidatos de una celda bivalor: uno es verdadero y el otro falso. Siguiendo los enlaces de candidato en candidato se forman dos grupos, { $first } y { $second }: todos los de un grupo son verdaderos, y ninguno del otro.
medusa-cell = El grupo { $letter } tiene dos números en { $cell }, así que es el falso.
medusa-house = El grupo { $letter } tiene el mismo número dos veces en { $house }, así que es el falso.
medusa-empty = Si el grupo { $letter } fuera verdadero, en { $cell }, no quedaría ningún candidato, así que es el falso.
medusa-trap = Algunos candidatos son incompatibles tanto con { $letter } como con { $other }, y uno de estos grupos es verdadero.
fish-kraken = { $count ->
    [one] En los conjuntos base, { $base }, todos los candidatos del { $digit } están en los conjuntos de cobertura, { $cover }, salvo la aleta { $fins }. Si la aleta es falsa, { $cover } tienen su { $digit } en esos cruces, y { $lost } no puede contenerlo. Si la aleta es verdadera, una cadena lleva de ahí a { $lost }, que tampoco puede contenerlo.
   *[other] En los conjuntos base, { $base }, todos los candidatos del { $digit } están en los conjuntos de cobertura, { $cover }, salvo las aletas { $fins }. Si todas las aletas son falsas, { $cover } tienen su { $digit } en esos cruces, y { $lost } no puede contenerlo. Si una aleta es verdadera, una cadena lleva de ahí a { $lost }, que tampoco puede contenerlo.
}
sectors-share = { $house } da { $digits }
sectors-cells = { $count ->
    [one] Hay una celda que llenar: { $cells }. Cada uno de sus candidatos está en una unidad que debe darlo: { $shares }.
   *[other] Hay { $count } celdas que llenar: { $cells }. Cada uno de sus candidatos está en una unidad que debe darlo: { $shares }.
}
sectors-full = { $count ->
    [one] Una unidad da un número una sola vez, así que esto es como mucho un número para una celda, y hace falta. Ninguna otra celda de una unidad puede contener lo que la unidad da aquí.
   *[other] Una unidad da un número una sola vez, así que estos son como mucho { $count } números para { $count } celdas, y hacen falta todos. Ninguna otra celda de una unidad puede contener lo que la unidad da aquí.
}
sectors-twice = Un candidato que deben dar dos de las unidades quitaría un número a ambas para una sola celda, así que también se elimina.
forcing-contradiction-cell = Supón que { $assumed }. Paso a paso se deduce entonces que a { $cell } no le queda ningún candidato. Así que la suposición es falsa.
forcing-contradiction-house = Supón que { $assumed }. Paso a paso se deduce entonces que a { $house } no le queda ningún candidato para el { $digit }. Así que la suposición es falsa.
forcing-nested-cell = Supón que { $assumed }, y elimina los candidatos que fallan con esta suposición. Se deduce entonces que a { $cell } no le queda ningún candidato. Así que la suposición es falsa.
forcing-nested-house = Supón que { $assumed }, y elimina los candidatos que fallan con esta suposición. Se deduce entonces que a { $house } no le queda ningún candidato para el { $digit }. Así que la suposición es falsa.
forcing-nested-suppose = Supón además que { $assumed }:
forcing-nested-wrong = Así que, con la primera suposición, { $claim }.
forcing-verity = { $choice }. Sea cual sea, se deduce lo mismo.
forcing-verity-one = { $choice }. { $count ->
    [one] Un caso es imposible. Lo que se deduce del otro es cierto.
   *[other] Todos los casos menos uno son imposibles. Lo que se deduce de ese es cierto.
}
forcing-verity-some = { $choice }. { $count ->
    [one] Un caso es imposible. Sea cual sea el correcto entre los demás, se deduce lo mismo.
   *[other] Algunos casos son imposibles. Sea cual sea el correcto entre los demás, se deduce lo mismo.
}
forcing-places = En { $house }, el { $digit } solo cabe en { $cells }
forcing-candidates = En { $cell }, va { $digits }
forcing-either = O bien { $either }
forcing-suppose = Supón que { $assumed }:
forcing-itself = Eso es ya lo que se quiere demostrar.
forcing-impossible = Esto es imposible, así que el caso se descarta.
forcing-anyway = En todo caso, { $claim }: { $reason }.
forcing-nothing-left-cell = Así no queda nada para { $cell }, que no tiene más candidatos que { $digits }.
forcing-nothing-left-house = Así no queda ningún candidato para el { $digit } en { $house }, donde solo cabe en { $cells }.
templates-known = Por plantillas, { $known }.
templates-set = Toma todas las maneras de colocar el { $digit } una vez en cada fila, columna y caja sin ocupar una celda que debe tener otro número. Todas ellas usan { $cells }.
templates-delete = Toma todas las maneras de colocar el { $digit } una vez en cada fila, columna y caja sin ocupar una celda que debe tener otro número. Todas ellas dejan fuera { $cells }.
