"""The table on phones: each is shown what its seat may see, in its size, and what is new."""

from collections.abc import Callable
from dataclasses import replace

from companion.core.live.listener import View
from companion.core.referee.game import Setup
from companion.drawing.wire import Sheet, read_picture, since
from companion.games import KITS
from companion.outputs.display import Stage
from companion.outputs.display.phones.gallery import GONE, Gallery, Tapped
from companion.outputs.display.phones.glass import Glass
from companion.outputs.display.scene import Pause
from companion.outputs.painting.widths import measure
from tests.support import isay_scenes as isay
from tests.support import sorry_scenes as sorry
from tests.support.evening import evening, staged

SIZE = (360, 430)


def glass_of(stage: Stage, seat: int = 0, size: tuple[int, int] = SIZE) -> Glass:
    glass = Glass(measure)
    glass.seat, glass.size = seat, size
    assert glass.draw(stage)
    return glass


def words(sheet: Sheet | None) -> str:
    assert sheet is not None
    return " | ".join(str(row[5]) for row in sheet.items if row[0] == "t")


def place(glass: Glass, says: str) -> int:
    assert glass.sheet is not None
    found = [at for at, row in enumerate(glass.sheet.touches) if says in row[4]]
    assert found, [row[4] for row in glass.sheet.touches]
    return found[0]


def test_a_phone_is_drawn_in_its_own_size_without_keys_and_menu() -> None:
    glass = glass_of(isay.playing(), 1)
    sheet = glass.sheet
    assert sheet is not None
    assert sheet.size == SIZE
    assert "Menu" not in words(sheet)
    assert any(row[4] == "Clue" for row in sheet.touches), "no cap stands on a card of one's own"
    assert all(
        x >= 0 and y >= 0 and x + w <= 360 and y + h <= 430 for x, y, w, h, _ in sheet.touches
    )
    cards = [row for row in sheet.touches if row[4] == "Clue"]
    assert cards[0][3] >= 40, "a thumb finds it"


def test_it_is_drawn_anew_only_where_something_shows() -> None:
    stage = isay.playing()
    glass = glass_of(stage, 1)
    assert not glass.draw(stage)
    before = glass.sheet
    stage.notice("The sound is off.")
    assert glass.draw(stage)
    assert before is not None
    assert glass.sheet is not None
    told = since(before, glass.sheet)
    assert read_picture(told, before) == replace(glass.sheet, more=())
    assert len(told["items"]) < len(glass.sheet.items) * 0.8, "what stays is not told again"


def test_something_is_entered_by_a_tap_and_only_once() -> None:
    glass = glass_of(isay.playing(), 1)
    assert glass.sheet is not None
    at, n = place(glass, "Draw a card"), glass.sheet.n
    done, entry = glass.tap(n, at)
    assert done
    assert entry is not None
    assert (entry[0].by, entry[0].name) == (1, "draw")
    assert glass.tap(n, at) == (False, None), "a finger that taps twice means it once"


def test_a_card_of_ones_own_is_laid_against_somebody() -> None:
    stage = isay.playing()
    glass = glass_of(stage, 1)
    entered = []
    for says in ("Clue", "Cy", "Enter"):
        assert glass.sheet is not None
        done, entry = glass.tap(glass.sheet.n, place(glass, says))
        assert done
        assert glass.draw(stage)
        entered += [dict(entry[1])] if entry else []
    assert entered == [{"seat": 1, "card": "Clue", "target": 3}]
    assert "Ada plays" in words(glass.sheet), "and the table is back"


def test_a_tap_on_what_is_gone_does_nothing() -> None:
    stage = isay.playing()
    glass = glass_of(stage, 1)
    assert glass.sheet is not None
    assert glass.tap(glass.sheet.n, 99) == (False, None)
    assert glass.tap(glass.sheet.n + 7, 0) == (False, None)
    at, n = place(glass, "Clue"), glass.sheet.n
    stage.close()
    assert glass.draw(stage)
    assert glass.tap(n, at) == (False, None)


