"""What is plugged in by USB is found, heard and described so that the table finds it again."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.app.setting_up.hearing import Heard, Hearing, Trouble
from companion.app.setting_up.usb import usb_parts
from companion.setup.profile import parse_text
from companion.setup.profile.input_codes import KEYS
from hw.clock import now_us
from tests.hw.rigs.input_kernel import InputDevice, InputKernel

TRIGGER, HAT = KEYS["BTN_TRIGGER"], 16
TYPED = tuple(KEYS[f"KEY_{name}"] for name in ("A", "B", "SPACE", "ENTER"))
WAIT_S = 5.0


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> InputKernel:
    return InputKernel(monkeypatch)


def soon(found: Callable[[], bool]) -> bool:
    end = time.monotonic() + WAIT_S
    while not found() and time.monotonic() < end:
        time.sleep(0.01)
    return found()


def test_what_plays_is_taken_and_what_types_is_asked_about(tmp_path: Path) -> None:
    InputDevice(tmp_path, 3, name="DragonRise Inc. Joystick", keys=(TRIGGER, TRIGGER + 1))
    InputDevice(tmp_path, 4, name="USB Keyboard", keys=TYPED, ident=(1, 2), socket_="1-3")
    InputDevice(tmp_path, 5, name="Makey Makey", keys=TYPED, ident=(1, 3), socket_="1-4")
    InputDevice(tmp_path, 6, name="Power Button", keys=(116,), ident=(0, 1), socket_="1-5")
    parts = {part.id: part.used for part, _ in usb_parts(tmp_path)}
    assert parts == {"usb dragonrise": True, "usb keyboard": False, "usb makey": True}


def test_two_alike_are_told_apart_by_their_sockets(tmp_path: Path) -> None:
    for number, socket in ((3, "1-1"), (4, "1-2")):
        InputDevice(tmp_path, number, keys=(TRIGGER,), socket_=socket)
    settings = [part.settings[0][1] for part, _ in usb_parts(tmp_path)]
    assert settings == [
        'encoder = { id = "0079:0006", phys = "usb-0000:00:14.0-1-1" }',
        'encoder2 = { id = "0079:0006", phys = "usb-0000:00:14.0-1-2" }',
    ]
    seats = "".join(f'[seats.{n}]\nwhite = "usb encoder KEY_{n}"\n' for n in (1, 2, 3))
    more = 'red = "usb encoder2 KEY_1"\n'
    assert parse_text("[usb]\n" + "\n".join(settings) + f"\n{seats}{more}", "t.toml").usb


def test_a_press_is_heard_as_the_wire_it_is(kernel: InputKernel, tmp_path: Path) -> None:
    device = kernel.add(
        InputDevice(tmp_path, keys=(TRIGGER,), axes={HAT: (0, -1, 1)}, bus=6, interval=None)
    )
    [(part, listen)] = usb_parts(tmp_path)
    hearing = Hearing()
    assert hearing.attend([part], {part.id: listen}) == []
    device.push(HAT, -1, now_us())
    heard: list[Heard | Trouble] = []

    def heard_in_all(count: int) -> bool:
        heard.extend(hearing.news())
        return len(heard) >= count

    assert soon(lambda: heard_in_all(1))
    assert heard == [Heard(next(w for w in part.wires if w.place.endswith("HAT0X-")), True)]
    device.unplug()
    assert soon(lambda: heard_in_all(2))
    assert isinstance(heard[1], Trouble)
    assert "unplugged" in heard[1].words
    hearing.close()
    assert not kernel.held


def test_what_may_not_be_opened_is_told_once(kernel: InputKernel, tmp_path: Path) -> None:
    device = kernel.add(InputDevice(tmp_path, keys=(TRIGGER,)))
    device.refuse = PermissionError(13, "Permission denied")
    [(part, listen)] = usb_parts(tmp_path)
    hearing = Hearing()
    [told] = hearing.attend([part], {part.id: listen})
    assert "usermod -aG input" in told.words
    assert hearing.attend([part], {part.id: listen}) == []
    device.refuse = None
    hearing.retry()
    assert hearing.attend([part], {part.id: listen}) == []
    hearing.close()
