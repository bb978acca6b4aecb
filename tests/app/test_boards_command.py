"""`companion boards`: every board is named with its state, and every trouble in one line."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.app.cli import firmware
from companion.app.cli.commands import boards as boards_command
from companion.app.cli.main import main
from hw.drivers.seat_board_port import Found
from hw.signals import Place
from tests.hw.boards.sim_board import SimBoard
from tests.hw.rigs.live_board import LiveBoard
from tests.hw.rigs.pty_line import PtyLine


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A firmware of two files."""
    folder = tmp_path / "firmware"
    folder.mkdir()
    (folder / "version.py").write_text('"""Version."""\nWIRE = 2\nFIRMWARE = (2, 0, 0)\n')
    (folder / "main.py").write_text("")
    monkeypatch.setattr(firmware, "firmware_folder", lambda: folder)
    return folder


def test_a_board_is_told_with_firmware_inputs_and_clock(
    capsys: pytest.CaptureFixture[str],
) -> None:
    board = SimBoard(inputs=(Place(1, "white"), Place(1, "pile"), Place(2, "red")))
    board.edge(Place(1, "white"), True, 1)
    with LiveBoard(board) as live:
        assert main(["boards", "--port", live.path]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{live.path}  board e66138935f2a4b21  firmware 2.0.0  clock known to")
    assert rest == [
        "    seat 1: white, pile",
        "    seat 2: red",
        "    seat 1 lamps: white",
        "    seat 2 lamps: white",
    ]
    assert len(board.ring) == 1, "looking takes nothing"


@pytest.mark.parametrize(
    ("version", "said"),
    [
        ((0, 9, 3), "older than this program's firmware 2.0.0: companion boards flash "),
        ((2, 0, 1), "newer than this program's firmware 2.0.0: update the program"),
    ],
)
def test_another_firmware_is_named_not_guessed_at(
    version: tuple[int, int, int], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with LiveBoard(SimBoard(firmware=version)) as live:
        assert main(["boards", "--port", live.path]) == 0
    out = capsys.readouterr().out
    assert ".".join(map(str, version)) in out
    assert said in out


def test_a_board_of_another_wire_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with LiveBoard(SimBoard(version=3)) as live:
        assert main(["boards", "--port", live.path]) == 2
    assert "speaks version 3 of the wire, this program 2" in capsys.readouterr().err


def test_no_board_is_one_line_with_what_to_try(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(boards_command, "found_ports", list)
    assert main(["boards"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert "No seat board is plugged in. Try another cable" in line


def test_what_is_plugged_in_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with LiveBoard(SimBoard()) as live:
        monkeypatch.setattr(boards_command, "found_ports", lambda: [Found(live.path, "")])
        assert main(["boards"]) == 0
    assert "e66138935f2a4b21" in capsys.readouterr().out


def test_one_that_does_not_answer_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("hw.drivers.seat_board_survey.LOOK_US", 50_000)
    line = PtyLine()
    line.plug()
    assert main(["boards", "--port", line.path, "--port", "/dev/nobody"]) == 2
    line.dispose()
    silent, absent = capsys.readouterr().err.splitlines()
    assert "no answer; install its firmware with companion boards flash" in silent
    assert "/dev/nobody: not there" in absent


class Mpremote:
    """Stands where the program would run, and remembers how it was called."""

    def __init__(self, returncode: int = 0, said: str = "") -> None:
        self.calls: list[list[str]] = []
        self._returncode, self._said = returncode, said

    def run(self, command: list[str], **_: object) -> SimpleNamespace:
        self.calls.append(command)
        return SimpleNamespace(returncode=self._returncode, stdout=self._said, stderr="")

    def install(self, patch: pytest.MonkeyPatch) -> "Mpremote":
        patch.setattr(subprocess, "run", self.run)
        patch.setattr(firmware, "find_spec", lambda _: object())
        return self


def test_flash_copies_every_file_and_restarts(
    shipped: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mpremote = Mpremote().install(monkeypatch)
    assert main(["boards", "flash", "/dev/ttyACM7"]) == 0
    files = [str(shipped / "main.py"), str(shipped / "version.py")]
    head = [sys.executable, "-m", "mpremote", "connect", "/dev/ttyACM7"]
    assert mpremote.calls == [[*head, "cp", *files, ":", "+", "reset"]]
    assert "/dev/ttyACM7: firmware 2.0.0 installed, 2 files." in capsys.readouterr().out


def test_flash_installs_a_description_if_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mpremote, mine = Mpremote().install(monkeypatch), tmp_path / "left.json"
    assert main(["boards", "flash", "/dev/ttyACM7", "--board-json", str(mine)]) == 2
    assert "is not there; expected a board.json" in capsys.readouterr().err
    mine.write_text("{}")
    assert main(["boards", "flash", "/dev/ttyACM7", "--board-json", str(mine)]) == 0
    assert mpremote.calls[0][-5:] == ["cp", str(mine), ":board.json", "+", "reset"]


def test_flash_that_fails_says_why_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Mpremote(1, "Traceback\nmpremote: failed to access /dev/ttyACM7\n\n").install(monkeypatch)
    assert main(["boards", "flash", "/dev/ttyACM7"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.endswith("could not install the firmware: mpremote: failed to access /dev/ttyACM7")


def test_flash_without_mpremote_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(firmware, "find_spec", lambda _: None)
    assert main(["boards", "flash", "/dev/ttyACM7"]) == 2
    assert 'pip install "table-companion[boards]"' in capsys.readouterr().err


def test_flash_that_never_ends_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def hang(command: list[str], **_: object) -> None:
        raise subprocess.TimeoutExpired(command, 1)

    Mpremote().install(monkeypatch)
    monkeypatch.setattr(subprocess, "run", hang)
    assert main(["boards", "flash", "/dev/ttyACM7"]) == 2
    assert "replug the board, try again" in capsys.readouterr().err
