### Why a move may not be made.

## Race games: all of them

refuse-finish-over = A játék véget ért.
refuse-goal-count-does-not-fit = { $die ->
    [one] Egy lépésre nincs célmező.
   *[other] { $die } lépésre nincs célmező.
}
refuse-goal-count-foreign-goal = Az egy másik szín célja.
refuse-goal-count-past-own-goal = { $die ->
    [one] Egy lépés túlvezetne a saját célon.
   *[other] { $die } lépés túlvezetne a saját célon.
}
refuse-goal-count-once-round = A bábu csak egy kört megy, és { $start } előtt befordul a céljába. Oda sosem jut el.
refuse-goal-no-jump-in-the-way = A célban nem lehet átugrani senkit, és ez a mező foglalt: { $field }.
refuse-must-move-can-move = Tudsz lépni, tehát lépned kell.
refuse-must-move-own-piece = Ezen a mezőn már a te bábud áll: { $field }.
refuse-must-move-roll-lost = Ezzel nem tudsz mit kezdeni: { $die }. A dobás elvész.
refuse-no-such-move-hunt = Ebben a játékban senki sem vadászik.
refuse-no-such-move-push = Ebben a játékban nincsenek kövek.
refuse-no-such-move-stone = Ebben a játékban nincsenek kövek.
refuse-no-such-move-turn = Ebben a játékban nem fordítunk meg bábut.
refuse-no-such-piece-nothing-there = Ezen a mezőn nincs { $colour } színű bábu: { $field }.
refuse-roll-move-foreign-goal = Az egy másik szín célja.
refuse-roll-move-forward-only = A bábuk előre lépnek, most { $die ->
    [1] egyet
    [2] kettőt
    [3] hármat
    [4] négyet
    [5] ötöt
   *[other] hatot
}.
refuse-roll-move-move-first = Előbb lépd le { $die ->
    [1] az egyest
    [2] a kettest
    [3] a hármast
    [4] a négyest
    [5] az ötöst
   *[other] a hatost
}, utána dobhatsz újra.
refuse-roll-move-roll-first = Előbb dobj; a dobott szám dönt.
refuse-roll-move-too-far = { $die ->
    [one] Egy lépéssel e bábu előtt nincs mező.
   *[other] { $die } lépéssel e bábu előtt nincs mező.
}
refuse-roll-move-wrong-number = { $die ->
    [one] Az a mező nem egy lépésre van.
   *[other] Az a mező nem { $die } lépésre van.
}
refuse-turns-not-yours = Most { $turn } jön, és az a bábu { $colour } bábuja.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Hátrafelé csak kiütésért lehet lépni, és ezen a mezőn nincs idegen bábu: { $field }.
refuse-backward-capture-over-own-start = Egy bábu sosem lép vissza a saját startmezőjére vagy azon túlra.
refuse-backward-capture-out-of-goal = A célban senki sem lép vissza, és ki sem jön belőle.
refuse-barriers-in-the-way = Ezen a mezőn torlasz áll: { $field }. Senki sem léphet rá, és senki sem mehet át rajta.
refuse-barriers-on-start = Torlasz áll a startmezőn; senki sem jöhet ki.
refuse-clear-start-start-first = Még várnak bábuk a házban, ezért előbb a startmezőn álló bábunak kell lépnie.
refuse-forced-capture-capture-first = Ki tudsz ütni valakit, tehát ki kell ütnöd.
refuse-forced-capture-no-passing = Ki tudsz ütni valakit. Elszalaszthatod, ha mást lépsz, de passzolni nem lehet.
refuse-one-per-field-own-piece = Ezen a mezőn már a te bábud áll: { $field }.
refuse-six-enters-must-enter = Hatossal ki kell jönni a házból a startmezőre.
refuse-six-enters-needs-six = A házból csak hatossal lehet kijönni, { $die ->
    [1] egyessel
    [2] kettessel
    [3] hármassal
    [4] négyessel
    [5] ötössel
   *[other] hatossal
} nem.
refuse-six-enters-only-to-start = A házból a saját startmezőre jön ki a bábu.
refuse-six-start-occupied-own-on-start = A te bábud áll a startmeződön, ezért nem jöhet ki másik.
refuse-six-start-occupied-start-first = A te bábud áll a startmeződön; a hatossal azzal kell lépned.

## The six Nüby games

