"""An owner's slips of the pen: each is named with its file, its key and what would be right."""

import pytest

from companion.setup.profile import ProfileError, parse_text
from tests.setup.profile.documents import RIGHT, problems, spoilt


def test_a_right_profile_has_no_problem() -> None:
    assert problems(RIGHT) == []


PLACES = (
    'expected a place: "gpio 17", "touch 0x5A.3", "board left", "usb encoder BTN_TRIGGER" or "sim"'
)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('name = "Test', 'nmae = "Test', 'nmae: is not a key of a profile; expected "name"'),
        (
            "[table]\n",
            "[table]\nsimulate = true\n",
            'table.simulate: is not a key of a profile; expected "simulated"',
        ),
        (
            'player = "Ben"',
            'player = "Ben"\nwhitte = "gpio 9"',
            'seats.2.whitte: is not a key of a profile; expected "white"',
        ),
        (
            "gpio 5",
            "gpio 4",
            "seats.2.white: BCM 4 is used twice, also by seats.1.white; expected a line of its own",
        ),
        (
            "gpio 16",
            "gpio 6",
            "seats.3.lamps.white: BCM 6 is used twice, also by seats.3.white; "
            "expected a line of its own",
        ),
        (
            "0x5A.1",
            "0x5A.0",
            "seats.2.pile: touch 0x5A.0 is used twice, also by seats.1.pile; "
            "expected an electrode of its own",
        ),
        (
            "gpio 5",
            "gpio 2",
            "seats.2.white: BCM 2 is reserved for I2C; expected a BCM line from 4 to 27",
        ),
        (
            "gpio 5",
            "gpio 3",
            "seats.2.white: BCM 3 is reserved for I2C; expected a BCM line from 4 to 27",
        ),
        (
            "gpio 5",
            "gpio 28",
            "seats.2.white: BCM 28 is not on the header for use; expected a BCM line from 4 to 27",
        ),
        (
            "gpio 16",
            "gpio 1",
            "seats.3.lamps.white: BCM 1 is not on the header for use; "
            "expected a BCM line from 4 to 27",
        ),
        (
            "0x5A.1",
            "0x5A.12",
            "seats.2.pile: an MPR121 has no electrode 12; expected an electrode from 0 to 11",
        ),
        (
            "0x5A.1",
            "0x5E.1",
            "seats.2.pile: 0x5E is not the address of an MPR121; expected 0x5A, 0x5B, 0x5C or 0x5D",
        ),
        ('"gpio 5"', "5", f"seats.2.white: is 5; {PLACES}"),
        ('"gpio 5"', '"pin 5"', f'seats.2.white: is "pin 5"; {PLACES}'),
        ('"gpio 5"', "true", f"seats.2.white: is true; {PLACES}"),
        ('"gpio 5"', "[5]", f"seats.2.white: is a list; {PLACES}"),
        ('"gpio 5"', "2026-01-01", f"seats.2.white: is a date or time; {PLACES}"),
        ('"gpio 5"', "{}", f"seats.2.white.at: is missing; {PLACES}"),
        (
            '"gpio 16"',
            '"touch 0x5A.5"',
            'seats.3.lamps.white: is "touch 0x5A.5"; '
            'expected a place: "gpio 17", "board left", "usb buzzers buzz1" or "sim"',
        ),
        ("[seats.3]", "[seats.4]", "seats.3: is missing; expected seats 1, 2, 3 ... without a gap"),
        (
            "[seats.3]",
            "[seats.9]",
            "seats.9: is not a seat; expected seats numbered 1 to 8, clockwise",
        ),
        (
            "[seats.3]",
            "[seats.east]",
            "seats.east: is not a seat; expected seats numbered 1 to 8, clockwise",
        ),
        (
            '"Ben"',
            '"ADA"',
            'seats.2.player: "ADA" also sits at seat 1; expected a name of its own for each player',
        ),
        ('"Ben"', "2", "seats.2.player: is 2; expected a text of 1 to 20 printable characters"),
        (
            '"Ben"',
            '"B\\ten"',
            'seats.2.player: is "B\\ten"; expected a text of 1 to 20 printable characters',
        ),
        (
            '"sherlock-holmes"',
            '"whist"',
            'table.game: is "whist", and no such game is installed; expected one of '
            "sherlock-holmes, 221b-baker-street, block, i-say-holmes, sorry",
        ),
        (
            "[table]\n",
            "[table]\ndealer = 4\n",
            "table.dealer: there is no seat 4; expected a seat of this table",
        ),
        (
            "[table]\n",
            "[table]\nsimulated = 1\n",
            "table.simulated: is 1; expected true or false",
        ),
        (
            "[table]\n",
            "[table]\nlatency_ms = nan\n",
            "table.latency_ms: is nan; expected a number from 1 to 1000",
        ),
        (
            "[table]\n",
            "touch = 7\n[table]\n",
            "touch: is a whole number; expected a table: [touch]",
        ),
        (
            "[table]\n",
            "[touch]\nirq = { 0x5A = 4 }\n[table]\n",
            "touch.irq.0x5A: BCM 4 is used twice, also by seats.1.white; "
            "expected a line of its own",
        ),
        (
            "[table]\n",
            "[touch]\nirq = { 0x5A = 3 }\n[table]\n",
            "touch.irq.0x5A: BCM 3 is reserved for I2C; expected a BCM line from 4 to 27",
        ),
        (
            "[table]\n",
            "[touch]\nirq = { 0x5B = 9 }\n[table]\n",
            "touch.irq.0x5B: no pad is on that controller; "
            "expected the address of a controller that a seat uses",
        ),
        (
            "[table]\n",
            "[touch]\nirq = { 0x5F = 9 }\n[table]\n",
            "touch.irq.0x5F: is not the address of an MPR121; expected 0x5A, 0x5B, 0x5C or 0x5D",
        ),
        (
            "[table]\n",
            "[touch]\nrelease_threshold = 13\n[table]\n",
            "touch.release_threshold: is 13; expected at most touch_threshold, 12",
        ),
        (
            "[table]\n",
            "[uncertainty_us]\npile = -1\n[table]\n",
            "uncertainty_us.pile: is -1; expected a whole number from 0 to 1000000",
        ),
        (
            "[table]\n",
            '[hold_off_ms]\nwhite = "30"\n[table]\n',
            'hold_off_ms.white: is "30"; expected a number from 0 to 1000',
        ),
        (
            '"gpio 5"',
            '{ at = "gpio 5", hold_off_ms = 20 }',
            "seats.2.white: hold-off of 20 ms; expected less than table.latency_ms, 20 ms",
        ),
        (
            "[table]\n",
            "[display]\nrotate = 45\n[table]\n",
            "display.rotate: is 45; expected 0, 90, 180 or 270",
        ),
        *(
            (
                "[table]\n",
                f'[console]\nbind = "{address}"\n[table]\n',
                f'console.bind: is "{address}"; expected "local", "loopback" '
                "or an address of this machine in a private network",
            )
            for address in ("0.0.0.0", "8.8.8.8", "everywhere")
        ),
        *(
            (
                "[table]\n",
                f'[console]\nname = "{name}"\n[table]\n',
                f'console.name: is "{name}"; expected letters, digits and hyphens, '
                "such as companion",
            )
            for name in ("our.table", "-table", "é")
        ),
        (
            "[table]\n",
            "[packs.sherlock-holmes]\ncards = 20\n[table]\n",
            "packs.sherlock-holmes: 5 Holmes and 24 suspects; expected no more than its 20 cards",
        ),
        (
            "[table]\n",
            '[sim]\nfaults = ["1 white dead"]\n[table]\n',
            'sim.faults: "1 white dead" is not about a simulated part; '
            "expected faults of inputs and lamps placed at sim",
        ),
        (
            "[table]\n",
            '[sim]\nfaults = "1 white dead"\n[table]\n',
            'sim.faults: is "1 white dead"; expected a list of texts',
        ),
    ],
)
def test_a_slip_is_named_with_its_key_and_what_would_be_right(
    old: str, new: str, line: str
) -> None:
    assert f"table.toml: {line}" in problems(spoilt(old, new))


