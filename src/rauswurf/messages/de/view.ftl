### What is awaited at a table now: a line above the board that is always visible.
###
### $turn: whose turn it is, in the nominative: the name of a colour

view-over = Das Spiel ist aus.
view-contest = { $turn } würfelt darum, wer anfängt.
view-roll = { $rolls ->
    [one] { $turn } würfelt.
   *[other] { $turn } würfelt und hat noch { $rolls } Würfe.
}
view-move = { $turn } hat eine { $die } gewürfelt und zieht.
view-set = { $turn } setzt eine wartende Figur ein.
view-roll-hunt = { $dice ->
    [one] { $turn } jagt nach einer { $number }: ein Würfel ist noch zu werfen.
   *[other] { $turn } jagt nach einer { $number }: { $dice } Würfel sind noch zu werfen.
}
view-turn-over = { $hits ->
    [one] { $turn } hat einen Treffer und dreht eine Figur um.
   *[other] { $turn } hat { $hits } Treffer und dreht Figuren um.
}
view-roll-dice = { $rolls ->
    [one] { $turn } würfelt zum letzten Mal.
   *[other] { $turn } würfelt und hat noch { $rolls } Würfe.
}
view-professors = { $dice ->
    [one] { $turn } würfelt mit einem Würfel für einen Professor.
   *[other] { $turn } würfelt mit { $dice } Würfeln für die Professoren.
}
view-keep = { $rolls ->
    [one] { $turn } legt Würfel beiseite und wirft die übrigen noch einmal, oder hört auf. Ein Wurf ist noch frei.
   *[other] { $turn } legt Würfel beiseite und wirft die übrigen noch einmal, oder hört auf. { $rolls } Würfe sind noch frei.
}
view-duck = { $turn } darf die Ente für einen vierten Wurf einsetzen.
view-fourth = { $turn } legt Würfel für den vierten Wurf beiseite.
view-take = { $turn } nimmt Karten.
view-death = { $turn } nimmt eine Todeskarte.
view-cover = { $turn } wählt die Karte, auf die die Todeskarte gelegt wird.
