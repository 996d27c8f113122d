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
lab-wins-of-seat = plek { $seat } wint
lab-seat-advantage = voordeel van plek 1
lab-seat-advantage-meaning = Hoeveel vaker dan het eerlijke deel plek 1 wint, of wie begint waar de dobbelstenen dat beslissen.
lab-luck = aandeel van geluk
lab-luck-meaning = Eén sterke speler zit tussen ontspannen spelers, om de beurt op elke plek. 0% betekent dat de sterke altijd wint, 100% dat die niet vaker wint dan het eerlijke deel.
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
