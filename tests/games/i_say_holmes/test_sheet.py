"""As the sheet has it: what the cards allow, whom they arrest, what is found, what can be."""

from typing import Any

import pytest

from tests.support.isay_table import AFOOT, IsayTable, after, opened

TRUST: dict[str, Any] = {"unknown_sequence": "trust"}
VALUES = {"Moran": {"value": 40}, "Clay": {"value": 30}, "Clue": {"value": 4}}


def counting(**options: Any) -> IsayTable:
    """Ben has arrested Dot, who named Moran alone."""
    scene = opened(cards=VALUES, rounds=1, **options).lay(2, "Arrest", target=4).decline(4)
    return scene.guilty(4, "Moran").entry("held", 1, total=9).entry("held", 2, total=5)


# IH-46: all detected Villains


@pytest.mark.parametrize("cards", [["Clay", "Clue"], ["Moran", "Clay", "Clue"]])
def test_IH_46_every_villain_of_the_guilty_hand_is_detected(cards: list[str]) -> None:
    scene = counting().entry("held", 3, total=6).entry("held", 4, cards=cards)
    found = scene.so_far().one("detected", seat=4)
    assert (found["by"], found["villains"]) == (2, ["Clay"])
    assert scene.last("score")["total"] == [9, 5 - 70, 6, 4 + 70]


def test_IH_46_it_does_not_matter_when_the_guilty_hand_is_counted() -> None:
    scene = counting().entry("held", 4, cards=["Clay", "Clue"]).entry("held", 3, total=6)
    assert scene.last("score")["total"] == [9, -65, 6, 74]


def test_IH_46_a_hand_counted_again_is_judged_again() -> None:
    scene = counting().entry("held", 4, cards=["Clay", "Clue"]).entry("held", 4, cards=["Clue"])
    assert scene.entry("held", 3, total=6).last("score")["total"] == [9, -35, 6, 44]


def test_IH_46_the_value_of_a_villain_found_late_is_asked_for() -> None:
    scene = counting().entry("held", 4, cards=["Moriarty", "Clue"]).entry("held", 3, total=6)
    assert scene.last("ask")["card"] == "Moriarty"
    scene.say("value", card="Moriarty", value=50)
    assert scene.last("score")["total"] == [9, 5 - 90, 6, 4 + 90]


def test_IH_46_a_villain_of_anybody_else_stays_undetected() -> None:
    scene = counting().entry("held", 3, cards=["Clay", "Clue"]).entry("held", 4, total=4)
    scene.so_far().none("detected")
    assert scene.last("score")["total"] == [9, -35, 4, 44]


@pytest.mark.parametrize(("total", "cards"), [(0, 6), (1, 6), (0, 5), (-1, 1), (51, 1)])
def test_IH_46_so_many_cards_cannot_be_worth_that(total: int, cards: int) -> None:
    scene = counting().say("count", seat=3, value=cards)
    scene.entry("held", 3, total=total).refused("bad-total")


@pytest.mark.parametrize(("total", "cards"), [(2, 6), (1, 5), (0, 4), (50, 1), (300, 6)])
def test_IH_46_four_of_them_may_be_villains(total: int, cards: int) -> None:
    scene = counting().say("count", seat=3, value=cards).entry("held", 3, total=total)
    scene.so_far().none("refused")


def test_IH_46_an_empty_list_is_no_hand_of_six() -> None:
    counting().entry("held", 3, cards=[]).refused("bad-total")


# IH-23: Constabulary allows


def test_IH_23_constabulary_allows_but_does_not_force() -> None:
    scene = opened(**TRUST).entry("play", 2, card="Constabulary")
    scene.so_far().none("give")
    assert (scene.state["hands"], scene.state["turn"]) == ([5, 5, 6, 6], 3)
    scene = opened(**TRUST).entry("play", 2, card="Constabulary", target=4)
    assert scene.state["hands"] == [5, 4, 6, 7]
    opened(**TRUST).entry("play", 2, card="Constabulary", target=2).refused("self-target")


# IH-43: going out on an arrest


def going_out(card: str, target: int | None = 4) -> IsayTable:
    """Ben lays his last card."""
    scene = after("West End", turn=2, **TRUST).counts(5, 1, 4, 3)
    aimed = {} if target is None else {"target": target}
    return scene.entry("play", 2, card=card, **aimed)


@pytest.mark.parametrize(
    ("card", "allows"),
    [
        ("Arrest", ["Alibi", "Mastermind"]),
        ("Watson", ["Alibi", "Mastermind"]),
        ("Holmes", ["Mastermind"]),
    ],
)
def test_IH_43_a_last_arrest_can_be_answered_as_ever(card: str, allows: list[str]) -> None:
    scene = going_out(card)
    assert scene.so_far().kinds()[-2:] == ["went-out", "window"]
    assert scene.last("window")["allows"] == allows
    scene.decline(4)
    arrest = scene.so_far().one("arrest")
    assert (arrest["by"], arrest["seat"]) == (2, 4)


