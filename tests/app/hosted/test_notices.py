"""What a table says about itself: once, to everybody, and shown while it is so."""

from companion.app.hosted.notices import NEWS_US, Notices
from companion.kit.notice import Notice
from hw.signals import LOST, RECOVERED, Fault


class Table:
    """Notices with ears around them."""

    def __init__(self) -> None:
        self.now = 0
        self.notices = Notices(lambda: self.now)
        self.lines: list[str] = []
        self.spoken: list[str] = []
        self.notices.tell(self.lines.append)
        self.notices.speak(self.spoken.append)

    def heard(self) -> list[str]:
        self.notices.look()
        heard, self.lines[:] = [*self.lines], []
        return heard

    def lose(self, *places: tuple[int, str], why: str = "bus gone") -> None:
        for seat, name in places:
            self.notices.fault(Fault(0, seat, name, LOST, why))

    def find(self, *places: tuple[int, str]) -> None:
        for seat, name in places:
            self.notices.fault(Fault(0, seat, name, RECOVERED, "answers"))


def test_a_bus_that_is_gone_is_one_line_for_all_its_seats() -> None:
    table = Table()
    pads = [(seat, pad) for seat in (1, 2, 4) for pad in ("pile", "shield")]
    table.lose(*pads)
    assert table.heard() == ["seats 1, 2 and 4: bus gone"]
    assert table.heard() == []
    meant = "do not answer; nobody pays for it. Check the cables."
    assert table.notices.shown == (f"Seats 1, 2 and 4 {meant}",)
    table.notices.call_them(lambda chair: {1: "Ada", 2: "Ben", 4: "Cy", 5: "Dot"}[chair])
    table.heard()
    assert table.notices.shown == (f"Ada, Ben and Cy {meant}",)
    table.lose((5, "pile"))
    table.heard()
    assert table.notices.shown == (f"Ada, Ben and 2 others {meant}",)
    table.find((5, "pile"))
    table.heard()
    table.find(*pads)
    assert table.heard() == ["seats 1, 2 and 4: answers"]
    assert not [*table.notices.shown]


def test_one_input_is_named_and_a_whole_table_too() -> None:
    table = Table()
    table.lose((3, "white"))
    table.notices.fault(Fault(0, None, None, "evidence-lost", "numbers are missing"))
    assert table.heard() == ["seat 3 white: bus gone", "the table: numbers are missing"]
    assert table.notices.shown == (
        "Seat 3's white button does not answer; nobody pays for it. Check its cable.",
        "The table missed something; nobody pays for it.",
    )


def test_another_reason_is_told_anew() -> None:
    table = Table()
    table.lose((1, "pile"))
    table.heard()
    table.lose((1, "pile"), why="wrong firmware")
    assert table.heard() == ["seat 1 pile: wrong firmware"]


def test_parts_stay_on_show_and_news_pass() -> None:
    table = Table()
    table.notices.part("display", "unplugged")
    table.notices.say(Notice("Match 3 goes on where it was", "Match 3 goes on where it was"))
    assert table.heard() == ["display: unplugged; trying again", "Match 3 goes on where it was"]
    dark = "The display is dark: phones show everything."
    assert table.spoken == [dark, "Match 3 goes on where it was"]
    table.now = NEWS_US + 1
    table.heard()
    assert table.notices.shown == (f"{dark} Is it plugged in and on?",)
    table.notices.part("display", None)
    assert table.heard() == ["display: works again"]
    assert not [*table.notices.shown]
