# Comment repérer chaque technique sur une grille : de trois à cinq étapes, une par ligne.

lesson-full-house-spot =
    Cherchez une ligne, une colonne ou un bloc qui a huit chiffres.
    Comptez de 1 à 9 pour trouver le chiffre qui manque.
    Inscrivez-le dans la case vide.
lesson-hidden-single-spot =
    Choisissez un chiffre et un bloc qui ne l’a pas encore.
    Trouvez ce chiffre sur les lignes et les colonnes qui croisent le bloc.
    Rayez les cases du bloc qui sont sur ces lignes et ces colonnes.
    S’il ne reste qu’une case vide, inscrivez-y le chiffre.
    Essayez ensuite les lignes et les colonnes : rayez les cases qui voient déjà le chiffre.
lesson-naked-single-spot =
    Choisissez une case vide dont la ligne, la colonne et le bloc ont beaucoup de chiffres.
    Comptez de 1 à 9, et sautez chaque chiffre que vous voyez sur sa ligne, dans sa colonne ou dans son bloc.
    S’il ne reste qu’un chiffre, inscrivez-le dans la case.
lesson-locked-pair-spot =
    Choisissez un bloc, et une ligne ou une colonne qui le croise.
    Regardez les cases qui sont dans les deux. Trouvez-en deux qui ont les deux mêmes candidats, et aucun autre.
    Éliminez les deux chiffres des autres cases de la rangée.
    Éliminez les deux chiffres des autres cases du bloc.
lesson-locked-triple-spot =
    Choisissez un bloc, et une ligne ou une colonne qui le croise, dont les trois cases communes sont vides.
    Vérifiez que ces trois cases n’ont que trois candidats différents en tout.
    Éliminez les trois chiffres des autres cases de la rangée.
    Éliminez les trois chiffres des autres cases du bloc.
lesson-locked-pointing-spot =
    Choisissez un bloc et un chiffre que le bloc n’a pas encore.
    Trouvez tous les candidats du chiffre dans le bloc.
    Vérifiez qu’ils sont tous sur une seule ligne, ou tous dans une seule colonne.
    Suivez cette rangée hors du bloc, et éliminez-y le chiffre.
lesson-locked-claiming-spot =
    Choisissez une ligne ou une colonne, et un chiffre qu’elle n’a pas encore.
    Trouvez tous les candidats du chiffre sur cette rangée.
    Vérifiez qu’ils sont tous dans un seul bloc.
    Éliminez le chiffre des autres cases de ce bloc.
lesson-naked-pair-spot =
    Trouvez une case qui a exactement deux candidats.
    Cherchez une seconde case avec les deux mêmes candidats sur sa ligne, dans sa colonne ou dans son bloc.
    Éliminez les deux chiffres des autres cases de chaque zone que les deux cases partagent.
lesson-naked-triple-spot =
    Choisissez une zone. Regardez ses cases à deux ou trois candidats.
    Trouvez-en trois qui n’ont que trois candidats différents en tout.
    Éliminez ces trois chiffres des autres cases de la zone.
lesson-hidden-pair-spot =
    Choisissez une zone. Trouvez les chiffres qui y ont exactement deux candidats.
    Cherchez deux de ces chiffres dont les candidats sont dans les deux mêmes cases.
    Éliminez tous les autres candidats de ces deux cases.
lesson-hidden-triple-spot =
    Choisissez une zone. Trouvez les chiffres qui y ont deux ou trois candidats.
    Cherchez trois de ces chiffres dont les candidats ne sont que dans trois cases.
    Éliminez tous les autres candidats de ces trois cases.
lesson-naked-quad-spot =
    Choisissez une zone d’au moins cinq cases vides. Regardez ses cases de deux à quatre candidats.
    Trouvez-en quatre qui n’ont que quatre candidats différents en tout.
    Éliminez ces quatre chiffres des autres cases de la zone.
lesson-hidden-quad-spot =
    Choisissez une zone qui a beaucoup de cases vides. Trouvez les chiffres qui y ont de deux à quatre candidats.
    Cherchez quatre de ces chiffres dont les candidats ne sont que dans quatre cases.
    Éliminez tous les autres candidats de ces quatre cases.
lesson-x-wing-spot =
    Choisissez un chiffre. Trouvez deux lignes où il a exactement deux candidats.
    Vérifiez que ces candidats sont dans les deux mêmes colonnes.
    Éliminez le chiffre de toutes les autres cases des deux colonnes.
    Essayez ensuite en échangeant lignes et colonnes.
lesson-swordfish-spot =
    Choisissez un chiffre. Trouvez les lignes où il a deux ou trois candidats.
    Prenez trois de ces lignes dont les candidats ne sont que dans trois colonnes.
    Éliminez le chiffre de toutes les autres cases de ces colonnes.
    Essayez ensuite en échangeant lignes et colonnes.
