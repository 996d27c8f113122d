# The coach: chances, luck and mistakes.

coach-no-evaluator = Na této desce neumí nikdo posoudit pozice hry { $game }. Trenér zná desky, které patří k Rauswurfu.

coach-title = { $game }: jak to šlo?
coach-unfinished = Tato partie se nedohrála. Výsledek ukazuje šance, jaké byly na konci.
coach-taken-back = Co se vzalo zpět, to se nepočítá.
coach-stage = Závod o { $place }. místo
coach-start = Začátek
coach-luck = Štěstí
coach-errors = Chyby
coach-estimate = Odhad
coach-result = Výsledek
coach-fair = Bez štěstí
coach-class = Třída
coach-unit = Všechna čísla jsou partie ze 100. Začátek, štěstí, chyby a odhad dají dohromady výsledek. Odhad je to, v čem se spletl sám trenér. Štěstí a chyby jsou všech hráčů: co jeden daruje, získají ostatní.
coach-fair-said = „Bez štěstí“ je výsledek po odečtení štěstí i s přesností. Skutečný výsledek zůstává.
coach-class-said = Třída říká, jak dobrá byla rozhodnutí. Jedna partie prozradí málo: kde jsou dvě třídy, může být ta pravá jedna z nich, nebo některá mezi nimi.
coach-luck-even = Štěstí a smůla se vyrovnaly: { $who }.
coach-luck-good =
    Kostky přály: { $who }. Mělo to tuto cenu: { $size ->
        [twentieth] jedna partie z dvaceti
        [tenth] desetina partie
        [quarter] čtvrtina partie
        [third] třetina partie
        [half] půl partie
       *[whole] celá partie
    }.
coach-luck-bad =
    Kostky nepřály: { $who }. Stálo to tolik: { $size ->
        [twentieth] jedna partie z dvaceti
        [tenth] desetina partie
        [quarter] čtvrtina partie
        [third] třetina partie
        [half] půl partie
       *[whole] celá partie
    }.
coach-mistakes-none = Bez chyby: { $who }.
coach-mistakes = { $count ->
    [one] { $who }: { $count } chyba.
    [few] { $who }: { $count } chyby.
    [many] { $who }: { $count } chyby.
   *[other] { $who }: { $count } chyb.
}
coach-lost = { $who } ztrácí svými volbami dohromady { $points } partie ze 100.
coach-lost-rolls = { $count ->
    [one] To je asi tolik jako jeden nešťastný hod.
    [few] To je asi tolik jako { $count } nešťastné hody.
    [many] To je asi tolik jako { $count } nešťastného hodu.
   *[other] To je asi tolik jako { $count } nešťastných hodů.
}
coach-turning = Zlomové okamžiky
coach-step = Krok { $step }: { $told }
coach-roll-good = { $who } tímto hodem získává { $points } partie ze 100.
coach-roll-bad = { $who } tímto hodem ztrácí { $points } partie ze 100.
coach-choice-cost = { $who } touto volbou ztrácí { $points } partie ze 100.
coach-changes = Šance: { $chances }.
coach-instead = Co se dalo udělat a kolik partií ze 100 pak vyhraje { $who }:
coach-dice-of = Co čí kostky komu přinesly
coach-errors-of = Co čí chyby komu přinesly
coach-evaluator = Zdroj šancí: { $evaluator }. Obvykle se mýlí o méně než { $points } partie ze 100.
coach-page-written = Stránka je v souboru { $file }.
coach-closer = Bližší pohled
coach-closer-said = Tyto okamžiky se mnohokrát dohrály a štěstí se odečetlo. Číslo za ± je směrodatná chyba: ve dvou případech ze tří není pravda dál.
coach-closer-wins = Výhry ze 100
coach-closer-games = Hry
coach-closer-progress = Pohled { $look }: hry: { $games }, ± { $error }
coach-curve = Šance během partie
coach-class-beginner = začátky
coach-class-learner = učení
coach-class-casual = volný čas
coach-class-skilled = praxe
coach-class-expert = expert
coach-class-master = mistr
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
