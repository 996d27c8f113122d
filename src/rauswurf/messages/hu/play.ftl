### `rauswurf play`: a game in the terminal, on a drawn table or line by line.

## Options, on the page `rauswurf play --help`.

play-option-game = Melyik játék; a „rauswurf games” felsorolja őket. A --resume mellett egy mentett játék: FÁJL.
play-option-bots = Az utolsó K helyen botok játszanak.
play-option-bot =
    Melyik bot játszik: beginner (kezdő), casual (alkalmi), strong (erős), expert (mester) vagy egy bot neve.
    Többször is megadható, minden bot helyéhez egyszer. A --bots nélkül az elsőn kívül minden helyen bot ül.
    A like-me botjai olyan jól játszanak, mint te a mentett játszmáidban.
play-option-seed = Megismételhető kockák és botok: ugyanaz a mag, ugyanaz a játék.
play-option-dice =
    ask: igazi kockával dobsz, és beírod; system: a gép dob helyetted; seed: a dobások a --seed
    számából jönnek; fair: a gép dob helyetted, és utána bárki ellenőrizheti.
play-option-save = A játék mentése ebbe az új fájlba a szokásos mappa helyett.
play-option-no-save = A játékot nem kell menteni.
play-option-resume = Mentett játék folytatása; ha nincs FÁJL megadva, a legújabb befejezetlené.
play-option-plain = Játék sorról sorra, rajzolt asztal nélkül: képernyőolvasóhoz és csővezetékhez.
play-option-no-color = Rajzolás színek nélkül.
play-option-pause = Ennyi másodperc a botok lépései között.

## Bad input.

play-no-seed = a --dice seed mellé mag kell, például --seed 7
play-save-or-not = --save és --no-save: csak az egyik lehet
play-fair-needs-record = a --dice fair felvétel nélkül nem ellenőrizhető: hagyd el a --no-save kapcsolót
play-more-names-than-bots = a --bot többször szerepel, mint ahány bot van ({ $bots })
play-like-me = A hozzád hasonló botok szintje: „{ $level }”. Az utolsó { $games } { $game } játszmádból botok ellen { $won } játszmát nyertél meg.
play-like-me-few = A „like-me” { $least } befejezett { $game } játszmát kér, amelyet egyedül játszottál botok ellen; eddig { $games } van. Adj meg egy szintet, például: „casual”.
play-resume-alone = a --resume úgy folytatja a játékot, ahogy volt: csak --board, --plain, --no-color és --pause mehet mellé
play-nothing-to-resume = nincs folytatható játék; a „rauswurf play JÁTÉK” kezd egyet
play-not-recordable = ezt a játékot nem lehet menteni: { $reason }
play-bad-words = ezek a szavak nem jók: { $reason }

## A file in which a game is saved.

play-save-exists = { $file }: már létezik; a játék új fájlba mentődik
play-save-failed = { $file }: nem írható: { $reason }
play-save-missing = nincs ilyen fájl: { $file }
play-save-bad = { $file }: nem folytatható: { $reason }
play-save-over = { $file }: ez egy befejezett játék; a „rauswurf replay” megmutatja
play-save-busy = { $file }: éppen egy másik ablakban játsszák
play-save-no-secret = { $file }: ellenőrizhető kockái vannak, és a titkuk nincs ezen a gépen

## Before the game.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } hely
   *[other] { $seats } hely
}{ $bots ->
    [0] {""}
    [one] , ebből { $bots } bot
   *[other] , ebből { $bots } bot
}, kezdete: { $created }, eddig { $events ->
    [one] { $events } lépés
   *[other] { $events } lépés
}
play-ask-go-on = Az Enter folytatja a legutóbbit: { $saved }.
play-ask-game = Melyik játék?
play-small-screen = A rajzolt asztalhoz { $least-columns } oszlop és { $least-rows } sor kell. A te ablakodban { $columns } és { $rows } van.
play-wide-picture = Az asztal képéhez { $needed } oszlop kell, a te ablakodban { $columns } van. Szélesítsd ki, vagy írd be: 'position'.
play-promise =
    A kockák le vannak pecsételve. Ez az ígéret; tedd el, hogy a végén összevethesd:
      { $promise }
    Most mindenki hozzátesz pár szót, amelyet senki sem láthat előre.
play-ask-words = { $who }, a te szavaid

## At the table.

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. A „help” megmondja, mit lehet beírni.
play-all-here = Minden hely itt játszik; ezzel botok ellen játszol: --bots { $bots }.
play-until-next-time = Viszlát legközelebb.
play-saved = A játék mentve: { $file }. Így folytathatod:
play-not-saved = Ha innen folytatnád, indítsd a --position kapcsolóval és ezzel a sorral:
play-taken-back = Visszavéve.
play-enough-sure = Mindenki itt szeretné befejezni, a mostani helyezésekkel? Akkor írd be: „enough yes”.
play-over = A játék véget ért.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } pont
   *[other] { $place }. { $who }, { $points } pont
}
play-recorded = A felvétel itt van: { $file }; a „rauswurf verify” ellenőrzi.

## What cannot be taken back.

play-undo-nothing = Nincs mit visszavenni.
play-undo-over = A játék véget ért; már semmi sem vehető vissza.
play-undo-roll = Ha többen játszanak, dobást nem lehet visszavenni.
play-undo-others = Ha többen játszanak, a bot lépését nem lehet visszavenni.