refuse-backward-throw-free-field = Hátrafelé csak foglalt mezőkön át lehet kiütni, és ez szabad: { $field }.
refuse-backward-throw-nobody-there = Hátrafelé csak kiütésért lehet lépni, és ezen a mezőn nem áll ellenfél: { $field }.
refuse-enter-needs-six = Várakozó bábu csak hatossal jöhet be, { $die ->
    [1] egyessel
    [2] kettessel
    [3] hármassal
    [4] négyessel
    [5] ötössel
   *[other] hatossal
} nem.
refuse-enter-only-to-entry = A várakozó bábu ide jön be: { $field }.
refuse-enter-own-piece = A te bábud áll a belépőmezőn.
refuse-free-entry-enter-first = Nincs bábud játékban, ezért előbb hozz be egy várakozó bábut.
refuse-free-entry-not-optional = Nincs bábud játékban, ezért be kell hoznod egy várakozó bábut.
refuse-six-only-to-throw = A hatos csak várakozó bábut hoz be, vagy ellenfelet üt ki.
refuse-backward-throw-out-of-goal = A célban senki sem lép vissza, és ki sem jön belőle.
refuse-second-level-not-out = A belső gyűrűről nem lehet visszamenni a külsőre.
refuse-second-level-own-arrow = Befelé csak a saját nyiladon át mehetsz, itt: { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Ez a bábu még nem vadászott; csak fókuszos bábu mehet célba.
refuse-hunt-dice-first = Vadászol: előbb dobj a kockákkal.
refuse-hunt-instead-of-a-roll = Vadászni dobás helyett lehet, és te már dobtál.
refuse-hunt-no-hit = Nincs már találatod, amellyel bábut fordíthatnál.
refuse-hunt-no-hunter = Nincs fókusz nélküli bábud mellékúton.
refuse-hunt-no-such-number = Vadászni 1 és 6 közötti számra lehet.
refuse-hunt-not-beside = Ezen a mezőn nincs bábud mellékúton: { $field }.
refuse-hunt-not-yet = Még azért dobtok, hogy ki kezdjen.
refuse-hunt-others-first = Előbb a fókusz nélküli bábukat kell megfordítani.
refuse-hunt-turn-first = Előbb fordíts meg bábukat a találataidért.
refuse-hunt-several-must = A vadászat többször talált, ezért minden találatnak meg kell fordítania egy bábut.
refuse-side-path-taken = Mellékúton nincs kiütés, és ez a mező foglalt: { $field }.
refuse-side-path-from-its-entrance = A mellékút itt kezdődik: { $field }. Máshol nem lehet rálépni, sem oda kiütni.
refuse-side-path-to-its-end = A mellékút ide vezet: { $field }. Oldalt nem lehet letérni róla.

## Einser Blocker

refuse-blockade-in-the-way = Ezen a mezőn kő zárja el az utat: { $field }. Senki sem jut túl rajta.
refuse-blockade-no-opponent = A kő nem ellenfél; csak rendes lépéssel lehet eltalálni itt: { $field }.
refuse-blockade-on-entry = Kő áll a belépőmezőn; arra senki sem jöhet be.
refuse-one-pushes-needs-one = Csak az egyes tolja a követ.
refuse-one-pushes-not-in-lane = A kő már nincs a sávjában, vagy már szabad.
refuse-one-pushes-once = Ez az egyes már tolt a kövön.
refuse-place-not-free = A köved még nem szabad.
refuse-place-not-now = Követ dobás előtt vagy dobás és lépés között lehet lerakni.
refuse-place-only-on-track = Követ csak a pályára lehet lerakni.
refuse-place-taken = Ez a mező foglalt: { $field }.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = Nyilas mezőn nem lehet a nyíllal szemben átmenni: { $field }.
refuse-arrow-from-arrow = Nyilas mezőről csak egyessel, kiütésért lehet hátralépni: { $field }.
refuse-either-way-out-of-goal = A célban a bábuk sosem lépnek hátra, és ki sem jönnek belőle.
refuse-shortcut-from-a-stop = Rövidíteni csak az lehet, aki megállt a nyilas mezőn.
refuse-shortcut-to-its-end = A szürke mezők ide vezetnek: { $field }. Oldalt nem lehet letérni.
refuse-grey-taken = Szürke mezőn nincs kiütés, és ez foglalt: { $field }.

## NICHTLUSTIG, a game of dice and cards

refuse-clown-no-death = A bohócot halálkártya helyett lehet leadni, amikor el kellene venni egyet.
refuse-cover-cover-first = Előbb mondd meg, melyik kártyára kerüljön: { $card }.
refuse-cover-covered = Már le van takarva: { $card }.
refuse-cover-dinosaur = Dinoszauruszt nem lehet letakarni; ők már kihaltak.
refuse-cover-fresh = Ez a kártya még nem számít: { $card }. Csak beszámított kártyát lehet letakarni.
refuse-cover-lemming-first = Minden más kártya előtt a beszámított lemminget kell letakarni: { $card }.
refuse-cover-no-death = Nincs halálkártya, amelyet le kellene tenni.
refuse-cover-no-target = Ez nem célkártya: { $card }; csak azt lehet letakarni.
refuse-cover-not-yours = Ez nem a te kártyád: { $card }. A halálkártya csak sajátot takar le.
refuse-death-must-take = Nem vettél el célkártyát, vagy nálad a vírus: halálkártyát kell elvenni.
refuse-death-not-due = Most nem kell halálkártyát elvenni.
refuse-death-only-one = Csak egy halálkártyát lehet elvenni, és mellé semmit.
refuse-death-pink-decides = A rózsaszín kocka dönti el, melyik halálkártya jön: { $card }.
refuse-dinosaurs-only-one = Egy körben csak egy dinoszauruszt lehet elvenni.
refuse-dinosaurs-too-low = A színes kockák összege { $sum }; ez kevés ehhez: { $card }.
refuse-duck-after-third = A kacsa negyedik dobást ad, tehát előbb a harmadiknak kell meglennie.
refuse-duck-must-roll = A kacsa negyedik dobást adott; legalább egy kockával dobni kell.
refuse-duck-too-late = Ebben a körben már nincs több dobás; a kacsa elkésett.
refuse-duck-use-first = A három dobás megvolt; negyediket csak a kacsa ad. Előbb használd fel.
refuse-each-die-once-not-together = Ezekhez a kártyákhoz egy kocka kétszer kellene; minden kocka egyszer számít.
refuse-end-over = A játék véget ért.
refuse-first-roll-first = Azért dobtok, hogy ki kezdjen: dobj egy kockával.
refuse-own-death-own-already = Ez már nálad van: { $card }. Másik halálkártyát kell elvenned.
refuse-own-death-table-first = Ez már nálad van: { $card }. Amíg van az asztalon, onnan vegyél másikat.
refuse-pairs-not-shown = { $colour ->
    [black] Ehhez mindkét fekete kockának { $number ->
        [1] egyest
        [2] kettest
        [3] hármast
        [4] négyest
       *[other] ötöst
    } kell mutatnia: { $card }.
    [red] Ehhez mindkét piros kockának { $number ->
        [1] egyest
        [2] kettest
        [3] hármast
        [4] négyest
       *[other] ötöst
    } kell mutatnia: { $card }.
   *[white] Ehhez mindkét fehér kockának { $number ->
        [1] egyest
        [2] kettest
        [3] hármast
        [4] négyest
       *[other] ötöst
    } kell mutatnia: { $card }.
}
refuse-professors-not-shown = Ehhez egy fekete, egy piros és egy fehér kockának { $number ->
    [1] egyest
    [2] kettest
    [3] hármast
    [4] négyest
   *[other] ötöst
} kell mutatnia: { $card }.
refuse-professors-roll-roll-first = Most a professzorok kockáival kell dobni.
refuse-rolls-aside = Már félre van téve, végleg: { $die }.
refuse-rolls-done = Ebben a körben már nincs több dobás.
refuse-rolls-keep-first = Előbb mondd meg, melyik kockák maradnak. Ha mindet újra akarod dobni, ezt írd be: „keep nothing”.
refuse-rolls-no-such-die = Nincs ilyen kocka: { $die }.
refuse-rolls-roll-first = Előbb dobj a kockákkal.
refuse-rolls-said-twice = Nincs több ilyen kocka: { $die }.
refuse-rolls-which-die = Két kocka ugyanazt mutatja, de más a szimbólumuk: írd be, hogy „{ $one }” vagy „{ $other }”.
refuse-scoring-safe = Ez a kártya már beszámított: { $card }. { $seat } nem veszítheti el többé.
refuse-specials-by-itself = Magától működik, nem kell választani: { $card }.
refuse-specials-by-symbol = Ez különleges kártya: { $card }; a szimbóluma hozza meg a kör végén.
refuse-specials-not-held = { $seat } nem birtokolja ezt a kártyát: { $card }.
refuse-take-done = Ennek a körnek a célkártyái már el vannak véve.
refuse-take-elsewhere = { $seat } előtt fekszik ez a kártya: { $card }.
refuse-take-elsewhere-table = Ez a kártya az asztalon fekszik: { $card }.
refuse-take-must-take = El tudsz venni egy célkártyát, tehát el kell venned egyet.
refuse-take-own = Ez már nálad van: { $card }.
refuse-take-roll-first = Előbb a kacsa dobása jön: mondd meg, melyik kockák maradnak.
refuse-take-stop-first = Kártyát a dobások után lehet elvenni: előbb állj meg.
refuse-time-machine-not-needed = Elég az összeg ({ $sum }); nem kell hozzá az időgép.
refuse-time-machine-say-dinosaur = Az időgépet úgy használod, hogy elveszel egy dinoszauruszt, amelyhez kell.
refuse-two-rolls-no-duck = Ezzel a kártyával csak kétszer dobhatsz, így a kacsát sem használhatod: { $card }.
