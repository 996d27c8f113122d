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
lab-wins-of-seat = místo { $seat } vítězí
lab-seat-advantage = výhoda místa 1
lab-seat-advantage-meaning = O kolik je podíl her, které vyhraje místo 1 (nebo kdo začíná, když o tom rozhodují kostky), nad spravedlivým dílem.
lab-luck = podíl štěstí
lab-luck-meaning = Jeden silný bot sedí mezi běžnými, postupně na každém místě. 0 % znamená, že ten silný vítězí vždycky, 100 %, že vítězí jen za svůj spravedlivý díl.
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
