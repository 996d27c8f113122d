# Players that are programs.

bots-unknown = There is no bot “{ $name }”; there are { $known }.
bots-unknown-near = There is no bot “{ $name }”; did you mean { $near }?
bots-weights-cut = { $file } is cut off or too long: it does not contain the weights it announces.
bots-weights-unreadable = { $file } contains no weights that this version can read.

## How well a bot plays: short words, alone in a table or after a comma ("Bot, strong").

bots-level-beginner = beginner
bots-level-casual = casual
bots-level-skilled = skilled
bots-level-strong = strong
bots-level-expert = expert
# Above all levels: looks up solved positions.
bots-level-perfect = perfect
# $tables: names of files, such as never-mind-3.table
bots-perfect-limits = The bot 'perfect' does not know every position at this table. It has { $tables }, and elsewhere it plays like 'expert'.
# Somebody asked for the bot 'perfect'. $game: the game's name, $id: what is typed for it.
bots-perfect-unsolved = The bot 'perfect' looks up solved positions, and there are none of { $game } here. 'rauswurf solve { $id }' works them out.
