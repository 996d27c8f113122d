### `rauswurf play`: a game in the terminal, on a drawn table or line by line.
###
### $who: a player, in the nominative: the name of a colour, or several joined by a comma
### Words such as undo, roll and 12-18 are typed, and stay as they are in every language.

## Options, on the page `rauswurf play --help`.

# FILE is help-value-file.
play-option-game = Which game; 'rauswurf games' lists them. With --resume the FILE of a saved game.
play-option-bots = The last K seats are played by bots.
# beginner, casual, strong and expert are typed.
play-option-bot =
    Which bot plays: beginner, casual, strong, expert, or the name of one. Given several times, one for
    each seat of a bot. Without --bots every seat but the first is a bot.
play-option-seed = Repeatable dice and bots: the same seed, the same.
# ask, system, seed and fair are typed.
play-option-dice =
    ask: you roll real dice and type them in; system: rolled for you; seed: they follow from --seed;
    fair: rolled for you, and everybody can check them afterwards.
play-option-save = Save the game in this new file instead of the usual folder.
play-option-no-save = Do not save the game.
play-option-resume = Go on with a saved game; with the newest that is not over if no FILE is named.
play-option-plain = Play line by line, without a drawn table: for screen readers and pipes.
play-option-no-color = Draw without colours.
play-option-pause = Seconds between the moves of bots.

## Bad input. One line, which begins with "rauswurf: "; so no capital at the beginning.

play-no-seed = --dice seed needs a seed, as in --seed 7
play-save-or-not = --save and --no-save: only one of them can be meant
play-fair-needs-record = --dice fair cannot be checked without a record: leave out --no-save
# $bots (number): how many bots there are
play-more-names-than-bots = --bot is given more often than there are bots ({ $bots })
play-resume-alone = --resume goes on with a game as it was: only --board, --plain, --no-color and --pause go with it
play-nothing-to-resume = there is no game to go on with; 'rauswurf play GAME' begins one
# $reason: what is wrong with it, a part of a sentence
play-not-recordable = this game cannot be saved: { $reason }
play-bad-words = these words cannot be taken: { $reason }

## A file in which a game is saved. $file: its name

play-save-exists = { $file } is there already; a game is saved in a new file
play-save-failed = { $file } cannot be written: { $reason }
play-save-missing = there is no file { $file }
play-save-bad = { $file } cannot be taken up: { $reason }
play-save-over = { $file } is a finished game; 'rauswurf replay' shows it
play-save-busy = { $file } is being played in another window
# Fair dice follow from a secret number, which is kept in another file on this machine.
play-save-no-secret = { $file } has fair dice, and their secret is not on this machine

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
play-ask-go-on = Enter goes on with { $saved }.
play-ask-game = Which game?
# Fair dice: a secret was drawn; this is a fingerprint of it. $promise: 64 letters and digits
play-promise =
    The dice are sealed. This is the promise; keep it to compare it at the end:
      { $promise }
    Now everybody adds words that nobody can foresee.
# Somebody is asked for words that make the dice unforeseeable.
play-ask-words = { $who }, your words

## At the table.

# A seat that a program plays. $who: its colours
play-bot = { $who } (bot)
# $game: the name of the game. $who: all players: "Yellow, Green (bot), Red (bot)"
play-greeting = { $game }: { $who }. help tells what can be typed.
# $bots (number)
play-all-here = All seats are played here; with --bots { $bots } you play against bots.
play-until-next-time = Until next time.
play-saved = The game is saved in { $file }. To go on:
# A line with the position follows.
play-not-saved = To go on from here, start with --position and this line:
play-taken-back = Taken back.
play-over = The game is over.
# $place (number): 1 is the winner
play-place = { $place }. { $who }
# $points (number)
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } point
   *[other] { $place }. { $who }, { $points } points
}
play-recorded = The record is in { $file }; 'rauswurf verify' checks it.

## What cannot be taken back.

play-undo-nothing = There is nothing to take back.
play-undo-over = The game is over; nothing is taken back any more.
play-undo-roll = No roll is taken back when several people play.
play-undo-others = What a bot has done is not taken back when several people play.

## Questions; " > " follows.

