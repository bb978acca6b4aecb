"""Random evenings of 221-B Baker Street: played by what is offered, and by what makes no sense."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

from hypothesis import strategies as st

from companion.core.referee import Prompt, Referee, Verdict
from companion.core.referee.events import Entry, Event, Ruling
from companion.core.referee.game import Setup
from companion.games.baker_street.rules import BakerStreet
from tests.games.baker_street.table import BakerTable, game
from tests.support.table import Line

GAME = "221b-baker-street"
LATENCY = 20_000
UNSURE = dict.fromkeys(("white", "red", "blue", "pile", "shield", "rail", "cue"), 400)
SELDOM = {"announce": 0.5, "stay": 0.3, "take": 0.9, "lift": 0.5, "solution": 0.2}
REPAIRS = ("position", "card", "seal", "look")

Watch = Callable[[BakerStreet, Event, list[Verdict]], None]


def set_up(seats: int, **options: Any) -> BakerStreet:
    chosen = BakerStreet.options(options, seats)
    names = tuple(f"Seat {seat}" for seat in range(1, seats + 1))
    return BakerStreet.set_up(Setup(GAME, seats, 1, names, chosen, UNSURE, LATENCY))


def filled_in(prompt: Prompt, t: int, rng: Random) -> Event:
    """Fill a prompt in as somebody at a screen would: one of the choices, whatever it is."""
    fields = {**prompt.fixed}
    for name, choices in prompt.choices.items():
        some = name == "items"
        fields[name] = rng.sample(choices, rng.randint(1, 4)) if some else rng.choice(choices)
    return (Entry if prompt.event == "entry" else Ruling)(t, prompt.name, fields)


def every_way(prompt: Prompt, t: int = 0) -> Iterator[Event]:
    """Every event that a prompt offers; of the letters of a case, a few."""
    kind = Entry if prompt.event == "entry" else Ruling
    listed = {**prompt.choices}
    if "items" in listed:
        listed["items"] = (["a"], ["c", "a"], list(listed["items"]))
    for values in product(*listed.values()):
        yield kind(t, prompt.name, {**prompt.fixed, **dict(zip(listed, values, strict=True))})


def wanted(prompts: tuple[Prompt, ...], rng: Random) -> Prompt:
    """Pick what to do; repairs and solutions are rare, as they are at a table."""
    repairs = 0.05 if rng.random() < 0.5 else 0.0
    chances = {**SELDOM, **dict.fromkeys(REPAIRS, repairs)}
    likely = [p for p in prompts if rng.random() < chances.get(p.name, 1)]
    return rng.choice(likely or prompts)


def play(match: BakerStreet, rng: Random, watch: Watch, events: int) -> BakerStreet:
    """Play by nothing but what the referee offers; gives the match as it stands then."""
    referee, t = Referee(match, len(match.match.seats), LATENCY), 0
    for _ in range(events):
        prompts = referee.prompts()
        if not prompts:
            break
        t += rng.choice((1_000_000, 2_000_000, 9_000_000, 31_000_000))
        event = filled_in(wanted(prompts, rng), t, rng)
        found = referee.feed(event) + referee.pass_time(t + LATENCY + 1)
        watch(match, event, found)
    return match


GAPS = (0, 1, 300, 25_000, 400_000, 2_000_000, 6_000_000, 31_000_000)
SEATS = st.integers(1, 3)
ANY_SEAT = st.integers(1, 30).map(lambda number: number % 3 + 1 if number < 29 else number)
PLACES = st.sampled_from(
    ("bank", "park", "221b", "carriage_depot", "scotland_yard", "locksmith", "street", "pub", "x")
)
DOORS = st.sampled_from(("a", "b"))
FLAGS = st.booleans()
CARDS = st.sampled_from(("scotland_yard", "skeleton_key"))
LETTERS = st.sampled_from((["a", "b", "c"], ["a", "b", "c"], ["a", "b"], ["z", "z"], []))


def _event(event: str, optional: dict[str, Any] | None = None, **fields: Any) -> Any:
    given = {
        name: f if isinstance(f, st.SearchStrategy) else st.just(f) for name, f in fields.items()
    }
    return st.fixed_dictionaries({"event": st.just(event), **given}, optional=optional or {})


def _entry(name: str, optional: dict[str, Any] | None = None, **fields: Any) -> Any:
    return _event("entry", optional, entry=name, seat=ANY_SEAT, **fields)


_WAY = {"entrance": DOORS, "exit": DOORS, "seal": FLAGS, "key": FLAGS, "read": FLAGS}
_SHORT = {"seal": FLAGS, "key": FLAGS, "read": FLAGS}
_presses = _event(
    "press",
    seat=ANY_SEAT,
    input=st.sampled_from(("red", "white", "white", "blue", "blue", "pile")),
    u=st.sampled_from((0, 100, 5_000)),
)
_play = st.one_of(
    _entry("roll", {"value": st.integers(1, 7)}),
    _entry("roll", value=st.integers(1, 6)),
    _entry("die", value=st.integers(1, 7)),
    _entry("move", _WAY, to=PLACES),
    _entry("move", _SHORT, to=PLACES),
    _entry("move", _SHORT, to=PLACES, value=st.integers(1, 7)),
    _entry("cab", _SHORT, to=PLACES),
    _entry("take", card=CARDS),
)
_simple = st.one_of(*(_entry(name) for name in ("stay", "end", "clue-open", "clue-close")))
_solve = st.one_of(
    _entry("announce", items=LETTERS),
    _entry("result", correct=FLAGS),
    _event("ruling", ruling="solution", seat=ANY_SEAT, correct=FLAGS),
    _event("entry", {"number": st.integers(0, 21)}, entry="case", items=LETTERS),
)
_rulings = st.one_of(
    _event("ruling", ruling="position", seat=ANY_SEAT, at=PLACES),
    _event("ruling", ruling="card", seat=ANY_SEAT, card=CARDS, holds=FLAGS),
    _event("ruling", {"seat": SEATS}, ruling="seal", location=PLACES, entrance=DOORS, sealed=FLAGS),
    _event("ruling", ruling="look", seat=ANY_SEAT, used=FLAGS),
    _event("ruling", ruling="lift", of=st.integers(0, 60)),
    _event("ruling", ruling="overturn", of=st.integers(0, 60)),
)
_others = st.one_of(
    _event("deal"),
    _event("release", seat=SEATS, input="white"),
    _event("fault", reason=st.sampled_from(("lost", "recovered"))),
    _event("cue", cue="play"),
    _event("card", seat=SEATS, card="3"),
)
_any = st.one_of(_presses, _presses, _play, _play, _play, _simple, _simple, _solve, _rulings)
_steps = st.lists(
    st.tuples(st.sampled_from(GAPS), st.one_of(_any, _any, _any, _any, _any, _others)),
    min_size=1,
    max_size=30,
)


def _scenes() -> list[BakerTable]:
    """Games at every point, some a step from their end."""
    return [
        BakerTable(3),
        BakerTable(3).case(),
        game(),
        game().at(1, "carriage_depot").sealed("bank").sealed("park", "b"),
        game().at(1, "bank").at(2, "bank").roll(1),
        game().go(1, "bank"),
        game().go(1, "park", entrance="a").entry("clue-open", 1),
        game().go(1, "bank").read(1),
        game().at(1, "bank").go(1, "street", seal=True),
        game().without(1, "skeleton_key").go(1, "locksmith"),
        game().fail(1),
        game().fail(1).fail(2),
        game().announce(1),
    ]


SCENES = [(scene.in_order(), round(scene.now * 1_000_000)) for scene in _scenes()]


def _evening(scene: tuple[list[Line], int], steps: list[tuple[int, Line]]) -> list[Line]:
    lines, t = scene
    told = []
    for gap, line in steps:
        t += gap
        told.append({"t": t, **line})
    return [*lines, *told]


evenings = st.builds(_evening, st.sampled_from(SCENES), _steps)
