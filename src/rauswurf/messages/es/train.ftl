# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = El punto de control es de otro entrenamiento. Da otro --out o bórralo.
train-progress = aprende
train-stopped = Detenido. La misma orden sigue desde ahí.
train-option-race = { $option } es para los juegos de carrera: lo que valen las cartas se aprende en todas las mesas a la vez. Quítalo.
train-fitted = { $games } partidas, { $seconds } s. Lo que valen las cartas está en { $file }.
train-by-lessons = Solo NICHTLUSTIG aprende de un número de partidas. Los juegos de carrera aprenden por lecciones: usa --lessons en lugar de --games.
train-schooled = { $lessons } lecciones, { $seconds } s. La red está en { $file }.
train-exam = Mesas para { $players }: entre jugadores con la red que trae Rauswurf gana { $share } ± { $error } (lo esperado: { $fair }).
train-truth-for-two = Un juego resuelto tiene dos jugadores. Añade --players 2.
train-truth-other-game = { $file } es una parte de { $game }. Entrena ese juego o elige otro archivo.
train-truth-table = { $file } es una tabla entera. --truth necesita una parte de ella: rauswurf solve { $game } --slice 1000000 recorta una.
