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
