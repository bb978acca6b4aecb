"""The suite: every rig plays all of these."""

from itertools import chain

from tests.hil.scenario import Expected, Move, Scenario, Word, bounce, lift, press, tap, us

READY, PLAY = 0.1, 0.5
WORDS = (Word(us(READY), "ready"), Word(us(PLAY), "play"))


def plays(seats: int = 4, without: int | None = None) -> tuple[Move, ...]:
    """Everybody lays a card in good time, one after the other."""
    who = [seat for seat in range(1, seats + 1) if seat != without]
    return tuple(chain(*(tap(seat, "pile", 0.8 + 0.03 * seat) for seat in who)))


def played(seats: int = 4) -> tuple[Expected, ...]:
    return tuple(("played", {"seat": seat}) for seat in range(1, seats + 1))


def calls(*order: int) -> tuple[Expected, ...]:
    return tuple(("call", {"seat": seat, "place": n}) for n, seat in enumerate(order, start=1))


def scenario(
    name: str,
    *moves: tuple[Move, ...],
    expect: tuple[Expected, ...] = (),
    never: tuple[str, ...] = (),
    seats: int = 4,
    slack_us: int = 40_000,
) -> Scenario:
    every = tuple(sorted(chain(*moves), key=lambda move: move.at_us))
    end_us = every[-1].at_us + us(0.3)
    return Scenario(name, every, WORDS, expect, never, seats, slack_us, end_us)


SCENARIOS = (
    scenario("everybody-plays-in-time", plays(), expect=played(), never=("forfeit", "doubt")),
    scenario("eight-seats-play-in-time", plays(8), expect=played(8), never=("forfeit",), seats=8),
    scenario(
        "seat-3-plays-early",
        plays(without=3),
        tap(3, "pile", 0.35),
        expect=(*played(), ("forfeit", {"seat": 3, "reason": "early"})),
    ),
    scenario(
        "seat-2-plays-late",
        plays(without=2),
        tap(2, "pile", PLAY + 1.5 + 0.1),
        expect=(*played(), ("forfeit", {"seat": 2, "reason": "late"})),
    ),
    scenario(
        "seat-4-calls-before-seat-2",
        plays(),
        tap(4, "white", 1.3),
        tap(2, "white", 1.35),
        expect=calls(4, 2),
        never=("doubt", "forfeit"),
    ),
    scenario(
        "two-call-at-once",
        plays(),
        tap(2, "white", 1.3),
        tap(4, "white", 1.3),
        slack_us=60_000,
    ),
    scenario(
        "eight-call-one-after-the-other",
        plays(8),
        *(tap(seat, "white", 1.3 + 0.002 * n) for n, seat in enumerate((5, 2, 8, 1, 7, 3, 6, 4))),
        seats=8,
        slack_us=60_000,
    ),
    scenario(
        "a-worn-contact-calls-once",
        plays(),
        (press(1, "white", 1.3), *bounce(1, "white", 1.3), lift(1, "white", 1.4)),
        expect=calls(1),
        never=("refused", "doubt"),
    ),
    scenario(
        "a-shield-that-was-first-saves-the-pile",
        plays(),
        tap(1, "red", 1.3),
        tap(2, "shield", 1.4, held=0.3),
        tap(2, "pile", 1.5),
        expect=(("sweep-open", {"seat": 1}), ("safe", {"pile": 2})),
        never=("taken",),
    ),
    scenario(
        "a-shield-that-was-second-does-not",
        plays(),
        tap(1, "red", 1.3),
        tap(2, "pile", 1.4, held=0.3),
        tap(2, "shield", 1.5),
        expect=(("sweep-open", {"seat": 1}), ("taken", {"pile": 2})),
        never=("safe",),
    ),
)
