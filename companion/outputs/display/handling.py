"""What keys and fingers do to a picture that is shown: the same in a window and on a page."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.drawing.items import Picture
from companion.drawing.pointing import Reach
from companion.outputs.display.actions import Action, Command, Hit
from companion.outputs.display.desk import Desk
from companion.outputs.display.reaching import hit_of
from companion.outputs.display.screens import asks, keys

OnKey = Callable[[str, bool], bool]
OnHit = Callable[[Hit], None]


def nobody_keys(key: str, down: bool) -> bool:
    """Leave every key to the screen."""
    return False


def nobody_hits(hit: Hit) -> None:
    """Do nothing, where there are no buttons to press."""


class Handling:
    """Takes keys by name and fingers by place; whoever shows something hands over the picture."""

    def __init__(self) -> None:
        self.picture: Picture | None = None
        """What is shown: keys and fingers mean something on it."""
        self.acted = False
        """Whether something was done since the picture was made: it may be another one by now."""
        self._fingers: dict[object, Hit] = {}
        self._typed_down: set[str] = set()
        """Keys that went down as letters: they come up for no seat."""

    def show(self, desk: Desk, on_key: OnKey, on_hit: OnHit, commands: Mapping[str, str]) -> None:
        """Handle another desk: `on_key` is asked first and says whether a key was its own; `on_hit`
        is told of simulated buttons and pads; `commands` are the keys of whoever runs it."""
        self._desk, self._on_key, self._on_hit = desk, on_key, on_hit
        self._commands = commands
        self._fingers.clear()

    def key_down(self, key: str, letter: str) -> None:
        """Take a key that went down, and the letter that it writes, if any."""
        if self._typed(key, letter):
            self._typed_down.add(key)
        elif self._chooses(key) or not self._on_key(key, True):
            self._navigate(key)

    def key_up(self, key: str) -> None:
        """Take a key that came up."""
        if key in self._typed_down:
            self._typed_down.discard(key)
        else:
            self._on_key(key, False)

    def finger_down(self, finger: object, at: tuple[int, int]) -> None:
        """Take a finger, or the mouse, that came down on a point of the picture."""
        action: Action | None = self.picture.touched(*at) if self.picture else None
        if action is not None:
            self.do(action, finger)

    def finger_up(self, finger: object) -> None:
        """Take a finger that was lifted."""
        if hit := self._fingers.pop(finger, None):
            self._on_hit(replace(hit, down=False))

    def do(self, action: Action, finger: object) -> None:
        """Do what a place of the picture does; a button is held for as long as the finger stays."""
        if isinstance(action, Reach):
            action = hit_of(self._desk.stage.scene(), action) or action
        if isinstance(action, Hit):
            self._fingers[finger] = action
            self._on_hit(action)
        else:
            self.act(action)

    def act(self, action: Action) -> None:
        """Do something on the desk."""
        self.acted = True
        self._desk.act(action)

    def _chooses(self, key: str) -> bool:
        """Tell whether a key is an answer on the screen shown, whoever's it is at the table."""
        shown = self._desk.look.showing(self._desk.stage.scene())
        if not asks(shown) or self.picture is None:
            return False
        return self.picture.keyed(_plain(key)) is not None

    def _typed(self, key: str, letter: str) -> bool:
        """Tell whether a list or a form's words took the key."""
        typed = "backspace" if key == "backspace" else letter if letter.isprintable() else ""
        taken = bool(typed) and self._desk.typed(typed)
        self.acted = self.acted or taken
        return taken

    def _navigate(self, key: str) -> None:
        key = _plain(key)
        action = self.picture.keyed(key) if self.picture else None
        if action is None and key in self._commands:
            action = Command(self._commands[key])
        action = keys().get(key) if action is None else action
        if action is not None:
            self.act(action)


def _plain(key: str) -> str:
    """A key by the name that screens use: the number pad's digits are digits."""
    key = {"page up": "pageup", "page down": "pagedown", "enter": "return"}.get(key, key)
    return key.strip("[]") if len(key) > 1 else key
