### `rauswurf play`: a game in the terminal.

## Options.

play-option-game = Quale gioco; «rauswurf games» li elenca. Con --resume il FILE di una partita salvata.
play-option-bots = Gli ultimi K posti li giocano dei bot.
play-option-bot =
    Quale bot gioca: beginner (principiante), casual (tranquillo), strong (forte), expert (esperto), o il nome
    di uno. Dato più volte, uno per ogni posto di bot. Senza --bots ogni posto tranne il primo è di un bot.
    Con like-me i bot giocano bene come te nelle tue partite salvate.
play-option-seed = Dadi e bot ripetibili: stesso seme, stessa partita.
play-option-dice =
    ask: tiri dadi veri e li scrivi; system: vengono tirati per te; seed: seguono da --seed;
    fair: tirati per te, e alla fine chiunque può controllarli.
play-option-save = Salvare la partita in questo nuovo file invece che nella solita cartella.
play-option-no-save = Non salvare la partita.
play-option-resume = Continuare una partita salvata; senza FILE, la più recente non ancora finita.
play-option-plain = Giocare riga per riga, senza tavolo disegnato: per lettori di schermo e pipe.
play-option-no-color = Disegnare senza colori.
play-option-pause = Secondi tra le mosse dei bot.

## Bad input.

play-no-seed = --dice seed ha bisogno di un seme, per esempio --seed 7
play-save-or-not = --save e --no-save: si può dare solo uno dei due
play-fair-needs-record = --dice fair non si può controllare senza registrazione: togli --no-save
play-more-names-than-bots = --bot è dato più volte di quanti sono i bot ({ $bots })
play-like-me = I bot come te giocano «{ $level }»: hai vinto { $won } delle tue ultime { $games } partite di { $game } contro i bot.
play-like-me-few = «like-me» ha bisogno di { $least } partite finite di { $game } giocate da te solo contro i bot; per ora sono { $games }. Indica un livello, per esempio «casual».
play-resume-alone = --resume continua una partita così com’era: vanno bene solo --board, --plain, --no-color e --pause
play-nothing-to-resume = non c’è nessuna partita da continuare; «rauswurf play GIOCO» ne comincia una
play-not-recordable = questa partita non si può salvare: { $reason }
play-bad-words = queste parole non vanno bene: { $reason }

## A file in which a game is saved.

play-save-exists = { $file } esiste già; una partita si salva in un file nuovo
play-save-failed = { $file } non si può scrivere: { $reason }
play-save-missing = non c’è nessun file { $file }
play-save-bad = { $file } non si può riprendere: { $reason }
play-save-over = { $file } è una partita finita; «rauswurf replay» la mostra
play-save-busy = { $file } è in gioco in un’altra finestra
play-save-no-secret = { $file } ha dadi onesti, e il loro segreto non è su questo computer

## Before the game.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}{ $bots ->
    [0] {""}
    [one] , di cui { $bots } bot
   *[other] , di cui { $bots } bot
}, cominciata { $created }, { $events ->
    [one] { $events } passo
   *[other] { $events } passi
} finora
play-ask-go-on = Invio continua { $saved }.
play-ask-game = Quale gioco?
play-small-screen = Il tavolo disegnato ha bisogno di { $least-columns } colonne e { $least-rows } righe. La tua finestra ne ha { $columns } e { $rows }.
play-wide-picture = Il disegno del tavolo ha bisogno di { $needed } colonne e la tua finestra ne ha { $columns }. Allargala, o scrivi 'position'.
play-promise =
    I dadi sono sigillati. Questa è la promessa; conservala per confrontarla alla fine:
      { $promise }
    Ora ognuno aggiunge parole che nessuno può prevedere.
play-ask-words = { $who }, le tue parole

## At the table.

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. Scrivi «help» per vedere che cosa puoi scrivere.
play-all-here = Tutti i posti si giocano qui; con --bots { $bots } giochi contro dei bot.
play-until-next-time = Alla prossima.
play-saved = La partita è salvata in { $file }. Per continuare:
play-not-saved = Per continuare da qui, avvia con --position e questa riga:
play-taken-back = Annullato.
play-enough-sure = Volete tutti finire qui, con i piazzamenti di adesso? Allora scrivi «enough yes».
play-over = La partita è finita.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punto
   *[other] { $place }. { $who }, { $points } punti
}
play-recorded = La registrazione è in { $file }; «rauswurf verify» la controlla.

## What cannot be taken back.

play-undo-nothing = Non c’è niente da annullare.
play-undo-over = La partita è finita; non si torna più indietro.
play-undo-roll = Quando si gioca in più persone non si torna indietro su un tiro.
play-undo-others = Quando si gioca in più persone non si annulla quello che ha fatto un bot.

## Questions; " > " follows.

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } (ancora { $rolls } tiri): { $how }
}
play-ask-only = { $who }: Invio gioca { $move }
play-ask-move = { $who }: la tua mossa
play-enter-rolls = { $dice ->
    [one] Invio tira
   *[other] Invio tira { $dice } dadi
}
play-what-fell = { $bot ->
    [yes] che cosa mostra il suo dado?
   *[no] che cosa ti è uscito?
}
play-what-fell-several = { $bot ->
    [yes] che cosa mostrano i suoi { $dice } dadi, per esempio 3 5 5 1?
   *[no] che cosa ti è uscito? ({ $dice } dadi, per esempio 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] che cosa mostrano i suoi dadi? ({ $dice })
   *[no] che cosa ti è uscito? ({ $dice })
}

