# Wie man jede Technik auf einem Brett findet: drei bis fünf Schritte, einer in jeder Zeile.

lesson-full-house-spot =
    Such eine Zeile, eine Spalte oder einen Block mit acht Ziffern.
    Zähl von 1 bis 9, um die fehlende Ziffer zu finden.
    Schreib sie in die leere Zelle.
lesson-hidden-single-spot =
    Wähl eine Ziffer und einen Block, in dem sie noch fehlt.
    Such dieselbe Ziffer in den Zeilen und Spalten, die den Block kreuzen.
    Streich im Block die Zellen dieser Zeilen und Spalten.
    Bleibt nur eine leere Zelle übrig, schreib die Ziffer hinein.
    Versuch es dann mit Zeilen und Spalten: Streich die Zellen, die die Ziffer schon sehen.
lesson-naked-single-spot =
    Wähl eine leere Zelle, in deren Zeile, Spalte und Block schon viele Ziffern stehen.
    Zähl von 1 bis 9, und lass jede Ziffer aus, die du in ihrer Zeile, ihrer Spalte oder ihrem Block siehst.
    Bleibt nur eine Ziffer übrig, schreib sie in die Zelle.
lesson-locked-pair-spot =
    Wähl einen Block und eine Zeile oder Spalte, die ihn kreuzt.
    Sieh dir die Zellen an, die in beiden liegen. Such zwei mit denselben zwei Kandidaten und keinen anderen.
    Streich beide Ziffern in den anderen Zellen der Linie.
    Streich beide Ziffern in den anderen Zellen des Blocks.
lesson-locked-triple-spot =
    Wähl einen Block und eine Zeile oder Spalte, die ihn kreuzt, wo die drei gemeinsamen Zellen leer sind.
    Prüf, ob diese drei Zellen zusammen nur drei verschiedene Kandidaten haben.
    Streich die drei Ziffern in den anderen Zellen der Linie.
    Streich die drei Ziffern in den anderen Zellen des Blocks.
lesson-locked-pointing-spot =
    Wähl einen Block und eine Ziffer, die dort noch fehlt.
    Such alle Kandidaten für die Ziffer im Block.
    Prüf, ob sie alle in einer Zeile oder alle in einer Spalte liegen.
    Folg dieser Linie über den Block hinaus, und streich die Ziffer dort.
lesson-locked-claiming-spot =
    Wähl eine Zeile oder Spalte und eine Ziffer, die dort noch fehlt.
    Such alle Kandidaten für die Ziffer in dieser Linie.
    Prüf, ob sie alle in einem Block liegen.
    Streich die Ziffer in den anderen Zellen dieses Blocks.
lesson-naked-pair-spot =
    Such eine Zelle mit genau zwei Kandidaten.
    Such in ihrer Zeile, ihrer Spalte oder ihrem Block eine zweite Zelle mit denselben zwei Kandidaten.
    Streich beide Ziffern in den anderen Zellen jedes Hauses, in dem beide Zellen liegen.
lesson-naked-triple-spot =
    Wähl ein Haus. Sieh dir seine Zellen mit zwei oder drei Kandidaten an.
    Such drei davon, die zusammen nur drei verschiedene Kandidaten haben.
    Streich diese drei Ziffern in den anderen Zellen des Hauses.
lesson-hidden-pair-spot =
    Wähl ein Haus. Such die Ziffern, die dort genau zwei Kandidaten haben.
    Such zwei solche Ziffern, deren Kandidaten in denselben zwei Zellen liegen.
    Streich alle anderen Kandidaten in diesen zwei Zellen.
lesson-hidden-triple-spot =
    Wähl ein Haus. Such die Ziffern, die dort zwei oder drei Kandidaten haben.
    Such drei solche Ziffern, deren Kandidaten in nur drei Zellen liegen.
    Streich alle anderen Kandidaten in diesen drei Zellen.
lesson-naked-quad-spot =
    Wähl ein Haus mit mindestens fünf leeren Zellen. Sieh dir seine Zellen mit zwei bis vier Kandidaten an.
    Such vier davon, die zusammen nur vier verschiedene Kandidaten haben.
    Streich diese vier Ziffern in den anderen Zellen des Hauses.
lesson-hidden-quad-spot =
    Wähl ein Haus mit vielen leeren Zellen. Such die Ziffern, die dort zwei bis vier Kandidaten haben.
    Such vier solche Ziffern, deren Kandidaten in nur vier Zellen liegen.
    Streich alle anderen Kandidaten in diesen vier Zellen.
lesson-x-wing-spot =
    Wähl eine Ziffer. Such zwei Zeilen, in denen sie genau zwei Kandidaten hat.
    Prüf, ob diese Kandidaten in denselben zwei Spalten liegen.
    Streich die Ziffer in allen anderen Zellen der zwei Spalten.
    Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-swordfish-spot =
    Wähl eine Ziffer. Such die Zeilen, in denen sie zwei oder drei Kandidaten hat.
    Wähl drei dieser Zeilen, deren Kandidaten in nur drei Spalten liegen.
    Streich die Ziffer in allen anderen Zellen dieser Spalten.
    Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-jellyfish-spot =
    Wähl eine Ziffer. Such die Zeilen, in denen sie zwei bis vier Kandidaten hat.
    Wähl vier dieser Zeilen, deren Kandidaten in nur vier Spalten liegen.
    Streich die Ziffer in allen anderen Zellen dieser Spalten.
    Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-remote-pair-spot =
    Such Zellen mit denselben zwei Kandidaten. Du brauchst mindestens vier.
    Verbinde die, die einander sehen, zu einer Kette.
    Färbe ihre Zellen entlang der Kette abwechselnd mit zwei Farben.
    Such eine Zelle, die von jeder Farbe eine Zelle sieht.
    Streich beide Ziffern in dieser Zelle.
