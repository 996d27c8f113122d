"""What is read before playing: each game on one screen, and pictures of what rules do."""

from functools import cache
from xml.etree import ElementTree

import pytest

from rauswurf import Dice, Table
from rauswurf.boards.svg import UNIT
from rauswurf.boards.svg.marks import ALLOWED, REFUSED
from rauswurf.boards.svg.tags import length
from rauswurf.games import GAMES, Game, introduction
from rauswurf.games.introduction import introduction_of
from rauswurf.games.scenes import Scene
from rauswurf.messages import LANGUAGES, Message
from rauswurf.table.drawing import draw_svg
from rauswurf.table.illustration import Line, draw_scene, lines_about, table_of

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
each_scene = pytest.mark.parametrize(
    ("game", "scene"),
    [
        pytest.param(game, scene, id=f"{game.id}-{scene.clause}")
        for game in GAMES.values()
        for scene in introduction.scenes_of(game)
    ],
)


@each_game
def test_three_pictures_introduce_a_game_and_a_rule_has_one_picture(game: Game) -> None:
    assert len(introduction_of(game).scenes) == 3
    shown = [scene.clause for scene in introduction.scenes_of(game)]
    assert len(shown) == len(set(shown))
    assert len(shown) >= 6


@each_scene
def test_a_picture_shows_its_rule(game: Game, scene: Scene) -> None:
    table = table_of(game, scene)
    assert scene.clause in {clause.id for clause in table.setup.clauses}
    assert scene.move or scene.refused or scene.caption
    if scene.move:
        assert scene.move in table.moves
    if scene.refused:
        refusal = table.why_not(scene.refused)
        assert refusal is not None
        assert refusal.rule == scene.clause


@each_scene
def test_a_picture_has_words_below_it(game: Game, scene: Scene) -> None:
    lines = lines_about(game, scene)
    if scene.caption:
        assert lines == [Line(scene.caption)]
    else:
        kinds = {line.kind for line in lines}
        assert ("may" in kinds, "not" in kinds) == (bool(scene.move), bool(scene.refused))


@each_scene
def test_a_picture_has_all_fields_that_are_spoken_of(game: Game, scene: Scene) -> None:
    table = table_of(game, scene)
    drawn = ElementTree.fromstring(draw_scene(game, scene))
    left, top, width, height = map(float, drawn.attrib["viewBox"].split())
    named = list(scene.fields)
    for move in (scene.move, scene.refused):
        wish = table.wish(move) if move and game.board else None
        if wish and wish.word == "step":
            named += [table.setup.board.field_name(at) for at in (wish.origin, wish.target)]
    for name in named:
        for x, y in table.setup.board.fields[table.setup.board.find(name, 0)].spots:
            assert left < UNIT * x < left + width
            assert top < UNIT * y < top + height


def test_a_picture_is_a_part_of_the_board_around_the_place() -> None:
    game = GAMES["madn"]
    scene = introduction.scene_of(game, "goal-no-jump")
    assert scene is not None
    whole = Table(game.setup(2)).view
    drawn = draw_scene(game, scene)
    assert len(drawn) < len(draw_svg(game.setup(2), whole)) / 2
    _, _, width, height = map(float, ElementTree.fromstring(drawn).attrib["viewBox"].split())
    assert max(width, height) <= 6 * UNIT
    assert (drawn.count(ALLOWED), drawn.count(REFUSED)) == (0, 3)  # a broken line and a cross


def test_a_way_is_drawn_field_by_field() -> None:
    game = GAMES["madn"]
    scene = introduction.scene_of(game, "goal-jump")
    assert scene is not None
    board = game.setup(2).board
    way = [board.find(name, 0) for name in ("38", "39", "a", "b")]
    points = [board.fields[field].spots[0] for field in way]
    begins = "M" + "L".join(f"{length(x)} {length(y)}" for x, y in points)
    assert f'd="{begins}L' in draw_scene(game, scene)


@each_game
def test_what_a_caption_says_happens(game: Game) -> None:
    for scene in introduction_of(game).scenes:
        setup = game.setup(scene.players, scene.variants)
        after = scene.values.get("waits") or scene.values.get("entry")
        if not after:
            continue
        table = Table(setup, position=scene.position, dice=Dice.by_hand())
        before = table.position.split(";")[0].split()
        table.play(scene.move)
        told = table.position.split(";")[0].split()
        assert told.count(after) == before.count(after) + 1, scene


@cache
def all_told() -> list[Message]:
    """Every sentence of every introduction and below every picture."""
    told: list[Message] = []
    for game in GAMES.values():
        told += [introduction.aim(game), introduction.turn(game), introduction.figures(game)]
        for players in (min(game.players), max(game.players)):
            told += introduction.setting_up(game.setup(players))
        for scene in introduction.scenes_of(game):
            told += [line.text for line in lines_about(game, scene)]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_introduction_is_told_in_every_language(language: str) -> None:
    for sentence in all_told():
        assert "{" not in sentence.text(language)


def test_three_pieces_are_told_where_they_are_played() -> None:
    for game in GAMES.values():
        fewer = introduction_of(game).three_pieces_from
        for players in game.players:
            setup = game.setup(players)
            if game.board and game.book == "nueby":
                begun = [setup.board.field_name(field) for field in setup.begin_of(0)]
                assert ("d" in begun) == (0 < fewer <= players), (game.id, players)
