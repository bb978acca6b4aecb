"""The display of a hosted table: nobody has keys there, so it shows by itself what is needed."""

import pytest

from companion.app.hosted.screen import TableScreen, view_of
from companion.core.live import Session
from companion.core.referee.events import Cue, Deal
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.outputs.display.actions import Go
from companion.outputs.display.desk import Desk
from companion.outputs.display.scene import PairingCode
from companion.outputs.display.screens import draw_text
from companion.setup.profile.model import Display

FREE = PairingCode("http://10.0.0.7:8221/", "4EHQNZ", ((True, False), (False, True)))
TAKEN = PairingCode("http://10.0.0.7:8221/")


class Shown:
    """A display that follows a match."""

    def __init__(self) -> None:
        self.screen = TableScreen("none", Display(), lambda prompt, values: None, lambda: True)
        self.begin()
        assert self.screen.stage is not None
        self.desk = Desk(self.screen.stage, lambda prompt, values: None)

    def begin(self) -> None:
        header = parse_header(
            {
                "transcript": 1,
                "game": "sherlock-holmes",
                "seats": 3,
                "players": ["Ada", "Ben", "Cy"],
            },
            GAMES,
        )
        self.session = Session(header)
        for listener in self.screen.join(self.session).listeners:
            self.session.listen(listener)
        self.session.pass_time(1)
        self.session.rename(["Ada", "Ben", "Cy"])

    def text(self) -> str:
        self.screen.follow(self.desk)
        return "\n".join(draw_text(self.desk.stage.scene(), self.desk.look, 100, 30).lines)

    def showing(self) -> str:
        self.screen.follow(self.desk)
        return self.desk.look.showing(self.desk.stage.scene())

    def play(self) -> None:
        self.session.take([Deal(1_000_000, "deal", {}), Cue(2_000_000, 100, "ready")])
        self.session.pass_time(3_000_000)


def test_before_a_hand_the_display_shows_how_a_phone_joins() -> None:
    shown = Shown()
    shown.screen.tell((), FREE)
    assert shown.showing() == "pairing"
    assert "4EHQNZ" in shown.text()
    assert "Deal" in shown.text()
    shown.desk.act(Go("table"))
    assert shown.showing() == "table"


def test_once_a_phone_is_the_dealers_the_table_is_shown() -> None:
    shown = Shown()
    shown.screen.tell((), TAKEN)
    assert shown.showing() == "table"
    assert "Dealer's phone" not in shown.text()


def test_in_the_middle_of_a_match_the_code_is_one_line() -> None:
    shown = Shown()
    shown.play()
    shown.screen.tell(("seat 2: unplugged",), FREE)
    assert shown.showing() == "table"
    assert "Dealer's phone: http://10.0.0.7:8221/  code 4EHQNZ" in shown.text()
    assert "seat 2: unplugged" in shown.text()


def test_the_next_match_is_followed_with_the_same_notices() -> None:
    shown = Shown()
    shown.screen.tell(("voice: gone",), TAKEN)
    before = shown.desk.stage
    shown.begin()
    assert "voice: gone" in shown.text()
    assert shown.desk.stage is not before


@pytest.mark.parametrize(
    ("wanted", "settings", "variables", "view"),
    [
        ("none", "auto", {"DISPLAY": ":0"}, "none"),
        ("auto", "terminal", {"DISPLAY": ":0"}, "terminal"),
        ("auto", "auto", {"DISPLAY": ":0"}, "window"),
        ("auto", "auto", {"SDL_VIDEODRIVER": "kmsdrm"}, "window"),
        ("auto", "auto", {}, "none"),
    ],
)
def test_which_view_is_shown(
    monkeypatch: pytest.MonkeyPatch,
    wanted: str,
    settings: str,
    variables: dict[str, str],
    view: str,
) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert view_of(wanted, Display(output=settings)) == view
