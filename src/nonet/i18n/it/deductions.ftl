# L’ultimo passo di un suggerimento: perché è giusto. Le zone hanno le forme con «in» e con «di»: `$house-in`, `$house-di`.

so-placed = Si scrive dunque { $what-in }.
so-lost = Questo elimina { $what }.
single-full-house = Una sola casella { $house-di } è vuota: { $cell }. Le manca il numero { $digit }.
single-hidden = Il numero { $digit } può stare { $house-in } solo in { $cell }: ogni altra casella vuota lì vede già { $another }.
single-hidden-by-notes = Il numero { $digit } può stare { $house-in } solo in { $cell }: ogni altra casella vuota lì vede già { $another }, oppure il numero { $digit } vi è stato eliminato.
single-naked = In { $cell }, resta solo il numero { $digit }. La casella vede { $seen }.
single-naked-by-notes = { $count ->
    [one] In { $cell }, resta solo il numero { $digit }. La casella vede { $seen }; { $out } vi è già stato eliminato.
   *[other] In { $cell }, resta solo il numero { $digit }. La casella vede { $seen }; { $out } vi sono già stati eliminati.
}
single-naked-by-notes-alone = In { $cell }, resta solo il numero { $digit }. Gli altri, { $out }, vi sono già stati eliminati.
locked-candidates = Il numero { $digit } può stare { $house-in } solo in { $cells }, e queste caselle stanno tutte anche { $other-in }. Il numero { $digit } { $other-di } sta dunque in una di loro, e nessun’altra casella { $other-di } può contenerlo.
subset-naked = Le caselle { $cells } { $place-di } non hanno altri candidati che { $digits }: { $number } caselle per { $number } numeri. Ognuna ne prende uno, e non ne resta nessuno per le altre caselle { $place-di }.
subset-hidden = I numeri { $digits } possono stare { $place-in } solo in { $cells }: { $number } numeri per { $number } caselle. Queste caselle servono a loro e non possono contenere altro.
fish-basic = Tutti i candidati per il numero { $digit } { $base-in }, le zone base, stanno { $cover-in }. A ciascuna di queste linee serve un { $digit }, e due di loro non possono averlo sulla stessa linea trasversale. Perciò le zone di copertura hanno lì ogni loro { $digit }, e nessun’altra casella { $cover-di } può contenerne uno.
fish-siamese = Due pesci hanno in comune queste zone base: { $base }.
fish-finned = { $count ->
    [one] Tutti i candidati per il numero { $digit } { $base-in }, le zone base, stanno { $cover-in }, le zone di copertura, tranne la pinna { $fins }. Se la pinna è falsa, ogni { $digit } { $cover-di } sta { $base-in }, e nessun’altra casella { $cover-di } può contenerne uno. Se la pinna è vera, nessuna casella che la vede può essere { $digit }. In ogni caso il numero { $digit } è eliminato dalle caselle { $cover-di } che vedono la pinna.
   *[other] Tutti i candidati per il numero { $digit } { $base-in }, le zone base, stanno { $cover-in }, le zone di copertura, tranne le pinne { $fins }. Se tutte le pinne sono false, ogni { $digit } { $cover-di } sta { $base-in }, e nessun’altra casella { $cover-di } può contenerne uno. Se una pinna è vera, nessuna casella che vede tutte le pinne può essere { $digit }. In ogni caso il numero { $digit } è eliminato dalle caselle { $cover-di } che vedono tutte le pinne.
}
fish-sashimi = { $count ->
    [one] Il pesce si dice sashimi perché, senza la pinna, { $base-in } c’è una linea con un solo candidato o nessuno; il ragionamento resta lo stesso.
   *[other] Il pesce si dice sashimi perché, senza le pinne, { $base-in } c’è una linea con un solo candidato o nessuno; il ragionamento resta lo stesso.
}
fish-complex = A ciascuna delle zone base, { $base }, serve { $another }, e tutti i candidati stanno nelle zone di copertura, { $cover-in }. Sono { $number } zone a cui serve { $another } e { $number } che ne danno uno. Perciò ogni zona di copertura ha già lì il suo { $digit }: nessun’altra casella delle zone di copertura può contenerlo.
fish-complex-finned = { $count ->
    [one] A ciascuna delle zone base, { $base }, serve { $another }, e i candidati stanno nelle zone di copertura, { $cover-in }, tranne la pinna { $fins }. Se la pinna è falsa, sono { $number } zone a cui serve { $another } e { $number } che ne danno uno. Perciò ogni zona di copertura ha già lì il suo { $digit }: nessun’altra sua casella può contenerlo. Se la pinna è vera, nessuna casella che la vede può essere { $digit }. In ogni caso il numero { $digit } è eliminato dalle caselle delle zone di copertura che vedono la pinna.
   *[other] A ciascuna delle zone base, { $base }, serve { $another }, e i candidati stanno nelle zone di copertura, { $cover-in }, tranne le pinne { $fins }. Se tutte le pinne sono false, sono { $number } zone a cui serve { $another } e { $number } che ne danno uno. Perciò ogni zona di copertura ha già lì il suo { $digit }: nessun’altra sua casella può contenerlo. Se una pinna è vera, nessuna casella che vede tutte le pinne può essere { $digit }. In ogni caso il numero { $digit } è eliminato dalle caselle delle zone di copertura che vedono tutte le pinne.
}
fish-twice = Un candidato che sta in due zone base ({ $base }) le serve entrambe, e sta anche in due zone di copertura ({ $cover }): il conto torna anche lì.
fish-inside = Un candidato che sta in più zone di copertura ({ $cover }) che zone base ({ $base }) è eliminato come uno fuori dalla base: servirebbe meno zone di quante ne prende.
two-links = Il numero { $digit } ha due collegamenti forti: { $first-in } i suoi soli candidati sono { $outer } e { $inner }; { $second-in }, { $other_inner } e { $other_outer }. Poiché { $inner } e { $other_inner } stanno entrambe { $shared-in }, non possono essere tutte e due { $digit }: almeno una tra { $outer } e { $other_outer } lo è. Nessuna casella che le vede entrambe può essere { $digit }.
empty-rectangle = Tutti i candidati per il numero { $digit } { $box-in }, { $cells }, stanno { $line-in } o { $across-in }. Tra { $near } e { $far } c’è { $house-in } un collegamento forte. Se non è in { $far }, è in { $near }; allora nessun’altra casella { $line-di } può contenerlo, e il numero { $digit } { $box-di } sta { $across-in }. Il numero { $digit } è dunque in { $far }, oppure { $across-in } dentro { $box }, e { $cell } vede entrambi.
wing-xy-wing = Nel perno, in { $pivot }, c’è { $first } o { $second }. Se è { $first }, la pinza { $one } deve essere { $shared }; se è { $second }, la pinza { $other } deve essere { $shared }. In ogni caso una delle pinze è { $shared }: nessuna casella che le vede entrambe può essere { $shared }.
wing-xyz-wing = Nel perno, in { $pivot }, c’è { $first }, { $second } o { $shared }. Se è { $first }, la pinza { $one } deve essere { $shared }; se è { $second }, la pinza { $other } deve essere { $shared }; altrimenti il perno stesso è { $shared }. In ogni caso una delle tre caselle è { $shared }: nessuna casella che le vede tutte e tre può essere { $shared }.
wing-w-wing = Ognuna delle caselle { $ends } contiene { $digits }. Il numero { $bridge } ha { $house-in } un collegamento forte tra { $near } e { $far }; { $near } vede { $one }, e { $far } vede { $other }. Se { $one } e { $other } fossero entrambe { $bridge }, { $house-in } non ci sarebbe nessun candidato per { $another }. Dunque almeno una delle due è { $digit }, e nessuna casella che le vede entrambe può essere { $digit }.
rectangle-deadly = Le caselle { $cells } stanno su due righe, due colonne e due riquadri. Se contenessero solo { $digits }, sarebbero uno schema mortale: questi due numeri potrebbero scambiarsi di posto senza cambiare nulla altrove, e il sudoku avrebbe due soluzioni. Ma ne ha una sola.
rectangle-1 = Le altre tre non hanno altri candidati: { $roof } deve dunque contenere altro.
rectangle-2 = Solo il numero { $extra } può impedirlo, e tra queste caselle è candidato solo in { $roof }. Una di loro è dunque { $extra }, e nessuna casella che le vede tutte può essere { $extra }.
rectangle-3 = Per impedirlo, una delle caselle { $roof } deve contenere uno di questi numeri: { $extra }. Quale che sia, questa casella e { $cells } sono { $number } caselle { $house-di } per soli { $number } numeri, { $digits }. Ognuno di questi numeri vi si esaurisce, e nessuna casella che le vede tutte può contenerlo.
rectangle-4 = Il numero { $settled } ha { $house-in } un collegamento forte: può stare solo in { $roof }: una di queste caselle è dunque { $settled }. Se l’altra fosse { $lost }, le caselle sarebbero uno schema mortale. Perciò nessuna delle due può essere { $lost }.
rectangle-6 = Il numero { $digit } ha { $lines-in } candidati solo in queste caselle. Se una delle caselle { $roof } fosse { $digit }, le sue vicine nel rettangolo sarebbero { $other }, e anche la casella opposta dovrebbe essere { $digit }: uno schema mortale. Perciò nessuna delle caselle { $roof } può essere { $digit }.
rectangle-hidden = Supponiamo che { $cell } sia { $lost }. Poiché il numero { $kept } { $lines-in } non ha candidati fuori da queste caselle, { $neighbours } sono allora entrambe { $kept }, e { $opposite }, che non ha altri candidati, è { $lost }: uno schema mortale. Perciò { $cell } non può essere { $lost }.
rectangle-avoidable-1 = Le caselle { $cells } stanno su due righe, due colonne e due riquadri, e { $filled } sono state riempite, non erano indizi. Se { $cell } fosse { $digit }, le quattro caselle conterrebbero solo { $digits }, uno schema mortale: i due numeri potrebbero scambiarsi di posto senza cambiare nulla altrove, e il sudoku avrebbe due soluzioni. Ma ne ha una sola.
rectangle-avoidable-2 = Le caselle { $cells } stanno su due righe, due colonne e due riquadri, e { $filled } sono state riempite, non erano indizi. Se { $completing-fosse }, le quattro caselle conterrebbero solo { $digits }, uno schema mortale: i due numeri potrebbero scambiarsi di posto senza cambiare nulla altrove, e il sudoku avrebbe due soluzioni. Ma ne ha una sola. Perciò una delle caselle { $open } deve essere { $extra }, l’unico altro candidato lì, e nessuna casella che le vede entrambe può essere { $extra }.
bug = Tutte le caselle vuote tranne { $short } hanno due soli candidati. Se { $short } non fosse { $digit }, anche ogni numero avrebbe due soli candidati, o nessuno, in ogni riga, in ogni colonna e in ogni riquadro, e una griglia così, uno schema mortale, non ha mai esattamente una soluzione. Ma il sudoku ne ha una. In { $cell }, deve dunque andare il numero { $digit }.
colours-group = { $letter } ({ $cells })
colours-one-cluster = Una coppia coniugata è un collegamento forte: dei soli due candidati per il numero { $digit } in una zona, uno è vero e l’altro è falso. Di zona in zona le coppie formano due gruppi, { $groups }: tutte le caselle di un gruppo sono { $digit }, e nessuna dell’altro.
colours-two-clusters = Una coppia coniugata è un collegamento forte: dei soli due candidati per il numero { $digit } in una zona, uno è vero e l’altro è falso. Di zona in zona le coppie formano due gruppi, { $groups }, e altrove altri due, { $others }. Di ogni due, tutte le caselle di un gruppo sono { $digit }, e nessuna dell’altro.
colours-sees = { $cell } vede { $one } di { $letter } e { $other } di { $other_letter }
colours-trap = Quale che sia quello vero: { $seen }.
colours-wrap = Il gruppo { $letter } ha { $house-in } sia { $one } sia { $other }, che non possono essere entrambe { $digit }. Perciò nessuna casella di { $letter } è { $digit }.
colours-multi-1 = Poiché { $one } di { $letter } vede { $other } di { $other_letter }, questi due gruppi non possono essere entrambi veri. Dunque è vero { $opposite }, o { $other_opposite }, o tutti e due: { $seen }.
colours-multi-2 = Nel gruppo { $letter }, { $one } vede { $first } di { $first_letter }, e { $other } vede { $second } di { $second_letter }. Uno tra { $first_letter } e { $second_letter } è vero: perciò nessuna casella di { $letter } è { $digit }.
implication = Se { $premise }, { $conclusion }: { $reason }.
because-one-digit = una casella contiene un solo numero
because-same-house = { $count ->
    [one] entrambe stanno { $house-in }
   *[other] stanno tutte { $house-in }
}
because-they-see = queste caselle si vedono
because-last-candidate = la casella non ha altri candidati
because-last-candidate-left = alla casella non restano altri candidati
because-last-place = { $house-in } non c’è altro candidato per il numero { $digit }
because-last-place-left = { $house-in } non resta altro candidato per il numero { $digit }
because-set = { $cells } hanno un candidato in più rispetto alle caselle, perciò senza il numero { $digit } contengono tutti gli altri
because-set-then-cell = senza il numero { $digit }, { $cells } contengono tutti i loro altri candidati, il che lascia a { $cell } solo { $last }
because-cell-then-set = allora { $cell } è { $taken }, e senza questo numero { $cells } contengono tutti i loro altri candidati
chain-open = Supponiamo che { $assumed-sia }. Passo dopo passo ne segue che { $end }. Dunque { $start } o { $end }, e nessuna casella che le vede entrambe può essere { $digit }.
chain-open-crossed = Supponiamo che { $assumed-sia }. Passo dopo passo ne segue che { $end }. Dunque { $start } o { $end }. Poiché { $start_cell } e { $end_cell } si vedono, in ogni caso { $start_cell } non può essere { $end_digit }, né { $end_cell } essere { $start_digit }.
chain-contradiction = Supponiamo che { $assumed-sia }. Passo dopo passo ne segue che { $forced }. L’ipotesi si contraddice, dunque è falsa: { $forced }.
chain-loop = Supponiamo che { $assumed-sia }. I passi che seguono riportano al punto di partenza, e valgono anche nell’altro verso: o tutto nell’anello è come dicono, o tutto è al contrario.
chain-either = Dunque { $one } o { $other }, il che elimina { $what }.
chain-kept = In un caso come nell’altro le caselle { $cells } contengono tutti i loro altri numeri, il che elimina { $what }.
chain-remote-pair = Le caselle { $cells } non hanno altri candidati che { $one } e { $other }, e ognuna vede la successiva: i due numeri si alternano. Di { $ends }, una è { $one } e l’altra è { $other }. Nessuna casella che le vede entrambe può essere { $digits }.
chain-remote-pairs = Le caselle { $cells } non hanno altri candidati che { $one } e { $other }, e dove si vedono i due numeri si alternano. Di casella in casella si capisce quali sono diverse: { $seen }, di cui una è { $one } e l’altra è { $other }.
chain-sees-two = { $cell } vede { $cells }
als-sets = Prendi gli insiemi quasi bloccati { $sets }.
als-set = { $letter } ({ $cells } con { $digits })
als-holds = all’insieme { $letter } manca un solo numero, e tutti gli altri ci sono
als-ends = { $count ->
    [one] Dunque { $one } o { $other } contiene il numero { $shared }: è eliminato dalle caselle che ne vedono tutti i candidati in entrambi.
   *[other] Allo stesso modo { $one } o { $other } contiene { $shared }: ciascuno è eliminato dalle caselle che ne vedono tutti i candidati in entrambi.
}
als-common = Tutti i candidati per il numero { $common } in { $one } vedono tutti quelli in { $other }: è un comune ristretto, e uno solo dei due insiemi può contenerlo.
als-both = A un insieme manca al massimo un numero. Dunque uno contiene { $first }, l’altro { $second }, e ciascuno contiene tutti i suoi altri numeri.
als-both-lost = I numeri { $first } e { $second } sono eliminati ciascuno dalle caselle che ne vedono tutti i candidati in entrambi gli insiemi.
als-one-lost = Anche ogni altro numero di un insieme è eliminato dalle caselle che ne vedono tutti i candidati in quell’insieme.
als-petal = { $letter } contiene allora tutti i suoi altri numeri, tra cui { $shared }
als-blossom = { $count ->
    [one] Lo stelo, in { $stem }, è { $digits }: uno dei petali contiene dunque il numero { $shared }, che è eliminato dalle caselle che ne vedono tutti i candidati in tutti i petali.
   *[other] Lo stelo, in { $stem }, è { $digits }: uno dei petali contiene dunque { $shared }; ciascuno è eliminato dalle caselle che ne vedono tutti i candidati in tutti i petali.
}
sue-de-coq-cells = All’incrocio { $crossing-di }, { $core } hanno i candidati { $core_digits }. Aggiungi { $line_cells } { $line-in }, con { $line_digits }, e { $box_cells } { $box-in }, con { $box_digits }: { $number } caselle.
sue-de-coq-once = Nessun numero può stare in entrambe le parti aggiunte: nessuno tra { $digits } può trovarsi due volte in queste caselle. Ci sono tanti numeri quante caselle, perciò ciascuno vi si trova una volta.
sue-de-coq-twice = Nessuno tra { $digits } può trovarsi due volte in queste caselle, e { $twice } solo una volta in ciascuna delle parti aggiunte. Basta appena per tutte le caselle, perciò ciascuno vi si trova.
sue-de-coq-bound = I candidati per { $box_digits } stanno tutti { $box-in }: nessun’altra casella { $box-di } può contenerli; quelli di { $line_digits } stanno tutti { $line-in }: nessun’altra casella { $line-di } può contenerli.
loop-deadly = Le caselle { $cells } formano un anello: ognuna vede la successiva, e ogni riga, ogni colonna e ogni riquadro ne ha due o nessuna. Se contenessero solo { $digits }, sarebbero uno schema mortale: questi due numeri potrebbero scambiarsi di posto tutt’intorno senza cambiare nulla altrove, e il sudoku avrebbe due soluzioni. Ma ne ha una sola.
loop-settled = Il numero { $settled } ha { $house-in } un collegamento forte: può stare solo in { $roof }: una di queste caselle è dunque { $settled }. Se l’altra fosse { $lost }, le caselle sarebbero uno schema mortale. Perciò nessuna delle due può essere { $lost }.
bug-several = Quasi tutte le caselle vuote hanno due soli candidati. Senza qualche candidato in più sarebbero tutte così, e ogni numero avrebbe due soli candidati, o nessuno, in ogni riga, in ogni colonna e in ogni riquadro. Una griglia così è uno schema mortale e non ha mai esattamente una soluzione; il sudoku, invece, ne ha una.
tridagon = Le caselle { $cells } sono tre per riquadro in quattro riquadri, e in ciascuno stanno su righe e colonne diverse. Supponiamo che contengano solo { $digits }.
tridagon-parity = Letti riga per riga, due riquadri affiancati avrebbero allora i numeri in ordini che differiscono solo per una rotazione di tutti e tre; letti colonna per colonna, lo stesso vale per due riquadri uno sopra l’altro. Ma una rotazione non cambia il verso di un ordine, e con queste caselle lo cambia un numero dispari dei quattro riquadri. Perciò i numeri non si possono mettere.
guardians = { $count ->
    [one] Solo un guardiano può impedirlo: { $guardians }. Dunque è vero, e i candidati in conflitto con esso sono falsi.
   *[other] Solo i guardiani possono impedirlo: { $guardians }. Almeno uno di loro è vero, perciò i candidati in conflitto con tutti sono falsi.
}
fireworks-burst = I numeri { $digits } hanno { $lines-in } candidati solo in { $wings } e dentro { $box }. Se uno di loro non è in nessuna delle caselle { $wings }, sta su entrambe le linee dentro { $box }: è dunque in { $crossing }.
fireworks-full = Perciò ognuno di questi numeri sta in una delle sue tre caselle. Sono { $number } numeri per { $number } caselle, { $cells }: ogni casella ne contiene uno, e solo uno di quelli che possono starci.
exocet-base = Le caselle della base, { $base }, contengono due dei numeri { $digits }. Quali che siano, ciascuno serve anche { $lines-in }, e lì non può stare né sulla linea né nel riquadro di { $base }.
exocet-targets = Senza i bersagli { $targets }, nessuno di questi numeri può stare in tutte e tre insieme. Perciò ciascuno dei due numeri di { $base } sta in una delle caselle { $targets }, e queste due caselle non possono contenere altro.
exocet-idle = { $count ->
    [one] Il numero { $digits } non è uno dei due: non può stare in nessuna delle caselle { $targets }, oppure gli servirebbero entrambe.
   *[other] I numeri { $digits } non sono tra i due: ciascuno non può stare in nessuna delle caselle { $targets }, oppure gli servirebbero entrambe.
}
wing-wxyz-wing = Le caselle { $cells } hanno in tutto solo i numeri { $digits }. Ognuno dei numeri { $once } può starci una volta sola, perché i suoi candidati lì si vedono. Riempiono al massimo tutte le caselle tranne una: almeno una tra { $places } è dunque { $shared }, e nessuna casella che le vede tutte può essere { $shared }.
medusa-group = { $letter } ({ $candidates })
medusa-groups = Una coppia coniugata è un collegamento forte, e lo sono anche i due candidati di una casella bivalore: uno è vero e l’altro è falso. Di candidato in candidato i collegamenti formano due gruppi, { $first } e { $second }: quelli di un gruppo sono tutti veri, e nessuno dell’altro.
medusa-cell = Il gruppo { $letter } ha due numeri in { $cell }: è dunque quello falso.
medusa-house = Il gruppo { $letter } ha due volte lo stesso numero { $house-in }: è dunque quello falso.
medusa-empty = Se il gruppo { $letter } fosse vero, in { $cell }, non resterebbe nessun candidato: è dunque quello falso.
medusa-trap = Alcuni candidati sono in conflitto sia con { $letter } sia con { $other }, e uno di questi gruppi è vero.
fish-kraken = { $count ->
    [one] Tutti i candidati per il numero { $digit } { $base-in }, le zone base, stanno { $cover-in }, le zone di copertura, tranne la pinna { $fins }. Se la pinna è falsa, ogni { $digit } { $cover-di } sta { $base-in }, e { $lost } non può contenerne uno. Se la pinna è vera, una catena porta da lì a { $lost }, che non può contenerne uno nemmeno così.
   *[other] Tutti i candidati per il numero { $digit } { $base-in }, le zone base, stanno { $cover-in }, le zone di copertura, tranne le pinne { $fins }. Se tutte le pinne sono false, ogni { $digit } { $cover-di } sta { $base-in }, e { $lost } non può contenerne uno. Se una pinna è vera, una catena porta da lì a { $lost }, che non può contenerne uno nemmeno così.
}
sectors-share = { $digits } { $house-di }
sectors-cells = { $count ->
    [one] C’è una casella da riempire: { $cells }. Ognuno dei suoi candidati deve venire da una zona in cui sta: { $shares }.
   *[other] Ci sono { $count } caselle da riempire: { $cells }. Ognuno dei loro candidati deve venire da una zona in cui sta: { $shares }.
}
sectors-full = { $count ->
    [one] Una zona dà un numero una volta sola: è dunque al massimo un numero per una casella, e serve. Nessun’altra casella di una zona può avere ciò che la zona dà qui.
   *[other] Una zona dà un numero una volta sola: sono dunque al massimo { $count } numeri per { $count } caselle, e servono tutti. Nessun’altra casella di una zona può avere ciò che la zona dà qui.
}
sectors-twice = Un candidato che due delle zone dovrebbero dare toglierebbe un numero a entrambe per una sola casella: è dunque eliminato anch’esso.
forcing-contradiction-cell = Supponiamo che { $assumed-sia }. Passo dopo passo ne segue che in { $cell } non resta nessun candidato. L’ipotesi è dunque falsa.
forcing-contradiction-house = Supponiamo che { $assumed-sia }. Passo dopo passo ne segue che { $house-in } non resta nessun candidato per il numero { $digit }. L’ipotesi è dunque falsa.
forcing-nested-cell = Supponiamo che { $assumed-sia }, e eliminiamo i candidati che falliscono sotto questa ipotesi. Ne segue che in { $cell } non resta nessun candidato. L’ipotesi è dunque falsa.
forcing-nested-house = Supponiamo che { $assumed-sia }, e eliminiamo i candidati che falliscono sotto questa ipotesi. Ne segue che { $house-in } non resta nessun candidato per il numero { $digit }. L’ipotesi è dunque falsa.
forcing-nested-suppose = Supponiamo inoltre che { $assumed-sia }:
forcing-nested-wrong = Sotto la prima ipotesi, dunque, { $claim }.
forcing-verity = { $choice }. Quale che sia il caso, ne segue la stessa cosa.
forcing-verity-one = { $choice }. { $count ->
    [one] Uno dei casi è impossibile. Ciò che segue dall’altro è vero.
   *[other] Tutti i casi tranne uno sono impossibili. Ciò che segue da quello è vero.
}
forcing-verity-some = { $choice }. { $count ->
    [one] Uno dei casi è impossibile. Quale che sia quello giusto tra gli altri, ne segue la stessa cosa.
   *[other] Alcuni casi sono impossibili. Quale che sia quello giusto tra gli altri, ne segue la stessa cosa.
}
forcing-places = Il numero { $digit } può stare { $house-in } solo in { $cells }
forcing-candidates = In { $cell }, c’è { $digits }
forcing-either = Di questi casi almeno uno è vero: { $either }
forcing-suppose = Supponiamo che { $assumed-sia }:
forcing-itself = È già ciò che si deve mostrare.
forcing-impossible = È impossibile, perciò questo caso cade.
forcing-anyway = In ogni caso, { $claim }: { $reason }.
forcing-nothing-left-cell = Così non resta nulla in { $cell }, dove non ci sono altri candidati che { $digits }.
forcing-nothing-left-house = Così { $house-in } non resta nessun candidato per il numero { $digit }, che lì può stare solo in { $cells }.
templates-known = Secondo le sagome, { $known }.
templates-set = Prendi tutti i modi di mettere il numero { $digit } una volta in ogni riga, in ogni colonna e in ogni riquadro, senza occupare una casella che deve contenere un altro numero. Tutti passano per { $cells }.
templates-delete = Prendi tutti i modi di mettere il numero { $digit } una volta in ogni riga, in ogni colonna e in ogni riquadro, senza occupare una casella che deve contenere un altro numero. Tutti lasciano fuori { $cells }.
