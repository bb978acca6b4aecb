"""What every part of the table sees of it."""

from companion.games.i_say_holmes.bots import company
from companion.games.i_say_holmes.bots.deck import deck
from companion.games.i_say_holmes.emblem import EMBLEM
from companion.games.i_say_holmes.face import ISayHolmesFace
from companion.games.i_say_holmes.lamps import LAMPS
from companion.games.i_say_holmes.lesson import COURSE
from companion.games.i_say_holmes.pack import PACK
from companion.games.i_say_holmes.printing import PRINTING
from companion.games.i_say_holmes.rules.game import ISayHolmes
from companion.games.i_say_holmes.words import ISayWords
from companion.kit.kit import Kit
from companion.practice.company import Practice

KIT = Kit(
    "i-say-holmes",
    ISayHolmes,
    __name__.rpartition(".")[0],
    words=ISayWords,
    face=ISayHolmesFace,
    practice=Practice(
        lambda seating: company(seating, deck()),
        lambda: {"cards": deck().options()},
        lambda own: {"cards": deck().as_told(own.get("cards", {})).options()},
    ),
    course=COURSE,
    lamps=LAMPS,
    pack=PACK,
    fewest_points_win=True,
    emblem=EMBLEM,
    printing=PRINTING,
)
