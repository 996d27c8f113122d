## The answer in one sentence.

check-dice = Kockák ellenőrzése
check-holds = { $count ->
    [one] Minden rendben: ez a böngésző maga számolta ki az egyetlen dobást. Abból következik, amit a játék előtt lepecsételtek.
   *[other] Minden rendben: ez a böngésző maga számolta ki mind a { $count } dobást. Abból következnek, amit a játék előtt lepecsételtek.
}
check-holds-ended = A kockákkal minden rendben: minden dobás abból következik, amit a játék előtt lepecsételtek. A játékot idő előtt befejezték, és semmi sem bizonyítja, hogy mindenki beleegyezett.
check-no-promise = { $count ->
    [one] Ezekről a kockákról senki sem ígért semmit, ezért az egyetlen dobást senki sem ellenőrizheti.
   *[other] Ezekről a kockákról senki sem ígért semmit, ezért a { $count } dobást senki sem ellenőrizheti.
}
check-seed = Ezek a kockák egy előre ismert számból következnek. Ez az oldal nem számolja ki őket.
check-no-end = Ennek a felvételnek nincs vége, ezért a játékról semmi sincs megígérve.
check-fails = Ez a felvétel nem állja meg a helyét. Ne higgy neki.
check-unreadable = Ez nem olvasható felvétel: a { $line }. sornak nincs értelme.
check-rules-broken = A kockák rendben vannak, de a kiszolgáló szerint ez a felvétel nem állja meg a helyét.
check-other-promise = Ez a felvétel nem állja meg a helyét: a kockákat más szám pecsételi le, mint amelyet ez a böngésző a játék előtt látott.
check-other-words = Ez a felvétel nem állja meg a helyét: nincs benne, amit ez a böngésző tett hozzá a kockákhoz.
check-server-looked = A lépéseket a kiszolgáló nézte meg. Amit mond, az csak az ő szava.
check-server-silent = A kiszolgáló nem válaszolt, ezért a lépéseket senki sem nézte meg.

## Behind it.

check-details = Mit ellenőriztünk
check-here = Ebben a böngészőben kiszámolva
check-server = A kiszolgáló szerint
check-promise-recorded = Az ígéret a felvételben:
check-secret = A titok, amelyet a végén elárultak:
check-promise-computed = Az ígéret, amely ebből a titokból és ebből a játékból következik:
check-kept-promise = Ez a böngésző a játék előtt ugyanezt az ígéretet látta:
check-kept-words = Ennek a böngészőnek a szavai is benne vannak a kockákban:
check-taken-back = { $rolls ->
    [one] { $rolls } dobást visszavettek: aki ezt tette, tudta, mi jön.
   *[other] { $rolls } dobást visszavettek: aki ezt tette, tudta, mi jön.
}
check-by-browser = A lenyomatokat maga a böngésző számolta ki (Web Crypto).
check-by-library = A lenyomatokat egy könyvtár számolta ki (@noble/hashes): https nélküli oldalaknak a böngészők ezt nem teszik meg.
check-rolls = { $count ->
    [one] Az egyetlen dobás, újraszámolva
   *[other] Mind a { $count } dobás, újraszámolva
}
check-all-rolls = Minden dobás
check-column-roll = Dobás
check-column-recorded = A felvételben
check-column-computed = Kiszámolva
check-column-digest = A lenyomatból

## For those who trust nobody.

check-code = Ez az oldal is a kiszolgálótól jött. Ha senkiben sem akarsz megbízni, mentsd el a felvételt, és ellenőrizd a Rauswurffal a saját gépeden. Ez azt is ellenőrzi, hogy minden lépés szabályos volt-e:
check-save = Felvétel mentése