lesson-bug-plus-one-spot =
    Prüf, ob jede leere Zelle genau zwei Kandidaten hat, bis auf eine mit dreien.
    Such unter den dreien die Ziffer, die in Zeile, Spalte und Block der Zelle je drei Kandidaten hat.
    Schreib sie in die Zelle.
lesson-bug-plus-n-spot =
    Prüf, ob bis auf wenige alle leeren Zellen genau zwei Kandidaten haben.
    Such in diesen wenigen die überzähligen Kandidaten. Ohne sie hätte jede fehlende Ziffer in jedem Haus genau zwei Kandidaten.
    Such Kandidaten, die jedem überzähligen widersprechen: dieselbe Ziffer, wo alle zu sehen sind, oder eine andere in ihrer einzigen Zelle.
    Streich diese Kandidaten.
lesson-skyscraper-spot =
    Wähl eine Ziffer. Such zwei Zeilen, in denen sie genau zwei Kandidaten hat.
    Prüf, ob je ein Kandidat in derselben Spalte liegt. Diese Spalte ist der Fuß. Die anderen zwei müssen in verschiedenen Spalten liegen.
    Such Zellen, die die beiden anderen Kandidaten sehen, das Dach.
    Streich die Ziffer in diesen Zellen.
    Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-w-wing-spot =
    Such zwei Zellen mit denselben zwei Kandidaten, die einander nicht sehen.
    Wähl eine der zwei Ziffern. Such ein Haus, in dem sie genau zwei Kandidaten hat.
    Prüf, ob jeder dieser Kandidaten eine deiner zwei Zellen sieht.
    Streich die andere Ziffer in den Zellen, die deine beiden Zellen sehen.
lesson-two-string-kite-spot =
    Wähl eine Ziffer. Such eine Zeile und eine Spalte, in denen sie je genau zwei Kandidaten hat.
    Prüf, ob ein Kandidat der Zeile und einer der Spalte im selben Block liegen, in verschiedenen Zellen, und die anderen zwei außerhalb.
    Such die Zelle, die die anderen zwei Kandidaten sieht, wo sich deren Linien kreuzen.
    Streich die Ziffer in dieser Zelle.
lesson-dual-two-string-kite-spot =
    Such einen 2-String Kite. Sieh dir seine zwei Zellen im Block an.
    Prüf, ob jede davon zu einem konjugierten Paar in ihrer Zeile und zu einem in ihrer Spalte gehört. Das ergibt einen zweiten Kite.
    Wenn nicht, such eine andere Ziffer mit einem Kite auf denselben zwei Zellen.
    Streich die Ziffer jedes Kites dort, wo sich die Linien seiner Enden kreuzen.
lesson-turbot-fish-spot =
    Wähl eine Ziffer. Markier die Häuser, in denen sie genau zwei Kandidaten hat. Das sind ihre starken Links.
    Such zwei starke Links, bei denen ein Ende des ersten ein Ende des zweiten sieht.
    Such Zellen, die beide anderen Enden sehen.
    Streich die Ziffer in diesen Zellen.
lesson-empty-rectangle-spot =
    Wähl eine Ziffer und einen Block, dessen Kandidaten für sie in nur einer Zeile und einer Spalte liegen.
    Such außerhalb des Blocks eine Spalte, die diese Zeile kreuzt, oder eine Zeile, die diese Spalte kreuzt, in der die Ziffer genau zwei Kandidaten hat.
    Prüf, ob einer davon auf der Kreuzung liegt. Der andere, das ferne Ende, darf in keiner Zeile oder Spalte des Blocks liegen.
    Folg der anderen Linie des Blocks nach außen bis zu der Zelle, die das ferne Ende sieht.
    Streich die Ziffer in dieser Zelle.
lesson-dual-empty-rectangle-spot =
    Such ein leeres Rechteck: einen Block, dessen Kandidaten für eine Ziffer in nur einer Zeile und einer Spalte liegen.
    Such einen starken Link mit einem Ende in dieser Zeile und einen anderen mit einem Ende in dieser Spalte.
    Folg für jeden Link der anderen Linie des Blocks nach außen bis zu der Zelle, die das ferne Ende sieht.
    Streich die Ziffer in diesen beiden Zellen.
lesson-xy-wing-spot =
    Such eine Zelle mit genau zwei Kandidaten. Das ist der Drehpunkt, XY.
    Such zwei Zellen, die ihn sehen, mit den Kandidaten XZ und YZ. Das sind die Zangen.
    Such die Zellen, die beide Zangen sehen.
    Streich Z in diesen Zellen.
