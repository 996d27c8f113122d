### Each game on one screen, to be read before playing

intro-aim-title = Che cosa vuoi
intro-turn-title = Il tuo turno
intro-special-title = Che cosa c’è di speciale
intro-setup-title = Preparazione
intro-pictures-title = Tre immagini (giochi con il giallo)
intro-figures = Da { $least } a { $most } giocatori, da { $age } anni, circa { $minutes } minuti.
intro-classic-aim = Porta tutte le tue pedine una volta intorno al percorso e al tuo traguardo prima degli altri.
intro-classic-turn = Tira il dado e muovi una tua pedina di altrettante caselle. Con un sei fai uscire una pedina dalla base e tiri ancora. Se finisci su una pedina avversaria, quella torna in base.
intro-nueby-aim = Porta tutte le tue pedine intorno al tabellone e al tuo traguardo prima degli altri.
intro-nueby-turn = Se non hai pedine in gioco, fanne prima entrare una in attesa. Poi tira. Da 1 a 5 muovi una tua pedina. Un sei fa entrare una pedina o cattura, e il primo sei ti dà un altro tiro.
intro-kurzer-einsatz-turn = Tira il dado e muovi una tua pedina di altrettante caselle. Tutte le tue pedine sono in gioco fin dall’inizio, e un sei è un numero come gli altri.
intro-nichtlustig-aim = Vinci carte con i dadi, trasformale in punti e tieni lontana la Morte.
intro-nichtlustig-turn = Tira i sette dadi fino a tre volte e metti da parte quelli che vuoi. Il numero rosa fa valere le carte. Poi prendi le carte che mostrano i tuoi dadi. Se non ne prendi, prendi una carta morte.
intro-scene-capture = Hai tirato { $die }. Da { $origin } finisci proprio su { $target } e catturi la pedina che c’è.
intro-scene-clear-start = Hai ancora pedine in base, quindi la pedina sulla tua casella di partenza ({ $origin }) deve muovere per prima.
intro-scene-goal-count = Le caselle del traguardo si contano una a una: da { $origin } un { $die } porta a { $target }. Un numero troppo alto non muove questa pedina.
intro-scene-throw = Da { $origin } finisci su { $target } e catturi la pedina che c’è. Ora aspetta su { $waits } e rientra da lì.
intro-scene-backward-throw = La casella in mezzo è occupata, quindi con un { $die } puoi catturare all’indietro, da { $origin } a { $target }.
intro-scene-second-level = Da { $origin } un { $die } ti porta per la tua freccia sull’anello interno, su { $target }.
intro-scene-blockade = Una pietra su { $target } sbarra la strada a tutti. Solo un { $die } esatto da { $origin } la colpisce e la rimanda nella sua corsia.
intro-scene-hunt = Sul sentiero ({ $origin }) nessuno può catturarti. Da qui puoi andare a caccia: di’ un numero e tira quattro dadi.
intro-scene-either-way = Con un { $die } puoi andare avanti da { $origin } o indietro su { $target }.
intro-scene-arrow = Gli ingressi hanno frecce: da { $origin } puoi tornare su { $target }, ma mai oltre.
intro-scene-shortcut = Ti sei fermato sulla casella freccia { $origin }. Con un { $die } puoi prendere la scorciatoia grigia fino a { $target }.
intro-scene-short-throw = Da { $origin } catturi la pedina su { $target }. Torna solo fino all’ingresso { $entry }.
intro-scene-grey = Sulle caselle grigie nessuno viene catturato, quindi da { $origin } non puoi andare su { $target }.
intro-scene-take = I tuoi due dadi bianchi mostrano lo stesso numero: vinci il lemming con quel numero.
intro-scene-scoring = Prima che si prendano carte, il numero rosa trasforma in punti tutte le carte di quel valore.
intro-scene-death = Non hai vinto niente, quindi arriva la Morte: copre un lemming che valeva punti, e i punti sono persi.
intro-setup-classic = { $opening ->
    [one-on-start] Una tua pedina sta sulla casella di partenza, tre aspettano in base (B). Le caselle del traguardo vanno da a a d.
   *[all-in-base] Le tue quattro pedine aspettano in base (B). Le caselle del traguardo vanno da a a d.
}
intro-setup-waiting = Le tue pedine aspettano sulle tue caselle d’attesa (W0, W1, …, una per colore). Le caselle del traguardo vanno da a a d.
intro-setup-first-fields = Le tue pedine cominciano sulle caselle grigie subito dopo il tuo ingresso. Le caselle del traguardo vanno da a a d.
intro-setup-three-pieces = Da { $from } giocatori in su ognuno ha tre pedine. La quarta sta dall’inizio sull’ultima casella del traguardo, d.
intro-setup-stone = La tua pietra comincia su L0 della sua corsia, in due giocatori su L1. F è la casella libera da cui puoi metterla.
intro-setup-side = Le caselle dei sentieri si chiamano per esempio s2.4: la quarta del sentiero nel tratto 2.
intro-setup-grey = Le caselle grigie delle scorciatoie si chiamano per esempio g2.1: la prima della scorciatoia nel tratto 2.
intro-setup-inner = Le caselle dell’anello interno cominciano con i (da i0 a i35); le sue caselle d’attesa vanno da w0 a w5.
intro-setup-cards = Tutte le carte obiettivo sono scoperte sul tavolo, con accanto le carte morte e le sei carte speciali.
