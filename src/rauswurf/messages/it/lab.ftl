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
lab-wins-of-seat = il posto { $seat } vince
lab-seat-advantage = vantaggio del posto 1
lab-seat-advantage-meaning = Di quanto la quota di partite vinte dal posto 1, o da chi comincia dove lo decidono i dadi, supera la quota equa.
lab-luck = parte della fortuna
lab-luck-meaning = Un bot forte siede tra bot tranquilli, a turno in ogni posto. 0% vuol dire che il più forte vince sempre, 100% che non vince più della sua quota equa.
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
