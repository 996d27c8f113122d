"""What others show of a link: a title, a sentence and a picture, for those who read no scripts.

Players are not named: whoever shows a link asks for it with their own machines, and keeps it.
"""

import asyncio
from dataclasses import dataclass
from html import escape
from urllib.parse import urlencode

from starlette.datastructures import QueryParams

from rauswurf.messages import Message, all_of, message
from rauswurf.server.authority import Authority
from rauswurf.server.errors import BAD, MISSING, SENSELESS, Refuse
from rauswurf.server.house import House
from rauswurf.server.positions import (
    as_query,
    language_named,
    read_query,
    settings_in,
    table_at,
)
from rauswurf.server.protocol.http import AskPicture

NAME = "Rauswurf"
SIZE = (1200, 630)  # pixels of a picture: what those who show links ask for
OURS = "/api/preview.png"
LOGO = "/icon-512.png"
THEIR_FAULT = (BAD, MISSING, SENSELESS)  # all else is shown by the page, which tries again


@dataclass(frozen=True)
class Preview:
    """What is shown of an address; ``status`` is how it is answered."""

    text: Message
    title: Message | None = None
    picture: AskPicture | None = None
    status: int = 200


ANYWHERE = Preview(message("page-start-about"))


async def preview_of(house: House, asker: str, path: str, query: QueryParams) -> Preview:
    """What is shown of an address of the page; whatever is wrong with it is no trouble here."""
    page, _, name = path.strip("/").partition("/")
    table = query.get("table")
    try:
        if page == "t":
            return of_table((await house.table(name)).authority)
        if page == "j":
            return await of_invitation(house, asker, name)
        if page == "replay" and table is not None:
            return of_record((await house.table(table)).authority)
        if page == "position" and query:
            return await of_position(house, query)
    except Refuse as refusal:
        status = refusal.status if refusal.status in THEIR_FAULT else ANYWHERE.status
        return Preview(ANYWHERE.text, status=status)
    return ANYWHERE


async def of_invitation(house: House, asker: str, code: str) -> Preview:
    """What is shown of a table to those who know its code; guessing counts, as in joining."""
    if house.limiter.wait("join", asker, house.settings.limits.joining):
        return ANYWHERE
    return of_table((await house.table_of_code(code.upper())).authority)


def of_table(a: Authority) -> Preview:
    """What is shown of a table: who may still come, what happens now, or who has won."""
    if a.table is None:
        free = sum(seat not in a.words for seat in a.terms.people)
        return shown(a, message("preview-invited", free=free) if free else "preview-begins")
    if a.stage == "playing":
        return shown(a, message("preview-playing", now=a.table.view.awaited))
    return of_record(a)


def of_record(a: Authority) -> Preview:
    """What is shown of a game that can be looked at again."""
    outcome = a.table.outcome if a.table else None
    if outcome is None:
        return shown(a, "preview-record")
    colours = [message(f"colour-{name}") for name in outcome.winners]
    result = message("page-end-winner", name=all_of(colours), count=len(colours))
    return shown(a, message("preview-over", result=result))


def shown(a: Authority, text: Message | str) -> Preview:
    """A table with this text, and with a picture of how it stands."""
    header, setup = a.terms.header, a.terms.setup
    chosen = header.variants.items()
    now = a.table.position if a.table else header.position
    picture = AskPicture(
        game=header.game,
        players=header.players,
        position=now or "",
        set=tuple(f"{id}={value}" for id, value in chosen if value != setup.usual(id)),
        board=a.terms.board.id if a.terms.board else None,
        lang=a.terms.choice.language,
    )
    told = message(text) if isinstance(text, str) else text
    return Preview(told, setup.game.title, picture)


async def of_position(house: House, query: QueryParams) -> Preview:
    """What is shown of a position; raises Refuse for one that cannot be."""
    asked = read_query(query)
    file = await house.board(asked.board) if asked.board else None
    table = await asyncio.to_thread(
        table_at, asked.game, asked.players, settings_in(asked), asked.position or None, file
    )
    return Preview(table.view.awaited, table.setup.game.title, asked)


def tags(preview: Preview, origin: str, address: str, reader: str) -> str:
    """The part of a page's head that tells it; addresses are complete, as others need them."""
    language = language_named(preview.picture.lang if preview.picture else None) or reader
    title = preview.title.text(language) if preview.title else NAME
    text = preview.text.text(language)
    told = {
        "og:site_name": NAME,
        "og:type": "website",
        "og:title": title,
        "og:description": text,
        "og:url": origin + address,
        **picture_tags(preview, origin, language),
    }
    card = "summary_large_image" if preview.picture else "summary"
    lines = [
        f"<title>{escape(title if title == NAME else f'{title} · {NAME}')}</title>",
        f'<meta name="description" content="{escape(text)}" />',
        *(f'<meta property="{key}" content="{escape(told[key])}" />' for key in told),
        f'<meta name="twitter:card" content="{card}" />',
    ]
    return "\n    ".join(lines)


def picture_tags(preview: Preview, origin: str, language: str) -> dict[str, str]:
    """What is told of the picture: of the board, or else our sign."""
    if preview.picture is None:
        return {"og:image": origin + LOGO}
    width, height = SIZE
    return {
        "og:image": f"{origin}{OURS}?{urlencode(as_query(preview.picture))}",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": message("preview-picture", game=preview.title).text(language),
    }
