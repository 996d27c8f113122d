### Auslegungen: was wir entschieden haben, wo die gedruckten Regeln etwas offenlassen. Jede gehört zur Regel gleichen
### Namens in clause.ftl und steht darunter.

## Mensch ärgere Dich nicht, Never Mind! und Don't Worry!

ruling-classic-capture = Ist ein Zug, der schlägt, der einzige erlaubte, musst du ihn machen.
ruling-classic-six-rolls-again = Auch eine Sechs, mit der nichts anzufangen war, gibt noch einen Wurf.
ruling-classic-three-rolls = Mit einer Sechs sind die drei Würfe vorbei; eine Sechs, mit der niemand ins Spiel kommt, ist einer der drei, und der Rest bleibt.
ruling-classic-highest-roll = Bei Gleichstand wird noch einmal gewürfelt, aber nur von denen, die gleichauf liegen.
ruling-classic-forced-capture = { $forced-capture ->
    [huff] Der Schlagzwang geht vor: vor dem Einsetzen mit einer Sechs und vor dem Freimachen des Startfelds. Jeder Schlag genügt. Sonst muss die vorderste Figur zurück, die hätte schlagen können, auch wenn sie dann schon im Ziel steht (nie eine auf B; sind eine eigene und eine neutrale gleich weit, die eigene). Passen hilft nicht. Ein weiterer Wurf bleibt dir.
   *[strict] Der Schlagzwang geht vor: vor dem Einsetzen mit einer Sechs und vor dem Freimachen des Startfelds.
}
ruling-classic-backward-capture = Vom eigenen Startfeld und aus dem Ziel geht es nie zurück. Geht sonst nichts, darfst du stattdessen passen, außer bei Schlagzwang.
ruling-classic-barriers = Im Ziel gibt es keine Barrieren, und das eigene Startfeld wird geräumt, bevor jemand einsetzt. Auch rückwärts wird nicht über Barrieren geschlagen.
ruling-classic-two-colours = Reihum geht es nach Farben; deine beiden Farben können sich gegenseitig schlagen; eine Farbe, die im Ziel ist, wird übergangen; fertig ist, wer beide Farben im Ziel hat.
ruling-classic-neutral = Pflichten gelten für jede Farbe einzeln, der Schlagzwang für beide zusammen; drei Würfe gibt es nur, wenn beide Farben die Bedingung erfüllen; wer im Ziel ist, zieht mit neutralen Figuren weiter. Bringt jemand die letzte neutrale Figur heim, ohne selbst im Ziel zu sein, oder kommt sie vor allen anderen an, gewinnt, wer zuerst im Ziel ist. Die weiteren Plätze folgen der Ankunft.

## Die sechs Nüby-Spiele

ruling-nueby-turns = Zu zweit spielen Gelb und Schwarz, zu dritt Gelb, Rot und Blau, zu viert Gelb, Grün, Schwarz und Blau, zu fünft alle außer Weiß.
ruling-nueby-turns-four = Zu zweit spielen Gelb und Rot, zu dritt Gelb, Grün und Rot.
ruling-nueby-free-entry = Es zählt als erste Sechs des Spielzugs.
ruling-nueby-throw = Es zählt, wo die Figur steht, nicht, woran sie vorbeigekommen ist; gelaufene Runden merkt sich niemand.
ruling-nueby-must-move = Rückwärts werfen ist nie Pflicht.
ruling-nueby-goal-no-jump = Mit jeder Zahl; dass du stattdessen ins Ziel könntest, ist kein Grund zu passen.
ruling-nueby-backward-throw = Nie aus einem Ziel heraus.
ruling-nueby-highest-roll = Die Anleitung sagt nicht, wer anfängt. Bei Gleichstand wird noch einmal gewürfelt, aber nur von denen, die gleichauf liegen.
ruling-nueby-finish = Die Anleitung nennt kein Spielziel.
ruling-nueby-second-level = Sie darf auch außen noch eine Runde drehen. Das ist nicht am Ziel vorbei; bleibt nur dieser Zug, musst du ihn machen. Ab vier Plätzen wird mit je drei Figuren gespielt.
ruling-nueby-one-pushes = Geschoben wird vor dem Zug. Kann keine Figur ziehen, darfst du auch nur schieben.
ruling-nueby-place = Du darfst den Stein auch so setzen, dass er deinen eigenen Figuren oder deinem Einsatzfeld im Weg steht. Womit du ziehen musst, entscheidet sich erst danach.
ruling-nueby-blockade = An einem Stein kommt niemand vorbei, auch nicht die eigene Farbe. Sind alle Einsatzfelder versperrt, tritt ein einfacher Wurf an die Stelle des freien Einsetzens; kann eine ganze Runde lang niemand einsetzen oder ziehen, gehen die Steine auf Einsatzfeldern zurück in ihre Bahnen.
ruling-nueby-hunt = { $extra-hits ->
    [turn-back] Haben dort alle deine Figuren Fokus, dreht ein weiterer Treffer eine davon wieder zurück.
   *[ignored] Haben dort alle deine Figuren Fokus, verfallen weitere Treffer.
}
ruling-nueby-either-way = Figuren im Ziel ziehen nie zurück; Züge rückwärts sind Pflicht wie alle anderen.
ruling-nueby-shortcut = Von der Laufbahn aus wird nie rückwärts auf graue Felder geworfen.
ruling-nueby-short-throw = Geschoben wird entlang der Laufbahn, nie in ein Ziel. Ein Rauswurf zählt auch dann als Zug, wenn danach alle Figuren wieder stehen wie zuvor.

