### The page in the browser, around the board. Buttons, labels and short sentences for families: friendly,
### plain, short. What lies on the board itself is in table.ftl.

## The frame of every page.

# In the title bar of the browser. Rauswurf is the name of the program and stays as it is.
page-title = Rauswurf: dice race games
page-to-start = Back to the start page
page-close = Close
page-copy = Copy
page-copied = Copied.
# Where a page may not copy (without https).
page-copy-by-hand = Your browser does not let us copy. The link is selected: copy it yourself.
page-share = Share
page-none = none
page-new = new
page-help = Help
page-settings = Settings
# Hidden links for screen readers and keyboards, before everything else.
page-skip = Shortcuts
page-skip-main = Skip to the content
page-skip-text = Play in text mode
page-skip-board = Play on the board
page-language = Language
page-theme = Appearance
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-sounds = Sounds
# A button at the table, shown once.
page-sounds-offer = Turn sounds on
# For screen readers, on a small cross beside it.
page-sounds-decline = No sounds
# A switch.
page-notices = Tell me when it is my turn
page-notices-hint = A notification and a short buzz while you are looking at something else.
# Browsers show notices only for addresses that begin with https.
page-notices-secure = This browser allows notifications only at addresses that begin with https. The tab title still tells you.
page-still = No animations
page-still-hint = Pieces and dice appear in place at once.
# How fast pieces and dice of all players are shown.
page-speed = Speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-at-once = At once
# A switch: a move aid.
page-hints = Show where pieces can go
page-hints-hint = Without this you find the moves yourself. What is not allowed is still explained.
# A switch: a move aid.
page-threats = Show what threatens my pieces
page-threats-hint = Marks your pieces that somebody could capture with their next roll.
# A switch.
page-trails = Show what happened since my last turn
# A switch.
page-named = Write the names of fields on the board
page-named-hint = You need them to type moves or to talk about a field. With keys they show by themselves.
page-text-view = Text mode
page-text-view-hint = The whole game in words, for screen readers and for anybody who prefers it.
page-lost = There is nothing here
page-lost-hint = Perhaps the address is missing a letter.

## Trouble.

page-trouble-unreachable = The server cannot be reached. Is this device online?
# $status (number): the status of HTTP, such as 502
page-trouble-status = The server sent an answer that makes no sense ({ $status }). Try again.
# $reason: in English, for programmers
page-trouble-unknown = Something went wrong on this page: { $reason }

## The first page: choose a game and who plays.

