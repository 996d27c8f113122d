### The help pages of the command `rauswurf`.

## What stands around the texts.

help-usage = Használat:
help-options-go-here = [KAPCSOLÓK]
help-command-goes-here = PARANCS ...
help-arguments = Argumentumok:
help-options = Kapcsolók:
help-commands = Parancsok:
help-default = [alapérték: { $value }]
help-required = [kötelező]

## Commands.

help-rauswurf =
    Játékvezető, asztal és labor kockás versenyjátékokhoz.

    Parancs nélkül ezen a gépen nyílnak asztalok, és a böngésző mutatja őket.
help-games = A játékok listája, és hogy hány játékosnak valók.
help-rules = Egy játék szabályai a mi szavainkkal, minden döntéssel és változattal.
help-play = Játék itt: többen egy képernyőnél, a hiányzók helyett botokkal.
help-serve =
    Asztalok a weben, csak ennek a gépnek vagy mindenkinek.
help-backup =
    Fájlba másolja egy szerver összes asztalát, miközben az fut, és minden naplót újrajátszik.

    Kilépési kód 0: minden olvasható. 1: a másolat kész, de néhány asztal nem olvasható. 2: semmi sem lett lemásolva.
help-restore =
    Oda teszi a mentést, ahol a szerver megtalálja az asztalait; előtte minden naplót újrajátszik.

    Soha semmit sem ír felül. A kilépési kódok ugyanazok, mint a 'rauswurf backup' parancsnál.

    Az asztalok egy fájlban maradnak meg az adataid mappájában, hacsak a --db mást nem mond.
help-referee =
    Megmondja, mely lépések szabályosak egy állásban, és a többi miért nem.

    Hogy hányan játszanak és milyen színekkel, az állásból következik, ha nincs megadva.
    1-es kilépési kód: a kérdezett lépés nem szabályos.
help-simulate =
    Sok játékot játszik, és megmondja, ki nyer, mennyi ideig tart, és mi történik.

    A játékosok véletlenszerűen választanak, hacsak a --bots meg nem mondja, ki játszik.

    Az eredmény csak a magtól függ, a szálaktól nem.
help-arena =
    Botokat játszat egymás ellen, cserélt helyekkel és egyforma kockákkal, és értékeli őket.

    A --gauntlet nélkül mindenki játszik mindenkivel.
help-compare =
    Megmondja, mit változtat egy szabály: mennyi ideig tart, ki nyer, mi történik, mennyi a szerencse.

    A játék a változtatással és anélkül is lemegy, ugyanazokkal a kockákkal.
help-study =
    Sok szabályrendszert mér meg, amelyeket egy TOML fájl ír le; táblázatot és jelentést ír.

    Ha megszakad, ugyanaz a parancs onnan folytatja.
help-train =
    A botok megtanulnak egy játékot úgy, hogy önmaguk ellen játszanak.

    Ha megszakad, ugyanaz a parancs onnan folytatja. Videokártyán elölről kezdi.
help-solve =
    Pontosan megold egy klasszikus játékot két játékosra, kevés bábuval.

    Az elkészült táblázat szerint a „perfect” bot játszik.
help-probe =
    Megkeresi egy megoldott játék állását: minden lépést a pontos esélyével, a legjobbat elöl.

    Ehhez olyan táblázat kell, amelyet a „rauswurf solve” írt, vagy annak egy szelete.
help-perft =
    Megszámolja, milyen dobás- és lépéssorozatok következhetnek egy állásból.

    A hat szám hat ág, minden választás egy.
help-verify =
    Ellenőriz egy felvett játékot: minden lépést a szabályok, minden dobást a kockák szerint.

    Kilépési kód 0: minden rendben. 1: valami nem. 2: ez nem olvasható felvételként.
help-replay =
    Lépésről lépésre megmutat egy felvett játékot: Enter tovább, b vissza, szám ugrik, a mindet.

    Az 1-es kilépési kód azt jelzi, hogy a felvétel valahol hibás; az előtte lévő rész látszik.
help-analyse =
    Válaszd szét a szerencsét és a tudást egy rögzített játékban.

    Minden dobás és minden döntés mérlegre kerül. Amit a szerencse, a hibák és az edző becslései tettek, az együtt adja az eredményt. Kilépési kód 1: a felvétel valahol hibás; az előtte lévő rész számít.
