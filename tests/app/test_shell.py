"""How every command ends: never with a traceback."""

import subprocess
import sys

import pytest

from companion.app.cli.shell import CANNOT, INTERRUPTED, PIPE_CLOSED, guarded
from companion.setup.profile import load_profile
from hw.errors import DeviceGone


def companion(*arguments: str) -> list[str]:
    return [sys.executable, "-c", "from companion.app.cli.main import entry; entry()", *arguments]


def test_work_that_is_done_keeps_its_status() -> None:
    assert guarded(lambda: 0) == 0
    assert guarded(lambda: 1) == 1


def test_a_device_that_is_gone_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> int:
        raise DeviceGone("i2c-1: not there; is it connected?")

    assert guarded(work) == CANNOT
    assert capsys.readouterr().err == "i2c-1: not there; is it connected?\n"


def test_a_wrong_profile_is_its_own_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(lambda: len(load_profile("nowhere.toml").seats)) == CANNOT
    assert capsys.readouterr().err.startswith("nowhere.toml: there is no such file")


def test_an_impatient_owner_is_no_error() -> None:
    def work() -> int:
        raise KeyboardInterrupt

    assert guarded(work) == INTERRUPTED


def test_a_reader_that_leaves_early_is_no_error() -> None:
    with subprocess.Popen(
        companion("check", "--auto"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        assert run.stderr.read() == b""
    assert run.returncode == PIPE_CLOSED


def test_a_terminal_that_lacks_a_letter_shows_another() -> None:
    done = subprocess.run(
        companion("check", "--auto", "--seat", "1"),
        capture_output=True,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
        check=True,
    )
    assert b"\\xb1  0.100 ms  seat 1 white  on" in done.stdout
