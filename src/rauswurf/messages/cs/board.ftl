### What is wrong with a board file. Parts of a line.

board-error = { $file }: { $faults }
board-unreadable = nejde přečíst: { $reason }
board-not-toml = není to soubor TOML: { $reason }
board-too-large = je větší než { $most } bajtů
board-not-a-board = není to soubor s hracím plánem ({ $reason })

## The form of the file.

board-file = soubor
board-lacks = { $where }: chybí { $key }
board-unknown-key = { $where }: neznámé { $key }; zná se { $known }
board-bad-size = size musí být dvě čísla, šířka a výška
board-not-tables = { $key } musí být seznam tabulek: [[{ $key }]]
board-many-fields = polí je { $count }, nejvýš jich může být { $most }
board-bad-title = { $key } musí být text, počet znaků nejvýš { $most }
board-many-colours = příliš mnoho barev: nejvýš { $most }
board-few-colours = příliš málo barev: nejméně { $least }
board-colour-twice = barva { $colour } je tu dvakrát
board-bad-pieces = pieces musí být číslo od { $least } do { $most }
board-bad-goals = každý domeček potřebuje { $least } až { $most } polí, nebo musí soubor říct, kolik je figurek (pieces = 4)
board-few-goals = málo polí domečku: figurek je { $pieces }, polí jen { $goals }
board-many-names = cesty a značky uvádějí příliš mnoho polí: nejvýš { $most }
board-long-run = řada { $run } má víc polí než { $most }
board-no-kind = druh { $kind } neexistuje; zná se { $known }
board-bad-field = pole je [name, x, y], ne { $entry }
board-bad-name = pole se nemůže jmenovat { $field }: jen písmena, číslice a tečky, znaků nejvýš { $most }
board-bad-places = pole { $field } má souřadnice, které nejsou čísla
board-field-twice = pole { $field } je tu dvakrát
board-no-colour = barva { $colour } neexistuje; jsou { $known }
board-no-field = pole { $field } neexistuje
board-no-field-for = pole { $field } neexistuje ({ $colour })

## What cannot be played on.

board-goals-differ = všechny barvy potřebují stejně polí domečku
board-goal-kind = { $colour }: domeček musejí tvořit pole druhu goal
board-start-kind = { $colour }: start musí být na dráze
board-goal-unreachable = { $colour }: ze startu se nejde dostat do domečku: { $missing }
board-enters-from = { $colour } nasazuje z { $field }, a to není čekací pole
board-two-ways = { $steps ->
    [one] { $colour } může jít z { $start } na { $end } jedním krokem po dvou cestách, takže tah by neřekl po které
    [few] { $colour } může jít z { $start } na { $end } { $steps } kroky po dvou cestách, takže tah by neřekl po které
   *[other] { $colour } může jít z { $start } na { $end } { $steps } kroky po dvou cestách, takže tah by neřekl po které
}
board-many-ways = z pole { $field } vede příliš mnoho cest ({ $colour }): nejvýš { $most }
board-not-walked-on = po poli { $field } se nechodí

## Why a game cannot be played on a board that is not its own.

board-misfit-colours = barvy musejí být z těchto: { $known }
board-misfit-kind = tahle hra pole { $kind } nezná
board-misfit-mark = chybí značka { $mark }
board-misfit-colour-mark = { $colour }: chybí značka { $mark }
board-misfit-bases = musí mít základny
board-misfit-no-bases = nesmí mít základny
board-misfit-entry = { $colour }: ze základny { $base } se musí nasazovat na start { $start }
board-misfit-base-only = v téhle hře se vyhozené figurky ({ $colour }) vracejí na základnu, ne na { $fields }
board-misfit-starts = dvě barvy mají start na stejném poli
board-misfit-first-fields = figurky začínají na polích za startem (počet: { $pieces }) a dvě barvy by začínaly na stejném
board-misfit-ring = { $colour }: dráha musí od vchodu do domečku vést dál až ke startu
board-misfit-lane = { $colour }: chybí ulička pro kámen (počet polí: { $fields })
board-misfit-outer = za polem { $field } musejí všechny barvy pokračovat na stejné pole, protože vnější kruh je pro všechny
board-misfit-inner = { $colour }: z vnějšího kruhu nevede cesta do vnitřního
board-misfit-foreign-goal = { $colour }: dá se dojít na cizí pole domečku: { $fields }
board-misfit-walk = { $colour }: dá se dojít na pole, po kterých v téhle hře nikdo nechodí: { $fields }
board-misfit-dead-end = { $colour }: do domečku se nejde dostat z { $fields }
board-misfit-thrown = { $colour }: po vyhození na { $fields } není kde čekat

## What our own boards are called.

board-name-cross = Kříž se čtyřiceti poli
board-name-einser-blocker = Čtverec se čtyřiceti poli a kameny
board-name-abkuerzungen = Hvězda s šedesáti poli a zkratkami
board-name-jaeger = Hvězda s šedesáti poli a vedlejšími cestami
board-name-kurzer-einsatz = Hvězda s šedesáti poli bez čekacích polí
board-name-werfer = Hvězda s šedesáti poli a šipkami
board-name-zweite-ebene = Dva šestiúhelníky
