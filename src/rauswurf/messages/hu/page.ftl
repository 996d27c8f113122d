### The page in the browser, around the board.

## The frame of every page.

page-title = Rauswurf: kockás versenyjátékok
page-to-start = A kezdőlapra
page-close = Bezárás
page-copy = Másolás
page-copied = Kimásolva.
page-copy-by-hand = A böngésződ nem enged másolni. A link ki van jelölve: másold ki te.
page-share = Megosztás
page-none = egy sem
page-new = új
page-help = Súgó
page-settings = Beállítások
page-skip = Ugrás
page-skip-main = Ugrás a tartalomra
page-skip-text = Játék szövegként
page-skip-board = Játék a táblán
page-language = Nyelv
page-theme = Megjelenés
page-theme-system = Rendszer
page-theme-light = Világos
page-theme-dark = Sötét
page-sounds = Hangok
page-sounds-offer = Hangok bekapcsolása
page-sounds-decline = Hangok nélkül
page-notices = Szólj, ha én jövök
page-notices-hint = Értesítés ezen az eszközön és egy rövid rezgés, amíg mással foglalkozol.
page-notices-secure = Ez a böngésző csak https kezdetű címeken enged értesítést. A lap címe így is megmondja.
page-still = Animáció nélkül
page-still-hint = A bábuk és a kockák rögtön ott vannak, ahová mennek.
page-speed = Tempó
page-speed-slow = Lassú
page-speed-normal = Normál
page-speed-fast = Gyors
page-speed-at-once = Azonnal
page-hints = Mutassa, hová léphetnek a bábuk
page-hints-hint = Enélkül magad keresed meg a lépéseket. Ami nem szabad, azt így is elmagyarázzuk.
page-threats = Mutassa, mi fenyegeti a bábuimat
page-threats-hint = Megjelöli azokat a bábuidat, amelyeket valaki a következő dobásával kiüthet.
page-trails = Rajzolja ki, mi történt az utolsó köröm óta
page-named = Írja a mezők nevét a táblára
page-named-hint = Lépések beírásához vagy egy mező megnevezéséhez kellenek. Ha billentyűkkel játszol, maguktól megjelennek.
page-text-view = Szövegként
page-text-view-hint = Az egész játék szavakban: képernyőolvasóhoz és mindenkinek, aki így szereti.
page-lost = Itt nincs semmi
page-lost-hint = Talán hiányzik egy betű a címből.

## Trouble.

page-trouble-unreachable = A szerver nem érhető el. Van ezen az eszközön internet?
page-trouble-status = A szerver válasza érthetetlen ({ $status }). Próbáld újra.
page-trouble-unknown = Valami elromlott ezen az oldalon: { $reason }

## The first page: choose a game and who plays.

