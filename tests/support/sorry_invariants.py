"""What holds at every moment of a game of Sorry! (docs/rules/sorry.md)."""

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Finding
from companion.games.sorry.rules import Sorry
from companion.games.sorry.rules.board import SorryBoardState
from companion.games.sorry.rules.geometry import BITS


class Invariants:
    """Watches a game and objects."""

    def __init__(self) -> None:
        self.home: dict[str, int] = {}
        self.seen: SorryBoardState | None = None

    def __call__(self, game: Sorry, event: Event, found: list[Finding]) -> None:
        kinds = [finding.kind for finding in found]
        assert "refused" not in kinds, f"{event} was offered, and refused: {found}"
        if self.something_moved(game):
            self.men_are_where_men_can_be(game)
            self.nobody_leaves_home(game, event, kinds)
        self.no_card_is_made_or_lost(game)
        assert ("forfeit" in kinds) <= (not game.match.listing.moves)

    def something_moved(self, game: Sorry) -> bool:
        board, seen = game.match.board, self.seen
        if seen and (board.men, board.margin, board.taken) == (seen.men, seen.margin, seen.taken):
            return False
        self.seen = board.clone()
        return True

    def men_are_where_men_can_be(self, game: Sorry) -> None:
        m = game.match
        men = m.board.men
        whole = {m.colours[seat] for seat in m.playing} if m.running else set()
        for colour, cells in enumerate(men):
            assert len(cells) == 4 or colour not in whole
            zone = [cell for cell in cells if 60 <= cell < 65]
            assert len(set(zone)) == len(zone)
        margin = [cell for cells in men for cell in cells if 0 <= cell < 60]
        assert len(set(margin)) == len(margin)
        assert [m.board.margin[cell] for cell in margin] == [
            colour for colour, cells in enumerate(men) for cell in cells if 0 <= cell < 60
        ]
        assert sum(held >= 0 for held in m.board.margin) == len(margin)
        assert m.board.taken == [sum(BITS[c][cell] for cell in men[c]) for c in range(4)]

    def nobody_leaves_home(self, game: Sorry, event: Event, kinds: list[str]) -> None:
        shown = game.match.board.shown()
        home = {colour: squares.count("home") for colour, squares in shown.items()}
        if not {"dealt", "board", "colours"} & set(kinds):
            assert all(home.get(colour, 0) >= before for colour, before in self.home.items())
        self.home = home

    def no_card_is_made_or_lost(self, game: Sorry) -> None:
        pack = game.match.pack
        cards = pack.left + len(pack.shown) + sum(map(len, pack.hands))
        assert cards in (0, pack.size)
