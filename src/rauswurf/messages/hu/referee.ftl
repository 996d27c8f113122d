### The answers of `rauswurf referee`, which says what may be done in a position.

## Bad input.

referee-roll-empty = a --roll üres: írd be, mit mutat a kocka, egy számot 1 és 6 között
referee-roll-differs = az állásban a kocka { $position }, a --roll szerint { $roll }
referee-no-such-move = { $move }: { $reason }

## Whose turn it is.

referee-over = A játék véget ért.
referee-to-roll = { $rolls ->
    [one] { $who } dob, egy dobás van hátra.
   *[other] { $who } dob, { $rolls } dobás van hátra.
}
referee-to-move = { $who } lép.
referee-misses-turn = { $who } kezében ott a(z) „{ $card }” kártya, ezért kimarad; a kártya visszakerül az asztalra. Most { $next } dob.
referee-rolled = { $who } dobása: { $rolled }.
referee-rolled-on = { $rolls ->
    [one] { $who } dobása: { $rolled }. Most { $next } jön, egy dobás van hátra.
   *[other] { $who } dobása: { $rolled }. Most { $next } jön, { $rolls } dobás van hátra.
}
referee-lost = { $rolls ->
    [one] { $who } dobása: { $rolled }. Nincs mit kezdeni vele, a dobás elvész. Most { $next } jön, egy dobás van hátra.
   *[other] { $who } dobása: { $rolled }. Nincs mit kezdeni vele, a dobás elvész. Most { $next } jön, { $rolls } dobás van hátra.
}

## What may be done.

referee-legal = Szabályos:
referee-refused = Nem szabályos:
referee-move-legal = { $move } szabályos.
referee-piece-moves = Ez a bábu léphet: { $field }.
referee-move-refused = { $move } nem szabályos: { $reason }
