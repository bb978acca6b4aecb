"""What the table says: who, what, how much."""

import tomllib
from dataclasses import replace
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.voice.book import COMMON, Book
from companion.outputs.voice.pieces import Piece, joined, slug, stretches, written
from companion.outputs.voice.template import Slot
from scripts.make_examples import dead_heat, false_start, five_players
from tests.games.baker_street.test_phrases import GAME as BAKER
from tests.outputs.voice.table import PLAYERS, book, forfeit, said, setup, verdict
from tests.support.kits import announcer_of
from tests.support.random_tables import Line


def test_ben_too_early() -> None:
    assert said(forfeit(1, 2)) == ["Ben, too early. One card to the pool."]


def test_too_close_to_call() -> None:
    doubt = verdict(1, "doubt", question="first-call", between=[2, 4], gap_us=1, doubt_us=2)
    assert said(doubt) == ["Too close to call: Ben and Dot. Dealer?"]


def test_a_flood_becomes_one_sentence() -> None:
    flood = [forfeit(n, n) for n in (2, 3, 4)]
    assert said(*flood) == ["Ben, Cy and Dot, too early. One card each to the pool."]


def test_different_amounts_are_not_thrown_together() -> None:
    one, two = forfeit(1, 2, "rest", 3), forfeit(2, 3, "rest", 1)
    assert said(one, two) == [
        "Ben, arms off the table. Three cards to the pool.",
        "Cy, arms off the table. One card to the pool.",
    ]


def test_a_call_that_is_settled_at_once_is_said_once() -> None:
    call = verdict(1, "call", seat=2, place=1, behind_us=0, doubt_us=0)
    capture = verdict(2, "capture", seat=2, **{"from": [4]}, pool=0, won=2, cards=5)
    assert said(call) == ["Ben is first."]
    assert said(call, capture) == ["Ben takes two cards from Dot."]


def test_what_is_taken_back_is_said_with_its_player() -> None:
    announcer = announcer_of(book(), setup())
    announcer.announce([forfeit(7, 3)], 0)
    (one,) = announcer.announce([verdict(8, "overturned", of=7)], 0)
    assert written(announcer.pieces(one), PLAYERS) == "Taken back: Cy."
    assert said(verdict(9, "overturned", of=1)) == ["Taken back."]


def test_the_score_is_read_out_seat_by_seat() -> None:
    score = verdict(1, "score", hand=[5, 0, 21, 3], total=[45, 0, 121, 7])
    assert said(score) == [
        "The score. Ada, forty five. Ben, zero. Cy, one hundred twenty one. Dot, seven."
    ]


def test_a_sensor_that_is_lost_and_back() -> None:
    assert said(verdict(1, "fault", seat=2, input="pile", reason="stuck")) == [
        "Ben, pile is lost. It accuses nobody."
    ]
    assert said(verdict(1, "fault", seat=2, input="pile", reason="recovered")) == [
        "Ben, pile is back."
    ]
    assert said(verdict(1, "fault", seat=None, input=None, reason="evidence-late")) == []


def test_a_verdict_that_the_book_does_not_know_is_silent() -> None:
    assert said(verdict(1, "eclipse", seat=2)) == []


def kinds_of_sherlock_holmes() -> set[str]:
    kinds: set[str] = set()
    for story in (dead_heat, false_start, five_players):
        kinds |= {line["verdict"] for line in story().judged()}
    return kinds - {"state"}


def test_every_verdict_of_sherlock_holmes_has_its_entry() -> None:
    entries = {kind for game, kind, _ in book().entries() if game in ("sherlock-holmes", COMMON)}
    assert kinds_of_sherlock_holmes() <= entries
    assert len(kinds_of_sherlock_holmes()) >= 18


def test_which_verdicts_are_silent_on_purpose() -> None:
    silent = {(game, kind) for game, kind, entry in book().entries() if entry.say is None}
    assert silent == {
        ("sherlock-holmes", "played"),
        ("sherlock-holmes", "call"),
        ("sherlock-holmes", "void"),
        ("sherlock-holmes", "ask"),
        ("sherlock-holmes", "counted"),
        *(("sorry", kind) for kind in ("colours", "dealt", "hand", "moves", "picked", "moved")),
        ("sorry", "refilled"),
        *((BAKER, kind) for kind in ("roll-wanted", "left", "arrived", "clue-ready", "ended")),
        *((BAKER, kind) for kind in ("clue-started", "clue-closed", "refused")),
        *(
            ("i-say-holmes", kind)
            for kind in (
                "kept",
                "implied",
                "detected",
                "cleared",
                "ask",
                "ruled",
                "flag",
                "refused",
            )
        ),
        (COMMON, "fault"),
        (COMMON, "refused"),
    }


