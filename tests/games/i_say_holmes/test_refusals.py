"""Whatever comes at the wrong time, or cannot be, is refused with its reason; nothing changes."""

import pytest

from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import parse_header
from companion.games import GAMES
from tests.support.isay_table import AFOOT, IsayTable, dealt, opened
from tests.support.table import Line


def test_before_the_deal() -> None:
    scene = IsayTable(4)
    scene.entry("play", 1, card=AFOOT).refused("not-started")
    scene.draw(1).refused("not-started")
    scene.entry("held", 1, total=1).refused("not-started")
    scene.say("count", seat=1, value=3).refused("nothing-to-rule")
    scene.say("chit", side="London").refused("nothing-to-rule")
    scene.done("give").refused("not-started")


def test_before_the_start() -> None:
    scene = dealt()
    scene.draw(1).refused("not-started")
    scene.later("deal").refused("busy", waiting_for="start")
    scene.say("count", seat=1, value=0).entry("play", 1, card=AFOOT).refused("no-cards")


def test_in_a_turn() -> None:
    scene = opened()
    scene.later("deal").refused("busy", waiting_for="play")
    scene.done("give").refused("busy", waiting_for="play")
    scene.entry("arrest", 2, target=3).refused("busy", waiting_for="play")
    scene.entry("no-arrest", 2).refused("busy", waiting_for="play")
    scene.entry("held", 2, total=3).refused("busy", waiting_for="play")
    scene.innocent(2).refused("not-accused")
    scene.draw(3).refused("not-your-turn")
    scene.keep(3).refused("not-your-turn")
    scene.entry("escape", 3, villains=["Clay"]).refused("not-your-turn")
    scene.entry("escape", 2, villains=[]).refused("villains-missing")
    scene.entry("escape", 2, villains=["Train"]).refused("not-a-villain")
    scene.entry("play", 2, card="Alibi").refused("defence-only")
    scene.draw(2).entry("escape", 2, villains=["Clay"]).refused("already-drew")


def test_what_is_asked_first() -> None:
    scene = opened().entry("play", 2, card="Train")
    scene.draw(2).refused("busy", waiting_for="sequence")
    scene.say("i-say", allow=True).refused("nothing-to-rule")
    scene.say("which", answer="red").refused("nothing-to-rule")


def test_fleeing_with_what_is_no_villain() -> None:
    scene = opened().lay(2, "Train").counts(5, 5, 1, 6)
    scene.entry("play", 3, card="Fleeing", villain="Train").refused("not-a-villain")
    scene.entry("play", 3, card="Fleeing", villain="Clay").refused("count-mismatch")


def test_a_villain_is_no_matter_to_any_other_card() -> None:
    scene = opened().entry("play", 2, card="Train", villain="Watson")
    assert scene.state["open"][0]["question"] == "sequence"


def test_while_somebody_is_accused() -> None:
    scene = opened().counts(5, 6, 6, 1).lay(2, "Arrest", target=4).decline(4)
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="plea")
    scene.entry("arrest", 2, target=3).refused("busy", waiting_for="plea")
    scene.guilty(4, "Moran", "Clay").refused("count-mismatch")
    scene.entry("plea", 4, guilty=False, villains=["Moran"]).refused("count-mismatch")


def test_while_a_name_is_awaited() -> None:
    scene = opened().counts(5, 1, 4, 3).lay(2, "West End")
    scene.entry("arrest", 3, target=4).refused("not-your-turn")
    scene.entry("arrest", 2, target=2).refused("self-target")
    scene.entry("no-arrest", 2).refused("busy", waiting_for="arrest")
    scene.entry("play", 3, card="Train").refused("busy", waiting_for="arrest")


def test_while_hands_are_counted() -> None:
    scene = opened().lay(2, "Arrest", target=4).decline(4).guilty(4, "Moran")
    scene.later("deal").refused("busy", waiting_for="held")
    scene.entry("held", 1).refused("bad-total")
    scene.entry("held", 1, cards=["Bicycle"]).refused("unknown-card")
    scene.entry("held", 1, cards=["Train"] * 6).refused("count-mismatch")
    scene.entry("held", 4, total=251).refused("bad-total")
    scene.entry("arrest", 1, target=2).refused("round-over")
    scene.say("chit", side="London").refused("nothing-to-rule")
    scene.say("count", seat=4, value=0).refused("count-mismatch")


def test_after_the_last_round() -> None:
    scene = opened(rounds=1, cards={"Moran": {"value": 40}}).lay(2, "Arrest", target=4)
    scene.decline(4).guilty(4, "Moran").held(1, 2, 3, 4)
    assert scene.state["phase"] == "over"
    scene.later("deal").refused("match-over")
    scene.draw(2).refused("match-over")
    scene.entry("held", 1, total=1).refused("match-over")
    for ruling in ("count", "score"):
        number = {"count": "value", "score": "delta"}[ruling]
        scene.say(ruling, seat=1, **{number: 1}).refused("match-over")
    scene.say("chit", side="London").refused("match-over")
    scene.say("value", card="Moran", value=4).refused("match-over")


def test_presses_that_mean_nothing() -> None:
    scene = opened()
    scene.button(1, "pile").refused("unused-input", speak=False)
    scene.add(scene.now + 1, "cue", cue="play").refused("unused-input", speak=False)
    assert len(scene.button(1, "white").so_far().only("refused")) == 1
    scene.refused("no-window", speak=False)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"round": 1}, 'unknown option "round"'),
        ({"rounds": 101}, 'option "rounds" is 101; expected a whole number, 1 to 100'),
        ({"window_us": True}, 'option "window_us" is true'),
        ({"unknown_sequence": "guess"}, 'expected "ask" or "trust"'),
        ({"cards": []}, 'option "cards" is a list; expected an object'),
        ({"cards": {"Bicycle": {}}}, 'option "cards" names "Bicycle"; expected a title'),
        ({"cards": {"Train": 1}}, 'option "cards", "Train" is 1; expected an object'),
        ({"cards": {"Train": {"worth": 1}}}, 'option "cards", "Train": unknown field "worth"'),
        ({"cards": {"Train": {"value": 51}}}, '"value" is 51; expected a whole number, 1 to 50'),
        ({"cards": {"Train": {"deal": 2}}}, '"deal" is 2; expected a whole number, 3 to 8'),
        ({"cards": {"Train": {"next": "location"}}}, '"next" is "location"; expected a list'),
        (
            {"cards": {"Train": {"next": ["bicycle"]}}},
            '"next" is a list; expected a list',
        ),
        ({"cards": {"Train": {"partial": 1}}}, '"partial" is 1; expected true or false'),
        ({"cards": {"Train": {"next": ["same"]}}}, "only Alibi and Mastermind can"),
        ({"cards": {"Holmes": {"next": ["action"]}}}, "nothing follows from such a card"),
    ],
)
def test_a_header_says_what_is_wrong(options: Line, said: str) -> None:
    line = {"transcript": 1, "game": "i-say-holmes", "seats": 4, "options": options}
    with pytest.raises(TranscriptError) as raised:
        parse_header(line, GAMES)
    assert said in str(raised.value)
    assert "\n" not in str(raised.value)
