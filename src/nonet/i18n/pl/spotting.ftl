# Jak znaleźć każdą technikę na planszy: od trzech do pięciu kroków, po jednym w wierszu.

lesson-full-house-spot =
    Poszukaj wiersza, kolumny lub bloku z ośmioma cyframi.
    Policz od 1 do 9, żeby znaleźć brakującą cyfrę.
    Wpisz ją w puste pole.
lesson-hidden-single-spot =
    Wybierz cyfrę i blok, w którym jej jeszcze nie ma.
    Znajdź tę samą cyfrę w wierszach i kolumnach, które przecinają blok.
    Skreśl pola bloku, które leżą w tych wierszach i kolumnach.
    Jeśli zostało tylko jedno puste pole, wpisz w nie cyfrę.
    Potem spróbuj z wierszami i kolumnami: skreśl pola, które już widzą cyfrę.
lesson-naked-single-spot =
    Wybierz puste pole, którego wiersz, kolumna i blok mają dużo cyfr.
    Licz od 1 do 9 i pomijaj każdą cyfrę, którą widzisz w jego wierszu, kolumnie lub bloku.
    Jeśli została tylko jedna cyfra, wpisz ją w pole.
lesson-locked-pair-spot =
    Wybierz blok oraz wiersz lub kolumnę, które go przecinają.
    Spójrz na pola, które leżą w obu. Znajdź dwa z tymi samymi dwoma kandydatami i żadnymi innymi.
    Wyklucz obie cyfry z innych pól linii.
    Wyklucz obie cyfry z innych pól bloku.
lesson-locked-triple-spot =
    Wybierz blok oraz wiersz lub kolumnę, które go przecinają, tak żeby trzy wspólne pola były puste.
    Sprawdź, czy te trzy pola mają razem tylko trzech różnych kandydatów.
    Wyklucz te trzy cyfry z innych pól linii.
    Wyklucz te trzy cyfry z innych pól bloku.
lesson-locked-pointing-spot =
    Wybierz blok i cyfrę, której blok jeszcze nie ma.
    Znajdź wszystkich kandydatów tej cyfry w bloku.
    Sprawdź, czy wszyscy leżą w jednym wierszu albo w jednej kolumnie.
    Idź wzdłuż tej linii poza blok i wyklucz tam cyfrę.
lesson-locked-claiming-spot =
    Wybierz wiersz lub kolumnę i cyfrę, której ta linia jeszcze nie ma.
    Znajdź wszystkich kandydatów tej cyfry w linii.
    Sprawdź, czy wszyscy leżą w jednym bloku.
    Wyklucz cyfrę z innych pól tego bloku.
lesson-naked-pair-spot =
    Znajdź pole z dokładnie dwoma kandydatami.
    Poszukaj drugiego pola z tymi samymi dwoma kandydatami w jego wierszu, kolumnie lub bloku.
    Wyklucz obie cyfry z innych pól każdego obszaru, który jest wspólny dla tych dwóch pól.
lesson-naked-triple-spot =
    Wybierz obszar. Spójrz na jego pola z dwoma lub trzema kandydatami.
    Znajdź trzy, które mają razem tylko trzech różnych kandydatów.
    Wyklucz te trzy cyfry z innych pól obszaru.
lesson-hidden-pair-spot =
    Wybierz obszar. Znajdź cyfry, które mają w nim dokładnie dwóch kandydatów.
    Poszukaj dwóch takich cyfr, których kandydaci są w tych samych dwóch polach.
    Wyklucz z tych dwóch pól wszystkich innych kandydatów.
lesson-hidden-triple-spot =
    Wybierz obszar. Znajdź cyfry, które mają w nim dwóch lub trzech kandydatów.
    Poszukaj trzech takich cyfr, których kandydaci są tylko w trzech polach.
    Wyklucz z tych trzech pól wszystkich innych kandydatów.
lesson-naked-quad-spot =
    Wybierz obszar z co najmniej pięcioma pustymi polami. Spójrz na pola, które mają od dwóch do czterech kandydatów.
    Znajdź cztery, które mają razem tylko czterech różnych kandydatów.
    Wyklucz te cztery cyfry z innych pól obszaru.
lesson-hidden-quad-spot =
    Wybierz obszar z wieloma pustymi polami. Znajdź cyfry, które mają w nim od dwóch do czterech kandydatów.
    Poszukaj czterech takich cyfr, których kandydaci są tylko w czterech polach.
    Wyklucz z tych czterech pól wszystkich innych kandydatów.
lesson-x-wing-spot =
    Wybierz cyfrę. Znajdź dwa wiersze, w których ma dokładnie dwóch kandydatów.
    Sprawdź, czy ci kandydaci leżą w tych samych dwóch kolumnach.
    Wyklucz cyfrę ze wszystkich innych pól tych dwóch kolumn.
    Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-swordfish-spot =
    Wybierz cyfrę. Znajdź wiersze, w których ma dwóch lub trzech kandydatów.
    Wybierz trzy takie wiersze, których kandydaci leżą tylko w trzech kolumnach.
    Wyklucz cyfrę ze wszystkich innych pól tych kolumn.
    Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-jellyfish-spot =
    Wybierz cyfrę. Znajdź wiersze, w których ma od dwóch do czterech kandydatów.
    Wybierz cztery takie wiersze, których kandydaci leżą tylko w czterech kolumnach.
    Wyklucz cyfrę ze wszystkich innych pól tych kolumn.
    Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-remote-pair-spot =
    Znajdź pola z tymi samymi dwoma kandydatami. Potrzebujesz co najmniej czterech.
    Połącz w łańcuch te, które się widzą.
    Pokoloruj pola wzdłuż łańcucha na przemian dwoma kolorami.
    Poszukaj pola, które widzi po jednym polu każdego koloru.
    Wyklucz z tego pola obie cyfry.
