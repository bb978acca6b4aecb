"""Every reason of the catalogue for which something is refused; nothing changes by it."""

import re
from collections.abc import Callable

import pytest

from companion.core.transcript.errors import TranscriptError
from tests.support.command import ROOT
from tests.support.sorry_table import (
    SorryTable,
    for_points,
    game,
    opened,
    stacked,
    undecided,
    virtual,
    virtual_hand,
)

HOME3: list[int | str] = ["home", "home", "home"]


def touch(scene: SorryTable, seat: int, name: str = "pile") -> SorryTable:
    return scene.press(seat, name, scene.now + 1)


def won() -> SorryTable:
    return game(2, red=[*HOME3, "S5"]).play(1, "1", "S5-home")


def in_doubt() -> SorryTable:
    scene = undecided()
    at = scene.now + 1
    return scene.press(2, "pile", at).press(1, "white", at + 0.0007)


def dropped() -> SorryTable:
    scene = for_points(3).entry("double", 1)
    return scene.entry("answer", 2, answer="drop").entry("answer", 3, answer="accept")


REFUSED: dict[str, list[Callable[[], SorryTable]]] = {
    "bad-seat": [lambda: game(2).turn_up(3, "5"), lambda: game().say("caller", seat=7)],
    "unused-input": [
        lambda: touch(game(), 1, "rail"),
        lambda: game().later("cue", cue="play"),
        lambda: game().later("card", seat=1, card="5"),
    ],
    "deal-due": [
        lambda: SorryTable(2).turn_up(1, "5"),
        lambda: SorryTable(2).entry("lead-draw", 1, card="5"),
        lambda: SorryTable(2).entry("colour", 1, colour="red"),
        lambda: SorryTable(2).shuffle().entry("move", 1, move=1),
        lambda: SorryTable(2, options={"mode": "points"}).shuffle().entry("double", 1),
        lambda: touch(SorryTable(2).shuffle().lead("12", "3"), 1),
    ],
    "bad-pack": [
        lambda: SorryTable(2).shuffle(stacked()),
        lambda: SorryTable(2, options={"pack": "virtual"}).shuffle(),
        lambda: SorryTable(2, options={"pack": "virtual"}).shuffle(["6", *stacked()[1:]]),
    ],
    "no-such-card": [
        lambda: game().turn_up(1, "9"),
        lambda: for_points().turn_up(1, "6"),
        lambda: for_points().entry("discard", 1, card="6"),
        lambda: SorryTable(2).shuffle().entry("lead-draw", 1, card="13"),
    ],
    "card-exhausted": [lambda: SorryTable(2).shuffle().lead("3", "3").lead("3", "3").lead("3")],
    "not-in-hand": [
        lambda: virtual_hand("3", "5", "8", "12", "1").turn_up(1, "2"),
        lambda: virtual_hand("3", "3", "3", "3", "5").entry("discard", 1, card="12"),
        lambda: virtual_hand("3", "3", "3", "3", "5").entry(
            "discard", 1, card="3", hand=["3", "3", "3", "3", "3"]
        ),
    ],
    "colour-taken": [
        lambda: (
            SorryTable(2)
            .shuffle()
            .lead("12", "3")
            .entry("colour", 1, colour="red")
            .entry("colour", 2, colour="red")
        )
    ],
    "not-your-turn": [
        lambda: game().turn_up(4, "5"),
        lambda: touch(game(red=[4]).turn_up(1, "5"), 3),
        lambda: touch(game(red=[4]).turn_up(1, "5"), 2, "white"),
        lambda: touch(game(red=[4]).turn_up(1, "5"), 2, "blue"),
        lambda: game().entry("colour", 1, colour="red"),
        lambda: game().entry("lead-draw", 1, card="3"),
        lambda: touch(for_points(), 3),
    ],
    "play-not-complete": [
        lambda: touch(undecided(), 2),
        lambda: undecided().turn_up(2, "5"),
        lambda: game().shuffle(),
    ],
    "card-due": [
        lambda: game().entry("move", 1, move=1),
        lambda: touch(game(), 1, "white"),
        lambda: touch(touch(game(), 1), 1),
        lambda: touch(for_points(), 1),
        lambda: SorryTable(2).shuffle().shuffle(),
    ],
    "card-open": [
        lambda: game(red=[4]).turn_up(1, "5").turn_up(1, "5"),
        lambda: touch(game(red=[4]).turn_up(1, "5"), 1),
        lambda: for_points(red=[4]).turn_up(1, "5").entry("discard", 1, card="5"),
    ],
    "no-such-move": [
        lambda: game(red=[4]).turn_up(1, "5").entry("move", 1, move=0),
        lambda: game(red=[4]).turn_up(1, "5").entry("move", 1, move=2),
    ],
    "choose-first": [
        lambda: touch(game(red=[4, 20]).turn_up(1, "5"), 1, "white"),
        lambda: SorryTable(2).shuffle().lead("12", "3").shuffle(),
    ],
    "must-move": [lambda: game(red=[4]).turn_up(1, "5").entry("pass", 1)],
    "no-legal-move": [lambda: for_points(red=["S5"]).turn_up(1, "12")],
    "playable-card-held": [
        lambda: virtual_hand("3", "5", "8", "12", "1").entry("discard", 1, card="3")
    ],
    "refill-due": [
        lambda: for_points(red=[4]).play(1, "5", "4-9").turn_up(2, "5"),
        lambda: for_points(red=[4]).play(1, "5", "4-9").entry("move", 1, move=1),
        lambda: touch(for_points(red=[4]).play(1, "5", "4-9"), 2),
    ],
    "not-in-mode": [
        lambda: touch(game(), 1, "red"),
        lambda: virtual(stacked()).turn_up(1, "5"),
        lambda: game().entry("draw", 1),
        lambda: (
            SorryTable(2, options={"pack": "virtual"})
            .shuffle(stacked())
            .entry("lead-draw", 1, card="3")
        ),
    ],
    "call-pending": [
        lambda: for_points().entry("double", 1).entry("double", 2),
        lambda: for_points().entry("double", 1).entry("answer", 1, answer="accept"),
        lambda: for_points().entry("double", 1).turn_up(1, "5"),
        lambda: for_points().entry("double", 1).shuffle(),
    ],
    "no-call": [lambda: for_points().entry("answer", 1, answer="accept")],
    "already-answered": [
        lambda: (
            for_points()
            .entry("double", 1)
            .entry("answer", 2, answer="drop")
            .entry("answer", 2, answer="drop")
        )
    ],
    "dropped-out": [
        lambda: dropped().entry("double", 2),
        lambda: dropped().turn_up(2, "5"),
        lambda: touch(dropped(), 2, "red"),
    ],
    "ruling-pending": [lambda: in_doubt().turn_up(2, "5"), lambda: in_doubt().men(red=[4])],
    "nothing-to-rule": [
        lambda: game().say("draw-stands"),
        lambda: game().say("caller", seat=1),
        lambda: SorryTable(2).say("board", men={"red": ["start"] * 4}),
    ],
    "bad-ruling": [lambda: in_doubt().say("win-stands")],
    "bad-board": [
        lambda: opened().men(red=[60]),
        lambda: opened().men(red=["S6"]),
        lambda: opened().men(red=["home"] * 4),
        lambda: opened().men(red=["S1", "S1"]),
        lambda: opened(2).men(blue=[3]),
        lambda: opened().say("board", men={}),
        lambda: game(blue=[12]).men(red=[12]),
        lambda: dropped().men(blue=[20]),
    ],
    "game-over": [
        lambda: won().turn_up(1, "5"),
        lambda: touch(won(), 2),
        lambda: won().men(red=[4]),
        lambda: won().entry("lead-draw", 1, card="5"),
    ],
}
CASES = [(reason, scene) for reason, scenes in REFUSED.items() for scene in scenes]


