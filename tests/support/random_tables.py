"""Random evenings for hypothesis: all that a table could observe, and much that it could not."""

from typing import Any

from hypothesis import strategies as st

from companion.core.referee.events import CUES, INPUTS

Line = dict[str, Any]

# Gaps around every doubt and deadline of the game, in microseconds.
GAPS = (0, 1, 99, 150, 200, 201, 3_000, 8_000, 9_999, 10_001, 50_000, 400_000, 700_000, 1_600_000)
WORDS = ("RUN", "THIEF", "HOLMES", "STOP")
SEATS = st.integers(1, 4)
ANY_SEAT = st.integers(1, 40).map(lambda number: number % 4 + 1 if number < 39 else number)
UNSURE = st.one_of(st.none(), st.none(), st.sampled_from([0, 100, 5_000, 250_000]))


def _without_none(line: Line) -> Line:
    return {name: value for name, value in line.items() if value is not None}


def _event(event: str, **fields: Any) -> st.SearchStrategy[Line]:
    return st.fixed_dictionaries({"event": st.just(event), **fields}).map(_without_none)


def _ruling(name: str, **fields: Any) -> st.SearchStrategy[Line]:
    return _event("ruling", ruling=st.just(name), **fields)


_signal = _event(
    "press",
    seat=ANY_SEAT,
    input=st.sampled_from(INPUTS),
    u=UNSURE,
    by=st.one_of(st.none(), st.none(), ANY_SEAT),
)
_release = _event("release", seat=SEATS, input=st.sampled_from(("pile", "shield", "rail")))
_cue = _event("cue", cue=st.sampled_from(CUES), u=UNSURE)
_card = _event("card", seat=SEATS, card=st.sampled_from(WORDS))
_pool = _event("card", pool=st.lists(st.sampled_from(WORDS), max_size=4))
_count = _event(
    "entry",
    entry=st.just("count"),
    seat=ANY_SEAT,
    holmes=st.integers(-1, 3),
    suspects=st.integers(0, 12),
)
_told = _event("entry", entry=st.sampled_from(("call", "play", "sweep")), seat=SEATS)
_fault = _event(
    "fault",
    reason=st.sampled_from(("lost", "recovered")),
    seat=st.one_of(st.none(), ANY_SEAT),
    input=st.one_of(st.none(), st.sampled_from(INPUTS)),
)
_split = st.lists(st.integers(0, 20), min_size=9, max_size=9)


def _recount(parts: list[int]) -> Line:
    parts = [*parts[:8], 56 - sum(parts[:8])]
    fields = {"hands": parts[:4], "piles": parts[4:8], "pool": parts[8]}
    return {"event": "ruling", "ruling": "recount", **fields}


_rulings = st.one_of(
    _ruling(
        "uphold",
        seat=ANY_SEAT,
        **{"from": st.lists(ANY_SEAT, max_size=2)},
        pool=st.one_of(st.none(), st.integers(-1, 2)),
    ),
    _ruling("false-call", seat=ANY_SEAT),
    _ruling("first-call", seat=ANY_SEAT),
    _ruling("pile", pile=ANY_SEAT, to=st.one_of(st.just("safe"), ANY_SEAT)),
    _ruling("pool", seat=ANY_SEAT),
    _ruling("missed-holmes", seat=SEATS),
    _ruling("wrong-name", seat=SEATS),
    _ruling("whole-pile", seat=SEATS),
    _ruling("void-call", seat=SEATS),
    _ruling("void-hand"),
    _ruling("forfeit", seat=SEATS, cards=st.integers(-1, 3)),
    _ruling("overturn", of=st.integers(0, 40)),
    _ruling("overturn", of=st.integers(0, 40)),
    st.one_of(_split.map(_recount), _ruling("out", seat=SEATS)),
)
_any_event = st.one_of(
    _signal,
    _signal,
    _signal,
    _signal,
    _release,
    _cue,
    _card,
    _pool,
    _count,
    _told,
    _fault,
    _rulings,
    _event("deal"),
    _event("end"),
)


