"""What must hold in every match, whoever plays it and however badly."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.events import Event, Press
from companion.core.referee.verdicts import Finding
from companion.games.i_say_holmes.rules import ISayHolmes
from tests.support.isay_play import play, set_up

TABLES = st.tuples(st.integers(3, 8), st.sampled_from(("ask", "trust")), st.integers(1, 3))
SEEDS = st.integers(0, 2**32)


class Invariants:
    """Watches a match and objects."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()

    def __call__(self, game: ISayHolmes, event: Event, found: list[Finding]) -> None:
        self.kinds.update(finding.kind for finding in found)
        refused = [finding.fields for finding in found if finding.kind == "refused"]
        answers = isinstance(event, Press) or event.name in ("sequence", "deadline")
        assert not refused or answers, f"{event} was offered, and refused: {refused}"
        self.the_cards_add_up(game)
        self.somebody_can_always_go_on(game)

    def the_cards_add_up(self, game: ISayHolmes) -> None:
        m = game.match
        assert sum(m.hands) + m.draw_pile + m.discards + m.aside == 120
        assert min(*m.hands, m.draw_pile, m.discards) >= 0
        assert m.discards >= 1 or not m.seq

    def somebody_can_always_go_on(self, game: ISayHolmes) -> None:
        m = game.match
        offered = game.prompts()
        assert (m.phase == "over") == (not offered)
        assert (m.phase == "window") == (m.window is not None)
        assert (m.phase == "moving") == bool(m.moving)
        assert m.question is None or offered[0].asked


@given(TABLES, SEEDS)
def test_whatever_is_offered_is_accepted_and_no_card_gets_lost(
    where: tuple[int, str, int], seed: int
) -> None:
    seats, unknown, rounds = where
    play(set_up(seats, unknown_sequence=unknown, rounds=rounds), Random(seed), Invariants())


@pytest.mark.slow
def test_everything_happens_sooner_or_later() -> None:
    watch = Invariants()
    for seed in range(40):
        options = {"unknown_sequence": ("ask", "trust")[seed % 2], "rounds": 2}
        play(set_up(3 + seed % 6, **options), Random(seed), watch, most=600)
    never = {kind for kind in KINDS if not watch.kinds[kind]}
    assert not never


KINDS = (
    *("ready", "started", "turn", "played", "drew", "kept", "chit", "window", "declined"),
    *("window-closed", "defended", "draws", "look", "show", "give", "trade", "redeal"),
    *("reshuffle", "pass-left", "pass-right", "points", "arrest", "guilty", "not-guilty"),
    *("hand-taken", "went-out", "cleared", "escaped", "round-end", "score", "won", "ask"),
    *("ruled", "flag", "refused", "implied", "discarded", "detected"),
)


@pytest.mark.parametrize("seed", range(8))
def test_a_match_in_play_can_be_copied_and_goes_on_alike(seed: int) -> None:
    game, watch = set_up(4, rounds=2), Invariants()
    play(game, Random(seed), watch, most=20 + seed)
    twin = game.clone()
    for one in (game, twin):
        play(one, Random(seed + 1), watch, most=60)
    assert game.public_state() == twin.public_state()
