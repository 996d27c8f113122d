### Only what Brazil says in other words than pt, which tells the rest.

play-symbol-poodle =
    Poo-
    dle
play-captures = { $move }  come { $colour }
play-greeting = { $game }: { $who }. Escreva «help» para ver o que você pode escrever.
play-ask-words = { $who }, as suas palavras
play-ask-move = { $who }: a sua jogada
play-type-here = escreva uma jogada, ou / e uma palavra
play-save-exists = { $file } já existe; um jogo é salvo em um arquivo novo
play-save-missing = não há nenhum arquivo { $file }
play-save-busy = { $file } está sendo jogado em outra janela
play-saved = O jogo está salvo em { $file }. Para continuar:
play-choose = Escolha uma de { $count } jogadas pelo número, ou escreva-a.
play-option-dice =
    ask: você joga dados de verdade e os digita; system: jogamos por você; seed: os dados resultam de
    --seed; fair: jogamos por você, e depois qualquer pessoa pode conferir.
play-option-save = Salvar o jogo neste arquivo novo e não na pasta de sempre.
play-option-plain = Jogar linha a linha, sem mesa desenhada: para leitores de tela e pipes.
play-all-here = Todos os lugares são jogados aqui; com --bots { $bots } você joga contra bots.
play-what-fell = { $bot ->
    [yes] o que mostra o dado do bot?
   *[no] o que você tirou?
}
play-what-fell-several = { $bot ->
    [yes] o que mostram os { $dice } dados do bot, por exemplo 3 5 5 1?
   *[no] o que você tirou? ({ $dice } dados, por exemplo 3 5 5 1)
}
play-what-fell-named = { $bot ->
    [yes] o que mostram os dados do bot? ({ $dice })
   *[no] o que você tirou? ({ $dice })
}
play-not-understood = Assim não dá: { $reason }. Escreva «help» para ver o que você pode escrever.
play-no-typed-dice = Enter joga os dados. Para digitar dados de verdade, comece com --dice ask.
play-bot-decides = O bot decide o que faz; você só joga os dados dele.
play-type-dice = Jogue os dados e digite o que eles mostram.
play-and-more = {"      "}e mais { $count }; escreva «moves» para ver todas.
play-words =
    {"  "}Enter         jogar o dado, ou fazer a única jogada
    {"  "}3             fazer a terceira jogada da lista (ou dizer o que tirou, se você joga dados de verdade)
    {"  "}12-18         fazer esta jogada
    {"  "}moves         ver todas as jogadas
    {"  "}why 12-18     por que isto não pode?
    {"  "}why           por que as outras não podem?
    {"  "}undo          desfazer; além do dado, só sozinho ou com dados de verdade
    {"  "}board         desenhar a mesa outra vez
    {"  "}position      a posição em uma linha, para «rauswurf referee» e «rauswurf play --position»
    {"  "}rules         as regras pelo nome; «rules finish» explica uma delas
    {"  "}help          esta lista
    {"  "}quit          parar de jogar; o jogo fica salvo
play-option-game = Que jogo; «rauswurf games» mostra todos. Com --resume, o ARQUIVO de um jogo salvo.
play-option-resume = Continuar um jogo salvo; sem ARQUIVO, o mais recente por acabar.
play-small-screen = A mesa desenhada precisa de { $least-columns } colunas e { $least-rows } linhas. Sua janela tem { $columns } e { $rows }.
play-wide-picture = O desenho da mesa precisa de { $needed } colunas e sua janela tem { $columns }. Deixe a janela mais larga ou digite 'position'.
play-like-me = Os bots como você jogam “{ $level }”: você ganhou { $won } das suas últimas { $games } partidas de { $game } contra bots.
play-like-me-few = “like-me” precisa de { $least } partidas terminadas de { $game } que você jogou sozinho contra bots; até agora são { $games }. Indique um nível, por exemplo “casual”.
