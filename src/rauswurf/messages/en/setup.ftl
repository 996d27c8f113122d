### Bad input about which game is played and how: part of a line that says what is wrong, without a capital
### letter at the beginning and without a full stop.
###
### $game, $variant, $value, $board: names as they are typed, some in quotation marks
### $known: what there is, a list of such names

# $near: a name like the one typed
setup-no-game-near = there is no game { $game }; did you mean { $near }?
setup-no-game = there is no game { $game }; choose { $known }
# $known: "madn or nichtlustig"
setup-game-several = { $game } can mean several games; choose { $known }
# $said: what a programmer wrote in place of dice
setup-no-dice = { $said } is not a kind of dice; write Dice.seeded(7), Dice.system() or Dice.by_hand()
setup-no-variant = { $game } has no variant { $variant }; it has { $known }
# $near: a name like the one typed
setup-no-variant-near = { $game } has no variant { $variant }; did you mean { $near }?
# $known: "off, huff or strict"
setup-no-value = { $variant } cannot be { $value }; choose { $known }
# $known: numbers of players: "2 or 3". $players (number): how many were wanted
setup-value-players = { $variant }={ $value } is for { $known } players, not for { $players }
# $least, $most (numbers)
setup-players = { $game } is for { $least } to { $most } players, not for { $players }
setup-players-on = on the board { $board } { $game } is for { $least } to { $most } players, not for { $players }
# $faults: why not: one or more of the messages board-misfit-...
setup-board-misfit = { $game } cannot be played on the board { $board }: { $faults }
setup-boardless = it has no board
setup-no-board = { $game } has no board
# $wanted, $colours (numbers): how many colours are needed, and how many there are
setup-few-colours = { $game } needs { $wanted } colours here, but the board { $board } has { $colours }
