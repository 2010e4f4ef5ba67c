# Una partida junto al camino más sencillo, y el curso que sale de muchas; lo dicen las páginas y sus scripts.

review-heading = Tus jugadas y el camino más sencillo
review-lead = En qué se fue tu tiempo y qué técnicas se te escaparon.
review-offer = En qué se fue tu tiempo
review-solved = Resuelto en { $time }
review-hints = { $count ->
    [0] sin pistas
    [one] { $count } pista
   *[other] { $count } pistas
}
review-wrong = { $count ->
    [0] sin errores
    [one] { $count } error
   *[other] { $count } errores
}
review-game = Volver al sudoku
review-none = Este navegador no tiene ninguna partida resuelta de este sudoku.
review-without-scripts = Activa JavaScript para analizar tu partida en este navegador.
review-working = Buscando el camino más sencillo…
review-failed = El motor no funciona en este navegador, así que no hay camino con el que comparar.
review-time = En qué se fue tu tiempo
review-untimed = Este navegador no tiene los tiempos de tus números. Aun así puedes ver el camino.
review-before-each = { $count ->
    [one] Tu tiempo antes de { $count } número
   *[other] Tu tiempo antes de cada número ({ $count } números)
}
review-moment = Número
review-number = Número { $number } de { $count }
review-pause = { $time } antes de este número
review-stood = { $name }: disponible desde { $time }.
review-legend = El paso más sencillo en ese momento
review-single = único
review-asked = con ayuda
review-kept = Se calcula en este navegador y no se guarda en ningún otro sitio
review-longest = Las pausas más largas
review-unseen = Se te escapó
review-soon = Encontrada rápido
review-hardest = Disponible
review-first = Antes: { $names }.
review-lesson = Leer la lección
review-practise = Practicarla ahora
review-making = Buscando posiciones…
review-others = Tres posiciones de sudokus distintos
review-images = Tres posiciones de la misma clase
review-find = Encuéntrala
course-heading = Tu progreso
course-lead = Qué encuentras rápido, qué se te escapa y qué aprender ahora.
course-offer = Tu progreso
course-span = Periodo
course-span-weeks = Últimas cuatro semanas
course-span-all = Todas las partidas
course-games = { $count ->
    [0] Aún no se ha analizado ninguna partida.
    [one] A partir de { $count } partida resuelta.
   *[other] A partir de { $count } partidas resueltas.
}
course-kept = Se calcula en este navegador y no se envía nada.
course-without-scripts = Activa JavaScript para ver tu progreso en este navegador.
course-working = Analizando tus partidas…
course-lessons = Aprende en este orden
course-quick = Encuentras rápido
course-quick-rule = Con tu tiempo habitual para encontrar cada una
course-missed = Se te escapan
course-missed-rule = Al menos una vez de cada tres pediste ayuda o tardaste mucho más de lo habitual.
course-none = Nada por ahora.
course-times = { $count ->
    [one] Apareció { $count } vez
   *[other] Apareció { $count } veces
}
course-missed-times = { $count ->
    [one] se escapó { $count } vez
   *[other] se escapó { $count } veces
}
course-faster = más rápido que antes
course-slower = más lento que antes
course-why-game = { $count ->
    [0] Se te escapó en una de tus últimas partidas.
    [one] Se te escapó en una partida esta semana.
   *[other] Se te escapó { $count } veces en tus partidas de esta semana.
}
course-why-practice = Se te escapó al practicar, por eso vuelve.
course-why-needed = Se te escapó { $name }, que se apoya en ella.
course-why-week = Toca repasarla hoy: se te escapó hace una semana o más.
course-why-next = Nueva para ti, y la siguiente en dificultad.
course-why-begun = { $count ->
    [one] Encuéntrala una vez más sin ayuda para dominarla.
   *[other] Encuéntrala { $count } veces más sin ayuda para dominarla.
}
course-why-oldest = Hoy no toca repasar nada; mantén fresca esta técnica.
course-why-solve = Resuelve ahora un sudoku de este nivel: ya dominas sus técnicas.
course-learned = { $unaided } de { $enough } halladas sin ayuda
course-practise = Practicar
course-read = Lección
course-play = Después juega: { $level }
