"""SH-20: the dealer takes a verdict back, and what followed from it falls with it."""

from tests.support.table import Judged, Table, playing, table


def of(hand: Table, kind: str, at: float, **fields: object) -> Judged:
    """Overturn the one such verdict, and judge the whole again."""
    return hand.overturn(hand.judged().one(kind, **fields), at).judged()


def test_SH_20_a_forfeit_is_given_back_and_the_plays_after_it_stand() -> None:
    judged = of(table().ready(1).touch(3, 1.7).play(2).touch(1, 2.3), "forfeit", 3, seat=3)
    assert judged.one("overturned")["of"] == judged.one("forfeit", seat=3)["n"]
    assert judged.state["hands"][2] == 13
    assert judged.state["piles"] == [1, 0, 1, 0]
    assert judged.state["pool"] == 2  # seats 2 and 4 are late later on


def test_SH_20_a_touch_that_was_no_play_and_who_relied_on_it_is_not_late() -> None:
    hand = table().ready(1).play(2).touch(1, 2.3)
    judged = of(hand, "played", 3, seat=1)
    assert judged.state["piles"][0] == 0
    judged.none("forfeit", seat=1)
    assert hand.touch(1, 3.3).judged().state["piles"][0] == 1


def test_SH_20_a_touch_that_was_no_play_before_the_card_itself() -> None:
    judged = of(table().ready(1).play(2).touch(1, 2.3).touch(1, 2.6), "played", 3, seat=1)
    assert judged.state["piles"][0] == 1


def test_SH_20_a_capture_that_the_cards_told_wrong_is_asked_about() -> None:
    hand = playing({1: "RUN", 2: "RUN", 3: "A", 4: "B"}).white(1, 3)
    judged = of(hand, "capture", 4)
    assert judged.state["hands"] == [13] * 4
    assert judged.state["open"] == [{"question": "call", "seat": 1, "suggest": []}]
    judged = hand.card(2, "RUN", 4.5).rule("false-call", 5, seat=1).judged()
    assert judged.one("forfeit")["reason"] == "false-call"


def test_SH_20_his_own_ruling() -> None:
    hand = playing().white(2, 3).rule("uphold", 4, seat=2, **{"from": [4]})
    judged = of(hand, "capture", 5)
    assert judged.state["hands"] == [13] * 4
    hand.rule("uphold", 6, seat=2, **{"from": [3]})
    assert hand.judged().state["hands"] == [13, 15, 13, 13]


def test_SH_20_what_followed_falls_with_it_and_what_now_follows_is_found() -> None:
    """Without the sweep the call it went before is open again, and the pile it took is back."""
    hand = playing().white(2, 2.9999).red(1, 3).touch(3, 3.2)
    before = hand.judged(end=5)
    judged = hand.overturn(before.one("sweep-open"), 4).judged(end=5)
    fallen = {verdict["of"] for verdict in judged.only("overturned")}
    assert {before.one(kind)["n"] for kind in ("sweep-open", "void", "taken")} == fallen
    assert judged.state["phase"] == "play"
    assert judged.state["open"] == [{"question": "call", "seat": 2, "suggest": [3]}]


def test_SH_20_an_overturned_verdict_can_be_restored() -> None:
    hand = table().ready(1).touch(3, 1.7).play(2)
    once = of(hand, "forfeit", 2.5, seat=3)
    judged = hand.overturn(once.one("overturned"), 3).judged()
    assert judged.state["hands"][2] == 12
    assert len(judged.like("forfeit", seat=3, reason="early")) == 2


def test_SH_20_what_is_restored_is_restored_once() -> None:
    hand = table().ready(1).touch(3, 1.7).play(2)
    taken_back = of(hand, "forfeit", 2.5, seat=3).one("overturned")
    judged = hand.overturn(taken_back, 3).overturn(taken_back, 3.5).judged()
    assert judged.one("refused")["reason"] == "nothing-to-overturn"
    assert len(judged.like("overturned", of=taken_back["n"])) == 1


def test_SH_20_what_was_taken_back_does_not_come_again_after_the_next_play() -> None:
    """Seat 1 called just before READY: the capture is older than the round it is found in."""
    hand = playing({1: "RUN", 2: "RUN", 3: "A", 4: "B"}).white(1, 4.99995).ready(5)
    hand.overturn(hand.judged(end=5.3).one("capture"), 5.4).rule("void-call", 5.6, seat=1)
    hand.play(6).touch(1, 6.3).touch(2, 6.3).touch(3, 6.3).touch(4, 6.3)
    hand.overturn(hand.judged(end=6.9).one("played", seat=4, t=6_300_000), 7)
    judged = hand.judged(end=7.5)
    assert len(judged.only("capture")) == 1


