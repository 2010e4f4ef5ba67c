# Come trovare ogni tecnica sulla griglia: da tre a cinque passi, uno per riga.

lesson-full-house-spot =
    Cerca una riga, una colonna o un riquadro con otto numeri.
    Conta da 1 a 9 per trovare il numero che manca.
    Scrivilo nella casella vuota.
lesson-hidden-single-spot =
    Scegli un numero e un riquadro che non lo ha ancora.
    Trova lo stesso numero nelle righe e nelle colonne che incrociano il riquadro.
    Barra le caselle del riquadro che stanno in quelle righe e colonne.
    Se resta una sola casella vuota, scrivi lì il numero.
    Poi prova con righe e colonne: barra le caselle che vedono già il numero.
lesson-naked-single-spot =
    Scegli una casella vuota con molti numeri nella sua riga, nella sua colonna e nel suo riquadro.
    Conta da 1 a 9, e salta ogni numero che vedi nella sua riga, nella sua colonna o nel suo riquadro.
    Se resta un solo numero, scrivilo nella casella.
lesson-locked-pair-spot =
    Scegli un riquadro, e una riga o colonna che lo incrocia.
    Guarda le caselle che stanno in entrambi. Trovane due con gli stessi due candidati e nessun altro.
    Elimina entrambi i numeri dalle altre caselle della linea.
    Elimina entrambi i numeri dalle altre caselle del riquadro.
lesson-locked-triple-spot =
    Scegli un riquadro, e una riga o colonna che lo incrocia, dove le tre caselle comuni sono vuote.
    Controlla che queste tre caselle abbiano in tutto solo tre candidati diversi.
    Elimina i tre numeri dalle altre caselle della linea.
    Elimina i tre numeri dalle altre caselle del riquadro.
lesson-locked-pointing-spot =
    Scegli un riquadro e un numero che il riquadro non ha ancora.
    Trova tutti i candidati per il numero nel riquadro.
    Controlla che stiano tutti su una sola riga, o tutti su una sola colonna.
    Segui quella linea fuori dal riquadro, ed elimina lì il numero.
lesson-locked-claiming-spot =
    Scegli una riga o una colonna e un numero che la linea non ha ancora.
    Trova tutti i candidati per il numero sulla linea.
    Controlla che stiano tutti in un solo riquadro.
    Elimina il numero dalle altre caselle di quel riquadro.
lesson-naked-pair-spot =
    Trova una casella con esattamente due candidati.
    Cerca una seconda casella con gli stessi due candidati nella sua riga, nella sua colonna o nel suo riquadro.
    Elimina entrambi i numeri dalle altre caselle di ogni zona che le due caselle hanno in comune.
lesson-naked-triple-spot =
    Scegli una zona. Guarda le sue caselle con due o tre candidati.
    Trovane tre che hanno in tutto solo tre candidati diversi.
    Elimina questi tre numeri dalle altre caselle della zona.
lesson-hidden-pair-spot =
    Scegli una zona. Trova i numeri che vi hanno esattamente due candidati.
    Cerca due di questi numeri i cui candidati stanno nelle stesse due caselle.
    Elimina tutti gli altri candidati da queste due caselle.
lesson-hidden-triple-spot =
    Scegli una zona. Trova i numeri che vi hanno due o tre candidati.
    Cerca tre di questi numeri i cui candidati stanno in sole tre caselle.
    Elimina tutti gli altri candidati da queste tre caselle.
lesson-naked-quad-spot =
    Scegli una zona con almeno cinque caselle vuote. Guarda le sue caselle che hanno da due a quattro candidati.
    Trovane quattro che hanno in tutto solo quattro candidati diversi.
    Elimina questi quattro numeri dalle altre caselle della zona.
lesson-hidden-quad-spot =
    Scegli una zona con molte caselle vuote. Trova i numeri che vi hanno da due a quattro candidati.
    Cerca quattro di questi numeri i cui candidati stanno in sole quattro caselle.
    Elimina tutti gli altri candidati da queste quattro caselle.
lesson-x-wing-spot =
    Scegli un numero. Trova due righe in cui ha esattamente due candidati.
    Controlla che questi candidati stiano nelle stesse due colonne.
    Elimina il numero da tutte le altre caselle delle due colonne.
    Poi prova scambiando righe e colonne.
lesson-swordfish-spot =
    Scegli un numero. Trova le righe in cui ha due o tre candidati.
    Scegli tre di queste righe i cui candidati stanno in sole tre colonne.
    Elimina il numero da tutte le altre caselle di queste colonne.
    Poi prova scambiando righe e colonne.
