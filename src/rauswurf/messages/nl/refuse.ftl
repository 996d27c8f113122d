### Why a move may not be made: one or two friendly sentences.

## Race games: all of them

refuse-finish-over = Het spel is afgelopen.
refuse-goal-count-does-not-fit = { $die ->
    [one] Eén veld verder is geen thuisveld.
   *[other] { $die } velden verder is geen thuisveld.
}
refuse-goal-count-foreign-goal = Dat zijn de thuisvelden van een andere kleur.
refuse-goal-count-past-own-goal = Met een { $die } zou deze pion zijn eigen huis voorbijlopen.
refuse-goal-count-once-round = Een pion gaat maar één keer rond en slaat vóór { $start } af naar huis. Daar komt hij nooit.
refuse-goal-no-jump-in-the-way = Op de thuisvelden spring je nergens overheen, en { $field } is bezet.
refuse-must-move-can-move = Er is een zet mogelijk, dus die moet gedaan worden.
refuse-must-move-own-piece = Op { $field } staat al een pion van jou.
refuse-must-move-roll-lost = Met de { $die } kun je niets doen, dus die vervalt.
refuse-no-such-move-hunt = In dit spel wordt niet gejaagd.
refuse-no-such-move-push = In dit spel zijn geen stenen.
refuse-no-such-move-stone = In dit spel zijn geen stenen.
refuse-no-such-move-turn = In dit spel worden geen pionnen omgedraaid.
refuse-no-such-piece-nothing-there = { $colour } heeft geen pion op { $field }.
refuse-roll-move-foreign-goal = Dat zijn de thuisvelden van een andere kleur.
refuse-roll-move-forward-only = Pionnen gaan vooruit, en wel { $die }.
refuse-roll-move-move-first = Gebruik eerst de { $die }; dan pas wordt er weer gegooid.
refuse-roll-move-roll-first = Gooi eerst; het getal beslist.
refuse-roll-move-too-far = Voor een { $die } zijn er niet genoeg velden vóór deze pion.
refuse-roll-move-wrong-number = Met een { $die } komt deze pion daar niet.
refuse-turns-not-yours = { $turn } is aan de beurt, en die pion is van { $colour }.

## Mensch ärgere Dich nicht and its family

refuse-backward-capture-nobody-there = Achteruit mag alleen om te slaan, en op { $field } staat geen pion van een ander.
refuse-backward-capture-over-own-start = Achteruit gaat het nooit op of over het eigen startveld.
refuse-backward-capture-out-of-goal = Op de thuisvelden ga je nooit terug, en er ook niet meer uit.
refuse-barriers-in-the-way = Op { $field } staat een barrière; niemand mag daarop komen of erlangs.
refuse-barriers-on-start = Op het startveld staat een barrière; niemand komt in het spel.
refuse-clear-start-start-first = Er wachten nog pionnen in de basis, dus eerst moet de pion op het startveld verder.
refuse-forced-capture-capture-first = Er valt iets te slaan, dus dat moet.
refuse-forced-capture-no-passing = Er valt iets te slaan; dat over het hoofd zien kan, maar passen niet.
refuse-one-per-field-own-piece = Op { $field } staat al een pion van jou.
refuse-six-enters-must-enter = Met een zes moet er een pion uit de basis komen, op zijn startveld.
refuse-six-enters-needs-six = Een pion komt alleen met een zes uit de basis, niet met een { $die }.
refuse-six-enters-only-to-start = Een pion uit de basis komt op zijn eigen startveld.
refuse-six-start-occupied-own-on-start = Op je startveld staat een pion van jou, dus er komt geen nieuwe bij.
refuse-six-start-occupied-start-first = Op je startveld staat een pion van jou; die moet met de zes verder.

## The six Nüby games

refuse-backward-throw-free-field = Achteruit gooi je alleen over bezette velden heen iemand eruit, en { $field } is vrij.
refuse-backward-throw-nobody-there = Achteruit mag alleen om iemand eruit te gooien, en op { $field } staat geen tegenstander.
refuse-enter-needs-six = Een wachtende pion komt alleen met een zes in het spel, niet met een { $die }.
refuse-enter-only-to-entry = Deze wachtende pion komt op { $field } in het spel.
refuse-enter-own-piece = Op het inzetveld staat al een pion van jou.
refuse-free-entry-enter-first = Er is geen pion in het spel, dus eerst wordt er een wachtende ingezet.
refuse-free-entry-not-optional = Er is geen pion in het spel, dus er moet een wachtende ingezet worden.
refuse-six-only-to-throw = Met een zes zet je alleen een wachtende pion in of gooi je een tegenstander eruit.
refuse-backward-throw-out-of-goal = Op de thuisvelden ga je nooit terug, en er ook niet meer uit.
refuse-second-level-not-out = Van de binnenste ring ga je nooit terug naar de buitenste.
refuse-second-level-own-arrow = Naar binnen ga je alleen over je eigen pijl, na { $field }.

