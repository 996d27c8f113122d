### The rules, one clause each, in our own words.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

clause-classic-turns = Iedereen is om de beurt aan zet, met de klok mee.
clause-classic-turns-title = Om de beurt
clause-classic-roll-move = { $barriers ->
    [on] Je gooit en gaat met een van je pionnen precies zoveel velden vooruit. Bezette velden tellen mee. Op het parcours mag je over elke pion heen springen, maar niet over een barrière.
   *[off] Je gooit en gaat met een van je pionnen precies zoveel velden vooruit. Bezette velden tellen mee, en op het parcours mag je over elke pion heen springen.
}
clause-classic-roll-move-title = Gooien en zetten
clause-classic-must-move = Wie een zet kan doen, moet hem doen. Kan er niets, dan vervalt de worp.
clause-classic-must-move-title = Zetplicht
clause-classic-one-per-field = { $barriers ->
    [on] Op de thuisvelden en op je startveld is maar plaats voor één van je pionnen. Op de rest van het parcours mogen er twee op één veld staan.
   *[off] Geen zet eindigt op een veld waar al een eigen pion staat.
}
clause-classic-one-per-field-title = Eén pion per veld
clause-classic-capture = { $forced-capture ->
    [off] Eindigt je zet precies op een pion van een ander, dan sla je die: hij gaat terug naar zijn basis. Zolang er een andere zet mogelijk is, hoef je niet te slaan.
   *[other] Eindigt je zet precies op een pion van een ander, dan sla je die: hij gaat terug naar zijn basis.
}
clause-classic-capture-title = Eruit gooien
clause-classic-six-enters = Alleen met een zes komt een pion uit de basis, op zijn eigen startveld. Gooi je een zes en staat er nog een pion in de basis, dan moet er een in het spel; staat er een ander op het startveld, dan wordt die geslagen.
clause-classic-six-enters-title = Met een zes in het spel
clause-classic-six-start-occupied = Staat er een eigen pion op het startveld, dan moet die met de zes verder. Kan dat niet, dan moet een andere pion. Er komt in geen van beide gevallen een nieuwe in het spel.
clause-classic-six-start-occupied-title = Een zes en een bezet startveld
clause-classic-clear-start = Zolang er pionnen in de basis wachten, gaat een eigen pion op het startveld voor: met elke worp waarmee hij vooruit kan, moet hij als eerste verder.
clause-classic-clear-start-title = Startveld vrijmaken
clause-classic-six-rolls-again = Na een zes gooi je nog een keer, zo vaak als er een zes valt. Alleen de zes die je laatste pion thuisbrengt, geeft geen nieuwe worp.
clause-classic-six-rolls-again-title = Zes: nog een keer gooien
clause-classic-three-rolls = Je mag tot drie keer gooien als je aan het begin van je beurt geen pion op het parcours hebt, er minstens één in de basis wacht en die op de thuisvelden zo ver mogelijk zijn doorgeschoven.
clause-classic-three-rolls-title = Drie worpen
clause-classic-goal-count = Thuisvelden tellen één voor één, en alleen een getal dat past brengt een pion verder. Niemand loopt zijn eigen huis voorbij of bij een ander naar binnen.
clause-classic-goal-count-title = Tellen op de thuisvelden
clause-classic-goal-no-jump = Op de thuisvelden mag je over niemand heen springen.
clause-classic-goal-no-jump-title = Niet springen op de thuisvelden
clause-classic-goal-jump = Op de thuisvelden mag je over pionnen heen springen.
clause-classic-goal-jump-title = Springen op de thuisvelden
clause-classic-finish = { $play-on ->
    [on] Wie als eerste alle pionnen thuis heeft, wint. De anderen spelen om de plaatsen; wie overblijft, is laatste.
   *[off] Wie als eerste alle pionnen thuis heeft, wint. Daarmee is het spel uit, en alle anderen delen de tweede plaats.
}
clause-classic-finish-title = Het einde
clause-classic-highest-roll = Vóór het spel wordt op elke plek één keer gegooid; de hoogste worp begint.
clause-classic-highest-roll-title = De hoogste worp begint
clause-classic-forced-capture = { $forced-capture ->
    [huff] Wie kan slaan, moet slaan; kan het op meer manieren, dan kies je zelf. Zie je het over het hoofd, dan gaat de pion die had kunnen slaan terug naar de basis.
   *[strict] Wie kan slaan, moet slaan; kan het op meer manieren, dan kies je zelf. Een andere zet mag dan niet.
}
clause-classic-forced-capture-title = Slagplicht
clause-classic-backward-capture = Een pion op het parcours mag het gegooide aantal achteruit als hij daarmee slaat, maar nooit op of over zijn eigen startveld.
clause-classic-backward-capture-title = Achteruit slaan
clause-classic-barriers = Twee eigen pionnen op één veld van het parcours vormen een barrière: niemand mag erop komen of erlangs, ook jijzelf niet, tot een van de twee vertrekt. Op een startveld komt er dan niemand in het spel.
clause-classic-barriers-title = Barrières
clause-classic-two-colours = Met zijn tweeën heb je elk twee kleuren die tegenover elkaar liggen, en elke kleur speelt voor zich.
clause-classic-two-colours-title = Elk twee kleuren
clause-classic-neutral = Met zijn drieën is de vierde kleur neutraal: in je beurt verzet je een eigen of een neutrale pion. Wie thuis is, wint pas als ook de neutrale pionnen thuis zijn; zijn dat er meer, dan wint wie de laatste neutrale pion thuisbrengt.
clause-classic-neutral-title = De neutrale kleur

