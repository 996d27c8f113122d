"""What is wrong with a value is told exactly, and briefly."""

import pytest

from rauswurf.messages import Told
from rauswurf.record.strict import depth, shown, some


def test_a_long_value_is_shown_in_forty_letters() -> None:
    assert shown("x" * 38) == f"'{'x' * 38}'"
    assert shown("x" * 39) == f"'{'x' * 36}..."


@pytest.mark.parametrize(
    ("most", "told"), [(2, "record-list-length"), (3, "record-list-range")], ids=["one", "some"]
)
def test_how_long_a_list_may_be(most: int, told: str) -> None:
    with pytest.raises(Told) as refused:
        some([1], 2, most, str)
    assert refused.value.message.id == told
    assert some([1, 2], 2, most, str) == ("1", "2")


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("[" * 50 + "]" * 50, 50),
        ('{"a":' * 50 + "1" + "}" * 50, 50),
        ("[" + "[]," * 50 + "[]]", 2),
        ('["' + "[" * 50 + '"]', 1),
        (r'["\"' + "[" * 50 + '"]', 1),
        (r'["\\",' + "[" * 50 + "]" * 51, 51),
    ],
)
def test_brackets_in_brackets_are_counted_and_those_in_texts_are_not(text: str, deep: int) -> None:
    assert depth(text) == deep
