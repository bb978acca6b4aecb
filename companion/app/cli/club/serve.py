"""`companion club serve`: the club's own end, in one process."""

from __future__ import annotations

import argparse
import asyncio
import ssl
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from companion.app.cli.club.common import ADDRESS, FINGERPRINT, Parts, add_database_option, store_of
from companion.app.cli.stopping import stopping_with
from companion.app.cli.values import whole
from companion.club.errors import ClubError
from companion.language import say

if TYPE_CHECKING:
    from companion.club.store.opening import Store

PORT = 8230
EVERYWHERE = "0.0.0.0"


def add(parts: Parts) -> None:
    """Offer it."""
    parser = parts.add_parser(
        "serve",
        help=say("club-command-serve-help"),
        description=say("club-command-serve-about"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_database_option(parser)
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole(0, 65_535),
        default=PORT,
        help=say("club-command-option-port"),
    )
    parser.add_argument(
        "--bind", metavar="ADDRESS", default=EVERYWHERE, help=say("club-command-option-bind")
    )
    parser.add_argument("--url", metavar="URL", default=None, help=say("club-command-option-url"))
    parser.add_argument(
        "--certificate", metavar="FILE", type=Path, default=None,
        help=say("club-command-option-certificate"),
    )  # fmt: skip
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped, and return the exit status."""
    with store_of(args) as store:
        asyncio.run(_serve(args, store))
    return 0


async def _serve(args: argparse.Namespace, store: Store) -> None:
    from companion.app.cli.club.mounted import furnished
    from companion.club.door.server import serve

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def asked_to_end() -> None:
        loop.call_soon_threadsafe(stop.set)

    stopping_with(asked_to_end)
    secret, fingerprint = _secret(args.certificate)

    def opened(port: int) -> None:
        url = args.url or _url(args.bind, port, secret is not None)
        _note(store, url, fingerprint)
        print(say("club-serves", url=url), flush=True)

    await serve(furnished(store), [args.bind], args.port, stop, secret, opened)


def _note(store: Store, url: str, fingerprint: str) -> None:
    """Have invitations say where the club is."""
    from companion.club.store.opening import put_fact

    with store.keeper() as connection:
        put_fact(connection, ADDRESS, url)
        put_fact(connection, FINGERPRINT, fingerprint)


def _url(bind: str, port: int, secret: bool) -> str:
    from companion.outputs.console.web.addresses import present

    host = next(iter(present()), "127.0.0.1") if bind == EVERYWHERE else bind
    return f"{'https' if secret else 'http'}://{host}:{port}"


def _secret(file: Path | None) -> tuple[ssl.SSLContext | None, str]:
    """Return by what is served in secret, and its fingerprint; None: plainly."""
    if file is None:
        return None, ""
    try:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        text = file.read_text("ascii")
        begin, end = (f"-----{word} CERTIFICATE-----" for word in ("BEGIN", "END"))
        own = text[text.index(begin) : text.index(end)] + end
        return context, sha256(ssl.PEM_cert_to_DER_cert(own)).hexdigest()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise ClubError(say("club-no-certificate", file=str(file), reason=reason)) from None
