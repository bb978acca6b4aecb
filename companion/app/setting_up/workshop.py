"""The wizard at work: what is heard goes in, the lamps and the file come out, the page is shown.

It gives a scene as a stage does, so a window and a terminal show it alike; whoever shows it calls
`turn` again and again. A phone's choices come from another thread and wait for that.
"""

from __future__ import annotations

import queue
from collections.abc import Callable
from pathlib import Path

from companion.app.setting_up.hearing import Heard, Hearing
from companion.app.setting_up.scout import Scouting, free_name, games_known
from companion.core.referee.game import Prompt
from companion.keep.whole import put_whole
from companion.kit.face import SILENCE
from companion.kit.photo import Photo
from companion.kit.wizard_page import WizardPage
from companion.language import say
from companion.outputs.display.actions import LEAVE, Arrange, Letter, OpenSeat
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.scene import PairingCode, Scene
from companion.setup.wizard.wizard import SetupWizard, WizardWish
from hw.clock import Clock, now_us


class Workshop:
    """Leads one wizard from the first page to the last; `file` is what it writes."""

    def __init__(self, scout: Scouting, file: Path, game: str = "", clock: Clock = now_us) -> None:
        self._scout, self._clock, self._file = scout, clock, file
        self._hearing = Hearing()
        self.wizard = SetupWizard(
            scout.look(),
            games_known(),
            str(file),
            exists=file.exists(),
            beside=str(free_name(file)),
            game=game,
        )
        self.over = False
        self.written: Path | None = None
        self.phone: PairingCode | None = None
        """How a phone finds the page, if it is served."""
        self.look_back: Callable[[], None] = lambda: None
        self.news: Callable[[], None] = lambda: None
        self._chosen: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._page: WizardPage | None = None
        self._scene: Scene | None = None

    @property
    def page(self) -> WizardPage:
        """The page as it was when it was last its turn; for a phone, from another thread."""
        return self._page or self.wizard.page()

    def choose(self, choice: str) -> None:
        """Take what was chosen, from any thread; it is done when it is its turn."""
        self._chosen.put(choice)
        self.news()

    def command(self, name: str) -> None:
        """Take what was chosen on the screen: there, the menu can leave, too."""
        self.over = self.over or name == LEAVE.name
        self.choose(name)

    def turn(self) -> None:
        """Do everything that is to be done now."""
        wizard = self.wizard
        listens = self._scout.listens
        for trouble in self._hearing.attend(wizard.plan.found.used, listens):
            wizard.tell(trouble.words, good=False)
        for news in self._hearing.news():
            if isinstance(news, Heard):
                wizard.press(news.wire, news.on, self._clock())
            else:
                wizard.tell(news.words, good=news.good)
        while not self._chosen.empty():
            wizard.choose(self._chosen.get())
            self._do(wizard.take_wish())
        wizard.tick(self._clock())
        self._hearing.light(wizard.lamp)
        self._show()

    def close(self) -> None:
        """Let go of every part."""
        self._hearing.close()

    def _do(self, wish: WizardWish) -> None:
        match wish:
            case WizardWish.LOOK:
                self._hearing.close()
                self._hearing.retry()
                self.wizard.look_at(self._scout.look())
            case WizardWish.WRITE:
                self._write()
            case WizardWish.QUIT:
                self.over = True

    def _write(self) -> None:
        """Write the profile whole or not at all; one that was there is kept beside it."""
        file = Path(self.wizard.file)
        try:
            write_kept(file, self.wizard.text)
        except OSError as error:
            self.wizard.not_written(
                say("display-not-saved", file=str(file), why=error.strerror or str(error))
            )
        else:
            self.written = file
            self.wizard.written()

    def _show(self) -> None:
        page = self.wizard.page()
        if page != self._page or (self._scene and self._scene.pairing != self.phone):
            self._page, self._scene = page, None

    def scene(self) -> Scene:
        """Return how it looks now; the same object as before if nothing happened."""
        scene = self._scene
        if scene is None:
            scene = self._scene = scene_of(self.page, self.phone)
        return scene

    def arrange(self, action: Arrange | OpenSeat | Letter) -> None:
        """Nobody sits down here."""

    def typed(self, key: str) -> bool:
        """Take no key: nothing is typed here."""
        return False

    def photo(self, n: int) -> Photo | None:
        """Return nothing: nothing was decided."""
        return None

    def leafed(self) -> list[tuple[int, str]]:
        """Return nothing: there is nothing to leaf through."""
        return []

    def form(self, prompt: Prompt) -> Form:
        """Nothing can be entered here."""
        raise LookupError(prompt.name)


def scene_of(page: WizardPage, phone: PairingCode | None = None) -> Scene:
    """Return a page as the display shows it."""
    return Scene(
        t=0,
        title=say("setting-up-title"),
        phase="",
        seats=(),
        word=SILENCE,
        setup=page,
        pairing=phone,
    )


def write_kept(file: Path, text: str) -> None:
    """Write a file; what was there before is kept beside it, with `.old` at its end."""
    if file.exists():
        put_whole(file.with_name(f"{file.name}.old"), file.read_bytes())
    put_whole(file, text.encode())
