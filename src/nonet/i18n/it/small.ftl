# Griglie 4x4 e 6x6 per bambini: parole brevi, niente termini. Un segno è un numero o il nome di una forma.

small-row = la riga { $row }
    .in = nella riga { $row }
    .di = della riga { $row }
small-column = la colonna { $column }
    .in = nella colonna { $column }
    .di = della colonna { $column }
small-square = la casella alla riga { $row }, colonna { $column }
    .in = nella casella alla riga { $row }, colonna { $column }
    .di = della casella alla riga { $row }, colonna { $column }
small-box-4-0 = il riquadro in alto a sinistra
    .in = nel riquadro in alto a sinistra
    .di = del riquadro in alto a sinistra
small-box-4-1 = il riquadro in alto a destra
    .in = nel riquadro in alto a destra
    .di = del riquadro in alto a destra
small-box-4-2 = il riquadro in basso a sinistra
    .in = nel riquadro in basso a sinistra
    .di = del riquadro in basso a sinistra
small-box-4-3 = il riquadro in basso a destra
    .in = nel riquadro in basso a destra
    .di = del riquadro in basso a destra
small-box-6-0 = il riquadro in alto a sinistra
    .in = nel riquadro in alto a sinistra
    .di = del riquadro in alto a sinistra
small-box-6-1 = il riquadro in alto a destra
    .in = nel riquadro in alto a destra
    .di = del riquadro in alto a destra
small-box-6-2 = il riquadro in mezzo a sinistra
    .in = nel riquadro in mezzo a sinistra
    .di = del riquadro in mezzo a sinistra
small-box-6-3 = il riquadro in mezzo a destra
    .in = nel riquadro in mezzo a destra
    .di = del riquadro in mezzo a destra
small-box-6-4 = il riquadro in basso a sinistra
    .in = nel riquadro in basso a sinistra
    .di = del riquadro in basso a sinistra
small-box-6-5 = il riquadro in basso a destra
    .in = nel riquadro in basso a destra
    .di = del riquadro in basso a destra
small-shape-1 = cerchio
small-shape-2 = quadrato
small-shape-3 = triangolo
small-shape-4 = cuore
small-shape-5 = stella
small-shape-6 = luna
small-shape-7 = goccia
small-shape-8 = croce

# Un suggerimento in tre passi: dove guardare, che cosa chiedersi, e che cosa va lì.
small-look = Guarda { $place }.
small-ask-last-cell = Una sola casella { $place-di } è vuota. { $marks ->
    [shapes] Quale forma
   *[digits] Quale numero
} manca?
small-ask-place-in-box = Ecco che cosa manca ancora { $place-in }: { $mark }. Dove può stare?
small-ask-place-in-line = Ecco che cosa manca ancora { $place-in }: { $mark }. Dove può stare?
small-ask-only-digit = Segui la riga e la colonna { $place-di }, e gira intorno al suo riquadro. { $marks ->
    [shapes] Quale forma
   *[digits] Quale numero
} non hai visto?
small-tell-last-cell = Una sola casella { $place-di } è vuota, e manca: { $mark }. Va lì.
small-tell-place-in-box = Ogni altra casella { $place-di } è piena o ha già questo segno nella sua riga o colonna. Quindi qui va: { $mark }.
small-tell-place-in-line = Ogni altra casella { $place-di } è piena o ha già questo segno nella sua linea o nel suo riquadro. Quindi qui va: { $mark }.
small-tell-only-digit = Tutti gli altri sono già nella riga, nella colonna o nel riquadro { $place-di }. Resta solo: { $mark }.
small-no-single = Nessuna casella è ancora sicura. Provane una.
sheet-instruction-small = { $marks ->
    [shapes] Ogni riga, ogni colonna e ogni riquadro dal bordo spesso ha ogni forma una volta. Disegna le forme.
    [both] Ogni riga, ogni colonna e ogni riquadro dal bordo spesso ha ogni numero o ogni forma una volta.
   *[digits] Ogni riga, ogni colonna e ogni riquadro dal bordo spesso ha ogni numero una volta.
}
# Che tipo di passo è, in un percorso risolutivo.
small-kind-last-cell = Ultima casella vuota
small-kind-place-in-box = Unico posto nel riquadro
small-kind-place-in-line = Unico posto nella linea
small-kind-only-digit = Uno solo va bene
small-right = Finora è tutto giusto.
small-done = Risolto! Ottimo!
small-wrong = { $count ->
    [one] Una casella non è ancora giusta.
   *[other] { $count } caselle non sono ancora giuste.
} Cerca { $marks ->
    [shapes] una forma che sta
   *[digits] un numero che sta
} due volte in una riga, in una colonna o in un riquadro.
