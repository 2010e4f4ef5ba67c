# Der letzte Schritt eines Tipps: warum der Schritt stimmt. Was in `$base`, `$cover`, `$house` und `$place` steht, sind Häuser im Dativ.

so-placed = Also { $what }.
so-lost = Damit fällt weg: { $what }.
single-full-house = In { $house } ist nur eine Zelle leer: { $cell }. Die fehlende Ziffer ist die { $digit }.
single-hidden = In { $house } passt die { $digit } nur in { $cell }: Jede andere leere Zelle dort sieht schon { $another }.
single-hidden-by-notes = In { $house } passt die { $digit } nur in { $cell }: Jede andere leere Zelle dort sieht schon { $another }, oder die { $digit } ist dort ausgeschlossen.
single-naked = In { $cell } ist nur die { $digit } übrig. Die Zelle sieht { $seen }.
single-naked-by-notes = { $count ->
    [one] In { $cell } ist nur die { $digit } übrig. Die Zelle sieht { $seen }; { $out } ist dort schon ausgeschlossen.
   *[other] In { $cell } ist nur die { $digit } übrig. Die Zelle sieht { $seen }; { $out } sind dort schon ausgeschlossen.
}
single-naked-by-notes-alone = In { $cell } ist nur die { $digit } übrig. Die anderen, { $out }, sind dort schon ausgeschlossen.
locked-candidates = In { $house } passt die { $digit } nur in { $cells }, und diese liegen alle auch in { $other }. Also steht die { $digit } von { $other } in einer davon, und keine andere Zelle in { $other } kann sie enthalten.
subset-naked = In { $place } haben die Zellen { $cells } keine anderen Kandidaten als { $digits }: { $number } Zellen für { $number } Ziffern. Jede nimmt eine davon, und für die anderen Zellen in { $place } bleibt keine übrig.
subset-hidden = In { $place } passen die Ziffern { $digits } nur in { $cells }: { $number } Ziffern für { $number } Zellen. Diese Zellen werden dafür gebraucht und können nichts anderes enthalten.
fish-basic = In { $base } liegen alle Kandidaten für die { $digit } in { $cover }. Von { $base }, den Basis-Sets, braucht jede Linie ihre eigene { $digit }, und keine zwei davon können sie in derselben Querlinie haben. Die Cover-Sets haben ihre { $digit } also dort, und keine andere Zelle in { $cover } kann sie enthalten.
fish-siamese = Zwei Fische haben dieselben Basis-Sets: Sie stehen in { $base }.
fish-finned = { $count ->
    [one] In den Basis-Sets, { $base }, liegen alle Kandidaten für die { $digit } in den Cover-Sets, also in { $cover }, bis auf die Finne { $fins }. Ist die Finne falsch, haben die Cover-Sets ihre { $digit } in { $base }, und keine andere Zelle in { $cover } kann sie enthalten. Stimmt die Finne, kann keine Zelle, die sie sieht, die { $digit } enthalten. Also fällt die { $digit } in beiden Fällen in den Zellen der Cover-Sets weg, die die Finne sehen.
   *[other] In den Basis-Sets, { $base }, liegen alle Kandidaten für die { $digit } in den Cover-Sets, also in { $cover }, bis auf die Finnen { $fins }. Sind alle Finnen falsch, haben die Cover-Sets ihre { $digit } in { $base }, und keine andere Zelle in { $cover } kann sie enthalten. Stimmt eine Finne, kann keine Zelle, die alle Finnen sieht, die { $digit } enthalten. Also fällt die { $digit } in beiden Fällen in den Zellen der Cover-Sets weg, die alle Finnen sehen.
}
fish-sashimi = { $count ->
    [one] Der Fisch heißt Sashimi, weil in { $base } ohne die Finne eine der Linien nur noch einen Kandidaten hat oder keinen; die Begründung bleibt dieselbe.
   *[other] Der Fisch heißt Sashimi, weil in { $base } ohne die Finnen eine der Linien nur noch einen Kandidaten hat oder keinen; die Begründung bleibt dieselbe.
}
fish-complex = In jedem der Basis-Sets, { $base }, wird { $another } gebraucht, und alle Kandidaten dafür liegen in den Cover-Sets, also in { $cover }. Das sind { $number } Häuser, die { $another } brauchen, und { $number }, die eine geben. Also hat jedes Cover-Set seine { $digit } schon dort: Keine andere Zelle der Cover-Sets kann sie enthalten.
fish-complex-finned = { $count ->
    [one] In jedem der Basis-Sets, { $base }, wird { $another } gebraucht, und die Kandidaten dafür liegen in den Cover-Sets, also in { $cover }, bis auf die Finne { $fins }. Ist die Finne falsch, sind das { $number } Häuser, die { $another } brauchen, und { $number }, die eine geben. Also hat jedes Cover-Set seine { $digit } schon dort: Keine andere Zelle der Cover-Sets kann sie enthalten. Stimmt die Finne, kann keine Zelle, die sie sieht, die { $digit } enthalten. Also fällt die { $digit } in beiden Fällen in den Zellen der Cover-Sets weg, die die Finne sehen.
   *[other] In jedem der Basis-Sets, { $base }, wird { $another } gebraucht, und die Kandidaten dafür liegen in den Cover-Sets, also in { $cover }, bis auf die Finnen { $fins }. Sind alle Finnen falsch, sind das { $number } Häuser, die { $another } brauchen, und { $number }, die eine geben. Also hat jedes Cover-Set seine { $digit } schon dort: Keine andere Zelle der Cover-Sets kann sie enthalten. Stimmt eine Finne, kann keine Zelle, die alle Finnen sieht, die { $digit } enthalten. Also fällt die { $digit } in beiden Fällen in den Zellen der Cover-Sets weg, die alle Finnen sehen.
}
fish-twice = Ein Kandidat, der in zweien der Basis-Sets, { $base }, liegt, bedient beide, und er liegt auch in zweien der Cover-Sets, { $cover }, also stimmt die Zählung auch dort.
fish-inside = Ein Kandidat, der in mehr Cover-Sets liegt, { $cover }, als in Basis-Sets, { $base }, fällt weg wie einer außerhalb der Basis: Er würde weniger Häuser bedienen, als er verbraucht.
two-links = Die { $digit } hat zwei starke Links: In { $first } sind { $outer } und { $inner } ihre einzigen Kandidaten, in { $second } { $other_inner } und { $other_outer }. Da { $inner } und { $other_inner } beide in { $shared } liegen, kann die { $digit } nicht in beiden stehen. Also steht sie in mindestens einer der Zellen { $outer } und { $other_outer }. Keine Zelle, die diese beiden sieht, kann sie enthalten.
empty-rectangle = In { $box } liegen alle Kandidaten für die { $digit }, { $cells }, in { $line } oder { $across }. In { $house } sind { $near } und { $far } ein starker Link. Steht die { $digit } nicht in { $far }, dann in { $near }; dann kann keine andere Zelle in { $line } sie enthalten, und { $box } hat die { $digit } in { $across }. Die { $digit } steht also in { $far }, oder in { $across } innerhalb von { $box }, und { $cell } sieht beides.
wing-xy-wing = Im Drehpunkt, { $pivot }, steht die { $first } oder die { $second }. Ist es die { $first }, bleibt für die Zange { $one } nur die { $shared }; ist es die { $second }, bleibt für die Zange { $other } nur die { $shared }. In einer der Zangen steht die { $shared } also auf jeden Fall, und keine Zelle, die beide sieht, kann sie enthalten.
wing-xyz-wing = Im Drehpunkt, { $pivot }, steht { $first }, { $second } oder { $shared }. Ist es die { $first }, bleibt für die Zange { $one } nur die { $shared }; ist es die { $second }, bleibt für die Zange { $other } nur die { $shared }; sonst steht die { $shared } im Drehpunkt selbst. In einer der drei Zellen steht die { $shared } also auf jeden Fall, und keine Zelle, die alle drei sieht, kann sie enthalten.
wing-w-wing = In jeder der Zellen { $ends } steht { $digits }. In { $house } hat die { $bridge } einen starken Link zwischen { $near } und { $far }; { $near } sieht { $one }, und { $far } sieht { $other }. Stünde die { $bridge } in { $one } und in { $other }, hätte { $house } keinen Kandidaten für { $another }. Also steht in mindestens einer der beiden die { $digit }, und keine Zelle, die beide sieht, kann sie enthalten.
rectangle-deadly = Die Zellen { $cells } liegen in zwei Zeilen, zwei Spalten und zwei Blöcken. Enthielten sie nur { $digits }, wären sie ein Deadly Pattern: Diese zwei Ziffern könnten ihre Plätze tauschen, ohne dass sich sonst etwas ändert, und das Rätsel hätte zwei Lösungen. Es hat aber nur eine.
rectangle-1 = Die anderen drei haben keine weiteren Kandidaten, also muss in { $roof } etwas anderes stehen.
rectangle-2 = Nur die { $extra } kann das verhindern, und von diesen Zellen ist sie nur in { $roof } Kandidat. Also steht sie in einer davon, und keine Zelle, die diese alle sieht, kann die { $extra } enthalten.
rectangle-3 = Um das zu verhindern, muss in einer der Zellen { $roof } eine dieser Ziffern stehen: { $extra }. Welche es auch ist, zusammen mit { $cells } sind das { $number } Zellen in { $house } für nur { $number } Ziffern, { $digits }. Jede dieser Ziffern ist dort verbraucht, und keine Zelle, die all diese Zellen sieht, kann sie enthalten.
rectangle-4 = In { $house } hat die { $settled } einen starken Link: Sie passt nur in { $roof }, also steht sie in einer davon. Stünde in der anderen die { $lost }, wären die Zellen ein Deadly Pattern. Also kann die { $lost } in keiner der beiden stehen.
rectangle-6 = In { $lines } hat die { $digit } nur in diesen Zellen Kandidaten. Stünde sie in einer der Zellen { $roof }, so stünde in deren Nachbarn im Rechteck die { $other }, und die gegenüberliegende Zelle müsste auch die { $digit } enthalten: ein Deadly Pattern. Also kann die { $digit } in keiner der Zellen { $roof } stehen.
rectangle-hidden = Angenommen, in { $cell } steht die { $lost }. Da die { $kept } in { $lines } nur in diesen Zellen Kandidaten hat, steht sie dann in beiden Zellen { $neighbours }, und in { $opposite }, wo es keine anderen Kandidaten gibt, steht die { $lost }: ein Deadly Pattern. Also kann in { $cell } nicht die { $lost } stehen.
rectangle-avoidable-1 = Die Zellen { $cells } liegen in zwei Zeilen, zwei Spalten und zwei Blöcken, und { $filled } sind ausgefüllt, nicht vorgegeben. Stünde in { $cell } die { $digit }, enthielten die vier Zellen nur { $digits }, ein Deadly Pattern: Die zwei Ziffern könnten ihre Plätze tauschen, ohne dass sich sonst etwas ändert, und das Rätsel hätte zwei Lösungen. Es hat aber nur eine.
rectangle-avoidable-2 = Die Zellen { $cells } liegen in zwei Zeilen, zwei Spalten und zwei Blöcken, und { $filled } sind ausgefüllt, nicht vorgegeben. Mit { $completing } enthielten die vier Zellen nur { $digits }, ein Deadly Pattern: Die zwei Ziffern könnten ihre Plätze tauschen, ohne dass sich sonst etwas ändert, und das Rätsel hätte zwei Lösungen. Es hat aber nur eine. Also muss in einer der Zellen { $open } die { $extra } stehen, der einzige andere Kandidat dort, und keine Zelle, die beide sieht, kann sie enthalten.
bug = Jede leere Zelle außer { $short } hat genau zwei Kandidaten. Stünde in { $short } nicht die { $digit }, hätte auch jede Ziffer in jeder Zeile, jeder Spalte und jedem Block genau zwei Kandidaten oder keinen. Ein solches Brett ist ein Deadly Pattern und hat nie genau eine Lösung. Das Rätsel hat aber eine. Also muss in { $cell } die { $digit } stehen.
colours-group = { $letter } ({ $cells })
colours-one-cluster = Ein konjugiertes Paar ist ein starker Link: Von den einzigen zwei Kandidaten für die { $digit } in einem Haus stimmt einer, und der andere ist falsch. Von Haus zu Haus verfolgt, ergeben die Paare zwei Gruppen, { $groups }: In allen Zellen der einen steht die { $digit }, in keiner der anderen.
colours-two-clusters = Ein konjugiertes Paar ist ein starker Link: Von den einzigen zwei Kandidaten für die { $digit } in einem Haus stimmt einer, und der andere ist falsch. Von Haus zu Haus verfolgt, ergeben die Paare zwei Gruppen, { $groups }, und anderswo noch zwei, { $others }. Von je zweien steht in allen Zellen der einen die { $digit }, in keiner der anderen.
colours-sees = { $cell } sieht { $one } aus { $letter } und { $other } aus { $other_letter }
colours-trap = Welche Gruppe auch stimmt: { $seen }.
colours-wrap = In { $house } hat Gruppe { $letter } sowohl { $one } als auch { $other }, und die { $digit } kann nicht in beiden stehen. Also steht sie in keiner Zelle von { $letter }.
colours-multi-1 = Da { $one } aus { $letter } die Zelle { $other } aus { $other_letter } sieht, können diese zwei Gruppen nicht beide stimmen. Also stimmt { $opposite } oder { $other_opposite }, oder beide: { $seen }.
colours-multi-2 = Aus Gruppe { $letter } sieht { $one } die Zelle { $first } aus { $first_letter }, und { $other } sieht { $second } aus { $second_letter }. Eine der Gruppen { $first_letter } und { $second_letter } stimmt, also steht in keiner Zelle von { $letter } die { $digit }.
implication = Wenn { $premise }, dann { $conclusion }, denn { $reason }.
because-one-digit = in einer Zelle steht nur eine Ziffer
because-same-house = { $count ->
    [one] beide liegen in { $house }
   *[other] sie alle liegen in { $house }
}
because-they-see = diese Zellen sehen einander
because-last-candidate = die Zelle hat keinen anderen Kandidaten
because-last-candidate-left = die Zelle hat keinen anderen Kandidaten mehr
because-last-place = { $house } hat keinen anderen Kandidaten für die { $digit }
because-last-place-left = { $house } hat keinen anderen Kandidaten mehr für die { $digit }
because-set = { $cells } haben zusammen einen Kandidaten mehr als Zellen, also enthalten sie ohne die { $digit } alle anderen
because-set-then-cell = ohne die { $digit } enthalten { $cells } alle ihre anderen Kandidaten, und das lässt für { $cell } nur die { $last }
because-cell-then-set = dann steht in { $cell } die { $taken }, also fehlt diese Ziffer in { $cells }, und sie enthalten alle ihre anderen Kandidaten
chain-open = Angenommen, { $assumed }. Schritt für Schritt folgt dann: { $end }. Also { $start } oder { $end }, und keine Zelle, die beide sieht, kann die { $digit } enthalten.
chain-open-crossed = Angenommen, { $assumed }. Schritt für Schritt folgt dann: { $end }. Also { $start } oder { $end }. Da { $start_cell } und { $end_cell } einander sehen, kann so oder so in { $start_cell } nicht die { $end_digit } stehen und in { $end_cell } nicht die { $start_digit }.
chain-contradiction = Angenommen, { $assumed }. Schritt für Schritt folgt dann: { $forced }. Die Annahme widerspricht sich selbst, also ist sie falsch: { $forced }.
chain-loop = Angenommen, { $assumed }. Die Schritte, die folgen, führen dorthin zurück, wo sie begannen, und sie gelten auch in der anderen Richtung: Entweder ist in der Schleife alles so, wie sie sagen, oder alles umgekehrt.
chain-either = Also { $one } oder { $other }, und damit fällt weg: { $what }.
chain-kept = Die Zellen { $cells } enthalten so oder so alle ihre anderen Ziffern, und damit fällt weg: { $what }.
chain-remote-pair = Die Zellen { $cells } haben keine anderen Kandidaten als { $one } und { $other }, und jede sieht die nächste, also wechseln sich die zwei Ziffern ab. Von { $ends } enthält die eine die { $one } und die andere die { $other }. Keine Zelle, die beide sieht, kann { $digits } enthalten.
chain-remote-pairs = Die Zellen { $cells } haben keine anderen Kandidaten als { $one } und { $other }, und wo sie einander sehen, wechseln sich die zwei Ziffern ab. Von Zelle zu Zelle verfolgt, zeigt das, welche davon verschieden sind: { $seen }, von denen jeweils die eine die { $one } enthält und die andere die { $other }.
chain-sees-two = { $cell } sieht { $cells }
als-sets = Nimm die fast gebundenen Mengen { $sets }.
als-set = { $letter } ({ $cells } mit { $digits })
als-holds = { $letter } lässt nur eine Ziffer aus und enthält alle anderen
als-ends = { $count ->
    [one] Also enthält { $one } oder { $other } die { $shared }: Sie fällt in Zellen weg, die alle ihre Kandidaten in beiden sehen.
   *[other] Ebenso enthält { $one } oder { $other } die Ziffern { $shared }: Jede fällt in Zellen weg, die alle ihre Kandidaten in beiden sehen.
}
als-common = Alle Kandidaten für die { $common } in { $one } sehen alle in { $other }, also ist sie ein Restricted Common: Nur eine der beiden Mengen kann die { $common } enthalten.
als-both = Einer Menge fehlt höchstens eine Ziffer. Also enthält eine die { $first }, die andere die { $second }, und jede enthält alle ihre anderen Ziffern.
als-both-lost = Die { $first } und die { $second } fallen jeweils in Zellen weg, die alle ihre Kandidaten in beiden Mengen sehen.
als-one-lost = Auch jede andere Ziffer einer Menge fällt in Zellen weg, die alle ihre Kandidaten in dieser Menge sehen.
als-petal = { $letter } enthält dann alle ihre anderen Ziffern, darunter { $shared }
als-blossom = { $count ->
    [one] Im Stängel ({ $stem }) steht { $digits }, also enthält eines der Blütenblätter die { $shared }: Sie fällt in Zellen weg, die alle ihre Kandidaten in allen Blütenblättern sehen.
   *[other] Im Stängel ({ $stem }) steht { $digits }, also enthält eines der Blütenblätter { $shared }: Jede fällt in Zellen weg, die alle ihre Kandidaten in allen Blütenblättern sehen.
}
sue-de-coq-cells = In der Kreuzung von { $crossing } haben { $core } die Kandidaten { $core_digits }. Nimm { $line_cells } in { $line } mit { $line_digits } dazu und { $box_cells } in { $box } mit { $box_digits }: { $number } Zellen.
sue-de-coq-once = Keine Ziffer passt in beide hinzugenommenen Teile, also kann von den Ziffern { $digits } keine zweimal in diesen Zellen stehen. Es sind genauso viele Ziffern wie Zellen, also steht jede davon einmal dort.
sue-de-coq-twice = Von den Ziffern { $digits } kann keine zweimal in diesen Zellen stehen, und { $twice } nur einmal in jedem der hinzugenommenen Teile. Das reicht genau für alle Zellen, also steht jede davon dort.
sue-de-coq-bound = Die Kandidaten für { $box_digits } liegen alle in { $box }, also kann keine andere Zelle dort sie enthalten; die für { $line_digits } liegen alle in { $line }, also kann keine andere Zelle dort sie enthalten.
loop-deadly = Die Zellen { $cells } bilden eine Schleife: Jede sieht die nächste, und jede Zeile, jede Spalte und jeder Block hat zwei davon oder keine. Enthielten sie nur { $digits }, wären sie ein Deadly Pattern: Diese zwei Ziffern könnten ringsum ihre Plätze tauschen, ohne dass sich sonst etwas ändert, und das Rätsel hätte zwei Lösungen. Es hat aber nur eine.
loop-settled = In { $house } hat die { $settled } einen starken Link: Sie passt nur in { $roof }, also steht sie in einer davon. Stünde in der anderen die { $lost }, wären die Zellen ein Deadly Pattern. Also kann die { $lost } in keiner der beiden stehen.
bug-several = Fast jede leere Zelle hat genau zwei Kandidaten. Ohne einige weitere hätten alle genau zwei, und jede Ziffer hätte in jeder Zeile, jeder Spalte und jedem Block genau zwei Kandidaten oder keinen. Ein solches Brett ist ein Deadly Pattern und hat nie genau eine Lösung, das Rätsel aber hat eine.
tridagon = Die Zellen { $cells } liegen zu je dreien in vier Blöcken, dort in verschiedenen Zeilen und Spalten. Angenommen, sie enthielten nur { $digits }.
tridagon-parity = Zeile für Zeile gelesen, hätten zwei Blöcke nebeneinander die Ziffern dann in Reihenfolgen, die sich um ein Weiterrücken aller drei im Kreis unterscheiden; Spalte für Spalte gelesen, ebenso zwei Blöcke übereinander. Ein Weiterrücken im Kreis ändert aber nichts daran, ob eine Reihenfolge vorwärts oder rückwärts läuft, und bei diesen Zellen kehrt eine ungerade Zahl der vier Blöcke sie um. Also lassen sich die Ziffern nicht setzen.
guardians = { $count ->
    [one] Nur ein Wächter kann das verhindern: { $guardians }. Also stimmt er, und Kandidaten, die ihm widersprechen, sind falsch.
   *[other] Nur die Wächter können das verhindern: { $guardians }. Mindestens einer davon stimmt, also sind Kandidaten falsch, die allen widersprechen.
}
fireworks-burst = In { $lines } haben die Ziffern { $digits } nur in { $wings } und innerhalb von { $box } Kandidaten. Steht eine dieser Ziffern in keiner der Zellen { $wings }, steht sie in beiden Linien innerhalb von { $box }, also in { $crossing }.
fireworks-full = Jede dieser Ziffern steht also in einer ihrer drei Zellen. Es sind { $number } Ziffern für { $number } Zellen, { $cells }, also enthält jede Zelle eine davon, und nur eine, die dort passt.
exocet-base = In der Basis, { $base }, stehen zwei der Ziffern { $digits }. Welche es auch sind, jede davon wird auch in { $lines } jeweils gebraucht und steht dort weder in der Linie noch im Block von { $base }.
exocet-targets = Ohne die Ziele { $targets } kann keine dieser Ziffern in allen dreien zugleich stehen. Also steht jede der zwei Ziffern von { $base } in einer der Zellen { $targets }, und diese beiden Zellen können nichts anderes enthalten.
exocet-idle = { $count ->
    [one] Die Ziffer { $digits } ist keine der beiden: Sie passt in keine der Zellen { $targets }, oder sie bräuchte beide.
   *[other] Die Ziffern { $digits } gehören nicht zu den beiden: Jede davon passt in keine der Zellen { $targets }, oder sie bräuchte beide.
}
wing-wxyz-wing = Die Zellen { $cells } haben zusammen nur die Ziffern { $digits }. Von den Ziffern { $once } kann jede dort nur einmal stehen, da ihre Kandidaten dort einander sehen. Sie füllen höchstens alle Zellen bis auf eine, also steht in mindestens einer der Zellen { $places } die { $shared }, und keine Zelle, die sie alle sieht, kann die { $shared } enthalten.
medusa-group = { $letter } ({ $candidates })
medusa-groups = Ein konjugiertes Paar ist ein starker Link, und ebenso die zwei Kandidaten einer Bivalue-Zelle: Einer stimmt, und der andere ist falsch. Von Kandidat zu Kandidat verfolgt, ergeben die Links zwei Gruppen, { $first } und { $second }: Alle der einen stimmen, und keiner der anderen.
medusa-cell = Gruppe { $letter } hat zwei Ziffern in { $cell }, also ist sie die falsche.
medusa-house = Gruppe { $letter } hat dieselbe Ziffer zweimal in { $house }, also ist sie die falsche.
medusa-empty = Stimmte Gruppe { $letter }, bliebe { $cell } ohne Kandidaten, also ist sie die falsche.
medusa-trap = Einige Kandidaten widersprechen sowohl { $letter } als auch { $other }, und eine dieser Gruppen stimmt.
fish-kraken = { $count ->
    [one] In den Basis-Sets, { $base }, liegen alle Kandidaten für die { $digit } in den Cover-Sets, also in { $cover }, bis auf die Finne { $fins }. Ist die Finne falsch, haben die Cover-Sets ihre { $digit } in { $base }, und in { $lost } kann sie nicht stehen. Stimmt die Finne, führt von dort eine Kette zu { $lost }, und sie kann dort auch nicht stehen.
   *[other] In den Basis-Sets, { $base }, liegen alle Kandidaten für die { $digit } in den Cover-Sets, also in { $cover }, bis auf die Finnen { $fins }. Sind alle Finnen falsch, haben die Cover-Sets ihre { $digit } in { $base }, und in { $lost } kann sie nicht stehen. Stimmt eine Finne, führt von dort eine Kette zu { $lost }, und sie kann dort auch nicht stehen.
}
sectors-share = { $house } gibt { $digits }
sectors-cells = { $count ->
    [one] Es ist eine Zelle zu füllen: { $cells }. Jeder ihrer Kandidaten liegt in einem Haus, das ihn geben soll: { $shares }.
   *[other] Es sind { $count } Zellen zu füllen: { $cells }. Jeder ihrer Kandidaten liegt in einem Haus, das ihn geben soll: { $shares }.
}
sectors-full = { $count ->
    [one] Ein Haus gibt eine Ziffer einmal, also ist das höchstens eine Ziffer für eine Zelle, und sie wird gebraucht. Keine andere Zelle eines Hauses kann enthalten, was das Haus hier gibt.
   *[other] Ein Haus gibt eine Ziffer einmal, also sind das höchstens { $count } Ziffern für { $count } Zellen, und sie werden alle gebraucht. Keine andere Zelle eines Hauses kann enthalten, was das Haus hier gibt.
}
sectors-twice = Ein Kandidat, den zwei der Häuser geben sollen, nähme beiden eine Ziffer für nur eine Zelle, also fällt er auch weg.
forcing-contradiction-cell = Angenommen, { $assumed }. Schritt für Schritt folgt dann, dass für { $cell } kein Kandidat bleibt. Also ist die Annahme falsch.
forcing-contradiction-house = Angenommen, { $assumed }. Schritt für Schritt folgt dann, dass in { $house } kein Kandidat für die { $digit } bleibt. Also ist die Annahme falsch.
forcing-nested-cell = Angenommen, { $assumed }. Streiche dabei alles, was unter dieser Annahme scheitert. Dann folgt, dass für { $cell } kein Kandidat bleibt. Also ist die Annahme falsch.
forcing-nested-house = Angenommen, { $assumed }. Streiche dabei alles, was unter dieser Annahme scheitert. Dann folgt, dass in { $house } kein Kandidat für die { $digit } bleibt. Also ist die Annahme falsch.
forcing-nested-suppose = Angenommen außerdem, { $assumed }:
forcing-nested-wrong = Unter der ersten Annahme also { $claim }.
forcing-verity = { $choice }. Was davon auch gilt, es folgt dasselbe.
forcing-verity-one = { $choice }. { $count ->
    [one] Ein Fall ist unmöglich. Was aus dem anderen folgt, gilt.
   *[other] Alle Fälle bis auf einen sind unmöglich. Was aus diesem folgt, gilt.
}
forcing-verity-some = { $choice }. { $count ->
    [one] Ein Fall ist unmöglich. Welcher der anderen es auch ist, es folgt dasselbe.
   *[other] Einige Fälle sind unmöglich. Welcher der anderen es auch ist, es folgt dasselbe.
}
forcing-places = In { $house } passt die { $digit } nur in { $cells }
forcing-candidates = In { $cell } steht { $digits }
forcing-either = Entweder { $either }
forcing-suppose = Angenommen, { $assumed }:
forcing-itself = Genau das ist zu zeigen.
forcing-impossible = Das ist unmöglich, also entfällt dieser Fall.
forcing-anyway = In jedem Fall { $claim }, denn { $reason }.
forcing-nothing-left-cell = Damit bleibt nichts für { $cell }, wo es keine anderen Kandidaten gibt als { $digits }.
forcing-nothing-left-house = Damit bleibt kein Kandidat für die { $digit } in { $house }, wo sie nur in { $cells } passt.
templates-known = Aus Schablonen bekannt: { $known }.
templates-set = Nimm alle Möglichkeiten, die { $digit } in jede Zeile, jede Spalte und jeden Block einmal zu setzen, ohne eine Zelle zu nehmen, in der eine andere Ziffer stehen muss. Jede davon nutzt { $cells }.
templates-delete = Nimm alle Möglichkeiten, die { $digit } in jede Zeile, jede Spalte und jeden Block einmal zu setzen, ohne eine Zelle zu nehmen, in der eine andere Ziffer stehen muss. Sie alle lassen { $cells } aus.
