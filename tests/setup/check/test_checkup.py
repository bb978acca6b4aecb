"""What a check finds, told with hands, wires and time."""

from hypothesis import given
from hypothesis import strategies as st

from companion.setup.check.checkup import Ask, Checkup, CheckWish
from companion.setup.check.findings import CheckFinding, FindingKind, Spot
from tests.setup.check.table import BLUE, PILE, RAIL, RED, SHIELD, WHITE, Bench

SEAT_2 = Spot(2, "white")


def nothing() -> None:
    """A press that no wire carries."""


def test_a_good_table_is_well() -> None:
    table = Bench(WHITE, RED, BLUE, PILE, SHIELD, RAIL, lamps=(WHITE,))
    assert set(table.kinds().values()) == {FindingKind.OK}
    assert len(table.checkup.findings()) == 7


def test_it_first_asks_for_hands_off() -> None:
    table = Bench(WHITE)
    assert table.checkup.ask == Ask(CheckWish.HANDS_OFF)
    table.wait(2)
    assert table.checkup.ask == Ask(CheckWish.PRESS, WHITE)


def test_it_walks_around_the_table_seat_by_seat_inputs_before_lamps() -> None:
    table = Bench(SEAT_2, WHITE, RED, lamps=(Spot(2, "white"), WHITE))
    table.walk()
    assert [(ask.wish, ask.spot) for ask in table.asked if ask.wish is not CheckWish.WAIT] == [
        (CheckWish.PRESS, WHITE),
        (CheckWish.PRESS, RED),
        (CheckWish.LOOK, WHITE),
        (CheckWish.PRESS, SEAT_2),
        (CheckWish.LOOK, SEAT_2),
    ]


def test_a_dead_input_is_found_when_patience_ends() -> None:
    table = Bench(WHITE, RED)
    table.answers[WHITE] = nothing
    assert table.kinds() == {WHITE: FindingKind.DEAD, RED: FindingKind.OK}
    assert table.now_us >= 5_000_000


def test_two_swapped_inputs_are_named_together() -> None:
    table = Bench(WHITE, SEAT_2)
    table.answers = {WHITE: lambda: table.tap(SEAT_2), SEAT_2: lambda: table.tap(WHITE)}
    found = table.walk()
    assert found[WHITE] == CheckFinding(WHITE, FindingKind.SWAPPED, other=SEAT_2)
    assert found[SEAT_2] == CheckFinding(SEAT_2, FindingKind.SWAPPED, other=WHITE)


def test_an_input_on_anothers_wire_is_not_called_swapped() -> None:
    table = Bench(WHITE, RED)
    table.answers = {WHITE: lambda: table.tap(RED)}
    found = table.walk()
    assert found[WHITE] == CheckFinding(WHITE, FindingKind.MISWIRED, other=RED)
    assert found[RED].well


def test_three_inputs_in_a_ring_are_each_wrong() -> None:
    table = Bench(WHITE, RED, BLUE)
    table.answers = {
        WHITE: lambda: table.tap(RED),
        RED: lambda: table.tap(BLUE),
        BLUE: lambda: table.tap(WHITE),
    }
    assert set(table.kinds().values()) == {FindingKind.MISWIRED}


def test_an_input_that_goes_on_and_never_off_is_stuck() -> None:
    table = Bench(WHITE, RED)
    table.answers = {WHITE: lambda: table.on(WHITE)}
    assert table.kinds() == {WHITE: FindingKind.STUCK, RED: FindingKind.OK}


def test_one_who_holds_too_long_is_asked_to_let_go() -> None:
    table = Bench(WHITE)
    table.wait(2)
    table.on(WHITE)
    table.wait(1)
    assert table.checkup.ask.wish is CheckWish.WAIT
    table.wait(1)
    assert table.checkup.ask == Ask(CheckWish.RELEASE, WHITE)
    table.off(WHITE)
    table.wait(0.5)
    assert table.checkup.findings() == (CheckFinding(WHITE, FindingKind.OK),)


def test_an_input_stuck_from_the_start_is_not_asked_for() -> None:
    table = Bench(WHITE, RED)
    table.checkup.trouble(WHITE, FindingKind.STUCK, "on when the table started")
    assert table.kinds() == {WHITE: FindingKind.STUCK, RED: FindingKind.OK}
    assert all(ask.spot != WHITE for ask in table.asked)


def test_an_input_that_moves_with_nobody_near_chatters() -> None:
    table = Bench(WHITE, RED)
    table.tap(WHITE)
    assert table.kinds() == {WHITE: FindingKind.CHATTERING, RED: FindingKind.OK}
    (noisy,) = [f for f in table.checkup.findings() if f.spot == WHITE]
    assert noisy.detail == "2 edges in 1.5 s with nobody near"


def test_a_line_that_moves_now_and_then_is_found_by_listening_longer() -> None:
    checkup = Checkup([WHITE, RED], quiet_us=60_000_000)
    checkup.begin(0)
    for second in (20, 41):
        checkup.tick(second * 1_000_000)
        checkup.hear(RED, True, second * 1_000_000)
        checkup.hear(RED, False, second * 1_000_000 + 10_000)
    checkup.tick(60_000_000)
    (noisy,) = checkup.findings()
    assert (noisy.spot, noisy.kind) == (RED, FindingKind.CHATTERING)
    assert noisy.detail == "4 edges in 60 s with nobody near"


