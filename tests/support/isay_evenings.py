"""Random evenings of I Say, Holmes!: what a table could observe, and much it could not."""

from typing import Any

from hypothesis import strategies as st

from tests.support.isay_table import AFOOT, IsayTable, after, dealt, opened
from tests.support.table import Line

GAPS = (0, 1, 150, 200, 201, 700, 15_000, 25_000, 400_000, 2_000_000, 12_000_000)
SEATS = st.integers(1, 4)
ANY_SEAT = st.integers(1, 30).map(lambda number: number % 4 + 1 if number < 29 else number)
TITLES = (
    *("Train", "Hansom Cab", "Thick Fog", "West End", "Village", "Scotland Yard", "Clue"),
    *("I Suspect", "I Suspect", "Telegram", "Disguise", "Constabulary", "Inspector", "Arrest"),
    *("Foot Chase", "Alibi", "Holmes", "Watson", "Deduction", "Mycroft", "Plot Thickens"),
    *("Fleeing", "Moran", AFOOT, "Bicycle"),
)
VILLAINS = st.lists(st.sampled_from(("Moran", "Clay", "Train")), max_size=2)
MOVES = ("pass-left", "pass-right", "redeal", "trade", "give", "reshuffle")


def _event(event: str, **fields: Any) -> st.SearchStrategy[Line]:
    given: dict[str, st.SearchStrategy[Any]] = {
        name: f if isinstance(f, st.SearchStrategy) else st.just(f) for name, f in fields.items()
    }
    return st.fixed_dictionaries({"event": st.just(event), **given})


def _with(strategy: st.SearchStrategy[Line], name: str, value: Any) -> st.SearchStrategy[Line]:
    return st.one_of(strategy, strategy.map(lambda line: {**line, name: value}))


def _entry(name: str, **fields: Any) -> st.SearchStrategy[Line]:
    return _event("entry", entry=name, seat=ANY_SEAT, **fields)


def _ruling(name: str, **fields: Any) -> st.SearchStrategy[Line]:
    return _event("ruling", ruling=name, **fields)


_press = _event(
    "press",
    seat=ANY_SEAT,
    input=st.sampled_from(("red", "red", "blue", "white", "pile")),
    u=st.sampled_from((0, 100, 100, 100, 5_000)),
)
_any_card = _entry(
    "play",
    card=st.sampled_from(TITLES),
    target=ANY_SEAT,
    side=st.sampled_from(("previous", "next")),
)
_cards = _with(_with(_with(_any_card, "villain", "Clay"), "in_sequence", False), "drawn", True)
_words = st.one_of(
    _entry("draw"),
    _entry("keep"),
    _entry("defend", **{"with": st.sampled_from(("Alibi", "Mastermind", "none"))}),
    _entry("arrest", target=ANY_SEAT),
    _entry("no-arrest"),
    _entry("plea", guilty=st.booleans(), villains=VILLAINS),
    _entry("escape", villains=VILLAINS),
    _entry("held", total=st.integers(-1, 90)),
    _entry("held", cards=st.lists(st.sampled_from(("Train", "Moran", "Bicycle")), max_size=2)),
)
_hands = _event("entry", entry="hands", totals=st.lists(st.integers(0, 60), min_size=4, max_size=4))
_done = _event("entry", entry="done", what=st.sampled_from(MOVES))
_rulings = st.one_of(
    *(_ruling(name, allow=st.booleans(), learn=st.booleans()) for name in ("sequence", "i-say")),
    _ruling("sequence", allow=st.booleans(), learn=st.sampled_from(("information", "action"))),
    *(_ruling(name, allow=st.booleans()) for name in ("sequence", "deadline", "defence")),
    _ruling("which", answer=st.sampled_from(("red", "blue", "white"))),
    *(_ruling(name, of=st.integers(0, 40)) for name in ("lift", "overturn")),
    _ruling("count", seat=ANY_SEAT, value=st.sampled_from((-1, 0, 1, 2, 6, 500))),
    _ruling("chit", side=st.sampled_from(("London", "Country", "pending"))),
    _ruling("score", seat=ANY_SEAT, delta=st.just(-5)),
    _ruling("value", card=st.sampled_from(("Moran", "Bicycle")), value=st.sampled_from((7, 51))),
)
_others = st.one_of(
    _event("deal"),
    _event("deal", opens=ANY_SEAT),
    _hands,
    _with(_hands, "villains", ["Clay"]),
    _event("release", seat=SEATS, input="white"),
    _event("fault", reason=st.sampled_from(("lost", "recovered"))),
    _event("fault", seat=SEATS, reason=st.sampled_from(("lost", "recovered"))),
    _event("cue", cue="play"),
    _event("card", seat=SEATS, card="Train"),
)
_any = st.one_of(_press, _press, _cards, _cards, _cards, _words, _done, _rulings, _rulings, _others)
_steps = st.lists(st.tuples(st.sampled_from(GAPS), _any), min_size=1, max_size=12)


def _scenes() -> list[IsayTable]:
    """Rounds at every stage, some a card from their end."""
    low = (1, 1, 2, 2)
    out = opened().counts(*low).lay(2, "West End")
    return [
        IsayTable(4),
        dealt(),
        opened(),
        opened(unknown_sequence="trust").counts(*low),
        opened(unknown_sequence="trust", rounds=1).lay(2, "I Suspect", target=3),
        opened().lay(2, "Telegram", target=3).press(3, "blue", 8),
        after("Scotland Yard", turn=3, unknown_sequence="trust"),
        opened().lay(2, "Arrest", target=3).decline(3),
        opened().lay(2, "Inspector", target=3).defend(3, "Alibi"),
        out,
        opened().lay(2, "Arrest", target=3).decline(3).guilty(3, "Moran"),
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
