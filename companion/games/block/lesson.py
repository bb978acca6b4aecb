"""Block by doing: lead, follow, wait, block a run, count cards and naturals, and run out."""

from collections.abc import Iterator, Mapping, Sequence

from companion.games.block.rules.pack import BLOCK, BLOCKS, CARDS
from companion.practice.company import Stack
from companion.practice.course import (
    LEARNER,
    Course,
    Deed,
    LessonMark,
    LessonReply,
    LessonStep,
    Slip,
    Test,
    found,
    stacked,
)

SEATS = 4
FIRST = 2
"""Who leads first: the seat at the dealer's left."""
_EACH = (len(CARDS) + BLOCKS) // SEATS


def suit(letter: str, low: int = 1, high: int = 11) -> list[str]:
    """Return a run of a suit, from one card to another."""
    wanted = [f"{letter}{rank}" for rank in range(low, high + 1)]
    return [card for card in wanted if card in CARDS]


def hands_of(own: Sequence[str], given: Mapping[str, int]) -> list[list[str]]:
    """Return the hands by seat: the learner's own cards, and those given to others; chance has no
    part in who gets the rest."""
    hands: list[list[str]] = [[*own], *([] for _ in range(SEATS - 1))]
    for card, seat in given.items():
        hands[seat - 1].append(card)
    dealt = [card for hand in hands for card in hand]
    rest = [card for card in CARDS if card not in dealt]
    rest += [BLOCK] * (BLOCKS - dealt.count(BLOCK))
    for hand in hands:
        hand += [rest.pop() for _ in range(_EACH - len(hand))]
    return hands


def table_of(own: Sequence[str], given: Mapping[str, int], *runs: Sequence[str]) -> "BlockTable":
    """Return a table at which these runs have been played, one after the other."""
    return BlockTable(hands_of(own, given), runs)


class BlockTable:
    """A deal, and what of it has been laid when the learner begins."""

    def __init__(self, hands: list[list[str]], runs: Sequence[Sequence[str]]) -> None:
        self._hands, self._runs = hands, runs

    @property
    def pack(self) -> Stack:
        """Return the pack that is dealt."""
        order = stacked([card for hand in self._hands for card in hand], self._hands, FIRST)
        return lambda dealer: order

    @property
    def played(self) -> tuple[Deed, ...]:
        """Return the leads and the cards that follow them."""
        return tuple(deed for run in self._runs for deed in self._run(run))

    def _run(self, run: Sequence[str]) -> Iterator[Deed]:
        led, *followed = run
        yield Deed("lead", self._holder(led), {"card": led}, {"phase": "lead"})
        for card in followed:
            yield Deed("white", self._holder(card), at={"due": card})

    def _holder(self, card: str) -> int:
        return next(seat for seat, hand in enumerate(self._hands, start=1) if card in hand)


_THIN = {"B1": 2, "B11": 2, "E1": 2}
"""Who lays the ends of the two runs that make the hands small enough to learn with."""
_GONE = (suit("B"), suit("E"))
_MINE = (*(f"B{n}" for n in (2, 4, 6, 8, 10)), "E2", "E4", "E6")

_LEADS = table_of(
    [*_MINE, "E8", "E11", "C4", "C5", "C7", "C10"], {**_THIN, "A5": 2, "C6": 3}, *_GONE
)
_FOLLOWS = table_of(
    [*_MINE, "E8", "C4", "C5", "C7", "C10", "D2"],
    {**_THIN, "E11": 3, "C3": 3, "C6": 2},
    *_GONE,
    ["C3"],
)
_WAITS = table_of(
    [*_MINE, "E8", "C7", "C10", "D2", "D9", "A1"],
    {**_THIN, "E11": 3, "C5": 3, "C6": 2, "C8": 4},
    *_GONE,
    ["C5"],
)
_BLOCKS = table_of(
    [*_MINE, "E8", "C7", "D2", "D9", "A1", BLOCK],
    {**_THIN, "E11": 3, "C6": 3, "C8": 4},
    *_GONE,
    ["C6"],
)
_COUNTS = table_of(
    [*_MINE, "E8", "E11", "A5", "C2", "D3", "D9"], {**_THIN, "A6": 2, "A10": 3}, *_GONE
)
_NATURALS = table_of(
    [*_MINE, "E8", "E11", "C3", "D3", "D9", "D10"],
    {**_THIN, "C4": 2, "C11": 2, "E1": 2},
    suit("B"),
    suit("C", 4),
    suit("E"),
)
_LAST = table_of(
    [*_MINE, "E8", "D2", "D4", "D6", "D8", "C10"],
    {**_THIN, "A5": 2, "A8": 2, "E11": 3, "D1": 3, "D11": 3, "C1": 3, BLOCK: 2},
    suit("A", 5, 8),
    suit("B"),
    suit("E"),
    suit("D"),
    suit("C", 1, 9),
)


