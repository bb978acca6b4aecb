"""What somebody looks at, and what they do there: the same for a window and a terminal."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion.core.referee.game import Prompt
from companion.drawing.pointing import (
    NOWHERE,
    Point,
    Reach,
    exact,
    point,
    settled,
    type_digit,
)
from companion.language import say
from companion.outputs.display.actions import (
    BACK,
    Action,
    Arrange,
    Command,
    Digit,
    Find,
    Go,
    Letter,
    MarkSpot,
    Open,
    OpenSeat,
    Page,
    Save,
    Select,
    ShowPhoto,
    Submit,
)
from companion.outputs.display.entering.filling import Filled, fill, typed
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.entering.held import choices_of, numbered, playable
from companion.outputs.display.entering.leafing import leafed, still_offered
from companion.outputs.display.entering.picker import of_everything
from companion.outputs.display.look import Look as Look
from companion.outputs.display.reaching import answer_of
from companion.outputs.display.scene import Scene
from companion.outputs.display.screens import SCREENS
from companion.outputs.display.staged import Staged

Enter = Callable[[Prompt, Mapping[str, Any]], None]


_LATELY = 20
"""A refusal is not further back than so many verdicts."""


class Desk:
    """Takes actions; gives the look. Entries go out, and nothing else does."""

    def __init__(
        self,
        stage: Staged,
        enter: Enter,
        save: Callable[[], str] = lambda: "",
        command: Callable[[str], None] = lambda name: None,
    ) -> None:
        self.stage, self.look = stage, Look()
        self._enter, self._save, self._command = enter, save, command
        self._followed: Staged | None = None
        self._sent: tuple[Form, int] | None = None
        """The form that was entered last, and the last verdict before."""
        self._free = False
        """Whether a phone could still become the dealer's when last looked."""

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
            case Point() | Digit() | Reach():
                self._aim(action)
            case Find():
                self._find()
            case Arrange() | OpenSeat() | Letter() | MarkSpot():
                self._arrange(action)
            case _:
                self._fill(action)

    def _aim(self, action: Point | Digit | Reach) -> None:
        if isinstance(action, Reach):
            self._reach(action)
        else:
            self._point(action)

    def _arrange(self, action: Arrange | OpenSeat | Letter | MarkSpot) -> None:
        """Pass on what was chosen; on another screen, the mark is on what suggests itself."""
        if isinstance(action, MarkSpot):
            self.look = replace(self.look, mark=action.spot, status="")
            return
        self.stage.arrange(action)
        if isinstance(action, OpenSeat):
            self.look = replace(self.look, mark="", status="")

    def _point(self, action: Point | Digit) -> None:
        """Narrow the choice; what is left alone is meant, and is entered."""
        scene = self.stage.scene()
        choices = choices_of(scene)
        if isinstance(action, Point):
            pointing = point(choices, self.look.pointing, action.place)
        elif action.digit:
            pointing = type_digit(choices, self.look.pointing, action.digit)
        else:
            pointing = self.look.pointing
        done = isinstance(action, Digit) and not action.digit
        number = exact(choices, pointing) if done else settled(choices, pointing)
        self.look = replace(self.look, pointing=pointing, status="")
        card = numbered(scene).get(number or 0)
        meant = [a for a in scene.answers if number and a.number == number]
        for answer in [playable(scene)[card]] if card else meant:
            if answer.values is not None:
                self._give(answer.prompt, answer.values)
            elif card:
                self._fill(Open(answer.prompt, answer.alike))

    def _reach(self, reach: Reach) -> None:
        """Enter what a touch of that part of the board would do, where it may be entered."""
        answer = answer_of(self.stage.scene(), reach)
        if answer is not None and answer.values is not None:
            self._give(answer.prompt, answer.values)

    def _go(self, screen: str) -> None:
        scene = self.stage.scene()
        if scene.safe:
            return
        if screen == BACK.screen:
            first = self.look.showing(scene) in ("table", "start", "end", "setup")
            screen = "menu" if first else "table"
        self.look = replace(self.look, pointing=NOWHERE)
        if screen == "history":
            self.stage.look_back()
        if scene.aside:
            self._go_aside(scene, screen)
            return
        if screen == "table" and not self.look.screen and self.look.showing(scene) != "table":
            self.look = replace(self.look, screen="table", status="")
            return
        if screen == "photo":
            self._show_last(scene)
            return
        screen = "" if screen == "table" and not scene.between else screen
        newest = scene.history[-1].n if scene.history else 0
        self.look = replace(
            self.look, screen=screen, selected=newest, form=None, picker=None, status="", page=0
        )

    def _go_aside(self, scene: Scene, screen: str) -> None:
        """Show another screen before or after a match; the way back leads where one came from."""
        if screen == "table":
            if scene.start and scene.start.seat and not self.look.screen:
                self._arrange(OpenSeat(0))
            self.look = replace(self.look, screen="", status="", page=0)
        elif screen == "photo" and scene.end:
            self._show_last(scene)
        elif scene.end or SCREENS[screen].anytime:
            self.look = replace(self.look, screen=screen, status="", page=0)

    def _show_last(self, scene: Scene) -> None:
        photo = scene.photo
        for entry in reversed(scene.history[-400:]):
            photo = photo or self.stage.photo(entry.n)
        self.look = replace(self.look, screen="photo", photo=photo, status="")

    def _show(self, n: int) -> None:
        photo = self.stage.photo(n)
        if photo is None:
            self.look = replace(self.look, selected=n, status=say("display-no-strip"))
        else:
            self.look = replace(self.look, screen="photo", photo=photo, selected=n, status="")

    def _page(self, by: int) -> None:
        shown = SCREENS.get(self.look.screen)
        if shown is not None and shown.leafed:
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

    def _find(self) -> None:
        """Open one list of all that may be entered, unless something is being filled in."""
        scene = self.stage.scene()
        if self.look.screen != "form" and (scene.answers or scene.others):
            title = scene.question or say("display-enter-or-rule")
            every = of_everything(scene.answers, scene.others, title, self._made)
            self._take(Filled(picker=every))

    def _fill(self, action: Action) -> None:
        form, history = self.look.form, self.stage.scene().history
        filled = fill(form, self.look.picker, action, self._made)
        if filled is None:
            return
        self._take(filled)
        if isinstance(action, Submit) and form and filled.given:
            self._sent = (form, history[-1].n if history else 0)

    def _made(self, prompt: Prompt) -> Form:
        return self.stage.form(prompt)

    def _take(self, filled: Filled) -> None:
        if filled.given is not None:
            self._give(*filled.given)
            return
        screen = "form" if filled.form or filled.picker else ""
        self.look = replace(
            self.look, screen=screen, form=filled.form, picker=filled.picker, status=""
        )

    def _give(self, prompt: Prompt, values: Mapping[str, Any]) -> None:
        self._sent = None
        self._enter(prompt, values)
        self.look = replace(
            self.look, screen="", form=None, picker=None, status="", pointing=NOWHERE
        )

    def typed(self, key: str) -> bool:
        """Let a list or a form's words take a key; tell whether they did."""
        key = " " if key == "space" else key
        if not self.look.screen and (len(key) == 1 or key == "backspace"):
            return self.stage.typed(key)
        if self.look.screen != "form" or (len(key) != 1 and key != "backspace"):
            return False
        filled = typed(self.look.form, self.look.picker, key)
        if filled is not None:
            self._take(filled)
        return filled is not None

    def follow(self) -> None:
        """Let the pads of a seat leaf through a list, where the game has no other use for them."""
        scene, touches = self.stage.scene(), self.stage.leafed()
        if self._followed is not self.stage:
            # What was touched before anybody looked is over.
            self._followed, touches = self.stage, []
        for seat, name in touches:
            self._take_touch(scene, seat, name)
        self._come_back(scene)
        self._leave_pairing(scene)
        picker, form = self.look.picker, self.look.form
        if picker is not None and picker.by and not still_offered(scene, picker.by, form):
            self._take(Filled())

    def _leave_pairing(self, scene: Scene) -> None:
        """Show what was shown before, once a phone has come that the pairing screen waited for."""
        free = scene.pairing is not None and bool(scene.pairing.code)
        if self._free and not free and self.look.screen == "pairing":
            self.look = replace(self.look, screen="", status=say("display-phone-joined"))
        self._free = free

    def _come_back(self, scene: Scene) -> None:
        """Open a form that was refused once more, as it was filled in, with the reason."""
        if self._sent is None:
            return
        form, before = self._sent
        since = [entry for entry in scene.history[-_LATELY:] if entry.n > before]
        refused = [entry for entry in since if entry.refused == form.prompt.name]
        if not refused and all(entry.refused for entry in since):
            return
        self._sent = None
        if not refused or self.look.screen:
            return
        told = refused[0].reason
        if any(form.prompt in (a.prompt, *a.alike) for a in (*scene.answers, *scene.others)):
            self.look = replace(self.look, screen="form", form=replace(form, problem=told))
        else:
            self.look = replace(self.look, status=told)

    def _take_touch(self, scene: Scene, seat: int, name: str) -> None:
        filled = leafed(scene, self.look.form, self.look.picker, (seat, name), self._made)
        if filled is not None and (self.look.picker is not None or self.look.screen != "form"):
            self._take(filled)
