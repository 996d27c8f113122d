# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Het controlepunt hoort bij een andere training. Kies een ander bestand met --out, of wis het.
train-progress = leren, { $games } spellen/s
train-strength = Tegen ‘capture-else-foremost’ wint het { $share } ± { $error } (te verwachten: { $fair }).
train-written = { $games } spellen, { $seconds } s. Het net staat in { $file }.
train-stopped = Gestopt na { $played } spellen. Dezelfde opdracht gaat vandaar verder.
train-option-race = { $option } is voor de racespellen: wat de kaarten waard zijn, wordt aan alle tafels samen geleerd. Laat het weg.
train-fitted = { $games } spellen, { $seconds } s. Wat de kaarten waard zijn, staat in { $file }.
train-option-lessons = { $option } is voor trainen op een grafische kaart of met --truth. Voeg --device gpu of --truth toe, of laat het weg.
train-option-cpu = { $option } is voor trainen op een processor. Gebruik op een grafische kaart --lessons.
train-lessons = leert
train-schooled = { $lessons } lessen, { $seconds } s. Het net staat in { $file }.
train-exam = Tafels voor { $players }: tussen spelers met het net van Rauswurf wint het { $share } ± { $error } (te verwachten: { $fair }).
train-truth-for-two = Een opgelost spel heeft twee spelers. Voeg --players 2 toe.
train-games-or-truth = Een net leert van partijen of van een deel van een opgelost spel. Laat --games of --truth weg.
train-truth-other-game = { $file } is een deel van { $game }. Train dat spel of kies een ander bestand.
train-truth-table = { $file } is een hele tabel. --truth heeft er een deel van nodig: rauswurf solve { $game } --slice 1000000 maakt er een.
