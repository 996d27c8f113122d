### The page in the browser, around the board. Buttons, labels and short sentences for families: friendly,
### plain, short. What lies on the board itself is in table.ftl.

## The frame of every page.

# In the title bar of the browser. Rauswurf is the name of the program and stays as it is.
page-title = Rauswurf: dice race games
page-to-start = To the first page
page-close = Close
page-copy = Copy
page-copied = Copied.
page-share = Share
page-none = none
page-new = new
page-help = Help
page-settings = Settings
# Hidden links for screen readers and keyboards, before everything else.
page-skip = Shortcuts
page-skip-main = Skip to the content
page-skip-text = Play as text
page-skip-board = Play on the board
page-language = Language
page-theme = Appearance
page-theme-system = As the device
page-theme-light = Light
page-theme-dark = Dark
page-sounds = Sounds
page-still = No animations
page-still-hint = Pieces and dice are where they are, without moving there.
page-text-view = As text
page-text-view-hint = The whole game in words, for screen readers and for everybody who likes it so.
page-lost = There is nothing here
page-lost-hint = Perhaps a letter of the address is missing.

## Trouble.

page-trouble-unreachable = The server cannot be reached. Is this device online?
# $status (number): the status of HTTP, such as 502
page-trouble-status = The server gave an answer that makes no sense ({ $status }). Try again.
# $reason: in English, for programmers
page-trouble-unknown = Something went wrong on this page: { $reason }

## The first page: choose a game and who plays.

page-start-title = What shall we play?
page-start-about = Ten dice race games, by the book or by your own rules. No account, no advertising, and dice that you can check.
page-start-game = Game
# $least, $most (number): how many can play
page-game-players = { $most ->
    [one] { $least } player
   *[other] { $least }–{ $most } players
}
page-start-players = Players
# For screen readers: a group of three buttons that fill all other seats.
page-start-others = All others
page-start-others-bot = Bots
page-start-others-here = All at this screen
page-start-others-link = Friends by link
# $number (number): of the seat. $colours: its colours: "Yellow and Red"
page-seat-label = Seat { $number }, { $colours }
page-seat-number = Seat { $number }
page-who-here = Plays here
page-who-link = Comes by link
# A player that is a program. $level: bots-level-…
page-seat-bot = Bot, { $level }
page-name-optional = Name, if you like
# For screen readers. $seat: "Seat 2, Green"
page-name-of = Name for { $seat }
page-your-name = Your name
page-dice = Dice
page-dice-fair = Fair dice
page-dice-fair-hint = The server seals its dice before the game, and after it anybody can check every roll.
page-dice-hand = Our own dice
page-dice-hand-hint = Roll on your table and type in what your dice show. We are the referee.
page-rules-house = House rules
page-by-the-book = By the book
page-rules-by-the-book = Everything is as the rulebook says.
# A board file that somebody brings for their table, instead of the board of the game.
page-own-board = Own board
page-own-board-hint = A board file of yours instead of the board of the game, for example one that you have corrected.
# $name: of the board, as the file has it
page-own-board-chosen = You will play on: { $name }
page-own-board-remove = Back to the board of the game
page-own-board-large = This file is too large to be a board.
# A link: the file of the board of this game, to be corrected.
page-own-board-save = Save the board of the game as a file
# $count (number): house rules that are not as in the rulebook
page-rules-changed = { $count ->
    [one] One rule is not as in the rulebook.
   *[other] { $count } rules are not as in the rulebook.
}
page-rules-changed-short = { $count ->
    [one] one changed
   *[other] { $count } changed
}
page-more = More options
page-clock = Time to think
page-clock-none = No limit
page-clock-move = For each move
page-clock-game = For the whole game
page-clock-time = How long?
# $count (number)
page-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
page-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
page-absence = If somebody is gone
page-absence-bot = A bot helps out
page-absence-wait = Everybody waits
page-absence-pause = After
page-absence-level = The bot plays like
page-undo-allowed = Moves may be taken back
page-undo-allowed-hint = With players elsewhere only if everybody agrees.
page-chat-allowed = Chat
page-public = Public table
page-public-hint = Anybody who visits this server can see the table, join and watch.
page-start-play = Play
# Instead of “Play” when somebody comes by link.
page-start-invite = Invite and play
page-go-on = Go on playing
# For screen readers, on a small cross. $game: the name of a game
page-give-up = Forget { $game }
page-join-title = Join with a code
page-join-hint = Six letters and digits, from whoever opened the table.
page-join-go = Join
page-join-full = All seats are taken.
page-public-title = Public tables
page-watch = Watch
page-replay-open = Look at a recorded game
page-invited = You are invited

