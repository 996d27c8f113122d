### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Kinek mikor milyen esélye volt
advice-race-win = Esélyek a győzelemre:
advice-race-place = Esélyek { $place ->
    [5] az
   *[other] a
} { $place }. helyre:
advice-moments = A döntő pillanatok
advice-step-lucky = { $name } dobása: { $faces }. Szerencse: 100 játékból { $count } játékot ért.
advice-step-unlucky = { $name } dobása: { $faces }. Balszerencse: 100 játékból { $count } játékba került.
advice-step-mistake = { $name }: { $move }. Ez 100 játékból { $count } játékba került.
advice-step-good = { $name }: { $move }. Jó választás.
advice-step-others = { $name }: nyert vele { $gains }, vesztett { $loses }: 100 játékból { $count } játékot.
advice-step-forced = { $name }: { $move }. Nem volt választás.
advice-step-usual = Itt nem történt semmi különös.
advice-better = Jobb: { $move }.
advice-why = Mutasd meg, miért
advice-why-after = E lépés után: { $move }
advice-why-wins = { $name } 100 játékból { $count } játékot nyer meg.
advice-why-thrown = A következő dobásukkal az ellenfelek 100 esetből { $count } esetben kiüthetik { $name } egy bábuját.
advice-why-safe = A következő dobásával egyetlen ellenfél sem ütheti ki { $name } bábuját.
advice-why-answer = Ami leggyakrabban következik, 100 esetből { $count } esetben: { $told }
advice-why-passes = { $name } 100 esetből { $count } esetben nem tehet semmit.

## Luck and mistakes, player by player.

advice-sums = Szerencse és hibák
advice-sums-place = Szerencse és hibák a(z) { $place }. helyért folyó versenyben
advice-luck-good = { $name }: a kockák 100 játékból { $count } játékot ajándékoztak.
advice-luck-good-much = { $name }: a kockák { $games } egész játékot ajándékoztak.
advice-luck-bad = { $name }: a kockák 100 játékból { $count } játékot vettek el.
advice-luck-bad-much = { $name }: a kockák { $games } egész játékot vettek el.
advice-luck-even = { $name }: a szerencse és a balszerencse kiegyenlítette egymást.
advice-mistakes = { $name }: { $mistakes } hiba, ezzel 100 játékból { $count } játék veszett el.
advice-mistakes-much = { $name }: { $mistakes } hiba, ezzel { $games } egész játék veszett el.
advice-mistakes-none = { $name }: említésre méltó hiba nélkül.
advice-sums-start = Kezdet
advice-sums-luck = Szerencse
advice-sums-own = Saját hibák
advice-sums-others = Mások hibái
advice-sums-estimate = Becslés
advice-sums-result = Eredmény
advice-sums-hint = Minden szám 100 játékra vonatkozik. Minden oszlop összege pontos: a kezdet, a szerencse, a hibák és a becslés adják az eredményt. A becslés az, amiben útközben maga az edző tévedett.
advice-exact = Ezek az esélyek pontosak.
advice-estimated = Ezek az esélyek becslések. 100-ból { $count } lehet az eltérés.
advice-evaluator = Kiszámolta: { $name }.

## At the table.

advice-hint = A legjobb: { $move }.
advice-hint-wins = Ezzel 100 játékból körülbelül { $count } játékot nyersz meg.
advice-sure = Biztos?
advice-sure-cost = { $move }: ez 100 játékból körülbelül { $count } játékba kerül.
advice-sure-yes = Akkor is ezt lépem
advice-sure-no = Még gondolkodom
advice-agree = Aki ezt az asztalt megnyitotta, szeretné, ha az edző mindenkinek segítene: { $what }. Beleegyezel?

## A position.

advice-now = Az esélyek most
advice-rolls = Ami jöhet
advice-roll = Ha a dobás { $faces }
advice-rolls-hint = Minden szám alatt: 100 játékból hány játékkal ér többet vagy kevesebbet ez a dobás a szokásosnál. Válassz egy dobást, és látod a lépéseit.
advice-moves = Lépések
advice-cost = Ára
advice-no-move = Egyik bábu sem léphet.
advice-set-up = Az állást így változtatod meg: érints meg egy bábut, majd azt a mezőt, ahová kerüljön.
advice-change = Másik állás felállítása
advice-piece = { $colour }, { $number }. bábu
advice-turn = Ki jön?
advice-text = Az állás szövegként
advice-show = Mutasd
