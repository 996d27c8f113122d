### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = There is no such table. Ask for the link again.
# What is stored of a table does not fit together; whoever runs the server finds a line in the log.
server-unreadable-table = This table cannot be opened: what is stored of it does not fit together. Nothing was deleted. Tell whoever runs this server.
# A short code such as K7QX2M.
server-no-such-code = There is no table with this code. Check the letters and digits.
# $board: the name that was asked for
server-no-such-board = There is no board { $board }.
# What is wrong follows as a list.
server-bad-board = This board cannot be used.
server-nothing-there = There is nothing at this address.
server-not-so = This address cannot be asked in this way.
# The files of the web page are missing in this installation.
server-no-page = The page is not built here; `make page` builds it. The tables work without it.

## Sitting down.

server-wrong-code = That is not the code of this table. Ask whoever opened it.
server-no-free-seat = All seats are taken. You can watch.
server-seat-taken = Somebody else sits there. Choose another seat.
server-no-such-seat = This link is for no seat at this table. Open the link of your seat again.
server-not-your-seat = This seat is not yours.
server-rematch-later = A rematch can be asked for when the game is over.

## Playing.

server-not-begun = The game begins when everybody sits.
server-over = The game is over.
server-spectators-watch = You are watching. Only those who have a seat can play.
server-not-your-turn = It is not your turn.
# Something has happened that the player had not seen yet.
server-stale = Something has happened in between. Look again.
# Somebody types in numbers where the server rolls.
server-dice-are-ours = At this table the dice are rolled for you.
# $dice (number): how many real dice are to be typed in
server-say-dice = { $dice ->
    [one] Say what your die shows.
   *[other] Say what your { $dice } dice show.
}
# Somebody asks why something may not be done but does not say what.
server-why-what = Say which move you mean, or which piece and where it should go.

## Taking back.

server-undo-off = At this table nothing is taken back.
server-undo-nothing = There is nothing of yours to take back.
server-undo-asked-already = Somebody has asked to take something back already. Answer that first.
server-undo-not-asked = Nobody asks you to take something back.

## Talking.

server-chat-off = There is no talking at this table.
server-chat-empty = There is nothing to say in this.

## Sentences in the log of a table.
## $who: a player in the nominative, such as "Yellow" or "Ada (Yellow)"

server-told-joined = { $who } sits down.
# $events (number): rolls and moves
server-told-asked = { $events ->
    [one] { $who } asks to take the last step back.
   *[other] { $who } asks to take the last { $events } steps back.
}
server-told-agreed = { $who } agrees.
server-told-declined = { $who } does not agree.
server-told-undone = { $events ->
    [one] The last step is taken back for { $who }.
   *[other] The last { $events } steps are taken back for { $who }.
}
server-told-left = { $who } is gone; a bot plays on.
server-told-back = { $who } is back.
# The time that somebody had for the whole game.
server-told-flagged = { $who } has no time left; a bot plays on.
server-told-rematch = These players go on at a new table.
# The time for one decision was over.
server-clock-rolled = { $who } took too long; the dice are rolled.
server-clock-moved = { $who } took too long; a bot chooses.

## Requests that cannot be done.

# $detail: what is wrong with it, in English, for programmers
server-not-understood = This request cannot be understood: { $detail }
server-not-json = Send JSON, and say so: Content-Type: application/json.
# $most (number): bytes
server-too-large = That is too large; { $most } bytes are the most.
# $most (number): bytes
server-head-too-large = The address or the headers of this request are too long; { $most } bytes are the most.
# What came over the connection is no HTTP.
server-bad-http = This is not a request that a web server understands.
# $most (number)
server-too-many-at-once = Too many requests at once; wait for an answer after { $most } of them.
server-too-many-connections = Too many connections are open from your network. Close some and try again.
# $seconds (number)
server-too-often = { $seconds ->
    [one] That was too often. Try again in a second.
   *[other] That was too often. Try again in { $seconds } seconds.
}
# A web page of another site wants to use this server. $origin: that site, as in https://play.example
server-foreign-page = Pages of { $origin } may not do that here. If this server is yours, start it with --origin { $origin }.
# A browser was led here by a name that this server does not know. $host: that name
server-unknown-host = This server does not answer to the name { $host }. If it is yours, start it with --allowed-host { $host }.
server-bad-position = This position cannot be.
# $most (number): letters
server-qr-address = Only web addresses of up to { $most } letters are drawn as a code.
# $why: what is wrong with the file
server-no-record = This is no record of a game that can be read here: { $why }
# $lines (number)
server-record-too-long = This record is too long; { $lines } lines are the most.
server-busy = Many want the same thing at once. Try again.
server-database-away = The tables cannot be reached at the moment. Nothing is lost; try again soon.
server-broken = Something went wrong here. Nothing is lost; try again.
# The server ends in order to start again, perhaps with a newer version.
server-shutting-down = The server takes a short break. Nothing is lost; you come back by yourself.

## Sockets, for programmers.

server-say-hello = The first message must be hello.
server-hello-once = Hello is said once.
# $version (number): of the protocol
server-version = This server speaks version { $version } of the protocol. Load the page again.

## Running a server.

# $address: what was given
server-bad-database = { $address } names no database; use sqlite:///FILE or postgresql://USER@HOST/NAME.

# Something that has no translation. $text: a whole sentence
server-said = { $text }
