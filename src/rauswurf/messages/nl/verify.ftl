### What `rauswurf verify` says, which checks a recorded game.

verify-title = { $game }, { $created }: { $players }

## Headings.

verify-rules = Regels
verify-dice = Dobbelstenen
verify-outcome = Uitslag
verify-seal = Zegel

## Rules.

verify-rules-followed = Alles volgens de regels: { $rolls ->
    [one] { $rolls } worp
   *[other] { $rolls } worpen
} en { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
verify-ended = De spelers zijn eerder gestopt. De plaatsen zijn die van dat moment.
verify-against-rules = Regel { $line } van het bestand is tegen de spelregels: { $reason }
verify-against-rule = Regel { $line } van het bestand is tegen de spelregels: { $reason } [{ $rule }]
verify-rules-before = Daarvoor gaat het volgens de regels: { $rolls ->
    [one] { $rolls } worp
   *[other] { $rolls } worpen
} en { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
verify-taken-back = { $steps ->
    [one] Er is { $steps } stap teruggenomen.
   *[other] Er zijn { $steps } stappen teruggenomen.
}
verify-rolls-taken-back = { $rolls ->
    [one] Daaronder { $rolls } worp: wie die terugnam, wist wat er daarna valt.
   *[other] Daaronder { $rolls } worpen: wie die terugnam, wist wat er daarna valt.
}

## Dice.

verify-dice-fair = { $rolls ->
    [one] De ene worp volgt uit het geheim dat voor het spel vaststond.
   *[other] Alle { $rolls } worpen volgen uit het geheim dat voor het spel vaststond.
}
verify-dice-not-told = Het geheim wordt aan het eind verteld; daarvoor zijn de dobbelstenen niet te controleren.
verify-words = { $players ->
    [one] { $players } van de { $all } spelers heeft eigen woorden toegevoegd.
   *[other] { $players } van de { $all } spelers hebben eigen woorden toegevoegd.
}
verify-no-words = Niemand heeft eigen woorden toegevoegd, dus wie het geheim trok, kon er een uitzoeken dat goed uitkwam.
verify-promise = De belofte is
verify-promise-seen = Is het die je te zien kreeg voordat je je woorden toevoegde?
verify-dice-seed = { $rolls ->
    [one] De ene worp volgt uit het startgetal { $seed }.
   *[other] Alle { $rolls } worpen volgen uit het startgetal { $seed }.
}
verify-dice-seed-known = Wie het startgetal kende, kon elke worp vooraf weten.
verify-dice-hand = Echte dobbelstenen, met de hand ingetypt: die waren niet te controleren.
verify-dice-computer = Door de computer gegooid, zonder belofte: de dobbelstenen waren niet te controleren.

## Outcome.

verify-not-over = Dit spel heeft geen einde. De rest kan zijn weggelaten. Daarom is er niets beloofd over hoe het verder ging of wie er won.
verify-outcome-not-looked-at = Niet bekeken, omdat er een zet tegen de regels is.
verify-place = { $place }. { $who }

## Seal.

verify-sealed = Het zegel past: sinds de opname is afgesloten, is er niets per ongeluk veranderd.
verify-seal-compare = Wie een opname verandert, kan een nieuw zegel maken. Vergelijk het met het zegel dat je vrienden hebben: { $seal }

## What the record cannot prove.

verify-uncovered = Onbewezen
verify-uncovered-names-given = De namen zijn die welke de spelers zelf opgaven toen ze gingen zitten; niets in het verslag bewijst ze.
verify-uncovered-names-absent = Niet iedereen heeft hier een naam. Een naam die iemand opgaf bij het gaan zitten, kan zijn weggelaten.
verify-uncovered-names-unbound = Over de namen is niets beloofd: iemand kan ze later hebben veranderd.
verify-uncovered-ended = Niets hier bewijst dat iedereen wilde stoppen. De rest van het spel kan zijn weggelaten.
verify-uncovered-moves = Niemand heeft de zetten ondertekend. Niets hier bewijst wie ze heeft gedaan.
verify-uncovered-game = Voor dit spel is niets beloofd. Wie het bestand heeft, kan alles hebben verzonnen.

## The whole in one sentence.

verify-holds = Deze opname klopt.
verify-holds-so-far = Tot hier klopt alles, maar de opname is niet afgesloten: het einde ontbreekt.
verify-no-end = Wat is opgenomen, is in orde, maar het spel heeft geen einde: daarover is niets beloofd.
verify-does-not-hold = Deze opname klopt niet.
