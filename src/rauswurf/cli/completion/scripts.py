"""Completion scripts: everything that can be typed, in the language of a shell."""

from collections.abc import Callable, Iterator, Sequence

from rauswurf.cli.completion.words import Option, Spoken, Values, variants
from rauswurf.games import GAMES

ANYTHING, A_FILE = "ANYTHING", "A_FILE"  # what no word of ours is


def script(shell: str, commands: Sequence[Spoken]) -> str:
    """The script of a shell, ready to be read by it."""
    return SCRIPTS[shell](commands)


# Bash and zsh, which share their tables.

TABLES = """
# Sets values to what can be chosen in a game; in any, if none is named.
_rauswurf_variants() {{ # game
    case "$1" in
{variants}
    esac
}}

# Sets values to what can follow an option, or fails if the option takes no value.
_rauswurf_value() {{ # command, option, game
    case "$1 $2" in
{values}
    *) return 1 ;;
    esac
}}

# Sets commands, options and values to what can be typed after a command.
_rauswurf_after() {{ # command, game
    case "$1" in
{after}
    esac
}}

# Sets command and game to what the words before the cursor say.
_rauswurf_read() {{ # words
    command='' game=''
    local word
    for word in "$@"; do
        case "$command $word" in
        {paths}) command="${{command:+$command }}$word" ;;
        *) case "$word" in {games}) game="$word" ;; esac ;;
        esac
    done
}}
"""

BASH = """\
# bash completion for rauswurf. To use it: eval "$(rauswurf completion bash)"
{tables}
_rauswurf() {{
    local command game commands options values before prefix='' last=$COMP_CWORD
    local current="${{COMP_WORDS[last]}}"
    _rauswurf_read "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"
    [ "$current" = '=' ] && current='' last=$((last + 1))
    before="${{COMP_WORDS[last-1]}}"
    if [ "$before" = '=' ] && [ "$last" -gt 2 ]; then # bash takes a=b for three words
        before="${{COMP_WORDS[last-2]}}"
        [ "${{before#--}}" = "$before" ] && prefix="$before=" before="${{COMP_WORDS[last-3]}}"
    fi
    if ! _rauswurf_value "$command" "$before" "$game"; then
        _rauswurf_after "$command" "$game"
        case "$current" in -*) values="$options" ;; *) values="$commands $values" ;; esac
    fi
    case "$values" in *{anything}*|*{a_file}*) COMPREPLY=(); return ;; esac
    COMPREPLY=($(compgen -W "$values" -- "$prefix$current"))
    COMPREPLY=("${{COMPREPLY[@]#"$prefix"}}")
}}
complete -o default -F _rauswurf rauswurf
"""

ZSH = """\
#compdef rauswurf
# zsh completion for rauswurf. To use it: source <(rauswurf completion zsh)
{tables}
_rauswurf() {{
    local command game commands options values
    _rauswurf_read "${{(@)words[2,CURRENT-1]}}"
    if ! _rauswurf_value "$command" "$words[CURRENT-1]" "$game"; then
        _rauswurf_after "$command" "$game"
        case "$words[CURRENT]" in -*) values="$options" ;; *) values="$commands $values" ;; esac
    fi
    case "$values" in
    *{anything}*) return 1 ;;
    *{a_file}*) _files ;;
    *) compadd -- ${{=values}} ;;
    esac
}}
if [ "$funcstack[1]" = _rauswurf ]; then _rauswurf "$@"; else compdef _rauswurf rauswurf; fi
"""


def bash(commands: Sequence[Spoken]) -> str:
    """The script for bash."""
    return BASH.format(tables=tables(commands), anything=ANYTHING, a_file=A_FILE)


def zsh(commands: Sequence[Spoken]) -> str:
    """The script for zsh."""
    return ZSH.format(tables=tables(commands), anything=ANYTHING, a_file=A_FILE)


def tables(commands: Sequence[Spoken]) -> str:
    """What both know."""
    return TABLES.format(
        variants="\n".join(variant_lines()),
        values="\n".join(line for command in commands for line in value_lines(command)),
        after="\n".join(map(after_line, commands)),
        paths="|".join(quoted(typed(each.path)) for each in commands if each.path),
        games="|".join(GAMES),
    )


def value_lines(command: Spoken) -> Iterator[str]:
    """A line for each option of a command that takes a value."""
    for option in command.options:
        if option.values is not None:
            cases = "|".join(quoted(f"{' '.join(command.path)} {name}") for name in option.names)
            yield f"    {cases}) {setting(option.values)} ;;"


