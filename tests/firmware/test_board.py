"""The whole board on the bench: contacts in, events out."""

import json
from pathlib import Path

import pytest

from tests.firmware import reference
from tests.firmware.reference import STATUS, TEST
from tests.firmware.shipped import load
from tests.firmware.workshop import ONE_SEAT, ROUND, Workshop, events
from tests.rigs.board import FIRMWARE


def status(bench: Workshop) -> tuple[tuple[int, ...], bytes]:
    bench.send(TEST)
    (frame,) = [f for f in bench.run(2_000) if f.kind == STATUS]
    n = frame.body[12]
    assert len(frame.body) == 13 + 2 * n
    head = reference.Frame(STATUS, frame.body[:12]).numbers("HIHI")
    return head, frame.body[13:]


def test_a_press_is_stamped_in_its_interrupt() -> None:
    bench = Workshop()
    bench.greet()
    bench.now += 300
    bench.press(3)
    pressed = bench.now
    bench.now += 4_000
    bench.press(3, False)
    assert [*events(bench.run(2_000))] == [
        (1, 1, 1, pressed, 100, 0, 0),
        (2, 1, 0, pressed + 4_000, 100, 0, 0),
    ]


def test_bounces_are_sent_raw_to_a_host_that_holds_nothing_off() -> None:
    bench = Workshop()
    bench.greet(settle_us=0)
    for n in range(9):
        bench.now += 150
        bench.press(2, n % 2 == 0)
    edges = [event[2] for event in events(bench.run(5_000))]
    assert edges == [1, 0, 1, 0, 1, 0, 1, 0, 1]


def test_a_bounce_is_told_when_it_is_over_and_the_first_edge_at_once() -> None:
    bench = Workshop()
    bench.greet(settle_us=5_000)
    began = bench.now + 150
    for n in range(9):
        bench.now += 150
        bench.press(2, n % 2 == 0)
    assert [*events(bench.run(500))] == [(1, 0, 1, began, 100, 0, 0)]
    assert [*events(bench.run(6_000))] == [(2, 0, 1, began + 1_200, 100, 8, 1_050)]


@pytest.mark.parametrize(
    ("question", "body", "answer"),
    [(TEST, b"", STATUS), (reference.SYNC, b"\1\0\0\0", reference.SYNCED)],
)
def test_a_press_while_the_host_asks_is_told_before_the_answer(
    question: int, body: bytes, answer: int
) -> None:
    bench = Workshop()
    bench.greet()
    read = bench.port.read

    def pressed_meanwhile(most: int, fresh: bool) -> bytes:
        data = read(most, fresh)
        if data:
            bench.press(2)
        return data

    bench.port.read = pressed_meanwhile  # type: ignore[method-assign]
    take, told = bench.board._commands.take, list[reference.Frame]()

    def told_before(kind: int, body: bytes, came_us: int) -> None:
        told.extend(bench.read())
        take(kind, body, came_us)

    bench.board._commands.take = told_before
    bench.send(question, body)
    answers = [frame.kind for frame in bench.run(500)]
    assert [frame.kind for frame in told] == [reference.EVENTS]
    assert answer in answers


def test_a_press_while_an_answer_is_made_is_told_before_it_is_sent() -> None:
    bench = Workshop()
    bench.greet()
    status_of = bench.board._commands._status

    def pressed_meanwhile() -> bytes:
        bench.press(2)
        made: bytes = status_of()
        return made

    bench.board._commands._status = pressed_meanwhile
    bench.send(TEST)
    kinds = [frame.kind for frame in bench.run(500)]
    assert kinds == [reference.EVENTS, STATUS]


