# Qué lengua es. El nombre de la carpeta es su etiqueta, que va en las direcciones: `es` da `/es/`.

# Cómo se llama a sí misma.
language-name = Español
language-direction = ltr
language-locale = es-ES
