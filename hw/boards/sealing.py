"""Datagrams that only a board and its host can make, each believed once: the host's half. Pure.

    version 1 | board id 8 | sender's nonce 8 | receiver's nonce 8 | number 4 | payload | tag 12

The tag is HMAC-SHA256 of the direction and all that stands before it, with the key the two share.
What belongs to this session names the nonce that this host made when it was opened; what was
recorded before names another. Within a session each number is taken once, and a board's nonce
that was given up for a newer one is not taken back.
"""

import hashlib
import hmac
import struct
from typing import Final, NamedTuple

VERSION: Final = 1
NONCE_BYTES: Final = 8
TAG_BYTES: Final = 12
NOBODY: Final = bytes(NONCE_BYTES)
WINDOW: Final = 64
"""So far a datagram may have been overtaken and still be taken."""
_HEAD: Final = struct.Struct("<B8s8s8sI")
_TO_HOST, _TO_BOARD = b"B", b"H"


class Unsealed(NamedTuple):
    """What a datagram brought, and whose nonce should be answered if it was an introduction."""

    payload: bytes
    answer: bytes | None = None


class Once:
    """Which numbers of a sender have been taken: each once, a little out of order at the most."""

    def __init__(self) -> None:
        self._highest = 0
        self._taken = 0

    def take(self, number: int) -> bool:
        """Tell whether this number is new, and take it if so."""
        ahead = number - self._highest
        if ahead > 0:
            kept = self._taken << ahead if ahead < WINDOW else 0
            self._highest, self._taken = number, (kept | 1) & ((1 << WINDOW) - 1)
            return True
        if -ahead >= WINDOW or self._taken >> -ahead & 1:
            return False
        self._taken |= 1 << -ahead
        return True


class HostSession:
    """One board's datagrams from the moment the host opened its line; `refused` counts the rest."""

    def __init__(self, key: bytes, board_id: bytes, nonce: bytes) -> None:
        self._key = key
        self._board_id = board_id
        self._ours = nonce
        self._theirs = NOBODY
        self._retired: set[bytes] = set()
        self._number = 0
        self._once = Once()
        self.refused = 0

    @property
    def open(self) -> bool:
        """Whether the board has answered this host."""
        return self._theirs != NOBODY

    def seal(self, payload: bytes, to: bytes | None = None) -> bytes:
        """Make a datagram for the board, or, without payload, for a nonce it introduced."""
        self._number += 1
        receiver = self._theirs if to is None else to
        head = _HEAD.pack(VERSION, self._board_id, self._ours, receiver, self._number)
        data = head + payload
        return data + self._tag(_TO_BOARD, data)

    def unseal(self, data: bytes) -> Unsealed | None:
        """Take a datagram; None if it is not this board's, spoilt, or was heard before."""
        end = len(data) - TAG_BYTES
        if end < _HEAD.size or not hmac.compare_digest(self._tag(_TO_HOST, data[:end]), data[end:]):
            self.refused += 1
            return None
        version, board_id, sender, receiver, number = _HEAD.unpack_from(data)
        if version != VERSION or board_id != self._board_id or sender in self._retired:
            self.refused += 1
            return None
        if receiver != self._ours:
            return Unsealed(b"", sender)
        return self._take(sender, number, data[_HEAD.size : end])

    def _take(self, sender: bytes, number: int, payload: bytes) -> Unsealed | None:
        """Take what names this session; a nonce that is new replaces the one before it."""
        met = sender != self._theirs
        if met:
            self._retired.add(self._theirs)
            self._theirs, self._once = sender, Once()
        if not self._once.take(number):
            self.refused += 1
            return None
        return Unsealed(payload, sender if met and not payload else None)

    def _tag(self, direction: bytes, data: bytes) -> bytes:
        return hmac.digest(self._key, direction + data, hashlib.sha256)[:TAG_BYTES]