lesson-jellyfish-spot =
    Choisissez un chiffre. Trouvez les lignes où il a de deux à quatre candidats.
    Prenez quatre de ces lignes dont les candidats ne sont que dans quatre colonnes.
    Éliminez le chiffre de toutes les autres cases de ces colonnes.
    Essayez ensuite en échangeant lignes et colonnes.
lesson-remote-pair-spot =
    Trouvez des cases qui ont les deux mêmes candidats. Il en faut au moins quatre.
    Reliez en une chaîne celles qui se voient.
    Donnez à ses cases deux couleurs en alternance le long de la chaîne.
    Cherchez une case qui voit une case de chaque couleur.
    Éliminez les deux chiffres de cette case.
lesson-bug-plus-one-spot =
    Vérifiez que chaque case vide a exactement deux candidats, sauf une qui en a trois.
    Trouvez celui des trois qui a trois candidats sur la ligne, dans la colonne et dans le bloc de la case.
    Inscrivez-le dans la case.
lesson-bug-plus-n-spot =
    Vérifiez que toutes les cases vides sauf quelques-unes ont exactement deux candidats.
    Trouvez les candidats de trop dans celles-ci. Sans eux, chaque chiffre manquant aurait exactement deux candidats dans chaque zone.
    Cherchez ce qui contredit chacun d’eux : le même chiffre en vue de tous, ou un autre chiffre dans leur unique case.
    Éliminez ces candidats.
lesson-skyscraper-spot =
    Choisissez un chiffre. Trouvez deux lignes où il a exactement deux candidats.
    Vérifiez qu’un candidat de chaque ligne est dans la même colonne. Cette colonne est le pied. Les deux autres doivent être dans des colonnes différentes.
    Cherchez des cases qui voient les deux autres candidats, le toit.
    Éliminez le chiffre de ces cases.
    Essayez ensuite en échangeant lignes et colonnes.
lesson-w-wing-spot =
    Trouvez deux cases qui ont les deux mêmes candidats et ne se voient pas.
    Choisissez l’un des deux chiffres. Cherchez une zone où il a exactement deux candidats.
    Vérifiez que chacun de ces candidats voit l’une de vos deux cases.
    Éliminez l’autre chiffre des cases qui voient vos deux cases.
lesson-two-string-kite-spot =
    Choisissez un chiffre. Trouvez une ligne et une colonne où il a exactement deux candidats.
    Vérifiez qu’un candidat de la ligne et un de la colonne sont dans le même bloc, dans des cases différentes, et les deux autres hors de ce bloc.
    Trouvez la case qui voit les deux autres candidats, là où leurs rangées se croisent.
    Éliminez le chiffre de cette case.
lesson-dual-two-string-kite-spot =
    Trouvez un cerf-volant. Regardez ses deux cases dans le bloc.
    Vérifiez que chacune appartient à une paire conjuguée sur sa ligne et à une autre dans sa colonne. Cela fait un second cerf-volant.
    Sinon, cherchez un autre chiffre qui a un cerf-volant sur les deux mêmes cases.
    Éliminez le chiffre de chaque cerf-volant là où se croisent les rangées de ses bouts.
lesson-turbot-fish-spot =
    Choisissez un chiffre. Marquez les zones où il a exactement deux candidats. Ce sont ses liens forts.
    Trouvez deux liens forts tels qu’un bout du premier voit un bout du second.
    Cherchez des cases qui voient les deux autres bouts.
    Éliminez le chiffre de ces cases.
lesson-empty-rectangle-spot =
    Choisissez un chiffre et un bloc dont les candidats de ce chiffre sont sur une seule ligne et une seule colonne.
    Hors du bloc, cherchez une colonne qui croise cette ligne, ou une ligne qui croise cette colonne, où le chiffre a exactement deux candidats.
    Vérifiez que l’un d’eux est au croisement. L’autre, le bout éloigné, ne doit être sur aucune ligne ni colonne du bloc.
    Suivez l’autre rangée du bloc vers l’extérieur, jusqu’à la case qui voit le bout éloigné.
    Éliminez le chiffre de cette case.
lesson-dual-empty-rectangle-spot =
    Trouvez un rectangle vide : un bloc dont les candidats d’un chiffre sont sur une seule ligne et une seule colonne.
    Cherchez un lien fort qui a un bout sur cette ligne, et un autre qui a un bout dans cette colonne.
    Pour chaque lien, suivez l’autre rangée du bloc vers l’extérieur, jusqu’à la case qui voit le bout éloigné.
    Éliminez le chiffre de ces deux cases.
lesson-xy-wing-spot =
    Trouvez une case qui a exactement deux candidats. C’est le pivot, XY.
    Cherchez deux cases qui le voient, avec les candidats XZ et YZ. Ce sont les pinces.
    Trouvez les cases qui voient les deux pinces.
    Éliminez Z de ces cases.
