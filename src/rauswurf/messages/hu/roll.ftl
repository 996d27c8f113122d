### Rolls that cannot be. Parts of a line.

roll-over = most nincs mit dobni: a játék véget ért
roll-not-now = most nincs mit dobni. { $reason } [{ $rule }]
roll-how-many = { $wanted ->
    [one] egy kockával kell dobni, nem ennyivel: { $count }
   *[other] { $wanted } kockával kell dobni, nem ennyivel: { $count }
}
roll-no-face = a kocka 1 és 6 közötti számot mutat, ezt nem: { $face }
roll-not-typed = itt a kockák maguktól gurulnak, ezért ne adj meg számot; a Dice.by_hand() azokhoz a kockákhoz való, amelyekkel te dobsz
roll-unknown = ez nem dobás: { $said }; írd be, mit mutatnak a kockák, például 6 vagy 2 5 5 1

## Dice of NICHTLUSTIG.

roll-no-die = nincs ilyen kocka: { $said }; írj ilyet: 3, b3, w5, ufo vagy b3:ufo
roll-die-too-many = egy kockával több a kelleténél: { $said }; dobni kell: { $dice }
roll-missing = hiányzik kocka; dobni kell: { $dice }