@pytest.mark.parametrize("words", ["3 red broken", "9 red dead", "3 pile lamp", "1 red swapped"])
def test_a_fault_in_other_words_is_refused(words: str) -> None:
    text = spoilt("[table]\n", f'[sim]\nfaults = ["{words}"]\n[table]\n')
    assert (
        f'table.toml: sim.faults: "{words}" is not a fault; expected a fault: "3 red dead"'
        in (problems(text)[0])
    )


def test_one_slip_makes_one_line() -> None:
    assert len(problems(spoilt('"gpio 5"', "5"))) == 1
    assert len(problems(spoilt("0x5A.1", "0x5A.12"))) == 1


def test_all_slips_are_told_at_once() -> None:
    text = spoilt("gpio 5", "gpio 2").replace("0x5A.2", "0x5A.0").replace('"Cy"', "3")
    keys = [line.split(": ")[1] for line in problems(text)]
    assert keys == ["seats.2.white", "seats.3.player", "seats.3.pile"]


def test_a_table_too_large_or_too_small_for_its_game() -> None:
    sorry = spoilt('"sherlock-holmes"', '"sorry"')
    assert problems(sorry) == []
    five = sorry + '[seats.4]\nred = "sim"\n[seats.5]\nred = "sim"\n'
    assert problems(five) == [
        "table.toml: seats: 5 in all; expected 2 to 4 seats for the game sorry"
    ]
    two = RIGHT[: RIGHT.index("[seats.3]")]
    assert "seats: 2 in all; expected 3 to 8 seats for the game sherlock-holmes" in problems(two)[0]


def test_a_seat_without_inputs_is_no_seat() -> None:
    text = RIGHT + '[seats.4]\nplayer = "Dot"\n'
    assert problems(text) == [
        'table.toml: seats.4: says too little; expected an input, such as white = "gpio 4", '
        "or simulated = true under [table]"
    ]


def test_an_empty_document_asks_for_seats() -> None:
    assert problems("") == [
        "table.toml: seats: 0 in all; expected 3 to 8 seats for the game sherlock-holmes"
    ]


def test_each_problem_keeps_to_its_line_whatever_the_owner_wrote() -> None:
    text = RIGHT.replace('name = "Test table"', '"na\\nme" = "x"')
    assert len(problems(text)) == 1
    assert 'table.toml: "na\\nme": is not a key of a profile' in problems(text)[0]


def test_a_number_of_any_size_is_refused_in_few_words() -> None:
    huge = "0x" + "F" * 9000
    line = "seats.2.white: is a number beyond all bounds; expected"
    assert line in problems(spoilt('"gpio 5"', huge))[0]


def test_the_error_holds_its_problems_for_a_program_too() -> None:
    with pytest.raises(ProfileError) as caught:
        parse_text(spoilt("gpio 5", "gpio 4"), "table.toml")
    assert caught.value.source == "table.toml"
    assert [problem.key for problem in caught.value.problems] == ["seats.2.white"]
