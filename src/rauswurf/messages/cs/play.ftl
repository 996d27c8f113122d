### `rauswurf play`: a game in the terminal, on a drawn table or line by line.

## Options, on the page `rauswurf play --help`.

play-option-game = Která hra; „rauswurf games“ je vypíše. S --resume SOUBOR uložené hry.
play-option-bots = Na posledních K místech hrají boti.
play-option-bot =
    Který bot hraje: beginner (začátečník), casual (běžný), strong (silný), expert, nebo některý podle jména.
    Jde zadat víckrát, pro každé místo bota jednou. Bez --bots je bot na každém místě kromě prvního.
    S like-me hrají boti tak dobře jako ty v uložených partiích.
play-option-seed = Opakovatelné kostky a boti: stejné semínko, stejná hra.
play-option-dice =
    ask: házíš skutečnými kostkami a zapisuješ, co padlo; system: hází se za tebe; seed: hody plynou
    z --seed; fair: hází se za tebe a všichni si to pak mohou ověřit.
play-option-save = Uložit hru do tohohle nového souboru místo do obvyklé složky.
play-option-no-save = Hru neukládat.
play-option-resume = Pokračovat v uložené hře; bez SOUBORU v nejnovější nedohrané.
play-option-plain = Hrát řádek po řádku, bez nakresleného stolu: pro čtečky obrazovky a roury.
play-option-no-color = Kreslit bez barev.
play-option-pause = Sekundy mezi tahy botů.

## Bad input.

play-no-seed = --dice seed potřebuje semínko, třeba --seed 7
play-save-or-not = --save a --no-save: platit může jen jedno z nich
play-fair-needs-record = --dice fair bez záznamu nejde ověřit: vynech --no-save
play-more-names-than-bots = --bot je zadané víckrát, než kolik je botů ({ $bots })
play-like-me = Boti jako ty hrají na úrovni „{ $level }“. Poslední partie { $game } s boty: { $games }, výhry: { $won }.
play-like-me-few = „like-me“ potřebuje dokončené partie { $game }, ve kterých jsi hrál jen ty proti botům. Potřeba: { $least }, zatím je jich: { $games }. Zadej úroveň, například „casual“.
play-resume-alone = --resume pokračuje ve hře tak, jak byla: jde k tomu jen --board, --plain, --no-color a --pause
play-nothing-to-resume = není v čem pokračovat; „rauswurf play HRA“ začne novou hru
play-not-recordable = tahle hra nejde uložit: { $reason }
play-bad-words = tahle slova nejdou: { $reason }

## A file in which a game is saved.

play-save-exists = { $file } už existuje; hra se ukládá do nového souboru
play-save-failed = { $file } nejde zapsat: { $reason }
play-save-missing = soubor { $file } neexistuje
play-save-bad = v { $file } nejde pokračovat: { $reason }
play-save-over = { $file } je dohraná hra; ukáže ji „rauswurf replay“
play-save-busy = { $file } se zrovna hraje v jiném okně
play-save-no-secret = { $file } má férové kostky a jejich tajemství na tomhle počítači není

## Before the game.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}{ $bots ->
    [0] {""}
    [one] , z toho { $bots } bot
    [few] , z toho { $bots } boti
   *[other] , z toho { $bots } botů
}, začátek { $created }, zatím { $events ->
    [one] { $events } krok
    [few] { $events } kroky
   *[other] { $events } kroků
}
play-ask-go-on = Enter pokračuje v poslední hře: { $saved }.
play-ask-game = Která hra?
play-small-screen = Nakreslený stůl potřebuje { $least-columns } sloupců a { $least-rows } řádků. Tvoje okno má { $columns } a { $rows }.
play-wide-picture = Obrázek stolu potřebuje { $needed } sloupců a tvoje okno má { $columns }. Rozšiř ho, nebo napiš 'position'.
play-promise =
    Kostky jsou zapečetěné. Tohle je slib; schovej si ho a na konci porovnej:
      { $promise }
    Teď každý přidá pár slov, která nikdo nemůže předvídat.
play-ask-words = { $who }, tvoje slova

## At the table.

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. Napiš „help“ a uvidíš, co jde psát.
play-all-here = Na všech místech se hraje tady; s --bots { $bots } hraješ proti botům.
play-until-next-time = Tak zase příště.
play-saved = Hra je uložená v { $file }. Pokračovat jde takhle:
play-not-saved = Když chceš pokračovat odsud, spusť hru s --position a tímhle řádkem:
play-taken-back = Vzato zpět.
play-enough-sure = Chcete všichni skončit tady, s pořadím, jaké je teď? Pak napiš „enough yes“.
play-over = Hra skončila.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } bod
    [few] { $place }. { $who }, { $points } body
   *[other] { $place }. { $who }, { $points } bodů
}
play-recorded = Záznam je v { $file }; ověří ho „rauswurf verify“.

## What cannot be taken back.

play-undo-nothing = Není co vzít zpět.
play-undo-over = Hra skončila; zpět se už nic nebere.
play-undo-roll = Když hraje víc lidí, hody se zpět neberou.
play-undo-others = Když hraje víc lidí, nebere se zpět, co udělal bot.

