"""I Say, Holmes! on a screen: the story, the countdown, one's own hand, and no secrets."""

from dataclasses import replace

import pytest

from companion.app.simulated.views import Menu
from companion.core.referee.events import Press
from companion.core.referee.verdicts import Verdict
from companion.games.i_say_holmes.bots.croupier import ISayCroupier
from companion.games.i_say_holmes.rules.cards import CARDS
from companion.kit.evidence import Evidence
from companion.language.catalogue import ENGLISH
from companion.outputs.display.actions import Digit, Give, Open
from companion.outputs.display.desk import Desk, Look
from companion.outputs.display.entering.answering import act_of
from companion.outputs.display.entering.held import playable
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import draw_text
from companion.outputs.display.screens.hand import lines_of
from tests.support import isay_scenes as isay
from tests.support.kits import face_of, stage_of
from tests.support.practice import HAND_US, shelf_table


def labels(scene: Scene) -> list[str]:
    return [answer.label for answer in scene.answers]


def test_the_story_and_who_goes_on_with_it() -> None:
    scene = isay.playing().scene()
    assert scene.title == "I Say, Holmes!"
    assert scene.word.text == "Ada plays"
    assert [figure.label for figure in scene.centre] == ["after", "chit"]
    assert [seat.awaited for seat in scene.seats] == [True, False, False, False]
    assert "Draw a card" in labels(scene)


def test_only_the_score_stands_at_a_seat() -> None:
    """How many cards anybody holds is on no screen (IH-3)."""
    for scene in (isay.playing().scene(), isay.eight().scene()):
        assert {f.label for seat in scene.seats for f in seat.figures} == {"score"}
        assert "hands" not in scene.state


def test_whoever_plays_sees_his_hand_and_lays_from_it() -> None:
    scene = isay.playing().scene()
    assert set(scene.held) == {1}
    cards = playable(scene)
    assert cards
    assert set(cards) <= set(scene.held[1])
    assert all(answer.prompt.by == 1 for answer in cards.values())


def test_a_card_against_somebody_asks_whom() -> None:
    stage = isay.aiming()
    aimed = [a for a in playable(stage.scene()).values() if a.values is None]
    action = act_of(aimed[0])
    assert isinstance(action, Open)
    desk = Desk(stage, lambda prompt, values: None)
    desk.act(action)
    assert desk.look.form is not None
    assert [control.name for control in desk.look.form.controls if control.required] == ["target"]


def test_a_screen_for_all_shows_no_hand() -> None:
    assert isay.answering().scene().held == {}


def test_the_answer_is_counted_down() -> None:
    stage = isay.attacked()
    scene = stage.scene()
    assert scene.word.text == "Ada, your answer? 8"
    assert scene.word.tone == "accent"
    assert scene.seats[0].awaited
    assert "Alibi or Mastermind?" in scene.seats[0].said.text
    assert "No defence" in labels(scene)
    assert scene.deadline is not None
    stage.tick(scene.deadline - 2_500_000)
    assert (stage.scene().word.text, stage.scene().word.tone) == ("Ada, your answer? 3", "bad")
    again = stage.scene()
    stage.tick(scene.deadline - 2_400_000)
    assert stage.scene() is again, "nothing is drawn anew before the next second"


def test_everybody_is_awaited_until_he_has_passed_a_card() -> None:
    scene = isay.passing().scene()
    assert scene.word.text == "Pass a card to the left"
    assert all(seat.awaited for seat in scene.seats)
    assert set(scene.held[1]) == set(playable(scene))
    assert labels(scene)[0].startswith("Pass ")


def test_what_was_shown_is_seen_by_whoever_it_was_shown_to() -> None:
    scene = isay.shown().scene()
    assert len(scene.held) == 2
    assert sum(seat.said.text.startswith("shows") for seat in scene.seats) == 1


def test_the_dealer_reads_a_bottom_line() -> None:
    stage = isay.read_out()
    scene = stage.scene()
    assert scene.question.endswith("Read its bottom line.")
    assert scene.word.text == "Does it follow?"
    yes, no = "It follows", "It does not follow"
    assert labels(scene) == [
        *(yes, f"{yes}: remember", f"{yes}: every Movement card"),
        *(no, f"{no}: remember", f"{no}: no Movement card"),
    ]
    act = draw_text(scene, Desk(stage, lambda prompt, values: None).look, 100, 30).keys["2"]
    assert isinstance(act, Give)
    assert act.values == {"allow": True, "learn": True}


@pytest.mark.slow
def test_two_buttons_at_once_are_asked_of_the_dealer() -> None:
    scene = isay.too_close().scene()
    assert scene.word.text == "Too close to call"
    assert scene.question.startswith("Which button of ")
    assert len(scene.answers) == 2
    photo = scene.photo
    assert photo is not None
    assert photo.overlap is not None
    told = {lane.name for lane in photo.lanes}
    assert told <= {"Alibi", "Mastermind", "no defence"}
    assert len(told) == 2


