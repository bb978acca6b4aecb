"""Simulated players: they see what players see, and err as people do."""

from collections import Counter
from dataclasses import replace
from random import Random
from statistics import mean, median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.app.simulated.practice_data import temperaments
from companion.core.live.listener import View
from companion.core.referee.events import Cue
from companion.core.referee.verdicts import Verdict
from companion.games.sherlock_holmes.bots import HolmesCrowd
from companion.games.sherlock_holmes.bots.bot import HolmesBot, distance, reaching
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.games.sherlock_holmes.bots.sight import HolmesSight, seen
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.practice.plan import BALLISTIC_US, HandMove, Plan
from companion.practice.temperament import parse_temperaments

HOLMES = "SHERLOCK HOLMES"
FAILINGS = (
    "hunch",
    "startle",
    "lapse",
    "linger",
    "rest",
    "mistake",
    "mute",
    "slip",
    "yard",
    "asleep",
)
FLAWLESS: dict[str, Any] = {**dict.fromkeys(FAILINGS, 0.0), "notice": 1.0}
CALM = replace(temperaments()["careful"], **FLAWLESS)


class Log:
    """Hands that only write down what they do."""

    def __init__(self) -> None:
        self.done: list[tuple[int, str, int, str]] = []

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self.done.append((at_us or 0, "press", seat, name))

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self.done.append((at_us or 0, "release", seat, name))

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        self.done.append((at_us or 0, "touch", seat, name))

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self.done.append((at_us or 0, "lift", seat, name))

    def told(self, verb: str) -> list[tuple[int, str]]:
        return [(seat, name) for _, what, seat, name in self.done if what == verb]


def sight(*tops: str | None, pool: tuple[str, ...] = (), phase: str = "play") -> HolmesSight:
    count = len(tops)
    piles = tuple(int(top is not None) for top in tops)
    return HolmesSight(phase, 1, (9,) * count, piles, tops, pool)


def bot(**changed: Any) -> HolmesBot:
    return HolmesBot(1, 4, replace(CALM, **changed), Random(4))


def did(player: HolmesBot, until: int = 10_000_000) -> Log:
    log = Log()
    player.act(until, log)
    return log


NONE = (None, None, None, None)


def test_a_bot_answers_play_with_a_card_and_takes_the_hand_away() -> None:
    player = bot()
    player.see(sight(*NONE), 0)
    player.hear("ready", 1_000_000)
    player.hear("play", 2_000_000)
    log = did(player)
    assert [what for _, what, *_ in log.done] == ["touch", "lift"]
    assert 2_100_000 < log.done[0][0] < 2_700_000
    assert log.done[1][0] - log.done[0][0] < 500_000


def test_ready_alone_moves_nobody_who_is_careful() -> None:
    player = bot()
    player.see(sight(*NONE), 0)
    player.hear("ready", 1_000_000)
    assert did(player).done == []


def test_a_hunch_plays_before_play() -> None:
    player = bot(hunch=1.0)
    player.see(sight(*NONE), 0)
    player.hear("ready", 1_000_000)
    assert did(player).told("touch") == [(1, "pile")]


def test_a_match_is_called_and_nothing_else_is() -> None:
    player = bot()
    player.see(sight("RUN", None, None, None), 0)
    assert did(player).done == []
    player.see(sight("RUN", "FOG", "RUN", None), 0)
    assert did(player).told("press") == [(1, "white")]


def test_a_card_of_the_pool_is_a_match_too() -> None:
    player = bot()
    player.see(sight("RUN", "FOG", None, None, pool=("RUN",)), 0)
    assert did(player).told("press") == [(1, "white")]


def test_a_match_that_somebody_took_is_not_called() -> None:
    player = bot()
    player.see(sight("RUN", "RUN", None, None), 0)
    player.see(sight("RUN", None, None, None), 50_000)
    assert did(player).done == []


def test_sherlock_holmes_is_called_by_its_name() -> None:
    player = bot()
    player.see(sight(HOLMES, "FOG", None, None), 0)
    assert did(player).told("press") == [(1, "red")]


def test_who_slips_calls_the_other_name() -> None:
    player = bot(slip=1.0)
    player.see(sight(HOLMES, "FOG", None, None), 0)
    assert did(player).told("press") == [(1, "blue")]


def opened(seat: int, t: int = 1_000_000) -> Verdict:
    return Verdict(1, t, "sweep-open", {"seat": seat})


