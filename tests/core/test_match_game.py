"""What every game does alike: here, what is decided when observation ends."""

from companion.core.match_game import BaseMatch, MatchGame
from companion.core.referee.events import End
from companion.core.referee.timers import Timer


class Chain(MatchGame[BaseMatch]):
    """A match in which every deadline that waited for evidence sets one that is due long since."""

    def decide(self, timer: Timer) -> None:
        self.match.find(timer.at, timer.kind)
        if timer.waits:
            self.match.timers.set("follows", timer.token)


def ended(at: int) -> list[tuple[int, str]]:
    game = Chain(BaseMatch())
    game.match.timers.set("first", 5)
    game.match.timers.set("waits", 20, token=8, waits=True)
    game.match.timers.set("waits", 30, token=12, waits=True)
    game.match.timers.set("later", 40)
    game.end(End(at))
    return [(found.t, found.kind) for found in game.drain()]


def test_the_end_decides_what_is_due_by_then_and_what_only_waited_for_evidence() -> None:
    assert ended(10)[:2] == [(5, "first"), (20, "waits")]
    assert (40, "later") not in ended(10)


def test_the_end_decides_what_follows_from_that_and_is_due_by_then() -> None:
    assert ended(10) == [(5, "first"), (20, "waits"), (8, "follows"), (30, "waits")]
