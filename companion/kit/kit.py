"""One game as every part of the table sees it. Only its name and its rules are required."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.game import Game, Setup
from companion.kit.customs import Customs, plain_customs
from companion.kit.data import page_of, phrases_of
from companion.kit.emblem import Emblem, plain_emblem
from companion.kit.face import Face
from companion.kit.lamps import LampCode
from companion.kit.pack import PackSection
from companion.kit.page import RulePage, plain_page
from companion.kit.plain_face import PlainFace
from companion.kit.printing import Printing
from companion.kit.text import clean
from companion.kit.words import Name, Words
from companion.practice.company import Practice
from companion.practice.course import Course
from companion.practice.plain_company import plain_practice


@dataclass(frozen=True, slots=True)
class Kit:
    """What a game brings; what it leaves out has a plain default that works."""

    name: str
    """What a transcript's header calls it."""
    rules: type[Game]
    package: str = ""
    """Where its page of rules and its phrases lie: `page.toml`, `phrases.en.toml`."""
    words: Callable[[Setup, Name], Words] = Words
    face: Callable[[Setup], Face] = PlainFace
    practice: Practice | None = None
    """How simulated players play it; None: by the prompts, and by reacting to PLAY."""
    customs: Callable[[Any], Customs] | None = None
    """How it is called with these options; None: by its rules' phases, or not at all."""
    course: Course | None = None
    """How it is taught by doing; None: nobody has written a lesson."""
    lamps: LampCode = field(default_factory=LampCode)
    """What its lamps mean; the default: whose turn it is, who is asked, who pays, who has won."""
    pack: PackSection = field(default_factory=PackSection)
    """What a profile may say of its box; the default: nothing."""
    penalties: frozenset[str] = frozenset()
    """The kinds of verdict by which somebody is penalised for what they did; none: what is refused
    is all that the most honest player of an evening has done less of."""
    fewest_points_win: bool = False
    """Whether points are against whoever has them: so those are ranked who have not won."""
    emblem: Emblem | None = None
    """Its little picture on the start screen; None: a card with its first letter."""
    printing: Printing = field(default_factory=Printing)
    """What of it can be printed; the default: its rules and mats."""

    @property
    def page(self) -> RulePage:
        """Its rules for players at a real table, who press buttons."""
        return self.page_by({})

    def page_by(self, keys: Mapping[str, str]) -> RulePage:
        """Return its rules for players who use these keys; none: buttons and pads.

        Where nobody wrote them down, they say what the vocabulary tells.
        """
        found = page_of(self.package, self.name)
        page = found or plain_page(self.name, self.rules.vocabulary, self._meanings)
        return page.told(keys)

    @property
    def _meanings(self) -> Mapping[str, str]:
        words = self.words
        return words.inputs if isinstance(words, type) and issubclass(words, Words) else {}

    @property
    def title(self) -> str:
        """What people call it."""
        return self.page.title

    @property
    def picture(self) -> Emblem:
        """Its emblem, or a plain one."""
        return self.emblem or plain_emblem(self.title)

    def face_of(self, setup: Setup) -> Face:
        """Return how a match of it looks; what its face leaves out is told in its words."""
        face = self.face(setup)
        if isinstance(face, PlainFace):
            players = [clean(player) for player in setup.players]
            words = self.words(setup, lambda seat: players[seat - 1])
            known = self.rules.vocabulary
            face.speak(words, known, called=bool(self.customs or known.called))
        return face

    @property
    def played(self) -> Practice:
        """How simulated tables play it."""
        return self.practice or plain_practice(self.rules.vocabulary)

    def customs_of(self, setup: Setup) -> Customs | None:
        """Return how a match of it is called; None: nobody calls."""
        return self.customs(setup.options) if self.customs else plain_customs(self.rules, setup)

    def phrases(self, language: str) -> dict[str, Any]:
        """Return what the voice says of it in a language, beside what all games share."""
        return phrases_of(self.package, language) or {}
