"""What follows by itself: whoever goes on has told what everybody waited for."""

from typing import Any

import pytest

from tests.support.isay_table import AFOOT, IsayTable, after, dealt, opened

TRUST: dict[str, Any] = {"unknown_sequence": "trust"}


def table() -> IsayTable:
    return opened(**TRUST)


def ends(scene: IsayTable, *kinds: str) -> IsayTable:
    assert scene.so_far().kinds()[-len(kinds) :] == [*kinds]
    return scene


def test_IH_10_the_next_play_implies_keep() -> None:
    scene = table().draw(2).entry("play", 3, card="Hansom Cab")
    ends(scene, "drew", "implied", "kept", "turn", "played", "chit", "turn")
    told = scene.last("implied")
    assert (told["what"], told["seat"], told["by"]) == ("keep", 2, 3)
    assert (scene.state["turn"], scene.state["hands"]) == (4, [5, 7, 5, 6])


def test_IH_10_the_next_draw_and_the_next_escape_imply_keep() -> None:
    scene = table().draw(2).draw(3).draw(4)
    assert [one["seat"] for one in scene.so_far().only("kept")] == [2, 3]
    assert (scene.state["phase"], scene.state["turn"]) == ("drawn", 4)
    scene = table().counts(5, 6, 1, 6).draw(2).entry("escape", 3, villains=["Moran"])
    ends(scene, "implied", "kept", "turn", "escaped", "round-end", "ask")


def test_IH_6_nobody_else_goes_on() -> None:
    table().draw(2).entry("play", 4, card="Train").refused("not-your-turn")
    table().entry("play", 3, card="Train").refused("not-your-turn")
    table().draw(2).draw(2).refused("already-drew")


def test_what_is_refused_implies_nothing() -> None:
    table().draw(2).entry("play", 3, card="Bicycle").refused("unknown-card")
    table().draw(2).entry("play", 3, card="Clue", target=3).refused("self-target")
    scene = table().lay(2, "I Suspect", target=3)
    scene.entry("play", 3, card="Moran").refused("use-escape")
    assert scene.state["phase"] == "window"


def test_a_refusal_of_the_next_player_can_be_lifted() -> None:
    scene = after("Train", turn=2, **TRUST).draw(2).entry("play", 3, card="West End")
    scene.say("lift", of=scene.last("refused")["n"])
    ends(scene, "ruled", "implied", "kept", "turn", "played", "turn")
    assert scene.state["turn"] == 4


def test_a_question_about_the_next_players_card_comes_after_what_it_implies() -> None:
    for allow in (True, False):
        scene = opened().draw(2).entry("play", 3, card="Train")
        ends(scene, "implied", "kept", "turn", "ask")
        scene.say("sequence", allow=allow)
        assert scene.state["turn"] == (4 if allow else 3)


@pytest.mark.parametrize(
    ("card", "what"),
    [("I Suspect", "draws"), ("Telegram", "points"), ("Clue", "look"), ("Disguise", "show")],
)
def test_1_4_an_attacked_players_own_next_play_means_no_defence(card: str, what: str) -> None:
    scene = table().entry("play", 2, card=card, target=3).entry("play", 3, card="Hansom Cab")
    ends(scene, "implied", "declined", what, "turn", "played", "chit", "turn")
    told = scene.last("implied")
    assert (told["what"], told["seat"], told["by"]) == ("no-defence", 3, 3)


def test_1_4_hands_traded_are_traded_once_the_attacked_player_goes_on() -> None:
    scene = after("West End", turn=2, **TRUST).counts(5, 4, 2, 6)
    scene.entry("play", 2, card="Mycroft", target=3).entry("play", 3, card="Hansom Cab")
    ends(scene, "declined", "trade", "implied", "turn", "played", "chit", "turn")
    assert scene.state["hands"] == [5, 2, 2, 6]


def test_1_4_nobody_else_gives_up_a_defence() -> None:
    scene = table().entry("play", 2, card="I Suspect", target=4)
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="window")
    scene.entry("play", 4, card="Train").refused("busy", waiting_for="window")
    scene.button(4, "red")
    assert scene.so_far().one("defended", seat=4)


