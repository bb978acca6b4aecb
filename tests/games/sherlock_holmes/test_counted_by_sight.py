"""Hands laid out and counted by a camera; what it sees otherwise is asked, never corrected."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.support.table import Judged, Table, us

HELD: tuple[list[str], ...] = (
    [],
    ["HOLMES", "THIEF", "CLUE"],
    ["ROBBER", "SHERLOCK HOLMES", "BURGLAR", "RUN"],
)
"""What each of three seats holds when the first is out."""
PACK = {"cards": 7, "holmes": 2, "suspects": 3}


def stopped(**options: Any) -> Table:
    """Play has stopped: seat 1 is out, the others hold three and four cards."""
    table = Table(seats=3, options={"pack": PACK, **options}).deal()
    table.rule("recount", 1, hands=[0, 3, 4], piles=[0, 0, 0], pool=0)
    return table


def laid(table: Table, seat: int, cards: list[str], at: float) -> Table:
    """A hand as far as a camera sees it."""
    return table.add(at, "card", seat=seat, hand=cards, seen=us(at - 0.4), u=us(0.2))


def counted(table: Table, seat: int, holmes: int, suspects: int, at: float) -> Table:
    """Somebody's count, entered."""
    return table.add(at, "entry", entry="count", seat=seat, holmes=holmes, suspects=suspects)


def by_people() -> Judged:
    table = stopped()
    for n, (holmes, suspects) in enumerate(((0, 0), (1, 1), (1, 2))):
        counted(table, n + 1, holmes, suspects, 10 + n)
    return table.judged(20)


def test_SH_18_hands_counted_by_sight_score_as_hands_counted_by_people() -> None:
    table = laid(laid(stopped(), 2, HELD[1], 10), 3, HELD[2], 11)
    judged = table.judged(20)
    assert judged.one("score")["hand"] == by_people().one("score")["hand"] == [0, 6, 7]
    told = [
        (one["seat"], one["cards"], one["holmes"], one["suspects"])
        for one in judged.only("counted")
    ]
    assert told == [(2, 3, 1, 1), (1, 0, 0, 0), (3, 4, 1, 2)], "who has none left has counted, too"


def test_SH_18_what_is_seen_in_part_is_progress_and_no_count() -> None:
    table = laid(laid(stopped(), 2, HELD[1][:2], 10), 3, HELD[2], 11)
    judged = table.judged(20)
    judged.none("score")
    assert [one["seat"] for one in judged.only("counted")] == [3, 1]
    assert judged.state["laid"] == [0, 2, 4]


def test_SH_18_a_count_by_sight_can_be_corrected() -> None:
    table = counted(laid(stopped(), 2, HELD[1], 10), 2, 1, 0, 11)
    counted(table, 3, 1, 3, 12)
    assert table.judged(20).one("score")["hand"] == [0, 5, 8]


def test_SH_18_a_count_by_sight_that_is_taken_back_is_left_to_people() -> None:
    table = laid(stopped(), 2, HELD[1], 10)
    n = table.judged(11).one("counted", seat=2)["n"]
    table.rule("overturn", 12, of=n)
    laid(laid(table, 2, HELD[1][:2], 13), 2, HELD[1], 14)
    laid(table, 3, HELD[2], 15)
    judged = table.judged(20)
    judged.none("score")
    assert counted(table, 2, 1, 1, 21).judged(30).one("score")["hand"] == [0, 6, 7]


def test_SH_18_a_score_that_is_taken_back_is_counted_by_people() -> None:
    table = laid(laid(stopped(), 2, HELD[1], 10), 3, HELD[2], 11)
    table.rule("overturn", 13, of=table.judged(12).one("score")["n"])
    laid(laid(table, 2, HELD[1], 14), 3, HELD[2], 15)
    assert len(table.judged(20).only("score")) == 1


