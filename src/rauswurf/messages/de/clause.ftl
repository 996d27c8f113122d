### Die Regeln, je ein Absatz, in unseren eigenen Worten: nie ein Satz aus einer gedruckten Anleitung.
### Namen von Regeln und Varianten (play-on, huff, strict, skip-card ...) bleiben, wie sie sind.
### „-title“: wenige Wörter, als Überschrift und für Listen.

## Mensch ärgere Dich nicht, Never Mind! und Don't Worry!: bis zu vier Farben laufen ums Kreuz

clause-classic-turns = Alle sind reihum dran, im Uhrzeigersinn.
clause-classic-turns-title = Reihum
clause-classic-roll-move = { $barriers ->
    [on] Du würfelst und ziehst mit einer deiner Figuren genau so viele Felder vorwärts. Besetzte Felder zählen mit. Auf der Laufbahn darfst du jede Figur überspringen, aber keine Barriere.
   *[off] Du würfelst und ziehst mit einer deiner Figuren genau so viele Felder vorwärts. Besetzte Felder zählen mit, und auf der Laufbahn darfst du jede Figur überspringen.
}
clause-classic-roll-move-title = Würfeln und ziehen
clause-classic-must-move = Wer ziehen kann, muss ziehen. Geht nichts, verfällt der Wurf.
clause-classic-must-move-title = Zugpflicht
clause-classic-one-per-field = { $barriers ->
    [on] Im Ziel und auf deinem Startfeld ist nur Platz für eine deiner Figuren. Auf der übrigen Laufbahn dürfen zwei zusammen auf einem Feld stehen.
   *[off] Kein Zug endet auf einem Feld, auf dem schon eine eigene Figur steht.
}
clause-classic-one-per-field-title = Eine Figur pro Feld
clause-classic-capture = { $forced-capture ->
    [off] Endet dein Zug genau auf einer fremden Figur, schlägst du sie: Sie fliegt raus und wartet wieder auf ihren B-Feldern. Solange du auch anders ziehen kannst, musst du nicht schlagen.
   *[other] Endet dein Zug genau auf einer fremden Figur, schlägst du sie: Sie fliegt raus und wartet wieder auf ihren B-Feldern.
}
clause-classic-capture-title = Rauswerfen
clause-classic-six-enters = Nur mit einer Sechs kommt eine Figur von den B-Feldern ins Spiel, und zwar auf ihr Startfeld. Wer eine Sechs hat und noch Figuren auf den B-Feldern, muss einsetzen; eine fremde Figur auf dem Startfeld wird dabei geschlagen.
clause-classic-six-enters-title = Mit der Sechs ins Spiel
clause-classic-six-start-occupied = Steht auf dem Startfeld eine eigene Figur, muss sie mit der Sechs weiterziehen. Kann sie das nicht, muss eine andere ziehen. Eingesetzt wird in beiden Fällen nichts.
clause-classic-six-start-occupied-title = Sechs bei besetztem Startfeld
clause-classic-clear-start = Solange Figuren auf den B-Feldern warten, hat eine eigene Figur auf dem Startfeld Vorrang: Mit jedem Wurf, der ihr passt, muss sie vor allen anderen ziehen.
clause-classic-clear-start-title = Startfeld räumen
clause-classic-six-rolls-again = Nach einer Sechs würfelst du noch einmal, so oft eine fällt. Nur die Sechs, die deine letzte Figur ins Ziel bringt, gibt keinen weiteren Wurf.
clause-classic-six-rolls-again-title = Sechs: noch einmal würfeln
clause-classic-three-rolls = Eine Farbe hat bis zu drei Würfe, wenn zu Beginn ihres Spielzugs keine ihrer Figuren auf der Laufbahn ist, mindestens eine auf den B-Feldern wartet und die im Ziel ganz aufgerückt sind.
clause-classic-three-rolls-title = Dreimal würfeln
clause-classic-goal-count = Im Ziel zählt jedes Feld einzeln, und nur eine Zahl, die passt, bringt eine Figur voran. Am eigenen Ziel läuft niemand vorbei, in ein fremdes niemand hinein.
clause-classic-goal-count-title = Zählen im Ziel
clause-classic-goal-no-jump = Im Ziel darfst du niemanden überspringen.
clause-classic-goal-no-jump-title = Kein Überspringen im Ziel
clause-classic-goal-jump = Im Ziel darfst du Figuren überspringen.
clause-classic-goal-jump-title = Überspringen im Ziel
clause-classic-finish = { $play-on ->
    [on] Wer zuerst alle Figuren im Ziel hat, gewinnt. Die anderen spielen die Plätze aus; wer übrig bleibt, wird Letzter.
   *[off] Wer zuerst alle Figuren im Ziel hat, gewinnt. Damit ist das Spiel aus, und alle anderen teilen sich den zweiten Platz.
}
clause-classic-finish-title = Spielende
clause-classic-highest-roll = Vor dem Spiel würfeln alle einmal; die höchste Zahl fängt an.
clause-classic-highest-roll-title = Die höchste Zahl fängt an
clause-classic-forced-capture = { $forced-capture ->
    [huff] Wer schlagen kann, muss schlagen; gibt es mehrere Möglichkeiten, wählst du. Übersiehst du es, muss die Figur, die hätte schlagen können, zurück nach B.
   *[strict] Wer schlagen kann, muss schlagen; gibt es mehrere Möglichkeiten, wählst du. Etwas anderes darfst du dann nicht ziehen.
}
clause-classic-forced-capture-title = Schlagzwang
clause-classic-backward-capture = Eine Figur auf der Laufbahn darf um die gewürfelte Zahl rückwärts ziehen, wenn sie damit schlägt, aber nie auf oder über ihr eigenes Startfeld.
clause-classic-backward-capture-title = Rückwärts schlagen
clause-classic-barriers = Zwei eigene Figuren auf einem Feld der Laufbahn bilden eine Barriere: Niemand darf darauf landen oder darüber hinweg, auch du selbst nicht, bis eine von beiden weiterzieht. Auf einem Startfeld versperrt sie das Einsetzen.
clause-classic-barriers-title = Barrieren
clause-classic-two-colours = Zu zweit führt jede Seite zwei Farben, die sich gegenüberliegen, jede Farbe für sich.
clause-classic-two-colours-title = Je zwei Farben
clause-classic-neutral = Zu dritt ist die vierte Farbe neutral: In deinem Spielzug ziehst du eine eigene oder eine neutrale Figur. Wer alle eigenen Figuren im Ziel hat, gewinnt erst, wenn auch die neutralen dort sind; haben das mehrere geschafft, gewinnt, wer die letzte neutrale heimbringt.
clause-classic-neutral-title = Die neutrale Farbe