lesson-jellyfish-spot =
    Scegli un numero. Trova le righe in cui ha da due a quattro candidati.
    Scegli quattro di queste righe i cui candidati stanno in sole quattro colonne.
    Elimina il numero da tutte le altre caselle di queste colonne.
    Poi prova scambiando righe e colonne.
lesson-remote-pair-spot =
    Trova caselle con gli stessi due candidati. Te ne servono almeno quattro.
    Collega in una catena quelle che si vedono.
    Dai alle sue caselle due colori, alternandoli lungo la catena.
    Cerca una casella che vede una casella di ciascun colore.
    Elimina entrambi i numeri da quella casella.
lesson-bug-plus-one-spot =
    Controlla che ogni casella vuota abbia esattamente due candidati, tranne una che ne ha tre.
    Trova, tra i tre numeri, quello che ha tre candidati nella riga, nella colonna e nel riquadro della casella.
    Scrivilo nella casella.
lesson-bug-plus-n-spot =
    Controlla che tutte le caselle vuote, tranne poche, abbiano esattamente due candidati.
    Trova i candidati in più in queste poche caselle. Senza di loro, ogni numero che manca avrebbe esattamente due candidati in ogni zona.
    Cerca candidati in conflitto con ogni candidato in più: lo stesso numero in vista di tutti, o un altro numero nella loro unica casella.
    Elimina questi candidati.
lesson-skyscraper-spot =
    Scegli un numero. Trova due righe in cui ha esattamente due candidati.
    Controlla che un candidato di ogni riga stia nella stessa colonna. Quella colonna è la base. Gli altri due devono stare in colonne diverse.
    Cerca caselle che vedono gli altri due candidati, il tetto.
    Elimina il numero da queste caselle.
    Poi prova scambiando righe e colonne.
lesson-w-wing-spot =
    Trova due caselle con gli stessi due candidati che non si vedono.
    Scegli uno dei due numeri. Cerca una zona in cui ha esattamente due candidati.
    Controlla che ciascuno di questi candidati veda una delle tue due caselle.
    Elimina l’altro numero dalle caselle che vedono entrambe le tue caselle.
lesson-two-string-kite-spot =
    Scegli un numero. Trova una riga e una colonna in cui ha esattamente due candidati ciascuna.
    Controlla che un candidato della riga e uno della colonna stiano nello stesso riquadro, in caselle diverse, e gli altri due fuori.
    Trova la casella che vede gli altri due candidati, dove si incrociano le loro linee.
    Elimina il numero da quella casella.
lesson-dual-two-string-kite-spot =
    Trova un aquilone. Guarda le sue due caselle nel riquadro.
    Controlla che ognuna appartenga a una coppia coniugata nella sua riga e a un’altra nella sua colonna. Si forma così un secondo aquilone.
    Altrimenti cerca un altro numero con un aquilone sulle stesse due caselle.
    Elimina il numero di ciascun aquilone dove si incrociano le linee dei suoi capi.
lesson-turbot-fish-spot =
    Scegli un numero. Segna le zone in cui ha esattamente due candidati. Sono i suoi collegamenti forti.
    Trova due collegamenti forti in cui un estremo del primo vede un estremo del secondo.
    Cerca caselle che vedono entrambi gli altri estremi.
    Elimina il numero da queste caselle.
lesson-empty-rectangle-spot =
    Scegli un numero e un riquadro i cui candidati per il numero stanno solo su una riga e una colonna.
    Fuori dal riquadro, cerca una colonna che incrocia quella riga, o una riga che incrocia quella colonna, in cui il numero ha esattamente due candidati.
    Controlla che uno di loro stia all’incrocio. L’altro, l’estremo lontano, non deve stare su nessuna riga o colonna del riquadro.
    Segui l’altra linea del riquadro verso l’esterno fino alla casella che vede l’estremo lontano.
    Elimina il numero da quella casella.
lesson-dual-empty-rectangle-spot =
    Trova un rettangolo vuoto: un riquadro i cui candidati per un numero stanno solo su una riga e una colonna.
    Cerca un collegamento forte con un estremo su quella riga, e un altro con un estremo su quella colonna.
    Per ogni collegamento, segui l’altra linea del riquadro verso l’esterno fino alla casella che vede l’estremo lontano.
    Elimina il numero da entrambe queste caselle.