def test_1_4_an_answer_given_is_not_unsaid() -> None:
    scene = table().entry("play", 2, card="Telegram", target=3)
    scene.button(3, "blue", u=100).entry("play", 3, card="Train")
    assert scene.so_far().one("defended", seat=3)
    scene = table().entry("play", 2, card="Telegram", target=3)
    scene.button(3, "blue", u=100).button(3, "white", 0.0001, u=100)
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="which")


def test_IH_40_a_plea_is_never_implied() -> None:
    scene = table().entry("play", 2, card="Arrest", target=3)
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="window")
    scene.decline(3)
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="plea")
    scene = table().entry("play", 2, card="Arrest", target=4).decline(4)
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="plea")


def test_IH_37_the_next_play_implies_that_the_cards_are_passed() -> None:
    scene = table().counts(5, 2, 4, 3).entry("play", 2, card="Inspector", target=4)
    scene.button(4, "red").entry("play", 3, card="Hansom Cab")
    ends(scene, "pass-left", "implied", "turn", "played", "chit", "turn")
    assert scene.last("implied")["what"] == "pass-left"
    assert scene.state["turn"] == 4


def test_IH_38_the_defenders_play_implies_that_the_hands_are_passed() -> None:
    scene = table().counts(5, 3, 5, 3).entry("play", 2, card="Foot Chase", target=4)
    scene.button(4, "blue")
    scene.entry("play", 3, card="London").refused("busy", waiting_for="pass-right")
    scene.entry("play", 4, card="London")
    assert (scene.state["hands"], scene.state["turn"]) == ([2, 5, 2, 4], 1)


@pytest.mark.parametrize(
    ("card", "what"), [("Thick Fog", "redeal"), ("Constabulary", "give"), ("Plot Thickens", "")]
)
def test_IH_14_the_next_draw_implies_that_the_cards_are_moved(card: str, what: str) -> None:
    aimed = {"target": 4} if what == "give" else {}
    scene = table().entry("play", 2, card=card, **aimed).draw(3)
    ends(scene, "implied", "turn", "drew")
    assert scene.last("implied")["what"] == (what or "reshuffle")


def test_IH_25_the_next_play_implies_that_nobody_is_arrested() -> None:
    scene = after("Scotland Yard", turn=3, **TRUST).entry("play", 3, card="Inspector", target=1)
    scene.decline(1).entry("play", 1, card="Train").refused("busy", waiting_for="arrest")
    scene.entry("play", 4, card="Train")
    ends(scene, "implied", "turn", "played", "chit", "turn")
    assert (scene.last("implied")["what"], scene.last("implied")["seat"]) == ("no-arrest", 3)


def test_IH_25_an_attacked_player_does_not_waive_the_arrest() -> None:
    scene = after("Scotland Yard", turn=3, **TRUST).entry("play", 3, card="Inspector", target=4)
    scene.entry("play", 4, card="Train").refused("busy", waiting_for="window")


def test_IH_43_a_last_arrest_is_not_waived() -> None:
    scene = table().counts(5, 1, 4, 3).entry("play", 2, card="West End")
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="arrest")


def test_IH_10_a_drawn_card_is_drawn_and_laid_in_one_entry() -> None:
    scene = table().entry("play", 2, card="Hansom Cab", drawn=True)
    ends(scene, "drew", "played", "chit", "turn")
    assert (scene.state["hands"], scene.state["draw_pile"]) == ([5, 6, 6, 6], 95)
    scene = table().draw(2).entry("play", 2, card="Hansom Cab", drawn=True)
    assert len(scene.so_far().only("drew")) == 1
    scene = table().draw(2).entry("play", 3, card="Hansom Cab", drawn=True)
    ends(scene, "drew", "implied", "kept", "turn", "drew", "played", "chit", "turn")


def test_IH_10_a_drawn_card_that_is_refused_was_not_drawn() -> None:
    after("Train").entry("play", 2, card="West End", drawn=True).refused("chit-mismatch")
    scene = opened().entry("play", 2, card="Train", drawn=True)
    ends(scene, "drew", "ask")
    assert scene.say("sequence", allow=False).state["phase"] == "drawn"


def test_IH_9_nothing_is_drawn_where_nothing_is_left() -> None:
    scene = table().counts(30, 30, 30, 29)
    scene.entry("play", 2, card="Train", drawn=True).refused("no-cards")


