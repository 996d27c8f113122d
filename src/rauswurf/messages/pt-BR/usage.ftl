### Only what Brazil says in other words than pt, which tells the rest.

usage-no-such-option = Não existe a opção { $option }; veja { $command } --help
usage-no-such-command = Não existe o comando { $word }; veja { $command } --help
usage-missing-argument = Falta o argumento «{ $argument }»; veja { $command } --help
usage-missing-option = Falta a opção «{ $option }»; veja { $command } --help
usage-extra-arguments = Não dá para entender: { $arguments }; veja { $command } --help
usage-wants-value = A opção { $option } quer um valor; veja { $command } --help
usage-takes-no-value = A opção { $option } não aceita valor; veja { $command } --help
usage-other = { $words }; veja { $command } --help
