"""The wizard: what is pressed becomes a table, and what is wired wrong is named."""

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.setup.check.findings import Spot
from companion.setup.profile import ProfileError, parse_text
from companion.setup.wizard.wizard import WizardWish
from tests.setup.wizard.bench import BOARD, ENCODER, KEYBOARD, Person, usb


def described() -> Person:
    """Somebody who has pressed white and red at three seats."""
    person = Person(ENCODER)
    person.to_the_seats()
    for number in range(6):
        person.press(usb(number))
    return person


def test_a_table_is_pressed_together() -> None:
    person = Person(ENCODER)
    person.to_the_seats()
    assert person.asked == "Seat 1: press the white button"
    person.press(usb(0))
    assert person.told == "Seat 1's white button is BTN_TRIGGER of encoder."
    assert person.asked == "Seat 1: press the red button"
    for number in range(1, 6):
        person.press(usb(number))
    assert person.asked == "Press the button that shines"
    assert person.wizard.lamp == ENCODER.lamps[0]
    person.press(usb(2))
    person.choose("sound 0", "next")
    profile = parse_text(person.write(), "table.toml")
    assert [str(item.place) for item in profile.inputs()][:2] == [
        "usb encoder BTN_TRIGGER",
        "usb encoder BTN_THUMB",
    ]
    assert [(lamp.seat, lamp.name, str(lamp.place)) for lamp in profile.lamps()] == [
        (2, "white", "usb encoder buzz1")
    ]
    assert profile.voice.device == "Speaker"


def test_every_line_of_the_profile_is_explained() -> None:
    person = described()
    person.choose("none", "next")
    lines = person.write().splitlines()
    assert "companion check --profile table.toml" in "\n".join(lines)
    assert all("#" in line for line in lines if line.startswith(("white", "encoder", "game")))


def test_a_button_that_is_known_is_named() -> None:
    person = Person(ENCODER)
    person.to_the_seats()
    person.press(usb(0))
    person.press(usb(0))
    assert person.told == "That is Seat 1's white button already."
    assert person.asked == "Seat 1: press the red button"
    assert not person.wizard.page().good


def test_two_that_come_together_are_named_and_neither_is_taken() -> None:
    person = Person(ENCODER)
    person.to_the_seats()
    person.hold(usb(0))
    person.hold(usb(1))
    assert "BTN_TRIGGER of encoder and BTN_THUMB of encoder came together" in person.told
    person.let_go(usb(0))
    person.let_go(usb(1))
    assert person.asked == "Seat 1: press the white button"
    assert person.wizard.plan.wired() == {}
    person.press(usb(1))
    assert person.wizard.plan.wired()[Spot(1, "white")] == usb(1)


def test_what_a_board_says_of_itself_stands_and_cannot_be_elsewhere() -> None:
    person = Person(BOARD)
    person.to_the_seats()
    red = next(wire for wire in BOARD.wires if wire.fixed == Spot(1, "red"))
    person.press(red)
    assert "That is Seat 1's red button: the board itself says so" in person.told
    person.choose("keep", "keep", "keep", "keep", "no more")
    assert person.asked == "Does Seat 1's white button shine?"
    person.choose("yes", "next", "simulate")
    profile = parse_text(person.write(), "table.toml")
    assert [str(item.place) for item in profile.inputs()] == ["board left"] * 4 + ["sim"] * 2


def test_back_asks_again_and_another_press_replaces_the_first() -> None:
    person = Person(ENCODER)
    person.to_the_seats()
    person.press(usb(0))
    person.choose("back")
    assert person.wizard.page().lines == ("So far it is BTN_TRIGGER of encoder.",)
    person.press(usb(3))
    assert person.wizard.plan.wired() == {Spot(1, "white"): usb(3)}


def test_a_wire_of_a_seat_that_went_away_is_not_in_two_places_when_it_comes_back() -> None:
    person = Person(ENCODER)
    person.choose("next", "next", "seats 4", "next")
    for number in range(7):
        person.press(usb(number))
    back_to_the_seats(person)
    person.choose("seats 3", "next")
    person.press(usb(6))
    back_to_the_seats(person)
    person.choose("seats 4", "next")
    assert person.wizard.plan.owner(usb(6)) == Spot(1, "white")
    places = [wire.place for wire in person.wizard.plan.wired().values()]
    assert len(places) == len(set(places))


