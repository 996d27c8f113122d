### What is wrong with a position that somebody typed as one line: parts of a line.

## The form.

position-no-colour = er ontbreekt een kleur: schrijf yellow B B 0 a / green ...
position-twice = { $colour } staat er twee keer
position-missing = { $colour } ontbreekt
position-no-such-colour = er speelt geen kleur { $colour } mee; er zijn { $known }
position-no-field = het bord heeft geen veld { $field }
position-no-fact = er is geen gegeven { $fact }; er zijn { $known }
position-fact-twice = { $fact } staat er twee keer
position-number = { $fact } { $said }: dat moet een getal van { $least } tot en met { $most } zijn
position-one-number = { $fact } { $said }: dat moet { $number } zijn, of wegblijven
position-alone = { $fact } { $said }: dat staat alleen
position-pairs = { $fact } { $said }: noem een kleur die meespeelt, dan haar velden
position-no-pairs = { $fact }: noem een kleur die meespeelt, dan haar velden
position-turn = turn { $said }: aan de beurt kan zijn { $known }

## Pieces of race games.

position-pieces = { $count ->
    [one] { $colour } heeft één pion in plaats van { $wanted }
   *[other] { $colour } heeft { $count } pionnen in plaats van { $wanted }
}
position-fourth-piece = met { $players } spelers staat de vierde pion van { $colour } vanaf het begin op { $field }
position-on-lane = { $colours }: op { $field } staat alleen een steen, geen pion
position-together = { $colours } staan samen op { $field }
position-crowded = { $colour } heeft { $count } pionnen op { $field }; er is plaats voor één
position-large-barrier = { $colour } heeft { $count } pionnen op { $field }; een barrière heeft er twee
position-start-barrier = { $colour } heeft een barrière op het eigen startveld, en die kan daar niet ontstaan

## Whose turn it is, and who is home.

position-turn-home = { $colour } is thuis en niet meer aan de beurt
position-home = home { $said }: thuis is { $known }
position-nobody-home = home { $said }: niemand is thuis
position-many-home = { $count } spelers zijn thuis; met { $enough } was het spel afgelopen
position-over = { $fact }: het spel is afgelopen
position-contest = { $fact }: er wordt nog gegooid om wie begint
position-contest-form = contest { $said }: noem elke kleur één keer en wat die gooide, of -
position-contest-done = contest: iemand moet nog gooien, zoals in yellow 5 green -
position-no-contest = contest: de eerste plek begint, daar wordt niet om gegooid
position-contest-moved = contest: er zijn al pionnen verzet
position-contest-next = contest: { $colour } is de volgende die gooit
position-rolls = rolls { $rolls }: er kunnen er niet meer dan { $most } over zijn
position-die-lost = die { $die }: { $colour } kan er niets mee, de worp vervalt

## Hunts and stones.

position-hunt-form = hunt: noem het getal, de dobbelstenen die nog komen en de treffers, zoals in hunt 5 dice 2 hits 1
position-no-hunter = hunt: niemand op een zijpad kon jagen
position-focus = focus { $colour } { $field }: daar staat geen pion in het spel van die kleur
position-one-stone = stone { $colour }: elke kleur heeft maar één steen
position-stone-begin = stone { $colour } { $field }: met zijn tweeën beginnen stenen op { $first }
position-stone-place = stone { $colour } { $field }: een steen staat op zijn baan of op het parcours
position-stone-taken = stone { $colour } { $field }: het veld is bezet
position-pushed = pushed: de steen staat waar hij begint

## Cards of NICHTLUSTIG.

position-no-seat = niemand heet { $colour }; er zijn { $known }
position-no-card = er is geen kaart { $card }; schrijf lemming 5 scored, yeti 2, duck
position-card-twice = { $colour } heeft { $card } twee keer
position-card-places = { $card } ligt op twee plaatsen: bij { $colour } en bij { $other }
position-not-scored = { $card } is geen doelkaart en kan niet gescoord zijn
position-not-death = { $card } ligt onder { $death }, en dat is geen doodskaart
position-not-covered = { $card } kan niet afgedekt zijn
position-misses-turn = { $colour } heeft { $card } en slaat een beurt over: de volgende is aan de beurt, en de kaart ligt op tafel

