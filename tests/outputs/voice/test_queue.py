"""Whose turn it is to be said: properties that hold whatever happens at the table."""

from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.voice.announce import Announcement
from companion.outputs.voice.speech import MOST, Queue
from tests.outputs.voice.table import book, forfeit, setup, verdict
from tests.support.kits import announcer_of

SECOND = 1_000_000


def announced(n: int, kind: str, now: int) -> Announcement:
    made = {
        "early": forfeit(n, 1 + n % 4),
        "asked": verdict(n, "ask", question="call", seat=2, suggest=[]),
        "lost": verdict(n, "fault", seat=3, input="pile", reason="stuck"),
        "out": verdict(n, "out", seat=1 + n % 4),
    }[kind]
    (one,) = announcer_of(book(), setup()).announce([made], now)
    return one


def test_a_question_goes_before_an_older_verdict() -> None:
    queue = Queue()
    queue.add(announced(1, "early", 0))
    queue.add(announced(2, "asked", 1))
    first = queue.take(2)
    assert first
    assert first.asks


def test_nothing_is_said_during_a_cue() -> None:
    queue = Queue()
    queue.add(announced(1, "early", 0))
    queue.cue(until=SECOND)
    assert queue.take(SECOND - 1) is None
    assert queue.due(0) == SECOND
    assert queue.take(SECOND)


def test_what_waited_too_long_is_dropped() -> None:
    queue = Queue()
    queue.add(announced(1, "early", 0))
    assert queue.take(6 * SECOND) is None
    assert len(queue) == 0


def test_a_question_that_is_answered_is_not_asked() -> None:
    queue = Queue()
    queue.add(announced(1, "asked", 0))
    queue.answered()
    assert queue.take(1) is None


def test_early_cards_that_wait_become_one_sentence() -> None:
    queue = Queue()
    for n in (1, 2, 3):
        queue.add(announced(n, "early", n))
    one = queue.take(10)
    assert one
    assert one.numbers == (1, 2, 3)
    assert queue.take(10) is None


def test_a_mute_voice_saves_nothing_up() -> None:
    queue = Queue()
    queue.add(announced(1, "early", 0))
    queue.mute(True)
    queue.add(announced(2, "early", 0))
    queue.mute(False)
    assert queue.take(1) is None


def test_nothing_is_said_twice() -> None:
    queue = Queue()
    queue.add(announced(1, "out", 0))
    queue.add(announced(1, "out", 0))
    assert queue.take(1)
    queue.add(announced(1, "out", 2))
    assert queue.take(3) is None


def test_a_flood_never_makes_it_longer_than_it_may_be() -> None:
    queue = Queue()
    queue.add(announced(99, "asked", 0))
    for n in range(30):
        queue.add(announced(n, "out", n))
    assert len(queue) == MOST
    first, second = queue.take(40), queue.take(40)
    assert first
    assert first.asks
    assert second
    assert second.numbers == (30 - MOST + 1,)


def test_another_match_numbers_its_verdicts_anew() -> None:
    queue = Queue()
    queue.add(announced(1, "out", 0))
    assert queue.take(1)
    queue.forget()
    queue.add(announced(1, "out", 2))
    assert queue.take(3)


steps = st.lists(
    st.tuples(
        st.sampled_from(("add", "add", "add", "take", "cue", "mute", "speak", "answered")),
        st.sampled_from(("early", "asked", "lost", "out")),
        st.integers(1, 40),
        st.integers(0, 3 * SECOND),
    ),
    max_size=80,
)


@given(steps)
def test_whatever_happens(happenings: list[tuple[str, str, int, int]]) -> None:
    """Bounded, never stale, never twice, never in a cue, never while mute."""
    queue, now, said, until, muted = Queue(), 0, set[int](), 0, False
    for what, kind, n, later in happenings:
        now += later
        if what == "add":
            queue.add(announced(n, kind, now))
        elif what == "cue":
            until = max(until, now + later)
            queue.cue(until)
        elif what in ("mute", "speak"):
            muted = what == "mute"
            queue.mute(muted)
        elif what == "answered":
            queue.answered()
        elif one := queue.take(now):
            assert not muted
            assert now >= until
            assert one.since <= now < one.stale
            assert not said & set(one.numbers)
            said |= set(one.numbers)
        assert len(queue) <= MOST
