# `rauswurf train`: ein Netz, das lernt, indem es gegen sich selbst spielt.

train-other-plan = Der Zwischenstand gehört zu einem anderen Training. Gib ein anderes --out an oder lösche ihn.
train-no-net = NICHTLUSTIG kommt ohne Netz aus: Seine Bots rechnen. Trainiere eines von { $games }.
train-progress = lernt, { $games } Spiele/s
train-resumed = Weiter nach { $played } von { $games } Spielen.
train-strength = Gegen capture-else-foremost gewinnt es { $share } ± { $error } (gerecht wären { $fair }).
train-written = { $games } Spiele, { $seconds } s. Das Netz liegt in { $file }.
train-stopped = Angehalten nach { $played } Spielen. Derselbe Befehl macht da weiter.
