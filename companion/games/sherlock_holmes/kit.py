"""What every part of the table sees of it."""

from typing import Any

from companion.games.sherlock_holmes.bots import company
from companion.games.sherlock_holmes.bots.pack import practice_pack
from companion.games.sherlock_holmes.emblem import EMBLEM
from companion.games.sherlock_holmes.face import SherlockHolmesFace
from companion.games.sherlock_holmes.lamps import LAMPS
from companion.games.sherlock_holmes.lesson import COURSE
from companion.games.sherlock_holmes.pack import PACK
from companion.games.sherlock_holmes.printing import PRINTING
from companion.games.sherlock_holmes.rules.game import SherlockHolmes
from companion.games.sherlock_holmes.words import HolmesWords
from companion.kit.customs import Customs
from companion.kit.kit import Kit
from companion.practice.company import Practice


def _customs(options: Any) -> Customs:
    return Customs(
        phases=frozenset(("dealt", "ready", "play")),
        prompt_us=options.prompt_us,
        breaths=frozenset(("capture", "forfeit", "sweep", "yard", "call", "void")),
        interrupts=frozenset(("white", "red", "blue")),
    )


KIT = Kit(
    "sherlock-holmes",
    SherlockHolmes,
    __name__.rpartition(".")[0],
    words=HolmesWords,
    face=SherlockHolmesFace,
    practice=Practice(company, lambda: {"pack": practice_pack().counts()}),
    customs=_customs,
    course=COURSE,
    lamps=LAMPS,
    pack=PACK,
    penalties=frozenset(("forfeit", "warning")),
    emblem=EMBLEM,
    printing=PRINTING,
)
