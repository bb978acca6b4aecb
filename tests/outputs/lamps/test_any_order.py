"""Whatever happens in whatever order: a lamp is switched only to change it, and time goes on."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.core.live import View
from companion.core.referee.events import Cue
from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.kit.lamps import ALL, LampCode, Light, Wait
from companion.outputs.lamps import HURRY_US, Lamps

SETUP = Setup("any", 3, 1, ("Ada", "Ben", "Cy"), None, {}, 0)
SEATS = st.integers(0, 4)
LIGHTS = st.builds(
    Light,
    st.just("so"),
    st.sampled_from([("white",), ("red",), ALL]),
    st.sampled_from(["called", "steady", "blinks"]),
    st.sampled_from([frozenset[str](), frozenset(("play",))]),
    alone=st.booleans(),
)
WAITS = st.builds(
    Wait,
    st.integers(1, 3),
    st.sampled_from(ALL),
    blinks=st.booleans(),
    deadline=st.none() | st.integers(0, 3 * HURRY_US),
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("cue"), st.sampled_from(["ready", "play"])),
        st.tuples(st.just("show"), st.sampled_from(["ready", "play", "ada"])),
        st.tuples(st.just("judge"), LIGHTS, SEATS, st.sets(WAITS, max_size=3)),
        st.tuples(st.just("overturn")),
        st.tuples(st.just("pass"), st.integers(1, HURRY_US)),
        st.tuples(st.just("due")),
    ),
    max_size=25,
)


class Bulbs:
    """Lamps that will not be switched to what they are."""

    def __init__(self) -> None:
        self.lit: set[tuple[int, str]] = set()

    def set(self, seat: int, colour: str, on: bool) -> None:
        assert 1 <= seat <= 3
        assert ((seat, colour) in self.lit) != on
        (self.lit.add if on else self.lit.discard)((seat, colour))


@given(STEPS, st.booleans(), st.sampled_from(["play", "over"]))
def test_lamps_are_switched_only_to_change(steps: list[Any], by_eye: bool, phase: str) -> None:
    bulbs, waits, signs, now = Bulbs(), set[Wait](), dict[str, Light](), 0
    lamps = Lamps(LampCode(signs, lambda view: waits), 3, bulbs.set, by_eye=by_eye)
    for step in steps:
        match step:
            case "cue", word:
                lamps.heard(Cue(now, 0, word))
            case "show", word:
                lamps.show(word)
                assert bulbs.lit >= {*lamps.sign(word)}, "a word is seen at once"
            case "judge", light, seat, waits:
                signs["so"] = light
                verdict = Verdict(1, now, "so", {"seat": seat})
                lamps.judged([verdict], View(now, SETUP, {"phase": phase}, ()))
            case ("overturn",):
                verdict = Verdict(2, now, "overturned", {"of": 1})
                lamps.judged([verdict], View(now, SETUP, {"phase": phase}, ()))
            case "pass", us:
                now += us
                lamps.act(now)
            case ("due",):
                now = lamps.due() or now
                lamps.act(now)
        assert (due := lamps.due()) is None or due > now
    lamps.dark()
    assert not bulbs.lit
    assert lamps.due() is None
