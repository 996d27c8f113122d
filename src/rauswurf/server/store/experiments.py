"""What the lab has found out: kept under a hash of the question, as long as somebody asks."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from rauswurf.server.store.model import experiments


class Answer(NamedTuple):
    """How far an experiment is, as JSON, and when somebody last asked."""

    question: str
    games: int
    used: int  # milliseconds since 1970
    answer: str


def answer_to(connection: Connection, question: str) -> Answer | None:
    """What is known about a question."""
    wanted = select(experiments).where(experiments.c.question == question)
    found = connection.execute(wanted).first()
    return Answer(found.question, found.games, found.used, found.answer) if found else None


def keep_answer(connection: Connection, answer: Answer) -> None:
    """Keep what is known; where more games are known already, these stay."""
    kind: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = kind.insert(experiments).values(answer._asdict())
    replaced = {name: new.excluded[name] for name in ("games", "used", "answer")}
    fewer = experiments.c.games <= new.excluded.games
    connection.execute(
        new.on_conflict_do_update(
            index_elements=[experiments.c.question], set_=replaced, where=fewer
        )
    )


def forget_answers(connection: Connection, before: int, most: int) -> int:
    """Forget what nobody has asked since then, and all but so many; returns how many that were."""
    beyond = select(experiments.c.used).order_by(experiments.c.used.desc()).offset(most).limit(1)
    limit = max(before, (connection.execute(beyond).scalar() or -1) + 1)
    forgotten = connection.execute(delete(experiments).where(experiments.c.used < limit))
    return int(forgotten.rowcount)
