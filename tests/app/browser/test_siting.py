"""How the page is built: nothing on trust, the same archive of the same code, told in one line."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from companion.app.browser.door import TAKEN
from scripts.siting import building
from scripts.siting.__main__ import main
from scripts.siting.building import PAGE, CannotBuildError, _copy_pyodide, _list_files, _split
from scripts.siting.serving import served


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    file = tmp_path / "table.whl"
    with zipfile.ZipFile(file, "w") as packed:
        for name in ("companion/core.py", "companion/outputs/voice/voices/emma/clips.zip"):
            packed.writestr(name, name)
        packed.writestr("companion/outputs/display/pygame/fonts/a.ttf", "a font")
        packed.writestr("table-1.data/data/share/man", "a manual")
    return file


def names(archive: Path) -> list[str]:
    with zipfile.ZipFile(archive) as packed:
        return packed.namelist()


def test_the_clips_come_afterwards_and_what_no_page_needs_stays_away(
    wheel: Path, tmp_path: Path
) -> None:
    _split(wheel, tmp_path)
    assert names(tmp_path / "companion.zip") == ["companion/core.py"]
    assert names(tmp_path / "voice.zip") == ["companion/outputs/voice/voices/emma/clips.zip"]


def test_the_same_code_makes_the_same_archive(wheel: Path, tmp_path: Path) -> None:
    made = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        _split(wheel, tmp_path / name)
        made.append((tmp_path / name / "companion.zip").read_bytes())
    assert made[0] == made[1]


def test_a_file_that_was_not_pinned_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "node_modules/pyodide"
    package.mkdir(parents=True)
    for name in building.HASHES:
        (package / name).write_text("something else")
    monkeypatch.setattr(building, "_pyodide", lambda: package)
    with pytest.raises(CannotBuildError, match="is not the file that was pinned"):
        _copy_pyodide(tmp_path / "there")


def test_what_cannot_be_built_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(target: Path) -> None:
        raise CannotBuildError("npm could not install pyodide")

    monkeypatch.setattr("scripts.siting.__main__.build", refuse)
    monkeypatch.setattr("sys.argv", ["scripts/site", "build", "nowhere"])
    assert main() == 2
    assert capsys.readouterr().err == "scripts/site: npm could not install pyodide\n"


def test_another_file_is_another_version(tmp_path: Path) -> None:
    versions = []
    for content in ("one", "two"):
        (tmp_path / "a.js").write_text(content)
        (tmp_path / "service-worker.js").write_bytes((PAGE / "service-worker.js").read_bytes())
        _list_files(tmp_path)
        text = (tmp_path / "service-worker.js").read_text("utf-8")
        assert '"a.js"' in text
        versions.append(re.findall(r'VERSION = "(\w{12})"', text))
    assert versions[0] != versions[1]


def test_a_plain_host_is_enough(tmp_path: Path) -> None:
    (tmp_path / "page.mjs").write_text("1")
    with served(tmp_path) as url:
        with urlopen(url + "page.mjs") as answer:
            assert answer.headers["Content-Type"] == "text/javascript"
            assert not [name for name in answer.headers if name.startswith("Cross-Origin")]
        with pytest.raises(HTTPError):
            urlopen(url + "nothing")


def test_the_page_says_nothing_that_the_door_does_not_know() -> None:
    said = set()
    for file in PAGE.glob("*.js"):
        said |= set(re.findall(r'(?:say|tell|told)\(\{\s*type: "(\w+)"', file.read_text("utf-8")))
    assert said
    assert said <= {*TAKEN}


def test_the_page_links_to_nothing_outside_itself() -> None:
    for file in PAGE.iterdir():
        assert not re.findall(r"https?://", file.read_text("utf-8")), file.name
