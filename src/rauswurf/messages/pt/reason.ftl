### Why the system did not do something.

reason-missing = não há tal ficheiro nem pasta
reason-exists = já existe
reason-not-allowed = não é permitido
reason-folder = é uma pasta
reason-not-folder = algo no caminho não é uma pasta
reason-long-name = o nome é demasiado longo
reason-full = o disco está cheio
reason-read-only = não se pode escrever nada aí
reason-closed = já ninguém a lê
reason-taken = outra coisa já o usa
reason-no-address = este computador não tem esse endereço
reason-other = { $words }

reason-not-utf8 = não é texto em UTF-8
reason-at = linha { $line }, coluna { $column }
reason-ends-early = acaba cedo demais
reason-too-deep = a linha { $line } está aninhada em mais de { $most } níveis
