"""What the page offers and what a tap does: every answer once, to the state it was made for."""

import json
from dataclasses import replace
from typing import Any

import pytest

from companion.core.live import Session, View
from companion.core.referee.events import Card, Cue, Deal, Entry, Event, Press, Ruling
from companion.core.referee.game import DEALER, Prompt
from companion.core.referee.schema import BOOL, SEAT, TEXT, TEXTS, one_of, optional, required
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.games.sorry.face.phone import COLOURS, places
from companion.games.sorry.face.places import middle_of, place_of
from companion.games.sorry.rules.geometry import CIRCLES, SLIDE
from companion.kit.words import Words, readable
from companion.language import say
from companion.outputs.console.fields import described
from companion.outputs.console.offers import GONE, SPENT, RefusedError
from tests.support.kits import page_of, rules_of, setup_of, stage_of, words_of

S = 1_000_000
KINDS: Any = {"deal": Deal, "entry": Entry, "ruling": Ruling}


class Table:
    """A match and its desk, without threads: time passes when told."""

    def __init__(self, seats: int = 4) -> None:
        header = parse_header({"transcript": 1, "game": "sherlock-holmes", "seats": seats}, GAMES)
        self.desk = page_of(header.setup)
        self.session = Session(header, None, [self.desk])
        self.desk.judged((), self.session.view)
        self.t = 0

    def take(self, *events: Event) -> None:
        self.session.take(events)

    def wait(self, seconds: float = 0.2) -> None:
        self.t += int(seconds * S)
        self.session.pass_time(self.t)

    def shown(self) -> dict[str, Any]:
        return self.desk.snapshot(True)

    def offer(self, name: str, **given: Any) -> str:
        shown = self.shown()
        offers = [*shown["offers"], *(o for q in shown["questions"] for o in q["offers"])]
        return next(
            str(o["id"]) for o in offers if o["name"] == name and given.items() <= o.items()
        )

    def answer(self, id_: str, **fields: Any) -> None:
        prompt, whole = self.desk.answer(id_, fields)
        self.take(KINDS[prompt.event](self.t, prompt.name, whole))

    def playing(self) -> "Table":
        self.answer(self.offer("deal"))
        self.wait()
        for cue in ("ready", "play"):
            self.take(Cue(self.t, 1000, cue))
            self.wait()
        self.take(*(Press(self.t, 100, seat, "pile") for seat in (1, 2, 3, 4)))
        self.wait()
        return self

    def dead_heat(self) -> "Table":
        self.take(Press(self.t, 100, 2, "white"), Press(self.t + 150, 100, 4, "white"))
        self.wait()
        return self


def refused(table: Table, id_: str, **fields: Any) -> str:
    with pytest.raises(RefusedError) as caught:
        table.desk.answer(id_, fields)
    return str(caught.value)


def test_the_open_question_comes_with_its_choices_and_names() -> None:
    (question,) = Table().playing().dead_heat().shown()["questions"]
    assert question["title"] == "Who called first?"
    (field,) = question["offers"][0]["fields"]
    assert [choice["label"] for choice in field["choices"]] == ["Seat 2", "Seat 4"]


def test_spectators_are_offered_nothing() -> None:
    shown = Table().playing().dead_heat().desk.snapshot(False)
    assert (shown["questions"], shown["offers"], shown["notice"]) == ([], [], None)
    assert not any(row["can"] for row in shown["history"])
    assert shown["waiting"] == 1
    assert shown["finish"]["tie"]


def test_two_taps_end_in_one_ruling() -> None:
    table = Table().playing().dead_heat()
    first = table.offer("first-call")
    table.answer(first, seat=4)
    assert refused(table, first, seat=2) == say(SPENT)
    table.wait()
    assert refused(table, first, seat=2) == say(GONE)


def test_stands_and_false_are_one_decision() -> None:
    table = Table().playing()
    table.take(Press(table.t, 100, 2, "white"))
    table.wait()
    uphold, false = table.offer("uphold"), table.offer("false-call")
    prompt, _ = table.desk.answer(false, {})
    assert refused(table, uphold, **{"from": [3]}) == say(SPENT)
    table.take(Press(table.t, 100, 1, "rail"))
    assert refused(table, uphold, **{"from": [3]}) == say(SPENT), "not judged yet: still spent"
    table.take(Ruling(table.t, prompt.name, {"seat": 2}))
    assert refused(table, uphold, **{"from": [3]}) == say(SPENT), "taken, but held back a moment"
    table.wait()
    assert refused(table, uphold, **{"from": [3]}) == say(GONE)