## The waiting room.

page-waiting-title = Nearly there
# $count (number): seats that nobody has taken yet
page-waiting-for = { $count ->
    [one] One player is missing.
   *[other] { $count } players are missing.
}
page-sit-down = Sit down
page-invite-hint = Show this picture, tell the code, or send the link.
page-invite-link = Link for your friends
page-code = Code
page-qr = QR code of the link
page-promise = The promise of the dice
page-promise-hint = The dice of this game are sealed in this number. At the end the seal is opened, and anybody can check that it is the same one.

## At the table.

# Who sits where, in what state: short words beside a name.
page-state-there = is there
page-state-awaited = comes by link
page-state-free = free
page-state-away = away, a bot plays
page-state-gone = not connected
# For screen readers, after the name of a player at this screen.
page-state-you = plays here
page-players = Players
# $pieces, $of (number): pieces at home, and how many there are
page-home = { $pieces } of { $of } at home
# NICHTLUSTIG. $count (number): cards that a player has
page-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-your-turn = Your turn
# $name: the name of a player, or of a colour
page-turn-of = { $name }’s turn
page-which-rule = Which rule?
# A link to the rules below a refusal. $clause: the title of a rule
page-rule-named = Rule: { $clause }
page-board = Table
page-tools = Tools
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-earlier = What happened before is in the record.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
# Several people play at this screen: who is speaking?
page-chat-as = Who is speaking?
page-rules = Rules
page-rules-at-this-table = At this table
page-rules-clauses = Rule by rule
# Before a decision about something that the printed rules leave open.
page-ruling = Our ruling:
page-menu = Table
page-undo = Take back
# $name: who asks. $count (number): rolls and moves
page-undo-asked = { $count ->
    [one] { $name } would like to take the last step back.
   *[other] { $name } would like to take the last { $count } steps back.
}
page-undo-yes = Agree
page-undo-no = Rather not
# $names: of those who have not answered
page-undo-waiting = Still to answer: { $names }.
# $count (number): people who only watch
page-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-watch-link = Link for spectators
page-seat-link = Go on on another device
page-seat-link-hint = This link is your seat. Open it on your other device, and show it to nobody: whoever has it plays for you.
page-turn-to-player = Turn to the player
page-turn-to-player-hint = For a tablet that lies on the table: pieces and words turn to whoever is to play.
page-record = Save the record
page-leave = Leave the table
page-leave-hint = Your seat is kept. You find the table on the first page when you come back.
page-refuse-stale = Somebody was faster. Look again.
page-refuse-lost = The connection was lost just then. Look whether it was done, and try again if not.

## The connection.

page-line-connecting = Looking for the table …
page-line-lost = Reconnecting …
page-line-safe = Everything up to here is safe, and your seat is kept.
page-line-retry = Try now
page-connection-outdated = This page is older than the server. Load it again.
page-connection-not-your-seat = The seat that this browser remembers is not one at this table. Open the link of your seat again.
page-connection-no-table = There is no such table. Ask for the link again.

## The game as text.

