# Quelle est cette langue. Le nom du dossier est son code, qui figure dans les adresses : `fr` donne `/fr/`.

# Son propre nom.
language-name = Français
language-direction = ltr
language-locale = fr-FR