lesson-xyz-wing-spot =
    Such eine Zelle mit genau drei Kandidaten. Das ist der Drehpunkt, XYZ.
    Such zwei Zellen, die ihn sehen, mit den Kandidaten XZ und YZ. Das sind die Zangen.
    Such die Zellen, die den Drehpunkt und beide Zangen sehen.
    Streich Z in diesen Zellen.
lesson-wxyz-wing-spot =
    Wähl einen Block und eine Linie, die ihn kreuzt. Such vier ihrer Zellen mit zusammen nur vier Kandidaten.
    Prüf für jede der vier Ziffern, ob alle ihre Kandidaten in den vier Zellen einander sehen.
    Mach nur weiter, wenn genau eine Ziffer diese Prüfung nicht besteht.
    Streich diese Ziffer in den Zellen, die alle ihre Kandidaten in den vier Zellen sehen.
lesson-unique-rectangle-1-spot =
    Such drei Zellen mit denselben zwei Kandidaten, die drei Ecken eines Rechtecks sind.
    Prüf, ob das Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken liegt.
    Prüf, ob die vierte Ecke die zwei Ziffern und weitere Kandidaten hat.
    Streich die zwei Ziffern in der vierten Ecke.
lesson-unique-rectangle-2-spot =
    Such zwei Zellen einer Linie mit denselben zwei Kandidaten. Sie sind eine Seite eines Rechtecks.
    Prüf, ob das Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken liegt.
    Prüf, ob die anderen zwei Ecken diese zwei Kandidaten und denselben weiteren haben.
    Streich die weitere Ziffer in den Zellen, die diese beiden Ecken sehen.
lesson-unique-rectangle-3-spot =
    Such ein Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken. Zwei benachbarte Ecken haben nur dieselben zwei Kandidaten.
    Schreib die weiteren Kandidaten der anderen zwei Ecken auf.
    Such in einem Haus dieser zwei Ecken Zellen, die mit dieser Liste, als wäre sie eine Zelle, eine nackte Teilmenge bilden.
    Streich die Ziffern der Teilmenge in den anderen Zellen jedes Hauses, das die zwei Ecken und die Zellen der Teilmenge gemeinsam haben.
lesson-unique-rectangle-4-spot =
    Such ein Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken. Zwei benachbarte Ecken haben nur dieselben zwei Kandidaten.
    Sieh dir ein Haus an, in dem die anderen zwei Ecken liegen.
    Prüf, ob eine der zwei Ziffern in diesem Haus keine anderen Kandidaten hat.
    Streich die andere Ziffer in diesen zwei Ecken.
lesson-unique-rectangle-5-spot =
    Such ein Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken, dessen Ecken zwei Kandidaten gemeinsam haben.
    Prüf, ob zwei gegenüberliegende Ecken, oder drei, denselben weiteren Kandidaten haben und sonst keinen.
    Prüf, ob die übrigen Ecken nur die zwei Kandidaten haben.
    Streich die weitere Ziffer in den Zellen, die alle Ecken mit ihr sehen.
lesson-unique-rectangle-6-spot =
    Such ein Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken. Zwei gegenüberliegende Ecken haben nur dieselben zwei Kandidaten.
    Sieh dir beide Zeilen an, dann beide Spalten.
    Prüf, ob eine der zwei Ziffern in diesen zwei Linien keine anderen Kandidaten hat.
    Streich diese Ziffer in den zwei Ecken mit weiteren Kandidaten.
lesson-hidden-rectangle-spot =
    Such ein Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken, dessen Ecken zwei Kandidaten gemeinsam haben. Ecken dürfen auch weitere haben.
    Wähl eine Ecke, die sonst keine hat, und geh zur Ecke gegenüber.
    Sieh dir deren Zeile und Spalte an. Prüf, ob in beiden dieselbe der zwei Ziffern außerhalb des Rechtecks keine Kandidaten hat.
    Streich die andere Ziffer in der Ecke gegenüber.
lesson-unique-loop-spot =
    Wähl zwei Ziffern. Verbinde Zellen, die beide als Kandidaten haben, zu einer Schleife. Jede Zelle sieht die nächste.
    Prüf, ob die Schleife in jeder Zeile, jeder Spalte und jedem Block, durch die sie geht, genau zwei Zellen hat.
    Sieh dir die wenigen Zellen mit weiteren Kandidaten an.
    Hat nur eine Zelle weitere Kandidaten, streich die zwei Ziffern in ihr.
    Haben zwei oder mehr denselben weiteren Kandidaten, streich ihn in den Zellen, die sie alle sehen.
lesson-avoidable-rectangle-1-spot =
    Such drei gelöste Zellen, die drei Ecken eines Rechtecks sind. Keine davon ist eine Vorgabe: Du hast sie geschrieben. Vorgaben sehen auf dem Brett anders aus.
    Prüf, ob das Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken liegt.
    Prüf, ob zwei gegenüberliegende Ecken dieselbe Ziffer haben.
    Die dritte Ecke hat eine andere Ziffer. Streich diese in der leeren Ecke.
