### The help pages of the command `rauswurf`.

## What stands around the texts.

help-usage = Uso:
help-options-go-here = [OPZIONI]
help-command-goes-here = COMANDO ...
help-arguments = Argomenti:
help-options = Opzioni:
help-commands = Comandi:
help-default = [predefinito: { $value }]
help-required = [obbligatorio]

## Commands.

help-rauswurf =
    Arbitro, tavolo e laboratorio per giochi di percorso con i dadi.

    Senza comando i tavoli si aprono su questo computer e il browser li mostra.
help-games = Elencare i giochi, e in quanti si giocano.
help-rules = Spiegare le regole di un gioco con parole nostre, con ogni interpretazione e variante.
help-play = Giocare qui: in più persone a uno schermo, con bot per chi manca.
help-serve =
    Mettere tavoli sul web, per questo computer o per tutti.
help-backup =
    Copia tutti i tavoli di un server in un file, mentre è in funzione, e rigioca ogni registro.

    Codice di uscita 0: tutto è leggibile. 1: copiato, ma alcuni tavoli non sono leggibili. 2: non è stato copiato nulla.
help-restore =
    Rimette una copia dove un server troverà i suoi tavoli, dopo aver rigiocato ogni registro.

    Non si sovrascrive mai nulla. I codici di uscita sono quelli di 'rauswurf backup'.

    I tavoli si conservano in un file nella cartella dei tuoi dati, se --db non indica un altro posto.
help-referee =
    Dire quali mosse sono permesse in una posizione, e perché le altre no.

    In quanti si gioca e con quali colori si deduce dalla posizione, se non viene detto.
    Codice di uscita 1: la mossa chiesta non è permessa.
help-simulate =
    Giocare molte partite e dire chi vince, quanto si dura e che cosa succede.

    Si gioca a caso, se --bots non dice chi gioca.

    Il risultato dipende solo dal seme, non dai thread.
help-arena =
    Far giocare dei bot tra loro, a posti alternati e con dadi uguali, e valutarli.

    Senza --gauntlet tutti incontrano tutti.
help-compare =
    Dire che cosa cambia una regola: quanto si dura, chi vince, che cosa succede, quanto è fortuna.

    Si gioca con e senza il cambiamento, con gli stessi dadi.
help-study =
    Misurare molti insiemi di regole, descritti in un file TOML; scrivere una tabella e un rapporto.

    Se viene interrotto, lo stesso comando continua da dov’era.
help-train =
    Far imparare un gioco ai bot, che giocano contro sé stessi.

    Se viene interrotto, lo stesso comando continua da dov’era. Su una scheda grafica ricomincia.
help-solve =
    Risolvere esattamente un gioco classico per due, con poche pedine a testa.

    Il bot «perfect» gioca secondo la tabella che ne risulta.
help-probe =
    Cercare una posizione di un gioco risolto: ogni mossa con la sua probabilità esatta, la migliore per prima.

    Serve una tabella scritta da «rauswurf solve», o una sua parte.
help-perft =
    Contare le sequenze di tiri e mosse che possono seguire una posizione.

    Sei facce sono sei rami, ogni scelta è uno.
help-verify =
    Controllare una partita registrata: ogni mossa secondo le regole, ogni tiro secondo i dadi.

    Codice d’uscita 0: tutto torna. 1: qualcosa non torna. 2: non si può leggere come registrazione.
help-replay =
    Mostrare una partita registrata passo per passo: Invio avanti, b indietro, un numero per saltare, a per tutto.

    Il codice d’uscita 1 dice che la registrazione sbaglia da qualche parte; quello che viene prima si vede.
help-analyse =
    Distinguere la fortuna dall’abilità in una partita registrata.

    Ogni tiro e ogni scelta viene pesata. Quello che hanno fatto la fortuna, gli errori e le stime dell’allenatore dà insieme il risultato. Codice di uscita 1: la registrazione è sbagliata in qualche punto; si guarda quello che viene prima.
