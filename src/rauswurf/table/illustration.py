"""Pictures of rules: scenes with arrows, cut out around what matters, and what is told of them."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rauswurf import games
from rauswurf.boards.svg import Arrow
from rauswurf.dice import Dice
from rauswurf.games import Game, Setup
from rauswurf.games.scenes import Scene
from rauswurf.messages import Message, message
from rauswurf.rules.graph import BACKWARD, FORWARD, NONE, walk
from rauswurf.table.nichtlustig import drawing as cards
from rauswurf.table.race import drawing as race
from rauswurf.table.race.view import RaceView
from rauswurf.table.table import Table, state_of
from rauswurf.table.telling import sentences_about

Kind = Literal["may", "not", ""]
SIGNS: dict[Kind, str] = {"may": "✓", "not": "✗", "": ""}


@dataclass(frozen=True)
class Line:
    """A sentence about a picture: of what may be done, of what may not, or of neither."""

    text: Message
    kind: Kind = ""
    move: str = ""  # the one that may not be made

    def __str__(self) -> str:
        told = f"{self.move}: {self.text}" if self.move else str(self.text)
        return f"{SIGNS[self.kind]} {told}".strip()


def table_of(game: Game, scene: Scene) -> Table:
    """A table at which the scene can be seen."""
    setup = _setup(game.id, scene.players, tuple(scene.variants.items()))
    return Table(setup, position=scene.position, dice=Dice.by_hand())


@lru_cache(16)
def _setup(game: str, players: int, variants: tuple[tuple[str, str], ...]) -> Setup:
    """Composing rules takes longer than drawing them, and most pictures of a game share theirs."""
    return games.get(game).setup(players, dict(variants))


def lines_about(game: Game, scene: Scene) -> list[Line]:
    """What is told of a picture: its own words, or what happens in it and what the referee says."""
    if scene.caption:
        return [Line(scene.caption)]
    table = table_of(game, scene)
    lines = [Line(message("tell-roll", who=table.mover, face=table.die))] if table.die else []
    if scene.move:
        lines += [Line(sentence, "may") for sentence in _played(table, scene.move)]
    if refusal := table.why_not(scene.refused) if scene.refused else None:
        lines.append(Line(refusal.message, "not", scene.refused))
    return lines


def draw_scene(game: Game, scene: Scene) -> str:
    """The picture as SVG."""
    table = table_of(game, scene)
    setup, view = table.setup, table.view
    if not isinstance(view, RaceView):
        return cards.draw_svg(setup, view, scene.part, wins=scene.move, refused=scene.refused)
    arrows = _arrows(table, scene)
    shown = [field for arrow in arrows for field in arrow.fields]
    named = [setup.board.find(name, setup.colours[0]) for name in scene.fields]
    return race.draw_svg(setup, view, arrows=arrows, around=[*shown, *named])


def _played(table: Table, move: str) -> list[Message]:
    """What happens if this is done."""
    after = table.copy()
    after.play(move)
    event = after.events[-1]
    return sentences_about(table.setup, state_of(table), event, state_of(after))


def _arrows(table: Table, scene: Scene) -> list[Arrow]:
    """The ways of the moves that a scene is about."""
    ways = {True: _way(table, scene.move), False: _way(table, scene.refused)}
    return [Arrow(way, is_allowed) for is_allowed, way in ways.items() if way]


def _way(table: Table, move: str) -> tuple[int, ...]:
    """Over which fields a move leads, straight on where no way leads; none for a move in words."""
    if not move:
        return ()
    wish = table.wish(move)
    if wish.word in ("push", "stone"):
        return _way_of_stone(table, move)
    if wish.word != "step":
        return ()
    graph = table.setup.board.graph
    paths = [
        path
        for way in (FORWARD, BACKWARD)
        for path in walk(graph, way, wish.colour, wish.origin, max(table.die, 1))
    ]
    path = next((path for path in paths if path[-1] == wish.target), (wish.target,))
    return (wish.origin, *path)


def _way_of_stone(table: Table, move: str) -> tuple[int, ...]:
    """From where to where a stone is pushed or set, if that is allowed; else only where it is."""
    before = race.places_of_stones(table.setup, _race_view(table))
    mine = before[table.setup.board.colour(table.turn)]
    target = table.wish(move).target
    if target == NONE:
        after = table.copy()
        after.play(move)
        target = race.places_of_stones(table.setup, _race_view(after))[
            table.setup.board.colour(table.turn)
        ]
    return (mine, target)


def _race_view(table: Table) -> RaceView:
    view = table.view
    assert isinstance(view, RaceView)
    return view
