### What the server says to those who play over the web, and to whoever runs it.

## Tables that are not there, and addresses that lead nowhere.

server-no-such-table = Deze tafel bestaat niet. Vraag nog eens om de link.
server-unreadable-table = Deze tafel kan niet worden geopend: wat ervan is opgeslagen klopt niet. Er is niets gewist. Vertel het aan wie deze server beheert.
server-no-such-code = Er is geen tafel met deze code. Controleer de letters en cijfers.
server-no-such-board = Er is geen bord { $board }.
server-bad-board = Dit bord is niet te gebruiken.
server-nothing-there = Op dit adres is niets.
server-not-so = Zo kun je dit adres niet aanspreken.
server-no-page = De pagina is hier niet gebouwd; `make page` bouwt die. De tafels werken ook zonder.

## Sitting down.

server-wrong-code = Dat is niet de code van deze tafel. Vraag het aan wie de tafel geopend heeft.
server-no-free-seat = Alle plekken zijn bezet. Je kunt meekijken.
server-seat-taken = Daar zit al iemand. Kies een andere plek.
server-no-such-seat = Deze link hoort bij geen plek aan deze tafel. Open de link van je plek nog eens.
server-not-your-seat = Dit is niet jouw plek.
server-not-your-table = Alleen wie deze tafel heeft geopend, kan hem wissen.
server-host-only = Dat kan alleen wie deze tafel heeft geopend.
server-share-no-network = Deze computer zit niet in een thuisnetwerk. Verbind hem met je wifi en probeer het nog eens.
server-share-failed = Het adres { $address } is in je netwerk niet te gebruiken: { $why }.
server-share-not-here = Dit kun je alleen omzetten op de computer waarop Rauswurf draait.
server-share-not-yours = Alleen wie deze tafel heeft geopend, kan telefoons laten meedoen.
server-public-enough = Je hebt al { $most ->
    [one] één openbare tafel
   *[other] { $most } openbare tafels
} open. Speel daar, of wis er eerst één.
server-rematch-later = Een revanche kan pas als het spel afgelopen is.

## Playing.

server-not-begun = Het spel begint zodra iedereen zit.
server-over = Het spel is afgelopen.
server-spectators-watch = Je kijkt mee. Alleen wie een plek heeft, kan spelen.
server-not-your-turn = Je bent niet aan de beurt.
server-stale = Er is intussen iets gebeurd. Kijk nog eens.
server-dice-are-ours = Aan deze tafel wordt er voor je gegooid.
server-say-dice = { $dice ->
    [one] Zeg wat je dobbelsteen toont.
   *[other] Zeg wat je { $dice } dobbelstenen tonen.
}
server-why-what = Zeg welke zet je bedoelt, of welke pion waarheen moet.

## Taking back.

server-undo-off = Aan deze tafel wordt niets teruggenomen.
server-undo-nothing = Er is niets van jou om terug te nemen.
server-undo-asked-already = Er heeft al iemand gevraagd om iets terug te nemen. Antwoord daar eerst op.
server-undo-not-asked = Niemand vraagt je om iets terug te nemen.
server-undo-declined = Iemand heeft nee gezegd. Na je volgende zet kun je het weer vragen.
server-undo-declined-often = De anderen hebben al een paar keer nee gezegd. In dit spel kun je het niet meer vragen.
server-undo-full = Dit spel is zo lang dat er niets meer kan worden teruggenomen. Je kunt wel verder spelen.
server-end-not-asked = Niemand heeft gevraagd om te stoppen.
server-end-asked-already = Je hebt al ja gezegd. We wachten op de anderen.
server-end-declined = Iemand wil verder spelen. Na de volgende zet kun je het weer vragen.
server-end-declined-often = De anderen wilden al een paar keer verder spelen. In dit spel kun je het niet meer vragen.
server-end-nobody-left = Zonet was iedereen er nog. Je kunt stoppen als iemand een minuut weg is, of als iedereen het goed vindt.

## Talking.

server-chat-off = Aan deze tafel wordt niet gepraat.
server-chat-empty = Daar staat niets in.
server-chat-full = Je hebt aan deze tafel { $most ->
    [one] één bericht
   *[other] { $most } berichten
} gestuurd. Meer kan niet.
server-reactions-off = Reacties staan uit aan deze tafel.
server-reactions-full = Je hebt aan deze tafel { $most } reacties laten zien. Meer kan niet.
server-muted = Wie deze tafel heeft geopend, heeft je gedempt.
server-not-a-guest = Dat kan alleen met spelers die via de link zijn gekomen.
server-seat-free = Deze plek is al vrij.
server-blocked = Wie deze tafel heeft geopend, heeft je daar geblokkeerd. Aan elke andere tafel kun je spelen.

## Sentences in the log of a table.

