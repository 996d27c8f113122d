### What `rauswurf study` says: experiments with many rule sets.

## While it runs, and when it is done

study-begins = { $title }: { $cells ->
    [1] uma célula
   *[other] { $cells } células
}, { $games ->
    [1] um jogo
   *[other] { $games } jogos
} em cada uma.
study-goes-on = { $games ->
    [0] Já estava tudo jogado.
    [1] Falta jogar um jogo.
   *[other] Falta jogar { $games } jogos.
}
study-results = Resultados: { $file }
study-report = Relatório: { $file }
study-no-report = não se conseguiria desenhar nenhum relatório: { $reason }. Ou junta --no-report, para teres só a tabela

## The table and the report

study-mean = { $mean } ± { $error }
study-players = { $players ->
    [1] um jogador
   *[other] { $players } jogadores
}
study-report-about = { $cells ->
    [1] Uma célula
   *[other] { $cells } células
}, { $games ->
    [1] um jogo
   *[other] { $games } jogos
} em cada uma, semente { $seed }. Nas imagens, as barras vão até onde a verdade está em 95 de cada 100 casos; nas tabelas, ± é o erro padrão.
study-report-words = O que as palavras querem dizer
study-report-picture = Médias de todas as células de { $game } com os seus intervalos; os números estão na tabela em baixo.

## What is wrong with a study file

study-wrong = { $file }: { $faults }
study-faults = { $faults ->
    [1] { $file }: há um erro
   *[other] { $file }: há { $faults } erros
}
study-unreadable = não se consegue ler: { $reason }
study-not-toml = não é TOML: { $reason }
study-unknown-key = não se conhece { $key }; conhecem-se { $known }
study-unknown-key-near = não se conhece { $key }; querias dizer { $near }?
study-missing = falta { $key }
study-not-text = { $key } tem de ser um texto, não { $value }
study-not-texts = { $key } tem de ser um texto ou uma lista de textos, não { $value }
study-not-switch = { $key } tem de ser true ou false, não { $value }
study-not-between = { $key } tem de ser um número inteiro de { $least } a { $most }, não { $value }
study-not-numbers = { $key } tem de ser um número inteiro ou uma lista deles, não { $value }
study-not-bots = { $key } tem de indicar um bot para todos os lugares, ou ter uma lista com um bot por lugar, não { $value }
study-not-table = { $key } tem de ser uma tabela de variantes, não { $value }
study-not-tables = { $key } tem de ser uma lista de tabelas: [[{ $key }]]
study-no-tables = nenhum [[{ $key }]] diz o que jogar
study-in-grid = grid { $grid }: { $fault }
study-lineup = há { $bots } bots para { $seats } lugares: indica um para todos, ou um para cada um
study-many-cells = há { $cells } células; o máximo são { $most }

## Clusters

study-no-cluster = nenhum cluster responde em { $address }
study-cluster-failed = o cluster falhou: { $reason }
study-other-version = um computador do cluster tem outra versão de Rauswurf ou de Python
study-not-a-folder = { $folder } não é uma pasta
study-damaged = Partes guardadas danificadas ou de outra coisa: { $chunks }. São jogadas de novo.
