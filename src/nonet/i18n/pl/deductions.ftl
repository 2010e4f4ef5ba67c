# Ostatni krok podpowiedzi: dlaczego krok jest słuszny. W `$base`, `$cover`, `$house` i `$place` stoją obszary; zdania proszą o ich miejscownik lub dopełniacz.

so-placed = A więc { $what }.
so-lost = Odpada więc: { $what }.
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
fish-basic = W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }. Każda z tych linii potrzebuje jej dla siebie i żadne dwie nie mogą jej mieć w tej samej linii poprzecznej. W { $cover-loc } stoi ona więc na tych skrzyżowaniach i nie może być w żadnym innym polu.
fish-siamese = Dwie ryby mają wspólne obszary: { $base }.
fish-finned = { $count ->
    [one] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza jednym dodatkowym miejscem, płetwą: { $fins }. Jeśli nie ma jej w płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w żadnym innym polu. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które płetwę widzi. Co leży w { $cover-loc } i widzi płetwę, traci więc cyfrę { $digit } w obu przypadkach.
    [few] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza kilkoma dodatkowymi miejscami, płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w żadnym innym polu. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które widzi wszystkie płetwy. Co leży w { $cover-loc } i widzi wszystkie płetwy, traci więc cyfrę { $digit } w obu przypadkach.
    [many] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza kilkoma dodatkowymi miejscami, płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w żadnym innym polu. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które widzi wszystkie płetwy. Co leży w { $cover-loc } i widzi wszystkie płetwy, traci więc cyfrę { $digit } w obu przypadkach.
   *[other] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza kilkoma dodatkowymi miejscami, płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w żadnym innym polu. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które widzi wszystkie płetwy. Co leży w { $cover-loc } i widzi wszystkie płetwy, traci więc cyfrę { $digit } w obu przypadkach.
}
fish-sashimi = { $count ->
    [one] Ryba nazywa się sashimi, bo bez płetwy jedna z tych linii ({ $base }) ma tylko jedno miejsce albo nie ma żadnego; rozumowanie jest to samo.
    [few] Ryba nazywa się sashimi, bo bez płetw jedna z tych linii ({ $base }) ma tylko jedno miejsce albo nie ma żadnego; rozumowanie jest to samo.
    [many] Ryba nazywa się sashimi, bo bez płetw jedna z tych linii ({ $base }) ma tylko jedno miejsce albo nie ma żadnego; rozumowanie jest to samo.
   *[other] Ryba nazywa się sashimi, bo bez płetw jedna z tych linii ({ $base }) ma tylko jedno miejsce albo nie ma żadnego; rozumowanie jest to samo.
}
fish-complex = Każdy z tych obszarów potrzebuje { $another-gen }: { $base }. Wszystkie jej miejsca w nich leżą też w { $cover-loc }. A zatem { $number-needing }, więc każdy z tych drugich ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne miejsce w { $cover-loc }.
fish-complex-finned = { $count ->
    [one] Każdy z tych obszarów potrzebuje { $another-gen }: { $base }. Jej miejsca w nich leżą też w { $cover-loc }, poza płetwą: { $fins }. Jeśli nie ma jej w płetwie, { $number-needing }, więc każdy z tych drugich ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne miejsce w { $cover-loc }. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które płetwę widzi. Co leży w { $cover-loc } i widzi płetwę, traci więc cyfrę { $digit } w obu przypadkach.
    [few] Każdy z tych obszarów potrzebuje { $another-gen }: { $base }. Jej miejsca w nich leżą też w { $cover-loc }, poza płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, { $number-needing }, więc każdy z tych drugich ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne miejsce w { $cover-loc }. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które widzi wszystkie płetwy. Co leży w { $cover-loc } i widzi wszystkie płetwy, traci więc cyfrę { $digit } w obu przypadkach.
    [many] Każdy z tych obszarów potrzebuje { $another-gen }: { $base }. Jej miejsca w nich leżą też w { $cover-loc }, poza płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, { $number-needing }, więc każdy z tych drugich ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne miejsce w { $cover-loc }. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które widzi wszystkie płetwy. Co leży w { $cover-loc } i widzi wszystkie płetwy, traci więc cyfrę { $digit } w obu przypadkach.
   *[other] Każdy z tych obszarów potrzebuje { $another-gen }: { $base }. Jej miejsca w nich leżą też w { $cover-loc }, poza płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, { $number-needing }, więc każdy z tych drugich ma swoją cyfrę { $digit } już tam: nie może jej zawierać żadne inne miejsce w { $cover-loc }. Jeśli jest w płetwie, nie może jej zawierać żadne pole, które widzi wszystkie płetwy. Co leży w { $cover-loc } i widzi wszystkie płetwy, traci więc cyfrę { $digit } w obu przypadkach.
}
fish-twice = Miejsce, które leży w dwóch z pierwszych obszarów ({ $base }), służy obu i leży też w dwóch z drugich ({ $cover }), więc rachunek zgadza się i tam.
fish-inside = Miejsce, które leży w większej liczbie drugich obszarów ({ $cover }) niż pierwszych ({ $base }), jest takim innym miejscem nawet wtedy, gdy leży w jednym z pierwszych: służyłoby mniejszej liczbie obszarów, niż zajmuje.
two-links = W { $first-loc } cyfra { $digit } pasuje tylko w { $outer } i { $inner }, a w { $second-loc } tylko w { $other_inner } i { $other_outer }. Ponieważ { $inner } i { $other_inner } leżą oba w { $shared-loc }, cyfra nie może być w obu, więc jest w co najmniej jednym z pól { $outer } i { $other_outer }. Żadne pole, które widzi oba te miejsca, nie może zawierać cyfry { $digit }.
empty-rectangle = W { $box-loc } cyfra { $digit } pasuje tylko w { $cells }, a wszystkie te pola leżą w { $line-loc } lub w { $across-loc }. W { $house-loc } pasuje tylko w { $near } i { $far }. Jeśli nie ma jej w { $far }, to jest w { $near }; wtedy nie może jej zawierać żadne inne pole w { $line-loc }, a w { $box-loc } leży ona w { $across-loc }. Cyfra { $digit } jest więc w { $far } albo w { $across-loc } w obrębie { $box-gen }, a pole { $cell } widzi jedno i drugie.
wing-xy-wing = Na osi, w { $pivot-loc }, jest { $first } lub { $second }. Jeśli jest { $first }, w { $one } musi być { $shared }; jeśli jest { $second }, w { $other } musi być { $shared }. Cyfra { $shared } jest więc w każdym razie w jednym z tych dwóch pól i nie może jej zawierać żadne pole, które widzi oba.
wing-xyz-wing = Na osi, w { $pivot-loc }, jest { $first }, { $second } lub { $shared }. Jeśli jest { $first }, w { $one } musi być { $shared }; jeśli jest { $second }, w { $other } musi być { $shared }; w przeciwnym razie { $shared } jest na samej osi. Cyfra { $shared } jest więc w każdym razie w jednym z trzech pól i nie może jej zawierać żadne pole, które widzi wszystkie trzy.
wing-w-wing = W każdym z pól { $ends } jest { $digits }. W { $house-loc } cyfra { $bridge } pasuje tylko w { $near } i { $far }; { $near } widzi { $one }, a { $far } widzi { $other }. Gdyby i w { $one }, i w { $other } było { $bridge }, w { $house-loc } zabrakłoby miejsca dla { $another-gen }. Co najmniej w jednym z tych dwóch pól jest więc { $digit } i nie może tej cyfry zawierać żadne pole, które widzi oba.
rectangle-deadly = Pola { $cells } leżą w dwóch wierszach, dwóch kolumnach i dwóch blokach. Gdyby zawierały tylko { $digits }, te dwie cyfry mogłyby zamienić się w nich miejscami bez żadnych skutków gdzie indziej: łamigłówka miałaby dwa rozwiązania. Ma jednak tylko jedno.
rectangle-1 = Trzy pozostałe nie mają innych kandydatów, więc w { $roof } musi być coś innego.
rectangle-2 = Zapobiec temu może tylko cyfra { $extra }, a wśród tych pól pasuje ona tylko w { $roof }. Jest więc w jednym z nich i nie może jej zawierać żadne pole, które widzi je wszystkie.
rectangle-3 = Aby temu zapobiec, w jednym z pól { $roof } musi być jedna z tych cyfr: { $extra }. Którekolwiek to pole, razem z { $cells } są to { $number-cells } w { $house-loc } na tylko { $number-digits }: { $digits }. Każda z tych cyfr jest tam zużyta i nie może jej zawierać żadne pole, które widzi je wszystkie.
rectangle-4 = W { $house-loc } cyfra { $settled } pasuje tylko w { $roof }, więc jest w jednym z nich. Gdyby w drugim było { $lost }, pola zawierałyby tylko te dwie cyfry. W żadnym z nich nie może więc być { $lost }.
rectangle-6 = W { $lines-loc } cyfra { $digit } pasuje tylko w tych polach. Gdyby była w jednym z pól { $roof }, w jego sąsiadach w prostokącie byłoby { $other }, a w polu naprzeciw też musiałoby być { $digit }: same te dwie cyfry. W żadnym z pól { $roof } nie może więc być { $digit }.
rectangle-hidden = Załóżmy, że w { $cell } jest { $lost }. Ponieważ cyfra { $kept } nie ma w { $lines-loc } innych miejsc niż te pola, jest wtedy w obu polach { $neighbours }, a w { $opposite }, gdzie nie ma innych kandydatów, jest { $lost }: same te dwie cyfry. W { $cell } nie może więc być { $lost }.
rectangle-avoidable-1 = Pola { $cells } leżą w dwóch wierszach, dwóch kolumnach i dwóch blokach, a { $filled } zostały wypełnione w trakcie gry. Gdyby w { $cell } było { $digit }, cztery pola zawierałyby tylko { $digits }, a te dwie cyfry mogłyby zamienić się miejscami bez żadnych skutków gdzie indziej: łamigłówka miałaby dwa rozwiązania. Ma jednak tylko jedno.
rectangle-avoidable-2 = Pola { $cells } leżą w dwóch wierszach, dwóch kolumnach i dwóch blokach, a { $filled } zostały wypełnione w trakcie gry. Jeśli { $completing }, cztery pola zawierają tylko { $digits }, a te dwie cyfry mogą zamienić się miejscami bez żadnych skutków gdzie indziej: łamigłówka ma wtedy dwa rozwiązania. Ma jednak tylko jedno. W jednym z pól { $open } musi więc być { $extra }, jedyny inny kandydat w tych polach, i nie może tej cyfry zawierać żadne pole, które widzi oba.
bug = Każde puste pole oprócz { $short } ma dokładnie dwóch kandydatów. Gdyby w { $short } nie było { $digit }, także każda cyfra miałaby w każdym wierszu, kolumnie i bloku dokładnie dwa miejsca albo nie miałaby żadnego, a taka plansza nigdy nie ma dokładnie jednego rozwiązania. Łamigłówka jednak je ma. W { $cell-loc } musi więc być { $digit }.
colours-group = { $letter } ({ $cells })
colours-one-cluster = Gdzie obszar ma tylko dwa miejsca dla cyfry { $digit }, jest ona w jednym z nich, a w drugim nie. Śledząc to od obszaru do obszaru, otrzymujemy dwie grupy, { $groups }: cyfra { $digit } jest we wszystkich polach jednej grupy i w żadnym polu drugiej.
colours-two-clusters = Gdzie obszar ma tylko dwa miejsca dla cyfry { $digit }, jest ona w jednym z nich, a w drugim nie. Śledząc to od obszaru do obszaru, otrzymujemy dwie grupy, { $groups }, a gdzie indziej dwie następne, { $others }. W każdej z tych par cyfra { $digit } jest we wszystkich polach jednej grupy i w żadnym polu drugiej.
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
because-last-place = w { $house-loc } nie ma innego miejsca dla cyfry { $digit }
because-last-place-left = w { $house-loc } nie ma już innego miejsca dla cyfry { $digit }
because-set = { $cells } mają razem o jednego kandydata więcej, niż jest pól, więc bez cyfry { $digit } zawierają wszystkie pozostałe
because-set-then-cell = bez cyfry { $digit } pola { $cells } zawierają wszystkich innych swoich kandydatów, a dla { $cell } zostaje tylko { $last }
because-cell-then-set = wtedy w { $cell } jest { $taken }, więc tej cyfry brakuje w { $cells } i zawierają one wszystkich innych swoich kandydatów
chain-open = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że { $end }. A więc { $start } lub { $end }, a żadne pole, które widzi oba te miejsca, nie może zawierać cyfry { $digit }.
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
    [one] A więc { $one } lub { $other } zawiera { $shared }: odpada to, co widzi wszystkie miejsca tej cyfry w obu.
    [few] Tak samo { $one } lub { $other } zawiera { $shared }: co widzi wszystkie miejsca jednej z tych cyfr w obu, traci ją.
    [many] Tak samo { $one } lub { $other } zawiera { $shared }: co widzi wszystkie miejsca jednej z tych cyfr w obu, traci ją.
   *[other] Tak samo { $one } lub { $other } zawiera { $shared }: co widzi wszystkie miejsca jednej z tych cyfr w obu, traci ją.
}
als-common = Wszystkie miejsca cyfry { $common } w { $one } widzą wszystkie w { $other }, więc tylko jeden z tych dwóch zbiorów może ją zawierać.
als-both = Zbiorowi brakuje najwyżej jednej cyfry. Jeden zawiera więc { $first }, drugi { $second }, a każdy zawiera wszystkie inne swoje cyfry.
als-both-lost = Odpada to, co widzi wszystkie miejsca cyfry { $first } w obu zbiorach, albo cyfry { $second }.
als-one-lost = Odpada też to, co widzi wszystkie miejsca innej cyfry w jednym zbiorze.
als-petal = zbiór { $letter } zawiera wtedy wszystkie inne swoje cyfry, a wśród nich { $shared }
als-blossom = { $count ->
    [one] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden ze zbiorów zawiera { $shared }: odpada to, co widzi wszystkie miejsca tej cyfry we wszystkich zbiorach.
    [few] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden ze zbiorów zawiera { $shared }: co widzi wszystkie miejsca jednej z tych cyfr we wszystkich zbiorach, traci ją.
    [many] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden ze zbiorów zawiera { $shared }: co widzi wszystkie miejsca jednej z tych cyfr we wszystkich zbiorach, traci ją.
   *[other] W łodydze, w { $stem-loc }, jest { $digits }, więc jeden ze zbiorów zawiera { $shared }: co widzi wszystkie miejsca jednej z tych cyfr we wszystkich zbiorach, traci ją.
}
sue-de-coq-cells = Na skrzyżowaniu { $crossing-gen } pola { $core } mają kandydatów { $core_digits }. Dodajmy { $line_cells } w { $line-loc } z kandydatami { $line_digits } oraz { $box_cells } w { $box-loc } z kandydatami { $box_digits }: razem { $number-cells }.
sue-de-coq-once = Żadna cyfra nie pasuje w obu dodanych częściach, więc żadna z cyfr { $digits } nie może stać w tych polach dwa razy. Cyfr jest tyle co pól, więc każda stoi tam raz.
sue-de-coq-twice = Żadna z cyfr { $digits } nie może stać w tych polach dwa razy, a { $twice } tylko raz w każdej z dodanych części. To dokładnie tyle, ilu cyfr trzeba na wszystkie pola, więc każda z nich tam stoi.
sue-de-coq-bound = Miejsca dla { $box_digits } leżą wszystkie w { $box-loc }, więc żadne inne pole nie może tam ich zawierać; miejsca dla { $line_digits } leżą wszystkie w { $line-loc }, więc żadne inne pole nie może tam ich zawierać.
loop-deadly = Pola { $cells } tworzą pierścień: każde widzi następne, a w każdym wierszu, kolumnie i bloku są dwa z nich albo żadne. Gdyby zawierały tylko { $digits }, te dwie cyfry mogłyby zamienić się miejscami dookoła bez żadnych skutków gdzie indziej: łamigłówka miałaby dwa rozwiązania. Ma jednak tylko jedno.
loop-settled = W { $house-loc } cyfra { $settled } pasuje tylko w { $roof }, więc jest w jednym z nich. Gdyby w drugim było { $lost }, pola zawierałyby tylko te dwie cyfry. W żadnym z nich nie może więc być { $lost }.
bug-several = Prawie każde puste pole ma dokładnie dwóch kandydatów. Bez kilku dodatkowych miałyby tak wszystkie, a każda cyfra miałaby w każdym wierszu, kolumnie i bloku dokładnie dwa miejsca albo nie miałaby żadnego. Taka plansza nigdy nie ma dokładnie jednego rozwiązania, a łamigłówka je ma.
tridagon = Pola { $cells } to po trzy w każdym z czterech bloków, w różnych wierszach i kolumnach. Załóżmy, że zawierają tylko { $digits }.
tridagon-parity = Czytane wierszami, dwa bloki obok siebie miałyby wtedy cyfry w kolejnościach, które różnią się przesunięciem wszystkich trzech w koło; czytane kolumnami, tak samo dwa bloki jeden nad drugim. Przesunięcie w koło nie zmienia jednak tego, czy kolejność biegnie do przodu, czy do tyłu, a przy tych polach zmienia to nieparzysta liczba z czterech bloków. Cyfr nie da się więc wpisać.
guardians = { $count ->
    [one] Zapobiec temu może tylko jeden dodatkowy kandydat: { $guardians }. Jest więc prawdziwy, a to, co wyklucza, odpada.
    [few] Zapobiec temu mogą tylko dodatkowi kandydaci: { $guardians }. Co najmniej jeden z nich jest prawdziwy, więc odpada to, co wykluczają wszyscy.
    [many] Zapobiec temu mogą tylko dodatkowi kandydaci: { $guardians }. Co najmniej jeden z nich jest prawdziwy, więc odpada to, co wykluczają wszyscy.
   *[other] Zapobiec temu mogą tylko dodatkowi kandydaci: { $guardians }. Co najmniej jeden z nich jest prawdziwy, więc odpada to, co wykluczają wszyscy.
}
fireworks-burst = W { $lines-loc } cyfry { $digits } pasują tylko w { $wings } i w obrębie { $box-gen }. Jeśli którejś z nich nie ma w żadnym z pól { $wings }, ma ona swoje miejsce w obu liniach w obrębie { $box-gen }, a więc w { $crossing }.
fireworks-full = Każda z tych cyfr jest więc w jednym ze swoich trzech pól. To { $number-digits } na { $number-cells }, { $cells }, więc każde pole zawiera jedną z nich, i tylko taką, która tam pasuje.
exocet-base = W polach { $base } są dwie z cyfr { $digits }. Niezależnie od tego, które to są, tych samych cyfr potrzebuje każda z linii: { $lines }, a nie ma na nie miejsca ani w linii, ani w bloku pól { $base }.
exocet-targets = Bez pól { $targets } żadna z tych cyfr nie może być we wszystkich trzech naraz. Każda z dwóch cyfr pól { $base } jest więc w jednym z pól { $targets } i te dwa pola nie mogą zawierać niczego innego.
exocet-idle = { $count ->
    [one] Cyfra { $digits } nie jest jedną z tych dwóch: albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
    [few] Cyfry { $digits } nie należą do tych dwóch: każda z nich albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
    [many] Cyfry { $digits } nie należą do tych dwóch: każda z nich albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
   *[other] Cyfry { $digits } nie należą do tych dwóch: każda z nich albo nie pasuje w żadnym z pól { $targets }, albo potrzebowałaby obu.
}
wing-wxyz-wing = Pola { $cells } mają razem tylko cyfry { $digits }. Każda z cyfr { $once } może stać tam tylko raz, bo jej miejsca tam widzą się nawzajem. Zapełniają one najwyżej wszystkie pola oprócz jednego, więc co najmniej w jednym z pól { $places } jest { $shared } i nie może tej cyfry zawierać żadne pole, które widzi je wszystkie.
medusa-group = { $letter } ({ $candidates })
medusa-groups = Gdzie obszar ma tylko dwa miejsca dla cyfry albo pole tylko dwóch kandydatów, jeden z dwóch jest prawdziwy, a drugi nie. Śledząc to od kandydata do kandydata, otrzymujemy dwie grupy, { $first } i { $second }: w jednej wszyscy są prawdziwi, w drugiej żaden.
medusa-cell = Grupa { $letter } ma dwie cyfry w { $cell-loc }, więc to ona jest błędna.
medusa-house = Grupa { $letter } ma tę samą cyfrę dwa razy w { $house-loc }, więc to ona jest błędna.
medusa-empty = Gdyby grupa { $letter } była prawdziwa, w { $cell-loc } nie zostałby żaden kandydat, więc to ona jest błędna.
medusa-trap = Niektórych kandydatów wyklucza zarówno { $letter }, jak i { $other }, a jedna z tych grup jest prawdziwa.
fish-kraken = { $count ->
    [one] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza jednym dodatkowym miejscem, płetwą: { $fins }. Jeśli nie ma jej w płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w { $lost }. Jeśli jest w płetwie, prowadzi stamtąd łańcuch do { $lost } i tam też nie może jej być.
    [few] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza kilkoma dodatkowymi miejscami, płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w { $lost }. Jeśli jest w płetwie, prowadzi stamtąd łańcuch do { $lost } i tam też nie może jej być.
    [many] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza kilkoma dodatkowymi miejscami, płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w { $lost }. Jeśli jest w płetwie, prowadzi stamtąd łańcuch do { $lost } i tam też nie może jej być.
   *[other] W { $base-loc } cyfra { $digit } pasuje tylko na skrzyżowaniach z { $cover-ins }, poza kilkoma dodatkowymi miejscami, płetwami: { $fins }. Jeśli nie ma jej w żadnej płetwie, to w { $cover-loc } stoi na tych skrzyżowaniach i nie może być w { $lost }. Jeśli jest w płetwie, prowadzi stamtąd łańcuch do { $lost } i tam też nie może jej być.
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
sectors-twice = Kandydat, którego mają dać dwa z tych obszarów, zabrałby cyfrę obu dla jednego pola, więc też odpada.
forcing-contradiction-cell = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że dla { $cell } nie zostaje żaden kandydat. Założenie jest więc błędne.
forcing-contradiction-house = Załóżmy, że { $assumed }. Krok po kroku wynika z tego, że w { $house-loc } nie zostaje żadne miejsce dla cyfry { $digit }. Założenie jest więc błędne.
forcing-nested-cell = Załóżmy, że { $assumed }, i skreślmy wszystko, co przy tym założeniu upada. Wynika z tego, że dla { $cell } nie zostaje żaden kandydat. Założenie jest więc błędne.
forcing-nested-house = Załóżmy, że { $assumed }, i skreślmy wszystko, co przy tym założeniu upada. Wynika z tego, że w { $house-loc } nie zostaje żadne miejsce dla cyfry { $digit }. Założenie jest więc błędne.
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
forcing-nothing-left-house = Nie zostaje więc żadne miejsce dla cyfry { $digit } w { $house-loc }, gdzie pasuje tylko w { $cells }.
templates-known = Z szablonów wiadomo: { $known }.
templates-set = Weźmy wszystkie sposoby, by wpisać cyfrę { $digit } raz w każdy wiersz, kolumnę i blok, nie zajmując pola, w którym musi być inna cyfra. Wszystkie przechodzą przez { $cells }.
templates-delete = Weźmy wszystkie sposoby, by wpisać cyfrę { $digit } raz w każdy wiersz, kolumnę i blok, nie zajmując pola, w którym musi być inna cyfra. Wszystkie omijają { $cells }.
