# How to spot each technique on a board: three to five steps, one on each line.

lesson-full-house-spot =
    Busca una fila, columna o caja con ocho números.
    Cuenta del 1 al 9 para encontrar el número que falta.
    Escríbelo en la celda vacía.
lesson-hidden-single-spot =
    Elige un número y una caja que aún no lo tenga.
    Busca ese número en las filas y columnas que cruzan la caja.
    Tacha las celdas de la caja que están en esas filas y columnas.
    Si solo queda una celda vacía, escribe el número en ella.
    Prueba después con filas y columnas: tacha las celdas que ya ven el número.
lesson-naked-single-spot =
    Elige una celda vacía cuya fila, columna y caja tengan muchos números.
    Cuenta del 1 al 9 y salta cada número que veas en su fila, columna o caja.
    Si solo queda un número, escríbelo en la celda.
lesson-locked-pair-spot =
    Elige una caja y una fila o columna que la cruce.
    Mira las celdas que están en ambas. Busca dos que tengan los mismos dos candidatos y ninguno más.
    Elimina ambos números de las demás celdas de la línea.
    Elimina ambos números de las demás celdas de la caja.
lesson-locked-triple-spot =
    Elige una caja y una fila o columna que la cruce en tres celdas vacías.
    Comprueba que esas tres celdas tengan en total solo tres candidatos distintos.
    Elimina los tres números de las demás celdas de la línea.
    Elimina los tres números de las demás celdas de la caja.
lesson-locked-pointing-spot =
    Elige una caja y un número que la caja aún no tenga.
    Busca todos los candidatos de ese número en la caja.
    Comprueba que estén todos en una misma fila o en una misma columna.
    Sigue esa línea fuera de la caja y elimina el número allí.
lesson-locked-claiming-spot =
    Elige una fila o columna y un número que la línea aún no tenga.
    Busca todos los candidatos de ese número en la línea.
    Comprueba que estén todos en una misma caja.
    Elimina el número de las demás celdas de esa caja.
lesson-naked-pair-spot =
    Busca una celda con exactamente dos candidatos.
    Busca en su fila, columna o caja otra celda con los mismos dos candidatos.
    Elimina ambos números de las demás celdas de cada unidad que compartan las dos.
lesson-naked-triple-spot =
    Elige una unidad. Mira sus celdas con dos o tres candidatos.
    Busca tres que tengan en total solo tres candidatos distintos.
    Elimina esos tres números de las demás celdas de la unidad.
lesson-hidden-pair-spot =
    Elige una unidad. Busca los números que tienen en ella exactamente dos candidatos.
    Busca dos de esos números cuyos candidatos estén en las mismas dos celdas.
    Elimina de esas dos celdas todos los demás candidatos.
lesson-hidden-triple-spot =
    Elige una unidad. Busca los números que tienen en ella dos o tres candidatos.
    Busca tres de esos números cuyos candidatos estén en solo tres celdas.
    Elimina de esas tres celdas todos los demás candidatos.
lesson-naked-quad-spot =
    Elige una unidad con al menos cinco celdas vacías. Mira sus celdas de dos a cuatro candidatos.
    Busca cuatro que tengan en total solo cuatro candidatos distintos.
    Elimina esos cuatro números de las demás celdas de la unidad.
lesson-hidden-quad-spot =
    Elige una unidad con muchas celdas vacías. Busca los números que tienen en ella de dos a cuatro candidatos.
    Busca cuatro de esos números cuyos candidatos estén en solo cuatro celdas.
    Elimina de esas cuatro celdas todos los demás candidatos.
lesson-x-wing-spot =
    Elige un número. Busca dos filas donde tenga exactamente dos candidatos.
    Comprueba que esos candidatos estén en las mismas dos columnas.
    Elimina el número de todas las demás celdas de las dos columnas.
    Prueba después intercambiando filas y columnas.
lesson-swordfish-spot =
    Elige un número. Busca las filas donde tenga dos o tres candidatos.
    Escoge tres de esas filas cuyos candidatos estén en solo tres columnas.
    Elimina el número de todas las demás celdas de esas columnas.
    Prueba después intercambiando filas y columnas.
lesson-jellyfish-spot =
    Elige un número. Busca las filas donde tenga de dos a cuatro candidatos.
    Escoge cuatro de esas filas cuyos candidatos estén en solo cuatro columnas.
    Elimina el número de todas las demás celdas de esas columnas.
    Prueba después intercambiando filas y columnas.