lesson-bug-plus-one-spot =
    Sprawdź, czy każde puste pole ma dokładnie dwóch kandydatów, oprócz jednego, które ma trzech.
    Znajdź wśród tych trzech cyfrę, która ma trzech kandydatów w wierszu, kolumnie i bloku tego pola.
    Wpisz ją w to pole.
lesson-bug-plus-n-spot =
    Sprawdź, czy wszystkie puste pola oprócz kilku mają dokładnie dwóch kandydatów.
    Znajdź dodatkowych kandydatów w tych kilku polach. Bez nich każda brakująca cyfra miałaby w każdym obszarze dokładnie dwóch kandydatów.
    Poszukaj kandydatów, którzy kolidują z każdym dodatkowym: tej samej cyfry, którą widzą wszyscy, albo innej cyfry w ich jedynym polu.
    Wyklucz tych kandydatów.
lesson-skyscraper-spot =
    Wybierz cyfrę. Znajdź dwa wiersze, w których ma dokładnie dwóch kandydatów.
    Sprawdź, czy po jednym kandydacie z każdego wiersza leży w tej samej kolumnie. Ta kolumna to podstawa. Dwaj pozostali muszą leżeć w różnych kolumnach.
    Poszukaj pól, które widzą dwóch pozostałych kandydatów, czyli dach.
    Wyklucz cyfrę z tych pól.
    Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-w-wing-spot =
    Znajdź dwa pola z tymi samymi dwoma kandydatami, które się nie widzą.
    Wybierz jedną z tych dwóch cyfr. Poszukaj obszaru, w którym ma dokładnie dwóch kandydatów.
    Sprawdź, czy każdy z tych kandydatów widzi jedno z twoich dwóch pól.
    Wyklucz drugą cyfrę z pól, które widzą oba twoje pola.
lesson-two-string-kite-spot =
    Wybierz cyfrę. Znajdź wiersz i kolumnę, w których ma po dokładnie dwóch kandydatów.
    Sprawdź, czy jeden kandydat z wiersza i jeden z kolumny leżą w tym samym bloku, w różnych polach, a dwaj pozostali poza nim.
    Znajdź pole, które widzi dwóch pozostałych kandydatów, tam, gdzie krzyżują się ich linie.
    Wyklucz cyfrę z tego pola.
lesson-dual-two-string-kite-spot =
    Znajdź latawiec na dwóch sznurkach. Spójrz na jego dwa pola w bloku.
    Sprawdź, czy każde z nich należy do pary sprzężonej w swoim wierszu i do drugiej w swojej kolumnie. Tworzą wtedy drugi latawiec.
    Jeśli nie, poszukaj innej cyfry z latawcem na tych samych dwóch polach.
    Wyklucz cyfrę każdego latawca tam, gdzie krzyżują się linie jego końców.
lesson-turbot-fish-spot =
    Wybierz cyfrę. Zaznacz obszary, w których ma dokładnie dwóch kandydatów. To jej silne ogniwa.
    Znajdź dwa silne ogniwa, w których koniec pierwszego widzi koniec drugiego.
    Poszukaj pól, które widzą oba pozostałe końce.
    Wyklucz cyfrę z tych pól.
lesson-empty-rectangle-spot =
    Wybierz cyfrę i blok, w którym jej kandydaci leżą tylko w jednym wierszu i jednej kolumnie.
    Poza blokiem poszukaj kolumny, która przecina ten wiersz, albo wiersza, który przecina tę kolumnę, z dokładnie dwoma kandydatami cyfry.
    Sprawdź, czy jeden z nich leży na przecięciu. Drugi, daleki koniec, nie może leżeć w żadnym wierszu ani kolumnie bloku.
    Idź drugą linią bloku na zewnątrz aż do pola, które widzi daleki koniec.
    Wyklucz cyfrę z tego pola.
lesson-dual-empty-rectangle-spot =
    Znajdź pusty prostokąt: blok, w którym kandydaci cyfry leżą tylko w jednym wierszu i jednej kolumnie.
    Poszukaj silnego ogniwa z końcem w tym wierszu i drugiego z końcem w tej kolumnie.
    Dla każdego ogniwa idź drugą linią bloku na zewnątrz aż do pola, które widzi daleki koniec.
    Wyklucz cyfrę z obu tych pól.
lesson-xy-wing-spot =
    Znajdź pole z dokładnie dwoma kandydatami. To oś, XY.
    Poszukaj dwóch pól, które ją widzą, z kandydatami XZ i YZ. To skrzydła.
    Znajdź pola, które widzą oba skrzydła.
    Wyklucz Z z tych pól.
lesson-xyz-wing-spot =
    Znajdź pole z dokładnie trzema kandydatami. To oś, XYZ.
    Poszukaj dwóch pól, które ją widzą, z kandydatami XZ i YZ. To skrzydła.
    Znajdź pola, które widzą oś i oba skrzydła.
    Wyklucz Z z tych pól.
