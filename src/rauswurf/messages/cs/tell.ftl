### What happened at the table.

## Rolling.

tell-roll = { $who } hází { $face }.
tell-roll-lost = { $who } hází { $face } a nemá jak táhnout.
tell-begins = { $who } začíná.
tell-tied = Shoda: { $who } házejí znovu.

## A piece moves.

tell-enter = { $who } nasazuje na pole { $to }.
tell-enter-capture = { $who } nasazuje na pole { $to } a { $victim } letí zpátky { $back }.
tell-move = { $who } táhne { $origin } { $to }.
tell-capture = { $who } táhne { $origin } { $to } a { $victim } letí zpátky { $back }.
tell-hit-stone = { $who } táhne { $origin } { $to } a kámen ({ $victim }) se vrací { $back }.
tell-goal = { $who } táhne { $origin } { $to }.
tell-back = { $who } táhne pozpátku { $origin } { $to }.
tell-back-capture = { $who } táhne pozpátku { $origin } { $to } a { $victim } letí zpátky { $back }.
tell-neutral = { $who } hraje neutrální figurkou ({ $colour }).
tell-pass = { $who } pasuje.

## What follows from a move.

tell-huffed = { $colour } promeškává vyhození, a tak se figurka z pole { $origin } vrací { $back }.
tell-pushed = { $colour } musí uhnout { $origin } { $to }.
tell-home = { $count ->
    [one] { $who } je v domečku.
    [few] { $who } jsou v domečku.
   *[other] { $who } jsou v domečku.
}

## Hunting.

tell-hunt = { $who } loví číslo { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } hází { $faces }: vedle.
    [one] { $who } hází { $faces }: jeden zásah.
    [few] { $who } hází { $faces }: { $hits } zásahy.
   *[other] { $who } hází { $faces }: { $hits } zásahů.
}
tell-focus-won = Figurka na poli { $field } ({ $who }) teď má fokus.
tell-focus-lost = Figurka na poli { $field } ({ $who }) přišla o fokus.

## Stones that block the way.

tell-push = { $who } posouvá kámen { $to }.
tell-stone = { $who } pokládá kámen na pole { $to }.
tell-stone-back = Nikdo nemohl táhnout, a tak se kámen ({ $who }) vrací { $origin } { $back }.

## NICHTLUSTIG, a game of dice and cards.

tell-roll-dice = { $who } hází: { $dice }.
tell-roll-symbol = { $who } hází symbol, a ten platí za 0.
tell-roll-professors = { $who } hází za profesory: { $faces }.
tell-keep = { $who } si nechává: { $dice }. Ostatními kostkami se hází znovu.
tell-keep-nothing = { $who } si nenechává nic a hází znovu.
tell-stop = { $who } přestává házet.
tell-use-duck = { $who } využívá kachnu na čtvrtý hod.
tell-use-clown = { $who } vrací klauna a kartu smrti si nebere.
tell-take = { $who } si bere: { $cards }.
tell-take-from = { $who } si bere kartu { $card }; dává ji { $source }.
tell-take-machine = { $who } spouští stroj času a bere si: { $cards }.
tell-take-nothing = { $who } si nebere žádnou kartu a nechává si stroj času.
tell-cover = { $who } zakrývá kartu { $card } kartou { $death }.
tell-scored = { $who } započítává: { $cards }.
tell-counts-again = Karta { $card } ({ $who }) zase platí.
tell-lies-open = Karta { $card } ({ $who }) leží odkrytá.
tell-gets-special = { $who } dostává kartu { $card }.
tell-gets-special-from = { $who } dostává kartu { $card }; dává ji { $source }.
tell-misses-turn = { $who } jedno kolo stojí a karta { $card } se vrací na stůl.
tell-special-back = Karta { $card } se vrací na stůl.

## The end.

tell-over = { $count ->
    [one] Konec hry: vítězí { $who }.
    [few] Konec hry: vítězí { $who }.
   *[other] Konec hry: vítězí { $who }.
}
tell-ended = Hra končí předčasně. Platí pořadí, jaké je teď.
tell-points = { $points ->
    [one] { $who } má { $points } bod.
    [few] { $who } má { $points } body.
   *[other] { $who } má { $points } bodů.
}

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = Poslední krok byl vrácen.
