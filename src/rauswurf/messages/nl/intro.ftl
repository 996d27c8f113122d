### Each game on one screen, to be read before playing

intro-aim-title = Wat je wilt
intro-turn-title = Jouw beurt
intro-special-title = Wat bijzonder is
intro-setup-title = Klaarzetten
intro-pictures-title = Drie plaatjes (jij speelt geel)
intro-figures = { $least } tot { $most } spelers, vanaf { $age } jaar, ongeveer { $minutes } minuten.
intro-classic-aim = Breng al je pionnen één keer rond het parcours en naar huis, vóór de anderen.
intro-classic-turn = Gooi en zet een van je pionnen zoveel velden vooruit. Met een zes komt een pion uit je basis in het spel en mag je nog eens gooien. Kom je op een pion van een ander, dan gaat die terug naar zijn basis.
intro-nueby-aim = Breng al je pionnen rond het bord en naar huis, vóór de anderen.
intro-nueby-turn = Heb je geen pion in het spel, zet dan eerst een wachtende in. Gooi daarna. Met 1 tot 5 zet je een van je pionnen. Een zes zet een wachtende pion in of gooit iemand eruit, en na de eerste zes gooi je nog eens.
intro-kurzer-einsatz-turn = Gooi en zet een van je pionnen zoveel velden vooruit. Al je pionnen zijn vanaf het begin in het spel, en een zes is een getal als elk ander.
intro-nichtlustig-aim = Win kaarten met je dobbelstenen, maak er punten van en houd de Dood op afstand.
intro-nichtlustig-turn = Gooi de zeven dobbelstenen hoogstens drie keer en leg opzij wat je wilt. Het roze getal maakt van kaarten punten. Daarna pak je de kaarten die je stenen tonen. Pak je er geen, dan krijg je een doodskaart.
intro-scene-capture = Je gooide een { $die }. Van { $origin } kom je precies op { $target } en sla je de pion daar.
intro-scene-clear-start = Je hebt nog pionnen in je basis, dus de pion op je startveld ({ $origin }) moet eerst verder.
intro-scene-goal-count = Thuisvelden tellen één voor één: van { $origin } brengt een { $die } je op { $target }. Met een te hoog getal beweegt deze pion niet.
intro-scene-throw = Van { $origin } kom je op { $target } en gooi je de pion daar eruit. Die wacht nu op { $waits } en komt van daar weer in het spel.
intro-scene-backward-throw = Het veld ertussen is bezet, dus met een { $die } mag je achteruit eruit gooien, van { $origin } naar { $target }.
intro-scene-second-level = Van { $origin } kom je met een { $die } over je eigen pijl op de binnenste ring, op { $target }.
intro-scene-blockade = Een steen op { $target } blokkeert iedereen. Alleen precies een { $die } van { $origin } raakt hem en stuurt hem terug naar zijn baan.
intro-scene-hunt = Op het zijpad ({ $origin }) kan niemand je eruit gooien. Van hier mag je jagen: noem een getal en gooi vier dobbelstenen.
intro-scene-either-way = Met een { $die } mag je van { $origin } vooruit of achteruit naar { $target }.
intro-scene-arrow = Inzetvelden hebben pijlen: van { $origin } mag je achteruit op { $target }, maar nooit erlangs.
intro-scene-shortcut = Je bent op pijlveld { $origin } blijven staan. Met een { $die } mag je nu over de grijze velden naar { $target }.
intro-scene-short-throw = Van { $origin } gooi je de pion op { $target } eruit. Die gaat alleen terug naar inzetveld { $entry }.
intro-scene-grey = Op grijze velden gaat niemand eruit, dus van { $origin } kun je niet naar { $target }.
intro-scene-take = Je twee witte dobbelstenen tonen hetzelfde getal: je wint de lemming met dat getal.
intro-scene-scoring = Voordat iemand kaarten pakt, maakt het roze getal punten van alle kaarten met die waarde.
intro-scene-death = Je won niets, dus komt de Dood: die bedekt een lemming met punten, en die punten ben je kwijt.
intro-setup-classic = { $opening ->
    [one-on-start] Eén van je pionnen staat op je startveld, drie wachten in je basis (B). De thuisvelden heten a tot d.
   *[all-in-base] Je vier pionnen wachten in je basis (B). De thuisvelden heten a tot d.
}
intro-setup-waiting = Je pionnen wachten op je wachtvelden (W0, W1, …, één per kleur). De thuisvelden heten a tot d.
intro-setup-first-fields = Je pionnen beginnen op de grijze velden meteen na je inzetveld. De thuisvelden heten a tot d.
intro-setup-three-pieces = Met { $from } of meer spelers heeft iedereen drie pionnen. De vierde staat vanaf het begin op het laatste thuisveld, d.
intro-setup-stone = Je steen begint op L0 van zijn baan, met twee spelers op L1. F is het vrije veld waarvandaan je hem mag zetten.
intro-setup-side = Velden van zijpaden heten bijvoorbeeld s2.4: het vierde veld van het pad in stuk 2.
intro-setup-grey = Grijze velden heten bijvoorbeeld g2.1: het eerste veld van de kortere weg in stuk 2.
intro-setup-inner = Velden van de binnenste ring beginnen met i (i0 tot i35); de wachtvelden daar zijn w0 tot w5.
intro-setup-cards = Alle doelkaarten liggen open op tafel, met daarnaast de doodskaarten en de zes speciale kaarten.
