# Players that are programs.

bots-unknown = Bot „{ $name }“ neexistuje; jsou { $known }.
bots-unknown-near = Bot „{ $name }“ neexistuje; nemyslíš { $near }?
bots-weights-cut = { $file } je useknutý, nebo moc dlouhý: váhy, které ohlašuje, v něm nejsou.
bots-weights-unreadable = V { $file } nejsou váhy, které by tahle verze uměla přečíst.

## How well a bot plays.

bots-level-beginner = začátečník
bots-level-casual = běžný
bots-level-skilled = zkušený
bots-level-strong = silný
bots-level-expert = expert
bots-level-perfect = dokonalý
bots-perfect-limits = Bot „perfect“ nezná u tohoto stolu každou pozici. Má { $tables }, jinak hraje jako „expert“.
bots-perfect-unsolved = Bot „perfect“ hledá ve vyřešených pozicích a pro hru { $game } tu žádné nejsou. Vypočítá je „rauswurf solve { $id }“.
