### The page in the browser, around the board.

## The frame of every page.

page-title = Rauswurf: závody s kostkami
page-to-start = Na úvodní stránku
page-close = Zavřít
page-copy = Kopírovat
page-copied = Zkopírováno.
page-copy-by-hand = Tvůj prohlížeč nám nedovolí kopírovat. Odkaz je označený: zkopíruj ho ručně.
page-share = Sdílet
page-none = nic
page-new = nové
page-help = Nápověda
page-settings = Nastavení
page-skip = Zkratky
page-skip-main = Přejít na obsah
page-skip-text = Hrát jako text
page-skip-board = Hrát na plánu
page-language = Jazyk
page-theme = Vzhled
page-theme-system = Systém
page-theme-light = Světlý
page-theme-dark = Tmavý
page-sounds = Zvuky
page-sounds-offer = Zapnout zvuky
page-sounds-decline = Bez zvuků
page-notices = Upozornit, když jsem na řadě
page-notices-hint = Oznámení na tomto zařízení a krátké zavibrování, když se díváš jinam.
page-notices-secure = Tento prohlížeč povoluje oznámení jen u adres, které začínají https. Titulek karty ti to řekne i tak.
page-still = Bez animací
page-still-hint = Figurky a kostky jsou rovnou tam, kde mají být.
page-speed = Rychlost
page-speed-slow = Pomalu
page-speed-normal = Normálně
page-speed-fast = Rychle
page-speed-at-once = Hned
page-hints = Ukazovat, kam mohou figurky
page-hints-hint = Bez toho hledáš tahy bez nápovědy. Co nejde, se vysvětlí i tak.
page-threats = Ukazovat, co ohrožuje moje figurky
page-threats-hint = Označí tvoje figurky, které může někdo příštím hodem vyhodit.
page-trails = Kreslit, co se stalo od mého posledního tahu
page-named = Psát na hrací plán názvy polí
page-named-hint = Hodí se, když tahy píšeš nebo mluvíš o nějakém poli. Při hře klávesami se ukážou samy.
page-text-view = Jako text
page-text-view-hint = Celá hra slovy: pro čtečky obrazovky a pro všechny, komu se to tak líbí.
page-lost = Tady nic není
page-lost-hint = Možná v adrese chybí písmenko.

## Trouble.

page-trouble-unreachable = Server neodpovídá. Je tohle zařízení připojené k internetu?
page-trouble-status = Odpověď serveru nedává smysl ({ $status }). Zkus to znovu.
page-trouble-unknown = Na téhle stránce se něco pokazilo: { $reason }

## The first page: choose a game and who plays.

