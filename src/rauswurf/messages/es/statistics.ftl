### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Todo se queda en este navegador. No se envía nada.
statistics-none = Aquí no hay nada todavía. Termina una partida en este dispositivo y se contará.
statistics-forbidden = Este navegador no guarda nada; quizá sea una ventana privada. Por eso no podemos contar partidas.
statistics-all = Todos los juegos
statistics-games = Partidas
statistics-wins = Victorias
statistics-streak = Victorias seguidas ahora
statistics-longest = Más victorias seguidas
statistics-places = Tus puestos
statistics-place = Puesto
statistics-count = Partidas
statistics-share = Porcentaje
statistics-faces = Lo que mostraron tus dados
statistics-face = Número
statistics-faces-hint = Con dados justos, cada número sale más o menos una de cada seis veces.
statistics-by-game = Juego a juego
statistics-months = Mes a mes
statistics-month = Mes
statistics-last = Tus últimas partidas
statistics-placed = Puesto { $place } de { $players }, { $day }
statistics-export = Guardar en un archivo
statistics-import = Añadir desde un archivo
statistics-added = { $count ->
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
statistics-bad-file = Este archivo no contiene estadísticas de Rauswurf. Elige uno que hayas guardado aquí.
statistics-erase = Borrar todo
statistics-erase-sure = Esto borra tus estadísticas en este navegador. Solo podrás recuperarlas si las guardaste en un archivo.
statistics-erase-do = Borrar ahora
statistics-erased = Tus estadísticas se han borrado.
statistics-who = ¿Para quién cuentan las estadísticas de este dispositivo?
statistics-nobody = Para nadie
statistics-counted = Esta partida está en tus estadísticas.
