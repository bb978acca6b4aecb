"""What happens to a plan when people come and go, and the dealer has ideas of their own."""

import pytest

from companion.club.evening import changes
from companion.club.evening.changes import UnfitError
from companion.club.evening.model import Evening, Place
from tests.club.evening.evenings import BLOCK, HOLMES, an_evening


def begun(evening: Evening, rounds: int) -> Evening:
    for _ in range(rounds):
        evening = changes.begin(evening)
    return evening


def test_who_comes_late_sits_from_the_next_round_on() -> None:
    before = begun(an_evening(8, 2, 4), 1)
    after = changes.come(before, "Zoe")
    assert after.rounds[0] == before.rounds[0], "what is begun stays"
    assert all("Zoe" in each.seated for each in after.rounds[1:])


def test_who_leaves_is_not_waited_for() -> None:
    after = changes.leave(begun(an_evening(9, 2, 4), 2), "P03")
    assert "P03" in after.rounds[1].everybody
    assert not any("P03" in each.everybody for each in after.rounds[2:])


def test_who_comes_back_meets_those_they_have_not_met() -> None:
    evening = begun(an_evening(8, 2, 6), 1)
    evening = begun(changes.leave(evening, "P01"), 1)
    evening = changes.come(evening, "P01")
    assert all("P01" in each.seated for each in evening.rounds[2:])


def test_coming_twice_is_coming_once() -> None:
    evening = an_evening(8, 2, 3)
    assert changes.come(evening, "P01") is evening


def test_whoever_is_not_here_cannot_leave() -> None:
    with pytest.raises(UnfitError, match="not-here"):
        changes.leave(an_evening(4, 1, 1), "Zoe")


def test_a_table_that_breaks_down_is_not_sat_at_any_more() -> None:
    after = changes.take_down(begun(an_evening(12, 3, 3), 1), "T2")
    assert [s.table for s in after.rounds[0].sittings] == ["T1", "T2", "T3"]
    assert [s.table for s in after.rounds[1].sittings] == ["T1", "T3"]
    with pytest.raises(UnfitError, match="no-table"):
        changes.take_down(after, "T2")


def test_a_table_may_be_put_up_later() -> None:
    after = changes.put_up(begun(an_evening(12, 2, 3), 1), Place("T9", (BLOCK,)))
    assert [len(each.sittings) for each in after.rounds] == [2, 3, 3]
    assert changes.put_up(after, Place("T9", (BLOCK,))) is after


def test_the_dealer_lets_two_change_places() -> None:
    evening = an_evening(8, 2, 3)
    one, other = (sitting.players[0] for sitting in evening.rounds[1].sittings)
    after = changes.swap(evening, 2, one, other)
    assert [s.players[0] for s in after.rounds[1].sittings] == [other, one]
    assert after.rounds[2] == evening.rounds[2]
    assert changes.put_up(after, Place("T1", (BLOCK,))).rounds[1] == after.rounds[1], "it stays"
    assert "Zoe" in changes.come(after, "Zoe").rounds[1].seated, "unless somebody would be missing"


def test_somebody_who_sits_out_may_take_a_place() -> None:
    evening = an_evening(9, 1, 2)
    (out,) = evening.rounds[0].out
    after = changes.swap(evening, 1, out, "P02" if out != "P02" else "P03")
    assert out in after.rounds[0].seated


def test_what_is_begun_cannot_be_changed() -> None:
    evening = begun(an_evening(8, 2, 2), 1)
    with pytest.raises(UnfitError, match="begun"):
        changes.swap(evening, 1, "P01", "P02")
    with pytest.raises(UnfitError, match="no-round"):
        changes.swap(evening, 7, "P01", "P02")
    with pytest.raises(UnfitError, match="no-round"):
        begun(evening, 2)


def test_another_game_for_one_table_in_one_round() -> None:
    evening = changes.play(an_evening(8, 2, 2), 2, "T2", "block")
    assert [[s.game for s in each.sittings] for each in evening.rounds] == [
        ["sherlock-holmes"] * 2, ["sherlock-holmes", "block"],
    ]  # fmt: skip


def test_a_longer_evening_leaves_what_was_planned() -> None:
    evening = begun(an_evening(8, 2, 2), 1)
    longer = changes.lengthen(evening, 4)
    assert longer.rounds[:2] == evening.rounds
    assert len(longer.rounds) == 4
    assert changes.lengthen(longer, 0).length == 1, "what is begun stays"


def test_the_round_that_is_on_and_the_next() -> None:
    evening = an_evening(4, 1, 2)
    assert evening.now is None
    evening = begun(evening, 1)
    assert (evening.now, evening.next) == (evening.rounds[0], evening.rounds[1])
    assert begun(evening, 1).next is None


def test_holmes_for_eight() -> None:
    assert [
        len(s.players) for s in an_evening(8, (Place("T", (HOLMES,)),), 1).rounds[0].sittings
    ] == [8]
