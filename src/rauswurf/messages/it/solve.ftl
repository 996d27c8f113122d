# `rauswurf solve`: perfect play with few pieces.

solve-bad-table = { $file } non è la tabella di un gioco risolto, o è troncata. «rauswurf solve» ne fa una.
solve-only-classic = Si possono risolvere solo «madn», «never-mind» e «dont-worry», non { $game }.
solve-only-plain = Si può risolvere solo con { $variant }={ $value }.
solve-moves = cerco le mosse
solve-sweep = passata { $number }
solve-check = controllo
solve-cut = scelgo le posizioni
solve-done =
    { $game }, in due con { $pieces ->
        [one] una pedina
       *[other] { $pieces } pedine
    } a testa: { $positions } posizioni, { $sweeps ->
        [one] una passata
       *[other] { $sweeps } passate
    }.
solve-residual = Nessuna posizione cambierebbe di più di { $residual }.
solve-first-player = Chi comincia vince { $chance } delle partite se entrambi giocano alla perfezione.
solve-written = La tabella è in { $file }. Il bot «perfect» gioca secondo quella.
solve-elsewhere = La tabella è in { $file }. Il bot 'perfect' non guarda lì: mettila in { $usual } perché giochi.
solve-device = --device è cpu o gpu, non { $device }.
solve-needs-gpu = Una tabella per { $pieces } pedine a testa è troppo grande per il processore. Aggiungi --device gpu: serve una scheda grafica con 100 GB di memoria.
solve-gpu-too-small = Servono { $needed } GB di memoria sulla scheda grafica. Ne sono liberi solo { $free }.
solve-residual-sample = Di { $positions } posizioni controllate, nessuna cambierebbe di più di { $residual }.
solve-damaged = { $file } è danneggiato: il contenuto non corrisponde alle somme di controllo.
solve-wrong = { $file } è sbagliato: secondo le regole, una posizione cambierebbe di { $residual }.
solve-other-game = { $file } è una tabella di { $found }, non di { $game }.
solve-slice = --slice vuole un numero di posizioni, per esempio 1000000, o pieces=N, per esempio pieces=2. { $given } non va bene.
solve-slice-no-table = In { $file } non c’è una tabella con queste regole. Prima risolvi il gioco: togli --slice.
solve-slice-done = Il ritaglio ha { $positions } posizioni. È in { $file }.