## Jäger

refuse-focus-to-go-home-no-focus = Deze pion heeft nog niet gejaagd; alleen met focus mag je naar huis.
refuse-hunt-dice-first = De jacht is begonnen: gooi de dobbelstenen.
refuse-hunt-instead-of-a-roll = Jagen doe je in plaats van gooien, en je hebt al gegooid.
refuse-hunt-no-hit = Er is geen treffer van een jacht waarmee je een pion kunt omdraaien.
refuse-hunt-no-hunter = Er staat geen eigen pion zonder focus op een zijpad.
refuse-hunt-no-such-number = Bij een jacht noem je een getal van 1 tot en met 6.
refuse-hunt-not-beside = Op { $field } staat geen eigen pion naast het parcours.
refuse-hunt-not-yet = Er wordt nog gegooid om wie begint.
refuse-hunt-others-first = Eerst worden pionnen zonder focus omgedraaid.
refuse-hunt-turn-first = Eerst draaien de treffers van de jacht pionnen om.
refuse-hunt-several-must = De jacht was meer dan één keer raak, dus elke treffer moet een pion omdraaien.
refuse-side-path-taken = Op een zijpad vliegt niemand eruit, en { $field } is bezet.
refuse-side-path-from-its-entrance = Een zijpad begint na { $field }. Op een andere plek gaat niemand erin of gooit erin.
refuse-side-path-to-its-end = Een zijpad leidt verder naar { $field }. Zijwaarts kom je er niet uit.

## Einser Blocker

refuse-blockade-in-the-way = Op { $field } verspert een steen de weg; daar komt niemand langs.
refuse-blockade-no-opponent = De steen op { $field } is geen tegenstander: alleen een gewone zet raakt hem.
refuse-blockade-on-entry = Op het inzetveld staat een steen; daar komt niemand in het spel.
refuse-one-pushes-needs-one = Alleen een 1 duwt de steen.
refuse-one-pushes-not-in-lane = De steen staat niet meer op zijn baan, of is al vrij.
refuse-one-pushes-once = Deze 1 heeft de steen al geduwd.
refuse-place-not-free = De steen staat niet op zijn vrije veld.
refuse-place-not-now = Een steen zet je vóór een worp, of tussen worp en zet.
refuse-place-only-on-track = Een steen zet je alleen op het parcours.
refuse-place-taken = { $field } is bezet.

## Werfer, Abkürzungen and Kurzer Einsatz

refuse-arrow-against = Over het pijlveld ({ $field }) ga je niet tegen de pijl in.
refuse-arrow-from-arrow = Van het pijlveld ({ $field }) ga je alleen terug om met een 1 iemand eruit te gooien.
refuse-either-way-out-of-goal = Op de thuisvelden ga je nooit achteruit, en er ook niet meer uit.
refuse-shortcut-from-a-stop = De kortere weg is alleen voor wie op het pijlveld heeft stilgestaan.
refuse-shortcut-to-its-end = De grijze velden leiden verder naar { $field }. Zijwaarts kom je er niet uit.
refuse-grey-taken = Op een grijs veld vliegt niemand eruit, en { $field } is bezet.

## NICHTLUSTIG

