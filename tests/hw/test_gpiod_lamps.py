"""Lamps through libgpiod, and the chip that is found by its label."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hw.config import GpiodConfig, GpiodLampsConfig, Lamp, Line
from hw.drivers.gpiod_chips import header_chip
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.gpiod_lamps import GpiodLamps
from hw.errors import ConfigurationError, DeviceGone
from hw.table import Table
from tests.hw.rigs.base import Heard, Travel
from tests.hw.rigs.kernel import Kernel

LAMPS = (Lamp(20, 1, "white"), Lamp(21, 2, "red"))


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    return Kernel().install(monkeypatch)


def lamps(active_high: bool = True) -> GpiodLamps:
    return GpiodLamps(GpiodLampsConfig("/dev/gpiochip0", LAMPS, active_high))


def test_lamps_start_dark_light_up_and_end_dark(kernel: Kernel) -> None:
    lit = lamps()
    assert (kernel.high[20], kernel.high[21]) == (False, False)
    lit.set(2, "red", True)
    assert (kernel.high[20], kernel.high[21]) == (False, True)
    lit.close()
    lit.close()
    assert not kernel.high[21]
    assert kernel.requests == []
    with pytest.raises(ConfigurationError, match="lamps are closed"):
        lit.set(2, "red", True)


def test_lamps_wired_to_the_supply_light_up_when_low(kernel: Kernel) -> None:
    lit = lamps(active_high=False)
    assert kernel.high[20]
    lit.set(1, "white", True)
    assert not kernel.high[20]
    lit.close()


def test_lamps_that_were_away_show_what_they_should_once_they_are_back(kernel: Kernel) -> None:
    with Table([], [lamps()], clock=Travel()) as table:
        table.set(1, "white", True)
        kernel.unplug()
        table.set(2, "red", True)
        told = table.get(0)
        assert told is not None
        assert "lamps on GPIO chip" in str(told)
        kernel.replug()
        kernel.high[20] = kernel.high[21] = False
        table.set(2, "red", True)
        assert (kernel.high[20], kernel.high[21]) == (True, True)


def test_a_lamp_on_a_line_in_use_is_one_line_for_people(kernel: Kernel) -> None:
    buttons = GpiodSource(GpiodConfig("/dev/gpiochip0", (Line(20, 1, "white"),)), Travel())
    buttons.open(Heard())
    with pytest.raises(DeviceGone, match="in use by another program"):
        lamps()
    buttons.close()


class Chips:
    """The chips of one machine, by name and label; some may not be looked at."""

    def __init__(self, folder: Path, **labels: str | None) -> None:
        self.labels = {str(folder / name): label for name, label in labels.items()}
        for path in self.labels:
            Path(path).touch()

    def Chip(self, path: str) -> Any:
        label = self.labels[path]
        if label is None:
            raise PermissionError(13, "Permission denied")
        return _Chip(label)


class _Chip(SimpleNamespace):
    def __init__(self, label: str) -> None:
        super().__init__(get_info=lambda: SimpleNamespace(label=label))

    def __enter__(self) -> "_Chip":
        return self

    def __exit__(self, *_: object) -> None:
        pass


@pytest.mark.parametrize(
    ("labels", "found"),
    [
        ({"gpiochip0": "pinctrl-bcm2835", "gpiochip1": "raspberrypi-exp-gpio"}, "gpiochip0"),
        ({"gpiochip0": "ftdi-cbus", "gpiochip1": "pinctrl-bcm2711"}, "gpiochip1"),
        (
            {"gpiochip0": "gpio-brcmstb@107d508500", "gpiochip4": "pinctrl-rp1"},
            "gpiochip4",
        ),
        ({"gpiochip0": "pinctrl-rp1", "gpiochip4": "pinctrl-rp1"}, "gpiochip0"),
        ({"gpiochip0": "pinctrl-bcm2712", "gpiochip10": "pinctrl-rp1"}, "gpiochip10"),
    ],
)
def test_the_header_of_a_pi_is_found_by_its_label(
    tmp_path: Path, labels: dict[str, str], found: str
) -> None:
    assert header_chip(Chips(tmp_path, **labels), "auto", tmp_path) == str(tmp_path / found)


def test_where_no_label_tells_it_is_the_first_chip(tmp_path: Path) -> None:
    chips = Chips(tmp_path, gpiochip0="gpio-sim.0", gpiochip1=None)
    assert header_chip(chips, "auto", tmp_path) == "/dev/gpiochip0"
    assert header_chip(chips, "/dev/gpiochip7", tmp_path) == "/dev/gpiochip7"