lesson-wxyz-wing-spot =
    Wybierz blok i linię, która go przecina. Poszukaj w nich czterech pól, które mają razem tylko czterech kandydatów.
    Dla każdej z czterech cyfr sprawdź, czy wszyscy jej kandydaci w tych czterech polach widzą się nawzajem.
    Idź dalej tylko wtedy, gdy dokładnie jedna cyfra nie spełnia tego warunku.
    Wyklucz tę cyfrę z pól, które widzą wszystkich jej kandydatów w tych czterech polach.
lesson-unique-rectangle-1-spot =
    Znajdź trzy pola z tymi samymi dwoma kandydatami, które są trzema narożnikami prostokąta.
    Sprawdź, czy prostokąt leży w dwóch wierszach, dwóch kolumnach i dwóch blokach.
    Sprawdź, czy czwarty narożnik ma te dwie cyfry i dalszych kandydatów.
    Wyklucz te dwie cyfry z czwartego narożnika.
lesson-unique-rectangle-2-spot =
    Znajdź w jednej linii dwa pola z tymi samymi dwoma kandydatami. To bok prostokąta.
    Sprawdź, czy prostokąt leży w dwóch wierszach, dwóch kolumnach i dwóch blokach.
    Sprawdź, czy dwa pozostałe narożniki mają tych dwóch kandydatów i jednego, tego samego, dodatkowego.
    Wyklucz dodatkową cyfrę z pól, które widzą oba te narożniki.
lesson-unique-rectangle-3-spot =
    Znajdź prostokąt w dwóch wierszach, dwóch kolumnach i dwóch blokach. Dwa sąsiednie narożniki mają tylko tych samych dwóch kandydatów.
    Wypisz dodatkowych kandydatów dwóch pozostałych narożników.
    W obszarze tych dwóch narożników znajdź pola, które z tą listą, jakby była jednym polem, tworzą odkrytą grupę.
    Wyklucz cyfry grupy z innych pól każdego obszaru, który jest wspólny dla obu narożników i pól grupy.
lesson-unique-rectangle-4-spot =
    Znajdź prostokąt w dwóch wierszach, dwóch kolumnach i dwóch blokach. Dwa sąsiednie narożniki mają tylko tych samych dwóch kandydatów.
    Spójrz na obszar wspólny dla dwóch pozostałych narożników.
    Sprawdź, czy jedna z tych dwóch cyfr nie ma w tym obszarze innych kandydatów.
    Wyklucz drugą cyfrę z tych dwóch narożników.
lesson-unique-rectangle-5-spot =
    Znajdź prostokąt w dwóch wierszach, dwóch kolumnach i dwóch blokach, którego narożniki mają dwóch wspólnych kandydatów.
    Sprawdź, czy dwa naprzeciwległe narożniki albo trzy mają tego samego dodatkowego kandydata i żadnych innych.
    Sprawdź, czy pozostałe narożniki mają tylko tych dwóch kandydatów.
    Wyklucz dodatkową cyfrę z pól, które widzą wszystkie narożniki z tą cyfrą.
lesson-unique-rectangle-6-spot =
    Znajdź prostokąt w dwóch wierszach, dwóch kolumnach i dwóch blokach. Dwa naprzeciwległe narożniki mają tylko tych samych dwóch kandydatów.
    Spójrz na oba wiersze, potem na obie kolumny.
    Sprawdź, czy jedna z tych dwóch cyfr nie ma w tych dwóch liniach innych kandydatów.
    Wyklucz tę cyfrę z dwóch narożników z dodatkowymi kandydatami.
lesson-hidden-rectangle-spot =
    Znajdź prostokąt w dwóch wierszach, dwóch kolumnach i dwóch blokach, którego narożniki mają dwóch wspólnych kandydatów. Narożniki mogą mieć też innych.
    Wybierz narożnik, który nie ma innych, i przejdź do narożnika naprzeciw.
    Spójrz na jego wiersz i kolumnę. Sprawdź, czy w obu ta sama z tych dwóch cyfr nie ma kandydatów poza prostokątem.
    Wyklucz drugą cyfrę z narożnika naprzeciw.
lesson-unique-loop-spot =
    Wybierz dwie cyfry. Połącz w pętlę pola, które mają obie jako kandydatów. Każde pole widzi następne.
    Sprawdź, czy pętla ma dokładnie dwa pola w każdym wierszu, kolumnie i bloku, przez które przechodzi.
    Spójrz na te kilka pól, które mają dodatkowych kandydatów.
    Jeśli dodatkowych kandydatów ma tylko jedno pole, wyklucz z niego te dwie cyfry.
    Jeśli dwa lub więcej mają tego samego dodatkowego kandydata, wyklucz go z pól, które widzą je wszystkie.
lesson-avoidable-rectangle-1-spot =
    Znajdź trzy rozwiązane pola, które są trzema narożnikami prostokąta. Żadne nie jest startowe: to cyfry wpisane przez ciebie. Cyfry startowe wyglądają na planszy inaczej.
    Sprawdź, czy prostokąt leży w dwóch wierszach, dwóch kolumnach i dwóch blokach.
    Sprawdź, czy dwa naprzeciwległe narożniki mają tę samą cyfrę.
    Trzeci narożnik ma inną cyfrę. Wyklucz ją z pustego narożnika.
