### What is awaited at a table now: a line above the board that is always visible.

view-over = A játék véget ért.
view-contest = { $turn } dob azért, hogy ki kezdjen.
view-roll = { $rolls ->
    [one] { $turn } dob.
   *[other] { $turn } dob; még { $rolls } dobás van hátra.
}
view-move = { $turn } { $die ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dobott, és lép.
view-set = { $turn } játékba hoz egy várakozó bábut.

## Hunting.

view-roll-hunt = { $dice ->
    [one] { $turn } { $number ->
        [1] egyesre
        [2] kettesre
        [3] hármasra
        [4] négyesre
        [5] ötösre
       *[other] hatosra
    } vadászik. Még egy kockával kell dobni.
   *[other] { $turn } { $number ->
        [1] egyesre
        [2] kettesre
        [3] hármasra
        [4] négyesre
        [5] ötösre
       *[other] hatosra
    } vadászik. Még { $dice } kockával kell dobni.
}
view-turn-over = { $hits ->
    [one] { $turn } egy találatot ért el, és megfordít egy bábut.
   *[other] { $turn } { $hits } találatot ért el, és bábukat fordít meg.
}

## NICHTLUSTIG, a game of dice and cards.

view-roll-dice = { $rolls ->
    [one] { $turn } utoljára dob.
   *[other] { $turn } dob; még { $rolls } dobás van hátra.
}
view-professors = { $dice ->
    [one] { $turn } egy kockával dob egy professzorért.
   *[other] { $turn } { $dice } kockával dob a professzorokért.
}
view-keep = { $rolls ->
    [one] { $turn } kockákat tesz félre, és a többit újradobja, vagy megáll. Még egy dobás van hátra.
   *[other] { $turn } kockákat tesz félre, és a többit újradobja, vagy megáll. Még { $rolls } dobás van hátra.
}
view-duck = { $turn } a kacsával negyedszer is dobhat.
view-fourth = { $turn } kockákat tesz félre a negyedik dobás előtt.
view-take = { $turn } kártyát vesz el.
view-death = { $turn } halálkártyát vesz el.
view-cover = { $turn } eldönti, melyik kártyát takarja le a halálkártya.

view-you-contest = Dobj azért, hogy ki kezdjen.
view-you-roll = { $rolls ->
    [one] Dobj a kockával.
   *[other] Dobj a kockával. Még { $rolls } dobásod van.
}
view-you-move = { $die ->
    [1] Egyest
    [2] Kettest
    [3] Hármast
    [4] Négyest
    [5] Ötöst
   *[other] Hatost
} dobtál. Lépj!
view-you-set = Hozz játékba egy várakozó bábut.
view-you-roll-hunt = { $dice ->
    [one] { $number ->
        [1] Egyesre
        [2] Kettesre
        [3] Hármasra
        [4] Négyesre
        [5] Ötösre
       *[other] Hatosra
    } vadászol. Dobj még egy kockával.
   *[other] { $number ->
        [1] Egyesre
        [2] Kettesre
        [3] Hármasra
        [4] Négyesre
        [5] Ötösre
       *[other] Hatosra
    } vadászol. Dobj még { $dice } kockával.
}
view-you-turn-over = { $hits ->
    [one] Egy találatod van. Fordíts meg egy bábut.
   *[other] { $hits } találatod van. Fordíts meg bábukat.
}
view-you-roll-dice = { $rolls ->
    [one] Dobj a kockákkal. Ez az utolsó dobásod.
   *[other] Dobj a kockákkal. Még { $rolls } dobásod van.
}
view-you-professors = { $dice ->
    [one] Dobj egy kockával a professzorodért.
   *[other] Dobj { $dice } kockával a professzoraidért.
}
view-you-keep = { $rolls ->
    [one] Tegyél félre kockákat, és dobd újra a többit, vagy állj meg. Még egy dobásod van.
   *[other] Tegyél félre kockákat, és dobd újra a többit, vagy állj meg. Még { $rolls } dobásod van.
}
view-you-duck = A kacsával negyedszer is dobhatsz.
view-you-fourth = Tegyél félre kockákat a negyedik dobás előtt.
view-you-take = Vedd el a kártyáidat.
view-you-death = Vegyél el egy halálkártyát.
view-you-cover = Döntsd el, melyik kártyát takarja le a halálkártya.