def test_SH_18_more_cards_than_the_ledger_has_are_asked_about() -> None:
    table = laid(stopped(), 2, [*HELD[1], "RUN"], 10)
    judged = table.judged(11)
    judged.one("ask", question="hand", seat=2, seen=4, hand=3)
    judged.none("counted")
    assert judged.state["sight"] == [{"question": "hand", "seat": 2, "seen": 4, "hand": 3}]
    assert judged.state["open"] == []
    assert "sight" not in laid(table, 2, HELD[1], 12).judged(13).state, "seen as it should be again"


def test_SH_18_a_recount_that_agrees_lets_the_camera_count() -> None:
    table = laid(stopped(), 2, [*HELD[1], "RUN"], 10)
    table.rule("recount", 11, hands=[0, 4, 3], piles=[0, 0, 0], pool=0)
    judged = table.judged(12)
    judged.one("counted", seat=2, cards=4, holmes=1, suspects=1)
    assert "sight" not in judged.state


def test_SH_18_a_recount_changes_nothing_of_a_hand_that_people_have_counted() -> None:
    table = counted(laid(stopped(), 2, [*HELD[1], "RUN"], 10), 2, 1, 0, 11)
    table.rule("recount", 12, hands=[0, 4, 3], piles=[0, 0, 0], pool=0)
    judged = table.judged(13)
    judged.none("ask", question="count")
    judged.none("counted")


def test_SH_18_a_recount_leaves_to_people_what_was_taken_back() -> None:
    table = laid(stopped(), 2, HELD[1], 10)
    table.rule("overturn", 12, of=table.judged(11).one("counted", seat=2)["n"])
    laid(table, 2, [*HELD[1], "RUN"], 13)
    table.rule("recount", 14, hands=[0, 4, 3], piles=[0, 0, 0], pool=0)
    judged = table.judged(15)
    judged.none("counted", cards=4)


def test_SH_18_a_card_of_a_counted_hand_that_lies_elsewhere_has_it_counted_anew() -> None:
    table = laid(laid(stopped(), 2, HELD[1], 10), 2, HELD[1][:2], 11)
    judged = laid(table, 3, HELD[2], 12).judged(13)
    judged.one("ask", question="hand", seat=2, seen=2, hand=3)
    judged.none("score")
    assert laid(table, 2, HELD[1], 14).judged(15).one("score")["hand"] == [0, 6, 7]


def test_SH_18_too_many_cards_are_asked_about_again_whenever_there_are_more() -> None:
    table = laid(stopped(), 2, HELD[1], 10)
    laid(laid(table, 2, [*HELD[1], "RUN"], 11), 2, [*HELD[1], "RUN", "CAB"], 12)
    judged = laid(table, 3, HELD[2], 13).judged(14)
    assert [ask["seen"] for ask in judged.only("ask")] == [4, 5]
    judged.none("score")
    assert laid(table, 2, HELD[1], 15).judged(16).one("score")["hand"] == [0, 6, 7]


def test_SH_18_who_has_counted_may_pick_the_cards_up_again() -> None:
    """The camera agreed; nobody is asked why fewer lie there afterwards."""
    table = counted(stopped(), 2, 1, 1, 10)
    laid(laid(table, 2, HELD[1], 11), 2, HELD[1][:2], 12)
    judged = table.judged(13)
    judged.none("ask")
    assert "sight" not in judged.state
    counted(counted(table, 1, 0, 0, 14), 3, 1, 2, 15)
    assert table.judged(20).one("score")["hand"] == by_people().one("score")["hand"]


def test_SH_18_a_lost_camera_takes_no_count_back() -> None:
    table = laid(stopped(), 2, HELD[1], 10)
    table.add(11, "fault", input="cards", reason="lost").add(
        12, "fault", input="cards", reason="recovered"
    )
    laid(table, 2, HELD[1][:1], 13)
    judged = laid(table, 3, HELD[2], 14).judged(15)
    judged.none("ask")
    judged.one("score")