def test_SH_20_two_verdicts_of_one_round() -> None:
    hand = table().ready(1).touch(3, 1.6).touch(2, 1.7).play(2)
    first = hand.judged()
    hand.overturn(first.one("forfeit", seat=3, reason="early"), 2.5)
    hand.overturn(first.one("forfeit", seat=2, reason="early"), 2.6)
    judged = hand.judged(end=3)
    assert judged.state["hands"] == [14, 13, 13, 14]
    assert judged.state["pool"] == 0


def test_SH_20_the_score_and_the_win() -> None:
    hand = playing(options={"target": 10}).rule("out", 4, seat=1)
    for seat in range(1, 5):
        hand.count(seat, 2 if seat == 4 else 1, seat * 2 + 1, 4 + seat)
    judged = of(hand, "won", 10)
    assert judged.state["phase"] == "dealing"
    judged = of(hand, "score", 11)
    assert judged.state["phase"] == "counting"
    assert judged.state["scores"] == [0] * 4


def test_SH_20_a_call_never_made() -> None:
    hand = playing().white(2, 3).white(4, 3.1)
    judged = of(hand, "call", 4, seat=2)
    assert judged.state["open"][0]["seat"] == 4
    assert judged.only("call")[-1]["place"] == 1


def test_SH_20_a_yard_does_not_count_in_the_succession() -> None:
    hand = playing().blue(1, 3).blue(2, 3.5)
    judged = hand.overturn(hand.judged().one("yard", seat=2), 4).blue(3, 5).judged()
    assert judged.one("yard", seat=3)["again"] is True


def test_SH_20_in_the_ready_pause_the_last_round_is_still_open() -> None:
    hand = table().ready(1).touch(3, 1.7).play(2).ready(5)
    of(hand, "forfeit", 6, seat=3, reason="early").one("overturned")


def test_SH_20_but_not_after_the_next_play() -> None:
    hand = table().ready(1).touch(3, 1.7).play(2).ready(5).play(6)
    forfeit = hand.judged(end=3).one("forfeit", seat=3)
    judged = hand.overturn(forfeit, 7).judged()
    assert judged.one("refused")["reason"] == "nothing-to-overturn"


def test_SH_20_nothing_to_overturn() -> None:
    judged = playing().rule("overturn", 4, of=99).judged()
    assert judged.one("refused") == {
        "n": judged.one("refused")["n"],
        "t": 4_000_000,
        "verdict": "refused",
        "reason": "nothing-to-overturn",
        "event": "overturn",
    }


def test_SH_20_a_refusal_or_a_question_cannot_be_overturned() -> None:
    hand = playing().play(3).white(2, 4)
    judged = hand.judged()
    hand.overturn(judged.one("refused"), 5).overturn(judged.one("ask"), 6)
    reasons = [refused["reason"] for refused in hand.judged().only("refused")]
    assert reasons == ["no-ready", "cannot-be-overturned", "cannot-be-overturned"]


def test_SH_20_pile_verdicts_go_to_the_dealer() -> None:
    hand = playing().red(1, 3).touch(2, 3.2)
    judged = of(hand, "taken", 4)
    assert judged.one("ask")["question"] == "pile"
    judged = hand.rule("pile", 8, pile=2, to="safe").judged()
    assert judged.one("sweep")["safe"] == [2]


def test_SH_20_not_out_after_all_but_with_nothing_to_play() -> None:
    hand = table().rule("recount", 0.5, hands=[1, 20, 20, 15], piles=[0] * 4, pool=0)
    hand.rule("forfeit", 0.6, seat=1, cards=1)
    hand.overturn(hand.judged().one("out"), 0.8)
    judged = hand.round(1, 2).judged()
    assert judged.state["phase"] == "play"
    assert judged.state["hands"] == [0, 19, 19, 14]
    judged.none("forfeit", reason="late")


def test_SH_20_the_hand_of_a_caller_on_a_pile_is_not_its_owners_once_the_call_is_taken_back() -> (
    None
):
    hand = playing().white(1, 3).press(2, "pile", 3.1)
    judged = of(hand, "call", 3.4)
    judged.none("forfeit", seat=2)
    hand.release(2, "pile", 4.6).press(2, "pile", 5)
    assert hand.judged().one("forfeit", seat=2)["reason"] == "rest", "which came after it"


def test_SH_20_an_arm_that_rests_when_a_sweep_is_taken_back_is_looked_at_once_it_was_lifted() -> (
    None
):
    """Nobody lays a card while piles are swept: who leaned back then did no wrong."""
    hand = playing().red(1, 3).press(2, "rail", 3.4)
    sweep = hand.judged(end=3.5).one("sweep-open")
    hand.overturn(sweep, 3.6).judged(end=6).none("forfeit", seat=2)
    hand.release(2, "rail", 6).press(2, "rail", 6.1)
    assert hand.judged(end=8).one("forfeit", seat=2)["reason"] == "rest"
