"""What every part of the table sees of it."""

from companion.games.block.bots import company
from companion.games.block.emblem import EMBLEM
from companion.games.block.face import BlockFace
from companion.games.block.lamps import LAMPS
from companion.games.block.lesson import COURSE
from companion.games.block.printing import PRINTING
from companion.games.block.rules.game import Block
from companion.games.block.words import BlockWords
from companion.kit.kit import Kit
from companion.practice.company import Practice

KIT = Kit(
    "block",
    Block,
    __name__.rpartition(".")[0],
    words=BlockWords,
    face=BlockFace,
    practice=Practice(company),
    course=COURSE,
    lamps=LAMPS,
    emblem=EMBLEM,
    printing=PRINTING,
)