lesson-xyz-wing-spot =
    Trouvez une case qui a exactement trois candidats. C’est le pivot, XYZ.
    Cherchez deux cases qui le voient, avec les candidats XZ et YZ. Ce sont les pinces.
    Trouvez les cases qui voient le pivot et les deux pinces.
    Éliminez Z de ces cases.
lesson-wxyz-wing-spot =
    Choisissez un bloc et une rangée qui le croise. Cherchez quatre de leurs cases avec quatre candidats seulement en tout.
    Pour chacun des quatre chiffres, vérifiez si tous ses candidats dans les quatre cases se voient.
    Ne continuez que si un seul chiffre échoue à cette épreuve.
    Éliminez ce chiffre des cases qui voient tous ses candidats dans les quatre cases.
lesson-unique-rectangle-1-spot =
    Trouvez trois cases qui ont les deux mêmes candidats et forment trois coins d’un rectangle.
    Vérifiez que le rectangle est sur deux lignes, deux colonnes et deux blocs.
    Vérifiez que le quatrième coin a les deux chiffres et d’autres candidats.
    Éliminez les deux chiffres du quatrième coin.
lesson-unique-rectangle-2-spot =
    Trouvez sur une rangée deux cases qui ont les deux mêmes candidats. C’est un côté d’un rectangle.
    Vérifiez que le rectangle est sur deux lignes, deux colonnes et deux blocs.
    Vérifiez que les deux autres coins ont ces deux candidats et le même de plus.
    Éliminez ce chiffre de plus des cases qui voient ces deux coins.
lesson-unique-rectangle-3-spot =
    Trouvez un rectangle sur deux lignes, deux colonnes et deux blocs. Deux coins voisins n’ont que les deux mêmes candidats.
    Dressez la liste des candidats de plus des deux autres coins.
    Dans une zone de ces deux coins, trouvez des cases qui forment un sous-ensemble nu avec la liste, comme si elle était une case.
    Éliminez les chiffres du sous-ensemble des autres cases de chaque zone que partagent les deux coins et les cases du sous-ensemble.
lesson-unique-rectangle-4-spot =
    Trouvez un rectangle sur deux lignes, deux colonnes et deux blocs. Deux coins voisins n’ont que les deux mêmes candidats.
    Regardez une zone que les deux autres coins partagent.
    Vérifiez que l’un des deux chiffres n’a pas d’autre candidat dans cette zone.
    Éliminez l’autre chiffre de ces deux coins.
lesson-unique-rectangle-5-spot =
    Trouvez un rectangle sur deux lignes, deux colonnes et deux blocs dont les coins ont deux candidats en commun.
    Vérifiez que deux coins opposés, ou trois coins, ont le même candidat de plus, et aucun autre.
    Vérifiez que les coins restants n’ont que les deux candidats.
    Éliminez le chiffre de plus des cases qui voient tous les coins qui l’ont.
lesson-unique-rectangle-6-spot =
    Trouvez un rectangle sur deux lignes, deux colonnes et deux blocs. Deux coins opposés n’ont que les deux mêmes candidats.
    Regardez les deux lignes, puis les deux colonnes.
    Vérifiez que l’un des deux chiffres n’a pas d’autre candidat sur ces deux rangées.
    Éliminez ce chiffre des deux coins à candidats de plus.
lesson-hidden-rectangle-spot =
    Trouvez un rectangle sur deux lignes, deux colonnes et deux blocs dont les coins ont deux candidats en commun. Les coins peuvent en avoir d’autres.
    Choisissez un coin qui n’en a pas d’autre, et allez au coin opposé.
    Regardez sa ligne et sa colonne. Vérifiez que, dans les deux, le même des deux chiffres n’a aucun candidat hors du rectangle.
    Éliminez l’autre chiffre du coin opposé.
lesson-unique-loop-spot =
    Choisissez deux chiffres. Reliez en boucle des cases qui les ont tous deux pour candidats. Chaque case voit la suivante.
    Vérifiez que la boucle a exactement deux cases dans chaque ligne, chaque colonne et chaque bloc où elle passe.
    Regardez les quelques cases qui ont d’autres candidats.
    Si une seule case en a, éliminez-en les deux chiffres.
    Si deux ou plus ont le même candidat de plus, éliminez-le des cases qui les voient toutes.
lesson-avoidable-rectangle-1-spot =
    Trouvez trois cases résolues qui sont trois coins d’un rectangle. Aucune n’est un chiffre donné : vous les avez remplies. Les chiffres donnés ont un autre aspect sur la grille.
    Vérifiez que le rectangle est sur deux lignes, deux colonnes et deux blocs.
    Vérifiez que deux coins opposés ont le même chiffre.
    Le troisième coin a un autre chiffre. Éliminez ce dernier du coin vide.
