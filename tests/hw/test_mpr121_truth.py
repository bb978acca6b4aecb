"""Hands on touch chips, through the whole driver: each passed its threshold within what is stated.

However the chip makes one number of four samples, however late it is read, whoever else comes in
the same window, whether it calls or is polled.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.config import Electrode
from hw.signals import Place, Report
from tests.hw.rigs.rigs import Mpr121IrqRig, Mpr121Rig

PADS = (Place(1, "pile"), Place(1, "shield"), Place(2, "pile"))
ELECTRODES = {"pile": 0, "shield": 11}
TOUCH, RELEASE = Electrode(0, 1, "pile").touch, Electrode(0, 1, "pile").release
WITH_A_CALL_U, POLLED_U = 2_700, 3_750

hands = st.fixed_dictionaries(
    {
        place: st.tuples(st.integers(0, 12_000), st.integers(TOUCH + 4, 300), st.integers(0, 6_000))
        for place in PADS
    }
)
"""When each hand comes, how strong it is and how long it takes."""
late = st.lists(st.sampled_from((500, 2_000, 2_000, 3_700, 9_000, 19_000)), min_size=12)
"""How long the driver waits for its turn."""


def played(
    rig: Mpr121Rig, came: dict[Place, tuple[int, int, int]], turns: list[int], asked: bool = False
) -> list[Report]:
    """Lay the hands down and take them away, while the driver gets its turns; check every stamp.

    `asked`: ask between two turns, and after each, how far it is. Return what was heard.
    """
    rig.open()
    rig.run(110_000)
    start_us = rig.clock.now + 3_000
    for place, (at_us, strength, rise_us) in came.items():
        model, electrode = rig.model(place), ELECTRODES[place.input]
        model.hand(electrode, True, start_us + at_us, strength, rise_us)
        model.hand(electrode, False, start_us + at_us + 80_000, rise_us=rise_us)
    for turn in turns * (1 + 140_000 // sum(turns)):
        rig.wait(turn // 2)
        if asked:
            rig.source.mark(rig.clock.now)
        rig.run(turn - turn // 2, every_us=turn)
        if asked:
            rig.source.mark(rig.clock.now)
    for place, (at_us, strength, rise_us) in came.items():
        touched, left = rig.heard.of(place)
        down_us = start_us + at_us + rise_us * TOUCH / strength
        up_us = start_us + at_us + 80_000 + rise_us * (strength - RELEASE) / strength
        assert touched.t - touched.u <= down_us <= touched.t + touched.u
        assert left.t - left.u <= up_us <= left.t + left.u
    rig.source.close()
    return rig.heard.reports


@pytest.mark.parametrize("kind", [Mpr121Rig, Mpr121IrqRig], ids=["polled", "calling"])
@given(came=hands, turns=late)
def test_whoever_asks_how_far_it_is_widens_no_doubt(
    kind: type[Mpr121Rig], came: dict[Place, tuple[int, int, int]], turns: list[int]
) -> None:
    """A mark that was too bold would be kept, and the stamp after it would pay for that."""
    heard = []
    for asked in (False, True):
        with pytest.MonkeyPatch.context() as patch:
            heard.append(played(kind(patch), came, turns, asked))
    assert heard[0] == heard[1]


@pytest.mark.parametrize("kind", [Mpr121Rig, Mpr121IrqRig], ids=["polled", "calling"])
@given(came=hands, turns=late, trimmed=st.booleans())
def test_every_hand_passed_its_threshold_within_the_doubt_that_is_stated(
    kind: type[Mpr121Rig],
    came: dict[Place, tuple[int, int, int]],
    turns: list[int],
    trimmed: bool,
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        rig = kind(patch)
        for model in rig.models.values():
            model.trimmed = trimmed
        played(rig, came, turns)


@pytest.mark.parametrize(
    ("kind", "largest_u"),
    [(Mpr121Rig, POLLED_U), (Mpr121IrqRig, WITH_A_CALL_U)],
    ids=["polled", "calling"],
)
def test_hands_that_come_together_are_all_dated_by_one_call(
    monkeypatch: pytest.MonkeyPatch, kind: type[Mpr121Rig], largest_u: int
) -> None:
    """Two pads of one chip within one window: neither has to pay for the other."""
    rig = kind(monkeypatch)
    rig.open()
    rig.run(20_000)
    for electrode in ELECTRODES.values():
        rig.models[0x5A].hand(electrode, True, rig.clock.now + 1_000, strength=80)
    rig.run(40_000, every_us=2_000)
    assert [s.u <= largest_u for s in rig.heard.signals] == [True, True]
    rig.source.close()
