"""The games that the table can referee, each pure, each on the referee's Game protocol."""

from companion.core.referee.game import Game
from companion.games.baker_street.rules import BakerStreet
from companion.games.block.rules import Block
from companion.games.i_say_holmes.rules import ISayHolmes
from companion.games.sherlock_holmes.rules import SherlockHolmes
from companion.games.sorry.rules import Sorry

GAMES: dict[str, type[Game]] = {
    "sherlock-holmes": SherlockHolmes,
    "block": Block,
    "sorry": Sorry,
    "221b-baker-street": BakerStreet,
    "i-say-holmes": ISayHolmes,
}
"""Every game by the name that a transcript's header gives it."""