refuse-clown-no-death = De clown lever je in plaats van een doodskaart in, als je er een moet pakken.
refuse-cover-cover-first = Zeg eerst op welke kaart je { $card } legt.
refuse-cover-covered = { $card } is al afgedekt.
refuse-cover-dinosaur = Dinosaurussen worden nooit afgedekt; die zijn al uitgestorven.
refuse-cover-fresh = { $card } is nog niet gescoord; alleen gescoorde kaarten worden afgedekt.
refuse-cover-lemming-first = Vóór elke andere kaart moet een gescoorde lemming afgedekt worden: { $card }.
refuse-cover-no-death = Er is geen doodskaart om neer te leggen.
refuse-cover-no-target = { $card } is geen doelkaart; alleen die worden afgedekt.
refuse-cover-not-yours = { $card } is niet van jou; een doodskaart dekt alleen eigen kaarten af.
refuse-death-must-take = Je hebt geen doelkaart gepakt, of je hebt het virus: je moet een doodskaart pakken.
refuse-death-not-due = Er hoeft nu geen doodskaart gepakt te worden.
refuse-death-only-one = Je pakt maar één doodskaart, en verder niets.
refuse-death-pink-decides = De roze dobbelsteen bepaalt welke doodskaart je pakt: { $card }.
refuse-dinosaurs-only-one = Per beurt kun je maar één dinosaurus pakken.
refuse-dinosaurs-too-low = Zonder de roze dobbelsteen is het samen { $sum }; dat is niet genoeg voor { $card }.
refuse-duck-after-third = De eend geeft een vierde worp, dus de derde moet er al geweest zijn.
refuse-duck-must-roll = De eend is gebruikt voor een vierde worp; minstens één dobbelsteen moet gegooid worden.
refuse-duck-too-late = Het gooien is voor deze beurt voorbij; de eend komt te laat.
refuse-duck-use-first = De drie worpen zijn voorbij; alleen de eend geeft een vierde. Gebruik die eerst.
refuse-each-die-once-not-together = Deze kaarten hebben een dobbelsteen dubbel nodig; elke telt maar één keer.
refuse-end-over = Het spel is afgelopen.
refuse-first-roll-first = Er wordt nog gegooid om wie begint: gooi één dobbelsteen.
refuse-own-death-own-already = { $card } heb je al; pak een andere doodskaart.
refuse-own-death-table-first = { $card } heb je al; een andere komt van de tafel, zolang daar nog een ligt.
refuse-pairs-not-shown = { $colour ->
    [black] Voor { $card } moeten beide zwarte dobbelstenen een { $number } tonen.
    [red] Voor { $card } moeten beide rode dobbelstenen een { $number } tonen.
   *[white] Voor { $card } moeten beide witte dobbelstenen een { $number } tonen.
}
refuse-professors-not-shown = Voor { $card } moeten een zwarte, een rode en een witte dobbelsteen een { $number } tonen.
refuse-professors-roll-roll-first = Nu worden de dobbelstenen van de professoren gegooid.
refuse-rolls-aside = Ligt al apart, en dat blijft zo: { $die }.
refuse-rolls-done = Het gooien is voor deze beurt voorbij.
refuse-rolls-keep-first = Zeg eerst welke dobbelstenen je houdt. Om ze allemaal opnieuw te gooien, typ je ‘keep nothing’.
refuse-rolls-no-such-die = Die ligt er niet: { $die }.
refuse-rolls-roll-first = Gooi eerst de dobbelstenen.
refuse-rolls-said-twice = Daar is er niet nog een van: { $die }.
refuse-rolls-which-die = Twee dobbelstenen tonen hetzelfde, maar hebben verschillende symbolen: zeg ‘{ $one }’ of ‘{ $other }’.
refuse-scoring-safe = { $card } is gescoord; { $seat } kan die niet meer kwijtraken.
refuse-specials-by-itself = { $card } werkt vanzelf, daar valt niets aan te kiezen.
refuse-specials-by-symbol = { $card } is een speciale kaart; die krijg je aan het eind van de beurt door het symbool.
refuse-specials-not-held = { $seat } heeft de kaart { $card } niet.
refuse-take-done = De doelkaarten van deze beurt zijn al gepakt.
refuse-take-elsewhere = { $card } ligt bij { $seat }.
refuse-take-elsewhere-table = { $card } ligt op tafel.
refuse-take-must-take = Er is een doelkaart te pakken, dus dat moet.
refuse-take-own = { $card } heb je al.
refuse-take-roll-first = Eerst komt de worp van de eend: zeg welke dobbelstenen je houdt.
refuse-take-stop-first = Kaarten pak je als het gooien voorbij is: stop eerst.
refuse-time-machine-not-needed = De som { $sum } is genoeg; de tijdmachine is niet nodig.
refuse-time-machine-say-dinosaur = De tijdmachine gebruik je door een dinosaurus te pakken die hem nodig heeft.
refuse-two-rolls-no-duck = Wie de kaart { $card } heeft, mag maar twee keer gooien; de eend helpt dan niet.
