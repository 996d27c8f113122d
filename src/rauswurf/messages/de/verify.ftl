### Was `rauswurf verify` sagt.

verify-title = { $game }, { $created }: { $players }

## Überschriften.

verify-rules = Regeln
verify-dice = Würfel
verify-outcome = Ergebnis
verify-seal = Siegel

## Regeln.

verify-rules-followed = Alles nach den Regeln: { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
} und { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
verify-ended = Die Runde hat das Spiel vorzeitig beendet. Es gelten die Plätze dieses Moments.
verify-against-rules = Zeile { $line } ist gegen die Regeln: { $reason }
verify-against-rule = Zeile { $line } ist gegen die Regeln: { $reason } [{ $rule }]
verify-rules-before = Davor geht es nach den Regeln zu: { $rolls ->
    [one] { $rolls } Wurf
   *[other] { $rolls } Würfe
} und { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}.
verify-taken-back = { $steps ->
    [one] { $steps } Schritt wurde zurückgenommen.
   *[other] { $steps } Schritte wurden zurückgenommen.
}
verify-rolls-taken-back = { $rolls ->
    [one] Darunter { $rolls } Wurf: Wer ihn zurücknahm, wusste, was als Nächstes fällt.
   *[other] Darunter { $rolls } Würfe: Wer sie zurücknahm, wusste, was als Nächstes fällt.
}

## Würfel.

verify-dice-fair = { $rolls ->
    [one] Der eine Wurf folgt aus dem Geheimnis, das vor dem Spiel feststand.
   *[other] Alle { $rolls } Würfe folgen aus dem Geheimnis, das vor dem Spiel feststand.
}
verify-dice-not-told = Das Geheimnis wird am Ende verraten; vorher lassen sich die Würfel nicht prüfen.
verify-words = { $players ->
    [one] { $players } von { $all } am Tisch hat eigene Worte dazugegeben.
   *[other] { $players } von { $all } am Tisch haben eigene Worte dazugegeben.
}
verify-no-words = Niemand hat eigene Worte dazugegeben; wer das Geheimnis gezogen hat, konnte sich also ein passendes aussuchen.
verify-promise = Das Versprechen ist
verify-promise-seen = Ist es das, das dir gezeigt wurde, bevor du deine Worte dazugegeben hast?
verify-dice-seed = { $rolls ->
    [one] Der eine Wurf folgt aus der Startzahl { $seed }.
   *[other] Alle { $rolls } Würfe folgen aus der Startzahl { $seed }.
}
verify-dice-seed-known = Wer die Startzahl kannte, konnte jeden Wurf im Voraus wissen.
verify-dice-hand = Echte Würfel, von Hand eingetippt: Sie ließen sich nicht prüfen.
verify-dice-computer = Vom Computer gewürfelt, ohne Versprechen: Die Würfel ließen sich nicht prüfen.

## Ergebnis.

verify-not-over = Dieses Spiel hat kein Ende. Der Rest kann weggelassen worden sein. Darum ist nichts darüber versprochen, wie es weiterging oder wer gewonnen hat.
verify-outcome-not-looked-at = Nicht geprüft, weil ein Zug gegen die Regeln ist.
verify-place = { $place }. { $who }

## Siegel.

verify-sealed = Das Siegel passt: Seit die Aufzeichnung abgeschlossen wurde, ist nichts aus Versehen geändert worden.
verify-seal-compare = Wer eine Aufzeichnung ändert, kann ein neues Siegel machen. Vergleiche es mit dem Siegel, das deine Freunde haben: { $seal }

## What the record cannot prove.

verify-uncovered = Unbewiesen
verify-uncovered-names-given = Die Namen haben sich alle selbst gegeben, als sie sich hinsetzten; nichts in der Aufzeichnung beweist sie.
verify-uncovered-names-absent = Nicht alle haben hier einen Namen. Ein Name, den sich jemand beim Hinsetzen gegeben hat, kann weggelassen worden sein.
verify-uncovered-names-unbound = Über die Namen ist nichts versprochen: Jemand könnte sie später geändert haben.
verify-uncovered-ended = Nichts hier beweist, dass alle aufhören wollten. Der Rest des Spiels könnte weggelassen sein.
verify-uncovered-moves = Niemand hat die Züge unterschrieben. Nichts hier beweist, wer sie gemacht hat.
verify-uncovered-game = Vor diesem Spiel ist nichts versprochen worden. Wer die Datei hat, könnte alles erfunden haben.

## Das Ganze in einem Satz.

verify-holds = Diese Aufzeichnung stimmt.
verify-holds-so-far = So weit stimmt alles, aber die Aufzeichnung ist nicht abgeschlossen: Ihr Ende fehlt.
verify-no-end = Was aufgezeichnet ist, ist in Ordnung, aber das Spiel hat kein Ende: Darüber ist nichts versprochen.
verify-does-not-hold = Diese Aufzeichnung stimmt nicht.
