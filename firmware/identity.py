"""Who this board is, and which of its lives this is."""

import os
import random

BYTES = 8


def board_id(machine):
    """Give the chip's own number, eight bytes of it."""
    return (bytes(machine.unique_id()) + bytes(BYTES))[:BYTES]


def boot_id():
    """Give a number that the last boot did not have: a host must notice every restart."""
    if hasattr(os, "urandom"):
        return int.from_bytes(os.urandom(4), "little")
    return random.getrandbits(30)