lesson-avoidable-rectangle-2-spot =
    Such zwei gelöste Zellen in einer Zeile oder Spalte, die zwei Ecken eines Rechtecks sind. Keine davon ist eine Vorgabe: Du hast sie geschrieben. Vorgaben sehen auf dem Brett anders aus.
    Prüf, ob das Rechteck in zwei Zeilen, zwei Spalten und zwei Blöcken liegt.
    Prüf, ob beide leeren Ecken genau zwei Kandidaten haben: die Ziffer der Ecke gegenüber und dieselbe weitere.
    Streich die weitere Ziffer in den Zellen, die beide leeren Ecken sehen.
lesson-finned-x-wing-spot =
    Wähl eine Ziffer. Such eine Zeile, in der sie genau zwei Kandidaten hat.
    Such eine zweite Zeile mit Kandidaten in denselben zwei Spalten und mit einem oder zwei weiteren. Das sind die Finnen.
    Prüf, ob die Finnen im selben Block liegen wie eine Ecke.
    Such in der Spalte dieser Ecke die anderen Zellen im Block der Finnen.
    Streich die Ziffer dort. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-sashimi-x-wing-spot =
    Wähl eine Ziffer. Such eine Zeile, in der sie genau zwei Kandidaten hat.
    Such eine zweite Zeile mit einem Kandidaten in einer dieser zwei Spalten, aber keinem in der anderen.
    Prüf, ob ihre übrigen Kandidaten, die Finnen, im Block der fehlenden Ecke liegen.
    Such in der Spalte der fehlenden Ecke die Zellen außerhalb beider Zeilen, die alle Finnen sehen.
    Streich die Ziffer dort. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-simple-colors-trap-spot =
    Wähl eine Ziffer. Verbinde ihre konjugierten Paare: zwei Kandidaten, die in einem Haus die einzigen sind.
    Färbe einen Cluster verbundener Kandidaten abwechselnd mit zwei Farben. Gibt es mehrere Cluster, vermisch sie nicht.
    Such einen ungefärbten Kandidaten, der beide Farben sieht.
    Streich ihn.
lesson-simple-colors-wrap-spot =
    Wähl eine Ziffer. Verbinde ihre konjugierten Paare: zwei Kandidaten, die in einem Haus die einzigen sind.
    Färbe einen Cluster verbundener Kandidaten abwechselnd mit zwei Farben. Gibt es mehrere Cluster, vermisch sie nicht.
    Such zwei Kandidaten derselben Farbe, die einander sehen.
    Streich die Ziffer in allen Zellen dieser Farbe.
lesson-multi-colors-1-spot =
    Wähl eine Ziffer. Färbe zwei getrennte Cluster ihrer konjugierten Paare: A und B, C und D.
    Such einen Kandidaten der Farbe A, der einen der Farbe C sieht.
    Such Kandidaten, die beide Farben B und D sehen.
    Streich sie.
lesson-multi-colors-2-spot =
    Wähl eine Ziffer. Färbe zwei getrennte Cluster ihrer konjugierten Paare: A und B, C und D.
    Such eine Farbe A, die C und D sieht. Es können verschiedene Kandidaten von A sein, die sie sehen.
    Streich die Ziffer in allen Zellen der Farbe A.
lesson-finned-swordfish-spot =
    Wähl eine Ziffer. Such drei Zeilen, deren Kandidaten beinahe in drei Spalten liegen.
    Prüf, ob alle Kandidaten außerhalb dieser Spalten, die Finnen, in einem Block liegen.
    Prüf, ob in diesem Block auch eine Ecke des Swordfish liegt.
    Such in den drei Spalten die anderen Zellen, die alle Finnen sehen.
    Streich die Ziffer dort. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-sashimi-swordfish-spot =
    Such einen Swordfish mit Finne: drei Zeilen, drei Spalten und Finnen in einem Block.
    Lass die Finnen weg. Prüf, ob eine Zeile dann nur einen Kandidaten hat oder keinen.
    Such in den drei Spalten die Zellen außerhalb der Zeilen, die alle Finnen sehen.
    Streich die Ziffer dort. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-3d-medusa-spot =
    Beginn mit einer Zelle mit zwei Kandidaten. Gib einem die erste Farbe und dem anderen die zweite.
    Mach über konjugierte Paare und Zellen mit zwei Kandidaten weiter. Wechsle bei jedem Schritt die Farbe.
    Such eine Farbe, die zweimal in einer Zelle oder für eine Ziffer zweimal in einem Haus vorkommt. Streich diese Farbe.
    Such eine Zelle ohne Farben, in der jeder Kandidat dieselbe Farbe sieht. Streich diese Farbe.
    Streich sonst Kandidaten, die beiden Farben widersprechen: in einem Haus oder in ihrer Zelle.
lesson-fireworks-spot =
    Wähl eine Zelle. Ihre Zeile und ihre Spalte kreuzen sich in ihrem Block.
    Such Ziffern, die außerhalb des Blocks in der Zeile höchstens einen Kandidaten haben und in der Spalte auch.
    Such drei solche Ziffern mit denselben zwei äußeren Zellen.
    Streich alle anderen Kandidaten in diesen zwei Zellen und in der Kreuzung.
    Such sonst zwei Paare solcher Ziffern um gegenüberliegende Ecken eines Rechtecks, und räum seine vier Ecken auf.
