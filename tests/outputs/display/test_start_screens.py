"""Before and after a match: what is drawn and written, and what keys, fingers and buttons do."""

import pytest

from companion.core.referee.verdicts import Verdict
from companion.drawing.items import Box, Picture, Text
from companion.outputs.display.actions import Action, Command, Go, OpenSeat
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.following.honours import Deeds, Honours, deeds_of
from companion.outputs.display.foyer import Foyer
from companion.outputs.display.mirror import mirrored
from companion.outputs.display.pygame.faces import measure
from companion.outputs.display.scene import EndView
from companion.outputs.display.screens import compose, draw_text
from companion.outputs.display.spots import pressed
from companion.outputs.display.stage import Stage
from companion.outputs.start import ChangeSitter, ChooseGame, NameSeat, NextValue
from tests.outputs.display.test_layout import SIZES, check
from tests.support.evening import LONG, evening, staged
from tests.support.foyers import foyer


class Visitor:
    """Somebody with a mouse, keys and the buttons of a seat."""

    def __init__(self, place: Foyer | Stage) -> None:
        self.said: list[str] = []
        self.place = place
        self.desk = Desk(place, lambda prompt, values: None, command=self.said.append)

    def picture(self, size: tuple[int, int] = (800, 480)) -> Picture:
        return compose(self.place.scene(), self.desk.look, size, measure)

    def touch(self, words: str) -> None:
        found = mirrored(self.picture(), "", 0)["touches"]
        meant = [t for t in found if words == t["says"]] or [t for t in found if words in t["says"]]
        self.do(self.picture().touched(*meant[0]["at"]))

    def key(self, *keys: str) -> None:
        for key in keys:
            if not self.desk.typed(key):
                self.do(draw_text(self.place.scene(), self.desk.look).keys[key])

    def button(self, seat: int, name: str) -> None:
        action = pressed(self.place.scene(), self.desk.look, seat, name)
        assert action is not None
        self.do(action)

    def do(self, action: Action) -> None:
        self.desk.act(action)

    def lines(self) -> str:
        return "\n".join(draw_text(self.place.scene(), self.desk.look).lines)


def bright(picture: Picture) -> list[str]:
    """What stands on the accent's colour."""
    boxes = [i.rect for i in picture.items if isinstance(i, Box) and i.fill == "accent"]
    texts = [item for item in picture.items if isinstance(item, Text)]
    return [text.text for box in boxes for text in texts if text.rect.within(box)]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_spills_on_the_screens_before_a_match(size: tuple[int, int]) -> None:
    crowd = [ChangeSitter(seat, "person") for seat in range(1, 9)]
    names = [NameSeat(seat, name) for seat, name in enumerate(LONG, start=1)]
    places = [foyer(), foyer(*crowd, *names, resume="Sorry!, an hour ago", history=True)]
    places.append(foyer(*crowd, ChooseGame("sorry"), NextValue("mode")))
    for place in places:
        check(compose(place.scene(), Look(), size, measure))
        place.arrange(OpenSeat(1))
        check(compose(place.scene(), Look(), size, measure))


def test_everything_is_chosen_by_finger() -> None:
    place = foyer(known=("Ann",))
    visitor = Visitor(place)
    assert bright(visitor.picture()) == ["Start", "ENTER"]
    visitor.touch("Sorry!")
    visitor.touch("everybody for themselves")
    visitor.touch("2 Ben")
    visitor.touch("Person")
    visitor.touch("Ann")
    for letter in "abe":
        visitor.touch(letter.upper() if letter == "a" else letter)
    assert bright(visitor.picture()) == ["Done", "ENTER"]
    visitor.touch("Done")
    visitor.touch("Start")
    chosen = place.chosen
    assert (chosen.game, chosen.of_game()) == ("sorry", {"mode": "partnership"})
    assert [(chair.who, chair.name) for chair in chosen.seated][:2] == [
        ("person", "Ada"), ("person", "Abe"),
    ]  # fmt: skip
    assert visitor.said == ["start"]


def test_everything_is_chosen_by_keys() -> None:
    place = foyer()
    visitor = Visitor(place)
    visitor.key("5", "up", "return", "up", "up", "return")
    assert place.chosen.of_game() == {"extra_one": True}
    assert place.scene().start.seat == 3  # type: ignore[union-attr]
    visitor.key("up", "left", "left", "return", *"Zoë", "down", "down", "return")
    assert place.chosen.chair(3).name == "Zoë"
    visitor.key("return")
    assert visitor.said == ["start"]
    visitor.key("tab")
    assert bright(visitor.picture()) == ["Start"]