def test_a_ruling_that_was_refused_can_be_given_again_with_all_its_rivals() -> None:
    table = Table().playing()
    table.take(Press(table.t, 100, 2, "white"))
    table.wait()
    table.answer(table.offer("uphold"), **{"from": []})
    table.wait()
    assert table.shown()["notice"]["text"] == "That cannot be ruled here."
    table.answer(table.offer("false-call"))
    table.wait()
    assert table.shown()["notice"] is None
    assert table.shown()["history"][0]["kind"] == "forfeit"


def test_a_penalty_tapped_twice_is_paid_once() -> None:
    table = Table().playing()
    id_ = table.offer("forfeit")
    table.answer(id_, seat=1, cards=1)
    assert refused(table, id_, seat=1, cards=1) == say(SPENT)
    table.wait()
    assert refused(table, id_, seat=1, cards=1) == say(GONE)
    again = table.offer("forfeit")
    assert again != id_
    table.answer(again, seat=1, cards=1)
    table.wait()
    assert table.session.state()["hands"][0] == 14 - 3


def test_an_id_lives_as_long_as_its_prompt() -> None:
    table = Table().playing()
    before = table.offer("forfeit")
    table.dead_heat()
    assert table.offer("forfeit") == before


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({}, "missing"),
        ({"seat": "2"}, "seat number"),
        ({"seat": 3}, "choices"),
        ({"seat": 2, "more": 1}, "unknown"),
        ({"seat": True}, "seat number"),
    ],
)
def test_what_the_prompt_does_not_allow_is_refused(fields: dict[str, Any], word: str) -> None:
    table = Table().playing().dead_heat()
    assert word in refused(table, table.offer("first-call"), **fields)


def test_what_is_filled_in_stays() -> None:
    table = Table().playing()
    table.take(Press(table.t, 100, 2, "white"))
    table.wait()
    assert "stays" in refused(table, table.offer("false-call"), seat=3)


def counting() -> Table:
    table = Table().playing()
    table.answer(table.offer("out"), seat=1)
    table.wait()
    return table


def test_counts_are_checked_against_the_pack_and_can_be_corrected() -> None:
    table = counting()
    for seat, holmes in ((1, 5), (2, 1)):
        table.answer(table.offer("count", by=seat), holmes=holmes, suspects=0)
        table.wait()
    first, second = table.shown()["offers"][:2]
    assert (first["done"], first["given"]) == (True, {"holmes": 5, "suspects": 0})
    assert (second["done"], second["given"]) == (False, {"holmes": 1, "suspects": 0})
    assert "do not fit the hands and the pack" in table.shown()["notice"]["text"]
    for seat, holmes in ((1, 4), (2, 1), (3, 0), (4, 0)):
        table.answer(table.offer("count", by=seat), holmes=holmes, suspects=6)
        table.wait()
    assert table.session.state()["scores"] == [26, 11, 6, 6]
    assert table.shown()["notice"] is None


def test_a_verdict_is_taken_back_once_and_struck_out() -> None:
    table = Table().playing()
    table.answer(table.offer("forfeit"), seat=3, cards=1)
    table.wait()
    n = table.shown()["history"][0]["n"]
    table.desk.take_back(n)
    with pytest.raises(RefusedError, match=say(GONE)):
        table.desk.take_back(n)
    table.take(Ruling(table.t, "overturn", {"of": n}))
    table.wait()
    rows = {row["n"]: row for row in table.shown()["history"]}
    assert rows[n]["gone"]
    assert not rows[n]["can"]
    for never in (0, -1, 10_000):
        with pytest.raises(RefusedError):
            table.desk.take_back(never)


def test_that_something_is_taken_back_is_said_when_it_is() -> None:
    table = Table().playing()
    table.answer(table.offer("forfeit"), seat=3, cards=1)
    table.wait()
    n = table.shown()["history"][0]["n"]
    table.desk.take_back(n)
    assert table.shown()["notice"] is None, "asked for, and not decided yet"
    table.take(Ruling(table.t, "overturn", {"of": n}))
    table.wait()
    assert table.shown()["notice"]["text"] == f"Number {n} is taken back."