## The six Nüby games

clause-nueby-turns = Iedereen is om de beurt aan zet, met de klok mee.
clause-nueby-turns-title = Om de beurt
clause-nueby-roll-move = Je gooit en gaat met een van je pionnen in het spel precies zoveel velden met de klok mee. Elk veld telt, en op het parcours mag je over elke pion heen springen.
clause-nueby-roll-move-either-way = Je gooit en gaat met een van je pionnen in het spel precies zoveel velden vooruit of achteruit. Elk veld telt, en op het parcours mag je over elke pion heen springen.
clause-nueby-roll-move-title = Gooien en zetten
clause-nueby-free-entry = Heb je aan het begin van je beurt geen pion in het spel en zijn die op de thuisvelden helemaal doorgeschoven, dan zet je een wachtende pion naar keuze op zijn inzetveld, als met een zes, en gooi je daarna één keer.
clause-nueby-free-entry-title = Vrij inzetten
clause-nueby-throw = Kom je op een tegenstander terecht, dan gooi je die eruit: hij wacht dan bij de kleur van het segment waarin hij stond en komt vandaar weer in het spel.
clause-nueby-throw-title = Eruit gooien
clause-nueby-must-move = Wie een zet kan doen, moet hem doen, ook als alleen eruit gooien overblijft. Niemand hoeft zijn eigen afslag voorbij of een zes te gebruiken, en op een eigen pion mag nooit. Passen mag precies dan als er geen plicht meer over is.
clause-nueby-must-move-ordinary-six = Wie een zet kan doen, moet hem doen, ook als alleen eruit gooien overblijft. Niemand hoeft zijn eigen afslag voorbij, en op een eigen pion mag nooit. Passen mag precies dan als er geen plicht meer over is.
clause-nueby-must-move-title = Zetplicht
clause-nueby-goal-no-jump = Op de thuisvelden mag je over niemand heen springen. Je eigen afslag mag je voorbij, voor nog een rondje.
clause-nueby-goal-no-jump-title = Niet springen op de thuisvelden
clause-nueby-six = Met een zes zet je alleen een wachtende pion in of gooi je een tegenstander eruit, en je mag er altijd van afzien. Na de eerste zes van een beurt gooi je nog een keer, gebruikt of niet; na de tweede is de beurt voorbij.
clause-nueby-six-title = De zes
clause-nueby-enter = Een wachtende pion komt op het inzetveld van de kleur waar hij wacht: nooit op een eigen pion, en een tegenstander daar vliegt eruit.
clause-nueby-enter-title = Inzetten
clause-nueby-backward-throw = Een pion in het spel mag een tegenstander eruit gooien die precies zover achter hem staat als de dobbelsteen zegt, als elk veld daartussen bezet is. Wie zo teruggaat over de velden tussen eigen inzetveld en afslag, mag meteen naar huis.
clause-nueby-backward-throw-title = Achteruit eruit gooien
clause-nueby-highest-roll = Vóór het spel wordt op elke plek één keer gegooid; de hoogste worp begint.
clause-nueby-highest-roll-title = De hoogste worp begint
clause-nueby-finish = { $play-on ->
    [on] Wie als eerste alle pionnen thuis heeft, wint. De anderen spelen om de plaatsen; wie overblijft, is laatste.
   *[off] Wie als eerste alle pionnen thuis heeft, wint. Daarmee is het spel uit, en alle anderen delen de tweede plaats.
}
clause-nueby-finish-title = Het einde
clause-nueby-second-level = Na een ronde buitenom mag een pion over de pijl van zijn kleur doorgaan naar de binnenring, in één zet; daar liggen zijn thuisvelden. Wie eruit vliegt, wacht op het eigen niveau; met een zes kies je tussen binnen, buiten en niets. Achteruit eruit gooien blijft binnen een niveau.
clause-nueby-second-level-title = Het tweede niveau
clause-nueby-one-pushes = Met een 1 mag je je steen één veld naar buiten duwen, naast de zet van een pion.
clause-nueby-one-pushes-title = Een 1 duwt de steen
clause-nueby-place = Staat je steen op F, dan mag je hem op elk vrij veld van het parcours zetten, ook op inzetvelden: meteen na het duwen, in een latere beurt voordat je gooit of vrij inzet, of tussen worp en zet.
clause-nueby-place-title = De steen zetten
clause-nueby-blockade = Kom je precies op een steen terecht, dan gaat die terug naar het begin van zijn baan. Hij is geen tegenstander: met een zes of achteruit haal je hem niet weg en kom je er niet langs, en op een steen wordt niet ingezet.
clause-nueby-blockade-title = Blokkades
clause-nueby-side-path = Elk zijpad staat open voor iedereen, maar alleen in zijn eigen richting. Daar vliegt niemand eruit; je komt alleen op vrije velden. Vanaf een zijpad mag je achteruit iemand eruit gooien, naar een zijpad toe nooit.
clause-nueby-side-path-title = Zijpaden
clause-nueby-hunt = Staat een van je pionnen zonder focus op een zijpad, dan mag je jagen in plaats van gooien, ook in plaats van de tweede worp na een eerste zes. Je noemt een getal en gooit vier dobbelstenen. Valt het één keer, dan mag je een van je pionnen op een zijpad omdraaien. Valt het vaker, dan moet je voor elke treffer een pion omdraaien. Pionnen zonder focus gaan voor. Na een jacht is je beurt voorbij.
clause-nueby-hunt-title = Jagen
clause-nueby-focus-to-go-home = Alleen pionnen met focus gaan naar huis; de andere lopen nog een ronde, maar hoeven nooit de afslag voorbij. Wie eruit vliegt, is zijn focus kwijt. Wie achteruit iemand eruit gooit over de velden tussen eigen inzetveld en afslag, krijgt focus.
clause-nueby-focus-to-go-home-title = Alleen met focus naar huis
clause-nueby-side-path-pass = Kan er niets anders, dan mag je passen in plaats van zonder focus een zijpad te verlaten, of om niet voorbij het laatste zijpad vóór je huis te hoeven omdat het veld daar bezet is.
clause-nueby-side-path-pass-title = Op het zijpad blijven
clause-nueby-either-way = Een pion gaat vooruit of achteruit, één richting voor de hele zet, ook over vrije velden. Naar huis gaat het alleen vooruit. Achteruit langs de afslag is niet je huis voorbij.
clause-nueby-either-way-title = Vooruit of achteruit
clause-nueby-arrow = De inzetvelden zijn pijlvelden: tegen de pijl in kom je er niet langs, maar van voren erop terechtkomen mag. Van een pijlveld ga je alleen terug om met een 1 iemand eruit te gooien.
clause-nueby-arrow-title = Pijlvelden
clause-nueby-before-goal = De zes velden tot en met de afslag zijn gemarkeerd: kunnen alleen pionnen daar een zet doen, dan mag je passen.
clause-nueby-before-goal-title = Vlak voor huis
clause-nueby-shortcut = Een pion die op een pijlveld is blijven staan, mag met de volgende zet over de twee grijze velden. Het hoeft nooit: blijft alleen de kortere weg over, dan mag je passen. Op grijze velden gooien alleen pionnen die dezelfde weg namen je eruit. Achteruit eruit gooien gaat van daar over het pijlveld en verder tegen de gewone richting in.
clause-nueby-shortcut-title = Kortere wegen
clause-nueby-six-is-ordinary = Alle pionnen zijn altijd in het spel. Een zes speel je als elk ander getal, en hij geeft geen tweede worp.
clause-nueby-six-is-ordinary-title = Een zes is een gewoon getal
clause-nueby-short-throw = Een pion die eruit vliegt, gaat naar het inzetveld waar hij het laatst op stond of langskwam. Wie daar staat, schuift één veld door, en zo verder tot een vrij veld, ook de pion die hem eruit gooide.
clause-nueby-short-throw-title = Een klein stukje terug
clause-nueby-grey = Op grijze velden vliegt niemand eruit; een zet naar een bezet grijs veld is niet toegestaan.
clause-nueby-grey-title = Grijze velden

