# Qué se dice de un paso que alguien afirma: qué se deduce, o qué parte es débil y por qué.

proof-follows = Es válido: { $what }.
proof-place-lemma = Deducción { $number }
proof-place-premise = Premisa { $number }
proof-place-cover = Cobertura { $number }
proof-place-link = Enlace { $number }
proof-place-notation = Carácter { $number }
proof-weak = { $place }: { $why }
weak-absent-candidate = El tablero no tiene { $candidates }.
weak-settled = Esto ya está decidido: la celda está llena, o la unidad tiene su número.
weak-no-solution = Ninguna solución lo cumple.
weak-not-strong = { $count ->
    [0] Ambos extremos pueden ser falsos: ninguna unidad, celda o conjunto de celdas los enlaza con fuerza.
    [one] Ambos extremos pueden ser falsos: en su lugar puede valer { $candidates }.
   *[other] Ambos extremos pueden ser falsos: en su lugar pueden valer { $candidates }.
}
weak-not-weak = Ambos extremos pueden ser correctos: { $candidates } no se excluyen.
weak-not-deadly = Estos números no podrían intercambiarse, así que el patrón no es mortal.
weak-uncovered = Ninguna cobertura contiene { $candidates }, y ahí no hay ninguna aleta.
weak-does-not-follow = Esto no se deduce de las premisas.
weak-unjoined = El enlace anterior es de la misma clase, así que la cadena se corta aquí.
weak-nothing-follows = De estas premisas no se deduce nada nuevo.
weak-too-much-work = Demostrar esto cuesta más trabajo del que permite una solicitud.
weak-unreadable = La notación no se puede leer desde aquí.
weak-overlooked = Sería válido sin { $candidates }, que el tablero aún tiene.
proof-holds = Es válido.
proof-place-arrow = La flecha de { $from } a { $to }
