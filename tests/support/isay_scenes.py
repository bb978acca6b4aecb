"""Moments of I Say, Holmes! as a screen shows them, out of matches that bots have played."""

from collections.abc import Sequence

from companion.core.referee.verdicts import Verdict
from companion.outputs.display import Stage
from tests.support.moments import State, Until, stage_when
from tests.support.practice import shelf_table

KEYS = {(1, "white"): "a", (1, "red"): "d", (1, "blue"): "f"}


def staged(
    until: Until,
    seed: int = 3,
    people: Sequence[int] = (),
    seats: int = 4,
    doubt_us: int | None = None,
    options: State | None = None,
) -> Stage:
    """The stage of a match as soon as that holds; `people` sit before the screen."""
    given = {"rounds": 3, **(options or {})}
    table = shelf_table("i-say-holmes", seed, seats, options=given, doubt_us=doubt_us)
    return stage_when(table, until, people, KEYS)


def playing() -> Stage:
    """The person at seat 1 is on turn, and sees what he holds."""
    return staged(
        lambda state, v: state["phase"] == "turn" and state["turn"] == 1 and len(v) > 12,
        people=(1,),
    )


def aiming() -> Stage:
    """The person at seat 1 can lay a card against somebody."""

    def able(state: State, verdicts: Sequence[Verdict]) -> bool:
        mine = state["phase"] == "turn" and state["turn"] == 1
        return mine and state["seq"] in ("London", "Village", "West End", "The Country", "Castle")

    return staged(able, people=(1,), seed=5)


def attacked() -> Stage:
    """The person at seat 1 may answer an attack that an Alibi stops; the clock runs."""

    def attack(state: State, verdicts: Sequence[Verdict]) -> bool:
        window = state["window"]
        return bool(window) and window["seat"] == 1 and "Alibi" in window["allows"]

    stage = staged(attack, people=(1,), seed=1)
    stage.tick((stage.scene().deadline or 0) - 7_400_000)
    return stage


def answering() -> Stage:
    """Somebody may answer an attack, on a screen for all."""
    stage = staged(lambda state, _: bool(state["window"]))
    stage.tick((stage.scene().deadline or 0) - 3_400_000)
    return stage


def passing() -> Stage:
    """Everybody passes a card to the left, and the person at seat 1 chooses his."""
    return staged(lambda state, _: state["moving"] == "pass-left", people=(1,))


def shown() -> Stage:
    """The person at seat 1 has looked at somebody's cards."""

    def looked(state: State, verdicts: Sequence[Verdict]) -> bool:
        return any(v.kind == "look" and v.fields["by"] == 1 for v in verdicts[-4:])

    return staged(looked, people=(1,), seed=4)


def read_out() -> Stage:
    """Nobody has told the bottom lines: the dealer reads one."""

    def asked(state: State, verdicts: Sequence[Verdict]) -> bool:
        return any(asked["question"] == "sequence" for asked in state["open"])

    return staged(asked, options={"cards": {}})


def too_close() -> Stage:
    """Two buttons of one player came too close together."""
    return staged(
        lambda state, _: any(asked["question"] == "which" for asked in state["open"]),
        doubt_us=60_000,
        seed=3,
    )


def eight() -> Stage:
    """A full table, in the middle of a story."""
    return staged(lambda state, v: state["phase"] == "turn" and len(v) > 30, seats=8, seed=11)


def counted() -> Stage:
    """A round is over and counted."""
    return staged(lambda state, v: bool(v) and v[-1].kind == "score")
