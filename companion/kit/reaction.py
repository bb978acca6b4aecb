"""How fast anybody can react: what comes sooner after a word was not an answer to it.

Athletics counts a start within 100 ms of the gun as false, because nobody hears and moves in less.
It is marked beyond doubt only. Whether it costs anything is an option of the game.
"""

from typing import Final

from companion.language import say

QUICKEST_US: Final = 100_000


def too_fast_label() -> str:
    """Return what stands at an instant that came too soon."""
    return say("kit-too-fast")


def too_fast(reaction_us: int, doubt_us: int) -> bool:
    """Tell whether something came sooner after a word than anybody reacts, beyond doubt."""
    return reaction_us + doubt_us < QUICKEST_US
