### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Tutto resta in questo browser. Non si invia niente.
statistics-none = Qui non c’è ancora niente. Finisci una partita su questo dispositivo e verrà contata.
statistics-forbidden = Questo browser non conserva niente; forse è una finestra privata. Perciò non possiamo contare le partite.
statistics-all = Tutti i giochi
statistics-games = Partite
statistics-wins = Vittorie
statistics-streak = Vittorie di fila adesso
statistics-longest = Più vittorie di fila
statistics-places = I tuoi piazzamenti
statistics-place = Posto
statistics-count = Partite
statistics-share = Quota
statistics-faces = Che cosa hanno mostrato i tuoi dadi
statistics-face = Numero
statistics-faces-hint = Con dadi equi ogni numero esce circa una volta su sei.
statistics-by-game = Gioco per gioco
statistics-months = Mese per mese
statistics-month = Mese
statistics-last = Le tue ultime partite
statistics-placed = Posto { $place } su { $players }, { $day }
statistics-export = Salva come file
statistics-import = Aggiungi da un file
statistics-added = { $count ->
    [one] È stata aggiunta una partita.
   *[other] Sono state aggiunte { $count } partite.
}
statistics-bad-file = Questo file non contiene statistiche di Rauswurf. Scegline uno che hai salvato qui.
statistics-erase = Cancella tutto
statistics-erase-sure = Così cancelli le tue statistiche in questo browser. Puoi riaverle solo se le hai salvate in un file.
statistics-erase-do = Cancella adesso
statistics-erased = Le tue statistiche sono cancellate.
statistics-who = Per chi valgono le statistiche di questo dispositivo?
statistics-nobody = Per nessuno
statistics-counted = Questa partita è nelle tue statistiche.