lesson-remote-pair-spot =
    Busca celdas con los mismos dos candidatos. Necesitas al menos cuatro.
    Une en una cadena las que se ven entre sí.
    Da a sus celdas dos colores alternos a lo largo de la cadena.
    Busca una celda que vea una celda de cada color.
    Elimina ambos números de esa celda.
lesson-bug-plus-one-spot =
    Comprueba que todas las celdas vacías tengan exactamente dos candidatos, salvo una con tres.
    De esos tres números, busca el que tiene tres candidatos en la fila, la columna y la caja de la celda.
    Escríbelo en la celda.
lesson-bug-plus-n-spot =
    Comprueba que todas las celdas vacías, salvo unas pocas, tengan exactamente dos candidatos.
    Busca los candidatos sobrantes de esas pocas celdas. Sin ellos, cada número pendiente tendría exactamente dos candidatos en cada unidad.
    Busca candidatos incompatibles con todos los sobrantes: el mismo número a la vista de todos, u otro número en su única celda.
    Elimina esos candidatos.
lesson-skyscraper-spot =
    Elige un número. Busca dos filas donde tenga exactamente dos candidatos.
    Comprueba que un candidato de cada fila esté en la misma columna. Esa columna es la base. Los otros dos deben estar en columnas distintas.
    Busca celdas que vean los otros dos candidatos, el tejado.
    Elimina el número de esas celdas.
    Prueba después intercambiando filas y columnas.
lesson-w-wing-spot =
    Busca dos celdas con los mismos dos candidatos que no se vean entre sí.
    Elige uno de los dos números. Busca una unidad donde tenga exactamente dos candidatos.
    Comprueba que cada uno de esos candidatos vea una de tus dos celdas.
    Elimina el otro número de las celdas que vean tus dos celdas.
lesson-two-string-kite-spot =
    Elige un número. Busca una fila y una columna donde tenga exactamente dos candidatos.
    Comprueba que un candidato de la fila y uno de la columna estén en la misma caja, en celdas distintas, y los otros dos fuera de ella.
    Busca la celda que ve los otros dos candidatos, donde se cruzan sus líneas.
    Elimina el número de esa celda.
lesson-dual-two-string-kite-spot =
    Busca un 2-String Kite. Mira sus dos celdas de la caja.
    Comprueba que cada una pertenezca a un par conjugado en su fila y a otro en su columna. Así se forma otra cometa.
    Si no, busca otro número con una cometa en las mismas dos celdas.
    Elimina el número de cada cometa donde se cruzan las líneas de sus extremos.
lesson-turbot-fish-spot =
    Elige un número. Marca las unidades donde tenga exactamente dos candidatos: son sus enlaces fuertes.
    Busca dos enlaces fuertes en los que un extremo del primero vea un extremo del segundo.
    Busca celdas que vean los otros dos extremos.
    Elimina el número de esas celdas.
lesson-empty-rectangle-spot =
    Elige un número y una caja cuyos candidatos de ese número estén en una sola fila y una sola columna.
    Fuera de la caja, busca una columna que cruce esa fila, o una fila que cruce esa columna, donde el número tenga exactamente dos candidatos.
    Comprueba que uno de ellos esté en el cruce. El otro, el extremo lejano, no debe estar en ninguna fila ni columna de la caja.
    Sigue la otra línea de la caja hacia fuera hasta la celda que ve el extremo lejano.
    Elimina el número de esa celda.
lesson-dual-empty-rectangle-spot =
    Busca un rectángulo vacío: una caja cuyos candidatos de un número estén en una sola fila y una sola columna.
    Busca un enlace fuerte con un extremo en esa fila y otro con un extremo en esa columna.
    Para cada enlace, sigue la otra línea de la caja hacia fuera hasta la celda que ve el extremo lejano.
    Elimina el número de esas dos celdas.
lesson-xy-wing-spot =
    Busca una celda con exactamente dos candidatos. Es el pivote, XY.
    Busca dos celdas que lo vean, con candidatos XZ e YZ. Son las pinzas.
    Busca las celdas que ven ambas pinzas.
    Elimina Z de esas celdas.
