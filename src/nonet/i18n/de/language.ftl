# Was diese Sprache ist. Der Name des Ordners ist ihr Kürzel, das in Adressen steht: `de` ergibt `/de/`.

# Ihr eigener Name.
language-name = Deutsch
language-direction = ltr
language-locale = de-DE