def test_an_answer_at_the_last_moment_is_shown_against_the_deadline() -> None:
    face, evidence = face_of("i-say-holmes", ("Ada", "Ben", "Cy")), Evidence()
    opened = {"seat": 2, "against": "Clue", "allows": ["Mastermind"], "deadline": 12_000_000}
    face.word(Verdict(7, 0, "window", opened))
    evidence.take(Press(11_999_600, 900, 2, "blue"))
    fields = {
        "question": "deadline", "between": [2], "answer": "blue", "gap_us": 400, "doubt_us": 900,
    }  # fmt: skip
    photo = face.photo(Verdict(8, 11_999_600, "doubt", fields), "Too close.", evidence)
    assert photo is not None
    ((lane,),) = (photo.lanes,)
    assert (lane.name, lane.marks[0].t, lane.marks[0].u) == ("Mastermind", -400, 900)
    assert photo.result == "Too close: 0.4 ms from the deadline, sure to 0.9 ms"


@pytest.mark.slow
def test_between_rounds_the_score_is_shown() -> None:
    assert isay.counted().scene().between


def test_where_there_are_only_lines_every_target_is_a_choice() -> None:
    table = shelf_table("i-say-holmes", 3)
    croupier = next(part for part in table.company.parts if isinstance(part, ISayCroupier))
    with table:
        table.run(lambda: table.session.state()["phase"] != "turn" and table.pace() < HAND_US)
    seat = table.session.state()["turn"]
    croupier.cards.hands[seat] = ["Boat", "Holmes"]
    lines = Menu(table, (seat,)).lines(table.session.view)
    told = [line.partition("] ")[2] for line in lines if "] " in line]
    others = [
        name
        for name in ("Ada", "Ben", "Cy", "Dot")
        if name != table.session.setup.players[seat - 1]
    ]
    assert told[:3] == [f"Boat: {name}" for name in others]
    assert "Draw a card" in told
    assert [line for line in told if line.startswith("Holmes")] == [
        "Holmes", *(f"Holmes against: {name}" for name in others),
    ]  # fmt: skip


def test_where_there_are_only_lines_what_was_shown_is_told_once() -> None:
    table = shelf_table("i-say-holmes", 3)
    croupier = next(part for part in table.company.parts if isinstance(part, ISayCroupier))
    croupier.shown[1] = (3, ("Clue", "West End"))
    menu = Menu(table, (1,))
    told = "      Ada sees Clue, West End of Cy"
    assert told in menu.lines(table.session.view)
    assert told not in menu.lines(table.session.view)


@pytest.mark.slow
def test_every_verdict_fits_in_few_words() -> None:
    """Nothing that stands at a seat is longer than a plate."""
    table = shelf_table("i-say-holmes", 5, options={"rounds": 3})
    face, longest = face_of("i-say-holmes", ("Ada", "Ben", "Cy", "Dot")), list[str]()

    class Listen:
        def heard(self, event: object) -> None: ...

        def judged(self, verdicts: list[Verdict], view: object) -> None:
            for verdict in verdicts:
                longest.extend(word.text for word in face.said(verdict).values())

    table.join(listener=Listen())  # type: ignore[arg-type]
    with table:
        table.run(lambda: table.progress.hands < 3)
    assert max(map(len, longest)) <= 45


def test_a_hand_of_many_titles_takes_the_lines_it_needs() -> None:
    scene = isay.playing().scene()
    assert lines_of(replace(scene, held={1: ("Train",) * 8})) == 1
    assert lines_of(replace(scene, held={1: ("Hansom Cab",) * 9, 2: ("Clue",)})) == 3
    assert lines_of(replace(scene, held={1: ("A10",) * 19})) == 1
    painted = draw_text(replace(scene, held={1: ("West End", "Clue")}), Look(), 100, 30)
    assert "Ada holds West End, Clue" in "\n".join(painted.lines)


def test_in_a_large_hand_two_digits_lead_to_whom_a_card_is_against() -> None:
    stage = isay.aiming()
    scene = stage.scene()
    aimed = next(a for a in playable(scene).values() if a.values is None)
    titles = [*CARDS][1:12]
    many = tuple(
        replace(aimed, prompt=replace(aimed.prompt, fixed={"seat": 1, "card": title}))
        for title in titles
    )
    shown = replace(scene, held={1: tuple(titles)}, answers=many)
    stage._scenes[ENGLISH] = (stage._changes, shown)
    desk = Desk(stage, lambda prompt, values: None)
    desk.act(Digit("2"))
    desk.act(Digit("1"))
    assert desk.look.form is not None
    assert desk.look.form.prompt.fixed["card"] == titles[9]


def test_a_screen_for_all_offers_every_title_in_one_list() -> None:
    """What somebody holds must not show in what he is offered before everybody."""
    table = shelf_table("i-say-holmes", 3)
    stage = stage_of(table.session.setup)
    table.join(listener=stage)
    with table:
        table.run(lambda: table.session.state()["phase"] != "turn" and table.pace() < HAND_US)
    scene = stage.scene()
    plays = [answer for answer in scene.answers if answer.prompt.name == "play"]
    (listed,) = [answer for answer in plays if "drawn" not in answer.prompt.fixed]
    assert listed.values is None
    assert "card" not in listed.prompt.fixed
