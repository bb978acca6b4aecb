"""How a check ends: a table, what to mend and where, a plain verdict."""

from companion.setup.check.findings import CheckFinding, FindingKind, Spot
from companion.setup.check.report import advise, is_well, write_report
from companion.setup.profile import load_profile

FOUR = load_profile("pi-four-seats-lamps")
WHITE, RED, PILE = Spot(1, "white"), Spot(2, "red"), Spot(3, "pile")


def report(*findings: CheckFinding, notes: tuple[str, ...] = ()) -> list[str]:
    return list(write_report(FOUR, findings, notes))


def test_all_well() -> None:
    findings = [CheckFinding(WHITE, FindingKind.OK), CheckFinding(WHITE, FindingKind.OK, lamp=True)]
    assert is_well(findings, ())
    lines = report(*findings)
    assert lines[1].split() == ["1", "Ada", "ok", "-", "-", "-", "-", "-", "ok"]
    assert lines[-1] == "ALL WELL: 2 checked. This table can be played on."


def test_what_is_not_well_stands_in_the_table_and_below_it() -> None:
    lines = report(
        CheckFinding(RED, FindingKind.DEAD),
        CheckFinding(WHITE, FindingKind.OK),
        CheckFinding(RED, FindingKind.DARK, lamp=True),
    )
    assert lines[2].split() == ["2", "Ben", "-", "dead", "-", "-", "-", "-", "red", "dark"]
    assert lines[-1] == "NOT YET: 2 of 3 are not well."
    assert report(CheckFinding(RED, FindingKind.DEAD))[-1] == "NOT YET: 1 of 1 is not well."


def test_a_skipped_input_and_a_complaint_of_the_table_are_not_well() -> None:
    assert not is_well([CheckFinding(WHITE, FindingKind.SKIPPED)], ())
    assert not is_well([CheckFinding(WHITE, FindingKind.OK)], ("i2c bus lost",))
    assert "The table said: i2c bus lost" in report(
        CheckFinding(WHITE, FindingKind.OK), notes=("i2c bus lost",)
    )


def test_all_that_was_skipped_is_one_line() -> None:
    lines = report(*(CheckFinding(Spot(seat, "white"), FindingKind.SKIPPED) for seat in (1, 2, 3)))
    assert lines[-2:] == [
        "Not checked: 3. Run the check again for them.",
        "NOT YET: 3 of 3 are not well.",
    ]


def test_nothing_checked_is_not_well() -> None:
    assert not is_well([], ())
    assert report()[-1] == "NOTHING was checked."


def test_a_dead_button_names_its_pin() -> None:
    assert advise(CheckFinding(RED, FindingKind.DEAD), FOUR) == (
        "Seat 2 red: nothing arrived.",
        "    To do: check the wire from pin 16 (BCM 23) and its way to ground.",
    )


def test_a_dead_pad_names_its_electrode_and_no_ground() -> None:
    assert advise(CheckFinding(PILE, FindingKind.DEAD), FOUR) == (
        "Seat 3 pile: nothing arrived.",
        "    To do: check the wire from 0x5A electrode 6 to the pad.",
    )


def test_a_stuck_pad_is_not_told_to_look_for_ground() -> None:
    assert advise(CheckFinding(PILE, FindingKind.STUCK), FOUR)[1] == (
        "    To do: take away what lies on the pad, at 0x5A electrode 6."
    )


def test_a_dark_lamp_names_its_own_pin() -> None:
    assert "pin 21 (BCM 9)" in advise(CheckFinding(RED, FindingKind.DARK, lamp=True), FOUR)[1]


def test_swapped_wires_name_both_pins() -> None:
    assert advise(CheckFinding(WHITE, FindingKind.SWAPPED, other=RED), FOUR) == (
        "Seat 1 white: swapped with seat 2 red.",
        "    To do: exchange the wires at pin 7 (BCM 4) and pin 16 (BCM 23) (or in the profile).",
    )


def test_every_kind_has_words_of_its_own() -> None:
    told = {advise(CheckFinding(WHITE, kind, other=RED), FOUR)[0] for kind in FindingKind}
    assert len(told) == len(FindingKind)


def test_what_is_simulated_needs_no_mending() -> None:
    told = advise(CheckFinding(WHITE, FindingKind.DEAD), load_profile("laptop"))
    assert told[1] == "    It is simulated: nothing to mend."