def test_why_something_is_not_taken_back_is_said_in_one_sentence() -> None:
    table = Table().playing()
    table.answer(table.offer("forfeit"), seat=3, cards=1)
    table.wait()
    n = table.shown()["history"][0]["n"]
    table.desk.take_back(n)
    for _ in range(2):
        table.take(Ruling(table.t, "overturn", {"of": n}))
    table.wait()
    told = f"Number {n} is not taken back: no decision of that number can still be taken back."
    assert table.shown()["notice"]["text"] == told
    why = "no decision of that number can still be taken back"
    assert table.shown()["history"][0]["text"] == f"Refused: overturn: {why}."


def test_a_take_back_can_itself_be_taken_back_where_the_referee_says_so() -> None:
    table = Table().playing()
    table.answer(table.offer("forfeit"), seat=3, cards=1)
    table.wait()
    n = table.shown()["history"][0]["n"]
    table.take(Ruling(table.t, "overturn", {"of": n}))
    table.wait()
    row = table.shown()["history"][0]
    assert (row["kind"], row["can"]) == ("overturned", True)


def test_what_is_given_again_after_all_counts_once_on_the_display() -> None:
    table = Table()
    stage = stage_of(table.session.setup)
    table.session.listen(stage)
    table.playing()
    table.answer(table.offer("forfeit"), seat=3, cards=1)
    table.wait()
    for _ in range(2):
        newest = max(row["n"] for row in table.shown()["history"] if row["can"])
        table.take(Ruling(table.t, "overturn", {"of": newest}))
        table.wait()
    told = [entry for entry in stage.scene().history if entry.text.startswith("Seat 3 pays")]
    standing = [entry for entry in told if not entry.taken_back]
    assert [entry.open for entry in standing] == [True]


def test_what_was_decided_rounds_ago_is_not_offered_to_be_taken_back() -> None:
    table = Table().playing()
    for _ in range(2):
        for cue in ("ready", "play"):
            table.wait(2)
            table.take(Cue(table.t, 1000, cue))
            table.wait()
    rows = table.shown()["history"]
    assert [row["can"] for row in rows if row["n"] == 1] == [False]


def test_new_names_are_used_from_now_on() -> None:
    table = Table()
    setup = table.session.setup
    line = {"transcript": 1, "game": "sherlock-holmes", "seats": 4, "players": list("ABCD")}
    table.desk.rename(parse_header(line, GAMES).setup)
    assert table.shown()["players"] == ["A", "B", "C", "D"]
    assert setup.players[0] == "Seat 1"


def test_a_game_without_words_is_still_readable() -> None:
    words = Words(setup_of("sorry"), lambda seat: f"Seat {seat}")
    assert words.question(Prompt("ruling", "who-lies", DEALER, {})) == "Who lies?"
    assert words.action(Prompt("entry", "play_card", 1, {})) == "Play card"
    assert words.field("play", "card_name") == "Card name"
    assert words.reason("quite-new") == "Quite new."
    assert words.say("snip", {"seat": 2, "cards": 3}) == "Seat 2: snip: cards 3."
    assert readable("") == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_name_on_its_box(game: str) -> None:
    assert words_of(game).title == rules_of(game).title == KITS[game].title


def test_a_refusal_says_why_as_the_referee_does() -> None:
    assert words_of("i-say-holmes").reason("no-window") == "There is nothing to answer."


def test_fields_of_any_type_are_described() -> None:
    """Another game's prompts: words to choose from, free text, a seat without choices."""
    table = Table()
    fields = {
        "to": required(one_of("left", "right")),
        "say": optional(TEXT),
        "seat": required(SEAT),
    }
    prompt = Prompt("entry", "pass-on", 2, fields)
    view = table.session.view
    table.desk.judged((), View(view.t, view.setup, view.state, (prompt,)))
    (offer,) = table.shown()["offers"]
    assert offer["label"] == "Pass on"
    to, say, seat = offer["fields"]
    assert [choice["label"] for choice in to["choices"]] == ["Left", "Right"]
    assert (say["kind"], say["required"], seat["kind"]) == ("text", False, "number")
    assert [choice["label"] for choice in seat["choices"]] == [f"Seat {n}" for n in (1, 2, 3, 4)]
    json.dumps(table.shown())


