### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Everything here is kept in this browser only. Nothing is sent anywhere.
statistics-none = There is nothing here yet. Finish a game on this device and it is counted.
# A private window, for example.
statistics-forbidden = This browser keeps nothing for us; perhaps this is a private window. So games cannot be counted.
statistics-all = All games
statistics-games = Games
# A heading: games that were won.
statistics-wins = Wins
# Games won one after the other.
statistics-streak = Wins in a row now
statistics-longest = Most wins in a row
statistics-places = Your places
# The heading of a column: first, second, ...
statistics-place = Place
# The heading of a column: how often.
statistics-count = Games
# The heading of a column: in per cent.
statistics-share = Share
statistics-faces = What your dice showed
# The heading of a column: what a die shows.
statistics-face = Number
statistics-faces-hint = With fair dice, each number comes up about one time in six.
statistics-by-game = Game by game
statistics-months = Month by month
statistics-month = Month
statistics-last = Your last games
# $place (number): 1 is the winner. $players (number): how many played. $day: a date
statistics-placed = Place { $place } of { $players }, { $day }
# A button.
statistics-export = Save as a file
# A button.
statistics-import = Add from a file
# $count (number): games that a file has brought
statistics-added = { $count ->
    [one] One game was added.
   *[other] { $count } games were added.
}
statistics-bad-file = This file contains no statistics of Rauswurf. Choose one that you saved here.
statistics-erase = Erase everything
statistics-erase-sure = This erases your statistics in this browser. You cannot get them back unless you saved them as a file.
statistics-erase-do = Erase now
statistics-erased = Your statistics are erased.
# Several played at one screen; a list of their names follows.
statistics-who = Who is counted in the statistics of this device?
statistics-nobody = Nobody
# At the end of a game.
statistics-counted = This game is in your statistics.
