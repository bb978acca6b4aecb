"""What a game brings to the display: which numbers to show, and how to say its verdicts in short.

A game without a face of its own is shown all the same: with the lists of its public state that
have a number for each seat, and with its explained verdicts.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.games.baker_street.face import BakerStreetFace
from companion.games.block.face import BlockFace
from companion.games.i_say_holmes.face import ISayHolmesFace
from companion.games.sherlock_holmes.face import SherlockHolmesFace
from companion.games.sorry.face import SorryFace
from companion.kit.evidence import Evidence
from companion.kit.page import Section
from companion.kit.photo import Photo
from companion.kit.plain_face import PlainFace
from companion.outputs.display.scene import Answer, Board, Figure, Word


class Face(Protocol):
    """How one game looks."""

    title: str
    timed: bool
    """Whether players react to spoken words, so that their times are worth a plot."""
    inputs: Mapping[str, str]
    """What each input is for, in a word; `reach` is a hand on another's pile."""

    def figures(self, state: Mapping[str, Any], seat: int) -> tuple[Figure, ...]:
        """A seat's numbers."""

    def centre(self, state: Mapping[str, Any]) -> tuple[Figure, ...]:
        """The numbers in the middle of the table."""

    def resting(self, state: Mapping[str, Any]) -> Word | None:
        """The word for a phase in which nothing was said."""

    def word(self, verdict: Verdict) -> Word | None:
        """The word of the moment that a verdict brings; None: it does not change."""

    def said(self, verdict: Verdict) -> dict[int, Word]:
        """What a verdict means to each seat that it is about, in a few words."""

    def tone(self, verdict: Verdict) -> str:
        """The colour of a verdict in the history."""

    def shrinks(self, state: Mapping[str, Any]) -> Sequence[int]:
        """How high each seat's pile is: a card that was read is gone once its pile got lower."""

    def photo(self, verdict: Verdict, finding: str, evidence: Evidence) -> Photo | None:
        """The evidence of a verdict on a strip, if it has any."""

    def contested(self, verdict: Verdict) -> bool:
        """Whether everybody will want to see that strip at once."""

    def overturnable(self, verdict: Verdict) -> bool:
        """Whether the dealer could take back a verdict of this kind."""

    def question(self, state: Mapping[str, Any]) -> tuple[str, frozenset[int]]:
        """What the dealer is asked, and which seats it is about."""

    def answers(self, prompt: Prompt, state: Mapping[str, Any]) -> list[Answer] | None:
        """What can be answered, in the game's own words; None: as the prompt itself reads."""

    def board(
        self, state: Mapping[str, Any], prompts: Sequence[Prompt], motion: Any
    ) -> Board | None:
        """A drawn board for the middle of the table, if the game has one."""

    def motion(self, verdict: Verdict, before: Any) -> Any:
        """What a verdict sets going on that board; `before` is what went on until now."""

    def settles(self, verdict: Verdict) -> bool:
        """Whether a verdict takes a contested strip off the table."""

    def deadline(self, state: Mapping[str, Any]) -> int | None:
        """When what runs now is over; its `resting` word then has a place for the seconds left."""

    def between(self, state: Mapping[str, Any]) -> bool:
        """Whether this is the moment to look at the score."""

    def papers(self, state: Mapping[str, Any], seat: int) -> tuple[Section, ...]:
        """What the table keeps for a seat to read, where that player alone looks at the screen."""


def kept_for(eyes: Collection[int], face: Face, state: Mapping[str, Any]) -> tuple[Section, ...]:
    """List what the table keeps for those who alone look at a screen."""
    return tuple(section for seat in sorted(eyes) for section in face.papers(state, seat))


def face_of(game: str, players: Sequence[str], options: Any = None) -> Face:
    """The face of a game, as it is played with these options."""
    if game == "sherlock-holmes":
        return SherlockHolmesFace(players)
    if game == "block":
        return BlockFace(players)
    if game == "sorry":
        return SorryFace(players, options)
    if game == "221b-baker-street":
        return BakerStreetFace(players, options)
    if game == "i-say-holmes":
        return ISayHolmesFace(players)
    return PlainFace(game, players)
