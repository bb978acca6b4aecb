"""A long list on the display: typed, leafed through, touched, and chosen from by a seat's pads."""

from dataclasses import replace
from itertools import combinations

import pytest

from companion.app.simulated.keys import named
from companion.app.simulated.terminal_view import TerminalView
from companion.core.referee import events
from companion.core.referee.game import Prompt
from companion.core.referee.schema import INT, required
from companion.drawing.items import Picture, Rect, Text
from companion.games import GAMES
from companion.kit.face import Answer
from companion.outputs.display.actions import Find, Give, Leave, Open, Pick, Seek
from companion.outputs.display.entering.answering import act_of
from companion.outputs.display.entering.leafing import FURTHER, NEXT, PADS, TAKE, leafed
from companion.outputs.display.screens import draw_text, keys
from tests.support.before_the_screen import SMALL, picture, shown, strike, texts, touch
from tests.support.long_lists import LongTable, going, laying

SIZES = (SMALL, (1920, 1080), (480, 800), (1024, 600))


def answer(table: LongTable, begins: str) -> Answer:
    scene = table.stage.scene()
    every = (*scene.answers, *scene.others)
    return next(answer for answer in every if answer.label.startswith(begins))


def opened(table: LongTable, begins: str) -> LongTable:
    table.desk.act(act_of(answer(table, begins)))
    return table


# What is offered.


def test_all_cards_are_behind_one_button_whatever_else_they_need() -> None:
    labels = [a.label for a in laying().stage.scene().answers]
    assert labels == ["Play: Ben …", "Draw: Ben", "Play: Ben, drawn …", "Escape: Ben …"]
    offered = opened(laying(), "Play").desk.look.picker
    assert offered is not None
    assert {"Train", "Arrest", "Scotland Yard", "Plot Thickens"} <= {*offered.labels}


def test_all_places_are_behind_one_button_whatever_doors_they_have() -> None:
    picker = opened(going(), "Move").desk.look.picker
    assert picker is not None
    assert {"Bank", "Park", "Scotland yard"} <= {*picker.labels}


def test_rulings_of_one_name_say_what_tells_them_apart() -> None:
    labels = [a.label for a in going().stage.scene().others]
    assert labels[1:] == [
        "Card: scotland yard, not holds …",
        "Card: skeleton key, not holds …",
        "Seal: a, sealed …",
        "Seal: b, sealed …",
    ]


def test_few_choices_are_still_touched_at_once() -> None:
    table = laying()
    chit = answer(table, "Chit")
    table.desk.act(Open(chit.prompt, chit.alike))
    assert table.desk.look.picker is None
    assert {"London", "Country", "Pending"} <= {*shown(table)}


# Keys.


def test_a_card_is_laid_with_three_letters_and_return() -> None:
    table = opened(laying(), "Play")
    strike(table, "h", "a", "n", "return")
    assert table.given == [("play", {"seat": 2, "card": "Hansom Cab"})]
    assert table.desk.look.picker is None
    assert table.desk.look.screen == ""


def test_only_what_the_card_needs_is_asked_then() -> None:
    table = opened(laying(), "Play")
    strike(table, *"sus", "return")
    form = table.desk.look.form
    assert form is not None
    assert [control.name for control in form.controls] == ["card", "target"]
    touch(table, "Cy")
    strike(table, "return")
    assert table.given == [("play", {"seat": 2, "card": "I Suspect", "target": 3})]


def test_a_place_with_two_doors_asks_which() -> None:
    table = opened(going(), "Move")
    strike(table, *"museum", "return")
    assert table.desk.look.form is not None
    touch(table, "B")
    strike(table, "return")
    assert table.given[-1] == ("move", {"seat": 4, "to": "museum", "entrance": "b"})


def test_a_slip_is_forgiven_and_backspace_takes_a_letter_back() -> None:
    table = opened(going(), "Move")
    strike(table, *"tobbaco")
    assert "Tobacconist" in shown(table)
    strike(table, *["backspace"] * 7)
    assert "Bank" in shown(table)


def test_arrows_move_the_mark_and_pages_turn() -> None:
    table = opened(laying(), "Play")
    strike(table, "down", "right", "left", "up", "right", "return")
    assert table.given == [("play", {"seat": 2, "card": "Hansom Cab"})]
    table = opened(laying(), "Play")
    strike(table, "pagedown")
    assert "page 2 of 2" in shown(table)
    strike(table, "up", "up", "up", "up", "up", "up", "left")
    assert "page 1 of 2" in shown(table)


def test_escape_leads_back() -> None:
    table = opened(laying(), "Play")
    strike(table, *"tra", "escape")
    assert (table.desk.look.screen, table.desk.look.picker, table.given) == ("", None, [])
    table = opened(laying(), "Value")
    strike(table, *"tra", "return")
    table.desk.act(Seek(0))
    strike(table, "escape")
    assert table.desk.look.form is not None
    assert table.desk.look.form.controls[0].value == "Train"


