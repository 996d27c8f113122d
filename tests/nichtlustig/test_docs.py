"""The page about the game names everything that there is."""

from pathlib import Path

from rauswurf import games
from rauswurf.table.nichtlustig.names import card_name
from rauswurf.table.nichtlustig.sketch import FACTS

PAGE = Path(__file__).parent.parent.parent / "docs" / "games" / "nichtlustig.md"


def section(name: str) -> str:
    return PAGE.read_text(encoding="utf-8").split(f"\n## {name}\n")[1].split("\n## ")[0]


def test_the_page_names_every_rule_and_ruling() -> None:
    for clause in games.get("nichtlustig").clauses:
        assert f"| `{clause.id}` |" in section("Rules"), clause.id
        assert (f"- `{clause.id}`:" in section("Rulings")) == clause.has_ruling, clause.id


def test_the_page_names_every_option_and_value() -> None:
    for variant in games.get("nichtlustig").variants:
        assert f"| `{variant.id}` |" in section("Option")
        assert all(f"`{value}`" in section("Option") for value in variant.values)


def test_the_page_names_every_special_card_and_fact() -> None:
    for card in range(31, 37):
        assert f"| `{card_name(card)}` |" in section("Material")
    for fact in FACTS:
        assert f"| `{fact} " in section("Positions"), fact
