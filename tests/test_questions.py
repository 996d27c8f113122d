"""The gallery of questions: its page says what was found, and claims nothing else."""

import json
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
questions = import_module("questions")

ASKED = tomllib.loads(questions.QUESTIONS.read_text("utf-8"))["question"]


def test_the_page_has_every_answer_as_it_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "draw", lambda question, known: None)
    kept = json.loads(questions.KEPT.read_text("utf-8"))
    page = (questions.DOCS / "questions.md").read_text("utf-8")
    assert len(ASKED) == 20
    for each in ASKED:
        found = kept[each["name"]]
        assert found["command"] == each["command"], "make questions plays it anew"
        assert questions.answer(each, found["result"]) in page
        assert (questions.PICTURES / f"{each['name']}.svg").is_file()
        assert each["claims"], "an answer claims something"


def question(**changed: Any) -> dict[str, Any]:
    usual = {"name": "n", "asks": "Why?", "command": "c", "answer": "{turns}", "claims": []}
    return usual | changed


def test_words_that_do_not_fit_the_numbers_are_not_written() -> None:
    turns = {"measure": "turns", "is_share": False, "mean": 5.0, "low": 4.0, "high": 6.0}
    result = {"games": 100, "measures": [turns]}
    told = questions.answer(question(claims=["turns > 3", "turns < 7", "turns ~ 5"]), result)
    assert "5.00 [4.00 to 6.00]" in told and "`rauswurf c` (100 games)" in told
    for claim in ("turns > 4.5", "turns < 5", "turns ~ 3"):
        with pytest.raises(ValueError, match="does not hold"):
            questions.answer(question(claims=[claim]), result)


def test_shares_are_told_in_percent_and_their_differences_in_points() -> None:
    change = {"measure": "luck", "before": 0.5, "before_se": 0.01, "after": 0.6, "after_se": 0.01}
    change |= {"difference": 0.1, "low": 0.05, "high": 0.15}
    found = dict(questions.figures({"changes": [change]}))
    assert str(found["luck.by"]) == "10.0 [5.0 to 15.0]"
    assert str(found["luck.b"]) == "60.0% [58.0 to 62.0]"
    assert str(questions.Figure(404.4, 397.2, 411.1, "")) == "404 [397 to 411]"
    assert str(questions.Figure(-0.0001, -0.01, 0.01, "points")) == "0.0 [-1.0 to 1.0]"
