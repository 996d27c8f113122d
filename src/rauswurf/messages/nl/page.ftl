### The page in the browser, around the board.

## The frame of every page.

page-title = Rauswurf: racespellen met dobbelstenen
page-to-start = Naar de startpagina
page-close = Sluiten
page-copy = Kopiëren
page-copied = Gekopieerd.
page-copy-by-hand = Je browser laat ons niet kopiëren. De link is geselecteerd: kopieer hem zelf.
page-share = Delen
page-none = geen
page-new = nieuw
page-help = Help
page-settings = Instellingen
page-skip = Snelkoppelingen
page-skip-main = Naar de inhoud
page-skip-text = Als tekst spelen
page-skip-board = Op het bord spelen
page-language = Taal
page-theme = Weergave
page-theme-system = Systeem
page-theme-light = Licht
page-theme-dark = Donker
page-sounds = Geluiden
page-sounds-offer = Geluid aanzetten
page-sounds-decline = Geen geluid
page-notices = Meld het als ik aan de beurt ben
page-notices-hint = Een melding van dit apparaat en een korte trilling terwijl je iets anders doet.
page-notices-secure = Deze browser staat meldingen alleen toe bij adressen die met https beginnen. De titel van het tabblad zegt het je toch.
page-still = Geen animaties
page-still-hint = Pionnen en dobbelstenen staan meteen waar ze horen.
page-speed = Snelheid
page-speed-slow = Langzaam
page-speed-normal = Normaal
page-speed-fast = Snel
page-speed-at-once = Meteen
page-hints = Laten zien waar pionnen heen kunnen
page-hints-hint = Zonder dit zoek je de zetten zelf. Wat niet mag, wordt nog steeds uitgelegd.
page-threats = Laten zien wat mijn pionnen bedreigt
page-threats-hint = Markeert je pionnen die iemand met de volgende worp eruit kan gooien.
page-trails = Tekenen wat er sinds mijn vorige beurt gebeurde
page-named = Namen van de velden op het bord zetten
page-named-hint = Je hebt ze nodig om zetten te typen of over een veld te praten. Speel je met toetsen, dan verschijnen ze vanzelf.
page-text-view = Tekstmodus
page-text-view-hint = Het hele spel in woorden, voor schermlezers en voor wie het graag zo heeft.
page-lost = Hier is niets
page-lost-hint = Misschien ontbreekt er een letter in het adres.

## Trouble.

page-trouble-unreachable = De server is niet te bereiken. Is dit apparaat online?
page-trouble-status = De server gaf een onbegrijpelijk antwoord ({ $status }). Probeer het nog eens.
page-trouble-unknown = Er ging iets mis op deze pagina: { $reason }

## The first page: choose a game and who plays.

