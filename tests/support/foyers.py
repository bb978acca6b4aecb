"""Somebody stands before the start screen."""

from companion.app.simulated.evening import choices_at, hints_of
from companion.app.simulated.practice_data import keys_for
from companion.games import KITS
from companion.outputs.display.foyer import Foyer
from companion.outputs.start import StartChange, at_first
from companion.setup.profile import DEFAULT, load_profile

KEYS = keys_for(range(1, 9), 8)


def foyer(*changes: StartChange, known: tuple[str, ...] = (), **more: object) -> Foyer:
    """The start screen of a simulated table, with somebody and three bots, and then changed."""
    choices = choices_at(load_profile(DEFAULT), known)
    chosen = at_first("sherlock-holmes", choices.house, pace="brisk")
    made = Foyer(choices, chosen, KITS, hints=hints_of(KEYS), **more)  # type: ignore[arg-type]
    for change in changes:
        made.change(change)
    return made
