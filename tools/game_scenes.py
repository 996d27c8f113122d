"""The pictures of rules on the game pages: of the introduction, and of single rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rauswurf.games import Clause, Game, introduction
from rauswurf.games.scenes import Scene, examples_of
from rauswurf.table.illustration import draw_scene, lines_about

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "games"


def table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown."""
    lines = [heading, ["---"] * len(heading), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def scene_file(game: Game, scene: Scene) -> Path:
    """Games on one board share its pictures."""
    return FOLDER / "img" / f"{game.board or game.id}-{scene.clause}.svg"


def scene_pictures(game: Game) -> Iterator[tuple[Path, str]]:
    """The pictures of the introduction and of single rules."""
    for scene in introduction.scenes_of(game):
        yield scene_file(game, scene), draw_scene(game, scene)


def scene_image(game: Game, scene: Scene, width: int) -> str:
    return f'<img src="img/{scene_file(game, scene).name}" width="{width}" alt="">'


def scenes_shown(game: Game) -> str:
    """The three pictures side by side, with their captions."""
    scenes = introduction.introduction_of(game).scenes
    images = [scene_image(game, scene, 240) for scene in scenes]
    return table(images, [[told_about(game, scene) for scene in scenes]])


def told_about(game: Game, scene: Scene) -> str:
    """What stands below a picture."""
    return "<br>".join(map(str, lines_about(game, scene)))


def pictured(game: Game, clause: Clause) -> str:
    """The picture of a rule that the introduction does not show, below what the rule says."""
    scenes = [scene for scene in examples_of(game) if scene.clause == clause.id]
    return "".join(
        f"<br>{scene_image(game, scene, 200)}<br>{told_about(game, scene)}" for scene in scenes
    )


def pictures_of_rules(game: Game) -> str:
    """The pictures of single rules in a table of their own."""
    rows = [
        [f"`{scene.clause}`", scene_image(game, scene, 240), told_about(game, scene)]
        for scene in examples_of(game)
    ]
    return table(["rule", "", ""], rows)