## Questions.

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } (még { $rolls } dobás): { $how }
}
play-ask-only = { $who }: az Enter ezt lépi: { $move }
play-ask-move = { $who }: te jössz
play-enter-rolls = { $dice ->
    [one] az Enter dob
   *[other] az Enter { $dice } kockával dob
}
play-what-fell = { $bot ->
    [yes] mit mutat a kockája?
   *[no] mit dobtál?
}
play-what-fell-several = { $bot ->
    [yes] mit mutat a { $dice } kockája, például 3 5 5 1?
   *[no] mit dobtál? ({ $dice } kocka, például 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] mit mutatnak a kockái? ({ $dice })
   *[no] mit dobtál? ({ $dice })
}

## Answers.

play-not-understood = Ez nem megy: { $reason }. A „help” megmondja, mit lehet beírni.
play-long-line = Ez a sor túl hosszú: egy sorban { $most } betű lehet. Nem történt semmi.
play-not-legal = Nem szabad: { $reason }
play-no-typed-dice = Az Enter dob. Ha igazi kockával dobnál, indítsd a --dice ask kapcsolóval.
play-bot-decides = A lépésről a bot dönt; te csak dobsz neki.
play-choose = { $count } lépés van: válassz a számával, vagy írd be.
play-type-dice = Dobj, és írd be, mit mutatnak a kockák.
play-no-such-number = Ennyi lépés van, 1-től számozva: { $count }.
play-and-more = {"      "}és még { $count }; a „moves” mindet megmutatja.
play-is-legal = Ez szabályos: { $move }.
play-nothing-refused = Most semmi sem tilos, ami szóba jöhetne.
play-ruling = Döntésünk: { $ruling }
play-one-rule = A „rules { $rule }” elmond egyet közülük.
play-words =
    {"  "}Enter         dobás, vagy az egyetlen lépés
    {"  "}3             a lista harmadik lépése (vagy a dobásod, ha te dobsz)
    {"  "}12-18         ezt lépem
    {"  "}moves         az összes lépés listája
    {"  "}why 12-18     ezt miért nem szabad?
    {"  "}why           a többit miért nem szabad?
    {"  "}undo          visszavétel; dobáson túl csak egyedül vagy igazi kockákkal
    {"  "}board         az asztal újrarajzolása
    {"  "}position      az állás egy sorban, a „rauswurf referee” és a „rauswurf play --position” számára
    {"  "}rules         a szabályok név szerint; a „rules finish” elmond egyet
    {"  "}help          ez a lista
    {"  "}enough        befejezés itt, a mostani helyezésekkel
    {"  "}quit          a játék abbahagyása; a játék mentődik

## The table on the screen.

play-roll = { $dice ->
    [one] dobás a kockával
   *[other] dobás { $dice } kockával
}
play-captures = { $move }  { $colour } ki
play-stop = nem dobok többet
play-use = felhasználom: { $card }
play-take = elveszem: { $cards }
play-take-machine = elveszem az Időgéppel: { $cards }
play-take-nothing = nem veszek el semmit
play-cover = letakarom: { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] mind a { $rolled } újra
   *[other] { $kept } marad, { $rolled } újra
}
play-type-here = írj be egy lépést, vagy / és bármilyen szót
play-key-line = Enter mehet   ↑↓ választ   u vissza   w miért nem   r szabály   ? súgó   q ki
play-close = Esc bezárja
play-help-title = Billentyűk
play-why-title = Miért nem?
play-end-keys = Esc: az asztal megnézése   q: kilépés
play-field = mező: { $field }
play-points = { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}
play-keys =
    Enter, szóköz | dobás; a kijelölt lépés megtétele; a botok siettetése
    ↑ ↓ | másik lépés megnézése: a tábla mutatja
    3 Enter | a harmadik lépés megtétele
    12-18 Enter | ennek a lépésnek a megtétele; a / bármilyen betűs sort kezd
    /why 12-18 Enter | ezt miért nem szabad?
    w | miért nem szabad semmi mást?
    1 … 7, ← → szóköz | NICHTLUSTIG: kocka félretétele vagy visszavétele
    u | visszavétel. Egyedül vagy igazi kockákkal: az utolsó döntésedig, és a kockák ugyanúgy esnek. Többen: egy lépés, a következő dobásig
    r | ennek a játéknak a szabályai
    Page ↑, Page ↓ | ami korábban történt
    Esc | letenni, a beírtat elfelejteni
    q | kilépés; a játék mentődik, a rauswurf play --resume folytatja
    egér | kattints egy bábura, aztán arra, ahová lép; vagy a kockára, a lista egy sorára, egy kártyára

## Before the game, on the screen.

play-start-title = Mit játsszunk?
play-start-go-on = Folytatás: { $saved }
play-start-who = { $players } játékos, { $bots ->
    [0] mind ember
    [one] ebből egy bot
   *[other] ebből { $bots } bot
}
play-start-keys = Enter kezdés   ↑↓ választás   ← → játékosok   + - botok   q kilépés
play-words-keys = Enter következő sor; az utolsó után kezdődik a játék   Esc kilépés

## NICHTLUSTIG on the screen.

play-symbol-duck = Kacsa
play-symbol-ufo = UFO
play-symbol-clown = Bohóc
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Idő-
    gép
play-symbol-virus = Vírus
play-symbol-poodle = Pudli
play-die-black = fek
play-die-red = pir
play-die-white = feh
play-die-pink = róz