help-board = Creare e controllare file di tabelloni.
help-board-check = Dire tutto ciò che non va in un file di tabellone, o che è in ordine.
help-board-new = Scrivere un nuovo file di tabellone: un anello con traguardo e base per ogni colore.
help-completion =
    Scrive uno script con cui la tua shell completa comandi, giochi, varianti e bot.

    bash: eval "$(rauswurf completion bash)" in ~/.bashrc.

    zsh: source <(rauswurf completion zsh) in ~/.zshrc.

    fish: rauswurf completion fish | source in config.fish.

## Options of every command.

help-help = Mostrare questo aiuto.
help-lang = La lingua di tutti i testi: { $codes }.
help-json = Scrivere JSON per i programmi, e nient’altro.
help-version = Stampare la versione.

## Options of several commands.

help-game = Quale gioco; «rauswurf games» li elenca.
help-players = In quanti si gioca.
help-set = Scegliere una variante: ID=VALORE, o solo ID se oltre al valore del regolamento ce n’è uno soltanto; si può ripetere. «rauswurf rules GIOCO» le elenca.
help-position =
    La posizione in una riga, per esempio 'yellow B B 0 a / red 12 B B B ; turn red';
    altrimenti l’inizio di una partita.
help-board-file = Giocare sul tabellone di questo file.
help-rules-file = Giocare con le regole di questo file Python, sopra quelle del gioco.

## Options of `rauswurf referee`.

