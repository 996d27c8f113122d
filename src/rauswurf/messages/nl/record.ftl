### What is wrong with a record: parts of a line.

record-line = regel { $line }: { $reason }

## JSON.

record-not-utf8 = geen UTF-8-tekst (byte { $byte })
record-too-deep = te veel haakjes in elkaar
record-not-json = geen JSON (kolom { $column })
record-not-object = geen JSON-object
record-key-twice = een sleutel staat er twee keer
record-long-number = een getal is te lang
record-not-whole-number = { $value } is geen geheel getal

## Keys and values.

record-in = { $key } in { $where }: { $reason }
record-lacks = { $where } heeft geen { $key }
record-unknown-key = { $where } heeft een onbekende sleutel { $key }
record-where-not-object = { $where } is geen object maar { $value }
record-value-not-object = geen object maar { $value }
record-value-not-whole = geen geheel getal maar { $value }
record-value-range = { $value } ligt niet tussen { $least } en { $most }
record-value-not-true = het is true of het staat er niet, niet { $value }
record-value-not-text = geen tekst maar { $value }
record-long-text = een tekst van { $count } tekens, { $most } zijn toegestaan
record-bad-sign = een tekst met het teken { $sign }, dat niet te tonen is
record-not-list = geen lijst maar { $value }
record-list-length = een lijst van { $count }, niet van { $most }
record-list-range = een lijst van { $count }, niet van { $least } tot { $most }
record-not-digest = geen 64 cijfers uit 0-9 a-f
record-empty-text = het is leeg

## Parts of a record.

record-header = de kopregel
record-a-line = de regel
record-a-seat = een plek

## The header.

record-no-header = de kopregel ontbreekt
record-header-cut = de kopregel is afgekapt
record-not-a-record = dit is geen opname: een kopregel begint met { "{" }"rauswurf":1{ "}" }
record-version = een opname van versie { $version }; hier is versie { $known } bekend
record-rules-version = gespeeld volgens versie { $version } van de regels van { $game }; hier is versie { $known } bekend
record-rules-older = Dit spel begon met versie { $version } van de regels van { $game }. Hier geldt versie { $known }: er zijn mogelijkheden bij gekomen, en wat er gebeurd is, blijft zo.
record-rules-other = Dit spel is gespeeld volgens versie { $version } van de regels van { $game }, die hier niet bekend is. Je kunt het bekijken zover het met versie { $known } overeenkomt, maar niet verder spelen.
record-no-variant = de kopregel zegt niet wat { $variant } was
record-board-needed = gespeeld op het bord { $board }: het bestand van dat bord is nodig
record-other-board = gespeeld op een ander bord dan dit ({ $board })
record-nobody-plays = niemand kan { $colour } spelen
record-bad-seats = zo kan niemand zitten
record-name-fixed = plek { $seat } heeft al een naam of is een bot
record-not-a-date = { $value } is geen datum zoals 2026-02-28
record-no-dice = er zijn geen dobbelstenen van { $value }; er zijn fair, seed, system en hand
record-contributions = { $count } bijdragen voor { $seats } plekken
record-bot-contributes = { $colour } is een bot en draagt niets bij
record-secret-needed = zonder hun geheim zijn deze dobbelstenen niet te gooien

## Lines.

record-empty-file = het bestand is leeg
record-long-line = langer dan { $most } bytes
record-unexpected = hier hoort een van { $known }, niet { $value }
record-too-late = { $word } kan hier niet staan: de opname is ten einde
record-names-late = names staat er één keer, meteen na de kop
record-many-events = meer dan { $most } gebeurtenissen

## Writing.

record-written-out = { $word } kan niet meer geschreven worden: de opname is ten einde
record-line-limit = een regel van een opname heeft hooguit { $most } bytes

## Playing it again.

record-position = deze stelling kan niet bestaan: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = een worp zonder dobbelstenen
record-move-written = { $move } schrijf je hier als { $written }
record-closed = deze opname is afgesloten: er valt niets voort te zetten
record-outcome-early = een uitslag, maar het spel is niet afgelopen
record-ended-seats = een vroeg einde noemt de plekken die het goed vonden: op volgorde, elk één keer en geen bot
record-outcome-places = de plaatsen in de uitslag zijn niet die van het spel
record-outcome-winners = de winnaars in de uitslag zijn niet die van het spel
record-outcome-rule = de regel in de uitslag is niet die van het spel
record-outcome-points = de punten in de uitslag zijn niet die van het spel
record-no-end = dit spel heeft geen einde

## Dice and seal.

record-secret-broken = het geheim was beloofd, maar wordt niet verteld
record-secret-later = het geheim is nog niet verteld
record-secret-strange = een geheim, maar de dobbelstenen van dit spel hebben er geen
record-secret-other = dit is niet het geheim dat voor dit spel beloofd was
record-roll-wrong = worp { $number } is { $said }, maar de dobbelstenen gaven { $right }
record-seal-broken = het zegel is verbroken: er is iets veranderd nadat de opname was afgesloten
record-line-cut = de laatste regel is afgekapt
record-not-closed = de opname gaat hier verder of is afgekapt: ze is niet afgesloten
