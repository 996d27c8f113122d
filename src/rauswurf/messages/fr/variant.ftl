### House rules that players may choose before a game.

variant-opening = Chaque couleur commence-t-elle avec un pion sur sa case de départ, ou avec les quatre à l’écurie ?
variant-opening-title = Mise en place
variant-first = Qui commence : la place 1 (asseyez-y la personne la plus jeune) ou le plus haut chiffre ?
variant-first-title = Qui commence
variant-three-rolls = Si seul un six peut t’aider, tu lances jusqu’à trois fois.
variant-three-rolls-title = Trois lancers
variant-goal-jump = À l’arrivée, on peut sauter par-dessus des pions.
variant-goal-jump-title = Sauter à l’arrivée
variant-play-on = Une fois la victoire acquise, les autres continuent pour les places.
variant-play-on-title = Jouer les places
variant-forced-capture = Si tu peux prendre, tu dois prendre : une prise oubliée coûte le pion, ou bien seuls les coups qui prennent sont permis.
variant-forced-capture-title = Prise obligatoire
variant-backward-capture = Sur la piste, un pion peut reculer si c’est pour prendre.
variant-backward-capture-title = Prendre en arrière
variant-barriers = Deux pions de la même couleur peuvent partager une case de la piste et barrer la route à tous.
variant-barriers-title = Barrages
variant-colours = Chacun sa couleur ; à deux avec deux couleurs chacun ; ou à trois avec une couleur que tous peuvent jouer.
variant-colours-title = Couleurs
variant-extra-hits = Quand plus aucun pion n’est sans focus, les touches en trop en retournent-elles un dans l’autre sens, ou ne comptent-elles pas ?
variant-extra-hits-title = Touches en trop
variant-skip-card = Quelle carte fait sauter un tour ? L’autre ne laisse que deux lancers. Le livret dit NF-700 ; sur les cartes imprimées, c’est l’Ovni.
variant-skip-card-title = Carte qui fait sauter un tour