def setting(values: Values) -> str:
    """How values are set."""
    return '_rauswurf_variants "$3"' if values.is_variant else f"values={quoted(listed(values))}"


def variant_lines() -> Iterator[str]:
    """A line for each game, and one for when none is named."""
    for game in GAMES:
        yield f"    {game}) values={quoted(' '.join(variants(game)))} ;;"
    every = dict.fromkeys(choice for game in GAMES for choice in variants(game))
    yield f"    *) values={quoted(' '.join(every))} ;;"


def after_line(command: Spoken) -> str:
    """What can be typed after a command."""
    names = " ".join(name for name, _ in command.commands)
    options = " ".join(name for option in command.options for name in option.names)
    values = "" if command.argument is None else listed(command.argument)
    later = f'; [ "$2" ] && values={quoted(listed(command.further))}' if command.further else ""
    return (
        f"    {quoted(' '.join(command.path))}) commands={quoted(names)} "
        f"options={quoted(options)} values={quoted(values)}{later} ;;"
    )


def listed(values: Values) -> str:
    """Words, or what stands for those that we do not know."""
    return " ".join(values.words) or (A_FILE if values.is_file else ANYTHING)


def typed(path: Sequence[str]) -> str:
    """The command before a word, and the word."""
    return f"{' '.join(path[:-1])} {path[-1]}"


# Fish, which is told line by line.

FISH = """\
# fish completion for rauswurf. To use it: rauswurf completion fish | source
function __rauswurf_command
    set -l command ''
    for word in (commandline -opc)[2..]
        switch "$command $word"
            case {paths}
                set command (string trim -- "$command $word")
        end
    end
    echo $command
end
function __rauswurf_at
    set -l command (__rauswurf_command)
    test "$command" = "$argv[1]"
end
function __rauswurf_plays
    contains -- $argv[1] (commandline -opc)
end
function __rauswurf_knows_game
    for game in {games}
        __rauswurf_plays $game; and return
    end
    return 1
end
complete -c rauswurf -f
{lines}
"""


def fish(commands: Sequence[Spoken]) -> str:
    """The script for fish."""
    paths = " ".join(quoted(typed(each.path)) for each in commands if each.path)
    lines = (line for command in commands for line in fish_lines(command))
    return FISH.format(paths=paths, games=" ".join(GAMES), lines="\n".join(lines))


def fish_lines(command: Spoken) -> Iterator[str]:
    """All that fish is told about a command."""
    here = f'__rauswurf_at "{" ".join(command.path)}"'
    for name, help in command.commands:
        yield told(here, f"-a {quoted(name)}", help)
    if command.argument:
        first = f"{here}; and not __rauswurf_knows_game" if command.further else here
        yield told(first, fish_values(command.argument), "")
    if command.further:
        yield told(f"{here}; and __rauswurf_knows_game", fish_values(command.further), "")
    for option in command.options:
        yield told(here, f"{fish_names(option)} {fish_values(option.values)}".rstrip(), option.help)
        if option.values and option.values.is_variant:
            for game in GAMES:
                plays = f"{here}; and __rauswurf_plays {game}"
                chosen = quoted(" ".join(variants(game)))
                yield told(plays, f"{fish_names(option)} -x -a {chosen}", option.help)


def told(when: str, what: str, help: str) -> str:
    """A line for fish."""
    tail = f" -d {quoted(help)}" if help else ""
    return f"complete -c rauswurf -n {quoted(when)} {what}{tail}"


def fish_names(option: Option) -> str:
    """The names of an option as fish wants them."""
    marks = (f"-l {n[2:]}" if n.startswith("--") else f"-s {n[1:]}" for n in option.names)
    return " ".join(marks)


def fish_values(values: Values | None) -> str:
    """What can follow, as fish wants it."""
    if values is None:
        return ""
    if values.is_file:
        return "-r -F"
    return f"-x -a {quoted(' '.join(values.words))}" if values.words else "-x"


def quoted(text: str) -> str:
    """A text that every shell reads as it is; an apostrophe becomes one that none of them minds."""
    return "'" + text.replace("'", "’") + "'"


SCRIPTS: dict[str, Callable[[Sequence[Spoken]], str]] = {"bash": bash, "zsh": zsh, "fish": fish}
