"""Two hands on one pile, where the table can tell whose: SH-5, SH-6, SH-8, SH-11 to SH-13."""

from tests.support.table import Table, judge, playing, table, us


def hand_on(hand: Table, pile: int, by: int, at: float, until: float) -> Table:
    """A hand that is known lies on a pile for a while."""
    return hand.press(pile, "pile", at, by=by).release(pile, "pile", until, by=by)


def round_of(*held: tuple[int, float], seats: int = 4) -> Table:
    """READY, PLAY, and everybody's card by a hand that is known; some stay until then."""
    hand = table(seats=seats).ready(1).play(2)
    for seat in range(1, seats + 1):
        hand_on(hand, seat, seat, 2.3, dict(held).get(seat, 2.4))
    return hand


def test_a_rivals_hand_on_a_pile_does_not_hide_its_owners() -> None:
    hand = hand_on(round_of((2, 3.5)), 2, by=3, at=2.35, until=2.45)
    forfeit = hand.judged(end=4).one("forfeit")
    assert (forfeit["seat"], forfeit["reason"]) == (2, "slow-withdrawal")


def test_an_owners_hand_that_goes_leaves_the_rivals_there() -> None:
    hand = hand_on(round_of(), 2, by=1, at=2.35, until=9).red(1, 2.9)
    ask = hand.judged(end=8).one("ask")
    assert (ask["question"], ask["pile"]) == ("pile", 2), "it lay there since before the call"


def test_a_rival_that_lets_go_does_not_take_the_owners_protection_away() -> None:
    hand = round_of((2, 2.9)).press(2, "pile", 2.1, by=1).release(2, "pile", 2.5, by=1)
    hand.red(1, 2.6).press(2, "pile", 2.7, by=1)
    assert hand.judged().one("sweep")["safe"] == [2], "his playing hand was still on it"


def test_who_lays_a_card_is_not_whoever_else_touches_the_pile() -> None:
    hand = table().ready(1).play(2)
    for seat in (1, 3, 4):
        hand.touch(seat, 2.3)
    hand_on(hand, 2, by=1, at=2.4, until=2.5)
    judged = hand.judged(end=3.9)
    assert [played["seat"] for played in judged.only("played")] == [1, 3, 4]
    assert judged.one("forfeit", seat=2)["reason"] == "late"


def test_SH_11_a_known_hand_takes_a_pile_and_need_not_stay() -> None:
    hand = hand_on(round_of().red(1, 3), 2, by=1, at=3.2, until=3.21)
    hand_on(hand, 3, by=3, at=3.1, until=3.3)
    hand_on(hand, 4, by=4, at=3.3, until=3.4)
    sweep = hand.judged().one("sweep")
    assert sweep["taken"] == {"2": 1}
    assert sweep["safe"] == [3, 4], "a hand on one's own pile protects it, where it is known for so"


def test_SH_11_a_sweepers_known_hand_is_no_card_of_who_may_still_lay_one() -> None:
    hand = playing().ready(5).play(6)
    for seat in (1, 3, 4):
        hand.touch(seat, 6.2)
    judged = hand.red(1, 6.3).touch(2, 6.4, by=1).judged()
    judged.none("doubt")
    assert judged.one("taken", pile=2)["seat"] == 1


def test_SH_11_a_hand_that_came_with_the_call_counts_though_it_went_at_once() -> None:
    hand = round_of().press(2, "pile", 2.998, by=1, u=16_000).release(2, "pile", 3.001, by=1)
    hand.red(1, 3, u=16_000)
    assert hand.judged().one("taken", pile=2)["seat"] == 1


def test_SH_11_a_hand_of_somebody_who_does_not_sweep_counts_for_nobody() -> None:
    hand = hand_on(round_of().red(1, 3), 2, by=4, at=3.1, until=3.2)
    hand_on(hand, 2, by=2, at=3.3, until=3.5)
    judged = hand.judged()
    judged.none("taken")
    assert 2 in judged.one("sweep")["safe"]


def test_SH_12_two_sweepers_hands_are_told_apart() -> None:
    hand = hand_on(round_of().red(1, 3).red(2, 3.05), 3, by=2, at=3.2, until=3.3)
    hand_on(hand, 3, by=1, at=3.4, until=3.5)
    hand_on(hand, 4, by=1, at=3.2, until=3.3)
    hand_on(hand, 1, by=2, at=3.6, until=3.7)
    taken = hand.judged().one("sweep")["taken"]
    assert taken == {"1": 2, "3": 2, "4": 1}


