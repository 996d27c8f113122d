### Die Spiele. Ihre Namen bleiben in allen Sprachen, wie sie sind.
### „-about“: ein Satz, der Neulingen sagt, was das Besondere ist.

game-madn = Mensch ärgere Dich nicht
game-madn-about = Einmal ums Kreuz und ab nach Hause, wären da nicht die anderen.
game-never-mind = Never Mind!
game-never-mind-about = Dasselbe Rennen, wie es die meisten Familien spielen: Alle Figuren warten auf den B-Feldern, und für die Sechs gibt es bis zu drei Würfe.
game-dont-worry = Don't Worry!
game-dont-worry-about = Das Rennen ums Kreuz in der internationalen Ausgabe, für zwei bis vier.
game-zweite-ebene = Entscheidung auf zweiter Ebene
game-zweite-ebene-about = Zwei Ringe, einer im anderen: Nur vom inneren geht es nach Hause.
game-einser-blocker = Einser Blocker
game-einser-blocker-about = Jede Farbe hat einen Stein, den die 1 befreit, und an dem kommt niemand vorbei.
game-jaeger = Jäger
game-jaeger-about = Gejagt wird von sicheren Nebenwegen aus, und wer nicht gejagt hat, darf nicht nach Hause.
game-werfer = Werfer
game-werfer-about = Vorwärts oder rückwärts, ganz wie du willst: Jeder Zug hat zwei Richtungen, und jede Gefahr auch.
game-abkuerzungen = Abkürzungen
game-abkuerzungen-about = Wer an der richtigen Stelle stehen bleibt, darf abkürzen.
game-kurzer-einsatz = Kurzer Einsatz
game-kurzer-einsatz-about = Hier wartet niemand: Alle Figuren sind immer im Spiel, und wer rausfliegt, muss nur ein Stück zurück.
game-nichtlustig = NICHTLUSTIG
game-nichtlustig-about = Mit sieben Würfeln gewinnst du Yetis, Lemminge und Dinosaurier, und wer leer ausgeht, bekommt Besuch vom Tod.
