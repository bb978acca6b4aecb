"""Shows a folder as any static host would: no header that another host may not send."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


class Handler(SimpleHTTPRequestHandler):
    """Serves files, and says nothing about it."""

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
    }

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def server_of(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Open a folder on this machine alone; port 0: any that is free."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder meanwhile; return its address."""
    server = server_of(folder)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
