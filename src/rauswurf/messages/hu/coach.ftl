# The coach: chances, luck and mistakes.

coach-no-evaluator = Ezen a táblán senki sem tudja megítélni a(z) { $game } állásait. Az edző a Rauswurffal érkező táblákat ismeri.

coach-title = { $game }: hogy ment?
coach-unfinished = Ez a játék nem fejeződött be. Az eredmény a végén fennálló esélyeket mutatja.
coach-taken-back = Amit visszavontak, az nem számít.
coach-stage = Verseny a(z) { $place }. helyért
coach-start = Kezdet
coach-luck = Szerencse
coach-errors = Hibák
coach-estimate = Becslés
coach-result = Eredmény
coach-fair = Szerencse nélkül
coach-class = Osztály
coach-unit = Minden szám 100 játékra vonatkozik. A kezdet, a szerencse, a hibák és a becslés együtt adják az eredményt. A becslés az, amiben maga az edző tévedett. A szerencse és a hibák mindenkiéi: amit az egyik odaad, azt a többiek nyerik.
coach-fair-said = A „Szerencse nélkül” az eredmény a szerencse levonásával, a pontosságával együtt. Az igazi eredmény megmarad.
coach-class-said = Az osztály azt mutatja, milyen jók voltak a döntések. Egy játék keveset árul el: ahol két osztály áll, az igazi bármelyik lehet, vagy egy a kettő között.
coach-luck-even = A szerencse és a balszerencse kiegyenlítette egymást: { $who }.
coach-luck-good =
    { $who }: szerencsés volt. Ennyit ért: { $size ->
        [twentieth] húsz játékból egy
        [tenth] egy játék tizede
        [quarter] egy játék negyede
        [third] egy játék harmada
        [half] fél játék
       *[whole] egy egész játék
    }.
coach-luck-bad =
    { $who }: balszerencsés volt. Ennyibe került: { $size ->
        [twentieth] húsz játékból egy
        [tenth] egy játék tizede
        [quarter] egy játék negyede
        [third] egy játék harmada
        [half] fél játék
       *[whole] egy egész játék
    }.
coach-mistakes-none = { $who }: egyetlen hiba sem.
coach-mistakes = { $count ->
    [one] { $who }: { $count } hiba.
   *[other] { $who }: { $count } hiba.
}
coach-lost = { $who } a döntéseivel 100 játékból összesen { $points } játékot veszített.
coach-lost-rolls = { $count ->
    [one] Ez nagyjából annyi, mint egy szerencsétlen dobás.
   *[other] Ez nagyjából annyi, mint { $count } szerencsétlen dobás.
}
coach-turning = Fordulópontok
coach-step = { $step }. lépés: { $told }
coach-roll-good = { $who } ezzel a dobással 100 játékból { $points } játékot nyert.
coach-roll-bad = { $who } ezzel a dobással 100 játékból { $points } játékot veszített.
coach-choice-cost = { $who } ezzel a döntéssel 100 játékból { $points } játékot veszített.
coach-changes = Esélyek: { $chances }.
coach-instead = { $who }: mit lehetett tenni, és így 100 játékból mennyi a nyert:
coach-dice-of = Kinek a kockái kinek mit hoztak
coach-errors-of = Kinek a hibái kinek mit hoztak
coach-evaluator = Az esélyek forrása: { $evaluator }. Általában 100 játékból kevesebb mint { $points } játékkal tévednek.
coach-page-written = Az oldal itt van: { $file }.
coach-closer = Közelebbről nézve
coach-closer-said = Ezeket a pillanatokat sokszor továbbjátszottuk, és a szerencsét levontuk. A ± utáni szám a standard hiba: három esetből kettőben az igazság nincs messzebb.
coach-closer-wins = Győzelem 100-ból
coach-closer-games = Játszma
coach-closer-progress = { $look }. pillantás: { $games } játszma, ± { $error }
coach-curve = Az esélyek a játék során
coach-class-beginner = kezdő
coach-class-learner = tanuló
coach-class-casual = alkalmi
coach-class-skilled = gyakorlott
coach-class-expert = szakértő
coach-class-master = mester
coach-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