page-start-title = Wat gaan we spelen?
page-start-about = Tien dobbelspellen, volgens het boekje of met jullie eigen regels. Zonder account, zonder reclame en met dobbelstenen die je kunt controleren.
page-start-game = Spel
page-game-players = { $most ->
    [one] { $least } speler
   *[other] { $least }–{ $most } spelers
}
page-start-players = Spelers
page-start-others = Alle anderen
page-start-others-bot = Bots
page-start-others-here = Allemaal aan dit scherm
page-start-others-link = Vrienden via een link
page-start-others-like-you = Bots zoals jij
page-start-like-you-hint = Bots zoals jij spelen ‘{ $level }’. Dat blijkt uit je laatste { $games } potjes van dit spel tegen bots op dit apparaat: je won er { $won }.
page-seat-label = Plek { $number }, { $colours }
page-seat-number = Plek { $number }
page-two-colours = Met z’n tweeën speelt ieder twee kleuren, zodat alle vier op het bord staan. Onder ‘Huisregels’ kun je dat veranderen.
page-perfect-hint = De perfecte bot zoekt opgeloste stellingen op, dus niemand speelt daar beter. In andere stellingen speelt hij als het beste niveau.
page-who-here = Speelt hier
page-who-link = Komt via een link
page-seat-bot = Bot, { $level }
page-name-optional = Naam (hoeft niet)
page-name-of = Naam voor { $seat }
page-your-name = Je naam
page-dice = Dobbelstenen
page-dice-fair = Eerlijke dobbelstenen
page-dice-fair-hint = De server verzegelt zijn dobbelstenen voor het spel, en daarna kan iedereen elke worp controleren.
page-dice-hand = Eigen dobbelstenen
page-dice-hand-hint = Gooi op je eigen tafel en typ in wat de dobbelstenen tonen. Wij letten op de regels.
page-rules-house = Huisregels
page-by-the-book = Volgens het boekje
page-effect = Wat verandert dit?
page-effect-together = Alle wijzigingen samen
page-rules-by-the-book = Alles gaat zoals het in het regelboekje staat.
page-own-board = Eigen bord
page-own-board-hint = Een eigen bordbestand in plaats van het bord van het spel, bijvoorbeeld een dat je hebt verbeterd.
page-own-board-chosen = Er wordt gespeeld op: { $name }
page-own-board-remove = Terug naar het bord van het spel
page-own-board-large = Dit bestand is te groot voor een bord.
page-own-board-save = Bord van het spel als bestand bewaren
page-rules-changed = { $count ->
    [one] Eén regel is anders dan in het regelboekje.
   *[other] { $count } regels zijn anders dan in het regelboekje.
}
page-rules-changed-short = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
}
page-more = Meer opties
page-clock = Bedenktijd
page-clock-none = Onbeperkt
page-clock-move = Per zet
page-clock-game = Voor het hele spel
page-clock-time = Hoelang?
page-seconds = { $count ->
    [one] één seconde
   *[other] { $count } seconden
}
page-minutes = { $count ->
    [one] één minuut
   *[other] { $count } minuten
}
page-absence = Als iemand weg is
page-absence-bot = Een bot valt in
page-absence-wait = Iedereen wacht
page-absence-pause = Na
page-absence-level = De bot speelt
page-undo-allowed = Zetten mogen teruggenomen worden
page-undo-allowed-hint = Speelt er iemand elders mee, dan alleen als iedereen het goedvindt.
page-chat-allowed = Chat
page-public = Openbare tafel
page-public-hint = Wie deze server bezoekt, kan de tafel zien, meespelen en meekijken.
page-coach = Coach
page-coach-chances = Ieders kansen tonen
page-coach-hints = Hints als je erom vraagt
page-coach-tutor = Navragen voor een dure zet
page-coach-hint = Iedereen aan tafel ziet wat er aanstaat. Aan een openbare tafel moet iedereen het goed vinden.
page-coach-others = Wie deze tafel opende, beslist hierover.
page-coach-on = De coach doet mee: { $what }.
page-chance = Wint { $count } van de 100 spellen
page-hint = Hint
page-start-play = Spelen
page-start-invite = Uitnodigen en spelen
page-anybody = Met wie dan ook spelen
page-anybody-hint = Deze tafel is openbaar. Het spel begint zodra er iemand bij komt. Je kunt ook vrienden uitnodigen.
page-go-on = Verder spelen
page-give-up = { $game } niet verder spelen
page-join-title = Meespelen met een code
page-join-hint = Zes letters en cijfers, van degene die de tafel heeft geopend.
page-join-go = Meespelen
page-join-full = Alle plekken zijn bezet.
page-public-title = Openbare tafels
page-watch = Meekijken
page-replay-open = Een opgenomen spel bekijken
page-statistics = Je statistieken
page-lab = Lab
page-invited = Je bent uitgenodigd

## The waiting room.