class Litter:
    """When garbage is collected, in ms from now, on a board whose host asks so often a second."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, asked: int) -> None:
        self.bench, self.times, self._asked = Workshop(), list[int](), asked
        self.bench.greet()
        self.start = self.bench.now
        monkeypatch.setattr(load("board").gc, "collect", lambda: self.times.append(self.ms))

    @property
    def ms(self) -> int:
        return (self.bench.now - self.start) // 1000

    def run(self, seconds: float) -> None:
        for _ in range(int(seconds * self._asked)):
            self.bench.send(reference.PING, b"\1\0")
            self.bench.run(1_000_000 // self._asked)

    def press(self, number: int) -> None:
        """Press or let go, and have it acknowledged."""
        self.bench.press(2, number % 2 == 1)
        self.bench.run(1_000)
        self.bench.ack(number)


def test_garbage_is_collected_when_a_play_is_just_over(monkeypatch: pytest.MonkeyPatch) -> None:
    litter = Litter(monkeypatch, asked=14)
    for number in range(1, 8):
        litter.run(3.2)
        assert litter.times == [], "there is room, and somebody may slap"
        pressed = litter.ms
        litter.press(number)
        litter.run(1.5)
        (collected,) = litter.times
        assert 300 <= collected - pressed <= 1_310
        litter.times.clear()


def test_garbage_is_collected_before_there_is_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    litter = Litter(monkeypatch, asked=20)
    litter.run(21)
    assert len(litter.times) == 5
    litter.times.clear()
    for number in range(1, 25):
        litter.press(number)
        litter.run(0.1)
    assert litter.times == [], "not in the middle of a play"
    litter.bench.press(2)
    litter.run(4)
    assert litter.times == [], "not while an event waits to be acknowledged"


def test_garbage_waits_for_a_press_that_has_just_come(monkeypatch: pytest.MonkeyPatch) -> None:
    litter = Litter(monkeypatch, asked=20)
    litter.run(3.7)
    board, listen = litter.bench.board, litter.bench.board._listen

    def pressed_meanwhile() -> None:
        listen()
        litter.bench.press(2)

    board._listen, board._housekeeping = pressed_meanwhile, board.clock.ms
    board._litter = 90
    board.step()
    assert litter.times == []


def test_a_play_that_never_ends_is_interrupted_before_memory_runs_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    litter = Litter(monkeypatch, asked=20)
    for number in range(1, 90):
        litter.press(number)
        litter.run(0.1)
    assert litter.times


def test_a_slap_on_all_buttons_is_one_frame_of_first_edges() -> None:
    bench = Workshop(description(FIRMWARE / "board-eight-seats.json"))
    bench.greet(settle_us=5_000)
    for n in range(5):
        for pin in (2, 5, 8, 11, 14, 17, 20, 26):
            bench.now += 20
            bench.press(pin, n % 2 == 0)
    told = [f for f in bench.run(500) if f.kind == reference.EVENTS]
    assert len(told) == 1
    assert [e[1:3] for e in events(told)] == [(6 * seat, 1) for seat in range(8)]
    waited = [e[4] - 100 for e in events(told)]
    assert waited == [10 * n for n in range(8)], "handlers keep each other waiting"
    rest = [e[1:3] + e[5:6] for e in events(bench.run(8_000))]
    assert sorted(rest) == [(6 * seat, 1, 4) for seat in range(8)]


def test_a_pulse_too_short_to_read_is_still_a_press() -> None:
    """The handler runs late and finds the contact open again."""
    bench = Workshop()
    bench.greet()
    pin = bench.machine.pins[2]
    bench.machine.now["stamp"] = bench.now
    pin._handler(pin)
    bench.machine.now["stamp"] = None
    at = bench.now
    assert [e[:4] for e in events(bench.run(2_000))] == [(1, 0, 1, at), (2, 0, 0, at)]


def test_stamps_continue_past_the_roll_over_of_the_hardware() -> None:
    bench = Workshop(start=3 * ROUND - 10_000)
    bench.greet()
    bench.now = 3 * ROUND - 5
    bench.press(2)
    bench.press(2, False, at=3 * ROUND + 5)
    bench.now = 3 * ROUND + 5
    stamps = [event[3] for event in events(bench.run(2_000))]
    assert stamps[1] - stamps[0] == 5, "the second may have waited for the first"


def test_a_store_that_overflows_is_lost_by_number_and_the_contact_looked_at_again() -> None:
    bench = Workshop({**ONE_SEAT, "ring": 2048})
    bench.greet()
    bench.taps(2, 301)
    heard: list[reference.Frame] = []
    for _ in range(60):
        heard += bench.run(2_000)
        bench.ack(bench.board.link._cursor - 1)
    lost = [f.numbers("II") for f in heard if f.kind == reference.LOST]
    assert lost == [(256, 46)]
    got = {e[0]: e for e in events(heard)}
    assert sorted(got) == [*range(1, 256)]
    assert got[255][2] == 1
    assert bench.board.levels.on[0] == 1
    assert status(bench)[0][1] == 46


def test_after_a_loss_the_state_is_said_again() -> None:
    bench = Workshop({**ONE_SEAT, "ring": 2048})
    bench.greet()
    bench.run(500)
    bench.taps(2, 302)
    bench.press(3)
    bench.now += 200
    bench.board.step()
    assert [*bench.board.levels.on] == [0, 1]
    assert bench.board.ring.item(256) == (256, 48)
    assert [bytes(bench.board.ring.item(n)[:2]) for n in (304, 305)] == [b"\0\4", b"\1\5"]
    assert bench.board.ring.item(306) is None


def test_a_contact_that_is_closed_at_boot_is_stuck_until_it_opens() -> None:
    bench = Workshop(pressed=(2,))
    assert status(bench)[1] == bytes((1, 1, 0, 0))
    bench.press(2, False)
    bench.run(1_000)
    assert status(bench)[1] == bytes((0, 0, 0, 0))


def test_a_contact_that_stays_closed_for_ten_minutes_is_stuck() -> None:
    bench = Workshop()
    bench.press(3)
    bench.run(1_000)
    assert status(bench)[1] == bytes((0, 0, 1, 0))
    bench.run(600_000_000, every_us=100_000_000)
    assert status(bench)[1] == bytes((0, 0, 1, 1))


def test_the_longest_pass_is_told_once() -> None:
    bench = Workshop()
    bench.run(70_000, every_us=70_000)
    assert status(bench)[0][3] == 70_000
    assert status(bench)[0][3] < 70_000


def test_dropped_frames_are_told() -> None:
    bench = Workshop()
    bench.port.come = b"\0rubbish\0more\0"
    assert status(bench)[0][0] == 2


@pytest.mark.parametrize("name", ["board.json", "board-eight-seats.json"])
def test_a_shipped_description_makes_a_board(name: str) -> None:
    bench = Workshop(description(FIRMWARE / name))
    hello = bench.greet()
    assert len(hello.inputs) == (6 if name == "board.json" else 48)
    assert len({*hello.inputs}) == len(hello.inputs)


def description(path: Path) -> dict[str, object]:
    made: dict[str, object] = json.loads(path.read_text())
    return made


def test_forty_eight_inputs_move_at_once() -> None:
    bench = Workshop(description(FIRMWARE / "board-eight-seats.json"))
    hello = bench.greet()
    buttons = [pin for pin in bench.machine.pins if pin >= 2]
    bench.run(20_000)
    for pin in buttons:
        bench.now += 7
        bench.press(pin)
    for chip in bench.machine.chips.values():
        chip.touched = 0xFFF
    got: dict[int, tuple[int, ...]] = {}
    for _ in range(30):
        got.update((e[0], e) for e in events(bench.run(2_000)))
        bench.ack(max(got, default=0))
    assert sorted(got) == [*range(1, 49)]
    assert {e[1] for e in got.values()} == {*range(len(hello.inputs))}
    assert all(e[2] == 1 for e in got.values())
