"""A seat board's wiring: what board.json says, on the pins of a Pico, with nothing left out."""

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from companion.app.cli.main import main
from companion.setup.profile import ProfileError
from companion.setup.wiring.board import PICO, parse_board
from companion.setup.wiring.board_svg import draw_board
from tests.setup.wiring.test_svg import SVG, spans, words
from tests.support.command import ROOT

ONE = ROOT / "firmware/board.json"
EIGHT = ROOT / "firmware/board-eight-seats.json"


def test_one_seat_is_wired_as_its_readme_says() -> None:
    plan = parse_board(ONE.read_text(), "board.json")
    on = {wire.tag: PICO[wire.pin - 1] for wire in plan.wires}
    inputs = {"1W": "GP2", "1R": "GP3", "1B": "GP4", "1P": "GP6", "1S": "GP7", "1Ra": "GP8"}
    assert on == inputs | {"1WL": "GP10", "1RL": "GP11", "1BL": "GP12"}


def test_eight_seats_use_every_electrode_once() -> None:
    plan = parse_board(EIGHT.read_text(), "board.json")
    electrodes = Counter((pad.address, pad.electrode) for pad in plan.pads)
    assert electrodes == Counter((a, e) for a in (0x5A, 0x5B) for e in range(12))
    assert len(plan.wires) == 26


def test_the_lamp_on_the_board_itself_needs_no_wire() -> None:
    board = {"seats": [{"seat": 1, "white": 2, "lamps": {"white": 25}}]}
    picture = draw_board(parse_board(json.dumps(board), "board.json"))
    assert "1WL is the LED on the board itself (GP25)" in picture


@pytest.mark.parametrize("file", [ONE, EIGHT])
def test_the_picture_has_every_pin_and_keeps_every_word_inside(file: Path) -> None:
    picture = ElementTree.fromstring(draw_board(parse_board(file.read_text(), file.name)))
    ids = Counter(item.get("id") for item in picture.iter(f"{SVG}g"))
    assert all(ids[f"pin-{pin}"] == 1 for pin in range(1, 41))
    assert {"1W", "1R", "1B", "1P"} <= set(words(picture))
    width, height = (float(picture.get(side, "nan")) for side in ("width", "height"))
    for text, left, right, top, low in spans(picture):
        assert 0 <= left < right <= width, text
        assert 0 <= top < low <= height, text


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("{", "is not JSON"),
        ("[]", "seats: is missing"),
        ({"seats": [{"seat": 1, "white": 23}]}, r"seats\[0\].white: is 23"),
        ({"seats": [{"seat": 1, "white": 2, "red": 2}]}, r"used already by seats\[0\].white"),
        ({"seats": [{"seat": 0}]}, "a number from 1"),
        ({"seats": [{"seat": 1, "pile": {"mpr121": "0x5A", "electrode": 1}}]}, "i2c: is missing"),
        ({"seats": [{"seat": 1, "pile": {"mpr121": 7}}]}, "0x5A"),
        ({"seats": [{"seat": 1, "lamps": {"green": 3}}]}, "is no lamp"),
    ],
)
def test_a_mistake_is_named_with_its_place(board: object, said: str) -> None:
    text = board if isinstance(board, str) else json.dumps(board)
    with pytest.raises(ProfileError, match=said):
        parse_board(text, "board.json")


def test_the_command_prints_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["boards", "wiring", str(ONE), "--svg", str(tmp_path / "b.svg")]) == 0
    assert "1Ra   seat 1 rail pad" in capsys.readouterr().out
    assert (tmp_path / "b.svg").read_text().startswith("<svg")
    assert main(["boards", "wiring", str(tmp_path / "none.json")]) == 2
    assert "name a board.json" in capsys.readouterr().err
