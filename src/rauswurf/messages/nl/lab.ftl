### What experiments say.

## Measures.

lab-rolls = worpen per spel
lab-rolls-meaning = Hoeveel dobbelstenen er in een spel gegooid worden. Gaan er meer tegelijk, dan telt de worp bij NICHTLUSTIG één keer, en in de racespellen elke dobbelsteen.
lab-turns = beurten per spel
lab-turns-meaning = Hoeveel beurten een spel duurt, van alle spelers samen. Nog een keer gooien na een zes hoort bij dezelfde beurt.
lab-captures = eruit gegooid per spel
lab-captures-meaning = Hoe vaak er een pion eruit vliegt.
lab-lead-changes = leiderswissels per spel
lab-lead-changes-meaning = Hoe vaak iemand anders de leiding neemt: wiens pionnen samen het verst zijn, bekeken aan het begin van elke beurt. De leiding delen is geen wissel.
lab-cards-taken = van anderen gepakte kaarten per spel
lab-cards-taken-meaning = Hoeveel kaarten spelers van elkaar afpakken.
lab-death-cards = gepakte doodskaarten per spel
lab-death-cards-meaning = Hoeveel doodskaarten er gepakt worden.
lab-winner-points = punten van de winnaar
lab-winner-points-meaning = Het hoogste aantal punten aan het eind van een spel.
lab-wins = { $who } wint
lab-wins-together = { $who } winnen
lab-wins-of-seat = Plek { $seat } wint
lab-seat-advantage = voordeel van beginnen
lab-seat-advantage-meaning = Hoeveel vaker dan het eerlijke deel wint wie begint.
lab-luck = aandeel van geluk
lab-luck-meaning = Eén sterke speler zit tussen zwakkere spelers, om de beurt op elke plek. 0% betekent dat de sterke altijd wint, 100% dat die niet vaker wint dan het eerlijke deel.
lab-choices = keuzes per beurt
lab-choices-meaning = Hoe vaak je in een beurt tussen twee of meer zetten kunt kiezen.
lab-options = zetten om uit te kiezen
lab-options-meaning = Hoeveel zetten er zijn als er iets te kiezen valt.
lab-forced = gedwongen zetten
lab-forced-meaning = Hoeveel van alle zetten de enige mogelijke zijn.
lab-minutes = minuten voor mensen
lab-minutes-meaning = Een schatting voor mensen: 4 seconden voor elke worp, 3 voor elke keuze en een halve voor elk veld dat een pion loopt, als niemand andere getallen instelt. Dat zijn aannames.
lab-coverage = velden waarop iemand komt
lab-coverage-meaning = Op hoeveel van de bereikbare velden tijdens een spel een pion komt.
lab-drama = dramatiek
lab-drama-meaning = Hoe ver de winnaar op het slechtste moment achterlag: de kansen van de koploper min die van de winnaar.
lab-chance-leads = wisselingen van kop naar kansen
lab-chance-leads-meaning = Hoe vaak iemand anders bij het begin van een beurt de beste kansen heeft, met minstens 5 procentpunt verschil.
lab-decided = beslist na
lab-decided-meaning = Hoeveel van het spel voorbij is als de kansen van de winnaar voorgoed boven 90 % komen.
lab-comebacks = inhaalraces
lab-comebacks-meaning = Hoeveel spellen iemand wint van wie de kansen ooit onder de helft van het eerlijke deel lagen.
lab-stakes = inzet van een keuze
lab-stakes-meaning = Hoeveel beter de beste zet is dan de slechtste, in winstkansen.
lab-luck-part = aandeel van geluk in de uitslag
lab-luck-part-meaning = Hoeveel van wie er wint aan de dobbelstenen ligt, tussen precies deze spelers.
lab-skill-part = aandeel van kunnen in de uitslag
lab-skill-part-meaning = Hoeveel van wie er wint aan betere en slechtere zetten ligt, tussen precies deze spelers.
lab-gain = winst van een sterke speler
lab-gain-meaning = Hoeveel meer dan het eerlijke deel een sterke speler wint tussen gewone spelers.
lab-restricted-peaceful = winst van nooit slaan
lab-restricted-foremost = winst van altijd de voorste pion zetten
lab-restricted-rearmost = winst van altijd de achterste pion zetten
lab-restricted-meaning = Hoeveel meer dan het eerlijke deel een speler met deze gewoonte wint tussen gewone spelers. Onder nul kost het overwinningen.
lab-own-board = het bord van het spel zelf
lab-own-rules = de regels van het spel
lab-picture-zero = Een balk die de nullijn kruist: geen verschil gevonden.
lab-picture-percent-of = verschil in procent van: { $before }
lab-picture-points = verschil in procentpunten
lab-picture-measure-points = { $measure }, in procentpunten
lab-picture-games = deel van de spellen
lab-finished = uitgespeelde spellen
lab-finished-meaning = Na een miljoen worpen wordt een spel afgebroken.

## Numbers in tables.

lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }

## What can be wrong.

lab-not-installed = { $package } is niet geïnstalleerd, en dat is hiervoor nodig: { $command }
lab-bot-illegal = de bot { $bot } antwoordt { $move }, maar dat is geen toegestane zet in { $position }
lab-no-weighing = { $option } werkt niet voor { $game } aan deze tafel: niemand heeft geleerd wat een worp daar waard is
lab-lineup = { $option } wil één bot voor alle plekken, of één voor elk van de { $seats } plekken met komma’s ertussen, niet { $bots }
lab-file-kind = { $option } wil de naam van een bestand dat eindigt op { $known }, niet { $file }
lab-compiling = Deze regels worden klaargezet. Dat duurt ongeveer { $seconds } s, alleen de eerste keer.
lab-pace-form = --pace heeft drie getallen nodig, seconden voor een worp, een keuze en een veld, zoals --pace 4,3,0.5, niet { $text }
lab-measures-gpu = alle maten worden op de processor uitgerekend, want ze kijken naar ieders kansen: laat --device gpu weg
