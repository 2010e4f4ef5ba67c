# Lo que se dice a quien estudia un tablero en la página de juego. Los scripts lo componen en el navegador.

study-heading = Estudiar este tablero
study-close = Cerrar
study-working = Buscando…
study-prove = Comprobar mi deducción
study-prove-more = Comprueba las flechas y marcas que has dibujado. Si no hay ninguna, comprueba las notas que quitaste por última vez.
study-own = Tu deducción
study-nothing = Dibuja antes flechas o marcas, o quita notas.
study-no-step = Ningún paso suelto hasta el rango difícil lo demuestra.
study-arrow-holds = De { $digit } en { $cell } a { $other } en { $place }: es válida.
study-arrow-fails = De { $digit } en { $cell } a { $other } en { $place }: no es válida.
study-arrow-open = De { $digit } en { $cell } a { $other } en { $place }: no se llegó a ella.
study-where = Mostrar solo dónde
study-tier-singles = Únicos
study-tier-medium = Medio
study-tier-hard = Difícil
study-tier-expert = Experto
study-up-to = Pista hasta un rango
study-none-up-to = { $tier ->
    [singles] Aquí no hay ningún único. El siguiente paso es más difícil.
    [medium] Aquí no hay ningún paso hasta el rango medio. El siguiente es más difícil.
    [hard] Aquí no hay ningún paso hasta el rango difícil. El siguiente es más difícil.
   *[expert] Aquí no hay ningún paso hasta el rango experto. El siguiente es más difícil.
}
study-parts = Qué estudiar
study-part-deduction = Deducción
study-part-steps = Todos los pasos
study-part-rating = Valoración
study-stop = Detener
study-steps = Buscar todos los pasos
study-steps-more = Todos los pasos posibles en este tablero, primero los más fáciles. Elige uno para verlo en el tablero.
study-steps-list = Pasos, primero los más fáciles
study-certificate = Copiar certificado
study-certified = Paso demostrado, certificado copiado. Compruébalo con nonet prove o con /prove de la API.
study-looked = { $count ->
    [one] { $count } paso hasta ahora; { $tried } de { $all } técnicas probadas
   *[other] { $count } pasos hasta ahora; { $tried } de { $all } técnicas probadas
}
study-found = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
study-full = { $count ->
    [one] El paso más fácil entre muchos
   *[other] Los { $count } pasos más fáciles entre muchos
}
study-also = { $count ->
    [one] también: { $name }
   *[other] también: { $name } y otras
}
study-places = { $cell } es { $digit }
study-rules-out = { $count ->
    [one] elimina { $digit } en { $cell }
   *[other] elimina { $count } candidatos
}
study-trace = Valorar paso a paso
study-trace-more = Muestra cada paso de la valoración, tal como resolvería el sudoku el Sudoku Explainer. Revela la solución.
study-trace-list = Pasos de la valoración, en orden
study-rated = { $count ->
    [one] { $count } paso valorado hasta ahora
   *[other] { $count } pasos valorados hasta ahora
}
study-rating = { $count ->
    [one] ER { $er }: el más difícil de { $count } paso
   *[other] ER { $er }: el más difícil de { $count } pasos
}