## Questions.

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
    [few] { $who } (zbývají { $rolls } hody): { $how }
   *[other] { $who } (zbývá { $rolls } hodů): { $how }
}
play-ask-only = { $who }: Enter zahraje { $move }
play-ask-move = { $who }: tvůj tah
play-enter-rolls = { $dice ->
    [one] Enter hodí
    [few] Enter hodí { $dice } kostkami
   *[other] Enter hodí { $dice } kostkami
}
play-what-fell = { $bot ->
    [yes] co je na jeho kostce?
   *[no] co ti padlo?
}
play-what-fell-several = { $bot ->
    [yes] co je na jeho { $dice } kostkách, třeba 3 5 5 1?
   *[no] co ti padlo? (počet kostek: { $dice }, třeba 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] co je na jeho kostkách? ({ $dice })
   *[no] co ti padlo? ({ $dice })
}

## Answers.

play-not-understood = To nejde: { $reason }. Napiš „help“ a uvidíš, co jde psát.
play-long-line = Tenhle řádek je moc dlouhý: řádek smí mít { $most } znaků. Nic se nestalo.
play-not-legal = To nejde: { $reason }
play-no-typed-dice = Enter hodí. Když chceš zapisovat skutečné kostky, spusť hru s --dice ask.
play-bot-decides = O tahu rozhoduje bot; ty mu jen házíš.
play-choose = { $count ->
    [one] Vyber jediný tah číslem, nebo ho napiš.
    [few] Vyber jeden ze { $count } tahů číslem, nebo ho napiš.
   *[other] Vyber jeden z { $count } tahů číslem, nebo ho napiš.
}
play-type-dice = Hoď si a napiš, co je na kostkách.
play-no-such-number = Tahy jsou 1 až { $count }.
play-and-more = {"      "}a další ({ $count }); všechny ukáže „moves“.
play-is-legal = { $move } je dovolený tah.
play-nothing-refused = Teď není zakázané nic, na co by se dalo pomyslet.
play-ruling = Výklad: { $ruling }
play-one-rule = „rules { $rule }“ řekne jedno z nich.
play-words =
    {"  "}Enter         hodit, nebo udělat jediný tah
    {"  "}3             třetí tah ze seznamu (nebo co ti padlo, když házíš vlastními kostkami)
    {"  "}12-18         udělat tenhle tah
    {"  "}moves         vypsat všechny tahy
    {"  "}why 12-18     proč tohle nejde?
    {"  "}why           proč nejdou ty ostatní?
    {"  "}undo          vzít zpět; přes hod jen bez dalších lidí, nebo se skutečnými kostkami
    {"  "}board         nakreslit stůl znovu
    {"  "}position      pozice jako jeden řádek, pro „rauswurf referee“ a „rauswurf play --position“
    {"  "}rules         pravidla podle jmen; „rules finish“ řekne jedno z nich
    {"  "}help          tenhle seznam
    {"  "}enough        skončit tady, s pořadím, jaké je teď
    {"  "}quit          přestat hrát; hra se uloží

## The table on the screen.

play-roll = { $dice ->
    [one] hodit kostkou
    [few] hodit { $dice } kostkami
   *[other] hodit { $dice } kostkami
}
play-captures = { $move }  { $colour } ven
play-stop = přestat házet
play-use = použít: { $card }
play-take = vzít: { $cards }
play-take-machine = vzít se Strojem času: { $cards }
play-take-nothing = nebrat nic
play-cover = zakrýt: { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] hodit všemi { $rolled } znovu
   *[other] nechat { $kept }, hodit { $rolled }
}
play-type-here = napiš tah, nebo / a libovolné slovo
play-key-line = Enter hrát   ↑↓ vybrat   u zpět   w proč ne   r pravidla   ? pomoc   q odejít
play-close = Esc zavře
play-help-title = Klávesy
play-why-title = Proč ne?
play-end-keys = Esc: podívat se na stůl   q: odejít
play-field = pole { $field }
play-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
play-keys =
    Enter, mezerník | hodit; udělat označený tah; popohnat boty
    ↑ ↓ | prohlédnout si jiný tah: ukáže se na plánu
    3 Enter | udělat třetí tah
    12-18 Enter | udělat tenhle tah; / začíná řádek s libovolným písmenem
    /why 12-18 Enter | proč tohle nejde?
    w | proč nejde nic jiného?
    1 … 7, ← → mezerník | NICHTLUSTIG: odložit kostku stranou, nebo ji vzít zpátky
    u | vzít zpět. Když hraješ jen ty, nebo se skutečnými kostkami: až k tvému poslednímu rozhodnutí, a padne zase totéž. Ve více lidech: tah, dokud se znovu nehodí
    r | pravidla téhle hry
    Page ↑, Page ↓ | co bylo předtím
    Esc | položit, zapomenout napsané
    q | odejít; hra se uloží, pokračuje rauswurf play --resume
    myš | klikni na figurku a pak kam jde; nebo na kostku, řádek seznamu, kartu

## Before the game, on the screen.

play-start-title = Co si zahrajeme?
play-start-go-on = Hrát dál: { $saved }
play-start-who = Hráčů: { $players }, { $bots ->
    [0] samí lidé
    [one] z toho jeden bot
    [few] z toho { $bots } boti
   *[other] z toho { $bots } botů
}
play-start-keys = Enter začít   ↑↓ vybrat   ← → hráči   + - boti   q odejít
play-words-keys = Enter další řádek; po posledním hra začne   Esc odejít

## NICHTLUSTIG on the screen.

play-symbol-duck =
    Kach-
    na
play-symbol-ufo = UFO
play-symbol-clown = Klaun
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Stroj
    času
play-symbol-virus = Virus
play-symbol-poodle = Pudl
play-die-black = čer
play-die-red = čvn
play-die-white = bíl
play-die-pink = růž
