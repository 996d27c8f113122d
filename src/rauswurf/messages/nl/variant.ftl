### House rules that players may choose before a game.

variant-opening = Begint elke kleur met één pion op het startveld, of met alle vier in de basis?
variant-opening-title = Opstelling
variant-first = Begint plek 1 (laat de jongste daar zitten), of wie het hoogst gooit?
variant-first-title = Wie begint
variant-three-rolls = Wie alleen iets aan een zes heeft, gooit tot drie keer.
variant-three-rolls-title = Drie worpen
variant-goal-jump = Op de thuisvelden mag je over pionnen heen springen.
variant-goal-jump-title = Springen op de thuisvelden
variant-play-on = Is de eerste thuis, dan spelen de anderen door om de plaatsen.
variant-play-on-title = Doorspelen om de plaatsen
variant-forced-capture = Wie kan slaan, moet slaan: wie het nalaat, is de pion kwijt, of je kunt alleen slaan.
variant-forced-capture-title = Slagplicht
variant-backward-capture = Een pion op het parcours mag achteruit als hij daarmee slaat.
variant-backward-capture-title = Achteruit slaan
variant-barriers = Twee eigen pionnen mogen samen op één veld van het parcours staan en sluiten dan de weg af voor iedereen.
variant-barriers-title = Barrières
variant-colours = Alleen eigen kleuren; met zijn tweeën elk twee kleuren; of met zijn drieën en een kleur die iedereen mag verzetten.
variant-colours-title = Kleuren
variant-extra-hits = Zijn er geen pionnen zonder focus meer: draaien verdere treffers er dan een terug, of tellen ze niet?
variant-extra-hits-title = Extra treffers
variant-skip-card = Welke kaart kost een beurt? De andere laat je maar twee worpen. In het regelboekje is het NF-700; op de gedrukte kaarten de ufo.
variant-skip-card-title = Kaart die een beurt kost