lesson-avoidable-rectangle-2-spot =
    Znajdź dwa rozwiązane pola w jednym wierszu lub jednej kolumnie, które są dwoma narożnikami prostokąta. Żadne nie jest startowe: to cyfry wpisane przez ciebie. Cyfry startowe wyglądają na planszy inaczej.
    Sprawdź, czy prostokąt leży w dwóch wierszach, dwóch kolumnach i dwóch blokach.
    Sprawdź, czy oba puste narożniki mają dokładnie dwóch kandydatów: cyfrę przeciwległego narożnika i tę samą dodatkową.
    Wyklucz dodatkową cyfrę z pól, które widzą oba puste narożniki.
lesson-finned-x-wing-spot =
    Wybierz cyfrę. Znajdź wiersz, w którym ma dokładnie dwóch kandydatów.
    Znajdź drugi wiersz z kandydatami w tych samych dwóch kolumnach i z jednym lub dwoma dodatkowymi. To płetwy.
    Sprawdź, czy płetwy są w tym samym bloku co jeden z narożników.
    W kolumnie tego narożnika znajdź inne pola z bloku płetw.
    Wyklucz tam cyfrę. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-sashimi-x-wing-spot =
    Wybierz cyfrę. Znajdź wiersz, w którym ma dokładnie dwóch kandydatów.
    Znajdź drugi wiersz z kandydatem w jednej z tych dwóch kolumn, ale nie w drugiej.
    Sprawdź, czy pozostali jego kandydaci, płetwy, są w bloku brakującego narożnika.
    W kolumnie brakującego narożnika znajdź pola poza oboma wierszami, które widzą wszystkie płetwy.
    Wyklucz tam cyfrę. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-simple-colors-trap-spot =
    Wybierz cyfrę. Połącz jej pary sprzężone: dwóch kandydatów, którzy są jedynymi w obszarze.
    Pokoloruj jeden klaster połączonych kandydatów na przemian dwoma kolorami. Jeśli klastrów jest kilka, nie mieszaj ich.
    Poszukaj niepokolorowanego kandydata, który widzi oba kolory.
    Wyklucz go.
lesson-simple-colors-wrap-spot =
    Wybierz cyfrę. Połącz jej pary sprzężone: dwóch kandydatów, którzy są jedynymi w obszarze.
    Pokoloruj jeden klaster połączonych kandydatów na przemian dwoma kolorami. Jeśli klastrów jest kilka, nie mieszaj ich.
    Poszukaj dwóch kandydatów tego samego koloru, którzy się widzą.
    Wyklucz cyfrę ze wszystkich pól tego koloru.
lesson-multi-colors-1-spot =
    Wybierz cyfrę. Pokoloruj dwa osobne klastry jej par sprzężonych: A i B, C i D.
    Znajdź kandydata koloru A, który widzi kandydata koloru C.
    Poszukaj kandydatów, którzy widzą oba kolory B i D.
    Wyklucz ich.
lesson-multi-colors-2-spot =
    Wybierz cyfrę. Pokoloruj dwa osobne klastry jej par sprzężonych: A i B, C i D.
    Poszukaj koloru A, który widzi i C, i D. Mogą je widzieć różni kandydaci A.
    Wyklucz cyfrę ze wszystkich pól koloru A.
lesson-finned-swordfish-spot =
    Wybierz cyfrę. Znajdź trzy wiersze, których kandydaci leżą prawie wszyscy w trzech kolumnach.
    Sprawdź, czy wszyscy kandydaci poza tymi kolumnami, płetwy, są w jednym bloku.
    Sprawdź, czy ten blok zawiera też jeden z narożników ryby Swordfish.
    W tych trzech kolumnach znajdź inne pola, które widzą wszystkie płetwy.
    Wyklucz tam cyfrę. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-sashimi-swordfish-spot =
    Poszukaj ryby Swordfish z płetwą: trzech wierszy, trzech kolumn i płetw w jednym bloku.
    Pomiń płetwy. Sprawdź, czy jeden wiersz ma wtedy tylko jednego kandydata lub żadnego.
    W tych trzech kolumnach znajdź pola poza wierszami, które widzą wszystkie płetwy.
    Wyklucz tam cyfrę. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-3d-medusa-spot =
    Zacznij od pola z dwoma kandydatami. Daj jednemu kandydatowi pierwszy kolor, a drugiemu drugi.
    Idź dalej przez pary sprzężone i pola z dwoma kandydatami. Zmieniaj kolor przy każdym kroku.
    Poszukaj koloru, który jest dwa razy w polu albo dwa razy dla jednej cyfry w obszarze. Wyklucz ten kolor.
    Poszukaj pola bez kolorów, w którym każdy kandydat widzi ten sam kolor. Wyklucz ten kolor.
    W przeciwnym razie wyklucz kandydatów, którzy kolidują z oboma kolorami: w obszarze lub we własnym polu.