page-waiting-title = Bijna zover
page-waiting-for = { $count ->
    [one] Er ontbreekt nog één speler.
   *[other] Er ontbreken nog { $count } spelers.
}
page-sit-down = Ga zitten
page-invite-hint = Laat dit plaatje zien, zeg de code of stuur de link.
page-invite-link = Link voor je vrienden
page-code = Code
page-qr = QR-code van de link
page-home-switch = Telefoons in dit netwerk laten meedoen
page-home-hint = Iedereen op je wifi kan dan de pagina van Rauswurf op deze computer openen. Tien minuten na het spel gaat dit vanzelf weer uit.
page-home-off = Tot nu toe werkt deze link alleen op deze computer.
page-home-always = Iedereen in je netwerk kan deze pagina openen zolang Rauswurf draait.
page-home-other = Vindt de telefoon niets? Probeer een ander adres.
page-promise = De belofte van de dobbelstenen
page-promise-hint = In dit getal zijn de dobbelstenen van dit spel verzegeld. Aan het eind gaat het zegel open, en iedereen kan controleren dat het hetzelfde is.

## At the table.

page-state-there = is er
page-state-awaited = komt via een link
page-state-free = vrij
page-state-away = weg, een bot speelt
page-state-gone = niet verbonden
page-state-you = speelt hier
page-players = Spelers
page-home = { $pieces } van { $of } thuis
page-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
page-your-turn = Jij bent aan de beurt
page-turn-of = { $name } is aan de beurt
page-which-rule = Welke regel?
page-rolling = Er wordt gegooid …
page-rule-named = Regel: { $clause }
page-board = Tafel
page-tools = Hulpmiddelen
page-log = Verloop
page-log-empty = Er is nog niets gebeurd.
page-log-earlier = Wat eerder gebeurde, staat in de opname.
page-chat = Chat
page-chat-empty = Er is nog niets geschreven.
page-chat-say = Zeg iets
page-chat-send = Versturen
page-chat-as = Wie praat er?
page-reactions = Reacties
page-react-bravo = Goed gespeeld
page-react-laugh = Lachen
page-react-wow = Wauw
page-react-oh = O nee
page-react-luck = Veel geluk
page-react-thanks = Dank je
page-people = Dempen of verwijderen
page-people-mute = Dempen
page-mute-for-me = Niets meer van { $name } zien, alleen bij mij
page-mute-for-all = { $name } dempen voor iedereen
page-remove = { $name } verwijderen
page-remove-hint = De plek komt vrij. In een spel speelt daar een bot tot iemand anders met de code komt.
page-block = { $name } verwijderen en blokkeren
page-removed = Wie de tafel heeft geopend, heeft je plek vrijgegeven. Je kunt meekijken.
page-rules = Regels
page-rules-at-this-table = Aan deze tafel
page-rules-clauses = Regel voor regel
page-ruling = Onze uitleg:
page-menu = Tafel
page-undo = Terugnemen
page-undo-asked = { $count ->
    [one] { $name } wil de laatste stap graag terugnemen.
   *[other] { $name } wil de laatste { $count } stappen graag terugnemen.
}
page-undo-yes = Goed
page-undo-no = Nee, bedankt
page-undo-waiting = Nog geen antwoord: { $names }.
page-enough = Hier stoppen
page-enough-hint = Iedereen die er is, moet het goed vinden. De plaatsen gelden dan zoals ze staan.
page-enough-asked = Voorstel van { $names }: hier stoppen, met de plaatsen zoals ze staan.
page-enough-no = Verder spelen
page-gone = Al een tijdje weg: { $names }. Je kunt wachten of stoppen met de plaatsen zoals ze staan.
page-end-now = Nu stoppen
page-spectators = { $count ->
    [0] Niemand kijkt mee.
    [one] Er kijkt één persoon mee.
   *[other] Er kijken { $count } mensen mee.
}
page-watch-link = Link om mee te kijken
page-seat-link = Verder op een ander apparaat
page-seat-link-hint = Deze link is jouw plek. Open hem op je andere apparaat en laat hem aan niemand zien: wie hem heeft, speelt voor jou.
page-turn-to-player = Meedraaien
page-turn-to-player-hint = Voor een tablet die op tafel ligt: pionnen en woorden draaien naar wie er aan de beurt is.
page-follow = Het bord meedraaien met de beurt
page-follow-hint = Wie aan de beurt is, ziet de eigen kleur onderaan.
page-record = Opname bewaren
page-leave = Van tafel gaan
page-leave-hint = Je plek blijft van jou. Als je terugkomt, staat de tafel op de startpagina.
page-forget = Iets wissen
page-forget-name = Mijn naam van deze tafel halen
page-forget-table = Deze tafel wissen
page-forget-table-sure = De tafel is dan voor iedereen weg: het spel, de namen en de chat. Niemand kan hem terughalen.
page-forget-table-yes = Ja, voor iedereen wissen
page-refuse-stale = Iemand was je voor. Kijk nog eens.
page-refuse-lost = Net toen viel de verbinding weg. Kijk of het gelukt is, en probeer het anders nog eens.

