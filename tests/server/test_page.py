"""The page as it is served: which texts are announced with it."""

import pytest

from rauswurf.messages import LANGUAGES
from rauswurf.server.routes.page import FOLDER, accepted_language
from tests.server.kit import running, scenario


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-DE,de;q=0.9,en;q=0.8", "de"),
        ("fi, el;q=0.5", "el"),
        ("xx;;;,,", "en"),
        ("CS", "cs"),
    ],
)
def test_the_first_language_that_we_speak(accepted: str, language: str) -> None:
    assert accepted_language(accepted) == language


@pytest.mark.skipif(not FOLDER.is_dir(), reason="the page is not built: make page")
@scenario
async def test_the_texts_of_the_reader_are_announced(own_database: str) -> None:
    async with running(own_database) as node:
        for language in LANGUAGES:
            for address in ("/", "/t/anything", "/replay"):
                answer = await node.http.get(address, headers={"Accept-Language": language})
                announced = answer.headers["Link"]
                assert announced.startswith(f"</assets/{language}-")
                texts = announced.partition(">")[0].strip("<")
                assert (await node.http.get(texts)).status_code == 200
                assert "Accept-Language" in answer.headers["Vary"]