page-start-title = Mit játsszunk?
page-start-about = Tíz kockás versenyjáték, a szabályfüzet szerint vagy a saját szabályaiddal. Nincs regisztráció, nincs reklám, és a kockákat bárki ellenőrizheti.
page-start-game = Játék
page-game-players = { $most ->
    [one] { $least } játékos
   *[other] { $least }–{ $most } játékos
}
page-start-players = Játékosok
page-start-others = Mindenki más
page-start-others-bot = Botok
page-start-others-here = Mind ennél a képernyőnél
page-start-others-link = Barátok linkkel
page-start-others-like-you = Hozzád hasonló botok
page-start-like-you-hint = A hozzád hasonló botok szintje: „{ $level }”. Ezt mutatja az utolsó { $games } játszmád ebben a játékban, botok ellen, ezen az eszközön: ebből { $won } játszmát nyertél meg.
page-seat-label = { $number }. hely, { $colours }
page-seat-number = { $number }. hely
page-two-colours = Ha ketten játszotok, mindenki két színnel játszik, hogy mind a négy a táblán legyen. A házi szabályoknál megváltoztathatod.
page-perfect-hint = A tökéletes bot megoldott állásokat keres ki, ott senki sem játszik jobban. Más állásokban úgy játszik, mint a legjobb szint.
page-who-here = Itt játszik
page-who-link = Linkkel jön
page-seat-bot = Bot, { $level }
page-name-optional = Név?
page-name-of = Név: { $seat }
page-your-name = A neved
page-dice = Kockák
page-dice-fair = Ellenőrizhető kockák
page-dice-fair-hint = A szerver a játék előtt lepecsételi a kockáit, utána pedig bárki minden dobást ellenőrizhet.
page-dice-hand = Saját kockák
page-dice-hand-hint = Dobjatok az asztalon, és írjátok be, mit mutat a kocka. Mi leszünk a játékvezető.
page-rules-house = Házi szabályok
page-by-the-book = Szabályfüzet szerint
page-effect = Mit változtat ez?
page-effect-together = Minden változtatás együtt
page-rules-by-the-book = Minden úgy van, ahogy a szabályfüzetben áll.
page-own-board = Saját tábla
page-own-board-hint = Saját táblafájl a játék táblája helyett, például egy kijavított.
page-own-board-chosen = Ezen játszotok: { $name }
page-own-board-remove = Vissza a játék táblájához
page-own-board-large = Ez a fájl túl nagy ahhoz, hogy tábla legyen.
page-own-board-save = A játék táblájának mentése fájlba
page-rules-changed = { $count ->
    [one] Egy szabály eltér a szabályfüzettől.
   *[other] { $count } szabály eltér a szabályfüzettől.
}
page-rules-changed-short = { $count ->
    [one] egy eltérés
   *[other] { $count } eltérés
}
page-more = További beállítások
page-clock = Gondolkodási idő
page-clock-none = Nincs korlát
page-clock-move = Lépésenként
page-clock-game = Az egész játékra
page-clock-time = Mennyi idő?
page-seconds = { $count ->
    [one] egy másodperc
   *[other] { $count } másodperc
}
page-minutes = { $count ->
    [one] egy perc
   *[other] { $count } perc
}
page-absence = Ha valaki eltűnik
page-absence-bot = Beugrik egy bot
page-absence-wait = Mindenki vár
page-absence-pause = Ennyi idő után
page-absence-level = A bot szintje
page-undo-allowed = A lépések visszavehetők
page-undo-allowed-hint = Ha valaki máshonnan játszik, csak közös megegyezéssel.
page-chat-allowed = Csevegés
page-public = Nyilvános asztal
page-public-hint = Ezen a szerveren bárki láthatja az asztalt, beülhet és nézheti.
page-coach = Edző
page-coach-chances = Mindenki esélyeinek mutatása
page-coach-hints = Tippek kérésre
page-coach-tutor = Rákérdezés drága lépés előtt
page-coach-hint = Az asztalnál mindenki látja, mi van bekapcsolva. Nyilvános asztalnál mindenkinek bele kell egyeznie.
page-coach-others = Erről az dönt, aki az asztalt megnyitotta.
page-coach-on = Az edző segít: { $what }.
page-chance = 100 játékból { $count } játékot nyer meg
page-hint = Tipp
page-start-play = Játsszunk
page-start-invite = Meghívás és játék
page-anybody = Játék bárkivel
page-anybody-hint = Ez az asztal nyilvános. A játék elkezdődik, amint valaki csatlakozik. Barátokat is hívhatsz.
page-go-on = Játék folytatása
page-give-up = Abbahagyom: { $game }
page-join-title = Beülés kóddal
page-join-hint = Hat betű és számjegy attól, aki az asztalt nyitotta.
page-join-go = Beülök
page-join-full = Minden hely foglalt.
page-public-title = Nyilvános asztalok
page-watch = Nézem
page-replay-open = Felvett játék visszanézése
page-statistics = A statisztikád
page-lab = Labor
page-invited = Meghívtak egy játékra

## The waiting room.

