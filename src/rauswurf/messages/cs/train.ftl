# `rauswurf train`: a net that learns by playing against itself.

train-other-plan = Mezistav patří k jinému učení. Zadej jiné --out, nebo ho smaž.
train-progress = učí se
train-stopped = Přerušeno. Stejný příkaz odsud pokračuje.
train-option-race = { $option } je pro závody: co mají karty za cenu, se učí u všech stolů dohromady. Vynech ho.
train-fitted = { $games } her, { $seconds } s. Jakou mají karty cenu, je v { $file }.
train-by-lessons = Jen NICHTLUSTIG se učí z daného počtu her. Závody se učí v lekcích: místo --games zadej --lessons.
train-schooled = Lekce: { $lessons }, { $seconds } s. Síť je v souboru { $file }.
train-exam = Stoly pro { $players }: mezi hráči se sítí, která je v Rauswurfu, vítězí v { $share } ± { $error } her (očekávaně: { $fair }).
train-truth-for-two = Vyřešená hra má dva hráče. Přidej --players 2.
train-truth-other-game = { $file } je výřez hry { $game }. Trénuj tuto hru, nebo vyber jiný soubor.
train-truth-table = { $file } je celá tabulka. --truth potřebuje její výřez: vytvoří ho rauswurf solve { $game } --slice 1000000.