# $rolls (number): rolls left. $how: play-enter-rolls or play-what-fell…
play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } ({ $rolls } rolls left): { $how }
}
play-ask-only = { $who }: Enter plays { $move }
play-ask-move = { $who }: your move
# Enter is the key. $dice (number): how many dice
play-enter-rolls = { $dice ->
    [one] Enter rolls
   *[other] Enter rolls { $dice } dice
}
# Real dice were rolled. $bot: "yes" if the player does so for a bot
play-what-fell = { $bot ->
    [yes] what does its die show?
   *[no] what did you roll?
}
# $dice (number): how many dice
play-what-fell-several = { $bot ->
    [yes] what do its { $dice } dice show, as in 3 5 5 1?
   *[no] what did you roll? ({ $dice } dice, as in 3 5 5 1)
}
# $dice: short names of dice, as they are typed
play-what-fell-named = { $bot ->
    [yes] what do its dice show? ({ $dice })
   *[no] what did you roll? ({ $dice })
}

## Answers.

# $reason: what is wrong, a part of a line
play-not-understood = That does not work: { $reason }; help tells what can be typed.
play-not-legal = Not legal: { $reason }
play-no-typed-dice = Enter rolls. To type in real dice, start with --dice ask.
play-bot-decides = The bot decides what it does; only its dice are yours.
# $count (number)
play-choose = Choose one of { $count } moves by its number, or type it.
play-type-dice = Roll for yourself and type what the dice show.
play-no-such-number = There are moves 1 to { $count }.
play-and-more = {"      "}and { $count } more; type moves to see all of them.
play-is-legal = { $move } is legal.
play-nothing-refused = Nothing that one could think of is refused now.
# What we decided where the rulebook leaves something open.
play-ruling = Ruling: { $ruling }
play-one-rule = 'rules { $rule }' tells one of them.
# What can be typed. The words at the left stay as they are.
play-words =
    {"  "}Enter         roll, or make the only move
    {"  "}3             take the third move of the list (or say what you rolled, if you roll yourself)
    {"  "}12-18         make this move
    {"  "}moves         list all moves
    {"  "}why 12-18     why may this not be done?
    {"  "}why           why may the others not be done?
    {"  "}undo          take back; past a roll only if you play alone, or with real dice
    {"  "}board         draw the table again
    {"  "}position      the position as one line, for 'rauswurf referee' and 'rauswurf play --position'
    {"  "}rules         the rules by name; 'rules finish' tells one of them
    {"  "}help          this list
    {"  "}quit          stop playing; the game is saved

## The table on the screen. Room is scarce there: short texts.

# An entry in the list of moves. $dice (number): how many
play-roll = { $dice ->
    [one] roll the die
   *[other] roll { $dice } dice
}
# $move: a move such as 12x18. $colour: whose piece is thrown out
play-captures = { $move }  { $colour } out
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
play-key-line = Enter do   ↑↓ choose   u undo   w why not   r rules   ? help   q leave
# At the bottom of a sheet over the table.
play-close = Esc closes
play-help-title = Keys
play-why-title = Why not?
play-end-keys = Esc: look at the table   q: leave
# $field: the name of the field under the mouse
play-field = field { $field }
# $points (number)
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Keys and what they do, with | between them.
play-keys =
    Enter, space | roll; make the move that is marked; hurry the bots up
    ↑ ↓ | look at another move: the board shows it
    3 Enter | make the third move
    12-18 Enter | make this move; / begins a line with any letter
    /why 12-18 Enter | why may this not be done?
    w | why may nothing else be done?
    1 … 7, ← → space | NICHTLUSTIG: set a die aside, or take it back
    u | take back. Alone, or with real dice: up to your last decision, and dice fall again as they did. With several people: a move, until the next roll
    r | the rules of this game
    Page ↑, Page ↓ | what happened before
    Esc | put down, forget what is typed
    q | leave; the game is saved, rauswurf play --resume goes on
    mouse | click a piece, then where it goes; or the die, a line of the list, a card

## Before the game, on the screen.

play-start-title = What shall we play?
# $saved: play-saved-game
play-start-go-on = Go on: { $saved }
# $players, $bots (numbers)
play-start-who = { $players } players, { $bots ->
    [0] all of them people
    [one] one of them a bot
   *[other] { $bots } of them bots
}
# Keys: at most 78 letters.
play-start-keys = Enter begin   ↑↓ choose   ← → players   + - bots   q leave
play-words-keys = Enter next line; after the last the game begins   Esc leave

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
