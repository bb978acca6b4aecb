"""One input, to its borders: edges that are owed, counted by others, or come before any reading."""

from hw.contact import AUDIT_GRACE_US, LOOK_AGAIN_US, Level
from hw.edges import EdgeBank
from hw.signals import Place
from tests.hw.test_edges import POLICY, WHITE, bank, seen


def test_an_edge_at_the_first_instant_of_the_clock_is_an_edge() -> None:
    assert seen(bank().edge(WHITE, 0, True)) == [(True, 0, 100)]


def test_a_press_that_a_reading_found_is_owed_no_edge() -> None:
    contact = bank()
    assert seen(contact.sync(20_000, {WHITE: True})) == [(True, 10_000, 10_000)]
    assert contact.tick(30_000, {WHITE: True}) == []
    assert contact.due() == 1_010_000, "the hold-off is over, only stuck it may still be"


def test_a_pin_that_nobody_looked_at_says_nothing_about_edges_on_their_way() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 2_000, False)
    assert seen(contact.tick(11_000)) == [(False, 2_000, 100)]


def test_a_pin_that_agrees_with_the_last_edge_owes_nothing() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 2_000, False)
    assert seen(contact.tick(11_000, {WHITE: False})) == [(False, 2_000, 100)]


def test_a_press_that_came_to_rest_is_not_kept_waiting_by_a_later_release() -> None:
    """The pin is off again when the hold-off ends; that edge is a new one, and comes by itself."""
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert contact.tick(11_000, {WHITE: False}) == []
    assert contact.due() == 1_001_000
    assert seen(contact.edge(WHITE, 10_990, False)) == []
    assert seen(contact.tick(12_000, {WHITE: False})) == [(False, 10_990, 100)]


def test_an_edge_is_waited_for_until_its_grace_is_over() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 2_000, False)
    assert contact.tick(11_000, {WHITE: True}) == []
    assert contact.tick(11_000 + AUDIT_GRACE_US - 1, {WHITE: True}) == []
    assert contact.due() == 11_000 + AUDIT_GRACE_US - 1 + LOOK_AGAIN_US
    lost = contact.tick(11_000 + AUDIT_GRACE_US + LOOK_AGAIN_US, {WHITE: True})
    assert [reason for reason, *_ in seen(lost)] == ["evidence-lost", "recovered"]


