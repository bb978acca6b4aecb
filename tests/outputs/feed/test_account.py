"""What the house is told of a match: who was how fast, who has how much, what was decided."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import jinja2
import pytest

from companion.core.referee.events import CUES, Cue
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.language import speaking
from companion.language.catalogue import languages
from companion.outputs.feed.account import (
    FASTEST,
    LONGEST,
    Account,
    Standing,
    event_types,
    nothing_on,
)
from companion.outputs.feed.discovery import described
from companion.outputs.feed.topics import Topics
from tests.support.kits import setup_of

SETUP = setup_of("sherlock-holmes", ("Ada", "Ben", "Cy"))
STATE = {"phase": "play", "open": [], "scores": [3, 0, 1]}
NOW = "2026-11-18T20:30:00.000000+00:00"


def account(setup: Any = SETUP) -> Account:
    return Account(KITS[setup.game], setup, 12)


def played(n: int, seat: int, ms: float, doubt_us: int = 100) -> Verdict:
    fields = {"seat": seat, "reaction_us": round(ms * 1000), "doubt_us": doubt_us}
    return Verdict(n, 1_000_000 * n, "played", fields)


def stands(told: Account, **state: Any) -> dict[str, Any]:
    return told.state(Standing(SETUP, {**STATE, **state}))


def test_a_verdict_is_told_in_words_with_how_sure_it_is() -> None:
    [told] = account().judged([played(1, 1, 231)], SETUP, NOW)
    assert told == {
        "event_type": "played", "match": 12, "n": 1, "at": NOW, "seat": 1, "player": "Ada",
        "text": "Ada played, 231 ms after PLAY, sure to 0.1 ms.", "reaction_ms": 231.0,
        "doubt_us": 100,
    }  # fmt: skip


def test_the_fastest_is_the_fastest_that_stands() -> None:
    told = account()
    told.judged([played(1, 1, 300), played(2, 2, 210), played(3, 3, 250)], SETUP, NOW)
    assert stands(told)["fastest"] == {"ms": 210.0, "player": "Ben", "seat": 2}
    told.judged([Verdict(4, 5_000_000, "overturned", {"of": 2})], SETUP, NOW)
    assert stands(told)["fastest"] == {"ms": 250.0, "player": "Cy", "seat": 3}


def test_nobody_is_fastest_who_moved_before_anybody_could_hear() -> None:
    told = account()
    told.judged([played(1, 1, 60)], SETUP, NOW)
    assert stands(told)["fastest"] is None
    told.judged([played(2, 1, 99, doubt_us=2000)], SETUP, NOW)
    assert stands(told)["fastest"]["ms"] == 99, "it may have been 101"


def test_what_is_remembered_of_reactions_is_bounded() -> None:
    told = account()
    told.judged([played(n, 1, 200 + n) for n in range(1, 3 * FASTEST)], SETUP, NOW)
    assert len(told._reactions) == FASTEST
    assert stands(told)["fastest"]["ms"] == 201


def test_what_was_before_counts_and_is_not_told() -> None:
    told = account()
    told.remember([played(1, 3, 180)])
    shown = stands(told)
    assert shown["fastest"]["player"] == "Cy"
    assert shown["verdict"] is None


def test_how_it_stands() -> None:
    told = account()
    told.judged([played(1, 1, 231)], SETUP, NOW)
    shown = stands(told)
    assert shown["scores"] == {"Ada": 3, "Ben": 0, "Cy": 1}
    assert shown["score"] == "Ada 3, Ben 0 and Cy 1"
    assert (shown["match"], shown["game"], shown["phase"]) == (12, "sherlock-holmes", "play")
    assert shown["verdict"]["text"].startswith("Ada played")
    assert not shown["dealer_needed"]


def test_two_of_one_name_keep_their_own_points() -> None:
    setup = replace(SETUP, players=("Ada", "Ben", "Ada"))
    told = account(setup).state(Standing(setup, STATE))
    assert told["scores"] == {"Ada (1)": 3, "Ben": 0, "Ada (3)": 1}


def test_who_is_called_otherwise_is_called_so() -> None:
    told = account()
    told.judged([played(1, 1, 231)], SETUP, NOW)
    renamed = replace(SETUP, players=("Ida", "Ben", "Cy"))
    [again] = told.judged([played(2, 1, 240)], renamed, NOW)
    assert again["player"] == "Ida"
    assert again["text"].startswith("Ida played")


def test_whose_turn_it_is() -> None:
    setup = setup_of("sorry", ("Ada", "Ben"))
    told = Account(KITS["sorry"], setup, 1).state(
        Standing(setup, {"phase": "turn", "turn": 2, "open": []})
    )
    assert told["turn"] == "Ben"


def test_a_word_is_told_as_an_event() -> None:
    told = account().word(Cue(5, 1, "play"), NOW)
    assert told == {"event_type": "play", "match": 12, "at": NOW}


def test_a_long_text_fits_what_home_assistant_shows() -> None:
    long = setup_of("sherlock-holmes", tuple(f"{'W' * 19}{n}" for n in range(8)))
    told = account(long)
    scores = Verdict(1, 1, "score", {"hand": [1] * 8, "total": [100] * 8})
    [event] = told.judged([scores], long, NOW)
    shown = told.state(Standing(long, {**STATE, "scores": [100] * 8}))
    assert len(event["text"]) > LONGEST
    assert len(shown["verdict"]["text"]) == LONGEST
    assert len(shown["score"]) <= LONGEST


# Home Assistant.


def test_every_game_tells_home_assistant_its_open_kinds() -> None:
    for kit in KITS.values():
        kinds = event_types(kit)
        assert {"refused", "overturned", "fault"} <= set(kinds)
        assert not kit.rules.vocabulary.private & set(kinds)
    assert "hand" not in event_types(KITS["sorry"])


def device(buttons: bool = False) -> dict[str, Any]:
    kinds = event_types(KITS["sherlock-holmes"])
    return described(Topics("kitchen", "homeassistant"), "Kitchen", "1.0", kinds, buttons)


def test_a_table_is_one_device() -> None:
    topics = Topics("kitchen", "homeassistant")
    assert topics.config == "homeassistant/device/companion-kitchen/config"
    told = device(buttons=True)
    assert told["availability_topic"] == "companion/kitchen/online"
    assert told["device"]["identifiers"] == ["companion-kitchen"]
    parts = told["components"]
    assert {name: part["platform"] for name, part in parts.items()} == {
        **dict.fromkeys(("phase", "turn", "score", "last", "fastest"), "sensor"),
        "dealer": "binary_sensor", "verdict": "event", "cue": "event",
        "pause": "button", "resume": "button",
    }  # fmt: skip
    assert len({part["unique_id"] for part in parts.values()}) == len(parts)
    assert parts["fastest"]["device_class"] == "duration"
    assert parts["cue"]["event_types"] == [*CUES]
    assert parts["pause"]["command_topic"] == "companion/kitchen/command"


def test_buttons_that_are_not_wanted_are_taken_away() -> None:
    parts = device()["components"]
    assert parts["pause"] == parts["resume"] == {"platform": "button"}


def rendered(part: dict[str, Any], key: str, state: dict[str, Any]) -> str:
    sandbox = jinja2.Environment(undefined=jinja2.StrictUndefined)
    return sandbox.from_string(part[key]).render(value_json=json.loads(json.dumps(state)))


@pytest.mark.parametrize("on", [True, False])
def test_what_home_assistant_makes_of_how_it_stands(on: bool) -> None:
    told = account()
    told.judged([played(1, 2, 231)], SETUP, NOW)
    state = stands(told, phase="play") if on else nothing_on()
    parts = device()["components"]
    read = {
        name: rendered(part, "value_template", state)
        for name, part in parts.items()
        if "value_template" in part
    }
    beside = {
        name: json.loads(rendered(part, "json_attributes_template", state))
        for name, part in parts.items()
        if "json_attributes_template" in part
    }
    assert read["fastest"] == ("231.0" if on else "None")
    assert read["turn"] == "None"
    assert read["dealer"] == "OFF"
    assert read["phase"] == (state["phase_text"])
    assert beside["score"] == ({"Ada": 3, "Ben": 0, "Cy": 1} if on else {})
    assert all(isinstance(value, dict) for value in beside.values())


def test_the_parts_are_called_as_the_table_speaks() -> None:
    names = set()
    for language in languages():
        with speaking(language):
            names.add(device()["components"]["fastest"]["name"])
    assert len(names) == 6
