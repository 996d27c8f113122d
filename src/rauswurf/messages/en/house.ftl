### Rules of somebody's own, from a Python file (docs/variants.md): what is wrong with it, without a capital letter at the
### beginning and without a full stop.
###
### $file: the name of the file. $game: the name of a game, such as madn. $function, $near, $module: names in programs
### $reason: what Python says, in English. $wanted, $given: names of arguments, "s, piece, way, to"

house-error = { $file }: { $fault }
# $line: a number
house-error-line = { $file }, line { $line }: { $fault }
house-unreadable = cannot be read: { $reason }
# $most (number)
house-too-large = is larger than { $most } bytes
house-syntax = this is not Python ({ $reason })
house-broken = this does not work ({ $reason })
house-no-function = the rules of { $game } have no { $function }, so you cannot import it here
house-uncalled = nothing in the rules of { $game } calls { $function }
house-uncalled-near = nothing in the rules of { $game } calls { $function }; did you mean { $near }?
house-arguments = { $function } takes ({ $wanted }), not ({ $given })
house-types = { $function } must say the types of what it takes and gives: def may_land(s: State, piece: int) -> bool
house-plain = { $function } must be a plain function, without async and without yield
house-gives = { $function } gives { $wanted }, not { $given }
# $name: of a number that rules remember. $known: "i1, i2 or i4"
house-cell = what the game remembers as { $name } needs { $known }, not { $given }
house-blind = { $function } of { $module } runs here; import it from there under another name, so that both rules hold
house-nothing = it replaces nothing: define a function that the rules have, such as may_land
house-not-compilable = this cannot be compiled ({ $reason })
house-failed = your rule failed during the game ({ $reason })
house-endless = this does not come to an end
house-forbids = the rules in { $file } do not allow that now
house-needed = played by the rules in { $file }: you need that very file (--rules FILE)
house-not-on-servers = a server takes no rules of your own: such a file is a program, and it would run for everybody; use rauswurf play --rules
