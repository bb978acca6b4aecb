"""Type-ahead: what was typed is found, the best first, and a slip of the finger is forgiven."""

import json
from pathlib import Path
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.baker_street.rules.places import SHIPPED
from companion.games.i_say_holmes.rules.cards import CARDS
from companion.outputs.picking import found, next_letters, words_of

SHARED = json.loads((Path(__file__).parent / "cases.json").read_text())
CARD_TITLES = tuple(CARDS)
PLACE_TITLES = tuple(place.id.replace("_", " ") for place in SHIPPED)

titles = st.lists(st.text(max_size=16) | st.sampled_from(CARD_TITLES), min_size=1, max_size=6)


@pytest.mark.parametrize(("typed", "expected"), SHARED["cases"])
def test_what_the_phone_finds_too(typed: str, expected: list[str]) -> None:
    listed = SHARED["titles"]
    assert [listed[place] for place in found(typed, listed)] == expected


@given(titles, st.data())
def test_the_beginning_of_a_title_always_lists_it(listed: list[str], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(listed) - 1))
    cut = data.draw(st.integers(0, len(listed[place])))
    assert place in found(listed[place][:cut], listed)


@given(titles, st.data())
def test_an_exact_title_is_always_first(listed: list[str], data: st.DataObject) -> None:
    title = data.draw(st.sampled_from(listed))
    order = found(title, listed)
    if words_of(title):
        assert listed[order[0]] == title
    else:
        assert order == [*range(len(listed))], "nothing to go by"


@given(titles, st.text(max_size=12))
def test_nothing_is_listed_twice_and_equals_keep_their_order(listed: list[str], typed: str) -> None:
    order = found(typed, listed)
    assert len(set(order)) == len(order)
    twins = found(typed, [*listed, *listed])
    assert [place for place in twins if place < len(listed)] == order
    for place in order:
        assert twins.index(place) < twins.index(place + len(listed))


@given(titles, st.data())
def test_typing_on_only_ever_narrows(listed: list[str], data: st.DataObject) -> None:
    words = [word for title in listed for word in words_of(title)] or ["a"]
    word = data.draw(st.sampled_from(words))
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(word))] * 2)))
    typed = word[start:end]
    cut = data.draw(st.integers(0, len(typed)))
    assert set(found(typed, listed)) <= set(found(typed[:cut], listed))


@given(st.sampled_from(CARD_TITLES), st.data())
def test_one_slip_in_a_title_still_finds_it(title: str, data: st.DataObject) -> None:
    word = max(words_of(title), key=len)
    at = data.draw(st.integers(0, len(word) - 1))
    letter = data.draw(st.sampled_from(ascii_lowercase))
    slip = data.draw(st.sampled_from(["wrong", "missing", "twice", "changed about"]))
    typed = {
        "wrong": word[:at] + letter + word[at + 1 :],
        "missing": word[:at] + word[at + 1 :],
        "twice": word[: at + 1] + word[at:],
        "changed about": word[:at] + word[at : at + 2][::-1] + word[at + 2 :],
    }[slip]
    if len(typed) >= 3:
        assert found(typed, [title]) == [0]


@pytest.mark.parametrize("listed", [CARD_TITLES, PLACE_TITLES], ids=["cards", "places"])
def test_three_letters_are_enough_for_any_card_and_any_place(listed: tuple[str, ...]) -> None:
    """Quick: with the first three letters of its best word a title is among the first two."""
    for title in listed:
        plain = [word[:3] for word in words_of(title)]
        best = min(found(three, listed).index(listed.index(title)) for three in plain)
        assert best <= 1, title


def test_the_letters_that_lead_on() -> None:
    listed = ["Train", "Hansom Cab", "Thick Fog"]
    assert next_letters("", listed) == ["c", "f", "h", "t"]
    assert next_letters("t", listed) == ["h", "r"]
    assert next_letters("th", listed) == ["i"]
    assert next_letters("thick ", listed) == ["f", "t"]
    assert next_letters("zz", listed) == []


@given(titles, st.text(max_size=3))
def test_a_letter_that_is_offered_leads_somewhere(listed: list[str], typed: str) -> None:
    for letter in next_letters(typed, listed):
        assert found(typed + letter, listed)
