"""Pictures of experiments: what is measured lies across, what is compared one below the other."""

import pytest

pytest.importorskip("altair")

from rauswurf.lab.pictures import Bars, Dot, Panel, Spread, as_svg, drawn


def test_values_and_intervals_lie_on_the_same_axis_and_names_on_the_other() -> None:
    dots = (Dot("one", 2.0, 1.0, 3.0), Dot("two", 5.0, 4.0, 6.5))
    picture = drawn("A title", [Panel("Rolls", dots, is_share=False)])
    [panel] = picture["concat"]
    bars, points = panel["layer"]
    assert (bars["mark"]["type"], points["mark"]["type"]) == ("rule", "point")
    assert (bars["encoding"]["x"]["field"], bars["encoding"]["x2"]["field"]) == ("low", "high")
    assert points["encoding"]["x"]["field"] == "value"
    for layer in (bars, points):
        assert layer["encoding"]["y"]["field"] == "label"
        assert layer["encoding"]["y"]["sort"] == ["one", "two"]
        assert layer["encoding"]["x"]["type"] == "quantitative"
        assert layer["encoding"]["x"]["scale"]["zero"] is True, "an axis begins at zero"
    values = picture["data"]["values"]
    assert [(each["low"], each["value"], each["high"]) for each in values] == [
        (1.0, 2.0, 3.0),
        (4.0, 5.0, 6.5),
    ]


def test_differences_have_a_line_at_zero_and_those_that_cross_it_do_not_stand_out() -> None:
    dots = (Dot("clear", 2.0, 1.0, 3.0), Dot("none", 0.5, -1.0, 2.0))
    picture = drawn("", [Panel("Turns", dots, are_differences=True)])
    [panel] = picture["concat"]
    zero, bars, _ = panel["layer"]
    assert zero["data"]["values"] == [{"zero": 0}]
    paints = {each["label"]: each["paint"] for each in bars["data"]["values"]}
    assert paints["clear"] != paints["none"]


def test_how_games_are_spread_begins_at_zero_and_has_a_legend() -> None:
    bars = [Bars(name, [0.0, 10.0], [0.25, 0.75], 10.0) for name in ("by the book", "barriers")]
    picture = drawn("A title", [Spread("Turns", "share of games", bars)], ["how to read it"])
    [panel] = picture["concat"]
    across, up, colour = (panel["encoding"][axis] for axis in ("x", "y", "color"))
    assert across["scale"]["zero"] is True and up["scale"]["zero"] is True
    assert colour["scale"]["domain"] == ["by the book", "barriers"] and colour["legend"]
    svg = as_svg(picture)
    for word in ("A title", "how to read it", "share of games", "by the book", "barriers"):
        assert word in svg


def width_of(svg: str) -> float:
    return float(svg.split('width="', 1)[1].split('"', 1)[0])


def test_long_titles_are_told_in_lines_that_are_no_wider_than_the_picture() -> None:
    words = [f"Schlagzwang{number}," for number in range(12)]
    dots = [Dot("Spielzüge", 2.0, 1.0, 3.0)]
    for many in (1, 2):
        short = as_svg(drawn("Titel", [Panel("Züge", dots)] * many))
        told = " ".join(words)
        long = as_svg(drawn(told, [Panel(told, dots)] * many, [told]))
        assert width_of(long) <= width_of(short) + 1
        assert all(long.count(word) >= 2 + many for word in words), "nothing is cut"