lesson-xyz-wing-spot =
    Busca una celda con exactamente tres candidatos. Es el pivote, XYZ.
    Busca dos celdas que lo vean, con candidatos XZ e YZ. Son las pinzas.
    Busca las celdas que ven el pivote y ambas pinzas.
    Elimina Z de esas celdas.
lesson-wxyz-wing-spot =
    Elige una caja y una línea que la cruce. Busca cuatro de sus celdas con solo cuatro candidatos en total.
    Para cada uno de los cuatro números, mira si todos sus candidatos en las cuatro celdas se ven entre sí.
    Sigue solo si hay exactamente un número en el que no ocurre.
    Elimina ese número de las celdas que ven todos sus candidatos en las cuatro celdas.
lesson-unique-rectangle-1-spot =
    Busca tres celdas con los mismos dos candidatos que sean tres esquinas de un rectángulo.
    Comprueba que el rectángulo esté en dos filas, dos columnas y dos cajas.
    Comprueba que la cuarta esquina tenga los dos números y otros candidatos más.
    Elimina los dos números de la cuarta esquina.
lesson-unique-rectangle-2-spot =
    Busca dos celdas de una línea con los mismos dos candidatos. Son un lado de un rectángulo.
    Comprueba que el rectángulo esté en dos filas, dos columnas y dos cajas.
    Comprueba que las otras dos esquinas tengan esos dos candidatos y el mismo sobrante.
    Elimina el número sobrante de las celdas que ven esas dos esquinas.
lesson-unique-rectangle-3-spot =
    Busca un rectángulo en dos filas, dos columnas y dos cajas. Dos esquinas vecinas solo tienen los mismos dos candidatos.
    Anota los candidatos sobrantes de las otras dos esquinas.
    En una unidad de esas dos esquinas, busca celdas que formen un subconjunto desnudo con tu lista, como si esta fuera una celda.
    Elimina los números del subconjunto de las demás celdas de cada unidad que compartan las dos esquinas y las celdas del subconjunto.
lesson-unique-rectangle-4-spot =
    Busca un rectángulo en dos filas, dos columnas y dos cajas. Dos esquinas vecinas solo tienen los mismos dos candidatos.
    Mira una unidad que compartan las otras dos esquinas.
    Comprueba que uno de los dos números no tenga más candidatos en esa unidad.
    Elimina el otro número de esas dos esquinas.
lesson-unique-rectangle-5-spot =
    Busca un rectángulo en dos filas, dos columnas y dos cajas cuyas esquinas compartan dos candidatos.
    Comprueba que dos esquinas opuestas, o tres esquinas, tengan el mismo candidato sobrante y ninguno más.
    Comprueba que las demás esquinas solo tengan los dos candidatos.
    Elimina el número sobrante de las celdas que ven todas las esquinas que lo tienen.
lesson-unique-rectangle-6-spot =
    Busca un rectángulo en dos filas, dos columnas y dos cajas. Dos esquinas opuestas solo tienen los mismos dos candidatos.
    Mira las dos filas y después las dos columnas.
    Comprueba que uno de los dos números no tenga más candidatos en esas dos líneas.
    Elimina ese número de las dos esquinas con candidatos sobrantes.
lesson-hidden-rectangle-spot =
    Busca un rectángulo en dos filas, dos columnas y dos cajas cuyas esquinas compartan dos candidatos. Las esquinas pueden tener otros.
    Elige una esquina que no tenga ninguno más y ve a la esquina opuesta.
    Mira su fila y su columna. Comprueba que, en ambas, el mismo de los dos números no tenga candidatos fuera del rectángulo.
    Elimina el otro número de la esquina opuesta.
lesson-unique-loop-spot =
    Elige dos números. Une en un bucle celdas que tengan ambos como candidatos. Cada celda ve la siguiente.
    Comprueba que el bucle tenga exactamente dos celdas en cada fila, columna y caja por la que pasa.
    Mira las pocas celdas con candidatos sobrantes.
    Si solo una celda tiene candidatos sobrantes, elimina de ella los dos números.
    Si dos o más tienen el mismo sobrante, elimínalo de las celdas que las ven todas.
lesson-avoidable-rectangle-1-spot =
    Busca tres celdas resueltas que sean tres esquinas de un rectángulo. Ninguna es un número inicial: las escribiste tú. Los números iniciales se ven distintos en el tablero.
    Comprueba que el rectángulo esté en dos filas, dos columnas y dos cajas.
    Comprueba que dos esquinas opuestas tengan el mismo número.
    La tercera esquina tiene otro número. Elimínalo de la esquina vacía.
