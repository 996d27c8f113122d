### What others show of a link to a table, a position or a record: in a chat, or on another site.

preview-invited = { $free ->
    [one] Pojď hrát: zbývá jedno volné místo.
    [few] Pojď hrát: zbývají { $free } volná místa.
    [many] Pojď hrát: zbývá { $free } volného místa.
   *[other] Pojď hrát: zbývá { $free } volných míst.
}
preview-begins = Hra za chvíli začne.
preview-playing = Podívej se na tuhle hru. { $now }
preview-over = { $result }. Podívej se na průběh hry tah po tahu.
preview-record = Podívej se na průběh hry tah po tahu.
preview-picture = Obrázek stolu: { $game }
