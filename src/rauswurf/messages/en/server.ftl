### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = This table does not exist. Ask for the link again.
# What is stored of a table does not fit together; whoever runs the server finds a line in the log.
server-unreadable-table = We cannot open this table: what is stored of it does not fit together. Nothing was deleted. Tell whoever runs this server.
# A short code such as K7QX2M.
server-no-such-code = No table has this code. Check the letters and digits.
# $board: the name that was asked for
server-no-such-board = There is no board { $board }.
# What is wrong follows as a list.
server-bad-board = This board cannot be used.
server-nothing-there = There is nothing at this address.
server-not-so = You cannot use this address in this way.
# The files of the web page are missing in this installation.
server-no-page = The page is not built here; `make page` builds it. The tables work without it.

## Sitting down.

server-wrong-code = That is not the code of this table. Ask whoever opened it.
server-no-free-seat = All seats are taken. You can watch.
server-seat-taken = Somebody else has this seat. Choose another one.
server-no-such-seat = This link does not belong to a seat at this table. Open the link to your seat again.
server-not-your-seat = This seat is not yours.
server-rematch-later = You can ask for a rematch when the game is over.
server-not-your-table = Only whoever opened this table can delete it.
server-host-only = Only whoever opened this table can do that.
server-share-no-network = This computer is not in a home network. Connect it to your Wi-Fi, then try again.
# $address: of this machine. $why: a message of reason.ftl
server-share-failed = The address { $address } cannot be used in your network: { $why }.
server-share-not-here = You can switch this only on the computer where Rauswurf is running.
server-share-not-yours = Only whoever opened this table can let phones join.
# $most (number): tables of one person in the public list
server-public-enough = You already have { $most ->
    [one] one public table
   *[other] { $most } public tables
} open. Play there, or delete one first.

## Playing.

server-not-begun = The game begins when everybody has sat down.
server-over = The game is over.
server-spectators-watch = You are watching. Only players with a seat can play.
server-not-your-turn = It is not your turn.
# Something has happened that the player had not seen yet.
server-stale = Something happened in the meantime. Have another look.
# Somebody types in numbers where the server rolls.
server-dice-are-ours = At this table we roll the dice for you.
# $dice (number): how many real dice are to be typed in
server-say-dice = { $dice ->
    [one] Type what your die shows.
   *[other] Type what your { $dice } dice show.
}
# Somebody asks why something may not be done but does not say what.
server-why-what = Tell us which move you mean, or which piece and where it should go.

## Taking back.

server-undo-off = Undo is switched off at this table.
server-undo-nothing = You have nothing to undo.
server-undo-asked-already = Somebody has already asked to undo. Answer that first.
server-undo-not-asked = Nobody is asking you to undo anything.
server-undo-declined = Somebody has said no. You can ask again after your next move.
server-undo-declined-often = The others have said no several times. In this game you cannot ask again.
server-undo-full = This game is so long that you cannot undo anything any more. You can play on.
# Ending a game early, with the places as they stand.
server-end-not-asked = Nobody has asked to end the game.
server-end-asked-already = You have agreed already. We are waiting for the others.
server-end-declined = Somebody wants to play on. You can ask again after the next move.
server-end-declined-often = The others have wanted to play on several times. In this game you cannot ask again.
# Whoever opened the table may end the game alone only when somebody has been gone for a while.
server-end-nobody-left = Everybody was here a moment ago. You can end the game when somebody has been gone for a minute, or when all agree.

## Talking.

server-chat-off = Chat is switched off at this table.
server-chat-empty = Your message is empty.
# $most (number): messages of one player at a table
server-chat-full = You have sent { $most ->
    [one] one message
   *[other] { $most } messages
} at this table. That is the most.
# Signs such as applause that players can show each other without typing.
server-reactions-off = Reactions are switched off at this table.
# $most (number): signs of one player at a table
server-reactions-full = You have shown { $most } reactions at this table. That is the most.
server-muted = Whoever opened this table has muted you.
# Somebody wants to mute or remove a bot, or a player where the table was opened.
server-not-a-guest = You can only do that with players who joined by link.
server-seat-free = This seat is free already.
server-blocked = Whoever opened this table has blocked you there. You can play at any other table.

## Sentences in the log of a table.
## $who: a player in the nominative, such as "Yellow" or "Ada (Yellow)"

