"""A wizard with things plugged in, and a person who presses, chooses and reads."""

from companion.setup.check.findings import Spot
from companion.setup.wizard.found import FoundParts, GameNeeds, LampWire, Part, Wire
from companion.setup.wizard.wizard import SetupWizard, WizardWish

GAMES = (
    GameNeeds("block", "Block", (3, 6), ("white", "red")),
    GameNeeds("sorry", "Sorry!", (2, 4), ("pile", "blue", "white", "red")),
    GameNeeds("sherlock-holmes", "Sherlock Holmes", (3, 8), ("white", "red", "blue", "pile")),
)
NAMES = ("BTN_TRIGGER", "BTN_THUMB", "BTN_THUMB2", "BTN_TOP", "BTN_TOP2", "BTN_PINKIE", "BTN_BASE")


def usb(number: int) -> Wire:
    name = NAMES[number]
    return Wire("usb encoder", f"usb encoder {name}", f"{name} of encoder")


ENCODER = Part(
    "usb encoder",
    "DragonRise Joystick",
    "12 buttons",
    (("usb", 'encoder = { id = "0079:0006" }'),),
    tuple(usb(n) for n in range(len(NAMES))),
    (LampWire("usb encoder", "usb encoder buzz1", "buzz1 of encoder"),),
)
BOARD = Part(
    "board left",
    "Seat board left",
    "seats 1 and 2",
    (("boards", 'left = "e66138935f2a4b21"'),),
    tuple(
        Wire("board left", "board left", f"seat {seat} {name} of board left", Spot(seat, name))
        for seat in (1, 2)
        for name in ("white", "red")
    ),
    (LampWire("board left", "board left", "seat 1's white", Spot(1, "white")),),
)
KEYBOARD = Part("usb keys", "Keyboard", "types", (("usb", 'keys = "1a2c:2124"'),), used=False)


class Person:
    """Goes through a wizard as somebody at a table does."""

    def __init__(self, *parts: Part, file: str = "table.toml", exists: bool = False) -> None:
        found = FoundParts(parts, ("Speaker", "HDMI"))
        self.wizard = SetupWizard(found, GAMES, file, exists=exists, beside="table-2.toml")
        self.now = 1_000_000

    @property
    def asked(self) -> str:
        return self.wizard.page().question

    @property
    def told(self) -> str:
        return self.wizard.page().note

    def choose(self, *choices: str) -> None:
        for choice in choices:
            assert choice in {each.id for each in self.wizard.page().choices}, choice
            self.wizard.choose(choice)

    def press(self, wire: Wire) -> None:
        self.hold(wire)
        self.let_go(wire)

    def hold(self, wire: Wire) -> None:
        self.pass_us(50_000)
        self.wizard.press(wire, True, self.now)

    def let_go(self, wire: Wire) -> None:
        self.pass_us(50_000)
        self.wizard.press(wire, False, self.now)

    def pass_us(self, us: int) -> None:
        for _ in range(max(1, us // 50_000)):
            self.now += min(us, 50_000)
            self.wizard.tick(self.now)

    def to_the_seats(self) -> None:
        """Go on to the first question at seat 1: Block, three seats."""
        self.choose("next", "next", "seats 3", "next")

    def write(self) -> str:
        self.choose("write")
        assert self.wizard.take_wish() is WizardWish.WRITE
        return self.wizard.text
