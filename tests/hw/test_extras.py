"""One door for third-party code, also where two threads come to it at once."""

import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from threading import Event, Thread

import pytest

from hw.extras import load


class SlowCard(SourceFileLoader):
    """Reads a package as slowly as an SD card does, so that a second thread comes meanwhile."""

    def __init__(self, file: Path) -> None:
        super().__init__("slow_package", str(file))
        self.looked_for, self.wanted_twice = Event(), Event()

    def find_spec(self, name: str, path: object = None, target: object = None) -> object:
        if name != "slow_package":
            return None
        return spec_from_file_location(name, self.path, loader=self)

    def create_module(self, spec: ModuleSpec) -> None:
        self.looked_for.set()
        self.wanted_twice.wait(5)
        time.sleep(0.05)  # the second thread is on its way in


@pytest.fixture
def card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowCard]:
    """A package that wants its own mixer when it is imported, as pygame does."""
    (tmp_path / "slow_package").mkdir()
    (tmp_path / "slow_package" / "__init__.py").write_text("import slow_package.mixer\n")
    (tmp_path / "slow_package" / "mixer.py").write_text("ready = True\n")
    monkeypatch.syspath_prepend(tmp_path)
    card = SlowCard(tmp_path / "slow_package" / "__init__.py")
    monkeypatch.setattr(sys, "meta_path", [card, *sys.meta_path])
    yield card
    for name in ("slow_package", "slow_package.mixer"):
        sys.modules.pop(name, None)


def test_display_and_voice_may_load_the_same_package_at_once(card: SlowCard) -> None:
    wrong: list[BaseException] = []

    def shows() -> None:
        try:
            import_module("slow_package")
        except BaseException as error:
            wrong.append(error)

    display = Thread(target=shows)
    display.start()
    card.looked_for.wait(5)
    card.wanted_twice.set()
    try:
        mixer = load("mixer", "slow_package.mixer", "voice")
    finally:
        display.join()
    assert wrong == []
    assert mixer.ready
