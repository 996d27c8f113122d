### The help pages of the command `rauswurf`.

## What stands around the texts.

help-usage = Gebruik:
help-options-go-here = [OPTIES]
help-command-goes-here = OPDRACHT ...
help-arguments = Argumenten:
help-options = Opties:
help-commands = Opdrachten:
help-default = [standaard: { $value }]
help-required = [verplicht]

## Commands.

help-rauswurf =
    Scheidsrechter, speeltafel en laboratorium voor racespellen met dobbelstenen.

    Zonder opdracht staan de tafels op deze computer klaar, en de browser laat ze zien.
help-games = Somt de spellen op, en voor hoeveel spelers ze zijn.
help-rules = Vertelt de regels van een spel in onze eigen woorden, met elke uitspraak en variant.
help-play = Speelt hier een spel: met meer mensen aan één scherm, en bots voor wie ontbreekt.
help-serve =
    Zet tafels op het web, voor deze computer of voor iedereen.
help-backup =
    Kopieer alle tafels van een server naar een bestand, terwijl hij draait, en speel elk logboek na.

    Exitcode 0: alles is leesbaar. 1: gekopieerd, maar sommige tafels zijn niet leesbaar. 2: er is niets gekopieerd.
help-restore =
    Zet een back-up terug waar een server zijn tafels vindt; eerst wordt elk logboek nagespeeld.

    Er wordt nooit iets overschreven. De exitcodes zijn die van 'rauswurf backup'.

    Ze worden bewaard in een bestand in de map voor je gegevens, tenzij --db een andere plaats noemt.
help-referee =
    Zegt welke zetten in een stelling mogen, en waarom de andere niet.

    Hoeveel er meespelen, en met welke kleuren, volgt uit de stelling als je het niet zegt.
    Exitcode 1: de zet waarnaar gevraagd werd, is niet toegestaan.
help-simulate =
    Speelt veel spellen en vertelt wie wint, hoelang het duurt en wat er gebeurt.

    Er wordt willekeurig gekozen, tenzij --bots zegt wie er speelt.

    Het resultaat hangt alleen van het startgetal af, niet van de threads.
help-arena =
    Laat bots tegen elkaar spelen, met wisselende plekken en gelijke dobbelstenen, en beoordeelt ze.

    Zonder --gauntlet speelt iedereen tegen iedereen.
help-compare =
    Vertelt wat een regel verandert: hoelang het duurt, wie wint, wat er gebeurt, hoeveel geluk telt.

    Er wordt met en zonder de verandering gespeeld, met dezelfde dobbelstenen.
help-study =
    Meet veel sets regels, beschreven in een TOML-bestand; schrijft een tabel en een verslag.

    Wordt het gestopt, dan gaat dezelfde opdracht verder waar het was.
help-train =
    Laat bots een spel leren door tegen zichzelf te spelen.

    Wordt het gestopt, dan gaat dezelfde opdracht verder waar het was. Op een grafische kaart begint het opnieuw.
help-solve =
    Lost een klassiek spel voor twee spelers met weinig pionnen precies op.

    De bot ‘perfect’ speelt met de tabel die dat oplevert.
help-probe =
    Een stelling van een opgelost spel opzoeken: elke zet met zijn precieze kans, de beste eerst.

    Nodig is een tabel die ‘rauswurf solve’ heeft geschreven, of een deel ervan.
help-perft =
    Telt welke reeksen van worpen en zetten op een stelling kunnen volgen.

    Zes getallen zijn zes takken, elke keuze is er een.
help-verify =
    Controleert een opgenomen spel: elke zet volgens de regels, elke worp volgens de dobbelstenen.

    Exitcode 0: alles klopt. 1: er klopt iets niet. 2: dit is niet als opname te lezen.
help-replay =
    Laat een opgenomen spel stap voor stap zien: Enter verder, b terug, een getal om te springen, a voor alles.

    Exitcode 1 zegt dat de opname ergens misgaat; wat daarvoor komt, wordt getoond.
help-analyse =
    Geluk en kunnen in een opgenomen partij uit elkaar houden.

    Elke worp en elke keuze wordt gewogen. Wat geluk, fouten en de schattingen van de coach deden, telt op tot het resultaat. Exitcode 1: ergens klopt de opname niet; alles ervoor wordt bekeken.
