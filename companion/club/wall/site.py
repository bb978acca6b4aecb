"""The wall as pages: what hangs there, what phones are shown, and files for other programs.

Everything here only reads. What is shown is looked up on a thread of its own and at most once in a
while, however many look.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from hashlib import blake2b
from importlib import resources
from time import monotonic

from aiohttp import web

from companion.club.errors import ClubError
from companion.club.evenings import last
from companion.club.store.opening import Store
from companion.club.wall.exporting import KINDS, as_csv, plays, results, rows_of
from companion.club.wall.figures import told
from companion.kit.kit import Kit
from companion.language import current, speaking
from companion.language.catalogue import page_catalogue
from companion.language.files import speaking_files
from companion.language.in_html import said_in_html
from companion.outputs.console.web.gate import protecting
from companion.outputs.console.web.languages import language_of
from companion.outputs.history import Colours
from companion.outputs.history import file_of as of_history

FRESH_S = 1.0
"""So long what was looked up is shown to everybody."""
_OWN = {"wall.css": "text/css", "wall.js": "text/javascript", "charts.js": "text/javascript"}
_SHARED = {
    "uPlot.iife.min.js": "text/javascript",
    "uPlot.min.css": "text/css",
    "uPlot.LICENSE.txt": "text/plain",
}
PLAYS = "plays"


class Wall:
    """Serves the wall of one club."""

    def __init__(self, store: Store, kits: Mapping[str, Kit], colours: Colours) -> None:
        self._store, self._kits, self._colours = store, kits, colours
        folder = resources.files("companion.club.wall") / "page"
        self._page = (folder / "wall.html").read_text("utf-8")
        own = {name: ((folder / name).read_bytes(), kind) for name, kind in _OWN.items()}
        shared = {name: (of_history(name), kind) for name, kind in _SHARED.items()}
        icon = (resources.files("companion.outputs.console.web") / "page" / "icon.svg").read_bytes()
        pictures = {"icon.svg": (icon, "image/svg+xml")}
        self._files = {**own, **shared, **pictures, **speaking_files()}
        self._found: dict[tuple[str, int | None], tuple[float, bytes, str]] = {}
        self._looking = asyncio.Lock()

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/", self._from_the_door)
        app.router.add_get("/wall", self._wall)
        app.router.add_get("/wall.json", self._told)
        app.router.add_get("/wall/{name}", self._file)
        app.router.add_get("/wall/out/{kind}.{form}", self._out)

    async def _from_the_door(self, request: web.Request) -> web.Response:
        """Lead to the wall whoever opens the address that the club says of itself."""
        raise web.HTTPFound("wall", headers=protecting(None))

    async def _wall(self, request: web.Request) -> web.Response:
        with speaking(language_of(request)):
            return _answer(request, said_in_html(self._page).encode(), "text/html")

    async def _file(self, request: web.Request) -> web.Response:
        found = self._files.get(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        return _answer(request, *found)

    async def _told(self, request: web.Request) -> web.Response:
        """Answer with everything that is shown; with nothing, where that is known already."""
        language, evening = language_of(request), _evening(request)
        try:
            body, tag = await self._looked_up(language, evening)
        except ClubError as error:
            raise _nothing_there(error) from None
        if request.headers.get("If-None-Match") == tag:
            answer = web.Response(status=304)
        else:
            answer = web.Response(body=body, content_type="application/json", charset="utf-8")
        answer.headers.update(protecting(None) | {"Cache-Control": "no-cache", "ETag": tag})
        return answer

    async def _looked_up(self, language: str, evening: int | None) -> tuple[bytes, str]:
        async with self._looking:
            found = self._found.get((language, evening))
            if found is None or monotonic() - found[0] > FRESH_S:
                with speaking(language):
                    body = await asyncio.to_thread(self._look, evening)
                tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
                found = monotonic(), body, tag
                self._found = {(language, evening): found, **_fresh(self._found)}
                self._found[language, evening] = found
        return found[1], found[2]

    def _look(self, evening: int | None) -> bytes:
        with self._store.wall() as connection:
            shown = told(connection, self._kits, evening)
        shown |= {
            "speech": page_catalogue(current(), "wall"),
            "colours": {theme: [*codes] for theme, codes in self._colours.items()},
        }
        return json.dumps(shown).encode()

    async def _out(self, request: web.Request) -> web.Response:
        """Answer with a file for other programs."""
        kind, form = request.match_info["kind"], request.match_info["form"]
        if form not in ("csv", "json") or kind not in (*KINDS, PLAYS):
            raise web.HTTPNotFound
        evening = _evening(request)
        write = self._writer(kind, form, evening)
        try:
            with speaking(language_of(request)):
                body = await asyncio.to_thread(write)
        except ClubError as error:
            raise _nothing_there(error) from None
        mime = "text/csv" if form == "csv" else "application/json"
        answer = _answer(request, body.encode(), mime)
        answer.headers["Content-Disposition"] = f"attachment;filename={kind}.{form}"
        return answer

    def _writer(self, kind: str, form: str, evening: int | None) -> Callable[[], str]:
        def write() -> str:
            with self._store.wall() as connection:
                if kind == PLAYS:
                    found = results(connection, self._kits, evening)
                    return json.dumps(plays(found, self._kits))
                number = last(connection) if evening is None else evening
                of = number if kind == "standings" else evening
                rows = rows_of(connection, kind, self._kits, of)
            return as_csv(rows) if form == "csv" else json.dumps(rows)

        return write


def _fresh(
    found: Mapping[tuple[str, int | None], tuple[float, bytes, str]],
) -> dict[tuple[str, int | None], tuple[float, bytes, str]]:
    """Return what is still shown; what nobody asked for any more is let go of."""
    now = monotonic()
    return {key: each for key, each in found.items() if now - each[0] <= FRESH_S}


def _evening(request: web.Request) -> int | None:
    """Return the evening that is asked for; None: the last."""
    asked = request.query.get("evening", "")
    return int(asked) if asked.isdecimal() and asked.isascii() and len(asked) < 9 else None


def _nothing_there(error: ClubError) -> web.HTTPNotFound:
    """Return what whoever asks for an evening is told that never was."""
    return web.HTTPNotFound(text=str(error), headers=protecting(None))


def _answer(request: web.Request, body: bytes, kind: str) -> web.Response:
    answer = web.Response(body=body, content_type=kind, charset="utf-8")
    answer.headers.update(protecting(None))
    return answer
