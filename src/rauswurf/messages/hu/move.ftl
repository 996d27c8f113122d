### Typed moves that cannot be made or understood. Parts of a line.

move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = nincs mit visszavenni
move-over = a játék véget ért

## Race games.

move-unknown = ez nem lépés: { $said }; a lépések ilyenek: 12-18, 12x18, B-0 vagy pass
move-no-colour = ilyen szín nem játszik: { $said }; játszik: { $known }
move-no-field = nincs ilyen mező a táblán: { $said }
move-where-to = írd meg, hová lép a bábu, például 12-18

## NICHTLUSTIG, a game of dice and cards.

move-unknown-cards = ez nem lépés: { $said }; a lépések ilyenek: keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck vagy cover professor 3
move-no-die = nincs ilyen kocka: { $said }; a kockákat így írd: b3, w5, p1, ufo vagy b3:ufo
move-no-card = nincs ilyen kártya: { $said }; a kártyákat így írd: { $known }
move-card-twice = egy kártya kétszer szerepel
move-one-card = ide egy kártya kell: { $word } { $card }
move-not-special = csak különleges kártyát lehet felhasználni: { $known }
move-nobody = senkit sem hívnak így: { $said }; itt vannak: { $known }
