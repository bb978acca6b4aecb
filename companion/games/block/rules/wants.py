"""Which hand is wanted now: that of whoever holds the card due. Who that is, the table cannot know.

BLOCK is never among them: whether to spend it is for its holder to say.
"""

from companion.core.referee.game import Want
from companion.games.block.rules.phases import BlockPhase
from companion.games.block.rules.state import BlockMatch


def wants(m: BlockMatch) -> tuple[Want, ...]:
    """List the white buttons, one of which lays the card due; whoever has laid out has none."""
    if m.at.phase is not BlockPhase.RUN or m.at.due is None:
        return ()
    return tuple(Want(seat, "white") for seat in m.seats if m.at.hands[seat])
