### `rauswurf play`: a game in the terminal.

## Options.

play-option-game = Welk spel; ‘rauswurf games’ somt ze op. Met --resume het BESTAND van een bewaard spel.
play-option-bots = De laatste K plekken worden door bots gespeeld.
play-option-bot =
    Welke bot speelt: beginner (eenvoudig), casual (ontspannen), strong (sterk), expert (meesterlijk), of een
    met een naam. Meermaals gegeven: één voor elke plek van een bot. Zonder --bots is elke plek behalve de
    eerste een bot.
    Met like-me spelen bots zo goed als jij in je bewaarde potjes.
play-option-seed = Herhaalbare dobbelstenen en bots: hetzelfde startgetal, hetzelfde spel.
play-option-dice =
    ask: je gooit echte dobbelstenen en typt in wat er valt; system: er wordt voor je gegooid; seed: de worpen
    volgen uit --seed; fair: er wordt voor je gegooid, en iedereen kan het achteraf controleren.
play-option-save = Bewaar het spel in dit nieuwe bestand in plaats van in de gewone map.
play-option-no-save = Bewaar het spel niet.
play-option-resume = Ga verder met een bewaard spel; zonder BESTAND met het nieuwste dat niet afgelopen is.
play-option-plain = Speel regel voor regel, zonder getekende tafel: voor schermlezers en pipes.
play-option-no-color = Teken zonder kleuren.
play-option-pause = Seconden tussen de zetten van bots.

## Bad input.

play-no-seed = --dice seed heeft een getal nodig, zoals --seed 7
play-save-or-not = --save en --no-save: maar een van de twee kan bedoeld zijn
play-fair-needs-record = --dice fair is zonder opname niet te controleren: laat --no-save weg
play-more-names-than-bots = --bot staat er vaker dan er bots zijn ({ $bots })
play-like-me = Bots zoals jij spelen ‘{ $level }’: je won { $won } van je laatste { $games } potjes { $game } tegen bots.
play-like-me-few = ‘like-me’ heeft { $least } afgelopen potjes { $game } nodig die je alleen tegen bots speelde; nu zijn het er { $games }. Noem een niveau, bijvoorbeeld ‘casual’.
play-resume-alone = --resume gaat verder met een spel zoals het was: alleen --board, --plain, --no-color en --pause gaan daarmee samen
play-nothing-to-resume = er is geen spel om mee verder te gaan; ‘rauswurf play SPEL’ begint er een
play-not-recordable = dit spel kan niet bewaard worden: { $reason }
play-bad-words = deze woorden kunnen niet: { $reason }

## A file in which a game is saved.

play-save-exists = { $file } bestaat al; een spel wordt in een nieuw bestand bewaard
play-save-failed = { $file } kan niet geschreven worden: { $reason }
play-save-missing = er is geen bestand { $file }
play-save-bad = met { $file } kun je niet verder: { $reason }
play-save-over = { $file } is een afgelopen spel; ‘rauswurf replay’ laat het zien
play-save-busy = { $file } wordt al in een ander venster gespeeld
play-save-no-secret = { $file } heeft eerlijke dobbelstenen, en hun geheim staat niet op deze computer

## Before the game.

play-saved-game = { $game }, { $seats ->
    [one] { $seats } plek
   *[other] { $seats } plekken
}{ $bots ->
    [0] {""}
    [one] , waarvan { $bots } bot
   *[other] , waarvan { $bots } bots
}, begonnen { $created }, tot nu toe { $events ->
    [one] { $events } stap
   *[other] { $events } stappen
}
play-ask-go-on = Enter gaat verder met { $saved }.
play-ask-game = Welk spel?
play-small-screen = De getekende tafel heeft { $least-columns } kolommen en { $least-rows } regels nodig. Je venster heeft er { $columns } en { $rows }.
play-wide-picture = Het plaatje van de tafel heeft { $needed } kolommen nodig en je venster heeft er { $columns }. Maak het breder, of typ 'position'.
play-promise =
    De dobbelstenen zijn verzegeld. Dit is de belofte; bewaar die om aan het eind te vergelijken:
      { $promise }
    Nu voegt iedereen woorden toe die niemand kan voorzien.
play-ask-words = { $who }, jouw woorden

## At the table.

play-bot = { $who } (bot)
play-greeting = { $game }: { $who }. Typ ‘help’ om te zien wat je kunt typen.
play-all-here = Alle plekken worden hier gespeeld; met --bots { $bots } speel je tegen bots.
play-until-next-time = Tot de volgende keer.
play-saved = Het spel is bewaard in { $file }. Om verder te gaan:
play-not-saved = Om vanaf hier verder te gaan, begin je met --position en deze regel:
play-taken-back = Teruggenomen.
play-enough-sure = Wil iedereen hier stoppen, met de plaatsen zoals ze nu staan? Typ dan ‘enough yes’.
play-over = Het spel is afgelopen.
play-place = { $place }. { $who }
play-place-points = { $points ->
    [one] { $place }. { $who }, { $points } punt
   *[other] { $place }. { $who }, { $points } punten
}
play-recorded = De opname staat in { $file }; ‘rauswurf verify’ controleert die.

## What cannot be taken back.

play-undo-nothing = Er is niets om terug te nemen.
play-undo-over = Het spel is afgelopen; er wordt niets meer teruggenomen.
play-undo-roll = Met meer mensen aan tafel wordt er geen worp teruggenomen.
play-undo-others = Met meer mensen aan tafel blijft staan wat een bot heeft gedaan.

## Questions.

