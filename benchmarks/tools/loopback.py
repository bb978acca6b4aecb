"""The loopback card: what is played on its one side is recorded, and dated, on the other.

PortAudio's times of a recording jump by milliseconds, so this asks the kernel itself how many
samples have been recorded by now, between two readings of the clock. `recorded_truth` makes of
those looks when each sample was out.
"""

from __future__ import annotations

import ctypes
import os
import threading
import time
from ctypes import byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.tools.recorded_truth import Look
from hw.clock import now_us
from hw.speaker import RATE

LOOPBACK: Final = Path("/proc/asound/Loopback")
CAPTURE, NONBLOCK, S16_LE, INTERLEAVED = 1, 1, 2, 3
STORE_US: Final = 2_000_000
"""What the card keeps for us: a machine that is busy for so long loses nothing."""
LOOK_S: Final = 0.0173
"""Off the beat of the kernel's ticks, so that some look comes just after one."""
BLOCK: Final = 4_800


def card() -> int:
    """The loopback card's number."""
    return int(os.readlink(LOOPBACK).removeprefix("card"))


class Take(NamedTuple):
    """A recording without a hole: its samples, and when how many of them were there."""

    blocks: list[bytes]
    looks: list[Look]

    @property
    def samples(self) -> bytes:
        """All of it."""
        return b"".join(self.blocks)


class Recorder:
    """Records one substream of the card from the moment it is made, until it is closed.

    Where the machine was too slow even for the card's store, a new take begins.
    """

    def __init__(self, substream: int) -> None:
        self._alsa = _library()
        self._pcm = c_void_p()
        name = f"hw:{card()},1,{substream}"
        self._check(self._alsa.snd_pcm_open(byref(self._pcm), name.encode(), CAPTURE, NONBLOCK))
        self._check(
            self._alsa.snd_pcm_set_params(self._pcm, S16_LE, INTERLEAVED, 1, RATE, 0, STORE_US)
        )
        self._takes: list[Take] = []
        self._count = 0
        self._over = threading.Event()
        self._begin()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def close(self) -> list[Take]:
        """Stop, and give all there is."""
        self._over.set()
        self._thread.join()
        self._alsa.snd_pcm_close(self._pcm)
        return self._takes

    def _begin(self) -> None:
        self._takes.append(Take([], []))
        self._count = 0
        self._check(self._alsa.snd_pcm_prepare(self._pcm))
        self._check(self._alsa.snd_pcm_start(self._pcm))

    def _work(self) -> None:
        buffer = ctypes.create_string_buffer(2 * BLOCK)
        while not self._over.is_set():
            time.sleep(LOOK_S)
            try:
                for _ in range(self._look() // BLOCK):
                    self._fetch(buffer)
            except OSError:
                self._begin()

    def _look(self) -> int:
        before = now_us()
        there = self._check(self._alsa.snd_pcm_avail(self._pcm))
        self._takes[-1].looks.append(Look(before, self._count + there, now_us() + 1))
        return there

    def _fetch(self, buffer: Any) -> None:
        got = self._check(self._alsa.snd_pcm_readi(self._pcm, buffer, BLOCK))
        self._takes[-1].blocks.append(buffer.raw[: 2 * got])
        self._count += got

    def _check(self, result: int) -> int:
        if result < 0:
            raise OSError(self._alsa.snd_strerror(result).decode())
        return result


def _library() -> Any:
    alsa = ctypes.CDLL("libasound.so.2")
    alsa.snd_pcm_open.argtypes = [c_void_p, c_char_p, c_int, c_int]
    alsa.snd_pcm_set_params.argtypes = [c_void_p, c_int, c_int, c_uint, c_uint, c_int, c_uint]
    alsa.snd_pcm_avail.argtypes, alsa.snd_pcm_avail.restype = [c_void_p], c_long
    alsa.snd_pcm_readi.argtypes, alsa.snd_pcm_readi.restype = [c_void_p, c_void_p, c_ulong], c_long
    for name in ("snd_pcm_prepare", "snd_pcm_start", "snd_pcm_close"):
        getattr(alsa, name).argtypes = [c_void_p]
    alsa.snd_strerror.argtypes, alsa.snd_strerror.restype = [c_int], c_char_p
    return alsa
