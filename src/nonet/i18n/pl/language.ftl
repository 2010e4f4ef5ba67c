# Czym jest ten język. Nazwa folderu to jego skrót, który stoi w adresach: `pl` daje `/pl/`.

# Jego własna nazwa.
language-name = Polski
language-direction = ltr
language-locale = pl-PL
