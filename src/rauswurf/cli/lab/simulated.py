"""What came of simulated games, for people: a table and sentences."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rauswurf.bots import known_as
from rauswurf.cli.common.output import console, number, percent, show_table
from rauswurf.fast.device import Device
from rauswurf.games import Setup
from rauswurf.lab.wording import wins_of
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rich.table import Table

COUNTED = {  # what else is counted, for people
    "captures": "simulate-captures",
    "lead changes": "simulate-lead-changes",
    "cards taken from others": "simulate-cards-taken",
    "death cards taken": "simulate-death-cards",
}

Row = tuple[str, str, str]


def key(name: str) -> str:
    """The name of a count for programs."""
    return name.replace(" ", "_")


def show(setup: Setup, result: dict[str, Any], counts: Iterable[str]) -> None:
    """The result for people."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("simulate-mean", "simulate-error"):
        table.add_column(str(message(heading)), justify="right")
    for row in rows(setup, result, counts):
        table.add_row(*row)
    out = console()
    name = f"[bold]{setup.game.name}[/]"
    out.print(str(title(name, setup, result)))
    if table.row_count:
        show_table(out, table)
    if "measures" in result:
        show_table(out, measure_table(result["measures"]))
        out.print(str(message("simulate-measures-sure")))
    for sentence in summary(result):
        out.print(str(sentence))


def measure_table(found: Iterable[dict[str, Any]]) -> "Table":
    """Every measure for people, with its limits."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(str(message("compare-measure")))
    for heading in ("simulate-mean", "compare-between"):
        table.add_column(str(message(heading)), justify="right")
    for each in found:
        told = percent if each["is_share"] else number
        limits = f"{told(each['low'])} … {told(each['high'])}"
        table.add_row(str(each["text"]), told(each["mean"]), limits)
    return table


def title(name: str, setup: Setup, result: dict[str, Any]) -> Message:
    """What was played by whom."""
    who = {"game": name, "players": setup.players}
    if "bots" not in result:
        return message("simulate-title", **who)
    id = "simulate-title-rotated" if result["rotated"] else "simulate-title-bots"
    bots = result["bots"][:1] if len(set(result["bots"])) == 1 else result["bots"]
    return message(id, **who, bots=[known_as(bot) for bot in bots])


def rows(setup: Setup, result: dict[str, Any], counts: Iterable[str]) -> Iterator[Row]:
    """What was counted: its name, the mean and the standard error."""
    if "measures" not in result:  # they tell all of it, with limits
        yield from seat_rows(setup, result)
    for each in result.get("bot_wins", ()):
        if each["fair"] == 1 and "wins_without_luck" not in each:
            continue  # one bot on all seats always wins
        label = message("simulate-bot-wins", bot=known_as(each["bot"]), fair=each["fair"])
        yield str(label), percent(each["wins"]), percent(each["wins_se"])
        if "wins_without_luck" in each:
            label = message("simulate-bot-played-wins", bot=known_as(each["bot"]))
            error = each["wins_without_luck_se"]
            yield str(label), percent(each["wins_without_luck"]), percent(error)
    if "measures" not in result:
        yield from count_rows(result, counts)
    for figure in result["figures"]:
        told = percent if figure["is_share"] else number
        yield str(figure["text"]), told(figure["mean"]), told(figure["se"])


def seat_rows(setup: Setup, result: dict[str, Any]) -> Iterator[Row]:
    """How often each seat wins."""
    finished = result["finished"]
    for seat, (wins, error) in enumerate(zip(result["wins"], result["wins_se"], strict=True)):
        label = wins_of(setup, seat)
        yield str(label), percent(wins / finished if finished else None), percent(error)


def count_rows(result: dict[str, Any], counts: Iterable[str]) -> Iterator[Row]:
    """How long games are, and what happens in them."""
    turns = result["turns"]
    yield str(message("simulate-turns")), number(turns["mean"]), number(turns["se"])
    for name in counts:
        mean, error = result[key(name)], result[f"{key(name)}_se"]
        yield str(message(COUNTED[name])), number(mean), number(error)


def about_first(first: dict[str, float | None] | None) -> Iterator[Message]:
    """Is it better to begin? Nothing where too few games were played to tell."""
    if first is None or first["low"] is None or first["high"] is None or first["fair"] is None:
        return
    low, high, fair = first["low"], first["high"], first["fair"]
    kind = "more" if low > fair else "less" if high < fair else "same"
    shown = {"low": max(0.0, low), "high": min(1.0, high), "fair": fair}
    yield message(f"simulate-first-{kind}", wins=first["mean"], **shown)


def summary(result: dict[str, Any]) -> Iterator[Message]:
    """What the table does not tell."""
    turns = result["turns"]
    yield from about_first(result["first_wins"])
    yield message("simulate-length", half=turns["p50"], most=turns["p95"])
    if result["finished"] < result["games"]:
        yield message("simulate-endless", games=result["games"] - result["finished"])
    speed = {
        "games": result["games"],
        "seconds": result["seconds"],
        "games_per_second": result["games_per_second"],
        "rolls_per_second": result["rolls_per_second"],
        "compile_seconds": result["compile_seconds"],
    }
    if result["device"] == Device.GPU:
        yield message("simulate-speed-gpu", **speed)
    else:
        yield message("simulate-speed", **speed, threads=result["threads"])
