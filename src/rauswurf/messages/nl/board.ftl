### What is wrong with a board file: parts of a line.

board-error = { $file }: { $faults }
board-unreadable = kan niet gelezen worden: { $reason }
board-not-toml = is geen TOML-bestand: { $reason }
board-too-large = is groter dan { $most } bytes
board-not-a-board = geen bordbestand ({ $reason })

## The form of the file.

board-file = het bestand
board-lacks = { $where } heeft geen { $key }
board-unknown-key = { $where } heeft een onbekende { $key }; bekend zijn { $known }
board-bad-size = size moet uit twee getallen bestaan, breedte en hoogte
board-not-tables = { $key } moet een lijst van tabellen zijn: [[{ $key }]]
board-many-fields = { $count } velden zijn er meer dan { $most }
board-bad-title = { $key } moet een tekst van hoogstens { $most } letters zijn
board-many-colours = er kunnen hoogstens { $most } kleuren zijn
board-few-colours = er moeten minstens { $least } kleuren zijn
board-colour-twice = de kleur { $colour } komt twee keer voor
board-bad-pieces = pieces moet een getal van { $least } tot { $most } zijn
board-bad-goals = elk thuis heeft { $least } tot { $most } velden nodig, of het bestand moet zeggen hoeveel pionnen er zijn (pieces = 4)
board-few-goals = { $pieces } pionnen hebben evenveel thuisvelden nodig, maar er zijn er maar { $goals }
board-many-names = de wegen en merktekens noemen meer dan { $most } velden
board-long-run = de reeks { $run } is langer dan { $most } velden
board-no-kind = er is geen soort { $kind }; bekend zijn { $known }
board-bad-field = een veld is [name, x, y], niet { $entry }
board-bad-name = een veld kan niet { $field } heten: hoogstens { $most } letters, cijfers en punten
board-bad-places = veld { $field } ligt op plaatsen die geen getallen zijn
board-field-twice = veld { $field } staat er twee keer
board-no-colour = er is geen kleur { $colour }; er zijn { $known }
board-no-field = er is geen veld { $field }
board-no-field-for = er is geen veld { $field } voor { $colour }

## What cannot be played on.

board-goals-differ = alle kleuren hebben evenveel thuisvelden nodig
board-goal-kind = de thuisvelden van { $colour } moeten velden van de soort goal zijn
board-start-kind = { $colour } moet op het parcours starten
board-goal-unreachable = { $colour } komt vanaf het startveld niet thuis: { $missing }
board-enters-from = { $colour } komt in het spel vanaf { $field }, en dat is geen wachtveld
board-two-ways = { $steps ->
    [one] { $colour } kan met één stap langs twee wegen van { $start } naar { $end }; een zet zegt dan niet welke
   *[other] { $colour } kan met { $steps } stappen langs twee wegen van { $start } naar { $end }; een zet zegt dan niet welke
}
board-many-ways = { $colour } heeft vanaf { $field } meer dan { $most } wegen
board-not-walked-on = { $field } is geen veld om op te lopen

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = de kleuren moeten uit deze gekozen zijn: { $known }
board-misfit-kind = dit spel kent geen velden van de soort { $kind }
board-misfit-mark = het merk { $mark } ontbreekt
board-misfit-colour-mark = { $colour } heeft geen merk { $mark }
board-misfit-bases = er moet een basis voor elke kleur zijn
board-misfit-no-bases = er mag geen basis zijn
board-misfit-entry = { $colour } moet van de basis { $base } op het startveld { $start } komen
board-misfit-base-only = in dit spel gaan geslagen pionnen ({ $colour }) terug naar de basis, niet naar { $fields }
board-misfit-starts = twee kleuren starten op hetzelfde veld
board-misfit-first-fields = pionnen beginnen op de { $pieces } velden na hun startveld, en twee kleuren zouden op hetzelfde veld beginnen
board-misfit-ring = het parcours moet van waar { $colour } naar huis afslaat verder leiden naar het startveld
board-misfit-lane = { $colour } heeft een baan van { $fields } velden voor de steen nodig
board-misfit-outer = na { $field } moeten alle kleuren naar hetzelfde veld gaan, want de buitenste ring is voor iedereen
board-misfit-inner = { $colour } heeft geen weg van de buitenste ring naar de binnenste
board-misfit-foreign-goal = { $colour } kan op thuisvelden komen die niet eigen zijn: { $fields }
board-misfit-walk = { $colour } kan op velden komen waar in dit spel niemand loopt: { $fields }
board-misfit-dead-end = { $colour } kan vanaf { $fields } niet thuiskomen
board-misfit-thrown = { $colour } kan nergens wachten na slaan op { $fields }

## What our own boards are called.

board-name-cross = Kruis van veertig velden
board-name-einser-blocker = Vierkant van veertig velden met stenen
board-name-abkuerzungen = Ster van zestig velden met kortere wegen
board-name-jaeger = Ster van zestig velden met zijpaden
board-name-kurzer-einsatz = Ster van zestig velden zonder wachtvelden
board-name-werfer = Ster van zestig velden met pijlen
board-name-zweite-ebene = Twee zeshoeken
