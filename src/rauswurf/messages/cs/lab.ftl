### What experiments say.

## Measures: names for tables and pictures, and what they mean.

lab-rolls = hodů kostkou na hru
lab-rolls-meaning = Kolikrát se za hru hodí kostkou. Když se hází několika najednou, v NICHTLUSTIG platí hod za jeden, v závodech se počítá každá kostka.
lab-turns = kol na hru
lab-turns-meaning = Kolik kol hra trvá, všichni hráči dohromady. Šestka, po které se hází znovu, patří k témuž kolu.
lab-captures = vyhození na hru
lab-captures-meaning = Kolikrát je vyhozena figurka.
lab-lead-changes = změn vedení na hru
lab-lead-changes-meaning = Kolikrát se do vedení dostane někdo jiný: vede, čí figurky jsou dohromady nejdál, když kolo začíná. Dělené vedení není změna.
lab-cards-taken = karet vzatých ostatním na hru
lab-cards-taken-meaning = Kolik karet si hráči navzájem vezmou.
lab-death-cards = vzatých karet smrti na hru
lab-death-cards-meaning = Kolik karet smrti si hráči vezmou.
lab-winner-points = body vítěze
lab-winner-points-meaning = Nejvyšší počet bodů na konci hry.
lab-wins = { $who } vítězí
lab-wins-together = { $who } vítězí
lab-wins-of-seat = Místo { $seat } vítězí
lab-seat-advantage = výhoda začínajícího
lab-seat-advantage-meaning = O kolik častěji, než je spravedlivý díl, vyhrává ten, kdo začíná.
lab-luck = podíl štěstí
lab-luck-meaning = Jeden silný bot sedí mezi slabšími, postupně na každém místě. 0 % znamená, že ten silný vítězí vždycky, 100 %, že vítězí jen za svůj spravedlivý díl.
lab-choices = volby na tah
lab-choices-meaning = Kolikrát si v jednom tahu můžeš vybrat ze dvou nebo více možností.
lab-options = možnosti na výběr
lab-options-meaning = Kolik je možností, když je z čeho vybírat.
lab-forced = vynucené tahy
lab-forced-meaning = Jaká část všech tahů je jediná možná.
lab-minutes = minuty pro lidi
lab-minutes-meaning = Odhad pro lidi: 4 sekundy na každý hod, 3 na každou volbu a půl na každé pole, které figurka ujde, pokud nikdo nenastaví jiná čísla. Jsou to předpoklady.
lab-coverage = navštívená pole
lab-coverage-meaning = Na kolika z dosažitelných polí během hry stane nějaká figurka.
lab-drama = drama
lab-drama-meaning = O kolik byl vítěz pozadu v nejhorší chvíli: šance vedoucího minus jeho vlastní.
lab-chance-leads = změny vedení podle šancí
lab-chance-leads-meaning = Jak často má na začátku tahu nejlepší šance někdo jiný, a to s náskokem aspoň 5 procentních bodů.
lab-decided = rozhodnuto po
lab-decided-meaning = Jaká část hry uplynula, když šance vítěze natrvalo přesáhnou 90 %.
lab-comebacks = obraty
lab-comebacks-meaning = Jakou část her vyhraje někdo, čí šance kdysi klesly pod polovinu spravedlivého dílu.
lab-stakes = co je při volbě ve hře
lab-stakes-meaning = O kolik je nejlepší tah lepší než nejhorší, v šancích na výhru.
lab-luck-part = podíl štěstí na výsledku
lab-luck-part-meaning = Jaká část toho, kdo vyhraje, pochází z kostek, právě mezi těmito hráči.
lab-skill-part = podíl umění na výsledku
lab-skill-part-meaning = Jaká část toho, kdo vyhraje, pochází z lepších a horších tahů, právě mezi těmito hráči.
lab-gain = zisk silného hráče
lab-gain-meaning = O kolik víc, než je spravedlivý díl, vyhraje silný hráč mezi příležitostnými.
lab-restricted-peaceful = zisk toho, kdo nikdy nevyhazuje
lab-restricted-foremost = zisk toho, kdo táhne vždy přední figurkou
lab-restricted-rearmost = zisk toho, kdo táhne vždy zadní figurkou
lab-restricted-meaning = O kolik víc, než je spravedlivý díl, vyhraje hráč s tímto zvykem mezi příležitostnými. Pod nulou stojí výhry.
lab-own-board = plán této hry
lab-own-rules = pravidla hry
lab-picture-zero = Úsečka, která protíná nulu: žádný rozdíl se nenašel.
lab-picture-percent-of = rozdíl v procentech: { $before }
lab-picture-points = rozdíl v procentních bodech
lab-picture-measure-points = { $measure }, v procentních bodech
lab-picture-games = podíl her
lab-finished = dohrané hry
lab-finished-meaning = Hry se po milionu hodů přeruší.

## Numbers in tables.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong.

lab-not-installed = { $package } není nainstalované a tady je potřeba: { $command }
lab-bot-illegal = bot { $bot } odpovídá { $move }, a to není dovolený tah v { $position }
lab-no-weighing = { $option } u hry { $game } u tohoto stolu nejde: nikdo se nenaučil, jakou cenu tam má hod
lab-lineup = { $option } chce jednoho bota na všechna místa, nebo jednoho na každé (míst je { $seats }), oddělené čárkami, ne { $bots }
lab-file-kind = { $option } chce jméno souboru s koncovkou { $known }, ne { $file }
lab-compiling = Příprava těchto pravidel potrvá asi { $seconds } s, jen poprvé.
lab-pace-form = --pace potřebuje tři čísla, sekundy na hod, volbu a pole, například --pace 4,3,0.5, ne { $text }
lab-measures-gpu = všechny míry počítá procesor, protože se dívají na šance všech: vynech --device gpu
