# Players that are programs.

bots-unknown = Il n’y a pas de bot « { $name } » ; il y a { $known }.
bots-unknown-near = Il n’y a pas de bot « { $name } » ; voulais-tu dire { $near } ?
bots-weights-cut = { $file } est coupé ou trop long : il ne contient pas les poids qu’il annonce.
bots-weights-unreadable = { $file } ne contient pas de poids que cette version sache lire.

## How well a bot plays.

bots-level-beginner = débutant
bots-level-casual = tranquille
bots-level-skilled = aguerri
bots-level-strong = fort
bots-level-expert = expert
bots-level-perfect = parfait
bots-perfect-limits = Le bot « perfect » ne connaît pas toutes les positions à cette table. Il a { $tables } ; ailleurs, il joue comme « expert ».
bots-perfect-unsolved = Le bot « perfect » consulte des positions résolues, et il n’y en a pas ici pour { $game }. « rauswurf solve { $id } » les calcule.