@pytest.mark.parametrize("story", [dead_heat, false_start, five_players])
def test_every_announcement_of_a_whole_story_can_be_built(story: Any) -> None:
    lines: list[Line] = [*story().judged()]
    announcer = announcer_of(book(), setup())
    for line in lines:
        fields = {name: line[name] for name in line if name not in ("n", "t", "verdict")}
        for one in announcer.announce([verdict(line["n"], line["verdict"], **fields)], 0):
            assert announcer.pieces(one)


def test_every_reason_to_pay_has_words_of_its_own() -> None:
    reasons = ("early", "late", "slow-withdrawal", "rest", "false-call", "missed-holmes")
    sentences = {said(forfeit(1, 2, reason))[0] for reason in (*reasons, "wrong-name", "ruling")}
    assert len(sentences) == 8


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "zero"),
        (13, "thirteen"),
        (20, "twenty"),
        (56, "fifty six"),
        (100, "one hundred"),
        (342, "three hundred forty two"),
        (-5, "minus five"),
        (1904, "1904"),
    ],
)
def test_numbers(number: int, words: str) -> None:
    assert " ".join(piece.text for piece in book().number(number)) == words


def test_plural_rules_are_data() -> None:
    """Polish has three forms; the book says so, no code does."""
    data = dict(_data())
    data["plural"] = [
        {"form": "one", "exactly": [1]},
        {"form": "few", "last": [2, 3, 4], "not_last_two": [12, 13, 14]},
    ]
    data["nouns"] = {"card": {"one": "karta", "few": "karty", "other": "kart"}}
    polish = Book(data)
    forms = [polish.count(number, "card")[-1].text for number in (1, 3, 5, 12, 22)]
    assert forms == ["karta", "karty", "kart", "kart", "karty"]


def _data() -> dict[str, Any]:
    file = resources.files("companion.outputs.voice") / "books/en.toml"
    return tomllib.loads(file.read_text("utf-8"))


def test_every_slot_of_the_book_is_understood() -> None:
    manners = {"names", "or", "scores", "word", "number", "card", "point", "pile", "tag", "second"}
    for _, _, entry in book().entries():
        for template in (entry.say or (), entry.each or ()):
            assert {part.manner for part in template if isinstance(part, Slot)} <= manners


anything = st.recursive(
    st.none() | st.booleans() | st.integers(-50, 50) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)


@given(st.data())
def test_whatever_a_game_writes_into_its_verdicts_can_be_worded(data: st.DataObject) -> None:
    """A new game's field of another kind costs a strange sentence at most, never the voice."""
    game, kind, entry = data.draw(st.sampled_from([*book().entries()]))
    parts = [part.field for part in entry.say or () if isinstance(part, Slot)]
    fields = {name: data.draw(anything) for name in {*parts, "seat"}}
    fields |= {k: v[0] if isinstance(v, list) else v for k, v in entry.when.items()}
    known = setup().game if game == COMMON else game
    announcer = announcer_of(book(), replace(setup(), game=known))
    if kind != "overturned":
        for one in announcer.announce([verdict(1, kind, **fields)] * 2, 0):
            announcer.pieces(one)


@pytest.mark.parametrize(
    ("game", "kind", "fields", "sentence"),
    [
        ("block", "block", {"seat": 2, "on": 7, "hand": 3}, "Block! Ben."),
        ("block", "count", {"seat": 2, "card": 50, "points": 5, "total": 9}, "Ben, five points."),
        ("sorry", "turn", {"seat": 3, "colour": "red"}, "Cy, your turn."),
        ("sorry", "won", {"seat": 3, "games": 1, "total": [0, 0, 1]}, "Cy wins!"),
        ("i-say-holmes", "arrest", {"by": 1, "seat": 4}, "Ada arrests Dot."),
        ("221b-baker-street", "won", {"seat": 1}, "Ada solves the case!"),
    ],
)
def test_the_other_games(game: str, kind: str, fields: dict[str, Any], sentence: str) -> None:
    announcer = announcer_of(book(), replace(setup(), game=game))
    (one,) = announcer.announce([verdict(1, kind, **fields)], 0)
    assert written(announcer.pieces(one), PLAYERS) == sentence


def test_text_is_cut_into_stretches() -> None:
    cut = stretches(", too early. Dealer, does it stand?")
    assert joined([Piece(seat=2), *cut]) == (
        Piece(seat=2, mark=","),
        Piece("too early", mark="."),
        Piece("Dealer, does it stand", mark="?"),
    )
    assert slug("Dealer, does it stand") == "dealer-does-it-stand"