lesson-fireworks-spot =
    Wybierz pole. Jego wiersz i kolumna krzyżują się w jego bloku.
    Znajdź cyfry, które poza blokiem mają najwyżej jednego kandydata w wierszu i najwyżej jednego w kolumnie.
    Poszukaj trzech takich cyfr z tymi samymi dwoma zewnętrznymi polami.
    Wyklucz wszystkich innych kandydatów z tych dwóch pól i ze skrzyżowania.
    W przeciwnym razie poszukaj dwóch takich par cyfr wokół naprzeciwległych narożników prostokąta i wyczyść jego cztery narożniki.
lesson-vwxyz-wing-spot =
    Wybierz blok i linię, która go przecina. Poszukaj w nich pięciu pól, które mają razem tylko pięciu kandydatów.
    Dla każdej z pięciu cyfr sprawdź, czy wszyscy jej kandydaci w tych pięciu polach widzą się nawzajem.
    Idź dalej tylko wtedy, gdy dokładnie jedna cyfra nie spełnia tego warunku.
    Wyklucz tę cyfrę z pól, które widzą wszystkich jej kandydatów w tych pięciu polach.
lesson-xy-chain-spot =
    Zacznij od pola z dwoma kandydatami. Wybierz jedną cyfrę jako Z i zachowaj drugą.
    Przejdź do pola z dwoma kandydatami, które widzi ostatnie pole i ma zachowaną cyfrę.
    Zachowaj drugą cyfrę nowego pola i idź tak samo dalej.
    Zatrzymaj się w polu, w którym zachowana cyfra to Z.
    Wyklucz Z z pól, które widzą oba końce łańcucha.
lesson-x-chain-spot =
    Wybierz cyfrę. Zaznacz jej silne ogniwa: obszary, w których ma dokładnie dwóch kandydatów.
    Zacznij od silnego ogniwa. Z jego końca przejdź do kandydata, który go widzi: to słabe ogniwo.
    Idź dalej na przemian silnymi i słabymi ogniwami i zatrzymaj się po silnym.
    Wyklucz cyfrę z pól, które widzą oba końce łańcucha.
lesson-sue-de-coq-spot =
    Spójrz na pola na skrzyżowaniu bloku i linii. Wybierz dwa lub trzy z nich.
    Sprawdź, czy mają co najmniej o dwóch kandydatów więcej, niż jest pól.
    Dodaj pola z reszty linii i z reszty bloku. Najprościej po jednym polu z dwoma kandydatami.
    Sprawdź, czy wszystkie pola razem mają tyle cyfr, ile jest pól, i czy obie dodane części nie mają wspólnych cyfr skrzyżowania.
    Wyklucz cyfry części z linii z reszty linii, a cyfry części z bloku z reszty bloku.
lesson-finned-jellyfish-spot =
    Wybierz cyfrę. Znajdź cztery wiersze, których kandydaci leżą prawie wszyscy w czterech kolumnach.
    Sprawdź, czy wszyscy kandydaci poza tymi kolumnami, płetwy, są w jednym bloku.
    Sprawdź, czy ten blok zawiera też jeden z narożników ryby Jellyfish.
    W tych czterech kolumnach znajdź inne pola, które widzą wszystkie płetwy.
    Wyklucz tam cyfrę. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-sashimi-jellyfish-spot =
    Poszukaj ryby Jellyfish z płetwą: czterech wierszy, czterech kolumn i płetw w jednym bloku.
    Pomiń płetwy. Sprawdź, czy jeden wiersz ma wtedy tylko jednego kandydata lub żadnego.
    W tych czterech kolumnach znajdź pola poza wierszami, które widzą wszystkie płetwy.
    Wyklucz tam cyfrę. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-continuous-nice-loop-spot =
    Zacznij od silnego ogniwa: pary sprzężonej albo pola z dwoma kandydatami.
    Idź dalej na przemian słabymi i silnymi ogniwami.
    Poszukaj słabego ogniwa od ostatniego kandydata z powrotem do pierwszego.
    Dla każdego słabego ogniwa w obszarze wyklucz cyfrę z innych pól, które widzą oba końce.
    Dla każdego słabego ogniwa w polu wyklucz innych kandydatów tego pola.
lesson-aic-spot =
    Zacznij od silnego ogniwa: pary sprzężonej albo pola z dwoma kandydatami.
    Idź dalej na przemian słabymi i silnymi ogniwami. Zmieniaj cyfrę w polu albo pole w obszarze.
    Zatrzymaj się po silnym ogniwie.
    Jeśli oba końce mają tę samą cyfrę, wyklucz ją z pól, które widzą oba.
    Jeśli mają różne cyfry i się widzą, wyklucz cyfrę każdego końca z pola drugiego końca.
lesson-discontinuous-nice-loop-spot =
    Wybierz kandydata, od którego prowadzą słabe lub silne ogniwa.
    Idź ogniwami na przemian, aż wrócisz do tego kandydata.
    Jeśli łańcuch zaczyna się i kończy słabymi ogniwami, wyklucz kandydata.
    Jeśli zaczyna się i kończy silnymi ogniwami, wpisz cyfrę.
