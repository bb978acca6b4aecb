"""Random evenings of Block: sensible play from what is offered, close races, and nonsense.

A tape of numbers drives them, so that hypothesis can shorten what fails.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from companion.core.referee import Prompt
from tests.games.block.table import referee_of
from tests.support.table import Line

GAPS = (1_000_000, 50_000, 3_000, 801, 400, 150, 1, 0)
CLOSE = (0, 1, 200, 400, 799, 800, 801, 900)
UNSURE = (None, None, None, 0, 1_500, 250_000)
SCORES = ((0,) * 6, (92, 3, 88, 0, 96, 41))
ODD: tuple[Line, ...] = (
    {"event": "entry", "entry": "lead", "seat": 2, "card": "A4"},
    {"event": "entry", "entry": "lead", "seat": 1, "card": "BLOCK"},
    {"event": "entry", "entry": "lead", "seat": 7, "card": "C4"},
    {"event": "entry", "entry": "lead", "seat": 3, "card": "E6"},
    {"event": "entry", "entry": "no-lead", "seat": 2},
    {"event": "entry", "entry": "play", "seat": 3},
    {"event": "entry", "entry": "block", "seat": 1},
    {"event": "entry", "entry": "blocks-left", "blocks": [0, 1, -1]},
    {"event": "entry", "entry": "blocks-left", "blocks": [1, 0, 0]},
    {"event": "deal", "hands": []},
    {"event": "deal", "hands": [20, 18, 18]},
    {"event": "deal"},
    {"event": "ruling", "ruling": "block-stands"},
    {"event": "ruling", "ruling": "play-stands"},
    {"event": "ruling", "ruling": "order", "first": 2},
    {"event": "ruling", "ruling": "void-hand"},
    {"event": "ruling", "ruling": "out", "seat": 2},
    {"event": "ruling", "ruling": "no-play", "seat": 2},
    {"event": "ruling", "ruling": "no-play", "seat": 2, "of": 3},
    {"event": "ruling", "ruling": "recount", "hands": [0, 0, 56]},
    {"event": "ruling", "ruling": "recount", "hands": []},
    {"event": "press", "seat": 2, "input": "blue"},
    {"event": "press", "seat": 9, "input": "white"},
    {"event": "release", "seat": 2, "input": "white"},
    {"event": "cue", "cue": "play"},
    {"event": "card", "seat": 1, "card": "C4"},
    {"event": "fault", "reason": "lost", "seat": 1, "input": "white"},
    {"event": "end"},
)


class Evening:
    """Writes lines in order of time, looking at the table before each."""

    def __init__(self, seats: int, scores: tuple[int, ...], opening: int, *, spaced: bool) -> None:
        self.scores = scores[:seats]
        self.header: Line = {
            "transcript": 1,
            "game": "block",
            "seats": seats,
            "uncertainty": {"white": 400, "red": 400},
        }
        self.lines: list[Line] = [self.header]
        self._seats = seats
        self._spaced = spaced
        self._t = 0
        self._referee, self._parser = referee_of({**self.header, "latency": 0}, self.scores)
        self._verdicts = 0
        self._acts: tuple[Callable[[int], None], ...] = (
            *(self._offered,) * 5,
            *(self._rush,) * 3,
            *(self._press,) * 3,
            *(() if spaced else (self._burst,) * 4),
            self._odd,
            self._recount,
            *(() if spaced else (self._overturn, self._deny)),
        )
        self._say(0, {"event": "deal"})
        for laid in range(opening):
            self._opening(laid)

    def _opening(self, laid: int) -> None:
        """Let seat 2 lay most of its hand, so that something is at stake; whole suits from B1."""
        if self._referee.public_state()["hands"][1] < 2:
            return
        if laid % 11:
            self._say(1_000_000, self._button(2, "white"))
        else:
            lead = {"event": "entry", "entry": "lead", "seat": 2, "card": f"{'BCDE'[laid // 11]}1"}
            self._say(1_000_000, lead)

    def step(self, number: int) -> None:
        act = self._acts[number % len(self._acts)]
        act(number // len(self._acts))

    def _say(self, gap: int, line: Line) -> None:
        self._t += 1_000_000 if self._spaced else gap
        line = {"t": self._t, **line}
        self.lines.append(line)
        given = self._referee.feed(self._parser.parse(json.dumps(line).encode()))
        given += self._referee.pass_time(self._t + 1)
        self._verdicts += len(given)

    def _gap(self, number: int) -> int:
        return GAPS[number % len(GAPS)]

    def _offered(self, number: int) -> None:
        """Enter something that is offered; what ends a hand only now and then."""
        rare = () if number % 9 == 0 and not self._spaced else ("void-hand", "out", "no-play")
        offered = self._referee.prompts()
        prompts = [p for p in offered if p.name not in rare and p.name != "recount"]
        if prompts:
            prompt = prompts[0] if prompts[0].asked else prompts[number % len(prompts)]
            choices = list(answers(prompt, self._seats))
            self._say(self._gap(number // 7), choices[number // 3 % len(choices)])

    def _rush(self, number: int) -> None:
        """Lead if a lead is due; then mostly one seat lays several cards."""
        leads = [p for p in self._referee.prompts() if p.name == "lead"]
        if leads:
            cards = leads[0].choices["card"]
            entry = {"event": "entry", "entry": "lead", **leads[0].fixed}
            self._say(1_000_000, {**entry, "card": cards[number % len(cards)]})
        for _ in range(number // 53 % 10):
            self._say(1_000_000, self._button(2, "white"))

    def _button(self, seat: int, name: str) -> Line:
        return {"event": "press", "seat": seat, "input": name}

    def _any_button(self, number: int) -> Line:
        button = self._button(number % self._seats + 1, ("white", "red")[number // 8 % 3 == 0])
        u = None if self._spaced else UNSURE[number // 24 % len(UNSURE)]
        return button if u is None else {**button, "u": u}

    def _press(self, number: int) -> None:
        self._say(self._gap(number), self._any_button(number // 8))

    def _burst(self, number: int) -> None:
        """Several buttons at almost the same time: where doubt lives."""
        self._say(50_000, self._any_button(number))
        for _ in range(1 + number % 3):
            number = number // 5 + 1
            self._say(CLOSE[number % len(CLOSE)], self._any_button(number))

    def _odd(self, number: int) -> None:
        self._say(self._gap(number), ODD[number // 8 % len(ODD)])

    def _recount(self, number: int) -> None:
        """Count the hands again: one card, or all of a hand, is found in another."""
        hands = list(self._referee.public_state()["hands"])
        giver, taker = number % self._seats, number // 8 % self._seats
        moved = min(hands[giver], 1) if number // 64 % 4 else hands[giver]
        hands[giver] -= moved
        hands[taker] += moved
        self._say(self._gap(number), {"event": "ruling", "ruling": "recount", "hands": hands})

    def _deny(self, number: int) -> None:
        ruling = {"event": "ruling", "ruling": "no-play", "seat": number % self._seats + 1}
        of = {"of": self._verdicts - number // 8 % 9} if number // 128 % 2 else {}
        self._say(self._gap(number // 256), {**ruling, **of})

    def _overturn(self, number: int) -> None:
        n = self._verdicts - number % 7
        self._say(1_000_000, {"event": "ruling", "ruling": "overturn", "of": n})


def answers(prompt: Prompt, seats: int) -> Iterator[Line]:
    """Give every whole answer to a prompt; none where anything could be counted."""
    line: Line = {"event": prompt.event, **prompt.fixed}
    if prompt.event != "deal":
        line[prompt.event] = prompt.name
    fields = prompt.fields.items()
    open_fields = [name for name, known in fields if known.required and name not in prompt.fixed]
    if not open_fields:
        yield line
        return
    (name,) = open_fields
    values: Any = prompt.choices.get(name, ())
    if not values:
        return
    if name in ("blocks", "hands"):
        values = _lists(values, seats, 56 if name == "hands" else values[-1])
    yield from ({**line, name: value} for value in values)


def _lists(values: tuple[int, ...], length: int, total: int) -> Iterator[list[int]]:
    """Give all lists of those values that have the right sum."""
    if length == 0:
        if total == 0:
            yield []
        return
    for value in values:
        if value <= total:
            yield from ([value, *rest] for rest in _lists(values, length - 1, total - value))


def play(
    seats: int, scores: tuple[int, ...], opening: int, tape: list[int], *, spaced: bool = False
) -> Evening:
    """Let a tape drive an evening."""
    evening = Evening(seats, scores, opening, spaced=spaced)
    for number in tape:
        evening.step(number)
    return evening


_tapes = st.lists(st.integers(0, 2**20), min_size=1, max_size=40)
_tables = (st.sampled_from((3, 4, 6)), st.sampled_from(SCORES), st.integers(0, 18), _tapes)
evenings = st.builds(play, *_tables)
spaced_evenings = st.builds(play, *_tables, spaced=st.just(True))
