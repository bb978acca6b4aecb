"""Pages of the wizard as a screen shows them: parts plugged in, things pressed."""

from collections.abc import Callable

from companion.app.setting_up.workshop import scene_of
from companion.core.referee.game import Prompt
from companion.kit.photo import Photo
from companion.outputs.display.actions import Arrange, Letter, OpenSeat
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.scene import PairingCode, Scene
from tests.setup.wizard.bench import BOARD, ENCODER, KEYBOARD, Person, usb

PHONE = PairingCode("http://192.168.1.20:8222/o3d21rT9")


class SetupStage:
    """Shows the page that somebody has come to."""

    def __init__(self, person: Person) -> None:
        self._scene = scene_of(person.wizard.page(), PHONE)
        self.look_back: Callable[[], None] = lambda: None
        self.news: Callable[[], None] = lambda: None

    def scene(self) -> Scene:
        return self._scene

    def photo(self, n: int) -> Photo | None:
        return None

    def leafed(self) -> list[tuple[int, str]]:
        return []

    def form(self, prompt: Prompt) -> Form:
        raise LookupError(prompt.name)

    def arrange(self, action: Arrange | OpenSeat | Letter) -> None:
        raise LookupError(action)

    def typed(self, key: str) -> bool:
        return False


def found() -> SetupStage:
    """What is plugged in."""
    return SetupStage(Person(BOARD, ENCODER, KEYBOARD))


def seats() -> SetupStage:
    """How many seats there are."""
    person = Person(ENCODER)
    person.choose("next", "next")
    return SetupStage(person)


def asked() -> SetupStage:
    """A button is asked for, and the one before was taken."""
    person = Person(ENCODER)
    person.to_the_seats()
    person.press(usb(0))
    return SetupStage(person)


def twice() -> SetupStage:
    """Two wires touch."""
    person = Person(ENCODER)
    person.to_the_seats()
    person.hold(usb(0))
    person.hold(usb(1))
    return SetupStage(person)


def reviewed() -> SetupStage:
    """The whole plan, over a file that is there."""
    return SetupStage(_pressed(exists=True))


def checked() -> SetupStage:
    """What the check has found: one button answers as another."""
    person = _pressed()
    person.write()
    person.wizard.written()
    person.pass_us(1_600_000)
    for number in (1, 0, 2, 3):
        person.press(usb(number))
        person.pass_us(400_000)
    person.choose("stop")
    return SetupStage(person)


def _pressed(*, exists: bool = False) -> Person:
    person = Person(ENCODER, file="/home/ada/kitchen-table.toml", exists=exists)
    person.to_the_seats()
    for number in range(6):
        person.press(usb(number))
    person.choose("none", "next")
    return person
