### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Wie had wanneer welke kansen
advice-race-win = De kansen om te winnen:
advice-race-place = De kansen op plaats { $place }:
advice-moments = Waar het op aankwam
advice-step-lucky = { $name } gooit { $faces }. Geluk: dat was { $count } van de 100 spellen waard.
advice-step-unlucky = { $name } gooit { $faces }. Pech: dat kostte { $count } van de 100 spellen.
advice-step-mistake = { $name }: { $move }. Dat kostte { $count } van de 100 spellen.
advice-step-good = { $name }: { $move }. Goed gekozen.
advice-step-others = { $name }: dit hielp { $gains } en schaadde { $loses }: { $count } van de 100 spellen.
advice-step-forced = { $name }: { $move }. Er was geen keuze.
advice-step-usual = Hier gebeurde niets bijzonders.
advice-better = Beter: { $move }.
advice-why = Laat zien waarom
advice-why-after = Na deze zet: { $move }
advice-why-wins = { $name } wint { $count } van de 100 spellen.
advice-why-thrown = Met hun volgende worp kunnen de anderen een pion van { $name } slaan in { $count } van de 100 gevallen.
advice-why-safe = Met de volgende worp kan niemand een pion van { $name } slaan.
advice-why-answer = Wat er meestal volgt, in { $count } van de 100 gevallen: { $told }
advice-why-passes = { $name } kan in { $count } van de 100 gevallen niets doen.

## Luck and mistakes, player by player.

advice-sums = Geluk en fouten
advice-sums-place = Geluk en fouten in de strijd om plaats { $place }
advice-luck-good = De dobbelstenen gaven { $name } { $count } van de 100 spellen cadeau.
advice-luck-good-much = De dobbelstenen gaven { $name } zoveel als { $games } hele spellen cadeau.
advice-luck-bad = De dobbelstenen namen { $name } { $count } van de 100 spellen af.
advice-luck-bad-much = De dobbelstenen namen { $name } zoveel als { $games } hele spellen af.
advice-luck-even = Bij { $name } waren geluk en pech in evenwicht.
advice-mistakes = { $name } maakte { $mistakes ->
    [one] één fout
   *[other] { $mistakes } fouten
} en verloor daardoor { $count } van de 100 spellen.
advice-mistakes-much = { $name } maakte { $mistakes } fouten en verloor daardoor zoveel als { $games } hele spellen.
advice-mistakes-none = { $name } maakte geen fout die telt.
advice-sums-start = Begin
advice-sums-luck = Geluk
advice-sums-own = Eigen fouten
advice-sums-others = Fouten van anderen
advice-sums-estimate = Schatting
advice-sums-result = Uitslag
advice-sums-hint = Alle getallen zijn spellen van de 100. Elke kolom klopt: begin, geluk, fouten en schatting geven samen de uitslag. De schatting is waar de coach zich onderweg zelf in vergiste.
advice-exact = Deze kansen zijn exact.
advice-estimated = Deze kansen zijn geschat. Ze kunnen { $count } op de 100 afwijken.
advice-evaluator = Berekend door: { $name }.

## At the table.

advice-hint = Het beste: { $move }.
advice-hint-wins = Daarmee win je ongeveer { $count } van de 100 spellen.
advice-sure = Zeker weten?
advice-sure-cost = { $move }: dat kost ongeveer { $count } van de 100 spellen.
advice-sure-yes = Toch doen
advice-sure-no = Nog even nadenken
advice-agree = Wie deze tafel opende, wil dat de coach iedereen helpt: { $what }. Vind je dat goed?

## A position.

advice-now = De kansen nu
advice-rolls = Wat er kan vallen
advice-roll = Als { $faces } valt
advice-rolls-hint = Onder elk getal staat hoeveel van de 100 spellen die worp meer of minder waard is dan gewoonlijk. Kies een worp om de zetten te zien.
advice-moves = Zetten
advice-cost = Kost
advice-no-move = Geen pion kan verder.
advice-set-up = Zo verander je de stelling: tik op een pion en dan op het veld waar hij moet staan.
advice-change = Een andere stelling opzetten
advice-piece = { $colour }, pion { $number }
advice-turn = Wie is aan de beurt?
advice-text = De stelling als tekst
advice-show = Laat zien