def test_an_edge_that_never_came_may_have_ended_anywhere() -> None:
    """Pressed and let go; the pin says pressed again, and its edge never comes."""
    contact = bank(level=Level.SOON_AFTER)
    contact.edge(WHITE, 50_000, False)
    assert contact.tick(60_000, {WHITE: True}) == []
    late = 60_000 + AUDIT_GRACE_US
    assert seen(contact.tick(late, {WHITE: True})) == [
        ("evidence-lost", late),
        ("recovered", late),
        (True, (49_900 + late) // 2, (late - 49_900) // 2),
    ]


def test_a_pin_that_agreed_long_before_bounds_what_was_missed() -> None:
    contact = bank()
    contact.audit(400_000, 400_000, {WHITE: False})
    lost = seen(contact.edge(WHITE, 500_000, False))
    assert lost[2] == (True, 400_050, 100_050), "less the time that an edge may be on its way"


def test_what_is_lost_twice_was_sure_until_the_first_time() -> None:
    contact = bank()
    contact.lost(10_000, [WHITE], "unplugged")
    contact.lost(20_000, [WHITE], "unplugged")
    assert seen(contact.found(30_000, {WHITE: True}, "back"))[0] == (True, 20_000, 10_000)


def test_a_loss_that_was_announced_late_takes_nothing_back() -> None:
    contact = bank()
    contact.edge(WHITE, 40_000, True)
    contact.tick(60_000)
    contact.lost(10_000, [WHITE], "unplugged")
    assert seen(contact.found(80_000, {WHITE: False}, "back"))[0] == (False, 59_950, 20_050)


def test_what_may_be_under_way_when_an_input_is_lost_is_dated_from_before_that() -> None:
    contact = bank()
    contact.lost(20_000, [WHITE], "its line is gone", sure_us=10_000)
    assert seen(contact.found(30_000, {WHITE: True}, "back"))[0] == (True, 20_000, 10_000)


def test_what_may_be_under_way_when_an_input_is_found_is_dated_from_before_that() -> None:
    contact = bank()
    contact.lost(20_000, [WHITE], "its line is gone")
    contact.found(60_000, {WHITE: False}, "back", sure_us=40_000)
    contact.lost(70_000, [WHITE], "its line is gone", sure_us=40_000)
    assert seen(contact.found(80_000, {WHITE: True}, "back"))[0] == (True, 60_000, 20_000)


def test_what_was_missed_after_an_edge_in_doubt_may_be_as_old_as_that_edge() -> None:
    """Let go at 40 ms or at 60, pressed and the press lost, let go: it may have been from 40 on."""
    contact = bank()
    contact.edge(WHITE, 10_000, True)
    contact.edge(WHITE, 50_000, False, 9_900)
    missed = seen(contact.edge(WHITE, 90_000, False, 9_900))[2]
    assert missed == (True, 70_000, 30_000)


def test_an_edge_before_the_last_reading_that_says_otherwise_is_news() -> None:
    contact = bank()
    contact.sync(10_000, {WHITE: False})
    assert seen(contact.edge(WHITE, 9_000, True)) == [(True, 9_000, 100)]


def test_edges_that_arrive_crosswise_date_the_release_by_the_latest() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    contact.edge(WHITE, 8_000, False)
    contact.edge(WHITE, 7_000, True)
    contact.edge(WHITE, 7_500, False)
    assert seen(contact.tick(11_000)) == [(False, 7_750, 350)]
    assert contact.due() == 18_000, "its hold-off runs from the last edge"


def test_a_single_edge_that_a_board_counted_is_that_edge() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert contact.bounced(WHITE, 3_000, 3_000, False, 0, 1) == []
    assert contact.chatter[WHITE] == 1
    assert seen(contact.tick(11_000)) == [(False, 3_000, 100)]


def test_three_edges_that_a_board_counted_lie_between_the_first_and_the_last() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert contact.bounced(WHITE, 3_000, 5_000, False, 0, 3) == []
    assert contact.chatter[WHITE] == 3
    assert seen(contact.tick(11_000)) == [(False, 4_000, 1_100)]


def test_an_input_whose_first_edge_comes_before_anybody_has_read_it_was_off() -> None:
    contact = EdgeBank({WHITE: POLICY})
    assert seen(contact.edge(WHITE, 5_000, True)) == [(True, 5_000, 100)]
    other = EdgeBank({WHITE: POLICY})
    assert seen(other.edge(WHITE, 6_000, False))[2] == (True, 3_050, 3_050)


def test_what_a_board_counted_beyond_the_limit_is_chatter() -> None:
    contact = bank()
    contact.edge(WHITE, 1_000, True)
    assert contact.bounced(WHITE, 2_000, 8_000, True, 0, 19 - 1) == []
    assert contact.chatter[WHITE] == 18
    assert seen(contact.bounced(WHITE, 8_100, 8_200, True, 0, 2)) == [("chatter", 8_200)]


def test_only_those_that_time_has_come_for_are_asked() -> None:
    red = Place(3, "red")
    both = EdgeBank({WHITE: POLICY, red: POLICY}, grace_us=5_000)
    both.start(0, {WHITE: False, red: False})
    both.edge(WHITE, 1_000, True)
    both.edge(red, 4_000, True)
    both.edge(WHITE, 5_000, False)
    assert both.due() == 16_000
    assert seen(both.tick(16_000)) == [(False, 5_000, 100)]
    assert both.due() == 19_000
    both.edge(red, 40_000, False)
    both.tick(90_000)
    assert both.due() is None
