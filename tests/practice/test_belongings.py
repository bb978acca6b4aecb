"""What a company has can be written down, and given to another company like it."""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from companion.core.rows import Alphabet, UnfitError
from companion.practice.belongings import Belongings


@dataclass(frozen=True)
class Card:
    """A card of a pack that everybody brings along."""

    word: str


PACK = (Card("CAB"), Card("FOG"), Card("DOG"))


@dataclass
class Pile:
    """Cards that lie somewhere."""

    cards: list[Card] = field(default_factory=list)


class Keeper:
    """Keeps the cards, and looks at something."""

    momentary = frozenset(("looks",))

    def __init__(self, pile: Pile, seed: int, pack: tuple[Card, ...] = PACK) -> None:
        self.pack, self.pile, self.chance = pack, pile, Random(seed)
        self.tell = lambda: None
        self.looks: Any = None
        self.share = 0.25

    def deal(self) -> None:
        self.pile.cards.append(self.chance.choice(self.pack))
        self.looks = object()


class Player:
    """Looks at the same pile, by the same chance."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper, self.pile, self.chance = keeper, keeper.pile, keeper.chance
        self.known: dict[int, Card] = {}


OURS = (Keeper, Player, Pile, Card)


def gathered(seed: int) -> tuple[Keeper, Player]:
    keeper = Keeper(Pile(), seed)
    return keeper, Player(keeper)


def belongings(*parts: object) -> Belongings:
    return Belongings(parts, lambda cls: cls in OURS, Alphabet(OURS))


def kept(seed: int = 1, deals: int = 5) -> tuple[Keeper, Player, Any]:
    """A company that has dealt, and what it had then, through JSON."""
    keeper, player = gathered(seed)
    all_of_it = belongings(keeper, player)
    for _ in range(deals):
        keeper.deal()
    player.known = {3: PACK[1]}
    return keeper, player, json.loads(json.dumps(all_of_it.written()))


def test_another_company_has_what_the_first_had_and_goes_on_as_it_would() -> None:
    keeper, player, rows = kept()
    other, friend = gathered(seed=2)
    tell, chance, pile = other.tell, other.chance, other.pile
    belongings(other, friend).give_back(rows)
    assert (other.pile.cards, friend.known, other.share) == (keeper.pile.cards, player.known, 0.25)
    assert other.pile is friend.pile is pile, "who looked at the same still does"
    assert other.chance is friend.chance is chance
    assert other.tell is tell, "what each was given is its own"
    assert all(any(card is own for own in PACK) for card in other.pile.cards), "no card is copied"
    assert other.looks is None, "what was only looked at is not kept"
    for each in (keeper, other):
        each.deal()
        each.chance.gauss(0, 1)
    assert other.pile.cards == keeper.pile.cards
    assert other.chance.getstate() == keeper.chance.getstate()


def test_what_cannot_be_written_is_said_and_not_left_out() -> None:
    keeper, player = gathered(1)
    all_of_it = belongings(keeper, player)
    player.known[1] = object()  # type: ignore[assignment]
    with pytest.raises(UnfitError):
        all_of_it.written()


def spoilt(rows: Any, old: str, new: str) -> Any:
    text = json.dumps(rows)
    assert old in text
    return json.loads(text.replace(old, new))


def test_what_is_of_another_company_is_not_taken() -> None:
    _, _, rows = kept()
    chance = next(row for row in rows[1:] if "words" in row)
    words = chance[chance.index("words") + 1]
    wrong = [
        None,
        [],
        [["list"], [0]],
        spoilt(rows, '"known"', '"knowm"'),
        spoilt(rows, words, words[:-8]),
        spoilt(rows, words, "0" * len(words[:-8]) + "ffffffff"),
        spoilt(rows, words, "none at all"),
        [*rows[:-1], rows[-1][:-1]],
    ]
    for each in wrong:
        other, friend = gathered(seed=2)
        state = other.chance.getstate()
        with pytest.raises(UnfitError):
            belongings(other, friend).give_back(each)
        assert (other.pile.cards, friend.known) == ([], {})
        assert other.chance.getstate() == state, "nothing of it was taken"
    keeper = Keeper(Pile(), 1, PACK[:2])
    with pytest.raises(UnfitError):
        belongings(keeper, Player(keeper)).give_back(rows)
