### What commands say that have no file of their own, and what several commands say.

## Bad input. One line, which begins with "rauswurf: "; so no capital at the beginning.

# $option: "--games". $least, $most, $value: numbers
cli-between = { $option } must be from { $least } to { $most }, not { $value }
# $option: "--lang". $code: what was typed. $known: "en (English), de (Deutsch), ..."
cli-language = { $option } must be one of { $known }, not '{ $code }'
# $faults: what is wrong with the position
cli-position-cannot-be = this position cannot be: { $faults }
cli-no-file = there is no file { $file }
cli-not-a-file = { $file } is not a file
# $text: what was typed after --set
cli-set-form = --set wants ID=VALUE, as in --set three-rolls=on, not '{ $text }'
# $variant: the name of a variant. $first, $second: values, such as on and off
cli-set-twice = --set { $variant } is given twice: { $first } and { $second }
cli-position-empty = --position is empty: say where everything stands
# $option: "--position". $most (number)
cli-too-long = { $option } is longer than { $most } letters

## `rauswurf play`: how a game is started.

cli-play-no-seed = --dice seed needs a seed, as in --seed 7