## NICHTLUSTIG

ruling-nichtlustig-first = Bei Gleichstand wird noch einmal gewürfelt, aber nur von denen, die gleichauf liegen.
ruling-nichtlustig-rolls = Wer alle Würfel beiseitelegt, hört auf. Würfel unterscheiden sich durch ihre Symbole: Welchen von zwei gleichen du behältst, zählt für das, was der andere noch bringen kann.
ruling-nichtlustig-scoring = Wer aussetzt, löst keine Wertung aus.
ruling-nichtlustig-take = Alle Karten eines Spielzugs werden zusammen genannt.
ruling-nichtlustig-dinosaurs = Jeder Dinosaurier, für den die Summe reicht, steht zur Wahl, nicht nur der höchste.
ruling-nichtlustig-death = In einem Spielzug wird höchstens eine Todeskarte genommen.
ruling-nichtlustig-own-death = Der Pudel ist hier eine Todeskarte wie die anderen. Unter denen auf dem Tisch darfst du wählen. Wer alle sechs hat, nimmt keine.
ruling-nichtlustig-cover = Unter mehreren Lemmingen wählst du. Jede Karte lässt sich nur einmal verdecken.
ruling-nichtlustig-open-death = Das gilt auch, wenn alle gewerteten Karten schon verdeckt sind. Was offen liegt, bleibt offen, was auch immer später gewertet wird.
ruling-nichtlustig-specials = Sie kommen zuletzt, nach der Todeskarte und nachdem eingesetzte Karten zurückgelegt sind; so lässt sich eine gleich wieder gewinnen.
ruling-nichtlustig-duck = Davor dürfen Würfel beiseitegelegt werden, aber mindestens einer wird geworfen. Wer vor dem dritten Wurf aufgehört hat, kann sie nicht einsetzen.
ruling-nichtlustig-time-machine = Sie wirkt nur für einen Dinosaurier, der ohne sie nicht zu haben ist. Wer sonst nichts nehmen kann, darf sie behalten, nichts nehmen und es mit dem Tod aufnehmen.
ruling-nichtlustig-clown = Gibt es keine Todeskarte zu nehmen, bleibt der Clown.
ruling-nichtlustig-virus = Auch ohne Zielkarte bleibt es bei einer Todeskarte, und ein Clown wendet sie ab. Der Killervirus geht in jedem Fall zurück.
ruling-nichtlustig-points = Ein verdeckter Yeti leistet keinem anderen Gesellschaft.
ruling-nichtlustig-professors-roll = In der Reihenfolge der Plätze; verdeckte Professoren bringen keinen Würfel.
ruling-nichtlustig-winner = So entscheiden sich alle Plätze; wer dann noch gleichauf liegt, teilt sich den Platz.