lesson-avoidable-rectangle-2-spot =
    Busca dos celdas resueltas en una fila o columna que sean dos esquinas de un rectángulo. Ninguna es un número inicial: las escribiste tú. Los números iniciales se ven distintos en el tablero.
    Comprueba que el rectángulo esté en dos filas, dos columnas y dos cajas.
    Comprueba que ambas esquinas vacías tengan exactamente dos candidatos: el número de la esquina opuesta y el mismo sobrante.
    Elimina el número sobrante de las celdas que ven ambas esquinas vacías.
lesson-finned-x-wing-spot =
    Elige un número. Busca una fila donde tenga exactamente dos candidatos.
    Busca otra fila con candidatos en las mismas dos columnas y con uno o dos más. Estos son las aletas.
    Comprueba que las aletas estén en la misma caja que una esquina.
    En la columna de esa esquina, busca las demás celdas de la caja de las aletas.
    Elimina el número allí. Prueba después intercambiando filas y columnas.
lesson-sashimi-x-wing-spot =
    Elige un número. Busca una fila donde tenga exactamente dos candidatos.
    Busca otra fila con un candidato en una de esas dos columnas, pero no en la otra.
    Comprueba que sus demás candidatos, las aletas, estén en la caja de la esquina que falta.
    En la columna de la esquina que falta, busca las celdas fuera de ambas filas que ven todas las aletas.
    Elimina el número allí. Prueba después intercambiando filas y columnas.
lesson-simple-colors-trap-spot =
    Elige un número. Une sus pares conjugados: dos candidatos que son los únicos de una unidad.
    Colorea una agrupación de candidatos unidos con dos colores alternos. Si hay varias agrupaciones, no las mezcles.
    Busca un candidato sin color que vea ambos colores.
    Elimínalo.
lesson-simple-colors-wrap-spot =
    Elige un número. Une sus pares conjugados: dos candidatos que son los únicos de una unidad.
    Colorea una agrupación de candidatos unidos con dos colores alternos. Si hay varias agrupaciones, no las mezcles.
    Busca dos candidatos del mismo color que se vean entre sí.
    Elimina el número de todas las celdas de ese color.
lesson-multi-colors-1-spot =
    Elige un número. Colorea dos agrupaciones separadas de sus pares conjugados: A y B, C y D.
    Busca un candidato de color A que vea uno de color C.
    Busca candidatos que vean ambos colores B y D.
    Elimínalos.
lesson-multi-colors-2-spot =
    Elige un número. Colorea dos agrupaciones separadas de sus pares conjugados: A y B, C y D.
    Busca un color A que vea tanto C como D. Pueden verlos candidatos distintos de A.
    Elimina el número de todas las celdas de color A.
lesson-finned-swordfish-spot =
    Elige un número. Busca tres filas cuyos candidatos estén casi todos en tres columnas.
    Comprueba que todos los candidatos fuera de esas columnas, las aletas, estén en una sola caja.
    Comprueba que esa caja contenga también una esquina del Swordfish.
    En las tres columnas, busca las demás celdas que ven todas las aletas.
    Elimina el número allí. Prueba después intercambiando filas y columnas.
lesson-sashimi-swordfish-spot =
    Busca un Swordfish con aleta: tres filas, tres columnas y aletas en una sola caja.
    Quita las aletas. Comprueba que a una fila le quede entonces un solo candidato o ninguno.
    En las tres columnas, busca las celdas fuera de las filas que ven todas las aletas.
    Elimina el número allí. Prueba después intercambiando filas y columnas.
lesson-3d-medusa-spot =
    Empieza con una celda de dos candidatos. Da a uno el primer color y al otro el segundo.
    Continúa por pares conjugados y celdas de dos candidatos. Cambia de color en cada paso.
    Busca un color que esté dos veces en una celda, o dos veces para un número en una unidad. Elimina ese color.
    Busca una celda sin colores donde todos los candidatos vean el mismo color. Elimina ese color.
    Si no, elimina los candidatos incompatibles con ambos colores: en una unidad o dentro de su celda.
