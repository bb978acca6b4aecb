"""Block (Parker Brothers, 1905): every event to its rule. Catalogue: docs/rules/block.md."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from companion.core.match_game import MatchGame
from companion.core.referee.events import (
    Card,
    Cue,
    Deal,
    End,
    Entry,
    Event,
    Fault,
    Press,
    Release,
    Ruling,
)
from companion.core.referee.game import Prompt, Setup, Vocabulary, Want
from companion.core.referee.schema import unknown_name
from companion.core.referee.timers import Timer
from companion.games.block.rules import early, laying, race, rulings, scoring
from companion.games.block.rules.prompts import prompts
from companion.games.block.rules.state import BUTTONS, BlockMatch, new_match
from companion.games.block.rules.vocabulary import VOCABULARY
from companion.games.block.rules.wants import wants


class Block(MatchGame[BlockMatch]):
    """A match of Block, on the referee's Game protocol."""

    __slots__ = ()

    vocabulary: ClassVar[Vocabulary] = VOCABULARY

    @classmethod
    def options(cls, given: Mapping[str, Any], seats: int) -> None:
        """Accept no options: the sheet of 1905 leaves nothing to choose."""
        wrong = unknown_name(given, {}, "option")
        if wrong:
            raise ValueError(wrong)

    @classmethod
    def set_up(cls, setup: Setup) -> Self:
        """Return the game with a new match."""
        return cls(new_match(setup.seats, setup.dealer, setup.uncertainty))

    @property
    def scope(self) -> int:
        """Return the number of the hand, which counts from its deal to the next."""
        return self.match.scope

    def unseen(self, event: Event) -> bool:
        """A hand that goes away means nothing here."""
        return isinstance(event, Release)

    def apply(self, event: Event) -> None:
        """Judge one event, or keep it until it can be judged."""
        self.match.cause = event
        if isinstance(event, End):
            self.end(event)
            early.give_up(self.match)
        else:
            _APPLY[type(event)](self.match, event)
            _work(self.match)

    def decide(self, timer: Timer) -> None:
        """Decide a press that nothing can change any more, and what waited for it."""
        race.ripen(self.match, timer)
        _work(self.match)

    def public_state(self) -> dict[str, Any]:
        """Return what everybody at the table may know, and no help for the memory (BD-22)."""
        m = self.match
        return {
            "phase": str(m.at.phase),
            "dealer": m.dealer,
            "leader": m.at.leader,
            "due": m.at.due,
            "hands": m.at.hands[1:],
            "tops": m.at.tops[1:],
            "scores": m.scores[1:],
            "open": m.questions(),
        }

    def prompts(self) -> tuple[Prompt, ...]:
        """Return what may be entered now, and by whom."""
        return prompts(self.match)

    def wants(self) -> tuple[Want, ...]:
        """Return the inputs that somebody should press now."""
        return wants(self.match)


def _work(m: BlockMatch) -> None:
    """Judge what waits, in order of time, as far as it can be decided."""
    while event := race.next_ripe(m):
        m.cause = event
        _JUDGE[type(event)](m, event)
        if not isinstance(event, Press):
            early.recall(m)


def _press(m: BlockMatch, press: Press) -> None:
    if press.input in BUTTONS:
        race.hear(m, press)
    else:
        m.refuse(press, "unused-input")


def _cue(m: BlockMatch, cue: Cue) -> None:
    """Refuse a spoken cue: nothing in this game is played on one."""
    m.refuse(cue, "unused-input")


def _fault(m: BlockMatch, fault: Fault) -> None:
    """Announce a sensor's fault; nobody in this game is held to what it did not see."""
    m.report(fault)


def _ignore(m: BlockMatch, event: Event) -> None:
    """Ignore what means nothing here: a button released."""


def _entry(m: BlockMatch, entry: Entry) -> None:
    _ENTER[entry.name](m, entry)


_APPLY: dict[type[Any], Callable[[BlockMatch, Any], None]] = {
    Press: _press,
    Release: _ignore,
    Cue: _cue,
    Card: race.hear,
    Deal: race.hear,
    Entry: race.hear,
    Ruling: race.hear,
    Fault: _fault,
}
_JUDGE: dict[type[Any], Callable[[BlockMatch, Any], None]] = {
    Press: race.judge,
    Card: laying.read_card,
    Deal: scoring.deal,
    Entry: _entry,
    Ruling: rulings.rule,
}
_ENTER: dict[str, Callable[[BlockMatch, Entry], None]] = {
    "lead": laying.enter_lead,
    "no-lead": laying.enter_no_lead,
    "play": laying.enter_play,
    "block": laying.enter_block,
    "blocks-left": scoring.blocks_left,
}
