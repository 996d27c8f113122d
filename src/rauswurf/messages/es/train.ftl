# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = El punto de control es de otro entrenamiento. Da otro --out o bórralo.
train-no-net = NICHTLUSTIG se juega sin red: sus bots calculan. Entrena uno de { $games }.
train-progress = aprendiendo, { $games } partidas/s
train-resumed = Se sigue tras { $played } de { $games } partidas.
train-strength = Contra capture-else-foremost gana { $share } ± { $error } (lo justo: { $fair }).
train-written = { $games } partidas, { $seconds } s. La red está en { $file }.
train-stopped = Detenido tras { $played } partidas. La misma orden sigue desde ahí.