## Die sechs Nüby-Spiele. Zieleingang: das Feld der Laufbahn, an dem ein Ziel abzweigt

clause-nueby-turns = Alle sind reihum dran, im Uhrzeigersinn.
clause-nueby-turns-title = Reihum
clause-nueby-roll-move = Du würfelst und ziehst mit einer deiner Figuren im Spiel genau so viele Felder im Uhrzeigersinn. Jedes Feld zählt, und auf der Laufbahn darfst du jede Figur überspringen.
clause-nueby-roll-move-either-way = Du würfelst und ziehst mit einer deiner Figuren im Spiel genau so viele Felder, vorwärts oder rückwärts. Jedes Feld zählt, und auf der Laufbahn darfst du jede Figur überspringen.
clause-nueby-roll-move-title = Würfeln und ziehen
clause-nueby-free-entry = Hast du zu Beginn deines Spielzugs keine Figur im Spiel und sind die im Ziel ganz aufgerückt, setzt du eine wartende Figur deiner Wahl auf ihr Einsatzfeld, wie mit einer Sechs, und würfelst dann einmal.
clause-nueby-free-entry-title = Freies Einsetzen
clause-nueby-throw = Wer auf einer gegnerischen Figur landet, wirft sie raus: Sie wartet dann bei der Farbe, in deren Abschnitt sie stand, und kommt von dort wieder ins Spiel.
clause-nueby-throw-title = Rauswerfen
clause-nueby-must-move = Wer ziehen kann, muss ziehen, auch wenn nur ein Rauswurf bleibt. Niemand muss am eigenen Ziel vorbei oder eine Sechs nutzen, und auf eine eigene Figur geht es nie. Passen darfst du genau dann, wenn dich nichts mehr verpflichtet.
clause-nueby-must-move-ordinary-six = Wer ziehen kann, muss ziehen, auch wenn nur ein Rauswurf bleibt. Niemand muss am eigenen Ziel vorbei, und auf eine eigene Figur geht es nie. Passen darfst du genau dann, wenn dich nichts mehr verpflichtet.
clause-nueby-must-move-title = Zugpflicht
clause-nueby-goal-no-jump = Im Ziel darfst du niemanden überspringen. Am eigenen Ziel darfst du vorbeilaufen und noch eine Runde drehen.
clause-nueby-goal-no-jump-title = Kein Überspringen im Ziel
clause-nueby-six = Eine Sechs setzt nur eine wartende Figur ein oder wirft eine gegnerische raus, und du darfst immer darauf verzichten. Nach der ersten Sechs eines Spielzugs würfelst du noch einmal, genutzt oder nicht; nach der zweiten ist er zu Ende.
clause-nueby-six-title = Die Sechs
clause-nueby-enter = Eine wartende Figur kommt auf das Einsatzfeld der Farbe, bei der sie wartet: nie auf eine eigene Figur, und eine gegnerische fliegt raus.
clause-nueby-enter-title = Einsetzen
clause-nueby-backward-throw = Eine Figur im Spiel darf eine gegnerische rauswerfen, die genau so weit hinter ihr steht, wie der Würfel zeigt, wenn alle Felder dazwischen besetzt sind. Wer dabei über die Felder zwischen eigenem Einsatzfeld und Zieleingang zurückgeht, darf gleich ins Ziel.
clause-nueby-backward-throw-title = Rückwärts werfen
clause-nueby-highest-roll = Vor dem Spiel würfeln alle einmal; die höchste Zahl fängt an.
clause-nueby-highest-roll-title = Die höchste Zahl fängt an
clause-nueby-finish = { $play-on ->
    [on] Wer zuerst alle Figuren im Ziel hat, gewinnt. Die anderen spielen die Plätze aus; wer übrig bleibt, wird Letzter.
   *[off] Wer zuerst alle Figuren im Ziel hat, gewinnt. Damit ist das Spiel aus, und alle anderen teilen sich den zweiten Platz.
}
clause-nueby-finish-title = Spielende
clause-nueby-second-level = Nach einer Runde außen darf eine Figur über den Pfeil ihrer Farbe in den inneren Ring weiterziehen, ohne anzuhalten; dort liegt ihr Ziel. Rausgeworfene Figuren warten auf ihrer Ebene; mit einer Sechs wählst du, ob innen, außen oder nichts eingesetzt wird. Rückwärts geworfen wird nur innerhalb einer Ebene.
clause-nueby-second-level-title = Die zweite Ebene
clause-nueby-one-pushes = Mit einer 1 darfst du deinen Stein ein Feld nach außen schieben, zusätzlich zum Zug einer Figur.
clause-nueby-one-pushes-title = Die 1 schiebt den Stein
clause-nueby-place = Steht dein Stein auf F, darfst du ihn auf jedes freie Feld der Laufbahn setzen, auch auf Einsatzfelder: gleich nach dem Schieben, in einem späteren Spielzug vor dem Würfeln oder dem freien Einsetzen, oder zwischen Wurf und Zug.
clause-nueby-place-title = Den Stein setzen
clause-nueby-blockade = Wer genau auf einem Stein landet, schickt ihn an den Anfang seiner Bahn zurück. Er ist kein Gegner: Keine Sechs und kein Rückwärtswurf räumt ihn weg oder kommt an ihm vorbei, und auf ihn wird nicht eingesetzt.
clause-nueby-blockade-title = Blockaden
clause-nueby-side-path = Jeder Nebenweg steht allen offen, aber nur in seiner Richtung. Dort fliegt niemand raus; landen kannst du nur auf freien Feldern. Von einem Nebenweg hinaus darf rückwärts geworfen werden, hinein nie.
clause-nueby-side-path-title = Nebenwege
clause-nueby-hunt = Steht eine deiner Figuren ohne Fokus auf einem Nebenweg, darfst du jagen, statt zu würfeln, auch statt des zweiten Wurfs nach einer ersten Sechs. Du nennst eine Zahl und wirfst vier Würfel. Fällt sie einmal, darfst du eine deiner Figuren auf einem Nebenweg umdrehen. Fällt sie öfter, musst du für jeden Treffer eine umdrehen. Figuren ohne Fokus kommen zuerst. Nach der Jagd endet dein Spielzug.
clause-nueby-hunt-title = Jagen
clause-nueby-focus-to-go-home = Nur Figuren mit Fokus (umgedrehte Figuren) dürfen ins Ziel; die anderen drehen noch eine Runde, müssen aber nie am Zieleingang vorbei. Wer rausfliegt, verliert den Fokus. Wer rückwärts über die Felder zwischen eigenem Einsatzfeld und Zieleingang wirft, bekommt ihn.
clause-nueby-focus-to-go-home-title = Ins Ziel nur mit Fokus
clause-nueby-side-path-pass = Geht sonst nichts, darfst du passen, statt einen Nebenweg ohne Fokus zu verlassen oder am letzten Nebenweg vor deinem Ziel vorbeizulaufen, weil das Feld dort besetzt ist.
clause-nueby-side-path-pass-title = Auf dem Nebenweg bleiben
clause-nueby-either-way = Eine Figur zieht vorwärts oder rückwärts, den ganzen Zug lang in eine Richtung, auch über freie Felder. Ins Ziel geht es nur vorwärts. Rückwärts am Zieleingang vorbei ist nicht am Ziel vorbei.
clause-nueby-either-way-title = Vorwärts oder rückwärts
clause-nueby-arrow = Die Einsatzfelder sind Pfeilfelder: Gegen den Pfeil kommt niemand darüber, aber von vorn darauf landen geht. Von einem Pfeilfeld zurück geht es nur, um mit einer 1 rauszuwerfen.
clause-nueby-arrow-title = Pfeilfelder
clause-nueby-before-goal = Die sechs Felder bis zum Zieleingang sind markiert: Können nur Figuren darauf ziehen, darfst du passen.
clause-nueby-before-goal-title = Vor dem Ziel
clause-nueby-shortcut = Eine Figur, die auf einem Pfeilfeld stehen geblieben ist, darf mit dem nächsten Zug über die zwei grauen Felder abkürzen. Du musst das nie: Bleibt nur die Abkürzung, darfst du passen. Auf grauen Feldern können dich nur Figuren rauswerfen, die denselben Weg genommen haben. Rückwärts geworfen wird von dort über das Pfeilfeld und weiter gegen die übliche Richtung.
clause-nueby-shortcut-title = Abkürzungen
clause-nueby-six-is-ordinary = Alle Figuren sind immer im Spiel. Eine Sechs wird gezogen wie jede andere Zahl und bringt keinen zweiten Wurf.
clause-nueby-six-is-ordinary-title = Die Sechs ist eine Zahl wie jede andere
clause-nueby-short-throw = Eine rausgeworfene Figur muss nur bis zu dem Einsatzfeld zurück, auf dem sie zuletzt stand oder über das sie zuletzt kam. Wer dort steht, wird ein Feld weitergeschoben, und so fort bis zu einem freien Feld, auch die Figur, die geworfen hat.
clause-nueby-short-throw-title = Kurze Rauswürfe
clause-nueby-grey = Auf grauen Feldern fliegt niemand raus; ein Zug auf ein besetztes graues Feld ist nicht erlaubt.
clause-nueby-grey-title = Graue Felder

