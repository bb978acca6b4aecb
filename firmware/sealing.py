"""Datagrams that only a board and its host can make, each believed once.

    version 1 | board id 8 | sender's nonce 8 | receiver's nonce 8 | number 4 | payload | tag 12

The tag is HMAC-SHA256 of the direction and all that stands before it, with the key the two share.
A nonce is made anew for every session, so what was recorded in another session names nonces that
nobody has any more; within a session each number is taken once. A payload counts only if both
nonces are those of the session; a datagram without one introduces its sender.
"""

import struct
from binascii import unhexlify
from hashlib import sha256

VERSION = 1
NONCE = 8
TAG = 12
HEAD = "<B8s8s8sI"
HEAD_BYTES = 29
NOBODY = bytes(NONCE)
OFFERS = 4
WINDOW = 64
"""So far a datagram may have been overtaken and still be taken."""
BLOCK = 64
TO_HOST, TO_BOARD = b"B", b"H"


def key_of(text):
    """Give the key that is written as 64 hexadecimal digits."""
    return unhexlify(text)


class Sealer:
    """Makes tags with one key: the two halves of HMAC are prepared."""

    def __init__(self, key):
        key = key + bytes(BLOCK - len(key))
        self._inner = bytes([byte ^ 0x36 for byte in key])
        self._outer = bytes([byte ^ 0x5C for byte in key])

    def tag(self, direction, data):
        """Give the tag of a datagram."""
        inner = sha256(self._inner)
        inner.update(direction)
        inner.update(data)
        outer = sha256(self._outer)
        outer.update(inner.digest())
        return outer.digest()[:TAG]


class Window:
    """Which numbers of a sender have been taken: each once, a little out of order at the most."""

    def __init__(self):
        self._highest = 0
        self._taken = 0

    def take(self, number):
        """Give whether this number is new, and take it if so."""
        ahead = number - self._highest
        if ahead > 0:
            self._taken = (self._taken << ahead | 1) & (1 << WINDOW) - 1 if ahead < WINDOW else 1
            self._highest = number
            return True
        bit = 1 << -ahead
        if -ahead >= WINDOW or self._taken & bit:
            return False
        self._taken |= bit
        return True


class BoardSession:
    """The board's half: it waits for a host to name a nonce that the board has just made.

    A host that is new is offered a fresh nonce first; only who answers with that one has heard it
    now. So no recording of an earlier host can take a session over, and the session that is on
    goes on until somebody has answered. Some offers are kept, so that recordings in between do not
    make a host's answer worthless.
    """

    def __init__(self, key, board_id, nonce):
        self._sealer = Sealer(key)
        self._board_id = board_id
        self._nonce = nonce
        self._ours = None
        self._theirs = NOBODY
        self._offers = [(NOBODY, nonce())]
        self._number = 0
        self._window = Window()
        self.refused = 0

    @property
    def open(self):
        """Whether a host is known to be there."""
        return self._ours is not None

    def introduction(self, host=NOBODY):
        """Make a datagram without payload, for whoever holds the key."""
        for suitor, fresh in self._offers:
            if suitor == host:
                return self._made(fresh, host, b"")
        fresh = self._nonce()
        self._offers.append((host, fresh))
        del self._offers[1:-OFFERS]
        return self._made(fresh, host, b"")

    def seal(self, payload):
        """Make a datagram for the host of the session."""
        return self._made(self._ours, self._theirs, payload)

    def unseal(self, data):
        """Give (payload, whom to answer with an introduction); None if it is not to be believed.

        There is either a payload of the session, or a host that has none, or neither.
        """
        read = self._believed(data)
        if read is None:
            self.refused += 1
            return None
        sender, receiver, number, payload = read
        for suitor, fresh in self._offers:
            if receiver == fresh and suitor in (sender, NOBODY):
                self._promote(sender, fresh)
                break
        if self.open and sender == self._theirs and receiver == self._ours:
            if self._window.take(number):
                return payload, None
            self.refused += 1
            return None
        return b"", sender

    def lost(self):
        """Forget a host that has not been heard for long; whoever is there must begin anew."""
        self._ours, self._theirs = None, NOBODY
        self._offers = [(NOBODY, self._nonce())]

    def _promote(self, host, fresh):
        self._ours, self._theirs = fresh, host
        self._window = Window()
        self._offers = [(NOBODY, self._nonce())]

    def _made(self, sender, receiver, payload):
        self._number += 1
        head = struct.pack(HEAD, VERSION, self._board_id, sender, receiver, self._number)
        data = head + payload
        return data + self._sealer.tag(TO_HOST, data)

    def _believed(self, data):
        """Give (sender, receiver, number, payload) of what the host has sealed for this board."""
        if len(data) < HEAD_BYTES + TAG:
            return None
        end = len(data) - TAG
        version, board_id, sender, receiver, number = struct.unpack_from(HEAD, data)
        if version != VERSION or board_id != self._board_id:
            return None
        if self._sealer.tag(TO_BOARD, data[:end]) != data[end:]:
            return None
        return sender, receiver, number, data[HEAD_BYTES:end]
