### What the coach says on the page: how a game went, a hint, a doubt, a position. Chances are games in 100.

## How a game went.

advice-curve = Kdo měl kdy jaké šance
advice-race-win = Šance na výhru:
advice-race-place = Šance na { $place }. místo:
advice-moments = Okamžiky, na kterých záleželo
advice-step-lucky = { $name } hází { $faces }. Štěstí: mělo to cenu { $count } ze 100 her.
advice-step-unlucky = { $name } hází { $faces }. Smůla: stálo to { $count } ze 100 her.
advice-step-mistake = { $name }: { $move }. Stálo to { $count } ze 100 her.
advice-step-good = { $name }: { $move }. Dobrá volba.
advice-step-others = { $name }: získává { $gains }, ztrácí { $loses }: { $count } ze 100 her.
advice-step-forced = { $name }: { $move }. Nebylo na výběr.
advice-step-usual = Tady se nestalo nic zvláštního.
advice-better = Lépe: { $move }.
advice-why = Ukaž mi proč
advice-why-after = Po tomto tahu: { $move }
advice-why-wins = { $name } vyhraje { $count } ze 100 her.
advice-why-thrown = { $name }: soupeři by příštími hody mohli vyhodit figurku v { $count } ze 100 případů.
advice-why-safe = { $name }: příštím hodem nemůže figurku vyhodit žádný soupeř.
advice-why-answer = Co nejčastěji následuje, v { $count } ze 100 případů: { $told }
advice-why-passes = { $name } v { $count } ze 100 případů nemůže nic.

## Luck and mistakes, player by player.

advice-sums = Štěstí a chyby
advice-sums-place = Štěstí a chyby v boji o { $place }. místo
advice-luck-good = { $name }: kostky darovaly { $count } ze 100 her.
advice-luck-good-much = { $name }: kostky darovaly tolik co celé hry: { $games }.
advice-luck-bad = { $name }: kostky vzaly { $count } ze 100 her.
advice-luck-bad-much = { $name }: kostky vzaly tolik co celé hry: { $games }.
advice-luck-even = { $name }: štěstí a smůla se vyrovnaly.
advice-mistakes = { $name }: chyby: { $mistakes }, ztraceno tím { $count } ze 100 her.
advice-mistakes-much = { $name }: chyby: { $mistakes }, ztraceno tím tolik co celé hry: { $games }.
advice-mistakes-none = { $name }: žádná chyba, která by stála za řeč.
advice-sums-start = Začátek
advice-sums-luck = Štěstí
advice-sums-own = Vlastní chyby
advice-sums-others = Chyby ostatních
advice-sums-estimate = Odhad
advice-sums-result = Výsledek
advice-sums-hint = Všechna čísla jsou hry ze 100. Každý sloupec vychází: začátek, štěstí, chyby a odhad dají výsledek. Odhad je to, v čem se cestou spletl sám trenér.
advice-exact = Tyto šance jsou přesné.
advice-estimated = Tyto šance jsou odhad. Mohou se lišit o { $count } ze 100.
advice-evaluator = Vypočítal: { $name }.

## At the table.

advice-hint = Nejlepší: { $move }.
advice-hint-wins = Tak vyhraješ asi { $count } ze 100 her.
advice-sure = Určitě?
advice-sure-cost = { $move }: stojí to asi { $count } ze 100 her.
advice-sure-yes = Přesto táhnout
advice-sure-no = Ještě přemýšlet
advice-agree = Kdo otevřel tento stůl, by chtěl, aby trenér pomáhal všem: { $what }. Souhlasíš?

## A position.

advice-now = Šance teď
advice-rolls = Co může padnout
advice-roll = Když padne { $faces }
advice-rolls-hint = Pod každým číslem: o kolik ze 100 her má ten hod větší nebo menší cenu než obvykle. Vyber hod a uvidíš jeho tahy.
advice-moves = Tahy
advice-cost = Stojí
advice-no-move = Žádná figurka nemůže táhnout.
advice-set-up = Pozici změníš takto: ťukni na figurku a potom na pole, kde má stát.
advice-change = Postavit jinou pozici
advice-piece = { $colour }, figurka { $number }
advice-turn = Kdo je na tahu?
advice-text = Pozice jako text
advice-show = Ukázat