def test_SH_18_where_people_and_camera_count_otherwise_the_dealer_is_asked() -> None:
    table = laid(counted(stopped(), 2, 1, 0, 10), 2, HELD[1], 11)
    laid(table, 3, HELD[2], 12)
    judged = table.judged(13)
    judged.one("ask", question="count", seat=2, holmes=1, suspects=1)
    judged.none("score")
    as_seen = table.rule("sight", 14, about="count", seat=2, **{"is": "as-seen"})
    assert as_seen.judged(20).one("score")["hand"] == [0, 6, 7]


def test_SH_18_who_was_counted_as_seen_may_pick_the_cards_up_again() -> None:
    table = laid(counted(stopped(), 2, 1, 0, 10), 2, HELD[1], 11)
    table.rule("sight", 12, about="count", seat=2, **{"is": "as-seen"})
    judged = laid(table, 2, HELD[1][:2], 13).judged(14)
    judged.none("ask", question="hand")
    assert laid(table, 3, HELD[2], 15).judged(16).one("score")["hand"] == [0, 6, 7]


def test_SH_18_as_seen_tells_holmes_from_suspects() -> None:
    table = laid(counted(stopped(), 3, 1, 1, 10), 3, HELD[2], 11)
    table.rule("sight", 12, about="count", seat=3, **{"is": "as-seen"})
    told = [v for v in table.judged(13).only("counted") if v["seat"] == 3][-1]
    assert (told["holmes"], told["suspects"]) == (1, 2)


def test_SH_18_people_have_the_last_word() -> None:
    table = laid(counted(stopped(), 2, 1, 0, 10), 2, HELD[1], 11)
    for seat, suspects in ((1, 0), (2, 0), (3, 3)):
        counted(table, seat, min(seat - 1, 1), suspects, 11 + seat)
    assert table.judged(20).one("score")["hand"] == [0, 5, 8]


def test_SH_18_hands_that_do_not_fit_the_pack_are_asked_about() -> None:
    table = laid(laid(stopped(), 2, ["HOLMES", "HOLMES", "HOLMES"], 10), 3, HELD[2], 11)
    judged = table.judged(12)
    judged.one("ask", question="count", seat=2, holmes=3, suspects=0)
    judged.none("score")


def test_SH_18_a_hand_that_fits_after_all_is_asked_about_no_more() -> None:
    table = laid(stopped(), 2, ["HOLMES", "HOLMES", "HOLMES"], 10)
    assert table.judged(11).state["sight"][0]["question"] == "count"
    assert "sight" not in laid(table, 2, HELD[1], 12).judged(13).state


def test_SH_18_who_has_just_as_many_points_as_are_asked_for_has_won() -> None:
    def end(target: int) -> Judged:
        table = laid(laid(stopped(target=target), 2, HELD[1], 10), 3, HELD[2], 11)
        return table.judged(12)

    assert end(7).one("won")["seat"] == 3
    end(8).none("won")


def test_a_hand_seen_while_cards_are_played_means_nothing() -> None:
    table = Table(seats=3).deal().ready(1)
    judged = laid(table, 2, HELD[1], 2).judged(3)
    assert list(judged) == []
    assert "laid" not in judged.state