play-ask-roll = { $rolls ->
    [0] { $who }: { $how }
    [one] { $who }: { $how }
   *[other] { $who } (nog { $rolls } worpen): { $how }
}
play-ask-only = { $who }: Enter speelt { $move }
play-ask-move = { $who }: jouw zet
play-enter-rolls = { $dice ->
    [one] Enter gooit
   *[other] Enter gooit { $dice } dobbelstenen
}
play-what-fell = { $bot ->
    [yes] wat toont zijn dobbelsteen?
   *[no] wat heb je gegooid?
}
play-what-fell-several = { $bot ->
    [yes] wat tonen zijn { $dice } dobbelstenen, zoals 3 5 5 1?
   *[no] wat heb je gegooid? ({ $dice } dobbelstenen, zoals 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] wat tonen zijn dobbelstenen? ({ $dice })
   *[no] wat heb je gegooid? ({ $dice })
}

## Answers.

play-not-understood = Dat gaat niet: { $reason }. Typ ‘help’ om te zien wat je kunt typen.
play-long-line = Deze regel is te lang: een regel mag { $most } tekens hebben. Er is niets gebeurd.
play-not-legal = Niet toegestaan: { $reason }
play-no-typed-dice = Enter gooit. Wil je echte dobbelstenen intypen, begin dan met --dice ask.
play-bot-decides = De bot beslist zelf wat hij doet; alleen zijn dobbelstenen zijn aan jou.
play-choose = Kies een van { $count } zetten met zijn nummer, of typ hem.
play-type-dice = Gooi zelf en typ wat de dobbelstenen tonen.
play-no-such-number = { $count ->
    [one] Er is alleen zet { $count }.
   *[other] Er zijn zetten 1 tot en met { $count }.
}
play-and-more = {"      "}en nog { $count }; typ ‘moves’ om ze allemaal te zien.
play-is-legal = { $move } is toegestaan.
play-nothing-refused = Alles wat je kunt bedenken, mag nu.
play-ruling = Uitspraak: { $ruling }
play-one-rule = ‘rules { $rule }’ legt er een uit.
play-words =
    {"  "}Enter         gooien, of de enige zet doen
    {"  "}3             de derde zet van de lijst nemen (of zeggen wat je gooide, als je zelf gooit)
    {"  "}12-18         deze zet doen
    {"  "}moves         alle zetten tonen
    {"  "}why 12-18     waarom mag dit niet?
    {"  "}why           waarom mogen de andere niet?
    {"  "}undo          terugnemen; voorbij een worp alleen als je alleen speelt, of met echte dobbelstenen
    {"  "}board         de tafel nog eens tekenen
    {"  "}position      de stelling op één regel, voor ‘rauswurf referee’ en ‘rauswurf play --position’
    {"  "}rules         de namen van de regels; ‘rules finish’ legt er een uit
    {"  "}help          deze lijst
    {"  "}enough        hier stoppen, met de plaatsen zoals ze staan
    {"  "}quit          stoppen; het spel is bewaard

## The table on the screen.

play-roll = { $dice ->
    [one] gooien
   *[other] { $dice } dobbelstenen gooien
}
play-captures = { $move }  { $colour } eruit
play-stop = niet meer gooien
play-use = { $card } gebruiken
play-take = { $cards } pakken
play-take-machine = { $cards } pakken met de tijdmachine
play-take-nothing = niets pakken
play-cover = { $card } afdekken
play-card-of = { $card } ({ $who })
play-keep = { $kept ->
    [0] alle { $rolled } opnieuw gooien
   *[other] { $kept } houden, { $rolled } gooien
}
play-type-here = typ een zet, of / en een woord
play-key-line = Enter doen  ↑↓ kiezen  u terug  w waarom niet  r regels  ? help  q stoppen
play-close = Esc sluit
play-help-title = Toetsen
play-why-title = Waarom niet?
play-end-keys = Esc: naar de tafel kijken   q: stoppen
play-field = veld { $field }
play-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
play-keys =
    Enter, spatie | gooien; de gemarkeerde zet doen; de bots opjagen
    ↑ ↓ | een andere zet bekijken: het bord laat hem zien
    3 Enter | de derde zet doen
    12-18 Enter | deze zet doen; / begint een regel met elke letter
    /why 12-18 Enter | waarom mag dit niet?
    w | waarom mag er niets anders?
    1 … 7, ← → spatie | NICHTLUSTIG: een dobbelsteen apart leggen, of terughalen
    u | terugnemen. Alleen of met echte dobbelstenen: tot je laatste beslissing, en de dobbelstenen vallen weer net zo. Met meer mensen: een zet, tot de volgende worp
    r | de regels van dit spel
    Page ↑, Page ↓ | wat eerder gebeurde
    Esc | loslaten, vergeten wat getypt is
    q | stoppen; het spel is bewaard, rauswurf play --resume gaat verder
    muis | klik op een pion en dan waar hij heen gaat; of op de dobbelsteen, een regel van de lijst, een kaart

## Before the game, on the screen.

play-start-title = Wat gaan we spelen?
play-start-go-on = Verder: { $saved }
play-start-who = { $players } spelers, { $bots ->
    [0] allemaal mensen
    [one] waarvan één bot
   *[other] waarvan { $bots } bots
}
play-start-keys = Enter beginnen   ↑↓ kiezen   ← → spelers   + - bots   q stoppen
play-words-keys = Enter volgende regel; na de laatste begint het spel   Esc stoppen

## NICHTLUSTIG on the screen.

play-symbol-duck = Eend
play-symbol-ufo = Ufo
play-symbol-clown = Clown
play-symbol-nf700 = NF700
play-symbol-time-machine =
    Tijd-
    mach.
play-symbol-virus = Virus
play-symbol-poodle =
    Poe-
    del
play-die-black = zwa
play-die-red = roo
play-die-white = wit
play-die-pink = roz
