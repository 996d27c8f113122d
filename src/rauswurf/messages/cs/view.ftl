### What is awaited at a table now: a line above the board that is always visible.

view-over = Hra skončila.
view-contest = { $turn } hází o to, kdo začne.
view-roll = { $rolls ->
    [one] { $turn } hází.
    [few] { $turn } hází; zbývají { $rolls } hody.
   *[other] { $turn } hází; zbývá { $rolls } hodů.
}
view-move = { $turn } má na kostce { $die } a táhne.
view-set = { $turn } nasazuje čekající figurku.

## Hunting.

view-roll-hunt = { $dice ->
    [one] { $turn } loví číslo { $number }: zbývá hodit jednou kostkou.
    [few] { $turn } loví číslo { $number }: zbývá hodit { $dice } kostkami.
   *[other] { $turn } loví číslo { $number }: zbývá hodit { $dice } kostkami.
}
view-turn-over = { $hits ->
    [one] { $turn } má jeden zásah a otáčí figurku.
    [few] { $turn } má { $hits } zásahy a otáčí figurky.
   *[other] { $turn } má { $hits } zásahů a otáčí figurky.
}

## NICHTLUSTIG, a game of dice and cards.

view-roll-dice = { $rolls ->
    [one] { $turn } hází naposledy.
    [few] { $turn } hází; zbývají { $rolls } hody.
   *[other] { $turn } hází; zbývá { $rolls } hodů.
}
view-professors = { $dice ->
    [one] { $turn } hází jednou kostkou za profesora.
    [few] { $turn } hází { $dice } kostkami za profesory.
   *[other] { $turn } hází { $dice } kostkami za profesory.
}
view-keep = { $rolls ->
    [one] { $turn } odkládá kostky stranou a ostatními hází, nebo končí. Zbývá jeden hod.
    [few] { $turn } odkládá kostky stranou a ostatními hází, nebo končí. Zbývají { $rolls } hody.
   *[other] { $turn } odkládá kostky stranou a ostatními hází, nebo končí. Zbývá { $rolls } hodů.
}
view-duck = { $turn } může využít kachnu na čtvrtý hod.
view-fourth = { $turn } odkládá kostky stranou před čtvrtým hodem.
view-take = { $turn } si bere karty.
view-death = { $turn } si bere kartu smrti.
view-cover = { $turn } vybírá, kterou kartu zakryje karta smrti.

view-you-contest = Hoď si o to, kdo začne.
view-you-roll = { $rolls ->
    [one] Hoď kostkou.
    [few] Hoď kostkou. Zbývají ti { $rolls } hody.
   *[other] Hoď kostkou. Zbývá ti { $rolls } hodů.
}
view-you-move = Máš na kostce { $die }. Táhni.
view-you-set = Nasaď jednu ze svých čekajících figurek.
view-you-roll-hunt = { $dice ->
    [one] Lovíš číslo { $number }. Hoď ještě jednou kostkou.
    [few] Lovíš číslo { $number }. Hoď ještě { $dice } kostkami.
   *[other] Lovíš číslo { $number }. Hoď ještě { $dice } kostkami.
}
view-you-turn-over = { $hits ->
    [one] Máš jeden zásah. Otoč figurku.
    [few] Máš { $hits } zásahy. Otoč figurky.
   *[other] Máš { $hits } zásahů. Otoč figurky.
}
view-you-roll-dice = { $rolls ->
    [one] Hoď kostkami. Je to tvůj poslední hod.
    [few] Hoď kostkami. Zbývají ti { $rolls } hody.
   *[other] Hoď kostkami. Zbývá ti { $rolls } hodů.
}
view-you-professors = { $dice ->
    [one] Hoď jednou kostkou za svého profesora.
    [few] Hoď { $dice } kostkami za své profesory.
   *[other] Hoď { $dice } kostkami za své profesory.
}
view-you-keep = { $rolls ->
    [one] Odlož kostky stranou a ostatními hoď, nebo skonči. Zbývá ti jeden hod.
    [few] Odlož kostky stranou a ostatními hoď, nebo skonči. Zbývají ti { $rolls } hody.
   *[other] Odlož kostky stranou a ostatními hoď, nebo skonči. Zbývá ti { $rolls } hodů.
}
view-you-duck = Můžeš využít kachnu na čtvrtý hod.
view-you-fourth = Odlož kostky stranou před čtvrtým hodem.
view-you-take = Vezmi si karty.
view-you-death = Vezmi si kartu smrti.
view-you-cover = Vyber, kterou kartu zakryje karta smrti.