lesson-fireworks-spot =
    Elige una celda. Su fila y su columna se cruzan en su caja.
    Busca números con un candidato como máximo fuera de la caja en la fila, y uno como máximo en la columna.
    Busca tres de esos números con las mismas dos celdas exteriores.
    Elimina todos los demás candidatos de esas dos celdas y del cruce.
    Si no, busca dos parejas de esos números en esquinas opuestas de un rectángulo y limpia sus cuatro esquinas.
lesson-vwxyz-wing-spot =
    Elige una caja y una línea que la cruce. Busca cinco de sus celdas con solo cinco candidatos en total.
    Para cada uno de los cinco números, mira si todos sus candidatos en las cinco celdas se ven entre sí.
    Sigue solo si hay exactamente un número en el que no ocurre.
    Elimina ese número de las celdas que ven todos sus candidatos en las cinco celdas.
lesson-xy-chain-spot =
    Empieza en una celda con dos candidatos. Elige uno de los números como Z y quédate con el otro.
    Ve a una celda con dos candidatos que vea la anterior y tenga el número con el que te quedaste.
    Quédate con el otro número de la nueva celda y sigue del mismo modo.
    Detente en una celda donde el número con el que te quedas sea Z.
    Elimina Z de las celdas que ven ambos extremos de la cadena.
lesson-x-chain-spot =
    Elige un número. Marca sus enlaces fuertes: las unidades donde tiene exactamente dos candidatos.
    Empieza con un enlace fuerte. Desde su final, ve a un candidato que lo vea: un enlace débil.
    Sigue alternando enlaces fuertes y débiles, y detente tras un enlace fuerte.
    Elimina el número de las celdas que ven ambos extremos de la cadena.
lesson-sue-de-coq-spot =
    Mira las celdas donde se cruzan una caja y una línea. Escoge dos o tres.
    Comprueba que tengan al menos dos candidatos más que celdas.
    Añade celdas del resto de la línea y del resto de la caja. Lo más sencillo es una celda de dos candidatos en cada parte.
    Comprueba que todas juntas tengan tantos números como celdas y que las dos partes añadidas no compartan ningún número del cruce.
    Elimina los números de la parte de la línea del resto de la línea, y los de la parte de la caja del resto de la caja.
lesson-finned-jellyfish-spot =
    Elige un número. Busca cuatro filas cuyos candidatos estén casi todos en cuatro columnas.
    Comprueba que todos los candidatos fuera de esas columnas, las aletas, estén en una sola caja.
    Comprueba que esa caja contenga también una esquina del Jellyfish.
    En las cuatro columnas, busca las demás celdas que ven todas las aletas.
    Elimina el número allí. Prueba después intercambiando filas y columnas.
lesson-sashimi-jellyfish-spot =
    Busca un Jellyfish con aleta: cuatro filas, cuatro columnas y aletas en una sola caja.
    Quita las aletas. Comprueba que a una fila le quede entonces un solo candidato o ninguno.
    En las cuatro columnas, busca las celdas fuera de las filas que ven todas las aletas.
    Elimina el número allí. Prueba después intercambiando filas y columnas.
lesson-continuous-nice-loop-spot =
    Empieza con un enlace fuerte: un par conjugado o una celda con dos candidatos.
    Sigue alternando enlaces débiles y fuertes.
    Busca un enlace débil del último candidato de vuelta al primero.
    Por cada enlace débil en una unidad, elimina el número de otras celdas que ven ambos extremos.
    Por cada enlace débil en una celda, elimina los demás candidatos de esa celda.
lesson-aic-spot =
    Empieza con un enlace fuerte: un par conjugado o una celda con dos candidatos.
    Sigue alternando enlaces débiles y fuertes. Cambia de número dentro de una celda o de celda dentro de una unidad.
    Detente tras un enlace fuerte.
    Si ambos extremos tienen el mismo número, elimínalo de las celdas que ven los dos.
    Si tienen números distintos y se ven, elimina el número de cada extremo de la celda del otro.
lesson-discontinuous-nice-loop-spot =
    Elige un candidato desde el que salgan enlaces débiles o fuertes.
    Sigue enlaces alternos hasta volver a ese candidato.
    Si la cadena empieza y acaba con enlaces débiles, elimina el candidato.
    Si empieza y acaba con enlaces fuertes, escribe el número.
