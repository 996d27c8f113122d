### Typed moves that cannot be made or understood. Moves are typed in the same words in all languages:
### 12-18, pass, keep w5 w5, take lemming 5, use duck, ... They stay as they are.
### Parts of a line, without a capital letter at the beginning and without a full stop.
###
### $said: what was typed. $known: what there is, a list

# $move: the move. $why: a whole sentence. $rule: the short name of a rule, the same in all languages
move-illegal = { $move }: { $why } [{ $rule }]
move-nothing-to-undo = there is nothing to undo
move-over = the game is over

## Race games.

move-unknown = { $said } is not a move; moves look like 12-18, 12x18, B-0 or pass
move-no-colour = nobody plays { $said }; the colours are { $known }
move-no-field = the board has no field { $said }
move-where-to = say where the piece goes, as in 12-18

## NICHTLUSTIG, a game of dice and cards.

move-unknown-cards = { $said } is not a move; moves look like keep w5 w5, stop, take lemming 5, take yeti 2 from green, use duck or cover professor 3
move-no-die = there is no die { $said }; write dice as b3, w5, p1, ufo or b3:ufo
move-no-card = there is no card { $said }; write cards as { $known }
move-card-twice = you named a card twice
# $word: use or cover. $card: the name of a card as it is typed
move-one-card = { $word } needs one card: { $word } { $card }
move-not-special = you can use special cards only: { $known }
move-nobody = nobody is called { $said }; there are { $known }