## Answers.

play-not-understood = Così non va: { $reason }. Scrivi «help» per vedere che cosa puoi scrivere.
play-long-line = Questa riga è troppo lunga: una riga può avere { $most } lettere. Non è successo niente.
play-not-legal = Non permesso: { $reason }
play-no-typed-dice = Invio tira. Per scrivere dadi veri, avvia con --dice ask.
play-bot-decides = Decide il bot che cosa fare; tuoi sono solo i suoi dadi.
play-choose = Scegli una delle { $count } mosse con il suo numero, o scrivila.
play-type-dice = Tira tu e scrivi che cosa mostrano i dadi.
play-no-such-number = Le mosse vanno da 1 a { $count }.
play-and-more = {"      "}e altre { $count }; scrivi «moves» per vederle tutte.
play-is-legal = { $move } è permesso.
play-nothing-refused = Di tutto quello che viene in mente, adesso niente è vietato.
play-ruling = Interpretazione: { $ruling }
play-one-rule = «rules { $rule }» ne spiega una.
play-words =
    {"  "}Invio         tirare, o fare l’unica mossa
    {"  "}3             fare la terza mossa della lista (o dire che cosa è uscito, se tiri tu)
    {"  "}12-18         fare questa mossa
    {"  "}moves         elencare tutte le mosse
    {"  "}why 12-18     perché questo non è permesso?
    {"  "}why           perché le altre non sono permesse?
    {"  "}undo          tornare indietro; su un tiro solo se giochi in solitario, o con dadi veri
    {"  "}board         ridisegnare il tavolo
    {"  "}position      la posizione in una riga, per «rauswurf referee» e «rauswurf play --position»
    {"  "}rules         le regole per nome; «rules finish» ne spiega una
    {"  "}help          questa lista
    {"  "}enough        finire qui, con i piazzamenti di adesso
    {"  "}quit          smettere di giocare; la partita è salvata

## The table on the screen: short texts.

play-roll = { $dice ->
    [one] tira il dado
   *[other] tira { $dice } dadi
}
play-captures = { $move }  { $colour } fuori
play-stop = smetti di tirare
play-use = usa la carta { $card }
play-take = prendi { $cards }
play-take-machine = prendi { $cards } con la macchina del tempo
play-take-nothing = non prendere niente
play-cover = copri { $card }
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] tira di nuovo tutti e { $rolled }
   *[other] tieni { $kept }, tira { $rolled }
}
play-type-here = scrivi una mossa, o / e una parola
play-key-line = Invio gioca   ↑↓ scegli   u annulla   w perché   r regole   ? aiuto   q esci
play-close = Esc chiude
play-help-title = Tasti
play-why-title = Perché no?
play-end-keys = Esc: guarda il tavolo   q: esci
play-field = casella { $field }
play-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
play-keys =
    Invio, spazio | tirare; fare la mossa segnata; mettere fretta ai bot
    ↑ ↓ | guardare un’altra mossa: il tabellone la mostra
    3 Invio | fare la terza mossa
    12-18 Invio | fare questa mossa; / comincia una riga con qualsiasi lettera
    /why 12-18 Invio | perché questo non è permesso?
    w | perché non è permesso nient’altro?
    1 … 7, ← → spazio | NICHTLUSTIG: mettere da parte un dado, o riprenderlo
    u | tornare indietro. In solitario, o con dadi veri: fino alla tua ultima decisione, e i dadi cadono di nuovo come prima. In più persone: una mossa, fino al tiro successivo
    r | le regole di questo gioco
    Pag ↑, Pag ↓ | che cosa è successo prima
    Esc | posare, dimenticare quello che è scritto
    q | uscire; la partita è salvata, rauswurf play --resume la continua
    mouse | clicca una pedina, poi dove va; oppure il dado, una riga della lista, una carta

## Before the game, on the screen.

play-start-title = A cosa giochiamo?
play-start-go-on = Continua: { $saved }
play-start-who = { $players } posti, { $bots ->
    [0] senza bot
    [one] di cui un bot
   *[other] di cui { $bots } bot
}
play-start-keys = Invio comincia   ↑↓ scegli   ← → posti   + - bot   q esci
play-words-keys = Invio riga successiva; dopo l’ultima si comincia   Esc esci

## NICHTLUSTIG on the screen.

# The symbols on dice: at most three lines of five letters.
play-symbol-duck =
    Pape-
    ra
play-symbol-ufo = UFO
play-symbol-clown = Clown
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Macc.
    tempo
play-symbol-virus = Virus
play-symbol-poodle =
    Bar-
    bon-
    cino
# Colours of dice where no colour can be seen: at most three letters.
play-die-black = ner
play-die-red = ros
play-die-white = bia
play-die-pink = rsa
