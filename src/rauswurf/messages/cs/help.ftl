### The help pages of the command `rauswurf`.

## What stands around the texts.

help-usage = Použití:
help-options-go-here = [VOLBY]
help-command-goes-here = PŘÍKAZ ...
help-arguments = Argumenty:
help-options = Volby:
help-commands = Příkazy:
help-default = [výchozí: { $value }]
help-required = [povinné]

## Commands.

help-rauswurf =
    Rozhodčí, hrací stůl a laboratoř pro závody s kostkami.

    Bez příkazu se na tomhle počítači otevřou stoly a ukáže je prohlížeč.
help-games = Vypsat hry a pro kolik jsou hráčů.
help-rules = Říct pravidla hry našimi slovy, se všemi výklady a variantami.
help-play = Hrát tady: víc lidí u jedné obrazovky, za chybějící boti.
help-serve =
    Dát stoly na web, pro tenhle počítač nebo pro všechny.
help-backup =
    Zkopíruje všechny stoly serveru do souboru, i když běží, a přehraje každý záznam.

    Návratový kód 0: všechno jde přečíst. 1: zkopírováno, ale některé stoly přečíst nejdou. 2: nic se nezkopírovalo.
help-restore =
    Uloží zálohu tam, kde server najde své stoly; předtím přehraje každý záznam.

    Nikdy se nic nepřepíše. Návratové kódy jsou jako u 'rauswurf backup'.

    Stoly se ukládají do souboru ve složce pro tvá data, pokud --db neurčí jiné místo.
help-referee =
    Říct, které tahy jsou v pozici dovolené a proč ostatní ne.

    Kolik se hraje a s jakými barvami, plyne z pozice, pokud to není řečeno.
    Návratový kód 1: tah, na který ses ptal, není dovolený.
help-simulate =
    Zahrát mnoho her a říct, kdo vítězí, jak dlouho to trvá a co se děje.

    Hráči vybírají náhodně, pokud --bots neřekne, kdo hraje.

    Výsledek závisí jen na semínku, ne na vláknech.
help-arena =
    Nechat boty hrát proti sobě, se střídáním míst a stejnými kostkami, a ohodnotit je.

    Bez --gauntlet hraje každý s každým.
help-compare =
    Říct, co změní pravidlo: jak dlouho se hraje, kdo vítězí, co se děje, kolik je štěstí.

    Hraje se se změnou i bez ní, se stejnými kostkami.
help-study =
    Změřit mnoho sad pravidel popsaných v souboru TOML; napsat tabulku a zprávu.

    Po přerušení pokračuje stejný příkaz tam, kde skončil.
help-train =
    Nechat boty naučit se hru tím, že hrají samy proti sobě.

    Po přerušení pokračuje stejný příkaz tam, kde skončil. Na grafické kartě začíná znovu.
help-solve =
    Přesně vyřešit klasickou hru pro dva s několika málo figurkami.

    Podle zapsané tabulky hraje bot „perfect“.
help-probe =
    Vyhledat pozici vyřešené hry: každý tah s jeho přesnou šancí, nejlepší první.

    Je potřeba tabulka, kterou zapsal „rauswurf solve“, nebo její výřez.
help-perft =
    Spočítat posloupnosti hodů a tahů, které mohou následovat po pozici.

    Šest čísel na kostce je šest větví, každá volba jedna.
help-verify =
    Ověřit zaznamenanou hru: každý tah podle pravidel, každý hod podle kostek.

    Návratový kód 0: všechno sedí. 1: něco nesedí. 2: jako záznam to přečíst nejde.
help-replay =
    Ukázat zaznamenanou hru krok po kroku: Enter dál, b zpět, číslo skočí, a všechno.

    Návratový kód 1 říká, že záznam někde přestane sedět; co je předtím, se ukáže.
help-analyse =
    Odliš štěstí od umění v zaznamenané partii.

    Váží se každý hod i každá volba. Co udělalo štěstí, chyby a odhady trenéra, dá dohromady výsledek. Návratový kód 1: záznam někde nesouhlasí; posoudí se vše předtím.