## The connection.

page-line-connecting = De tafel wordt gezocht …
page-line-lost = Opnieuw verbinden …
page-line-safe = Alles tot hier is veilig, en je plek blijft van jou.
page-line-retry = Nu proberen
page-connection-outdated = Deze pagina is ouder dan de server. Laad de pagina opnieuw.
page-connection-not-your-seat = De plek die deze browser onthouden heeft, hoort niet bij deze tafel. Open de link van je plek nog eens.
page-connection-no-table = Deze tafel bestaat niet. Vraag nog eens om de link.

## The game as text.

page-position = Stelling
page-position-colour = Kleur
page-position-waiting = Wacht
page-position-track = Onderweg
page-position-home = Thuis
page-position-stone = Steen
page-position-dice = Dobbelstenen
page-position-dice-shown = { $open }; apart gelegd: { $kept }
page-position-table = Op tafel
page-field-focus = { $field } met focus
page-moves = Wat je kunt doen
page-moves-others = Iemand anders is aan de beurt.
page-moves-over = Het spel is afgelopen.
page-move-roll = Gooien
page-move-pass = Passen
page-move-push = De steen duwen
page-move-hunt = Op een { $number } jagen
page-move-turn = De pion op { $field } omdraaien
page-move-stone = De steen op { $field } zetten
page-move-enter = Inzetten op { $to }
page-move-enter-capture = Inzetten op { $to } en { $victim } eruit gooien
page-move-step = Van { $origin } naar { $to }
page-move-step-capture = Van { $origin } naar { $to } en { $victim } eruit gooien
page-move-back = Achteruit van { $origin } naar { $to }
page-move-back-capture = Achteruit van { $origin } naar { $to } en { $victim } eruit gooien
page-move-goal = Van { $origin } naar huis, op { $to }
page-move-hit-stone = Van { $origin } naar { $to }, op de steen van { $victim }
page-move-of = { $colour }: { $move }
page-move-keep = { $dice } houden en de rest gooien
page-move-keep-nothing = Niets houden en opnieuw gooien
page-move-stop = Niet meer gooien
page-move-use = { $cards } gebruiken
page-move-take = { $cards } pakken
page-move-take-machine = { $cards } pakken met de tijdmachine
page-move-take-nothing = Niets pakken
page-move-death = { $cards } pakken
page-move-cover = { $cards } afdekken
page-pick-dice = Dobbelstenen die je apart legt
page-pick-cards = Kaarten die je pakt
page-pick-impossible = Dit gaat niet samen
page-card-scored = { $card } (gescoord)
page-card-covered = { $card } (onder { $death })
page-card-covers = { $card } (op { $covered })
page-faces = { $count ->
    [one] Wat heb je gegooid?
   *[other] Wat heb je met de { $count } dobbelstenen gegooid?
}
page-faces-hint = { $count ->
    [one] Een getal van 1 tot en met 6.
   *[other] { $count } getallen van 1 tot en met 6, na elkaar.
}
page-faces-done = Deze worp gebruiken

## The end.

