"""What is chosen before a match: who sits where, by which rules, and why it cannot begin."""

from dataclasses import replace
from typing import Any

import pytest

from companion.app.simulated.practice_data import temperaments
from companion.games import KITS
from companion.kit.page import parse_page
from companion.outputs.start import (
    BOTS,
    SITTERS,
    ChangeSitter,
    Choices,
    ChooseGame,
    ChooseValue,
    Chosen,
    NameSeat,
    NextName,
    NextSitter,
    NextValue,
    StartChange,
    at_first,
    card_of,
    changed,
    hindrances,
    recalled,
    remembered,
    settings_of,
)

HOUSE = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")
PACES = ("gentle", "brisk")
CHOICES = Choices(tuple(map(card_of, KITS.values())), HOUSE, ("Ann", "Bo"), PACES)
USUAL = at_first("sherlock-holmes", HOUSE, pace="brisk")


def after(*changes: StartChange, chosen: Chosen = USUAL) -> Chosen:
    for change in changes:
        chosen = changed(chosen, change, CHOICES)
    return chosen


def reasons(chosen: Chosen) -> list[tuple[str, str]]:
    return [(found.about, found.reason) for found in hindrances(chosen, CHOICES)]


def test_somebody_and_three_bots_can_begin_at_once() -> None:
    assert [chair.who for chair in USUAL.seated] == ["person", "steady", "steady", "steady"]
    assert not reasons(USUAL)


def test_a_seat_goes_round_person_three_bots_and_nobody() -> None:
    seen = [USUAL]
    for _ in SITTERS:
        seen.append(after(NextSitter(2), chosen=seen[-1]))
    assert [chosen.chair(2).who for chosen in seen] == [
        "steady", "sharp", "empty", "person", "gentle", "steady",
    ]  # fmt: skip
    assert set(BOTS) <= set(temperaments())


def test_too_few_and_too_many_are_told_beside_the_seats() -> None:
    two = after(ChangeSitter(3, "empty"), ChangeSitter(4, "empty"))
    told = "Sherlock Holmes takes 3 to 8 players: let 1 more sit down."
    assert reasons(two) == [("seats", told)]
    five = after(*(ChangeSitter(seat, "person") for seat in range(1, 6)), ChooseGame("sorry"))
    assert reasons(five) == [("seats", "Sorry! takes 2 to 4 players: let 1 get up.")]


def test_choosing_a_game_moves_bots_and_never_people() -> None:
    full = after(*(ChangeSitter(seat, "gentle") for seat in range(2, 9)))
    small = after(ChooseGame("sorry"), chosen=full)
    assert [chair.seat for chair in small.seated] == [1, 2, 3, 4]
    alone = after(*(ChangeSitter(seat, "empty") for seat in range(2, 9)))
    assert len(after(ChooseGame("block"), chosen=alone).seated) == 3


def test_a_bot_gives_its_name_to_a_person_and_two_people_are_told_apart() -> None:
    named = after(NameSeat(1, " Ben\n"))
    assert [chair.name for chair in named.seated][:2] == ["Ben", "Ada"]
    twice = after(ChangeSitter(2, "person"), NameSeat(2, "ada"))
    told = "Seats 1 and 2 are both called ada: name one of them."
    assert reasons(twice) == [("seat 2", told)]
    assert after(NameSeat(1, "")).chair(1).name == "Ada"


def test_a_seats_button_goes_through_those_who_played_here() -> None:
    first = after(NextName(1))
    assert first.chair(1).name == "Ben"
    known = replace(USUAL, chairs=(replace(USUAL.chair(1), name="Zoe"), *USUAL.chairs[1:]))
    assert after(NextName(1), chosen=known).chair(1).name == "Ann"


def test_options_are_words_and_only_what_differs_goes_into_the_header() -> None:
    sorry = after(ChooseGame("sorry"), NextValue("mode"))
    assert next((s.label, s.words) for s in settings_of(sorry, CHOICES)) == (
        "How it is played",
        "partners, two against two",
    )
    assert sorry.of_game() == {"mode": "partnership"}
    three = after(ChangeSitter(4, "empty"), chosen=sorry)
    assert reasons(three) == [("mode", "Partners, two against two: takes 4 players.")]
    assert after(NextValue("mode"), NextValue("mode"), chosen=sorry).of_game() == {}


@pytest.mark.parametrize("name", [card.name for card in CHOICES.games])
def test_every_declared_option_is_one_that_the_game_takes(name: str) -> None:
    kit, card = KITS[name], CHOICES.card(name)
    assert len(card.line) <= 60
    for option in card.options:
        for choice in option.choices:
            players = choice.players[0] if choice.players else card.players[0]
            kit.rules.options({option.name: choice.value}, players)
        assert kit.rules.options({option.name: option.default}, card.players[0]) == (
            kit.rules.options({}, card.players[0])
        )


def test_what_was_chosen_is_remembered_and_rubbish_is_not() -> None:
    chosen = after(
        ChooseGame("sorry"), ChooseValue("mode", "points"), NameSeat(1, "Ann"),
        ChangeSitter(2, "sharp"), ChooseGame("block"), ChooseValue("@hands", 1),
    )  # fmt: skip
    assert recalled(remembered(chosen), USUAL, CHOICES) == chosen
    chairs = [3, {"who": "king"}]
    wrong: dict[str, Any] = {
        "game": "chess",
        "chairs": chairs,
        "options": {"sorry": 1},
        "hands": -4,
    }
    assert recalled(wrong, USUAL, CHOICES) == USUAL
    assert recalled([], USUAL, CHOICES) == USUAL


def test_a_page_says_which_choice_is_usual() -> None:
    page = {"title": "T", "about": "It is. It was.", "length": "", "needs": "", "inputs": {}}
    option = {"name": "n", "label": "N", "default": 3, "choices": [{"value": 1, "words": "one"}]}
    with pytest.raises(ValueError, match="is no choice of it"):
        parse_page("t", {**page, "sections": [], "options": [option]})
    assert parse_page("t", {**page, "sections": []}).short == "It is."


def test_on_a_wired_chair_nobody_but_a_person_sits() -> None:
    wired = replace(CHOICES, wired=frozenset((1, 2)))
    chosen = at_first("sherlock-holmes", HOUSE[:4], people=4, bots=0)
    seen = []
    for _ in range(3):
        chosen = changed(chosen, NextSitter(1), wired)
        seen.append(chosen.chair(1).who)
    assert seen == ["empty", "person", "empty"]
    assert changed(chosen, ChangeSitter(2, "sharp"), wired) == chosen
    assert changed(chosen, ChangeSitter(3, "sharp"), wired).chair(3).bot
    kept = remembered(changed(chosen, ChangeSitter(2, "sharp"), CHOICES))
    assert recalled(kept, chosen, wired).chair(2).who == "person"