lesson-avoidable-rectangle-2-spot =
    Trouvez deux cases résolues, sur une même ligne ou dans une même colonne, qui sont deux coins d’un rectangle. Aucune n’est un chiffre donné : vous les avez remplies. Les chiffres donnés ont un autre aspect sur la grille.
    Vérifiez que le rectangle est sur deux lignes, deux colonnes et deux blocs.
    Vérifiez que les deux coins vides ont exactement deux candidats : le chiffre du coin opposé, et le même de plus.
    Éliminez le chiffre de plus des cases qui voient les deux coins vides.
lesson-finned-x-wing-spot =
    Choisissez un chiffre. Trouvez une ligne où il a exactement deux candidats.
    Trouvez une seconde ligne avec des candidats dans les deux mêmes colonnes, et un ou deux de plus. Ce sont les nageoires.
    Vérifiez que les nageoires sont dans le même bloc qu’un coin.
    Dans la colonne de ce coin, trouvez les autres cases du bloc des nageoires.
    Éliminez-en le chiffre. Essayez ensuite en échangeant lignes et colonnes.
lesson-sashimi-x-wing-spot =
    Choisissez un chiffre. Trouvez une ligne où il a exactement deux candidats.
    Trouvez une seconde ligne avec un candidat dans l’une de ces deux colonnes, mais pas dans l’autre.
    Vérifiez que ses autres candidats, les nageoires, sont dans le bloc du coin manquant.
    Dans la colonne du coin manquant, trouvez les cases hors des deux lignes qui voient toutes les nageoires.
    Éliminez-en le chiffre. Essayez ensuite en échangeant lignes et colonnes.
lesson-simple-colors-trap-spot =
    Choisissez un chiffre. Reliez ses paires conjuguées : deux candidats qui sont les seuls d’une zone.
    Coloriez une grappe de candidats reliés de deux couleurs en alternance. S’il y a plusieurs grappes, ne les mélangez pas.
    Cherchez un candidat sans couleur qui voit les deux couleurs.
    Éliminez-le.
lesson-simple-colors-wrap-spot =
    Choisissez un chiffre. Reliez ses paires conjuguées : deux candidats qui sont les seuls d’une zone.
    Coloriez une grappe de candidats reliés de deux couleurs en alternance. S’il y a plusieurs grappes, ne les mélangez pas.
    Cherchez deux candidats de la même couleur qui se voient.
    Éliminez le chiffre de toutes les cases de cette couleur.
lesson-multi-colors-1-spot =
    Choisissez un chiffre. Coloriez deux grappes séparées de ses paires conjuguées : A et B, C et D.
    Trouvez un candidat de couleur A qui en voit un de couleur C.
    Cherchez des candidats qui voient les deux couleurs B et D.
    Éliminez-les.
lesson-multi-colors-2-spot =
    Choisissez un chiffre. Coloriez deux grappes séparées de ses paires conjuguées : A et B, C et D.
    Cherchez une couleur A qui voit C et D. Ce peut être par des candidats différents de A.
    Éliminez le chiffre de toutes les cases de couleur A.
lesson-finned-swordfish-spot =
    Choisissez un chiffre. Trouvez trois lignes dont les candidats sont presque tous dans trois colonnes.
    Vérifiez que tous les candidats hors de ces colonnes, les nageoires, sont dans un seul bloc.
    Vérifiez que ce bloc contient aussi un coin du swordfish.
    Dans les trois colonnes, trouvez les autres cases qui voient toutes les nageoires.
    Éliminez-en le chiffre. Essayez ensuite en échangeant lignes et colonnes.
lesson-sashimi-swordfish-spot =
    Cherchez un swordfish à nageoire : trois lignes, trois colonnes, et des nageoires dans un seul bloc.
    Laissez les nageoires de côté. Vérifiez qu’une ligne n’a alors qu’un candidat, ou aucun.
    Dans les trois colonnes, trouvez les cases hors des lignes qui voient toutes les nageoires.
    Éliminez-en le chiffre. Essayez ensuite en échangeant lignes et colonnes.
lesson-3d-medusa-spot =
    Commencez par une case à deux candidats. Donnez à l’un la première couleur, et à l’autre la seconde.
    Continuez par les paires conjuguées et les cases à deux candidats. Changez de couleur à chaque pas.
    Cherchez une couleur qui est deux fois dans une case, ou deux fois pour un chiffre dans une zone. Éliminez cette couleur.
    Cherchez une case sans couleur dont chaque candidat voit la même couleur. Éliminez cette couleur.
    Sinon, éliminez les candidats qui contredisent les deux couleurs : dans une zone ou dans leur case.
