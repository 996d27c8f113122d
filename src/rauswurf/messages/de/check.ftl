## The answer in one sentence.

check-dice = Würfel nachprüfen
check-holds = { $count ->
    [one] Alles in Ordnung: Dieser Browser hat den einzigen Wurf selbst nachgerechnet. Er folgt aus dem, was vor dem Spiel versiegelt wurde.
   *[other] Alles in Ordnung: Dieser Browser hat alle { $count } Würfe selbst nachgerechnet. Sie folgen aus dem, was vor dem Spiel versiegelt wurde.
}
check-holds-ended = Mit den Würfeln ist alles in Ordnung: Jeder Wurf folgt aus dem, was vor dem Spiel versiegelt wurde. Das Spiel wurde vorzeitig beendet, und nichts in der Aufzeichnung beweist, dass alle zugestimmt haben.
check-no-promise = { $count ->
    [one] Über diese Würfel hat niemand etwas versprochen. Darum kann niemand den einzigen Wurf nachprüfen.
   *[other] Über diese Würfel hat niemand etwas versprochen. Darum kann niemand die { $count } Würfe nachprüfen.
}
check-seed = Diese Würfel folgen aus einer Startzahl, die vorher bekannt war. Diese Seite rechnet sie nicht nach.
check-no-end = Diese Aufzeichnung hat kein Ende. Darum ist über das Spiel nichts versprochen.
check-fails = Diese Aufzeichnung stimmt nicht. Trau ihr nicht.
check-unreadable = Das ist keine lesbare Aufzeichnung: Zeile { $line } ergibt keinen Sinn.
check-rules-broken = Die Würfel sind in Ordnung, aber der Server sagt, dass diese Aufzeichnung nicht stimmt.
check-other-promise = Diese Aufzeichnung stimmt nicht: Die Würfel waren mit einer anderen Zahl versiegelt als der, die dieser Browser vor dem Spiel gesehen hat.
check-other-words = Diese Aufzeichnung stimmt nicht: Was dieser Browser zu den Würfeln beigetragen hat, steht nicht darin.
check-server-looked = Die Züge hat der Server angesehen. Was er sagt, musst du ihm glauben.
check-server-silent = Der Server hat nicht geantwortet. Darum hat sich niemand die Züge angesehen.

## Behind it.

check-details = Was geprüft wurde
check-here = In diesem Browser nachgerechnet
check-server = Vom Server gesagt
check-promise-recorded = Das Versprechen in der Aufzeichnung:
check-secret = Das Geheimnis, das am Ende verraten wurde:
check-promise-computed = Das Versprechen, das aus diesem Geheimnis und diesem Spiel folgt:
check-kept-promise = Dieser Browser hat vor dem Spiel dasselbe Versprechen gesehen:
check-kept-words = Die eigenen Worte dieses Browsers sind in die Würfel eingegangen:
check-taken-back = { $rolls ->
    [one] { $rolls } Wurf wurde zurückgenommen: Wer das tat, wusste, was als Nächstes fällt.
   *[other] { $rolls } Würfe wurden zurückgenommen: Wer das tat, wusste, was als Nächstes fällt.
}
check-by-browser = Die Prüfsummen hat der Browser selbst berechnet (Web Crypto).
check-by-library = Die Prüfsummen hat eine Bibliothek berechnet (@noble/hashes): Für Seiten ohne https tun das Browser nicht.
check-rolls = { $count ->
    [one] Der einzige Wurf, nachgerechnet
   *[other] Alle { $count } Würfe, nachgerechnet
}
check-all-rolls = Alle Würfe
check-column-roll = Wurf
check-column-recorded = Aufgezeichnet
check-column-computed = Nachgerechnet
check-column-digest = Aus der Prüfsumme

## For those who trust nobody.

check-code = Auch diese Seite kam vom Server. Wenn du niemandem trauen willst, speichere die Aufzeichnung und prüfe sie mit Rauswurf auf deinem eigenen Rechner. Das prüft auch, ob jeder Zug erlaubt war:
check-save = Aufzeichnung speichern
