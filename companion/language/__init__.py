"""Everything a person reads or hears, in the language of whoever reads it.

One catalogue a language: `LANGUAGE/AREA.ftl` here, `text.LANGUAGE.ftl` in the folder of a game.
docs/translating.md tells how one is written.
"""

from companion.language.numbers import dated, listed, number
from companion.language.person import Person
from companion.language.speaking import current, known, say, settle, speaking
from companion.language.spoken import Spoken

__all__ = [
    "Person",
    "Spoken",
    "current",
    "dated",
    "known",
    "listed",
    "number",
    "say",
    "settle",
    "speaking",
]