def test_nothing_that_fits_is_told_and_enters_nothing() -> None:
    table = opened(laying(), "Play")
    strike(table, *"xyzxyz")
    assert "Nothing is called that." in shown(table)
    assert picture(table).keyed("return") is None
    assert "Nothing is called that." in texts(table)


def test_letters_are_nobodys_while_no_list_is_open() -> None:
    table = laying()
    for key in ("a", "d", "x", "space", "return", "backspace", "é"):
        assert not table.desk.typed(key)
    opened(table, "Chit")
    assert not table.desk.typed("a"), "a form without words needs no letters"


def test_a_slash_finds_whatever_may_be_entered_by_its_name() -> None:
    table = laying()
    table.desk.act(keys()["/"])
    strike(table, *"susp", "return")
    form = table.desk.look.form
    assert form is not None
    assert form.values() == {"seat": 2, "card": "I Suspect"}
    table.desk.act(Find())
    assert table.desk.look.form is form, "something is being filled in"

    table = laying()
    table.desk.act(Find())
    strike(table, *"draw", "return")
    assert table.given == [("draw", {"seat": 2})]
    table.desk.act(Find())
    strike(table, *"chit", "return")
    assert table.desk.look.form is not None
    assert table.desk.look.form.prompt.name == "chit"


def test_more_leads_to_one_list_of_everything() -> None:
    table = laying(tuple("ABCDEFGH"))
    assert len(table.stage.scene().answers + table.stage.scene().others) <= 8
    touch(table, "More …")
    assert table.desk.look.screen == "rulings", "few are shown at once"
    table = LongTable("i-say-holmes", tuple("ABCDEFGH"), plain=True)
    table.happens(events.Deal(table._later(), "deal", {}))
    touch(table, "More …")
    assert table.desk.look.picker is not None
    touch(table, "Play: H, The Game is Afoot!")
    assert table.given == [("play", {"seat": 8, "card": "The Game is Afoot!"})]


# Fingers.


def checked(drawn: Picture) -> None:
    whole = Rect(0, 0, *drawn.size)
    words = [item for item in drawn.items if isinstance(item, Text)]
    places = [t for t in drawn.touches if t.rect.w]
    unit = min(max(drawn.size) / 800, min(drawn.size) / 480)
    assert all(rect.within(whole) for rect in (*(w.rect for w in words), *(p.rect for p in places)))
    assert not any(a.rect.meets(b.rect) for a, b in combinations(words, 2))
    assert not any(a.rect.meets(b.rect) for a, b in combinations(places, 2))
    for place in places:
        assert min(place.rect.w, place.rect.h) >= round(44 * unit) - 1, place


@pytest.mark.parametrize("size", SIZES)
def test_every_place_is_as_large_as_a_finger_and_nothing_spills(size: tuple[int, int]) -> None:
    for table in (opened(laying(), "Play"), opened(laying(), "Value"), opened(going(), "Move")):
        for typed in ("", "s"):
            strike(table, *typed)
            checked(picture(table, size))


def test_a_finger_leafs_and_takes() -> None:
    table = opened(laying(), "Play")
    assert "page 1 of 2" in shown(table)
    touch(table, "Next")
    touch(table, "Deduction")
    assert table.desk.look.form is not None
    assert table.desk.look.form.values()["card"] == "Deduction"


def test_letters_to_touch_narrow_the_list() -> None:
    table = opened(laying(), "Value")
    assert "Moriarty" not in shown(table)
    touch(table, "M")
    assert {"Manor", "Moran", "Moriarty"} <= {*shown(table)}
    touch(table, "Clear")
    assert "Train" in shown(table)


def test_several_are_gathered_and_the_last_is_taken_back() -> None:
    table = laying()
    table.desk.act(act_of(answer(table, "Escape")))
    touch(table, "Clay")
    touch(table, "Moran")
    strike(table, "return")
    assert table.given == [("escape", {"seat": 2, "villains": ["Clay", "Moran"]})]


def test_a_hand_is_named_card_by_card_twice_if_it_is_there_twice() -> None:
    table = laying()
    fields = GAMES["i-say-holmes"].vocabulary.entries["held"]
    titles = {"cards": tuple(f"Title {n}" for n in range(12))}
    asked = {"seat": fields["seat"], "cards": required(fields["cards"].type)}
    prompt = Prompt("entry", "held", 2, asked, titles, {"seat": 2})
    table.desk.act(Open(prompt))
    for place in (3, 3, 5):
        table.desk.act(Pick(place))
    assert "✓2 Title 3" in shown(table)
    assert "chosen: Title 3, Title 3, Title 5" in texts(table)
    strike(table, "backspace")
    table.desk.act(Leave())
    strike(table, "return")
    assert table.given == [("held", {"seat": 2, "cards": ["Title 3", "Title 3"]})]


# The terminal.


