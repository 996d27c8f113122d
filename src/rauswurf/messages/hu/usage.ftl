### What is wrong with the words of a command that somebody typed.

usage-no-such-option = Nincs ilyen kapcsoló: { $option }; lásd { $command } --help
usage-no-such-option-but = Nincs ilyen kapcsoló: { $option }; erre gondoltál: { $near }?
usage-option-is-argument = Itt nincs { $option } kapcsoló: csak ezt írd: { $argument }; lásd { $command } --help
usage-no-such-command = Nincs ilyen parancs: { $word }; lásd { $command } --help
usage-no-such-command-but = Nincs ilyen parancs: { $word }; erre gondoltál: { $near }?
usage-missing-argument = Hiányzó argumentum: „{ $argument }”; lásd { $command } --help
usage-missing-option = Hiányzó kapcsoló: „{ $option }”; lásd { $command } --help
usage-extra-arguments = Ez nem érthető: { $arguments }; lásd { $command } --help
usage-extra-arguments-but = Ez nem érthető: { $arguments }; erre gondoltál: { $near }?
usage-wants-value = Ehhez a kapcsolóhoz érték kell: { $option }; lásd { $command } --help
usage-takes-no-value = Ehhez a kapcsolóhoz nem jár érték: { $option }; lásd { $command } --help
usage-other = { $words }; lásd { $command } --help

## A value that cannot be.

usage-not-whole = { $option }: „{ $value }” nem egész szám, például { $example }
usage-not-whole-but = { $option }: „{ $value }” nem egész szám; erre gondoltál: { $near } { $value }?
usage-not-name-but = { $option }: „{ $value }” szám, nem név; erre gondoltál: { $near } { $value }?
usage-not-number = { $option }: „{ $value }” nem szám
usage-not-one-of = { $option }: „{ $value }” nem választható, csak ezek: { $choices }
