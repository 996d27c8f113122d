"""Pictures of experiments: what is measured lies across, what is compared one below the other."""

import pytest

pytest.importorskip("altair")

from rauswurf.lab.pictures import Dot, Panel, drawn


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
    values = picture["data"]["values"]
    assert [(each["low"], each["value"], each["high"]) for each in values] == [
        (1.0, 2.0, 3.0),
        (4.0, 5.0, 6.5),
    ]