def test_IH_5_the_deal_may_say_who_opens() -> None:
    scene = IsayTable(4).later("deal", opens=3)
    ends(scene, "ready", "started", "turn")
    assert (scene.state["turn"], scene.state["seq"], scene.state["hands"]) == (
        4,
        AFOOT,
        [6, 6, 5, 6],
    )
    IsayTable(4).later("deal", opens=9).refused("bad-seat")
    dealt().later("deal", opens=3).refused("busy")


def test_IH_46_all_hands_at_once() -> None:
    scene = opened(cards={"Moran": {"value": 40}}).lay(2, "Arrest", target=4).decline(4)
    scene.guilty(4, "Moran").later("entry", entry="hands", totals=[15, 9, 20, 12])
    assert scene.last("score")["total"] == [15, -31, 20, 52]


def test_IH_41_all_hands_with_the_villains_are_the_plea_as_well() -> None:
    scene = opened(cards={"Moran": {"value": 40}}).lay(2, "Arrest", target=4).decline(4)
    told = {"entry": "hands", "totals": [15, 9, 20, 12]}
    scene.later("entry", **told).refused("busy", waiting_for="plea")
    scene.later("entry", **told, villains=["Train"]).refused("not-a-villain")
    scene.later("entry", **told, villains=["Moran"])
    ends(scene, "guilty", "round-end", "score")
    assert scene.last("score")["total"] == [15, -31, 20, 52]


def test_IH_46_all_hands_must_be_possible() -> None:
    scene = opened().lay(2, "Arrest", target=4).decline(4)
    for totals, reason in (
        ([15, 9, 20], "count-mismatch"),
        ([0, 9, 20, 12], "bad-total"),
        ([15, 9, 20, 999], "bad-total"),
    ):
        told = {"entry": "hands", "totals": totals, "villains": ["Moran"]}
        scene.later("entry", **told).refused(reason)
    opened().later("entry", entry="hands", totals=[1, 2, 3, 4]).refused("busy")
    scene.guilty(4, "Moran")
    told = {"entry": "hands", "totals": [15, 9, 20, 12], "villains": ["Clay"]}
    scene.later("entry", **told).refused("count-mismatch")


# Everything can be taken back


def test_an_implied_keep_is_taken_back() -> None:
    scene = table().draw(2).entry("play", 3, card="Hansom Cab")
    scene.overturn(scene.last("kept"), scene.now + 1)
    assert (scene.state["phase"], scene.state["turn"], scene.state["seq"]) == ("drawn", 2, AFOOT)
    scene.entry("play", 2, card="Train")
    assert scene.state["turn"] == 3


def test_an_implied_keep_is_taken_back_a_turn_later() -> None:
    scene = table().draw(2).entry("play", 3, card="Hansom Cab").draw(4)
    scene.overturn(scene.so_far().one("kept"), scene.now + 1)
    assert (scene.state["phase"], scene.state["turn"]) == ("drawn", 2)


@pytest.mark.parametrize("after_s", [1, 30])
def test_a_defence_given_up_by_going_on_is_taken_back_with_the_whole_time(after_s: int) -> None:
    scene = table().entry("play", 2, card="Telegram", target=3).entry("play", 3, card="Train")
    scene.overturn(scene.last("declined"), scene.now + after_s)
    assert scene.state["phase"] == "window"
    assert scene.state["scores"] == [0, 0, 0, 0]
    scene.wait(8).button(3, "blue")
    assert scene.so_far().one("defended", seat=3)


def test_a_later_ruling_knows_of_the_time_that_was_given_again() -> None:
    """The card after a reopened window is judged again; the window's answer stands."""
    scene = table().entry("play", 2, card="Telegram", target=3).entry("play", 3, card="Train")
    scene.overturn(scene.last("declined"), scene.now + 30)
    scene.wait(8).button(3, "blue").done("pass-right").entry("play", 3, card="Train")
    scene.overturn(scene.last("played"), scene.now + 1)
    assert (scene.state["turn"], scene.state["phase"]) == (3, "turn")
    assert scene.state["scores"] == [0, 0, 0, 0]


def test_time_that_had_run_out_before_is_not_given_again() -> None:
    scene = table().entry("play", 2, card="Telegram", target=4).wait(14)
    scene.entry("play", 3, card="Train")
    scene.overturn(scene.last("played"), scene.now + 30)
    assert (scene.state["phase"], scene.state["turn"]) == ("turn", 3)
    assert scene.state["scores"] == [0, 0, 0, 10]
