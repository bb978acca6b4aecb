"""What pip brings with the plain package is enough for everything that a laptop is for.

The wheel is built and unpacked beside what it says it needs, and what that needs, and nothing else.
"""

import re
import signal
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_string
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.app.hosted.process import waited
from tests.app.test_other_laptops import profile_with_page
from tests.support.command import ROOT

pytestmark = pytest.mark.slow

BUILT_FROM = (
    "companion",
    "hw",
    "share",
    "systemd",
    "firmware",
    "pyproject.toml",
    "setup.py",
    "README.md",
    "LICENSE",
)
HEAVY = (
    "aiohttp",
    "anyascii",
    "argcomplete",
    "fluent",  # catalogues ship compiled
    "pygame",
    "segno",
    "sounddevice",
    "zeroconf",
)
RUN = "import sys; sys.path[:0] = [{site!r}]; from companion.app.cli.main import entry; entry()"


def wanted_by(lines: list[str]) -> Iterator[str]:
    """Yield the names of what is needed here and now, without any extra."""
    for line in lines:
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": ""}):
            yield re.sub(r"[-_.]+", "-", needed.name).lower()


def closure(names: Iterator[str]) -> dict[str, Distribution]:
    found: dict[str, Distribution] = {}
    waiting = [*names]
    while waiting:
        if (name := waiting.pop()) not in found:
            found[name] = distribution(name)
            waiting += wanted_by(found[name].requires or [])
    return found


def bring(package: Distribution, site: Path) -> None:
    """Put a package there as it is installed here: its folders and modules, and nobody else's."""
    for file in package.files or ():
        top = file.parts[0]
        if top != ".." and not (site / top).exists() and top != "__pycache__":
            (site / top).symlink_to(Path(str(package.locate_file(top))))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("fresh")
    source = folder / "source"
    source.mkdir()
    for name in BUILT_FROM:
        (source / name).symlink_to(ROOT / name)
    build = ["pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), "."]
    subprocess.run([sys.executable, "-m", *build], cwd=source, check=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    there = folder / "site"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(there)
    (metadata,) = there.glob("*.dist-info/METADATA")
    needs = message_from_string(metadata.read_text("utf-8")).get_all("Requires-Dist") or []
    for package in closure(wanted_by(needs)).values():
        bring(package, there)
    return there


def run(site: Path, *words: str) -> list[str]:
    # -S: of this Python nothing but its own library.
    return [sys.executable, "-S", "-E", "-c", RUN.format(site=str(site)), *words]


def test_the_readmes_own_table_serves_phones(site: Path, tmp_path: Path) -> None:
    profile, port = profile_with_page(tmp_path)
    words = ("daemon", "--bots", "4", "--view", "none", "--profile", str(profile))
    log = (tmp_path / "log").open("wb")
    with log:
        table = subprocess.Popen(
            run(site, *words, "--journal", str(tmp_path / "show")), cwd=tmp_path, stderr=log
        )
    try:
        waited("the page", lambda: page(port))
    finally:
        table.send_signal(signal.SIGTERM)
        table.wait(60)
    told = (tmp_path / "log").read_text()
    assert table.returncode == 0, told
    assert "pip install" not in told


def page(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as found:
            return b"<title>" in found.read()
    except OSError:
        return False


def test_an_install_judges_without_any_of_it(site: Path) -> None:
    lonely = (
        f"import sys; sys.modules.update(dict.fromkeys({HEAVY!r}))\n{RUN.format(site=str(site))}"
    )
    words = ("judge", "--explain", str(ROOT / "examples/dead-heat.jsonl"))
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-c", lonely, *words],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Too close to call: Ben or Dot?" in done.stdout