def test_the_buttons_of_a_seat_choose_too() -> None:
    place = foyer()
    visitor = Visitor(place)
    visitor.button(2, "white")
    assert place.chosen.chair(2).who == "sharp"
    visitor.button(1, "blue")
    visitor.button(1, "red")
    visitor.button(1, "red")
    visitor.button(3, "blue")
    assert visitor.said == ["start"]
    assert place.chosen.game == "221b-baker-street"


def test_what_is_wrong_stands_beside_it_and_nothing_begins() -> None:
    place = foyer(ChangeSitter(3, "empty"), ChangeSitter(4, "empty"))
    visitor = Visitor(place)
    told = "Sherlock Holmes takes 3 to 8 players: let 1 more sit down."
    assert told in [item.text for item in visitor.picture().items if isinstance(item, Text)]
    assert told in visitor.lines()
    assert not bright(visitor.picture())
    assert "START" not in visitor.lines()


def test_the_rules_come_and_go_and_no_table_is_there_to_look_at() -> None:
    visitor = Visitor(foyer())
    visitor.key("t")
    assert "RULES" in visitor.lines()
    visitor.do(Go("table"))
    visitor.do(Go("verdicts"))
    assert "[enter] START" in visitor.lines()


def test_the_small_terminal_shows_all_of_it() -> None:
    lines = draw_text(foyer(resume="Sorry!", history=True).scene(), Look(), 80, 24).lines
    assert len(lines) == 24
    assert any("[enter] START" in line for line in lines)
    wide = draw_text(foyer().scene(), Look(), 100, 40).lines
    assert any("'---' '---'" in line for line in wide)


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_is_there_before_and_after_a_match(size: tuple[int, int]) -> None:
    seat = foyer()
    seat.arrange(OpenSeat(1))
    for place in (foyer(), seat, ended()):
        picture = compose(place.scene(), Look(), size, measure)
        ways = [touch.rect for touch in picture.touches if touch.action == Go("menu")]
        assert len(ways) == 1
        assert min(ways[0].w, ways[0].h) >= 44


def ended(seats: int = 4) -> Stage:
    stage = staged(evening(seats, 2, LONG))
    honours = Honours()
    honours.add(stage.deeds(), LONG[2:])
    stage.end(EndView(f"{LONG[0]} wins", "good", honours.told(), stage.closest()))
    return stage


@pytest.mark.parametrize("size", SIZES)
def test_the_end_says_who_was_fastest_and_shows_the_closest_finish(size: tuple[int, int]) -> None:
    stage = ended(8)
    check(compose(stage.scene(), Look(), size, measure))
    texts = [item.text for item in Visitor(stage).picture().items if isinstance(item, Text)]
    assert {"Fastest of the evening", "Most honest"} <= set(texts)
    assert any(text.startswith("The closest finish: ") for text in texts)


def test_what_follows_on_a_match_is_chosen_by_finger_and_by_keys() -> None:
    visitor = Visitor(ended())
    assert bright(visitor.picture()) == ["Play again", "ENTER"]
    for words in ("Play again", "Other game", "Change players", "Leave"):
        visitor.touch(words)
    wanted = ["again", "other-game", "change-players", "quit"]
    assert visitor.said == wanted
    visitor.key("return", "right", "return", "right", "return", "right", "return")
    assert visitor.said == wanted * 2
    visitor.do(Go("scores"))
    visitor.do(Go("table"))
    assert visitor.desk.look.screen == ""
    assert ">Leave" in visitor.lines()


def played(seat: int, us: int) -> Verdict:
    return Verdict(1, 0, "played", {"seat": seat, "reaction_us": us})


def test_the_fastest_and_the_most_honest_of_the_evening() -> None:
    forfeit = Verdict(1, 0, "forfeit", {"seat": 1})
    verdicts = [played(1, 200_000)] * 6 + [forfeit] + [played(2, 300_000)] * 6
    hurried = [played(3, 100_000)] * 2
    deeds = deeds_of([*verdicts, *hurried], ["Ann", "Bo", "Cy"], {"forfeit"})
    assert deeds[0] == Deeds("Ann", (200_000,) * 6, 6, 1)
    honours = Honours()
    honours.add(deeds, ["Bo"])
    assert honours.told() == (
        ("Fastest of the evening", "Ann, 200 ms after PLAY"),
        ("Most honest", "Bo (bot): not once penalised"),
    )
    honours.add([Deeds("Cy", (150_000,) * 9, 9, 0), Deeds("Bo", (), 9, 5)])
    assert dict(honours.told())["Fastest of the evening"] == "Cy, 150 ms after PLAY"
    assert dict(honours.told())["Most honest"] == "Cy: not once penalised"


def test_an_action_has_words_for_whoever_cannot_look() -> None:
    told = mirrored(Visitor(foyer()).picture(), "start", 3)
    assert told["screen"] == "start"
    start = next(touch for touch in told["touches"] if touch["says"].startswith("Start"))
    assert start["does"] == type(Command("start")).__name__