lesson-grouped-aic-spot =
    Poszukaj grup: dwóch lub trzech kandydatów cyfry w jednym wierszu lub kolumnie bloku. Traktuj każdą grupę jak jednego kandydata.
    Zacznij od pojedynczego kandydata z silnym ogniwem: w polu z dwoma kandydatami albo w obszarze, w którym cyfra ma jeszcze tylko jednego kandydata lub jedną grupę.
    Idź dalej na przemian słabymi i silnymi ogniwami. W słabym ogniwie grupy wszystkie jej pola muszą widzieć wszystkie pola drugiego końca.
    Zatrzymaj się po silnym ogniwie, na pojedynczym kandydacie.
    Jeśli oba końce mają tę samą cyfrę, wyklucz ją z pól, które widzą oba. Jeśli mają różne cyfry i się widzą, wyklucz cyfrę każdego końca z pola drugiego końca.
lesson-grouped-discontinuous-nice-loop-spot =
    Poszukaj grup: dwóch lub trzech kandydatów cyfry w jednym bloku i jednej linii.
    Wybierz pojedynczego kandydata i idź przez grupy na przemian silnymi i słabymi ogniwami.
    Wróć do kandydata, od którego się zaczęło.
    Po słabych ogniwach na obu końcach wyklucz go. Po silnych ogniwach na obu końcach wpisz cyfrę.
lesson-grouped-continuous-nice-loop-spot =
    Poszukaj grup: dwóch lub trzech kandydatów cyfry w jednym bloku i jednej linii.
    Zbuduj łańcuch silnych i słabych ogniw na przemian, przez grupy lub zbiory prawie zamknięte.
    Zamknij łańcuch słabym ogniwem od ostatniego końca do pierwszego.
    Dla każdego słabego ogniwa wyklucz kandydatów, którzy widzą wszystkie pola obu końców.
    Jeśli słabe ogniwo leży w polu, wyklucz innych kandydatów tego pola.
lesson-als-xz-spot =
    Znajdź zbiór prawie zamknięty: pola jednego obszaru, które mają o jednego kandydata więcej, niż jest pól. Najmniejszy to pole z dwoma kandydatami.
    Poszukaj drugiego zbioru prawie zamkniętego, który ma z nim co najmniej dwie wspólne cyfry.
    Sprawdź, czy dla jednej wspólnej cyfry, X, wszyscy kandydaci w jednym zbiorze widzą wszystkich w drugim.
    Wybierz inną wspólną cyfrę, Z.
    Wyklucz Z z pól, które widzą wszystkich jej kandydatów w obu zbiorach.
lesson-als-xy-wing-spot =
    Znajdź zbiór prawie zamknięty, środkowy. Najmniejszy to pole z dwoma kandydatami.
    Znajdź drugi zbiór, który ma z nim ograniczoną wspólną cyfrę X: wszyscy kandydaci X w obu widzą się nawzajem.
    Znajdź trzeci zbiór, który ma ze środkowym inną ograniczoną wspólną cyfrę, Y.
    Poszukaj jeszcze jednej cyfry Z, którą mają oba zewnętrzne zbiory.
    Wyklucz Z z pól, które widzą wszystkich jej kandydatów w zewnętrznych zbiorach.
lesson-als-xy-chain-spot =
    Znajdź zbiór prawie zamknięty i wybierz w nim cyfrę Z.
    Przejdź do innego zbioru przez ograniczoną wspólną cyfrę inną niż Z. Wszyscy kandydaci tej cyfry w obu zbiorach widzą się nawzajem.
    Idź dalej od zbioru do zbioru. Używaj innej cyfry niż w poprzednim kroku.
    Zatrzymaj się w zbiorze, który też ma Z.
    Wyklucz Z z pól, które widzą wszystkich jej kandydatów w pierwszym i ostatnim zbiorze.
lesson-death-blossom-spot =
    Wybierz pole z dwoma lub trzema kandydatami: łodygę.
    Dla każdego z jej kandydatów znajdź zbiór prawie zamknięty, w którym wszyscy kandydaci tej cyfry widzą łodygę. To płatki.
    Poszukaj innej cyfry, którą mają wszystkie płatki.
    Wyklucz ją z pól, które widzą wszystkich jej kandydatów w płatkach.
lesson-tridagon-spot =
    Poszukaj czterech bloków, które tworzą prostokąt, i trzech cyfr, których żaden z nich jeszcze nie ma.
    W każdym bloku znajdź trzy pola w różnych wierszach i kolumnach, z których każde ma co najmniej dwóch z tych kandydatów.
    Ponumeruj kolumny każdego bloku od 1 do 3 i odczytaj kolumny jego trzech pól od góry do dołu. 123, 231 i 312 to jeden kierunek; 132, 213 i 321 to drugi.
    Sprawdź, czy jeden blok ma inny kierunek niż trzy pozostałe. Znajdź dodatkowych kandydatów w tych dwunastu polach.
    Jeśli jest tylko jeden dodatkowy kandydat, wpisz go. W przeciwnym razie wyklucz kandydatów, którzy widzą wszystkich dodatkowych.
lesson-sk-loop-spot =
    Poszukaj czterech bloków, które tworzą prostokąt, z cyfrą startową lub rozwiązanym polem w tych samych dwóch wierszach i dwóch kolumnach.
    W każdym bloku weź dwa pozostałe pola wiersza i dwa pozostałe kolumny: razem szesnaście.
    Połącz pary w pętlę, wzdłuż linii i wewnątrz bloków. Zwykle każdą parę łączą z następną dwie cyfry.
    Sprawdź, czy pętla się zamyka: jej osiem ogniw ma razem szesnaście cyfr.
    Wyklucz cyfry każdego ogniwa z innych pól jego linii lub bloku.
