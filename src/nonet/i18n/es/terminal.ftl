# Lo que los cuadernos y la terminal dicen de los resultados.

notebook-full = completo
notebook-score = { $label }, { $score } puntos
notebook-unsolved = { $label }, más allá de todas las técnicas
notebook-singles = { $count ->
    [one] { $count } único
   *[other] { $count } únicos
}
terminal-notes = Notas
terminal-hint = Pista
terminal-carry-out = Hacerlo
terminal-check = Comprobar
terminal-fill = Rellenar notas
terminal-undo = Deshacer
terminal-pause = Pausa
terminal-quit = Salir
terminal-keys = Las flechas mueven, los números escriben, Retroceso borra.
terminal-noting = Ahora los números son notas.
terminal-writing = Ahora los números se escriben.
terminal-valid = { $count ->
    [one] No hay errores; queda { $count } celda.
   *[other] No hay errores; quedan { $count } celdas.
}
terminal-no-step = Ninguna técnica encuentra un paso siguiente.
terminal-hint-first = Pulsa Pista hasta que muestre todo el paso.
terminal-paused = En pausa. Pulsa p para continuar.
terminal-covered = ( en pausa )
terminal-solved = Resuelto en { $time }.