def test_a_prompt_without_words_says_whose_and_what() -> None:
    words = words_of("i-say-holmes", lambda seat: f"Player {seat}")

    def action(name: str, **fixed: Any) -> str:
        types = {"seat": SEAT, "guilty": BOOL, "items": TEXTS}
        fields = {field: required(types.get(field, TEXT)) for field in fixed}
        return words.action(Prompt("entry", name, 1, fields, fixed=fixed))

    assert action("play", seat=2, card="Train") == "Play: Player 2, Train"
    assert action("plea", seat=1, guilty=False) == "Plea: Player 1, not guilty"
    assert action("announce", items=["a", "c"]) == "Announce: a c"
    assert action("draw") == "Draw"


def test_titles_stay_as_they_are_printed_and_yes_is_no_text() -> None:
    words = words_of("i-say-holmes")
    assert words.value("221-B Baker St.") == "221-B Baker St."
    assert words.value("scotland_yard") == "Scotland yard"
    learn = Prompt("ruling", "sequence", "dealer", {"learn": optional(BOOL)})
    shown = described(learn, "learn", words, ["Ada"], {})
    assert shown["choices"] == [{"value": True, "label": "Yes"}, {"value": False, "label": "No"}]


def test_whatever_block_asks_or_offers_is_asked_in_words() -> None:
    words = words_of("block", lambda seat: "Ada")
    vocabulary = GAMES["block"].vocabulary
    for name in ("deal", *vocabulary.entries, *vocabulary.rulings):
        prompt = Prompt("entry", name, 1, {"seat": required(SEAT)}, fixed={"seat": 1})
        assert not words.action(prompt).startswith(readable(name) + ":")
    for name in ("block-stands", "play-stands", "order", "blocks-left"):
        assert words.question(Prompt("ruling", name, DEALER, {})) != f"{readable(name)}?"


# What a camera sees.


def test_what_a_camera_sees_otherwise_is_asked_and_answered_on_a_phone() -> None:
    table = Table().playing()
    table.take(Card(table.t, pool=("RUN", "RUN"), seen=table.t - 100_000, u=50_000))
    table.wait()
    [asked] = table.shown()["questions"]
    assert asked["title"] == "How many cards are in the pool?"
    (field,) = asked["offers"][0]["fields"]
    assert [choice["label"] for choice in field["choices"]] == ["Let it be"]
    assert table.shown()["waiting"] == 0, "play does not wait for it"
    table.answer(table.offer("sight"), **{"is": "ignore"})
    table.wait()
    assert table.shown()["questions"] == []


def test_how_many_cards_of_a_hand_are_seen_stands_beside_the_hand() -> None:
    table = Table().playing()
    table.take(Ruling(table.t, "out", {"seat": 1}))
    table.wait()
    table.take(Card(table.t, 2, hand=("RUN", "THIEF"), seen=table.t - 100_000, u=50_000))
    table.wait()
    columns = {one["label"]: one["values"] for one in table.shown()["columns"]}
    assert columns["Seen"] == [0, 2, 0, 0]


# Lists by name: the men of Sorry!.


class Board(Table):
    """Sorry! for two: Seat 1 plays red, Seat 2 yellow, and some men are out."""

    def __init__(self) -> None:
        header = parse_header({"transcript": 1, "game": "sorry", "seats": 2}, GAMES)
        self.desk = page_of(header.setup)
        self.session = Session(header, None, [self.desk])
        self.desk.judged((), self.session.view)
        self.t = 0
        men = {"red": ["start", 6, 20, "home"], "yellow": ["start", "start", 40, "S4"]}
        drawn = [Entry(0, "lead-draw", {"seat": s, "card": c}) for s, c in ((1, "12"), (2, "3"))]
        taken = [
            Entry(0, "colour", {"seat": s, "colour": c}) for s, c in ((1, "red"), (2, "yellow"))
        ]
        for event in (Deal(0, "deal", {}), *drawn, *taken, Deal(0, "deal", {})):
            self.happens(event)
        self.happens(Ruling(0, "board", {"men": men}))

    def happens(self, event: Event) -> None:
        self.take(replace(event, t=self.t))
        self.wait()

    def board(self) -> dict[str, Any]:
        return next(offer for offer in self.shown()["offers"] if offer["name"] == "board")

    @property
    def men(self) -> Any:
        return self.session.view.state["men"]