## NICHTLUSTIG, ein Spiel mit Würfeln und Karten (siehe card.ftl)

clause-nichtlustig-first = Vor dem Spiel wirft jeder einen Würfel; die höchste Zahl fängt an, ein Symbol zählt 0.
clause-nichtlustig-first-title = Wer anfängt
clause-nichtlustig-turns = Alle sind reihum dran, im Uhrzeigersinn.
clause-nichtlustig-turns-title = Reihum
clause-nichtlustig-rolls = Dein Spielzug beginnt mit allen sieben Würfeln. Danach, und nach einem zweiten Wurf, darfst du aufhören oder beliebige Würfel endgültig beiseitelegen und die übrigen werfen. Nach dem dritten Wurf ist Schluss, nach dem zweiten, wenn dir eine Karte nur zwei lässt. Der rosa Würfel wird beiseitegelegt und geworfen wie alle anderen.
clause-nichtlustig-rolls-title = Würfeln
clause-nichtlustig-scoring = Nach dem letzten Wurf macht die rosa Zahl bei allen die ungewerteten Karten mit diesem Wert zu Punkten, und die sind sicher. Der Pudel wertet nichts. Genommen wird erst danach: Keine Karte wird in dem Spielzug gewertet, in dem sie gewonnen wurde.
clause-nichtlustig-scoring-title = Wertung
clause-nichtlustig-take = Nach der Wertung nimmst du Zielkarten, die deine Würfel zeigen: vom Tisch oder, solange sie ungewertet sind, von anderen. Geht überhaupt eine, musst du mindestens eine nehmen; welche, und ob noch weitere, entscheidest du. Eigene Karten zählen nicht.
clause-nichtlustig-take-title = Karten nehmen
clause-nichtlustig-pairs = Für Riebmann müssen beide schwarzen Würfel die Zahl der Karte zeigen, für Yeti beide roten, für Lemming beide weißen. Symbole ergeben kein Paar.
clause-nichtlustig-pairs-title = Paare
clause-nichtlustig-professors = Für Professoren müssen je ein schwarzer, roter und weißer Würfel die Zahl der Karte zeigen.
clause-nichtlustig-professors-title = Professoren
clause-nichtlustig-dinosaurs = Für einen Dinosaurier müssen die sechs schwarzen, roten und weißen Würfel zusammen mindestens seine Zahl ergeben; Symbole zählen 0. Er wird sofort gewertet. In einem Spielzug gibt es nur einen.
clause-nichtlustig-dinosaurs-title = Dinosaurier
clause-nichtlustig-each-die-once = Jeder Würfel zählt nur für eine Karte: bis zu drei Paare, oder bis zu zwei Professoren, oder ein Dinosaurier, der alle sechs braucht.
clause-nichtlustig-each-die-once-title = Jeder Würfel zählt einmal
clause-nichtlustig-death = Wer keine Zielkarte nimmt, nimmt den Tod mit der rosa Zahl oder den Pudel, wo immer die Karte gerade liegt. Was sie dort verdeckt hat, zählt wieder.
clause-nichtlustig-death-title = Der Tod
clause-nichtlustig-own-death = Wer diese Todeskarte schon hat, nimmt eine andere vom Tisch oder, wenn dort keine mehr liegt, irgendeine von anderen.
clause-nichtlustig-own-death-title = Noch einmal derselbe Tod
clause-nichtlustig-cover = Eine Todeskarte verdeckt einen eigenen gewerteten Lemming; dessen Punkte sind weg. Wer keinen hat, legt sie auf irgendeine andere eigene gewertete Karte, nur nie auf einen Dinosaurier.
clause-nichtlustig-cover-title = Verdecken
clause-nichtlustig-open-death = Gibt es nichts zu verdecken, bleibt die Todeskarte offen liegen und kostet am Ende einen Punkt.
clause-nichtlustig-open-death-title = Offene Todeskarten
clause-nichtlustig-specials = Jedes Symbol, das am Ende deines Spielzugs auf einem schwarzen, roten oder weißen Würfel liegt, bringt dir die Sonderkarte dieses Würfels, vom Tisch oder von anderen. Sie ist keine Zielkarte und rettet niemanden vor dem Tod. Sonderkarten wirken ab dem nächsten Spielzug, einmal, und gehen dann zurück auf den Tisch; Ente, Zeitmaschine und Clown darfst du aufheben, die anderen müssen eingesetzt werden.
clause-nichtlustig-specials-title = Sonderkarten
clause-nichtlustig-duck = Nach dem dritten Wurf darfst du die Ente einsetzen und die Würfel, die nicht beiseiteliegen, ein viertes Mal werfen.
clause-nichtlustig-duck-title = Die Ente
clause-nichtlustig-time-machine = Mit der Zeitmaschine darfst du zur Summe für einen Dinosaurier 2 dazuzählen.
clause-nichtlustig-time-machine-title = Die Zeitmaschine
clause-nichtlustig-clown = Statt eine Todeskarte zu nehmen, darfst du den Clown abgeben, egal warum sie droht.
clause-nichtlustig-clown-title = Der Clown
clause-nichtlustig-virus = Wer den Killervirus hat, nimmt am Ende des Spielzugs eine Todeskarte, selbst wenn Zielkarten gewonnen wurden. Dagegen hilft der Clown.
clause-nichtlustig-virus-title = Der Killervirus
clause-nichtlustig-skip = { $skip-card ->
    [ufo] Hast du die Karte „Ufo“, setzt du aus und legst sie zurück. Sonst wirkt dann keine Sonderkarte; alle anderen behältst du.
   *[nf700] Hast du die Karte „NF-700“, setzt du aus und legst sie zurück. Sonst wirkt dann keine Sonderkarte; alle anderen behältst du.
}
clause-nichtlustig-skip-title = Aussetzen
clause-nichtlustig-two-rolls = { $skip-card ->
    [ufo] Hast du die Karte „NF-700“, darfst du nur zweimal würfeln. Deshalb kannst du auch die Ente nicht einsetzen.
   *[nf700] Hast du die Karte „Ufo“, darfst du nur zweimal würfeln. Deshalb kannst du auch die Ente nicht einsetzen.
}
clause-nichtlustig-two-rolls-title = Nur zwei Würfe
clause-nichtlustig-end = Sind nach einem Spielzug höchstens fünf Zielkarten auf dem Tisch übrig, ist das Spiel aus.
clause-nichtlustig-end-title = Spielende
clause-nichtlustig-points = Ein gewerteter Lemming zählt 4, ein gewerteter Riebmann 2, ein Dinosaurier 1 bis 5. Gewertete Yetis zählen je 3, wenn es mindestens zwei sind, ein einzelner nur 1. Ungewertete Karten zählen je 1, verdeckte und Sonderkarten nichts, offene Todeskarten minus 1.
clause-nichtlustig-points-title = Punkte
clause-nichtlustig-professors-roll = Wer gewertete Professoren hat, wirft am Ende ebenso viele Würfel; die höchste Zahl zählt einmal für alle zusammen, ein Symbol 0.
clause-nichtlustig-professors-roll-title = Die Professoren würfeln
clause-nichtlustig-winner = Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnt, wer weniger Todeskarten hat, ob sie offen liegen oder etwas verdecken.
clause-nichtlustig-winner-title = Wer gewinnt