lesson-xy-wing-spot =
    Trova una casella con esattamente due candidati. È il perno, XY.
    Cerca due caselle che lo vedono, con i candidati XZ e YZ. Sono le pinze.
    Trova le caselle che vedono entrambe le pinze.
    Elimina Z da queste caselle.
lesson-xyz-wing-spot =
    Trova una casella con esattamente tre candidati. È il perno, XYZ.
    Cerca due caselle che lo vedono, con i candidati XZ e YZ. Sono le pinze.
    Trova le caselle che vedono il perno ed entrambe le pinze.
    Elimina Z da queste caselle.
lesson-wxyz-wing-spot =
    Scegli un riquadro e una linea che lo incrocia. Cerca quattro delle loro caselle con solo quattro candidati in tutto.
    Per ciascuno dei quattro numeri, controlla se tutti i suoi candidati nelle quattro caselle si vedono.
    Continua solo se esattamente un numero non supera la prova.
    Elimina quel numero dalle caselle che vedono tutti i suoi candidati nelle quattro caselle.
lesson-unique-rectangle-1-spot =
    Trova tre caselle con gli stessi due candidati che sono tre angoli di un rettangolo.
    Controlla che il rettangolo stia su due righe, due colonne e due riquadri.
    Controlla che il quarto angolo abbia i due numeri e altri candidati.
    Elimina i due numeri dal quarto angolo.
lesson-unique-rectangle-2-spot =
    Trova su una linea due caselle con gli stessi due candidati. Sono un lato di un rettangolo.
    Controlla che il rettangolo stia su due righe, due colonne e due riquadri.
    Controlla che gli altri due angoli abbiano questi due candidati e lo stesso in più.
    Elimina il numero in più dalle caselle che vedono entrambi questi angoli.
lesson-unique-rectangle-3-spot =
    Trova un rettangolo su due righe, due colonne e due riquadri. Due angoli vicini hanno solo gli stessi due candidati.
    Elenca i candidati in più degli altri due angoli.
    In una zona di questi due angoli, trova caselle che con l’elenco, come se fosse una sola casella, formano un sottoinsieme nudo.
    Elimina i numeri del sottoinsieme dalle altre caselle di ogni zona che i due angoli e le caselle del sottoinsieme hanno in comune.
lesson-unique-rectangle-4-spot =
    Trova un rettangolo su due righe, due colonne e due riquadri. Due angoli vicini hanno solo gli stessi due candidati.
    Guarda una zona che gli altri due angoli hanno in comune.
    Controlla che uno dei due numeri non abbia altri candidati in quella zona.
    Elimina l’altro numero da questi due angoli.
lesson-unique-rectangle-5-spot =
    Trova un rettangolo su due righe, due colonne e due riquadri i cui angoli hanno in comune due candidati.
    Controlla che due angoli opposti, o tre angoli, abbiano lo stesso candidato in più e nessun altro.
    Controlla che gli angoli rimasti abbiano solo i due candidati.
    Elimina il numero in più dalle caselle che vedono tutti gli angoli che lo hanno.
lesson-unique-rectangle-6-spot =
    Trova un rettangolo su due righe, due colonne e due riquadri. Due angoli opposti hanno solo gli stessi due candidati.
    Guarda entrambe le righe, poi entrambe le colonne.
    Controlla che uno dei due numeri non abbia altri candidati su queste due linee.
    Elimina quel numero dai due angoli con candidati in più.
lesson-hidden-rectangle-spot =
    Trova un rettangolo su due righe, due colonne e due riquadri i cui angoli hanno in comune due candidati. Gli angoli possono averne altri.
    Scegli un angolo che non ne ha altri, e va’ all’angolo opposto.
    Guarda la sua riga e la sua colonna. Controlla che in entrambe lo stesso dei due numeri non abbia candidati fuori dal rettangolo.
    Elimina l’altro numero dall’angolo opposto.
lesson-unique-loop-spot =
    Scegli due numeri. Collega in un anello caselle che li hanno entrambi come candidati. Ogni casella vede la successiva.
    Controlla che l’anello abbia esattamente due caselle in ogni riga, colonna e riquadro che tocca.
    Guarda le poche caselle con candidati in più.
    Se una sola casella ha candidati in più, elimina da lì i due numeri.
    Se due o più hanno lo stesso candidato in più, eliminalo dalle caselle che le vedono tutte.
lesson-avoidable-rectangle-1-spot =
    Trova tre caselle risolte che sono tre angoli di un rettangolo. Nessuna è un indizio: le hai scritte tu. Gli indizi hanno un altro aspetto sulla griglia.
    Controlla che il rettangolo stia su due righe, due colonne e due riquadri.
    Controlla che due angoli opposti abbiano lo stesso numero.
    Il terzo angolo ha un altro numero. Eliminalo dall’angolo vuoto.
