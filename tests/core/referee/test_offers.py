"""What may be entered, by whom, and who may see it: before any screen or phone takes part."""

from dataclasses import replace

from companion.core.referee import Prompt, Setup, Verdict
from companion.core.referee.events import Deal, Entry, Ruling
from companion.core.referee.game import Want, open_prompts, open_verdicts, wants_of
from companion.core.referee.schema import SEAT, required
from tests.core.referee.test_referee import Tally

BID = Prompt("entry", "bid", 2, {"seat": required(SEAT)}, input="white")
SETUP = Setup("tally", 4, 1, ("Ann", "Ben", "Cy", "Di"), None, {}, 0, frozenset({"hand"}))


def test_an_answer_becomes_the_event_that_was_offered() -> None:
    given = {"seat": 2}
    made = BID.answered(given)
    given["seat"] = 3
    assert made(7) == Entry(7, "bid", {"seat": 2})
    assert replace(BID, event="deal").answered({})(8) == Deal(8, "bid", {})
    assert replace(BID, event="ruling").answered({})(8) == Ruling(8, "bid", {})


def test_the_inputs_that_do_what_may_be_entered_are_wanted_once() -> None:
    others = (
        replace(BID, input=""),
        replace(BID, by="dealer"),
        replace(BID, input="red", stand_in=True),
    )
    assert wants_of((BID, *others, BID)) == (Want(2, "white", None, 0, False),)


def test_what_is_asked_goes_before_the_rest() -> None:
    asked = replace(BID, by=3, asked=True)
    assert wants_of((BID, asked)) == (Want(3, "white"),)
    assert wants_of((BID, replace(asked, input=""))) == (), "there is no button for the answer"


def test_what_is_private_is_shown_to_its_own_seat() -> None:
    told = [Verdict(n, n, kind, {"seat": n}) for n, kind in ((1, "hand"), (2, "hand"), (3, "won"))]
    assert [v.n for v in open_verdicts(told, SETUP)] == [3]
    assert [v.n for v in open_verdicts(told, SETUP, (2,))] == [2, 3]
    assert open_verdicts(told, replace(SETUP, private=frozenset())) is told


def test_choices_that_are_a_secret_are_offered_to_their_own_seat() -> None:
    secret = replace(BID, choices={"card": ("ace",), "seat": (1,)}, openly={"card": ()})
    (opened,) = open_prompts((secret,))
    assert opened.choices == {"card": (), "seat": (1,)}
    assert opened.openly is None
    assert open_prompts((secret, BID), (2,)) == (secret, BID)
    assert open_prompts((BID,)) == (BID,)


def test_what_only_its_game_calls_final_is_final() -> None:
    final = Tally.vocabulary.final
    assert [
        final(kind) for kind in ("counted", "refused", "fault", "overturned", "unheard-of")
    ] == [
        False,
        True,
        True,
        False,
        False,
    ]
