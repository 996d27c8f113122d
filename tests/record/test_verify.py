"""Verification: nothing that was changed passes, neither by accident nor by a skilled forger."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from rauswurf.record import Fault, Hand, RecordError, Seeded, System, Verdict
from tests.record.making import (
    SECRET,
    broken_off,
    checked,
    fair_header,
    forged,
    header_with,
    line_of,
    only_unended,
    record_of,
    sealed,
    setup_of,
    short_record,
    whole_record,
)


def holds(record: bytes) -> bool:
    try:
        return checked(record).holds
    except RecordError:
        return False


def problem(verdict: Verdict) -> RecordError:
    [found] = verdict.problems
    return found


# What holds.


def test_a_record_that_holds() -> None:
    verdict = checked(whole_record())
    assert verdict.holds
    assert verdict.rolls == verdict.rolls_checked > 50
    assert verdict.taken_back > 0
    assert verdict.rolls_taken_back > 0
    assert verdict.table.outcome


def test_a_game_that_was_broken_off_can_be_closed_but_does_not_hold() -> None:
    verdict = checked(broken_off())
    assert verdict.is_closed
    assert not verdict.holds and not verdict.breaks_rules
    assert verdict.holds_so_far
    assert (problem(verdict).fault, problem(verdict).text) == (Fault.END, "this game has no end")


def test_an_end_cut_off_by_who_lost_is_found_though_the_secret_and_a_new_seal_are_there() -> None:
    lines = short_record().splitlines()[:-1]
    secret = line_of(short_record(), "secret") - 1
    for kept in range(1, secret):
        verdict = checked(sealed([*lines[:kept], lines[secret]]))
        assert only_unended(verdict), f"cut off after line {kept}"


def test_an_outcome_that_is_left_out_is_worked_out() -> None:
    lines = [line for line in short_record().splitlines()[:-1] if b"outcome" not in line]
    verdict = checked(sealed(lines))
    assert verdict.holds
    assert verdict.table.outcome


# Accidents: any byte at all.


@pytest.mark.parametrize("shift", [1, 128])
def test_every_changed_byte_is_found(shift: int) -> None:
    record = short_record()
    assert holds(record)
    for place in range(len(record) - 1):  # the last line break may be lost
        changed = bytearray(record)
        changed[place] ^= shift
        assert not holds(bytes(changed)), f"byte {place} of {record[place - 20 : place + 20]!r}"


def test_every_lost_byte_and_every_lost_line_is_found() -> None:
    record = short_record()
    for place in range(len(record) - 1):
        assert not holds(record[:place] + record[place + 1 :])
    lines = record.splitlines(keepends=True)
    for gone in range(len(lines)):
        assert not holds(b"".join(lines[:gone] + lines[gone + 1 :]))


def test_every_end_cut_off_is_found() -> None:
    record = short_record()
    for length in range(len(record) - 1):
        assert not holds(record[:length])


# Forgery: the seal is made anew, so that only the dice and the rules are left to tell.


def numbers_and_texts(data: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Where the values of a header are."""
    if isinstance(data, dict):
        return [p for key, value in data.items() for p in numbers_and_texts(value, (*path, key))]
    if isinstance(data, list):
        return [p for k, value in enumerate(data) for p in numbers_and_texts(value, (*path, k))]
    return [path]


def replaced(data: Any, path: tuple[str | int, ...], value: object) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def instead(_: object, line: dict[str, object]) -> dict[str, object]:
    return line


def test_every_changed_letter_of_the_header_is_found() -> None:
    record = short_record()
    header = json.loads(record.splitlines()[0])
    paths = numbers_and_texts(header)
    assert len(paths) > 25
    for path in paths:
        value: Any = header
        for step in path:
            value = value[step]
        for other in changed_values(value):
            changed = forged(record, 1, partial(replaced, path=path, value=other))
            assert not holds(changed), f"{path}: {value!r} became {other!r}"


def changed_values(value: object) -> list[object]:
    """A value with each letter changed, one more letter, and without its last."""
    if not isinstance(value, str):
        return [value + 1 if isinstance(value, int) else None]
    letters = [
        value[:k] + ("f" if letter != "f" else "e") + value[k + 1 :]
        for k, letter in enumerate(value)
    ]
    return [*letters, value + "e", value[:-1]] if value else ["e"]