lesson-fireworks-spot =
    Choisissez une case. Sa ligne et sa colonne se croisent dans son bloc.
    Trouvez des chiffres qui ont, hors du bloc, un candidat au plus sur la ligne et un au plus dans la colonne.
    Cherchez trois de ces chiffres qui ont les deux mêmes cases extérieures.
    Éliminez tous les autres candidats de ces deux cases et du croisement.
    Sinon, cherchez deux paires de ces chiffres autour de coins opposés d’un rectangle, et nettoyez ses quatre coins.
lesson-vwxyz-wing-spot =
    Choisissez un bloc et une rangée qui le croise. Cherchez cinq de leurs cases avec cinq candidats seulement en tout.
    Pour chacun des cinq chiffres, vérifiez si tous ses candidats dans les cinq cases se voient.
    Ne continuez que si un seul chiffre échoue à cette épreuve.
    Éliminez ce chiffre des cases qui voient tous ses candidats dans les cinq cases.
lesson-xy-chain-spot =
    Partez d’une case à deux candidats. Appelez l’un Z, et gardez l’autre.
    Allez à une case à deux candidats qui voit la dernière et qui a le chiffre que vous gardez.
    Gardez l’autre chiffre de la nouvelle case, et continuez de la même façon.
    Arrêtez-vous à une case où le chiffre que vous gardez est Z.
    Éliminez Z des cases qui voient les deux bouts de la chaîne.
lesson-x-chain-spot =
    Choisissez un chiffre. Marquez ses liens forts : les zones où il a exactement deux candidats.
    Commencez par un lien fort. De son bout, allez à un candidat qui le voit : un lien faible.
    Alternez liens forts et liens faibles, et arrêtez-vous après un lien fort.
    Éliminez le chiffre des cases qui voient les deux bouts de la chaîne.
lesson-sue-de-coq-spot =
    Regardez les cases au croisement d’un bloc et d’une rangée. Prenez-en deux ou trois.
    Vérifiez qu’elles ont au moins deux candidats de plus qu’il n’y a de cases.
    Ajoutez des cases du reste de la rangée et du reste du bloc. Le plus simple est une case à deux candidats de chaque côté.
    Vérifiez que toutes ces cases ont autant de chiffres qu’il y a de cases, et que les deux parties ajoutées ne partagent aucun chiffre du croisement.
    Éliminez les chiffres de la partie de la rangée du reste de la rangée, et ceux de la partie du bloc du reste du bloc.
lesson-finned-jellyfish-spot =
    Choisissez un chiffre. Trouvez quatre lignes dont les candidats sont presque tous dans quatre colonnes.
    Vérifiez que tous les candidats hors de ces colonnes, les nageoires, sont dans un seul bloc.
    Vérifiez que ce bloc contient aussi un coin du jellyfish.
    Dans les quatre colonnes, trouvez les autres cases qui voient toutes les nageoires.
    Éliminez-en le chiffre. Essayez ensuite en échangeant lignes et colonnes.
lesson-sashimi-jellyfish-spot =
    Cherchez un jellyfish à nageoire : quatre lignes, quatre colonnes, et des nageoires dans un seul bloc.
    Laissez les nageoires de côté. Vérifiez qu’une ligne n’a alors qu’un candidat, ou aucun.
    Dans les quatre colonnes, trouvez les cases hors des lignes qui voient toutes les nageoires.
    Éliminez-en le chiffre. Essayez ensuite en échangeant lignes et colonnes.
lesson-continuous-nice-loop-spot =
    Commencez par un lien fort : une paire conjuguée, ou une case à deux candidats.
    Continuez en alternant liens faibles et liens forts.
    Cherchez un lien faible du dernier candidat vers le premier.
    Pour chaque lien faible dans une zone, éliminez le chiffre des autres cases qui voient les deux bouts.
    Pour chaque lien faible dans une case, éliminez les autres candidats de cette case.
lesson-aic-spot =
    Commencez par un lien fort : une paire conjuguée, ou une case à deux candidats.
    Continuez en alternant liens faibles et liens forts. Changez de chiffre dans une case, ou de case dans une zone.
    Arrêtez-vous après un lien fort.
    Si les deux bouts ont le même chiffre, éliminez-le des cases qui voient les deux.
    S’ils ont des chiffres différents et se voient, éliminez le chiffre de chaque bout de la case de l’autre.
lesson-discontinuous-nice-loop-spot =
    Choisissez un candidat d’où partent des liens faibles ou des liens forts.
    Suivez des liens en alternance jusqu’à revenir à ce candidat.
    Si la chaîne commence et finit par des liens faibles, éliminez le candidat.
    Si elle commence et finit par des liens forts, inscrivez le chiffre.
