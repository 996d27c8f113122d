### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = Nincs ilyen asztal. Kérd el újra a linket.
server-unreadable-table = Ez az asztal nem nyitható meg: a mentett adatai nem illenek össze. Semmi sem törlődött. Szólj annak, aki a szervert üzemelteti.
server-no-such-code = Ezzel a kóddal nincs asztal. Nézd meg újra a betűket és számjegyeket.
server-no-such-board = Nincs ilyen tábla: { $board }.
server-bad-board = Ez a tábla nem használható.
server-nothing-there = Ezen a címen nincs semmi.
server-not-so = Ezt a címet nem lehet így kérdezni.
server-no-page = Az oldal itt nincs elkészítve; a `make page` készíti el. Az asztalok nélküle is működnek.

## Sitting down.

server-wrong-code = Nem ez ennek az asztalnak a kódja. Kérdezd meg azt, aki megnyitotta.
server-no-free-seat = Minden hely foglalt. Nézni tudod.
server-seat-taken = Ott már ül valaki. Válassz másik helyet.
server-no-such-seat = Ez a link egyik helyhez sem tartozik ennél az asztalnál. Nyisd meg újra a helyed linkjét.
server-not-your-seat = Ez nem a te helyed.
server-not-your-table = Ezt az asztalt csak az törölheti, aki megnyitotta.
server-host-only = Ezt csak az teheti meg, aki az asztalt megnyitotta.
server-share-no-network = Ez a gép nincs otthoni hálózaton. Csatlakoztasd a Wi-Fi-dhez, és próbáld újra.
server-share-failed = A(z) { $address } cím nem használható a hálózatodon: { $why }.
server-share-not-here = Ezt csak azon a gépen kapcsolhatod át, amelyiken a Rauswurf fut.
server-share-not-yours = Telefonokat csak az engedhet be, aki ezt az asztalt megnyitotta.
server-public-enough = Már { $most ->
    [one] egy nyilvános asztalod
   *[other] { $most } nyilvános asztalod
} van nyitva. Játssz ott, vagy előbb törölj egyet.
server-rematch-later = Visszavágót a játék végén lehet kérni.

## Playing.

server-not-begun = A játék akkor kezdődik, ha mindenki leült.
server-over = A játék véget ért.
server-spectators-watch = Te most nézel. Csak az játszhat, akinek helye van.
server-not-your-turn = Nem te jössz.
server-stale = Közben történt valami. Nézd meg újra.
server-dice-are-ours = Ennél az asztalnál a gép dob helyetted.
server-say-dice = { $dice ->
    [one] Mondd meg, mit mutat a kockád.
   *[other] Mondd meg, mit mutat a { $dice } kockád.
}
server-why-what = Mondd meg, melyik lépésre gondolsz, vagy melyik bábu hová menjen.

## Taking back.

server-undo-off = Ennél az asztalnál semmit sem lehet visszavenni.
server-undo-nothing = Nincs mit visszavenned.
server-undo-asked-already = Valaki már kért visszavételt. Előbb arra válaszolj.
server-undo-not-asked = Senki sem kér tőled visszavételt.
server-undo-declined = Valaki nemet mondott. A következő lépésed után újra kérheted.
server-undo-declined-often = A többiek már többször nemet mondtak. Ebben a játékban már nem kérheted.
server-undo-full = Ez a játék már olyan hosszú, hogy semmit sem lehet visszavenni. Tovább játszhatsz.
server-end-not-asked = Senki sem kérte a játék befejezését.
server-end-asked-already = Te már beleegyeztél. A többiekre várunk.
server-end-declined = Valaki játszani szeretne tovább. A következő lépés után újra kérdezhetsz.
server-end-declined-often = A többiek már többször játszani akartak tovább. Ebben a játékban már nem kérdezhetsz.
server-end-nobody-left = Az előbb még mindenki itt volt. Akkor fejezheted be a játékot, ha valaki egy perce nincs itt, vagy ha mindenki beleegyezik.

## Talking.

server-chat-off = Ennél az asztalnál nincs csevegés.
server-chat-empty = Ebben nincs semmi mondanivaló.
server-chat-full = Ennél az asztalnál { $most ->
    [one] egy üzenetet
   *[other] { $most } üzenetet
} küldtél. Ennél több nem lehet.
server-reactions-off = Ennél az asztalnál a reakciók ki vannak kapcsolva.
server-reactions-full = Ennél az asztalnál már { $most } reakciót mutattál. Több nem lehet.
server-muted = Aki ezt az asztalt megnyitotta, elnémított téged.
server-not-a-guest = Ezt csak azokkal teheted meg, akik a linken át jöttek.
server-seat-free = Ez a hely már szabad.
server-blocked = Aki ezt az asztalt megnyitotta, itt letiltott téged. Bármelyik másik asztalnál játszhatsz.

## Sentences in the log of a table.