lesson-vwxyz-wing-spot =
    Wähl einen Block und eine Linie, die ihn kreuzt. Such fünf ihrer Zellen mit zusammen nur fünf Kandidaten.
    Prüf für jede der fünf Ziffern, ob alle ihre Kandidaten in den fünf Zellen einander sehen.
    Mach nur weiter, wenn genau eine Ziffer diese Prüfung nicht besteht.
    Streich diese Ziffer in den Zellen, die alle ihre Kandidaten in den fünf Zellen sehen.
lesson-xy-chain-spot =
    Beginn bei einer Zelle mit zwei Kandidaten. Nenn einen davon Z, und behalt den anderen.
    Geh zu einer Zelle mit zwei Kandidaten, die die letzte sieht und die behaltene Ziffer hat.
    Behalt die andere Ziffer der neuen Zelle, und geh ebenso weiter.
    Halt an einer Zelle an, in der die behaltene Ziffer Z ist.
    Streich Z in den Zellen, die beide Enden der Kette sehen.
lesson-x-chain-spot =
    Wähl eine Ziffer. Markier ihre starken Links: Häuser, in denen sie genau zwei Kandidaten hat.
    Beginn mit einem starken Link. Geh von seinem Ende zu einem Kandidaten, der es sieht: ein schwacher Link.
    Mach abwechselnd mit starken und schwachen Links weiter, und halt nach einem starken an.
    Streich die Ziffer in den Zellen, die beide Enden der Kette sehen.
lesson-sue-de-coq-spot =
    Sieh dir die Zellen an, in denen sich ein Block und eine Linie kreuzen. Wähl zwei oder drei davon.
    Prüf, ob sie mindestens zwei Kandidaten mehr haben als Zellen.
    Nimm Zellen aus dem Rest der Linie und aus dem Rest des Blocks dazu. Am einfachsten ist je eine Zelle mit zwei Kandidaten.
    Prüf, ob alle Zellen zusammen genau so viele Ziffern haben wie Zellen und die beiden Teile keine Ziffer der Kreuzung gemeinsam haben.
    Streich die Ziffern des Linienteils im Rest der Linie und die des Blockteils im Rest des Blocks.
lesson-finned-jellyfish-spot =
    Wähl eine Ziffer. Such vier Zeilen, deren Kandidaten beinahe in vier Spalten liegen.
    Prüf, ob alle Kandidaten außerhalb dieser Spalten, die Finnen, in einem Block liegen.
    Prüf, ob in diesem Block auch eine Ecke des Jellyfish liegt.
    Such in den vier Spalten die anderen Zellen, die alle Finnen sehen.
    Streich die Ziffer dort. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-sashimi-jellyfish-spot =
    Such einen Jellyfish mit Finne: vier Zeilen, vier Spalten und Finnen in einem Block.
    Lass die Finnen weg. Prüf, ob eine Zeile dann nur einen Kandidaten hat oder keinen.
    Such in den vier Spalten die Zellen außerhalb der Zeilen, die alle Finnen sehen.
    Streich die Ziffer dort. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-continuous-nice-loop-spot =
    Beginn mit einem starken Link: einem konjugierten Paar oder einer Zelle mit zwei Kandidaten.
    Geh abwechselnd mit schwachen und starken Links weiter.
    Such einen schwachen Link vom letzten Kandidaten zurück zum ersten.
    Streich bei jedem schwachen Link in einem Haus die Ziffer in anderen Zellen, die beide Enden sehen.
    Streich bei jedem schwachen Link in einer Zelle deren andere Kandidaten.
lesson-aic-spot =
    Beginn mit einem starken Link: einem konjugierten Paar oder einer Zelle mit zwei Kandidaten.
    Geh abwechselnd mit schwachen und starken Links weiter. Wechsle die Ziffer in einer Zelle oder die Zelle in einem Haus.
    Halt nach einem starken Link an.
    Haben beide Enden dieselbe Ziffer, streich sie in den Zellen, die beide sehen.
    Haben sie verschiedene Ziffern und sehen einander, streich die Ziffer jedes Endes in der Zelle des anderen.
lesson-discontinuous-nice-loop-spot =
    Wähl einen Kandidaten, bei dem schwache oder starke Links beginnen.
    Folg abwechselnden Links, bis du zu diesem Kandidaten zurückkommst.
    Beginnt und endet die Kette mit schwachen Links, streich den Kandidaten.
    Beginnt und endet sie mit starken Links, schreib die Ziffer.
lesson-grouped-aic-spot =
    Such Gruppen: zwei oder drei Kandidaten für eine Ziffer in einer Zeile oder Spalte eines Blocks. Behandle jede Gruppe wie einen Kandidaten.
    Beginn bei einem einzelnen Kandidaten mit einem starken Link: in einer Zelle mit zwei Kandidaten oder in einem Haus mit nur noch einem Kandidaten oder einer Gruppe für die Ziffer.
    Geh abwechselnd mit schwachen und starken Links weiter. Beim schwachen Link einer Gruppe müssen alle ihre Zellen alle Zellen des anderen Endes sehen.
    Halt nach einem starken Link an, bei einem einzelnen Kandidaten.
    Haben beide Enden dieselbe Ziffer, streich sie in den Zellen, die beide sehen. Haben sie verschiedene Ziffern und sehen einander, streich die Ziffer jedes Endes in der Zelle des anderen.
