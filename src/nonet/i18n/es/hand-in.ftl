# Entregar: lo que un estudiante da a su docente en un enlace, y la página que lo recoge. Lo dicen las páginas y sus scripts.

hand-in-heading = Entregar
hand-in-lead = Da a tu docente un enlace o un código con tu nombre, tus tiempos y pistas, dónde pediste ayuda y el orden en que llenaste las celdas. Desde aquí no se envía nada.
hand-in-name = Tu nombre, como te conoce tu docente
hand-in-make = Crear mi enlace
hand-in-link = Tu enlace
hand-in-copy = Copiar el enlace
hand-in-copied = Enlace copiado.
hand-in-share = Compartir
hand-in-code = Código QR de tu enlace
hand-in-code-short = El código omite el orden de las celdas, para que una cámara pueda leerlo. El enlace lo incluye.
hand-in-seal = Una suma de comprobación en el enlace delata los errores, como una letra que falta. No demuestra quién resolvió los sudokus.
hand-in-offer = Entregar
hand-in-none = Resuelve antes un sudoku de esta hoja.
collect-title = Entregas
collect-lead = Pega, abre o escanea lo que entregan tus estudiantes. Se queda en este navegador y no se envía nada.
collect-offer = Recoger las entregas de una clase
collect-count = { $pupils ->
    [one] { $pupils } estudiante: { $sheets }, { $puzzles }
   *[other] { $pupils } estudiantes: { $sheets }, { $puzzles }
}
collect-sheets = { $count ->
    [one] { $count } hoja
   *[other] { $count } hojas
}
collect-puzzles = { $count ->
    [one] { $count } sudoku en total
   *[other] { $count } sudokus en total
}
collect-paste = Pegar enlaces
collect-open = Abrir un archivo
collect-scan = Escanear con la cámara
collect-paste-heading = Enlaces
collect-paste-help = Un enlace o varios. Cualquier otro texto se ignora.
collect-paste-do = Recoger
collect-scan-heading = Escanear con la cámara
collect-scan-help = Enfoca cada código. La cámara sigue abierta hasta que la cierres.
collect-scan-refused = Aquí no se puede usar la cámara. Permítela para esta página, o pega los enlaces.
collect-close = Cerrar
collect-none = Aún no hay entregas
collect-none-more = Cuando los sudokus de una hoja estén resueltos en pantalla, cada estudiante pulsa Entregar y te da el enlace o te muestra el código.
collect-tab-pupils = Estudiantes
collect-tab-puzzles = Sudokus
collect-tab-techniques = Técnicas
collect-tabs = Tabla
collect-csv = Tabla como CSV
collect-pupil = Estudiante
collect-sheet = Hoja
collect-solved = Resueltos
collect-time = Tiempo
collect-hints = Pistas
collect-help = Pidió ayuda en
collect-next = Próxima hoja
collect-puzzle = Sudoku
collect-technique = Técnica
collect-seconds = Segundos
collect-handed = Entregado
collect-middle-time = Tiempo habitual
collect-asked = Estudiantes que pidieron ayuda
collect-of = { $count } de { $all }
collect-no-hints = ninguna
collect-no-help = no pidió ayuda
collect-help-unknown = desconocido
collect-merged = { $count ->
    [one] { $count } fusionada
   *[other] { $count } fusionadas
}
collect-page = { $page } de { $pages }
collect-shown = { $shown ->
    [one] { $shown } de { $count } estudiantes
   *[other] { $shown } de { $count } estudiantes
}
collect-before = Página anterior
collect-after = Página siguiente
collect-missing = Técnicas que repasar
collect-missing-lead = Estudiantes que pidieron ayuda en cada técnica
collect-missing-none = Nadie pidió ayuda.
collect-sheets-next = Próximas hojas
collect-sheets-rule = Un nivel más: todos resueltos, una pista como mucho. Un nivel menos: la mitad o menos resueltos.
collect-easier = más fácil
collect-same = mismo nivel
collect-harder = más difícil
collect-up-to = hasta { $technique }
collect-pupils = { $count ->
    [one] { $count } estudiante
   *[other] { $count } estudiantes
}
collect-print = Imprimir las próximas hojas
collect-making = Creando los sudokus…
collect-print-failed = No se han podido crear los sudokus en este dispositivo.
collect-stays = Todo se queda en este navegador. La suma de comprobación de una entrega delata errores al escribir o escanear. No puede demostrar quién resolvió los sudokus.
collect-forget = Borrar todas las entregas
collect-forget-sure = Todas las entregas de este navegador se borrarán definitivamente.
collect-forget-keep = Conservarlas
collect-without-scripts = Activa JavaScript para recoger entregas en este navegador.
collect-added = { $count ->
    [one] Se ha añadido { $count } entrega.
   *[other] Se han añadido { $count } entregas.
}
collect-known = { $count ->
    [one] { $count } ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
collect-added-name = Se ha añadido la entrega de { $name }.
collect-refused = { $count ->
    [one] Número { $numbers }: { $why }
   *[other] Números { $numbers }: { $why }
}
collect-fault-none = Esto no es una entrega. Su enlace contiene hand-in#h, seguido de letras y números.
collect-fault-cut = Falta el final del enlace. Pide el enlace entero.
collect-fault-changed = El enlace se ha modificado. Pídelo otra vez.
collect-fault-newer = El enlace es de una versión posterior de este sitio. Vuelve a cargar esta página.
collect-fault-huge = El enlace es demasiado largo para ser una entrega.
collect-fault-impossible = El enlace contiene datos imposibles, como una celda que se llenó dos veces.
collect-fault-picture = En esta imagen no hay ningún código legible.
collect-fault-file = Este archivo es demasiado grande para contener entregas.
collect-fault-kept = En este navegador no caben más entregas.