def test_SH_11_hands_within_their_doubt_are_for_the_dealer() -> None:
    hand = round_of().red(1, 3).press(2, "shield", 3.2, by=2, u=16_000)
    hand.press(2, "pile", 3.215, by=1, u=16_000)
    doubt = hand.judged().one("doubt")
    assert (doubt["question"], doubt["pile"], doubt["between"]) == ("pile", 2, [2, 1])


def test_what_a_sweeper_reached_is_asked_about_when_nothing_is_known_of_their_hand() -> None:
    hand = round_of().red(1, 3).press(2, "pile", 3.1, by=1)
    hand.fault(3.2, "lost", seat=1, input="reach").press(3, "shield", 3.3, by=3)
    judged = hand.judged()
    judged.one("taken", pile=2)
    assert [ask["pile"] for ask in judged.only("ask")] == [4], "only what nobody has told"
    judged = hand.rule("pile", 9, pile=4, to=1).judged()
    assert judged.one("sweep")["taken"] == {"2": 1, "4": 1}


def test_a_hand_that_is_not_known_makes_no_pile_untrusted() -> None:
    hand = playing().fault(2.9, "lost", seat=1, input="reach").red(2, 3).touch(3, 3.2)
    judged = hand.judged()
    judged.one("taken", pile=3)
    judged.none("ask")
    assert 1 in judged.one("sweep")["untouched"]


def test_it_is_known_again_once_it_has_recovered() -> None:
    hand = round_of().fault(2.6, "lost", seat=1, input="reach")
    hand.fault(2.9, "recovered", seat=1, input="reach").red(1, 3)
    hand.judged().none("ask")


def test_a_pile_is_not_lost_by_who_had_nothing_to_protect_it_with() -> None:
    hand = round_of().red(1, 3)
    for name in ("pile", "shield"):
        hand.fault(3.05, "lost", seat=2, input=name)
    judged = hand.press(2, "pile", 3.2, by=1).judged()
    ask = judged.one("ask")
    assert (ask["question"], ask["pile"], ask["between"]) == ("pile", 2, [2, 1])
    judged.none("taken")


def test_SH_8_only_the_callers_own_hand_suggests_what_they_matched() -> None:
    hand = hand_on(round_of().white(1, 3), 2, by=3, at=3.2, until=3.3)
    hand_on(hand, 4, by=1, at=3.4, until=3.5)
    open_ = hand.judged(end=4).state["open"]
    assert [question["suggest"] for question in open_] == [[4]]


def test_a_hand_of_nobody_knows_whom_beside_the_owners_is_another() -> None:
    hand = round_of((2, 3.5)).press(2, "pile", 2.35).release(2, "pile", 2.4)
    forfeit = hand.judged(end=4).one("forfeit")
    assert (forfeit["seat"], forfeit["reason"]) == (2, "slow-withdrawal"), "his own stayed"


def test_SH_11_it_is_the_sweepers_and_comes_too_late_for_a_pile_that_is_protected() -> None:
    hand = round_of((2, 2.9)).red(1, 2.6).press(2, "pile", 2.7).release(2, "pile", 2.75)
    hand.press(3, "pile", 2.8)
    sweep = hand.judged().one("sweep")
    assert sweep["safe"] == [2]
    assert sweep["taken"] == {"3": 1}


def test_SH_5_a_sweep_ends_the_time_of_a_hand_that_laid_a_card_before_it() -> None:
    """All piles are decided before it should have gone, and nobody looks for it after that."""
    hand = round_of((3, 9)).red(1, 2.5)
    for seat in (2, 4):
        hand.shield(seat, 2.6)
    judged = hand.judged(end=3.1)
    assert judged.one("sweep")["safe"] == [2, 3, 4]
    judged.none("forfeit")
    resting = hand.judged(end=9).only("forfeit")
    assert not [paid for paid in resting if paid["reason"] == "slow-withdrawal"]


