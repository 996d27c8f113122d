### What happened at the table: whole sentences.

## Rolling.

tell-roll = { $who } gooit een { $face }.
tell-roll-lost = { $who } gooit een { $face } en kan er niets mee.
tell-begins = { $who } begint.
tell-tied = Gelijk: { $who } gooien nog een keer.

## A piece moves.

tell-enter = { $who } komt op { $to } in het spel.
tell-enter-capture = { $who } komt op { $to } in het spel en gooit { $victim } eruit, terug { $back }.
tell-move = { $who } gaat { $origin } { $to }.
tell-capture = { $who } gaat { $origin } { $to } en gooit { $victim } eruit, terug { $back }.
tell-hit-stone = { $who } gaat { $origin } { $to }; de steen van { $victim } moet terug { $back }.
tell-goal = { $who } gaat { $origin } { $to }.
tell-back = { $who } gaat achteruit { $origin } { $to }.
tell-back-capture = { $who } gaat achteruit { $origin } { $to } en gooit { $victim } eruit, terug { $back }.
tell-neutral = { $who } speelt met een pion van { $colour }.
tell-pass = { $who } past.

## What follows from a move.

tell-huffed = { $colour } heeft niet geslagen terwijl dat moest: de pion op { $origin } gaat terug { $back }.
tell-pushed = { $colour } wordt { $origin } { $to } geschoven.
tell-home = { $count ->
    [one] { $who } is thuis.
   *[other] { $who } zijn thuis.
}

## Games in which pieces hunt.

tell-hunt = { $who } jaagt op een { $number }.
tell-hunt-roll = { $hits ->
    [0] { $who } gooit { $faces }: mis.
    [one] { $who } gooit { $faces }: één treffer.
   *[other] { $who } gooit { $faces }: { $hits } treffers.
}
tell-focus-won = { $who }: de pion op { $field } heeft nu focus.
tell-focus-lost = { $who }: de pion op { $field } is zijn focus kwijt.

## Games with stones that block the way.

tell-push = { $who } duwt de steen { $to }.
tell-stone = { $who } zet de steen op { $to }.
tell-stone-back = Niemand kon iets doen: de steen van { $who } gaat { $origin } terug { $back }.

## NICHTLUSTIG.

tell-roll-dice = { $who } gooit { $dice }.
tell-roll-symbol = { $who } gooit een symbool, dat telt voor 0.
tell-roll-professors = { $who } gooit voor de professoren: { $faces }.
tell-keep = { $who } houdt { $dice }. De andere dobbelstenen worden opnieuw gegooid.
tell-keep-nothing = { $who } houdt niets en gooit opnieuw.
tell-stop = { $who } stopt met gooien.
tell-use-duck = { $who } gebruikt de eend voor een vierde worp.
tell-use-clown = { $who } levert de clown in en hoeft geen doodskaart te pakken.
tell-take = { $who } pakt { $cards }.
tell-take-from = { $who } pakt { $card } van { $source }.
tell-take-machine = { $who } gebruikt de tijdmachine en pakt { $cards }.
tell-take-nothing = { $who } pakt geen kaart en houdt de tijdmachine.
tell-cover = { $who } dekt { $card } af met { $death }.
tell-scored = { $who } scoort { $cards }.
tell-counts-again = { $card } van { $who } telt weer mee.
tell-lies-open = { $card } ligt open bij { $who }.
tell-gets-special = { $who } krijgt de kaart { $card }.
tell-gets-special-from = { $who } krijgt de kaart { $card } van { $source }.
tell-misses-turn = { $who } slaat een beurt over, en de kaart { $card } gaat terug naar de tafel.
tell-special-back = De kaart { $card } gaat terug naar de tafel.

## The end.

tell-over = { $count ->
    [one] Het spel is afgelopen: { $who } wint.
   *[other] Het spel is afgelopen: { $who } winnen.
}
tell-ended = Het spel stopt eerder. De plaatsen gelden zoals ze nu staan.
tell-points = { $points ->
    [one] { $who } heeft { $points } punt.
   *[other] { $who } heeft { $points } punten.
}

## A recorded game.

tell-beginning = { $game }: { $who }.
tell-taken-back = De laatste stap is teruggenomen.
