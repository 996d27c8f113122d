### What is wrong with a board file. Parts of a line.

board-error = { $file }: { $faults }
board-unreadable = nem olvasható: { $reason }
board-not-toml = nem TOML fájl: { $reason }
board-too-large = nagyobb { $most } bájtnál
board-not-a-board = nem táblafájl ({ $reason })

## The form of the file.

board-file = fájl
board-lacks = { $where }: hiányzik ez: { $key }
board-unknown-key = { $where }: ismeretlen: { $key }; ismert: { $known }
board-bad-size = a size két szám legyen, szélesség és magasság
board-not-tables = { $key }: táblázatok listája kell: [[{ $key }]]
board-many-fields = { $count } mező van, legfeljebb { $most } lehet
board-bad-title = { $key }: legfeljebb { $most } betűs szöveg kell
board-many-colours = legfeljebb { $most } szín lehet
board-few-colours = legalább { $least } szín kell
board-colour-twice = ez a szín kétszer szerepel: { $colour }
board-bad-pieces = a pieces értéke { $least } és { $most } közötti szám legyen
board-bad-goals = minden célnak { $least }–{ $most } mező kell, vagy a fájl mondja meg, hány bábu van (pieces = 4)
board-few-goals = kevés a célmező: { $pieces } bábuhoz csak { $goals } van
board-many-names = az utak és jelek több mezőt említenek, mint { $most }
board-long-run = { $run }: ez a sor hosszabb, mint { $most } mező
board-no-kind = nincs ilyen fajta: { $kind }; ismert: { $known }
board-bad-field = egy mező [name, x, y], nem { $entry }
board-bad-name = egy mező neve nem lehet { $field }: legfeljebb { $most } betű, számjegy és pont
board-bad-places = { $field }: a mező helye nem szám
board-field-twice = { $field }: ez a mező kétszer szerepel
board-no-colour = nincs ilyen szín: { $colour }; ezek vannak: { $known }
board-no-field = nincs ilyen mező: { $field }
board-no-field-for = nincs ilyen mező: { $field } ({ $colour })

## What cannot be played on.

board-goals-differ = minden színnek ugyanannyi célmező kell
board-goal-kind = { $colour }: a cél goal fajtájú mezőkből álljon
board-start-kind = { $colour }: a pályán kell indulnia
board-goal-unreachable = { $colour } nem érheti el a célját a startmezőről: { $missing }
board-enters-from = { $colour } innen jönne be: { $field }, de ez nem várakozómező
board-two-ways = { $steps ->
    [one] { $colour } egy lépéssel két úton is eljut: { $start } → { $end }, így a lépés nem mondaná meg, melyiken
   *[other] { $colour } { $steps } lépéssel két úton is eljut: { $start } → { $end }, így a lépés nem mondaná meg, melyiken
}
board-many-ways = túl sok út indul innen: { $field } ({ $colour }), legfeljebb { $most } lehet
board-not-walked-on = { $field }: ezen a mezőn nem lehet járni

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = a színei ezek közül kerüljenek ki: { $known }
board-misfit-kind = ebben a játékban nincs ilyen mező: { $kind }
board-misfit-mark = hiányzik a jel: { $mark }
board-misfit-colour-mark = { $colour }: hiányzik a jel: { $mark }
board-misfit-bases = legyenek benne házak
board-misfit-no-bases = ne legyenek benne házak
board-misfit-entry = { $colour }: a házból ({ $base }) a startmezőre ({ $start }) kell lépnie
board-misfit-base-only = ebben a játékban a kiütött bábuk ({ $colour }) a házba kerülnek vissza, nem ide: { $fields }
board-misfit-starts = két szín ugyanarról a mezőről indul
board-misfit-first-fields = a bábuk a startmező utáni { $pieces } mezőn kezdenek, és két szín ugyanazon kezdene
board-misfit-ring = { $colour }: a pályának a cél bejáratától tovább kell vezetnie a startmezőig
board-misfit-lane = { $colour }: hiányzik a kő { $fields } mezős sávja
board-misfit-outer = { $field } után minden színnek ugyanarra a mezőre kell lépnie, mert a külső kör mindenkié
board-misfit-inner = { $colour }: nincs útja a külső körből a belsőbe
board-misfit-foreign-goal = { $colour } idegen célmezőre is léphet: { $fields }
board-misfit-walk = { $colour } olyan mezőre is léphet, ahol ebben a játékban senki sem jár: { $fields }
board-misfit-dead-end = { $colour } nem juthat célba innen: { $fields }
board-misfit-thrown = { $colour }: nincs hol várnia, ha itt ütik ki: { $fields }

## What our own boards are called.

board-name-cross = Negyvenmezős kereszt
board-name-einser-blocker = Negyvenmezős négyzet kövekkel
board-name-abkuerzungen = Hatvanmezős csillag rövidítésekkel
board-name-jaeger = Hatvanmezős csillag mellékutakkal
board-name-kurzer-einsatz = Hatvanmezős csillag várakozómezők nélkül
board-name-werfer = Hatvanmezős csillag nyilakkal
board-name-zweite-ebene = Két hatszög
