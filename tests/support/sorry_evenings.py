"""Random evenings of Sorry! for hypothesis: what a table could observe, and much it could not."""

from typing import Any

from hypothesis import strategies as st

from tests.support.sorry_table import KINDS, SorryTable, for_points, game, partners, virtual
from tests.support.table import Line

GAPS = (0, 1, 300, 700, 800, 801, 1_500, 25_000, 400_000, 2_000_000)
SEATS = st.integers(1, 4)
ANY_SEAT = st.integers(1, 30).map(lambda number: number % 4 + 1 if number < 29 else number)
CARDS = st.sampled_from((*KINDS, *KINDS, "6"))
COLOURS = ("red", "blue", "yellow", "green")
SQUARES = st.sampled_from(("start", "home", "S5", "S1", 0, 4, 12, 16, 24, 58, 60))


def _event(event: str, **fields: Any) -> st.SearchStrategy[Line]:
    given = {
        name: f if isinstance(f, st.SearchStrategy) else st.just(f) for name, f in fields.items()
    }
    return st.fixed_dictionaries({"event": st.just(event), **given})


def _entry(name: str, **fields: Any) -> st.SearchStrategy[Line]:
    return _event("entry", entry=name, seat=ANY_SEAT, **fields)


def _press(*names: str) -> st.SearchStrategy[Line]:
    u = st.sampled_from((0, 400, 400, 400, 5_000))
    return _event("press", seat=ANY_SEAT, input=st.sampled_from(names), u=u)


_buttons = st.one_of(
    _press("white", "white", "blue", "red", "pile"), _press("pile", "white", "red", "shield")
)
_cards = st.one_of(
    _entry("card", card=CARDS),
    _entry("draw"),
    _entry("move", move=st.integers(0, 4)),
    _entry("pass"),
)
_words = st.one_of(
    _entry("double"),
    _entry("answer", answer=st.sampled_from(("accept", "drop"))),
    _entry("discard", card=CARDS),
    _entry("lead-draw", card=CARDS),
    _entry("colour", colour=st.sampled_from(COLOURS)),
)
_rulings = st.one_of(
    *(
        _event("ruling", ruling=name)
        for name in ("draw-stands", "draw-void", "call-stands", "win-stands")
    ),
    _event("ruling", ruling="caller", seat=ANY_SEAT),
    _event("ruling", ruling="overturn", of=st.integers(0, 60)),
    _event(
        "ruling",
        ruling="board",
        men=st.dictionaries(st.sampled_from(COLOURS), st.lists(SQUARES, min_size=4, max_size=4)),
    ),
)
_others = st.one_of(
    _event("deal"),
    _event("release", seat=SEATS, input="white"),
    _event("fault", reason=st.sampled_from(("lost", "recovered"))),
    _event("cue", cue="play"),
    _event("card", seat=SEATS, card="3"),
)
_any = st.one_of(_buttons, _buttons, _buttons, _cards, _cards, _cards, _words, _rulings, _others)
_steps = st.lists(st.tuples(st.sampled_from(GAPS), _any), min_size=1, max_size=40)

HOME3: list[int | str] = ["home", "home", "home"]


def _scenes() -> list[SorryTable]:
    """Games of every kind, some a step from their end."""
    return [
        game(red=[4, 20], blue=[24], yellow=[40], green=[50]),
        game(2, red=[*HOME3, "S5"], yellow=[*HOME3, 31]),
        partners(red=[4, 20], blue=[24], yellow=[40, "S2"], green=[50]),
        partners(red=[*HOME3, "home"], yellow=[*HOME3, "S5"], blue=[20]),
        for_points(red=[4, 20], blue=[24], yellow=[40], green=[50]),
        for_points(red=[*HOME3, "S5"], blue=[24], yellow=[40], green=["home", 50]),
        for_points(red=[*HOME3, "S5"]).turn_up(1, "1"),
        for_points(2, red=[*HOME3, "S5"]).turn_up(1, "1"),
        game(red=[4, 20], blue=[24]).turn_up(1, "5"),
        virtual([*KINDS * 4]),
        virtual([*KINDS * 4], mode="points"),
        game(red=[20], blue=[24], yellow=[40]).turn_up(1, "5"),
        virtual([*KINDS * 4]).entry("draw", 1),
        virtual([*KINDS * 4], next_card="follows").entry("draw", 1),
        virtual([*KINDS * 4], next_card="follows", mode="points"),
        SorryTable(3),
        SorryTable(3).shuffle(),
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
