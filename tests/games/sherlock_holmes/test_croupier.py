"""The cards of a simulated table: whatever is decided, all of them lie as the referee says."""

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.live import Session
from companion.core.referee.events import Card, Cue, Deal, End, Event, Press, Release, Ruling
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES
from companion.games.sherlock_holmes.bots.croupier import READ_US, HolmesCroupier
from companion.games.sherlock_holmes.bots.pack import PracticePack, parse_pack, practice_pack
from companion.games.sherlock_holmes.bots.tabletop import Tabletop
from companion.games.sherlock_holmes.rules.options import PackCounts as CountedPack
from companion.practice.company import Stack, shuffled
from tests.support.practice import Notes
from tests.support.random_tables import Line, evenings

HEADER: Line = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}


class Desk:
    """A referee and a croupier, and a clock that goes when told."""

    def __init__(self, header: Line = HEADER, stack: Stack = shuffled) -> None:
        parsed = parse_header(header, GAMES)
        self.put: list[Event] = []
        pack = pack_of(parsed.setup.options.pack)
        self.pack = pack
        self.croupier = HolmesCroupier(pack, 4, 7, self.put.append, stack)
        self.notes = Notes()
        self.session = Session(parsed, None, [self.croupier, self.notes], failed=_fail)
        self.parser = LineParser(parsed.game.vocabulary, parsed.setup.uncertainty)
        self.table = self.croupier.table

    def take(self, *events: Event) -> None:
        for event in events:
            self.session.take([event])
            self.check()

    def wait(self, now: int) -> None:
        """Let time pass; cards that landed are read."""
        self.session.pass_time(now)
        self.check()
        due = self.croupier.due()
        if due is not None and due <= now:
            self.croupier.act(now)
            read, self.put[:] = [*self.put], []
            self.take(*read)

    def check(self) -> None:
        state = self.session.state()
        lies = [len(hand) for hand in self.table.hands[1:]]
        piles = [len(pile) for pile in self.table.piles[1:]]
        assert [lies, piles, len(self.table.pool)] == [state[k] for k in ("hands", "piles", "pool")]
        if sum(state["hands"]) + sum(state["piles"]) + state["pool"]:
            assert Counter(self.table.cards()) == Counter(self.pack.cards)


def _fail(listener: object, error: Exception) -> None:
    raise error


def pack_of(counted: CountedPack) -> PracticePack:
    if counted.cards == 56:
        return practice_pack()
    others = counted.cards - counted.holmes - counted.suspects
    document: dict[str, Any] = {
        "holmes": {"SHERLOCK HOLMES": counted.holmes},
        "suspects": {"THIEF": counted.suspects},
        "others": {"RUN": others},
    }
    return parse_pack(document)


@given(evenings, st.sampled_from((0, 30_000)))
def test_the_cards_follow_every_decision(evening: list[Line], behind: int) -> None:
    """Whatever happens: plays, captures, sweeps, rulings, corrections, things taken back."""
    desk = Desk({**evening[0], "options": {**evening[0]["options"]}})
    for line in evening[1:]:
        event = desk.parser.parse(json.dumps(line).encode())
        if not isinstance(event, End):
            desk.take(event)
            desk.wait(event.t + behind)
    desk.session.end(evening[-1]["t"] + 10_000_000)
    desk.check()


def test_the_practice_pack_is_the_one_the_game_expects() -> None:
    pack = practice_pack()
    words = Counter(pack.cards)
    assert pack.counts() == {"cards": 56, "holmes": 5, "suspects": 24}
    assert words["SHERLOCK HOLMES"] == 5
    assert {words[w] for w in ("ROBBER", "BURGLAR", "THIEF")} == {8}
    others = {word: n for word, n in words.items() if word not in pack.holmes | pack.suspects}
    assert len(others) == 9
    assert "RUN" in others
    assert sum(others.values()) == 27


@pytest.mark.parametrize(
    ("document", "wrong"),
    [
        ({}, "[holmes] is missing"),
        ({"holmes": {"H": 1}, "suspects": {"H": 1}, "others": {"X": 1}}, "in two sections"),
        ({"holmes": {"H": 0}, "suspects": {"S": 1}, "others": {"X": 1}}, "H is 0; expected"),
    ],
)
def test_a_bad_pack_is_named(document: Line, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong.replace("[", r"\[")):
        parse_pack(document)


def dealt(words: dict[int, list[str]]) -> Desk:
    """Deal so that each seat's first cards are these; dealer 1 deals to seat 2 first."""
    pool = Counter(practice_pack().cards)
    order = ["" for _ in range(56)]
    for seat, cards in words.items():
        for turn, card in enumerate(cards):
            order[4 * turn + (seat - 2) % 4] = card
            pool[card] -= 1
    rest = iter(sorted(pool.elements()))
    desk = Desk(stack=lambda dealer: [card or next(rest) for card in order])
    desk.take(Deal(0, "deal", {}))
    desk.wait(100_000)
    return desk