help-board = Vytvořit a zkontrolovat soubory s hracím plánem.
help-board-check = Říct všechno, co je na souboru s plánem špatně, nebo že je v pořádku.
help-board-new = Zapsat nový soubor s plánem: kruh s domečkem a základnou pro každou barvu.
help-completion =
    Vypíše skript, se kterým tvůj shell doplňuje příkazy, hry, varianty a boty.

    bash: eval "$(rauswurf completion bash)" do ~/.bashrc.

    zsh: source <(rauswurf completion zsh) do ~/.zshrc.

    fish: rauswurf completion fish | source do config.fish.

## Options of every command.

help-help = Ukázat tuhle nápovědu.
help-lang = Jazyk všech textů: { $codes }.
help-json = Psát JSON pro programy a nic jiného.
help-version = Vypsat verzi.

## Options of several commands.

help-game = Která hra; „rauswurf games“ je vypíše.
help-players = Kolik hráčů.
help-set = Zvolit variantu: ID=HODNOTA, nebo jen ID, když je kromě hodnoty z pravidel jen jedna; jde zadat víckrát. „rauswurf rules HRA“ je vypíše.
help-position =
    Pozice jako jeden řádek, třeba 'yellow B B 0 a / red 12 B B B ; turn red';
    bez ní začátek hry.
help-board-file = Hrát na plánu z tohohle souboru.
help-rules-file = Hrát podle pravidel v tomto souboru Pythonu, navrch k pravidlům hry.

## Options of `rauswurf referee`.