help-board = Táblafájlok készítése és ellenőrzése.
help-board-check = Megmondja, mi a baj egy táblafájllal, vagy hogy rendben van.
help-board-new = Új táblafájl írása: kör, minden színnek céllal és házzal.
help-completion =
    Kiír egy szkriptet, amellyel a shelled kiegészíti a parancsokat, játékokat, változatokat és botokat.

    bash: eval "$(rauswurf completion bash)" ide: ~/.bashrc.

    zsh: source <(rauswurf completion zsh) ide: ~/.zshrc.

    fish: rauswurf completion fish | source ide: config.fish.

## Options of every command.

help-help = Ez a súgó.
help-lang = Minden szöveg nyelve: { $codes }.
help-json = JSON írása programoknak, és semmi más.
help-version = A verzió kiírása.

## Options of several commands.

help-game = Melyik játék; a „rauswurf games” felsorolja őket.
help-players = Hány játékos.
help-set = Változat választása: ID=ÉRTÉK, vagy elég az ID, ha a szabálykönyvén kívül csak egy érték van; többször is megadható. A „rauswurf rules JÁTÉK” felsorolja őket.
help-position =
    Az állás egy sorban, például 'yellow B B 0 a / red 12 B B B ; turn red';
    ha nincs megadva, a játék eleje.
help-board-file = Játék az ebben a fájlban lévő táblán.
help-rules-file = Játék az ebben a Python-fájlban lévő szabályokkal, a játékéin felül.

## Options of `rauswurf referee`.

