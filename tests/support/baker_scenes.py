"""Moments of 221-B Baker Street as a display would have them, for pictures and for tests."""

from collections.abc import Sequence

from companion.kit.page import Section
from companion.outputs.display.stage import Stage
from tests.games.baker_street.table import BakerTable, game
from tests.support.evening import NAMES, staged

CLUE = Section(
    "The Clue Booklet: Bank",
    (
        "Young Pym wants a shop of his own. The manager gave him supper and no loan; "
        "they parted at half past nine.",
    ),
)
PAPERS = (
    Section("To be solved", ("a: Who took the clock? Wilfred Pym or Agatha Thorne?",)),
    Section("Your notes", ("Docks: The customs have opened every crate of the week.",)),
)


def town(seats: int = 6, players: Sequence[str] = NAMES) -> BakerTable:
    """Detectives all over the town, two doors sealed; three, where there are cards for it."""
    table = game(seats, players=list(players[:seats]))
    table.sealed("park", "b").sealed("pub")
    if seats < 6:
        table.sealed("museum", "a")
    places = ("bank", "museum", "bank", "street", "221b", "street")
    for seat, place in enumerate(places[1:seats], start=2):
        table.at(seat, place)
    return table.without(2, "skeleton_key")


def choosing(seats: int = 6, players: Sequence[str] = NAMES) -> BakerTable:
    """Ada stands in the Hotel with both cards, has rolled a five and may go anywhere."""
    return town(seats, players).at(1, "hotel").roll(1, 5)


def beginning(seats: int = 6, players: Sequence[str] = NAMES) -> BakerTable:
    """Everybody is in 221B, and rolls for the start."""
    return BakerTable(seats, players=list(players[:seats])).case().roll(1, 3)


def arrived(seats: int = 4, players: Sequence[str] = NAMES) -> BakerTable:
    """Ada has entered Scotland Yard without a card and may take one, read, or end."""
    table = town(seats, players).without(1, "scotland_yard")
    return table.roll(1, 5).move(1, "scotland_yard")


def at_the_depot(seats: int = 4, players: Sequence[str] = NAMES) -> BakerTable:
    """Ada begins her turn in the Carriage Depot."""
    return town(seats, players).at(1, "carriage_depot")


def reading(seats: int = 6, players: Sequence[str] = NAMES) -> BakerTable:
    """Ada has had the booklet up for a while."""
    table = town(seats, players).go(1, "bank").push(1, "white")
    table.now += 13.4
    return table


def solved(seats: int = 4, players: Sequence[str] = NAMES) -> BakerTable:
    """Ben was wrong, and Ada is right."""
    table = town(seats, players).go(1, "pub", key=True).done(1).at(2, "221b").fail(2)
    table.at(3, "docks").pass_turn(3, *([4] if seats > 3 else []))
    return table.go(1, "221b").announce(1).result(1, True)


def at_rest(table: BakerTable, *, papers: bool = False, **more: bool | int) -> Stage:
    """The stage half a second after the last line; with `papers`, somebody has some to read."""
    stage = staged(table, table.now + 0.5, **more)  # type: ignore[arg-type]
    if papers:
        stage.give(CLUE, PAPERS)
    return stage
