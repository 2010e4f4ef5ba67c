# Ostatni krok podpowiedzi: dlaczego krok jest słuszny. W `$base`, `$cover`, `$house` i `$place` stoją obszary; zdania proszą o ich miejscownik lub dopełniacz.

so-placed = A więc { $what }.
so-lost = To wyklucza: { $what }.
single-full-house = W { $house-loc } puste jest tylko jedno pole: { $cell }. Brakuje w nim cyfry { $digit }.
single-hidden = W { $house-loc } cyfra { $digit } pasuje tylko w { $cell-loc }: każde inne puste pole widzi tam już { $another-acc }.
single-hidden-by-notes = W { $house-loc } cyfra { $digit } pasuje tylko w { $cell-loc }: każde inne puste pole widzi tam już { $another-acc } albo cyfra { $digit } jest w nim wykluczona.
single-naked = W { $cell-loc } została tylko cyfra { $digit }. Pole widzi { $seen }.
single-naked-by-notes = { $count ->
    [one] W { $cell-loc } została tylko cyfra { $digit }. Pole widzi { $seen }; cyfra { $out } jest tam już wykluczona.
    [few] W { $cell-loc } została tylko cyfra { $digit }. Pole widzi { $seen }; cyfry { $out } są tam już wykluczone.
    [many] W { $cell-loc } została tylko cyfra { $digit }. Pole widzi { $seen }; cyfry { $out } są tam już wykluczone.
   *[other] W { $cell-loc } została tylko cyfra { $digit }. Pole widzi { $seen }; cyfry { $out } są tam już wykluczone.
}
single-naked-by-notes-alone = W { $cell-loc } została tylko cyfra { $digit }. Pozostałe, { $out }, są tam już wykluczone.
locked-candidates = W { $house-loc } cyfra { $digit } pasuje tylko w { $cells }, a wszystkie te pola leżą też w { $other-loc }. W { $other-loc } stoi więc ona w jednym z nich i nie może być w żadnym innym polu.
subset-naked = W { $place-loc } pola { $cells } nie mają innych kandydatów niż { $digits }: { $number-cells } na { $number-digits }. Każde bierze jedną z nich i dla innych pól w { $place-loc } nie zostaje żadna.
subset-hidden = W { $place-loc } cyfry { $digits } pasują tylko w { $cells }: { $number-digits } na { $number-cells }. Te pola są dla nich potrzebne i nie mogą zawierać niczego innego.
fish-basic = W { $base-loc }, obszarach bazowych, wszyscy kandydaci cyfry { $digit } leżą w { $cover-loc }. Każda z tych linii potrzebuje jej dla siebie i żadne dwie nie mogą jej mieć w tej samej linii poprzecznej. W obszarach pokrywających, czyli w { $cover-loc }, stoi ona więc tam i nie może być w żadnym innym polu.
fish-siamese = Dwie ryby mają wspólne obszary bazowe: { $base }.
fish-finned = { $count ->
    [one] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwą: { $fins }. Jeśli płetwa jest fałszywa, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w żadnym innym polu. Jeśli płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które ją widzi. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą płetwę.
    [few] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w żadnym innym polu. Jeśli któraś płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które widzi wszystkie płetwy. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą wszystkie płetwy.
    [many] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w żadnym innym polu. Jeśli któraś płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które widzi wszystkie płetwy. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą wszystkie płetwy.
   *[other] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w żadnym innym polu. Jeśli któraś płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które widzi wszystkie płetwy. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą wszystkie płetwy.
}
fish-sashimi = { $count ->
    [one] Ryba nazywa się sashimi, bo bez płetwy jedna z tych linii ({ $base }) ma tylko jednego kandydata albo żadnego; rozumowanie jest to samo.
    [few] Ryba nazywa się sashimi, bo bez płetw jedna z tych linii ({ $base }) ma tylko jednego kandydata albo żadnego; rozumowanie jest to samo.
    [many] Ryba nazywa się sashimi, bo bez płetw jedna z tych linii ({ $base }) ma tylko jednego kandydata albo żadnego; rozumowanie jest to samo.
   *[other] Ryba nazywa się sashimi, bo bez płetw jedna z tych linii ({ $base }) ma tylko jednego kandydata albo żadnego; rozumowanie jest to samo.
}
fish-complex = Każdy z obszarów bazowych potrzebuje { $another-gen }: { $base }. Wszyscy jej kandydaci leżą w nich w obszarach pokrywających, czyli w { $cover-loc }. A zatem { $number-needing }, więc każdy obszar pokrywający ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne pole tych obszarów.
fish-complex-finned = { $count ->
    [one] Każdy z obszarów bazowych potrzebuje { $another-gen }: { $base }. Jej kandydaci leżą w nich w obszarach pokrywających, czyli w { $cover-loc }, poza płetwą: { $fins }. Jeśli płetwa jest fałszywa, { $number-needing }, więc każdy obszar pokrywający ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne pole tych obszarów. Jeśli płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które ją widzi. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą płetwę.
    [few] Każdy z obszarów bazowych potrzebuje { $another-gen }: { $base }. Jej kandydaci leżą w nich w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, { $number-needing }, więc każdy obszar pokrywający ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne pole tych obszarów. Jeśli któraś płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które widzi wszystkie płetwy. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą wszystkie płetwy.
    [many] Każdy z obszarów bazowych potrzebuje { $another-gen }: { $base }. Jej kandydaci leżą w nich w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, { $number-needing }, więc każdy obszar pokrywający ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne pole tych obszarów. Jeśli któraś płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które widzi wszystkie płetwy. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą wszystkie płetwy.
   *[other] Każdy z obszarów bazowych potrzebuje { $another-gen }: { $base }. Jej kandydaci leżą w nich w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, { $number-needing }, więc każdy obszar pokrywający ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne pole tych obszarów. Jeśli któraś płetwa jest prawdziwa, cyfry { $digit } nie może zawierać żadne pole, które widzi wszystkie płetwy. Tak czy inaczej jest ona więc wykluczona z pól w { $cover-loc }, które widzą wszystkie płetwy.
}
fish-twice = Kandydat, który leży w dwóch obszarach bazowych ({ $base }), służy obu i leży też w dwóch obszarach pokrywających ({ $cover }), więc rachunek zgadza się i tam.
fish-inside = Kandydat, który leży w większej liczbie obszarów pokrywających ({ $cover }) niż bazowych ({ $base }), jest wykluczony tak jak kandydat poza bazą: służyłby mniejszej liczbie obszarów, niż zajmuje.
two-links = Cyfra { $digit } ma dwa silne ogniwa: w { $first-loc } jedynymi jej kandydatami są { $outer } i { $inner }, a w { $second-loc } { $other_inner } i { $other_outer }. Ponieważ { $inner } i { $other_inner } leżą oba w { $shared-loc }, cyfra nie może być w obu, więc jest w co najmniej jednym z pól { $outer } i { $other_outer }. Żadne pole, które widzi oba te pola, nie może zawierać cyfry { $digit }.
empty-rectangle = W { $box-loc } wszyscy kandydaci cyfry { $digit }, w { $cells }, leżą w { $line-loc } lub w { $across-loc }. W { $house-loc } pola { $near } i { $far } łączy silne ogniwo. Jeśli cyfry nie ma w { $far }, to jest w { $near }; wtedy nie może jej zawierać żadne inne pole w { $line-loc }, a w { $box-loc } leży ona w { $across-loc }. Cyfra { $digit } jest więc w { $far } albo w { $across-loc } w obrębie { $box-gen }, a pole { $cell } widzi jedno i drugie.
wing-xy-wing = Na osi, w { $pivot-loc }, jest { $first } lub { $second }. Jeśli jest { $first }, na skrzydle { $one } musi być { $shared }; jeśli jest { $second }, na skrzydle { $other } musi być { $shared }. Cyfra { $shared } jest więc w każdym razie na jednym ze skrzydeł i nie może jej zawierać żadne pole, które widzi oba.
wing-xyz-wing = Na osi, w { $pivot-loc }, jest { $first }, { $second } lub { $shared }. Jeśli jest { $first }, na skrzydle { $one } musi być { $shared }; jeśli jest { $second }, na skrzydle { $other } musi być { $shared }; w przeciwnym razie { $shared } jest na samej osi. Cyfra { $shared } jest więc w każdym razie w jednym z trzech pól i nie może jej zawierać żadne pole, które widzi wszystkie trzy.
wing-w-wing = W każdym z pól { $ends } jest { $digits }. W { $house-loc } cyfra { $bridge } ma silne ogniwo między { $near } i { $far }; { $near } widzi { $one }, a { $far } widzi { $other }. Gdyby i w { $one }, i w { $other } było { $bridge }, w { $house-loc } zabrakłoby kandydata dla { $another-gen }. Co najmniej w jednym z tych dwóch pól jest więc { $digit } i nie może tej cyfry zawierać żadne pole, które widzi oba.
rectangle-deadly = Pola { $cells } leżą w dwóch wierszach, dwóch kolumnach i dwóch blokach. Gdyby zawierały tylko { $digits }, byłby to śmiertelny wzór: te dwie cyfry mogłyby zamienić się w nich miejscami bez żadnych skutków gdzie indziej i łamigłówka miałaby dwa rozwiązania. Ma jednak tylko jedno.
rectangle-1 = Trzy pozostałe nie mają innych kandydatów, więc w { $roof } musi być coś innego.
rectangle-2 = Zapobiec temu może tylko cyfra { $extra }, a wśród tych pól jest kandydatem tylko w { $roof }. Jest więc w jednym z nich i nie może jej zawierać żadne pole, które widzi je wszystkie.
rectangle-3 = Aby temu zapobiec, w jednym z pól { $roof } musi być jedna z tych cyfr: { $extra }. Którekolwiek to pole, razem z { $cells } są to { $number-cells } w { $house-loc } na tylko { $number-digits }: { $digits }. Każda z tych cyfr jest tam zużyta i nie może jej zawierać żadne pole, które widzi je wszystkie.
rectangle-4 = W { $house-loc } cyfra { $settled } ma silne ogniwo: pasuje tylko w { $roof }, więc jest w jednym z nich. Gdyby w drugim było { $lost }, pola byłyby śmiertelnym wzorem. W żadnym z nich nie może więc być { $lost }.
rectangle-6 = W { $lines-loc } cyfra { $digit } ma kandydatów tylko w tych polach. Gdyby była w jednym z pól { $roof }, w jego sąsiadach w prostokącie byłoby { $other }, a w polu naprzeciw też musiałoby być { $digit }: śmiertelny wzór. W żadnym z pól { $roof } nie może więc być { $digit }.
rectangle-hidden = Załóżmy, że w { $cell } jest { $lost }. Ponieważ cyfra { $kept } nie ma w { $lines-loc } kandydatów poza tymi polami, jest wtedy w obu polach { $neighbours }, a w { $opposite }, gdzie nie ma innych kandydatów, jest { $lost }: śmiertelny wzór. W { $cell } nie może więc być { $lost }.
rectangle-avoidable-1 = Pola { $cells } leżą w dwóch wierszach, dwóch kolumnach i dwóch blokach, a { $filled } zostały wypełnione w trakcie gry. Gdyby w { $cell } było { $digit }, cztery pola zawierałyby tylko { $digits }, śmiertelny wzór: te dwie cyfry mogłyby zamienić się miejscami bez żadnych skutków gdzie indziej i łamigłówka miałaby dwa rozwiązania. Ma jednak tylko jedno.
rectangle-avoidable-2 = Pola { $cells } leżą w dwóch wierszach, dwóch kolumnach i dwóch blokach, a { $filled } zostały wypełnione w trakcie gry. Jeśli { $completing }, cztery pola zawierają tylko { $digits }, śmiertelny wzór: te dwie cyfry mogą zamienić się miejscami bez żadnych skutków gdzie indziej i łamigłówka ma wtedy dwa rozwiązania. Ma jednak tylko jedno. W jednym z pól { $open } musi więc być { $extra }, jedyny inny kandydat w tych polach, i nie może tej cyfry zawierać żadne pole, które widzi oba.
bug = Każde puste pole oprócz { $short } ma dokładnie dwóch kandydatów. Gdyby w { $short } nie było { $digit }, także każda cyfra miałaby w każdym wierszu, kolumnie i bloku dokładnie dwóch kandydatów albo żadnego. Taka plansza to śmiertelny wzór i nigdy nie ma dokładnie jednego rozwiązania. Łamigłówka jednak je ma. W { $cell-loc } musi więc być { $digit }.
colours-group = { $letter } ({ $cells })
colours-one-cluster = Para sprzężona to silne ogniwo: z jedynych dwóch kandydatów cyfry { $digit } w obszarze jeden jest prawdziwy, a drugi fałszywy. Śledząc pary od obszaru do obszaru, otrzymujemy dwie grupy, { $groups }: cyfra { $digit } jest we wszystkich polach jednej grupy i w żadnym polu drugiej.
colours-two-clusters = Para sprzężona to silne ogniwo: z jedynych dwóch kandydatów cyfry { $digit } w obszarze jeden jest prawdziwy, a drugi fałszywy. Śledząc pary od obszaru do obszaru, otrzymujemy dwie grupy, { $groups }, a gdzie indziej dwie następne, { $others }. W każdych dwóch cyfra { $digit } jest we wszystkich polach jednej grupy i w żadnym polu drugiej.
colours-sees = { $cell } widzi { $one } z { $letter } i { $other } z { $other_letter }
colours-trap = Którakolwiek grupa jest prawdziwa: { $seen }.
colours-wrap = W { $house-loc } grupa { $letter } ma zarówno { $one }, jak i { $other }, a cyfra { $digit } nie może być w obu. Nie ma jej więc w żadnym polu grupy { $letter }.
colours-multi-1 = Ponieważ { $one } z { $letter } widzi { $other } z { $other_letter }, te dwie grupy nie mogą być obie prawdziwe. Prawdziwa jest więc { $opposite } lub { $other_opposite }, lub obie: { $seen }.
colours-multi-2 = W grupie { $letter } pole { $one } widzi { $first } z { $first_letter }, a { $other } widzi { $second } z { $second_letter }. Jedna z grup { $first_letter } i { $second_letter } jest prawdziwa, więc w żadnym polu grupy { $letter } nie ma { $digit }.
implication = Jeśli { $premise }, to { $conclusion }, bo { $reason }.
because-one-digit = w polu jest tylko jedna cyfra
because-same-house = { $count ->
    [one] oba pola leżą w { $house-loc }
    [few] wszystkie te pola leżą w { $house-loc }
    [many] wszystkie te pola leżą w { $house-loc }
   *[other] wszystkie te pola leżą w { $house-loc }
}
because-they-see = te pola widzą się nawzajem
because-last-candidate = pole nie ma innych kandydatów
because-last-candidate-left = pole nie ma już innych kandydatów
because-last-place = w { $house-loc } nie ma innego kandydata cyfry { $digit }
because-last-place-left = w { $house-loc } nie ma już innego kandydata cyfry { $digit }
because-set = { $cells } mają razem o jednego kandydata więcej, niż jest pól, więc bez cyfry { $digit } zawierają wszystkie pozostałe
because-set-then-cell = bez cyfry { $digit } pola { $cells } zawierają wszystkich innych swoich kandydatów, a dla { $cell } zostaje tylko { $last }
because-cell-then-set = wtedy w { $cell } jest { $taken }, więc tej cyfry brakuje w { $cells } i zawierają one wszystkich innych swoich kandydatów
chain-open = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że { $end }. A więc { $start } lub { $end }, a żadne pole, które widzi oba te pola, nie może zawierać cyfry { $digit }.
chain-open-crossed = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że { $end }. A więc { $start } lub { $end }. Ponieważ { $start_cell } i { $end_cell } widzą się nawzajem, w { $start_cell } nie może tak czy inaczej być { $end_digit }, a w { $end_cell } nie może być { $start_digit }.
chain-contradiction = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że { $forced }. Założenie przeczy samo sobie, więc jest błędne: { $forced }.
chain-loop = Załóżmy, że { $assumed }. Kroki, które z tego wynikają, prowadzą z powrotem tam, gdzie się zaczęły, i są słuszne także w drugą stronę: albo w pętli wszystko jest tak, jak mówią, albo wszystko jest na odwrót.
chain-either = A więc { $one } lub { $other }, co wyklucza: { $what }.
chain-kept = Pola { $cells } tak czy inaczej zawierają wszystkie inne swoje cyfry, co wyklucza: { $what }.
chain-remote-pair = Pola { $cells } nie mają innych kandydatów niż { $one } i { $other }, a każde widzi następne, więc te dwie cyfry się przeplatają. Z pól { $ends } w jednym jest { $one }, a w drugim { $other }. Żadne pole, które widzi oba, nie może zawierać { $digits }.
chain-remote-pairs = Pola { $cells } nie mają innych kandydatów niż { $one } i { $other }, a tam, gdzie się widzą, te dwie cyfry się przeplatają. Śledząc to od pola do pola, widać, w których parach w jednym polu jest { $one }, a w drugim { $other }: { $seen }.
chain-sees-two = { $cell } widzi { $cells }
als-sets = Weźmy zbiory prawie zamknięte { $sets }.
als-set = { $letter } ({ $cells } z kandydatami { $digits })
als-holds = zbiorowi { $letter } brakuje tylko jednej cyfry, a zawiera wszystkie inne
als-ends = { $count ->
    [one] A więc { $one } lub { $other } zawiera { $shared }: cyfra ta jest wykluczona z pól, które widzą wszystkich jej kandydatów w obu.
    [few] Tak samo { $one } lub { $other } zawiera { $shared }: każda z tych cyfr jest wykluczona z pól, które widzą wszystkich jej kandydatów w obu.
    [many] Tak samo { $one } lub { $other } zawiera { $shared }: każda z tych cyfr jest wykluczona z pól, które widzą wszystkich jej kandydatów w obu.
   *[other] Tak samo { $one } lub { $other } zawiera { $shared }: każda z tych cyfr jest wykluczona z pól, które widzą wszystkich jej kandydatów w obu.
}
als-common = Wszyscy kandydaci cyfry { $common } w { $one } widzą wszystkich w { $other }, jest to więc ograniczona wspólna cyfra: może ją zawierać tylko jeden z tych dwóch zbiorów.
als-both = Zbiorowi brakuje najwyżej jednej cyfry. Jeden zawiera więc { $first }, drugi { $second }, a każdy zawiera wszystkie inne swoje cyfry.
als-both-lost = Każda z cyfr { $first } i { $second } jest wykluczona z pól, które widzą wszystkich jej kandydatów w obu zbiorach.
als-one-lost = Także każda inna cyfra zbioru jest wykluczona z pól, które widzą wszystkich jej kandydatów w tym zbiorze.
als-petal = zbiór { $letter } zawiera wtedy wszystkie inne swoje cyfry, a wśród nich { $shared }
als-blossom = { $count ->
    [one] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden z płatków zawiera { $shared }: cyfra ta jest wykluczona z pól, które widzą wszystkich jej kandydatów we wszystkich płatkach.
    [few] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden z płatków zawiera { $shared }: każda z tych cyfr jest wykluczona z pól, które widzą wszystkich jej kandydatów we wszystkich płatkach.
    [many] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden z płatków zawiera { $shared }: każda z tych cyfr jest wykluczona z pól, które widzą wszystkich jej kandydatów we wszystkich płatkach.
   *[other] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden z płatków zawiera { $shared }: każda z tych cyfr jest wykluczona z pól, które widzą wszystkich jej kandydatów we wszystkich płatkach.
}
sue-de-coq-cells = Na skrzyżowaniu { $crossing-gen } pola { $core } mają kandydatów { $core_digits }. Dodajmy { $line_cells } w { $line-loc } z kandydatami { $line_digits } oraz { $box_cells } w { $box-loc } z kandydatami { $box_digits }: razem { $number-cells }.
sue-de-coq-once = Żadna cyfra nie pasuje w obu dodanych częściach, więc żadna z cyfr { $digits } nie może stać w tych polach dwa razy. Cyfr jest tyle co pól, więc każda stoi tam raz.
sue-de-coq-twice = Żadna z cyfr { $digits } nie może stać w tych polach dwa razy, a { $twice } tylko raz w każdej z dodanych części. To dokładnie tyle, ilu cyfr trzeba na wszystkie pola, więc każda z nich tam stoi.
sue-de-coq-bound = Kandydaci { $box_digits } leżą wszyscy w { $box-loc }, więc żadne inne pole nie może tam ich zawierać; kandydaci { $line_digits } leżą wszyscy w { $line-loc }, więc żadne inne pole nie może tam ich zawierać.
loop-deadly = Pola { $cells } tworzą pętlę: każde widzi następne, a w każdym wierszu, kolumnie i bloku są dwa z nich albo żadne. Gdyby zawierały tylko { $digits }, byłby to śmiertelny wzór: te dwie cyfry mogłyby zamienić się miejscami dookoła bez żadnych skutków gdzie indziej i łamigłówka miałaby dwa rozwiązania. Ma jednak tylko jedno.
loop-settled = W { $house-loc } cyfra { $settled } ma silne ogniwo: pasuje tylko w { $roof }, więc jest w jednym z nich. Gdyby w drugim było { $lost }, pola byłyby śmiertelnym wzorem. W żadnym z nich nie może więc być { $lost }.
bug-several = Prawie każde puste pole ma dokładnie dwóch kandydatów. Bez kilku dodatkowych miałyby tak wszystkie, a każda cyfra miałaby w każdym wierszu, kolumnie i bloku dokładnie dwóch kandydatów albo żadnego. Taka plansza to śmiertelny wzór i nigdy nie ma dokładnie jednego rozwiązania, a łamigłówka je ma.
tridagon = Pola { $cells } to po trzy w każdym z czterech bloków, w różnych wierszach i kolumnach. Załóżmy, że zawierają tylko { $digits }.
tridagon-parity = Czytane wierszami, dwa bloki obok siebie miałyby wtedy cyfry w kolejnościach, które różnią się przesunięciem wszystkich trzech w koło; czytane kolumnami, tak samo dwa bloki jeden nad drugim. Przesunięcie w koło nie zmienia jednak tego, czy kolejność biegnie do przodu, czy do tyłu, a przy tych polach zmienia to nieparzysta liczba z czterech bloków. Cyfr nie da się więc wpisać.
guardians = { $count ->
    [one] Zapobiec temu może tylko jeden strażnik: { $guardians }. Jest więc prawdziwy, a kandydaci, którzy z nim kolidują, są fałszywi.
    [few] Zapobiec temu mogą tylko strażnicy: { $guardians }. Co najmniej jeden z nich jest prawdziwy, więc fałszywi są kandydaci, którzy kolidują ze wszystkimi.
    [many] Zapobiec temu mogą tylko strażnicy: { $guardians }. Co najmniej jeden z nich jest prawdziwy, więc fałszywi są kandydaci, którzy kolidują ze wszystkimi.
   *[other] Zapobiec temu mogą tylko strażnicy: { $guardians }. Co najmniej jeden z nich jest prawdziwy, więc fałszywi są kandydaci, którzy kolidują ze wszystkimi.
}
fireworks-burst = W { $lines-loc } cyfry { $digits } mają kandydatów tylko w { $wings } i w obrębie { $box-gen }. Jeśli którejś z nich nie ma w żadnym z pól { $wings }, stoi ona w obu liniach w obrębie { $box-gen }, a więc w { $crossing }.
fireworks-full = Każda z tych cyfr jest więc w jednym ze swoich trzech pól. To { $number-digits } na { $number-cells }, { $cells }, więc każde pole zawiera jedną z nich, i tylko taką, która tam pasuje.
exocet-base = W polach podstawy, { $base }, są dwie z cyfr { $digits }. Niezależnie od tego, które to są, tych samych cyfr potrzebuje każda z linii: { $lines }, a nie ma dla nich kandydatów ani w linii, ani w bloku pól { $base }.
exocet-targets = Bez celów { $targets } żadna z tych cyfr nie może być we wszystkich trzech naraz. Każda z dwóch cyfr pól { $base } jest więc w jednym z pól { $targets } i te dwa pola nie mogą zawierać niczego innego.
exocet-idle = { $count ->
    [one] Cyfra { $digits } nie jest jedną z tych dwóch: albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
    [few] Cyfry { $digits } nie należą do tych dwóch: każda z nich albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
    [many] Cyfry { $digits } nie należą do tych dwóch: każda z nich albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
   *[other] Cyfry { $digits } nie należą do tych dwóch: każda z nich albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
}
wing-wxyz-wing = Pola { $cells } mają razem tylko cyfry { $digits }. Każda z cyfr { $once } może stać tam tylko raz, bo jej kandydaci tam widzą się nawzajem. Zapełniają one najwyżej wszystkie pola oprócz jednego, więc co najmniej w jednym z pól { $places } jest { $shared } i nie może tej cyfry zawierać żadne pole, które widzi je wszystkie.
medusa-group = { $letter } ({ $candidates })
medusa-groups = Para sprzężona to silne ogniwo, tak samo jak dwaj kandydaci pola dwuwartościowego: jeden jest prawdziwy, a drugi fałszywy. Śledząc ogniwa od kandydata do kandydata, otrzymujemy dwie grupy, { $first } i { $second }: w jednej wszyscy są prawdziwi, w drugiej żaden.
medusa-cell = Grupa { $letter } ma dwie cyfry w { $cell-loc }, więc to ona jest błędna.
medusa-house = Grupa { $letter } ma tę samą cyfrę dwa razy w { $house-loc }, więc to ona jest błędna.
medusa-empty = Gdyby grupa { $letter } była prawdziwa, w { $cell-loc } nie zostałby żaden kandydat, więc to ona jest błędna.
medusa-trap = Niektórzy kandydaci kolidują zarówno z { $letter }, jak i z { $other }, a jedna z tych grup jest prawdziwa.
fish-kraken = { $count ->
    [one] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwą: { $fins }. Jeśli płetwa jest fałszywa, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w { $lost }. Jeśli płetwa jest prawdziwa, prowadzi stamtąd łańcuch do { $lost } i tam też nie może być { $digit }.
    [few] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w { $lost }. Jeśli któraś płetwa jest prawdziwa, prowadzi stamtąd łańcuch do { $lost } i tam też nie może być { $digit }.
    [many] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w { $lost }. Jeśli któraś płetwa jest prawdziwa, prowadzi stamtąd łańcuch do { $lost } i tam też nie może być { $digit }.
   *[other] W obszarach bazowych, czyli w { $base-loc }, wszyscy kandydaci cyfry { $digit } leżą w obszarach pokrywających, czyli w { $cover-loc }, poza płetwami: { $fins }. Jeśli wszystkie płetwy są fałszywe, w { $cover-loc } cyfra stoi w { $base-loc } i nie może być w { $lost }. Jeśli któraś płetwa jest prawdziwa, prowadzi stamtąd łańcuch do { $lost } i tam też nie może być { $digit }.
}
sectors-share = { $house } daje { $digits }
sectors-cells = { $count ->
    [one] Do zapełnienia jest { $count } pole: { $cells }. Każdy jego kandydat leży w obszarze, który ma go dać: { $shares }.
    [few] Do zapełnienia są { $count } pola: { $cells }. Każdy ich kandydat leży w obszarze, który ma go dać: { $shares }.
    [many] Do zapełnienia jest { $count } pól: { $cells }. Każdy ich kandydat leży w obszarze, który ma go dać: { $shares }.
   *[other] Do zapełnienia jest { $count } pól: { $cells }. Każdy ich kandydat leży w obszarze, który ma go dać: { $shares }.
}
sectors-full = { $count ->
    [one] Obszar daje cyfrę raz, więc to najwyżej jedna cyfra na jedno pole i jest ona potrzebna. Żadne inne pole obszaru nie może zawierać tego, co obszar tu daje.
    [few] Obszar daje cyfrę raz, więc to najwyżej { $count } cyfry na { $count } pola i wszystkie są potrzebne. Żadne inne pole obszaru nie może zawierać tego, co obszar tu daje.
    [many] Obszar daje cyfrę raz, więc to najwyżej { $count } cyfr na { $count } pól i wszystkie są potrzebne. Żadne inne pole obszaru nie może zawierać tego, co obszar tu daje.
   *[other] Obszar daje cyfrę raz, więc to najwyżej { $count } cyfr na { $count } pól i wszystkie są potrzebne. Żadne inne pole obszaru nie może zawierać tego, co obszar tu daje.
}
sectors-twice = Kandydat, którego mają dać dwa z tych obszarów, zabrałby cyfrę obu dla jednego pola, więc też jest wykluczony.
forcing-contradiction-cell = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że dla { $cell } nie zostaje żaden kandydat. Założenie jest więc błędne.
forcing-contradiction-house = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że w { $house-loc } nie zostaje żaden kandydat cyfry { $digit }. Założenie jest więc błędne.
forcing-nested-cell = Załóżmy, że { $assumed }, i wykluczmy kandydatów, którzy przy tym założeniu upadają. Wynika z tego, że dla { $cell } nie zostaje żaden kandydat. Założenie jest więc błędne.
forcing-nested-house = Załóżmy, że { $assumed }, i wykluczmy kandydatów, którzy przy tym założeniu upadają. Wynika z tego, że w { $house-loc } nie zostaje żaden kandydat cyfry { $digit }. Założenie jest więc błędne.
forcing-nested-suppose = Załóżmy ponadto, że { $assumed }:
forcing-nested-wrong = Przy pierwszym założeniu więc { $claim }.
forcing-verity = { $choice }. Cokolwiek z tego zachodzi, wynika to samo.
forcing-verity-one = { $choice }. { $count ->
    [one] Jeden przypadek jest niemożliwy. Zachodzi więc to, co wynika z drugiego.
    [few] Wszystkie przypadki oprócz jednego są niemożliwe. Zachodzi więc to, co z niego wynika.
    [many] Wszystkie przypadki oprócz jednego są niemożliwe. Zachodzi więc to, co z niego wynika.
   *[other] Wszystkie przypadki oprócz jednego są niemożliwe. Zachodzi więc to, co z niego wynika.
}
forcing-verity-some = { $choice }. { $count ->
    [one] Jeden przypadek jest niemożliwy. Którykolwiek z pozostałych zachodzi, wynika to samo.
    [few] Niektóre przypadki są niemożliwe. Którykolwiek z pozostałych zachodzi, wynika to samo.
    [many] Niektóre przypadki są niemożliwe. Którykolwiek z pozostałych zachodzi, wynika to samo.
   *[other] Niektóre przypadki są niemożliwe. Którykolwiek z pozostałych zachodzi, wynika to samo.
}
forcing-places = W { $house-loc } cyfra { $digit } pasuje tylko w { $cells }
forcing-candidates = W { $cell-loc } jest { $digits }
forcing-either = Jedno z dwojga: { $either }
forcing-suppose = Załóżmy, że { $assumed }:
forcing-itself = To już jest to, co miało być wykazane.
forcing-impossible = To niemożliwe, więc ten przypadek odpada.
forcing-anyway = W każdym razie { $claim }, bo { $reason }.
forcing-nothing-left-cell = Nic nie zostaje więc dla { $cell }, gdzie nie ma innych kandydatów niż { $digits }.
forcing-nothing-left-house = Nie zostaje więc żaden kandydat cyfry { $digit } w { $house-loc }, gdzie pasuje ona tylko w { $cells }.
templates-known = Z szablonów wiadomo: { $known }.
templates-set = Weźmy wszystkie sposoby, by wpisać cyfrę { $digit } raz w każdy wiersz, kolumnę i blok, nie zajmując pola, w którym musi być inna cyfra. Wszystkie przechodzą przez { $cells }.
templates-delete = Weźmy wszystkie sposoby, by wpisać cyfrę { $digit } raz w każdy wiersz, kolumnę i blok, nie zajmując pola, w którym musi być inna cyfra. Wszystkie omijają { $cells }.