lesson-grouped-aic-spot =
    Cherchez des groupes : deux ou trois candidats d’un chiffre sur une ligne ou une colonne d’un bloc. Traitez chaque groupe comme un seul candidat.
    Partez d’un candidat simple par un lien fort : dans une case à deux candidats, ou dans une zone qui n’a qu’un autre candidat ou groupe du chiffre.
    Continuez en alternant liens faibles et liens forts. Pour le lien faible d’un groupe, toutes ses cases voient toutes celles de l’autre bout.
    Arrêtez-vous après un lien fort, à un candidat simple.
    Si les deux bouts ont le même chiffre, éliminez-le des cases qui voient les deux. S’ils ont des chiffres différents et se voient, éliminez le chiffre de chaque bout de la case de l’autre.
lesson-grouped-discontinuous-nice-loop-spot =
    Cherchez des groupes : deux ou trois candidats d’un chiffre dans un bloc et sur une rangée.
    Choisissez un candidat seul, et suivez en alternance liens forts et liens faibles à travers les groupes.
    Revenez au candidat de départ.
    Après des liens faibles aux deux bouts, éliminez-le. Après des liens forts aux deux bouts, inscrivez le chiffre.
lesson-grouped-continuous-nice-loop-spot =
    Cherchez des groupes : deux ou trois candidats d’un chiffre dans un bloc et sur une rangée.
    Construisez une chaîne de liens forts et faibles alternés, par des groupes ou des ensembles presque verrouillés.
    Fermez la chaîne par un lien faible du dernier bout au premier.
    Pour chaque lien faible, éliminez les candidats qui voient toutes les cases des deux bouts.
    Si un lien faible est dans une case, éliminez les autres candidats de la case.
lesson-als-xz-spot =
    Trouvez un ensemble presque verrouillé : des cases d’une zone avec un candidat de plus que de cases. Le plus petit est une case à deux candidats.
    Cherchez un second ensemble presque verrouillé qui partage au moins deux chiffres avec lui.
    Vérifiez que pour un chiffre commun, X, tous les candidats d’un ensemble voient tous ceux de l’autre.
    Choisissez un autre chiffre commun, Z.
    Éliminez Z des cases qui voient tous ses candidats dans les deux ensembles.
lesson-als-xy-wing-spot =
    Trouvez un ensemble presque verrouillé, celui du milieu. Le plus petit est une case à deux candidats.
    Trouvez un deuxième ensemble qui a avec lui un commun restreint X : tous les candidats de X dans les deux se voient.
    Trouvez un troisième ensemble qui a un autre commun restreint, Y, avec celui du milieu.
    Cherchez un autre chiffre Z que les deux ensembles extérieurs ont.
    Éliminez Z des cases qui voient tous ses candidats dans les ensembles extérieurs.
lesson-als-xy-chain-spot =
    Trouvez un ensemble presque verrouillé, et choisissez-y un chiffre Z.
    Passez à un autre ensemble par un commun restreint autre que Z. Tous les candidats de ce chiffre dans les deux ensembles se voient.
    Allez ainsi d’ensemble en ensemble. Prenez chaque fois un autre chiffre qu’au pas précédent.
    Arrêtez-vous à un ensemble qui a aussi Z.
    Éliminez Z des cases qui voient tous ses candidats dans le premier et le dernier ensemble.
lesson-death-blossom-spot =
    Choisissez une case à deux ou trois candidats, la tige.
    Pour chacun de ses candidats, trouvez un ensemble presque verrouillé dont les candidats de ce chiffre voient tous la tige. Ce sont les pétales.
    Cherchez un autre chiffre que tous les pétales ont.
    Éliminez-le des cases qui voient tous ses candidats dans les pétales.
lesson-tridagon-spot =
    Cherchez quatre blocs qui forment un rectangle, et trois chiffres qu’aucun d’eux n’a encore.
    Dans chaque bloc, trouvez trois cases sur des lignes et des colonnes différentes qui ont chacune au moins deux de ces candidats.
    Numérotez les colonnes de chaque bloc de 1 à 3, et lisez celles de ses trois cases de haut en bas. 123, 231 et 312 sont un sens ; 132, 213 et 321 sont l’autre.
    Vérifiez qu’un bloc a un autre sens que les trois autres. Trouvez les candidats de plus dans les douze cases.
    S’il n’y a qu’un candidat de plus, inscrivez-le. Sinon, éliminez les candidats qui voient tous les candidats de plus.
lesson-sk-loop-spot =
    Cherchez quatre blocs qui forment un rectangle, avec un chiffre donné ou une case résolue sur les deux mêmes lignes et les deux mêmes colonnes.
    Dans chaque bloc, prenez les deux autres cases de la ligne et les deux autres de la colonne : seize en tout.
    Reliez les paires en anneau, le long des rangées et dans les blocs. D’ordinaire, deux chiffres relient chaque paire à la suivante.
    Vérifiez que l’anneau se ferme : ses huit liens ont seize chiffres en tout.
    Éliminez les chiffres de chaque lien des autres cases de sa rangée ou de son bloc.
