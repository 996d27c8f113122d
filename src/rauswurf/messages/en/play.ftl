### `rauswurf play`: a game in the terminal, on a drawn table or line by line.
###
### $who: a player, in the nominative: the name of a colour, or several joined by a comma
### Words such as undo, roll and 12-18 are typed, and stay as they are in every language.

## Options, on the page `rauswurf play --help`.

# FILE is help-value-file.
play-option-game = Which game to play; 'rauswurf games' lists them. With --resume, the FILE of a saved game.
play-option-bots = Let bots play the last K seats.
# beginner, casual, strong and expert are typed.
play-option-bot =
    Which bot plays: beginner, casual, strong, expert, or a bot by name. Repeat it to choose one for each
    bot seat. Without --bots every seat but the first is a bot.
    With like-me, bots play as well as you did in your saved games.
play-option-seed = Repeatable dice and bots: the same seed gives the same game.
# ask, system, seed and fair are typed.
play-option-dice =
    ask: you roll real dice and type them in; system: we roll for you; seed: they follow from --seed;
    fair: we roll for you, and everybody can check the dice afterwards.
play-option-save = Save the game in this new file instead of the usual folder.
play-option-no-save = Do not save the game.
play-option-resume = Continue a saved game; without FILE, the newest one that is not over.
play-option-plain = Play line by line, without drawing the table: for screen readers and pipes.
play-option-no-color = Draw without colours.
play-option-pause = Seconds between bot moves.

## Bad input. One line, which begins with "rauswurf: "; so no capital at the beginning.

play-no-seed = --dice seed needs a seed, as in --seed 7
play-save-or-not = use --save or --no-save, not both
play-fair-needs-record = --dice fair cannot be checked without a record: leave out --no-save
# $bots (number): how many bots there are
play-more-names-than-bots = you gave --bot more often than there are bots ({ $bots })
# Told when somebody asks for 'like-me'. $level: bots-level-…. $games, $won (number): games that were played lately, and those that were won. $game: a name
play-like-me = Bots like you play “{ $level }”: you won { $won } of your last { $games } games of { $game } against bots.
# $least, $games (number): how many games are needed, and how many there are. $game: a name
play-like-me-few = 'like-me' needs { $least } finished games of { $game } that you alone played against bots; there are { $games } so far. Name a level, such as 'casual'.
play-resume-alone = --resume continues a game as it was: you can only add --board, --plain, --no-color and --pause
play-nothing-to-resume = there is no game to continue; 'rauswurf play GAME' starts one
# $reason: what is wrong with it, a part of a sentence
play-not-recordable = this game cannot be saved: { $reason }
play-bad-words = we cannot use these words: { $reason }

## A file in which a game is saved. $file: its name

play-save-exists = { $file } already exists; choose a new file
play-save-failed = { $file } cannot be written: { $reason }
play-save-missing = there is no file { $file }
play-save-bad = { $file } cannot be continued: { $reason }
play-save-over = { $file } is a finished game; 'rauswurf replay' shows it
play-save-busy = { $file } is open in another window
# Fair dice follow from a secret number, which is kept in another file on this machine.
play-save-no-secret = { $file } uses fair dice, and their secret is not on this machine

## Before the game.

# $created: date and time. $bots (number): seats of bots. $events (number): rolls and moves so far
play-saved-game = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}{ $bots ->
    [0] {""}
    [one] , { $bots } of them a bot
   *[other] , { $bots } of them bots
}, begun { $created }, { $events ->
    [one] { $events } step
   *[other] { $events } steps
} so far
# $saved: play-saved-game
play-ask-go-on = Press Enter to continue { $saved }.
play-ask-game = Which game?
# $least-columns, $least-rows, $columns, $rows (numbers)
play-small-screen = The drawn table needs { $least-columns } columns and { $least-rows } rows. Your window has { $columns } and { $rows }.
# In place of a picture that is wider than the window; 'position' is typed. $needed, $columns (numbers)
play-wide-picture = The picture of the table needs { $needed } columns, and your window has { $columns }. Make it wider, or type 'position'.
# Fair dice: a secret was drawn; this is a fingerprint of it. $promise: 64 letters and digits
play-promise =
    The dice are sealed. This is the promise. Keep it and compare it at the end:
      { $promise }
    Now everybody adds some words that nobody can guess.
# Somebody is asked for words that make the dice unforeseeable.
play-ask-words = { $who }, your words

## At the table.

# A seat that a program plays. $who: its colours
play-bot = { $who } (bot)
# $game: the name of the game. $who: all players: "Yellow, Green (bot), Red (bot)"
play-greeting = { $game }: { $who }. Type 'help' to see what you can type.
# $bots (number)
play-all-here = You play all seats yourselves. To play against bots, start with --bots { $bots }.
play-until-next-time = See you next time.
play-saved = The game is saved in { $file }. To continue it:
# A line with the position follows.
play-not-saved = To continue from here, start with --position and this line:
play-taken-back = Undone.
# Somebody typed 'enough'.
play-enough-sure = Does everybody want to stop here, with the places as they stand? Then type 'enough yes'.
play-over = The game is over.
# $place (number): 1 is the winner
play-place = { $place }. { $who }
# $points (number)
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } point
   *[other] { $place }. { $who }, { $points } points
}
play-recorded = The record is in { $file }. 'rauswurf verify' checks it.

## What cannot be taken back.

play-undo-nothing = There is nothing to undo.
play-undo-over = The game is over, so you cannot undo any more.
play-undo-roll = You cannot undo a roll when several people play.
play-undo-others = You cannot undo what a bot did when several people play.

## Questions; " > " follows.

