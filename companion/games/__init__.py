"""The games that the table can referee, each pure, each on the referee's Game protocol."""

from companion.games.baker_street import BakerStreet
from companion.games.block import Block
from companion.games.i_say_holmes import ISayHolmes
from companion.games.sherlock_holmes import SherlockHolmes
from companion.games.sorry import Sorry
from companion.referee.game import Game

GAMES: dict[str, type[Game]] = {
    "sherlock-holmes": SherlockHolmes,
    "block": Block,
    "sorry": Sorry,
    "221b-baker-street": BakerStreet,
    "i-say-holmes": ISayHolmes,
}
"""Every game by the name that a transcript's header gives it."""
