# Players that are programs.

bots-unknown = Não há nenhum bot «{ $name }»; há { $known }.
bots-unknown-near = Não há nenhum bot «{ $name }»; querias dizer { $near }?
bots-weights-cut = { $file } está cortado ou é demasiado longo: não contém os pesos que anuncia.
bots-weights-unreadable = { $file } não contém pesos que esta versão consiga ler.

## How well a bot plays.

bots-level-beginner = principiante
bots-level-casual = calmo
bots-level-skilled = experiente
bots-level-strong = forte
bots-level-expert = mestre
bots-level-perfect = perfeito
bots-perfect-limits = O bot «perfect» não conhece todas as posições nesta mesa. Tem { $tables }; nas outras joga como «expert».
bots-perfect-unsolved = O bot «perfect» consulta posições resolvidas, e aqui não há nenhuma de { $game }. «rauswurf solve { $id }» calcula-as.