lesson-grouped-aic-spot =
    Busca grupos: dos o tres candidatos de un número en una fila o columna de una caja. Trata cada grupo como un solo candidato.
    Empieza en un candidato suelto con un enlace fuerte: en una celda con dos candidatos, o en una unidad con solo otro candidato o grupo del número.
    Sigue alternando enlaces débiles y fuertes. En el enlace débil de un grupo, todas sus celdas ven todas las del otro extremo.
    Detente tras un enlace fuerte, en un candidato suelto.
    Si ambos extremos tienen el mismo número, elimínalo de las celdas que ven los dos. Si tienen números distintos y se ven, elimina el número de cada extremo de la celda del otro.
lesson-grouped-discontinuous-nice-loop-spot =
    Busca grupos: dos o tres candidatos de un número en una caja y una línea.
    Elige un candidato suelto y sigue enlaces fuertes y débiles alternos a través de los grupos.
    Vuelve al candidato con el que empezaste.
    Con enlaces débiles en ambos extremos, elimínalo. Con enlaces fuertes en ambos, escribe el número.
lesson-grouped-continuous-nice-loop-spot =
    Busca grupos: dos o tres candidatos de un número en una caja y una línea.
    Construye una cadena de enlaces fuertes y débiles alternos, con grupos o conjuntos casi bloqueados.
    Cierra la cadena con un enlace débil del último extremo al primero.
    Por cada enlace débil, elimina los candidatos que ven todas las celdas de ambos extremos.
    Si un enlace débil está en una celda, elimina los demás candidatos de la celda.
lesson-als-xz-spot =
    Busca un conjunto casi bloqueado: celdas de una unidad con un candidato más que celdas. El más pequeño es una celda con dos.
    Busca otro conjunto casi bloqueado que comparta con él al menos dos números.
    Comprueba que, para un número común X, todos los candidatos de un conjunto vean todos los del otro.
    Elige otro número común, Z.
    Elimina Z de las celdas que ven todos sus candidatos en ambos conjuntos.
lesson-als-xy-wing-spot =
    Busca un conjunto casi bloqueado, el del medio. El más pequeño es una celda con dos candidatos.
    Busca otro conjunto que comparta con él un común restringido X: todos los candidatos de X en ambos se ven.
    Busca un tercer conjunto que comparta con el del medio otro común restringido, Y.
    Busca otro número Z que tengan los dos conjuntos exteriores.
    Elimina Z de las celdas que ven todos sus candidatos en los conjuntos exteriores.
lesson-als-xy-chain-spot =
    Busca un conjunto casi bloqueado y elige en él un número Z.
    Pasa a otro conjunto por un común restringido distinto de Z. Todos los candidatos de ese número en ambos conjuntos se ven.
    Sigue de conjunto en conjunto. Usa un número distinto al del paso anterior.
    Detente en un conjunto que también tenga Z.
    Elimina Z de las celdas que ven todos sus candidatos en el primer conjunto y en el último.
lesson-death-blossom-spot =
    Elige una celda con dos o tres candidatos, el tallo.
    Para cada candidato, busca un conjunto casi bloqueado cuyos candidatos de ese número vean todos el tallo. Son los pétalos.
    Busca otro número que tengan todos los pétalos.
    Elimínalo de las celdas que ven todos sus candidatos en los pétalos.
lesson-tridagon-spot =
    Busca cuatro cajas que formen un rectángulo y tres números que ninguna de ellas tenga aún.
    En cada caja, busca tres celdas en filas y columnas distintas que tengan cada una al menos dos de esos candidatos.
    Numera las columnas de cada caja del 1 al 3 y lee las de sus tres celdas de arriba abajo. 123, 231 y 312 son un sentido; 132, 213 y 321, el otro.
    Comprueba que una caja tenga un sentido distinto al de las otras tres. Busca los candidatos sobrantes de las doce celdas.
    Si solo hay un candidato sobrante, escríbelo. Si no, elimina los candidatos que ven todos los sobrantes.
lesson-sk-loop-spot =
    Busca cuatro cajas que formen un rectángulo, con una celda llena en las mismas dos filas y dos columnas.
    En cada caja, toma las otras dos celdas de la fila y las otras dos de la columna: dieciséis en total.
    Enlaza los pares en un anillo, por las líneas y dentro de las cajas. Normalmente, dos números enlazan cada par con el siguiente.
    Comprueba que el anillo se cierre: sus ocho enlaces tienen dieciséis números en total.
    Elimina los números de cada enlace de las demás celdas de su línea o caja.
