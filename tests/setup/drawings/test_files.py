"""What is written can be read back, in millimetres."""

import re
import sys
import zlib
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.setup.drawings.labels import GameWords, label_sheets
from companion.setup.drawings.letters import width_of
from companion.setup.drawings.panel import draw_panel
from companion.setup.drawings.shapes import CUT, Dot, Lettering, Outline
from companion.setup.drawings.tiles import PAPERS
from companion.setup.profile import load_profile

TABLE = "pi-four-seats-lamps"


def test_a_cutter_reads_the_same_holes(tmp_path: Path) -> None:
    ezdxf = pytest.importorskip("ezdxf", reason="the extra [drawings] is not installed")
    file = tmp_path / "panel.dxf"
    assert main(["profile", "panel", TABLE, "--seat", "1", "--dxf", str(file)]) == 0
    sheet = draw_panel(load_profile(TABLE), 1)
    document = ezdxf.readfile(file)
    assert document.header["$INSUNITS"] == 4
    circles = [c for c in document.modelspace().query("CIRCLE") if c.dxf.layer == "CUT"]
    read = sorted((c.dxf.center.x, sheet.height - c.dxf.center.y, c.dxf.radius) for c in circles)
    drawn = sorted((c.x, c.y, c.r) for c in sheet.circles())
    assert len(read) == len(drawn)
    for one, other in zip(read, drawn, strict=True):
        assert one == pytest.approx(other)


def content(file: Path) -> list[str]:
    """The drawing commands of every page, in its order."""
    streams = re.findall(rb"stream\n(.*?)\nendstream", file.read_bytes(), re.DOTALL)
    texts = []
    for stream in streams:
        try:
            texts.append(zlib.decompress(stream).decode("latin-1"))
        except zlib.error:
            continue
    return [text for text in texts if re.search(r" l S", text)]


def lengths(page: str) -> list[float]:
    """Every level line of a page, in millimetres."""
    lines = re.findall(r"([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l S", page)
    level = [(float(a), float(c)) for a, b, c, d in lines if b == d]
    return [round(abs(end - start) / 72 * 25.4, 2) for start, end in level]


def test_every_printed_page_has_a_bar_of_a_hundred_millimetres(tmp_path: Path) -> None:
    pytest.importorskip("fpdf", reason="the extra [drawings] is not installed")
    file = tmp_path / "panels.pdf"
    assert main(["profile", "panel", TABLE, "--pdf", str(file), "--paper", "letter"]) == 0
    pages = content(file)
    assert len(pages) == 4
    assert all(lengths(page).count(100.0) == 1 for page in pages)
    assert b"/PrintScaling /None" in file.read_bytes()


def test_labels_say_what_the_games_say() -> None:
    games = [GameWords("Whist", {"white": "you take the trick", "pile": "x" * 200})]
    profile = load_profile("pi-eight-seats")
    sheets = label_sheets(profile, games, PAPERS["a4"])
    shapes = [shape for sheet in sheets for shape in sheet.shapes]
    words = [shape.text for shape in shapes if isinstance(shape, Lettering)]
    assert words.count("Whist: you take the trick") == 8
    assert {f"{seat.number}  {seat.player}" for seat in profile.seats} <= set(words)
    assert {shape.colour for shape in shapes if isinstance(shape, Dot)} == {"white"}
    for sheet in sheets:
        labels = [s for s in sheet.shapes if isinstance(s, Outline) and s.layer == CUT]
        assert all(b.x + b.width <= sheet.width and b.y + b.height <= sheet.height for b in labels)
        for line in (s for s in sheet.shapes if isinstance(s, Lettering)):
            end = line.x + width_of(line.text, line.size, line.bold)
            assert any(
                b.x < line.x < end < b.x + b.width and b.y < line.y < b.y + b.height for b in labels
            ), line


def test_what_cannot_be_drawn_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--seat", "1"], ["--svg", "x.svg"], ["--seat", "9", "--svg", "x.svg"]):
        assert main(["profile", "panel", TABLE, *words]) == 2
    assert main(["profile", "panel", TABLE, "--seat", "1", "--svg", "/nowhere/x.svg"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert [line.split(":")[0] for line in said] == [
        "panel",
        "panel",
        "The small table with lamps",
        "/nowhere/x.svg",
    ]


@pytest.mark.parametrize(("kind", "module"), [("dxf", "ezdxf.filemanagement"), ("pdf", "fpdf")])
def test_a_library_that_is_missing_is_named_with_its_extra(
    kind: str,
    module: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    file = tmp_path / f"panel.{kind}"
    assert main(["profile", "panel", TABLE, "--seat", "1", f"--{kind}", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "table-companion[drawings]" in said
    assert not file.exists()
