"""Each game on one screen: three pictures of real positions, for rules that hold in the game."""

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES, Game, introduction
from rauswurf.games.introduction import introduction_of
from rauswurf.messages import LANGUAGES
from rauswurf.table.drawing import draw_svg


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_three_pictures_show_rules_of_the_game(game: Game) -> None:
    scenes = introduction_of(game).scenes
    assert len({scene.clause for scene in scenes}) == 3
    for scene in scenes:
        setup = game.setup(scene.players, scene.variants)
        assert scene.clause in {clause.id for clause in setup.clauses}
        table = Table(setup, position=scene.position, dice=Dice.by_hand())
        if scene.clause == "grey":
            assert table.why_not(f"{scene.values['origin']}-{scene.values['target']}")
        if scene.move:
            assert scene.move in table.moves, scene
        assert draw_svg(setup, table.view).startswith("<svg")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_introduction_is_told_in_every_language(language: str) -> None:
    for game in GAMES.values():
        for players in (min(game.players), max(game.players)):
            for sentence in (
                introduction.aim(game),
                introduction.turn(game),
                introduction.figures(game),
                *introduction.setting_up(game.setup(players)),
                *(scene.caption for scene in introduction_of(game).scenes),
            ):
                assert "{" not in sentence.text(language)


def test_three_pieces_are_told_where_they_are_played() -> None:
    for game in GAMES.values():
        fewer = introduction_of(game).three_pieces_from
        for players in game.players:
            setup = game.setup(players)
            if game.board and game.book == "nueby":
                begun = [setup.board.field_name(field) for field in setup.begin_of(0)]
                assert ("d" in begun) == (0 < fewer <= players), (game.id, players)