@pytest.mark.parametrize(
    ("reason", "scene"), CASES, ids=[f"{reason}-{n}" for n, (reason, _) in enumerate(CASES)]
)
def test_refused_and_nothing_changed(reason: str, scene: Callable[[], SorryTable]) -> None:
    scene().refused(reason)


def test_every_reason_of_the_catalogue_is_met() -> None:
    catalogue = (ROOT / "docs/rules/sorry.md").read_text()
    listed = catalogue.split("`refused` reasons:")[1].split("\n\n")[0]
    late = "late-arrival"  # example 60
    assert set(re.findall(r"`([a-z-]+)`", listed)) == {*REFUSED, late}


@pytest.mark.parametrize(
    "broken",
    [
        {"event": "entry", "entry": "colour", "seat": 1, "colour": "pink"},
        {"event": "entry", "entry": "answer", "seat": 1, "answer": "perhaps"},
        {"event": "entry", "entry": "move", "seat": 1, "move": "first"},
        {"event": "entry", "entry": "castle", "seat": 1},
        {"event": "entry", "entry": "card", "seat": 1},
        {"event": "ruling", "ruling": "board", "men": {"pink": [1, 2, 3, 4]}},
        {"event": "ruling", "ruling": "board", "men": [1, 2, 3, 4]},
        {"event": "ruling", "ruling": "board", "men": {"red": [1.5]}},
        {"event": "ruling", "ruling": "pardon"},
        {"event": "deal", "order": "123"},
    ],
)
def test_what_is_not_well_formed_ends_the_run(broken: dict[str, object]) -> None:
    scene = game()
    scene.lines.append({"t": 90_000_000, **broken})
    with pytest.raises(TranscriptError, match="expected"):
        scene.judged(end=100)
