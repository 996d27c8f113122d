### What happened at the table.

## Rolling.

tell-roll = { $who } { $face ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dob.
tell-roll-lost = { $who } { $face ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
    [5] ötöst
   *[other] hatost
} dob, és nem tud lépni.
tell-begins = { $who } kezd.
tell-tied = Egyenlő az állás: { $who } újra dob.

## A piece moves.

tell-enter = { $who } bábuja bejön a pályára ({ $to }).
tell-enter-capture = { $who } bábuja bejön a pályára ({ $to }), és kiüti { $victim } bábuját, amely visszakerül ({ $back }).
tell-move = { $who } előrelép ({ $origin } → { $to }).
tell-capture = { $who } előrelép ({ $origin } → { $to }), és kiüti { $victim } bábuját, amely visszakerül ({ $back }).
tell-hit-stone = { $who } előrelép ({ $origin } → { $to }), és eltalálja { $victim } kövét, amely visszakerül ({ $back }).
tell-goal = { $who } belép a célba ({ $origin } → { $to }).
tell-back = { $who } hátrafelé lép ({ $origin } → { $to }).
tell-back-capture = { $who } hátrafelé lép ({ $origin } → { $to }), és kiüti { $victim } bábuját, amely visszakerül ({ $back }).
tell-neutral = { $who } egy semleges bábuval lép ({ $colour }).
tell-pass = { $who } passzol.

## What follows from a move.

tell-huffed = { $colour } elmulasztott egy kiütést, ezért a bábuja visszakerül ({ $origin } → { $back }).
tell-pushed = { $colour } bábuja arrébb kerül ({ $origin } → { $to }).
tell-home = { $count ->
    [one] { $who } minden bábuja célba ért.
   *[other] Minden bábu célba ért: { $who }.
}

## Hunting.

tell-hunt = { $who } { $number ->
    [1] egyesre
    [2] kettesre
    [3] hármasra
    [4] négyesre
    [5] ötösre
   *[other] hatosra
} vadászik.
tell-hunt-roll = { $hits ->
    [0] { $who } dobása { $faces }: nincs találat.
    [one] { $who } dobása { $faces }: egy találat.
   *[other] { $who } dobása { $faces }: { $hits } találat.
}
tell-focus-won = { $who } bábuja fókuszt kapott ({ $field }).
tell-focus-lost = { $who } bábuja elvesztette a fókuszát ({ $field }).

## Stones that block the way.

tell-push = { $who } továbbtolja a követ ({ $to }).
tell-stone = { $who } lerakja a követ ({ $to }).
tell-stone-back = Senki sem tudott lépni, ezért { $who } köve visszakerül ({ $origin } → { $back }).

## NICHTLUSTIG, a game of dice and cards.

tell-roll-dice = { $who } dobása: { $dice }.
tell-roll-symbol = { $who } szimbólumot dob, ez 0-nak számít.
tell-roll-professors = { $who } a professzorokért dob: { $faces }.
tell-keep = { $who } félreteszi ezeket: { $dice }. A többi kockát újradobja.
tell-keep-nothing = { $who } nem tart meg semmit, és újra dob.
tell-stop = { $who } nem dob többet.
tell-use-duck = { $who } a kacsával negyedszer is dob.
tell-use-clown = { $who } leadja a bohócot, és nem vesz el halálkártyát.
tell-take = { $who } ezt veszi el: { $cards }.
tell-take-from = { $who } ezt veszi el: { $card }. Előző gazdája: { $source }.
tell-take-machine = { $who } az időgéppel ezt veszi el: { $cards }.
tell-take-nothing = { $who } nem vesz el kártyát, és megtartja az időgépet.
tell-cover = { $who } letakar egy kártyát: { $card }, rajta { $death }.
tell-scored = { $who } kártyája mostantól biztos: { $cards }.
tell-counts-again = { $who } kártyája újra számít: { $card }.
tell-lies-open = { $who } előtt nyíltan marad: { $card }.
tell-gets-special = { $who } megkapja ezt a kártyát: { $card }.
tell-gets-special-from = { $who } megkapja ezt a kártyát: { $card }. Előző gazdája: { $source }.
tell-misses-turn = { $who } kimarad egy körből, és ez a kártya visszakerül az asztalra: { $card }.
tell-special-back = Ez a kártya visszakerül az asztalra: { $card }.

## The end.

tell-over = { $count ->
    [one] Vége a játéknak: { $who } nyert.
   *[other] Vége a játéknak: { $who } nyert.
}
tell-ended = A játék idő előtt véget ér. A mostani helyezések számítanak.
tell-points = { $who } pontszáma: { $points }.

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = Az utolsó lépést visszavonták.