lesson-grouped-discontinuous-nice-loop-spot =
    Such Gruppen: zwei oder drei Kandidaten für eine Ziffer in einem Block und einer Linie.
    Wähl einen einzelnen Kandidaten, und folg abwechselnd starken und schwachen Links durch die Gruppen.
    Kehr zu dem Kandidaten zurück, bei dem du begonnen hast.
    Streich ihn nach schwachen Links an beiden Enden. Schreib die Ziffer nach starken Links an beiden Enden.
lesson-grouped-continuous-nice-loop-spot =
    Such Gruppen: zwei oder drei Kandidaten für eine Ziffer in einem Block und einer Linie.
    Bau eine Kette aus abwechselnd starken und schwachen Links, durch Gruppen oder fast gebundene Mengen.
    Schließ die Kette mit einem schwachen Link vom letzten Ende zum ersten.
    Streich bei jedem schwachen Link Kandidaten, die alle Zellen beider Enden sehen.
    Liegt ein schwacher Link in einer Zelle, streich deren andere Kandidaten.
lesson-als-xz-spot =
    Such eine fast gebundene Menge: Zellen eines Hauses mit einem Kandidaten mehr als Zellen. Die kleinste ist eine Zelle mit zwei Kandidaten.
    Such eine zweite, die mindestens zwei Ziffern mit ihr gemeinsam hat.
    Prüf, ob bei einer gemeinsamen Ziffer, X, alle Kandidaten der einen Menge alle der anderen sehen.
    Wähl eine andere gemeinsame Ziffer, Z.
    Streich Z in den Zellen, die alle Kandidaten für Z in beiden Mengen sehen.
lesson-als-xy-wing-spot =
    Such eine fast gebundene Menge, die mittlere. Die kleinste ist eine Zelle mit zwei Kandidaten.
    Such eine zweite Menge mit einem Restricted Common X: Alle Kandidaten für X in beiden sehen einander.
    Such eine dritte Menge, die ein anderes Restricted Common, Y, mit der mittleren hat.
    Such eine weitere Ziffer Z, die beide äußeren Mengen haben.
    Streich Z in den Zellen, die alle Kandidaten für Z in den äußeren Mengen sehen.
lesson-als-xy-chain-spot =
    Such eine fast gebundene Menge, und wähl eine Ziffer Z darin.
    Geh über ein Restricted Common außer Z zu einer anderen Menge. Alle Kandidaten dafür in beiden sehen einander.
    Geh so von Menge zu Menge weiter. Nimm jedes Mal eine andere Ziffer als beim Schritt davor.
    Halt bei einer Menge an, die auch Z hat.
    Streich Z in den Zellen, die alle Kandidaten für Z in der ersten und der letzten Menge sehen.
lesson-death-blossom-spot =
    Wähl eine Zelle mit zwei oder drei Kandidaten, den Stängel.
    Such zu jedem Kandidaten eine fast gebundene Menge, deren Kandidaten für diese Ziffer alle den Stängel sehen. Das sind die Blütenblätter.
    Such eine andere Ziffer, die alle Blütenblätter haben.
    Streich sie in den Zellen, die alle ihre Kandidaten in den Blütenblättern sehen.
lesson-tridagon-spot =
    Such vier Blöcke, die ein Rechteck bilden, und drei Ziffern, die in allen vieren noch fehlen.
    Such in jedem Block drei Zellen in verschiedenen Zeilen und Spalten, die je mindestens zwei dieser Kandidaten haben.
    Nummerier die Spalten jedes Blocks von 1 bis 3 und lies die seiner drei Zellen von der obersten Zeile abwärts. 123, 231 und 312 sind die eine Richtung; 132, 213 und 321 die andere.
    Prüf, ob ein Block eine andere Richtung hat als die übrigen drei. Such die weiteren Kandidaten in den zwölf Zellen.
    Gibt es nur einen weiteren Kandidaten, schreib ihn. Streich sonst Kandidaten, die alle weiteren sehen.
lesson-sk-loop-spot =
    Such vier Blöcke, die ein Rechteck bilden, mit einer Vorgabe oder gelösten Zelle in denselben zwei Zeilen und zwei Spalten.
    Nimm in jedem Block die anderen zwei Zellen der Zeile und die anderen zwei der Spalte: zusammen sechzehn.
    Verbinde die Paare zu einem Ring, entlang der Linien und in den Blöcken. Meist verbinden zwei Ziffern jedes Paar mit dem nächsten.
    Prüf, ob sich der Ring schließt: Seine acht Links haben zusammen sechzehn Ziffern.
    Streich die Ziffern jedes Links in den anderen Zellen seiner Linie oder seines Blocks.
