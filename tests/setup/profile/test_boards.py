"""Seat boards in a profile: named once, used by seats, each with a port of its own."""

import pytest

from companion.setup.profile import ProfileError, parse_text
from companion.setup.profile.model import BoardPlace, BoardPort
from companion.setup.wiring.plan import plan_wiring
from companion.setup.wiring.text import write_wiring

BOARDS = """
[boards]
left = "/dev/serial/by-id/usb-left-if00"
right = "e66138935f2a4b21"

[seats.1]
white = "board left"
pile = { at = "board left", hold_off_ms = 5 }
lamps = { white = "board left" }

[seats.2]
white = "board left"

[seats.3]
white = "board right"
"""


def test_seats_share_a_board() -> None:
    profile = parse_text(BOARDS, "t.toml")
    assert profile.boards == (
        BoardPort("left", "/dev/serial/by-id/usb-left-if00"),
        BoardPort("right", "e66138935f2a4b21"),
    )
    assert [str(item.place) for item in profile.inputs()] == ["board left"] * 3 + ["board right"]
    assert [lamp.place for lamp in profile.lamps()] == [BoardPlace("left")]


def test_a_board_measures_the_doubt_of_its_pads_itself() -> None:
    pile = next(i for i in parse_text(BOARDS, "t.toml").inputs() if i.name == "pile")
    assert (pile.uncertainty_us, pile.hold_off_us) == (0, 5_000)


def test_the_wiring_leaves_boards_to_their_own_lists() -> None:
    text = write_wiring(plan_wiring(parse_text(BOARDS, "t.toml")))
    assert "5 inputs and lamps are on seat boards: see each one's board.json." in text


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        (
            '3]\nwhite = "board right"',
            '3]\nwhite = "board middle"',
            "seats.3.white: no board is called middle; "
            'expected middle = "/dev/serial/by-id/..." under [boards]',
        ),
        (
            '3]\nwhite = "board right"',
            '3]\nwhite = "board left"',
            "boards.right: no seat is on it; expected a board that a seat uses",
        ),
        (
            '"e66138935f2a4b21"',
            '"/dev/serial/by-id/usb-left-if00"',
            "boards.right: is the same as left; expected a port of its own",
        ),
        ('"e66138935f2a4b21"', "7", "boards.right: is 7; expected a text of 1 to 200 printable"),
        (
            'right = "e',
            '"a b" = "x"\nright = "e',
            'boards."a b": is no name for a board; expected 1 to 20 letters, digits, - or _',
        ),
        ('"board right"', '"board"', 'seats.3.white: is "board"; expected a place: "gpio 17"'),
    ],
)
def test_a_slip_is_named(old: str, new: str, line: str) -> None:
    assert old in BOARDS
    with pytest.raises(ProfileError) as caught:
        parse_text(BOARDS.replace(old, new), "t.toml")
    assert f"t.toml: {line}" in str(caught.value)