page-waiting-title = Mindjárt kezdünk
page-waiting-for = { $count ->
    [one] Egy játékos hiányzik.
   *[other] { $count } játékos hiányzik.
}
page-sit-down = Leülök
page-invite-hint = Mutasd meg ezt a képet, mondd el a kódot, vagy küldd el a linket.
page-invite-link = Link a barátaidnak
page-code = Kód
page-qr = A link QR-kódja
page-home-switch = Játszhassanak a hálózat telefonjai is
page-home-hint = Így a Wi-Fi-den bárki megnyithatja ennek a gépnek a Rauswurf-oldalát. Tíz perccel a játék után magától kikapcsol.
page-home-off = Ez a link egyelőre csak ezen a gépen működik.
page-home-always = A hálózatodon bárki megnyithatja ezt az oldalt, amíg a Rauswurf fut.
page-home-other = A telefon nem talál semmit? Próbálj ki egy másik címet.
page-promise = A kockák ígérete
page-promise-hint = Ez a szám rejti a játék lepecsételt kockáit. A végén felbontjuk a pecsétet, és bárki ellenőrizheti, hogy ugyanaz-e.

## At the table.

page-state-there = itt van
page-state-awaited = linkkel jön
page-state-free = szabad
page-state-away = nincs itt, bot játszik
page-state-gone = nincs kapcsolat
page-state-you = itt játszik
page-players = Játékosok
page-home = Célban: { $pieces } / { $of }
page-cards = { $count ->
    [one] egy kártya
   *[other] { $count } kártya
}
page-your-turn = Te jössz
page-turn-of = { $name } jön
page-which-rule = Melyik szabály?
page-rolling = Gurulnak a kockák…
page-rule-named = Szabály: { $clause }
page-board = Asztal
page-tools = Eszközök
page-log = Napló
page-log-empty = Még nem történt semmi.
page-log-earlier = Ami korábban történt, a felvételben van.
page-chat = Csevegés
page-chat-empty = Még senki nem szólt semmit.
page-chat-say = Mondj valamit
page-chat-send = Küldés
page-chat-as = Ki beszél?
page-reactions = Reakciók
page-react-bravo = Szép volt
page-react-laugh = Nevetés
page-react-wow = Hűha
page-react-oh = Jaj, ne
page-react-luck = Sok szerencsét
page-react-thanks = Köszönöm
page-people = Némítás vagy eltávolítás
page-people-mute = Némítás
page-mute-for-me = Üzenetek elrejtése csak nálam: { $name }
page-mute-for-all = Némítás mindenkinek: { $name }
page-remove = Eltávolítás: { $name }
page-remove-hint = A hely felszabadul. Játék közben bot játszik ott, amíg valaki más be nem lép a kóddal.
page-block = Eltávolítás és letiltás: { $name }
page-removed = Aki az asztalt megnyitotta, felszabadította a helyedet. Nézheted a játékot.
page-rules = Szabályok
page-rules-at-this-table = Ennél az asztalnál
page-rules-clauses = Szabályról szabályra
page-ruling = Így döntöttünk:
page-menu = Asztal
page-undo = Visszaveszem
page-undo-asked = { $count ->
    [one] { $name } visszavenné az utolsó lépést.
   *[other] { $name } visszavenné az utolsó { $count } lépést.
}
page-undo-yes = Rendben
page-undo-no = Köszönöm, nem
page-undo-waiting = Még nem válaszolt: { $names }.
page-enough = A játék befejezése itt
page-enough-hint = Mindenkinek bele kell egyeznie, aki itt van. Ekkor a mostani helyezések számítanak.
page-enough-asked = Javaslat: { $names }. Fejezzük be itt, a mostani helyezésekkel.
page-enough-no = Játsszunk tovább
page-gone = Egy ideje nincs itt: { $names }. Várhatsz, vagy befejezheted a játékot a mostani helyezésekkel.
page-end-now = Befejezés most
page-spectators = { $count ->
    [0] Senki sem nézi.
    [one] Egy néző van.
   *[other] { $count } néző van.
}
page-watch-link = Link a nézőknek
page-seat-link = Folytatás másik eszközön
page-seat-link-hint = Ez a link a te helyed. Nyisd meg a másik eszközödön, és ne mutasd senkinek: akinél ott van, az játszik helyetted.
page-turn-to-player = Forduljon a játékos felé
page-turn-to-player-hint = Asztalon fekvő táblagéphez: a bábuk és a szövegek afelé fordulnak, aki éppen jön.
page-follow = A tábla forduljon a soron lévő felé
page-follow-hint = Aki soron van, alul látja a saját színét.
page-record = Felvétel mentése
page-leave = Felállok az asztaltól
page-leave-hint = A helyed megmarad. Ha visszajössz, a kezdőlapon megtalálod az asztalt.
page-forget = Valami törlése
page-forget-name = Vedd le a nevemet erről az asztalról
page-forget-table = Asztal törlése
page-forget-table-sure = Az asztal mindenkinek eltűnik: a játék, a nevek és a csevegés. Senki sem hozhatja vissza.
page-forget-table-yes = Igen, törlöm mindenkinek
page-refuse-stale = Valaki gyorsabb volt. Nézd meg újra.
page-refuse-lost = Épp megszakadt a kapcsolat. Nézd meg, sikerült-e, és ha nem, próbáld újra.