page-start-title = What shall we play?
page-start-about = Ten dice race games, by the book or by your own rules. No account, no ads, and dice that you can check.
page-start-game = Game
# $least, $most (number): how many can play
page-game-players = { $most ->
    [one] { $least } player
   *[other] { $least }–{ $most } players
}
page-start-players = Players
# For screen readers: a group of three buttons that fill all other seats.
page-start-others = Everybody else
page-start-others-bot = Bots
page-start-others-here = All on this screen
page-start-others-link = Friends with a link
# A button like the three above: all others are bots that play as well as whoever plays here. The hint is below it.
page-start-others-like-you = Bots like you
# $level: bots-level-…. $games, $won (number): games of this kind that were played here lately, and those that were won
page-start-like-you-hint = Bots like you play “{ $level }”. We go by your last { $games } games of this game against bots on this device: you won { $won }.
# $number (number): of the seat. $colours: its colours: "Yellow and Red"
page-seat-label = Seat { $number }, { $colours }
page-seat-number = Seat { $number }
# Below the seats, where two players have two colours each.
page-two-colours = With two players, each plays two colours, so that all four are on the board. You can change that under House rules.
# Below the seats, where the perfect bot is chosen.
page-perfect-hint = The perfect bot looks up solved positions, so nobody can play better. In other positions it plays like the best level.
page-who-here = Plays here
page-who-link = Joins by link
# A player that is a program. $level: bots-level-…
page-seat-bot = Bot, { $level }
page-name-optional = Name (optional)
# For screen readers. $seat: "Seat 2, Green"
page-name-of = Name for { $seat }
page-your-name = Your name
page-dice = Dice
page-dice-fair = Fair dice
page-dice-fair-hint = The server seals its dice before the game. Afterwards anybody can check every roll.
page-dice-hand = Your own dice
page-dice-hand-hint = Roll at your own table and type in what you rolled. We are the referee.
page-rules-house = House rules
page-by-the-book = By the book
# A button below a house rule: shows what was measured
page-effect = What does this change?
page-effect-together = All your changes together
page-rules-by-the-book = Everything is as the rulebook says.
# A board file that somebody brings for their table, instead of the board of the game.
page-own-board = Your own board
page-own-board-hint = Use a board file of yours instead of the game’s own board, for example one you have corrected.
# $name: of the board, as the file has it
page-own-board-chosen = You will play on: { $name }
page-own-board-remove = Back to the game’s own board
page-own-board-large = This file is too large to be a board.
# A link: the file of the board of this game, to be corrected.
page-own-board-save = Save the game’s own board as a file
# $count (number): house rules that are not as in the rulebook
page-rules-changed = { $count ->
    [one] One rule differs from the rulebook.
   *[other] { $count } rules differ from the rulebook.
}
page-rules-changed-short = { $count ->
    [one] one changed
   *[other] { $count } changed
}
page-more = More options
page-clock = Thinking time
page-clock-none = No limit
page-clock-move = Per move
page-clock-game = Per game
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
page-absence = If somebody leaves
page-absence-bot = A bot takes over
page-absence-wait = Everybody waits
page-absence-pause = After
page-absence-level = The bot plays like
page-undo-allowed = Undo allowed
page-undo-allowed-hint = If somebody plays on another device, everybody has to agree.
page-chat-allowed = Chat
page-public = Public table
page-public-hint = Anybody who visits this server can see this table, join it and watch.
# Switches: what the coach does at this table. The first one shows the chances of all players beside their names.
page-coach = Coach
page-coach-chances = Show everybody’s chances
page-coach-hints = Hints on demand
page-coach-tutor = Ask again before a costly move
page-coach-hint = Everybody at the table sees what is switched on. At a public table everybody has to agree.
page-coach-others = Whoever opened this table decides about this.
# $what: a list of the switches that are on
page-coach-on = The coach is on: { $what }.
# $count (number): of 100 games
page-chance = Wins { $count } of 100 games
# A button: what would be the best move?
page-hint = Hint
page-start-play = Play
# Instead of “Play” when somebody comes by link.
page-start-invite = Invite and play
# A button beside “Play”: with people one does not know.
page-anybody = Play with anybody
# Shown in the waiting room of such a table.
page-anybody-hint = This table is public. The game begins as soon as somebody joins. You can also invite friends.
page-go-on = Continue playing
# For screen readers, on a small cross. $game: the name of a game
page-give-up = Stop playing { $game }
page-join-title = Join with a code
page-join-hint = Six letters and digits, from whoever opened the table.
page-join-go = Join
page-join-full = All seats are taken.
page-public-title = Public tables
page-watch = Watch
page-replay-open = Watch a recorded game
# A link to the page of one's own statistics, and its title.
page-statistics = Your statistics
# A link to the page where rules are compared
page-lab = Lab
page-invited = You are invited

## The waiting room.

page-waiting-title = Almost there
# $count (number): seats that nobody has taken yet
page-waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
page-sit-down = Take a seat
page-invite-hint = Show this picture, read out the code, or send the link.
page-invite-link = Link for your friends
page-code = Code
page-qr = QR code of the link
# A switch, and what it means.
page-home-switch = Let phones in this network join
page-home-hint = Everybody in your Wi-Fi can then open the Rauswurf page on this computer. It switches itself off ten minutes after the game.
page-home-off = So far, this link works on this computer only.
page-home-always = Everybody in your network can open this page as long as Rauswurf is running.
# Before a list of addresses.
page-home-other = Does the phone find nothing? Try another address.
page-promise = The dice promise
page-promise-hint = The dice of this game are sealed in this number. At the end the seal is opened, and anybody can check that nothing has changed.

## At the table.