lesson-junior-exocet-spot =
    Znajdź w bloku i w linii dwa pola, które mają razem tylko trzech lub czterech kandydatów. To podstawa.
    W każdym z dwóch bloków obok wybierz linię poprzeczną i jej dwa pola poza linią podstawy. Jedno, cel, ma kandydatów podstawy. Drugie nie ma żadnego.
    Weź trzy linie poprzeczne, przez cele i przez trzecie pole obok podstawy.
    Dla każdej cyfry podstawy sprawdź, czy dwa wiersze lub dwie kolumny pokrywają jej kandydatów na tych liniach poza trzema blokami.
    Wyklucz z celów każdego kandydata, którego nie ma podstawa.
lesson-senior-exocet-spot =
    Znajdź w bloku i w linii dwa pola, które mają razem tylko trzech lub czterech kandydatów. To podstawa.
    Weź trzy linie poprzeczne: przez trzecie pole obok podstawy i po jednej przez każdy z dwóch bloków obok.
    Znajdź jeden cel w bloku obok podstawy, a drugi gdziekolwiek na tych liniach.
    Sprawdź, czy bez celów każda cyfra podstawy może stać tylko w dwóch z tych linii naraz.
    Wyklucz z celów każdego kandydata, którego nie ma podstawa.
lesson-kraken-fish-spot =
    Znajdź rybę z płetwami: wiersze, których kandydaci leżą prawie wszyscy w tylu samo kolumnach.
    Wybierz kandydata, którego ryba wykluczyłaby bez płetw.
    Od każdej płetwy idź łańcuchem, który zaczyna się od tego, że płetwa jest prawdziwa.
    Jeśli każdy łańcuch pokazuje, że twój kandydat jest fałszywy, wyklucz go.
lesson-multi-sector-locked-set-spot =
    Wybierz kilka wierszy i kilka kolumn, na przykład po cztery. Weź puste pola na ich skrzyżowaniach.
    Podziel cyfry na dwie części: jedną dla wierszy, drugą dla kolumn.
    Dla każdego wiersza policz cyfry jego części wśród tych pól. Zrób to samo dla każdej kolumny i wszystko dodaj.
    Sprawdź, czy suma jest równa liczbie pól.
    Wyklucz cyfry każdego wiersza z reszty tego wiersza, a cyfry każdej kolumny z reszty tej kolumny.
lesson-forcing-chain-verity-spot =
    Wybierz pole z dwoma lub trzema kandydatami albo cyfrę z dwoma lub trzema kandydatami w obszarze.
    Załóż, że pierwszy kandydat jest prawdziwy, i idź jego łańcuchami. Zapisz ich wnioski.
    Zrób to samo z każdym innym kandydatem.
    Poszukaj wniosku, który jest wspólny dla wszystkich.
    Wykonaj go: wpisz tę cyfrę albo wyklucz tego kandydata.
lesson-forcing-chain-contradiction-spot =
    Wybierz kandydata, na przykład koniec wielu silnych ogniw.
    Załóż, że jest prawdziwy, i idź od niego wszystkimi łańcuchami.
    Poszukaj pola, które traci wszystkich kandydatów, albo obszaru, który traci wszystkich kandydatów cyfry.
    Jeśli coś takiego znajdziesz, wyklucz swojego kandydata.
lesson-franken-swordfish-spot =
    Wybierz cyfrę. Wybierz trzy obszary bazowe, na przykład dwa wiersze i blok.
    Poszukaj trzech obszarów pokrywających, kolumn lub bloków, które zawierają wszystkich kandydatów obszarów bazowych. Kandydat w dwóch obszarach bazowych musi leżeć w dwóch obszarach pokrywających.
    Sprawdź, czy co najmniej jeden z sześciu obszarów jest blokiem.
    Znajdź kandydatów w obszarach pokrywających, ale poza bazowymi.
    Wyklucz ich. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-finned-franken-x-wing-spot =
    Wybierz cyfrę. Wybierz dwa wiersze albo wiersz i blok jako obszary bazowe.
    Znajdź dwa obszary pokrywające, kolumny lub bloki (jeden z czterech obszarów to blok), które zawierają wszystkich ich kandydatów oprócz kilku. Tych kilku to płetwy. Kandydat w dwóch obszarach bazowych też jest płetwą, chyba że leży w dwóch obszarach pokrywających.
    Poszukaj kandydatów w większej liczbie obszarów pokrywających niż bazowych, którzy widzą wszystkie płetwy.
    Wyklucz ich. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-finned-franken-swordfish-spot =
    Wybierz cyfrę. Wybierz trzy obszary bazowe: wiersze lub bloki.
    Znajdź trzy obszary pokrywające, kolumny lub bloki, które zawierają wszystkich ich kandydatów oprócz kilku. Tych kilku to płetwy. Kandydat w dwóch obszarach bazowych też jest płetwą, chyba że leży w dwóch obszarach pokrywających.
    Poszukaj kandydatów w większej liczbie obszarów pokrywających niż bazowych, którzy widzą wszystkie płetwy.
    Wyklucz ich. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-franken-jellyfish-spot =
    Wybierz cyfrę. Wybierz cztery obszary bazowe: wiersze lub bloki.
    Poszukaj czterech obszarów pokrywających, kolumn lub bloków, które zawierają wszystkich kandydatów obszarów bazowych. Kandydat w dwóch obszarach bazowych musi leżeć w dwóch obszarach pokrywających.
    Znajdź kandydatów w obszarach pokrywających, ale poza bazowymi.
    Wyklucz ich. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-finned-franken-jellyfish-spot =
    Wybierz cyfrę. Wybierz cztery obszary bazowe: wiersze lub bloki.
    Znajdź cztery obszary pokrywające, kolumny lub bloki, które zawierają wszystkich ich kandydatów oprócz kilku. Tych kilku to płetwy. Kandydat w dwóch obszarach bazowych też jest płetwą, chyba że leży w dwóch obszarach pokrywających.
    Poszukaj kandydatów w większej liczbie obszarów pokrywających niż bazowych, którzy widzą wszystkie płetwy.
    Wyklucz ich. Potem spróbuj tego samego, zamieniając wiersze z kolumnami.
