"""The games as a page needs them: what can be chosen, by how many, and by which rules."""

from functools import cache

from rauswurf import games
from rauswurf.boards import Board
from rauswurf.bots import levels_of, perfect
from rauswurf.bots.levels import step_odds
from rauswurf.games import GAMES, Clause, Game, introduction
from rauswurf.messages import message
from rauswurf.server.protocol import VERSION
from rauswurf.server.protocol.http import (
    ClauseInfo,
    GameInfo,
    Games,
    IntroductionInfo,
    SceneInfo,
    SceneLine,
    Scenes,
    SeatingInfo,
    VariantInfo,
)
from rauswurf.table.illustration import lines_about

ON_THE_BOX = "en"  # names of games stay as they are; any language has them


@cache
def all_games() -> Games:
    """Every game."""
    return Games(VERSION, tuple(map(game_info, GAMES.values())))


def game_info(game: Game) -> GameInfo:
    """One game."""
    return GameInfo(
        id=game.id,
        name=game.title.text(ON_THE_BOX),
        title=game.title,
        about=game.about,
        family=game.family,
        board=game.board,
        version=game.version,
        source=message(f"source-{game.book}"),
        seatings=tuple(seating(game, players) for players in sorted(game.players)),
        variants=tuple(
            VariantInfo(
                id=variant.id,
                title=variant.title,
                text=variant.message,
                values=variant.values,
                labels={value: variant.label(value) for value in variant.values},
                players=dict(variant.players),
            )
            for variant in game.variants
        ),
        introduction=introduction_info(game),
        clauses=tuple(clause_info(game, clause) for clause in game.clauses),
        levels=levels_of(game.id),
        solved=perfect.is_solved(game),
    )


def introduction_info(game: Game) -> IntroductionInfo:
    """What is read before playing."""
    return IntroductionInfo(
        introduction.aim(game),
        introduction.turn(game),
        introduction.figures(game),
        tuple(introduction.setting_up(game.setup(min(game.players)))),
        tuple(scene.clause for scene in introduction.introduction_of(game).scenes),
    )


@cache
def scenes_of(id: str) -> Scenes:
    """The pictures of the rules of a game; raises SetupError."""
    game = games.get(id)
    return Scenes(
        tuple(
            SceneInfo(
                scene.clause,
                tuple(
                    SceneLine(line.kind, line.move, line.text) for line in lines_about(game, scene)
                ),
            )
            for scene in introduction.scenes_of(game)
        )
    )


def clause_info(game: Game, clause: Clause) -> ClauseInfo:
    """One rule, with the usual variants until others are chosen."""
    return ClauseInfo(
        clause.id,
        clause.title,
        clause.wording(game.defaults),
        clause.ruling(game.defaults),
        clause.variant or None,
        clause.values,
    )


def seating(game: Game, players: int, board: Board | None = None) -> SeatingInfo:
    """What is usual, and what can be chosen, with so many players."""
    setup = game.setup(players, board=board)
    return SeatingInfo(
        players=players,
        defaults=dict(setup.variants),
        values=setup.offered,
        seats=tuple(tuple(setup.names[colour] for colour in plays) for plays in setup.seats),
        step=step_odds(game.id, players),
    )