server-told-joined = { $who } gaat zitten.
server-told-asked = { $events ->
    [one] { $who } wil de laatste stap graag terugnemen.
   *[other] { $who } wil de laatste { $events } stappen graag terugnemen.
}
server-told-agreed = { $who } vindt het goed.
server-told-declined = { $who } vindt het niet goed.
server-told-enough = { $count ->
    [one] { $who } wil hier stoppen.
   *[other] { $who } willen hier stoppen.
}
server-told-play-on = { $count ->
    [one] { $who } wil verder spelen.
   *[other] { $who } willen verder spelen.
}
server-told-host-ended = Er is iemand weg. Wie de tafel heeft geopend, stopt het spel.
server-told-undone = { $events ->
    [one] De laatste stap is teruggenomen voor { $who }.
   *[other] De laatste { $events } stappen zijn teruggenomen voor { $who }.
}
server-told-left = { $who } is weg; een bot speelt verder.
server-told-back = { $who } is terug.
server-told-unnamed = { $who } heeft de eigen naam van deze tafel gehaald.
server-told-removed = De plek van { $who } is weer vrij.
server-told-muted = { $who } is gedempt.
server-told-unmuted = { $who } mag weer schrijven.
server-told-talk-all = Chat en reacties staan aan.
server-told-talk-chat = De chat staat aan, reacties staan uit.
server-told-talk-signs = De chat staat uit, reacties staan aan.
server-told-talk-none = Chat en reacties staan uit.
server-told-bravo = { $who }: Goed gespeeld
server-told-laugh = { $who } lacht
server-told-wow = { $who }: Wauw
server-told-oh = { $who }: O nee
server-told-luck = { $who }: Veel geluk
server-told-thanks = { $who }: Dank je
server-told-flagged = { $who } heeft geen tijd meer; een bot speelt verder.
server-told-rematch = Dit gezelschap gaat verder aan een nieuwe tafel.
server-clock-rolled = { $who } wachtte te lang; er wordt gegooid.
server-clock-moved = { $who } wachtte te lang; een bot kiest.

## Requests that cannot be done.

server-not-understood = Dit verzoek is niet te begrijpen: { $detail }
server-not-json = Stuur JSON, en zeg dat erbij: Content-Type: application/json.
server-too-large = Dat is te groot; hooguit { $most } bytes zijn toegestaan.
server-head-too-large = Het adres of de headers van dit verzoek zijn te lang; hooguit { $most } bytes zijn toegestaan.
server-many-headers = Dit verzoek heeft te veel headers; hooguit { $most } zijn toegestaan.
server-bad-http = Dit is geen verzoek dat een webserver begrijpt.
server-too-many-at-once = Te veel verzoeken tegelijk; wacht na { $most } daarvan op een antwoord.
server-too-many-connections = Vanuit jouw netwerk staan te veel verbindingen open. Sluit er een paar en probeer het nog eens.
server-too-often = { $seconds ->
    [one] Dat was te vaak. Probeer het over een seconde nog eens.
   *[other] Dat was te vaak. Probeer het over { $seconds } seconden nog eens.
}
server-foreign-page = Pagina’s van { $origin } mogen dat hier niet. Is deze server van jou, start hem dan met --origin { $origin }.
server-unknown-host = Deze server luistert niet naar de naam { $host }. Is het jouw server, start hem dan met --allowed-host { $host }.
server-bad-position = Deze stelling kan niet bestaan.
server-no-perfect = De perfecte bot kent de regels van deze tafel niet. Hij speelt met z’n tweeën, elk met één kleur, volgens de regels van de opgeloste stellingen op deze server. Kies een andere bot.
server-qr-address = Alleen webadressen van hooguit { $most } tekens worden als code getekend.
server-no-record = Dit is geen opname van een spel die hier te lezen is: { $why }
server-record-too-long = Deze opname is te lang; hooguit { $lines } regels zijn toegestaan.
server-busy = Er willen er veel tegelijk hetzelfde. Probeer het nog eens.
server-database-away = De tafels zijn nu even niet te bereiken. Er gaat niets verloren; probeer het zo nog eens.
server-unwell = Er is iets mis met deze server.
server-unwell-database = De database antwoordt niet.
server-unwell-unstored = De laatste gebeurtenissen konden niet worden opgeslagen: { $why }
server-unwell-disk = De schijf is bijna vol: er is { $free } MB vrij, minstens { $least } MB is nodig.
server-unwell-backlog = { $waiting } gebeurtenissen wachten om te worden opgeslagen.
server-broken = Er ging hier iets mis. Er is niets verloren; probeer het nog eens.
server-shutting-down = De server neemt een korte pauze. Er gaat niets verloren; je komt vanzelf terug.

## Sockets, for programmers.

server-say-hello = Het eerste bericht moet hello zijn.
server-hello-once = Hello zeg je maar één keer.
server-version = Deze server spreekt versie { $version } van het protocol. Laad de pagina opnieuw.

## Running a server.

server-bad-database = { $address } noemt geen database; gebruik sqlite:///BESTAND of postgresql://GEBRUIKER@COMPUTER/NAAM.

server-said = { $text }

## The coach.

server-coach-off = Aan deze tafel staat de coach uit.
server-coach-no-choice = Er valt nu niets te kiezen.
server-coach-not-asked = Niemand vraagt je iets over de coach.
server-coach-busy = De coach heeft het druk. Probeer het zo nog eens.
server-account-later = De coach bekijkt een spel als het afgelopen is.
server-told-coach-off = De coach staat uit.
server-told-coach-chances = De coach toont ieders kansen.
server-told-coach-hints = De coach geeft hints aan wie erom vraagt.
server-told-coach-tutor = De coach vraagt na voor een dure zet.

server-lab-same = Beide kanten hebben dezelfde regels. Verander minstens één huisregel van A of B.
server-lab-too-many = Dat zijn te veel spellen. Vraag er hoogstens { $most }.
server-lab-busy = Er lopen veel proeven. Probeer het zo nog eens.
server-lab-unknown = Niemand heeft dit spel al gemeten.