server-told-joined = { $who } leül.
server-told-asked = { $events ->
    [one] { $who } visszavenné az utolsó lépést.
   *[other] { $who } visszavenné az utolsó { $events } lépést.
}
server-told-agreed = { $who } beleegyezik.
server-told-declined = { $who } nem egyezik bele.
server-told-enough = { $count ->
    [one] { $who } itt befejezné a játékot.
   *[other] { $who } itt befejeznék a játékot.
}
server-told-play-on = { $count ->
    [one] { $who } tovább játszana.
   *[other] { $who } tovább játszanának.
}
server-told-host-ended = Valaki elment. Aki az asztalt megnyitotta, befejezi a játékot.
server-told-undone = { $events ->
    [one] { $who } visszaveszi az utolsó lépést.
   *[other] { $who } visszaveszi az utolsó { $events } lépést.
}
server-told-left = { $who } elment; bot játszik tovább.
server-told-back = { $who } visszajött.
server-told-unnamed = { $who } levette a nevét erről az asztalról.
server-told-removed = Újra szabad ez a hely: { $who }.
server-told-muted = Elnémítva: { $who }.
server-told-unmuted = { $who } újra írhat.
server-told-talk-all = A csevegés és a reakciók be vannak kapcsolva.
server-told-talk-chat = A csevegés be, a reakciók ki vannak kapcsolva.
server-told-talk-signs = A csevegés ki, a reakciók be vannak kapcsolva.
server-told-talk-none = A csevegés és a reakciók ki vannak kapcsolva.
server-told-bravo = { $who }: Szép volt
server-told-laugh = { $who } nevet
server-told-wow = { $who }: Hűha
server-told-oh = { $who }: Jaj, ne
server-told-luck = { $who }: Sok szerencsét
server-told-thanks = { $who }: Köszönöm
server-told-flagged = { $who } ideje lejárt; bot játszik tovább.
server-told-rematch = Ezek a játékosok új asztalnál folytatják.
server-clock-rolled = { $who } túl sokáig várt; a gép dob.
server-clock-moved = { $who } túl sokáig várt; bot választ.

## Requests that cannot be done.

server-not-understood = Ez a kérés nem érthető: { $detail }
server-not-json = JSON-t küldj, és jelezd is: Content-Type: application/json.
server-too-large = Ez túl nagy; legfeljebb { $most } bájt lehet.
server-head-too-large = A kérés címe vagy fejlécei túl hosszúak; legfeljebb { $most } bájt lehet.
server-many-headers = Ennek a kérésnek túl sok a fejléce; legfeljebb { $most } lehet.
server-bad-http = Ez nem olyan kérés, amelyet egy webszerver megért.
server-too-many-at-once = Túl sok kérés egyszerre; { $most } után várj meg egy választ.
server-too-many-connections = A hálózatodból túl sok kapcsolat van nyitva. Zárj be néhányat, és próbáld újra.
server-too-often = { $seconds ->
    [one] Ez túl sűrűn volt. Próbáld újra egy másodperc múlva.
   *[other] Ez túl sűrűn volt. Próbáld újra { $seconds } másodperc múlva.
}
server-foreign-page = A { $origin } oldalai itt ezt nem tehetik meg. Ha ez a szerver a tiéd, indítsd így: --origin { $origin }.
server-unknown-host = Ez a szerver nem hallgat a { $host } névre. Ha a tiéd, indítsd így: --allowed-host { $host }.
server-bad-position = Ilyen állás nem lehet.
server-no-perfect = A tökéletes bot nem ismeri ennek az asztalnak a szabályait. Kétszemélyes játszmákat játszik, fejenként egy színnel, a szerveren lévő megoldott állások szabályai szerint. Válassz másik botot.
server-qr-address = Kódként csak webcím rajzolható, legfeljebb { $most } betűs.
server-no-record = Ez nem olyan felvétel, amelyet itt olvasni lehet: { $why }
server-record-too-long = Ez a felvétel túl hosszú; legfeljebb { $lines } sor lehet.
server-busy = Sokan akarják egyszerre ugyanazt. Próbáld újra.
server-database-away = Az asztalok most nem érhetők el. Semmi sem veszett el; próbáld újra hamarosan.
server-unwell = Valami nincs rendben ezzel a szerverrel.
server-unwell-database = Az adatbázis nem válaszol.
server-unwell-unstored = Az utolsó eseményeket nem sikerült elmenteni: { $why }
server-unwell-disk = A lemez majdnem megtelt: { $free } MB szabad, legalább { $least } MB kell.
server-unwell-backlog = Mentésre váró események: { $waiting }.
server-broken = Valami elromlott itt. Semmi sem veszett el; próbáld újra.
server-shutting-down = A szerver rövid szünetet tart. Semmi sem veszett el; a kapcsolat magától visszajön.

## Sockets, for programmers.

server-say-hello = Az első üzenet ez legyen: hello.
server-hello-once = A hello csak egyszer kell.
server-version = Ez a szerver a protokoll { $version }. változatát beszéli. Töltsd be újra az oldalt.

## Running a server.

server-bad-database = { $address }: ez nem adatbázis; írj ilyet: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV.

server-said = { $text }

## The coach.

server-coach-off = Ennél az asztalnál az edző ki van kapcsolva.
server-coach-no-choice = Most nincs mit választani.
server-coach-not-asked = Senki sem kérdez téged az edzőről.
server-coach-busy = Az edzőnek most sok a dolga. Próbáld meg kicsit később.
server-account-later = Az edző akkor néz meg egy játékot, ha véget ért.
server-told-coach-off = Az edző ki van kapcsolva.
server-told-coach-chances = Az edző mindenki esélyeit mutatja.
server-told-coach-hints = Az edző tippet ad annak, aki kér.
server-told-coach-tutor = Az edző rákérdez drága lépés előtt.

server-lab-same = Mindkét oldalnak ugyanazok a szabályai. Változtass meg legalább egy házi szabályt A-nál vagy B-nél.
server-lab-too-many = Ez túl sok játék. Legfeljebb ennyit kérhetsz: { $most }.
server-lab-busy = Most sok kísérlet fut. Próbáld meg kicsit később.
server-lab-unknown = Ezt a játékot még senki sem mérte.