def round_of_play(desk: Desk, start: int) -> None:
    desk.take(Cue(start, 0, "ready"), Cue(start + 1_000_000, 0, "play"))
    at = start + 1_200_000
    desk.take(*(Press(at + seat, 100, seat, "pile") for seat in range(1, 5)))
    desk.take(*(Release(at + 50_000 + seat, 100, seat, "pile") for seat in range(1, 5)))
    desk.wait(at + 100_000)
    desk.wait(at + 100_000 + READ_US)


def test_a_stacked_pack_is_dealt_in_its_order() -> None:
    desk = dealt({1: ["RUN", "FOG"], 3: ["CLUE"]})
    assert desk.table.hands[1][:2] == ["RUN", "FOG"]
    assert desk.table.hands[3][0] == "CLUE"


def test_cards_that_land_are_read() -> None:
    desk = dealt({1: ["RUN"], 2: ["RUN"], 3: ["CLUE"], 4: ["FOG"]})
    round_of_play(desk, 1_000_000)
    read = {e.seat: e.card for e in desk.notes.events if isinstance(e, Card)}
    assert read == {1: "RUN", 2: "RUN", 3: "CLUE", 4: "FOG"}


def test_a_capture_moves_both_piles_to_the_bottom_of_the_callers_hand() -> None:
    desk = dealt({1: ["RUN"], 2: ["RUN"], 3: ["CLUE"], 4: ["FOG"]})
    round_of_play(desk, 1_000_000)
    desk.take(Press(2_900_000, 100, 1, "white"))
    desk.wait(3_000_000)
    assert [v.kind for v in desk.notes.verdicts[-2:]] == ["call", "capture"]
    assert desk.table.hands[1][-2:] == ["RUN", "RUN"]
    assert len(desk.table.hands[1]) == 15


def test_a_capture_taken_back_puts_the_same_cards_back() -> None:
    desk = dealt({1: ["FOG", "RUN"], 2: ["CLUE", "RUN"], 3: ["ALIBI", "HANSOM"], 4: ["THIEF"] * 2})
    round_of_play(desk, 1_000_000)
    round_of_play(desk, 5_000_000)
    lay = [*desk.table.piles]
    desk.take(Press(6_900_000, 100, 1, "white"))
    desk.wait(7_000_000)
    capture = next(v.n for v in desk.notes.verdicts if v.kind == "capture")
    assert desk.table.piles != lay
    desk.take(Ruling(7_500_000, "overturn", {"of": capture}))
    desk.wait(7_600_000)
    assert desk.table.piles == lay == [[], ["FOG", "RUN"], ["CLUE", "RUN"], lay[3], lay[4]]


def test_the_pool_is_read_when_somebody_pays() -> None:
    desk = dealt({3: ["CLUE", "ALIBI"]})
    desk.take(Cue(1_000_000, 0, "ready"), Press(1_500_000, 100, 3, "pile"))
    desk.wait(1_700_000)
    desk.wait(1_800_000)
    pools = [e.pool for e in desk.notes.events if isinstance(e, Card) and e.pool]
    assert pools == [("ALIBI",)]
    assert desk.table.tops()[2] == "CLUE"


def test_scotland_yard_passes_three_cards_left() -> None:
    desk = dealt({1: ["RUN", "FOG", "CLUE"]})
    desk.take(Cue(1_000_000, 0, "ready"), Cue(2_000_000, 0, "play"))
    desk.take(Press(2_500_000, 100, 3, "blue"))
    desk.wait(2_600_000)
    assert desk.table.hands[2][-3:] == ["RUN", "FOG", "CLUE"]


@given(st.lists(st.integers(0, 12), min_size=9, max_size=9), st.randoms())
def test_laying_out_anew_keeps_every_card(parts: list[int], random: Any) -> None:
    table = Tabletop(4)
    cards = [str(n) for n in range(sum(parts))]
    table.deal(cards, 1)
    table.lay_out(parts[:4], parts[4:8], parts[8])
    assert table.fits(parts[:4], parts[4:8], parts[8])
    assert sorted(table.cards()) == sorted(cards)


def test_SH_16_who_has_fewer_than_three_cards_passes_on_what_comes() -> None:
    table = Tabletop(4)
    table.hands[1:] = [["a1", "a2", "a3", "a4"], ["b1"], ["c1", "c2", "c3"], ["d1", "d2"]]
    table.pass_left(3)
    assert table.hands[1:] == [["a4", "c1", "c2", "c3"], ["b1"], ["a1", "a2", "a3"], ["d1", "d2"]]
    table.hands[1:] = [["a1"], ["b1"], [], ["d1", "d2"]]
    table.pass_left(3)
    assert table.hands[1:] == [["a1"], ["b1"], [], ["d1", "d2"]], "nobody can begin"


def test_SH_8_a_pile_is_taken_as_it_lay() -> None:
    table = Tabletop(3)
    table.piles[2] = ["one", "two", "three"]
    table.take_pile(2, 1, height=2)
    assert (table.hands[1], table.piles[2]) == (["one", "two"], ["three"])
