"""The line to the club: one question and its answer at a time, or why there is none."""

from __future__ import annotations

import gzip
import http.client
import json
import ssl
from contextlib import suppress
from hashlib import sha256
from hmac import compare_digest
from urllib.parse import urlsplit

from companion.club.sending.membership import Membership
from companion.club.wire import Json
from companion.language import say

UNREACHABLE, STRANGER, STORE, ODD = "unreachable", "stranger", "store", "odd"
"""Why there is no answer: nobody is there; the table is not known; the club's own store does not
take anything; something else answers than a club."""
TIMEOUT_S = 20.0
SMALL = 512
"""What is shorter is not worth packing."""
MOST = 64 * 1024 * 1024
"""No answer is longer."""
_KINDS = {401: STRANGER, 403: STRANGER, 503: STORE, 502: STORE, 504: STORE, 500: STORE}


class LineError(Exception):
    """There is no answer; says of which kind that is, and what the system said."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind


class ClubLine:
    """One line, kept open between questions; for one thread."""

    def __init__(self, membership: Membership, timeout: float = TIMEOUT_S) -> None:
        self.membership = membership
        self._parts = urlsplit(membership.url)
        self._timeout = timeout
        self._open: http.client.HTTPConnection | None = None

    def ask(self, path: str, said: Json) -> Json:
        """Say something and return the answer; LineError if there is none.

        The club may have heard it all the same.
        """
        try:
            return self._asked(path, said)
        except LineError:
            self.close()
            raise
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise LineError(UNREACHABLE, str(error) or type(error).__name__) from None

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            with suppress(OSError):
                self._open.close()
            self._open = None

    def _asked(self, path: str, said: Json) -> Json:
        body = json.dumps(said).encode()
        headers = {
            "Authorization": f"Bearer {self.membership.token}",
            "Content-Type": "application/json",
            "Accept-Encoding": "gzip",
        }
        if len(body) > SMALL:
            body = gzip.compress(body, 6)
            headers["Content-Encoding"] = "gzip"
        line = self._connected()
        line.request("POST", self._parts.path.rstrip("/") + path, body, headers)
        reply = line.getresponse()
        return _read(reply.status, reply.headers.get("Content-Encoding", ""), reply.read(MOST))

    def _connected(self) -> http.client.HTTPConnection:
        if self._open is None:
            self._open = self._dialled()
        return self._open

    def _dialled(self) -> http.client.HTTPConnection:
        host, port, timeout = str(self._parts.hostname), self._parts.port, self._timeout
        if self._parts.scheme != "https":
            return http.client.HTTPConnection(host, port, timeout=timeout)
        pinned = self.membership.fingerprint
        secret = ssl.create_default_context()
        if pinned:
            # The club vouches for itself: what counts is that it is the very same certificate.
            secret.check_hostname, secret.verify_mode = False, ssl.CERT_NONE
        line = http.client.HTTPSConnection(host, port, timeout=timeout, context=secret)
        line.connect()
        if pinned and not compare_digest(_fingerprint(line), pinned.lower().replace(":", "")):
            line.close()
            raise LineError(ODD, say("club-another-certificate"))
        return line


def _fingerprint(line: http.client.HTTPSConnection) -> str:
    return sha256(line.sock.getpeercert(binary_form=True) or b"").hexdigest()


def _read(status: int, encoding: str, body: bytes) -> Json:
    if status != 200:
        raise LineError(_KINDS.get(status, ODD), f"HTTP {status}")
    try:
        said = json.loads(gzip.decompress(body) if encoding == "gzip" else body)
    except (ValueError, OSError, EOFError):
        raise LineError(ODD, say("club-no-answer")) from None
    if not isinstance(said, dict):
        raise LineError(ODD, say("club-no-answer"))
    return said