lesson-junior-exocet-spot =
    Trouvez deux cases d’un bloc et d’une rangée qui n’ont que trois ou quatre candidats en tout. C’est la base.
    Dans chacun des deux blocs voisins, prenez une rangée perpendiculaire et ses deux cases hors de la rangée de la base. L’une, la cible, a des candidats de la base. L’autre n’en a pas.
    Prenez les trois rangées perpendiculaires, par les cibles et par la troisième case à côté de la base.
    Pour chaque chiffre de la base, vérifiez que deux lignes ou colonnes couvrent ses candidats sur ces rangées hors des trois blocs.
    Éliminez des cibles chaque candidat que la base n’a pas.
lesson-senior-exocet-spot =
    Trouvez deux cases d’un bloc et d’une rangée qui n’ont que trois ou quatre candidats en tout. C’est la base.
    Prenez trois rangées perpendiculaires : par la troisième case à côté de la base, et une par chacun des deux blocs voisins.
    Trouvez une cible dans un bloc à côté de la base, et une autre n’importe où sur ces rangées.
    Vérifiez que sans les cibles, chaque chiffre de la base ne peut être que sur deux de ces rangées à la fois.
    Éliminez des cibles chaque candidat que la base n’a pas.
lesson-kraken-fish-spot =
    Trouvez un poisson à nageoires : des lignes dont les candidats sont presque tous dans autant de colonnes.
    Choisissez un candidat que le poisson éliminerait sans ses nageoires.
    De chaque nageoire, suivez une chaîne qui commence par la supposer vraie.
    Si chaque chaîne montre que votre candidat est faux, éliminez-le.
lesson-multi-sector-locked-set-spot =
    Choisissez quelques lignes et quelques colonnes, par exemple quatre et quatre. Prenez les cases vides à leurs croisements.
    Partagez les chiffres en deux parts : l’une pour les lignes, l’autre pour les colonnes.
    Pour chaque ligne, comptez les chiffres de sa part parmi ces cases. Faites de même pour chaque colonne, et additionnez le tout.
    Vérifiez que la somme est le nombre de cases.
    Éliminez les chiffres de chaque ligne du reste de la ligne, et ceux de chaque colonne du reste de la colonne.
lesson-forcing-chain-verity-spot =
    Choisissez une case à deux ou trois candidats, ou un chiffre qui a deux ou trois candidats dans une zone.
    Supposez que le premier candidat soit vrai, et suivez ses chaînes. Notez leurs conclusions.
    Faites de même avec chacun des autres candidats.
    Cherchez une conclusion que tous partagent.
    Appliquez-la : inscrivez ce chiffre, ou éliminez ce candidat.
lesson-forcing-chain-contradiction-spot =
    Choisissez un candidat, par exemple un bout de nombreux liens forts.
    Supposez qu’il soit vrai, et suivez toutes les chaînes qui en partent.
    Cherchez une case qui perd tous ses candidats, ou une zone qui perd tous les candidats d’un chiffre.
    Si vous en trouvez une, éliminez votre candidat.
lesson-franken-swordfish-spot =
    Choisissez un chiffre. Prenez trois zones de base, comme deux lignes et un bloc.
    Cherchez trois zones couvrantes, colonnes ou blocs, qui contiennent tous les candidats des zones de base. Un candidat de deux zones de base doit être dans deux zones couvrantes.
    Vérifiez qu’au moins une des six zones est un bloc.
    Trouvez des candidats dans les zones couvrantes mais hors des zones de base.
    Éliminez-les. Essayez ensuite en échangeant lignes et colonnes.
lesson-finned-franken-x-wing-spot =
    Choisissez un chiffre. Prenez deux lignes, ou une ligne et un bloc, comme zones de base.
    Trouvez deux zones couvrantes, colonnes ou blocs (une des quatre zones est un bloc), qui contiennent tous leurs candidats sauf quelques-uns. Ce sont les nageoires. Un candidat de deux zones de base est aussi une nageoire, sauf s’il est dans deux zones couvrantes.
    Cherchez des candidats situés dans plus de zones couvrantes que de zones de base, qui voient toutes les nageoires.
    Éliminez-les. Essayez ensuite en échangeant lignes et colonnes.
lesson-finned-franken-swordfish-spot =
    Choisissez un chiffre. Prenez trois zones de base : des lignes ou des blocs.
    Trouvez trois zones couvrantes, colonnes ou blocs, qui contiennent tous leurs candidats sauf quelques-uns. Ce sont les nageoires. Un candidat de deux zones de base est aussi une nageoire, sauf s’il est dans deux zones couvrantes.
    Cherchez des candidats situés dans plus de zones couvrantes que de zones de base, qui voient toutes les nageoires.
    Éliminez-les. Essayez ensuite en échangeant lignes et colonnes.
