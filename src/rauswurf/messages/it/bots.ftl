# Players that are programs.

bots-unknown = Non c’è nessun bot «{ $name }»; ci sono { $known }.
bots-unknown-near = Non c’è nessun bot «{ $name }»; volevi dire { $near }?
bots-weights-cut = { $file } è troncato o troppo lungo: non contiene i pesi che annuncia.
bots-weights-unreadable = { $file } non contiene pesi che questa versione sappia leggere.

## How well a bot plays.

bots-level-beginner = principiante
bots-level-casual = tranquillo
bots-level-skilled = abile
bots-level-strong = forte
bots-level-expert = esperto
bots-level-perfect = perfetto
bots-perfect-limits = Il bot «perfect» non conosce tutte le posizioni a questo tavolo. Ha { $tables }; altrove gioca come «expert».
bots-perfect-unsolved = Il bot «perfect» consulta posizioni risolte, e qui non ce ne sono di { $game }. «rauswurf solve { $id }» le calcola.
