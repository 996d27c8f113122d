### What lies on the table: labels for those who hear the page, and words on buttons.

## The board of a race game.

table-board = Speelbord
table-piece = { $colour } op { $field }
table-piece-picked = { $colour } op { $field }, opgepakt
table-target = Naar { $field } gaan
table-target-throw = Naar { $field } gaan en { $colour } eruit gooien
table-target-stone = Naar { $field } gaan, op de steen van { $colour }
table-target-turn = De pion op { $field } omdraaien
table-target-set = De steen op { $field } zetten
table-stone = Steen op { $field }
table-stone-picked = Steen op { $field }, opgepakt

## Buttons beside the board.

table-actions = Wat er nog meer kan
table-pass = Passen
table-push = Steen duwen
table-set-stone = Steen zetten
table-hunt = Op { $number } jagen
table-hunts = Jaag op een getal in plaats van te gooien:
table-which = Welke zet?
table-way = Van { $from } naar { $to }
table-way-back = Van { $from } terug naar { $to }
table-cancel = Annuleren

## Dice.

table-dice = Dobbelstenen
table-roll = { $dice ->
    [one] Gooien
   *[other] { $dice } dobbelstenen gooien
}
table-rolls-left = { $rolls ->
    [one] Nog één worp
   *[other] Nog { $rolls } worpen
}
table-type = Wat is er gegooid?
table-type-for = Gooi voor { $name }. Wat staat er op de dobbelsteen?
table-type-die = Dobbelsteen { $number }
table-typed = Deze worp gebruiken
table-skip = Door naar mijn beurt
table-die = Dobbelsteen: { $face }
table-die-of = Dobbelsteen van { $colour }: { $face }
table-die-unrolled = Dobbelsteen, nog niet gegooid

## NICHTLUSTIG.

table-display = Kaarten om te winnen
table-all-cards = Alle kaarten
table-deaths = Doodskaarten
table-specials = Speciale kaarten
table-hand = Kaarten van { $name }
table-no-cards = nog geen kaarten
table-card-scored = { $card }, gescoord
table-card-covered = { $card }, afgedekt door { $death }
table-seven-dice = De zeven dobbelstenen
table-die-black = Zwarte dobbelsteen: { $face }
table-die-red = Rode dobbelsteen: { $face }
table-die-white = Witte dobbelsteen: { $face }
table-die-pink = Roze dobbelsteen: { $face }
table-die-black-symbol = Zwarte dobbelsteen: { $symbol }
table-die-red-symbol = Rode dobbelsteen: { $symbol }
table-die-white-symbol = Witte dobbelsteen: { $symbol }
table-die-pink-symbol = Roze dobbelsteen: { $symbol }
table-die-black-unrolled = Zwarte dobbelsteen, nog te gooien
table-die-red-unrolled = Rode dobbelsteen, nog te gooien
table-die-white-unrolled = Witte dobbelsteen, nog te gooien
table-die-pink-unrolled = Roze dobbelsteen, nog te gooien
table-aside = apart
table-brings = Deze dobbelstenen leveren op:
table-brings-nothing = Deze dobbelstenen leveren geen kaart op.
table-keep-hint = Tik op de dobbelstenen die je apart legt.
table-keep = { $dice ->
    [0] Alles opnieuw gooien
    [one] Eén houden, de rest gooien
   *[other] { $dice } houden, de rest gooien
}
table-stop = Stoppen
table-no-duck = Geen vierde worp
table-use = { $card } gebruiken
table-take-card = { $card } pakken
table-cover-card = { $card } afdekken
table-take-hint = Tik op de kaarten die je pakt.
table-take = { $cards ->
    [one] Deze kaart pakken
   *[other] { $cards } kaarten pakken
}
table-take-machine = Pakken met de tijdmachine
table-take-nothing = Niets pakken
table-death-hint = Tik op de doodskaart die je pakt.
table-cover-hint = Tik op de kaart die wordt afgedekt.
