"""Who sits at the machine itself, with no button and no phone, plays on its keyboard."""

from companion.app.hosted.on_screen.house_keys import HouseKeys
from companion.app.simulated.keyboard import TAP_US
from companion.core.live import Session
from companion.core.transcript.header import parse_header
from companion.games import GAMES

INPUTS = ("white", "red", "blue", "pile", "shield", "rail")
PLAYERS = ["Ada", "Ben", "Cy"]
NOW = 7_000_000


class NotedHands:
    def __init__(self) -> None:
        self.did: list[tuple[str, int, str]] = []

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self.did.append(("press", seat, name))

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self.did.append(("release", seat, name))

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        self.did.append(("touch", seat, name))

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        self.did.append(("lift", seat, name))


class AtTheLaptop:
    """Ada and Cy sit at the laptop; Ben has a phone, or is a bot."""

    def __init__(self) -> None:
        self.there = {1: INPUTS, 3: INPUTS}
        self.hands, self.woken = NotedHands(), 0
        self.keys = HouseKeys(lambda: self.there, lambda: self.hands, self._wake, lambda: NOW)
        line = {"transcript": 1, "game": "sherlock-holmes", "seats": 3, "players": PLAYERS}
        self.keyboard = self.keys.join(Session(parse_header(line, GAMES)))

    def _wake(self) -> None:
        self.woken += 1


def test_the_keys_are_shared_out_among_those_who_sit_there() -> None:
    table = AtTheLaptop()
    assert table.keys.key("space", True)
    assert table.keys.key("space", False)
    assert table.keys.key("l", True)
    assert not table.keys.key("w", True), "nobody sits there for a third set of keys"
    assert table.hands.did == [("touch", 1, "pile"), ("lift", 1, "pile"), ("press", 3, "white")]
    assert table.woken == 3


def test_the_screen_shows_which_they_are() -> None:
    hints = AtTheLaptop().keys.hints()
    assert hints[1, "pile"] == "space"
    assert hints[3, "white"] == "l"
    assert {seat for seat, _ in hints} == {1, 3}


def test_once_a_phone_has_the_chair_its_keys_play_no_more_but_still_let_go() -> None:
    table = AtTheLaptop()
    table.keys.key("l", True)
    del table.there[3]
    assert table.keys.key("l", False)
    assert not table.keys.key("l", True)
    assert not table.keys.struck("k")
    assert table.hands.did == [("press", 3, "white"), ("release", 3, "white")]
    assert {seat for seat, _ in table.keys.hints()} == {1}


def test_a_struck_key_comes_up_by_itself() -> None:
    table = AtTheLaptop()
    assert table.keys.struck("a")
    table.keyboard.act(NOW + TAP_US)
    assert table.hands.did == [("press", 1, "white"), ("release", 1, "white")]


def test_between_two_matches_no_key_plays() -> None:
    table = AtTheLaptop()
    table.keys.empty()
    assert not table.keys.key("space", True)
    assert not table.keys.struck("space")
    assert table.keys.hints() == {}