lesson-junior-exocet-spot =
    Busca dos celdas de una caja y una línea con solo tres o cuatro candidatos en total. Son la base.
    En cada una de las dos cajas vecinas, elige una línea perpendicular y sus dos celdas fuera de la línea de la base. Una, el objetivo, tiene candidatos de la base. La otra no.
    Toma las tres líneas perpendiculares que pasan por los objetivos y por la tercera celda junto a la base.
    Para cada número de la base, comprueba que dos filas o columnas cubran sus candidatos en esas líneas fuera de las tres cajas.
    Elimina de los objetivos todos los candidatos que la base no tiene.
lesson-senior-exocet-spot =
    Busca dos celdas de una caja y una línea con solo tres o cuatro candidatos en total. Son la base.
    Toma tres líneas perpendiculares: por la tercera celda junto a la base y por cada una de las dos cajas vecinas.
    Busca un objetivo en una caja vecina y otro en cualquier lugar de esas líneas.
    Comprueba que, sin los objetivos, cada número de la base quepa a la vez en solo dos de esas líneas.
    Elimina de los objetivos todos los candidatos que la base no tiene.
lesson-kraken-fish-spot =
    Busca un pez con aletas: filas cuyos candidatos estén casi todos en otras tantas columnas.
    Elige un candidato que el pez eliminaría sin sus aletas.
    Desde cada aleta, sigue una cadena que empiece suponiendo que la aleta es verdadera.
    Si todas las cadenas muestran que tu candidato es falso, elimínalo.
lesson-multi-sector-locked-set-spot =
    Elige unas filas y unas columnas, por ejemplo cuatro y cuatro. Toma las celdas vacías donde se cruzan.
    Reparte los números en dos partes: una para las filas y otra para las columnas.
    Para cada fila, cuenta los números de su parte en esas celdas. Haz lo mismo con cada columna y súmalo todo.
    Comprueba que la suma sea el número de celdas.
    Elimina los números de cada fila del resto de esa fila, y los de cada columna del resto de esa columna.
lesson-forcing-chain-verity-spot =
    Elige una celda con dos o tres candidatos, o un número con dos o tres candidatos en una unidad.
    Supón que el primer candidato es verdadero y sigue sus cadenas. Anota sus conclusiones.
    Haz lo mismo con cada uno de los otros candidatos.
    Busca una conclusión que todos compartan.
    Aplícala: escribe ese número o elimina ese candidato.
lesson-forcing-chain-contradiction-spot =
    Elige un candidato, por ejemplo un extremo de muchos enlaces fuertes.
    Supón que es verdadero y sigue todas las cadenas que salen de él.
    Busca una celda que pierda todos sus candidatos, o una unidad que pierda todos los de un número.
    Si la encuentras, elimina tu candidato.
lesson-franken-swordfish-spot =
    Elige un número. Escoge tres unidades base, como dos filas y una caja.
    Busca tres unidades de cobertura, columnas o cajas, que contengan todos los candidatos de las bases. Un candidato en dos unidades base debe estar en dos de cobertura.
    Comprueba que al menos una de las seis unidades sea una caja.
    Busca candidatos en las unidades de cobertura pero fuera de las bases.
    Elimínalos. Prueba después intercambiando filas y columnas.
lesson-finned-franken-x-wing-spot =
    Elige un número. Escoge dos filas, o una fila y una caja, como unidades base.
    Busca dos unidades de cobertura, columnas o cajas (una de las cuatro es una caja), que contengan todos sus candidatos salvo unos pocos. Esos pocos son las aletas. Un candidato en dos unidades base también es una aleta, salvo que esté en dos de cobertura.
    Busca candidatos en más unidades de cobertura que unidades base que vean todas las aletas.
    Elimínalos. Prueba después intercambiando filas y columnas.
lesson-finned-franken-swordfish-spot =
    Elige un número. Escoge tres unidades base: filas o cajas.
    Busca tres unidades de cobertura, columnas o cajas, que contengan todos sus candidatos salvo unos pocos. Esos pocos son las aletas. Un candidato en dos unidades base también es una aleta, salvo que esté en dos de cobertura.
    Busca candidatos en más unidades de cobertura que unidades base que vean todas las aletas.
    Elimínalos. Prueba después intercambiando filas y columnas.
