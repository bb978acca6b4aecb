"""What a failure means stands on display and phones; what its driver said stands in the log."""

import errno
import inspect
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import hw.errors
import hw.signals
from companion.app.hosted.notices import Notices
from companion.app.table.meaning import (
    CONSOLE,
    DISPLAY,
    VOICE,
    clip_unusable,
    dropped,
    instead,
    sounding,
    soundless,
    torn,
    unsaid,
)
from companion.keep.journal.journal import Health
from companion.keep.journal.reading import JournalProblem
from companion.kit.notice import Notice
from hw.errors import HardwareError, MissingExtra, blame
from hw.signals import Fault

RAW = "portaudio default: Error querying device -1 [errno 19] /dev/snd/pcm"
LONGEST = 110
"""So much is read at a glance, and fits a line of the smallest display."""

REASONS = [
    value
    for name, value in vars(hw.signals).items()
    if name.isupper() and isinstance(value, str)
]  # fmt: skip


def errors() -> Iterator[Exception]:
    """Everything that a driver raises, and what comes from elsewhere."""
    for kind in vars(hw.errors).values():
        if inspect.isclass(kind) and issubclass(kind, HardwareError):
            yield MissingExtra("gpiod", "gpiod", "pi") if kind is MissingExtra else kind(RAW)
    for number in (errno.EACCES, errno.EBUSY, errno.ENODEV, errno.EIO):
        yield blame(RAW, OSError(number, os.strerror(number)))
    yield OSError(errno.ENODEV, RAW)
    yield RuntimeError(RAW)


class Told:
    """A table's notices, and the three places to which they go."""

    def __init__(self) -> None:
        self.notices = Notices(lambda: 0)
        self.log: list[str] = []
        self.spoken: list[str] = []
        self.notices.tell(self.log.append)
        self.notices.speak(self.spoken.append)

    def of(self, raw: str) -> tuple[str, ...]:
        """Look once: the raw words are in the log, and those who play get sentences."""
        self.notices.look()
        shown = self.notices.shown
        assert any(raw in line for line in self.log), self.log
        for line in (*shown, *self.spoken):
            assert raw not in line
            assert not any(word in line for word in ("portaudio", "/dev", "errno", "Errno", "pip"))
            assert line[0].isupper()
            assert line.endswith((".", "?"))
            assert len(line) <= LONGEST
        return shown


@pytest.mark.parametrize("part", [VOICE, DISPLAY, CONSOLE, "another"])
def test_whatever_a_part_fails_by_is_said_in_words(part: str) -> None:
    meant = set()
    for error in errors():
        told = Told()
        told.notices.part(part, str(error), error)
        meant |= {told.of(str(error))}
        told.notices.part(part, None)
        told.notices.look()
        assert not [*told.notices.shown]
    assert len(meant) == 5, "each kind of error has its own remedy"


@pytest.mark.parametrize("reason", [*REASONS, "something new"])
@pytest.mark.parametrize("place", [(3, "white"), (3, "pile"), (3, None), (None, None)])
def test_every_fault_of_a_sensor_is_said_in_words(
    reason: str, place: tuple[int | None, str | None]
) -> None:
    if reason == hw.signals.RECOVERED:
        return
    told = Told()
    told.notices.fault(Fault(0, *place, reason, RAW))
    (line,) = told.of(RAW)
    assert line.startswith("Seat 3" if place[0] else "The table")


def test_all_that_sound_record_and_listeners_say_has_words() -> None:
    said = [
        *(sounding(reason, RAW) for reason in REASONS),
        *(told(RAW) for told in (instead, soundless, clip_unusable, unsaid)),
        *(torn(JournalProblem(RAW, 7, 1, RAW, tail=tail)) for tail in (True, False)),
        dropped(Told(), RuntimeError(RAW)),
    ]
    for notice in said:
        told = Told()
        told.notices.say(notice)
        assert told.of(RAW)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO, errno.EACCES])
def test_a_card_that_refuses_is_said_without_its_folder(number: int) -> None:
    said: list[Notice] = []
    health = Health(Path("/dev/journal"), said.append, lambda: 0.0)

    class Card:
        lost = 0

        def commit(self, durable: bool) -> None:
            raise OSError(number, os.strerror(number))

        def keep_newest(self, why: str) -> None:
            """Keep it."""

    health.commit(Card(), True)  # type: ignore[arg-type]
    told = Told()
    told.notices.say(said[0])
    (shown,) = told.of(os.strerror(number))
    assert shown.endswith("If the power goes now, the match is lost.")