# Who sits where, in what state: short words beside a name.
page-state-there = here
page-state-awaited = joins by link
page-state-free = free
page-state-away = away, a bot is playing
page-state-gone = not connected
# For screen readers, after the name of a player at this screen.
page-state-you = plays here
page-players = Players
# $pieces, $of (number): pieces at home, and how many there are
page-home = { $pieces } of { $of } home
# NICHTLUSTIG. $count (number): cards that a player has
page-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
page-your-turn = Your turn
# $name: the name of a player, or of a colour
page-turn-of = { $name }’s turn
page-which-rule = Which rule?
# While the die is in the air, in the place of what is to be done.
page-rolling = The dice are rolling …
# A link to the rules below a refusal. $clause: the title of a rule
page-rule-named = Rule: { $clause }
page-board = Table
page-tools = Tools
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-earlier = The record has everything that happened before.
page-chat = Chat
page-chat-empty = Nobody has written anything yet.
page-chat-say = Write something
page-chat-send = Send
# Several people play at this screen: who is speaking?
page-chat-as = Who is writing?
# Signs without words. Above six buttons, and a switch.
page-reactions = Reactions
# Names of the six signs, on buttons.
page-react-bravo = Well played
page-react-laugh = Laugh
page-react-wow = Wow
page-react-oh = Oh no
page-react-luck = Good luck
page-react-thanks = Thank you
# Folded: who can be muted or sent away.
page-people = Mute or remove
# Folded, for whoever did not open the table.
page-people-mute = Mute
# A switch. $name: a player
page-mute-for-me = Hide what { $name } says, for me only
# A switch of whoever opened the table.
page-mute-for-all = Mute { $name } for everybody
# A button.
page-remove = Remove { $name }
page-remove-hint = The seat becomes free. In a game a bot plays there until somebody else joins with the code.
# A button.
page-block = Remove and block { $name }
# To whoever was sent away.
page-removed = Whoever opened the table has given your seat away. You can watch.
page-rules = Rules
page-rules-at-this-table = At this table
page-rules-clauses = All rules
# Before a decision about something that the printed rules leave open.
page-ruling = Our ruling:
page-menu = Table
page-undo = Undo
# $name: who asks. $count (number): rolls and moves
page-undo-asked = { $count ->
    [one] { $name } would like to undo the last step.
   *[other] { $name } would like to undo the last { $count } steps.
}
page-undo-yes = Agree
page-undo-no = No, thanks
# $names: of those who have not answered
page-undo-waiting = Waiting for an answer from { $names }.
# A button: all who are here agree to stop before the game is over.
page-enough = End the game here
page-enough-hint = Everybody who is here has to agree. The places then count as they stand.
# $names: of one or several who want to stop
page-enough-asked = { $names } would like to end the game here, with the places as they stand.
# The other answer to that question.
page-enough-no = Play on
# $names: of one or several who are not connected, and for whom everybody waits
page-gone = Gone for a while: { $names }. You can wait, or end the game with the places as they stand.
# A button of whoever opened the table, when somebody has left it.
page-end-now = End the game now
# $count (number): people who only watch
page-spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
page-watch-link = Link for spectators
page-seat-link = Continue on another device
page-seat-link-hint = This link is your seat. Open it on your other device, and do not show it to anybody: whoever has it can play for you.
page-turn-to-player = Face the player
page-turn-to-player-hint = For a tablet lying on the table: pieces and words turn towards whoever plays next.
# A switch for several people at one screen.
page-follow = Turn the board to the player
page-follow-hint = Whoever plays next sees their own colour at the bottom.
page-record = Save the record
page-leave = Leave the table
page-leave-hint = We keep your seat. When you come back, you will find the table on the start page.
page-refuse-stale = Somebody was faster. Have another look.
page-refuse-lost = The connection broke just then. See whether it worked, and try again if not.
# A part of the menu of a table that is folded: what can be deleted here.
page-forget = Delete data
page-forget-name = Remove my name from this table
page-forget-table = Delete this table
page-forget-table-sure = The table will be gone for everybody: the game, the names and the chat. Nobody can bring it back.
page-forget-table-yes = Yes, delete it for everybody

## The connection.

page-line-connecting = Looking for the table …
page-line-lost = Reconnecting …
page-line-safe = Everything so far is safe, and we keep your seat.
page-line-retry = Try again now
page-connection-outdated = This page is older than the server. Please reload it.
page-connection-not-your-seat = This browser remembers a seat that is not at this table. Open the link to your seat again.
page-connection-no-table = This table does not exist. Ask for the link again.

## The game as text.

page-position = Position
page-position-colour = Colour
page-position-waiting = Waiting
page-position-track = On the way
page-position-home = Home
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
page-move-hunt = Hunt for { $number }s
page-move-turn = Turn over the piece on { $field }
page-move-stone = Place the stone on { $field }
page-move-enter = Enter on { $to }
page-move-enter-capture = Enter on { $to } and capture { $victim }
page-move-step = From { $origin } to { $to }
page-move-step-capture = From { $origin } to { $to } and capture { $victim }
page-move-back = Backwards from { $origin } to { $to }
page-move-back-capture = Backwards from { $origin } to { $to } and capture { $victim }
page-move-goal = From { $origin } home to { $to }
page-move-hit-stone = From { $origin } to { $to } and hit { $victim }’s stone
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
page-pick-dice = Dice to set aside
page-pick-cards = Cards to take
page-pick-impossible = These do not go together
# Cards of a player. $card, $death, $covered: names of cards
page-card-scored = { $card } (scored)
page-card-covered = { $card } (covered by { $death })
page-card-covers = { $card } (on { $covered })
# What real dice show. $count (number): how many dice
page-faces = { $count ->
    [one] What did you roll?
   *[other] What did you roll with your { $count } dice?
}
page-faces-hint = { $count ->
    [one] A number from 1 to 6.
   *[other] { $count } numbers from 1 to 6, one after another.
}
page-faces-done = Confirm roll

