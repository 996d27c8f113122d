### Only what Brazil says in other words than pt, which tells the rest.

server-no-such-table = Essa mesa não existe. Peça o link outra vez.
server-seat-taken = Outra pessoa está nesse lugar. Escolha outro.
server-no-such-seat = Este link não é de nenhum lugar desta mesa. Abra outra vez o link do seu lugar.
server-not-your-seat = Este lugar não é o seu.
server-rematch-later = A revanche pode ser pedida quando o jogo acabar.
server-spectators-watch = Você está assistindo. Só joga quem tem um lugar.
server-not-your-turn = Não é a sua vez.
server-stale = Enquanto isso aconteceu alguma coisa. Veja outra vez.
server-dice-are-ours = Nesta mesa jogamos os dados por você.
server-say-dice = { $dice ->
    [1] Diga o que o seu dado mostra.
   *[other] Diga o que os seus { $dice } dados mostram.
}
server-why-what = Diga de que jogada você fala, ou que peça e para onde.
server-undo-nothing = Não há nada seu para desfazer.
server-undo-not-asked = Ninguém pede que você desfaça nada.
server-too-many-connections = Há conexões demais abertas a partir da sua rede. Feche algumas e tente outra vez.
server-too-often = { $seconds ->
    [1] Foram vezes demais. Tente outra vez daqui a um segundo.
   *[other] Foram vezes demais. Tente outra vez daqui a { $seconds } segundos.
}
server-foreign-page = As páginas de { $origin } não podem fazer isso aqui. Se este servidor é seu, inicie-o com --origin { $origin }.
server-unknown-host = Este servidor não responde pelo nome { $host }. Se é seu, inicie-o com --allowed-host { $host }.
server-busy = Muita gente quer a mesma coisa ao mesmo tempo. Tente outra vez.
server-database-away = No momento não dá para chegar às mesas. Nada se perdeu; tente daqui a pouco.
server-broken = Algo deu errado aqui. Nada se perdeu; tente outra vez.
server-shutting-down = O servidor faz uma pequena pausa. Nada se perdeu; a conexão volta sozinha.
server-version = Este servidor fala a versão { $version } do protocolo. Carregue a página outra vez.
server-bad-database = { $address } não é nenhuma base de dados; use sqlite:///ARQUIVO ou postgresql://USUÁRIO@SERVIDOR/NOME.
server-no-free-seat = Todos os lugares estão ocupados. Você pode assistir.
server-undo-declined = Alguém disse que não. Você pode pedir de novo depois da sua próxima jogada.
server-undo-declined-often = Os outros já disseram que não várias vezes. Neste jogo você não pode mais pedir.
server-undo-full = Este jogo já é tão longo que nada mais pode ser desfeito. Você pode continuar jogando.
server-share-no-network = Este computador não está em nenhuma rede doméstica. Conecte-o ao seu Wi-Fi e tente outra vez.
server-share-failed = O endereço { $address } não pode ser usado na sua rede: { $why }.
server-share-not-yours = Só quem abriu esta mesa pode deixar os celulares jogarem.
server-no-perfect = O bot perfeito não conhece as regras desta mesa. Ele joga a dois, uma cor para cada um, pelas regras das posições resolvidas neste servidor. Escolha outro bot.
