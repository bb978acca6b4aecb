"""Whole matches of bots: no crash, no card lost, everything happens, and always the same."""

import io
from collections import Counter
from functools import cache
from itertools import pairwise
from statistics import mean, median

import pytest

from companion.app.cli.judging import Judgement
from companion.app.simulated.practice_table import PracticeTable
from companion.app.simulated.recording import Recording
from companion.core.live import View
from companion.core.referee.events import Card, Cue
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import state_line, verdict_line
from companion.games.sherlock_holmes.bots.pack import practice_pack
from tests.support.practice import Notes, bot_table, croupier_of

PACK = Counter(practice_pack().cards)


class Auditor:
    """Counts all cards after every event, and compares them with the referee's ledger."""

    def __init__(self, table: PracticeTable) -> None:
        self._table = table
        self.wrong: list[str] = []

    def __call__(self, view: View) -> None:
        cards, state = croupier_of(self._table.company).table, view.state
        if state["phase"] == "dealing" and not state["scores"][0] and not cards.cards():
            return
        if not cards.fits(state["hands"], state["piles"], state["pool"]):
            self.wrong.append(f"{view.t}: the cards do not lie as the ledger says")
        if Counter(cards.cards()) != PACK:
            self.wrong.append(f"{view.t}: a card was lost or made")


def played(
    seed: int, seats: int = 4, hands: int | None = None, target: int = 50
) -> tuple[PracticeTable, Notes]:
    table, _ = bot_table(seed, seats, options={"target": target})
    auditor = Auditor(table)
    notes = Notes(auditor)
    table.join(listener=notes)
    with table:
        table.run(lambda: hands is None or table.progress.hands < hands)
    assert table.dropped == []
    assert auditor.wrong == []
    return table, notes


@pytest.mark.slow
def test_four_bots_play_a_whole_game_to_fifty() -> None:
    table, notes = played(seed=3)
    assert table.progress.over
    won = [verdict for verdict in notes.verdicts if verdict.kind == "won"]
    assert len(won) == 1
    assert won[0].fields["total"] >= 50
    assert won[0].fields["total"] == max(table.session.state()["scores"])


@pytest.mark.parametrize("seats", [3, *(pytest.param(n, marks=pytest.mark.slow) for n in (5, 8))])
def test_as_many_may_sit_down_as_the_game_allows(seats: int) -> None:
    table, _ = played(seed=seats, seats=seats, hands=1)
    assert table.progress.hands == 1


@cache
def first_hand(seed: int) -> tuple[str, list[str]]:
    return transcript(seed, hands=1)


def transcript(seed: int, hands: int) -> tuple[str, list[str]]:
    """The transcript of a match, and the lines of its verdicts as they were given live."""
    out, given = io.StringIO(), Notes()
    header = bot_table(seed)[0].header
    table, _ = bot_table(seed, record=Recording(out, header))
    table.join(listener=given)
    with table:
        table.run(lambda: table.progress.hands < hands)
    state = state_line(table.session.state())
    return out.getvalue(), [*map(verdict_line, given.verdicts), state]


def test_the_same_seed_gives_the_same_transcript() -> None:
    assert first_hand(11)[0] == transcript(seed=11, hands=1)[0]
    assert first_hand(11)[0] != first_hand(12)[0]


def test_a_recorded_hand_is_judged_the_same_again() -> None:
    assert judged(first_hand(11)[0]) == first_hand(11)[1]


@pytest.mark.slow
def test_and_so_are_hands_in_a_row() -> None:
    recorded, live = transcript(seed=5, hands=2)
    assert judged(recorded) == live


def judged(recorded: str) -> list[str]:
    out = io.StringIO()
    Judgement(io.BytesIO(recorded.encode()), out).run("match")
    return out.getvalue().splitlines()


KINDS = {
    "played",
    "forfeit early",
    "forfeit late",
    "forfeit slow-withdrawal",
    "forfeit rest",
    "forfeit false-call",
    "forfeit missed-holmes",
    "forfeit wrong-name",
    "call",
    "capture",
    "doubt pile",
    "sweep-open",
    "safe",
    "taken",
    "sweep",
    "yard",
    "void late",
    "out",
    "score",
    "refused sweep",
}


def kind(verdict: Verdict) -> str:
    detail = verdict.fields.get("reason") or verdict.fields.get("question") or ""
    return f"{verdict.kind} {detail}".strip()


@pytest.mark.slow
def test_everything_happens_sooner_or_later() -> None:
    _, notes = played(seed=21, hands=30, target=100_000)
    assert {kind(verdict) for verdict in notes.verdicts} >= KINDS
    _human_times(notes)
    _human_errors(notes)


def _human_times(notes: Notes) -> None:
    """Reaction times lean to the left and have a tail to the right, as people's do."""
    times = [v.fields["reaction_us"] for v in notes.verdicts if v.kind == "played"]
    times = [t for t in times if t is not None and t < 1_000_000]
    assert 180_000 <= median(times) <= 320_000
    assert mean(times) > median(times)
    assert min(times) > 60_000 or Counter(t < 60_000 for t in times)[True] < len(times) / 50


def _human_errors(notes: Notes) -> None:
    """Among four players somebody plays on READY now and then: often, but not always.

    The caller begins again with READY after such a forfeit, so every pause counts, not every trap.
    """
    cues = [event for event in notes.events if isinstance(event, Cue)]
    traps = [(one.t, two.t) for one, two in pairwise(cues) if one.cue == two.cue == "ready"]
    early = [v.t for v in notes.verdicts if v.kind == "forfeit" and v.fields["reason"] == "early"]
    pauses = [(one.t, two.t) for one, two in pairwise(cues) if one.cue == "ready"]
    caught = sum(any(start < t < end for t in early) for start, end in pauses)
    assert len(traps) > 30
    assert 0.02 <= caught / len(pauses) <= 0.25


@pytest.mark.slow
def test_many_hands_of_a_full_table() -> None:
    table, _ = played(seed=48, seats=8, hands=20, target=100_000)
    assert table.progress.hands == 20


def test_what_the_table_reads_is_what_lies_there() -> None:
    """The referee's own names of cards, wherever it has any, are those of the real ones."""
    table, _ = bot_table(9)
    wrong: list[object] = []

    def compare(view: View) -> None:
        ledger = table.session._referee._game.match.ledger  # type: ignore[attr-defined]
        cards = croupier_of(table.company).table
        for seat in cards.seats:
            named = [n and n.replace("SHERLOCK ", "") for n in ledger.piles[seat]]
            lies = [card.replace("SHERLOCK ", "") for card in cards.piles[seat]]
            if any(n not in (None, card) for n, card in zip(named, lies, strict=True)):
                wrong.append((view.t, seat, named, lies))

    notes = Notes(compare)
    table.join(listener=notes)
    with table:
        table.run(lambda: table.progress.hands < 2)
    assert any(isinstance(event, Card) for event in notes.events)
    assert wrong == []
