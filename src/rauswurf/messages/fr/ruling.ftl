### Rulings: what we decided where the printed rules of a game leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Si une prise est ton seul coup permis, tu dois la jouer.
ruling-classic-six-rolls-again = Un six qui n’a pas pu servir fait rejouer aussi.
ruling-classic-three-rolls = Les trois lancers s’arrêtent avec un six ; un six qui ne peut pas faire sortir de pion est l’un des trois, et les autres restent.
ruling-classic-highest-roll = En cas d’égalité, seules les places à égalité relancent.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Cette obligation passe avant celles d’entrer avec un six et de libérer la case de départ. N’importe quelle prise convient. Sinon, le pion le plus avancé de ceux qui auraient pu prendre repart, même s’il est alors à l’arrivée (jamais un pion à l’écurie ; entre un pion à toi et un neutre aussi avancés, le tien). Tu ne peux pas passer à la place. Un lancer supplémentaire reste acquis.
   *[strict] Cette obligation passe avant celles d’entrer avec un six et de libérer la case de départ.
}
ruling-classic-backward-capture = Un pion sur sa propre case de départ ou à l’arrivée ne recule jamais. S’il n’y a rien d’autre à jouer, on peut passer, sauf si la prise est due.
ruling-classic-barriers = Il n’y a pas de barrage à l’arrivée, et on libère sa propre case de départ avant d’y entrer ; les prises en arrière ne passent pas non plus les barrages.
ruling-classic-two-colours = Le tour passe de couleur en couleur ; ton autre couleur est une adversaire ; une couleur entièrement arrivée est sautée ; tu as fini quand tes deux couleurs sont à l’arrivée.
ruling-classic-neutral = Les obligations se regardent pour chaque couleur, celle de prendre pour les deux ; il faut que les deux couleurs y aient droit pour avoir trois lancers ; qui a fini continue avec les pions neutres ; si le dernier pion neutre est amené par quelqu’un qui n’a pas fini, ou arrive avant que quiconque ait fini, gagne qui finit en premier ; les places suivantes dans l’ordre d’arrivée.

## The six Nüby games

ruling-nueby-turns = À deux on prend jaune et noir, à trois jaune, rouge et bleu, à quatre jaune, vert, noir et bleu, à cinq toutes les couleurs sauf blanc.
ruling-nueby-turns-four = À deux on prend jaune et rouge, à trois jaune, vert et rouge.
ruling-nueby-free-entry = Elle compte comme le premier six du tour.
ruling-nueby-throw = C’est l’endroit où il se tient qui décide, pas ce qu’il a passé ; les tours de piste ne sont pas retenus.
ruling-nueby-must-move = Éjecter en arrière n’est jamais une obligation.
ruling-nueby-goal-no-jump = Avec n’importe quel nombre ; pouvoir entrer à la place n’est pas une raison de passer.
ruling-nueby-backward-throw = Jamais depuis l’arrivée.
ruling-nueby-highest-roll = Le livret ne désigne personne ; en cas d’égalité, seules les places à égalité relancent.
ruling-nueby-finish = Le livret n’indique pas de but.
ruling-nueby-second-level = Un pion peut aussi refaire un tour à l’extérieur. Ce n’est pas dépasser l’arrivée : si c’est ton seul coup, tu dois le jouer. À quatre et plus, on joue avec trois pions chacun.
ruling-nueby-one-pushes = On pousse avant de jouer. Si aucun pion ne peut bouger, on peut pousser seulement.
ruling-nueby-place = Tu peux aussi poser la pierre là où elle bloque tes propres pions ou ton entrée. Ce que tu dois jouer se décide ensuite.
ruling-nueby-blockade = Personne ne passe une pierre, même pas sa propre couleur. Si toutes les entrées sont bloquées, un simple lancer remplace l’entrée libre ; si pendant un tour complet personne ne peut entrer ni jouer, les pierres posées sur des entrées retournent dans leur couloir.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Quand tous tes pions y ont le focus, une touche de plus en retourne un dans l’autre sens.
   *[ignored] Quand tous tes pions y ont le focus, les touches suivantes ne comptent pas.
}
ruling-nueby-either-way = Les pions arrivés ne reculent jamais ; les coups en arrière obligent comme les autres.
ruling-nueby-shortcut = On n’éjecte pas en arrière de la piste vers les cases grises.
ruling-nueby-short-throw = On pousse le long de la piste, jamais vers une arrivée. Éjecter compte comme un coup même si tous les pions se retrouvent où ils étaient.

## NICHTLUSTIG, a game of dice and cards

ruling-nichtlustig-first = En cas d’égalité, seules les places à égalité relancent.
ruling-nichtlustig-rolls = Mettre tous les dés de côté, c’est s’arrêter. Les dés se distinguent par leur symbole : entre deux pareils, celui qu’on garde compte pour ce que l’autre peut apporter.
ruling-nichtlustig-scoring = Un tour sauté ne valide rien.
ruling-nichtlustig-take = Toutes les cartes d’un tour s’annoncent ensemble.
ruling-nichtlustig-dinosaurs = On choisit n’importe quel dinosaure que la somme atteint, pas seulement le plus grand.
ruling-nichtlustig-death = On prend au plus une carte Mort par tour.
ruling-nichtlustig-own-death = Le caniche est ici une carte Mort comme les autres. On choisit parmi celles de la table. Qui a les six n’en prend aucune.
ruling-nichtlustig-cover = Entre plusieurs lemmings, on choisit. Une carte ne peut être couverte qu’une fois.
ruling-nichtlustig-open-death = De même si toutes les cartes validées sont déjà couvertes. Une carte à découvert le reste, quoi qu’on valide plus tard.
ruling-nichtlustig-specials = Elles viennent en dernier, après la carte Mort et après le retour des cartes utilisées ; on peut donc regagner une carte aussitôt.
ruling-nichtlustig-duck = On peut mettre des dés de côté avant, mais il faut en lancer au moins un. Qui s’est arrêté avant le troisième lancer ne peut pas l’utiliser.
ruling-nichtlustig-time-machine = Elle ne sert que pour un dinosaure impossible sans elle. Qui ne peut rien prendre d’autre peut la garder, ne rien prendre et affronter la Mort.
ruling-nichtlustig-clown = S’il n’y a pas de carte Mort à prendre, le clown reste.
ruling-nichtlustig-virus = Sans carte objectif, cela fait quand même une seule carte Mort, et un seul clown l’évite. Le virus retourne sur la table dans tous les cas.
ruling-nichtlustig-points = Un yéti couvert ne tient pas compagnie à un autre.
ruling-nichtlustig-professors-roll = Dans l’ordre des places ; un professeur couvert ne donne pas de dé.
ruling-nichtlustig-winner = Toutes les places se décident ainsi ; en cas d’égalité encore, on partage la place.