## The connection.

page-line-connecting = Keressük az asztalt …
page-line-lost = Újracsatlakozás …
page-line-safe = Eddig minden biztonságban van, és a helyed is megmarad.
page-line-retry = Próbáld most
page-connection-outdated = Ez az oldal régebbi, mint a szerver. Töltsd be újra.
page-connection-not-your-seat = Az a hely, amelyre ez a böngésző emlékszik, nem ennél az asztalnál van. Nyisd meg újra a helyed linkjét.
page-connection-no-table = Nincs ilyen asztal. Kérd el újra a linket.

## The game as text.

page-position = Állás
page-position-colour = Szín
page-position-waiting = Vár
page-position-track = Úton
page-position-home = Célban
page-position-stone = Kő
page-position-dice = Kockák
page-position-dice-shown = { $open }; félretéve: { $kept }
page-position-table = Az asztalon
page-field-focus = { $field } (fókusszal)
page-moves = Amit tehetsz
page-moves-others = Most más jön.
page-moves-over = A játék véget ért.
page-move-roll = Dobás
page-move-pass = Passz
page-move-push = Kő tolása
page-move-hunt = Vadászat erre: { $number }
page-move-turn = Bábu megfordítása itt: { $field }
page-move-stone = Kő lerakása ide: { $field }
page-move-enter = Pályára lép: { $to }
page-move-enter-capture = Pályára lép: { $to }, { $victim } repül
page-move-step = { $origin } → { $to }
page-move-step-capture = { $origin } → { $to }, { $victim } repül
page-move-back = Hátra: { $origin } → { $to }
page-move-back-capture = Hátra: { $origin } → { $to }, { $victim } repül
page-move-goal = Célba: { $origin } → { $to }
page-move-hit-stone = { $origin } → { $to }, és visszaküldi a követ: { $victim }
page-move-of = { $colour }: { $move }
page-move-keep = Marad: { $dice }; a többit újradobom
page-move-keep-nothing = Semmi sem marad, mindet újradobom
page-move-stop = Nem dobok többet
page-move-use = Felhasználom: { $cards }
page-move-take = Elveszem: { $cards }
page-move-take-machine = Elveszem az Időgéppel: { $cards }
page-move-take-nothing = Nem veszek el semmit
page-move-death = Elveszem: { $cards }
page-move-cover = Letakarom: { $cards }
page-pick-dice = Kockák, amelyeket félreteszel
page-pick-cards = Kártyák, amelyeket elveszel
page-pick-impossible = Ezek így együtt nem mennek
page-card-scored = { $card } (beszámított)
page-card-covered = { $card } (letakarja: { $death })
page-card-covers = { $card } (alatta: { $covered })
page-faces = { $count ->
    [one] Mit mutat a kocka?
   *[other] Mit mutat a { $count } kocka?
}
page-faces-hint = { $count ->
    [one] Egy szám 1 és 6 között.
   *[other] { $count } szám 1 és 6 között, egymás után.
}
page-faces-done = Ez a dobás érvényes

## The end.

