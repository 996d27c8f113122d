### Each game on one screen, to be read before playing

intro-aim-title = Was du willst
intro-turn-title = Dein Spielzug
intro-special-title = Was besonders ist
intro-setup-title = Aufbau
intro-pictures-title = Drei Bilder (du spielst Gelb)
intro-figures = { $least } bis { $most } Spieler, ab { $age } Jahren, etwa { $minutes } Minuten.
intro-classic-aim = Bring alle deine Figuren vor den anderen einmal um die Laufbahn und in dein Ziel.
intro-classic-turn = Würfle und zieh mit einer deiner Figuren so viele Felder. Eine Sechs bringt eine Figur von den B-Feldern ins Spiel und gibt dir noch einen Wurf. Triffst du eine fremde Figur, muss sie zurück.
intro-nueby-aim = Bring alle deine Figuren vor den anderen um den Spielplan und in dein Ziel.
intro-nueby-turn = Hast du keine Figur im Spiel, setz zuerst eine wartende ein. Dann würfle. Mit 1 bis 5 ziehst du eine deiner Figuren. Eine Sechs setzt eine wartende Figur ein oder wirft raus, und die erste Sechs gibt dir noch einen Wurf.
intro-kurzer-einsatz-turn = Würfle und zieh mit einer deiner Figuren so viele Felder. Alle deine Figuren sind von Anfang an im Spiel, und eine Sechs ist eine Zahl wie jede andere.
intro-nichtlustig-aim = Erwürfle Karten, mach Punkte daraus und halte den Tod von ihnen fern.
intro-nichtlustig-turn = Würfle bis zu dreimal mit den sieben Würfeln und leg beiseite, was du magst. Die rosa Zahl wertet Karten. Dann nimmst du die Karten, die deine Würfel zeigen. Nimmst du keine, bekommst du eine Todeskarte.
intro-scene-capture = Du hast eine { $die } gewürfelt. Von { $origin } triffst du genau { $target } und schlägst die Figur dort.
intro-scene-clear-start = Du hast noch Figuren auf B, also muss zuerst die Figur auf deinem Startfeld ({ $origin }) weiter.
intro-scene-goal-count = Zielfelder zählen einzeln: Von { $origin } führt eine { $die } auf { $target }. Eine zu hohe Zahl bewegt diese Figur nicht.
intro-scene-throw = Von { $origin } triffst du { $target } und wirfst die Figur dort raus. Sie wartet jetzt auf { $waits } und kommt von dort wieder ins Spiel.
intro-scene-backward-throw = Das Feld dazwischen ist besetzt, also darfst du mit einer { $die } rückwärts rauswerfen, von { $origin } nach { $target }.
intro-scene-second-level = Von { $origin } kommst du mit einer { $die } über deinen Pfeil auf den inneren Ring, nach { $target }.
intro-scene-blockade = Ein Stein auf { $target } sperrt allen den Weg. Nur genau eine { $die } von { $origin } trifft ihn und schickt ihn zurück in seine Spur.
intro-scene-hunt = Auf dem Nebenweg ({ $origin }) kann dich niemand rauswerfen. Von hier darfst du jagen: Nenn eine Zahl und wirf vier Würfel.
intro-scene-either-way = Mit einer { $die } darfst du von { $origin } vorwärts oder rückwärts nach { $target }.
intro-scene-arrow = Einsatzfelder tragen Pfeile: Von { $origin } darfst du rückwärts auf { $target }, aber nie darüber hinaus.
intro-scene-shortcut = Du bist auf dem Pfeilfeld { $origin } stehen geblieben. Mit einer { $die } darfst du jetzt über die grauen Felder nach { $target } abkürzen.
intro-scene-short-throw = Von { $origin } wirfst du die Figur auf { $target } raus. Sie muss nur zurück auf das Einsatzfeld { $entry }.
intro-scene-grey = Auf grauen Feldern fliegt niemand raus, also kommst du von { $origin } nicht auf { $target }.
intro-scene-take = Deine zwei weißen Würfel zeigen dieselbe Zahl: Du gewinnst den Lemming mit dieser Zahl.
intro-scene-scoring = Bevor jemand Karten nimmt, macht die rosa Zahl aus allen ungewerteten Karten dieses Werts Punkte.
intro-scene-death = Du hast nichts gewonnen, also kommt der Tod: Er deckt einen gewerteten Lemming zu, und dessen Punkte sind weg.
intro-setup-classic = { $opening ->
    [one-on-start] Eine deiner Figuren steht auf deinem Startfeld, drei warten auf B. Die Zielfelder heißen a bis d.
   *[all-in-base] Deine vier Figuren warten auf B. Die Zielfelder heißen a bis d.
}
intro-setup-waiting = Deine Figuren warten auf deinen Startfeldern außen (W0, W1, …, je Farbe eines). Die Zielfelder heißen a bis d.
intro-setup-first-fields = Deine Figuren beginnen auf den grauen Feldern gleich nach deinem Einsatzfeld. Die Zielfelder heißen a bis d.
intro-setup-three-pieces = Ab { $from } Spielern hat jeder drei Figuren. Die vierte steht von Anfang an auf dem letzten Zielfeld, d.
intro-setup-stone = Dein Stein beginnt auf L0 seiner Spur, zu zweit auf L1. F ist das freie Feld, von dem du ihn setzen darfst.
intro-setup-side = Felder der Nebenwege heißen etwa s2.4: das vierte Feld des Wegs im Abschnitt 2.
intro-setup-grey = Graue Felder der Abkürzungen heißen etwa g2.1: das erste Feld der Abkürzung im Abschnitt 2.
intro-setup-inner = Felder des inneren Rings beginnen mit i (i0 bis i35); seine Startfelder sind w0 bis w5.
intro-setup-cards = Alle Zielkarten liegen offen auf dem Tisch, daneben die Todeskarten und die sechs Sonderkarten.
