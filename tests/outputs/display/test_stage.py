"""What the table shows, in the words of the table."""

from companion.core.referee.events import Deal, Entry, Ruling
from companion.outputs.display.entering.forms import form_of
from companion.outputs.display.scene import PairingCode, Scene
from tests.support.evening import evening, staged
from tests.support.kits import stage_of
from tests.support.table import Table, playing

PLAYERS = ["Ada", "Ben", "Cy", "Dot"]


def shown(table: Table, at: float | None = None) -> Scene:
    return staged(table, at).scene()


def test_before_the_cards_are_dealt_the_dealer_is_asked_to() -> None:
    scene = stage_of(staged(Table(4), 0)._setup).scene()
    assert scene.word.text == "Welcome"
    dealt = shown(Table(4).deal(), 1)
    assert dealt.word.text == "Get ready"
    assert [figure.value for figure in dealt.seats[0].figures] == [14, 0, 0]


def test_READY_and_PLAY_are_shown_when_they_are_heard() -> None:
    table = Table(4).deal().ready(1).play(2)
    assert shown(table, 1.0).word.text == "READY"
    assert shown(table, 2.0).word.text == "PLAY"


def test_a_refused_READY_leaves_the_question_on_the_screen() -> None:
    table = playing(players=PLAYERS).white(2, 3).white(4, 3.00015).ready(4)
    assert shown(table, 5).word.text == "Too close to call"


def test_two_calls_too_close_ask_the_dealer_with_both_names() -> None:
    scene = shown(playing(players=PLAYERS).white(2, 3).white(4, 3.00015), 4)
    assert scene.word.text == "Too close to call"
    assert scene.question == "Who called first?"
    assert [answer.label for answer in scene.answers] == ["Called first: Ben", "Called first: Dot"]
    assert [seat.number for seat in scene.seats if seat.awaited] == [2, 4]
    assert {seat.said.text for seat in scene.seats if seat.awaited} == {"too close to call"}


def test_the_first_caller_is_named() -> None:
    cards = {1: "RUN", 2: "CAB", 3: "RUN", 4: "FOG"}
    scene = shown(playing(cards, players=PLAYERS).white(3, 3), 3.1)
    assert scene.word.text in ("Cy was first", "Cy takes 1")
    assert scene.seats[2].said.text == "takes 1 card"


def test_a_sweep_is_shouted_and_its_piles_are_told() -> None:
    scene = shown(playing(players=PLAYERS).red(1, 3).shield(2, 3.2).touch(3, 3.3), 3.6)
    assert scene.word.text == "SWEEP"
    assert "red" in scene.seats[0].lamps
    assert scene.seats[1].said.text == "pile safe"
    assert scene.seats[2].said.text == "pile taken by Ada"


def test_a_card_is_shown_while_it_lies_on_top() -> None:
    table = playing({1: "RUN", 2: "CAB"}, players=PLAYERS)
    assert shown(table, 3).seats[0].card == "RUN"
    table.ready(5).play(6).touch(1, 6.3)
    scene = shown(table, 7)
    assert scene.seats[0].card == ""
    assert scene.seats[1].card == "CAB"


def test_a_card_goes_with_its_pile() -> None:
    cards = {1: "RUN", 2: "CAB", 3: "RUN", 4: "FOG"}
    scene = shown(playing(cards, players=PLAYERS).white(3, 3), 4)
    assert [seat.card for seat in scene.seats] == ["", "CAB", "", "FOG"]


def test_a_verdict_that_is_taken_back_is_marked_and_counted_out() -> None:
    table = Table(4).deal().ready(1).touch(3, 1.7).play(2)
    before = staged(table, 3.2)
    forfeit = next(e for e in before.scene().history if "before PLAY" in e.text)
    assert forfeit.open
    assert before.scene().sheet.rows[2].forfeits == 1
    after = shown(table.rule("overturn", 3.3, of=forfeit.n), 3.4)
    entry = next(e for e in after.history if e.n == forfeit.n)
    assert entry.taken_back
    assert not entry.open
    assert after.sheet.rows[2].forfeits == 0


def test_what_lies_before_the_last_round_cannot_be_taken_back() -> None:
    table = Table(4).deal().round(1, 2).round(6, 7)
    scene = shown(table, 9)
    plays = [e for e in scene.history if "played" in e.text]
    assert [e.open for e in plays] == [False] * 4 + [True] * 4


def test_the_score_sheet_comes_between_the_hands() -> None:
    scene = shown(evening(4, 2))
    assert scene.between
    assert [answer.label for answer in scene.answers] == ["The cards are dealt"]
    row = scene.sheet.rows[0]
    assert len(row.hands) == 2
    assert sum(row.hands) == row.total
    assert 8 <= len(row.reactions) <= 10
    assert scene.sheet.fastest


def test_counting_asks_every_player() -> None:
    scene = shown(playing(players=PLAYERS).rule("out", 4, seat=1), 5)
    assert scene.word.text == "Count"
    assert [a.label for a in scene.answers] == [f"Count of {name} …" for name in PLAYERS]


def test_trouble_and_pairing_are_shown_and_go_again() -> None:
    stage = staged(playing(), 3)
    stage.notice("The record cannot be written.")
    stage.pair(PairingCode("http://table", "1234"))
    assert stage.scene().notices == ("The record cannot be written.",)
    assert stage.scene().pairing is not None
    stage.notice()
    assert stage.scene().notices == ()


def test_nothing_new_is_the_same_scene() -> None:
    stage = staged(playing(), 3)
    assert stage.scene() is stage.scene()


def test_a_form_starts_with_what_the_table_knows() -> None:
    stage = staged(playing(players=PLAYERS), 3)
    scene = stage.scene()
    recount = next(a.prompt for a in scene.others if a.prompt.name == "recount")
    form = form_of(recount, stage.words, scene.state, 4)
    assert form.values() == {"hands": [13] * 4, "piles": [1] * 4, "pool": 0}
    changed = form.step(0, -1, at=2).step(2, 1)
    assert changed.values() == {"hands": [13, 13, 12, 13], "piles": [1] * 4, "pool": 1}
    assert not changed.missing()
    assert changed.step(2, -5).values()["pool"] == 0


def test_a_call_is_upheld_in_the_form_pile_by_pile() -> None:
    stage = staged(playing(players=PLAYERS).white(2, 3), 4)
    scene = stage.scene()
    uphold = next(a.prompt for a in scene.answers if a.prompt.name == "uphold")
    form = form_of(uphold, stage.words, scene.state, 4)
    form = form.toggle(0, 1).toggle(0, 3).toggle(0, 1)
    assert form.values() == {"seat": 2, "from": [3]}
    event = uphold.answered(form.values())(5_000_000)
    assert event == Ruling(5_000_000, "uphold", {"seat": 2, "from": [3]})


def test_every_kind_of_prompt_becomes_its_event() -> None:
    deal = shown(Table(4), 0.5)
    assert not deal.answers
    counting = shown(playing(players=PLAYERS).rule("out", 4, seat=1), 5)
    event = counting.answers[0].prompt.answered({"seat": 1, "holmes": 0, "suspects": 2})(1)
    assert isinstance(event, Entry)
    between = shown(evening(4, 1))
    assert isinstance(between.answers[0].prompt.answered({})(1), Deal)


def test_what_a_button_does_is_offered_behind_more() -> None:
    """A call or a play by word stands in for a broken button: it is never the next thing to do."""
    scene = staged(playing(players=PLAYERS), 3).scene()
    assert not scene.answers
    assert {"call", "sweep"} <= {answer.prompt.name for answer in scene.others}