@pytest.mark.parametrize("card", ["Arrest", "Watson", "Holmes"])
@pytest.mark.parametrize("early", [True, False])
def test_IH_43_only_a_defence_makes_another_arrest_due(card: str, early: bool) -> None:
    scene = going_out(card).button(4, "blue", 1 if early else 11)
    ask = scene.last("ask")
    assert (ask["question"], ask["seat"], ask["must"]) == ("arrest", 2, True)
    scene.so_far().none("pass-right")
    scene.entry("arrest", 2, target=3)
    assert len(scene.so_far().only("window")) == 1
    assert scene.last("ask")["question"] == "plea"


def test_IH_43_an_alibi_stops_a_last_watson_but_no_last_holmes() -> None:
    assert going_out("Watson").button(4, "red").last("ask")["question"] == "arrest"
    scene = going_out("Holmes").button(4, "red").refused("alibi-not-allowed")
    assert scene.wait(13).last("ask")["question"] == "plea"


@pytest.mark.parametrize("card", ["Arrest", "Watson", "Holmes"])
def test_IH_44_the_last_chapter_goes_on_from_the_arrest_on_the_card(card: str) -> None:
    scene = going_out(card).decline(4).innocent(4)
    assert scene.so_far().kinds()[-3:] == ["not-guilty", "cleared", "ask"]
    assert (scene.last("ask")["seat"], scene.state["hands"]) == (4, [5, 0, 4, 3])


@pytest.mark.parametrize("card", ["Watson", "Holmes"])
def test_IH_43_who_arrests_nobody_by_the_card_must_arrest_by_the_rule(card: str) -> None:
    ask = going_out(card, None).last("ask")
    assert (ask["question"], ask["seat"], ask["must"]) == ("arrest", 2, True)


def test_IH_43_the_defence_may_be_called_off() -> None:
    scene = going_out("Arrest").button(4, "red").say("defence", allow=False)
    assert scene.last("ask")["question"] == "plea"
    assert scene.state["hands"][3] == 3


# IH-8: what is learned


def test_IH_8_every_card_of_a_type_is_learned_at_once() -> None:
    scene = after("West End").entry("play", 2, card="Clue", target=4)
    scene.say("sequence", allow=True, learn="information").decline(4)
    assert scene.state["learned"] == {"West End": {"next": ["information"], "partial": True}}
    cards = opened(cards={AFOOT: {"next": ["information"], "partial": True}})
    cards.entry("play", 2, card="Disguise", target=4).so_far().none("ask")


def test_IH_8_no_card_of_a_type_is_learned_at_once() -> None:
    scene = opened().entry("play", 2, card="Clue", target=4)
    scene.say("sequence", allow=False, learn="information")
    scene.entry("play", 2, card="Telegram", target=4).refused("not-in-sequence")
    assert scene.state["learned"] == {AFOOT: {"never": ["information"]}}


def test_IH_8_a_title_that_is_named_stands_against_a_type_that_is_not() -> None:
    line = {"next": ["Clue"], "partial": True, "never": ["information"]}
    opened(cards={AFOOT: line}).entry("play", 2, card="Clue", target=4).so_far().none("refused")


def test_IH_8_a_word_that_does_not_mean_the_card_is_not_learned() -> None:
    scene = opened().entry("play", 2, card="Clue", target=4)
    scene.say("sequence", allow=True, learn="action").refused("not-its-word")


def test_IH_8_the_words_of_the_card_are_offered() -> None:
    scene = opened().entry("play", 2, card="West End")
    assert scene.offered()[0].choices["learn"] == (True, False, "london", "location")


# What is said


@pytest.mark.parametrize(
    ("on", "card"),
    [("Train", "Holmes"), ("Train", "Watson"), ("Village", "Mycroft"), ("West End", "Fleeing")],
)
def test_IH_30_a_condition_is_named_when_it_refuses(on: str, card: str) -> None:
    cards = {"chit": "Country"} if on == "Village" else {}
    scene = opened()
    if cards:
        scene.say("chit", side="Country")
    scene.lay(2, on).entry("play", 3, card=card, target=1)
    told = scene.last("refused")
    assert (told["reason"], told["card"], told["seq"]) == ("condition", card, on)


def test_IH_35_fleeing_names_its_villain() -> None:
    scene = after("Train").entry("play", 2, card="Fleeing", villain="Clay", in_sequence=False)
    assert scene.so_far().one("discarded", seat=2)["card"] == "Clay"
    scene = after("Train").entry("play", 2, card="Fleeing", in_sequence=False)
    scene.so_far().none("discarded")


def test_IH_42_the_new_hand_is_what_the_pile_has() -> None:
    scene = opened(**TRUST).counts(29, 29, 29, 31).entry("play", 2, card="Arrest", target=4)
    scene.decline(4).innocent(4)
    taken = scene.so_far().one("hand-taken")
    assert (taken["cards"], taken["drawn"]) == (31, scene.state["hands"][3])
    assert taken["drawn"] < taken["cards"]
