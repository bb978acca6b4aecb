"""`hw` on a laptop: no hardware library, nothing of companion, and a remedy by name."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import hw
from hw.config import GpiodConfig, GpiozeroConfig, Mpr121Config
from hw.drivers.gpiod_driver import GpiodSource
from hw.drivers.gpiozero_driver import GpiozeroSource
from hw.drivers.mpr121 import Mpr121Source
from hw.errors import MissingExtra
from hw.worker import SteppedSource
from tests.hw.rigs.base import Heard, Travel

ROOT = Path(hw.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
LIBRARIES = {"gpiod", "gpiozero", "lgpio", "RPi", "smbus2", "pigpio"}


def test_importing_all_of_hw_loads_only_the_standard_library_and_the_catalogues() -> None:
    names = [".".join(p.relative_to(ROOT.parent).with_suffix("").parts) for p in MODULES]
    code = (
        "import sys; before = set(sys.modules)\n"
        f"for name in {[n.removesuffix('.__init__') for n in names]!r}: __import__(name)\n"
        "ours = ('companion.language', 'companion')\n"
        "new = {n for n in {*sys.modules} - before if not n.startswith(ours[0]) and n != ours[1]}\n"
        "new = {n if n.startswith(ours[1]) else n.split('.')[0] for n in new}\n"
        "print(sorted(new - set(sys.stdlib_module_names) - {'hw'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_module_imports_companion_beside_its_words_or_bears_a_librarys_name(path: Path) -> None:
    imported = {
        name if name == "companion.language" else name.split(".")[0]
        for node in ast.walk(ast.parse(path.read_text()))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported - {"companion.language"} <= set(sys.stdlib_module_names) | {"hw"}
    assert path.stem not in LIBRARIES


@pytest.mark.parametrize(
    ("source", "library"),
    [
        (GpiodSource(GpiodConfig(), Travel()), "gpiod"),
        (GpiozeroSource(GpiozeroConfig("mock"), Travel()), "gpiozero"),
        (Mpr121Source(Mpr121Config(), Travel()), "smbus2"),
    ],
)
def test_a_driver_that_is_not_installed_says_which_extra_to_install(
    monkeypatch: pytest.MonkeyPatch, source: SteppedSource, library: str
) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == library]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtra, match=rf'{library}: pip install "table-companion\[pi\]"'):
        source.open(Heard())