def test_a_man_is_moved_by_pointing_at_the_board() -> None:
    glass = glass_of(sorry.at_rest(sorry.choosing()), 1, (360, 560))
    assert glass.sheet is not None
    done, entry = glass.tap(glass.sheet.n, place(glass, "R 6"))
    assert done
    assert entry is not None
    assert entry[0].by == 1


def test_it_is_told_in_words_too() -> None:
    glass = glass_of(isay.playing(), 1)
    assert glass.sheet is not None
    told = glass.sheet.words
    assert told[0] == "Ada plays"
    assert any(line.startswith("Your hand: London") for line in told)
    assert any(line.startswith("Cy: ") and "laid Hansom Cab" in line for line in told)


class Evening:
    """A gallery, and a match whose stages it has."""

    def __init__(self) -> None:
        self.now = 0
        self.gallery = Gallery(measure, lambda: self.now)
        self.drawn: list[int] = []
        self.gallery.drawn = self.drawn.append

    def begin(self) -> None:
        table = evening(4, 1)
        source = staged(table, 8.5)
        source.scene()
        self.setup: Setup = source._setup
        watchers = self.gallery.begin(KITS["sherlock-holmes"], self.setup)
        view = source._view
        assert view is not None
        self.view: View = view
        watchers.judged((), view)
        for seat in (1, 2):
            self.gallery.stage(seat).judged((), view)

    def phone(self, number: int, seat: int | None = None) -> None:
        self.gallery.come(number)
        self.gallery.seat(number, seat)
        self.gallery.resize(number, SIZE)


def test_every_phone_sees_its_own_seat_and_watchers_see_what_everybody_may() -> None:
    table = Evening()
    table.begin()
    for number, seat in ((1, 1), (2, 2), (3, None)):
        table.phone(number, seat)
    table.gallery.stage(1).hold({1: ("LAMP", "PIPE")})
    table.gallery.turn()
    assert sorted(table.drawn) == [1, 2, 3]
    assert "PIPE" in words(table.gallery.sheet(1))
    assert "PIPE" not in words(table.gallery.sheet(2))
    assert "PIPE" not in words(table.gallery.sheet(3))


def test_a_phone_that_changes_its_chair_sees_nothing_of_the_old_one() -> None:
    table = Evening()
    table.begin()
    table.phone(1, 1)
    table.gallery.stage(1).hold({1: ("PIPE",)})
    table.gallery.turn()
    table.gallery.seat(1, None)
    table.gallery.turn()
    sheet = table.gallery.sheet(1)
    assert "PIPE" not in words(sheet)
    assert sheet is not None
    assert not any("PIPE" in line for line in sheet.words)


def test_nothing_is_drawn_where_nothing_shows_and_nobody_looks() -> None:
    table = Evening()
    table.begin()
    table.gallery.turn()
    assert table.drawn == []
    table.phone(1)
    table.gallery.turn()
    table.gallery.turn()
    assert table.drawn == [1]
    table.gallery.go(1)
    table.gallery.turn()
    assert table.gallery.sheet(1) is None


def test_between_matches_there_is_nothing_to_show() -> None:
    table = Evening()
    table.begin()
    table.phone(1)
    table.gallery.turn()
    table.gallery.empty()
    table.gallery.turn()
    assert table.drawn == [1, 1]
    assert table.gallery.sheet(1) is None


def test_a_pause_is_shown() -> None:
    table = Evening()
    table.begin()
    table.phone(1)
    table.gallery.turn()
    table.gallery.pause(Pause.HELD)
    table.gallery.turn()
    assert "Paused" in words(table.gallery.sheet(1))


def test_a_tap_of_a_phone_that_has_gone_is_told_so() -> None:
    told: list[Tapped] = []
    heard: Callable[[Tapped], None] = told.append
    table = Evening()
    table.begin()
    table.gallery.tap(5, 1, 0, heard)
    table.gallery.turn()
    assert told == [Tapped(GONE)]