def test_the_same_list_in_letters() -> None:
    table = opened(laying(), "Value")
    text = texts(table)
    assert "find: _" in text
    assert "> The Game is Afoot!" in text
    assert "type to find  arrows  enter takes  esc back" in text
    for lines in (draw_text(table.stage.scene(), table.desk.look, 40, 12).lines, text.splitlines()):
        assert max(map(len, lines)) <= (40 if len(lines) == 12 else 80)
    assert "page 1 of" in "\n".join(draw_text(table.stage.scene(), table.desk.look, 40, 12).lines)


def test_the_terminal_takes_letters_before_any_seat() -> None:
    pressed: list[str] = []
    table = laying()

    def at_a_seat(key: str, down: bool) -> bool:
        pressed.append(key)
        return True

    view = TerminalView(table.stage, on_key=at_a_seat, enter=table.desk._enter)
    view.desk.act(act_of(answer(table, "Play")))
    for key in named("bâ\x7foat\r".encode()):
        view.key(key)
    assert pressed == []
    form = view.desk.look.form
    assert form is not None
    assert form.values()["card"] == "Boat"
    view.desk.act(Give(answer(table, "Draw").prompt, {"seat": 2}))
    view.key("x")
    assert pressed == ["x"]


def test_letters_of_several_bytes() -> None:
    assert named("é\x1b[A€ x".encode()) == ["é", "up", "€", "space", "x"]
    assert named(b"\xff\xc3") == []


# Pads.


def test_pads_are_spare_where_the_game_refuses_them_in_silence() -> None:
    for table in (laying(), going()):
        assert {*PADS} == table.session.setup.spare
        assert not {"white", "red", "blue"} & table.session.setup.spare
    for name in ("sherlock-holmes", "block", "sorry"):
        assert not GAMES[name].vocabulary.spare, "there a pad is part of the game"


def test_a_seat_draws_with_its_pads() -> None:
    table = laying()
    table.touch(2, NEXT)
    assert "Ben chooses" in shown(table)
    assert "pads: rail next, shield 5 on, pile takes" in shown(table)
    table.touch(2, NEXT, TAKE)
    assert table.given == [("draw", {"seat": 2})]
    assert table.desk.look.picker is None


def test_a_card_and_whom_it_is_against_by_pads_alone() -> None:
    table = laying()
    table.touch(2, NEXT, TAKE)
    table.touch(2, FURTHER, NEXT, NEXT, TAKE)
    assert "Play: Ben: Against whom?" in shown(table)
    table.touch(2, NEXT, TAKE)
    assert table.given == [("play", {"seat": 2, "card": "Foot Chase", "target": 3})]


def test_a_place_by_pads_alone() -> None:
    table = going()
    table.touch(4, NEXT, TAKE, FURTHER, FURTHER, NEXT, NEXT, TAKE)
    assert table.given == []
    table.touch(4, NEXT, TAKE)
    assert table.given == [("move", {"seat": 4, "to": "hotel", "entrance": "b"})]


def test_pads_are_not_offered_what_must_be_written_or_counted() -> None:
    table = laying()
    held = GAMES["i-say-holmes"].vocabulary.entries["held"]
    counted = Prompt(
        "entry", "held", 2, {"seat": held["seat"], "total": required(INT)}, {}, {"seat": 2}
    )
    scene = replace(table.stage.scene(), answers=(Answer("Held", counted),))
    assert leafed(scene, None, None, (2, NEXT), table.desk._made) is None


def test_no_title_is_further_than_a_dozen_touches() -> None:
    for table, begins in ((laying(), "Play"), (going(), "Move")):
        picker = opened(table, begins).desk.look.picker
        assert picker is not None
        count = len(picker.labels) + 1
        assert max(place // 5 + place % 5 for place in range(count)) + 3 <= 12


def test_another_seats_pads_do_nothing_and_never_mind_leads_back() -> None:
    table = laying()
    table.touch(1, NEXT)
    assert table.desk.look.picker is None, "it is not Ada's turn"
    table.touch(2, NEXT)
    table.touch(1, NEXT, TAKE)
    assert table.given == []
    assert table.desk.look.picker is not None
    table.touch(2, *[NEXT] * 4, TAKE)
    assert (table.desk.look.picker, table.given) == (None, [])


def test_a_list_goes_when_somebody_else_has_entered_it() -> None:
    table = laying()
    table.touch(2, NEXT, TAKE)
    table.enter("draw", seat=2)
    table.enter("keep", seat=2)
    table.desk.follow()
    assert table.desk.look.picker is None
    assert table.desk.look.screen == ""


def test_pads_do_not_turn_the_page_of_who_uses_the_screen() -> None:
    table = opened(laying(), "Value")
    before = table.desk.look
    table.touch(2, NEXT, FURTHER, TAKE)
    assert table.desk.look == before


def test_what_was_touched_before_anybody_looked_is_over() -> None:
    table = LongTable("i-say-holmes", plain=True)
    other = laying()
    other.happens(events.Press(other.now + 1, 100, 2, NEXT))
    table.desk.stage = other.stage
    table.desk.follow()
    assert table.desk.look.picker is None
