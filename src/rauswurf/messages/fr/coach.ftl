# The coach: chances, luck and mistakes.

coach-no-evaluator = Personne ne sait juger une position de { $game } sur ce plateau. L’entraîneur connaît les plateaux fournis avec Rauswurf.

coach-title = { $game } : comment ça s’est passé ?
coach-unfinished = Cette partie n’a pas été terminée. Le résultat montre les chances à la fin.
coach-taken-back = Ce qui a été repris ne compte pas.
coach-stage = La course pour la place { $place }
coach-start = Départ
coach-luck = Hasard
coach-errors = Erreurs
coach-estimate = Estimation
coach-result = Résultat
coach-fair = Sans le hasard
coach-class = Classe
coach-unit = Tous les nombres sont des parties sur 100. Départ, hasard, erreurs et estimation donnent ensemble le résultat. L’estimation, c’est ce que l’entraîneur lui-même a mal jugé. Le hasard et les erreurs sont ceux de tout le monde : ce que l’un donne, les autres le gagnent.
coach-fair-said = « Sans le hasard » est le résultat moins le hasard, avec sa marge. Le vrai résultat ne change pas.
coach-class-said = La classe dit si les choix étaient bons. Une seule partie en dit peu : quand il y a deux classes, la vraie est l’une des deux, ou une autre entre elles.
coach-luck-even = Chance et malchance se sont compensées : { $who }.
coach-luck-good =
    { $who } a eu de la chance. Elle valait ceci : { $size ->
        [twentieth] une partie sur vingt
        [tenth] un dixième de partie
        [quarter] un quart de partie
        [third] un tiers de partie
        [half] une demi-partie
       *[whole] une partie entière
    }.
coach-luck-bad =
    { $who } a eu de la malchance. Elle a coûté ceci : { $size ->
        [twentieth] une partie sur vingt
        [tenth] un dixième de partie
        [quarter] un quart de partie
        [third] un tiers de partie
        [half] une demi-partie
       *[whole] une partie entière
    }.
coach-mistakes-none = { $who } n’a fait aucune erreur.
coach-mistakes = { $count ->
    [one] { $who } a fait { $count } erreur.
   *[other] { $who } a fait { $count } erreurs.
}
coach-lost = { $who } a perdu en tout { $points } parties sur 100 par ses choix.
coach-lost-rolls = { $count ->
    [one] C’est à peu près autant qu’un lancer malchanceux.
   *[other] C’est à peu près autant que { $count } lancers malchanceux.
}
coach-turning = Tournants
coach-step = Étape { $step } : { $told }
coach-roll-good = { $who } a gagné { $points } parties sur 100 par ce lancer.
coach-roll-bad = { $who } a perdu { $points } parties sur 100 par ce lancer.
coach-choice-cost = { $who } a perdu { $points } parties sur 100 par ce choix.
coach-changes = Chances : { $chances }.
coach-instead = Ce qui était possible, et combien de parties sur 100 { $who } gagne alors :
coach-dice-of = Ce que les dés de chacun ont apporté à chacun
coach-errors-of = Ce que les erreurs de chacun ont apporté à chacun
coach-evaluator = Les chances viennent de { $evaluator }. L’écart est d’habitude de moins de { $points } parties sur 100.
coach-page-written = La page est dans { $file }.
coach-closer = Un regard plus précis
coach-closer-said = Ces moments ont été rejoués de nombreuses fois, sans compter la chance. Le nombre après ± est l’erreur type : deux fois sur trois, la vérité n’est pas plus loin.
coach-closer-wins = Gains sur 100
coach-closer-games = Parties
coach-closer-progress = Regard { $look } : { $games } parties, ± { $error }
coach-curve = Les chances au fil de la partie
coach-class-beginner = débutant
coach-class-learner = apprenti
coach-class-casual = occasionnel
coach-class-skilled = aguerri
coach-class-expert = expert
coach-class-master = maître
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
