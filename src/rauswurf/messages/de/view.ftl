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

view-you-contest = Würfle darum, wer anfängt.
view-you-roll = { $rolls ->
    [one] Würfle!
   *[other] Würfle! Du hast noch { $rolls } Würfe.
}
view-you-move = Du hast eine { $die } gewürfelt. Jetzt zieh!
view-you-set = Setze eine deiner wartenden Figuren ein.
view-you-roll-hunt = { $dice ->
    [one] Du jagst nach einer { $number }. Wirf noch einen Würfel.
   *[other] Du jagst nach einer { $number }. Wirf noch { $dice } Würfel.
}
view-you-turn-over = { $hits ->
    [one] Du hast einen Treffer. Dreh eine Figur um.
   *[other] Du hast { $hits } Treffer. Dreh Figuren um.
}
view-you-roll-dice = { $rolls ->
    [one] Würfle! Es ist dein letzter Wurf.
   *[other] Würfle! Du hast noch { $rolls } Würfe.
}
view-you-professors = { $dice ->
    [one] Würfle mit einem Würfel für deinen Professor.
   *[other] Würfle mit { $dice } Würfeln für deine Professoren.
}
view-you-keep = { $rolls ->
    [one] Leg Würfel beiseite und wirf die übrigen noch einmal, oder hör auf. Du hast noch einen Wurf.
   *[other] Leg Würfel beiseite und wirf die übrigen noch einmal, oder hör auf. Du hast noch { $rolls } Würfe.
}
view-you-duck = Du darfst die Ente für einen vierten Wurf einsetzen.
view-you-fourth = Leg Würfel für den vierten Wurf beiseite.
view-you-take = Nimm deine Karten.
view-you-death = Nimm eine Todeskarte.
view-you-cover = Wähle die Karte, auf die du die Todeskarte legst.