help-referee-roll = Mi a dobás; több kocka így: '2 5 5 1'.
help-referee-move = Kérdés egy lépésről, például 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = Hány játék menjen le.
help-simulate-seed = Ugyanaz a mag ugyanazokat a játékokat adja.
help-simulate-threads = Hány szálon; ha nincs megadva, minden processzormagon.
help-lab-device = Játék a processzoron (cpu), NVIDIA grafikus kártyákon (gpu), vagy ahol gyorsabb (auto).
help-simulate-rotate = A botok játékról játékra helyet cserélnek.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`.

help-lab-bots = Ki játszik: egy bot minden helyre, vagy helyenként egy, vesszővel elválasztva.
help-lab-without-luck = Mutasd a győzelmeket kockaszerencse nélkül is: mit hozott a jó játék. Ez tovább tart.
help-lab-csv = A számok ebbe a fájlba is kerüljenek.
help-arena-bots = A botok; a --gauntlet mellett az első hívja ki a többit.
help-arena-games = Hány játék menjen le a botok minden asztalánál.
help-arena-gauntlet = Csak az első bot játszik, egyedül annyi egyforma ellenfél ellen, ahány hely még van.
help-arena-sprt = Minden meccs érjen véget, amint eldőlt: az első bot legfeljebb ALSÓ vagy legalább FELSŐ Élő-ponttal jobb?
help-compare-set = Mi változzon: ID=ÉRTÉK, vagy ahol csak két érték van, elég az ID. Többször is megadható.
help-compare-a = Mi az A oldal: szabályok, mint a --set után, és game=, players=, bots=, board=, rules=. Ismételhető.
help-compare-b = Ugyanez a B oldalra.
help-compare-both = Változat, amely mindkét esetben érvényes; többször is megadható.
help-compare-picture = Kép rajzolása ebbe a fájlba: .svg, .png vagy .html.
help-lab-measures = Mindent megmér: döntések, drámaiság, vezetőváltások, fordítások, szerencse és tudás, percek. Tovább tart.
help-lab-pace = A percekhez: másodpercek egy dobásra, egy döntésre és egy mezőre, például 4,3,0.5.
help-study-file = A tanulmány (TOML).
help-study-out = Hová kerüljön minden; alapesetben a tanulmány mellé.
help-study-format = Milyen formában legyen az eredmények táblázata.
help-study-no-report = Csak a táblázatot írja ki, jelentést ne rajzoljon.
help-study-cluster = Játék az ezen a címen lévő Dask-klaszteren.

## Options of `rauswurf serve`.

help-serve-host = A cím, amelyen figyel; a 0.0.0.0 más gépeket is beenged.
help-serve-port = A port, amelyen figyel; a 0 bármelyik szabadot veszi.
help-serve-db = Az adatbázis: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV.
help-serve-allowed-host = Még egy név, amelyen a böngészők elérhetik ezt a szervert, például play.example; ismételhető. A címek, a localhost és ennek a gépnek a nevei mindig jók.
help-serve-origin = Másik oldal, amely használhatja ezt a szervert, például https://play.example; ismételhető.
help-serve-trusted-proxy = A proxyd címe vagy hálózata; csak az ilyen proxynak hiszi el a szerver, hogy ki kérdez. Ismételhető.
help-serve-open = A böngésző megnyitása.
help-share = Az otthoni hálózat telefonjai is játszhassanak, amíg le nem állítod.
help-serve-keep = Töröl egy asztalt, ha ennyi napja semmi sem történt ott; a 0 minden asztalt megtart. --db mellett ez 90 nap, --db nélkül minden asztal megmarad.
help-serve-log = Mennyit naplózzon: debug, info, warning vagy error.
help-backup-file = Hová kerüljön a mentés: új fájl. Az ellenőrző összege mellé kerül.
help-restore-file = A mentés, mellette az ellenőrző összegével.

## Options of `rauswurf perft`.

help-perft-depth = Hány esemény mélyen.

## Options of `rauswurf verify` and `rauswurf replay`.

help-record-file = Egy felvétel (JSON sorok); a - a szabványos bemenetet olvassa.
help-record-board = A tábla, amelyen játszották, ha nem a játék saját táblája.
help-record-rules = A szabályfájl, amely szerint játszották, ha volt ilyen.
help-replay-text = Az egész játék elmesélése, kérdés nélkül.
help-replay-svg = Képek rajzolása ebbe az új mappába: 0000.svg ...
help-replay-gif = Mozgókép rajzolása ebbe a fájlba.
help-replay-each = Kép minden esemény vagy minden kör után.
help-replay-pause = Ennyi másodperc a képek között.
help-analyse-html = Az elszámolás ebbe a fájlba kerül, képekkel ellátott oldalként.
help-analyse-rollouts = A döntő pillanatok továbbjátszása, hogy biztosabbak legyünk.
help-analyse-error = Addig játssza tovább, amíg a standard hiba ilyen kicsi nem lesz, játszmában 100-ból.

## Argument of `rauswurf board check`.

help-board-check-file = Egy táblafájl (TOML).
help-board-check-for = Megmondja azt is, játszható-e rajta ez a játék, és ha nem, mi hiányzik.
help-board-new-file = A létrehozandó fájl, például my-board.toml.
help-board-new-colours = Hány szín: 2–6.
help-board-new-fields = Hány mezős a kör: a színek számának többszöröse.
help-board-new-pieces = Hány bábuja van minden színnek: 2–6.
help-completion-shell = A te shelled.

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = NICHTLUSTIG: hány játékból tanuljon; ha nincs megadva, annyiból, hogy jól játsszon.
help-train-players = Csak ennyi játékos asztalainál; ha nincs megadva, minden méretű asztalnál.
help-train-out = Hová kerüljön a háló; ha nincs megadva, JÁTÉK.net.
help-train-lessons = Hány leckét tanuljon; ha nem adod meg, annyit, amennyi egy jó játékoshoz elég.
help-train-device = Min tanuljon: a processzoron (cpu) vagy egy NVIDIA videokártyán (gpu).
help-train-truth = Partik helyett egy megoldott játék e szeletének pontos esélyeiből tanul; csak két játékosra.
help-solve-pieces = Hány bábu fejenként; a többi kezdettől a célban van.
help-solve-device = Min számoljon: cpu vagy gpu. Négy bábuhoz 100 GB memóriájú grafikus kártya kell.
help-solve-out = Hová kerüljön a táblázat; ha nincs megadva, az adataid mappájába.
help-solve-slice = Inkább vágj ki egy szeletet a táblázatból: azt az N állást, ahová a játszmák a legtöbbször eljutnak, vagy mindet, ahol mindenkinek N bábuja van.
help-solve-check = Inkább ezt a táblázatot ellenőrizze: az ellenőrző összegeket, aztán egy véletlen részét a szabályok szerint.
help-probe-roll = Mit mutat a kocka; ha nincs megadva, mind a hat oldal.
help-probe-position = Az állás egy sorban, például 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals that stand for what a user fills in.

help-value-game = JÁTÉK
help-value-file = FÁJL
help-value-points = PONT
help-value-side = SZAVAK
help-value-pace = MÁSODPERC
help-value-folder = MAPPA
help-value-variant = ID=ÉRTÉK
help-value-code = KÓD
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = ALSÓ,FELSŐ
help-value-address = CÍM
help-value-name = NÉV
help-value-level = SZINT
help-value-days = NAP