lesson-junior-exocet-spot =
    Such zwei Zellen in einem Block und einer Linie mit zusammen nur drei oder vier Kandidaten. Das ist die Basis.
    Wähl in jedem der zwei Blöcke daneben eine Querlinie und ihre zwei Zellen abseits der Linie der Basis. Eine, das Ziel, hat Kandidaten der Basis, die andere keine.
    Nimm die drei Querlinien, durch die Ziele und durch die dritte Zelle neben der Basis.
    Prüf für jede Ziffer der Basis, ob zwei Zeilen oder Spalten ihre Kandidaten auf diesen Linien außerhalb der drei Blöcke abdecken.
    Streich in den Zielen jeden Kandidaten, den die Basis nicht hat.
lesson-senior-exocet-spot =
    Such zwei Zellen in einem Block und einer Linie mit zusammen nur drei oder vier Kandidaten. Das ist die Basis.
    Nimm drei Querlinien: durch die dritte Zelle neben der Basis und je eine durch die zwei Blöcke daneben.
    Such ein Ziel in einem Block neben der Basis und ein anderes irgendwo auf diesen Linien.
    Prüf, ob ohne die Ziele jede Ziffer der Basis nur in zweien dieser Linien zugleich stehen kann.
    Streich in den Zielen jeden Kandidaten, den die Basis nicht hat.
lesson-kraken-fish-spot =
    Such einen Fisch mit Finnen: Zeilen, deren Kandidaten beinahe in ebenso vielen Spalten liegen.
    Wähl einen Kandidaten, den der Fisch ohne seine Finnen streichen würde.
    Folg von jeder Finne einer Kette, die damit beginnt, dass die Finne stimmt.
    Zeigt jede Kette, dass dein Kandidat falsch ist, streich ihn.
lesson-multi-sector-locked-set-spot =
    Wähl einige Zeilen und einige Spalten, etwa vier und vier. Nimm die leeren Zellen, in denen sie sich kreuzen.
    Teil die Ziffern in zwei Teile: einen für die Zeilen und einen für die Spalten.
    Zähl für jede Zeile, wie viele Ziffern ihres Teils sie unter diesen Zellen hat. Tu dasselbe für jede Spalte, und zähl alles zusammen.
    Prüf, ob die Summe die Zahl der Zellen ist.
    Streich die Ziffern jeder Zeile im Rest der Zeile und die jeder Spalte im Rest der Spalte.
lesson-forcing-chain-verity-spot =
    Wähl eine Zelle mit zwei oder drei Kandidaten oder eine Ziffer mit zwei oder drei Kandidaten in einem Haus.
    Nimm an, dass der erste Kandidat stimmt, und folg seinen Ketten. Notier ihre Schlüsse.
    Tu dasselbe mit jedem der anderen Kandidaten.
    Such einen Schluss, den alle gemeinsam haben.
    Führ ihn aus: Schreib diese Ziffer, oder streich diesen Kandidaten.
lesson-forcing-chain-contradiction-spot =
    Wähl einen Kandidaten, etwa ein Ende vieler starker Links.
    Nimm an, dass er stimmt, und folg allen Ketten von dort.
    Such eine Zelle, die alle Kandidaten verliert, oder ein Haus, das alle Kandidaten für eine Ziffer verliert.
    Findest du eines davon, streich deinen Kandidaten.
lesson-franken-swordfish-spot =
    Wähl eine Ziffer. Wähl drei Basis-Häuser, etwa zwei Zeilen und einen Block.
    Such drei Cover-Häuser, Spalten oder Blöcke, die alle Kandidaten der Basis-Häuser enthalten. Ein Kandidat in zwei Basis-Häusern muss in zwei Cover-Häusern liegen.
    Prüf, ob mindestens eines der sechs Häuser ein Block ist.
    Such Kandidaten in den Cover-Häusern, aber außerhalb der Basis-Häuser.
    Streich sie. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-finned-franken-x-wing-spot =
    Wähl eine Ziffer. Nimm zwei Zeilen, oder eine Zeile und einen Block, als Basis-Häuser.
    Such zwei Cover-Häuser, Spalten oder Blöcke (eines der vier Häuser ist ein Block), die alle ihre Kandidaten enthalten, bis auf wenige. Diese wenigen sind die Finnen. Auch ein Kandidat in zwei Basis-Häusern ist eine Finne, außer er liegt in zwei Cover-Häusern.
    Such Kandidaten in mehr Cover-Häusern als Basis-Häusern, die alle Finnen sehen.
    Streich sie. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-finned-franken-swordfish-spot =
    Wähl eine Ziffer. Wähl drei Basis-Häuser: Zeilen oder Blöcke.
    Such drei Cover-Häuser, Spalten oder Blöcke, die alle ihre Kandidaten enthalten, bis auf wenige. Diese wenigen sind die Finnen. Auch ein Kandidat in zwei Basis-Häusern ist eine Finne, außer er liegt in zwei Cover-Häusern.
    Such Kandidaten in mehr Cover-Häusern als Basis-Häusern, die alle Finnen sehen.
    Streich sie. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-franken-jellyfish-spot =
    Wähl eine Ziffer. Wähl vier Basis-Häuser: Zeilen oder Blöcke.
    Such vier Cover-Häuser, Spalten oder Blöcke, die alle Kandidaten der Basis-Häuser enthalten. Ein Kandidat in zwei Basis-Häusern muss in zwei Cover-Häusern liegen.
    Such Kandidaten in den Cover-Häusern, aber außerhalb der Basis-Häuser.
    Streich sie. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-finned-franken-jellyfish-spot =
    Wähl eine Ziffer. Wähl vier Basis-Häuser: Zeilen oder Blöcke.
    Such vier Cover-Häuser, Spalten oder Blöcke, die alle ihre Kandidaten enthalten, bis auf wenige. Diese wenigen sind die Finnen. Auch ein Kandidat in zwei Basis-Häusern ist eine Finne, außer er liegt in zwei Cover-Häusern.
    Such Kandidaten in mehr Cover-Häusern als Basis-Häusern, die alle Finnen sehen.
    Streich sie. Versuch es dann mit Zeilen und Spalten vertauscht.
