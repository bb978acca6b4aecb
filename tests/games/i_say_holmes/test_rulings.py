"""The dealer's word: what is learned, what is lifted, what is put right, what is taken back."""

import pytest

from companion.games.i_say_holmes.rules.options import parse
from tests.support.isay_table import AFOOT, after, opened


def test_a_line_that_was_read_is_kept() -> None:
    scene = opened().entry("play", 2, card="Train").say("sequence", allow=True, learn=True)
    assert scene.state["learned"] == {AFOOT: {"next": ["Train"], "partial": True}}
    scene = opened().entry("play", 2, card="Train").say("sequence", allow=False, learn=True)
    assert scene.state["learned"] == {AFOOT: {"never": ["Train"]}}
    scene.entry("play", 2, card="Train").refused("not-in-sequence")


def test_i_say_that_was_read_is_kept() -> None:
    scene = opened().entry("play", 2, card="Watson").say("i-say", allow=True, learn=True)
    assert scene.entry("play", 3, card="Watson").state["scores"] == [0, -10, -10, 0]
    scene = opened().entry("play", 2, card="Watson").say("i-say", allow=False, learn=True)
    assert scene.entry("play", 3, card="Watson").state["turn"] == 4


def test_what_was_learned_goes_into_the_next_header() -> None:
    scene = opened().entry("play", 2, card="Train").say("sequence", allow=True, learn=True)
    scene.say("value", card="Moran", value=40).entry("play", 3, card="Deduction", target=1)
    learned = scene.say("i-say", allow=False, learn=True).state["learned"]
    assert learned["Train"] == {"never": ["i-say"]}
    kept = parse({"cards": learned}).cards
    assert kept[AFOOT].next == ("Train",)
    assert kept[AFOOT].partial
    assert kept["Train"].never == ("i-say",)
    assert kept["Moran"].value == 40


def test_what_was_learned_outlasts_the_round_and_what_was_not_is_asked_again() -> None:
    scene = opened().entry("play", 2, card="Train").say("sequence", allow=True)
    assert scene.state["learned"] == {}


def test_the_hint_for_the_opening_is_only_a_hint() -> None:
    ask = opened().entry("play", 2, card="Clue", target=3).last("ask")
    assert ask["suggest"] == ["Hansom Cab", "Train", "Thick Fog"]
    assert (ask["card"], ask["seq"], ask["seat"]) == ("Clue", AFOOT, 2)


def test_trust_asks_nothing() -> None:
    scene = opened(unknown_sequence="trust").entry("play", 2, card="Train")
    scene.entry("play", 3, card="Deduction", target=1).decline(1)
    scene.so_far().none("ask")
    assert scene.state["scores"] == [0, 0, 0, 0]
    scene.entry("play", 4, card="Deduction", target=1, in_sequence=True)
    assert scene.state["scores"] == [0, 0, 0, -10]


def test_in_sequence_answers_beforehand_but_not_against_a_known_line() -> None:
    scene = opened(cards={AFOOT: {"next": ["movement"]}})
    scene.entry("play", 2, card="Watson", in_sequence=True)
    assert scene.state["scores"] == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("on", "card"), [("Train", "Holmes"), ("Train", "West End"), ("West End", "Fleeing")]
)
def test_what_may_be_lifted(on: str, card: str) -> None:
    scene = after(on).entry("play", 2, card=card)
    scene.say("lift", of=scene.last("refused")["n"])
    if scene.state["open"]:
        scene.say("i-say", allow=False)
    assert scene.so_far().one("played", card=card)


def test_a_line_that_nobody_has_told_is_not_complete_whatever_is_said_of_it() -> None:
    scene = opened(cards={AFOOT: {"partial": False}}).entry("play", 2, card="Train")
    assert [asked["question"] for asked in scene.state["open"]] == ["sequence"]


def test_a_line_read_wrongly_is_lifted() -> None:
    scene = opened().entry("play", 2, card="Train").say("sequence", allow=False)
    scene.say("lift", of=scene.last("refused")["n"])
    assert scene.so_far().one("played", card="Train")


def test_what_may_not_be_lifted() -> None:
    scene = opened().entry("play", 3, card="Train")
    scene.say("lift", of=scene.last("refused")["n"]).refused("nothing-to-rule")
    scene = opened().entry("play", 2, card=AFOOT)
    assert scene.last("refused")["reason"] == "condition"
    scene.say("lift", of=scene.last("refused")["n"]).refused("nothing-to-rule")