lesson-finned-mutant-jellyfish-spot =
    Wybierz cyfrę, która ma mało kandydatów. Wybierz cztery obszary bazowe dowolnego rodzaju: wiersze, kolumny i bloki.
    Znajdź cztery inne obszary dowolnego rodzaju, które pokrywają wszystkich ich kandydatów oprócz kilku. Tych kilku to płetwy. Kandydat w dwóch obszarach bazowych też jest płetwą, chyba że leży w dwóch obszarach pokrywających.
    Poszukaj kandydatów w większej liczbie obszarów pokrywających niż bazowych, którzy widzą wszystkie płetwy.
    Wyklucz ich.
lesson-finned-mutant-squirmbag-spot =
    Wybierz cyfrę. Wybierz pięć obszarów bazowych dowolnego rodzaju: wierszy, kolumn i bloków.
    Znajdź pięć innych obszarów dowolnego rodzaju, które pokrywają wszystkich ich kandydatów oprócz kilku. Tych kilku to płetwy. Kandydat w dwóch obszarach bazowych też jest płetwą, chyba że leży w dwóch obszarach pokrywających.
    Poszukaj kandydatów w większej liczbie obszarów pokrywających niż bazowych, którzy widzą wszystkie płetwy.
    Wyklucz ich.
lesson-finned-mutant-whale-spot =
    Wybierz cyfrę. Wybierz sześć obszarów bazowych dowolnego rodzaju: wierszy, kolumn i bloków.
    Znajdź sześć innych obszarów dowolnego rodzaju, które pokrywają wszystkich ich kandydatów oprócz kilku. Tych kilku to płetwy. Kandydat w dwóch obszarach bazowych też jest płetwą, chyba że leży w dwóch obszarach pokrywających.
    Poszukaj kandydatów w większej liczbie obszarów pokrywających niż bazowych, którzy widzą wszystkie płetwy.
    Wyklucz ich.
lesson-forcing-net-contradiction-spot =
    Wybierz kandydata, na przykład w polu z dwoma kandydatami.
    Załóż, że jest prawdziwy. Wpisz go ołówkiem, razem ze wszystkimi singlami, które z tego wynikają.
    Poszukaj pola bez kandydatów albo obszaru bez kandydatów cyfry.
    Jeśli coś takiego znajdziesz, wymaż ołówek i wyklucz swojego kandydata.
lesson-forcing-net-verity-spot =
    Wybierz pole z dwoma kandydatami albo cyfrę z dwoma kandydatami w obszarze.
    Załóż, że pierwszy kandydat jest prawdziwy, i zapisz wszystkie single, które z tego wynikają, i wszystkich kandydatów, których wykluczają.
    Zrób to samo z drugim kandydatem. Jeśli przypadek kończy się sprzecznością, pomiń go.
    Poszukaj wyniku, który jest wspólny dla wszystkich pozostałych przypadków.
    Wykonaj go: wpisz tę cyfrę albo wyklucz tego kandydata.
lesson-template-set-spot =
    Wybierz cyfrę, która jest już w wielu wierszach.
    Wypisz wszystkie sposoby, by wpisać ją w pozostałe wiersze: po jednym kandydacie w każdym wierszu, kolumnie i bloku.
    Pomiń sposoby, które zajmują pole, w którym musi stać inna cyfra.
    Poszukaj kandydata, którego używają wszystkie sposoby.
    Wpisz tam cyfrę.
lesson-template-delete-spot =
    Wybierz cyfrę, która jest już w wielu wierszach.
    Wypisz wszystkie sposoby, by wpisać ją w pozostałe wiersze: po jednym kandydacie w każdym wierszu, kolumnie i bloku.
    Pomiń sposoby, które zajmują pole, w którym musi stać inna cyfra.
    Poszukaj kandydata, którego nie używa żaden sposób.
    Wyklucz go.
lesson-nested-forcing-net-spot =
    Wybierz kandydata. Załóż, że jest prawdziwy, i wpisz ołówkiem wszystkie single, które z tego wynikają.
    Gdy nie zostaje żaden singiel, załóż, że prawdziwy jest też drugi kandydat.
    Jeśli single prowadzą do sprzeczności, wyklucz drugiego kandydata przy pierwszym założeniu.
    Powtarzaj to, aż pierwsze założenie doprowadzi do sprzeczności.
    Wymaż wszystko i wyklucz pierwszego kandydata.
