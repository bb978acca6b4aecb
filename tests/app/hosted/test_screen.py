"""The display of a hosted table: nobody has keys there, so it shows by itself what is needed."""

from dataclasses import replace

import pytest

from companion.app.hosted.on_screen.lobby import CALM_US
from companion.app.hosted.on_screen.screen import TableScreen
from companion.app.hosted.on_screen.view import view_of
from companion.app.hosted.table_choices import TableChoices, choices_at, usual_at
from companion.core.live import Session
from companion.core.referee.events import Cue, Deal, Press
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from companion.outputs.display.actions import Action, Arrange, Command, Go
from companion.outputs.display.desk import Desk
from companion.outputs.display.scene import PairingCode
from companion.outputs.display.screens import draw_text
from companion.outputs.start import ChooseGame, NameSeat
from companion.setup.profile import load_profile
from companion.setup.profile.model import Display

FREE = PairingCode("http://10.0.0.7:8221/", "4EHQNZ", ((True, False), (False, True)))
TAKEN = PairingCode("http://10.0.0.7:8221/")


class Shown:
    """A display that follows a match."""

    def __init__(self) -> None:
        profile = load_profile()
        choosing = TableChoices(choices_at(profile), usual_at(profile))
        choosing.lies_there = lambda: self.round
        self.round: int | None = None
        """Of a club's evening, that lies there."""
        self.screen = TableScreen(
            "none", Display(), lambda prompt, values: None, lambda: True, choosing=choosing
        )
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


class AtHome(Shown):
    """The display of a table that somebody opened to phones on a laptop."""

    def __init__(self) -> None:
        super().__init__()
        self.closed: list[str] = []
        self.screen = TableScreen(
            "none", Display(), lambda prompt, values: None, lambda: True, closed=self.closed.append
        )
        self.begin()


def test_who_opens_a_table_to_phones_first_sees_how_they_come_in() -> None:
    shown = AtHome()
    shown.play()
    assert shown.showing() == "table"
    shown.screen.tell((), TAKEN)
    assert shown.showing() == "pairing"
    shown.desk.act(Go("table"))
    shown.screen.tell((), FREE)
    assert shown.showing() == "table"


@pytest.mark.parametrize("name", ["quit", "leave"])
def test_closing_the_display_of_a_laptop_ends_its_table(name: str) -> None:
    home, table = AtHome(), Shown()
    lost: list[str] = []
    home.screen.commanded(lambda: home.desk, lost, name)
    assert (home.closed, lost) == ([name], [])
    table.screen.commanded(lambda: table.desk, lost, "quit")
    assert lost == ["was closed"]


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


class Lobbied:
    """A display where no match is on yet, with the choices that phones see, too."""

    def __init__(self) -> None:
        profile = load_profile()
        self.choosing = TableChoices(choices_at(profile), usual_at(profile))
        self.commands: list[str] = []
        self.screen = TableScreen(
            "none",
            Display(),
            lambda prompt, values: None,
            lambda: True,
            choosing=self.choosing,
            command=self._command,
        )
        self.screen.empty()
        assert self.screen.staged is not None
        self.desk = Desk(self.screen.staged, lambda prompt, values: None, command=self._wanted)

    def _command(self, name: str) -> str:
        self.commands.append(name)
        return "" if name == "start" else "Not now."

    def _wanted(self, name: str) -> None:
        self.screen.commanded(lambda: self.desk, [], name)

    def text(self) -> str:
        self.screen.follow(self.desk)
        self.desk.follow()
        return "\n".join(draw_text(self.desk.stage.scene(), self.desk.look, 100, 40).lines)

    def act(self, action: Action) -> None:
        self.desk.act(action)
        self.screen.follow(self.desk)


def test_with_no_match_on_the_display_shows_what_can_be_chosen() -> None:
    shown = Lobbied()
    shown.screen.tell(("No sound: words are shown instead.",), FREE)
    text = shown.text()
    assert "What shall we play?" in text
    assert "Ada" in text
    assert "4EHQNZ" in text
    assert "No sound" in text
    shown.act(Arrange(ChooseGame("block")))
    assert shown.choosing.chosen.game == "block", "phones see what was chosen here"
    shown.choosing.change(NameSeat(2, "Zoë"))
    assert "Zoë" in shown.text(), "and what was chosen there is shown here"
    assert shown.choosing.chosen.game == "block"


def test_the_buttons_of_a_chair_choose_on_the_display() -> None:
    shown = Lobbied()
    shown.screen.press(3, "white")
    shown.text()
    assert shown.choosing.chosen.chair(3).bot
    shown.screen.press(1, "blue")
    shown.text()
    assert shown.commands == ["start"], "what is marked at first is to begin"
    shown.desk.act(Command("other-game"))
    assert "Not now." in shown.text()


def test_a_phone_that_has_paired_closes_the_screen_that_waited_for_it() -> None:
    shown = Lobbied()
    shown.screen.tell((), FREE)
    shown.desk.act(Go("pairing"))
    assert "4EHQNZ" in shown.text()
    assert "JOIN WITH A PHONE" in shown.text()
    shown.screen.tell((), TAKEN)
    assert "JOIN WITH A PHONE" not in shown.text()
    assert "A phone has joined." in shown.text()
    shown.desk.act(Go("pairing"))
    assert "JOIN WITH A PHONE" in shown.text(), "for one who watches it opens again"


def test_the_end_is_shown_until_the_dealer_takes_it_back() -> None:
    shown = Shown()
    stage = shown.screen.stage
    assert stage is not None
    over = {**shown.session.view.state, "phase": "over"}
    stage.judged((), replace(shown.session.view, state=over))
    assert shown.showing() == "end"
    text = shown.text()
    assert "Play again" in text
    assert "Change players" in text
    assert "Leave" not in text
    shown.round = 3
    assert "Begin round 3" in shown.text(), "a club has said what comes next"
    assert "Play again" not in shown.text()
    early, quiet = (Press(t, 100, 2, "blue") for t in (1_000_000, CALM_US))
    commands: list[str] = []
    shown.desk = Desk(stage, lambda prompt, values: None, command=commands.append)
    shown.screen._ending.heard(early)
    assert shown.showing() == "end"
    assert not commands, "hands are still quick from playing"
    shown.screen._ending.heard(quiet)
    assert shown.showing() == "end"
    assert commands == ["again"]
    stage.judged((), shown.session.view)
    assert shown.showing() == "table"


def test_only_what_the_game_uses_can_be_pressed_on_the_screen() -> None:
    every = ("white", "red", "blue", "pile", "shield", "rail")
    screen = TableScreen(
        "none", Display(), lambda prompt, values: None, lambda: True, touch=lambda: {1: every}
    )
    line = {"transcript": 1, "game": "block", "seats": 3, "players": ["Ada", "Ben", "Cy"]}
    screen.join(Session(parse_header(line, GAMES)))
    assert screen.stage is not None
    assert screen.stage.scene().seats[0].touch == ("white", "red")
