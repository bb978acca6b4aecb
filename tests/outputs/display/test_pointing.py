"""Choosing a move by pointing or typing: every move can be meant, and nothing else is entered."""

from hypothesis import given
from hypothesis import strategies as st

from companion.drawing.pointing import (
    NOWHERE,
    Choice,
    Choices,
    exact,
    left,
    point,
    settled,
    type_digit,
    wordy,
)

PLACES = ("4", "20", "red:start", "red:S2", "40")


def many(count: int) -> Choices:
    return tuple(Choice(n, frozenset({str(n), "4"})) for n in range(1, count + 1))


@given(st.integers(1, 60), st.data())
def test_every_number_can_be_typed(count: int, data: st.DataObject) -> None:
    choices = many(count)
    number = data.draw(st.integers(1, count))
    pointing = NOWHERE
    for digit in str(number):
        assert settled(choices, pointing) is None
        pointing = type_digit(choices, pointing, digit)
    assert number in (settled(choices, pointing), exact(choices, pointing))


@given(st.lists(st.frozensets(st.sampled_from(PLACES), min_size=1), min_size=1, max_size=8),
       st.lists(st.sampled_from(PLACES), max_size=8))  # fmt: skip
def test_pointing_never_leaves_nothing_to_choose(
    moves: list[frozenset[str]], taps: list[str]
) -> None:
    choices = tuple(Choice(n, places) for n, places in enumerate(moves, start=1))
    pointing = NOWHERE
    for tap in taps:
        pointing = point(choices, pointing, tap)
        assert left(choices, pointing)
        number = settled(choices, pointing)
        if number is not None:
            assert choices[number - 1].places.issuperset(pointing.places)
            assert [c.number for c in choices if c.places.issuperset(pointing.places)] == [number]


def test_a_man_with_two_moves_waits_for_where_he_goes() -> None:
    choices = (Choice(1, frozenset({"4", "14"})), Choice(2, frozenset({"4", "3"})))
    first = point(choices, NOWHERE, "4")
    assert settled(choices, first) is None
    assert settled(choices, point(choices, first, "3")) == 2
    assert settled(choices, point(choices, NOWHERE, "14")) == 1


def test_pointing_twice_takes_it_back() -> None:
    choices = many(3)
    assert point(choices, point(choices, NOWHERE, "4"), "4").places == ()


def test_pointing_elsewhere_begins_again() -> None:
    choices = (Choice(1, frozenset({"4", "14"})), Choice(2, frozenset({"20", "30"})),
               Choice(3, frozenset({"20", "19"})))  # fmt: skip
    pointing = point(choices, point(choices, NOWHERE, "20"), "14")
    assert pointing.places == ("14",)
    assert settled(choices, pointing) == 1


def test_what_was_pointed_at_is_forgotten_with_the_moves() -> None:
    pointing = point(many(3), NOWHERE, "2")
    assert settled(many(5), pointing) is None
    assert left(many(5), pointing) == [1, 2, 3, 4, 5]


def test_a_badge_holds_two_numbers() -> None:
    assert [wordy([3]), wordy([3, 12]), wordy([3, 4, 5])] == ["3", "3 12", "3+"]
