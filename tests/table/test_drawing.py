"""Pictures of tables, for all ten games."""

import random
import xml.etree.ElementTree as ElementTree
from collections import Counter

import pytest

from rauswurf import Dice, Table
from rauswurf.boards.colours import COLOURS as PRINTED
from rauswurf.boards.svg.tags import UNIT
from rauswurf.games import GAMES
from rauswurf.rules.nichtlustig.cards import CARDS, State
from rauswurf.table.drawing import draw_svg, to_png
from rauswurf.table.nichtlustig import drawing as cards
from rauswurf.table.nichtlustig.drawing import icons
from rauswurf.table.nichtlustig.names import SYMBOLS, card_name
from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.table import state_of

SVG = "{http://www.w3.org/2000/svg}"


def played(game: str, events: int, seed: int = 5) -> Table:
    table = Table(game, dice=Dice.seeded(seed))
    chance = random.Random(seed)
    while len(table.events) < events and not table.is_over:
        table.play(chance.choice(table.moves))
    return table


def used_icons(svg: str) -> Counter[str]:
    return Counter(use.attrib["href"][1:] for use in ElementTree.fromstring(svg).iter(f"{SVG}use"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_drawn_the_same_each_time(game: str) -> None:
    table = played(game, 120)
    svg = draw_svg(table.setup, table.view)
    assert ElementTree.fromstring(svg).tag == f"{SVG}svg"
    assert draw_svg(table.setup, table.view) == svg


@pytest.mark.parametrize("game", GAMES)
def test_another_position_is_another_picture(game: str) -> None:
    first, later = played(game, 0), played(game, 60)
    assert draw_svg(first.setup, first.view) != draw_svg(later.setup, later.view)


@pytest.mark.parametrize("events", [0, 60, 120, 200])
def test_each_card_of_nichtlustig_is_drawn_once(events: int) -> None:
    table = played("nichtlustig", events)
    cards = Counter(card_name(card).split()[0] for card in range(CARDS))
    dice = Counter(
        symbol
        for die, symbol in enumerate(SYMBOLS)
        if state_of(table, State).face[die] == 6 and not table.is_over
    )
    assert used_icons(draw_svg(table.setup, table.view)) == cards + dice


def test_the_seat_that_acts_has_the_thickest_frame() -> None:
    for events in (0, 40, 80):
        table = played("nichtlustig", events)
        setup, view = table.setup, table.view
        tree = ElementTree.fromstring(draw_svg(setup, view))
        frames = {rect.get("stroke"): rect for rect in tree.iter(f"{SVG}rect")}
        widths = [
            float(frames[PRINTED[name].print.full].attrib["stroke-width"])
            for name in setup.names
            if PRINTED[name].print.full in frames
        ]
        assert len(widths) == setup.players
        thickest = max(widths)
        assert [seat for seat, width in enumerate(widths) if width == thickest] == [view.seat]


@pytest.mark.parametrize("players", GAMES["nichtlustig"].players)
def test_a_picture_of_the_seats_ends_just_below_the_last_one(players: int) -> None:
    table = Table("nichtlustig", players)
    assert isinstance(table.view, CardsView)
    tree = ElementTree.fromstring(cards.draw_svg(table.setup, table.view, "seats"))
    left, top, wide, high = map(float, tree.attrib["viewBox"].split())
    strokes = {PRINTED[name].print.full for name in table.setup.names}
    sheets = [rect for rect in tree.iter(f"{SVG}rect") if rect.get("stroke") in strokes]
    assert len(sheets) == players
    last = max(float(rect.attrib["y"]) + float(rect.attrib["height"]) for rect in sheets)
    assert last < top + high < last + UNIT / 2
    assert all(float(rect.attrib["x"]) > left for rect in sheets)
    assert all(float(r.attrib["x"]) + float(r.attrib["width"]) < left + wide for r in sheets)


def test_icons_lie_in_the_middle_of_their_cards() -> None:
    table = played("nichtlustig", 60)
    tree = ElementTree.fromstring(draw_svg(table.setup, table.view))
    cards = [
        (group.find(f"{SVG}rect"), group.find(f"{SVG}use"))
        for group in tree.iter(f"{SVG}g")
        if group.find(f"{SVG}use") is not None
    ]
    assert len(cards) >= CARDS
    for sheet, icon in cards:
        assert sheet is not None and icon is not None
        middles = [
            float(each.attrib["x"]) + float(each.attrib["width"]) / 2 for each in (sheet, icon)
        ]
        assert middles[0] == pytest.approx(middles[1], abs=2)


def test_every_icon_that_is_used_exists() -> None:
    table = played("nichtlustig", 100)
    tree = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{icons()}</svg>')
    drawn = {symbol.attrib["id"] for symbol in tree.iter(f"{SVG}symbol")}
    assert set(used_icons(draw_svg(table.setup, table.view))) <= drawn
    assert drawn == {card_name(card).split()[0] for card in range(CARDS)}


def test_the_focus_of_a_hunter_is_drawn() -> None:
    line = "yellow 12 W0 W0 W0 / black W3 W3 W3 W3 ; turn yellow"
    plain = Table("jaeger", players=2, position=line)
    sharp = Table("jaeger", players=2, position=f"{line} ; focus yellow 12")
    assert draw_svg(plain.setup, plain.view) != draw_svg(sharp.setup, sharp.view)


@pytest.mark.parametrize("game", ["madn", "nichtlustig"])
def test_a_picture_becomes_pixels(game: str) -> None:
    table = played(game, 30)
    png = to_png(draw_svg(table.setup, table.view), width=320)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20]) == 320