page-position = Position
page-position-colour = Colour
page-position-waiting = Waiting
page-position-track = On the way
page-position-home = At home
page-position-stone = Stone
page-position-dice = Dice
# $open: dice that can be rolled again. $kept: dice that were set aside
page-position-dice-shown = { $open }; set aside: { $kept }
# NICHTLUSTIG: cards that nobody has.
page-position-table = On the table
# In games in which pieces hunt. $field: the name of a field
page-field-focus = { $field } with focus
page-moves = What you can do
page-moves-others = It is somebody else’s turn.
page-moves-over = The game is over.
# Buttons. $origin, $to, $field: short names of fields such as 12, a or W0. $victim: a colour, nominative
page-move-roll = Roll
page-move-pass = Pass
page-move-push = Push the stone
# $number (number): the number that is hunted
page-move-hunt = Hunt for { $number }
page-move-turn = Turn the piece on { $field } over
page-move-stone = Set the stone on { $field }
page-move-enter = Enter on { $to }
page-move-enter-capture = Enter on { $to } and throw { $victim } out
page-move-step = From { $origin } to { $to }
page-move-step-capture = From { $origin } to { $to } and throw { $victim } out
page-move-back = Backwards from { $origin } to { $to }
page-move-back-capture = Backwards from { $origin } to { $to } and throw { $victim } out
page-move-goal = From { $origin } home to { $to }
page-move-hit-stone = From { $origin } to { $to } and hit the stone of { $victim }
# A piece that is not of the colour whose turn it is. $move: one of the lines above
page-move-of = { $colour }: { $move }
# NICHTLUSTIG. $dice: "black 3 and UFO". $cards: "Yeti 2 and Lemming 5"
page-move-keep = Keep { $dice } and roll the rest
page-move-keep-nothing = Keep nothing and roll again
page-move-stop = Stop rolling
page-move-use = Use { $cards }
page-move-take = Take { $cards }
page-move-take-machine = Take { $cards } with the Time Machine
page-move-take-nothing = Take nothing
page-move-death = Take { $cards }
page-move-cover = Cover { $cards }
# NICHTLUSTIG, where there are too many ways to list them: boxes to tick.
page-pick-dice = Dice that you set aside
page-pick-cards = Cards that you take
page-pick-impossible = These do not go together
# Cards of a player. $card, $death, $covered: names of cards
page-card-scored = { $card } (scored)
page-card-covered = { $card } (covered by { $death })
page-card-covers = { $card } (on { $covered })
# What real dice show. $count (number): how many dice
page-faces = { $count ->
    [one] What does the die show?
   *[other] What do the { $count } dice show?
}
page-faces-hint = { $count ->
    [one] A number from 1 to 6.
   *[other] { $count } numbers from 1 to 6, one after the other.
}
page-faces-done = Take this roll

## The end.

page-end = The game is over
# $place (number): 1 is the winner
page-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
page-points = { $count ->
    [one] one point
   *[other] { $count } points
}
page-rematch = Once more
page-rematch-join = Go on with the others
page-rematch-watch = Watch the next game
page-new-game = Another game
page-numbers = Numbers of the game
page-numbers-player = Player
page-numbers-throws = Throws
page-numbers-sixes = Sixes
# Pieces of others that a player threw out, and own pieces that others threw out
page-numbers-captures = Thrown out
page-numbers-losses = Was thrown out
page-luck = The luck of the dice
# $name: who rolled. $mean, $expected: such as 3.72. $count (number): dice
page-luck-usual = { $name }: { $mean } on average with { $count } dice, where { $expected } is to be expected. That is as it goes.
page-luck-high = { $name }: { $mean } on average with { $count } dice, where { $expected } is to be expected. So high a number comes to about one player in forty.
page-luck-low = { $name }: { $mean } on average with { $count } dice, where { $expected } is to be expected. So low a number comes to about one player in forty.
page-luck-none = { $name } has not rolled.
page-luck-hint = High numbers are not always good ones: what matters is when they come.

## Recorded games and positions.

page-replay = Replay
page-replay-file = Choose a record, or drop it here
# $address: of a file on the web
page-replay-elsewhere = { $address } cannot be read from here. Save the record, and choose the file.
# $count (number): rolls and moves that are shown
page-replay-broken = { $count ->
    [0] This record does not hold from the beginning.
    [one] This record holds only for its first step.
   *[other] This record holds only for its first { $count } steps.
}
page-film-moment = Moment of the game
# $at, $of (number): steps
page-film-at = { $at } of { $of }
page-film-first = To the beginning
page-film-back = One step back
page-film-play = Play
page-film-pause = Pause
page-film-next = One step on
page-film-last = To the end
page-film-pace = Speed
page-position-link = Link to this position
page-position-missing = This link has no position in it. A position is shared from a replay.
page-position-play = Play on from here

## Help.

page-help-play = Roll, then tap a piece to see where it can go, and tap the field. If there is only one move, one tap is enough.
page-help-why = Tap something that is not allowed, and you are told why, and by which rule.
page-help-dice = The dice look at nothing and at nobody. With fair dice, every roll can be checked when the game is over.
page-help-keys = Keys at the table
page-key-roll = Roll
page-key-enter = Roll, unless a button has the focus
page-key-moves = Make a move, as numbered in the text view
page-key-undo = Take back
page-key-text = Text view and back
page-key-log = Log
page-key-chat = Chat
page-key-rules = Rules
page-key-menu = Table: links, settings, leaving
page-key-close = Close what is open
page-key-help = This help
page-key-film = Step through a replay