def test_swapped_seats_names_and_words_are_found() -> None:
    record = short_record()

    def swap(key: str) -> Callable[[Any], None]:
        def change(data: Any) -> None:
            one, other = data["seats"][0], data["seats"][1]
            one[key], other[key] = other[key], one[key]

        return change

    assert not holds(forged(record, 1, swap("name")))
    assert not holds(forged(record, 1, swap("plays")))
    assert not holds(forged(record, 1, lambda data: data["dice"]["contributions"].reverse()))
    assert not holds(forged(record, 1, lambda data: data["seats"].reverse()))


@pytest.mark.parametrize("variant", ["three-rolls", "goal-jump", "play-on", "barriers"])
def test_another_variant_is_found_even_if_all_moves_are_legal_by_it(variant: str) -> None:
    record = short_record()

    def switch(data: Any) -> None:
        value = data["variants"][variant]
        data["variants"][variant] = "on" if value == "off" else "off"

    verdict = checked(forged(record, 1, switch))
    assert verdict.dice_problem is not None
    assert "not the secret that was promised for this game" in verdict.dice_problem.text


def test_every_changed_roll_is_found() -> None:
    record = short_record()
    rolls = [n for n, line in enumerate(record.splitlines(), 1) if b"roll" in line and n > 1]
    for line in rolls:
        for face in range(1, 7):
            changed = forged(record, line, partial(instead, line={"roll": [face]}))
            same = json.loads(record.splitlines()[line - 1]) == {"roll": [face]}
            assert holds(changed) == same
            if not same:
                dice = checked(changed).dice_problem
                assert dice is not None
                assert dice.line == line


@pytest.mark.parametrize("game", ["madn", "nichtlustig"])
def test_what_was_written_and_what_fell_is_told(game: str) -> None:
    record = record_of(fair_header(setup_of(game)), events=20)
    line = line_of(record, "roll", 2)
    right = json.loads(record.splitlines()[line - 1])["roll"]
    said = [*right[:-1], right[-1] % 6 + 1]
    found = checked(forged(record, line, partial(instead, line={"roll": said}))).dice_problem
    assert found is not None
    told = " ".join(map(str, said)), " ".join(map(str, right))
    assert found.text == "roll 2 is {}, but the dice gave {}".format(*told)


def test_a_roll_added_or_left_out_is_found() -> None:
    lines = short_record().splitlines()[:-1]
    roll = line_of(short_record(), "roll", 3) - 1
    assert holds(sealed(lines))
    assert not holds(sealed([*lines[:roll], *lines[roll + 1 :]]))
    assert not holds(sealed([*lines[:roll], lines[roll], *lines[roll:]]))
    assert not holds(sealed([*lines[:roll], b'{"undo":true}', *lines[roll:]]))


def test_a_roll_that_was_taken_back_is_looked_at_too() -> None:
    """Otherwise one could roll until it suits, and keep the good one."""
    header = fair_header(setup_of("madn"))
    right = header.roll_by(SECRET).face(0)
    wrong = right % 6 + 1
    secret = b'{"secret":"%s"}' % SECRET.hex().encode()

    def record(first: int, second: int) -> bytes:
        lines = [b'{"roll":[%d]}' % first, b'{"undo":true}', b'{"roll":[%d]}' % second]
        return sealed([json.dumps(header.data()).encode(), *lines, secret])

    assert checked(record(right, right)).dice_problem is None
    assert checked(record(wrong, right)).dice_problem is not None
    assert checked(record(right, wrong)).dice_problem is not None


@pytest.mark.parametrize("byte", range(32))
def test_every_changed_byte_of_the_secret_is_found(byte: int) -> None:
    record = short_record()
    other = bytearray(SECRET)
    other[byte] ^= 16
    changed = forged(record, line_of(record, "secret"), lambda data: {"secret": other.hex()})
    found = problem(checked(changed))
    assert (found.fault, found.line) == (Fault.DICE, line_of(record, "secret"))
    assert found.text == "this is not the secret that was promised for this game"