page-end = Het spel is afgelopen
page-end-winner = { $count ->
    [one] { $name } wint
   *[other] { $name } winnen
}
page-end-you = Je hebt gewonnen
page-end-shared = Samen op de eerste plaats: { $names }
page-end-early = Jullie zijn eerder gestopt. De plaatsen gelden zoals ze stonden.
page-end-board = Het bord aan het eind, en hoe het zover kwam
page-first-home = { $name } is als eerste thuis en heeft gewonnen. De anderen spelen door om de plaatsen.
page-souvenir = Afbeelding delen
page-place = { $place }e
page-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
page-series = { $games ->
    [one] Deze avond: één spel
   *[other] Deze avond: { $games } spellen
}
page-series-hint = Wie het vaakst eerste was, staat voor; daarna tellen de tweede plaatsen, enzovoort.
page-rematch = Nog een keer
page-rematch-join = Verder met de anderen
page-rematch-watch = Meekijken bij het volgende spel
page-new-game = Een ander spel
page-numbers = Het spel in cijfers
page-numbers-player = Speler
page-numbers-throws = Worpen
page-numbers-sixes = Zessen
page-numbers-captures = Eruit gegooid
page-numbers-losses = Zelf eruit gevlogen
page-luck = Het geluk van de dobbelstenen
page-luck-usual = { $name } gooide gemiddeld { $mean } met { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}; te verwachten is { $expected }. Niets bijzonders.
page-luck-high = { $name } gooide gemiddeld { $mean } met { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}; te verwachten is { $expected }. Zo hoog gooit maar ongeveer één op de veertig spelers.
page-luck-low = { $name } gooide gemiddeld { $mean } met { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}; te verwachten is { $expected }. Zo laag gooit maar ongeveer één op de veertig spelers.
page-luck-hint = Hoog is niet altijd goed: het gaat erom wanneer een getal valt.

## Recorded games and positions.

page-replay = Terugkijken
page-replay-file = Kies een opname of sleep er een hierheen
page-replay-elsewhere = { $address } is van hieruit niet te lezen. Bewaar de opname en kies dan het bestand.
page-replay-broken = { $count ->
    [0] Deze opname klopt vanaf het begin niet.
    [one] Van deze opname klopt alleen de eerste stap.
   *[other] Van deze opname kloppen alleen de eerste { $count } stappen.
}
page-film-moment = Moment in het spel
page-film-at = { $at } van { $of }
page-film-first = Naar het begin
page-film-back = Eén stap terug
page-film-play = Afspelen
page-film-pause = Pauze
page-film-next = Eén stap verder
page-film-last = Naar het eind
page-film-pace = Snelheid
page-position-link = Link naar deze stelling
page-position-open = Een stelling bekijken
page-account = Hoe ging het?
page-account-thinking = De coach kijkt ernaar …
page-position-play = Vanaf hier verder spelen
page-position-damaged = Deze link is beschadigd: er staat geen stelling in. Zet hier zelf een stelling op, of vraag de link opnieuw.

## Help.

page-help-play = Gooi, tik dan op een pion om te zien waar hij heen kan, en tik op het veld. Is er maar één zet, dan is één tik genoeg.
page-help-why = Tik op iets wat niet mag, en je hoort waarom niet, en volgens welke regel.
page-help-dice = De dobbelstenen letten op niets en niemand. Bij eerlijke dobbelstenen is na afloop elke worp te controleren.
page-help-keys = Toetsen aan tafel
page-key-roll = Gooien
page-key-enter = Gooien, als er geen knop gekozen is
page-key-moves = Een zet doen, genummerd zoals in de tekstweergave
page-key-undo = Terugnemen
page-key-hint = Hint
page-key-text = Tekstweergave en terug
page-key-log = Verloop
page-key-chat = Chat
page-key-rules = Regels
page-key-menu = Tafel: links, instellingen, weggaan
page-key-close = Sluiten wat open is
page-key-help = Deze hulp
page-key-film = Door een opname stappen

## Embedding: a position or a game inside another page.

page-embed = Insluiten
page-embed-title = Op je eigen pagina tonen
page-embed-hint = Kopieer een van deze regels naar de HTML van je pagina. Bezoekers kunnen daar kijken, maar niet meespelen.
page-embed-position = Deze stelling
page-embed-game = Het hele spel
page-embed-open = Openen in Rauswurf
