### Rulings: what we decided where the printed rules leave something open.

## Mensch ärgere Dich nicht, Never Mind! and Don't Worry!

ruling-classic-capture = Is slaan je enige toegestane zet, dan moet het.
ruling-classic-six-rolls-again = Ook een zes waar je niets mee kon, geeft nog een worp.
ruling-classic-three-rolls = Met een zes zijn de drie worpen voorbij; een zes waarmee niemand in het spel komt, is een van de drie, en de rest blijft over.
ruling-classic-highest-roll = Bij gelijke stand gooien alleen degenen die gelijk staan nog een keer.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] De slagplicht gaat voor: vóór inzetten met een zes en vóór het vrijmaken van het startveld. Elke slag is goed. Anders gaat de voorste pion terug die had kunnen slaan, ook als hij dan al thuis is (nooit een in de basis; staan een eigen en een neutrale even ver, dan de eigen). Passen helpt niet. Een extra worp houd je.
   *[strict] De slagplicht gaat voor: vóór inzetten met een zes en vóór het vrijmaken van het startveld.
}
ruling-classic-backward-capture = Van het eigen startveld en van de thuisvelden gaat het nooit terug. Kan er niets anders, dan mag je in plaats daarvan passen, behalve bij slagplicht.
ruling-classic-barriers = Op de thuisvelden zijn geen barrières, en het eigen startveld wordt vrijgemaakt voordat er iemand inzet; ook achteruit slaan gaat niet over barrières heen.
ruling-classic-two-colours = De beurt gaat rond per kleur; je andere kleur is die van een ander; een kleur die thuis is, wordt overgeslagen; klaar is wie beide kleuren thuis heeft.
ruling-classic-neutral = Plichten gelden per kleur, de slagplicht voor beide samen; drie worpen zijn er alleen als beide kleuren aan de voorwaarde voldoen; wie thuis is, gaat door met neutrale pionnen. Brengt iemand die zelf nog niet thuis is de laatste neutrale pion thuis, of komt die vóór alle anderen aan, dan wint wie als eerste thuis is. De verdere plaatsen volgen de aankomst.

## The six Nüby games

ruling-nueby-turns = Met zijn tweeën spelen geel en zwart, met zijn drieën geel, rood en blauw, met zijn vieren geel, groen, zwart en blauw, met zijn vijven alle kleuren behalve wit.
ruling-nueby-turns-four = Met zijn tweeën spelen geel en rood, met zijn drieën geel, groen en rood.
ruling-nueby-free-entry = Het telt als de eerste zes van de beurt.
ruling-nueby-throw = Waar hij staat telt, niet waar hij langs is gekomen; gelopen rondes onthoudt niemand.
ruling-nueby-must-move = Achteruit eruit gooien is nooit een plicht.
ruling-nueby-goal-no-jump = Met elk getal; dat je ook naar huis zou kunnen, is geen reden om te passen.
ruling-nueby-backward-throw = Nooit vanaf de thuisvelden.
ruling-nueby-highest-roll = Het regelboekje noemt niemand; bij gelijke stand gooien alleen degenen die gelijk staan nog een keer.
ruling-nueby-finish = Het regelboekje noemt geen doel van het spel.
ruling-nueby-second-level = Een pion mag buiten ook nog een ronde lopen. Dat is niet je huis voorbij: is het je enige zet, dan moet je hem doen. Vanaf vier spelers heeft ieder drie pionnen.
ruling-nueby-one-pushes = Het duwen komt vóór de zet. Kan geen pion een zet doen, dan mag je ook alleen duwen.
ruling-nueby-place = Je mag de steen ook zo zetten dat hij je eigen pionnen of je eigen inzetveld blokkeert. Waarmee je moet zetten, wordt daarna pas bepaald.
ruling-nueby-blockade = Niemand komt langs een steen, ook de eigenaar niet. Zijn alle inzetvelden versperd, dan komt een gewone worp in de plaats van vrij inzetten; kan een hele ronde lang niemand inzetten of een zet doen, dan gaan de stenen op inzetvelden terug naar hun banen.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Hebben al je pionnen daar focus, dan draait een volgende treffer er een weer terug.
   *[ignored] Hebben al je pionnen daar focus, dan tellen verdere treffers niet.
}
ruling-nueby-either-way = Pionnen op de thuisvelden gaan nooit achteruit; zetten achteruit zijn een plicht als alle andere.
ruling-nueby-shortcut = Vanaf het parcours gooi je nooit achteruit iemand van een grijs veld.
ruling-nueby-short-throw = Doorschuiven gaat langs het parcours, nooit naar een huis toe. Eruit gooien telt ook als zet wanneer daarna alle pionnen weer staan waar ze stonden.

## NICHTLUSTIG

ruling-nichtlustig-first = Bij gelijke stand gooien alleen degenen die gelijk staan nog een keer.
ruling-nichtlustig-rolls = Wie alle dobbelstenen apart legt, stopt. Dobbelstenen verschillen door hun symbolen: welke van twee gelijke je houdt, bepaalt wat de andere nog kan brengen.
ruling-nichtlustig-scoring = Een overgeslagen beurt scoort niets.
ruling-nichtlustig-take = Alle kaarten van een beurt noem je in één keer.
ruling-nichtlustig-dinosaurs = Je mag elke dinosaurus kiezen waarvoor de som genoeg is, niet alleen de hoogste.
ruling-nichtlustig-death = Per beurt pak je hooguit één doodskaart.
ruling-nichtlustig-own-death = De poedel is hier een doodskaart als de andere. Uit die op tafel kies je zelf. Wie ze alle zes heeft, pakt er geen.
ruling-nichtlustig-cover = Uit meer lemmingen kies je zelf. Een kaart kan maar één keer worden afgedekt.
ruling-nichtlustig-open-death = Dat geldt ook als alle gescoorde kaarten al zijn afgedekt. Wat open ligt, blijft open, wat er later ook scoort.
ruling-nichtlustig-specials = Ze komen als laatste, na de doodskaart en nadat gebruikte kaarten terug zijn; zo kun je een kaart meteen terugwinnen.
ruling-nichtlustig-duck = Vooraf mag je dobbelstenen apart leggen, maar minstens één wordt gegooid. Wie vóór de derde worp stopte, kan de eend niet gebruiken.
ruling-nichtlustig-time-machine = Hij helpt alleen bij een dinosaurus die zonder hem niet te krijgen is. Wie niets anders kan pakken, mag hem houden, niets pakken en de Dood onder ogen zien.
ruling-nichtlustig-clown = Is er geen doodskaart te pakken, dan blijft de clown.
ruling-nichtlustig-virus = Ook zonder doelkaart blijft het bij één doodskaart, en één clown wendt die af. Het virus gaat in elk geval terug.
ruling-nichtlustig-points = Een afgedekte yeti is geen gezelschap voor een andere.
ruling-nichtlustig-professors-roll = In de volgorde van de plekken; afgedekte professoren geven geen dobbelsteen.
ruling-nichtlustig-winner = Zo worden alle plaatsen bepaald; wie dan nog gelijk staat, deelt de plaats.
