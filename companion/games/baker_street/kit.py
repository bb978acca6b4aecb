"""What every part of the table sees of it."""

from companion.games.baker_street.bots import company
from companion.games.baker_street.bots.cases import case_book
from companion.games.baker_street.emblem import EMBLEM
from companion.games.baker_street.face import BakerStreetFace
from companion.games.baker_street.lamps import LAMPS
from companion.games.baker_street.lesson import COURSE
from companion.games.baker_street.pack import PACK
from companion.games.baker_street.printing import PRINTING
from companion.games.baker_street.rules.game import BakerStreet
from companion.games.baker_street.words import BakerWords
from companion.kit.kit import Kit
from companion.practice.company import Practice

KIT = Kit(
    "221b-baker-street",
    BakerStreet,
    __name__.rpartition(".")[0],
    words=BakerWords,
    face=BakerStreetFace,
    practice=Practice(
        lambda seating: company(seating, case_book()),
        lambda: {"cases": len(case_book())},
        counts=frozenset(("won", "unsolved")),
    ),
    course=COURSE,
    lamps=LAMPS,
    pack=PACK,
    emblem=EMBLEM,
    printing=PRINTING,
)
