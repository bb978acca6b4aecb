"""What was measured of phones' screens is found again, and nothing else is believed."""

import json
from pathlib import Path

import pytest

from companion.keep.touches import FILE, MOST, Touches


def test_what_was_measured_is_found_again_by_its_key(tmp_path: Path) -> None:
    Touches(tmp_path / "new").put(42, 14_000, 5_000)
    touches = Touches(tmp_path / "new")
    touches.put(43, 9_000, 4_000)
    touches.put(42, 15_000, 6_000)
    assert touches.of(42) == (15_000, 6_000)
    assert touches.of(43) == (9_000, 4_000)
    assert touches.of(44) is None
    assert touches.of(0) is None, "a browser that keeps nothing is known by nothing"


def test_so_many_phones_are_remembered_and_no_more(tmp_path: Path) -> None:
    known = {str(key): [10_000, 5_000] for key in range(1, MOST + 1)}
    (tmp_path / FILE).write_text(json.dumps(known))
    touches = Touches(tmp_path)
    touches.put(MOST + 1, 10_000, 5_000)
    touches.put(MOST + 2, 10_000, 5_000)
    assert touches.of(2) is None
    assert touches.of(3) == (10_000, 5_000)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"42": 7}', '{"42": [1]}', '{"42": [-1, 2]}', '{"42": [1, 10000000]}']
)
def test_a_file_that_is_wrong_knows_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert Touches(tmp_path).of(42) is None