def test_a_sweeper_reaches_for_every_pile_but_his_own_and_empty_ones() -> None:
    player = bot()
    player.see(sight(HOLMES, "FOG", None, "RUN"), 0)
    did(player)
    player.learn(opened(1), 1_050_000)
    assert sorted(did(player).told("touch")) == [(2, "pile"), (4, "pile")]


def test_the_others_protect_until_the_sweep_is_over() -> None:
    player = bot()
    player.see(sight("RUN", HOLMES, None, None), 0)
    player.learn(opened(2), 1_050_000)
    log = Log()
    player.act(2_000_000, log)
    assert log.told("touch") == [(1, "shield")]
    assert log.told("lift") == []
    player.learn(Verdict(2, 2_100_000, "sweep", {}), 2_100_000)
    player.act(2_600_000, log)
    assert log.told("lift") == [(1, "shield")]


def test_a_movement_that_has_begun_cannot_be_stopped() -> None:
    plan = Plan()
    plan.mean("call", HandMove(1_000_000, 1, "white"))
    plan.drop(1_000_000 - BALLISTIC_US, "call")
    assert plan.means("call") is not None
    plan.drop(1_000_000 - BALLISTIC_US - 1, "call")
    assert plan.means("call") is None


@pytest.mark.parametrize("name", ["careful", "quick", "reckless"])
def test_reaction_times_are_skewed(name: str) -> None:
    random, nerves = Random(1), temperaments()[name].reaction
    drawn = [nerves.draw(random) for _ in range(4_000)]
    assert 180_000 <= median(drawn) <= 320_000
    assert mean(drawn) > median(drawn) + 5_000
    assert min(drawn) > 80_000


def test_temperaments_differ_as_their_names_say() -> None:
    careful, quick, reckless = (temperaments()[n] for n in ("careful", "quick", "reckless"))
    assert careful.hunch < quick.hunch < reckless.hunch
    assert careful.mistake < reckless.mistake
    assert quick.reaction.centre_us < careful.reaction.centre_us


def test_a_temperament_with_a_wrong_number_is_named() -> None:
    with pytest.raises(ValueError, match="expected exactly"):
        parse_temperaments({"odd": {"hunch": 1}})


def test_a_hand_takes_longer_round_the_table() -> None:
    after = reaching(1, 8, [2, 3, 5, 8], Random(1))
    assert after[2] < after[3] < after[5]
    assert after[8] < after[5]
    assert distance(1, 8, 8) == 1


CARDS = practice_pack().cards


@st.composite
def tables(draw: st.DrawFn) -> tuple[Tabletop, Tabletop]:
    """The same open table twice, with what nobody can see in another order."""
    random = draw(st.randoms(use_true_random=False))
    one = Tabletop(4)
    one.deal(random.sample(CARDS, len(CARDS)), 1)
    for seat in draw(st.lists(st.integers(1, 4), max_size=12)):
        one.play(seat)
    two = Tabletop(4)
    two.restore(one.layout())
    hidden = [card for hand in one.hands for card in hand]
    hidden += [card for pile in one.piles for card in pile[:-1]]
    random.shuffle(hidden)
    for place in two.hands:
        place[:] = [hidden.pop() for _ in place]
    for pile in two.piles:
        pile[:-1] = [hidden.pop() for _ in pile[:-1]]
    two.version = one.version
    return one, two


def moves(table: Tabletop, seed: int) -> list[tuple[int, str, int, str]]:
    log = Log()
    crowd = HolmesCrowd(dict.fromkeys(range(1, 5), temperaments()["reckless"]), table, log, seed)
    state = {"phase": "play", "round": 1}
    view = View(0, None, state, ())  # type: ignore[arg-type]
    crowd.judged([], view)
    for n, (word, t) in enumerate((("ready", 1_000_000), ("play", 2_000_000))):
        crowd.heard(Cue(t, 0, word))
        crowd.judged([opened(n + 1, t)], replace(view, t=t + 40_000))
        crowd.act(t + 900_000)
    return log.done


@given(tables(), st.integers(0, 5))
def test_nobody_knows_what_he_cannot_see(twins: tuple[Tabletop, Tabletop], seed: int) -> None:
    one, two = twins
    assert Counter(one.cards()) == Counter(two.cards())
    assert seen(one, {"phase": "play", "round": 1}) == seen(two, {"phase": "play", "round": 1})
    assert moves(one, seed) == moves(two, seed)
