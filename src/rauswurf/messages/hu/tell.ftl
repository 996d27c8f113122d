### What happened at the table.

## Rolling.

tell-roll = { $who } dob: { $face }.
tell-roll-lost = { $who } dob: { $face }. Nincs mit kezdeni vele.
tell-begins = { $who } kezd.
tell-tied = Döntetlen: { $who } újra dob.

## A piece moves.

tell-enter = { $who } pályára lép: { $to }.
tell-enter-capture = { $who } pályára lép: { $to }, { $victim } repül vissza: { $back }.
tell-move = { $who } lép: { $origin } → { $to }.
tell-capture = { $who } lép: { $origin } → { $to }, { $victim } repül vissza: { $back }.
tell-hit-stone = { $who } lép: { $origin } → { $to }. Visszamegy a kő ({ $victim }) ide: { $back }.
tell-goal = { $who } célba lép: { $origin } → { $to }.
tell-back = { $who } hátrafelé lép: { $origin } → { $to }.
tell-back-capture = { $who } hátrafelé lép: { $origin } → { $to }, { $victim } repül vissza: { $back }.
tell-neutral = { $who } semleges bábuval játszik: { $colour }.
tell-pass = { $who } passzol.

## What follows from a move.

tell-huffed = { $colour } elmulasztott egy kiütést, ezért a bábu visszamegy: { $origin } → { $back }.
tell-pushed = { $colour } arrébb tolva: { $origin } → { $to }.
tell-home = { $count ->
    [one] { $who } minden bábuja célba ért.
   *[other] Minden bábu célba ért: { $who }.
}

## Hunting.

tell-hunt = { $who } erre a számra vadászik: { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } dob: { $faces }. Nincs találat.
    [one] { $who } dob: { $faces }. Egy találat.
   *[other] { $who } dob: { $faces }. { $hits } találat.
}
tell-focus-won = { $who }: fókuszt kapott a bábu itt: { $field }.
tell-focus-lost = { $who }: elvesztette a fókuszát a bábu itt: { $field }.

## Stones that block the way.

tell-push = { $who } tolja a követ ide: { $to }.
tell-stone = { $who } lerakja a követ ide: { $to }.
tell-stone-back = Senki sem tudott lépni. { $who } köve visszamegy: { $origin } → { $back }.

## NICHTLUSTIG, a game of dice and cards.

tell-roll-dice = { $who } dob: { $dice }.
tell-roll-symbol = { $who } szimbólumot dob, ez 0-nak számít.
tell-roll-professors = { $who } dob a professzorokért: { $faces }.
tell-keep = { $who } félretesz: { $dice }. A többi kockát újradobja.
tell-keep-nothing = { $who } nem tart meg semmit, és újra dob.
tell-stop = { $who } nem dob többet.
tell-use-duck = { $who } a kacsával negyedszer is dob.
tell-use-clown = { $who } leadja a bohócot, és nem vesz el halálkártyát.
tell-take = { $who } elveszi: { $cards }.
tell-take-from = { $who } elveszi: { $card }. Eddig nála volt: { $source }.
tell-take-machine = { $who } az időgéppel veszi el: { $cards }.
tell-take-nothing = { $who } nem vesz el kártyát, és megtartja az időgépet.
tell-cover = { $who } letakar: { $card }, rajta { $death }.
tell-scored = { $who } értékel: { $cards }.
tell-counts-again = { $who }: { $card } újra számít.
tell-lies-open = { $who } előtt nyíltan fekszik: { $card }.
tell-gets-special = { $who } megkapja a kártyát: { $card }.
tell-gets-special-from = { $who } megkapja a kártyát: { $card }. Eddig nála volt: { $source }.
tell-misses-turn = { $who } kimarad egy körből, a kártya visszakerül az asztalra: { $card }.
tell-special-back = Visszakerül az asztalra: { $card }.

## The end.

tell-over = { $count ->
    [one] Vége a játéknak: { $who } nyert.
   *[other] Vége a játéknak: { $who } nyert.
}
tell-points = { $who }: { $points } pont.

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = Az utolsó lépést visszavettük.
