### What `rauswurf verify` says, which checks a recorded game.

verify-title = { $game }, { $created }: { $players }

## Short headings of the four paragraphs.

verify-rules = Regole
verify-dice = Dadi
verify-outcome = Risultato
verify-seal = Sigillo

## Rules.

verify-rules-followed = Tutto segue le regole: { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
} e { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
verify-ended = La partita è stata chiusa in anticipo. I piazzamenti sono quelli di quel momento.
verify-against-rules = La riga { $line } è contro le regole: { $reason }
verify-against-rule = La riga { $line } è contro le regole: { $reason } [{ $rule }]
verify-rules-before = Prima, tutto segue le regole: { $rolls ->
    [one] { $rolls } tiro
   *[other] { $rolls } tiri
} e { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}.
verify-taken-back = { $steps ->
    [one] { $steps } passo annullato.
   *[other] { $steps } passi annullati.
}
verify-rolls-taken-back = { $rolls ->
    [one] Tra questi { $rolls } tiro: chi è tornato indietro sapeva che cosa sarebbe uscito.
   *[other] Tra questi { $rolls } tiri: chi è tornato indietro sapeva che cosa sarebbe uscito.
}

## Dice.

verify-dice-fair = { $rolls ->
    [one] L’unico tiro segue dal segreto fissato prima della partita.
   *[other] Tutti i { $rolls } tiri seguono dal segreto fissato prima della partita.
}
verify-dice-not-told = Il segreto si svela alla fine; prima i dadi non si possono controllare.
verify-words = { $players ->
    [one] Ci sono entrate le parole di { $players } persona su { $all }.
   *[other] Ci sono entrate le parole di { $players } persone su { $all }.
}
verify-no-words = Nessuno ha aggiunto parole, quindi chi ha estratto il segreto poteva sceglierne uno comodo.
verify-promise = La promessa è
verify-promise-seen = È quella che hai visto prima di aggiungere le tue parole?
verify-dice-seed = { $rolls ->
    [one] L’unico tiro segue dal seme { $seed }.
   *[other] Tutti i { $rolls } tiri seguono dal seme { $seed }.
}
verify-dice-seed-known = Chi conosceva il seme poteva sapere in anticipo ogni tiro.
verify-dice-hand = Dadi veri, scritti a mano: i dadi non si sono potuti controllare.
verify-dice-computer = Tirati dal computer senza promessa: i dadi non si sono potuti controllare.

## Outcome.

verify-not-over = Questa partita non ha una fine. Il resto può essere stato tolto, quindi niente è promesso su come è andata avanti o su chi ha vinto.
verify-outcome-not-looked-at = Non esaminato, a causa delle regole.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = Il sigillo combacia: niente è cambiato per caso da quando la registrazione è stata chiusa.
verify-seal-compare = Chi cambia una registrazione può fare un nuovo sigillo. Confrontalo con il sigillo dei tuoi amici: { $seal }

## What the record cannot prove.

verify-uncovered = Non provato
verify-uncovered-names-given = I nomi sono quelli che ognuno si è dato sedendosi; nulla nella registrazione li dimostra.
verify-uncovered-names-absent = Qui non tutti hanno un nome. Un nome che qualcuno si è dato sedendosi può essere stato tolto.
verify-uncovered-names-unbound = Sui nomi non è promesso niente: qualcuno può averli cambiati dopo.
verify-uncovered-ended = Niente qui dimostra che tutti volessero smettere. Il resto della partita potrebbe essere stato tolto.
verify-uncovered-moves = Nessuno ha firmato le mosse. Niente qui dimostra chi le ha fatte.
verify-uncovered-game = Prima di questa partita non è stato promesso niente. Chi ha il file può aver inventato tutto.

## The whole in one sentence.

verify-holds = Questa registrazione torna.
verify-holds-so-far = Finora tutto torna, ma la registrazione non è chiusa: manca la fine.
verify-no-end = Quello che è registrato è in ordine, ma la partita non ha una fine: su di essa non è promesso niente.
verify-does-not-hold = Questa registrazione non torna.
