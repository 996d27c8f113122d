## The answer in one sentence.

check-dice = Comprobar los dados
check-holds = { $count ->
    [one] Todo en orden: este navegador ha calculado por sí mismo la única tirada. Sale de lo que se selló antes de la partida.
   *[other] Todo en orden: este navegador ha calculado por sí mismo las { $count } tiradas. Salen de lo que se selló antes de la partida.
}
check-holds-ended = Los dados están en orden: cada tirada sale de lo que se selló antes de la partida. La partida acabó antes de tiempo y nada demuestra que todos estuvieran de acuerdo.
check-no-promise = { $count ->
    [one] Nadie prometió nada sobre estos dados, así que nadie puede comprobar la única tirada.
   *[other] Nadie prometió nada sobre estos dados, así que nadie puede comprobar las { $count } tiradas.
}
check-seed = Estos dados salen de una semilla que se conocía de antemano. Esta página no los calcula.
check-no-end = Esta grabación no tiene final, así que nada se promete sobre la partida.
check-fails = Esta grabación no es correcta. No te fíes de ella.
check-unreadable = Esto no es una grabación legible: la línea { $line } no tiene sentido.
check-rules-broken = Los dados están en orden, pero el servidor dice que esta grabación no es correcta.
check-other-promise = Esta grabación no es correcta: los dados se sellaron con un número distinto del que este navegador vio antes de la partida.
check-other-words = Esta grabación no es correcta: en ella falta lo que este navegador añadió a los dados.
check-server-looked = El servidor ha mirado las jugadas. Lo que dice es solo su palabra.
check-server-silent = El servidor no ha contestado, así que nadie ha mirado las jugadas.

## Behind it.

check-details = Qué se ha comprobado
check-here = Calculado en este navegador
check-server = Dicho por el servidor
check-promise-recorded = La promesa en la grabación:
check-secret = El secreto que se contó al final:
check-promise-computed = La promesa que sale de este secreto y esta partida:
check-kept-promise = Este navegador vio la misma promesa antes de la partida:
check-kept-words = Las palabras de este navegador entraron en los dados:
check-taken-back = { $rolls ->
    [one] Se deshizo { $rolls } tirada: quien lo hizo sabía qué iba a salir.
   *[other] Se deshicieron { $rolls } tiradas: quien lo hizo sabía qué iba a salir.
}
check-by-browser = El propio navegador calculó las huellas (Web Crypto).
check-by-library = Una biblioteca calculó las huellas (@noble/hashes): los navegadores no lo hacen para páginas sin https.
check-rolls = { $count ->
    [one] La única tirada, calculada de nuevo
   *[other] Las { $count } tiradas, calculadas de nuevo
}
check-all-rolls = Todas las tiradas
check-column-roll = Tirada
check-column-recorded = Grabado
check-column-computed = Calculado
check-column-digest = Por la huella

## For those who trust nobody.

check-code = Esta página también vino del servidor. Si no quieres fiarte de nadie, guarda la grabación y compruébala con Rauswurf en tu propio ordenador. Así también se comprueba que cada jugada estaba permitida:
check-save = Guardar la grabación