class TestAsked:
    """What a camera sees otherwise in a running hand."""

    def differs(self) -> Table:
        table = Table(seats=3, uncertainty={"pile": 5000}).deal().ready(1).play(2)
        for seat in (1, 2, 3):
            table.press(seat, "pile", 2.4).release(seat, "pile", 2.5)
        for card, at in (("THIEF", 2.7), ("ROBBER", 2.9)):
            table.add(at + 0.1, "card", seat=2, card=card, seen=us(at), u=us(0.05))
        for seat, card in ((1, "THIEF"), (3, "CLUE")):
            table.add(3, "card", seat=seat, card=card, seen=us(2.7), u=us(0.05))
        return table

    def test_the_dealer_says_which_card_lies_there_and_a_call_is_judged_by_it(self) -> None:
        table = self.differs().white(1, 3.2)
        table.judged(4).none("capture")
        table.rule("sight", 4.5, about="card", seat=2, **{"is": "THIEF"})
        judged = table.judged(5)
        assert judged.one("capture", seat=1)["from"] == [2]
        assert "sight" not in judged.state

    def test_play_does_not_wait_for_the_answer_and_the_next_round_ends_it(self) -> None:
        table = self.differs().ready(5)
        judged = table.judged(5.5)
        judged.none("refused")
        assert judged.state["sight"][0]["question"] == "card"
        assert judged.state["open"] == []
        assert "sight" not in table.play(6).judged(6.2).state

    def test_it_can_be_let_be_and_then_the_card_stays_unread(self) -> None:
        table = self.differs().rule("sight", 4, about="card", seat=2, **{"is": "ignore"})
        judged = table.white(1, 4.5).judged(5)
        judged.one("ask", question="call", seat=1)
        assert "sight" not in judged.state

    def test_an_answer_that_was_not_offered_is_refused(self) -> None:
        table = self.differs().rule("sight", 4, about="card", seat=2, **{"is": "CLUE"})
        table.rule("sight", 4.1, about="stray", seat=2, **{"is": "ignore"})
        told = [one["reason"] for one in table.judged(5).only("refused")]
        assert told == ["bad-ruling", "nothing-to-rule"]

    def test_a_card_that_no_pad_felt_is_played_by_the_dealers_word(self) -> None:
        table = Table(seats=3).deal().ready(1).play(2)
        table.press(1, "pile", 2.4).release(1, "pile", 2.5)
        table.add(3, "card", seat=2, card="THIEF", seen=us(2.9), u=us(0.05))
        table.rule("sight", 3.2, about="stray", seat=2, **{"is": "played"})
        judged = table.judged(3.3)
        judged.one("played", seat=2)
        assert judged.state["piles"] == [1, 1, 0]
        assert "sight" not in judged.state

    def test_a_pool_that_fits_again_is_asked_about_no_more(self) -> None:
        table = Table(seats=3).deal().ready(1).play(2)
        for seat in (1, 2, 3):
            table.press(seat, "pile", 2.4).release(seat, "pile", 2.5)
        table.add(3, "card", pool=["RUN"], seen=us(2.8), u=us(0.05))
        assert table.judged(3.1).state["sight"] == [
            {"question": "pool-count", "seen": 1, "pool": 0}
        ]
        table.rule("forfeit", 3.5, seat=1, cards=1)
        assert "sight" not in table.judged(4).state


HANDS = st.permutations([*range(7)])


@given(HANDS, st.lists(st.tuples(st.integers(2, 3), st.integers(0, 5)), max_size=8))
def test_a_count_by_sight_is_never_other_than_the_cards_that_lay_there(
    order: list[int], shown: list[tuple[int, int]]
) -> None:
    """Whatever is seen in whatever order: only a whole hand is counted, and as it is."""
    cards = [*HELD[1], *HELD[2]]
    hands = {2: [cards[n] for n in order[:3]], 3: [cards[n] for n in order[3:]]}
    table, at = stopped(), 10
    for seat, many in [*shown, (2, 3), (3, 4)]:
        laid(table, seat, hands[seat][:many], at)
        at += 1
    judged = table.judged(at + 1)
    state = judged.state
    assert sum(state["hands"]) + sum(state["piles"]) + state["pool"] == 7
    for one in judged.only("counted"):
        hand = [card.replace("SHERLOCK ", "") for card in hands.get(one["seat"], [])]
        assert one["cards"] == len(hand)
        assert one["holmes"] == hand.count("HOLMES")
        assert one["suspects"] == sum(card in ("THIEF", "ROBBER", "BURGLAR") for card in hand)
    held = {
        seat: (found["holmes"], found["suspects"])
        for seat in (2, 3)
        for found in judged.only("counted")
        if found["seat"] == seat
    }
    points = [0, *(5 * held[seat][0] + held[seat][1] for seat in (2, 3))]
    assert judged.one("score")["hand"] == points