def test_a_secret_of_another_game_is_found() -> None:
    """The promise names the game, so that it cannot be kept in another one that suits better."""
    header = fair_header(setup_of("madn"))
    later = replace(header, created="2026-02-28T19:30:01+01:00")
    assert only_unended(checked(record_of(header, events=10)))
    found = checked(record_of(later, events=10)).dice_problem
    assert found is not None
    assert "not the secret that was promised for this game" in found.text


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda outcome: outcome["places"].reverse(), "the places in the outcome"),
        (lambda outcome: outcome.update(winners=["green"]), "the winners in the outcome"),
        (lambda outcome: outcome.update(rule="neutral"), "the rule in the outcome"),
        (lambda outcome: outcome.update(points=[0, 0]), "the points in the outcome"),
    ],
)
def test_a_changed_outcome_is_found(change: Callable[[Any], None], text: str) -> None:
    record = whole_record()
    line = line_of(record, "outcome")
    found = problem(checked(forged(record, line, lambda data: change(data["outcome"]))))
    assert (found.fault, found.line) == (Fault.OUTCOME, line)
    assert text in found.text


def test_an_outcome_before_the_end_is_found() -> None:
    lines = broken_off().splitlines()[:-1]
    outcome = b'{"outcome":{"places":[1,2,3,4],"winners":["yellow"],"rule":"finish"}}'
    assert problem(checked(sealed([*lines, outcome]))).fault is Fault.OUTCOME


def test_a_broken_rule_does_not_hide_honest_dice() -> None:
    record = short_record()
    line = line_of(record, "move", 3)
    verdict = checked(forged(record, line, lambda data: {"move": "B-0"}))
    assert problem(verdict).fault is Fault.RULES
    assert verdict.breaks_rules and not checked(record).breaks_rules
    assert verdict.rolls_checked > verdict.rolls


# Promises that are not kept, and ends that are missing.


def test_a_closed_record_must_tell_its_secret() -> None:
    lines = [line for line in short_record().splitlines()[:-1] if b"secret" not in line]
    found = problem(checked(sealed(lines)))
    assert (found.fault, found.text) == (Fault.DICE, "the secret was promised but never revealed")


@pytest.mark.parametrize("policy", [Hand(), System(), Seeded(4)])
def test_a_secret_that_nobody_promised_is_refused(policy: Hand | System | Seeded) -> None:
    record = record_of(header_with(setup_of("madn"), policy), events=6)
    lines = record.splitlines()[:-1]
    changed = sealed([*lines, b'{"secret":"%s"}' % SECRET.hex().encode()])
    found = checked(changed).dice_problem
    assert only_unended(checked(record))
    assert found is not None
    assert found.text == "a secret, but this game's dice have none"


def test_a_game_in_progress_holds_so_far() -> None:
    verdict = checked(record_of(fair_header(setup_of("madn")), events=20, finish=False))
    assert not verdict.holds
    assert verdict.holds_so_far
    assert {found.fault for found in verdict.problems} == {Fault.END}


def test_a_line_cut_off_is_reported() -> None:
    record = record_of(header_with(setup_of("madn"), Hand()), events=20, finish=False)
    found = checked(record + b'{"mo').seal_problem
    assert found is not None
    assert (found.line, found.text) == (22, "the last line is cut off")


def with_dice(data: Any, other: dict[str, int]) -> None:
    data["dice"].update(other)


def test_another_seed_is_found() -> None:
    record = record_of(header_with(setup_of("madn"), Seeded(4)), events=60)
    for other in ({"seed": 5}, {"stream": 1}):
        changed = forged(record, 1, partial(with_dice, other=other))
        found = checked(changed).dice_problem
        assert found is not None
        assert found.fault is Fault.DICE


def test_fair_dice_passed_off_as_typed_in_are_said_to_be_unchecked() -> None:
    """A forger can take the promise away, but not without anybody noticing."""
    lines = [line for line in short_record().splitlines()[:-1] if b"secret" not in line]
    header = json.loads(lines[0]) | {"dice": {"by": "hand"}}
    verdict = checked(sealed([json.dumps(header).encode(), *lines[1:]]))
    assert verdict.holds
    assert verdict.rolls_checked == 0
