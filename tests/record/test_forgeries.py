"""The records that both verifiers are tried with: ours here, that of the page in vitest."""

import json
from functools import cache
from typing import Any

import pytest

from tests.record.cases import FILE, applied, by_the_page, by_verify
from tests.record.forging import KINDS, RAW

# What only somebody who knows the rules can find.
OF_THE_RULES = {"rules", "outcome", "end"}


@cache
def kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


CASES = range(len(kept()["cases"]))


def case(number: int) -> tuple[dict[str, Any], bytes]:
    found = kept()["cases"][number]
    return found, applied(kept()["records"][found["of"]].encode(), found["edits"])


@pytest.mark.parametrize("number", CASES)
def test_what_is_said_about_it(number: int) -> None:
    found, record = case(number)
    said = by_verify(record), by_the_page(record)
    assert said == (found["verify"], found["page"]), "run python -m tests.record.cases"


def test_every_kind_is_there() -> None:
    assert {case(number)[0]["kind"] for number in CASES} == {"as it was", *KINDS, *RAW}


@pytest.mark.parametrize("number", CASES)
def test_the_page_blames_nothing_that_holds_and_misses_only_what_needs_rules(number: int) -> None:
    found, _ = case(number)
    page, verify = found["page"], found["verify"]
    is_well = "unreadable" not in page and not page["dice"] and not page["seal"]
    if verify.get("holds"):
        assert is_well
    elif is_well:
        # Dice of a seed are left to verify; games and variants are rules, too.
        faults = {fault for fault, _ in verify.get("problems", [])}
        assert (
            verify.get("unreadable") == 1
            or found["of"] == "dice of a seed"
            or (faults <= OF_THE_RULES)
        )