lesson-avoidable-rectangle-2-spot =
    Trova due caselle risolte su una riga o una colonna che sono due angoli di un rettangolo. Nessuna delle due è un indizio: le hai scritte tu. Gli indizi hanno un altro aspetto sulla griglia.
    Controlla che il rettangolo stia su due righe, due colonne e due riquadri.
    Controlla che entrambi gli angoli vuoti abbiano esattamente due candidati: il numero dell’angolo opposto, e lo stesso in più.
    Elimina il numero in più dalle caselle che vedono entrambi gli angoli vuoti.
lesson-finned-x-wing-spot =
    Scegli un numero. Trova una riga in cui ha esattamente due candidati.
    Trova una seconda riga con candidati nelle stesse due colonne, e con uno o due in più. Sono le pinne.
    Controlla che le pinne stiano nello stesso riquadro di un angolo.
    Nella colonna di quell’angolo, trova le altre caselle del riquadro delle pinne.
    Elimina lì il numero. Poi prova scambiando righe e colonne.
lesson-sashimi-x-wing-spot =
    Scegli un numero. Trova una riga in cui ha esattamente due candidati.
    Trova una seconda riga con un candidato in una di queste due colonne, ma non nell’altra.
    Controlla che i suoi altri candidati, le pinne, stiano nel riquadro dell’angolo mancante.
    Nella colonna dell’angolo mancante, trova le caselle fuori dalle due righe che vedono tutte le pinne.
    Elimina lì il numero. Poi prova scambiando righe e colonne.
lesson-simple-colors-trap-spot =
    Scegli un numero. Collega le sue coppie coniugate: due candidati che sono gli unici in una zona.
    Colora un grappolo di candidati collegati con due colori, alternandoli. Se i grappoli sono più d’uno, non mescolarli.
    Cerca un candidato senza colore che vede entrambi i colori.
    Eliminalo.
lesson-simple-colors-wrap-spot =
    Scegli un numero. Collega le sue coppie coniugate: due candidati che sono gli unici in una zona.
    Colora un grappolo di candidati collegati con due colori, alternandoli. Se i grappoli sono più d’uno, non mescolarli.
    Cerca due candidati dello stesso colore che si vedono.
    Elimina il numero da tutte le caselle di quel colore.
lesson-multi-colors-1-spot =
    Scegli un numero. Colora due grappoli separati delle sue coppie coniugate: A e B, C e D.
    Trova un candidato di colore A che ne vede uno di colore C.
    Cerca candidati che vedono entrambi i colori B e D.
    Eliminali.
lesson-multi-colors-2-spot =
    Scegli un numero. Colora due grappoli separati delle sue coppie coniugate: A e B, C e D.
    Cerca un colore A che vede sia C sia D. Possono vederli candidati diversi di A.
    Elimina il numero da tutte le caselle di colore A.
lesson-finned-swordfish-spot =
    Scegli un numero. Trova tre righe i cui candidati stanno quasi tutti in tre colonne.
    Controlla che tutti i candidati fuori da queste colonne, le pinne, stiano in un solo riquadro.
    Controlla che questo riquadro contenga anche un angolo dello swordfish.
    Nelle tre colonne, trova le altre caselle che vedono tutte le pinne.
    Elimina lì il numero. Poi prova scambiando righe e colonne.
lesson-sashimi-swordfish-spot =
    Cerca uno swordfish con pinna: tre righe, tre colonne, e le pinne in un solo riquadro.
    Togli le pinne. Controlla che una riga abbia allora un solo candidato o nessuno.
    Nelle tre colonne, trova le caselle fuori dalle righe che vedono tutte le pinne.
    Elimina lì il numero. Poi prova scambiando righe e colonne.
lesson-3d-medusa-spot =
    Comincia da una casella con due candidati. Dai a un candidato il primo colore e all’altro il secondo.
    Continua con coppie coniugate e caselle con due candidati. Cambia colore a ogni passo.
    Cerca un colore che compare due volte in una casella, o due volte per un numero in una zona. Elimina quel colore.
    Cerca una casella senza colori in cui ogni candidato vede lo stesso colore. Elimina quel colore.
    Altrimenti elimina i candidati in conflitto con entrambi i colori: in una zona o nella loro casella.
