# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = A mentett állapot másik tanuláshoz tartozik. Adj meg másik --out helyet, vagy töröld.
train-progress = tanul
train-stopped = Megállt. Ugyanaz a parancs innen folytatja.
train-option-race = A { $option } a versenyjátékokhoz való: a lapok értékét minden asztalnál együtt tanulja. Hagyd el.
train-fitted = { $games } játék, { $seconds } s. A kártyák értéke itt van: { $file }.
train-by-lessons = Csak a NICHTLUSTIG tanul megadott számú játékból. A versenyjátékok leckékben tanulnak: a --games helyett a --lessons kell.
train-schooled = { $lessons } lecke, { $seconds } mp. A háló itt van: { $file }.
train-exam = Asztal, { $players } játékos: a Rauswurf saját hálójával játszók között { $share } ± { $error } a győzelme (várható: { $fair }).
train-truth-for-two = Egy megoldott játékot ketten játszanak. Add hozzá: --players 2.
train-truth-other-game = A(z) { $file } ennek a játéknak a szelete: { $game }. Azt tanítsd, vagy válassz másik fájlt.
train-truth-table = A(z) { $file } egy egész táblázat. A --truth egy szeletét kéri: rauswurf solve { $game } --slice 1000000 vág egyet.