def back_to_the_seats(person: Person) -> None:
    while person.asked != "How many seats has the table?":
        person.choose("back")


def test_a_seat_with_nothing_is_not_written() -> None:
    person = Person(ENCODER)
    person.to_the_seats()
    person.press(usb(0))
    person.choose("no more", "no more", "no more", "none", "next")
    assert person.asked == "Seats 2 and 3 have nothing to press"
    assert "write" not in {choice.id for choice in person.wizard.page().choices}
    person.choose("simulate")
    assert '"sim"' in person.write()


def test_a_keyboard_is_left_alone_until_it_is_wanted() -> None:
    person = Person(KEYBOARD)
    page = person.wizard.page()
    assert [choice.on for choice in page.choices if choice.id == "part usb keys"] == [False]
    person.choose("part usb keys")
    assert person.wizard.plan.found.used[0].id == "usb keys"


def test_a_file_that_is_there_is_asked_about() -> None:
    person = Person(ENCODER, exists=True)
    person.to_the_seats()
    for number in range(6):
        person.press(usb(number))
    person.choose("none", "next")
    assert (
        "table.toml is there already. It is kept as table.toml.old." in person.wizard.page().lines
    )
    person.choose("beside")
    assert (person.wizard.take_wish(), person.wizard.file) == (WizardWish.WRITE, "table-2.toml")


def test_the_check_asks_for_everything_once_more_and_reports() -> None:
    person = described()
    person.choose("none", "next")
    person.write()
    person.wizard.written()
    person.pass_us(1_600_000)
    for number in range(6):
        assert person.asked == f"Seat {number // 2 + 1}: press {('WHITE', 'RED')[number % 2]}"
        person.press(usb(number))
        person.pass_us(400_000)
    page = person.wizard.page()
    assert page.question == "All is well."
    assert any("ALL WELL: 6 checked" in line for line in page.lines)


def test_the_check_names_what_does_not_answer() -> None:
    person = described()
    person.choose("none", "next")
    person.write()
    person.wizard.written()
    person.pass_us(1_600_000)
    person.press(usb(1))
    person.pass_us(400_000)
    person.choose("stop")
    page = person.wizard.page()
    assert (page.question, page.good) == ("Written; something is not well yet.", False)
    assert any("Seat 1 white: answers as seat 1 red" in line for line in page.lines)


def test_who_leaves_before_it_is_written_is_asked_once() -> None:
    person = described()
    person.choose("end")
    assert "Nothing is written yet" in person.told
    assert person.wizard.take_wish() is WizardWish.NOTHING
    person.choose("none", "end")
    assert person.wizard.take_wish() is WizardWish.NOTHING
    person.choose("end")
    assert person.wizard.take_wish() is WizardWish.QUIT


DOINGS = st.lists(
    st.one_of(
        st.tuples(st.just("press"), st.integers(0, 9)),
        st.tuples(st.just("lift"), st.integers(0, 9)),
        st.tuples(st.just("choose"), st.integers(0, 30)),
        st.tuples(st.just("on"), st.just(0)),
        st.tuples(st.just("on"), st.just(0)),
    ),
    max_size=120,
)


@settings(max_examples=60, deadline=None)
@given(DOINGS)
def test_whatever_is_done_only_a_profile_that_loads_is_written(
    doings: list[tuple[str, int]],
) -> None:
    person = Person(ENCODER, BOARD, KEYBOARD)
    wires = (*ENCODER.wires, *BOARD.wires)
    wizard = person.wizard
    for doing, number in doings:
        choices = wizard.page().choices
        if doing == "choose":
            wizard.choose(choices[number % len(choices)].id)
        elif doing == "on":
            wizard.choose(next((c.id for c in choices if c.strong), choices[0].id))
        else:
            wizard.press(wires[number % len(wires)], doing == "press", person.now)
        person.pass_us(50_000)
        if "write" in {choice.id for choice in wizard.page().choices}:
            assert_loads(wizard.text)
        if wizard.take_wish() is WizardWish.WRITE:
            wizard.written()


def assert_loads(text: str) -> None:
    error: ProfileError | None = None
    try:
        parse_text(text, "table.toml")
    except ProfileError as raised:
        error = raised
    assert error is None, f"{error}\n{text}"