lesson-fireworks-spot =
    Scegli una casella. La sua riga e la sua colonna si incrociano nel suo riquadro.
    Trova numeri con al massimo un candidato fuori dal riquadro nella riga, e al massimo uno nella colonna.
    Cerca tre di questi numeri con le stesse due caselle esterne.
    Elimina tutti gli altri candidati da queste due caselle e dall’incrocio.
    Altrimenti cerca due coppie di numeri così intorno ad angoli opposti di un rettangolo, e ripuliscine i quattro angoli.
lesson-vwxyz-wing-spot =
    Scegli un riquadro e una linea che lo incrocia. Cerca cinque delle loro caselle con solo cinque candidati in tutto.
    Per ciascuno dei cinque numeri, controlla se tutti i suoi candidati nelle cinque caselle si vedono.
    Continua solo se esattamente un numero non supera la prova.
    Elimina quel numero dalle caselle che vedono tutti i suoi candidati nelle cinque caselle.
lesson-xy-chain-spot =
    Comincia da una casella con due candidati. Scegli un numero come Z e tieni l’altro.
    Va’ a una casella con due candidati che vede l’ultima e ha il numero che tieni.
    Tieni l’altro numero della nuova casella, e continua allo stesso modo.
    Fermati a una casella in cui il numero che tieni è Z.
    Elimina Z dalle caselle che vedono entrambi gli estremi della catena.
lesson-x-chain-spot =
    Scegli un numero. Segna i suoi collegamenti forti: zone in cui ha esattamente due candidati.
    Comincia con un collegamento forte. Dal suo estremo passa a un candidato che lo vede: un collegamento debole.
    Continua alternando collegamenti forti e deboli, e fermati dopo uno forte.
    Elimina il numero dalle caselle che vedono entrambi gli estremi della catena.
lesson-sue-de-coq-spot =
    Guarda le caselle in cui si incrociano un riquadro e una linea. Scegline due o tre.
    Controlla che abbiano almeno due candidati in più rispetto alle caselle.
    Aggiungi caselle dal resto della linea e dal resto del riquadro. Le più semplici sono una casella con due candidati da ogni parte.
    Controlla che tutte le caselle insieme abbiano tanti numeri quante caselle, e che le due parti aggiunte non abbiano in comune numeri dell’incrocio.
    Elimina i numeri della parte della linea dal resto della linea, e quelli della parte del riquadro dal resto del riquadro.
lesson-finned-jellyfish-spot =
    Scegli un numero. Trova quattro righe i cui candidati stanno quasi tutti in quattro colonne.
    Controlla che tutti i candidati fuori da queste colonne, le pinne, stiano in un solo riquadro.
    Controlla che questo riquadro contenga anche un angolo del jellyfish.
    Nelle quattro colonne, trova le altre caselle che vedono tutte le pinne.
    Elimina lì il numero. Poi prova scambiando righe e colonne.
lesson-sashimi-jellyfish-spot =
    Cerca un jellyfish con pinna: quattro righe, quattro colonne, e le pinne in un solo riquadro.
    Togli le pinne. Controlla che una riga abbia allora un solo candidato o nessuno.
    Nelle quattro colonne, trova le caselle fuori dalle righe che vedono tutte le pinne.
    Elimina lì il numero. Poi prova scambiando righe e colonne.
lesson-continuous-nice-loop-spot =
    Comincia con un collegamento forte: una coppia coniugata, o una casella con due candidati.
    Continua alternando collegamenti deboli e forti.
    Cerca un collegamento debole dall’ultimo candidato di nuovo al primo.
    Per ogni collegamento debole in una zona, elimina il numero dalle altre caselle che vedono entrambi gli estremi.
    Per ogni collegamento debole in una casella, elimina gli altri candidati di quella casella.
lesson-aic-spot =
    Comincia con un collegamento forte: una coppia coniugata, o una casella con due candidati.
    Continua alternando collegamenti deboli e forti. Cambia il numero in una casella o la casella in una zona.
    Fermati dopo un collegamento forte.
    Se i due estremi hanno lo stesso numero, eliminalo dalle caselle che li vedono entrambi.
    Se hanno numeri diversi e si vedono, elimina il numero di ciascun estremo dalla casella dell’altro.
lesson-discontinuous-nice-loop-spot =
    Scegli un candidato da cui partono collegamenti deboli o forti.
    Segui i collegamenti alternandoli finché torni a questo candidato.
    Se la catena comincia e finisce con collegamenti deboli, elimina il candidato.
    Se comincia e finisce con collegamenti forti, scrivi il numero.
