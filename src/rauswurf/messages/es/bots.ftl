# Players that are programs.

bots-unknown = No hay ningún bot «{ $name }»; hay { $known }.
bots-unknown-near = No hay ningún bot «{ $name }»; ¿querías decir { $near }?
bots-weights-cut = { $file } está cortado o es demasiado largo: no contiene los pesos que anuncia.
bots-weights-unreadable = { $file } no contiene pesos que esta versión pueda leer.

## How well a bot plays.

bots-level-beginner = principiante
bots-level-casual = tranquilo
bots-level-skilled = hábil
bots-level-strong = fuerte
bots-level-expert = experto
bots-level-perfect = perfecto
bots-perfect-limits = El bot «perfect» no conoce todas las posiciones en esta mesa. Tiene { $tables }; en las demás juega como «expert».
bots-perfect-unsolved = El bot «perfect» consulta posiciones resueltas, y aquí no hay ninguna de { $game }. «rauswurf solve { $id }» las calcula.