help-referee-roll = Co padlo; víc kostek jako '2 5 5 1'.
help-referee-move = Zeptat se na jeden tah, třeba 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = Kolik her zahrát.
help-simulate-seed = Stejné semínko dá stejné hry.
help-simulate-threads = Na kolika vláknech; jinak na všech jádrech.
help-lab-device = Hrát na procesoru (cpu), na grafických kartách NVIDIA (gpu), nebo tam, kde to půjde rychleji (auto).
help-simulate-rotate = Boti si hru od hry střídají místa.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`.

help-lab-bots = Kdo hraje: jeden bot na všechna místa, nebo na každé jeden, oddělení čárkami.
help-lab-without-luck = Ukaž i výhry bez štěstí v kostkách: co přinesla dobrá hra. Trvá to déle.
help-lab-csv = Zapsat čísla i do tohohle souboru.
help-arena-bots = Boti; s --gauntlet vyzývá první ostatní.
help-arena-games = Kolik her zahrát u každého stolu botů.
help-arena-gauntlet = Hraje jen první bot, sám proti tolika stejným soupeřům, kolik je dalších míst.
help-arena-sprt = Každý zápas skončit, jakmile je rozhodnutý: je první bot lepší nejvýš o DOLNÍ bodů Elo, nebo aspoň o HORNÍ?
help-compare-set = Co změnit: ID=HODNOTA, nebo jen ID, pokud jsou hodnoty jen dvě. Jde zadat víckrát.
help-compare-a = Co je strana A: pravidla jako po --set a game=, players=, bots=, board=, rules=. Lze opakovat.
help-compare-b = Totéž pro stranu B.
help-compare-both = Varianta, se kterou se hraje v obou případech; jde zadat víckrát.
help-compare-picture = Nakreslit obrázek do tohohle souboru: .svg, .png nebo .html.
help-lab-measures = Změřit vše: volby, drama, změny vedení, obraty, štěstí a umění, minuty. Trvá déle.
help-lab-pace = Pro minuty: sekundy na hod, volbu a pole, například 4,3,0.5.
help-study-file = Studie (TOML).
help-study-out = Kam všechno uložit; jinak vedle studie.
help-study-format = Jak zapsat tabulku výsledků.
help-study-no-report = Zapiš jen tabulku a nekresli zprávu.
help-study-cluster = Hrát na clusteru Dask s touhle adresou.

## Options of `rauswurf serve`.

help-serve-host = Adresa, na které se naslouchá; 0.0.0.0 pustí i jiné počítače.
help-serve-port = Port, na kterém se naslouchá; 0 vezme kterýkoli volný.
help-serve-db = Databáze: sqlite:///SOUBOR nebo postgresql://UŽIVATEL@HOSTITEL/JMÉNO.
help-serve-allowed-host = Další jméno, pod kterým smějí prohlížeče tenhle server volat, třeba play.example; jde opakovat. Adresy, localhost a jména tohohle počítače fungují vždycky.
help-serve-origin = Jiná stránka, která smí tenhle server používat, třeba https://play.example; jde opakovat.
help-serve-trusted-proxy = Adresa tvé proxy nebo její síť; jen takové proxy se věří, kdo se ptá. Jde opakovat.
help-serve-open = Otevřít prohlížeč.
help-share = Pustit do hry telefony z domácí sítě, dokud to neukončíš.
help-serve-keep = Smaže stůl, u kterého se tolik dní nic nestalo; 0 ponechá všechny stoly. S --db je to 90 dní, bez --db zůstanou všechny.
help-serve-log = Jak podrobně zapisovat do logu: debug, info, warning nebo error.
help-backup-file = Kam zálohu uložit: nový soubor. Kontrolní součet bude vedle něj.
help-restore-file = Záloha, s kontrolním součtem vedle ní.

## Options of `rauswurf perft`.

help-perft-depth = Kolik událostí do hloubky.

## Options of `rauswurf verify` and `rauswurf replay`.

help-record-file = Záznam (řádky JSON); - čte standardní vstup.
help-record-board = Plán, na kterém se hrálo, pokud to nebyl vlastní plán hry.
help-record-rules = Soubor s pravidly, podle kterých se hrálo, pokud byl.
help-replay-text = Vyprávět celou hru a na nic se neptat.
help-replay-svg = Nakreslit obrázky do téhle nové složky: 0000.svg ...
help-replay-gif = Nakreslit pohyblivý obrázek do tohohle souboru.
help-replay-each = Obrázek po každé události, nebo po každém kole.
help-replay-pause = Sekundy mezi obrázky.
help-analyse-html = Zapsat vyúčtování do tohoto souboru jako stránku s obrázky.
help-analyse-rollouts = Dohrát rozhodující okamžiky, aby byla větší jistota.
help-analyse-error = Hrát dál, dokud nebude směrodatná chyba takto malá, ve hrách ze 100.

## Argument of `rauswurf board check`.

help-board-check-file = Soubor s hracím plánem (TOML).
help-board-check-for = Říct také, jestli se na něm dá hrát tahle hra, a když ne, co chybí.
help-board-new-file = Soubor, který vznikne, například my-board.toml.
help-board-new-colours = Kolik barev: 2 až 6.
help-board-new-fields = Kolik polí má kruh: násobek počtu barev.
help-board-new-pieces = Kolik figurek má každá barva: 2 až 6.
help-completion-shell = Tvůj shell.

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = NICHTLUSTIG: z kolika her se učit; jinak z tolika, aby byl hráč dobrý.
help-train-players = Jen u stolů s tolika hráči; jinak u stolů všech velikostí.
help-train-out = Kam zapsat síť; jinak HRA.net.
help-train-lessons = Kolik lekcí se má učit; jinak tolik, kolik stačí dobrému hráči.
help-train-device = Na čem se učit: na procesoru (cpu), nebo na grafické kartě NVIDIA (gpu).
help-train-truth = Učit se z přesných šancí v tomto výřezu vyřešené hry místo z partií; jen pro dva hráče.
help-solve-pieces = S kolika figurkami; ostatní jsou od začátku v domečku.
help-solve-device = Na čem počítat: cpu nebo gpu. Čtyři figurky potřebují grafickou kartu se 100 GB paměti.
help-solve-out = Kam zapsat tabulku; jinak do složky pro tvá data.
help-solve-slice = Místo toho vyřízni část tabulky: N pozic, do kterých hry dojdou nejčastěji, nebo všechny, kde má každý N figurek.
help-solve-check = Místo toho zkontroluj tuto tabulku: kontrolní součty a pak náhodnou část podle pravidel.
help-probe-roll = Co padlo na kostce; jinak všech šest stran.
help-probe-position = Pozice jako jeden řádek, třeba 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals that stand for what a user fills in.

help-value-game = HRA
help-value-file = SOUBOR
help-value-points = BODY
help-value-side = SLOVA
help-value-pace = SEKUNDY
help-value-folder = SLOŽKA
help-value-variant = ID=HODNOTA
help-value-code = KÓD
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = DOLNÍ,HORNÍ
help-value-address = ADRESA
help-value-name = JMÉNO
help-value-level = ÚROVEŇ
help-value-days = DNÍ
