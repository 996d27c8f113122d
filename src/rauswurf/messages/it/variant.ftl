### House rules that players may choose before a game.

variant-opening = Ogni colore comincia con una pedina sulla casella di partenza, o con tutte e quattro in base?
variant-opening-title = Inizio
variant-first = Comincia chi siede al posto 1 (fateci sedere la persona più giovane), o il tiro più alto?
variant-first-title = Chi comincia
variant-three-rolls = Se solo un sei può aiutarti, tiri fino a tre volte.
variant-three-rolls-title = Tre tiri
variant-goal-jump = Al traguardo si possono scavalcare le pedine.
variant-goal-jump-title = Scavalcare al traguardo
variant-play-on = Quando si sa chi ha vinto, gli altri continuano per i posti successivi.
variant-play-on-title = Giocare per i posti
variant-forced-capture = Se puoi catturare, devi: dimenticarsene costa la pedina, oppure sono permesse solo le mosse che catturano.
variant-forced-capture-title = Presa obbligatoria
variant-backward-capture = Sul percorso una pedina può andare indietro, se così cattura.
variant-backward-capture-title = Catturare all’indietro
variant-barriers = Due pedine dello stesso colore possono stare su una casella del percorso e chiudere la strada a tutti.
variant-barriers-title = Barriere
variant-colours = Ognuno il proprio colore; in due con due colori a testa; o in tre con un colore che tutti possono muovere.
variant-colours-title = Colori
variant-extra-hits = Quando nessuna pedina è più senza focus, i centri in più ne rigirano una, o non contano?
variant-extra-hits-title = Centri in più
variant-skip-card = Quale carta fa saltare un turno? L’altra lascia solo due tiri. Il regolamento dice NF-700; sulle carte stampate è l’UFO.
variant-skip-card-title = Carta che fa saltare un turno