def test_SH_6_after_a_sweep_that_came_to_nothing_a_rivals_hand_is_not_the_owners() -> None:
    """It lay before their pile when Holmes was called, and lies there on: nobody protects it."""
    hand = round_of().press(2, "shield", 2.9, by=3).red(1, 3).rule("wrong-name", 3.5, seat=1)
    judged = hand.judged(end=9)
    judged.one("void", what="sweep")
    judged.none("forfeit", seat=2)


def test_SH_11_of_two_hands_the_one_that_leaves_takes_its_own_claim_along() -> None:
    """A rival who lets go as Holmes is called does not take the owner's protection away."""
    unsure = {"u": 16_000}
    hand = round_of((2, 9)).press(2, "pile", 2.598, by=3, **unsure).red(1, 2.6, **unsure)
    hand.release(2, "pile", 2.601, by=3, **unsure)
    for seat in (3, 4):
        hand.shield(seat, 2.7)
    assert 2 in hand.judged().one("sweep")["safe"]
    for at in (2.598, 2.9):
        hand = round_of((2, 2.601)).press(2, "pile", at, by=1, **unsure).red(1, 2.6, **unsure)
        doubt = hand.judged().one("doubt")
        assert doubt["between"] == [2, 1], "his own may just have been gone"


def test_SH_14_a_holmes_laid_over_a_pile_that_a_call_takes_must_be_called_all_the_same() -> None:
    """The call took what lay there when it was made; what was laid since stays, and waits."""
    hand = round_of().ready(5).play(6)
    for seat in (1, 2, 4):
        hand_on(hand, seat, seat, 6.3, 6.4)
    hand.white(1, 6.5)
    hand_on(hand, 3, by=3, at=6.8, until=6.9).card(3, "SHERLOCK HOLMES", 6.95)
    judged = hand.rule("uphold", 7.2, seat=1, **{"from": [3]}).judged(end=12)
    assert judged.one("capture")["won"] == 1
    missed = judged.one("forfeit", reason="missed-holmes")
    assert (missed["seat"], missed["t"]) == (3, 8_800_000)


def test_SH_14_a_holmes_that_a_recount_has_taken_away_is_not_missed() -> None:
    hand = playing({1: "HOLMES", 2: "A", 3: "B", 4: "C"})
    state = hand.judged(end=2.7).state
    held = [sum(cards) for cards in zip(state["hands"], state["piles"], strict=True)]
    judged = hand.rule("recount", 2.8, hands=held, piles=[0] * 4, pool=0).judged()
    judged.one("ruled", ruling="recount")
    judged.none("forfeit")


def test_SH_15_a_wrong_name_that_is_said_at_once_ends_the_sweep_before_it_is_ripe() -> None:
    judged = round_of().red(1, 3).rule("wrong-name", 3.00005, seat=1).judged(end=9)
    assert judged.one("void", what="sweep")["reason"] == "wrong-name"
    judged.none("sweep")


def test_SH_13_whose_the_pool_is_is_asked_no_more_once_it_was_said() -> None:
    """Somebody else joins in just then, so the sweep is not over yet."""
    hand = playing(latency=0).rule("forfeit", 2.8, seat=4, cards=1).red(1, 3).red(2, 3.0001)
    for seat in (1, 2, 3, 4):
        hand.shield(seat, 3.5)
    hand.press(3, "red", 4.2)
    asked = judge([*hand.in_order(), {"t": us(4.20002), "event": "cue", "cue": "play"}])
    assert asked.state["open"] == [{"question": "pool", "between": [1, 2, 3]}]
    hand.rule("pool", 4.20005, seat=1)
    said = judge([*hand.in_order(), {"t": us(4.20007), "event": "cue", "cue": "play"}])
    assert said.state["open"] == []
    assert hand.judged(end=9).one("sweep")["pool_to"] == 1


def test_a_hand_whose_sensor_is_lost_takes_nothing_when_holmes_is_called() -> None:
    """It came down with the call, but nobody can tell any more whether it was there."""
    unsure = {"u": 16_000}
    hand = round_of().press(2, "pile", 2.998, by=1, **unsure)
    assert hand.red(1, 3, **unsure).judged().one("taken", pile=2)["seat"] == 1
    judged = hand.fault(2.999, "lost", seat=1, input="reach").judged()
    judged.none("taken", pile=2)
    judged.one("ask", pile=2)
