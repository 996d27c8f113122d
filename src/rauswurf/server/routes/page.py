"""The page: files that the build has put beside this package, if it has."""

import re
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import quote

from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from rauswurf.messages import message
from rauswurf.messages.languages import accepted_language
from rauswurf.server.allowed import own_origin
from rauswurf.server.errors import MISSING, Refuse
from rauswurf.server.previews import preview_of, tags
from rauswurf.server.routes.endpoint import address_of
from rauswurf.server.routes.parts import TABLE, links_to, links_to_board

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "index.html"
FIRST_PAGE = (".", "", INDEX)
ASSETS = "assets/"
A_YEAR = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
BROTLI = "br"  # the build has compressed assets so, better than we could while somebody waits
WRONG_METHOD = 405
METHODS = ("GET", "POST")
# Of the page, what the server tells anew for each address: its description and its title.
HEAD = re.compile(r'<meta\s+name="description".*?</title>', re.DOTALL)


class Page(StaticFiles):
    """Serves the files; any address that is no file is the page itself, which knows it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder
        index = folder / INDEX
        self.index = index.read_text(encoding="utf-8") if index.is_file() else ""
        self.table_parts = links_to(folder, TABLE, self.index)
        self.packed = {found.name for found in folder.glob(f"{ASSETS}*.{BROTLI}")}

    async def check_config(self) -> None:
        """A page that was not built is told of when somebody asks for it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        if path.startswith("api/"):
            raise not_a_page(scope)
        try:
            if path in FIRST_PAGE:
                response = await self._index(path, scope)
            else:
                response = await self._file(path, scope)
        except HTTPException as error:
            is_file = Path(path).suffix != ""
            if error.status_code != MISSING or is_file:
                raise
            response = await self._index(path, scope)
        is_asset = path.startswith(ASSETS)
        response.headers["Cache-Control"] = A_YEAR if is_asset else ASK_AGAIN
        if is_asset:
            response.headers["Access-Control-Allow-Origin"] = "*"  # embedded documents have none
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        packed = f"{path}.{BROTLI}"
        is_packed = packed.removeprefix(ASSETS) in self.packed
        if not is_packed or not accepts_brotli(Headers(scope=scope)):
            return await super().get_response(path, scope)
        response = await super().get_response(packed, scope)
        response.headers["Content-Type"] = guess_type(path)[0] or "application/octet-stream"
        response.headers["Content-Encoding"] = BROTLI
        response.headers["Vary"] = "Accept-Encoding"
        return response

    async def _index(self, path: str, scope: Scope) -> Response:
        """The page, with what others are to show of a link to this address."""
        if not self.index:
            raise Refuse(message("server-no-page"), MISSING)
        asked, query = Headers(scope=scope), QueryParams(scope["query_string"])
        language = accepted_language(asked.get("accept-language", ""))
        preview = await preview_of(scope["app"].state.house, address_of(scope), path, query)
        address = "/" if path in FIRST_PAGE else f"/{quote(path)}"
        origin = own_origin(scope["scheme"], asked.get("host", ""))
        told = tags(preview, origin, f"{address}?{query}" if query else address, language)
        html = HEAD.sub(lambda _: told, self.index, count=1)
        response = Response(html, preview.status, media_type="text/html")
        name = language.replace("-", "_")  # web/vite-messages.ts calls its files so
        links = self._texts((name,) if path in FIRST_PAGE else (name, f"rest-of-{name}"))
        if path.startswith("t/") and preview.picture:
            links += self.table_parts + links_to_board(preview.picture)
        if links:
            response.headers["Link"] = ", ".join(links)
            response.headers["Vary"] = "Accept-Language"
        response.headers["ETag"] = f'"{sha256(response.body).hexdigest()[:32]}"'
        is_known = self.is_not_modified(response.headers, asked)
        return NotModifiedResponse(response.headers) if is_known else response

    def _texts(self, parts: tuple[str, ...]) -> list[str]:
        """Let the browser fetch the texts of its reader's language while it reads the page."""
        found = [texts for part in parts for texts in self.folder.glob(f"{ASSETS}{part}-*.js")]
        return [f"</{ASSETS}{texts.name}>; rel=modulepreload" for texts in found]


def accepts_brotli(asked: Headers) -> bool:
    """Does a browser unpack what the build has packed?"""
    codings = asked.get("accept-encoding", "").split(",")
    return any(coding.partition(";")[0].strip() == BROTLI for coding in codings)


def not_a_page(scope: Scope) -> HTTPException:
    """What is wrong with a request that no other route has answered."""
    others = [route for route in scope["app"].routes if not isinstance(route, Mount)]
    asked = {**scope, "root_path": ""}
    known = [
        method
        for method in METHODS
        if any(route.matches({**asked, "method": method})[0] is Match.FULL for route in others)
    ]
    if known:
        return HTTPException(WRONG_METHOD, headers={"Allow": ", ".join(known)})
    return HTTPException(MISSING)
