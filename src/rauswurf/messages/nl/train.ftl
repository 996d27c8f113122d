# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Het controlepunt hoort bij een andere training. Kies een ander bestand met --out, of wis het.
train-progress = leert
train-stopped = Gestopt. Dezelfde opdracht gaat vandaar verder.
train-option-race = { $option } is voor de racespellen: wat de kaarten waard zijn, wordt aan alle tafels samen geleerd. Laat het weg.
train-fitted = { $games } spellen, { $seconds } s. Wat de kaarten waard zijn, staat in { $file }.
train-by-lessons = Alleen NICHTLUSTIG leert van een aantal spellen. De racespellen leren in lessen: gebruik --lessons in plaats van --games.
train-schooled = { $lessons } lessen, { $seconds } s. Het net staat in { $file }.
train-exam = Tafels voor { $players }: tussen spelers met het net van Rauswurf wint het { $share } ± { $error } (te verwachten: { $fair }).
train-truth-for-two = Een opgelost spel heeft twee spelers. Voeg --players 2 toe.
train-truth-other-game = { $file } is een deel van { $game }. Train dat spel of kies een ander bestand.
train-truth-table = { $file } is een hele tabel. --truth heeft er een deel van nodig: rauswurf solve { $game } --slice 1000000 maakt er een.
