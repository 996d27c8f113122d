setup-no-game-near = δεν υπάρχει παιχνίδι { $game }· μήπως εννοείς { $near };
setup-no-game = δεν υπάρχει παιχνίδι { $game }· υπάρχουν: { $known }
setup-game-several = { $game } μπορεί να σημαίνει πολλά παιχνίδια· διάλεξε { $known }
setup-no-dice = το { $said } δεν είναι ζάρι· γράψε Dice.seeded(7), Dice.system() ή Dice.by_hand()
setup-no-variant = το { $game } δεν έχει παραλλαγή { $variant }· έχει: { $known }
setup-no-variant-near = το { $game } δεν έχει παραλλαγή { $variant }· μήπως εννοείς { $near };
setup-no-value = το { $variant } δεν μπορεί να είναι { $value }· μπορεί να είναι { $known }
setup-value-players = το { $variant }={ $value } είναι για { $known } παίκτες, όχι για { $players }
setup-players = το { $game } είναι για { $least } έως { $most } παίκτες, όχι για { $players }
setup-players-on = στο ταμπλό { $board } το { $game } είναι για { $least } έως { $most } παίκτες, όχι για { $players }
setup-board-misfit = το { $game } δεν παίζεται στο ταμπλό { $board }: { $faults }
setup-boardless = παίζεται χωρίς ταμπλό
setup-no-board = το { $game } παίζεται χωρίς ταμπλό
setup-few-colours = το { $game } χρειάζεται εδώ { $wanted } χρώματα· το ταμπλό { $board } έχει { $colours }
