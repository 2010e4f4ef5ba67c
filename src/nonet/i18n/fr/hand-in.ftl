# Remise : ce qu’un élève donne à son professeur dans un lien, et la page qui le recueille. Les pages et les scripts le disent. On y dit « tu » à l’élève.

hand-in-heading = Remettre
hand-in-lead = Donne à ton professeur un lien ou un code avec ton nom, tes temps et tes indices, les endroits où tu as demandé de l’aide, et l’ordre dans lequel tu as rempli les cases. Rien n’est envoyé d’ici.
hand-in-name = Ton nom, tel que ton professeur le connaît
hand-in-make = Créer mon lien
hand-in-link = Ton lien
hand-in-copy = Copier le lien
hand-in-copied = Lien copié.
hand-in-share = Partager
hand-in-code = QR code de ton lien
hand-in-code-short = Le code omet l’ordre des cases, pour qu’un appareil photo puisse le lire. Le lien le contient.
hand-in-seal = Une somme de contrôle dans le lien révèle les erreurs, comme une lettre manquante. Elle ne prouve pas qui a résolu les grilles.
hand-in-offer = Remettre
hand-in-none = Résous d’abord une grille de cette feuille.
collect-title = Remises
collect-lead = Collez, ouvrez ou scannez ce que vos élèves remettent. Tout reste dans ce navigateur, et rien n’est envoyé.
collect-offer = Recueillir les remises d’une classe
collect-count = { $pupils ->
    [one] { $pupils } élève : { $sheets }, { $puzzles }
   *[other] { $pupils } élèves : { $sheets }, { $puzzles }
}
collect-sheets = { $count ->
    [one] { $count } feuille
   *[other] { $count } feuilles
}
collect-puzzles = { $count ->
    [one] { $count } grille en tout
   *[other] { $count } grilles en tout
}
collect-paste = Coller des liens
collect-open = Ouvrir un fichier
collect-scan = Scanner avec l’appareil photo
collect-paste-heading = Liens
collect-paste-help = Un lien ou plusieurs. Tout autre texte est ignoré.
collect-paste-do = Recueillir
collect-scan-heading = Scanner avec l’appareil photo
collect-scan-help = Pointez l’appareil photo vers chaque code. Il reste allumé jusqu’à ce que vous le fermiez.
collect-scan-refused = L’appareil photo ne peut pas servir ici. Autorisez-le pour cette page, ou collez les liens.
collect-close = Fermer
collect-none = Pas encore de remise
collect-none-more = Une fois les grilles d’une feuille résolues à l’écran, chaque élève appuie sur Remettre et vous donne le lien ou montre le code.
collect-tab-pupils = Élèves
collect-tab-puzzles = Grilles
collect-tab-techniques = Techniques
collect-tabs = Tableau
collect-csv = Tableau en CSV
collect-pupil = Élève
collect-sheet = Feuille
collect-solved = Résolues
collect-time = Temps
collect-hints = Indices
collect-help = Aide demandée à
collect-next = Prochaine feuille
collect-puzzle = Grille
collect-technique = Technique
collect-seconds = Secondes
collect-handed = Remis le
collect-middle-time = Temps habituel
collect-asked = Élèves qui ont demandé de l’aide
collect-of = { $count } sur { $all }
collect-no-hints = aucun
collect-no-help = sans aide
collect-help-unknown = inconnu
collect-merged = { $count ->
    [one] { $count } réunie
   *[other] { $count } réunies
}
collect-page = { $page } sur { $pages }
collect-shown = { $shown ->
    [one] { $shown } élève sur { $count }
   *[other] { $shown } élèves sur { $count }
}
collect-before = Page précédente
collect-after = Page suivante
collect-missing = Techniques à revoir
collect-missing-lead = Élèves qui ont demandé de l’aide, technique par technique
collect-missing-none = Personne n’a demandé d’aide.
collect-sheets-next = Prochaines feuilles
collect-sheets-rule = Un cran plus haut : tout résolu, un indice au plus. Un cran plus bas : la moitié résolue ou moins.
collect-easier = plus facile
collect-same = même niveau
collect-harder = plus difficile
collect-up-to = jusqu’à : { $technique }
collect-pupils = { $count ->
    [one] { $count } élève
   *[other] { $count } élèves
}
collect-print = Imprimer les prochaines feuilles
collect-making = Création des grilles…
collect-print-failed = Les grilles n’ont pas pu être créées sur cet appareil.
collect-stays = Tout reste dans ce navigateur. La somme de contrôle d’une remise révèle les fautes de frappe et de scan. Elle ne peut pas prouver qui a résolu les grilles.
collect-forget = Supprimer toutes les remises
collect-forget-sure = Toutes les remises dans ce navigateur seront supprimées pour de bon.
collect-forget-keep = Les garder
collect-without-scripts = Activez JavaScript pour recueillir les remises dans ce navigateur.
collect-added = { $count ->
    [one] { $count } remise ajoutée.
   *[other] { $count } remises ajoutées.
}
collect-known = { $count ->
    [one] { $count } était déjà là.
   *[other] { $count } étaient déjà là.
}
collect-added-name = La remise de { $name } a été ajoutée.
collect-refused = { $count ->
    [one] Numéro { $numbers } : { $why }
   *[other] Numéros { $numbers } : { $why }
}
collect-fault-none = Ce n’est pas une remise. Son lien contient hand-in#h, suivi de lettres et de chiffres.
collect-fault-cut = La fin du lien manque. Demandez le lien entier.
collect-fault-changed = Le lien a été modifié. Demandez-le à nouveau.
collect-fault-newer = Le lien vient d’une version plus récente de ce site. Rechargez cette page.
collect-fault-huge = Le lien est trop long pour être une remise.
collect-fault-impossible = Le lien contient des données impossibles, comme une case remplie deux fois.
collect-fault-picture = Il n’y a pas de code lisible dans cette image.
collect-fault-file = Ce fichier est trop gros pour contenir des remises.
collect-fault-kept = Ce navigateur n’a plus de place pour d’autres remises.