def test_a_refusal_is_not_lifted_once_play_has_gone_on() -> None:
    scene = after("Train").entry("play", 2, card="West End")
    n = scene.last("refused")["n"]
    scene.say("lift", of=n + 1).refused("nothing-to-rule")
    scene.draw(2).say("lift", of=n).refused("nothing-to-rule")


def test_a_lift_is_judged_again_with_the_rest() -> None:
    scene = after("Train", turn=3).entry("play", 3, card="West End")
    scene.say("lift", of=scene.last("refused")["n"]).entry("play", 4, card="Bicycle")
    scene.draw(4)
    scene.overturn(scene.last("drew"), scene.now + 1)
    assert (scene.state["seq"], scene.state["turn"]) == ("West End", 4)
    assert len(scene.so_far().only("overturned")) == 1


def test_counts_are_put_right_from_the_draw_pile() -> None:
    scene = opened().say("count", seat=3, value=8)
    assert (scene.state["hands"], scene.state["draw_pile"]) == ([5, 6, 8, 6], 94)
    scene.say("count", seat=3, value=-1).refused("count-mismatch")
    scene.say("count", seat=3, value=120).refused("count-mismatch")


def test_a_card_that_is_about_to_be_laid_cannot_be_missing() -> None:
    scene = opened().entry("play", 2, card="Train")
    scene.say("count", seat=2, value=0).refused("count-mismatch")
    scene.say("sequence", allow=True).lay(3, "Clue", target=4)
    scene.say("count", seat=4, value=0).refused("count-mismatch")
    assert scene.say("count", seat=1, value=0).state["hands"][0] == 0


def test_who_is_not_about_to_lay_a_card_may_have_none() -> None:
    scene = opened().entry("play", 2, card="Train").say("count", seat=3, value=0)
    assert scene.state["hands"][2] == 0


def test_an_arrest_that_nobody_has_to_make_ends_nothing_if_a_recount_leaves_nobody() -> None:
    scene = after("Scotland Yard", turn=2).lay(2, "Inspector", target=4).decline(4)
    for seat in (1, 3, 4):
        scene.rule("count", scene.now + 1, seat=seat, value=0)
    assert scene.state["phase"] == "accuse"


def test_the_chain_ends_if_a_recount_leaves_nobody() -> None:
    scene = opened().counts(0, 1, 1, 0).lay(2, "West End").say("count", seat=3, value=0)
    assert scene.last("round-end")["why"] == "none-guilty"


def test_the_chit_and_the_score_are_put_right() -> None:
    scene = opened().say("chit", side="Country").say("score", seat=3, delta=-7)
    assert scene.so_far().one("chit", side="Country")
    assert (scene.state["chit"], scene.state["scores"]) == ("Country", [0, 0, -7, 0])
    assert scene.last("ruled")["result"] == {"seat": 3, "delta": -7}


def test_values_that_cannot_be() -> None:
    scene = opened().say("value", card="Moran", value=51).refused("bad-total")
    scene.say("value", card="Bicycle", value=5).refused("unknown-card")


def test_a_play_is_taken_back() -> None:
    scene = opened().lay(2, "Hansom Cab")
    scene.overturn(scene.last("played"), scene.now + 1)
    s = scene.state
    assert (s["turn"], s["seq"], s["hands"], s["discards"]) == (2, AFOOT, [5, 6, 6, 6], 1)
    told = scene.so_far().only("overturned")[0]
    assert (told["turn"], told["seq"]) == (2, AFOOT)


def test_only_this_turn_and_the_one_before_are_reached() -> None:
    scene = opened().lay(2, "Hansom Cab")
    first = scene.last("played")
    scene.lay(3, "London").lay(4, "Hansom Cab").overturn(first, scene.now + 1)
    scene.refused("nothing-to-overturn")


def test_a_defence_taken_back_gives_the_whole_time_again() -> None:
    scene = opened().lay(2, "Inspector", target=4).button(4, "red").wait(13)
    scene.overturn(scene.last("defended"), scene.now + 1)
    scene.so_far().none("draws")
    assert scene.last("window")["deadline"] == round((scene.now + 12) * 1_000_000)
    scene.wait(13)
    assert scene.last("draws")["cards"] == 2
    assert scene.state["turn"] == 3


def test_a_card_laid_after_time_has_closed_a_window_can_be_taken_back() -> None:
    scene = opened().lay(2, "Hansom Cab").lay(3, "London").lay(4, "I Suspect", target=2)
    scene.now += 14
    scene.entry("play", 1, card="Watson", in_sequence=False)
    scene.overturn(scene.last("played"), scene.now + 1)
    assert scene.so_far().only("overturned")[0]["turn"] == 1