# $rolls (number): rolls left. $how: play-enter-rolls or play-what-fell…
play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } ({ $rolls } rolls left): { $how }
}
play-ask-only = { $who }: press Enter to play { $move }
play-ask-move = { $who }: your move
# Enter is the key. $dice (number): how many dice
play-enter-rolls = { $dice ->
    [one] press Enter to roll
   *[other] press Enter to roll { $dice } dice
}
# Real dice were rolled. $bot: "yes" if the player does so for a bot
play-what-fell = { $bot ->
    [yes] what did you roll for it?
   *[no] what did you roll?
}
# $dice (number): how many dice
play-what-fell-several = { $bot ->
    [yes] what did you roll for it? ({ $dice } dice, as in 3 5 5 1)
   *[no] what did you roll? ({ $dice } dice, as in 3 5 5 1)
}
# $dice: short names of dice, as they are typed
play-what-fell-named = { $bot ->
    [yes] what did you roll for it? ({ $dice })
   *[no] what did you roll? ({ $dice })
}

## Answers.

# $reason: what is wrong, a part of a line
play-not-understood = That does not work: { $reason }. Type 'help' to see what you can type.
# $most: a number
play-long-line = This line is too long: the limit is { $most } letters. Nothing was done.
play-not-legal = Not allowed: { $reason }
play-no-typed-dice = Press Enter to roll. To type in real dice, start with --dice ask.
play-bot-decides = The bot decides what it does. You only roll its dice.
# $count (number)
play-choose = Choose one of { $count } moves by its number, or type the move.
play-type-dice = Roll your dice and type what they show.
play-no-such-number = Choose a move from 1 to { $count }.
play-and-more = {"      "}and { $count } more; type 'moves' to see them all.
play-is-legal = { $move } is legal.
play-nothing-refused = Every move you could think of is allowed.
# What we decided where the rulebook leaves something open.
play-ruling = Ruling: { $ruling }
play-one-rule = Type 'rules { $rule }' to read one of them.
# What can be typed. The words at the left stay as they are.
play-words =
    {"  "}Enter         roll, or make the only move
    {"  "}3             make move number 3 (or, if you roll real dice, say that you rolled a 3)
    {"  "}12-18         make this move
    {"  "}moves         list all moves
    {"  "}why 12-18     why is this not allowed?
    {"  "}why           why are the other moves not allowed?
    {"  "}undo          undo; past a roll only if you play alone or with real dice
    {"  "}board         draw the table again
    {"  "}position      the position as one line, for 'rauswurf referee' and 'rauswurf play --position'
    {"  "}rules         the rules by name; 'rules finish' tells one of them
    {"  "}help          this list
    {"  "}enough        end the game here, with the places as they stand
    {"  "}quit          stop playing; the game is saved

## The table on the screen. Room is scarce there: short texts.

# An entry in the list of moves. $dice (number): how many
play-roll = { $dice ->
    [one] roll the die
   *[other] roll { $dice } dice
}
# $move: a move such as 12x18. $colour: whose piece is thrown out
play-captures = { $move }  captures { $colour }
play-stop = stop rolling
# Entries in the list of moves of NICHTLUSTIG. $card, $cards: names of cards, with whom they lie: "Yeti 2 (Green)"
play-use = use { $card }
play-take = take { $cards }
play-take-machine = take { $cards } with the Time Machine
play-take-nothing = take nothing
play-cover = cover { $card }
# A card that somebody has. $who: a player
play-card-of = { $card } ({ $who })
# $kept (number): dice set aside now. $rolled (number): dice rolled again
play-keep = { $kept ->
    [0] roll all { $rolled } again
   *[other] keep { $kept }, roll { $rolled }
}
# In the empty line where moves are typed.
play-type-here = type a move, or / and any word
# The line of keys at the bottom of the screen: at most 78 letters.
play-key-line = Enter go   ↑↓ choose   u undo   w why not   r rules   ? help   q quit
# At the bottom of a sheet over the table.
play-close = Esc closes this
play-help-title = Keys
play-why-title = Why not?
play-end-keys = Esc: see the table   q: quit
# $field: the name of the field under the mouse
play-field = field { $field }
# $points (number)
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Keys and what they do, with | between them.
play-keys =
    Enter, space | roll; make the marked move; hurry the bots up
    ↑ ↓ | look at another move: the board shows it
    3 Enter | make move number 3
    12-18 Enter | make this move; start with / to type any letter
    /why 12-18 Enter | why is this not allowed?
    w | why are the other moves not allowed?
    1 … 7, ← → space | NICHTLUSTIG: set a die aside, or take it back
    u | undo. Alone or with real dice: back to your last decision, and the dice will fall the same again. With several people: one move, until the next roll
    r | the rules of this game
    Page ↑, Page ↓ | what happened before
    Esc | put down, clear what you typed
    q | quit; the game is saved, and rauswurf play --resume continues it
    mouse | click a piece, then where it goes; or the die, a line of the list, a card

## Before the game, on the screen.

play-start-title = What shall we play?
# $saved: play-saved-game
play-start-go-on = Continue: { $saved }
# $players, $bots (numbers)
play-start-who = { $players } players, { $bots ->
    [0] all of them people
    [one] one of them a bot
   *[other] { $bots } of them bots
}
# Keys: at most 78 letters.
play-start-keys = Enter start   ↑↓ choose   ← → players   + - bots   q quit
play-words-keys = Enter next line; after the last one the game begins   Esc quit

## NICHTLUSTIG on the screen.

# The symbols on dice: at most three lines of five letters.
play-symbol-duck = Duck
play-symbol-ufo = UFO
play-symbol-clown = Clown
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Time
    Mach.
play-symbol-virus = Virus
play-symbol-poodle =
    Poo-
    dle
# Colours of dice where no colour can be seen: at most three letters.
play-die-black = blk
play-die-red = red
play-die-white = whi
play-die-pink = pnk