page-end = Vége a játéknak
page-end-winner = { $count ->
    [one] { $name } nyert
   *[other] { $name } nyert
}
page-end-you = Nyertél
page-end-shared = Holtverseny az első helyen: { $names }
page-end-early = A játék idő előtt véget ért. Az akkori helyezések számítanak.
page-end-board = A tábla a végén, és ahogy idáig jutottatok
page-first-home = { $name } ért elsőként célba, és nyert. A többiek a helyezésekért játszanak tovább.
page-souvenir = Kép megosztása
page-place = { $place }.
page-points = { $count ->
    [one] egy pont
   *[other] { $count } pont
}
page-series = { $games ->
    [one] Ma este: egy játék
   *[other] Ma este: { $games } játék
}
page-series-hint = Először az első helyek számítanak, aztán a másodikok, és így tovább.
page-rematch = Még egyszer
page-rematch-join = Tovább a többiekkel
page-rematch-watch = A következő játék nézése
page-new-game = Másik játék
page-numbers = A játék számokban
page-numbers-player = Játékos
page-numbers-throws = Dobás
page-numbers-sixes = Hatos
page-numbers-captures = Kiütött
page-numbers-losses = Elvesztett
page-luck = Kockaszerencse
page-luck-usual = { $name } átlaga { $mean } volt { $count } kockával, a várható átlag { $expected }. Semmi szokatlan.
page-luck-high = { $name } átlaga { $mean } volt { $count } kockával, a várható átlag { $expected }. Ilyen magas átlag negyven játékosból csak körülbelül egynek jut.
page-luck-low = { $name } átlaga { $mean } volt { $count } kockával, a várható átlag { $expected }. Ilyen alacsony átlag negyven játékosból csak körülbelül egynek jut.
page-luck-hint = A nagy szám nem mindig jó szám: az számít, mikor jön.

## Recorded games and positions.

page-replay = Visszajátszás
page-replay-file = Válassz egy felvételt, vagy húzd ide
page-replay-elsewhere = { $address } innen nem olvasható. Mentsd le a felvételt, és válaszd ki a fájlt.
page-replay-broken = { $count ->
    [0] Ez a felvétel már az elején hibás.
    [one] Ebből a felvételből csak az első lépés jó.
   *[other] Ebből a felvételből csak az első { $count } lépés jó.
}
page-film-moment = A játék pillanata
page-film-at = { $at } / { $of }
page-film-first = Az elejére
page-film-back = Egy lépést vissza
page-film-play = Lejátszás
page-film-pause = Szünet
page-film-next = Egy lépést előre
page-film-last = A végére
page-film-pace = Sebesség
page-position-link = Link ehhez az álláshoz
page-position-open = Egy állás megnézése
page-account = Hogy ment?
page-account-thinking = Az edző nézi…
page-position-play = Játék innen tovább
page-position-damaged = Ez a link sérült: nincs benne állás. Állíts fel egyet itt, vagy kérd el újra a linket.

## Help.

page-help-play = Dobj, majd koppints egy bábura: meglátod, hová léphet, és koppints a mezőre. Ha csak egy lépés van, egy koppintás is elég.
page-help-why = Koppints valamire, amit nem szabad, és megtudod, miért nem és melyik szabály szerint.
page-help-dice = A kockák senkire sincsenek tekintettel. Az ellenőrizhető kockák minden dobását ellenőrizni lehet a játék után.
page-help-keys = Billentyűk az asztalnál
page-key-roll = Dobás
page-key-enter = Dobás, ha épp nem egy gomb van kijelölve
page-key-moves = Lépés, a szöveges nézet számozása szerint
page-key-undo = Visszavétel
page-key-hint = Tipp
page-key-text = Szöveges nézet és vissza
page-key-log = Napló
page-key-chat = Csevegés
page-key-rules = Szabályok
page-key-menu = Asztal: linkek, beállítások, kilépés
page-key-close = Ami nyitva van, bezárul
page-key-help = Ez a súgó
page-key-film = Lépkedés a visszajátszásban

## Embedding: a position or a game inside another page.

page-embed = Beágyazás
page-embed-title = Mutasd meg a saját oldaladon
page-embed-hint = Másold be az egyik sort az oldalad HTML-kódjába. A látogatók nézhetik, de nem játszhatnak vele.
page-embed-position = Ez az állás
page-embed-game = Az egész játék
page-embed-open = Megnyitás a Rauswurfban
