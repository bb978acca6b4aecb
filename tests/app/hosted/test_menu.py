"""The menu of a hosted table's display: the same pause as on the phones, and bots that wait."""

from pathlib import Path

import pytest

from companion.app.hosted.on_screen.menu import DisplayMenu
from companion.outputs.display.actions import END_MATCH, LEAVE, PAUSE, Go
from companion.outputs.display.desk import Desk
from companion.outputs.display.scene import Pause
from tests.app.hosted.tables import Watcher, fast_table
from tests.support.evening import evening, staged

MINUTES_US = 300_000_000


def test_display_and_phone_share_one_pause(tmp_path: Path) -> None:
    stage = staged(evening(4, 1), 8.5)
    desk = Desk(stage, lambda prompt, values: None)
    with fast_table(tmp_path) as table:
        phone = table.service.handles
        menu = DisplayMenu(phone)

        def shown() -> tuple[str, Pause, bool]:
            menu.follow(desk, stage)
            return desk.look.screen, stage.scene().pause, phone.running.paused

        assert shown() == ("", Pause.NO, False)
        desk.act(Go("rules"))
        assert shown() == ("rules", Pause.READING, True)
        phone.pause(False)
        assert shown() == ("", Pause.NO, False)
        phone.pause(True)
        assert shown() == ("", Pause.HELD, True)
        desk.act(Go("scores"))
        desk.act(Go("table"))
        assert shown() == ("", Pause.HELD, True)
        menu.command(desk, PAUSE.name)
        assert shown() == ("", Pause.NO, False)
        desk.act(Go("menu"))
        assert shown() == ("menu", Pause.READING, True)
        menu.command(desk, PAUSE.name)
        assert shown() == ("", Pause.HELD, True)
        assert END_MATCH.name in menu.offers
        assert LEAVE.name not in menu.offers


@pytest.mark.parametrize("game", ["sherlock-holmes", "sorry"])
def test_while_the_table_is_at_a_pause_nobody_calls_and_no_bot_acts(
    tmp_path: Path, game: str
) -> None:
    with fast_table(tmp_path) as table:
        handles, pace = table.service.handles, table.service.pace
        handles.new_game(game, {})
        asked: list[int] = []

        def rested(watcher: Watcher) -> bool:
            playing = table.host.session is not None and table.host.session.setup.game == game
            if not asked and playing and len(watcher.events) > 12:
                handles.pause(True)
                asked.append(pace())
            if not asked or pace() < asked[0] + MINUTES_US:
                return False
            assert max(event.t for event in watcher.events) < asked[0] + 10_000_000
            return True

        table.play(rested)
