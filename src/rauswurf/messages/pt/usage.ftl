### What is wrong with the words of a command.

usage-no-such-option = Não existe a opção { $option }; vê { $command } --help
usage-no-such-option-but = Não existe a opção { $option }; querias dizer { $near }?
usage-option-is-argument = { $option } não é uma opção aqui: escreve só { $argument }; vê { $command } --help
usage-no-such-command = Não existe o comando { $word }; vê { $command } --help
usage-no-such-command-but = Não existe o comando { $word }; querias dizer { $near }?
usage-missing-argument = Falta o argumento «{ $argument }»; vê { $command } --help
usage-missing-option = Falta a opção «{ $option }»; vê { $command } --help
usage-extra-arguments = Não se percebe: { $arguments }; vê { $command } --help
usage-extra-arguments-but = Não se percebe: { $arguments }; querias dizer { $near }?
usage-wants-value = A opção { $option } quer um valor; vê { $command } --help
usage-takes-no-value = A opção { $option } não aceita valor; vê { $command } --help
usage-other = { $words }; vê { $command } --help

## A value that cannot be

usage-not-whole = { $option }: «{ $value }» não é um número inteiro como { $example }
usage-not-whole-but = { $option }: «{ $value }» não é um número inteiro; querias dizer { $near } { $value }?
usage-not-name-but = { $option }: «{ $value }» é um número, não um nome; querias dizer { $near } { $value }?
usage-not-number = { $option }: «{ $value }» não é um número
usage-not-one-of = { $option }: «{ $value }» não é nenhum de { $choices }