help-referee-roll = Che cosa è uscito; più dadi così: '2 5 5 1'.
help-referee-move = Chiedere di una mossa sola, per esempio 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = Quante partite giocare.
help-simulate-seed = Lo stesso seme dà le stesse partite.
help-simulate-threads = Su quanti thread; altrimenti su tutti i core.
help-lab-device = Giocare sul processore (cpu), su schede grafiche NVIDIA (gpu) o dove si fa prima (auto).
help-simulate-rotate = Far cambiare posto ai bot di partita in partita.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`.

help-lab-bots = Chi gioca: un bot per tutti i posti, o uno per ciascuno, separati da virgole.
help-lab-without-luck = Mostra anche le vittorie senza la fortuna dei dadi: quello che ha portato il buon gioco. Ci vuole più tempo.
help-lab-csv = Scrivere i numeri anche in questo file.
help-arena-bots = I bot; con --gauntlet il primo sfida gli altri.
help-arena-games = Quante partite giocare a ogni tavolo di bot.
help-arena-gauntlet = Far giocare solo il primo bot, contro tanti di ciascuno degli altri quanti sono i posti.
help-arena-sprt = Fermare ogni incontro appena è deciso: il primo bot è migliore al massimo di BASSO punti Elo, o almeno di ALTO?
help-compare-set = Che cosa cambiare: ID=VALORE o, dove i valori sono solo due, soltanto ID. Si può ripetere.
help-compare-a = Che cos’è il lato A: regole come dopo --set, e game=, players=, bots=, board=, rules=. Ripetibile.
help-compare-b = Lo stesso per il lato B.
help-compare-both = Una variante con cui giocare in entrambi i casi; si può ripetere.
help-compare-picture = Disegnare un’immagine in questo file: .svg, .png o .html.
help-lab-measures = Misura tutto: scelte, drammaticità, cambi in testa, rimonte, fortuna e abilità, minuti. Ci vuole di più.
help-lab-pace = Per i minuti: secondi per un tiro, una scelta e una casella, come 4,3,0.5.
help-study-file = Lo studio (TOML).
help-study-out = Dove mettere tutto; altrimenti accanto allo studio.
help-study-format = Come scrivere la tabella dei risultati.
help-study-no-report = Scrivi solo la tabella, senza disegnare il rapporto.
help-study-cluster = Giocare sul cluster Dask a questo indirizzo.

## Options of `rauswurf serve`.

help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 fa entrare altri computer.
help-serve-port = La porta su cui ascoltare; 0 ne prende una libera.
help-serve-db = Il database: sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
help-serve-allowed-host = Un altro nome con cui i browser possono chiamare questo server, per esempio play.example; si può ripetere. Gli indirizzi, localhost e i nomi di questo computer vanno sempre bene.
help-serve-origin = Un’altra pagina che può usare questo server, per esempio https://play.example; si può ripetere.
help-serve-trusted-proxy = L’indirizzo del tuo proxy, o la sua rete; solo a un tale proxy si crede quando dice chi chiede. Si può ripetere.
help-serve-open = Aprire il browser.
help-share = Far giocare i telefoni della rete di casa, finché non chiudi.
help-serve-keep = Cancella un tavolo quando lì non succede nulla per tanti giorni; 0 conserva tutti i tavoli. Con --db sono 90 giorni, senza --db si conservano tutti.
help-serve-log = Quanto annotare nel log: debug, info, warning o error.
help-backup-file = Dove mettere la copia: un file nuovo. La sua somma di controllo va accanto.
help-restore-file = La copia, con la sua somma di controllo accanto.

## Options of `rauswurf perft`.

help-perft-depth = Quanti eventi in profondità.

## Options of `rauswurf verify` and `rauswurf replay`.

help-record-file = Una registrazione (JSON riga per riga); - legge dallo standard input.
help-record-board = Il tabellone su cui si è giocato, se non è quello del gioco.
help-record-rules = Il file di regole con cui si è giocato, se c’era.
help-replay-text = Raccontare tutta la partita senza chiedere niente.
help-replay-svg = Disegnare immagini in questa nuova cartella: 0000.svg ...
help-replay-gif = Disegnare un’immagine animata in questo file.
help-replay-each = Un’immagine dopo ogni evento (event) o dopo ogni turno (turn).
help-replay-pause = Secondi tra le immagini.
help-analyse-html = Scrivere il bilancio in questo file, come pagina con immagini.
help-analyse-rollouts = Continuare a giocare i momenti decisivi per esserne più sicuri.
help-analyse-error = Continuare finché l’errore standard è così piccolo, in partite su 100.

## Argument of `rauswurf board check`.

help-board-check-file = Un file di tabellone (TOML).
help-board-check-for = Dire anche se ci si può giocare a questo gioco e, se no, che cosa manca.
help-board-new-file = Il file da scrivere, per esempio my-board.toml.
help-board-new-colours = Quanti colori: da 2 a 6.
help-board-new-fields = Quante caselle ha l’anello, un multiplo dei colori.
help-board-new-pieces = Quante pedine ha ogni colore: da 2 a 6.
help-completion-shell = La tua shell.

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = NICHTLUSTIG: da quante partite imparare; altrimenti quante bastano per giocare bene.
help-train-players = Solo a tavoli di tanti giocatori; altrimenti a tavoli di ogni grandezza.
help-train-out = Dove scrivere la rete; altrimenti GIOCO.net.
help-train-lessons = Quante lezioni imparare; se non lo dici, abbastanza per un buon giocatore.
help-train-device = Dove imparare: sul processore (cpu) o su una scheda grafica NVIDIA (gpu).
help-train-truth = Impara dalle probabilità esatte di questa parte di un gioco risolto invece che da partite; solo per due giocatori.
help-solve-pieces = Quante pedine a testa; le altre sono al traguardo fin dall’inizio.
help-solve-device = Dove calcolare: cpu o gpu. Quattro pedine richiedono una scheda grafica con 100 GB di memoria.
help-solve-out = Dove scrivere la tabella; altrimenti nella cartella dei tuoi dati.
help-solve-slice = Ritaglia invece una parte della tabella: le N posizioni a cui le partite arrivano più spesso, o tutte quelle con N pedine a testa.
help-solve-check = Controlla invece questa tabella: le somme di controllo, poi una parte a caso secondo le regole.
help-probe-roll = Che cosa è uscito; altrimenti tutte e sei le facce.
help-probe-position = La posizione in una riga, per esempio 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals that stand for what a user fills in.

help-value-game = GIOCO
help-value-file = FILE
help-value-points = PUNTI
help-value-side = PAROLE
help-value-pace = SECONDI
help-value-folder = CARTELLA
help-value-variant = ID=VALORE
help-value-code = CODICE
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = BASSO,ALTO
help-value-address = INDIRIZZO
help-value-name = NOME
help-value-level = LIVELLO
help-value-days = GIORNI