lesson-grouped-aic-spot =
    Cerca gruppi: due o tre candidati per un numero su una riga o colonna di un riquadro. Tratta ogni gruppo come un solo candidato.
    Comincia da un candidato singolo con un collegamento forte: in una casella con due candidati, o in una zona con un solo altro candidato o gruppo per il numero.
    Continua alternando collegamenti deboli e forti. Per il collegamento debole di un gruppo, tutte le sue caselle devono vedere tutte quelle dell’altro estremo.
    Fermati dopo un collegamento forte, a un candidato singolo.
    Se i due estremi hanno lo stesso numero, eliminalo dalle caselle che li vedono entrambi. Se hanno numeri diversi e si vedono, elimina il numero di ciascun estremo dalla casella dell’altro.
lesson-grouped-discontinuous-nice-loop-spot =
    Cerca gruppi: due o tre candidati per un numero in un riquadro e su una linea.
    Scegli un candidato singolo, e segui collegamenti forti e deboli alternati attraverso i gruppi.
    Torna al candidato da cui hai cominciato.
    Con collegamenti deboli a entrambi i capi, eliminalo. Con collegamenti forti a entrambi i capi, scrivi il numero.
lesson-grouped-continuous-nice-loop-spot =
    Cerca gruppi: due o tre candidati per un numero in un riquadro e su una linea.
    Costruisci una catena di collegamenti forti e deboli alternati, attraverso gruppi o insiemi quasi bloccati.
    Chiudi la catena con un collegamento debole dall’ultimo estremo al primo.
    Per ogni collegamento debole, elimina i candidati che vedono tutte le caselle di entrambi gli estremi.
    Se un collegamento debole sta in una casella, elimina gli altri candidati della casella.
lesson-als-xz-spot =
    Trova un insieme quasi bloccato: caselle di una zona con un candidato in più rispetto alle caselle. Il più piccolo è una casella con due candidati.
    Cerca un secondo insieme quasi bloccato che ha almeno due numeri in comune con il primo.
    Controlla che per un numero in comune, X, tutti i candidati di un insieme vedano tutti quelli dell’altro.
    Scegli un altro numero in comune, Z.
    Elimina Z dalle caselle che vedono tutti i suoi candidati in entrambi gli insiemi.
lesson-als-xy-wing-spot =
    Trova un insieme quasi bloccato, quello di mezzo. Il più piccolo è una casella con due candidati.
    Trova un secondo insieme che ha con questo un comune ristretto X: tutti i candidati per X nei due insiemi si vedono.
    Trova un terzo insieme che ha con quello di mezzo un altro comune ristretto, Y.
    Cerca un altro numero Z che entrambi gli insiemi esterni hanno.
    Elimina Z dalle caselle che vedono tutti i suoi candidati negli insiemi esterni.
lesson-als-xy-chain-spot =
    Trova un insieme quasi bloccato, e scegli in esso un numero Z.
    Passa a un altro insieme per un comune ristretto diverso da Z. Tutti i candidati per quel numero nei due insiemi si vedono.
    Continua di insieme in insieme. Usa un numero diverso da quello del passo precedente.
    Fermati a un insieme che ha anch’esso Z.
    Elimina Z dalle caselle che vedono tutti i suoi candidati nel primo e nell’ultimo insieme.
lesson-death-blossom-spot =
    Scegli una casella con due o tre candidati, lo stelo.
    Per ciascuno dei suoi candidati, trova un insieme quasi bloccato i cui candidati per quel numero vedono tutti lo stelo. Sono i petali.
    Cerca un altro numero che tutti i petali hanno.
    Eliminalo dalle caselle che vedono tutti i suoi candidati nei petali.
lesson-tridagon-spot =
    Cerca quattro riquadri che formano un rettangolo, e tre numeri che nessuno di loro ha ancora.
    In ogni riquadro, trova tre caselle su righe e colonne diverse, ognuna con almeno due di questi candidati.
    Numera le colonne di ogni riquadro da 1 a 3, e leggi quelle delle sue tre caselle dall’alto in basso. 123, 231 e 312 sono un verso; 132, 213 e 321 sono l’altro.
    Controlla che un riquadro abbia un verso diverso dagli altri tre. Trova i candidati in più nelle dodici caselle.
    Se c’è un solo candidato in più, scrivilo. Altrimenti elimina i candidati che vedono tutti quelli in più.
