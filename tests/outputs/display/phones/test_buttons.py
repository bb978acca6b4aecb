"""The big buttons of a phone: what it can press, and whose piles it can lay a hand on."""

from dataclasses import replace
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.game import Want
from companion.games import KITS
from companion.outputs.display import Stage
from companion.outputs.display.phones import Gallery
from companion.outputs.display.phones.buzzers import OnGlass, buzzers_of, reaches_of
from companion.outputs.painting.widths import measure
from tests.support import isay_scenes as isay
from tests.support.evening import evening, staged

CHAIRS = {2: 1, 4: 2, 5: 3, 8: 4}
"""Which seat each chair is: Ada sits on the second, Dot on the eighth."""


class Phones:
    """A match of four in which everybody has laid a card, and phones that look at it."""

    def __init__(self) -> None:
        source = staged(evening(4, 1), 8.5)
        source.scene()
        assert source._view is not None
        self.view: View = source._view
        self.gallery = Gallery(measure)
        self.gallery.begin(KITS["sherlock-holmes"], source._setup, seats=CHAIRS)

    def stage(self, seat: int, *wants: Want) -> Stage:
        stage = self.gallery.stage(seat)
        stage.judged((), replace(self.view, wants=wants))
        return stage

    def buttons(self, chair: int) -> dict[str, Any]:
        """What a phone on this chair is shown beside its picture."""
        for do in (self.gallery.come, lambda n: self.gallery.resize(n, (360, 430))):
            do(chair)
        self.gallery.seat(chair, chair)
        self.gallery.turn()
        sheet = self.gallery.sheet(chair)
        assert sheet is not None
        return dict(sheet.more)


def test_the_piles_of_the_others_are_there_all_the_time_the_next_first() -> None:
    phones = Phones()
    phones.stage(2)
    told = phones.buttons(4)
    assert [row[0] for row in told["buzzers"]] == ["white", "red", "blue", "pile", "shield"]
    assert told["reaches"] == (
        (5, 3, "Cy", False),
        (8, 4, "Dot", False),
        (2, 1, "Ada", False),
    )


def test_whose_sweep_it_is_has_the_piles_marked_that_are_still_to_be_won() -> None:
    phones = Phones()
    wants = (Want(2, "pile", 1), Want(3, "pile", 1), Want(2, "shield"))
    phones.stage(1, *wants)
    phones.stage(2, *wants)
    ada, ben = phones.buttons(2), phones.buttons(4)
    assert [row[0] for row in ada["reaches"] if row[3]] == [4, 5]
    assert not any(row[3] for row in ada["buzzers"])
    assert not any(row[3] for row in ben["reaches"]), "who does not sweep takes nothing"
    assert [row[0] for row in ben["buzzers"] if row[3]] == ["shield"]


def test_a_phone_on_a_wired_chair_has_only_what_nothing_is_wired_to() -> None:
    phones = Phones()
    phones.gallery.can = lambda chair: OnGlass(("pile", "shield", "rail"), (5,))
    phones.stage(2)
    told = phones.buttons(4)
    assert [row[0] for row in told["buzzers"]] == ["pile", "shield"]
    assert [row[0] for row in told["reaches"]] == [5], "a pad is reached with a hand"


def test_one_that_is_wired_whole_has_no_buttons() -> None:
    phones = Phones()
    phones.gallery.can = lambda chair: OnGlass()
    phones.stage(2)
    told = phones.buttons(4)
    assert (told["buzzers"], told["reaches"]) == ((), ())


def test_a_game_without_such_hands_shows_no_piles_and_who_watches_has_none() -> None:
    scene = isay.playing().scene()
    assert buzzers_of(scene, 1)
    assert reaches_of(scene, 1, {seat: seat for seat in range(1, 9)}) == ()
    watched = Phones().stage(0).scene()
    assert reaches_of(watched, 0, {1: 1, 2: 2, 3: 3, 4: 4}) == ()
