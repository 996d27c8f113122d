### The page of one's own statistics: what somebody has played on this device.

statistics-hint = Tudo fica neste navegador. Nada é enviado.
statistics-none = Ainda não há nada aqui. Acaba uma partida neste dispositivo e ela conta.
statistics-forbidden = Este navegador não guarda nada; talvez seja uma janela privada. Por isso não podemos contar partidas.
statistics-all = Todos os jogos
statistics-games = Partidas
statistics-wins = Vitórias
statistics-streak = Vitórias seguidas agora
statistics-longest = Mais vitórias seguidas
statistics-places = Os teus lugares
statistics-place = Lugar
statistics-count = Partidas
statistics-share = Parte
statistics-faces = O que os teus dados mostraram
statistics-face = Número
statistics-faces-hint = Com dados justos, cada número sai cerca de uma vez em seis.
statistics-by-game = Jogo a jogo
statistics-months = Mês a mês
statistics-month = Mês
statistics-last = As tuas últimas partidas
statistics-placed = Lugar { $place } de { $players }, { $day }
statistics-export = Guardar num ficheiro
statistics-import = Juntar de um ficheiro
statistics-added = { $count ->
    [1] Foi acrescentada uma partida.
   *[other] Foram acrescentadas { $count } partidas.
}
statistics-bad-file = Este ficheiro não tem estatísticas do Rauswurf. Escolhe um que tenhas guardado aqui.
statistics-erase = Apagar tudo
statistics-erase-sure = Isto apaga as tuas estatísticas neste navegador. Só as recuperas se as tiveres guardado num ficheiro.
statistics-erase-do = Apagar agora
statistics-erased = As tuas estatísticas estão apagadas.
statistics-who = Para quem contam as estatísticas deste dispositivo?
statistics-nobody = Para ninguém
statistics-counted = Esta partida está nas tuas estatísticas.
