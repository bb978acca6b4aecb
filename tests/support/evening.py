"""An evening of several hands with people who are not machines, for screens and plots."""

import json
from collections.abc import Collection, Sequence
from random import Random

import segno

from companion.core.live import Session
from companion.core.referee.events import INPUTS, End
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.outputs.display.scene import PairingCode
from companion.outputs.display.stage import Stage
from tests.support.kits import stage_of
from tests.support.table import Line, Table

NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve", "Finn", "Grace", "Hugo")
KEYS = ("a", "d", "f", "space", "x", "z")
PACK = {"cards": 56, "holmes": 4, "suspects": 8}
"""So few of each that every hand can hold what is counted in it."""
SCRIPTS = (
    "田中さくら", "Дмитрий", "Αλέξανδρος", "محمد بن عبد الله", "אברהם", "अर्जुन", "🦊 Fox", "김민준",
)  # fmt: skip
LONG = tuple(f"W{n}WWWWWWWWWWWWWWWWWW" for n in range(1, 9))


def evening(seats: int = 4, hands: int = 3, players: Sequence[str] = NAMES) -> Table:
    """So many hands, each ended by the dealer's word and counted."""
    chance = Random(221)
    table = Table(seats, players=list(players[:seats]), options={"target": 200, "pack": PACK})
    at = 0.0
    for hand in range(hands):
        table.deal(at + 1)
        for _ in range(5):
            at = _round(table, at + 4, chance)
        table.rule("out", at + 1, seat=1 + hand % seats)
        at += 2
        for seat, (holmes, suspects) in enumerate(_counts(seats, chance), start=1):
            at += 1
            table.count(seat, holmes, suspects, at)
        at += 1
    return table


def _counts(seats: int, chance: Random) -> list[tuple[int, int]]:
    """What everybody holds of the pack's Holmes and suspects: neighbours differ a little."""
    holmes, suspects = (
        [PACK[name] // seats + (seat < PACK[name] % seats) for seat in range(seats)]
        for name in ("holmes", "suspects")
    )
    for seat in range(0, seats - 1, 2):
        more = chance.randrange(3) - 1
        suspects[seat], suspects[seat + 1] = suspects[seat] + more, suspects[seat + 1] - more
    return list(zip(holmes, suspects, strict=True))


def _round(table: Table, at: float, chance: Random) -> float:
    play = at + 1 + chance.random()
    table.ready(at).play(play)
    for seat in range(1, table.seats + 1):
        reaction = 0.16 + chance.lognormvariate(-1.9 + seat * 0.05, 0.4)
        early = chance.random() < 0.04
        table.touch(seat, play - 0.2 if early else play + reaction)
    caller = chance.randrange(1, table.seats + 1)
    rival = caller % table.seats + 1
    called = play + 1.8 + chance.random() * 0.4
    table.white(caller, called).white(rival, called + 0.004 + chance.random() * 0.2)
    table.rule("uphold", called + 2, seat=caller, **{"from": [rival]})
    return called + 3.5


def staged(
    table: Table,
    until: float | None = None,
    *,
    simulated: bool = False,
    pairing: bool = False,
    people: int = 8,
    eyes: Collection[int] = (),
    bots: Collection[int] = (),
) -> Stage:
    """The stage of a table at a moment, as a display would have it.

    Where it is simulated, so many seats have keys; of the others only the pile can be reached.
    """
    lines: list[Line] = table.in_order()
    header = parse_header(lines[0], GAMES)
    seats = range(1, table.seats + 1)
    every = {seat: INPUTS if seat <= people else ("pile",) for seat in seats}
    hints = {(1, name): key for name, key in zip(INPUTS, KEYS, strict=True)}
    hints |= {(seat, "pile"): str(seat) for seat in seats if seat > people}
    stage = stage_of(
        header.setup,
        touch=every if simulated else None,
        hints=hints if simulated else None,
        eyes=eyes,
        bots=bots,
    )
    session = Session(header, listeners=[stage])
    parser = LineParser(header.game.vocabulary, header.setup.uncertainty)
    last = 0
    for line in lines[1:]:
        if until is not None and line["t"] > until * 1_000_000:
            break
        event = parser.parse(json.dumps(line).encode())
        assert not isinstance(event, End)
        session.take([event])
        last = event.t
    now = last + 10_000_000 if until is None else round(until * 1_000_000)
    session.pass_time(now)
    if pairing:
        address, name = "http://192.168.1.20:8221/", "http://companion.local:8221/"
        drawn = segno.make_qr(f"{address}#4EHQNZ").matrix
        matrix = tuple(tuple(map(bool, row)) for row in drawn)
        stage.pair(PairingCode(address, "4EHQNZ", matrix, name=name))
    return stage
