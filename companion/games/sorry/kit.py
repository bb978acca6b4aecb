"""What every part of the table sees of it."""

from companion.games.sorry.bots import company
from companion.games.sorry.emblem import EMBLEM
from companion.games.sorry.face import SorryFace
from companion.games.sorry.lamps import LAMPS
from companion.games.sorry.lesson import COURSE
from companion.games.sorry.pack import PACK
from companion.games.sorry.rules.game import Sorry
from companion.games.sorry.words import SorryWords
from companion.kit.kit import Kit
from companion.practice.company import Practice

KIT = Kit(
    "sorry",
    Sorry,
    __name__.rpartition(".")[0],
    words=SorryWords,
    face=SorryFace,
    practice=Practice(
        company,
        lambda: {"pack": "virtual", "next_card": "follows"},
        counts=frozenset(("won",)),
        rematch=True,
    ),
    course=COURSE,
    lamps=LAMPS,
    pack=PACK,
    emblem=EMBLEM,
)
