### What is wrong with a record: parts of a line. Keys of the file stay as they are.

record-line = linha { $line }: { $reason }

## JSON

record-not-utf8 = não é texto UTF-8 (byte { $byte })
record-too-deep = demasiados parênteses dentro de parênteses
record-not-json = não é JSON (coluna { $column })
record-not-object = não é um objeto JSON
record-key-twice = uma chave aparece duas vezes
record-long-number = um número é demasiado longo
record-not-whole-number = { $value } não é um número inteiro

## Keys and values

record-in = { $where }, { $key }: { $reason }
record-lacks = { $where }: falta { $key }
record-unknown-key = { $where }: não se conhece a chave { $key }
record-where-not-object = { $where } não é um objeto, mas { $value }
record-value-not-object = não é um objeto, mas { $value }
record-value-not-whole = não é um número inteiro, mas { $value }
record-value-range = { $value } não está entre { $least } e { $most }
record-value-not-true = é true ou omite-se, não { $value }
record-value-not-text = não é um texto, mas { $value }
record-long-text = um texto de { $count } letras; são permitidas { $most }
record-bad-sign = um texto com o sinal { $sign }, que não se pode mostrar
record-not-list = não é uma lista, mas { $value }
record-list-length = uma lista de { $count }, não de { $most }
record-list-range = uma lista de { $count }, não de { $least } a { $most }
record-not-digest = não são 64 algarismos 0-9 a-f
record-empty-text = está vazio

## Parts of a record

record-header = o cabeçalho
record-a-line = a linha
record-a-seat = um lugar

## The header

record-no-header = falta o cabeçalho
record-header-cut = o cabeçalho está cortado
record-not-a-record = isto não é uma gravação: um cabeçalho começa com { "{" }"rauswurf":1{ "}" }
record-version = uma gravação da versão { $version }; aqui conhece-se a versão { $known }
record-rules-version = jogado com a versão { $version } das regras de { $game }; aqui conhece-se a versão { $known }
record-rules-older = Este jogo começou com a versão { $version } das regras de { $game }. Aqui vale a versão { $known }: há mais algumas escolhas, e nada do que aconteceu muda.
record-rules-other = Este jogo foi jogado com a versão { $version } das regras de { $game }, que aqui não se conhece. Podes vê-lo até onde coincide com a versão { $known }, mas não continuá-lo.
record-no-variant = o cabeçalho não diz o que era { $variant }
record-board-needed = jogado no tabuleiro { $board }: é preciso o ficheiro desse tabuleiro
record-other-board = jogado noutro tabuleiro, não neste ({ $board })
record-nobody-plays = ninguém pode jogar { $colour }
record-bad-seats = assim não se pode sentar ninguém
record-name-fixed = o lugar { $seat } já tem nome ou é um bot
record-not-a-date = { $value } não é uma data como 2026-02-28
record-no-dice = não há dados do tipo { $value }; há fair, seed, system e hand
record-contributions = { $count } contributos para { $seats } lugares
record-bot-contributes = { $colour } é um bot e não contribui com nada
record-secret-needed = estes dados não se podem lançar sem o seu segredo

## Lines

record-empty-file = o ficheiro está vazio
record-long-line = mais de { $most } bytes
record-unexpected = espera-se um de { $known }, não { $value }
record-too-late = { $word } não pode estar aqui: a gravação chegou ao fim
record-names-late = names aparece uma só vez, logo a seguir ao cabeçalho
record-many-events = mais de { $most } acontecimentos

## Writing

record-written-out = já não se pode escrever { $word }: a gravação chegou ao fim
record-line-limit = uma linha de uma gravação tem no máximo { $most } bytes

## Playing it again

record-position = esta posição não pode existir: { $reason }
record-move = { $move }: { $why }
record-roll-without-dice = um lançamento sem dados
record-move-written = { $move } escreve-se aqui { $written }
record-closed = esta gravação está fechada: não há nada para continuar
record-outcome-early = um resultado de um jogo que não acabou
record-ended-seats = um fim antecipado diz os lugares que concordaram: por ordem, cada um uma vez e nenhum bot
record-outcome-places = a classificação do resultado não é a do jogo
record-outcome-winners = os vencedores do resultado não são os do jogo
record-outcome-rule = a regra do resultado não é a do jogo
record-outcome-points = os pontos do resultado não são os do jogo
record-no-end = este jogo não tem fim

## Dice and seal

record-secret-broken = o segredo foi prometido, mas não é dito
record-secret-later = o segredo ainda não foi dito
record-secret-strange = um segredo, mas os dados deste jogo não têm nenhum
record-secret-other = este não é o segredo que foi prometido para este jogo
record-roll-wrong = o lançamento { $number } é { $said }, mas os dados deram { $right }
record-seal-broken = o selo está quebrado: algo foi mudado depois de a gravação ser fechada
record-line-cut = a última linha está cortada
record-not-closed = a gravação continua daqui ou foi cortada: não está fechada