## The end.

page-end = The game is over
# The headline of the end. $name: of a player, or of the colours of one. $count (number): one, or how many colours
page-end-winner = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
# The same for whoever looks and has won.
page-end-you = You win
# $names: of several who share the first place
page-end-shared = First place: { $names }
page-end-early = The players ended the game early. The places count as they stood.
# Above the final board, which is also the film of the game.
page-end-board = The final board, and how the game got there
# While the others play on for the places. $name: who is home first
page-first-home = { $name } is home first and wins. The others play on for the places.
# A button: one picture with the winner, the board and the places.
page-souvenir = Share a picture
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
# The standings of an evening: several games of the same players. $games (number)
page-series = { $games ->
    [one] This evening: one game
   *[other] This evening: { $games } games
}
page-series-hint = Most first places lead, then most second places, and so on.
page-rematch = Play again
page-rematch-join = Join the others again
page-rematch-watch = Watch the next game
page-new-game = Another game
page-numbers = The game in numbers
page-numbers-player = Player
page-numbers-throws = Rolls
page-numbers-sixes = Sixes
# Pieces of others that a player threw out, and own pieces that others threw out
page-numbers-captures = Captures
page-numbers-losses = Pieces lost
page-luck = Luck of the dice
# $name: who rolled. $mean, $expected: such as 3.72. $count (number): dice
page-luck-usual = { $name } rolled { $mean } on average with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}. The expected average is { $expected }. Nothing unusual.
page-luck-high = { $name } rolled { $mean } on average with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}. The expected average is { $expected }. Only about one player in forty rolls this high.
page-luck-low = { $name } rolled { $mean } on average with { $count ->
    [one] { $count } die
   *[other] { $count } dice
}. The expected average is { $expected }. Only about one player in forty rolls this low.
page-luck-hint = High numbers are not always good. What matters is when you roll them.

## Recorded games and positions.

page-replay = Replay
page-replay-file = Choose a record, or drop it here
# $address: of a file on the web
page-replay-elsewhere = We cannot read { $address } from here. Save the record and choose the file.
# $count (number): rolls and moves that are shown
page-replay-broken = { $count ->
    [0] This record is wrong from the beginning.
    [one] Only the first step of this record is valid.
   *[other] Only the first { $count } steps of this record are valid.
}
page-film-moment = Point in the game
# $at, $of (number): steps
page-film-at = { $at } of { $of }
page-film-first = To the beginning
page-film-back = One step back
page-film-play = Play
page-film-pause = Pause
page-film-next = One step forward
page-film-last = To the end
page-film-pace = Speed
page-position-link = Link to this position
page-position-open = Look at a position
# A button at the end of a game.
page-account = How did it go?
page-account-thinking = The coach is having a look …
page-position-play = Play from here
page-position-damaged = This link is damaged: it does not name a position. Set one up here, or ask for the link again.

## Help.

page-help-play = Roll, tap a piece to see where it can go, then tap the field. If there is only one move, one tap is enough.
page-help-why = Tap a move that is not allowed to see why, and which rule says so.
page-help-dice = The dice favour nobody. With fair dice you can check every roll after the game.
page-help-keys = Keys at the table
page-key-roll = Roll
page-key-enter = Roll, unless a button is selected
page-key-moves = Make a move, as numbered in text mode
page-key-undo = Undo
page-key-hint = Hint
page-key-text = Text mode on or off
page-key-log = Log
page-key-chat = Chat
page-key-rules = Rules
page-key-menu = Table menu: links, settings, leaving
page-key-close = Close whatever is open
page-key-help = This help
page-key-film = Step through a replay

## Embedding: a position or a game inside another page.

# A button.
page-embed = Embed
page-embed-title = Put this on your own page
# The HTML of what the next two messages name stands below.
page-embed-hint = Copy one of these into the HTML of your page. Visitors can look at it there, but not play.
page-embed-position = This position
page-embed-game = The whole game
# A link, inside the other page.
page-embed-open = Open in Rauswurf