lesson-franken-jellyfish-spot =
    Choisissez un chiffre. Prenez quatre zones de base : des lignes ou des blocs.
    Cherchez quatre zones couvrantes, colonnes ou blocs, qui contiennent tous les candidats des zones de base. Un candidat de deux zones de base doit être dans deux zones couvrantes.
    Trouvez des candidats dans les zones couvrantes mais hors des zones de base.
    Éliminez-les. Essayez ensuite en échangeant lignes et colonnes.
lesson-finned-franken-jellyfish-spot =
    Choisissez un chiffre. Prenez quatre zones de base : des lignes ou des blocs.
    Trouvez quatre zones couvrantes, colonnes ou blocs, qui contiennent tous leurs candidats sauf quelques-uns. Ce sont les nageoires. Un candidat de deux zones de base est aussi une nageoire, sauf s’il est dans deux zones couvrantes.
    Cherchez des candidats situés dans plus de zones couvrantes que de zones de base, qui voient toutes les nageoires.
    Éliminez-les. Essayez ensuite en échangeant lignes et colonnes.
lesson-finned-mutant-jellyfish-spot =
    Choisissez un chiffre qui a peu de candidats. Prenez quatre zones de base de toutes sortes : lignes, colonnes et blocs.
    Trouvez quatre autres zones de toutes sortes qui couvrent tous leurs candidats sauf quelques-uns. Ce sont les nageoires. Un candidat de deux zones de base est aussi une nageoire, sauf s’il est dans deux zones couvrantes.
    Cherchez des candidats situés dans plus de zones couvrantes que de zones de base, qui voient toutes les nageoires.
    Éliminez-les.
lesson-finned-mutant-squirmbag-spot =
    Choisissez un chiffre qui a peu de candidats. Prenez cinq zones de base de toutes sortes : lignes, colonnes et blocs.
    Trouvez cinq autres zones de toutes sortes qui couvrent tous leurs candidats sauf quelques-uns. Ce sont les nageoires. Un candidat de deux zones de base est aussi une nageoire, sauf s’il est dans deux zones couvrantes.
    Cherchez des candidats situés dans plus de zones couvrantes que de zones de base, qui voient toutes les nageoires.
    Éliminez-les.
lesson-finned-mutant-whale-spot =
    Choisissez un chiffre qui a peu de candidats. Prenez six zones de base de toutes sortes : lignes, colonnes et blocs.
    Trouvez six autres zones de toutes sortes qui couvrent tous leurs candidats sauf quelques-uns. Ce sont les nageoires. Un candidat de deux zones de base est aussi une nageoire, sauf s’il est dans deux zones couvrantes.
    Cherchez des candidats situés dans plus de zones couvrantes que de zones de base, qui voient toutes les nageoires.
    Éliminez-les.
lesson-forcing-net-contradiction-spot =
    Choisissez un candidat, par exemple dans une case à deux candidats.
    Supposez qu’il soit vrai. Inscrivez-le au crayon, avec tous les singletons qui en découlent.
    Cherchez une case sans candidat, ou une zone sans candidat pour un chiffre.
    Si vous en trouvez une, gommez le tout et éliminez votre candidat.
lesson-forcing-net-verity-spot =
    Choisissez une case à deux candidats, ou un chiffre qui a deux candidats dans une zone.
    Supposez que le premier candidat soit vrai. Notez tous les singletons qui en découlent et tous les candidats qu’ils éliminent.
    Faites de même avec l’autre candidat. Si un cas finit en contradiction, laissez-le.
    Cherchez un résultat que tous les cas restants partagent.
    Appliquez-le : inscrivez ce chiffre, ou éliminez ce candidat.
lesson-template-set-spot =
    Choisissez un chiffre qui est déjà sur beaucoup de lignes.
    Dressez la liste de toutes les façons de le placer sur les autres : un candidat par ligne, par colonne et par bloc.
    Laissez les façons qui prennent une case où va forcément un autre chiffre.
    Cherchez un candidat que toutes les façons utilisent.
    Inscrivez-y le chiffre.
lesson-template-delete-spot =
    Choisissez un chiffre qui est déjà sur beaucoup de lignes.
    Dressez la liste de toutes les façons de le placer sur les autres : un candidat par ligne, par colonne et par bloc.
    Laissez les façons qui prennent une case où va forcément un autre chiffre.
    Cherchez un candidat qu’aucune façon n’utilise.
    Éliminez-le.
lesson-nested-forcing-net-spot =
    Choisissez un candidat. Supposez qu’il soit vrai, et inscrivez au crayon tous les singletons qui en découlent.
    Quand il n’en reste plus, supposez aussi un second candidat.
    Si des singletons mènent à une contradiction, éliminez le second candidat sous la première hypothèse.
    Recommencez jusqu’à ce que la première hypothèse mène à une contradiction.
    Gommez tout, et éliminez le premier candidat.