## NICHTLUSTIG

clause-nichtlustig-first = Vóór het spel gooit elke plek één dobbelsteen; het hoogste getal begint, een symbool telt voor 0.
clause-nichtlustig-first-title = Wie begint
clause-nichtlustig-turns = Iedereen is om de beurt aan zet, met de klok mee.
clause-nichtlustig-turns-title = Om de beurt
clause-nichtlustig-rolls = Je beurt begint met een worp van alle zeven dobbelstenen. Daarna, en na een tweede worp, mag je stoppen, of zoveel dobbelstenen als je wilt voorgoed apart leggen en de rest gooien. Na de derde worp is het voorbij, of na de tweede als een kaart je er maar twee laat. De roze dobbelsteen leg je apart en gooi je net als de andere.
clause-nichtlustig-rolls-title = Gooien
clause-nichtlustig-scoring = Na de laatste worp maakt het roze getal bij iedereen de nog niet gescoorde kaarten met die waarde tot punten, en die pakt niemand meer af. De poedel scoort niets. Kaarten pak je pas daarna: geen kaart scoort in de beurt waarin hij gewonnen is.
clause-nichtlustig-scoring-title = Scoren
clause-nichtlustig-take = Na het scoren pak je doelkaarten die je dobbelstenen tonen: van de tafel, of van anderen zolang ze nog niet gescoord zijn. Kun je er een pakken, dan moet je er minstens één pakken; welke, en of je er meer pakt, kies je zelf. Eigen kaarten tellen niet.
clause-nichtlustig-take-title = Kaarten pakken
clause-nichtlustig-pairs = Voor Riebmann moeten beide zwarte dobbelstenen het getal van de kaart tonen, voor een yeti beide rode, voor een lemming beide witte. Symbolen vormen geen paar.
clause-nichtlustig-pairs-title = Paren
clause-nichtlustig-professors = Voor een professor moeten een zwarte, een rode en een witte dobbelsteen het getal van de kaart tonen.
clause-nichtlustig-professors-title = Professoren
clause-nichtlustig-dinosaurs = Voor een dinosaurus moeten de zes zwarte, rode en witte dobbelstenen samen minstens zijn getal halen; symbolen tellen voor 0. Hij scoort meteen. Per beurt kun je er maar één pakken.
clause-nichtlustig-dinosaurs-title = Dinosaurussen
clause-nichtlustig-each-die-once = Elke dobbelsteen telt voor maar één kaart: tot drie paren, of tot twee professoren, of één dinosaurus, die ze alle zes gebruikt.
clause-nichtlustig-each-die-once-title = Elke dobbelsteen telt één keer
clause-nichtlustig-death = Wie geen doelkaart pakt, pakt de Dood met het roze getal, of de poedel, waar die kaart ook ligt. Wat die daar afdekte, telt weer mee.
clause-nichtlustig-death-title = De Dood
clause-nichtlustig-own-death = Wie die doodskaart al heeft, pakt een andere van de tafel of, als daar geen meer ligt, een willekeurige van een ander.
clause-nichtlustig-own-death-title = Nog eens dezelfde Dood
clause-nichtlustig-cover = Een doodskaart leg je op een eigen gescoorde lemming; zijn punten ben je kwijt. Heb je er geen, dan op een andere eigen gescoorde kaart, maar nooit op een dinosaurus.
clause-nichtlustig-cover-title = Afdekken
clause-nichtlustig-open-death = Valt er niets af te dekken, dan blijft de doodskaart open liggen en kost die aan het eind één punt.
clause-nichtlustig-open-death-title = Open doodskaarten
clause-nichtlustig-specials = Elk symbool dat aan het eind van je beurt op een zwarte, rode of witte dobbelsteen ligt, levert de speciale kaart van die dobbelsteen op, van de tafel of van een ander. Het is geen doelkaart en redt niemand van de Dood. Speciale kaarten werken vanaf de volgende beurt, één keer, en gaan dan terug naar de tafel; eend, tijdmachine en clown mag je bewaren, de andere moet je gebruiken.
clause-nichtlustig-specials-title = Speciale kaarten
clause-nichtlustig-duck = Na de derde worp mag je de eend gebruiken om de dobbelstenen die niet apart liggen een vierde keer te gooien.
clause-nichtlustig-duck-title = De eend
clause-nichtlustig-time-machine = Met de tijdmachine mag je 2 optellen bij de som voor een dinosaurus.
clause-nichtlustig-time-machine-title = De tijdmachine
clause-nichtlustig-clown = In plaats van een doodskaart te pakken mag je de clown inleveren, waarom je die ook moest pakken.
clause-nichtlustig-clown-title = De clown
clause-nichtlustig-virus = Wie het virus heeft, pakt aan het eind van de beurt een doodskaart, ook na het pakken van doelkaarten. De clown helpt ertegen.
clause-nichtlustig-virus-title = Het virus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Heb je de kaart ‘Ufo’, dan sla je je beurt over en leg je die kaart terug. Er werkt dan geen andere speciale kaart, en je houdt ze allemaal.
   *[nf700] Heb je de kaart ‘NF-700’, dan sla je je beurt over en leg je die kaart terug. Er werkt dan geen andere speciale kaart, en je houdt ze allemaal.
}
clause-nichtlustig-skip-title = Een beurt overslaan
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Heb je de kaart ‘NF-700’, dan mag je maar twee keer gooien. Dus kun je ook de eend niet gebruiken.
   *[nf700] Heb je de kaart ‘Ufo’, dan mag je maar twee keer gooien. Dus kun je ook de eend niet gebruiken.
}
clause-nichtlustig-two-rolls-title = Maar twee worpen
clause-nichtlustig-end = Liggen er na een beurt hooguit vijf doelkaarten op tafel, dan is het spel afgelopen.
clause-nichtlustig-end-title = Het einde
clause-nichtlustig-points = Een gescoorde lemming telt voor 4, een gescoorde Riebmann voor 2, een dinosaurus voor 1 tot 5. Gescoorde yeti’s tellen elk voor 3 als het er minstens twee zijn, een yeti alleen voor 1. Nog niet gescoorde kaarten tellen elk voor 1, afgedekte en speciale kaarten niet, open doodskaarten voor min 1.
clause-nichtlustig-points-title = Punten
clause-nichtlustig-professors-roll = Wie gescoorde professoren heeft, gooit aan het eind evenveel dobbelstenen; het hoogste getal telt één keer voor allemaal samen, een symbool voor 0.
clause-nichtlustig-professors-roll-title = De professoren gooien
clause-nichtlustig-winner = Wie de meeste punten heeft, wint; bij gelijke stand wint wie minder doodskaarten heeft, open of afdekkend.
clause-nichtlustig-winner-title = Wie wint
