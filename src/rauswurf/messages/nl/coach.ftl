# The coach: chances, luck and mistakes.

coach-no-evaluator = Op dit bord kan niemand stellingen van { $game } beoordelen. De coach kent de borden die bij Rauswurf horen.

coach-title = { $game }: hoe ging het?
coach-unfinished = Deze partij is niet uitgespeeld. Het resultaat toont de kansen zoals ze aan het eind waren.
coach-taken-back = Wat is teruggenomen, telt niet.
coach-stage = De strijd om plaats { $place }
coach-start = Begin
coach-luck = Geluk
coach-errors = Fouten
coach-estimate = Schatting
coach-result = Resultaat
coach-fair = Zonder geluk
coach-class = Klasse
coach-unit = Alle getallen zijn partijen op 100. Begin, geluk, fouten en schatting zijn samen het resultaat. De schatting is waar de coach zich zelf in vergiste. Geluk en fouten zijn die van iedereen: wat de een weggeeft, winnen de anderen.
coach-fair-said = ‘Zonder geluk’ is het resultaat min het geluk, en hoe zeker dat is. Het echte resultaat blijft.
coach-class-said = De klasse vertelt hoe goed iemand koos. Eén partij zegt weinig: staan er twee klassen, dan kan het elk van beide zijn, of een ertussenin.
coach-luck-even = Geluk en pech hielden elkaar in evenwicht: { $who }.
coach-luck-good =
    { $who } had geluk. Dat was zoveel waard: { $size ->
        [twentieth] een op de twintig partijen
        [tenth] een tiende partij
        [quarter] een kwart partij
        [third] een derde partij
        [half] een halve partij
       *[whole] een hele partij
    }.
coach-luck-bad =
    { $who } had pech. Dat kostte zoveel: { $size ->
        [twentieth] een op de twintig partijen
        [tenth] een tiende partij
        [quarter] een kwart partij
        [third] een derde partij
        [half] een halve partij
       *[whole] een hele partij
    }.
coach-mistakes-none = { $who } maakte geen fout.
coach-mistakes = { $count ->
    [one] { $who } maakte { $count } fout.
   *[other] { $who } maakte { $count } fouten.
}
coach-lost = Alle keuzes samen kostten { $who } { $points } partijen op 100.
coach-lost-rolls = { $count ->
    [one] Dat is ongeveer evenveel als één ongelukkige worp.
   *[other] Dat is ongeveer evenveel als { $count } ongelukkige worpen.
}
coach-turning = Keerpunten
coach-step = Stap { $step }: { $told }
coach-roll-good = Deze worp was { $points } partijen op 100 waard voor { $who }.
coach-roll-bad = Deze worp kostte { $who } { $points } partijen op 100.
coach-choice-cost = Deze keuze kostte { $who } { $points } partijen op 100.
coach-changes = Kansen: { $chances }.
coach-instead = Wat er kon, en hoeveel partijen op 100 { $who } dan wint:
coach-dice-of = Wat wiens dobbelstenen wie opleverden
coach-errors-of = Wat wiens fouten wie opleverden
coach-evaluator = De kansen komen van { $evaluator }. Meestal zitten ze er minder dan { $points } partijen op 100 naast.
coach-page-written = De pagina staat in { $file }.
coach-closer = Nog eens goed kijken
coach-closer-said = Deze momenten zijn vaak verder gespeeld en het geluk is eraf gehaald. Het getal na ± is de standaardfout: in twee van de drie gevallen ligt de waarheid niet verder weg.
coach-closer-wins = Winst op 100
coach-closer-games = Spellen
coach-closer-progress = Blik { $look }: { $games } spellen, ± { $error }
coach-curve = Kansen tijdens de partij
coach-class-beginner = beginner
coach-class-learner = leerling
coach-class-casual = gelegenheidsspeler
coach-class-skilled = geoefend
coach-class-expert = topspeler
coach-class-master = meester
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
