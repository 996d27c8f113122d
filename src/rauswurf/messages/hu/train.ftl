# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = A mentett állapot másik tanuláshoz tartozik. Adj meg másik --out helyet, vagy töröld.
train-progress = tanul, { $games } játék/s
train-strength = A „capture-else-foremost” ellen { $share } ± { $error } a győzelme (várható: { $fair }).
train-written = { $games } játék, { $seconds } s. A háló itt van: { $file }.
train-stopped = Megállt { $played } játék után. Ugyanaz a parancs innen folytatja.
train-option-race = A { $option } a versenyjátékokhoz való: a lapok értékét minden asztalnál együtt tanulja. Hagyd el.
train-fitted = { $games } játék, { $seconds } s. A kártyák értéke itt van: { $file }.
