### Which printed rules a game follows. Names of games and publishers stay as they are.

source-madn = Regolamento di Mensch ärgere Dich nicht (tedesco), con le sue varianti
source-never-mind = Regolamento di Never Mind! (vale il tedesco; inglese)
source-dont-worry = Regolamento di Don't Worry! in undici lingue (vale il tedesco)
source-nueby = Regolamento di Nüby (tedesco); tabelloni ricostruiti dal suo testo
source-nichtlustig = Regolamento di NICHTLUSTIG (tedesco, 2007); effetti delle carte speciali come stampati sulle carte
