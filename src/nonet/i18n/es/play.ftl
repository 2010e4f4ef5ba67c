# Lo que dicen los scripts de la página de juego. Lo componen en el navegador.

play-cell-given = { $digit }, inicial, fila { $row } columna { $column }
play-cell-entry = { $digit }, fila { $row } columna { $column }
play-cell-empty = vacía, fila { $row } columna { $column }
play-cell-corner = notas de esquina { $digits }
play-cell-centre = notas centrales { $digits }
play-cell-conflict = está dos veces en una fila, columna o caja
play-cell-wrong = no encaja
play-colour-1 = amarillo
play-colour-2 = verde
play-colour-3 = azul
play-colour-4 = rojo
play-colour-5 = morado
play-colour-6 = naranja
play-colour-7 = turquesa
play-colour-8 = marrón
play-colour-9 = gris
play-cell-on = marcado como verdadero { $digits }
play-cell-off = marcado como falso { $digits }
play-cell-out = la pista elimina { $digits }
play-do-place = Escribirlo
play-do-rule-out = { $count ->
    [one] Eliminar { $count } candidato
   *[other] Eliminar { $count } candidatos
}
play-set = { $count ->
    [one] { $count } celda: { $digits }
   *[other] { $count } celdas: { $digits }
}
play-to-go = { $count ->
    [one] Falta { $count }
   *[other] Faltan { $count }
}
play-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
play-tool-digit = Número
play-tool-corner = Notas de esquina
play-tool-centre = Notas centrales
play-tool-colour = Colores
play-tool-draw = Dibujar sobre candidatos
play-hint-step = Pista { $step } de { $count }.
play-said-no-hints = No te quedan pistas para este sudoku.
play-read-row = Fila
play-read-column = Columna
play-read-box = Caja
play-read-empty = vacía
play-read-notes = notas { $notes }
play-working-step = Buscando el paso más sencillo…
play-working-puzzle = { $tried ->
    [one] Creando un sudoku: { $tried } cuadrícula probada…
   *[other] Creando un sudoku: { $tried } cuadrículas probadas…
}
play-said-stopped = Detenido.
play-said-undone = Deshecho.
play-said-redone = Rehecho.
play-said-nothing-to-undo = No hay nada que deshacer.
play-said-nothing-to-redo = No hay nada que rehacer.
play-said-noted = Todas las notas están puestas.
play-said-full = El tablero está lleno, pero tiene errores. Pulsa Comprobar para ver dónde.
play-said-not-right = El tablero está lleno, pero tiene errores.
play-said-given = Este número es inicial.
play-said-held = Ahora pulsa las celdas para el { $digit }.
play-said-arrow-from = Flecha desde { $digit } en { $cell }.
play-said-arrow = Flecha desde { $other } en { $place } hasta { $digit } en { $cell }.
play-said-no-note = El { $digit } ya está en la fila, la columna o la caja.
play-said-tidied = { $count ->
    [one] Notas ordenadas: el { $digit } queda oculto en { $count } celda.
   *[other] Notas ordenadas: el { $digit } queda oculto en { $count } celdas.
}
play-tip-draw = Pulsa un candidato para marcarlo como verdadero, y otra vez para marcarlo como falso. Arrastra de un candidato a otro para una flecha.
play-said-many = { $count ->
    [one] Ha cambiado { $count } celda.
   *[other] Han cambiado { $count } celdas.
}
play-said-restored = Hola de nuevo. Tu tablero está como lo dejaste.
play-said-restarted = El tablero ha vuelto a sus números iniciales.
play-said-solved = Resuelto en { $time }. ¡Bien hecho!
play-said-paused = En pausa.
play-said-resumed = Reanudado.
play-said-starred = Marcado con una estrella. Está en Mis partidas.
play-said-unstarred = Estrella quitada.
play-move-of = Jugada { $at } de { $count }
play-mark-away = Quitar el marcador { $name }
play-trial = { $count ->
    [one] ¿Y si…? Hasta ahora, { $count } jugada
   *[other] ¿Y si…? Hasta ahora, { $count } jugadas
}
play-said-right-so-far = Hasta aquí, todo bien.
play-said-last-right = { $count ->
    [one] De vuelta al último tablero correcto, { $count } jugada atrás.
   *[other] De vuelta al último tablero correcto, { $count } jugadas atrás.
}
play-said-copied = Enlace copiado.
play-said-not-kept = Este navegador no puede guardar tu tablero. Deja la página abierta hasta que termines.
play-trouble-offline = Sin conexión. Puedes seguir jugando; Comprobar y Pista necesitan el servidor.
play-trouble-throttled = Demasiadas solicitudes. Espera un minuto y vuelve a intentarlo.
play-trouble-device = Comprobar y Pista no se han cargado. Puedes seguir jugando e intentarlo de nuevo.
play-trouble-failed = El servidor no ha podido responder. Inténtalo de nuevo.
play-continue = Continuar
play-begun = { $count ->
    [one] En curso: { $kind }, { $time }, falta { $count } celda.
   *[other] En curso: { $kind }, { $time }, faltan { $count } celdas.
}
play-level-none = sudoku propio
play-level-beginner = principiante
play-level-easy = fácil
play-level-medium = medio
play-level-hard = difícil
play-level-expert = experto
play-level-extreme = extremo
play-heading = Sudoku
play-title = { $count ->
    [one] Sudoku, { $count } número inicial
   *[other] Sudoku, { $count } números iniciales
}
play-givens = { $count ->
    [one] { $count } número inicial
   *[other] { $count } números iniciales
}
play-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
play-longest = { $count ->
    [one] La racha más larga: { $count } día.
   *[other] La racha más larga: { $count } días.
}
play-day-solved = { $count ->
    [one] { $count } de 5 resuelto
   *[other] { $count } de 5 resueltos
}
play-result = { $hints ->
    [0] Resuelto en { $time } sin pistas
    [one] Resuelto en { $time } con { $hints } pista
   *[other] Resuelto en { $time } con { $hints } pistas
}
play-again = { $level ->
    [beginner] Otro para principiantes
   *[easy] Otro fácil
    [medium] Otro medio
    [hard] Otro difícil
    [expert] Otro experto
    [extreme] Otro extremo
}
play-plot = { $count ->
    [one] El tiempo de { $count } sudoku
   *[other] Los tiempos de { $count } sudokus, en el orden en que se resolvieron
}
play-forgotten = Se ha borrado todo.
play-import-foreign = Este archivo no es una exportación de este sitio.
play-import-damaged = Esta exportación está dañada o incompleta. Vuelve a exportar y elige el archivo nuevo.
play-imported = { $count ->
    [one] Se ha importado { $count } sudoku.
   *[other] Se han importado { $count } sudokus.
}
play-unreadable = { $count ->
    [one] No se ha podido leer { $count } entrada del archivo.
   *[other] No se han podido leer { $count } entradas del archivo.
}
play-practice-rate = Hallados { $unaided } de { $seen } al primer intento y sin ayuda. Se guarda en este navegador.
practice-cell = fila { $row } columna { $column }
practice-none = Aún no hay nada marcado.
practice-found = Correcto. Lo has encontrado todo.
practice-part = Bien hasta aquí; hay más.
practice-wrong = Algo de lo que has marcado no se deduce de esta técnica.
practice-looking = Buscando una posición…
play-ghost = La otra partida a estas alturas; tardó { $time }
play-ghost-to-go = { $count ->
    [0] otra: lista
   *[other] otra: { $count }
}
play-ghost-done = La otra partida ha terminado: { $time }.
play-ghost-before = Alguien resolvió este sudoku en { $time }. La cuadrícula pequeña junto al reloj muestra qué celdas tenía rellenas en ese momento, nunca un número. Tu reloj empieza cuando empieces tú.
play-ghost-start = Empezar la carrera
play-ghost-refused = El enlace no tiene una partida completa con la que competir. Puedes jugar igualmente.
play-ghost-beaten = Resuelto en { $time }, { $by } más rápido que la otra partida.
play-ghost-behind = Resuelto en { $time }, { $by } más lento que la otra partida.
play-ghost-even = Resuelto en { $time }, el mismo tiempo que la otra partida.