lesson-sk-loop-spot =
    Cerca quattro riquadri che formano un rettangolo, con un indizio o una casella risolta sulle stesse due righe e due colonne.
    In ogni riquadro, prendi le altre due caselle della riga e le altre due della colonna: sedici in tutto.
    Collega le coppie in un anello, lungo le linee e dentro i riquadri. Di solito due numeri collegano ogni coppia alla successiva.
    Controlla che l’anello si chiuda: i suoi otto collegamenti hanno in tutto sedici numeri.
    Elimina i numeri di ogni collegamento dalle altre caselle della sua linea o del suo riquadro.
lesson-junior-exocet-spot =
    Trova due caselle in un riquadro e su una linea con solo tre o quattro candidati in tutto. È la base.
    In ciascuno dei due riquadri accanto, scegli una linea trasversale, e le sue due caselle fuori dalla linea della base. Una, il bersaglio, ha candidati della base. L’altra nessuno.
    Prendi le tre linee trasversali, per i bersagli e per la terza casella accanto alla base.
    Per ogni numero della base, controlla che due righe o colonne coprano i suoi candidati su queste linee fuori dai tre riquadri.
    Elimina dai bersagli ogni candidato che la base non ha.
lesson-senior-exocet-spot =
    Trova due caselle in un riquadro e su una linea con solo tre o quattro candidati in tutto. È la base.
    Prendi tre linee trasversali: per la terza casella accanto alla base, e una per ciascuno dei due riquadri accanto.
    Trova un bersaglio in un riquadro accanto alla base, e un altro ovunque su queste linee.
    Controlla che senza i bersagli ogni numero della base possa stare solo su due di queste linee insieme.
    Elimina dai bersagli ogni candidato che la base non ha.
lesson-kraken-fish-spot =
    Trova un pesce con pinne: righe i cui candidati stanno quasi tutti in altrettante colonne.
    Scegli un candidato che il pesce eliminerebbe senza le sue pinne.
    Da ogni pinna, segui una catena che comincia supponendo la pinna vera.
    Se ogni catena mostra che il tuo candidato è falso, eliminalo.
lesson-multi-sector-locked-set-spot =
    Scegli alcune righe e alcune colonne, per esempio quattro e quattro. Prendi le caselle vuote in cui si incrociano.
    Dividi i numeri in due parti: una per le righe e una per le colonne.
    Per ogni riga, conta i numeri della sua parte tra queste caselle. Fa’ lo stesso per ogni colonna, e somma tutto.
    Controlla che la somma sia il numero delle caselle.
    Elimina i numeri di ogni riga dal resto della riga, e i numeri di ogni colonna dal resto della colonna.
lesson-forcing-chain-verity-spot =
    Scegli una casella con due o tre candidati, o un numero con due o tre candidati in una zona.
    Supponi che il primo candidato sia vero, e segui le sue catene. Annota le loro conclusioni.
    Fa’ lo stesso con ciascuno degli altri candidati.
    Cerca una conclusione che tutti hanno in comune.
    Eseguila: scrivi quel numero, o elimina quel candidato.
lesson-forcing-chain-contradiction-spot =
    Scegli un candidato, per esempio un estremo di molti collegamenti forti.
    Supponi che sia vero, e segui tutte le catene da lì.
    Cerca una casella che perde tutti i candidati, o una zona che perde tutti i candidati per un numero.
    Se ne trovi una, elimina il tuo candidato.
lesson-franken-swordfish-spot =
    Scegli un numero. Scegli tre zone base, per esempio due righe e un riquadro.
    Cerca tre zone di copertura, colonne o riquadri, che contengono tutti i candidati delle zone base. Un candidato in due zone base deve stare in due zone di copertura.
    Controlla che almeno una delle sei zone sia un riquadro.
    Trova candidati nelle zone di copertura ma fuori dalle zone base.
    Eliminali. Poi prova scambiando righe e colonne.
lesson-finned-franken-x-wing-spot =
    Scegli un numero. Scegli due righe, o una riga e un riquadro, come zone base.
    Trova due zone di copertura, colonne o riquadri (una delle quattro zone è un riquadro), che contengono tutti i loro candidati tranne pochi. Questi pochi sono le pinne. Anche un candidato in due zone base è una pinna, a meno che non stia in due zone di copertura.
    Cerca candidati in più zone di copertura che zone base, che vedono tutte le pinne.
    Eliminali. Poi prova scambiando righe e colonne.
lesson-finned-franken-swordfish-spot =
    Scegli un numero. Scegli tre zone base: righe o riquadri.
    Trova tre zone di copertura, colonne o riquadri, che contengono tutti i loro candidati tranne pochi. Questi pochi sono le pinne. Anche un candidato in due zone base è una pinna, a meno che non stia in due zone di copertura.
    Cerca candidati in più zone di copertura che zone base, che vedono tutte le pinne.
    Eliminali. Poi prova scambiando righe e colonne.
