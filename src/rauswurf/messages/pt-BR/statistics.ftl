### The page of one's own statistics: what somebody has played on this device.

statistics-none = Ainda não há nada aqui. Termine uma partida neste dispositivo e ela conta.
statistics-places = Os seus lugares
statistics-faces = O que os seus dados mostraram
statistics-last = As suas últimas partidas
statistics-export = Salvar em um arquivo
statistics-import = Adicionar de um arquivo
statistics-bad-file = Este arquivo não tem estatísticas do Rauswurf. Escolha um que você salvou aqui.
statistics-erase-sure = Isto apaga as suas estatísticas neste navegador. Você só as recupera se as tiver salvado em um arquivo.
statistics-erased = As suas estatísticas estão apagadas.
statistics-counted = Esta partida está nas suas estatísticas.
