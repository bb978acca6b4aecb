"""What is looked at before a match: gives a scene, as a stage does, of what is chosen."""

from collections.abc import Callable, Mapping

from companion.core.referee.game import Prompt
from companion.kit.face import SILENCE
from companion.kit.figures import Figures
from companion.kit.kit import Kit
from companion.kit.photo import Photo
from companion.language import current, say, settle
from companion.language.retold import again
from companion.outputs.display.actions import Arrange, Letter, OpenSeat
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.scene import PairingCode, Scene, StartView
from companion.outputs.start import (
    PERSON,
    Choices,
    Chosen,
    NameSeat,
    NextLanguage,
    StartChange,
    changed,
    hindrances,
    settings_of,
)


class Foyer:
    """Where people choose. Everything comes from one thread, the one that draws."""

    def __init__(
        self,
        choices: Choices,
        chosen: Chosen,
        kits: Mapping[str, Kit],
        *,
        resume: str = "",
        history: bool = False,
        phones: bool = False,
        hints: Mapping[int, Mapping[str, str]] | None = None,
        keys: Callable[[Chosen], Mapping[str, str]] = lambda chosen: {},
    ) -> None:
        """`phones` tells whether the table can be opened to them; `hints` are the keys that choose
        for a chair; `keys` those that its people will play on,
        for the rules to name: none, where buttons are pressed."""
        self._keys = keys
        self.choices, self._chosen, self._kits = choices, chosen, kits
        self._resume, self._history, self._hints = resume, history, dict(hints or {})
        self._phones = phones
        self._seat, self._name, self._typing = 0, "", False
        self._notices: tuple[str, ...] = ()
        self._pairing: PairingCode | None = None
        self._scene: Scene | None = None
        self._said_in = ""
        """In which language that is."""
        self._figures: Figures | None = None
        self.look_back: Callable[[], None] = lambda: None
        """Has somebody look up what was played here before, and `recall` it soon."""
        self.news: Callable[[], None] = lambda: None

    def recall(self, figures: Figures) -> None:
        """Show what was played here before, from any thread."""
        self._figures, self._scene = figures, None
        self.news()

    @property
    def chosen(self) -> Chosen:
        """What is chosen; a name that is being typed is as far as it has come."""
        return self._chosen

    def arrange(self, action: Arrange | OpenSeat | Letter) -> None:
        """Do what somebody chose."""
        self._scene = None
        match action:
            case Arrange():
                self.change(action.change)
            case OpenSeat():
                self._open(action.seat)
            case Letter():
                self._letter(action.letter)

    def change(self, change: StartChange) -> None:
        """Choose something differently: also for a phone."""
        self._scene = None
        self._chosen = changed(self._chosen, change, self.choices)
        if isinstance(change, NextLanguage):
            settle(self._chosen.language)
        if self._seat:
            self._name, self._typing = self._chosen.chair(self._seat).name, False

    def agree(self, chosen: Chosen, choices: Choices) -> None:
        """Show what was chosen elsewhere: on a phone."""
        self._chosen, self.choices, self._scene = chosen, choices, None
        if self._seat:
            self._name, self._typing = chosen.chair(self._seat).name, False

    def _open(self, seat: int) -> None:
        self._seat, self._typing = seat, False
        self._name = self._chosen.chair(seat).name if seat else ""

    def typed(self, key: str) -> bool:
        """Let the name of whoever sits down take a key; tell whether it did."""
        if not self._seat or self._chosen.chair(self._seat).who != PERSON:
            return False
        self.arrange(Letter(key))
        return True

    def _letter(self, key: str) -> None:
        """Type: the first letter begins a new name, later ones go on with it."""
        if key == "backspace":
            typed = self._name[:-1]
        else:
            typed = (self._name if self._typing else "") + key
        seat, self._name, self._typing = self._seat, typed, True
        self._chosen = changed(self._chosen, NameSeat(seat, typed), self.choices)

    def notice(self, *lines: str) -> None:
        """Say what is wrong with sound, record or sensors; nothing: all is well again."""
        self._notices, self._scene = lines, None
        self.news()

    def pair(self, pairing: PairingCode | None) -> None:
        """Show how a phone finds the table."""
        self._pairing, self._scene = pairing, None

    def photo(self, n: int) -> Photo | None:
        """Return nothing: nothing was decided yet."""
        return None

    def leafed(self) -> list[tuple[int, str]]:
        """Return nothing: what the buttons of a seat do here is said by `spots.pressed`."""
        return []

    def form(self, prompt: Prompt) -> Form:
        """Nothing can be entered before a match."""
        raise LookupError(prompt.name)

    def scene(self) -> Scene:
        """Return how it looks now; the same object as before if nothing happened."""
        scene = self._scene
        if scene is None or self._said_in != current():
            self._said_in = current()
            scene = self._scene = self._made()
        return scene

    def _made(self) -> Scene:
        chosen, choices = self._chosen, self.choices
        view = StartView(
            chosen=chosen,
            choices=choices,
            settings=settings_of(chosen, choices),
            wrong=hindrances(chosen, choices),
            resume=self._resume,
            history=self._history,
            phones="open" if self._pairing else "closed" if self._phones else "",
            seat=self._seat,
            name=self._name,
            anew=not self._typing,
            hints=self._hints,
        )
        return Scene(
            t=0,
            title=say("start-title"),
            phase="",
            seats=(),
            word=SILENCE,
            notices=tuple(map(again, self._notices)),
            pairing=self._pairing,
            rules=self._kits[chosen.game].page_by(self._keys(chosen)),
            start=view,
            figures=self._figures,
        )