def _led_other(card: str) -> Test:
    """Recognise a lead of any other card."""
    return found("led", seat=LEARNER, card=lambda led: led != card)


LEAD = LessonStep(
    "lead",
    say="block-lesson-lead",
    praise="block-lesson-lead-done",
    done=found("led", seat=LEARNER, card="C4"),
    slips=(
        Slip(
            _led_other("C4"),
            "block-lesson-lead-slip",
        ),
    ),
    pack=_LEADS.pack,
    before=_LEADS.played,
    set_at={"phase": "lead", "leader": LEARNER},
)
FOLLOW = LessonStep(
    "follow",
    say="block-lesson-follow",
    praise="block-lesson-follow-done",
    done=found("played", seat=LEARNER, card="C5"),
    slips=(
        Slip(
            found("block", seat=LEARNER),
            "block-lesson-follow-slip",
        ),
    ),
    pack=_FOLLOWS.pack,
    before=_FOLLOWS.played,
    set_at={"due": "C4"},
    marks=(LessonMark("white", {"phase": "run"}),),
)
WAIT = LessonStep(
    "wait",
    say="block-lesson-wait",
    praise="block-lesson-wait-done",
    done=found("played", seat=LEARNER, card="C7"),
    slips=(
        Slip(
            found("played", seat=LEARNER, card="C6"),
            "block-lesson-wait-slip-1",
        ),
        Slip(
            found("played", seat=LEARNER, card="C8"),
            "block-lesson-wait-slip-2",
        ),
    ),
    pack=_WAITS.pack,
    before=_WAITS.played,
    set_at={"due": "C6"},
    others=(LessonReply(None, Deed("white", 2, at={"due": "C6"}), 6_000_000),),
    marks=(LessonMark("white", {"due": "C7"}),),
)
STOP = LessonStep(
    "block",
    say="block-lesson-block",
    praise="block-lesson-block-done",
    done=found("block", seat=LEARNER),
    slips=(
        Slip(
            found("played", card="C8"),
            "block-lesson-block-slip",
        ),
    ),
    pack=_BLOCKS.pack,
    before=_BLOCKS.played,
    set_at={"due": "C7"},
    others=(
        LessonReply(
            found("played", seat=LEARNER, card="C7"), Deed("white", 4, at={"due": "C8"}), 8_000_000
        ),
    ),
    marks=(LessonMark("white", {"due": "C7"}), LessonMark("red", {"due": "C8"})),
)
COUNT = LessonStep(
    "count",
    say="block-lesson-count",
    praise="block-lesson-count-done",
    done=found("count", seat=LEARNER, card="A5"),
    slips=(Slip(_led_other("A5"), "block-lesson-count-slip"),),
    pack=_COUNTS.pack,
    before=_COUNTS.played,
    set_at={"phase": "lead", "leader": LEARNER},
)
NATURAL = LessonStep(
    "natural",
    say="block-lesson-natural",
    praise="block-lesson-natural-done",
    done=found("lead", seat=LEARNER, by="natural"),
    slips=(Slip(_led_other("C3"), "block-lesson-natural-slip"),),
    pack=_NATURALS.pack,
    before=_NATURALS.played,
    set_at={"phase": "lead", "leader": LEARNER},
)
OUT = LessonStep(
    "out",
    say="block-lesson-out",
    praise="block-lesson-out-done",
    done=found("score"),
    slips=(Slip(found("played", card="C11"), "block-lesson-out-slip"),),
    pack=_LAST.pack,
    before=_LAST.played,
    set_at={"due": "C10"},
    marks=(LessonMark("white", {"due": "C10"}),),
)

COURSE = Course(
    about="block-lesson-about",
    welcome="block-lesson-welcome",
    steps=(LEAD, FOLLOW, WAIT, STOP, COUNT, NATURAL, OUT),
    finish="block-lesson-finish",
    seats=SEATS,
)
