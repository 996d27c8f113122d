"""The page: files that the build has put beside this package, if it has."""

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from rauswurf.messages import LANGUAGES, message
from rauswurf.messages.languages import ENGLISH
from rauswurf.server.errors import MISSING, Refuse

FOLDER = Path(__file__).parent.parent / "page"
INDEX = "index.html"
A_YEAR = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
WRONG_METHOD = 405
METHODS = ("GET", "POST")


class Page(StaticFiles):
    """Serves the files; any address that is no file is the page itself, which knows it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """A page that was not built is told of when somebody asks for it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        if path.startswith("api/"):
            raise not_a_page(scope)
        try:
            if path in (".", "", INDEX):
                response = await self._index(scope)
            else:
                response = await super().get_response(path, scope)
        except HTTPException as error:
            is_file = Path(path).suffix != ""
            if error.status_code != MISSING or is_file:
                raise
            response = await self._index(scope)
        is_asset = path.startswith("assets/")
        response.headers["Cache-Control"] = A_YEAR if is_asset else ASK_AGAIN
        return response

    async def _index(self, scope: Scope) -> Response:
        try:
            response = await super().get_response(INDEX, scope)
        except HTTPException:
            raise Refuse(message("server-no-page"), MISSING) from None
        self._announce_texts(response, Headers(scope=scope))
        return response

    def _announce_texts(self, response: Response, asked: Headers) -> None:
        """Let the browser fetch the texts of its reader's language while it reads the page."""
        language = accepted_language(asked.get("accept-language", ""))
        texts = next(self.folder.glob(f"assets/{language}-*.js"), None)
        if texts is not None:
            response.headers["Link"] = f"</assets/{texts.name}>; rel=modulepreload"
            response.headers["Vary"] = "Accept-Language"


def accepted_language(accepted: str) -> str:
    """The first language of a browser that we speak; English if it names none of ours."""
    tags = [tag.partition(";")[0].strip()[:2].lower() for tag in accepted.split(",")]
    return next((tag for tag in tags if tag in LANGUAGES), ENGLISH)


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
