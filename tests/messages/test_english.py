"""English has every message that the code speaks of, wants what it is given, and nothing else."""

import ast

import pytest

from rauswurf.messages import Told, message
from rauswurf.messages.bundle import NoSuchMessage

from .catalogue import Catalogue, catalogue
from .code import Call, calls, listed, literals, page_patterns, page_text, patterns, trees

ENGLISH = catalogue("en")


def complaint(call: Call, known: dict[str, frozenset[str]]) -> str | None:
    """What is wrong with a message that the code makes; None if nothing is."""
    if call.id not in known:
        return f"{call.where}: there is no message {call.id}"
    wanted = known[call.id]
    missing, unused = sorted(wanted - call.values), sorted(call.values - wanted)
    if unused:
        return f"{call.where}: {call.id} has no use for {unused}"
    if missing and not call.is_open:
        return f"{call.where}: {call.id} wants {missing}"
    return None


def unused(known: set[str]) -> list[str]:
    """Messages that nobody speaks of."""
    said, page = literals(), page_text()
    made = patterns() + page_patterns(page)
    exactly = set().union(*listed().values())
    return sorted(
        id
        for id in known - said - exactly
        if f'"{id}"' not in page and not any(pattern.fullmatch(id) for pattern in made)
    )


def test_the_files_are_well_formed() -> None:
    assert ENGLISH.faults == []


def test_every_message_of_the_code_exists_and_is_given_what_it_wants() -> None:
    found = [call for file, tree in trees() for call in calls(file, tree)]
    assert len(found) > 200
    assert [told for call in found if (told := complaint(call, ENGLISH.values))] == []


def test_every_message_is_used() -> None:
    assert unused(set(ENGLISH.values)) == []


@pytest.mark.parametrize("topic", listed())
def test_messages_made_by_a_pattern_are_exactly_those_that_can_be_made(topic: str) -> None:
    known = {id for id in ENGLISH.values if id.startswith(f"{topic}-")}
    assert known == listed()[topic]


# Each of these tests can fail.


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ('message("tell-nothing")', "there is no message tell-nothing"),
        ('message("tell-roll", who=1)', "tell-roll wants ['face']"),
        ('message("tell-roll", who=1, face=1, die=1)', "tell-roll has no use for ['die']"),
        ('say("tell-roll", die=1, **more)', "tell-roll has no use for ['die']"),
        ('message("tell-roll", who=1, **more)', None),
        ('message("tell-roll", who=1, face=1)', None),
    ],
)
def test_a_wrong_message_in_the_code_is_caught(code: str, told: str | None) -> None:
    [call] = calls("x.py", ast.parse(code))
    found = complaint(call, ENGLISH.values)
    assert found == (told and f"x.py:1: {told}")


def test_an_unused_message_is_caught() -> None:
    nobody = "tell-" + "-".join(["what", "nobody", "says"])
    assert unused({"tell-roll", nobody}) == [nobody]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("tell-x = { $a", "cannot be read"),
        ("tell-x = a\ntell-x = b", "tell-x appears twice"),
        ("roll-x = a", "roll-x belongs into roll.ftl"),
        ("tell-x =\n    .title = a", "tell-x must have a text"),
    ],
)
def test_a_bad_file_is_caught(text: str, told: str) -> None:
    found = Catalogue()
    found.add("tell", text + "\n")
    [fault] = found.faults
    assert told in fault


def test_a_message_that_nobody_wrote_is_no_text() -> None:
    with pytest.raises(NoSuchMessage):
        message("tell-nothing").text()


def test_an_error_tells_its_message_in_the_language_of_the_reader() -> None:
    error = Told(message("move-nothing-to-undo"))
    assert str(error) == "there is nothing to undo"
    assert error.message.as_dict() == {"id": "move-nothing-to-undo", "values": {}}