## Dice of NICHTLUSTIG.

position-no-die = er is geen dobbelsteen { $said }; dobbelstenen heten b3, w5, p-, ufo
position-dice-count = { $dice ->
    [black] zwarte dobbelstenen: { $count } in plaats van { $wanted }
    [red] rode dobbelstenen: { $count } in plaats van { $wanted }
    [white] witte dobbelstenen: { $count } in plaats van { $wanted }
   *[pink] roze dobbelstenen: { $count } in plaats van { $wanted }
}
position-die-twice = { $dice ->
    [black] een zwarte dobbelsteen staat er twee keer
    [red] een rode dobbelsteen staat er twee keer
    [white] een witte dobbelsteen staat er twee keer
   *[pink] de roze dobbelsteen staat er twee keer
}
position-say-dice = zeg wat de dobbelstenen tonen: dice b3 ufo r1 r2 w5 w5 p4
position-kept-form = kept { $said }: dobbelstenen heten b3, w5, ufo of b3:ufo
position-kept = kept { $said }: dat tonen de dobbelstenen niet, of er zijn er twee gelijk: zeg dan b3:duck of b3:ufo
position-kept-alone = kept: zeg ook wat de dobbelstenen tonen
position-kept-shown = kept: dobbelstenen die apart liggen tonen iets, en nooit liggen ze allemaal apart
position-rolled-form = { $fact } { $said }: noem een plek en wat die gooide: 1 tot en met 5, symbol of -
position-rolls-before = rolls { $rolls }: vóór deze worp kunnen er 1 tot { $most } over zijn
position-rolls-after = rolls { $rolls }: na deze worp kunnen er niet meer dan { $most } over zijn
position-turn-over = rolls 0: er valt niets meer te beslissen, de beurt is voorbij

## The beginning and the end of NICHTLUSTIG.

position-contest-cards = contest: vóór de eerste beurt heeft niemand een kaart
position-contest-one-die = contest: elke plek gooit één dobbelsteen, zoals in yellow 5 green -
position-contest-two = contest: er moeten er minstens twee meedoen
position-ended = { $fact }: het spel is afgelopen, er liggen nog maar { $count } doelkaarten op tafel
position-not-ended = professors: het spel is niet afgelopen, er liggen { $count } doelkaarten op tafel
position-professors = professors: zoveel dobbelstenen worden er gegooid: { $known }
position-no-professors = professors: er worden geen dobbelstenen gegooid
position-professors-order = professors: er wordt gegooid in de volgorde van de plekken

## What is to be decided in NICHTLUSTIG.

position-now = now { $said }: dat kan duck, fourth, take, death of cover death 3 zijn
position-now-rolls = { $wanted ->
    [one] { $now }: dan is er één worp over, niet { $rolls }
   *[other] { $now }: dan zijn er { $wanted } worpen over, niet { $rolls }
}
position-now-dice = { $now }: alle dobbelstenen moeten er liggen
position-now-duck = now duck: { $colour } kan de eend niet gebruiken
position-now-fourth = now fourth: wie de eend gebruikte, had drie worpen en heeft hem teruggelegd
position-now-take = now take: deze dobbelstenen leveren geen doelkaart op
position-now-death = now death: { $colour } heeft alle doodskaarten al
position-now-cover = now cover: { $death } moet open liggen bij { $colour }
position-nothing-to-cover = now cover: { $colour } heeft geen kaart die afgedekt kan worden
position-scored = { $now }: de roze dobbelsteen heeft { $card } bij { $colour } gescoord
position-no-death-due = { $now }: deze dobbelstenen leveren een doelkaart op, en er is geen virus