def _round_of_play(delays: list[int]) -> list[Line]:
    """Give a round its usual shape, so that random events meet cards on the table."""
    touches: list[Line] = [
        {"event": event, "seat": seat, "input": "pile", "after": delay}
        for seat, delay in enumerate(delays, start=1)
        for event in ("press", "release")
    ]
    cues: list[Line] = [
        {"event": "cue", "cue": "ready"},
        {"event": "cue", "cue": "play", "after": 900_000},
    ]
    return [*cues, *touches]


_close = st.sampled_from((0, 99, 150, 200, 201, 250, 3_000, 9_999, 10_001, 60_000))


def _burst(*events: st.SearchStrategy[Line]) -> st.SearchStrategy[list[Line]]:
    """A few things at almost the same time: where doubt lives."""
    pairs = st.lists(st.tuples(_close, st.one_of(*events)), min_size=2, max_size=8)
    return pairs.map(lambda found: [{**line, "after": gap} for gap, line in found])


def _hand(name: str) -> st.SearchStrategy[Line]:
    by = st.one_of(st.none(), st.none(), SEATS)
    return _event("press", seat=SEATS, input=st.just(name), by=by)


_calls = _burst(_hand("white"), _hand("white"), _hand("pile"), _card)
_sweep = st.tuples(
    _hand("red"), _burst(_hand("red"), _hand("shield"), _hand("pile"), _hand("pile"), _release)
).map(lambda found: [{**found[0], "after": 400_000}, *found[1]])
_answers = _burst(
    _ruling("uphold", seat=SEATS, **{"from": st.lists(SEATS, max_size=2, unique=True)}),
    _ruling("false-call", seat=SEATS),
    _ruling("first-call", seat=SEATS),
    _ruling("pile", pile=SEATS, to=st.one_of(st.just("safe"), SEATS)),
    _ruling("pool", seat=SEATS),
    _ruling("overturn", of=st.integers(1, 40)),
)
_anything = st.lists(st.tuples(st.sampled_from(GAPS), _any_event), min_size=1, max_size=6).map(
    lambda found: [{**line, "after": gap} for gap, line in found]
)
_plays = st.lists(st.sampled_from((30_000, 120_000)), min_size=4, max_size=4).map(_round_of_play)
_pause = _burst(_cue, _hand("pile"), _hand("pile"), _hand("red"), _hand("white")).map(
    lambda found: [{"event": "cue", "cue": "ready", "after": 700_000}, *found]
)
_stretch = st.one_of(_anything, _plays, _plays, _plays, _calls, _sweep, _answers, _pause)


def _timed(stretches: list[list[Line]]) -> list[Line]:
    t, lines = 0, []
    for line in (line for stretch in stretches for line in stretch):
        t += line.get("after", 50_000)
        lines.append({"t": t, **{name: line[name] for name in line if name != "after"}})
    return lines


HEADER: Line = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}
DEALT: Line = {"t": 0, "event": "deal"}
PACKS = ({"cards": 56}, {"cards": 13, "holmes": 2, "suspects": 5})


def _evening(pack: Line, stretches: list[list[Line]]) -> list[Line]:
    """Deal, play one round, and then anything."""
    header = {**HEADER, "options": {"target": 20, "pack": pack}}
    return [header, DEALT, *_timed([_round_of_play([90_000] * 4), *stretches])]


evenings = st.builds(_evening, st.sampled_from(PACKS), st.lists(_stretch, min_size=1, max_size=12))


@st.composite
def rearranged(draw: st.DrawFn, evening: list[Line], latency: int = 20_000) -> list[Line]:
    """Some other arrival order that the latency bound allows."""
    header, *events = evening
    delays = draw(
        st.lists(st.integers(0, latency), min_size=len(events), max_size=len(events)),
        label="delays",
    )
    pairs = zip(events, delays, strict=True)
    return [header, *(line for line, _ in sorted(pairs, key=lambda p: p[0]["t"] + p[1]))]
