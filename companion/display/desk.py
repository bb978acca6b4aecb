"""What somebody looks at, and what he does there: the same for a window and a terminal."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.display.actions import (
    Action,
    Choose,
    Command,
    Digit,
    Focus,
    Give,
    Go,
    Open,
    Page,
    Point,
    Save,
    Select,
    ShowPhoto,
    Step,
    Submit,
)
from companion.display.forms import Form, form_of
from companion.display.photo import Photo
from companion.display.pointing import NOWHERE, Pointing, exact, left, point, settled, type_digit
from companion.display.scene import Scene
from companion.display.stage import Stage
from companion.referee.game import Prompt

SCREENS = (
    "table", "photo", "verdicts", "scores", "rulings", "form", "pairing", "help", "rules", "papers",
)  # fmt: skip
KEYS: dict[str, Action] = {
    "t": Go("table"),
    "p": Go("photo"),
    "v": Go("verdicts"),
    "c": Go("scores"),
    "e": Go("rulings"),
    "j": Go("pairing"),
    "h": Go("help"),
    "f1": Go("help"),
    "escape": Go("table"),
    "up": Page(-1),
    "down": Page(1),
    "pageup": Page(-8),
    "pagedown": Page(8),
    "s": Save(),
}
"""Keys that mean the same on every screen, unless a table's own keys come first."""

Enter = Callable[[Prompt, Mapping[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Look:
    """What is on the screen, beside the scene."""

    screen: str = ""
    """Empty: whatever the moment suggests."""
    selected: int = 0
    photo: Photo | None = None
    form: Form | None = None
    controls: tuple[tuple[str, str], ...] = ()
    """Keys of whoever runs the display, with what they do."""
    status: str = ""
    pointing: Pointing = NOWHERE
    """What was pointed at on a game's board."""
    page: int = 0
    """Which page of the rules is open."""
    moment: float = 1.0
    """How far what moves on a board has come: all of its way, unless somebody paints it moving."""

    def numbers(self, scene: Scene) -> tuple[int, ...]:
        """Which numbered choices can still be meant."""
        return tuple(left(scene.board.choices, self.pointing)) if scene.board else ()

    def showing(self, scene: Scene) -> str:
        """Which screen it is."""
        if self.screen:
            return self.screen
        if scene.between:
            return "scores"
        return "pairing" if scene.invites else "table"


ASKING = ("verdicts", "rulings", "form")
"""Screens on which somebody chooses: there their own keys come before those of a seat."""


class Desk:
    """Takes actions; gives the look. Entries go out, and nothing else does."""

    def __init__(
        self,
        stage: Stage,
        enter: Enter,
        save: Callable[[], str] = lambda: "",
        command: Callable[[str], None] = lambda name: None,
    ) -> None:
        self.stage, self.look = stage, Look()
        self._enter, self._save, self._command = enter, save, command

    def act(self, action: Action) -> None:
        """Do what was asked for."""
        match action:
            case Go():
                self._go(action.screen)
            case ShowPhoto():
                self._show(action.n)
            case Select():
                self.look = replace(self.look, selected=action.n)
            case Page():
                self._page(action.by)
            case Save():
                self.look = replace(self.look, status=self._save())
            case Command():
                self._command(action.name)
            case Point() | Digit():
                self._point(action)
            case _:
                self._fill(action)

    def _point(self, action: Point | Digit) -> None:
        """Narrow the choice; what is left alone is meant, and is entered."""
        scene = self.stage.scene()
        choices = scene.board.choices if scene.board else ()
        if isinstance(action, Point):
            pointing = point(choices, self.look.pointing, action.place)
        elif action.digit:
            pointing = type_digit(choices, self.look.pointing, action.digit)
        else:
            pointing = self.look.pointing
        done = isinstance(action, Digit) and not action.digit
        number = exact(choices, pointing) if done else settled(choices, pointing)
        self.look = replace(self.look, pointing=pointing, status="")
        for answer in scene.answers:
            if number and answer.number == number and answer.values is not None:
                self._give(answer.prompt, answer.values)

    def _go(self, screen: str) -> None:
        scene = self.stage.scene()
        self.look = replace(self.look, pointing=NOWHERE)
        if screen == "table" and not self.look.screen and self.look.showing(scene) != "table":
            self.look = replace(self.look, screen="table", status="")
            return
        if screen == "photo":
            self._show_last(scene)
            return
        screen = "" if screen == "table" and not scene.between else screen
        newest = scene.history[-1].n if scene.history else 0
        self.look = replace(self.look, screen=screen, selected=newest, form=None, status="", page=0)

    def _show_last(self, scene: Scene) -> None:
        photo = scene.photo
        for entry in reversed(scene.history[-400:]):
            photo = photo or self.stage.photo(entry.n)
        self.look = replace(self.look, screen="photo", photo=photo, status="")

    def _show(self, n: int) -> None:
        photo = self.stage.photo(n)
        if photo is None:
            self.look = replace(self.look, selected=n, status="This verdict has no strip.")
        else:
            self.look = replace(self.look, screen="photo", photo=photo, selected=n, status="")

    def _page(self, by: int) -> None:
        if self.look.screen in ("rules", "rulings", "papers"):
            self.look = replace(self.look, page=max(0, self.look.page + (1 if by > 0 else -1)))
            return
        numbers = [entry.n for entry in self.stage.scene().history]
        if not numbers:
            return
        at = numbers.index(self.look.selected) if self.look.selected in numbers else -1
        at = max(0, min(len(numbers) - 1, (len(numbers) - 1 if at < 0 else at) + by))
        self.look = replace(self.look, selected=numbers[at], status="")
        if self.look.screen == "photo":
            self._turn_photos(numbers, at, by)

    def _turn_photos(self, numbers: list[int], at: int, by: int) -> None:
        """Go on to the next verdict that has a strip."""
        step = 1 if by > 0 else -1
        while 0 <= at < len(numbers):
            if photo := self.stage.photo(numbers[at]):
                self.look = replace(self.look, photo=photo, selected=numbers[at])
                return
            at += step

    def _fill(self, action: Action) -> None:
        form = self.look.form
        match action:
            case Open():
                made = form_of(
                    action.prompt, self.stage.name, self.stage.scene().state,
                    len(self.stage.players),
                )  # fmt: skip
                self.look = replace(self.look, screen="form", form=made, status="")
            case Give():
                self._give(action.prompt, action.values)
            case Choose() if form:
                self._form(form.toggle(action.field, action.option))
            case Step() if form:
                self._form(form.step(action.field, action.by, action.at))
            case Focus() if form:
                self._form(replace(form, focus=action.field))
            case Submit() if form:
                self._submit(form)

    def _form(self, form: Form) -> None:
        self.look = replace(self.look, form=form)

    def _submit(self, form: Form) -> None:
        missing = form.missing()
        if missing:
            self._form(replace(form, problem=missing))
        else:
            self._give(form.prompt, form.values())

    def _give(self, prompt: Prompt, values: Mapping[str, Any]) -> None:
        self._enter(prompt, values)
        self.look = replace(self.look, screen="", form=None, status="", pointing=NOWHERE)

    def typed(self, key: str) -> bool:
        """Let a form's words take a key; tells whether they did."""
        form = self.look.form if self.look.screen == "form" else None
        changed = form.typed(key) if form else None
        if form is None or changed is form or changed is None:
            return False
        self._form(changed)
        return True
