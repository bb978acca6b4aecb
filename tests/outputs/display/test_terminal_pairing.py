"""A QR code in a terminal can be read back spot by spot."""

from companion.outputs.display.terminal_pairing import QUIET, qr_lines

SPOTS = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def test_every_spot_is_where_it_belongs() -> None:
    matrix = ((True, False, True), (False, False, True), (True, True, False))
    rows = [
        [SPOTS[letter][half] for letter in line] for line in qr_lines(matrix) for half in (0, 1)
    ]
    inside = [row[QUIET:-QUIET] for row in rows[QUIET : QUIET + 3]]
    assert inside == [[int(dark) for dark in row] for row in matrix]
    assert not any(rows[0])
    assert not any(rows[QUIET + 3])
    assert qr_lines(()) == []