help-board = Maakt en controleert bordbestanden.
help-board-check = Zegt alles wat er mis is met een bordbestand, of dat het in orde is.
help-board-new = Een nieuw bordbestand schrijven: een ring met thuis en basis voor elke kleur.
help-completion =
    Schrijf een script waarmee je shell opdrachten, spellen, varianten en bots aanvult.

    bash: eval "$(rauswurf completion bash)" in ~/.bashrc.

    zsh: source <(rauswurf completion zsh) in ~/.zshrc.

    fish: rauswurf completion fish | source in config.fish.

## Options of every command.

help-help = Toon deze hulp.
help-lang = De taal van alle teksten: { $codes }.
help-json = Schrijf JSON voor programma’s, en verder niets.
help-version = Toon de versie.

## Options of several commands.

help-game = Welk spel; ‘rauswurf games’ somt ze op.
help-players = Hoeveel spelers.
help-set = Kies een variant: ID=WAARDE, of alleen ID als er naast die van de spelregels maar één waarde is; mag meermaals. ‘rauswurf rules SPEL’ somt ze op.
help-position =
    De stelling op één regel, zoals 'yellow B B 0 a / red 12 B B B ; turn red';
    zonder is het het begin van een spel.
help-board-file = Speel op het bord in dit bestand.
help-rules-file = Spelen volgens de regels in dit Python-bestand, boven op die van het spel.

## Options of `rauswurf referee`.

help-referee-roll = Wat er gegooid is; meer dobbelstenen als '2 5 5 1'.
help-referee-move = Vraag naar één zet, zoals 12-18.

## Options of `rauswurf simulate`.

help-simulate-games = Hoeveel spellen er gespeeld worden.
help-simulate-seed = Hetzelfde startgetal geeft dezelfde spellen.
help-simulate-threads = Op hoeveel threads; anders op alle kernen.
help-lab-device = Speel op de processor (cpu), op NVIDIA-grafische kaarten (gpu) of waar het sneller gaat (auto).
help-simulate-rotate = Laat de bots van spel tot spel van plek wisselen.

## Options of `rauswurf simulate`, `arena`, `compare` and `study`.

help-lab-bots = Wie er speelt: één bot voor alle plekken, of voor elke plek een, met komma’s ertussen.
help-lab-without-luck = Toon ook de winst zonder dobbelgeluk: wat goed spelen opleverde. Dit duurt langer.
help-lab-csv = Schrijf de getallen ook in dit bestand.
help-arena-bots = De bots; met --gauntlet daagt de eerste de andere uit.
help-arena-games = Hoeveel spellen er aan elke tafel van bots gespeeld worden.
help-arena-gauntlet = Alleen de eerste bot treedt aan, in zijn eentje tegen zoveel van elke andere als er plekken zijn.
help-arena-sprt = Stop elke wedstrijd zodra die beslist is: is de eerste bot hooguit LAAG of minstens HOOG Elo-punten beter?
help-compare-set = Wat er verandert: ID=WAARDE of, waar er maar twee waarden zijn, alleen ID. Mag meermaals.
help-compare-a = Wat kant A is: regels zoals na --set, en game=, players=, bots=, board=, rules=. Herhaalbaar.
help-compare-b = Hetzelfde voor kant B.
help-compare-both = Een variant die in beide gevallen geldt; mag meermaals.
help-compare-picture = Teken een plaatje in dit bestand: .svg, .png of .html.
help-lab-measures = Alles meten: keuzes, dramatiek, wisselingen van kop, inhaalraces, geluk en kunnen, minuten. Duurt langer.
help-lab-pace = Voor de minuten: seconden voor een worp, een keuze en een veld, zoals 4,3,0.5.
help-study-file = De studie (TOML).
help-study-out = Waar alles terechtkomt; anders naast de studie.
help-study-format = Hoe de tabel met resultaten geschreven wordt.
help-study-no-report = Schrijf alleen de tabel en teken geen verslag.
help-study-cluster = Speel op het Dask-cluster met dit adres.

## Options of `rauswurf serve`.

