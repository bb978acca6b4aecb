"""The photo finish: whose press lies where, for whatever was close."""

from companion.core.referee.events import Press, Release
from companion.core.referee.verdicts import Verdict
from companion.outputs.console.desk import Finish


def finish(*presses: Press) -> Finish:
    photo = Finish()
    for press in presses:
        photo.heard(press)
    return photo


def who(seat: int) -> str:
    return f"Seat {seat}"


def lanes(photo: Finish) -> list[tuple[str, str, int]]:
    picture = photo.picture(who, lambda verdict: "Too close to call")
    assert picture is not None
    return [(mark["who"], mark["input"], mark["at"]) for mark in picture["marks"]]


def test_a_dead_heat_shows_both_calls_and_nothing_else() -> None:
    photo = finish(
        Press(2_000_000, 100, 3, "white"),
        Press(3_000_000, 100, 2, "white"),
        Press(3_000_100, 100, 1, "pile"),
        Press(3_000_150, 100, 4, "white"),
        Release(3_000_160, 100, 4, "white"),
    )
    fields = {"question": "first-call", "between": [2, 4], "gap_us": 150, "doubt_us": 200}
    photo.judged(Verdict(1, 3_000_000, "doubt", fields))
    assert lanes(photo) == [("Seat 2", "white", 0), ("Seat 4", "white", 150)]
    picture = photo.picture(who, lambda verdict: "Too close to call")
    assert picture is not None
    assert picture["tie"]


def test_a_clear_second_shows_the_margin() -> None:
    photo = finish(Press(3_000_000, 100, 2, "white"), Press(3_250_000, 100, 4, "white"))
    fields = {"seat": 4, "place": 2, "behind_us": 250_000, "doubt_us": 200}
    photo.judged(Verdict(2, 3_250_000, "call", fields))
    assert lanes(photo) == [("Seat 2", "white", 0), ("Seat 4", "white", 250_000)]


def test_a_contested_pile_shows_the_hands_at_that_pile() -> None:
    photo = finish(
        Press(3_200_000, 5000, 2, "shield"),
        Press(3_202_000, 5000, 3, "pile"),
        Press(3_204_000, 5000, 2, "pile"),
    )
    fields = {"question": "pile", "pile": 2, "between": [1, 2], "gap_us": 4000, "doubt_us": 10_000}
    photo.judged(Verdict(3, 3_204_000, "doubt", fields))
    assert lanes(photo) == [("Seat 2", "shield", 0), ("Seat 2", "pile", 4000)]


def test_what_was_not_close_is_no_picture() -> None:
    photo = finish(Press(3_000_000, 100, 2, "pile"), Press(3_000_010, 100, 3, "pile"))
    played = {"seat": 2, "reaction_us": 5, "doubt_us": 7}
    photo.judged(Verdict(1, 3_000_000, "played", played))
    first = {"seat": 2, "place": 1, "behind_us": 0, "doubt_us": 0}
    photo.judged(Verdict(2, 3_000_000, "call", first))
    assert photo.picture(who, lambda verdict: "Too close to call") is None
    ruled = {"question": "pile", "pile": 2, "between": [1, 2], "gap_us": None, "doubt_us": None}
    photo.judged(Verdict(3, 3_000_000, "doubt", ruled))
    assert photo.picture(who, lambda verdict: "Too close to call") is None
