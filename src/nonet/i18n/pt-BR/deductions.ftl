# O último passo de uma dica: por que o passo está certo.

so-placed = Portanto, { $what-fica }.
so-lost = Isso elimina { $what }.
single-full-house = { $house-inicio }, só está vazia { $cell }. O número que falta é o { $digit }.
single-hidden = { $house-inicio }, o { $digit } só cabe { $cell-em }: todas as outras células vazias dali já veem { $another }.
single-hidden-by-notes = { $house-inicio }, o { $digit } só cabe { $cell-em }: todas as outras células vazias dali já veem { $another }, ou o { $digit } já foi eliminado nelas.
single-naked = { $cell-inicio }, só resta o { $digit }. A célula vê { $seen }.
single-naked-by-notes = { $count ->
    [one] { $cell-inicio }, só resta o { $digit }. A célula vê { $seen }; ali { $out } já foi eliminado antes.
   *[other] { $cell-inicio }, só resta o { $digit }. A célula vê { $seen }; ali { $out } já foram eliminados antes.
}
single-naked-by-notes-alone = { $cell-inicio }, só resta o { $digit }. Os outros, { $out }, já foram eliminados ali antes.
locked-candidates = { $house-inicio }, o { $digit } só cabe em { $cells }, que também ficam { $other-em }. Então o { $digit } { $other-de } está em uma delas, e nenhuma outra célula { $other-de } pode contê-lo.
subset-naked = As células { $cells }, { $place-em }, não têm outros candidatos além de { $digits }: { $number-feminine } células para { $number } números. Cada uma fica com um, e não sobra nenhum para as outras células { $place-de }.
subset-hidden = Os números { $digits }, { $place-em }, só cabem em { $cells }: { $number } números para { $number-feminine } células. Essas células são necessárias para eles e não podem conter mais nada.
fish-basic = { $base-inicio }, o { $digit } só cabe nos cruzamentos com { $cover }. Cada uma { $base-de } precisa do seu próprio { $digit }, e duas delas não podem tê-lo na mesma reta perpendicular. Então { $cover } têm o seu nesses cruzamentos, e nenhuma outra célula { $cover-de } pode conter o { $digit }.
fish-siamese = Dois peixes têm em comum { $base }.
fish-finned = { $count ->
    [one] { $base-inicio }, o { $digit } só cabe nos cruzamentos com { $cover }, exceto um candidato a mais, a barbatana { $fins }. Se a barbatana não for { $digit }, { $cover } têm o seu { $digit } nesses cruzamentos, e nenhuma outra célula { $cover-de } pode contê-lo. Se a barbatana for { $digit }, nenhuma célula que vê a barbatana pode ser { $digit }. O que fica { $cover-em } e vê a barbatana perde o { $digit } nos dois casos.
   *[other] { $base-inicio }, o { $digit } só cabe nos cruzamentos com { $cover }, exceto alguns candidatos a mais, as barbatanas { $fins }. Se nenhuma barbatana for { $digit }, { $cover } têm o seu { $digit } nesses cruzamentos, e nenhuma outra célula { $cover-de } pode contê-lo. Se uma barbatana for { $digit }, nenhuma célula que vê todas as barbatanas pode ser { $digit }. O que fica { $cover-em } e vê todas as barbatanas perde o { $digit } nos dois casos.
}
fish-sashimi = { $count ->
    [one] O peixe se chama Sashimi porque, sem a barbatana, uma { $base-de } fica com um só candidato ou nenhum; o raciocínio é o mesmo.
   *[other] O peixe se chama Sashimi porque, sem as barbatanas, uma { $base-de } fica com um só candidato ou nenhum; o raciocínio é o mesmo.
}
fish-complex = Cada uma destas unidades precisa de { $another }: { $base }. Todos os seus candidatos para ele também ficam { $cover-em }. São { $number-feminine } unidades que precisam de { $another } e { $number-feminine } que dão um, então cada uma destas últimas já tem ali o seu { $digit }: nenhum outro candidato { $cover-de } pode contê-lo.
fish-complex-finned = { $count ->
    [one] Cada uma destas unidades precisa de { $another }: { $base }. Os seus candidatos para ele também ficam { $cover-em }, exceto a barbatana { $fins }. Se a barbatana não for { $digit }, são { $number-feminine } unidades que precisam de { $another } e { $number-feminine } que dão um, então cada uma destas últimas já tem ali o seu { $digit }: nenhum outro candidato { $cover-de } pode contê-lo. Se a barbatana for { $digit }, nenhuma célula que a vê pode ser { $digit }. O que fica { $cover-em } e vê a barbatana perde o { $digit } nos dois casos.
   *[other] Cada uma destas unidades precisa de { $another }: { $base }. Os seus candidatos para ele também ficam { $cover-em }, exceto as barbatanas { $fins }. Se nenhuma barbatana for { $digit }, são { $number-feminine } unidades que precisam de { $another } e { $number-feminine } que dão um, então cada uma destas últimas já tem ali o seu { $digit }: nenhum outro candidato { $cover-de } pode contê-lo. Se uma barbatana for { $digit }, nenhuma célula que vê todas as barbatanas pode ser { $digit }. O que fica { $cover-em } e vê todas as barbatanas perde o { $digit } nos dois casos.
}
fish-twice = Um lugar que fica em duas das primeiras unidades ({ $base }) serve às duas, e fica também em duas das segundas ({ $cover }), então a conta fecha ali do mesmo jeito.
fish-inside = Um lugar que fica em mais das segundas unidades ({ $cover }) que das primeiras ({ $base }) conta como outro candidato mesmo que fique em uma das primeiras: serviria a menos unidades do que ocupa.
two-links = { $first-inicio }, o { $digit } só cabe em { $outer } e { $inner }; { $second-em }, só em { $other_inner } e { $other_outer }. Como { $inner } e { $other_inner } ficam ambas { $shared-em }, não podem ser { $digit } as duas, então pelo menos uma das células { $outer } e { $other_outer } é { $digit }. Nenhuma célula que vê ambas pode ser { $digit }.
empty-rectangle = { $box-inicio }, o { $digit } só cabe em { $cells }, que ficam { $line-em } ou { $across-em }. { $house-inicio }, só cabe em { $near } e { $far }. Se { $far } não for { $digit }, { $near } é { $digit }; então nenhuma outra célula { $line-de } pode ser { $digit }, e { $box } tem o seu { $digit } { $across-em }. Assim, o { $digit } está em { $far }, ou { $across-em } dentro { $box-de }, e { $cell } vê ambos.
wing-xy-wing = { $pivot-inicio }, o pivô contém { $first } ou { $second }. Se for { $first }, a pinça { $one } tem de ser { $shared }; se for { $second }, a pinça { $other } tem de ser { $shared }. De um jeito ou de outro, uma das pinças é { $shared }, então nenhuma célula que vê ambas pode ser { $shared }.
wing-xyz-wing = { $pivot-inicio }, o pivô contém { $first }, { $second } ou { $shared }. Se for { $first }, { $one } tem de ser { $shared }; se for { $second }, { $other } tem de ser { $shared }; senão, ele mesmo é { $shared }. Em todo caso, uma das três células é { $shared }, então nenhuma célula que vê as três pode ser { $shared }.
wing-w-wing = Cada uma das células { $ends } contém { $digits }. { $house-inicio }, o { $bridge } só cabe em { $near } e { $far }; { $near } vê { $one }, e { $far } vê { $other }. Se tanto { $one } quanto { $other } fossem { $bridge }, { $house } não teria lugar para { $another }. Então pelo menos uma das duas é { $digit }, e nenhuma célula que vê ambas pode ser { $digit }.
rectangle-deadly = As células { $cells } ficam em duas linhas, duas colunas e dois blocos. Se contivessem só { $digits }, esses dois números poderiam trocar de lugar nelas sem mudar mais nada: o sudoku teria duas soluções. Mas ele só tem uma.
rectangle-1 = As outras três não têm outros candidatos, então { $roof } tem de conter outra coisa.
rectangle-2 = Só o { $extra } pode impedir isso, e entre elas só cabe em { $roof }. Então uma destas é { $extra }, e nenhuma célula que vê todas elas pode ser { $extra }.
rectangle-3 = Para impedir isso, uma das células { $roof } tem de ser { $extra }. Seja qual for, com { $cells } são { $number-feminine } células { $house-de } para só { $number } números, { $digits }. Todos eles se gastam ali, e nenhuma célula que vê todas estas pode conter um deles.
rectangle-4 = O { $settled }, { $house-em }, só cabe em { $roof }, então uma delas é { $settled }. Se a outra fosse { $lost }, as células conteriam só os dois números. Então nenhuma das duas pode ser { $lost }.
rectangle-6 = O { $digit }, { $lines-em }, só cabe nestas células. Se uma das células { $roof } fosse { $digit }, suas vizinhas no retângulo seriam { $other }, e a célula oposta também teria de ser { $digit }: exatamente os dois números. Então nenhuma das células { $roof } pode ser { $digit }.
rectangle-hidden = Suponha que { $cell } seja { $lost }. Então, como o { $kept } não tem outros candidatos além destas células { $lines-em }, as duas, { $neighbours }, são { $kept }, e { $opposite }, que não tem outros candidatos, é { $lost }: exatamente os dois números. Então { $cell } não pode ser { $lost }.
rectangle-avoidable-1 = As células { $cells } ficam em duas linhas, duas colunas e dois blocos, e { $filled } foram preenchidas, não são pistas. Se { $cell } fosse { $digit }, as quatro células conteriam só { $digits }, e os dois números poderiam trocar de lugar sem mudar mais nada: o sudoku teria duas soluções. Mas ele só tem uma.
rectangle-avoidable-2 = As células { $cells } ficam em duas linhas, duas colunas e dois blocos, e { $filled } foram preenchidas, não são pistas. Se { $completing-for }, as quatro células conterão só { $digits }, e os dois números poderão trocar de lugar sem mudar mais nada: o sudoku terá duas soluções. Mas ele só tem uma. Então uma das células { $open } tem de ser { $extra }, o único outro candidato ali, e nenhuma célula que vê ambas pode ser { $extra }.
bug = Todas as células vazias menos { $short } têm exatamente dois candidatos. Se { $short } não fosse { $digit }, cada número também teria exatamente dois candidatos, ou nenhum, em cada linha, coluna e bloco, e um tabuleiro assim nunca tem exatamente uma solução. Mas o sudoku tem. Então o { $digit } tem de ficar { $cell-em }.
colours-group = { $letter } ({ $cells })
colours-one-cluster = Onde uma unidade tem só dois candidatos para o { $digit }, um deles o contém e o outro não. Seguindo-os de unidade em unidade, formam-se dois grupos, { $groups }: todas as células de um grupo são { $digit }, e nenhuma do outro.
colours-two-clusters = Onde uma unidade tem só dois candidatos para o { $digit }, um deles o contém e o outro não. Seguindo-os de unidade em unidade, formam-se dois grupos, { $groups }, e em outra parte mais dois, { $others }. Em cada par, todas as células de um grupo são { $digit }, e nenhuma do outro.
colours-sees = { $cell } vê { $one } de { $letter } e { $other } de { $other_letter }
colours-trap = Seja qual for o certo: { $seen }.
colours-wrap = { $house-inicio }, o grupo { $letter } tem tanto { $one } quanto { $other }, que não podem ser { $digit } ao mesmo tempo. Então nenhuma célula de { $letter } é { $digit }.
colours-multi-1 = Como { $one } de { $letter } vê { $other } de { $other_letter }, esses dois grupos não podem estar certos ao mesmo tempo. Então está certo { $opposite }, ou { $other_opposite }, ou ambos: { $seen }.
colours-multi-2 = No grupo { $letter }, { $one } vê { $first } de { $first_letter }, e { $other } vê { $second } de { $second_letter }. Um dos grupos { $first_letter } e { $second_letter } está certo, então nenhuma célula de { $letter } é { $digit }.
implication = Se { $premise-for }, então { $conclusion }: { $reason }.
because-one-digit = uma célula contém um só número
because-same-house = { $count ->
    [one] ambas ficam { $house-em }
   *[other] todas elas ficam { $house-em }
}
because-they-see = essas células se veem
because-last-candidate = não há outro candidato ali
because-last-candidate-left = não resta outro candidato ali
because-last-place = não há outro candidato para o { $digit } { $house-em }
because-last-place-left = não resta outro candidato para o { $digit } { $house-em }
because-set = { $cells } têm um candidato a mais que células, então sem o { $digit } contêm todos os outros
because-set-then-cell = sem o { $digit }, { $cells } contêm todos os seus outros candidatos, e para { $cell } só resta { $last }
because-cell-then-set = nesse caso, { $cell } é { $taken }, e { $cells } ficam sem esse número e contêm todos os seus outros candidatos
chain-open = Suponha que { $assumed-seja }. Passo a passo, decorre então que { $end }. Assim, { $start } ou { $end }, e nenhuma célula que vê ambas pode ser { $digit }.
chain-open-crossed = Suponha que { $assumed-seja }. Passo a passo, decorre então que { $end }. Assim, { $start } ou { $end }. Como { $start_cell } e { $end_cell } se veem, nos dois casos { $start_cell } não pode ser { $end_digit } e { $end_cell } não pode ser { $start_digit }.
chain-contradiction = Suponha que { $assumed-seja }. Passo a passo, decorre então que { $forced }. A suposição se contradiz, então é falsa: { $forced }.
chain-loop = Suponha que { $assumed-seja }. Os passos que se seguem levam de volta ao começo e valem também no outro sentido: ou tudo no laço é como eles dizem, ou tudo é ao contrário.
chain-either = Assim, { $one } ou { $other }, o que elimina { $what }.
chain-kept = Nos dois casos, as células { $cells } contêm todos os seus outros números, o que elimina { $what }.
chain-remote-pair = As células { $cells } não têm outros candidatos além de { $one } e { $other }, e cada uma vê a seguinte, então os dois números se alternam. De { $ends }, uma é { $one } e a outra é { $other }. Nenhuma célula que vê ambas pode ser { $digits }.
chain-remote-pairs = As células { $cells } não têm outros candidatos além de { $one } e { $other }, e onde elas se veem os dois números se alternam. Seguindo-as de célula em célula, sabe-se em que pares uma é { $one } e a outra é { $other }: { $seen }.
chain-sees-two = { $cell } vê { $cells }
als-sets = Tome os conjuntos quase bloqueados { $sets }.
als-set = { $letter } ({ $cells } com { $digits })
als-holds = ao conjunto { $letter } só falta um número, e todos os outros estão nele
als-ends = { $count ->
    [one] Então { $one } ou { $other } contém o { $shared }: o que vê todos os candidatos dele em ambos é eliminado.
   *[other] Do mesmo modo, { $one } ou { $other } contém { $shared }: o que vê todos os candidatos de um desses números em ambos perde esse número.
}
als-common = Todos os candidatos para o { $common } em { $one } veem todos os de { $other }, então só um dos dois pode conter o { $common }.
als-both = A um conjunto falta no máximo um número. Então um contém o { $first } e o outro o { $second }, e cada um contém todos os seus outros números.
als-both-lost = É eliminado o que vê todos os candidatos para o { $first } nos dois conjuntos, ou para o { $second }.
als-one-lost = Também é eliminado o que vê todos os candidatos para outro número em um conjunto.
als-petal = { $letter } contém então todos os seus outros números, entre eles { $shared }
als-blossom = { $count ->
    [one] O caule, { $stem-em }, é { $digits }, então um dos conjuntos contém o { $shared }: o que vê todos os candidatos dele em todos eles é eliminado.
   *[other] O caule, { $stem-em }, é { $digits }, então um dos conjuntos contém { $shared }: o que vê todos os candidatos de um desses números em todos eles perde esse número.
}
sue-de-coq-cells = No cruzamento { $crossing-de }, { $core } têm os candidatos { $core_digits }. Acrescente { $line_cells } { $line-em }, com { $line_digits }, e { $box_cells } { $box-em }, com { $box_digits }: { $number-feminine } células.
sue-de-coq-once = Nenhum número cabe nas duas partes acrescentadas, então nenhum dos números { $digits } pode ficar duas vezes nessas células. Há exatamente tantos números quantas células, então cada um fica ali uma vez.
sue-de-coq-twice = Nenhum dos números { $digits } pode ficar duas vezes nessas células, e { $twice } só uma vez em cada uma das partes acrescentadas. Isso basta exatamente para todas as células, então cada um deles fica ali.
sue-de-coq-bound = Os candidatos para { $box_digits } ficam todos { $box-em }, então nenhuma outra célula dali pode contê-los; os de { $line_digits } ficam todos { $line-em }, então nenhuma outra célula dali pode contê-los.
loop-deadly = As células { $cells } formam um laço: cada uma vê a seguinte, e cada linha, coluna e bloco tem duas delas ou nenhuma. Se contivessem só { $digits }, seriam um padrão mortal: esses dois números poderiam trocar de lugar no laço inteiro sem mudar mais nada: o sudoku teria duas soluções. Mas ele só tem uma.
loop-settled = O { $settled }, { $house-em }, só cabe em { $roof }, então uma delas é { $settled }. Se a outra fosse { $lost }, as células conteriam só os dois números. Então nenhuma das duas pode ser { $lost }.
bug-several = Quase todas as células vazias têm exatamente dois candidatos. Sem alguns candidatos a mais, todas teriam só dois, e cada número teria exatamente dois candidatos, ou nenhum, em cada linha, coluna e bloco. Um tabuleiro assim nunca tem exatamente uma solução, mas o sudoku tem.
tridagon = As células { $cells } são três em cada um de quatro blocos, em linhas e colunas diferentes dentro de cada bloco. Suponha que contivessem só { $digits }.
tridagon-parity = Lidos linha por linha, dois blocos lado a lado teriam então os números em ordens que só diferem por um giro dos três em círculo; lidos coluna por coluna, o mesmo para dois blocos um acima do outro. Mas um giro em círculo não muda se uma ordem vai para a frente ou para trás, e com estas células um número ímpar dos quatro blocos muda isso. Então os números não podem ser colocados.
guardians = { $count ->
    [one] Só um candidato a mais pode impedir isso: { $guardians }. Então ele está certo, e o que ele exclui é falso.
   *[other] Só outros candidatos podem impedir isso: { $guardians }. Pelo menos um deles está certo, então o que todos eles excluem é falso.
}
fireworks-burst = Os números { $digits }, { $lines-em }, só cabem em { $wings } e dentro { $box-de }. Se um deles não está nem em uma nem em outra das células { $wings }, tem seu candidato nas duas retas dentro { $box-de }, então está em { $crossing }.
fireworks-full = Assim, cada um desses números está em uma de suas três células. São { $number } números para { $number-feminine } células, { $cells }, então cada célula contém um deles, e só um dos que cabem ali.
exocet-base = As células { $base } contêm dois dos números { $digits }. Sejam quais forem, cada uma { $lines-de } também precisa desses mesmos números, e não os tem nem na reta nem no bloco de { $base }.
exocet-targets = Sem { $targets }, nenhum desses números pode ficar nas três ao mesmo tempo. Então cada um dos dois números de { $base } está em uma das células { $targets }, e essas duas células não podem conter mais nada.
exocet-idle = { $count ->
    [one] O número { $digits } não é nenhum dos dois: ou não cabe em nenhuma das células { $targets }, ou precisaria das duas.
   *[other] Os números { $digits } não estão entre os dois: cada um deles ou não cabe em nenhuma das células { $targets }, ou precisaria das duas.
}
wing-wxyz-wing = As células { $cells } têm juntas só os números { $digits }. Cada um dos números { $once } pode ficar ali uma só vez, porque seus candidatos ali se veem. Eles preenchem no máximo todas as células menos uma, então pelo menos uma das células { $places } é { $shared }, e nenhuma célula que vê todas elas pode ser { $shared }.
medusa-group = { $letter } ({ $candidates })
medusa-groups = Um par conjugado é um elo forte, e também são os dois candidatos de uma célula bivalor: um está certo e o outro é falso. Seguindo os elos de candidato em candidato, formam-se dois grupos, { $first } e { $second }: todos os de um grupo estão certos, e nenhum do outro.
medusa-cell = O grupo { $letter } tem dois números { $cell-em }, então é o falso.
medusa-house = O grupo { $letter } tem o mesmo número duas vezes { $house-em }, então é o falso.
medusa-empty = Se o grupo { $letter } estivesse certo, não restaria candidato { $cell-em }, então ele é o falso.
medusa-trap = Alguns candidatos são excluídos tanto por { $letter } quanto por { $other }, e um desses grupos está certo.
fish-kraken = { $count ->
    [one] O { $digit }, { $base-em }, só cabe nos cruzamentos com { $cover }, exceto um candidato a mais, a barbatana { $fins }. Se a barbatana não for { $digit }, { $cover } têm o seu { $digit } nesses cruzamentos, e { $lost } não pode contê-lo. Se a barbatana for { $digit }, uma cadeia leva dali a { $lost }, que também não pode contê-lo.
   *[other] O { $digit }, { $base-em }, só cabe nos cruzamentos com { $cover }, exceto alguns candidatos a mais, as barbatanas { $fins }. Se nenhuma barbatana for { $digit }, { $cover } têm o seu { $digit } nesses cruzamentos, e { $lost } não pode contê-lo. Se uma barbatana for { $digit }, uma cadeia leva dali a { $lost }, que também não pode contê-lo.
}
sectors-share = { $house } dá { $digits }
sectors-cells = { $count ->
    [one] Há uma célula a preencher: { $cells }. Cada um de seus candidatos fica em uma unidade que deve dá-lo: { $shares }.
   *[other] Há { $count } células a preencher: { $cells }. Cada um de seus candidatos fica em uma unidade que deve dá-lo: { $shares }.
}
sectors-full = { $count ->
    [one] Uma unidade dá um número uma só vez, então isso é no máximo um número para uma célula, e ele é necessário. Nenhuma outra célula de uma unidade pode conter o que a unidade dá aqui.
   *[other] Uma unidade dá um número uma só vez, então são no máximo { $count } números para { $count } células, e todos são necessários. Nenhuma outra célula de uma unidade pode conter o que a unidade dá aqui.
}
sectors-twice = Um candidato que duas das unidades devem dar tiraria um número das duas para uma só célula, então também é eliminado.
forcing-contradiction-cell = Suponha que { $assumed-seja }. Passo a passo, decorre então que { $cell } fica sem candidato. Então a suposição é falsa.
forcing-contradiction-house = Suponha que { $assumed-seja }. Passo a passo, decorre então que { $house } fica sem candidato para o { $digit }. Então a suposição é falsa.
forcing-nested-cell = Suponha que { $assumed-seja }, e tire tudo o que falha sob essa suposição. Decorre então que { $cell } fica sem candidato. Então a suposição é falsa.
forcing-nested-house = Suponha que { $assumed-seja }, e tire tudo o que falha sob essa suposição. Decorre então que { $house } fica sem candidato para o { $digit }. Então a suposição é falsa.
forcing-nested-suppose = Suponha também que { $assumed-seja }:
forcing-nested-wrong = Assim, sob a primeira suposição, { $claim }.
forcing-verity = { $choice }. Seja qual for, a conclusão é a mesma.
forcing-verity-one = { $choice }. { $count ->
    [one] Um caso é impossível. Vale o que decorre do outro.
   *[other] Todos os casos menos um são impossíveis. Vale o que decorre dele.
}
forcing-verity-some = { $choice }. { $count ->
    [one] Um caso é impossível. Seja qual for o certo entre os outros, a conclusão é a mesma.
   *[other] Alguns casos são impossíveis. Seja qual for o certo entre os outros, a conclusão é a mesma.
}
forcing-places = { $house-inicio }, o { $digit } só cabe em { $cells }
forcing-candidates = { $cell-inicio }, fica { $digits }
forcing-either = Ou { $either }
forcing-suppose = Suponha que { $assumed-seja }:
forcing-itself = Isso já é o que se quer mostrar.
forcing-impossible = Isso é impossível, então o caso é descartado.
forcing-anyway = Em todo caso, { $claim }: { $reason }.
forcing-nothing-left-cell = Assim não resta nada para { $cell }, que não tem outros candidatos além de { $digits }.
forcing-nothing-left-house = Assim não resta lugar para o { $digit } { $house-em }, onde ele só cabe em { $cells }.
templates-known = Pelos moldes, { $known }.
templates-set = Tome todas as maneiras de colocar o { $digit } uma vez em cada linha, coluna e bloco sem ocupar uma célula que deve ter outro número. Todas elas usam { $cells }.
templates-delete = Tome todas as maneiras de colocar o { $digit } uma vez em cada linha, coluna e bloco sem ocupar uma célula que deve ter outro número. Todas elas deixam de fora { $cells }.