help-serve-host = Op welk adres; 0.0.0.0 laat ook andere computers toe.
help-serve-port = Op welke poort; 0 neemt er een die vrij is.
help-serve-db = De database: sqlite:///BESTAND of postgresql://GEBRUIKER@COMPUTER/NAAM.
help-serve-allowed-host = Nog een naam waaronder browsers deze server mogen aanspreken, zoals play.example; mag meermaals. Adressen, localhost en de namen van deze computer werken altijd.
help-serve-origin = Een andere pagina die deze server mag gebruiken, zoals https://play.example; mag meermaals.
help-serve-trusted-proxy = Het adres van je proxy of zijn netwerk; alleen zo’n proxy wordt geloofd als hij zegt wie er vraagt. Mag meermaals.
help-serve-open = Open de browser.
help-share = Telefoons uit je thuisnetwerk laten meedoen, tot je stopt.
help-serve-keep = Wist een tafel als daar zoveel dagen niets is gebeurd; 0 bewaart alle tafels. Met --db zijn het 90 dagen, zonder --db blijven alle tafels bewaard.
help-serve-log = Hoeveel er in het logboek komt: debug, info, warning of error.
help-backup-file = Waar de back-up komt: een nieuw bestand. De controlesom komt ernaast.
help-restore-file = De back-up, met de controlesom ernaast.

## Options of `rauswurf perft`.

help-perft-depth = Hoeveel gebeurtenissen diep.

## Options of `rauswurf verify` and `rauswurf replay`.

help-record-file = Een opname (JSON, regel voor regel); - leest van de standaardinvoer.
help-record-board = Het bord waarop gespeeld is, als het niet dat van het spel zelf is.
help-record-rules = Het bestand met regels waarmee gespeeld is, als dat er was.
help-replay-text = Vertel het hele spel en vraag niets.
help-replay-svg = Teken plaatjes in deze nieuwe map: 0000.svg ...
help-replay-gif = Teken een bewegend plaatje in dit bestand.
help-replay-each = Een plaatje na elke gebeurtenis (event), of na elke beurt (turn).
help-replay-pause = Seconden tussen de plaatjes.
help-analyse-html = De afrekening als webpagina met plaatjes naar dit bestand schrijven.
help-analyse-rollouts = De beslissende momenten verder spelen om zekerder te zijn.
help-analyse-error = Verder spelen tot de standaardfout zo klein is, in spellen op 100.

## Argument of `rauswurf board check`.

help-board-check-file = Een bordbestand (TOML).
help-board-check-for = Ook zeggen of je dit spel erop kunt spelen, en wat er anders ontbreekt.
help-board-new-file = Het bestand dat ontstaat, bijvoorbeeld my-board.toml.
help-board-new-colours = Hoeveel kleuren: 2 tot 6.
help-board-new-fields = Hoeveel velden de ring heeft, een veelvoud van de kleuren.
help-board-new-pieces = Hoeveel pionnen elke kleur heeft: 2 tot 6.
help-completion-shell = Je shell.

## Options of `rauswurf train` and `rauswurf solve`.

help-train-games = NICHTLUSTIG: van hoeveel spellen er geleerd wordt; anders genoeg voor een goede speler.
help-train-players = Alleen aan tafels met zoveel spelers; anders aan tafels van elke grootte.
help-train-out = Waar het net geschreven wordt; anders in SPEL.net.
help-train-lessons = Hoeveel lessen er worden geleerd; standaard genoeg voor een goede speler.
help-train-device = Waarop geleerd wordt: op de processor (cpu) of op een grafische kaart van NVIDIA (gpu).
help-train-truth = Leer van de exacte kansen in dit deel van een opgelost spel in plaats van uit partijen; alleen voor twee spelers.
help-solve-pieces = Hoeveel pionnen elk; de andere zijn vanaf het begin thuis.
help-solve-device = Waarop gerekend wordt: cpu of gpu. Vier pionnen vragen een grafische kaart met 100 GB geheugen.
help-solve-out = Waar de tabel geschreven wordt; anders in de map voor je gegevens.
help-solve-slice = Snijd in plaats daarvan een stuk uit de tabel: de N stellingen die spellen het vaakst bereiken, of alle met elk N pionnen.
help-solve-check = Controleer in plaats daarvan deze tabel: eerst de controlesommen, dan een willekeurig deel volgens de regels.
help-probe-roll = Wat er gegooid is; anders alle zes de kanten.
help-probe-position = De stelling op één regel, zoals 'yellow 5 b c d / red 10 b c d ; turn yellow'.

## Words in capitals that stand for what a user fills in.

help-value-game = SPEL
help-value-file = BESTAND
help-value-points = PUNTEN
help-value-side = WOORDEN
help-value-pace = SECONDEN
help-value-folder = MAP
help-value-variant = ID=WAARDE
help-value-code = CODE
help-value-bot = BOT
help-value-bot-list = BOT BOT ...
help-value-bots = BOT,BOT,...
help-value-elo = LAAG,HOOG
help-value-address = ADRES
help-value-name = NAAM
help-value-level = NIVEAU
help-value-days = DAGEN