lesson-finned-mutant-jellyfish-spot =
    Wähl eine Ziffer mit wenigen Kandidaten. Wähl vier Basis-Häuser jeder Art: Zeilen, Spalten und Blöcke.
    Such vier andere Häuser jeder Art, die alle ihre Kandidaten abdecken, bis auf wenige. Diese wenigen sind die Finnen. Auch ein Kandidat in zwei Basis-Häusern ist eine Finne, außer er liegt in zwei Cover-Häusern.
    Such Kandidaten in mehr Cover-Häusern als Basis-Häusern, die alle Finnen sehen.
    Streich sie.
lesson-finned-mutant-squirmbag-spot =
    Wähl eine Ziffer mit wenigen Kandidaten. Wähl fünf Basis-Häuser jeder Art: Zeilen, Spalten und Blöcke.
    Such fünf andere Häuser jeder Art, die alle ihre Kandidaten abdecken, bis auf wenige. Diese wenigen sind die Finnen. Auch ein Kandidat in zwei Basis-Häusern ist eine Finne, außer er liegt in zwei Cover-Häusern.
    Such Kandidaten in mehr Cover-Häusern als Basis-Häusern, die alle Finnen sehen.
    Streich sie.
lesson-finned-mutant-whale-spot =
    Wähl eine Ziffer mit wenigen Kandidaten. Wähl sechs Basis-Häuser jeder Art: Zeilen, Spalten und Blöcke.
    Such sechs andere Häuser jeder Art, die alle ihre Kandidaten abdecken, bis auf wenige. Diese wenigen sind die Finnen. Auch ein Kandidat in zwei Basis-Häusern ist eine Finne, außer er liegt in zwei Cover-Häusern.
    Such Kandidaten in mehr Cover-Häusern als Basis-Häusern, die alle Finnen sehen.
    Streich sie.
lesson-forcing-net-contradiction-spot =
    Wähl einen Kandidaten, etwa in einer Zelle mit zwei Kandidaten.
    Nimm an, dass er stimmt. Schreib ihn mit Bleistift, und alle Einer, die folgen.
    Such eine Zelle ohne Kandidaten oder ein Haus ohne Kandidaten für eine Ziffer.
    Findest du eines davon, radier alles wieder aus, und streich deinen Kandidaten.
lesson-forcing-net-verity-spot =
    Wähl eine Zelle mit zwei Kandidaten oder eine Ziffer mit zwei Kandidaten in einem Haus.
    Nimm an, dass der erste Kandidat stimmt. Notier alle Einer, die folgen, und alle Kandidaten, die dadurch wegfallen.
    Tu dasselbe mit dem anderen Kandidaten. Endet ein Fall in einem Widerspruch, lass ihn weg.
    Such ein Ergebnis, das alle übrigen Fälle gemeinsam haben.
    Führ es aus: Schreib diese Ziffer, oder streich diesen Kandidaten.
lesson-template-set-spot =
    Wähl eine Ziffer, die schon in vielen Zeilen steht.
    Zähl alle Möglichkeiten auf, sie in die übrigen Zeilen zu setzen: ein Kandidat in jeder Zeile, jeder Spalte und jedem Block.
    Lass Möglichkeiten weg, die eine Zelle nehmen, in der eine andere Ziffer stehen muss.
    Such einen Kandidaten, den alle Möglichkeiten verwenden.
    Schreib die Ziffer dorthin.
lesson-template-delete-spot =
    Wähl eine Ziffer, die schon in vielen Zeilen steht.
    Zähl alle Möglichkeiten auf, sie in die übrigen Zeilen zu setzen: ein Kandidat in jeder Zeile, jeder Spalte und jedem Block.
    Lass Möglichkeiten weg, die eine Zelle nehmen, in der eine andere Ziffer stehen muss.
    Such einen Kandidaten, den keine Möglichkeit verwendet.
    Streich ihn.
lesson-nested-forcing-net-spot =
    Wähl einen Kandidaten. Nimm an, dass er stimmt, und schreib alle Einer, die folgen, mit Bleistift.
    Bleibt kein Einer mehr, nimm auch noch einen zweiten Kandidaten an.
    Führen Einer zu einem Widerspruch, streich den zweiten Kandidaten unter der ersten Annahme.
    Wiederhol das, bis die erste Annahme zu einem Widerspruch führt.
    Radier alles aus, und streich den ersten Kandidaten.
