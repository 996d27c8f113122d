"""The page as it is served: which texts are announced with it, and what is packed."""

import re

import pytest

from rauswurf.messages import LANGUAGES
from rauswurf.messages.languages import accepted_language
from rauswurf.server.routes.page import FOLDER
from tests.server.kit import open_table, running, scenario

built = pytest.mark.skipif(not FOLDER.is_dir(), reason="the page is not built: make page")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9,en;q=0.8", "de"),
        ("fi, el;q=0.5", "el"),
        ("xx;;;,,", "en"),
        ("CS", "cs"),
        ("pt-BR,pt;q=0.9", "pt-BR"),
        ("pt-PT,pt-BR;q=0.9", "pt"),
    ],
)
def test_the_first_language_that_we_speak(accepted: str, language: str) -> None:
    assert accepted_language(accepted) == language


@built
@scenario
async def test_the_texts_of_the_reader_are_announced(own_database: str) -> None:
    async with running(own_database) as node:
        for language in LANGUAGES:
            name = language.replace("-", "_")
            first, rest = f"/assets/{name}-", f"/assets/rest-of-{name}-"
            for address, wanted in (("/", [first]), ("/t/anything", [first, rest])):
                answer = await node.http.get(address, headers={"Accept-Language": language})
                announced = re.findall("<(.*?)>; rel=modulepreload", answer.headers["Link"])
                assert len(announced) == len(wanted)
                for texts, beginning in zip(announced, wanted, strict=True):
                    assert texts.startswith(beginning)
                    assert (await node.http.get(texts)).status_code == 200
                assert "Accept-Language" in answer.headers["Vary"]


@built
@scenario
async def test_a_table_is_announced_with_all_that_it_needs(own_database: str) -> None:
    async with running(own_database) as node:
        table = await open_table(node, "madn", "here", "link")
        links = (await node.http.get(f"/t/{table.id}")).headers["Link"]
        announced = re.findall("<(.*?)>; rel=(?:module)?preload", links)
        found = [await node.http.get(address) for address in announced]
        first = (await node.http.get("/")).text
    assert any("TablePage" in address for address in announced)
    assert {"/api/boards/cross", "/api/boards/cross.svg"} < set(announced)
    assert [answer.status_code for answer in found] == [200] * len(found)
    assert len(announced) == len(set(announced))
    assert not any(address in first for address in announced), "what all pages need comes anyway"


@built
@scenario
async def test_whoever_unpacks_it_gets_what_the_build_has_packed(own_database: str) -> None:
    script = next(FOLDER.glob("assets/first-*.js"))
    async with running(own_database) as node:
        for accepted, coding in (("gzip, br;q=0.9", "br"), ("gzip, brown", "gzip")):
            answer = await node.http.get(
                f"/assets/{script.name}", headers={"Accept-Encoding": accepted}
            )
            assert answer.headers["Content-Encoding"] == coding
            assert "javascript" in answer.headers["Content-Type"]
            assert "Accept-Encoding" in answer.headers["Vary"]
            assert "immutable" in answer.headers["Cache-Control"]
            if coding == "gzip":
                assert answer.content == script.read_bytes()
