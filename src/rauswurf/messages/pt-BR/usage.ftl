### Only what Brazil says in other words than pt, which tells the rest.

usage-no-such-option = Não existe a opção { $option }; veja { $command } --help
usage-no-such-command = Não existe o comando { $word }; veja { $command } --help
usage-missing-argument = Falta o argumento «{ $argument }»; veja { $command } --help
usage-missing-option = Falta a opção «{ $option }»; veja { $command } --help
usage-extra-arguments = Não dá para entender: { $arguments }; veja { $command } --help
usage-wants-value = A opção { $option } quer um valor; veja { $command } --help
usage-takes-no-value = A opção { $option } não aceita valor; veja { $command } --help
usage-other = { $words }; veja { $command } --help
usage-option-is-argument = { $option } não é uma opção aqui: escreva só { $argument }; veja { $command } --help
usage-extra-arguments-but = Não dá para entender: { $arguments }; você quis dizer { $near }?
usage-not-whole-but = { $option }: «{ $value }» não é um número inteiro; você quis dizer { $near } { $value }?
usage-not-name-but = { $option }: «{ $value }» é um número, não um nome; você quis dizer { $near } { $value }?