lesson-franken-jellyfish-spot =
    Elige un número. Escoge cuatro unidades base: filas o cajas.
    Busca cuatro unidades de cobertura, columnas o cajas, que contengan todos los candidatos de las bases. Un candidato en dos unidades base debe estar en dos de cobertura.
    Busca candidatos en las unidades de cobertura pero fuera de las bases.
    Elimínalos. Prueba después intercambiando filas y columnas.
lesson-finned-franken-jellyfish-spot =
    Elige un número. Escoge cuatro unidades base: filas o cajas.
    Busca cuatro unidades de cobertura, columnas o cajas, que contengan todos sus candidatos salvo unos pocos. Esos pocos son las aletas. Un candidato en dos unidades base también es una aleta, salvo que esté en dos de cobertura.
    Busca candidatos en más unidades de cobertura que unidades base que vean todas las aletas.
    Elimínalos. Prueba después intercambiando filas y columnas.
lesson-finned-mutant-jellyfish-spot =
    Elige un número con pocos candidatos. Escoge cuatro unidades base de cualquier tipo: filas, columnas y cajas.
    Busca otras cuatro unidades de cualquier tipo que cubran todos sus candidatos salvo unos pocos. Esos pocos son las aletas. Un candidato en dos unidades base también es una aleta, salvo que esté en dos de cobertura.
    Busca candidatos en más unidades de cobertura que unidades base que vean todas las aletas.
    Elimínalos.
lesson-finned-mutant-squirmbag-spot =
    Elige un número. Escoge cinco unidades base de cualquier tipo: filas, columnas y cajas.
    Busca otras cinco unidades de cualquier tipo que cubran todos sus candidatos salvo unos pocos. Esos pocos son las aletas. Un candidato en dos unidades base también es una aleta, salvo que esté en dos de cobertura.
    Busca candidatos en más unidades de cobertura que unidades base que vean todas las aletas.
    Elimínalos.
lesson-finned-mutant-whale-spot =
    Elige un número. Escoge seis unidades base de cualquier tipo: filas, columnas y cajas.
    Busca otras seis unidades de cualquier tipo que cubran todos sus candidatos salvo unos pocos. Esos pocos son las aletas. Un candidato en dos unidades base también es una aleta, salvo que esté en dos de cobertura.
    Busca candidatos en más unidades de cobertura que unidades base que vean todas las aletas.
    Elimínalos.
lesson-forcing-net-contradiction-spot =
    Elige un candidato, por ejemplo en una celda con dos candidatos.
    Supón que es verdadero. Escríbelo a lápiz, con todos los únicos que se siguen.
    Busca una celda sin candidatos, o una unidad sin candidatos para un número.
    Si la encuentras, borra las marcas a lápiz y elimina tu candidato.
lesson-forcing-net-verity-spot =
    Elige una celda con dos candidatos, o un número con dos candidatos en una unidad.
    Supón que el primer candidato es verdadero y anota todos los únicos que se siguen y todos los candidatos que eliminan.
    Haz lo mismo con el otro candidato. Si un caso acaba en contradicción, descártalo.
    Busca un resultado que compartan todos los casos restantes.
    Aplícalo: escribe ese número o elimina ese candidato.
lesson-template-set-spot =
    Elige un número que ya esté en muchas filas.
    Anota todas las formas de colocarlo en las filas restantes: un candidato en cada fila, columna y caja.
    Descarta las formas que ocupan una celda donde debe ir otro número.
    Busca un candidato que usen todas las formas.
    Escribe allí el número.
lesson-template-delete-spot =
    Elige un número que ya esté en muchas filas.
    Anota todas las formas de colocarlo en las filas restantes: un candidato en cada fila, columna y caja.
    Descarta las formas que ocupan una celda donde debe ir otro número.
    Busca un candidato que no use ninguna forma.
    Elimínalo.
lesson-nested-forcing-net-spot =
    Elige un candidato. Supón que es verdadero y escribe a lápiz todos los únicos que se siguen.
    Cuando no quede ningún único, supón también un segundo candidato.
    Si los únicos llevan a una contradicción, elimina el segundo candidato bajo la primera suposición.
    Repítelo hasta que la primera suposición lleve a una contradicción.
    Bórralo todo y elimina el primer candidato.
