# Que língua é. O nome da pasta é a etiqueta, que fica nos endereços: `pt-BR` dá `/pt-BR/`.

# Como ela se chama a si mesma.
language-name = Português (Brasil)
language-direction = ltr
language-locale = pt-BR