page-start-title = Co si zahrajeme?
page-start-about = Deset závodů s kostkami, podle návodu nebo podle vlastních pravidel. Bez účtu, bez reklam a s kostkami, které si můžeš ověřit.
page-start-game = Hra
page-game-players = { $most ->
    [one] { $least } hráč
    [few] { $least }–{ $most } hráči
   *[other] { $least }–{ $most } hráčů
}
page-start-players = Hráči
page-start-others = Všichni ostatní
page-start-others-bot = Boti
page-start-others-here = Všichni u téhle obrazovky
page-start-others-link = Přátelé přes odkaz
page-start-others-like-you = Boti jako ty
page-start-like-you-hint = Boti jako ty hrají na úrovni „{ $level }“. Ukazují to tvé poslední partie této hry s boty na tomto zařízení. Počet partií: { $games }, výher: { $won }.
page-seat-label = Místo { $number }, { $colours }
page-seat-number = Místo { $number }
page-two-colours = Ve dvou hraje každý dvě barvy, aby byly na hracím plánu všechny čtyři. Můžeš to změnit v domácích pravidlech.
page-perfect-hint = Dokonalý bot vyhledává vyřešené pozice, tam nikdo nehraje lépe. V jiných pozicích hraje jako nejlepší úroveň.
page-who-here = Hraje tady
page-who-link = Přijde přes odkaz
page-seat-bot = Bot, { $level }
page-name-optional = Jméno?
page-name-of = Jméno: { $seat }
page-your-name = Tvoje jméno
page-dice = Kostky
page-dice-fair = Férové kostky
page-dice-fair-hint = Server své kostky před hrou zapečetí a po hře si každý může ověřit každý hod.
page-dice-hand = Vlastní kostky
page-dice-hand-hint = Házejte doma na stole a zapisujte, co padlo. My děláme rozhodčího.
page-rules-house = Domácí pravidla
page-by-the-book = Podle návodu
page-effect = Co se tím změní?
page-effect-together = Všechny změny dohromady
page-rules-by-the-book = Všechno je tak, jak říká návod.
page-own-board = Vlastní hrací plán
page-own-board-hint = Vlastní soubor s hracím plánem místo plánu této hry, například opravený.
page-own-board-chosen = Bude se hrát na: { $name }
page-own-board-remove = Zpět k plánu hry
page-own-board-large = Tento soubor je na hrací plán příliš velký.
page-own-board-save = Uložit plán hry jako soubor
page-rules-changed = { $count ->
    [one] Jedno pravidlo je jiné než v návodu.
    [few] { $count } pravidla jsou jiná než v návodu.
   *[other] { $count } pravidel je jiných než v návodu.
}
page-rules-changed-short = { $count ->
    [one] jedna změna
    [few] { $count } změny
   *[other] { $count } změn
}
page-more = Další možnosti
page-clock = Čas na rozmyšlenou
page-clock-none = Bez omezení
page-clock-move = Na každý tah
page-clock-game = Na celou hru
page-clock-time = Jak dlouho?
page-seconds = { $count ->
    [one] jedna sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
page-minutes = { $count ->
    [one] jedna minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
page-absence = Když někdo odejde
page-absence-bot = Zaskočí bot
page-absence-wait = Všichni počkají
page-absence-pause = Po uplynutí
page-absence-level = Bot hraje jako
page-undo-allowed = Tahy jde vzít zpět
page-undo-allowed-hint = Když někdo hraje odjinud, jen se souhlasem všech.
page-chat-allowed = Chat
page-public = Veřejný stůl
page-public-hint = Kdokoli na tomhle serveru stůl vidí, může si přisednout nebo se dívat.
page-coach = Trenér
page-coach-chances = Ukazovat šance všech
page-coach-hints = Rady na požádání
page-coach-tutor = Zeptat se před drahým tahem
page-coach-hint = Všichni u stolu vidí, co je zapnuté. U veřejného stolu musejí souhlasit všichni.
page-coach-others = O tom rozhoduje, kdo tento stůl otevřel.
page-coach-on = Trenér pomáhá: { $what }.
page-chance = Vyhraje { $count } ze 100 her
page-hint = Rada
page-start-play = Hrát
page-start-invite = Pozvat a hrát
page-anybody = Hrát s kýmkoli
page-anybody-hint = Tento stůl je veřejný. Hra začne, jakmile někdo přijde. Můžeš pozvat i přátele.
page-go-on = Hrát dál
page-give-up = Už nehrát: { $game }
page-join-title = Přisednout s kódem
page-join-hint = Šest písmen a číslic; řekne ti je ten, kdo stůl otevřel.
page-join-go = Přisednout
page-join-full = Všechna místa jsou obsazená.
page-public-title = Veřejné stoly
page-watch = Dívat se
page-replay-open = Přehrát zaznamenanou hru
page-statistics = Tvoje statistiky
page-lab = Laboratoř
page-invited = Máš pozvánku

## The waiting room.

page-waiting-title = Už to skoro bude
page-waiting-for = { $count ->
    [one] Chybí jeden hráč.
    [few] Chybí { $count } hráči.
   *[other] Chybí { $count } hráčů.
}
page-sit-down = Sednout si
page-invite-hint = Ukaž tenhle obrázek, řekni kód, nebo pošli odkaz.
page-invite-link = Odkaz pro přátele
page-code = Kód
page-qr = QR kód odkazu
page-home-switch = Pustit do hry telefony z této sítě
page-home-hint = Pak může každý na tvé Wi-Fi otevřít stránku Rauswurf na tomto počítači. Deset minut po hře se to samo vypne.
page-home-off = Zatím tenhle odkaz funguje jen na tomto počítači.
page-home-always = Dokud Rauswurf běží, může tuto stránku otevřít každý ve tvé síti.
page-home-other = Telefon nic nenašel? Zkus jinou adresu.
page-promise = Slib kostek
page-promise-hint = V tomhle čísle jsou zapečetěné kostky celé hry. Na konci se pečeť otevře a každý si může ověřit, že je to ta samá.

## At the table.

page-state-there = je tady
page-state-awaited = přijde přes odkaz
page-state-free = volné
page-state-away = pryč, hraje bot
page-state-gone = bez spojení
page-state-you = hraje tady
page-players = Hráči
page-home = { $pieces } ze { $of } v domečku
page-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
page-your-turn = Jsi na tahu
page-turn-of = Na tahu: { $name }
page-which-rule = Podle jakého pravidla?
page-rolling = Kostky se kutálejí…
page-rule-named = Pravidlo: { $clause }
page-board = Stůl
page-tools = Nástroje
page-log = Průběh
page-log-empty = Zatím se nic nestalo.
page-log-earlier = Co bylo předtím, je v záznamu.
page-chat = Chat
page-chat-empty = Zatím nikdo nic neřekl.
page-chat-say = Řekni něco
page-chat-send = Poslat
page-chat-as = Kdo mluví?
page-reactions = Reakce
page-react-bravo = Pěkně zahráno
page-react-laugh = Smích
page-react-wow = Páni
page-react-oh = Ach ne
page-react-luck = Hodně štěstí
page-react-thanks = Děkuji
page-people = Ztlumit nebo odebrat
page-people-mute = Ztlumit
page-mute-for-me = Skrýt zprávy jen u mě: { $name }
page-mute-for-all = Ztlumit pro všechny: { $name }
page-remove = Odebrat: { $name }
page-remove-hint = Místo se uvolní. Ve hře tam hraje bot, dokud nepřijde někdo jiný s kódem.
page-block = Odebrat a zablokovat: { $name }
page-removed = Kdo stůl otevřel, uvolnil tvé místo. Můžeš se dívat.
page-rules = Pravidla
page-rules-at-this-table = U tohohle stolu
page-rules-clauses = Pravidlo po pravidle
page-ruling = Náš výklad:
page-menu = Stůl
page-undo = Vzít zpět
page-undo-asked = { $count ->
    [one] { $name } prosí o vrácení posledního kroku.
    [few] { $name } prosí o vrácení posledních { $count } kroků.
   *[other] { $name } prosí o vrácení posledních { $count } kroků.
}
page-undo-yes = Souhlasím
page-undo-no = Ne, děkuji
page-undo-waiting = Čeká se na odpověď: { $names }.
page-enough = Ukončit hru tady
page-enough-hint = Musí souhlasit všichni, kdo tu jsou. Pak platí pořadí, jaké je teď.
page-enough-asked = Návrh: { $names }. Skončit tady, s pořadím, jaké je teď.
page-enough-no = Hrajeme dál
page-gone = Už chvíli pryč: { $names }. Můžeš počkat, nebo hru ukončit s pořadím, jaké je teď.
page-end-now = Ukončit teď
page-spectators = { $count ->
    [0] Nikdo se nedívá.
    [one] Dívá se jeden člověk.
    [few] Dívají se { $count } lidé.
   *[other] Dívá se { $count } lidí.
}
page-watch-link = Odkaz pro diváky
page-seat-link = Pokračovat na jiném zařízení
page-seat-link-hint = Tenhle odkaz je tvoje místo. Otevři ho na svém druhém zařízení a nikomu ho neukazuj: kdo ho má, hraje za tebe.
page-turn-to-player = Otáčet k hráči
page-turn-to-player-hint = Pro tablet, který leží na stole: figurky i slova se otočí k tomu, kdo je na tahu.
page-follow = Otáčet hrací plán podle tahu
page-follow-hint = Kdo je na řadě, vidí svou barvu dole.
page-record = Uložit záznam
page-leave = Odejít od stolu
page-leave-hint = Tvoje místo na tebe počká. Až se vrátíš, najdeš stůl na úvodní stránce.
page-forget = Něco smazat
page-forget-name = Odstranit mé jméno z tohoto stolu
page-forget-table = Smazat tento stůl
page-forget-table-sure = Stůl zmizí pro všechny: hra, jména i chat. Nikdo ho nevrátí.
page-forget-table-yes = Ano, smazat pro všechny
page-refuse-stale = Někdo byl rychlejší. Podívej se znovu.
page-refuse-lost = Zrovna vypadlo spojení. Podívej se, jestli to prošlo, a když ne, zkus to znovu.

## The connection.

page-line-connecting = Hledáme stůl …
page-line-lost = Znovu se připojujeme …
page-line-safe = Všechno až sem je v bezpečí a tvoje místo zůstává tvoje.
page-line-retry = Zkusit hned
page-connection-outdated = Tahle stránka je starší než server. Načti ji znovu.
page-connection-not-your-seat = Místo, které si tenhle prohlížeč pamatuje, u tohohle stolu není. Otevři znovu odkaz svého místa.
page-connection-no-table = Takový stůl neexistuje. Řekni si o odkaz ještě jednou.

## The game as text.

page-position = Pozice
page-position-colour = Barva
page-position-waiting = Čeká
page-position-track = Na cestě
page-position-home = V domečku
page-position-stone = Kámen
page-position-dice = Kostky
page-position-dice-shown = { $open }; stranou: { $kept }
page-position-table = Na stole
page-field-focus = { $field } s fokusem
page-moves = Co můžeš udělat
page-moves-others = Na tahu je někdo jiný.
page-moves-over = Hra skončila.
page-move-roll = Hodit
page-move-pass = Pasovat
page-move-push = Posunout kámen
page-move-hunt = Lovit číslo { $number }
page-move-turn = Otočit figurku na poli { $field }
page-move-stone = Položit kámen na pole { $field }
page-move-enter = Nasadit na pole { $to }
page-move-enter-capture = Nasadit na pole { $to }; ven letí { $victim }
page-move-step = Z pole { $origin } na { $to }
page-move-step-capture = Z pole { $origin } na { $to }; ven letí { $victim }
page-move-back = Pozpátku z pole { $origin } na { $to }
page-move-back-capture = Pozpátku z pole { $origin } na { $to }; ven letí { $victim }
page-move-goal = Z pole { $origin } do domečku na { $to }
page-move-hit-stone = Z pole { $origin } na { $to } a trefit kámen ({ $victim })
page-move-of = { $colour }: { $move }
page-move-keep = Nechat si: { $dice }; zbytek hodit
page-move-keep-nothing = Nenechat si nic a hodit znovu
page-move-stop = Přestat házet
page-move-use = Použít: { $cards }
page-move-take = Vzít: { $cards }
page-move-take-machine = Vzít se Strojem času: { $cards }
page-move-take-nothing = Nebrat nic
page-move-death = Vzít: { $cards }
page-move-cover = Zakrýt: { $cards }
page-pick-dice = Kostky, které odkládáš stranou
page-pick-cards = Karty, které si bereš
page-pick-impossible = Tohle dohromady nejde
page-card-scored = { $card } (započítaná)
page-card-covered = { $card } (pod kartou { $death })
page-card-covers = { $card } (na kartě { $covered })
page-faces = { $count ->
    [one] Co je na kostce?
    [few] Co je na { $count } kostkách?
   *[other] Co je na { $count } kostkách?
}
page-faces-hint = { $count ->
    [one] Číslo od 1 do 6.
    [few] { $count } čísla od 1 do 6, jedno za druhým.
   *[other] { $count } čísel od 1 do 6, jedno za druhým.
}
page-faces-done = Potvrdit hod

## The end.

page-end = Konec hry
page-end-winner = { $count ->
    [one] Vítězí { $name }
    [few] Vítězí { $name }
   *[other] Vítězí { $name }
}
page-end-you = Vyhráváš
page-end-shared = O první místo se dělí: { $names }
page-end-early = Hra skončila předčasně. Platí pořadí z té chvíle.
page-end-board = Hrací plán na konci a jak k tomu došlo
page-first-home = { $name } má první místo a vítězí. Ostatní hrají dál o další místa.
page-souvenir = Sdílet obrázek
page-place = { $place }.
page-points = { $count ->
    [one] jeden bod
    [few] { $count } body
   *[other] { $count } bodů
}
page-series = { $games ->
    [one] Tento večer: jedna hra
    [few] Tento večer: { $games } hry
    [many] Tento večer: { $games } hry
   *[other] Tento večer: { $games } her
}
page-series-hint = Nejdřív rozhodují první místa, pak druhá a tak dále.
page-rematch = Ještě jednou
page-rematch-join = Hrát dál s ostatními
page-rematch-watch = Dívat se na další hru
page-new-game = Jiná hra
page-numbers = Hra v číslech
page-numbers-player = Hráč
page-numbers-throws = Hody
page-numbers-sixes = Šestky
page-numbers-captures = Vyhození
page-numbers-losses = Ztráty
page-luck = Štěstí v kostkách
page-luck-usual = { $name }: průměr { $mean } (počet kostek: { $count }), čekat se dalo { $expected }. Nic neobvyklého.
page-luck-high = { $name }: průměr { $mean } (počet kostek: { $count }), čekat se dalo { $expected }. Tak vysoký průměr mívá jen asi jeden hráč ze čtyřiceti.
page-luck-low = { $name }: průměr { $mean } (počet kostek: { $count }), čekat se dalo { $expected }. Tak nízký průměr mívá jen asi jeden hráč ze čtyřiceti.
page-luck-hint = Vysoká čísla nejsou vždycky ta dobrá: záleží na tom, kdy padnou.

## Recorded games and positions.

page-replay = Záznam hry
page-replay-file = Vyber záznam, nebo ho sem přetáhni
page-replay-elsewhere = { $address } odsud nejde přečíst. Ulož si záznam a vyber soubor.
page-replay-broken = { $count ->
    [0] Tenhle záznam nesedí hned od začátku.
    [one] V tomhle záznamu sedí jen první krok.
    [few] V tomhle záznamu sedí jen první { $count } kroky.
   *[other] V tomhle záznamu sedí jen prvních { $count } kroků.
}
page-film-moment = Okamžik hry
page-film-at = { $at } z { $of }
page-film-first = Na začátek
page-film-back = O krok zpět
page-film-play = Přehrát
page-film-pause = Pozastavit
page-film-next = O krok dál
page-film-last = Na konec
page-film-pace = Rychlost
page-position-link = Odkaz na tuhle pozici
page-position-open = Podívat se na pozici
page-account = Jak to šlo?
page-account-thinking = Trenér se dívá…
page-position-play = Hrát odsud dál
page-position-damaged = Tento odkaz je poškozený: není v něm žádná pozice. Postav si ji tady, nebo popros o odkaz znovu.

## Help.

page-help-play = Hoď, ťukni na figurku, ukáže se ti, kam může, a ťukni na pole. Když je tah jen jeden, stačí jedno ťuknutí.
page-help-why = Ťukni na něco, co nejde, a dozvíš se proč a podle jakého pravidla.
page-help-dice = Kostky se nedívají na nic a na nikoho. U férových kostek jde po hře ověřit každý hod.
page-help-keys = Klávesy u stolu
page-key-roll = Hodit
page-key-enter = Hodit, pokud není vybrané tlačítko
page-key-moves = Udělat tah, podle čísel v textovém zobrazení
page-key-undo = Vzít zpět
page-key-hint = Rada
page-key-text = Textové zobrazení a zpátky
page-key-log = Průběh
page-key-chat = Chat
page-key-rules = Pravidla
page-key-menu = Stůl: odkazy, nastavení, odchod
page-key-close = Zavřít, co je otevřené
page-key-help = Tahle nápověda
page-key-film = Krokovat přehrávku

## Embedding: a position or a game inside another page.

page-embed = Vložit
page-embed-title = Ukaž to na vlastní stránce
page-embed-hint = Zkopíruj jeden z těchto řádků do HTML své stránky. Návštěvníci se tam mohou dívat, ale ne hrát.
page-embed-position = Tahle pozice
page-embed-game = Celá hra
page-embed-open = Otevřít v Rauswurf
