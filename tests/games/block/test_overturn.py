"""The dealer takes back a lead, a play, a block or a score, and all after it (BD-16, BD-21)."""

from tests.games.block.table import BlockTable, block, owing, reasons
from tests.support.table import Judged


def of(hand: BlockTable, kind: str, **fields: object) -> Judged:
    """Overturn the one such verdict, and judge the whole again."""
    return hand.overturn(hand.judged().one(kind, **fields)).judged()


def test_a_white_without_a_card() -> None:
    hand = block().lead(2, "C4").white(3).white(4)
    judged = of(hand, "played", card="C5")
    overturned, after_it = judged.only("overturned")
    assert (overturned["due"], overturned["leader"]) == ("C5", 2)
    assert after_it["of"] == 4
    assert judged.state["hands"] == [14, 13, 14, 14]
    hand.white(1)
    assert hand.judged().state["due"] == "C6"


def test_a_red_without_a_block() -> None:
    judged = of(block().lead(2, "C4").white(3).red(3).lead(3, "D1"), "block")
    assert (judged.state["phase"], judged.state["due"]) == ("run", "C6")
    assert judged.state["tops"] == [None, "C4", "C5", None]


def test_white_and_red_of_one_instant_are_two_things() -> None:
    hand = block().lead(2, "C4").white(3, 9).red(3, 9)
    judged = of(hand, "block")
    assert judged.state["due"] == "C6"
    judged = of(hand, "played")
    assert judged.state["due"] == "C5"


def test_a_press_of_somebody_else_in_between_does_not_save_it() -> None:
    """The blue press lies between the white and its verdict."""
    hand = block().lead(2, "C4").white(3, 9).press(1, "blue", 9.0002)
    judged = of(hand, "played")
    assert judged.state["due"] == "C5"
    assert judged.state["hands"] == [14, 13, 14, 14]


def test_a_ruling_is_asked_for_again() -> None:
    hand = block().lead(2, "C4").white(3, 9).white(4, 9.0001).rule("order", first=3)
    judged = of(hand, "played", seat=3)
    assert judged.state["open"] == [{"question": "play-order", "between": [3, 4]}]
    judged = hand.rule("order", first=4).judged()
    assert judged.state["tops"] == [None, "C4", "C6", "C5"]


def test_a_hand_that_was_not_over() -> None:
    hand = block().out()
    judged = of(hand, "out")
    assert (judged.state["phase"], judged.state["due"]) == ("run", "C3")


def test_a_score_until_the_next_deal() -> None:
    hand = owing().out().blocks_left(0, 0, 3, 0)
    score = hand.judged().one("score")
    judged = of(hand, "score")
    assert judged.state["phase"] == "counting"
    assert judged.state["scores"] == [5, 0, 0, 0]
    assert judged.state["dealer"] == 1
    judged = hand.blocks_left(3, 0, 0, 0).deal().overturn(score).judged()
    assert reasons(judged) == ["nothing-to-overturn"]


def test_a_win() -> None:
    judged = of(block(scores=[0, 92, 0, 0]).lead(2, "A10"), "won")
    assert (judged.state["phase"], judged.state["scores"]) == ("lead", [0, 92, 0, 0])


def test_a_refusal_or_a_question_cannot_be_overturned() -> None:
    hand = block().lead(3, "C4").lead(2, "C4").white(3, 9).white(4, 9.0001)
    judged = hand.judged()
    hand.overturn(judged.one("refused")).overturn(judged.one("doubt")).rule("overturn", of=99)
    assert reasons(hand.judged())[1:] == [
        "cannot-be-overturned",
        "cannot-be-overturned",
        "nothing-to-overturn",
    ]
    assert hand.judged().state["phase"] == "ruling"


def test_a_void_hand_takes_its_points_off_and_is_dealt_again() -> None:
    hand = block(scores=[0, 7, 0, 0]).lead(2, "A5").rule("void-hand")
    judged = hand.judged()
    void = judged.one("void")
    assert (void["what"], void["dealer"], void["total"]) == ("hand", 1, [0, 7, 0, 0])
    assert (judged.state["phase"], judged.state["dealer"]) == ("dealing", 1)
    assert hand.deal().judged().only("dealt")[-1]["leader"] == 2


def test_a_void_hand_can_be_taken_back_as_well() -> None:
    judged = of(block().lead(2, "C4").white(3).rule("void-hand"), "void")
    assert (judged.state["due"], judged.state["hands"]) == ("C6", [14, 13, 13, 14])


def test_a_void_hand_while_the_dealer_is_asked() -> None:
    hand = block().lead(2, "C4").white(3, 9).white(4, 9.0001).rule("void-hand")
    assert hand.judged().state["open"] == []
    hand = block().out().rule("void-hand")
    assert hand.judged().state["phase"] == "dealing"


def test_no_hand_no_void() -> None:
    assert reasons(BlockTable().rule("void-hand").judged()) == ["no-hand"]
    won = block(scores=[0, 92, 0, 0]).lead(2, "A10").rule("void-hand")
    assert reasons(won.judged()) == ["game-over"]