def test_an_input_that_goes_on_with_nobody_near_is_stuck() -> None:
    table = Bench(WHITE, RED)
    table.on(WHITE)
    assert table.kinds() == {WHITE: FindingKind.STUCK, RED: FindingKind.OK}


def test_many_presses_for_one_are_chatter() -> None:
    table = Bench(WHITE, RED)
    table.answers = {WHITE: lambda: table.tap(WHITE, 8)}
    assert table.kinds() == {WHITE: FindingKind.CHATTERING, RED: FindingKind.OK}


def test_a_nervous_double_press_is_not_chatter() -> None:
    table = Bench(WHITE)
    table.answers = {WHITE: lambda: table.tap(WHITE, 2)}
    assert table.kinds() == {WHITE: FindingKind.OK}


def test_a_chattering_neighbour_is_not_mistaken_for_the_answer() -> None:
    table = Bench(WHITE, RED)
    table.tap(WHITE, 2)

    def noisy_press() -> None:
        table.tap(WHITE, 3)
        table.tap(RED)

    table.answers = {RED: noisy_press}
    assert table.kinds()[RED] is FindingKind.OK


def test_an_arm_across_the_rail_is_no_wrong_wire() -> None:
    table = Bench(PILE)

    def reach() -> None:
        table.on(RAIL)
        table.wait(0.2)
        table.tap(PILE)
        table.off(RAIL)

    table.answers = {PILE: reach}
    assert table.kinds() == {PILE: FindingKind.OK}


def test_two_buttons_that_answer_together_are_bridged() -> None:
    table = Bench(WHITE, RED)

    def both() -> None:
        table.on(WHITE)
        table.on(RED)
        table.off(WHITE)
        table.off(RED)

    table.answers = {WHITE: both}
    found = table.walk()
    assert found[WHITE] == CheckFinding(WHITE, FindingKind.BRIDGED, other=RED)
    assert found[RED].well


def test_what_the_table_says_of_an_input_counts() -> None:
    table = Bench(WHITE, RED, BLUE)
    table.answers = {
        WHITE: lambda: table.checkup.trouble(WHITE, FindingKind.CHATTERING, "151 edges"),
        RED: lambda: table.checkup.trouble(BLUE, FindingKind.LOST, "unplugged"),
    }
    found = table.walk()
    assert found[WHITE] == CheckFinding(WHITE, FindingKind.CHATTERING, detail="151 edges")
    assert found[BLUE] == CheckFinding(BLUE, FindingKind.LOST, detail="unplugged")


def test_an_input_that_fails_after_it_was_well_is_not_well() -> None:
    table = Bench(WHITE, RED)
    table.answers = {RED: lambda: table.checkup.trouble(WHITE, FindingKind.LOST, "unplugged")}
    assert table.kinds()[WHITE] is FindingKind.LOST


def test_a_dark_lamp_is_what_the_person_says() -> None:
    table = Bench(lamps=(WHITE,))
    table.wait(2)
    table.checkup.answer(False, table.now_us)
    assert table.checkup.findings() == (CheckFinding(WHITE, FindingKind.DARK, lamp=True),)
    assert table.checkup.done


def test_a_lamp_that_nobody_answers_for_is_skipped() -> None:
    table = Bench(lamps=(WHITE,))
    table.wait(8)
    assert table.checkup.findings() == (CheckFinding(WHITE, FindingKind.SKIPPED, lamp=True),)


def test_skipping_and_stopping_leave_no_input_out() -> None:
    table = Bench(WHITE, RED, BLUE, lamps=(WHITE,))
    table.wait(2)
    table.checkup.skip(table.now_us)
    table.checkup.stop(table.now_us)
    assert table.checkup.done
    assert [finding.kind for finding in table.checkup.findings()] == [FindingKind.SKIPPED] * 4


def test_stopping_at_once_leaves_no_input_out_either() -> None:
    table = Bench(WHITE, RED)
    table.checkup.stop(0)
    assert len(table.checkup.findings()) == 2


def test_answers_without_a_question_change_nothing() -> None:
    table = Bench(WHITE)
    table.checkup.answer(True, 0)
    table.checkup.skip(0)
    assert table.checkup.findings() == ()


SPOTS = st.sampled_from([WHITE, RED, PILE, SEAT_2, Spot(9, "rail")])
DEEDS = st.lists(
    st.tuples(st.sampled_from(["on", "off", "wait", "skip", "yes", "lost"]), SPOTS), max_size=60
)


@given(DEEDS)
def test_whatever_arrives_every_part_gets_exactly_one_finding(
    deeds: list[tuple[str, Spot]],
) -> None:
    inputs, lamps = (WHITE, RED, PILE, SEAT_2), (WHITE,)
    checkup, now = Checkup(inputs, lamps, patience_us=1_000_000), 0
    checkup.begin(now)
    for deed, spot in deeds:
        now += 200_000
        if deed in ("on", "off"):
            checkup.hear(spot, deed == "on", now)
        elif deed == "lost" and spot in inputs:
            checkup.trouble(spot, FindingKind.LOST, "unplugged")
        elif deed == "skip":
            checkup.skip(now)
        elif deed == "yes":
            checkup.answer(True, now)
        checkup.tick(now)
    while not checkup.done:
        now += 500_000
        checkup.tick(now)
    found = [(f.spot, f.lamp) for f in checkup.findings() if f.spot.seat != 9]
    assert sorted(found) == sorted([*((spot, False) for spot in inputs), (WHITE, True)])
