"""A table for the caller: it hears its own words at once, and nobody ever does anything wrong."""

from collections.abc import Iterator
from typing import Any

from companion.kit.customs import Customs
from companion.outputs.caller.caller import Caller
from companion.outputs.caller.pace import CallPace

CUSTOMS = Customs(
    phases=frozenset(("dealt", "ready", "play")),
    prompt_us=1_500_000,
    breaths=frozenset(("capture", "sweep", "yard", "call")),
    interrupts=frozenset(("white", "red", "blue")),
)


def standing(phase: str = "dealt", *open_: str) -> dict[str, Any]:
    """How a match stands, as far as a caller looks."""
    return {"phase": phase, "open": [{"question": name} for name in open_]}


def caller(pace: CallPace, seed: int = 7, now: int = 0) -> Caller:
    """A caller at a table where a hand was just dealt."""
    made = Caller(pace, CUSTOMS, seed)
    made.judged([], standing(), now)
    return made


def words(calling: Caller) -> Iterator[tuple[str, int]]:
    """Everything that is called, for ever, each word heard when it should be."""
    while (due := calling.due()) is not None:
        if said := calling.call(due):
            yield said.word, said.at
            calling.heard(said.word, said.at)
        calling.judged([], standing("ready" if said and said.word == "ready" else "play"), due)


def waits(calling: Caller, count: int) -> Iterator[tuple[int, bool]]:
    """How long each READY was followed by nothing, and whether PLAY ended it."""
    heard = words(calling)
    _, ready = next(heard)
    for _ in range(count):
        word, at = next(heard)
        yield at - ready, word == "play"
        if word == "play":
            _, at = next(heard)
        ready = at
