# Che lingua è questa. Il nome della cartella è la sua sigla, che sta negli indirizzi: `it` dà `/it/`.

# Il suo nome.
language-name = Italiano
language-direction = ltr
language-locale = it-IT
