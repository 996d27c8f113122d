### What experiments say: names of what is measured, and what several commands of the lab say.

## Measures: names for tables and pictures, and what they mean.

lab-rolls = dadi tirati a partita
lab-rolls-meaning = Quanti dadi si tirano in una partita. Dove se ne tirano più insieme, il tiro conta una volta in NICHTLUSTIG, e ogni dado conta nei giochi di percorso.
lab-turns = turni a partita
lab-turns-meaning = Quanti turni dura una partita, tutti insieme. Un sei con cui si tira ancora fa parte dello stesso turno.
lab-captures = pedine catturate a partita
lab-captures-meaning = Quante volte una pedina viene catturata.
lab-lead-changes = cambi in testa a partita
lab-lead-changes-meaning = Quante volte passa in testa qualcun altro, cioè chi ha le pedine più avanti nel complesso; si guarda all’inizio di ogni turno. Dividersi la testa non è un cambio.
lab-cards-taken = carte prese agli altri a partita
lab-cards-taken-meaning = Quante carte ci si prende a vicenda.
lab-death-cards = carte Morte prese a partita
lab-death-cards-meaning = Quante carte Morte si prendono.
lab-winner-points = punti di chi vince
lab-winner-points-meaning = Il punteggio più alto alla fine di una partita.
lab-wins = { $who } vince
lab-wins-together = { $who } vincono
lab-wins-of-seat = Il posto { $seat } vince
lab-seat-advantage = vantaggio di cominciare
lab-seat-advantage-meaning = Quanto più spesso della sua quota equa vince chi comincia.
lab-luck = parte della fortuna
lab-luck-meaning = Un bot forte siede tra bot più deboli, a turno in ogni posto. 0% vuol dire che il più forte vince sempre, 100% che non vince più della sua quota equa.
lab-choices = scelte per turno
lab-choices-meaning = Quante volte in un turno si può scegliere tra due o più mosse.
lab-options = mosse tra cui scegliere
lab-options-meaning = Quante mosse ci sono quando si può scegliere.
lab-forced = mosse obbligate
lab-forced-meaning = Quante di tutte le mosse sono le uniche possibili.
lab-minutes = minuti per persone
lab-minutes-meaning = Una stima per le persone: 4 secondi per ogni tiro, 3 per ogni scelta e mezzo per ogni casella che una pedina percorre, se nessuno mette altri numeri. Sono ipotesi.
lab-coverage = caselle visitate
lab-coverage-meaning = Su quante delle caselle raggiungibili si ferma una pedina durante una partita.
lab-drama = drammaticità
lab-drama-meaning = Quanto era indietro il vincitore nel momento peggiore: le probabilità di chi era in testa meno le sue.
lab-chance-leads = cambi in testa secondo le probabilità
lab-chance-leads-meaning = Quante volte, all’inizio di un turno, qualcun altro ha le probabilità migliori con almeno 5 punti di vantaggio.
lab-decided = decisa dopo
lab-decided-meaning = Quanta parte della partita è passata quando le probabilità del vincitore superano il 90% per sempre.
lab-comebacks = rimonte
lab-comebacks-meaning = Quante partite vince qualcuno le cui probabilità erano scese sotto la metà della quota equa.
lab-stakes = posta in gioco di una scelta
lab-stakes-meaning = Di quanto la mossa migliore è meglio della peggiore, in probabilità di vincere.
lab-luck-part = parte della fortuna nel risultato
lab-luck-part-meaning = Quanto di chi vince dipende dai dadi, proprio tra questi giocatori.
lab-skill-part = parte dell’abilità nel risultato
lab-skill-part-meaning = Quanto di chi vince dipende da mosse migliori e peggiori, proprio tra questi giocatori.
lab-gain = guadagno di un giocatore forte
lab-gain-meaning = Quanto più della quota equa vince un giocatore forte tra giocatori occasionali.
lab-restricted-peaceful = guadagno di chi non cattura mai
lab-restricted-foremost = guadagno di chi muove sempre la pedina più avanti
lab-restricted-rearmost = guadagno di chi muove sempre la pedina più indietro
lab-restricted-meaning = Quanto più della quota equa vince chi ha questa abitudine tra giocatori occasionali. Sotto zero, costa vittorie.
lab-own-board = il tabellone del gioco
lab-own-rules = le regole del gioco
lab-picture-zero = Una barra che attraversa la linea dello zero: nessuna differenza trovata.
lab-picture-percent-of = differenza in percentuale di: { $before }
lab-picture-points = differenza in punti percentuali
lab-picture-measure-points = { $measure }, in punti percentuali
lab-picture-games = quota delle partite
lab-finished = partite finite
lab-finished-meaning = Le partite si interrompono dopo un milione di tiri.

## Numbers in tables.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong.

lab-not-installed = { $package } non è installato, e qui serve: { $command }
lab-bot-illegal = il bot { $bot } risponde { $move }, che non è una mossa permessa in { $position }
lab-no-weighing = { $option } non funziona per { $game } a questo tavolo: nessuno ha imparato quanto vale lì un tiro
lab-lineup = { $option } vuole un bot per tutti i posti, o uno per ciascuno dei { $seats } posti, separati da virgole, non { $bots }
lab-file-kind = { $option } vuole il nome di un file che finisce in { $known }, non { $file }
lab-compiling = Preparare queste regole richiede circa { $seconds } s. Aspetti solo la prima volta.
lab-pace-form = --pace vuole tre numeri di secondi, per un tiro, una scelta e una casella, come --pace 4,3,0.5, non { $text }
lab-measures-gpu = tutte le misure si calcolano sul processore, perché guardano le probabilità di ognuno: togli --device gpu
