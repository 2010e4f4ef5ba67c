# La dernière étape d’un indice : pourquoi elle est juste. Les zones ont une forme avec « de » : `$house-de`.

so-placed = On inscrit donc { $what-en }.
so-lost = Cela élimine { $what }.
single-full-house = Une seule case { $house-de } est vide : { $cell }. Il lui manque le { $digit }.
single-hidden = Dans { $house }, le { $digit } ne peut aller qu’en { $cell } : toute autre case vide y voit déjà { $another }.
single-hidden-by-notes = Dans { $house }, le { $digit } ne peut aller qu’en { $cell } : toute autre case vide y voit déjà { $another }, ou le { $digit } y a été éliminé.
single-naked = En { $cell }, il ne reste que le { $digit }. La case voit { $seen }.
single-naked-by-notes = { $count ->
    [one] En { $cell }, il ne reste que le { $digit }. La case voit { $seen } ; { $out } y a déjà été éliminé.
   *[other] En { $cell }, il ne reste que le { $digit }. La case voit { $seen } ; { $out } y ont déjà été éliminés.
}
single-naked-by-notes-alone = En { $cell }, il ne reste que le { $digit }. Les autres, { $out }, y ont déjà été éliminés.
locked-candidates = Dans { $house }, le { $digit } ne peut aller qu’en { $cells }, et toutes ces cases sont aussi dans { $other }. Le { $digit } { $other-de } se trouve donc dans l’une d’elles, et aucune autre case { $other-de } ne peut le contenir.
subset-naked = Dans { $place }, les cases { $cells } n’ont pas d’autres candidats que { $digits } : { $number } cases pour { $number } chiffres. Chacune en prend un, et il n’en reste aucun pour les autres cases { $place-de }.
subset-hidden = Dans { $place }, les chiffres { $digits } ne peuvent aller qu’en { $cells } : { $number } chiffres pour { $number } cases. Ces cases leur sont réservées et ne peuvent rien contenir d’autre.
fish-basic = Dans { $base }, tous les candidats du { $digit } sont dans { $cover }. Il faut un { $digit } à chacune de ces zones de base, et deux d’entre elles ne peuvent pas l’avoir sur la même rangée perpendiculaire. Les zones couvrantes, { $cover }, ont donc le leur là, et aucune autre case { $cover-de } ne peut contenir un { $digit }.
fish-siamese = Deux poissons ont les mêmes zones de base : { $base }.
fish-finned = { $count ->
    [one] Dans les zones de base, { $base }, tous les candidats du { $digit } sont dans les zones couvrantes, { $cover }, sauf la nageoire { $fins }. Si la nageoire est fausse, les { $digit } { $cover-de } sont dans les zones de base, et aucune autre case { $cover-de } ne peut en contenir un. Si la nageoire est vraie, aucune case qui la voit ne peut valoir { $digit }. Le { $digit } est donc éliminé dans les deux cas des cases { $cover-de } qui voient la nageoire.
   *[other] Dans les zones de base, { $base }, tous les candidats du { $digit } sont dans les zones couvrantes, { $cover }, sauf les nageoires { $fins }. Si toutes les nageoires sont fausses, les { $digit } { $cover-de } sont dans les zones de base, et aucune autre case { $cover-de } ne peut en contenir un. Si une nageoire est vraie, aucune case qui voit toutes les nageoires ne peut valoir { $digit }. Le { $digit } est donc éliminé dans les deux cas des cases { $cover-de } qui voient toutes les nageoires.
}
fish-sashimi = { $count ->
    [one] Le poisson est dit sashimi parce que, sans la nageoire, l’une de ces rangées n’a plus qu’un candidat ou aucun : { $base }. Le raisonnement reste le même.
   *[other] Le poisson est dit sashimi parce que, sans les nageoires, l’une de ces rangées n’a plus qu’un candidat ou aucun : { $base }. Le raisonnement reste le même.
}
fish-complex = Il faut { $another } à chacune des zones de base, { $base }, et tous les candidats pour cela sont dans les zones couvrantes, { $cover }. Cela fait { $number } zones qui ont besoin d’{ $another } et { $number } qui en donnent un. Chaque zone couvrante a donc déjà là son { $digit } : aucune autre case de ces zones ne peut le contenir.
fish-complex-finned = { $count ->
    [one] Il faut { $another } à chacune des zones de base, { $base }, et les candidats pour cela sont dans les zones couvrantes, { $cover }, sauf la nageoire { $fins }. Si la nageoire est fausse, cela fait { $number } zones qui ont besoin d’{ $another } et { $number } qui en donnent un. Chaque zone couvrante a donc déjà là son { $digit } : aucune autre case de ces zones ne peut le contenir. Si la nageoire est vraie, aucune case qui la voit ne peut valoir { $digit }. Le { $digit } est donc éliminé dans les deux cas des cases des zones couvrantes qui voient la nageoire.
   *[other] Il faut { $another } à chacune des zones de base, { $base }, et les candidats pour cela sont dans les zones couvrantes, { $cover }, sauf les nageoires { $fins }. Si toutes les nageoires sont fausses, cela fait { $number } zones qui ont besoin d’{ $another } et { $number } qui en donnent un. Chaque zone couvrante a donc déjà là son { $digit } : aucune autre case de ces zones ne peut le contenir. Si une nageoire est vraie, aucune case qui voit toutes les nageoires ne peut valoir { $digit }. Le { $digit } est donc éliminé dans les deux cas des cases des zones couvrantes qui voient toutes les nageoires.
}
fish-twice = Un candidat commun à deux des zones de base, { $base }, en sert deux, et il est aussi dans deux des zones couvrantes, { $cover } : là aussi, le compte est bon.
fish-inside = Un candidat qui est dans plus de zones couvrantes, { $cover }, que de zones de base, { $base }, est éliminé comme s’il était hors de la base : il servirait moins de zones qu’il n’en prend.
two-links = Le { $digit } a deux liens forts : dans { $first }, ses seuls candidats sont { $outer } et { $inner } ; dans { $second }, { $other_inner } et { $other_outer }. Comme { $inner } et { $other_inner } sont toutes deux dans { $shared }, elles ne peuvent pas valoir { $digit } à la fois : l’une au moins des cases { $outer } et { $other_outer } vaut donc { $digit }. Aucune case qui les voit toutes deux ne peut valoir { $digit }.
empty-rectangle = Dans { $box }, tous les candidats du { $digit }, { $cells }, sont dans { $line } ou { $across }. Dans { $house }, { $near } et { $far } sont un lien fort. Si { $far } ne vaut pas { $digit }, { $near } le vaut ; alors aucune autre case { $line-de } ne peut le contenir, et le { $digit } { $box-de } est dans { $across }. Le { $digit } est donc en { $far }, ou dans { $across } à l’intérieur { $box-de }, et { $cell } voit les deux.
wing-xy-wing = Le pivot, en { $pivot }, vaut { $first } ou { $second }. S’il vaut { $first }, la pince { $one } vaut forcément { $shared } ; s’il vaut { $second }, la pince { $other } vaut forcément { $shared }. De toute façon, l’une des pinces vaut { $shared } : aucune case qui voit les deux ne peut valoir { $shared }.
wing-xyz-wing = Le pivot, en { $pivot }, vaut { $first }, { $second } ou { $shared }. S’il vaut { $first }, la pince { $one } vaut forcément { $shared } ; s’il vaut { $second }, la pince { $other } vaut forcément { $shared } ; sinon, le pivot lui-même vaut { $shared }. De toute façon, l’une des trois cases vaut { $shared } : aucune case qui voit les trois ne peut valoir { $shared }.
wing-w-wing = Chacune des cases { $ends } contient { $digits }. Dans { $house }, le { $bridge } a un lien fort entre { $near } et { $far } ; { $near } voit { $one }, et { $far } voit { $other }. Si { $one } et { $other } valaient toutes deux { $bridge }, il n’y aurait dans { $house } aucun candidat pour { $another }. L’une des deux au moins vaut donc { $digit }, et aucune case qui voit les deux ne peut valoir { $digit }.
rectangle-deadly = Les cases { $cells } sont sur deux lignes, deux colonnes et deux blocs. Si elles ne contenaient que { $digits }, elles seraient un motif mortel : ces deux chiffres pourraient échanger leurs places sans rien changer ailleurs, et la grille aurait deux solutions. Or elle n’en a qu’une.
rectangle-1 = Les trois autres n’ont pas d’autres candidats : { $roof } contient donc forcément autre chose.
rectangle-2 = Seul le { $extra } peut l’empêcher, et parmi ces cases il n’est candidat qu’en { $roof }. L’une d’elles vaut donc { $extra }, et aucune case qui les voit toutes ne peut valoir { $extra }.
rectangle-3 = Pour l’empêcher, il faut à l’une des cases { $roof } l’un de ces chiffres : { $extra }. Quel qu’il soit, cette case et { $cells } font { $number } cases { $house-de } pour { $number } chiffres seulement, { $digits }. Chacun de ces chiffres y est épuisé, et aucune case qui les voit toutes ne peut le contenir.
rectangle-4 = Dans { $house }, le { $settled } a un lien fort : il ne peut aller qu’en { $roof }, et l’une de ces cases vaut donc { $settled }. Si l’autre valait { $lost }, les cases seraient un motif mortel. Aucune des deux ne peut donc valoir { $lost }.
rectangle-6 = Dans { $lines }, le { $digit } n’a de candidats que dans ces cases. Si l’une des cases { $roof } valait { $digit }, ses voisines du rectangle vaudraient { $other }, et la case opposée vaudrait forcément { $digit } elle aussi : un motif mortel. Aucune des cases { $roof } ne peut donc valoir { $digit }.
rectangle-hidden = Supposons que { $cell } vaille { $lost }. Comme le { $kept } n’a pas d’autre candidat que dans ces cases dans { $lines }, les deux cases { $neighbours } valent alors { $kept }, et { $opposite }, qui n’a pas d’autres candidats, vaut { $lost } : un motif mortel. La case { $cell } ne peut donc pas valoir { $lost }.
rectangle-avoidable-1 = Les cases { $cells } sont sur deux lignes, deux colonnes et deux blocs, et { $filled } ont été remplies, non données. Si { $cell } valait { $digit }, les quatre cases ne contiendraient que { $digits }, un motif mortel : ces deux chiffres pourraient échanger leurs places sans rien changer ailleurs, et la grille aurait deux solutions. Or elle n’en a qu’une.
rectangle-avoidable-2 = Les cases { $cells } sont sur deux lignes, deux colonnes et deux blocs, et { $filled } ont été remplies, non données. Si { $completing-valait }, les quatre cases ne contiendraient que { $digits }, un motif mortel : ces deux chiffres pourraient échanger leurs places sans rien changer ailleurs, et la grille aurait deux solutions. Or elle n’en a qu’une. L’une des cases { $open } vaut donc forcément { $extra }, leur seul autre candidat, et aucune case qui voit les deux ne peut valoir { $extra }.
bug = Toutes les cases vides sauf { $short } ont exactement deux candidats. Si { $short } ne valait pas { $digit }, chaque chiffre aurait lui aussi exactement deux candidats, ou aucun, dans chaque ligne, chaque colonne et chaque bloc. Une telle grille est un motif mortel et n’a jamais exactement une solution. Or celle-ci en a une. Il faut donc { $digit } en { $cell }.
colours-group = { $letter } ({ $cells })
colours-one-cluster = Une paire conjuguée est un lien fort : des deux seuls candidats du { $digit } dans une zone, l’un est vrai et l’autre est faux. De zone en zone, les paires font deux groupes, { $groups } : toutes les cases d’un groupe valent { $digit }, et aucune de l’autre.
colours-two-clusters = Une paire conjuguée est un lien fort : des deux seuls candidats du { $digit } dans une zone, l’un est vrai et l’autre est faux. De zone en zone, les paires font deux groupes, { $groups }, et ailleurs deux autres, { $others }. Dans chaque paire, toutes les cases d’un groupe valent { $digit }, et aucune de l’autre.
colours-sees = { $cell } voit { $one } de { $letter } et { $other } de { $other_letter }
colours-trap = Quel que soit le groupe vrai : { $seen }.
colours-wrap = Dans { $house }, le groupe { $letter } a { $one } et { $other }, qui ne peuvent pas valoir { $digit } toutes les deux. Aucune case de { $letter } ne vaut donc { $digit }.
colours-multi-1 = Comme { $one } de { $letter } voit { $other } de { $other_letter }, ces deux groupes ne peuvent pas être vrais tous les deux. Donc { $opposite } est vrai, ou { $other_opposite }, ou les deux : { $seen }.
colours-multi-2 = Dans le groupe { $letter }, { $one } voit { $first } de { $first_letter }, et { $other } voit { $second } de { $second_letter }. L’un des groupes { $first_letter } et { $second_letter } est vrai : aucune case de { $letter } ne vaut donc { $digit }.
implication = Si { $premise }, { $conclusion } : { $reason }.
because-one-digit = une case ne contient qu’un chiffre
because-same-house = { $count ->
    [one] les deux sont dans { $house }
   *[other] toutes sont dans { $house }
}
because-they-see = ces cases se voient
because-last-candidate = la case n’a pas d’autre candidat
because-last-candidate-left = la case n’a plus d’autre candidat
because-last-place = il n’y a pas d’autre candidat pour le { $digit } dans { $house }
because-last-place-left = il n’y a plus d’autre candidat pour le { $digit } dans { $house }
because-set = { $cells } ont un candidat de plus qu’il n’y a de cases, donc sans le { $digit } elles contiennent tous les autres
because-set-then-cell = sans le { $digit }, { $cells } contiennent tous leurs autres candidats, ce qui ne laisse à { $cell } que le { $last }
because-cell-then-set = { $cell } vaut alors { $taken }, donc { $cells }, privées de ce chiffre, contiennent tous leurs autres candidats
chain-open = Supposons { $assumed-suppose }. De proche en proche, il s’ensuit { $end-que }. Donc { $start } ou { $end }, et aucune case qui voit les deux ne peut valoir { $digit }.
chain-open-crossed = Supposons { $assumed-suppose }. De proche en proche, il s’ensuit { $end-que }. Donc { $start } ou { $end }. Comme { $start_cell } et { $end_cell } se voient, de toute façon { $start_cell } ne peut pas valoir { $end_digit }, ni { $end_cell } valoir { $start_digit }.
chain-contradiction = Supposons { $assumed-suppose }. De proche en proche, il s’ensuit { $forced-que }. L’hypothèse se contredit, elle est donc fausse : { $forced }.
chain-loop = Supposons { $assumed-suppose }. Les pas qui suivent ramènent au point de départ, et ils valent aussi dans l’autre sens : ou bien tout dans la boucle est comme ils le disent, ou bien tout est à l’inverse.
chain-either = Donc { $one } ou { $other }, ce qui élimine { $what }.
chain-kept = Dans un cas comme dans l’autre, les cases { $cells } contiennent tous leurs autres chiffres, ce qui élimine { $what }.
chain-remote-pair = Les cases { $cells } n’ont pas d’autres candidats que { $one } et { $other }, et chacune voit la suivante : les deux chiffres alternent. De { $ends }, l’une vaut { $one } et l’autre { $other }. Aucune case qui voit les deux ne peut valoir { $digits }.
chain-remote-pairs = Les cases { $cells } n’ont pas d’autres candidats que { $one } et { $other }, et là où elles se voient, les deux chiffres alternent. De case en case, on apprend lesquelles diffèrent : { $seen }, dont chaque fois l’une vaut { $one } et l’autre { $other }.
chain-sees-two = { $cell } voit { $cells }
als-sets = Prenez les ensembles presque verrouillés { $sets }.
als-set = { $letter } ({ $cells } avec { $digits })
als-holds = il ne manque à { $letter } qu’un chiffre, et tous les autres y sont
als-ends = { $count ->
    [one] Donc { $one } ou { $other } contient le { $shared } : il est éliminé des cases qui voient tous ses candidats dans les deux.
   *[other] De même, { $one } ou { $other } contient { $shared } : chacun est éliminé des cases qui voient tous ses candidats dans les deux.
}
als-common = Tous les candidats du { $common } dans { $one } voient tous ceux de { $other } : c’est donc un commun restreint, et un seul des deux ensembles peut contenir le { $common }.
als-both = Il manque tout au plus un chiffre à un ensemble. L’un contient donc le { $first }, l’autre le { $second }, et chacun contient tous ses autres chiffres.
als-both-lost = Le { $first } et le { $second } sont chacun éliminés des cases qui voient tous leurs candidats dans les deux ensembles.
als-one-lost = Tout autre chiffre d’un ensemble est éliminé aussi des cases qui voient tous ses candidats dans cet ensemble.
als-petal = { $letter } contient alors tous ses autres chiffres, dont { $shared }
als-blossom = { $count ->
    [one] La tige, en { $stem }, vaut { $digits } : l’un des pétales contient donc le { $shared }, qui est éliminé des cases qui voient tous ses candidats dans tous les pétales.
   *[other] La tige, en { $stem }, vaut { $digits } : l’un des pétales contient donc { $shared }, et chacun est éliminé des cases qui voient tous ses candidats dans tous les pétales.
}
sue-de-coq-cells = Au croisement { $crossing-de }, { $core } ont les candidats { $core_digits }. Ajoutez { $line_cells } dans { $line }, avec { $line_digits }, et { $box_cells } dans { $box }, avec { $box_digits } : { $number } cases.
sue-de-coq-once = Aucun chiffre ne va dans les deux parties ajoutées : aucun des chiffres { $digits } ne peut se trouver deux fois dans ces cases. Il y a autant de chiffres que de cases, donc chacun s’y trouve une fois.
sue-de-coq-twice = Aucun des chiffres { $digits } ne peut se trouver deux fois dans ces cases, et { $twice } une fois seulement dans chacune des parties ajoutées. C’est juste assez pour toutes les cases, donc chacun s’y trouve.
sue-de-coq-bound = Les candidats de { $box_digits } sont tous dans { $box } : aucune autre case { $box-de } ne peut donc les contenir ; ceux de { $line_digits } sont tous dans { $line } : aucune autre case { $line-de } ne peut donc les contenir.
loop-deadly = Les cases { $cells } forment une boucle : chacune voit la suivante, et chaque ligne, chaque colonne et chaque bloc en a deux ou aucune. Si elles ne contenaient que { $digits }, elles seraient un motif mortel : ces deux chiffres pourraient échanger leurs places tout autour sans rien changer ailleurs, et la grille aurait deux solutions. Or elle n’en a qu’une.
loop-settled = Dans { $house }, le { $settled } a un lien fort : il ne peut aller qu’en { $roof }, et l’une de ces cases vaut donc { $settled }. Si l’autre valait { $lost }, les cases seraient un motif mortel. Aucune des deux ne peut donc valoir { $lost }.
bug-several = Presque toutes les cases vides ont exactement deux candidats. Sans quelques candidats de plus, toutes en auraient deux, et chaque chiffre aurait exactement deux candidats, ou aucun, dans chaque ligne, chaque colonne et chaque bloc. Une telle grille est un motif mortel et n’a jamais exactement une solution ; or celle-ci en a une.
tridagon = Les cases { $cells } vont par trois dans quatre blocs, et dans chacun sur des lignes et des colonnes différentes. Supposons qu’elles ne contiennent que { $digits }.
tridagon-parity = Lus ligne par ligne, deux blocs côte à côte auraient alors les chiffres dans des ordres qui ne diffèrent que par une rotation des trois ; lus colonne par colonne, de même deux blocs l’un au-dessus de l’autre. Mais une rotation ne change pas le sens d’un ordre, et avec ces cases un nombre impair de blocs, parmi les quatre, le change. Les chiffres ne peuvent donc pas être placés.
guardians = { $count ->
    [one] Un seul gardien peut l’empêcher : { $guardians }. Il est donc vrai, et les candidats qui le contredisent sont faux.
   *[other] Seuls les gardiens peuvent l’empêcher : { $guardians }. L’un d’eux au moins est vrai, donc les candidats qui les contredisent tous sont faux.
}
fireworks-burst = Dans { $lines }, les chiffres { $digits } n’ont de candidats qu’en { $wings } et à l’intérieur { $box-de }. Si l’un d’eux n’est dans aucune des cases { $wings }, il est sur les deux rangées à l’intérieur { $box-de } : il est donc en { $crossing }.
fireworks-full = Chacun de ces chiffres est donc dans l’une de ses trois cases. Cela fait { $number } chiffres pour { $number } cases, { $cells } : chaque case en contient un, et seulement l’un de ceux qui peuvent y aller.
exocet-base = Les cases de la base, { $base }, contiennent deux des chiffres { $digits }. Quels qu’ils soient, il faut aussi chacun d’eux dans { $lines }, et il ne peut y être ni sur la rangée ni dans le bloc de { $base }.
exocet-targets = Sans les cibles, { $targets }, aucun de ces chiffres ne peut être dans les trois à la fois. Chacun des deux chiffres de { $base } est donc dans l’une des cases { $targets }, et ces deux cases ne peuvent rien contenir d’autre.
exocet-idle = { $count ->
    [one] Le chiffre { $digits } n’est pas l’un des deux : il ne va dans aucune des cases { $targets }, ou aurait besoin des deux.
   *[other] Les chiffres { $digits } ne sont pas parmi les deux : chacun d’eux ne va dans aucune des cases { $targets }, ou aurait besoin des deux.
}
wing-wxyz-wing = Les cases { $cells } n’ont en tout que les chiffres { $digits }. Chacun des chiffres { $once } ne peut s’y trouver qu’une fois, car ses candidats s’y voient. Ils remplissent tout au plus toutes les cases sauf une : l’une au moins des cases { $places } vaut donc { $shared }, et aucune case qui les voit toutes ne peut valoir { $shared }.
medusa-group = { $letter } ({ $candidates })
medusa-groups = Une paire conjuguée est un lien fort, et les deux candidats d’une case bivaluée aussi : l’un est vrai et l’autre est faux. De candidat en candidat, les liens font deux groupes, { $first } et { $second } : tous ceux d’un groupe sont vrais, et aucun de l’autre.
medusa-cell = Le groupe { $letter } a deux chiffres en { $cell } : il est donc faux.
medusa-house = Le groupe { $letter } a deux fois le même chiffre dans { $house } : il est donc faux.
medusa-empty = Si le groupe { $letter } était vrai, il ne resterait pas de candidat en { $cell } : il est donc faux.
medusa-trap = Certains candidats contredisent { $letter } comme { $other }, et l’un de ces groupes est vrai.
fish-kraken = { $count ->
    [one] Dans les zones de base, { $base }, tous les candidats du { $digit } sont dans les zones couvrantes, { $cover }, sauf la nageoire { $fins }. Si la nageoire est fausse, les { $digit } { $cover-de } sont dans les zones de base, et { $lost } ne peut pas en contenir un. Si la nageoire est vraie, une chaîne mène de là à { $lost }, qui ne peut pas en contenir un non plus.
   *[other] Dans les zones de base, { $base }, tous les candidats du { $digit } sont dans les zones couvrantes, { $cover }, sauf les nageoires { $fins }. Si toutes les nageoires sont fausses, les { $digit } { $cover-de } sont dans les zones de base, et { $lost } ne peut pas en contenir un. Si une nageoire est vraie, une chaîne mène de là à { $lost }, qui ne peut pas en contenir un non plus.
}
sectors-share = { $digits } { $house-de }
sectors-cells = { $count ->
    [one] Il y a une case à remplir : { $cells }. Chacun de ses candidats doit venir d’une zone où il se trouve : { $shares }.
   *[other] Il y a { $count } cases à remplir : { $cells }. Chacun de leurs candidats doit venir d’une zone où il se trouve : { $shares }.
}
sectors-full = { $count ->
    [one] Une zone donne un chiffre une seule fois : cela fait tout au plus un chiffre pour une case, et il est nécessaire. Aucune autre case d’une zone ne peut avoir ce que la zone donne ici.
   *[other] Une zone donne un chiffre une seule fois : cela fait tout au plus { $count } chiffres pour { $count } cases, et tous sont nécessaires. Aucune autre case d’une zone ne peut avoir ce que la zone donne ici.
}
sectors-twice = Un candidat que deux des zones devraient donner prendrait un chiffre aux deux pour une seule case : il est donc éliminé lui aussi.
forcing-contradiction-cell = Supposons { $assumed-suppose }. De proche en proche, il s’ensuit qu’il ne reste pas de candidat en { $cell }. L’hypothèse est donc fausse.
forcing-contradiction-house = Supposons { $assumed-suppose }. De proche en proche, il s’ensuit qu’il n’y a plus de candidat pour le { $digit } dans { $house }. L’hypothèse est donc fausse.
forcing-nested-cell = Supposons { $assumed-suppose }, et éliminons les candidats qui échouent sous cette hypothèse. Il s’ensuit qu’il ne reste pas de candidat en { $cell }. L’hypothèse est donc fausse.
forcing-nested-house = Supposons { $assumed-suppose }, et éliminons les candidats qui échouent sous cette hypothèse. Il s’ensuit qu’il n’y a plus de candidat pour le { $digit } dans { $house }. L’hypothèse est donc fausse.
forcing-nested-suppose = Supposons de plus { $assumed-suppose } :
forcing-nested-wrong = Sous la première hypothèse, donc, { $claim }.
forcing-verity = { $choice }. Quel que soit le cas, la conclusion est la même.
forcing-verity-one = { $choice }. { $count ->
    [one] L’un des cas est impossible. Ce qui découle de l’autre est vrai.
   *[other] Tous les cas sauf un sont impossibles. Ce qui découle de celui-là est vrai.
}
forcing-verity-some = { $choice }. { $count ->
    [one] L’un des cas est impossible. Quel que soit le bon parmi les autres, la conclusion est la même.
   *[other] Certains cas sont impossibles. Quel que soit le bon parmi les autres, la conclusion est la même.
}
forcing-places = Dans { $house }, le { $digit } ne peut aller qu’en { $cells }
forcing-candidates = En { $cell }, il y a { $digits }
forcing-either = De ces cas, l’un au moins est vrai : { $either }
forcing-suppose = Supposons { $assumed-suppose } :
forcing-itself = C’est déjà ce qu’il faut montrer.
forcing-impossible = C’est impossible, ce cas est donc écarté.
forcing-anyway = Dans tous les cas, { $claim } : { $reason }.
forcing-nothing-left-cell = Il ne reste alors rien en { $cell }, où il n’y a pas d’autres candidats que { $digits }.
forcing-nothing-left-house = Il ne reste alors pas de candidat pour le { $digit } dans { $house }, où il ne peut aller qu’en { $cells }.
templates-known = D’après les gabarits, { $known }.
templates-set = Prenez toutes les façons de placer le { $digit } une fois dans chaque ligne, chaque colonne et chaque bloc, sans prendre une case qui doit contenir un autre chiffre. Toutes passent par { $cells }.
templates-delete = Prenez toutes les façons de placer le { $digit } une fois dans chaque ligne, chaque colonne et chaque bloc, sans prendre une case qui doit contenir un autre chiffre. Toutes laissent de côté { $cells }.