def test_the_men_are_offered_as_they_stand_with_every_square_by_its_name() -> None:
    board = Board().board()
    (field,) = board["fields"]
    assert (board["label"], field["kind"]) == ("Put the men right", "lists")
    assert field["start"]["red"] == ["start", 6, 20, "home"]
    labels = [choice["label"] for choice in field["choices"]]
    assert labels == ["Start", *map(str, range(60)), "S1", "S2", "S3", "S4", "S5", "Home"]


def test_the_men_are_put_right_on_a_board_with_the_numbers_of_the_drawn_one() -> None:
    (field,) = Board().board()["fields"]
    shown = field["board"]
    assert shown["men"] == field["start"]
    values = [place["value"] for place in shown["places"]]
    assert set(values) == {choice["value"] for choice in field["choices"]}
    for place in shown["places"]:
        drawn = middle_of(place_of(place["of"], place["value"]))
        assert (place["x"], place["y"]) == pytest.approx(drawn, abs=0.01)


def test_what_is_special_about_a_square_is_said() -> None:
    notes = {place["value"]: place["note"] for place in places("en") if not place["of"]}
    for colour, circle in enumerate(CIRCLES):
        assert notes[circle] == f"{COLOURS[colour]} circle, before its start"
    for square, end in enumerate(SLIDE[COLOURS.index("red")][:60]):
        assert (f"slide, to {end}" in notes[square]) == (end >= 0)
    assert notes[20] == ""


def test_everybody_sees_the_board_once_there_is_one() -> None:
    table = Board()
    assert table.desk.snapshot(may_rule=False)["board"]["men"] == table.men
    header = parse_header({"transcript": 1, "game": "sorry", "seats": 2}, GAMES)
    empty = page_of(header.setup)
    assert empty.snapshot(may_rule=True)["board"] is None


def test_moves_are_offered_by_number_and_by_what_they_do() -> None:
    table = Board()
    table.happens(Entry(0, "card", {"seat": 1, "card": "1"}))
    move = next(offer for offer in table.shown()["offers"] if offer["name"] == "move")
    assert move["label"] == "The move of Seat 1"
    (field,) = move["fields"]
    assert [choice["label"] for choice in field["choices"]] == [
        "1) red start to 4", "2) red 6 to 7", "3) red 20 to 21",
    ]  # fmt: skip


def test_a_question_with_two_answers_is_asked_once() -> None:
    table = Board()
    table.happens(Entry(0, "card", {"seat": 1, "card": "1"}))
    table.happens(Press(0, 400, 1, "blue"))
    table.take(Press(table.t, 400, 2, "pile"))
    table.take(Press(table.t, 400, 1, "white"))
    table.wait()
    (question,) = table.shown()["questions"]
    assert question["title"] == "Was the play complete when the next card was drawn?"
    assert [offer["label"] for offer in question["offers"]] == [
        "Yes: the draw stands", "No: it is drawn anew",
    ]  # fmt: skip


def test_yes_and_no_are_no_facts() -> None:
    table = Board()
    table.happens(Entry(0, "card", {"seat": 1, "card": "1"}))
    assert "May pass" not in [fact["label"] for fact in table.shown()["facts"]]


def test_a_colour_put_right_leaves_the_other_as_it_is() -> None:
    table = Board()
    table.answer(table.offer("board"), men={"red": ["start", 6, 22, "home"]})
    table.wait()
    assert table.men == {"red": ["start", 6, 22, "home"], "yellow": ["start", "start", 40, "S4"]}
    assert table.board()["given"] == {}


def test_men_who_cannot_stand_so_come_back_with_the_reason() -> None:
    table = Board()
    two_on_a_square = {"red": ["start", 20, 20, "home"]}
    table.answer(table.offer("board"), men=two_on_a_square)
    table.wait()
    assert table.men["red"] == ["start", 6, 20, "home"]
    assert table.shown()["notice"]["text"].startswith("Men cannot stand like that: one on a square")
    assert table.board()["given"] == {"men": two_on_a_square}


@pytest.mark.parametrize(
    ("men", "told"),
    [
        ({"red": ["start", 6, 60, "home"]}, '"men" is not among the choices'),
        ({"pink": [1, 2, 3, 4]}, "expected squares by colour: red, blue, yellow, green"),
        ([1, 2, 3, 4], "expected squares by colour"),
        ({"red": 4}, "expected squares by colour"),
    ],
)
def test_no_man_stands_where_there_is_no_square(men: Any, told: str) -> None:
    table = Board()
    assert told in refused(table, table.offer("board"), men=men)