server-told-joined = { $who } sits down.
# $events (number): rolls and moves
server-told-asked = { $events ->
    [one] { $who } asks to undo the last step.
   *[other] { $who } asks to undo the last { $events } steps.
}
server-told-agreed = { $who } agrees.
server-told-declined = { $who } does not agree.
# $who: a player or several. $count (number): how many they are
server-told-enough = { $count ->
    [one] { $who } wants to end the game here.
   *[other] { $who } want to end the game here.
}
server-told-play-on = { $count ->
    [one] { $who } wants to play on.
   *[other] { $who } want to play on.
}
server-told-host-ended = Somebody has left, so whoever opened the table ends the game.
server-told-undone = { $events ->
    [one] The last step was undone for { $who }.
   *[other] The last { $events } steps were undone for { $who }.
}
server-told-left = { $who } has left; a bot takes over.
server-told-back = { $who } is back.
server-told-unnamed = { $who } has taken their name off this table.
# Somebody was sent away from the table.
server-told-removed = The seat of { $who } is free again.
server-told-muted = { $who } is muted.
server-told-unmuted = { $who } can write again.
server-told-talk-all = Chat and reactions are on.
server-told-talk-chat = Chat is on, reactions are off.
server-told-talk-signs = Chat is off, reactions are on.
server-told-talk-none = Chat and reactions are off.
# Six signs that players show each other.
server-told-bravo = { $who }: Well played
server-told-laugh = { $who } laughs
server-told-wow = { $who }: Wow
server-told-oh = { $who }: Oh no
server-told-luck = { $who }: Good luck
server-told-thanks = { $who }: Thank you
# The time that somebody had for the whole game.
server-told-flagged = { $who } has run out of time; a bot takes over.
server-told-rematch = The players continue at a new table.
# The time for one decision was over.
server-clock-rolled = { $who } took too long, so we rolled the dice.
server-clock-moved = { $who } took too long, so a bot moves.

## Requests that cannot be done.

# $detail: what is wrong with it, in English, for programmers
server-not-understood = We cannot understand this request: { $detail }
server-not-json = Send JSON, and say so: Content-Type: application/json.
# $most (number): bytes
server-too-large = That is too large; the limit is { $most } bytes.
# $most (number): bytes
server-head-too-large = The address or the headers of this request are too long; the limit is { $most } bytes.
# $most (number)
server-many-headers = This request has too many headers; { $most } are the most.
# What came over the connection is no HTTP.
server-bad-http = This is not a request that a web server understands.
# $most (number)
server-too-many-at-once = Too many requests at once; wait for an answer after { $most } of them.
server-too-many-connections = Too many connections are open from your network. Close some and try again.
# $seconds (number)
server-too-often = { $seconds ->
    [one] That was too often. Try again in one second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
# A web page of another site wants to use this server. $origin: that site, as in https://play.example
server-foreign-page = Pages from { $origin } may not do that here. If this server is yours, start it with --origin { $origin }.
# A browser was led here by a name that this server does not know. $host: that name
server-unknown-host = This server does not answer to the name { $host }. If it is yours, start it with --allowed-host { $host }.
server-bad-position = This position is not possible.
# The perfect bot (bots-level-perfect) was chosen, but not by the rules of the solved positions.
server-no-perfect = The perfect bot does not know the rules of this table. It plays games for two, one colour each, by the rules of the solved positions on this server. Choose another bot.
# $most (number): letters
server-qr-address = We only draw codes for web addresses of up to { $most } letters.
# $why: what is wrong with the file
server-no-record = We cannot read this as a recorded game: { $why }
# $lines (number)
server-record-too-long = This record is too long; the limit is { $lines } lines.
server-busy = Too many people want the same thing at once. Try again.
server-database-away = We cannot reach the tables at the moment. Nothing is lost. Try again soon.
# What /healthz says to whoever runs the server; what is wrong follows as a list.
server-unwell = Something is wrong with this server.
server-unwell-database = The database does not answer.
# $why: what the database says, in English
server-unwell-unstored = The last events could not be stored: { $why }
# $free, $least (numbers): megabytes
server-unwell-disk = The disk is nearly full: { $free } MB are free, at least { $least } MB are needed.
# $waiting (number)
server-unwell-backlog = { $waiting } events wait to be stored.
server-broken = Something went wrong here. Nothing is lost. Try again.
# The server ends in order to start again, perhaps with a newer version.
server-shutting-down = The server is taking a short break. Nothing is lost, and you will be back automatically.

## Sockets, for programmers.

server-say-hello = The first message must be hello.
server-hello-once = Hello is said once.
# $version (number): of the protocol
server-version = This server speaks version { $version } of the protocol. Reload the page.

## Running a server.

# $address: what was given
server-bad-database = { $address } is not a database; use sqlite:///FILE or postgresql://USER@HOST/NAME.

# Something that has no translation. $text: a whole sentence
server-said = { $text }

## The coach.

server-coach-off = The coach is switched off at this table.
server-coach-no-choice = There is nothing to choose now.
server-coach-not-asked = Nobody asks you about the coach.
server-coach-busy = The coach is busy. Try again in a moment.
server-account-later = The coach looks at a game when it is over.
server-told-coach-off = The coach is off.
server-told-coach-chances = The coach shows everybody’s chances.
server-told-coach-hints = The coach gives hints to whoever asks.
server-told-coach-tutor = The coach asks again before a costly move.

## The lab.

server-lab-same = Both sides have the same rules. Change at least one house rule of A or B.
# $most (number): of games
server-lab-too-many = That is too many games. Ask for { $most } at most.
server-lab-busy = Many experiments are being played. Try again in a moment.
server-lab-unknown = Nobody has measured this game yet.