lesson-franken-jellyfish-spot =
    Scegli un numero. Scegli quattro zone base: righe o riquadri.
    Cerca quattro zone di copertura, colonne o riquadri, che contengono tutti i candidati delle zone base. Un candidato in due zone base deve stare in due zone di copertura.
    Trova candidati nelle zone di copertura ma fuori dalle zone base.
    Eliminali. Poi prova scambiando righe e colonne.
lesson-finned-franken-jellyfish-spot =
    Scegli un numero. Scegli quattro zone base: righe o riquadri.
    Trova quattro zone di copertura, colonne o riquadri, che contengono tutti i loro candidati tranne pochi. Questi pochi sono le pinne. Anche un candidato in due zone base è una pinna, a meno che non stia in due zone di copertura.
    Cerca candidati in più zone di copertura che zone base, che vedono tutte le pinne.
    Eliminali. Poi prova scambiando righe e colonne.
lesson-finned-mutant-jellyfish-spot =
    Scegli un numero con pochi candidati. Scegli quattro zone base di ogni tipo: righe, colonne e riquadri.
    Trova altre quattro zone di ogni tipo che coprono tutti i loro candidati tranne pochi. Questi pochi sono le pinne. Anche un candidato in due zone base è una pinna, a meno che non stia in due zone di copertura.
    Cerca candidati in più zone di copertura che zone base, che vedono tutte le pinne.
    Eliminali.
lesson-finned-mutant-squirmbag-spot =
    Scegli un numero. Scegli cinque zone base di ogni tipo: righe, colonne e riquadri.
    Trova altre cinque zone di ogni tipo che coprono tutti i loro candidati tranne pochi. Questi pochi sono le pinne. Anche un candidato in due zone base è una pinna, a meno che non stia in due zone di copertura.
    Cerca candidati in più zone di copertura che zone base, che vedono tutte le pinne.
    Eliminali.
lesson-finned-mutant-whale-spot =
    Scegli un numero. Scegli sei zone base di ogni tipo: righe, colonne e riquadri.
    Trova altre sei zone di ogni tipo che coprono tutti i loro candidati tranne pochi. Questi pochi sono le pinne. Anche un candidato in due zone base è una pinna, a meno che non stia in due zone di copertura.
    Cerca candidati in più zone di copertura che zone base, che vedono tutte le pinne.
    Eliminali.
lesson-forcing-net-contradiction-spot =
    Scegli un candidato, per esempio in una casella con due candidati.
    Supponi che sia vero. Scrivilo a matita, con tutti i singoli che ne seguono.
    Cerca una casella senza candidati, o una zona senza candidati per un numero.
    Se ne trovi una, cancella i segni a matita ed elimina il tuo candidato.
lesson-forcing-net-verity-spot =
    Scegli una casella con due candidati, o un numero con due candidati in una zona.
    Supponi che il primo candidato sia vero, e annota tutti i singoli che ne seguono e tutti i candidati che eliminano.
    Fa’ lo stesso con l’altro candidato. Se un caso finisce in una contraddizione, lascialo cadere.
    Cerca un risultato che tutti i casi rimasti hanno in comune.
    Eseguilo: scrivi quel numero, o elimina quel candidato.
lesson-template-set-spot =
    Scegli un numero che è già in molte righe.
    Elenca tutti i modi di metterlo nelle righe rimaste: un candidato in ogni riga, colonna e riquadro.
    Lascia fuori i modi che occupano una casella in cui deve andare un altro numero.
    Cerca un candidato che tutti i modi usano.
    Scrivi lì il numero.
lesson-template-delete-spot =
    Scegli un numero che è già in molte righe.
    Elenca tutti i modi di metterlo nelle righe rimaste: un candidato in ogni riga, colonna e riquadro.
    Lascia fuori i modi che occupano una casella in cui deve andare un altro numero.
    Cerca un candidato che nessun modo usa.
    Eliminalo.
lesson-nested-forcing-net-spot =
    Scegli un candidato. Supponi che sia vero, e scrivi a matita tutti i singoli che ne seguono.
    Quando non resta nessun singolo, supponi vero anche un secondo candidato.
    Se i singoli portano a una contraddizione, elimina il secondo candidato sotto la prima ipotesi.
    Ripeti finché la prima ipotesi porta a una contraddizione.
    Cancella tutto, ed elimina il primo candidato.
