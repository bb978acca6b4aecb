"""Who this board is, and which of its lives this is."""

import os
import random
import sys

BYTES = 8


def board_id(machine):
    """Give the chip's own number, eight bytes of it."""
    return (bytes(machine.unique_id()) + bytes(BYTES))[:BYTES]


def boot_id():
    """Give a number that the last boot did not have: a host must notice every restart."""
    if hasattr(os, "urandom"):
        return int.from_bytes(os.urandom(4), "little")
    return random.getrandbits(30)


def nonce():
    """Give eight bytes that nobody can have heard before."""
    return os.urandom(BYTES)


def chip_name():
    """Give what the interpreter says it runs on, such as "Raspberry Pi Pico 2 with RP2350"."""
    return getattr(sys.implementation, "_machine", "")
